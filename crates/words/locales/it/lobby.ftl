### Sala, attesa, fine della partita e replay.

## Sala

lobby-continue = Continua a giocare
lobby-play = Gioca
lobby-how-many = In quanti si gioca
lobby-for-players = { $least }–{ $most } giocatori
lobby-minutes = { $from }–{ $to } minuti
lobby-watch-tables = Partite da guardare
lobby-watch = Guarda
lobby-finished-others = Partite di altri
lobby-setting-up = In preparazione
lobby-turn-number = Turno { $number }
lobby-turn-number-of = Turno { $number } di { $of }
ago-now = adesso
ago-minutes = { $count } min fa
ago-hours = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}

## Prima della partita

new-table-listed = Chiunque può trovare questo tavolo nella sala e guardare
waiting-title = In attesa di giocatori
waiting-help = La partita comincia appena tutti i posti sono occupati.
waiting-anybody = Può sedersi chiunque
waiting-invited = Per chi ha il link
waiting-link = Crea un link d’invito
waiting-bot = Metti un bot qui
waiting-bot-level = Livello del bot
waiting-own-file = da un file
links-title = Invita i tuoi amici
links-taken = Qui siede già qualcuno.
links-to-table = Vai al tavolo

## La fine

end-course = Punti turno per turno
end-final = Posizione finale
rematch = Rivincita
rematch-help = Le stesse persone e opzioni, tutti un posto più avanti.
rematch-on = La rivincita è cominciata. Il tuo posto è riservato.
rematch-go = Vai alla rivincita
rematch-watch = Guarda la rivincita
share = Condividi
share-help = Copia un link a questa partita. Chi lo ha può guardarla turno per turno.
watch-again = Rivedi

## Replay

replay-turn = Turno { $number } di { $total } · { $name }
replay-before = Prima del primo turno
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Riproduci
replay-pause = Pausa
fork-title = Gioca da qui
fork-help = Apre un nuovo tavolo che comincia da questo momento. Da lì in poi le pesche sono nuove.
fork-seat = Il tuo posto
fork-bots = Contro i bot
fork-friends = Con amici
keys-replay-step = una mossa indietro o avanti nel replay
keys-replay-turn = un turno indietro o avanti nel replay
keys-replay-play = riproduce il replay o lo mette in pausa

## Ogni pagina

sounds = Suoni discreti
card-table = { $names } a un tavolo di { $game }.
rules-books = Regolamenti
rules-chapters = Capitoli
