mombasa-action-keep = tieni { $tile }
mombasa-action-plan = pianifica { $card } nello spazio { $slot }
mombasa-action-leave = lascia vuoto lo spazio { $slot }
mombasa-action-ready = pronto: conferma la scelta
mombasa-action-goods = usa { $card }
mombasa-action-take = { $count ->
    [one] prendi { $card } per { $count } unità
   *[other] prendi { $card } per { $count } unità
}
mombasa-action-buy = compra { $card } per £{ $pounds }
mombasa-action-advance = { $pounds ->
    [0] uno spazio avanti sulla ferrovia { $company }
   *[other] uno spazio avanti sulla ferrovia { $company }, immissione di capitale £{ $pounds }
}
mombasa-action-expand = espandi { $company } con tutte le carte espansione, valore totale { $points }
mombasa-action-post = { $cost ->
    [one] piazza una base in { $region } per { $cost } punto: { $gives }
   *[other] piazza una base in { $region } per { $cost } punti: { $gives }
}
mombasa-action-displaces = (una base { $company } torna in sede)
mombasa-action-from = prendi la base dalla { $column }
mombasa-action-home = rimetti la base scacciata nella { $column }
mombasa-action-bookkeeper = usa { $card }: libri, poi il calamaio
mombasa-action-book = { $coins ->
    [0] prendi il libro { $book } ({ $cell })
   *[other] prendi il libro { $book } ({ $cell }), con £{ $coins }
}
mombasa-action-cash = prendi £{ $count } per i punti rimasti
mombasa-action-jar = sposta il calamaio su { $book }
mombasa-action-jar-pay = paga £{ $pounds }, gira il libro e sposta il calamaio su { $book }
mombasa-action-merchant = { $space ->
    [0] usa { $card } sul percorso dei diamanti
   *[other] usa { $card }: fino allo spazio { $space } del percorso dei diamanti
}
mombasa-action-bonus = piazza un segnalino bonus: { $space }
mombasa-action-remove = rimuovi una base { $company } dalla { $column }
mombasa-action-discard = scarta { $card } per £{ $pounds }
mombasa-action-plus-one = metti la tessera +1 su { $card }
mombasa-action-end-with = finisci la fase azione e prendi il mazzo riposo { $deck }: { $cards }
mombasa-action-end = finisci la fase azione
mombasa-action-stop = non andare oltre; il resto è perso
mombasa-action-done = termina il turno
mombasa-short-plan = { $card } nello spazio { $slot }
mombasa-short-leave = spazio { $slot } vuoto
mombasa-short-ready = pronto
mombasa-short-take = prendi { $what }
mombasa-short-expand = espandi { $company }
mombasa-short-cash = £{ $count } invece
mombasa-short-jar = calamaio +1
mombasa-short-jar-pay = calamaio +1, paga
mombasa-short-discard = scarta { $card }
mombasa-short-end-with = fine con il mazzo { $deck }
mombasa-short-end = fine fase
mombasa-short-stop = basta
mombasa-short-done = fine turno

mombasa-amount-pounds = £{ $amount }
mombasa-group-plan = Pianifica in segreto
mombasa-group-cards = Le tue carte
mombasa-group-expand = Espandi una compagnia
mombasa-group-map = Piazza una base
mombasa-group-display = Scelta carte
mombasa-group-tracks = Ferrovie delle compagnie
mombasa-group-books = Libri
mombasa-group-bonus = Segnalini bonus
mombasa-group-bases = Sedi delle compagnie
mombasa-fold-cost = Per { $cost }
mombasa-fold-letter = Libri { $letter }
mombasa-fold-majority = Maggioranze
mombasa-fold-standard = Acquisto, vendita, giocatore iniziale
mombasa-fold-tile = Tessere per il prossimo round
mombasa-fold-extra = Spazi extra delle compagnie
