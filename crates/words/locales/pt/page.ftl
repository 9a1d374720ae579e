## Todas as páginas

site-name = Cowcatcher
site-tagline = Jogos de tabuleiro pesados, com as regras à risca
nav-lobby = Mesas
nav-new = Nova mesa
nav-rules = Regras
nav-about = Sobre
skip-to-content = Ir para o conteúdo
language = Idioma
theme = Cores
theme-auto = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
unofficial-notice = Uma versão não oficial, sem textos nem arte das editoras.
your-name = Seu nome
default-name = Visitante
your-name-help = É assim que os outros veem você na mesa.
save = Salvar
saved = Salvo
close = Fechar
cancel = Cancelar
confirm = Confirmar
back = Voltar
copy = Copiar
copied = Copiado
loading = Carregando…

## Salão

lobby-title = Mesas
lobby-play-now = Jogar agora contra bots
lobby-play-now-help = Escolha quantos jogam. Os bots ocupam os outros lugares e a partida começa na hora.
lobby-new-table = Preparar uma mesa
lobby-open-tables = Mesas abertas
lobby-open-tables-empty = Ninguém está procurando jogadores no momento.
lobby-finished-tables = Partidas terminadas
lobby-your-turn = Sua vez
lobby-turn-of = Esperando { $name }
lobby-waiting-for-players = { $count ->
    [one] Esperando { $count } jogador
   *[other] Esperando { $count } jogadores
}
lobby-finished = Terminada
lobby-abandoned = Interrompida
lobby-older = Mesas mais antigas
lobby-go-on = Continuar
lobby-join = Entrar na mesa
lobby-results = Resultados
lobby-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}

## Nova mesa

new-table-title = Nova mesa
new-table-game = Jogo
new-table-options = Opções
new-table-seats = Lugares
new-table-start = Começar
game-gwt1 = Great Western Trail, primeira edição
game-gwt1-help = O original de 2016: conduza o seu rebanho até Kansas City e despache-o de trem para o oeste, até San Francisco. Com cabanas e dez construções privadas.
game-gwt2 = Great Western Trail, segunda edição
game-gwt2-help = A edição de 2021: despache o seu rebanho para o leste, até Nova York. Com bandidos, fichas de troca e doze construções privadas.
game-steam = Steam
game-steam-help = Ferrovias em um mapa de hexágonos: dê lances pela ordem de jogo, coloque trilhos, entregue mercadorias. Jogo básico e jogo padrão, dois mapas ou um seu.
option-players = Jogadores
option-simmental = Variante Simmental
option-simmental-help = Bezerros à venda que viram novilhas e vacas nas suas visitas a Kansas City. Só na segunda edição.
option-neutral = Construções neutras
option-neutral-help = Onde ficam as sete construções neutras.
option-neutral-letters = Cada uma na sua letra (para a primeira partida)
option-neutral-random = Ao acaso
option-buildings = Construções privadas
option-buildings-help = Qual lado das construções privadas fica para cima (igual para todos).
option-buildings-a = Todas no lado a (para a primeira partida)
option-buildings-b = Todas no lado b
option-buildings-random = Cada uma em um lado sorteado
option-simmental-yes = Sim
option-simmental-no = Não
option-sam = Oponente do modo solo: Sam (reconstrução)
option-sam-help = Para o modo solo: deixe vazios todos os outros lugares. As regras do Sam impresso não são públicas; esta é uma reconstrução.
option-sam-medium = Médio: todas as 15 cartas
option-sam-easy = Fácil: 12 cartas
option-sam-hard = Difícil: todas as 15 cartas e três trabalhadores a mais
option-rules = Regras
option-rules-help = No jogo básico você capta recursos quando precisa; o jogo padrão é mais apertado e leiloa a ordem de jogo a cada rodada.
option-rules-standard = Jogo padrão
option-rules-base = Jogo básico (para a primeira partida)
option-map = Mapa
option-map-help = O nordeste dos EUA é indicado para 3 ou 4 jogadores, o Ruhr para 4 ou 5. Um mapa seu é um arquivo de texto.
option-map-ne-usa = Nordeste dos EUA e sudeste do Canadá
option-map-ruhr = Baixo Reno e Ruhr
option-order = Ordem de jogo inicial
option-order-help = Como é definida a ordem de jogo na primeira rodada do jogo básico.
option-order-auction = Por leilão
option-order-random = Ao acaso (para a primeira partida)
option-file = ou um arquivo seu
seat-number = Lugar { $number }
seat-me = Você
seat-here = Outra pessoa neste aparelho
seat-here-help = Vocês jogam no mesmo aparelho e o passam de mão em mão.
seat-bot = Bot
seat-invite = Convite por link
seat-invite-help = Você recebe um link secreto para enviar a quem quiser.
seat-open = Aberto a qualquer pessoa
seat-open-help = Fica com a primeira pessoa que chegar pela lista de mesas.
seat-alone = Ninguém – partida solo contra o oponente do próprio jogo
seat-nobody = Ninguém ainda

## Convites e lugares

invite-title = Convite
invite-text = { $name } convida você para uma mesa de { $game }.
invite-send = Envie este link a quem você quer neste lugar. Quem o abrir pode entrar na mesa.
invite-accept = Entrar na mesa
seat-to-bot = Deixar um bot jogar por { $name }
seat-to-bot-mine = Um bot joga por mim
seat-take-back = Retomar meu lugar
seat-played-by-bot = Um bot joga por { $name }
watching = Você está assistindo.

## A página do jogo

turn-yours = Sua vez
turn-yours-as = Sua vez como { $name }
turn-of = Vez de { $name }
turn-pass-screen = Vez de { $name }: passe o aparelho.
turn-show-hand = Sou { $name }: mostrar minha mão
bot-thinking = { $name } está pensando…
last-turns = { $count ->
    [0] Este é o último turno
    [one] Mais { $count } turno depois deste
   *[other] Mais { $count } turnos depois deste
}
board-title = Tabuleiro
hand-title = Sua mão
own-board-title = Sua ficha de jogador
players-title = Os outros jogadores
actions-title = O que você pode fazer
actions-none = Nada a decidir agora.
show-board-of = Mostrar a ficha de { $name }
zoom-in = Aproximar
zoom-out = Afastar
zoom-reset = Tabuleiro inteiro
money = Dinheiro
certificates = Certificados
engine = Locomotiva
steps = Passos
hand-cards = Cartas na mão
hand-limit = Limite da mão
tokens = Fichas de troca
draw-pile = Pilha de cartas
discard-pile = Pilha de descarte
undo-step = Desfazer
undo-turn = Desfazer o turno
undo-ask = Pedir para desfazer
undo-ask-help = Desde então foram reveladas informações novas, por isso todos na mesa precisam concordar.
undo-asked = { $name } pede para voltar para antes disto: “{ $what }”.
undo-waiting = Esperando a resposta de { $names }.
undo-agree = Concordar
undo-refuse = Recusar
why-not = Por que não?
why-not-help = Pare o ponteiro sobre algo que não esteja brilhando (ou toque e segure) para ver qual regra impede.
why-not-nothing = Nada está bloqueado agora: você pode escolher qualquer resposta.
why-not-wait = Agora quem decide é { $name }.
why-not-idle = Ninguém tem nada a decidir agora.
why-not-clauses = As regras que importam agora
clause = Regra { $clause }
try-on = Experimentar
try-help = Faça jogadas só para você: ninguém as vê, e você pode voltar atrás quando quiser.
try-notice = Experimentando: nada foi jogado ainda
try-score = Pontuação até agora: { $before } → { $after }
try-play = Jogar assim
try-drop = Deixar para lá
try-reveals = Isto revelaria informação oculta, por isso não dá para experimentar. Jogue primeiro as jogadas anteriores.
try-dropped = A partida seguiu em frente, por isso suas jogadas experimentadas foram desfeitas.
hurry = Acelerar os bots
hurry-help = Os bots jogam sem pausa até a vez de uma pessoa.
warn-reveals = Revela informação: não dá para desfazer.
end-turn-left = Você ainda pode: { $what }
since-your-turn = Desde seu último turno
log-title = Registro
log-empty = Nada aconteceu ainda.
score-title = Pontuação até agora
score-help = Como ficaria se a partida terminasse agora.
score-final = Pontuação final
score-category = Categoria
score-total = Total
score-chart = Pontos por categoria
score-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-rank = { $rank }º lugar
history = Histórico
history-previous = Uma jogada atrás
history-next = Uma jogada adiante
history-live = Voltar à partida
history-notice = Você está vendo uma posição anterior.
more-title = Mais
chat-title = Bate-papo
chat-empty = Ninguém disse nada ainda.
chat-write = Mensagem para a mesa
chat-send = Enviar
notices-on = Avisar na minha vez
notices-off = Parar de avisar
notice-turn = É a sua vez no { $table }!
reconnecting = Conexão perdida. Reconectando…
reconnected = Conexão restabelecida.
game-updated = A partida seguiu em frente.
abandon = Encerrar para todos
abandon-confirm = A partida termina para todos, sem pontuação. Encerrar mesmo assim?
game-over = A partida terminou
winner = { $count ->
    [one] { $names } vence
   *[other] Vitória compartilhada: { $names }
}
download-journal = Baixar a partida
download-journal-help = A partida inteira como texto: pode ser vista de novo e conferida.
keys-title = Teclas
keys-undo-step = desfaz uma jogada
keys-undo-turn = desfaz o turno
keys-done = encerra o turno ou a ação
keys-digits = escolhem na lista de ações, ou entre as peças que brilham
keys-try = experimenta jogadas, só para você
keys-hurry = faz os bots jogarem sem pausa
keys-why = explica o que está em foco ou abre as regras
keys-tab = passa de peça em peça

## Regras

rules-title = Regras
rules-of = Regras de { $game }
rules-search = Buscar nas regras
rules-search-button = Buscar
rules-found = { $count ->
    [0] Nenhuma cláusula encontrada
    [one] { $count } cláusula encontrada
   *[other] { $count } cláusulas encontradas
}
rules-all = Todas as cláusulas

## Sobre

about-title = Sobre o Cowcatcher
about-what = O Cowcatcher é juiz, mesa, adversários e arquivo em um só programa. Ele conhece cada regra dos jogos que oferece, garante que seja cumprida e explica por quê.
about-unofficial = É um trabalho não oficial, feito por fãs. Os nomes dos jogos pertencem às suas editoras; os textos e a arte daqui são nossos. Compre os jogos de que você gosta.
about-privacy = Seu nome e seus lugares ficam neste servidor e em um cookie do seu navegador. Nada vai para outro lugar.
about-api = Programas também podem ocupar um lugar: a interface está descrita em { $address }.
about-version = Versão { $version }

## O que deu errado

error-title = Não deu certo
error-not-found = Esta página não existe.
error-table-not-found = Esta mesa não existe.
error-not-your-seat = Este lugar não é seu.
error-stale = A partida mudou enquanto você decidia. Olhe o tabuleiro e tente de novo.
error-bad-request = Não foi possível entender o pedido.
error-bad-name = O nome deve ter de 1 a { $most } caracteres.
error-bad-options = Estas opções não podem ser combinadas: { $reason }
error-too-large = O texto era longo demais.
error-origin = O pedido veio de outro site e foi recusado.
error-session = Sua sessão não foi reconhecida. Recarregue a página.
error-too-many = Pedidos demais. Espere um momento.
error-server = Algo deu errado do nosso lado. Todas as jogadas confirmadas estão salvas.
error-offline = Não foi possível falar com o servidor.
error-home = Ir para as mesas
game-mombasa = Mombasa
game-mombasa-help = Quatro companhias, sete rodadas: planeje cartas em segredo, expanda, faça a contabilidade, lapide diamantes. Grande parte dos dados impressos é uma reconstrução nossa.
option-tracks = Trilhas das companhias
option-tracks-help = Qual trilha cada companhia recebe.
option-tracks-random = Sorteadas
option-tracks-beginner = As da primeira partida

## The action bar

actions-tab = Ações
hand-tab = Mão
own-board-tab = Minha ficha
score-tab = Pontuação
tabs-title = Mais sobre a partida
stepper-less = Menos
stepper-more = Mais
stepper-amount = Quantia
do-it = Fazer
explain-why = Toque para saber por que não agora.

## Following the others

narration-title = Últimas jogadas
pace-title = Velocidade dos bots
pace-by-turn = Turno a turno
pace-by-step = Jogada a jogada
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-at-once = Instantânea
filter-title = Mostrar no registro
filter-all = Tudo
filter-me = Sobre mim
log-look = Ver este momento
chat-unread = Mensagens novas
gallery-title = Só para quem assiste
gallery-help = Só quem assiste escreve aqui; quem joga pode ler.
gallery-write = Mensagem para quem assiste
undo-mine = Desfazer último turno
undo-mine-help = Volta para antes disto: “{ $what }”. Depois os bots jogam de novo.
undo-mine-long = Volta ao seu último turno. Depois os bots jogam de novo.
undo-ask-before = Voltar para antes disto: “{ $what }”. Todos na mesa precisam concordar.
undo-asked-earlier = { $name } pede para voltar a um momento anterior.
undo-here = Continuar daqui
undo-here-help = O que foi jogado depois é desfeito; em seguida os bots jogam de novo.
undo-ask-here = Pedir para voltar aqui
seat-to-bot-later = { $hours ->
    [one] Quando { $name } tiver feito a mesa esperar por { $hours } hora, um bot poderá jogar em seu lugar. A partir de:
   *[other] Quando { $name } tiver feito a mesa esperar por { $hours } horas, um bot poderá jogar em seu lugar. A partir de:
}
error-too-soon = { $hours ->
    [one] Um bot só pode jogar por outra pessoa depois que ela fez a mesa esperar por { $hours } hora.
   *[other] Um bot só pode jogar por outra pessoa depois que ela fez a mesa esperar por { $hours } horas.
}
error-sits = Você tem um lugar nesta mesa: escreva no bate-papo da mesa.
why-not-can = Agora você pode:

## Fewer clicks

goal-title = Ir direto até lá
goal-walk = Até um local mais adiante…
goal-others = De uma só vez
goal-way = { $place }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
goal-pays = { $amount } para { $name }
goal-pays-bank = { $amount } para o banco
goal-then = { $way }; depois: { $what }
asking = Perguntas com uma só resposta
asking-not-one = Continuar sem perguntar
asking-all = Perguntar sempre
