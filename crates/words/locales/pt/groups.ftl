### Grupos: pessoas que jogam juntas muitas vezes.

## A lista de grupos, e um novo

groups-title = Grupos
groups-help = Um grupo mantém os amigos juntos: quem faz parte entra nas mesas dele sem precisar de link, e os resultados são somados. Mais ninguém pode vê-lo.
groups-new = Novo grupo
groups-name = Nome do grupo
groups-found = Criar grupo

## A página de um grupo

group-next = Próxima partida
group-next-help = O mesmo jogo e as mesmas opções da última vez; todo mundo passa um lugar adiante. Os lugares ficam guardados para o grupo.
group-other = Outra partida
group-first = Preparar a primeira partida
group-first-help = Ainda não se jogou nada aqui.
group-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
group-going = Partidas em andamento
group-results = Resultados
group-results-help = Os bots contam para as colocações. Partidas em que alguém ocupou vários lugares não contam para essa pessoa.
group-second = 2º
group-third = 3º
group-people = Pessoas
group-host = responsável
group-host-help = Quem está há mais tempo no grupo é responsável por ele: pode mudar o nome do grupo e remover pessoas.
group-remove = Remover
group-remove-name = Remover { $name } do grupo
group-own-name = Seu nome no grupo
group-link = Novo link de convite
group-link-help = O link aparece uma única vez, para você enviar aos amigos. O anterior deixa de funcionar.
group-linked = Quem tem o último link pode entrar.
group-unlinked = No momento, nenhum link de convite está valendo.
group-leave = Sair do grupo

## Links e convites

group-send = Envie este link a quem deve fazer parte do grupo. Ele vale até que alguém crie outro, e só aparece esta vez.
group-go = Ir para o grupo
group-invited = { $name } convida você para o grupo “{ $group }”.
group-join = Entrar no grupo

## Em uma mesa

group-of = Grupo: { $name }
group-table = Uma mesa para o grupo “{ $name }”
waiting-group = Para quem é do grupo
seat-member = Alguém do grupo
seat-member-help = Qualquer pessoa do grupo pode entrar, sem link.

## O que deu errado

error-unknown-group = Você não faz parte de nenhum grupo com este endereço.
error-not-your-group = Só quem é responsável pelo grupo pode fazer isso.
error-group-full = Este grupo está cheio.
