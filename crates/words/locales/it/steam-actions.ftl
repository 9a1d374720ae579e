## Denaro e ordine di turno

steam-action-raise-none = Non raccogliere denaro
steam-action-raise = Raccogli ${ $dollars }
steam-action-bid-place = Offri ${ $bid } per il posto { $place }
steam-action-bid-order = Offri ${ $bid } per l’ordine di turno
steam-action-pass-place = Passa: esci dall’asta per il posto { $place }
steam-action-pass-free = Usa il passo gratuito: resti nell’asta
steam-action-pass-order = Passa: prendi il posto { $place } nell’ordine di turno

## Tessere azione

steam-action-take = Prendi { $tile } ({ $number })
steam-action-take-passing = Prendi { $tile } ({ $number }) senza costo e senza effetto

## Costruzione

steam-action-build = Costruisci { $place }
steam-action-urbanize = Piazza una nuova città al posto della cittadina di { $town }
steam-action-new-city = Piazza una nuova città { steam-colour.city } al posto della cittadina di { $town }
steam-action-grow = Fai crescere { $city } con merci dalla riserva
steam-action-supply = Dallo spazio { $space } della riserva alla città di { $city }
steam-action-done = Termina la costruzione

## Merci

steam-action-route = { steam-colour }: { $stops }
steam-action-improve = Migliora la locomotiva: livello { $from } → { $to }
steam-action-pass-goods = Passa: in questo giro non consegni e non migliori
steam-action-income = { $count ->
    [one] Prendi { $count } punto come reddito
   *[other] Prendi { $count } punti come reddito
}
steam-action-points = { $count ->
    [one] Prendi { $count } punto come PV
   *[other] Prendi { $count } punti come PV
}

## Quanto costa e che cosa dà

steam-detail-income = reddito { $from } → { $to }
steam-detail-points = PV { $from } → { $to }
steam-detail-lost = { $count ->
    [one] { $count } punto va perso
   *[other] { $count } punti vanno persi
}
steam-detail-if-paid = se vinci: { $changes }
steam-detail-cash = hai ${ $dollars }
steam-detail-cost = ${ $dollars }
steam-detail-raise = raccogli ${ $dollars } per pagare
steam-detail-ways = { $count ->
    [one] { $count } possibilità
   *[other] { $count } possibilità
}
steam-detail-completes = completa { $link }
steam-detail-completes-of = completa { $link } per { $player }
steam-detail-claims = rivendichi { $link }
steam-detail-loses = perdi { $link }
steam-detail-vanishes = { $link } scompare
steam-detail-left = { $count ->
    [0] l’ultima di questo colore
    [one] ne resta { $count } di questo colore
   *[other] ne restano { $count } di questo colore
}
steam-detail-more-ways = { $count ->
    [one] o un’altra possibilità
   *[other] o altre { $count } possibilità
}
steam-detail-points-you = +{ $count } per te
steam-detail-points-of = +{ $count } per { $player }
steam-detail-unused = { $count ->
    [one] { $count } tessera non usata
   *[other] { $count } tessere non usate
}
steam-detail-no-new-city = nessuna nuova città
steam-detail-no-growth = nessuna città cresce

## In una o due parole

steam-short-raise-none = Niente denaro
steam-short-take-passing = { $tile }: passa
steam-short-urbanize = Nuova città: { $town }
steam-short-grow = Crescita: { $city }
steam-short-cube = consegna il { steam-colour } da { $city }
steam-short-improve = Migliora locomotiva
steam-short-income = Reddito
steam-short-points = PV
steam-short-pass = Passa
steam-short-done = Fine costruzione

## La barra delle azioni

steam-group-money = Denaro e ordine di turno
steam-group-tiles = Tessere azione
steam-group-city = Città
steam-group-track = Binari
steam-group-deliver = Consegna
steam-group-locomotive = Locomotiva
steam-group-reward = Punti della consegna
steam-more-tiles = Altre: due binari su una tessera, cittadine con più uscite
steam-deliver-from = Da { $city }
steam-amount-funds = ${ $amount }
