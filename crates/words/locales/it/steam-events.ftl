steam-event-first-speaker = { $player } apre l’asta
steam-event-drew = { $player } pesca { $tile } ({ $number })
steam-event-phase = Fase: { $phase }
steam-event-raised-none = { $player } non raccoglie denaro
steam-event-raised = { $player } raccoglie ${ $dollars }: ora reddito { $income }, { $points } PV
steam-money-reason = { $why ->
    [bid] ordine di turno
    [action] tessera azione
    [track] binari
    [expenses] entrate e spese
   *[late-place] posto arretrato nell’ordine di turno
}
steam-event-paid = { $player } paga ${ $dollars } ({ steam-money-reason })
steam-event-received = { $player } riceve ${ $dollars } ({ steam-money-reason })
steam-event-bid = { $player } offre ${ $bid }
steam-event-passed = { $player } passa
steam-event-passed-free = { $player } usa il passo gratuito e resta nell’asta
steam-event-placed = { $player } ha il posto { $place } nell’ordine di turno
steam-event-took = { $player } prende { $tile }
steam-event-took-passing = { $player } prende { $tile } senza costo e senza effetto
steam-event-locomotive = La locomotiva di { $player } raggiunge il livello { $level }
steam-event-build = { $player } costruisce
steam-event-laid = { $player }: { $placing ->
    [new] nuovo binario
    [upgrade] miglioramento
   *[redirect] reindirizzamento
} { $place }
steam-event-completed = Collegamento { $link } completo: { $player }
steam-event-completed-unowned = Collegamento { $link } completo, senza proprietario
steam-event-claimed = { $player } rivendica il collegamento { $link }
steam-event-lost = { $player } perde il collegamento { $link }, non esteso
steam-event-urbanized = { $player } piazza una nuova città { steam-colour.city } al posto della cittadina di { $town }
steam-event-vanished = Il collegamento { $link } scompare con la sua tessera (proprietario: { $player })
steam-event-grown = { $player } fa crescere { $city }
steam-event-effect-lost = { $player } non può più usare { $tile }
steam-event-build-ended = { $player } ha finito di costruire
steam-event-delivered = { $player } consegna un { steam-cube }: { $from } → { $to }
steam-event-income = { $count ->
    [one] { $player } prende { $count } punto come reddito: ora { $income }
   *[other] { $player } prende { $count } punti come reddito: ora { $income }
}
steam-event-points = { $count ->
    [one] { $player } prende { $count } punto come PV: ora { $total }
   *[other] { $player } prende { $count } punti come PV: ora { $total }
}
steam-event-idle = { $player } non fa nulla in questo giro delle merci
steam-event-shortage = A { $player } mancano ${ $dollars }: ora { $points } PV, reddito { $income }
steam-event-bankrupt = { $player } è in bancarotta e lascia la partita
