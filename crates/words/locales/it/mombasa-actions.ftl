mombasa-action-keep = tieni { $tile }
mombasa-action-plan = pianifica la carta { $card } nello spazio azione { $slot }
mombasa-action-leave = lascia vuoto lo spazio azione { $slot }
mombasa-action-ready = conferma la tua scelta
mombasa-action-goods = usa la carta { $card }
mombasa-action-take = prendi la carta { $card } per { $count } unità
mombasa-action-buy = compra la carta { $card } per £{ $pounds }
mombasa-action-advance = { $pounds ->
    [0] uno spazio avanti sulla ferrovia { $company }
   *[other] uno spazio avanti sulla ferrovia { $company }, richiesta di immissione di capitale £{ $pounds }
}
mombasa-action-expand = espandi { $company } con tutte le carte espansione, valore espansione totale { $points }
mombasa-action-post = { $cost ->
    [one] piazza una base ({ $region }) per { $cost } punto: { $gives }
   *[other] piazza una base ({ $region }) per { $cost } punti: { $gives }
}
mombasa-action-displaces = (una base { $company } torna in sede)
mombasa-action-from = prendi la base dalla { $column }
mombasa-action-home = rimetti la base scacciata nella { $column }
mombasa-action-bookkeeper = usa la carta { $card }: libri, poi il calamaio
mombasa-action-book = { $coins ->
    [0] prendi il libro { $book } ({ $cell })
   *[other] prendi il libro { $book } ({ $cell }), con £{ $coins }
}
mombasa-action-cash = prendi £{ $count } per i punti rimasti
mombasa-action-jar = sposta il calamaio sul libro { $book }
mombasa-action-jar-pay = paga £{ $pounds }, gira il libro a faccia in giù e sposta il calamaio sul libro { $book }
mombasa-action-merchant = { $space ->
    [0] usa la carta { $card } sul percorso dei diamanti
   *[other] usa la carta { $card }: fino allo spazio { $space } del percorso dei diamanti
}
mombasa-action-bonus = piazza un segnalino bonus: { $space }
mombasa-action-remove = rimuovi una base { $company } dalla { $column }
mombasa-action-discard = scarta la carta { $card } per £{ $pounds }
mombasa-action-plus-one = metti la tessera +1 sulla carta { $card }
mombasa-action-end-with = finisci la fase azione e prendi il mazzo riposo { $deck }: { $cards }
mombasa-action-end = finisci la fase azione
mombasa-action-stop = non andare oltre; il resto va perso
mombasa-action-done = termina il turno
mombasa-short-plan = { $card } nello spazio { $slot }
mombasa-short-leave = spazio { $slot } vuoto
mombasa-short-ready = conferma
mombasa-short-take = prendi { $what }
mombasa-short-expand = espandi { $company }
mombasa-short-cash = £{ $count } invece
mombasa-short-jar = calamaio +1
mombasa-short-jar-pay = calamaio +1, paga
mombasa-short-discard = scarta { $card }
mombasa-short-end-with = fine, mazzo riposo { $deck }
mombasa-short-end = fine fase azione
mombasa-short-stop = fermati
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
mombasa-fold-cost = { $cost ->
    [one] Per { $cost } punto
   *[other] Per { $cost } punti
}
mombasa-fold-letter = Libri { $letter }
mombasa-fold-majority = Maggioranze
mombasa-fold-standard = Acquisto, vendita, giocatore iniziale
mombasa-fold-tile = Tessere per il prossimo round
mombasa-fold-extra = Spazi extra delle compagnie
