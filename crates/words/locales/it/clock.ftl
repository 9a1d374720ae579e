### Orologi: quanto tempo c’è per pensare, e quando gli orologi riposano.

## Un nuovo tavolo

clock = Tempo a disposizione
clock-help = Così nessuno aspetta all’infinito. Da tre ore in su, le notti e le vacanze di ciascuno non contano.
clock-none = Nessun limite
clock-by-turn = Per ogni turno
clock-by-game = Per tutta la partita, più un’aggiunta per ogni turno
clock-per-turn = { $time } per turno
clock-reserve = { $reserve } + { $increment } per turno
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
clock-minutes = { $count } min
clock-seconds = { $count } s
at-zero = Quando il tempo scade
at-zero-bot-turn = Un bot gioca quel turno
at-zero-bot-seat = Un bot prende il posto finché la persona non torna
at-zero-table = Decide il tavolo
at-zero-help = Se decide il tavolo, non succede nulla da solo: gli altri possono far giocare un bot oppure aspettare ancora.

## Al tavolo

clock-title = Orologi
clock-left = Tempo rimasto: { $name }
clock-day = g
clock-up = tempo scaduto
clock-rests = in pausa fino a
clock-missed = { $count ->
    [one] l’ultimo turno l’ha giocato un bot
   *[other] gli ultimi { $count } turni li ha giocati un bot
}
clock-then-bot-turn = Quando il tempo scade, un bot gioca quel turno.
clock-then-bot-seat = Quando il tempo scade, un bot prende il posto finché la persona non torna.
clock-then-table = Quando il tempo scade, gli altri possono far giocare un bot.
clock-late = Il tempo di { $name } è scaduto: il tavolo può far giocare un bot oppure aspettare ancora.

## Impostazioni

settings-title = Impostazioni
pauses-title = Quando si fermano i tuoi orologi
pauses-help = Ai tavoli con un limite di tre ore o più, il tuo orologio si ferma durante le tue notti e le tue vacanze. Le modifiche valgono da adesso in poi; il tempo già usato resta usato. Gli altri vedono quando il tuo orologio è in pausa e fino a quando.
pauses-zone = Fuso orario
pauses-zone-help = Una città del tuo fuso orario, per esempio Europe/Rome.
pauses-night = Notte
pauses-night-help = Al massimo 16 ore. Lascia vuoti entrambi i campi se l’orologio deve correre anche di notte.
pauses-holidays = Vacanze
pauses-holidays-help = Primo e ultimo giorno, al massimo 60 giorni in tutto. Per togliere una vacanza svuota i suoi campi.
pauses-from = Dalle
pauses-to = Alle
pauses-first-day = Primo giorno
pauses-last-day = Ultimo giorno

## Che cosa può andare storto

error-time-left = Il suo tempo non è ancora scaduto: un bot può giocare al suo posto solo dopo.
error-time-up = Il tuo tempo per questo turno è scaduto.
error-bad-clock = Un turno può durare da un minuto a 30 giorni; il tempo per tutta la partita può andare da un minuto a 60 giorni, con al massimo 3 giorni in più per turno.
error-bad-zone = Questo fuso orario non esiste. Scrivi un nome come Europe/Rome.
error-bad-night = Una notte ha un inizio e una fine e dura al massimo 16 ore.
error-bad-holidays = Una vacanza ha un primo e un ultimo giorno, in quest’ordine. Al massimo 12 vacanze, 60 giorni in tutto.
