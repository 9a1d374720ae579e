### Salão, espera, fim da partida e replay.

## Salão

lobby-continue = Continue jogando
lobby-play = Jogar
lobby-how-many = Quantos jogam
lobby-for-players = { $least }–{ $most } jogadores
lobby-minutes = { $from }–{ $to } minutos
lobby-watch-tables = Partidas para assistir
lobby-watch = Assistir
lobby-finished-others = Partidas de outras pessoas
lobby-setting-up = Em preparação
lobby-turn-number = Turno { $number }
lobby-turn-number-of = Turno { $number } de { $of }
ago-now = agora mesmo
ago-minutes = há { $count } min
ago-hours = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [one] ontem
   *[other] há { $count } dias
}

## Antes da partida

new-table-listed = Qualquer pessoa pode achar esta mesa na lista e assistir
waiting-title = Esperando jogadores
waiting-help = A partida começa assim que todos os lugares estiverem ocupados.
waiting-anybody = Qualquer pessoa pode entrar
waiting-invited = Para quem tem o link
waiting-link = Criar link deste lugar
waiting-bot = Colocar um bot aqui
waiting-bot-level = Nível do bot
waiting-own-file = de um arquivo
links-title = Convide a turma
links-taken = Este lugar já está ocupado.
links-to-table = Ir para a mesa

## O fim

end-course = Pontos turno a turno
end-final = Posição final
rematch = Revanche
rematch-help = As mesmas pessoas e opções; todo mundo passa um lugar adiante.
rematch-on = A revanche começou. Seu lugar está guardado.
rematch-go = Ir para a revanche
rematch-watch = Assistir à revanche
share = Compartilhar
share-help = Copia um link desta partida. Quem o tiver pode ver a partida turno a turno.
watch-again = Ver de novo

## Replay

replay-turn = Turno { $number } de { $total } · { $name }
replay-before = Antes do primeiro turno
replay-turn-back = Um turno atrás
replay-turn-on = Um turno adiante
replay-play = Reproduzir
replay-pause = Pausar
fork-title = Jogar a partir daqui
fork-help = Abre uma nova mesa que começa neste momento. O que vier a ser sorteado será sorteado de novo.
fork-seat = Seu lugar
fork-bots = Contra bots
fork-friends = Com outras pessoas
keys-replay-step = uma jogada atrás ou adiante no replay
keys-replay-turn = um turno atrás ou adiante no replay
keys-replay-play = inicia ou pausa o replay

## Todas as páginas

sounds = Sons discretos
card-table = { $names } em uma mesa de { $game }.
rules-books = Livros de regras
rules-chapters = Capítulos
