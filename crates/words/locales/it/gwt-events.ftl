gwt-event-first = { $player } comincia
gwt-event-neutral-placed = Edificio neutrale { $name } piazzato nello { $space }
gwt-event-sided = In gioco per tutti: { $building }
gwt-event-master-placed = Tessera capostazione, { $station }
gwt-event-starting-objective = { $player } ha ricevuto un obiettivo iniziale
gwt-event-turn = Turno di { $player }
gwt-event-placed = Allevatore piazzato: { $place }
gwt-event-moved = Allevatore mosso: { $place }
gwt-event-used = Azione locale, { $place }
gwt-event-copied = Copia: { $place }
gwt-event-aux = Azione ausiliaria: { $effect }
gwt-event-aux-double = Doppia azione ausiliaria: { $effect }
gwt-money-reason = { $why ->
    [fee] tassa
    [hire] assunzione
    [build] edificio
    [cattle] bovini
    [hazard] rimozione di una calamità
    [trade] tessera { gwt-trade-tile }
    [station] miglioramento di una stazione
    [disc] disco
    [income] profitto
    [kansas-city] disco su Kansas City
    [transport] trasporto
    [last-space] ritorno dall’ultimo spazio
   *[action] azione
}
gwt-event-gained = Guadagno: ${ $dollars } ({ gwt-money-reason })
gwt-event-paid = Pagamento: ${ $dollars } ({ gwt-money-reason })
gwt-event-paid-to = Pagamento a { $player }: ${ $dollars } ({ gwt-money-reason })
gwt-event-certificates = Certificati ora: { $count }
gwt-event-token-gained = Ottenuto un gettone scambio
gwt-event-token-used = Usato un gettone scambio
gwt-event-drew = { $player } ha pescato { $card }
gwt-event-drew-hidden = { $player } ha pescato una carta
gwt-event-shuffled = { $player } ha mischiato gli scarti in una nuova pila di pesca
gwt-event-discarded = Scartata { $card }
gwt-event-removed = Rimossa dal gioco { $card }
gwt-event-hired = Assunto { gwt-worker.one } dalla riga { $row }
gwt-event-built = Piazzato { $building } nello { $space }
gwt-event-built-over = Piazzato { $building } nello { $space }, sopra { $old }
gwt-event-bought = Comprata { $card }
gwt-event-market-card = Nuova nel mercato bovino: { $card }
gwt-event-hazard-taken = Calamità rimossa dallo { $space }: { $tile }
gwt-event-trade-taken = Tessera presa dallo { $space }: { $tile }
gwt-event-engine = Locomotiva mossa: { $to }
gwt-event-upgraded = Migliorata { $station }
gwt-event-appointed = Nominato capostazione { gwt-worker.one }
gwt-event-disc = Preso il disco { $space }
gwt-event-station-disc = Ripreso il disco dalla { $station }
gwt-event-objective-gained = Presa la carta obiettivo ({ $tasks }) { $to ->
    [hand] in mano
   *[discard] nella pila degli scarti
}
gwt-event-objective-gained-hidden = Presa in mano, senza vederla, la prima carta della pila degli obiettivi
gwt-event-display-card = Nuova carta nel set obiettivo generale
gwt-event-played = Giocata la carta obiettivo
gwt-event-played-forgoing = Giocata la carta obiettivo senza la sua azione
gwt-event-chosen = Scelta dalla colonna previsione { $column }: { $tile }
gwt-event-tile-placed = Nuova tessera nello { $space }: { $tile }
gwt-event-worker-placed = Nuovo lavoratore nella riga { $row } del mercato del lavoro: { $worker }
gwt-event-tile-gone = Nessuno spazio libero, esce dal gioco: { $tile }
gwt-event-tile-aside = Nessuno spazio libero, messa da parte: { $tile }
gwt-event-foresight-tile = Nuova tessera nella colonna previsione { $column }: { $tile }
gwt-event-token-moved = Il segnalino mercato del lavoro passa alla riga { $row }
gwt-event-end-triggered = Preso il segnalino mercato del lavoro: resta un ultimo turno a tutti gli altri
gwt-event-income = Mano rivelata: valore allevamento totale { $total }
gwt-event-grown = Scambiata { $card } con { $next }
gwt-event-hand-discarded = Mano scartata
gwt-event-delivered = Consegna a { $city } ({ $value })
gwt-event-returned = L’allevatore è tornato all’inizio del percorso
gwt-event-over = La partita è finita

## Sam

gwt-event-sam-worker = Sam comincia con { gwt-worker.one }
gwt-event-sam-card = Pescata: { $card }
gwt-event-sam-shuffled = Le carte di Sam sono state rimischiate in un nuovo mazzo
gwt-event-sam-idle = Non ha potuto fare ciò che dice la carta
gwt-event-sam-specialized = Ora Sam è specializzato in { gwt-sam-type }
gwt-event-sam-master = Presa la tessera capostazione
gwt-event-sam-objective = Presa una carta obiettivo ({ $points } PV)
gwt-event-sam-fee = La banca ha pagato ${ $dollars } a { $player } (tassa per Sam)
