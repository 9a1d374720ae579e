### O acervo de partidas terminadas, o próprio histórico, os ratings.

nav-archive = Acervo
nav-record = Meu histórico

## O acervo

archive-title = Acervo
archive-help = Partidas terminadas que todos os que jogaram tornaram públicas.
archive-empty = Nenhuma partida encontrada. Uma partida aparece aqui quando todos os que jogaram concordam.
archive-filters = O que procurar
archive-game = Jogo
archive-any-game = Todos os jogos
archive-players = Jogadores
archive-any = Qualquer
archive-name = Nome de quem jogou
archive-name-help = Basta o começo do nome.
archive-from = De
archive-to = Até
archive-rated-only = Só partidas ranqueadas
archive-search = Procurar
archive-clear = Limpar
archive-more = Partidas mais antigas
archive-newest = Partidas mais recentes
archive-replay = Replay
archive-rated = Ranqueada
archive-private = Privada
archive-public = Pública
archive-date = { $day }/{ $month }/{ $year }

## Tornar uma partida pública

publish-help = Quando todos os que jogaram concordarem, qualquer pessoa poderá encontrar e rever esta partida no acervo. Cada um pode voltar atrás quando quiser.
publish-help-alone = Qualquer pessoa poderá encontrar e rever esta partida no acervo. Você pode voltar atrás quando quiser.
publish = Tornar a partida pública
publish-agree = Concordar em torná-la pública
publish-waiting = Você concordou em tornar esta partida pública. Ainda falta: { $names }
publish-asked = Há quem queira tornar esta partida pública. Ainda falta: { $names }
publish-done = Qualquer pessoa pode encontrar esta partida no acervo.
publish-withdraw = Torná-la privada

## O próprio histórico

record-title = Seu histórico
record-private = Só você vê esta página.
record-empty = Você ainda não terminou nenhuma partida. Quando terminar, seus resultados serão somados aqui.
record-game = Jogo
record-games = Partidas
record-wins = Vitórias
record-rank = Colocação média
record-points = Média de pontos
record-best = Recorde
record-categories = Média de pontos por categoria
record-styles = Estratégias favoritas
record-styles-help = A estratégia que você seguiu mais do que os outros na mesa.
record-strategy = Estratégia
record-rivals = Confronto direto
record-rival = Adversário
record-ahead = À frente
record-behind = Atrás
record-level = Empate
record-finished = Suas partidas terminadas
record-several = Partidas em que você ocupou vários lugares não contam acima.
record-export = Leve seus dados
record-export-record = Histórico em JSON
record-export-games = Todos os resultados em JSON
record-export-journals = Todas as partidas inteiras em JSON, uma por linha

## Ratings

rating-title = Ratings
rating = Rating
rating-told = { $points } ± { $margin }
rating-provisional = provisório
rating-help = Todo mundo começa com 1500. O ± diz quanto o rating ainda pode estar errado. Até dez partidas ranqueadas ele é provisório.
rating-none = Você ainda não terminou nenhuma partida ranqueada. Você pode escolher isso ao montar uma mesa.
ladder-title = Classificação
ladder-help = Os bots e as pessoas que querem aparecer aqui. Há uma classificação para cada jogo e número de jogadores.
ladder-empty = Ninguém aqui terminou ainda uma partida ranqueada.
ladder-place = Lugar
ladder-player = Jogador
ladder-you = você
ladder-show = Mostrar meu nome na classificação
ladder-name = Seu nome na classificação
ladder-shown = Você está na classificação como { $name }.
ladder-hide = Tirar meu nome da classificação
ladder-look = Ver a classificação

## Mesas ranqueadas

new-table-rated = Partida ranqueada: um lugar por pessoa, sem dicas, sem voltar depois que algo foi revelado
rated-table = Partida ranqueada
error-not-ratable = Uma partida ranqueada tem pelo menos dois lugares, e ninguém pode ocupar mais de um.
error-rated = Isso não é possível em uma mesa ranqueada.
error-bad-search = { $what ->
    [players] Nenhum jogo é para tantos jogadores.
    [option] Este jogo não tem essa opção.
   *[dates] Essas datas não fazem sentido.
}
