steam-refusal-costs-funds = Costa ${ $price }; con tutto ciò che puoi raccogliere hai ${ $have }.
steam-refusal-needs-raises = Con il tuo reddito e i tuoi punti vittoria puoi raccogliere denaro { $have ->
    [one] { $have } volta
   *[other] { $have } volte
}, non { $need }.
steam-refusal-needs-raises-allowed = Si { $have ->
    [one] può annunciare al massimo { $have } raccolta
   *[other] possono annunciare al massimo { $have } raccolte
} per volta.
steam-refusal-needs-bid = L’offerta minima ora è ${ $need }.
steam-refusal-needs-bid-allowed = Nessuna offerta può superare ${ $have }.
steam-refusal-needs-placements = In questa costruzione non hai più tessere da piazzare.
steam-refusal-needs-stock = Non ci sono più tessere di questo tipo.
steam-refusal-needs-new-cities = Non ci sono più tessere nuova città.
steam-refusal-needs-new-cities-colour = Non ci sono più tessere nuova città di questo colore.
steam-refusal-needs-towns = Non c’è più alcuna cittadina che possa diventare una nuova città.
steam-refusal-needs-levels = La tua locomotiva è già al livello più alto.
steam-refusal-needs-markers = Non ci sono più segnalini crescita.
steam-refusal-needs-supply = Nella riserva non ci sono più merci.
steam-refusal-needs-supply-space = Questo spazio della riserva è vuoto.
steam-refusal-needs-cubes = Lì non ci sono cubi di questo colore.
steam-refusal-needs-links = Il percorso ha { $need ->
    [one] { $need } collegamento
   *[other] { $need } collegamenti
}; la tua locomotiva ne percorre al massimo { $have }.
steam-refusal-needs-own-links = Qualcun altro possiede { $need ->
    [one] { $need } collegamento
   *[other] { $need } collegamenti
} del percorso, tu solo { $have }.
steam-refusal-needs-income-track = Il tuo reddito è già al massimo: prendi punti vittoria.
steam-refusal-needs-setup-cubes = Cubi da mettere lì: { $need }, non { $have }.
steam-refusal-needs-bag = Cubi di questo colore nel sacchetto: { $have }; ne servono { $need }.

## Le clausole che vietano senza cifre, per numero

steam-action-01 = Questa tessera azione è già stata presa in questo turno.
steam-action-12 = Solo Crescita della città e Urbanizzazione si possono prendere senza effetto.
steam-action-13 = Hai pagato l’effetto della tua tessera azione: svolgilo prima di terminare la costruzione.
steam-action-14 = Nel gioco standard decidi durante la tua costruzione se usare la tessera.
steam-action-16 = Crescita della città non avrebbe effetto: servono merci nella riserva, un segnalino e una città non ancora cresciuta.
steam-auction-02 = Chi apre l’asta viene estratto a sorte tra i giocatori al tavolo.
steam-build-03 = I binari si piazzano solo su esagoni di terra che non sono città.
steam-build-04 = I binari non possono uscire dalla mappa, entrare in acqua o attraversare un lato bloccato.
steam-build-05 = Un nuovo binario deve partire da una città o proseguire un tuo binario.
steam-build-08 = Un nuovo binario non può unirsi all’estremità aperta del collegamento di un altro giocatore.
steam-build-10 = Un collegamento non può iniziare e finire nella stessa città o cittadina.
steam-build-20 = Un tuo binario resterebbe scollegato in questa costruzione.
steam-build-26 = Prosegui il binario ancora da collegare prima di costruire altrove.
steam-build-27 = Può restare in attesa di collegamento un solo tratto di binario alla volta.
steam-build-28 = Un binario ancora da collegare dev’esserlo con la tessera con cui raggiunge una cittadina.
steam-goods-02 = Un cubo percorre collegamenti completi fino a un’altra città del suo colore; da qui non può.
steam-goods-03 = Nessun percorso alla portata della tua locomotiva raggiunge una città di questo colore con abbastanza collegamenti tuoi.
steam-goods-04 = Il cubo si ferma alla prima città del suo colore.
steam-goods-05 = Il percorso deve finire in una città del colore del cubo.
steam-goods-06 = Il cubo non può entrare due volte nella stessa città.
steam-goods-07 = Il cubo non può attraversare due volte la stessa cittadina.
steam-goods-08 = Almeno un collegamento del percorso dev’essere tuo.
steam-goods-15 = I percorsi sono troppi; questo non è tra quelli elencati.
steam-growth-01 = Le città crescono una volta, durante la costruzione di chi ha preso Crescita della città per il suo effetto.
steam-growth-02 = Può crescere solo una città stampata che non è ancora cresciuta.
steam-link-08 = Questo collegamento senza proprietario si può rivendicare solo se è collegato a una città, direttamente o lungo tuoi binari.
steam-loco-03 = In questo turno hai già migliorato la locomotiva.
steam-order-01 = Questa tessera azione è già stata pescata.
steam-redirect-02 = Si può reindirizzare solo un tuo collegamento, o uno senza proprietario che parte da una città o da una cittadina in cui possiedi un collegamento.
steam-redirect-03 = I collegamenti completi e quelli di altri giocatori non si possono reindirizzare.
steam-redirect-04 = I binari di una cittadina non si possono reindirizzare.
steam-redirect-08 = Si gira solo l’estremità aperta; l’altro lato del binario resta dov’è.
steam-redirect-10 = Una sola tessera non può insieme reindirizzare e aggiungere binari.
steam-redirect-12 = Un binario ancora da collegare non si può reindirizzare né unire in questo modo.
steam-town-01 = Le tessere cittadina vanno sugli esagoni con cittadina, le altre altrove.
steam-town-05 = Un nuovo ramo deve incontrare un tuo binario, una città o un collegamento che puoi rivendicare.
steam-town-06 = Un nuovo ramo non può incontrare l’estremità aperta di un altro giocatore.
steam-upgrade-01 = Un miglioramento conserva tutti i binari presenti e ne aggiunge altri.
steam-upgrade-05 = Questa tessera non può ricevere altri binari.
steam-urban-01 = Una nuova città si piazza su una cittadina, una volta, durante la costruzione di chi ha preso Urbanizzazione per il suo effetto.
steam-urban-11 = Un collegamento inizierebbe e finirebbe nella nuova città.
