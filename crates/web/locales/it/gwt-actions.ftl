## Ciò che è stampato: requisiti

line-with-need = { $need }: { $gives }
need-discard = scarta { $card }
need-discard-value-3 = scarta una carta bovino di valore 3
need-discard-pair = scarta due bovini della stessa razza
need-discard-objective = scarta una carta obiettivo
need-discard-any = scarta una carta bovino qualsiasi
need-pay = paga ${ $dollars }
need-engine-back = locomotiva indietro di { $spaces }

## Ciò che è stampato: vantaggi

per = { $what ->
    [cowboys] per ogni cowboy
    [craftsmen] per ogni artigiano
    [engineers] per ogni ingegnere
    [woods] per ogni tuo edificio nel bosco
    [hazards] per ogni calamità raccolta
    [stations] per ogni tua stazione
   *[pairs] per ogni coppia di { trade-tile.plural } verde e { pair-colour }
}
now = { $text } (ora { $figure })
certificates-have = { $text } (ne hai { $have } su { $limit })
effect-money = ottieni ${ $dollars }
effect-money-per = ottieni ${ $dollars } { $per }
effect-certificates = { $count ->
    [one] { $count } certificato
   *[other] fino a { $count } certificati
}
effect-certificates-per = { $count ->
    [one] { $count } certificato
   *[other] fino a { $count } certificati
} { $per }
effect-certificates-to-limit = certificati fino al tuo limite
effect-token = ottieni un gettone scambio
effect-objective = prendi una carta obiettivo
effect-objective-to-hand = prendi in mano una carta obiettivo
effect-draw = pesca fino a { $count } carte, poi scartane altrettante
effect-draw-per = pesca fino a 1 carta { $per }, poi scartane altrettante
effect-hire = assumi un lavoratore
effect-hire-less = assumi un lavoratore a ${ $dollars } in meno
effect-hire-more = assumi un lavoratore a ${ $dollars } in più
effect-build = piazza un edificio a ${ $dollars } per artigiano
effect-buy = compra bovini
effect-buy-with = compra bovini con { $cowboys }
effect-hazard-free = rimuovi gratis una calamità
effect-hazard = rimuovi una calamità per ${ $dollars }
effect-trade = prendi { trade-tile.one }
effect-hazard-or-trade = rimuovi gratis una calamità o prendi { trade-tile.one }
effect-engine = { $count ->
    [one] locomotiva avanti di { $count }
   *[other] locomotiva avanti fino a { $count }
}
effect-engine-per = locomotiva avanti fino a 1 { $per }
effect-upgrade-behind = migliora una stazione dietro la tua locomotiva
effect-extraordinary-delivery = consegna straordinaria
effect-auxiliary = un’azione ausiliaria, singola o doppia
effect-rancher = { $count ->
    [one] allevatore avanti di { $count } passo, per sfruttare la posizione
   *[other] allevatore avanti fino a { $count } passi, per sfruttare la posizione
}
effect-ride = allevatore avanti fino a { $count } passi senza tasse, senza sfruttare la posizione, non fino a Kansas City
effect-copy = copia un edificio adiacente
aux-money = ottieni ${ $count }
aux-cards = { $count ->
    [one] pesca { $count } carta, poi scartane 1
   *[other] pesca fino a { $count } carte, poi scartane altrettante
}
aux-certificate = { $count ->
    [one] paga ${ $count }, locomotiva indietro di { $count }: { $count } certificato
   *[other] paga ${ $count }, locomotiva indietro di { $count }: fino a { $count } certificati
}
aux-engine = { $count ->
    [one] paga ${ $count }: locomotiva avanti di { $count }
   *[other] paga ${ $count }: locomotiva avanti fino a { $count }
}
aux-removal = locomotiva indietro di { $count }: { $dollars ->
    [0] {""}
   *[other] ottieni ${ $dollars } e {""}
}{ $count ->
    [one] elimina dal gioco { $count } carta della tua mano
   *[other] elimina dal gioco fino a { $count } carte della tua mano
}

## Obiettivi e capistazione

objective = subito: { $immediate }; { $tasks }
objective-tasks = { $points } PV per { $tasks }
objective-tasks-or-penalty = { $points } PV per { $tasks }, altrimenti −{ $penalty } PV
task-building = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
}
task-trade-green = { $count ->
    [one] { $count } { trade-tile } verde
   *[other] { $count } { trade-tile.plural } verdi
}
task-trade-pair = { $count ->
    [one] { $count } { trade-tile } { pair-colour }
   *[other] { $count } { trade-tile.plural } { pair-colour.plural }
}
task-hazard = { $count } calamità
task-station = { $count ->
    [one] { $count } stazione
   *[other] { $count } stazioni
}
task-cattle = { $count ->
    [one] { $count } carta bovino di valore { $value }
   *[other] { $count } carte bovino di valore { $value }
}
task-terminal = { $count ->
    [one] { $count } disco su { $city }
   *[other] { $count } dischi su { $city }
}
master-permanent = { $count ->
    [one] { $count } certificato permanente
   *[other] { $count } certificati permanenti
}
master-scores = { $what ->
    [workers] 1 PV per lavoratore
    [objectives] 3 PV ogni 2 carte obiettivo giocate
    [hazards] 3 PV ogni 2 calamità
    [pairs] 3 PV per coppia di { trade-tile.plural } verde e { pair-colour }
    [certificates] 3 PV ogni 2 certificati
    [stations] 3 PV ogni 2 stazioni
   *[buildings] 2 PV per edificio
}

## Azioni: il percorso

action-place = Parti dall’{ $place }
action-go = Verso { $place }
fee-none = nessuna tassa
fee-waived = senza tasse
fee-short = tassa di ${ $dollars }, di cui paghi i ${ $have } che hai
fee-to-player = tassa di ${ $dollars } a { $player }
fee-to-bank = tassa di ${ $dollars } alla banca
go-ends = il movimento finisce lì
action-stop = Fermati qui: { $place }
action-use = Sfrutta: { $effect }
action-use-copied = Sfrutta { $place }: { $effect }
instead-of = { $text } – invece di: { $other }
action-copy = Copia { $place }
action-aux = Azione ausiliaria: { $effect }
action-aux-double = Doppia azione ausiliaria: { $effect }

## Azioni: Kansas City

action-foresight = Colonna { $column }: { $tile }
foresight-to-space = va nello { $space }
foresight-no-space = nessuno spazio libero: esce dal gioco
foresight-to-row = alla riga { $row } del mercato del lavoro, ${ $dollars }
foresight-token = il segnalino passa alla riga { $row }
foresight-refill = il mercato bovino viene riempito
foresight-end = prendi il segnalino e dai inizio alla fine della partita
action-income = Prendi ${ $dollars }: mandria { $herd }{ $permanent ->
    [0] {""}
   *[other] {" "}+ { $permanent } permanenti
}, { $spent ->
    [0] senza spendere certificati
    [one] spendendo { $spent } certificato
   *[other] spendendo { $spent } certificati
}
action-grow = Scambia { $card } con { $next }
action-deliver = Consegna a { $city } ({ $value })
deliver-transport = trasporto ${ $dollars }
deliver-no-transport = nessun costo di trasporto
deliver-arrow-points = { $points } PV insieme a { $city }
deliver-arrow-objective = una carta obiettivo insieme a { $city }
deliver-arrow-token = un gettone scambio insieme a { $city }
action-disc = Prendi il disco { $space } ({ $corner ->
    [white] angoli bianchi
   *[black] angoli neri
})
disc-opens-single = sblocca: { $effect }
disc-opens-double = sblocca doppia: { $effect }
disc-opens-certificates = sblocca { $count } certificati
disc-opens-later = sblocca 6 certificati quando sarà libero anche il limite 4
disc-opens-step-left = ottieni ${ $dollars }, limite di passi +{ $steps }
disc-opens-step-right = { $points } PV alla fine, limite di passi +{ $steps }
disc-opens-hand = paga ${ $dollars }, limite di mano +1
action-station-disc = Riprendi il tuo disco dalla { $station }, perdendo i suoi { $points } PV

## Azioni: ferrovia, lavoratori, edifici, bovini

action-engine = Locomotiva: { $from } → { $to }
engine-then-deliver = poi consegna a una città di valore { $value } o meno
engine-then-returns = poi torna indietro e ottieni ${ $dollars }
engine-own-station = hai già migliorato questa stazione
engine-station = migliorarla costa ${ $dollars }
action-upgrade = Migliora { $station }: paga ${ $dollars }, piazza un disco, { $points } PV
upgrade-master = per un lavoratore anche: { $master }
action-appoint = Cedi { worker.one } per la tessera capostazione
action-hire = Assumi { worker.one } dalla riga { $row } per ${ $dollars }, nello spazio { $space } della fila
action-build = Piazza { $building }
build-only-over-own = solo sopra un tuo edificio più piccolo
action-site = Piazzalo nello { $space }
action-site-over = Piazzalo nello { $space } sopra { $building }
site-in-the-woods = nel bosco
site-with-risk = azione rischio: { $risk }
action-buy = Compra { $cards } con { $cowboys } per ${ $dollars }
action-draw-market = Usa 1 cowboy per aggiungere al mercato { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
action-hazard = Rimuovi { $place }
action-trade = Prendi { $place }

## Azioni: carte

action-objective = Prendi la carta obiettivo { $name } { $to ->
    [hand] in mano
   *[discard] nella pila degli scarti
}
action-objective-top = Prendi la prima carta coperta della pila obiettivi ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
})
action-certificates-none = Non prendere certificati
action-certificates = { $count ->
    [one] Prendi { $count } certificato
   *[other] Prendi { $count } certificati
}: poi ne hai { $total }
action-draw = Pesca un’altra carta
action-discard = Scarta { $card }
action-discard-for-space = Scarta { $card } per ciò che dà lo spazio del lavoratore
action-remove = Elimina dal gioco { $card }
action-play = Gioca la carta obiettivo { $name }
action-play-forgo = Gioca la carta obiettivo { $name } senza la sua azione ({ $effect })
action-exchange = Gettone scambio ({ $left ->
    [0] l’ultimo che hai
   *[other] poi te ne restano { $left }
}): pesca fino a 2 carte, poi scartane altrettante
skip = Rinuncia
skip-worker-space = Rinuncia a ciò che dà lo spazio del lavoratore
skip-engine = Lascia ferma la locomotiva
skip-upgrade = Non migliorare la stazione
skip-appoint = Non nominare nessuno, lascia la tessera capostazione
skip-hire = Non assumere nessuno
skip-build = Non costruire nulla
skip-hazard = Non rimuovere calamità
skip-trade = Non prendere { trade-tile.no }
skip-hazard-or-trade = Non prendere né calamità né { trade-tile.plural }
skip-objective = Non prendere carte obiettivo
done-grow = Non scambiare altro e scarta la mano
done-buy = Finisci gli acquisti
done-draw = Non pescare altro, poi scarta quante carte hai pescato
done-remove = Non eliminare altre carte
done-turn = Termina il turno ({ $count ->
    [0] nessuna carta da pescare
    [one] peschi { $count } carta
   *[other] peschi { $count } carte
})
done-kansas-city = Termina il turno: il tuo allevatore torna all’inizio ({ $count ->
    [0] nessuna carta da pescare
    [one] peschi { $count } carta
   *[other] peschi { $count } carte
})

## In una o due parole

short-place = Parti: { $space }
short-go = Verso { $space }
short-stop = Fermati qui
short-copy-at = Copia { $space }
short-copy = Copia
short-income = { $count ->
    [0] Nessun certificato
    [one] { $count } certificato
   *[other] { $count } certificati
}
short-remove = Elimina { $card }
short-engine-to = Locomotiva a { $space }
short-engine = Locomotiva
short-engine-back = Locomotiva indietro
short-buy-with = { $cards } ({ $cowboys } cowboy)
short-buy = Compra bovini
short-draw-market = Aggiungi al mercato
short-objective = Obiettivo
short-objective-card = Obiettivo { $name }
short-objective-top = Carta coperta
short-certificates = { $count ->
    [0] Nessun certificato
    [one] { $count } certificato
   *[other] { $count } certificati
}
short-certificates-many = Certificati
short-draw-card = Pesca
short-play = Gioca { $name }
short-play-forgo = Solo { $name }
short-exchange = Gettone scambio
short-token = Gettone scambio
short-skip = Rinuncia
short-done = Fatto
short-end-turn = Fine turno
short-money = Denaro
short-cards = Pesca e scarta
short-hire = Assumi
short-build = Costruisci
short-hazard = Calamità
short-trade = { $edition ->
    [1] Tipi
   *[2] Bandito
}
short-hazard-or-trade = Calamità o { trade-tile }
short-upgrade = Migliora stazione
short-delivery = Consegna
short-auxiliary = Azione ausiliaria
short-rancher = Allevatore avanti
short-removal = Elimina carte
