## Suggerimenti: che cosa farebbe la ricerca, e perché

hint = Suggerimento
hint-help = Che cosa farebbe qui il bot più forte, e perché. Sa solo ciò che sai tu.
hint-thinking = Sto pensando…
hint-only = L’unica mossa
hint-clearly = Chiaramente la mossa migliore
hint-little = Un po’ meglio della seconda
hint-hardly = Quasi nessuna differenza con la seconda
hint-expects = circa { $points } punti alla fine, { $odds }% di vittoria
hint-against-next = Rispetto alla seconda:
hint-against-best = Rispetto alla migliore:
hint-alike = punti quasi uguali
hint-glance = A prima vista sembra più debole.
hint-later = più avanti

## Suggerimenti tra più persone

hints-ask = Chiedi suggerimenti per tutti
hints-ask-help = Così tutti possono chiedere al bot più forte che cosa farebbe. Tutti al tavolo devono essere d’accordo, e chiunque può porvi fine.
hints-asked = { $name } chiede che tutti a questo tavolo possano avere suggerimenti.
hints-on = Tutti sono d’accordo: a questo tavolo i suggerimenti sono ammessi.
hints-end = Basta suggerimenti

## Che cosa può andare storto

error-no-hints = I suggerimenti ci sono solo se giochi senza altre persone, o se tutti al tavolo sono d’accordo.
error-thinking = Un suggerimento è già in preparazione.
error-not-asked = In questo momento non ti viene chiesto nulla.
