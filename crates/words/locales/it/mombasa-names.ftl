mombasa-nothing = niente
mombasa-or = { $first } oppure { $last }
mombasa-company = { $company ->
    [MOM] Mombasa
    [CAP] Città del Capo
    [STL] Saint-Louis
   *[CAI] Il Cairo
}
mombasa-good = { $good ->
    [BAN] banane
    [COF] caffè
   *[COT] cotone
}
mombasa-kind = { $kind ->
    [BAN] banane
    [COF] caffè
    [COT] cotone
    [EXP] espansione
    [BK] contabile
    [DM] mercante di diamanti
   *[SHARE] azione (quota)
}
mombasa-card = { $kind } { $value } ({ $id })
mombasa-card-with-share = { $kind } { $value } con una quota { $company } ({ $id })
mombasa-card-single-share = quota { $company } ({ $id })
mombasa-one-good = { $count } di un solo bene
mombasa-and-more = { $first } e altri { $count } di un solo bene
mombasa-specialists = { $count ->
    [one] un altro specialista
   *[other] altri { $count } specialisti
}
mombasa-points = { $count ->
    [one] { $count } punto contabilità
   *[other] { $count } punti contabilità
}
mombasa-gain-diamonds = { $count ->
    [one] { $count } spazio sul percorso dei diamanti
   *[other] { $count } spazi sul percorso dei diamanti
}
mombasa-gain-track = { $count ->
    [one] { $count } spazio sulla ferrovia di { $company }
   *[other] { $count } spazi sulla ferrovia di { $company }
}
mombasa-gain-tracks = { $tracks ->
    [one] { $spaces } spazi su una ferrovia
   *[other] spazi su ognuna di { $tracks } ferrovie: { $spaces }
}
mombasa-gain-remove = { $count ->
    [one] { $count } base commerciale rimossa
   *[other] { $count } basi commerciali rimosse
}
mombasa-gain-units = £1 per ogni unità di { $good } meno una
mombasa-gain-card = una carta in sterline
mombasa-gain-tile = { $tile } per il prossimo round
mombasa-most-of = con la maggioranza di { $good }: { $profit }
mombasa-sell = vendi una carta della mano al suo valore cassa{ $plus ->
    [0] {""}
   *[other] {" "}più £{ $plus }
}
mombasa-space = { $space ->
    [BS-M1] Più banane
    [BS-M2] Più caffè
    [BS-M3] Più cotone
    [BS-M4] Più espansione
    [BS-S1] Acquisto
    [BS-S2] Vendita
    [BS-S3] Giocatore iniziale
    [BS-T1] Tessera +1
    [BS-T2] Tessera contabile
    [BS-T3] Tessera mercante di diamanti
    [BS-T4] Tessera espansione
    [BS-C-first] Primo spazio della ferrovia C
    [BS-C-second] Secondo spazio della ferrovia C
    [BS-D-first] Primo spazio della ferrovia D
   *[BS-D-second] Secondo spazio della ferrovia D
}
mombasa-tile = { $tile ->
    [BT1] la tessera +1
    [BT2] la tessera contabile
    [BT3] la tessera mercante di diamanti
   *[BT4] la tessera espansione
}
mombasa-start-tile = { $id }: { $bonus }; a riposo: { $cards }
mombasa-slot = spazio azione { $id }
mombasa-rest-deck = mazzo riposo { $id }
mombasa-column = colonna { $id } di { $company }
mombasa-bonus-expansion = valore di espansione totale +{ $count }
mombasa-bonus-markers = { $count ->
    [one] { $count } segnalino bonus in più
   *[other] { $count } segnalini bonus in più
}
mombasa-bonus-discount = le carte pagate con { $good } costano 1 in meno
mombasa-bonus-mixed = le carte costano 1 in meno e i beni si possono mescolare
mombasa-bonus-units = ogni carta { $good } vale 1 unità in più
mombasa-bonus-space = spazio bonus: { $profit }
mombasa-figure-money = Denaro
mombasa-figure-diamonds = Diamanti
mombasa-figure-books = Libri
mombasa-figure-expansion = Espansione
mombasa-figure-hand = Carte in mano
mombasa-figure-markers = Segnalini bonus liberi
mombasa-figure-start = segnalino giocatore iniziale
mombasa-figure-shares = Quote
mombasa-figure-value = Valore quota
mombasa-figure-home = Basi in sede
mombasa-figure-track = Ferrovia
mombasa-part-map = Mappa
mombasa-part-bases = Sedi delle compagnie
mombasa-part-tracks = Ferrovie delle compagnie
mombasa-part-cards = Scelta carte
mombasa-part-books = Scelta libri
mombasa-part-rounds = Indicatore dei round
mombasa-part-bonus = Spazi bonus
mombasa-part-slots = Spazi azione
mombasa-part-rest = Mazzi riposo
mombasa-part-diamond-track = Percorso dei diamanti
mombasa-part-book-track = Percorso contabilità
mombasa-part-hand = Mano
mombasa-part-tiles = Tessere bonus
mombasa-part-deck = Mazzo di carte
mombasa-part-discards = Pila degli scarti
mombasa-part-stacks = Pile di libri
mombasa-reconstruction = { $count } tabelle di dati stampati su { $all } sono una nostra ricostruzione: la stampa non era disponibile.

## The board as text

mombasa-board-round = { $round ->
    [0] Preparazione
   *[other] Round { $round } di { $rounds }
}
mombasa-board-you = { $player } (tu)
mombasa-board-signs = ♦ spazi sul percorso dei diamanti, ✎ punti contabilità
mombasa-board-price = prima il prezzo
mombasa-board-down = { $what } (a faccia in giù)
mombasa-board-dealt = Le tue tessere iniziali
mombasa-board-plan = Il tuo piano finora: { $cards }
