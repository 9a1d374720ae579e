mombasa-event-first = Comincia { $player }
mombasa-event-track = { $company }, bonus della ferrovia: { $first }; poi { $second }
mombasa-event-card-shown = Nuova nella scelta carte: { $card }
mombasa-event-card-cleared = Tolta dalla scelta carte: { $card }
mombasa-event-book-shown = Nuovo libro ({ $cell }): { $book }
mombasa-event-dealt = Hai ricevuto { $tile }
mombasa-event-keeps = Tieni { $tile }
mombasa-event-planned = Hai pianificato { $card } nello spazio { $slot }
mombasa-event-left = Hai lasciato vuoto lo spazio { $slot }
mombasa-event-ready = Pronto: { $player }
mombasa-event-kept = { $player } tiene { $tile }
mombasa-event-revealed = { $player } ha pianificato: { $cards }
mombasa-event-round = Round { $round }
mombasa-event-turn = Turno di { $player }
mombasa-event-plus-one = La tessera +1 è su { $card }
mombasa-event-used = Usate: { $cards }
mombasa-event-acquired = { $count ->
    [one] Presa { $card } per { $count } unità
   *[other] Presa { $card } per { $count } unità
}
mombasa-event-bought = Comprata { $card } per £{ $pounds }
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
    [capital] immissione di capitale
    [turned] libro girato
    [bonus] spazio bonus
    [card] carta
   *[cash] valore cassa
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } sullo spazio { $space } del percorso dei diamanti
mombasa-event-slot-opened = { $player }: lo spazio { $slot } si apre alla prossima pianificazione
mombasa-event-expanding = { $company } si espande, valore totale { $points }
mombasa-event-placed = { $company }, nuova base in { $region } per { $cost }: { $gives }
mombasa-event-taken-from = La base viene dalla { $column }
mombasa-event-displaced = Una base { $company } ha lasciato { $region }
mombasa-event-went-home = La base è tornata nella { $column }
mombasa-event-post-lost = Una base { $company } esce dal gioco
mombasa-event-removed = Base rimossa dalla { $column }
mombasa-event-points = Da spendere: { mombasa-points }
mombasa-event-took-book = Libro sul passo { $step }: { $book }
mombasa-event-turned = Libro girato sul passo { $step }: { $book }
mombasa-event-jar = Calamaio sul passo { $step }
mombasa-event-marker = Segnalino bonus piazzato: { $space }
mombasa-event-discarded = Scartata { $card }
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
