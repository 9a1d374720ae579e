## People

seat = Player { $number }
worker = { $worker ->
    [cowboy] cowboy
    [craftsman] craftsman
   *[engineer] engineer
}
    .one = { $worker ->
        [cowboy] a cowboy
        [craftsman] a craftsman
       *[engineer] an engineer
    }
worker-count = { $worker ->
    [cowboy] { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
    [craftsman] { $count ->
        [one] { $count } craftsman
       *[other] { $count } craftsmen
    }
   *[engineer] { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
}

## Cards

colour = { $colour ->
    [grey] grey
    [white] white
    [black] black
    [green] green
    [yellow] yellow
    [red] red
    [blue] blue
    [brown] brown
   *[purple] purple
}
card = { colour } { $breed }
    .one = a { colour } { $breed }
card-with-points = { colour } { $breed } of { $points } VP
    .one = a { colour } { $breed } of { $points } VP
card-simmental = Simmental { $level ->
    [calf] calf
    [heifer] heifer
   *[cow] cow
}
    .one = a { card-simmental }
card-objective = objective card { $name }
card-worth = { $card } (value { $value }, { $points } VP)
card-twice = 2 × { $card }

## Tiles

hands = { $hand ->
    [green] green hand
    [black] black hand
    [both] green and black hand
   *[none] no hand
}
hazard-kind = { $kind ->
    [flood] flood
    [drought] drought
   *[rockfall] rockfall
}
tile-hazard = { hazard-kind } ({ $points } VP, { hands })
trade-tile = { $edition ->
    [1] teepee
   *[2] bandit
}
pair-colour = { $edition ->
    [1] blue
   *[2] orange
}
tile-trade = { $colour ->
    [green] green { trade-tile }
   *[pair] { pair-colour } { trade-tile }
}
points = { $points } VP
building-private = building { $name }
building-neutral = neutral building { $name }

## Places

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
       *[2] Philadelphia
    }
   *[18] { $edition ->
        [1] San Francisco
       *[2] New York
    }
}
station = station { $number }
rail = space { $name }
rail-start = the start space
rail-turnout = the turnout { $name } of { $station }
rail-last = the last space, at { $station }
space-start = the start of the trail
space-building = space { $name }
space-hazard = { hazard-kind } space { $number }
space-trade = trade space { $number }
place-neutral = neutral building { $name } on { $space }
place-own = your { $building } on { $space }
place-other = { $building } of { $owner } on { $space }
place-tile = { $tile } on { $space }
disc-space = { $space ->
    [money] money action
    [cards] card action
    [certificate] certificate action
    [engine] engine action
    [removal] removal action
    [limit-4] certificate limit 4
    [limit-6] certificate limit 6
    [step-left] left step space
    [step-right] right step space
   *[hand] hand space
}
    .of = { $space ->
        [money] the money action
        [cards] the card action
        [certificate] the certificate action
        [engine] the engine action
        [removal] the removal action
        [limit-4] certificate limit 4
        [limit-6] certificate limit 6
        [step-left] the left step space
        [step-right] the right step space
       *[hand] a hand space
    }

## Score sheet

category-money = Money
category-buildings = Buildings
category-cities = Cities
category-stations = Stations
category-hazards = Hazards
category-cattle = Cattle
category-objectives = Objectives
category-masters = Station masters
category-workers = Workers
category-step-space = Step space
category-job-token = Job market token

## Putting together

and = { $first } and { $last }
or = { $first } or { $last }
range = { $from } to { $to }
with-actions = { $name }: { $actions }
with-details = { $text } ({ $details })

## The parts of the board

region-trail = Trail
region-railroad = Railroad
region-cities = Cities
region-stations = Stations and station masters
region-jobs = Job market
region-foresight = Foresight and fees
region-market = Cattle market
region-objectives = Objective cards
region-player-board = Player board of { $name }
region-stock = Buildings in stock
region-collected = Objectives and collected tiles
