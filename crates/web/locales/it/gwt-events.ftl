event-first = { $player } comincia
event-neutral-placed = Edificio neutrale { $name } piazzato nello { $space }
event-sided = In gioco per tutti: { $building }
event-master-placed = Tessera capostazione, { $station }
event-starting-objective = { $player } ha ricevuto un obiettivo iniziale
event-turn = Turno di { $player }
event-placed = Allevatore piazzato: { $place }
event-moved = Allevatore mosso: { $place }
event-used = Azione locale, { $place }
event-copied = Copia: { $place }
event-aux = Azione ausiliaria: { $effect }
event-aux-double = Doppia azione ausiliaria: { $effect }
money-reason = { $why ->
    [fee] tassa
    [hire] assunzione
    [build] edificio
    [cattle] bovini
    [hazard] rimozione di una calamità
    [trade] tessera { trade-tile }
    [station] miglioramento di una stazione
    [disc] disco
    [income] profitto
    [kansas-city] disco su Kansas City
    [transport] trasporto
    [last-space] ritorno dall’ultimo spazio
   *[action] azione
}
event-gained = Ottenuti ${ $dollars } ({ money-reason })
event-paid = Pagati ${ $dollars } ({ money-reason })
event-paid-to = Pagati ${ $dollars } a { $player } ({ money-reason })
event-certificates = Certificati ora: { $count }
event-token-gained = Ottenuto un gettone scambio
event-token-used = Usato un gettone scambio
event-drew = { $player } ha pescato { $card }
event-drew-hidden = { $player } ha pescato una carta
event-shuffled = { $player } ha rimescolato gli scarti in una nuova pila di pesca
event-discarded = Scarto: { $card }
event-removed = Fuori dal gioco: { $card }
event-hired = Assunto { worker.one } dalla riga { $row }
event-built = Piazzato { $building } nello { $space }
event-built-over = Piazzato { $building } nello { $space }, sopra { $old }
event-bought = Acquisto: { $card }
event-market-card = Nuovo nel mercato bovino: { $card }
event-hazard-taken = Calamità rimossa dallo { $space }: { $tile }
event-trade-taken = Tessera presa dallo { $space }: { $tile }
event-engine = Locomotiva mossa: { $to }
event-upgraded = Migliorata { $station }
event-appointed = Ceduto { worker.one } per la tessera capostazione
event-disc = Preso il disco { $space }
event-station-disc = Ripreso il disco dalla { $station }
event-objective-gained = Presa la carta obiettivo { $name } { $to ->
    [hand] in mano
   *[discard] nella pila degli scarti
}
event-objective-gained-hidden = Presa in mano la prima carta coperta della pila obiettivi
event-display-card = Nuova carta obiettivo { $name } nel set
event-played = Giocata la carta obiettivo { $name }
event-played-forgoing = Giocata la carta obiettivo { $name } senza la sua azione
event-chosen = Scelta dalla colonna previsione { $column }: { $tile }
event-tile-placed = Nuova tessera nello { $space }: { $tile }
event-worker-placed = Nuovo nella riga { $row } del mercato del lavoro: { $worker }
event-tile-gone = Nessuno spazio libero, esce dal gioco: { $tile }
event-tile-aside = Nessuno spazio libero, messa da parte: { $tile }
event-foresight-tile = Nuova tessera nella colonna previsione { $column }: { $tile }
event-token-moved = Il segnalino mercato del lavoro passa alla riga { $row }
event-end-triggered = Preso il segnalino mercato del lavoro: la fine è vicina
event-income = Mostrata una mano che con i certificati vale { $total }
event-grown = Scambio: { $card } con { $next }
event-hand-discarded = Mano scartata
event-delivered = Consegna a { $city } ({ $value })
event-returned = L’allevatore è tornato all’inizio del percorso
event-over = La partita è finita
