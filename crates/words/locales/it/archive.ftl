### L’archivio delle partite finite, le proprie statistiche, i rating.

nav-archive = Archivio
nav-record = Le mie partite

## L’archivio

archive-title = Archivio
archive-help = Partite finite che tutti quelli che le hanno giocate hanno reso pubbliche.
archive-empty = Nessuna partita trovata. Una partita compare qui quando tutti quelli che l’hanno giocata sono d’accordo.
archive-filters = Che cosa cercare
archive-game = Gioco
archive-any-game = Tutti i giochi
archive-players = Giocatori
archive-any = Qualsiasi
archive-name = Nome di un giocatore
archive-name-help = Basta l’inizio del nome.
archive-from = Dal
archive-to = Al
archive-rated-only = Solo partite classificate
archive-search = Cerca
archive-clear = Azzera
archive-more = Partite meno recenti
archive-newest = Partite più recenti
archive-replay = Replay
archive-rated = Classificata
archive-private = Privata
archive-public = Pubblica
archive-date = { $day }/{ $month }/{ $year }

## Rendere pubblica una partita

publish-help = Quando tutti quelli che hanno giocato sono d’accordo, chiunque può trovare e rivedere questa partita nell’archivio. Ognuno di voi può ripensarci in qualsiasi momento.
publish-help-alone = Chiunque potrà trovare e rivedere questa partita nell’archivio. Puoi ripensarci in qualsiasi momento.
publish = Rendi pubblica la partita
publish-agree = Accetta di renderla pubblica
publish-waiting = Hai accettato di rendere pubblica questa partita. Manca ancora il consenso di: { $names }
publish-asked = C’è chi vorrebbe rendere pubblica questa partita. Manca ancora il consenso di: { $names }
publish-done = Chiunque può trovare questa partita nell’archivio.
publish-withdraw = Rendila privata

## Le proprie statistiche

record-title = Le tue partite
record-private = Questa pagina la vedi solo tu.
record-empty = Non hai ancora finito una partita. Quando l’avrai fatto, qui troverai i tuoi risultati.
record-game = Gioco
record-games = Partite
record-wins = Vittorie
record-rank = Posizione media
record-points = Punti in media
record-best = Record
record-categories = Punti in media per categoria
record-styles = Strategie preferite
record-styles-help = La strategia che hai seguito più degli altri al tavolo.
record-strategy = Strategia
record-rivals = Scontri diretti
record-rival = Avversario
record-ahead = Davanti
record-behind = Dietro
record-level = Pari
record-finished = Le tue partite finite
record-several = Qui sopra non contano le partite in cui occupavi più posti.
record-export = Porta via i tuoi dati
record-export-record = Statistiche in JSON
record-export-games = Tutti i risultati in JSON
record-export-journals = Tutti i registri in JSON, uno per riga

## Rating

rating-title = Rating
rating = Rating
rating-told = { $points } ± { $margin }
rating-provisional = provvisorio
rating-help = Tutti partono da 1500. Il ± dice di quanto il rating può ancora sbagliare. Fino a dieci partite classificate è provvisorio.
rating-none = Non hai ancora finito una partita classificata. Puoi sceglierla quando prepari un tavolo.
ladder-title = Classifica
ladder-help = I bot, e le persone che vogliono comparire qui. C’è una classifica per ogni gioco e numero di giocatori.
ladder-empty = Qui nessuno ha ancora finito una partita classificata.
ladder-place = Posto
ladder-player = Giocatore
ladder-you = tu
ladder-show = Mostrami in classifica
ladder-name = Il tuo nome in classifica
ladder-shown = Sei in classifica come { $name }.
ladder-hide = Toglimi dalla classifica
ladder-look = Guarda la classifica

## Tavoli classificati

new-table-rated = Partita classificata: un posto a testa, niente suggerimenti, non si torna indietro quando è stato rivelato qualcosa
rated-table = Partita classificata
error-not-ratable = Una partita classificata ha almeno due posti e nessuno può occuparne più di uno.
error-rated = A un tavolo classificato non si può.
error-bad-search = { $what ->
    [players] Nessun gioco è per così tanti giocatori.
    [option] Questo gioco non ha un’opzione così.
   *[dates] Queste date non hanno senso.
}
