## Ogni pagina

site-name = Cowcatcher
site-tagline = Giochi da tavolo impegnativi, giocati secondo le regole
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
lobby-older = Tavoli meno recenti
lobby-go-on = Riprendi
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
game-gwt1-help = L’originale del 2016: guida la mandria a Kansas City e spediscila a ovest, fino a San Francisco.
game-gwt2 = Great Western Trail, seconda edizione
game-gwt2-help = L’edizione del 2021: spedisci la mandria a est fino a New York, con banditi, gettoni scambio e 12 edifici privati.
game-steam = Steam
game-steam-help = Ferrovie su una mappa a esagoni: fai offerte per l’ordine di turno, posa binari, consegna merci. Gioco base e standard, due mappe o una tua.
option-players = Giocatori
option-simmental = Variante Simmental
option-simmental-help = Vitelli in vendita che crescono in giovenche e vacche quando visiti Kansas City. Solo seconda edizione.
option-neutral = Edifici neutrali
option-neutral-help = Dove stanno i sette edifici neutrali.
option-neutral-letters = Sulle loro lettere (per la prima partita)
option-neutral-random = A caso
option-buildings = Edifici privati
option-buildings-help = Quale lato degli edifici privati sta a faccia in su (uguale per tutti).
option-buildings-a = Tutti sul lato a (per la prima partita)
option-buildings-b = Tutti sul lato b
option-buildings-random = Ciascuno su un lato a caso
option-simmental-yes = Sì
option-simmental-no = No
option-sam = Avversario in solitario: Sam (ricostruzione)
option-sam-help = Per chi gioca in solitario: lascia vuoti tutti gli altri posti. Le regole del Sam stampato non sono pubbliche; questa è una ricostruzione.
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
option-order-help = Come si stabilisce l’ordine di turno iniziale nel gioco base.
option-order-auction = All’asta
option-order-random = A caso (per la prima partita)
option-file = oppure un tuo file
seat-number = Posto { $number }
seat-me = Tu
seat-here = Un’altra persona su questo dispositivo
seat-here-help = Giocate sullo stesso dispositivo, passandovelo a turno.
seat-bot = Bot
seat-invite = Invito con un link
seat-invite-help = Ricevi un link segreto da mandare a chi vuoi invitare.
seat-open = Aperto a chiunque
seat-open-help = Lo prende la prima persona che arriva in sala.
seat-alone = Nessuno – in solitario contro l’avversario del gioco
seat-nobody = Ancora nessuno

## Inviti e posti

invite-title = Invito
invite-text = { $name } ti invita a un tavolo di { $game }.
invite-send = Manda questo link alla persona che vuoi a questo posto. Chiunque lo apra può sedersi.
invite-accept = Siediti
seat-to-bot = Fai giocare un bot per { $name }
seat-to-bot-mine = Fai giocare un bot per me
seat-take-back = Riprendi il mio posto
seat-played-by-bot = Un bot gioca per { $name }
watching = Stai guardando.

## La pagina di gioco

turn-yours = Tocca a te
turn-yours-as = Tocca a te, come { $name }
turn-of = Tocca a { $name }
turn-pass-screen = Tocca a { $name }: passa il dispositivo.
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
hand-cards = Carte in mano
hand-limit = Limite di mano
tokens = Gettoni scambio
draw-pile = Pila di pesca
discard-pile = Pila degli scarti
undo-step = Annulla mossa
undo-turn = Annulla tutto il turno
undo-ask = Chiedi di annullare
undo-ask-help = Nel frattempo sono state rivelate nuove informazioni: tutti al tavolo devono essere d’accordo.
undo-asked = { $name } chiede di tornare a prima di questo: «{ $what }».
undo-waiting = In attesa del sì di { $names }.
undo-agree = Accetta
undo-refuse = Rifiuta
why-not = Perché no?
why-not-help = Passa il puntatore su qualcosa che non brilla (o tienilo premuto) per vedere quale regola lo impedisce.
why-not-nothing = Ora non c’è nulla che ti blocchi: scegli pure.
why-not-wait = Ora la decisione spetta a { $name }.
why-not-idle = Ora nessuno deve decidere nulla.
why-not-clauses = Le regole che contano ora
clause = Regola { $clause }
try-on = Prova
try-help = Prova delle mosse solo per te: nessuno le vede e puoi lasciarle perdere.
try-notice = Stai provando: nulla viene giocato
try-score = Punteggio finora: { $before } → { $after }
try-play = Gioca così
try-drop = Esci dalla prova
try-reveals = Questa mossa rivelerebbe informazioni nascoste, quindi non si può provare. Prima gioca le precedenti.
try-dropped = La partita è andata avanti: le mosse di prova sono state annullate.
hurry = Avanti veloce
hurry-help = I bot giocano senza pause finché non tocca a una persona.
warn-reveals = Rivela nuove informazioni: non si può annullare.
end-turn-left = Puoi ancora: { $what }
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
history = Cronologia
history-previous = Una mossa indietro
history-next = Una mossa avanti
history-live = Torna alla partita
history-notice = Stai guardando un momento precedente.
more-title = Altro
chat-title = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Messaggio al tavolo
chat-send = Invia
notices-on = Avvisami al mio turno
notices-off = Basta avvisi
notice-turn = { $table }: tocca a te!
reconnecting = Connessione persa. Riconnessione…
reconnected = Di nuovo in linea.
game-updated = La partita è andata avanti.
abandon = Fine partita per tutti
abandon-confirm = La partita finisce per tutti e non viene conteggiata. Vuoi terminarla?
game-over = La partita è finita
winner = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
download-journal = Scarica il registro
download-journal-help = Il registro della partita come testo: si può rigiocare e verificare.
keys-title = Tasti
keys-undo-step = annulla l’ultima mossa
keys-undo-turn = annulla tutto il turno
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
about-unofficial = È un’opera non ufficiale di appassionati. I nomi dei giochi appartengono ai loro editori; testi e disegni qui sono nostri. Se un gioco ti piace, compralo.
about-privacy = Il tuo nome e i tuoi posti restano su questo server e in un cookie del tuo browser. Nulla va altrove.
about-api = Anche i programmi possono prendere un posto: l’interfaccia è descritta in { $address }.
about-version = Versione { $version }

## Che cosa è andato storto

error-title = Non ha funzionato
error-not-found = Questa pagina non esiste.
error-table-not-found = Questo tavolo non esiste.
error-not-your-seat = Questo non è il tuo posto.
error-stale = La partita è cambiata mentre decidevi. Controlla il tabellone e riprova.
error-bad-request = Non abbiamo capito la richiesta.
error-bad-name = Il nome deve avere da 1 a { $most } caratteri.
error-bad-options = Queste opzioni non si possono combinare: { $reason }
error-too-large = Il testo era troppo lungo.
error-origin = La richiesta veniva da un altro sito ed è stata rifiutata.
error-session = La tua sessione non è stata riconosciuta. Ricarica la pagina.
error-too-many = Troppe richieste. Aspetta un momento.
error-server = Qualcosa è andato storto da parte nostra. Tutte le mosse confermate sono salve.
error-offline = Il server non è raggiungibile.
error-home = Vai ai tavoli
game-mombasa = Mombasa
game-mombasa-help = Quattro compagnie, sette round: pianifica le carte in segreto, espandi, tieni la contabilità, commercia diamanti. Gran parte dei dati stampati è ricostruita.
option-tracks = Ferrovie delle compagnie
option-tracks-help = Quale ferrovia riceve ogni compagnia.
option-tracks-random = Estratte a caso
option-tracks-beginner = Quelle della prima partita

## The action bar

actions-tab = Azioni
hand-tab = Mano
own-board-tab = Plancia
score-tab = Punteggio
tabs-title = Altro sulla partita
stepper-less = Meno
stepper-more = Più
stepper-amount = Quantità
do-it = Esegui
explain-why = Premi per sapere perché ora non si può.

## Following the others

narration-title = Ultime mosse
pace-title = Velocità dei bot
pace-by-turn = Turno per turno
pace-by-step = Mossa per mossa
pace-slow = Lenta
pace-normal = Normale
pace-fast = Rapida
pace-at-once = Subito
filter-title = Mostra nella cronaca
filter-all = Tutto
filter-me = Che mi riguarda
log-look = Rivedi questo momento
chat-unread = Nuovi messaggi
gallery-title = Tra chi guarda
gallery-help = Qui scrive solo chi guarda; chi gioca può leggere.
gallery-write = Messaggio a chi guarda
undo-mine = Annulla il mio turno
undo-mine-help = Torna a prima di questo: «{ $what }». Poi i bot giocano di nuovo.
undo-mine-long = Torna al tuo ultimo turno. Poi i bot giocano di nuovo.
undo-ask-before = Torna a prima di questo: «{ $what }». Tutti al tavolo devono essere d’accordo.
undo-asked-earlier = { $name } chiede di tornare a un momento precedente.
undo-here = Continua da qui
undo-here-help = Ciò che è stato giocato dopo viene annullato; poi i bot giocano di nuovo.
undo-ask-here = Chiedi di tornare qui
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

goal-title = Vai fin lì
goal-walk = Verso una posizione più avanti …
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
