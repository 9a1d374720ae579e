### Chi si è al di là di un solo browser: dispositivi, link, codici di recupero, un nome, i propri dati.

identity-title = Identità e dispositivi
identity-help = Non serve un account: questo browser ricorda chi sei. Qui puoi portare i tuoi posti su altri dispositivi e fare in modo di non perderli mai.
identity-only-here = Solo questo browser sa chi sei. Se i suoi cookie vengono cancellati, perdi i tuoi posti: aggiungi un altro dispositivo o crea i codici di recupero.

## Un altro dispositivo

identity-link-title = Aggiungi un altro dispositivo
identity-link-help = Ottieni un link e un codice QR da aprire su telefono, tablet o un altro computer. Da quel momento entrambi i dispositivi hanno gli stessi posti.
identity-link = Mostra link e codice QR
identity-link-shown = Inquadra questo codice con l’altro dispositivo, oppure apri lì il link. Vale una sola volta e per dieci minuti.
identity-link-picture = Codice QR del link
identity-link-address = Link
identity-link-warning = Chi apre questo link può giocare al posto tuo. Non mandarlo a nessun altro.
identity-link-done = Fatto
identity-join-title = Aggiungi questo dispositivo
identity-join-text = { $count ->
    [0] D’ora in poi su questo dispositivo sarai { $name }.
    [one] D’ora in poi su questo dispositivo sarai { $name }, con { $count } tavolo.
   *[other] D’ora in poi su questo dispositivo sarai { $name }, con { $count } tavoli.
}
identity-join-brings = { $count ->
    [one] Il tavolo che hai su questo dispositivo viene con te, risultati compresi.
   *[other] I { $count } tavoli che hai su questo dispositivo vengono con te, risultati compresi.
}
identity-join-stay = L’identità che hai su questo dispositivo resta com’è, con i suoi posti. Puoi tornarci dagli altri suoi dispositivi, con i suoi codici di recupero o con le sue passkey.
identity-join = Usa questo dispositivo
identity-join-not = No, lascia stare
identity-join-warning = Continua solo se il link l’hai creato tu.

## Dispositivi

identity-devices = I tuoi dispositivi
identity-device = Dispositivo sconosciuto
identity-here = questo dispositivo
identity-seen = Ultimo uso:
identity-sign-out = Disconnetti
identity-sign-out-here = Disconnetti qui

## Codici di recupero

identity-codes = Codici di recupero
identity-codes-help = Se perdi tutti i dispositivi, ognuno di questi codici ti fa rientrare una volta. Conservali su carta o in un gestore di password.
identity-codes-left = { $count ->
    [one] Resta { $count } codice.
   *[other] Restano { $count } codici.
}
identity-codes-make = Crea i codici di recupero
identity-codes-again = Crea codici nuovi
identity-codes-shown = Annota subito questi codici: non saranno più mostrati. Quelli creati prima non valgono più.
identity-codes-done = Li ho conservati

## Un nome

identity-name = Il tuo nome
identity-name-help = Facoltativo. Nessun altro può prendere questo nome o uno simile. A un tavolo puoi comunque chiamarti come vuoi.

## Passkey

passkey-title = Passkey
passkey-help = Con una passkey accedi con l’impronta, il volto o il blocco schermo del dispositivo. Non c’è nessuna password.
passkey-made = Creata:
passkey-make = Crea una passkey
passkey-remove = Rimuovi
passkey-name-first = Prima scegli un nome: la passkey lo porta.
passkey-script = Per le passkey serve JavaScript.
sign-in-passkey = Accedi con una passkey

## I propri dati

identity-data = I tuoi dati
identity-export-help = Tutto ciò che il server conserva su di te, in un unico file. Risultati e registri delle tue partite sono nella pagina «Le tue partite».
identity-export = Tutto in JSON
identity-forget = Cancella tutto ciò che mi riguarda
identity-forget-help = Nome, dispositivi, passkey, codici, impostazioni, statistiche, rating e messaggi di chat vengono cancellati, e con loro le partite in cui nessun altro ha un posto. Nelle partite in corso un bot prende il tuo posto per sempre. Le partite finite restano agli altri giocatori, senza il tuo nome, e non sono più pubbliche. Non si può annullare.
identity-forget-sure = Sì, cancella tutto ciò che mi riguarda
identity-forget-now = Cancella per sempre

## Tornare

sign-in = Accedi
sign-in-open = Ho già giocato qui su un altro dispositivo
sign-in-title = Torna ai tuoi posti
sign-in-help = Se hai già giocato qui su un altro dispositivo, puoi essere lo stesso giocatore anche su questo.
sign-in-link = Dall’altro dispositivo
sign-in-link-help = Apri lì «Identità e dispositivi», fatti mostrare il link o il codice QR e aprilo qui.
sign-in-code = Con un codice di recupero

## Che cosa può andare storto

error-bad-link = Questo link è già stato usato o i suoi dieci minuti sono passati. Creane uno nuovo sull’altro dispositivo.
error-bad-code = Questo codice di recupero è sbagliato o è già stato usato.
error-bad-passkey = Non ha funzionato: questa passkey non è conosciuta qui, oppure la risposta è arrivata troppo tardi o due volte. Riprova.
error-already = Su questo dispositivo sei già questo giocatore.
error-same-table = Avete entrambi un posto nella stessa partita non ancora finita, quindi non potete diventare un solo giocatore. Prima finite o abbandonate quella partita.
error-name-taken = Qualcun altro ha questo nome o uno simile. Scegline un altro.
error-unknown-device = Questo dispositivo non c’è più.
error-last-way = È la tua unica via per tornare ai tuoi posti. Prima crea i codici di recupero o aggiungi un altro dispositivo.
