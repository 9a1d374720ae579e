## Ogni pagina

site-name = Cowcatcher
site-tagline = Grandi giochi da tavolo, secondo le regole
nav-lobby = Tavoli
nav-new = Nuovo tavolo
nav-rules = Regole
nav-about = Informazioni
skip-to-content = Vai al contenuto
language = Lingua
theme = Colori
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
unofficial-notice = Una realizzazione non ufficiale, senza testi né illustrazioni degli editori.
your-name = Il tuo nome
default-name = Giocatore
your-name-help = Lo vedono gli altri al tavolo.
save = Salva
saved = Salvato
close = Chiudi
cancel = Annulla
confirm = Conferma
back = Indietro
copy = Copia
copied = Copiato
loading = Caricamento…

## Sala

lobby-title = Tavoli
lobby-play-now = Gioca subito contro i bot
lobby-play-now-help = Scegli in quanti si gioca. I bot prendono gli altri posti e la partita comincia subito.
lobby-new-table = Prepara un tavolo
lobby-open-tables = Tavoli aperti
lobby-open-tables-empty = Al momento nessuno cerca giocatori.
lobby-finished-tables = Partite finite
lobby-your-turn = Tocca a te
lobby-turn-of = In attesa di { $name }
lobby-waiting-for-players = { $count ->
    [one] In attesa di { $count } giocatore
   *[other] In attesa di { $count } giocatori
}
lobby-finished = Finita
lobby-abandoned = Abbandonata
lobby-go-on = Continua
lobby-join = Siediti
lobby-results = Risultati
lobby-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

## Nuovo tavolo

new-table-title = Nuovo tavolo
new-table-game = Gioco
new-table-options = Opzioni
new-table-seats = Posti
new-table-start = Comincia
game-gwt1 = Great Western Trail, prima edizione
game-gwt1-help = Il gioco del 2016: verso ovest fino a San Francisco, tipi, dieci edifici privati.
game-gwt2 = Great Western Trail, seconda edizione
game-gwt2-help = Il gioco del 2021: verso est fino a New York, banditi, gettoni scambio, dodici edifici privati.
game-steam = Steam
game-steam-help = Ferrovie su una mappa a esagoni: fai offerte per l’ordine di turno, posa binari, consegna merci. Gioco base e standard, due mappe o una tua.
option-players = Giocatori
option-simmental = Variante Simmental
option-simmental-help = Vitelli in vendita che crescono in giovenche e vacche quando visiti Kansas City. Solo seconda edizione.
option-neutral = Edifici neutrali
option-neutral-help = Dove stanno i sette edifici neutrali.
option-neutral-letters = Sulle loro lettere (per la prima partita)
option-neutral-random = Dove capita
option-buildings = Edifici privati
option-buildings-help = Quale lato degli edifici privati è a faccia in su, uguale per tutti.
option-buildings-a = Tutti sul lato a (per la prima partita)
option-buildings-b = Tutti sul lato b
option-buildings-random = Ciascuno su un lato a caso
option-simmental-yes = Sì
option-simmental-no = No
option-sam = Avversario in solitario: Sam (ricostruzione)
option-sam-help = Per una persona sola: lascia vuoti tutti gli altri posti. Le regole del Sam stampato non sono pubbliche; questa è una ricostruzione.
option-sam-medium = Medio: tutte le 15 carte
option-sam-easy = Facile: 12 carte
option-sam-hard = Difficile: tutte le 15 carte e tre lavoratori in più
option-rules = Regole
option-rules-help = Nel gioco base il denaro si raccoglie quando serve; il gioco standard è più severo e mette all’asta l’ordine a ogni turno.
option-rules-standard = Gioco standard
option-rules-base = Gioco base (per la prima partita)
option-map = Mappa
option-map-help = Il nord-est degli USA va bene per 3 o 4 giocatori, la Ruhr per 4 o 5. Una tua mappa è un file di testo.
option-map-ne-usa = Nord-est degli USA e sud-est del Canada
option-map-ruhr = Basso Reno e Ruhr
option-order = Primo ordine di turno
option-order-help = Come si stabilisce il primo ordine di turno nel gioco base.
option-order-auction = All’asta
option-order-random = A caso (per la prima partita)
option-file = oppure un tuo file
seat-number = Posto { $number }
seat-me = Tu
seat-here = Un altro giocatore a questo schermo
seat-here-help = Condividete lo schermo e ve lo passate.
seat-bot = Bot
seat-invite = Invito con un link
seat-invite-help = Ricevi un link segreto da mandare a un amico.
seat-open = Aperto a chiunque
seat-open-help = Lo prende il primo che arriva in sala.
seat-alone = Nessuno – in solitario contro l’avversario del gioco
seat-nobody = Ancora nessuno
bot-random = Casuale: gioca qualsiasi mossa lecita
bot-heuristic = Discreto: gioca con buon senso
bot-easy = Facile: gioca a sensazione e ogni tanto sbaglia
bot-medium = Medio: conosce il mestiere
bot-hard = Difficile: pensa in anticipo
bot-expert = Esperto: guarda avanti di molti turni e si prende un secondo

## Inviti e posti

invite-title = Invito
invite-text = { $name } ti invita a un tavolo di { $game }.
invite-send = Manda questo link a chi deve prendere il posto. Chiunque lo apra può sedersi.
invite-accept = Siediti
invite-taken = Questo posto è occupato.
seat-to-bot = Fai giocare un bot per { $name }
seat-to-bot-mine = Fai giocare un bot per me
seat-take-back = Riprendi il mio posto
seat-played-by-bot = Un bot gioca per { $name }
watching = Stai guardando.

## La pagina di gioco

turn-yours = Tocca a te
turn-yours-as = Tocca a te, come { $name }
turn-of = Tocca a { $name }
turn-pass-screen = Ora gioca { $name }. Passa lo schermo.
turn-show-hand = Sono { $name }: mostra la mia mano
bot-thinking = { $name } sta pensando…
last-turns = { $count ->
    [0] Questo è l’ultimo turno
    [one] Ancora { $count } turno dopo questo
   *[other] Ancora { $count } turni dopo questo
}
board-title = Tabellone
hand-title = La tua mano
own-board-title = La tua plancia
players-title = Gli altri giocatori
actions-title = Che cosa puoi fare
actions-none = Ora non c’è nulla da decidere.
show-board-of = Mostra la plancia di { $name }
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-reset = Tutto il tabellone
money = Denaro
certificates = Certificati
engine = Locomotiva
steps = Passi
hand-limit = Limite di mano
tokens = Gettoni scambio
draw-pile = Pila di pesca
discard-pile = Pila degli scarti
undo-step = Annulla una mossa
undo-turn = Annulla il turno
undo-none = Non c’è nulla che tu possa annullare.
undo-ask = Chiedi di tornare indietro
undo-ask-help = Nel frattempo qualcuno ha saputo qualcosa: tutti al tavolo devono essere d’accordo.
undo-asked = { $name } chiede di tornare a prima di questo: «{ $what }».
undo-waiting = In attesa del consenso di { $names }.
undo-agree = Accetta
undo-refuse = Rifiuta
why-not = Perché no?
why-not-help = Ferma il puntatore su qualcosa che non brilla, o tienilo premuto: vedrai la regola che lo vieta.
why-not-nothing = Non ti manca nulla: puoi fare tutto ciò che risponde alla domanda.
why-not-wait = Ora non ti si chiede nulla: decide { $name }.
why-not-idle = Ora non si chiede nulla a nessuno.
why-not-clauses = Le regole che contano ora
clause = Regola { $clause }
try-on = Prova
try-help = Giochi mosse solo per te: nessuno le vede e puoi scartarle.
try-notice = Prova: nulla viene giocato
try-score = Punteggio finora: { $before } → { $after }
try-play = Gioca così
try-drop = Scarta
try-reveals = Questa mossa mostrerebbe qualcosa di nuovo, quindi non si può provare. Prima gioca le altre.
try-dropped = Le mosse provate non vanno più bene per il tavolo e sono state scartate.
hurry = Salta avanti
hurry-help = I bot giocano senza pause finché non tocca a una persona.
warn-reveals = Rivela qualcosa: non si può annullare.
end-turn-left = Non usato: { $what }
since-your-turn = Dal tuo ultimo turno
log-title = Cronaca
log-empty = Non è ancora successo nulla.
score-title = Punteggio finora
score-help = Come sarebbe se la partita finisse adesso.
score-final = Punteggio finale
score-category = Categoria
score-total = Totale
score-chart = Punti per categoria
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-rank = Posizione { $rank }
history = Storia
history-previous = Una mossa indietro
history-next = Una mossa avanti
history-live = Torna alla partita
history-notice = Stai guardando il passato.
more-title = Altro
chat-title = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Messaggio al tavolo
chat-send = Invia
notices-on = Avvisami quando tocca a me
notices-off = Basta avvisi
notice-turn = Tocca a te al tavolo { $table }.
reconnecting = Connessione persa. Riconnessione…
reconnected = Di nuovo in linea.
game-updated = Al tavolo si è andati avanti.
abandon = Abbandona la partita
abandon-confirm = La partita finisce per tutti e non viene conteggiata. Abbandoni?
game-over = La partita è finita
winner = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
download-journal = Scarica il diario
download-journal-help = Tutta la partita come testo: si può rigiocare e verificare.
keys-title = Tasti
keys-undo-step = annulla una mossa
keys-undo-turn = annulla il turno
keys-done = termina il turno o l’azione
keys-digits = scelgono nell’elenco delle azioni, o tra i pezzi che brillano
keys-try = prova delle mosse, solo per te
keys-hurry = fa giocare i bot senza pause
keys-why = spiega ciò che è selezionato o apre le regole
keys-tab = passa da un pezzo all’altro

## Regole

rules-title = Regole
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-search-button = Cerca
rules-found = { $count ->
    [0] Nessuna clausola trovata
    [one] { $count } clausola trovata
   *[other] { $count } clausole trovate
}
rules-all = Tutte le clausole

## Informazioni

about-title = Informazioni su Cowcatcher
about-what = Cowcatcher è arbitro, tavolo, avversari e archivio in un solo programma. Conosce ogni regola dei giochi che propone, la fa rispettare e spiega il perché.
about-unofficial = È un’opera non ufficiale di appassionati. I nomi dei giochi appartengono ai loro editori; testi e disegni qui sono nostri. Comprate i giochi che vi piacciono.
about-privacy = Il tuo nome e i tuoi posti restano su questo server e in un cookie del tuo browser. Nulla va altrove.
about-api = Anche i programmi possono prendere un posto: l’interfaccia è descritta in { $address }.
about-version = Versione { $version }

## Che cosa è andato storto

error-title = Non ha funzionato
error-not-found = Questa pagina non esiste.
error-table-not-found = Questo tavolo non esiste.
error-not-your-seat = Questo non è il tuo posto.
error-stale = Nel frattempo al tavolo si è andati avanti. Guarda di nuovo.
error-bad-action = Questa non è un’azione del gioco.
error-bad-request = La richiesta non si capisce.
error-bad-name = Un nome ha da 1 a { $most } caratteri.
error-bad-options = Queste opzioni non vanno insieme: { $reason }
error-too-large = Il testo era troppo lungo.
error-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
error-session = La tua sessione non è stata riconosciuta. Ricarica la pagina.
error-too-many = Troppe richieste. Aspetta un momento.
error-server = Qualcosa si è rotto da noi. Ciò che era confermato è al sicuro.
error-offline = Il server non è raggiungibile.
error-home = Ai tavoli
game-mombasa = Mombasa
game-mombasa-help = Quattro compagnie, sette round: pianifica le carte in segreto, espandi, tieni la contabilità, lavora i diamanti. Gran parte dei dati stampati è ricostruita.
option-tracks = Ferrovie delle compagnie
option-tracks-help = Quale ferrovia riceve ogni compagnia.
option-tracks-random = Estratte a caso
option-tracks-beginner = Quelle della prima partita

## The action bar

actions-tab = Azioni
hand-tab = Mano
own-board-tab = La mia plancia
score-tab = Punteggio
tabs-title = Altro sulla partita
stepper-less = Meno
stepper-more = Più
stepper-amount = Quantità
do-it = Fallo
explain-why = Premi per sapere perché non ora.

## Following the others

narration-title = Che cosa è stato fatto per ultimo
pace-title = Velocità dei bot
pace-by-turn = Turno per turno
pace-by-step = Passo per passo
pace-slow = Lenta
pace-normal = Normale
pace-fast = Rapida
pace-at-once = Subito
filter-title = Mostra nel diario
filter-all = Tutto
filter-me = Su di me
log-look = Guarda questo momento
chat-unread = Nuovi messaggi
gallery-title = Tra chi guarda
gallery-help = Qui scrive solo chi guarda; chi gioca può leggere.
gallery-write = Messaggio a chi guarda
undo-mine = Annulla il mio ultimo turno
undo-mine-help = Torna a prima di questo: «{ $what }». Poi i bot giocano di nuovo.
undo-mine-long = Torna al tuo ultimo turno. Poi i bot giocano di nuovo.
undo-ask-before = Torna a prima di questo: «{ $what }». Tutti al tavolo devono essere d’accordo.
undo-asked-earlier = { $name } chiede di tornare a un momento precedente.
undo-here = Continua da qui
undo-here-help = Ciò che è stato giocato dopo viene annullato; poi i bot giocano di nuovo.
undo-ask-here = Chiedi di tornare a questo momento
seat-to-bot-later = { $hours ->
    [one] Quando { $name } avrà fatto aspettare il tavolo per { $hours } ora, un bot potrà giocare al suo posto. Da:
   *[other] Quando { $name } avrà fatto aspettare il tavolo per { $hours } ore, un bot potrà giocare al suo posto. Da:
}
error-too-soon = { $hours ->
    [one] Un bot può giocare per un’altra persona solo quando questa ha fatto aspettare il tavolo per { $hours } ora.
   *[other] Un bot può giocare per un’altra persona solo quando questa ha fatto aspettare il tavolo per { $hours } ore.
}
error-sits = Hai un posto a questo tavolo: scrivi al tavolo.
why-not-can = Ora puoi:

## Fewer clicks

goal-title = Cammina fin lì
goal-walk = Verso un luogo più avanti …
goal-others = In un colpo solo
goal-way = { $place }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
goal-pays = { $amount } a { $name }
goal-pays-bank = { $amount } alla banca
goal-then = { $way }; poi: { $what }
asking = Domande con una sola risposta
asking-not-one = Non chiedere, prosegui
asking-all = Chiedi sempre
