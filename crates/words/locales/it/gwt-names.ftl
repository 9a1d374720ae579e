## Persone

gwt-worker = { $worker ->
    [cowboy] cowboy
    [craftsman] artigiano
   *[engineer] ingegnere
}
    .one = { $worker ->
        [cowboy] un cowboy
        [craftsman] un artigiano
       *[engineer] un ingegnere
    }
gwt-worker-count = { $worker ->
    [cowboy] { $count } cowboy
    [craftsman] { $count ->
        [one] { $count } artigiano
       *[other] { $count } artigiani
    }
   *[engineer] { $count ->
        [one] { $count } ingegnere
       *[other] { $count } ingegneri
    }
}

## Carte

gwt-card = { $breed } { gwt-colour }
    .one = 1 { $breed } { gwt-colour }
gwt-card-with-points = { $breed } { gwt-colour } da { $points } PV
    .one = 1 { $breed } { gwt-colour } da { $points } PV
gwt-card-simmental = { $level ->
    [calf] vitello
    [heifer] giovenca
   *[cow] vacca
} Simmental
    .one = 1 { gwt-card-simmental }
gwt-card-objective = carta obiettivo { $name }
    .one = la carta obiettivo { $name }
gwt-card-worth = { $card } (valore { $value }, { $points } PV)

## Tessere

gwt-hands = { $hand ->
    [green] mano verde
    [black] mano nera
    [both] mano verde e mano nera
   *[none] nessuna mano
}
gwt-hazard-kind = { $kind ->
    [flood] inondazione
    [drought] siccità
   *[rockfall] caduta massi
}
gwt-tile-hazard = { gwt-hazard-kind } ({ $points } PV, { gwt-hands })
gwt-trade-tile = { $edition ->
    [1] tipi
   *[2] bandito
}
    .plural = { $edition ->
        [1] tipi
       *[2] banditi
    }
    .one = { $edition ->
        [1] un tipi
       *[2] un bandito
    }
    .no = { $edition ->
        [1] nessun tipi
       *[2] nessun bandito
    }
gwt-pair-colour = { $edition ->
    [1] blu
   *[2] arancione
}
    .plural = { $edition ->
        [1] blu
       *[2] arancioni
    }
gwt-tile-trade = { $colour ->
    [green] { gwt-trade-tile } verde
   *[pair] { gwt-trade-tile } { gwt-pair-colour }
}
gwt-points = { $points } PV
gwt-building-private = edificio { $name }
    .one = l’edificio { $name }
gwt-building-neutral = edificio neutrale { $name }

## Luoghi

gwt-city = { $city ->
    [0] Kansas City
    [1] { $edition ->
        [1] Topeka
       *[2] Fulton
    }
    [4] { $edition ->
        [1] Wichita
       *[2] St. Louis
    }
    [6] { $edition ->
        [1] Colorado Springs
       *[2] Bloomington
    }
    [8] { $edition ->
        [1] Santa Fe
       *[2] Peoria
    }
    [10] { $edition ->
        [1] Albuquerque
       *[2] Chicago
    }
    [12] { $edition ->
        [1] El Paso
       *[2] Toledo
    }
    [14] { $edition ->
        [1] San Diego
       *[2] Pittsburgh
    }
    [16] { $edition ->
        [1] Sacramento
       *[2] Filadelfia
    }
   *[18] { $edition ->
        [1] San Francisco
       *[2] New York
    }
}
gwt-station = stazione { $number }
    .one = la stazione { $number }
gwt-rail = spazio { $name }
gwt-rail-start = spazio di partenza
gwt-rail-turnout = affluenza { $name } ({ $station })
gwt-rail-last = ultimo spazio ({ $station })
gwt-space-start = inizio del percorso
gwt-space-building = spazio { $name }
gwt-space-hazard = spazio { gwt-hazard-kind } { $number }
gwt-space-trade = { $edition ->
    [1] spazio commercio { $number }
   *[2] spazio banditi { $number }
}
gwt-place-neutral = edificio neutrale { $name } ({ $space })
gwt-place-own = il tuo { $building } ({ $space })
gwt-place-other = { $building } di { $owner } ({ $space })
gwt-place-tile = { $tile }, { $space }
gwt-corner = { $corner ->
    [white] angoli bianchi
   *[black] angoli neri
}
gwt-disc-space = { $space ->
    [money] azione denaro
    [cards] azione carte
    [certificate] azione certificati
    [engine] azione locomotiva
    [removal] azione rimozione
    [limit-4] limite certificati 4
    [limit-6] limite certificati 6
    [step-left] spazio passi sinistro
    [step-right] spazio passi destro
   *[hand] spazio mano
}
    .of = { $space ->
        [money] dell’azione denaro
        [cards] dell’azione carte
        [certificate] dell’azione certificati
        [engine] dell’azione locomotiva
        [removal] dell’azione rimozione
        [limit-4] del limite certificati 4
        [limit-6] del limite certificati 6
        [step-left] dello spazio passi sinistro
        [step-right] dello spazio passi destro
       *[hand] di uno spazio mano
    }

## Punteggio

gwt-category-money = Denaro
gwt-category-buildings = Edifici
gwt-category-cities = Città
gwt-category-stations = Stazioni
gwt-category-hazards = Calamità
gwt-category-cattle = Bovini
gwt-category-objectives = Obiettivi
gwt-category-masters = Capistazione
gwt-category-workers = Lavoratori
gwt-category-step-space = Spazio passi
gwt-category-job-token = Mercato del lavoro

## Per comporre

gwt-or = { $first } oppure { $last }
gwt-region-trail = Pista
gwt-region-railroad = Ferrovia
gwt-region-cities = Città
gwt-region-stations = Stazioni e capistazione
gwt-region-jobs = Mercato del lavoro
gwt-region-foresight = Previsione e tasse
gwt-region-market = Mercato bovino
gwt-region-objectives = Carte obiettivo
gwt-region-stock = Edifici nella riserva
gwt-region-collected = Obiettivi e tessere raccolte

## Colours

gwt-colour = { $colour ->
    [grey] grigio
    [white] bianco
    [black] nero
    [green] verde
    [yellow] giallo
    [red] rosso
    [blue] blu
    [brown] marrone
   *[purple] viola
}

## Il tavolo come testo

gwt-board-turn = Turno di { $player } (ha iniziato { $first })
gwt-board-foresight = PREVISIONE (colonna, tessere rimaste nella riserva, tessere fra cui scegliere)
gwt-board-jobs = MERCATO DEL LAVORO (riga, prezzo, lavoratori)
gwt-board-token = segnalino: qui non si assume nessuno, { $count ->
    [one] manca { $count } lavoratore per riempire la riga
   *[other] mancano { $count } lavoratori per riempire la riga
}
gwt-board-then-refill = poi il mercato bovino viene riempito
gwt-board-then-end = poi inizia la fine della partita
gwt-board-token-taken = { $player } ha preso il segnalino del mercato del lavoro.
gwt-board-market = MERCATO BOVINO (carte nella pila: { $count })
gwt-board-grown = Pile scoperte
gwt-board-prices = Prezzi
gwt-board-value = valore { $value }
gwt-board-values = Valori di allevamento
gwt-board-objectives = CARTE OBIETTIVO (carte nella pila: { $count })
gwt-board-railroad = FERROVIA (locomotive; stazione, il suo spazio, prezzo, punti, angoli)
gwt-board-discs = dischi
gwt-board-appointed = capostazione
gwt-board-cities = CITTÀ (valore, nome, angoli, costo del trasporto per { $players })
gwt-board-per-disc = { $points } per disco
gwt-board-trail = PISTA (– è uno spazio vuoto, dove nessun passo viene contato)
gwt-board-rancher = Allevatore
gwt-board-fee = tassa ${ $dollars }
gwt-board-risk = azione rischio { $number }
gwt-board-risks = Un’azione rischio appartiene all’edificio sul suo spazio
gwt-board-see-above = vedi sopra
gwt-board-beside = Accanto alla pista, non ci si entra mai
gwt-board-buildings = EDIFICI PRIVATI (gli stessi lati per tutti; artigiani, punti, tassa per gli altri, azioni)
gwt-board-auxiliaries = AZIONI AUSILIARIE (singola; doppia)
gwt-board-you = tu
gwt-board-to-move = di turno
gwt-board-next = prossimo: { $line }
gwt-board-hidden = Mano ({ $hand }) e pila di pesca ({ $draw }) insieme
gwt-board-unseen = { $count ->
    [one] { $count } carta obiettivo mai vista
   *[other] { $count } carte obiettivo mai viste
}
gwt-board-shown = Note in mano
gwt-board-discs-left = Dischi rimasti
gwt-board-open = Azioni ausiliarie
gwt-board-also-double = anche doppia
gwt-board-tiles = Tessere
gwt-board-master = Capostazione { $name }
