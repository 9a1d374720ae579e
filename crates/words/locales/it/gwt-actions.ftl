## Ciò che è stampato: requisiti

gwt-line-with-need = { $need }: { $gives }
gwt-need-discard = scarta { $card }
gwt-need-discard-value-3 = scarta una carta bovino di valore 3
gwt-need-discard-pair = scarta due carte bovino della stessa razza
gwt-need-discard-objective = scarta una carta obiettivo
gwt-need-discard-any = scarta una carta bovino qualsiasi
gwt-need-pay = paga ${ $dollars }
gwt-need-engine-back = { $spaces ->
    [one] muovi la locomotiva indietro di { $spaces } spazio
   *[other] muovi la locomotiva indietro di { $spaces } spazi
}

## Ciò che è stampato: vantaggi

gwt-per = { $what ->
    [cowboys] per ogni cowboy
    [craftsmen] per ogni artigiano
    [engineers] per ogni ingegnere
    [woods] per ogni tuo edificio nel bosco
    [hazards] per ogni calamità raccolta
    [stations] per ogni tua stazione
   *[pairs] per ogni coppia di { gwt-trade-tile.one } verde e uno { gwt-pair-colour }
}
gwt-certificates-have = { $text } (ne hai { $have } su { $limit })
gwt-effect-money = guadagna ${ $dollars }
gwt-effect-money-per = guadagna ${ $dollars } { $per }
gwt-effect-certificates = { $count ->
    [one] { $count } certificato
   *[other] fino a { $count } certificati
}
gwt-effect-certificates-per = { $count ->
    [one] { $count } certificato
   *[other] fino a { $count } certificati
} { $per }
gwt-effect-certificates-to-limit = certificati fino al tuo limite
gwt-effect-token = ottieni un gettone scambio
gwt-effect-objective = prendi una carta obiettivo
gwt-effect-objective-to-hand = prendi in mano una carta obiettivo
gwt-effect-draw = { $count ->
    [one] pesca { $count } carta, poi scartane 1
   *[other] pesca fino a { $count } carte, poi scartane altrettante
}
gwt-effect-draw-per = pesca fino a 1 carta { $per }, poi scartane altrettante
gwt-effect-hire = assumi un lavoratore
gwt-effect-hire-less = assumi un lavoratore a ${ $dollars } in meno
gwt-effect-hire-more = assumi un lavoratore a ${ $dollars } in più
gwt-hire-from = da ${ $dollars }
gwt-effect-build = piazza un edificio a ${ $dollars } per artigiano
gwt-effect-buy = compra carte bovino
gwt-effect-buy-with = compra carte bovino con { $cowboys }
gwt-effect-hazard-free = rimuovi gratis una calamità
gwt-effect-hazard = rimuovi una calamità per ${ $dollars }
gwt-effect-trade = prendi { gwt-trade-tile.one }
gwt-effect-hazard-or-trade = rimuovi gratis una calamità o prendi { gwt-trade-tile.one }
gwt-effect-engine = { $count ->
    [one] muovi la locomotiva avanti di { $count } spazio
   *[other] muovi la locomotiva avanti fino a { $count } spazi
}
gwt-effect-engine-per = muovi la locomotiva avanti fino a 1 spazio { $per }
gwt-effect-upgrade-behind = migliora una stazione dietro la tua locomotiva
gwt-effect-extraordinary-delivery = consegna straordinaria
gwt-effect-auxiliary = un’azione ausiliaria, singola o doppia
gwt-effect-rancher = { $count ->
    [one] muovi l’allevatore di { $count } passo e sfrutta la nuova posizione
   *[other] muovi l’allevatore fino a { $count } passi e sfrutta la nuova posizione
}
gwt-effect-ride = { $count ->
    [one] muovi l’allevatore di { $count } passo senza pagare tasse né sfruttare la posizione (non a Kansas City)
   *[other] muovi l’allevatore fino a { $count } passi senza pagare tasse né sfruttare la posizione (non a Kansas City)
}
gwt-effect-copy = copia un edificio adiacente
gwt-aux-money = guadagna ${ $count }
gwt-aux-cards = { $count ->
    [one] pesca { $count } carta, poi scartane 1
   *[other] pesca fino a { $count } carte, poi scartane altrettante
}
gwt-aux-certificate = { $count ->
    [one] paga ${ $count } e muovi la locomotiva indietro di { $count } spazio: { $count } certificato
   *[other] paga ${ $count } e muovi la locomotiva indietro di { $count } spazi: fino a { $count } certificati
}
gwt-aux-engine = { $count ->
    [one] paga ${ $count }: muovi la locomotiva avanti di { $count } spazio
   *[other] paga ${ $count }: muovi la locomotiva avanti fino a { $count } spazi
}
gwt-aux-removal = { $count ->
    [one] muovi la locomotiva indietro di { $count } spazio
   *[other] muovi la locomotiva indietro di { $count } spazi
}: { $dollars ->
    [0] {""}
   *[other] guadagna ${ $dollars } e {""}
}{ $count ->
    [one] rimuovi dal gioco { $count } carta della tua mano
   *[other] rimuovi dal gioco fino a { $count } carte della tua mano
}

## Obiettivi e capistazione

gwt-objective = subito: { $immediate }; { $tasks }
gwt-objective-tasks = { $points } PV per { $tasks }
gwt-objective-tasks-or-penalty = { $points } PV per { $tasks }, altrimenti −{ $penalty } PV
gwt-task-building = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
}
gwt-task-trade-green = { $count ->
    [one] { $count } { gwt-trade-tile } verde
   *[other] { $count } { gwt-trade-tile.plural } verdi
}
gwt-task-trade-pair = { $count ->
    [one] { $count } { gwt-trade-tile } { gwt-pair-colour }
   *[other] { $count } { gwt-trade-tile.plural } { gwt-pair-colour.plural }
}
gwt-task-hazard = { $count } calamità
gwt-task-station = { $count ->
    [one] { $count } stazione
   *[other] { $count } stazioni
}
gwt-task-cattle = { $count ->
    [one] { $count } carta bovino di valore { $value }
   *[other] { $count } carte bovino di valore { $value }
}
gwt-task-terminal = { $count ->
    [one] { $count } disco su { $city }
   *[other] { $count } dischi su { $city }
}
gwt-master-permanent = { $count ->
    [one] { $count } certificato permanente
   *[other] { $count } certificati permanenti
}
gwt-master-scores = { $what ->
    [workers] 1 PV per ogni lavoratore
    [objectives] 3 PV ogni 2 carte obiettivo giocate
    [hazards] 3 PV ogni 2 calamità
    [pairs] 3 PV per ogni coppia di { gwt-trade-tile.one } verde e uno { gwt-pair-colour }
    [certificates] 3 PV ogni 2 certificati
    [stations] 3 PV ogni 2 stazioni
   *[buildings] 2 PV per ogni edificio
}

## Azioni: il percorso

gwt-action-place = Parti dall’{ $place }
gwt-action-go = Vai → { $place }
gwt-fee-none = nessuna tassa
gwt-fee-waived = senza tasse
gwt-fee-short = { $have ->
    [0] tassa di ${ $dollars }, ma non hai denaro e non paghi nulla
   *[other] tassa di ${ $dollars }, di cui paghi i ${ $have } che hai
}
gwt-fee-to-player = tassa di ${ $dollars } a { $player }
gwt-fee-to-bank = tassa di ${ $dollars } alla banca
gwt-go-ends = il movimento finisce lì
gwt-go-left = { $count ->
    [one] resta { $count } passo
   *[other] restano { $count } passi
}
gwt-action-stop = Fermati qui: { $place }
gwt-action-use-copied = Azione copiata – { $place }: { $effect }
gwt-instead-of = { $text } – invece di: { $other }
gwt-action-copy = Copia – { $place }

## Azioni: Kansas City

gwt-action-foresight = Colonna { $column }: { $tile }
gwt-foresight-to-space = va nello { $space }
gwt-foresight-no-space = nessuno spazio libero: esce dal gioco
gwt-foresight-to-row = alla riga { $row } del mercato del lavoro, ${ $dollars }
gwt-foresight-token = il segnalino passa alla riga { $row }
gwt-foresight-refill = il mercato bovino viene riempito
gwt-foresight-end = prendi il segnalino e inneschi la fine della partita
gwt-action-income = Guadagna ${ $dollars }: mandria { $herd }{ $permanent ->
    [0] {""}
    [one] {" "}+ { $permanent } certificato permanente
   *[other] {" "}+ { $permanent } certificati permanenti
}, { $spent ->
    [0] senza spendere certificati
    [one] spendendo { $spent } certificato
   *[other] spendendo { $spent } certificati
}
gwt-income-left = certificati rimasti: { $count }
gwt-action-grow = Scambia { $card } con { $next }
gwt-action-deliver = Consegna a { $city } ({ $value })
gwt-deliver-transport = trasporto ${ $dollars }
gwt-deliver-no-transport = nessun costo di trasporto
gwt-deliver-no-disc = nessun disco da piazzare, perciò la città non dà nulla
gwt-deliver-arrow-points = { $points } PV insieme a { $city }
gwt-deliver-arrow-objective = una carta obiettivo insieme a { $city }
gwt-deliver-arrow-token = un gettone scambio insieme a { $city }
gwt-action-disc = Prendi il disco { $space } ({ gwt-corner })
gwt-disc-opens-single = sblocca: { $effect }
gwt-disc-opens-double = sblocca la doppia: { $effect }
gwt-disc-opens-certificates = limite certificati { $count }
gwt-disc-opens-later = limite certificati 6, quando sarà libero anche lo spazio 4
gwt-disc-opens-step-left = guadagna ${ $dollars }, limite di passi +{ $steps }
gwt-disc-opens-step-right = { $points } PV alla fine, limite di passi +{ $steps }
gwt-disc-opens-hand = paga ${ $dollars }, limite di mano +1
gwt-action-station-disc = Riprendi il tuo disco dalla { $station }, perdendo i suoi { $points } PV

## Azioni: ferrovia, lavoratori, edifici, bovini

gwt-action-engine = Locomotiva: { $from } → { $to }
gwt-engine-then-deliver = poi consegni in una città di valore { $value } o meno
gwt-engine-then-returns = poi torna indietro e guadagni ${ $dollars }
gwt-engine-own-station = hai già migliorato questa stazione
gwt-engine-station = migliorarla costa ${ $dollars }
gwt-action-upgrade = Migliora { $station }: paga ${ $dollars }, piazza un disco, { $points } PV
gwt-upgrade-master = nominando un lavoratore anche: { $master }
gwt-action-appoint = Nomina capostazione { gwt-worker.one } e prendi la tessera
gwt-action-hire = Assumi { gwt-worker.one } dalla riga { $row } per ${ $dollars } (va nello spazio { $space } della tua riga { gwt-worker })
gwt-action-build = Piazza { $building }
gwt-build-only-over-own = solo sopra un tuo edificio più piccolo
gwt-action-site = Piazzalo nello { $space }
gwt-action-site-over = Piazzalo nello { $space } sopra { $building }
gwt-site-in-the-woods = nel bosco
gwt-site-with-risk = azione rischio: { $risk }
gwt-action-buy = Compra { $cards } con { $cowboys } per ${ $dollars }
gwt-action-draw-market = Usa 1 cowboy per aggiungere al mercato { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
gwt-action-hazard = Rimuovi: { $place }
gwt-action-trade = Prendi – { $place }

## Azioni: carte

gwt-action-objective = Prendi la carta obiettivo { $to ->
    [hand] in mano
   *[discard] nella pila degli scarti
}
gwt-action-objective-top = Prendi, senza vederla, la prima carta della pila degli obiettivi ({ $count ->
    [one] { $count } carta
   *[other] { $count } carte
})
gwt-action-certificates-none = Non prendere certificati
gwt-action-certificates = { $count ->
    [one] Prendi { $count } certificato
   *[other] Prendi { $count } certificati
}: poi ne hai { $total }
gwt-action-draw = Pesca un’altra carta
gwt-action-discard = Scarta { $card }
gwt-discard-left = { $count } da scartare
gwt-action-discard-for-space = Scarta { $card } per ciò che dà lo spazio del lavoratore
gwt-action-remove = Rimuovi dal gioco { $card }
gwt-action-play = Gioca la carta obiettivo
gwt-action-play-forgo = Gioca la carta obiettivo senza la sua azione ({ $effect })
gwt-action-exchange = Gettone scambio ({ $left ->
    [0] l’ultimo che hai
   *[other] poi te ne restano { $left }
}): { gwt-effect-draw }
gwt-skip = Rinuncia
gwt-skip-worker-space = Rinuncia a ciò che dà lo spazio del lavoratore
gwt-skip-engine = Lascia ferma la locomotiva
gwt-skip-upgrade = Non migliorare la stazione
gwt-skip-appoint = Non nominare nessuno, lascia la tessera capostazione
gwt-skip-hire = Non assumere nessuno
gwt-skip-build = Non costruire nulla
gwt-skip-hazard = Non rimuovere calamità
gwt-skip-trade = Non prendere { gwt-trade-tile.no }
gwt-skip-hazard-or-trade = Non prendere né calamità né { gwt-trade-tile.plural }
gwt-skip-objective = Non prendere carte obiettivo
gwt-done-grow = Non scambiare altro e scarta la mano
gwt-done-buy = Finisci gli acquisti
gwt-buy-unused = non usati: { $cowboys }
gwt-done-draw = Non pescare più, poi scarta tante carte quante ne hai pescate
gwt-done-remove = Non rimuovere altre carte
gwt-done-turn = Termina il turno ({ $count ->
    [0] nessuna carta da pescare
    [one] peschi { $count } carta
   *[other] peschi { $count } carte
})
gwt-done-kansas-city = Termina il turno: il tuo allevatore torna all’inizio ({ $count ->
    [0] nessuna carta da pescare
    [one] peschi { $count } carta
   *[other] peschi { $count } carte
})

## In una o due parole

gwt-short-place = Parti: { $place }
gwt-short-go = Vai → { $place }
gwt-short-stop = Fermati qui
gwt-short-copy-at = Copia – { $place }
gwt-short-copy = Copia
gwt-short-income = { $count ->
    [0] Nessun certificato
    [one] { $count } certificato
   *[other] { $count } certificati
}
gwt-short-remove = Rimuovi: { $card }
gwt-short-engine-to = Locomotiva → { $space }
gwt-short-engine = Locomotiva
gwt-short-engine-back = Locomotiva indietro
gwt-short-buy-with = { $cards } ({ $cowboys } cowboy)
gwt-short-buy = Compra bovini
gwt-short-draw-market = Aggiungi al mercato
gwt-short-objective = Obiettivo
gwt-short-objective-card = Obiettivo: { $tasks }
gwt-short-objective-top = Prima carta della pila
gwt-short-certificates = { $count ->
    [0] Nessun certificato
    [one] { $count } certificato
   *[other] { $count } certificati
}
gwt-short-certificates-many = Certificati
gwt-short-draw-card = Pesca
gwt-short-play = Gioca: { $tasks }
gwt-short-play-forgo = Gioca senza azione: { $tasks }
gwt-short-exchange = Gettone scambio
gwt-short-token = Gettone scambio
gwt-short-skip = Rinuncia
gwt-short-done = Fatto
gwt-short-end-turn = Fine turno
gwt-short-money = Denaro
gwt-short-cards = Pesca e scarta
gwt-short-hire = Assumi
gwt-short-build = Costruisci
gwt-short-hazard = Calamità
gwt-short-trade = { $edition ->
    [1] Tipi
   *[2] Bandito
}
gwt-short-hazard-or-trade = Calamità o { gwt-trade-tile }
gwt-short-upgrade = Migliora stazione
gwt-short-delivery = Consegna
gwt-short-auxiliary = Azione ausiliaria
gwt-short-rancher = Allevatore avanti
gwt-short-removal = Rimuovi carte

## Nella barra delle azioni

gwt-group-location = In questa posizione
gwt-group-auxiliary-instead = Oppure una singola azione ausiliaria
gwt-group-auxiliary = Azione ausiliaria
gwt-group-play = Carte obiettivo in mano
gwt-group-exchange = Gettone scambio
gwt-fold-rails = Spazi normali
gwt-fold-forgo = Senza la loro azione
gwt-stretch = { $stretch ->
    [flood] Presso le inondazioni
    [drought] Presso le siccità
    [middle] A metà percorso
    [rockfall] Presso le cadute massi
   *[end] Prima di Kansas City
}
