## Persone

seat = Giocatore { $number }
worker = { $worker ->
    [cowboy] cowboy
    [craftsman] artigiano
   *[engineer] ingegnere
}
    .one = { $worker ->
        [cowboy] un cowboy
        [craftsman] un artigiano
       *[engineer] un ingegnere
    }
worker-count = { $worker ->
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

colour = { $colour ->
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
card = { $breed } { colour }
    .one = 1 { $breed } { colour }
card-with-points = { $breed } { colour } da { $points } PV
    .one = 1 { $breed } { colour } da { $points } PV
card-simmental = { $level ->
    [calf] vitello
    [heifer] giovenca
   *[cow] vacca
} Simmental
    .one = 1 { card-simmental }
card-objective = carta obiettivo { $name }
    .one = la carta obiettivo { $name }
card-worth = { $card } (valore { $value }, { $points } PV)
card-twice = 2 × { $card }

## Tessere

hands = { $hand ->
    [green] mano verde
    [black] mano nera
    [both] mano verde e mano nera
   *[none] nessuna mano
}
hazard-kind = { $kind ->
    [flood] inondazione
    [drought] siccità
   *[rockfall] caduta massi
}
tile-hazard = { hazard-kind } ({ $points } PV, { hands })
trade-tile = { $edition ->
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
pair-colour = { $edition ->
    [1] blu
   *[2] arancione
}
    .plural = { $edition ->
        [1] blu
       *[2] arancioni
    }
tile-trade = { $colour ->
    [green] { trade-tile } verde
   *[pair] { trade-tile } { pair-colour }
}
points = { $points } PV
building-private = edificio { $name }
    .one = l’edificio { $name }
building-neutral = edificio neutrale { $name }

## Luoghi

city = { $city ->
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
station = stazione { $number }
    .one = la stazione { $number }
rail = spazio { $name }
rail-start = spazio di partenza
rail-turnout = affluenza { $name } ({ $station })
rail-last = ultimo spazio ({ $station })
space-start = inizio del percorso
space-building = spazio { $name }
space-hazard = spazio { hazard-kind } { $number }
space-trade = { $edition ->
    [1] spazio commercio { $number }
   *[2] spazio banditi { $number }
}
place-neutral = edificio neutrale { $name } ({ $space })
place-own = il tuo { $building } ({ $space })
place-other = { $building } di { $owner } ({ $space })
place-tile = { $tile }, { $space }
disc-space = { $space ->
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

category-money = Denaro
category-buildings = Edifici
category-cities = Città
category-stations = Stazioni
category-hazards = Calamità
category-cattle = Bovini
category-objectives = Obiettivi
category-masters = Capistazione
category-workers = Lavoratori
category-step-space = Spazio passi
category-job-token = Mercato del lavoro

## Per comporre

and = { $first } e { $last }
or = { $first } oppure { $last }
range = da { $from } a { $to }
with-actions = { $name }: { $actions }
with-details = { $text } ({ $details })

## Le parti del tabellone

region-trail = Pista
region-railroad = Ferrovia
region-cities = Città
region-stations = Stazioni e capistazione
region-jobs = Mercato del lavoro
region-foresight = Previsione e tasse
region-market = Mercato bovino
region-objectives = Carte obiettivo
region-player-board = Plancia di { $name }
region-stock = Edifici nella riserva
region-collected = Obiettivi e tessere raccolte
