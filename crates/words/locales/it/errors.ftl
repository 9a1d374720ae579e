### What went wrong: at a table, with options, with a map that somebody brought. Words of a map file stay as they are.

error-unknown-game = Non c’è nessun gioco di nome «{ $name }»; ci sono: { $known }.
error-unknown-bot = Per questo gioco non c’è nessun bot di nome «{ $name }».
error-unknown-revision = Segue la revisione { $found } delle regole; questo server conosce le revisioni fino alla { $newest }. Una versione più recente del programma potrebbe riuscire a leggerlo.
error-option-unknown = L’opzione «{ $key }» non esiste; ci sono: { $known }.
error-option-value = { $option }: «{ $value }» non è possibile; valori possibili: { $takes }
error-file = Riga { $line }: { $reason }
error-players = Numero di giocatori di { $game }: da { $least } a { $most }, non { $asked }.
error-bot-sits = Su questo posto gioca un bot. Prima riprenditi il posto.
error-not-your-table = Può farlo solo chi ha creato il tavolo.
error-bad-invitation = Questo invito non è più valido.
error-full = Tutti i posti sono occupati.
error-already-sits = Hai già un posto a questo tavolo. Solo chi lo ha creato può occuparne più di uno.
unreadable = Questo tavolo non può continuare. { $reason }
unreadable-title = Questo tavolo non può continuare
unreadable-line = La mossa { $step } non si può leggere.
unreadable-count = Mosse salvate: { $stored }; mosse giocate: { $taken }.
unreadable-changed = Le mosse salvate non sono quelle giocate: qualcuno o qualcosa le ha modificate.
unreadable-hint = Vedi il tavolo fin dove le sue mosse si possono leggere. Chi ha un posto qui può accordarsi per la fine della partita; poi se ne può scaricare il registro.
error-not-begun = La partita comincia quando tutti i posti sono occupati.
error-not-over = Potrai farlo quando la partita sarà finita.
error-bad-step = La partita non è ancora arrivata a quel punto.
error-bad-seats = Questo gioco ha { $need ->
    [one] { $need } posto.
   *[other] { $need } posti.
}
error-nothing-asked = Nessuno aspetta più una risposta.
error-asked-already = Un’altra richiesta aspetta ancora le risposte.
error-quota-minute = { $what ->
    [tables] Hai creato molti tavoli in poco tempo. Aspetta un minuto e riprova.
    [seats] Hai preso posto a molti tavoli in poco tempo. Aspetta un minuto e riprova.
    [chat] Hai scritto molto in poco tempo. Aspetta un minuto e riprova.
    [targets] Hai aggiunto o provato molte notifiche in poco tempo. Aspetta un minuto e riprova.
   *[undos] Hai annullato molte mosse in poco tempo. Aspetta un minuto e riprova.
}
error-quota-day = { $what ->
    [tables] Hai raggiunto il numero massimo di tavoli che si possono creare qui in un giorno. Riprova domani.
    [seats] Hai raggiunto il numero massimo di tavoli a cui si può prendere posto qui in un giorno. Riprova domani.
    [chat] Hai raggiunto il numero massimo di messaggi che si possono scrivere qui in un giorno. Riprova domani.
    [groups] Hai raggiunto il numero massimo di gruppi che si possono creare qui in un giorno. Riprova domani.
    [targets] Hai raggiunto il numero massimo di notifiche che si possono aggiungere o provare qui in un giorno. Riprova domani.
   *[bytes] Hai raggiunto il massimo che si può salvare qui in un giorno, mappe e messaggi compresi. Riprova domani.
}
error-quota-alive = Hai già tante partite in corso quante ne permette questo server. Prima finiscine o abbandonane una.
error-quota-open = Hai già diversi tavoli aperti in attesa di giocatori. Aspetta che uno si riempia, oppure invita qualcuno con un link.
error-empty = Scrivi prima qualcosa.
error-too-long = È troppo lungo: al massimo { $most } caratteri.
error-not-an-action = «{ $text }» non è un’azione di questo gioco.

## What is wrong with a set-up or a map file

wrong-sam-alone = Il livello di Sam si sceglie solo giocando in solitario, nella seconda edizione.
wrong-simmental-edition = La variante Simmental appartiene alla seconda edizione.
wrong-building-sides = Indica un lato, «a» o «b», per ogni edificio (edifici: { $buildings }).
wrong-objectives = Indica un obiettivo iniziale per ogni giocatore (giocatori: { $players }).
wrong-map-cut-off = Il file finisce prima di «{ $wanted }».
wrong-map-no-end = L’ultima riga dev’essere «end».
wrong-map-after-end = Dopo «end» non può esserci altro.
wrong-map-hex-late = Tutti gli esagoni vanno prima del primo bordo.
wrong-map-hex-form = Un esagono si scrive così: { $form }
wrong-map-edge-form = Un bordo si scrive così: { $form }
wrong-map-word = Parola sconosciuta: «{ $word }»; una riga comincia con hex, edge o end.
wrong-map-header = Questa riga dev’essere «{ $wanted }».
wrong-map-id = L’id «{ $id }» può contenere solo lettere minuscole, cifre e trattini.
wrong-map-title = Il titolo è vuoto o non è testo semplice.
wrong-map-hex-twice = L’esagono { $hex } c’è già alla riga { $first }.
wrong-map-water = Dopo water non può esserci altro, ma c’è «{ $word }».
wrong-map-terrain = Terreno sconosciuto: «{ $terrain }»; può essere plain, hill, water o city.
wrong-map-river = Un fiume è possibile solo su plain o hill.
wrong-map-coast = Una costa è possibile solo su plain.
wrong-map-many-hexes = La mappa è troppo grande: gli esagoni giocabili sono più di { $most }.
wrong-map-many-sites = La mappa è troppo grande: più di { $most } tra città e cittadine.
wrong-map-city-form = Una città richiede, in quest’ordine: { $form }
wrong-map-colour = Colore sconosciuto: «{ $colour }»; le città sono red, blue, yellow o purple.
wrong-map-goods = «{ $goods }» non è un numero di merci da 1 a 9.
wrong-map-city-terrain = Una città deve stare sul terreno city.
wrong-map-town = Dopo il nome di una cittadina non può esserci altro.
wrong-map-misplaced = Parola sconosciuta o fuori posto: «{ $word }».
wrong-map-quotes = Il nome { $name } va tra virgolette doppie.
wrong-map-name = Il nome { $name } è vuoto o non è testo semplice.
wrong-map-name-twice = Il nome «{ $name }» c’è già alla riga { $first }.
wrong-map-direction = Direzione sconosciuta: «{ $edge }»; può essere N, NE, SE, S, SW o NW.
wrong-map-edge-nowhere = Il bordo non porta da nessuna parte: { $hex } non è tra gli esagoni giocabili.
wrong-map-edge-twice = Il lato tra { $hex } e { $other } è già bloccato.
wrong-map-coordinate = «{ $text }» non è una coordinata da −{ $most } a { $most }.
wrong-map-open-quotes = A un nome mancano le virgolette di chiusura.
wrong-map-spaces = Le parole vanno separate da un solo spazio.
wrong-map-side = Un lato è aperto da uno solo dei suoi esagoni.
wrong-map-few-cities = Troppo poche città: { $cities }; ne servono almeno { $least }.
wrong-map-unreached = { $place } non è raggiungibile dal primo esagono.
wrong-map-many-goods = Troppe merci: le città ne richiedono { $cities } e la riserva { $supply }, ma il sacchetto ne contiene { $bag } (giocatori: { $players }).
