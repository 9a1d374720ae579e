## Todas as páginas

site-name = Cowcatcher
site-tagline = Grandes jogos de tabuleiro, segundo as regras
nav-lobby = Mesas
nav-new = Nova mesa
nav-rules = Regras
nav-about = Sobre
skip-to-content = Ir para o conteúdo
language = Idioma
theme = Cores
theme-auto = Como no sistema
theme-light = Claro
theme-dark = Escuro
unofficial-notice = Uma implementação não oficial, sem textos nem arte das editoras.
your-name = Seu nome
default-name = Jogador
your-name-help = Os outros na mesa o veem.
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
lobby-play-now = Jogar já contra bots
lobby-play-now-help = Escolha quantos jogam. Bots ocupam os outros lugares e a partida começa na hora.
lobby-new-table = Preparar uma mesa
lobby-open-tables = Mesas abertas
lobby-open-tables-empty = No momento ninguém procura jogadores.
lobby-finished-tables = Partidas terminadas
lobby-your-turn = Sua vez
lobby-turn-of = Esperando { $name }
lobby-waiting-for-players = { $count ->
    [one] Esperando { $count } jogador
   *[other] Esperando { $count } jogadores
}
lobby-finished = Terminada
lobby-abandoned = Abandonada
lobby-go-on = Continuar
lobby-join = Sentar-se
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
game-gwt1-help = O jogo de 2016: rumo ao oeste até San Francisco, cabanas, dez construções privadas.
game-gwt2 = Great Western Trail, segunda edição
game-gwt2-help = O jogo de 2021: rumo ao leste até Nova York, bandidos, fichas de troca, doze construções privadas.
game-steam = Steam
game-steam-help = Ferrovias em um mapa de hexágonos: dê lances pela ordem de jogo, coloque trilhos, entregue mercadorias. Jogo básico e padrão, dois mapas ou um seu.
option-players = Jogadores
option-simmental = Variante Simmental
option-simmental-help = Bezerros à venda que viram novilhas e vacas nas suas visitas a Kansas City. Somente na segunda edição.
option-neutral = Construções neutras
option-neutral-help = Onde ficam as sete construções neutras.
option-neutral-letters = Em suas letras (para a primeira partida)
option-neutral-random = Em qualquer lugar
option-buildings = Construções privadas
option-buildings-help = Qual lado das construções privadas fica para cima, igual para todos.
option-buildings-a = Todas no lado a (para a primeira partida)
option-buildings-b = Todas no lado b
option-buildings-random = Cada uma em um lado ao acaso
option-simmental-yes = Sim
option-simmental-no = Não
option-sam = Oponente do modo solo: Sam (reconstrução)
option-sam-help = Para uma pessoa só: deixe todos os outros lugares vazios. As regras do Sam impresso não são públicas; esta é uma reconstrução.
option-sam-medium = Médio: todas as 15 cartas
option-sam-easy = Fácil: 12 cartas
option-sam-hard = Difícil: todas as 15 cartas e mais três trabalhadores
option-rules = Regras
option-rules-help = No jogo básico capta-se dinheiro quando é preciso; o jogo padrão é mais apertado e leiloa a ordem a cada rodada.
option-rules-standard = Jogo padrão
option-rules-base = Jogo básico (para a primeira partida)
option-map = Mapa
option-map-help = O nordeste dos EUA serve para 3 ou 4 jogadores, o Ruhr para 4 ou 5. Um mapa seu é um ficheiro de texto.
option-map-ne-usa = Nordeste dos EUA e sudeste do Canadá
option-map-ruhr = Baixo Reno e Ruhr
option-order = Primeira ordem de jogo
option-order-help = Como o jogo básico encontra a primeira ordem de jogo.
option-order-auction = Por leilão
option-order-random = Ao acaso (para a primeira partida)
option-file = ou um ficheiro seu
seat-number = Lugar { $number }
seat-me = Você
seat-here = Outro jogador nesta tela
seat-here-help = Vocês dividem a tela e a passam adiante.
seat-bot = Bot
seat-invite = Convite por link
seat-invite-help = Você recebe um link secreto para enviar a um amigo.
seat-open = Aberto a qualquer um
seat-open-help = Fica com quem chegar primeiro ao salão.
seat-alone = Ninguém – jogar só contra o oponente do próprio jogo
seat-nobody = Ninguém ainda
bot-random = Aleatório: joga qualquer coisa permitida
bot-heuristic = Razoável: joga com bom senso
bot-easy = Fácil: joga por intuição e erra de vez em quando
bot-medium = Médio: conhece o ofício
bot-hard = Difícil: pensa adiante
bot-expert = Especialista: olha muitas rodadas adiante e leva um segundo para isso

## Convites e lugares

invite-title = Convite
invite-text = { $name } convida você para uma mesa de { $game }.
invite-send = Envie este link a quem deve ocupar o lugar. Quem o abrir pode se sentar.
invite-accept = Sentar-se
invite-taken = Este lugar está ocupado.
seat-to-bot = Deixar um bot jogar por { $name }
seat-to-bot-mine = Deixar um bot jogar por mim
seat-take-back = Retomar meu lugar
seat-played-by-bot = Um bot joga por { $name }
watching = Você está assistindo.

## A página do jogo

turn-yours = Sua vez
turn-yours-as = Sua vez como { $name }
turn-of = Vez de { $name }
turn-pass-screen = Agora joga { $name }. Passe a tela adiante.
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
hand-limit = Limite da mão
tokens = Fichas de troca
draw-pile = Pilha de cartas
discard-pile = Pilha de descarte
undo-step = Desfazer uma jogada
undo-turn = Desfazer o turno
undo-none = Não há nada que você possa desfazer.
undo-ask = Pedir para voltar
undo-ask-help = Alguém soube de algo desde então: todos na mesa precisam concordar.
undo-asked = { $name } pede para voltar para antes disto: “{ $what }”.
undo-waiting = Esperando o consentimento de { $names }.
undo-agree = Concordar
undo-refuse = Recusar
why-not = Por que não?
why-not-help = Pare o ponteiro sobre algo que não brilha, ou mantenha-o pressionado: a regra que o proíbe será mostrada.
why-not-nothing = Não falta nada: você pode fazer tudo o que responde à pergunta.
why-not-wait = Nada é pedido a você agora: { $name } decide.
why-not-idle = Nada é pedido a ninguém agora.
why-not-clauses = As regras que importam agora
clause = Regra { $clause }
try-on = Experimentar
try-help = Faz jogadas só para você: ninguém as vê, e você pode descartá-las.
try-notice = Experimentando: nada é jogado
try-score = Pontuação até agora: { $before } → { $after }
try-play = Jogar assim
try-drop = Descartar
try-reveals = Esta jogada mostraria algo novo, por isso não pode ser experimentada. Jogue antes as outras.
try-dropped = As jogadas experimentadas não cabem mais na mesa e foram descartadas.
hurry = Pular adiante
hurry-help = Os bots jogam sem pausa até que uma pessoa tenha de decidir.
warn-reveals = Revela algo: não pode ser desfeito.
end-turn-left = Sem uso: { $what }
since-your-turn = Desde seu último turno
log-title = Registro
log-empty = Nada aconteceu ainda.
score-title = Pontuação até agora
score-help = Como seria se a partida terminasse agora.
score-final = Pontuação final
score-category = Categoria
score-total = Total
score-chart = Pontos por categoria
score-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-rank = { $rank }º lugar
history = Histórico
history-previous = Uma jogada atrás
history-next = Uma jogada adiante
history-live = Voltar à partida
history-notice = Você está vendo o passado.
more-title = Mais
chat-title = Conversa
chat-empty = Ninguém disse nada ainda.
chat-write = Mensagem para a mesa
chat-send = Enviar
notices-on = Avisar quando for a minha vez
notices-off = Sem mais avisos
notice-turn = É a sua vez em { $table }.
reconnecting = Conexão perdida. Reconectando…
reconnected = Conectado de novo.
game-updated = A mesa seguiu adiante.
abandon = Deixar a partida
abandon-confirm = A partida termina para todos e não é pontuada. Deixá-la?
game-over = A partida terminou
winner = { $count ->
    [one] { $names } vence
   *[other] Vitória compartilhada: { $names }
}
download-journal = Baixar o diário
download-journal-help = A partida inteira como texto: pode ser repetida e conferida.
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
about-what = Cowcatcher é juiz, mesa, adversários e arquivo em um só programa. Conhece cada regra dos jogos que oferece, faz com que seja cumprida e diz por quê.
about-unofficial = É um trabalho não oficial de entusiastas. Os nomes dos jogos pertencem às suas editoras; textos e arte aqui são nossos. Compre os jogos de que gosta.
about-privacy = Seu nome e seus lugares ficam neste servidor e em um cookie do seu navegador. Nada vai para outro lugar.
about-api = Programas também podem ocupar um lugar: a interface está descrita em { $address }.
about-version = Versão { $version }

## O que deu errado

error-title = Não deu certo
error-not-found = Esta página não existe.
error-table-not-found = Esta mesa não existe.
error-not-your-seat = Este lugar não é seu.
error-stale = A mesa seguiu adiante nesse meio-tempo. Olhe de novo.
error-bad-action = Isso não é uma ação deste jogo.
error-bad-request = Não foi possível entender o pedido.
error-bad-name = Um nome tem de 1 a { $most } caracteres.
error-bad-options = Estas opções não combinam: { $reason }
error-too-large = O texto era longo demais.
error-origin = O pedido veio de outro site e foi recusado.
error-session = Sua sessão não foi reconhecida. Recarregue a página.
error-too-many = Pedidos demais. Espere um momento.
error-server = Algo quebrou do nosso lado. O que foi confirmado está seguro.
error-offline = Não é possível alcançar o servidor.
error-home = Para as mesas
game-mombasa = Mombasa
game-mombasa-help = Quatro companhias, sete rondas: planeie cartas em segredo, expanda, faça a contabilidade, lapide diamantes. Grande parte dos dados impressos é reconstruída.
option-tracks = Trilhos das companhias
option-tracks-help = Que trilho recebe cada companhia.
option-tracks-random = Tirados à sorte
option-tracks-beginner = Os de um primeiro jogo

## The action bar

actions-tab = Ações
hand-tab = Mão
own-board-tab = Meu tabuleiro
score-tab = Pontuação
tabs-title = Mais sobre a partida
stepper-less = Menos
stepper-more = Mais
stepper-amount = Quantia
do-it = Fazer
explain-why = Pressione para saber por que não agora.

## Following the others

narration-title = O que foi feito por último
pace-title = Velocidade dos bots
pace-by-turn = Turno a turno
pace-by-step = Passo a passo
pace-slow = Lenta
pace-normal = Normal
pace-fast = Rápida
pace-at-once = De uma vez
filter-title = Mostrar no registro
filter-all = Tudo
filter-me = Sobre mim
log-look = Ver este momento
chat-unread = Mensagens novas
gallery-title = Entre quem assiste
gallery-help = Só quem assiste escreve aqui; quem joga pode ler.
gallery-write = Mensagem para quem assiste
undo-mine = Desfazer meu último turno
undo-mine-help = Volta para antes disto: “{ $what }”. Depois os bots jogam de novo.
undo-mine-long = Volta ao seu último turno. Depois os bots jogam de novo.
undo-ask-before = Voltar para antes disto: “{ $what }”. Todos na mesa precisam concordar.
undo-asked-earlier = { $name } pede para voltar a um momento anterior.
undo-here = Continuar daqui
undo-here-help = O que foi jogado depois é desfeito; em seguida os bots jogam de novo.
undo-ask-here = Pedir para voltar a este momento
seat-to-bot-later = { $hours ->
    [one] Quando { $name } tiver feito a mesa esperar por { $hours } hora, um bot poderá jogar em seu lugar. A partir de:
   *[other] Quando { $name } tiver feito a mesa esperar por { $hours } horas, um bot poderá jogar em seu lugar. A partir de:
}
error-too-soon = { $hours ->
    [one] Um bot só pode jogar por outra pessoa depois que ela fez a mesa esperar por { $hours } hora.
   *[other] Um bot só pode jogar por outra pessoa depois que ela fez a mesa esperar por { $hours } horas.
}
error-sits = Você tem um lugar nesta mesa: fale na mesa.
why-not-can = Agora você pode:

## Fewer clicks

goal-title = Caminhar até lá
goal-walk = Até um local mais adiante …
goal-others = De uma só vez
goal-way = { $place }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
goal-pays = { $amount } para { $name }
goal-pays-bank = { $amount } para o banco
goal-then = { $way }; depois: { $what }
asking = Perguntas com uma só resposta
asking-not-one = Não perguntar, continuar
asking-all = Perguntar sempre
