### Relógios: quanto tempo há para pensar, e quando os relógios param.

## Uma nova mesa

clock = Limite de tempo
clock-help = Assim ninguém espera para sempre. A partir de três horas, as noites e férias de cada pessoa não contam.
clock-none = Nenhum
clock-by-turn = Para cada turno
clock-by-game = Para a partida inteira, com um acréscimo a cada turno
clock-per-turn = { $time } por turno
clock-reserve = { $reserve } + { $increment } por turno
clock-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-minutes = { $count } min
clock-seconds = { $count } s
at-zero = Quando o tempo acabar
at-zero-bot-turn = Um bot joga esse turno
at-zero-bot-seat = Um bot fica com o lugar até a pessoa voltar
at-zero-table = A mesa decide
at-zero-help = Se a mesa decide, nada acontece sozinho: os outros podem deixar um bot jogar ou continuar esperando.

## Na mesa

clock-title = Relógios
clock-left = Tempo restante: { $name }
clock-day = d
clock-up = tempo esgotado
clock-rests = em pausa até
clock-missed = { $count ->
    [one] um bot jogou o último turno
   *[other] um bot jogou os últimos { $count } turnos
}
clock-then-bot-turn = Quando o tempo acabar, um bot joga esse turno.
clock-then-bot-seat = Quando o tempo acabar, um bot fica com o lugar até a pessoa voltar.
clock-then-table = Quando o tempo acabar, os outros podem deixar um bot jogar.
clock-late = O tempo de { $name } acabou: a mesa pode deixar um bot jogar ou continuar esperando.

## Configurações

settings-title = Configurações
pauses-title = Quando seus relógios param
pauses-help = Em mesas com limite de três horas ou mais, seu relógio para durante suas noites e férias. As mudanças valem de agora em diante; o tempo já usado continua usado. Os outros veem quando seu relógio está em pausa e até quando.
pauses-zone = Fuso horário
pauses-zone-help = Uma cidade do seu fuso horário, como America/Sao_Paulo.
pauses-night = Noite
pauses-night-help = No máximo 16 horas. Deixe os dois campos vazios se o relógio deve correr também à noite.
pauses-holidays = Férias
pauses-holidays-help = Primeiro e último dia, no máximo 60 dias ao todo. Para remover férias, esvazie os campos.
pauses-from = Das
pauses-to = Até
pauses-first-day = Primeiro dia
pauses-last-day = Último dia

## O que pode dar errado

error-time-left = O tempo dessa pessoa ainda não acabou: só depois um bot pode jogar por ela.
error-time-up = Seu tempo para este turno acabou.
error-bad-clock = Um turno pode durar de um minuto a 30 dias; o tempo da partida inteira pode ir de um minuto a 60 dias, com no máximo 3 dias a mais por turno.
error-bad-zone = Não conhecemos esse fuso horário. Use um nome como America/Sao_Paulo.
error-bad-night = Uma noite precisa de início e fim e dura no máximo 16 horas.
error-bad-holidays = Férias precisam de um primeiro e um último dia, nessa ordem. No máximo 12 períodos, 60 dias ao todo.
