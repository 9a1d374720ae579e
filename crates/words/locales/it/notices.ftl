### Notices to people who are not looking: what they say, and the page on which one chooses them.

## What they say

letter-turn = Tocca a te: { $game } con { $others }
letter-invitation = Un nuovo tavolo per te: { $game } con { $others }
letter-mention = { $name } ha scritto il tuo nome: { $game }
letter-time = Tempo rimasto: { $time }. { $game } con { $others }
letter-over = Partita finita: { $game } con { $others }
letter-and-more = { $text } (e { $more } in più)
letter-test = Questa è una prova da { $site }: le notifiche arrivano qui.
letter-confirm = Qualcuno vuole ricevere a questo indirizzo le notifiche di { $site }. Se sei tu, apri il link e conferma.
letter-never = Non l’hai chiesto tu? Allora non fare nulla. Per non ricevere mai più nulla da { $site }:
letter-stop = Hai chiesto le notifiche di { $site }. Per non riceverle più:

## The page

notices-title = Notifiche
notices-help = Scegli dove ricevere notizie delle tue partite quando non le stai guardando.
notices-none = Questo server non invia notifiche. Un tavolo aperto in una scheda può comunque avvisarti quando tocca a te: usa il pulsante che trovi lì.
notices-where = Dove le ricevi
notices-nowhere = Per ora da nessuna parte. Aggiungi qualcosa qui sotto.
notices-kinds = Che cosa ricevi
notices-kind-turn = Tocca a me
notices-kind-invitation = Qualcuno mi dà un posto a un nuovo tavolo
notices-kind-mention = Qualcuno scrive il mio nome in chat
notices-kind-time = Il mio tempo sta per scadere
notices-kind-over = Una partita è finita
notices-way-push = Browser
notices-way-mail = E-mail
notices-way-hook = Webhook
notices-unconfirmed = Non ancora confermato: apri il link nell’e-mail che ti abbiamo mandato.
notices-failing = Ultimamente qui non è arrivato nulla. Continuiamo a provare.
notices-off-gone = Disattivato: questo indirizzo non esiste più. Aggiungilo di nuovo se ti serve ancora.
notices-off-unreachable = Disattivato: per tre giorni qui non è arrivato nulla. Aggiungilo di nuovo quando funziona.
notices-off-stopped = Disattivato con il link in un’e-mail.
notices-test = Manda una prova
notices-tested = La prova è in viaggio.
notices-remove = Togli
notices-add = Aggiungi
notices-add-push = Avvisami in questo browser
notices-push-help = Funziona anche quando nessuna pagina è aperta. Puoi aggiungere ogni tuo dispositivo.
notices-push-denied = Questo browser non permette le notifiche di questo sito.
notices-mail = Indirizzo e-mail
notices-mail-help = Ti mandiamo un link per confermarlo. Ogni e-mail ha un link per smettere.
notices-mail-sent = Ti abbiamo mandato un’e-mail: apri il link che contiene per confermare l’indirizzo.
notices-hook = Indirizzo del webhook
notices-hook-help = Per Discord, ntfy o un tuo programma. L’indirizzo deve iniziare con https://.
notices-shape = Formato
notices-shape-json = JSON
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-often = Quanto spesso
notices-wait = Raccogli le notizie per (minuti)
notices-wait-help = Più notizie diventano una sola notifica. Un turno che nel frattempo hai giocato non viene nominato.
notices-an-hour = Al massimo all’ora
notices-a-day = Al massimo al giorno
notices-quiet = Niente su un tavolo che nel frattempo ho aperto
notices-lost = Le notifiche non arrivano più a uno dei tuoi indirizzi.
notices-look = Controlla le notifiche
notices-confirm-title = Conferma il tuo indirizzo
notices-confirm-text = Vuoi ricevere le notifiche a questo indirizzo?
notices-confirm = Sì, confermo
notices-confirmed = Confermato: le notifiche arriveranno a questo indirizzo.
notices-stop-title = Basta notifiche
notices-stop-text = Non vuoi più ricevere e-mail da qui?
notices-stop = Basta così
notices-stopped = Fatto: non scriveremo più a questo indirizzo.

## What is wrong

error-target-address = Non possiamo inviare nulla a questo indirizzo. Controlla com’è scritto.
error-target-insecure = L’indirizzo deve iniziare con https://.
error-target-internal = Qui non sono ammessi indirizzi di una rete privata.
error-target-host = A questo indirizzo non si trova nessun server.
error-target-keys = Le chiavi del browser non sono valide. Ricarica la pagina e riprova.
error-target-limits = Questi limiti non hanno senso: al massimo 24 ore di attesa, 60 notifiche all’ora e 300 al giorno.
error-no-such-way = Questo server non invia notifiche in questo modo.
error-unknown-target = Questo link o indirizzo non è più valido.
error-too-many-targets = Puoi aggiungere al massimo { $most } indirizzi. Togline prima uno.
error-unwanted-mail = Chi usa questo indirizzo non vuole e-mail da qui.
