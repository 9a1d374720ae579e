mombasa-event-first = { $player } comincia
mombasa-event-track = { $company }, bonus della ferrovia: { $first }; poi { $second }
mombasa-event-card-shown = Nuova nella scelta carte: { $card }
mombasa-event-card-cleared = Tolta dalla scelta carte: { $card }
mombasa-event-book-shown = Nuovo libro ({ $cell }): { $book }
mombasa-event-dealt = Hai ricevuto { $tile }
mombasa-event-keeps = Tieni { $tile }
mombasa-event-planned = Hai pianificato la carta { $card } nello spazio azione { $slot }
mombasa-event-left = Hai lasciato vuoto lo spazio azione { $slot }
mombasa-event-ready = { $player } ha confermato la scelta
mombasa-event-kept = { $player } tiene { $tile }
mombasa-event-revealed = { $player } ha pianificato: { $cards }
mombasa-event-round = Round { $round }
mombasa-event-turn = Turno di { $player }
mombasa-event-plus-one = La tessera +1 è sulla carta { $card }
mombasa-event-used = Carte usate: { $cards }
mombasa-event-acquired = Presa la carta { $card } per { $count } unità
mombasa-event-bought = Comprata la carta { $card } per £{ $pounds }
mombasa-event-advanced = { $player } sullo spazio { $space } della ferrovia { $company }
mombasa-event-unlocked = { $player } ha sbloccato sulla ferrovia { $company }: { $bonus }
mombasa-reason = { $why ->
    [start] tessera iniziale
    [region] regione
    [book] libro
    [coin] moneta sotto il libro
    [points] punti contabilità
    [diamonds] fine del percorso dei diamanti
    [special] spazio speciale
    [capital] richiesta di immissione di capitale
    [turned] libro girato a faccia in giù
    [bonus] spazio bonus
    [card] carta
   *[cash] valore cassa
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } sullo spazio { $space } del percorso dei diamanti
mombasa-event-slot-opened = { $player }: lo spazio azione { $slot } si apre alla prossima pianificazione
mombasa-event-expanding = { $company } si espande, valore espansione totale { $points }
mombasa-event-placed = { $company }, nuova base ({ $region }) per { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}: { $gives }
mombasa-event-taken-from = La base viene dalla { $column }
mombasa-event-displaced = Base { $company } scacciata: { $region }
mombasa-event-went-home = La base è tornata nella { $column }
mombasa-event-post-lost = Una base { $company } esce dal gioco
mombasa-event-removed = Base rimossa dalla { $column }
mombasa-event-points = Da spendere: { mombasa-points }
mombasa-event-took-book = Libro sul passo { $step }: { $book }
mombasa-event-turned = Libro girato a faccia in giù sul passo { $step }: { $book }
mombasa-event-jar = Calamaio sul passo { $step }
mombasa-event-marker = Segnalino bonus piazzato: { $space }
mombasa-event-discarded = Scartata la carta { $card }
mombasa-event-start-marker = { $player } ha preso il segnalino giocatore iniziale
mombasa-event-ended-with = { $player } ha finito la fase azione con il mazzo riposo { $deck }
mombasa-event-ended = { $player } ha finito la fase azione
mombasa-event-tile-returned = { $player } ha reso { $tile }
mombasa-event-coin = Una moneta è arrivata nella scelta libri: { $cell }
mombasa-event-markers-back = { $count ->
    [one] { $player } ha ripreso { $count } segnalino bonus
   *[other] { $player } ha ripreso { $count } segnalini bonus
}
mombasa-event-tile-received = { $player } ha ricevuto { $tile }
mombasa-event-over = La partita è finita
