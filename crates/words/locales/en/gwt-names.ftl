## People

gwt-worker = { $worker ->
    [cowboy] cowboy
    [craftsman] craftsman
   *[engineer] engineer
}
    .one = { $worker ->
        [cowboy] a cowboy
        [craftsman] a craftsman
       *[engineer] an engineer
    }
gwt-worker-count = { $worker ->
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

gwt-card = { gwt-colour } { $breed }
    .one = a { gwt-colour } { $breed }
gwt-card-with-points = { gwt-colour } { $breed } of { $points } VP
    .one = a { gwt-colour } { $breed } of { $points } VP
gwt-card-simmental = Simmental { $level ->
    [calf] calf
    [heifer] heifer
   *[cow] cow
}
    .one = a { gwt-card-simmental }
gwt-card-objective = objective card { $name }
gwt-card-worth = { $card } (value { $value }, { $points } VP)

## Tiles

gwt-hands = { $hand ->
    [green] green hand
    [black] black hand
    [both] green and black hand
   *[none] no hand
}
gwt-hazard-kind = { $kind ->
    [flood] flood
    [drought] drought
   *[rockfall] rockfall
}
gwt-tile-hazard = { gwt-hazard-kind } ({ $points } VP, { gwt-hands })
gwt-trade-tile = { $edition ->
    [1] teepee
   *[2] bandit
}
gwt-pair-colour = { $edition ->
    [1] blue
   *[2] orange
}
gwt-tile-trade = { $colour ->
    [green] green { gwt-trade-tile }
   *[pair] { gwt-pair-colour } { gwt-trade-tile }
}
gwt-points = { $points } VP
gwt-building-private = building { $name }
gwt-building-neutral = neutral building { $name }

## Places

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
       *[2] Philadelphia
    }
   *[18] { $edition ->
        [1] San Francisco
       *[2] New York
    }
}
gwt-station = station { $number }
gwt-rail = space { $name }
gwt-rail-start = the start space
gwt-rail-turnout = the turnout { $name } of { $station }
gwt-rail-last = the last space, at { $station }
gwt-space-start = the start of the trail
gwt-space-building = space { $name }
gwt-space-hazard = { gwt-hazard-kind } space { $number }
gwt-space-trade = trade space { $number }
gwt-place-neutral = neutral building { $name } on { $space }
gwt-place-own = your { $building } on { $space }
gwt-place-other = { $building } of { $owner } on { $space }
gwt-place-tile = { $tile } on { $space }
gwt-corner = { $corner ->
    [white] white corners
   *[black] black corners
}
gwt-disc-space = { $space ->
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

gwt-category-money = Money
gwt-category-buildings = Buildings
gwt-category-cities = Cities
gwt-category-stations = Stations
gwt-category-hazards = Hazards
gwt-category-cattle = Cattle
gwt-category-objectives = Objectives
gwt-category-masters = Station masters
gwt-category-workers = Workers
gwt-category-step-space = Step space
gwt-category-job-token = Job market token

## Putting together

gwt-or = { $first } or { $last }
gwt-region-trail = Trail
gwt-region-railroad = Railroad
gwt-region-cities = Cities
gwt-region-stations = Stations and station masters
gwt-region-jobs = Job market
gwt-region-foresight = Foresight and fees
gwt-region-market = Cattle market
gwt-region-objectives = Objective cards
gwt-region-stock = Buildings in stock
gwt-region-collected = Objectives and collected tiles

## Colours

gwt-colour = { $colour ->
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

## The board as text

gwt-board-turn = Turn of { $player } ({ $first } began)
gwt-board-foresight = FORESIGHT (column, tiles left in its supply, tiles to choose from)
gwt-board-jobs = JOB MARKET (row, price, workers)
gwt-board-token = token: nobody can be hired here, { $count ->
    [one] { $count } worker fills the row
   *[other] { $count } workers fill the row
}
gwt-board-then-refill = then the cattle market is refilled
gwt-board-then-end = then the end is triggered
gwt-board-token-taken = { $player } took the job market token.
gwt-board-market = CATTLE MARKET (cards in the stack: { $count })
gwt-board-grown = Open stacks
gwt-board-prices = Prices
gwt-board-value = value { $value }
gwt-board-values = Breeding values
gwt-board-objectives = OBJECTIVE CARDS (cards in the stack: { $count })
gwt-board-railroad = RAILROAD (engines; station, its space, price, points, corners)
gwt-board-discs = discs
gwt-board-appointed = station master
gwt-board-cities = CITIES (value, name, corners, transport costs for { $players })
gwt-board-per-disc = { $points } per disc
gwt-board-trail = TRAIL (– is an empty space, where no step is counted)
gwt-board-rancher = Rancher
gwt-board-fee = fee ${ $dollars }
gwt-board-risk = risk action { $number }
gwt-board-risks = A risk action belongs to the building on its space
gwt-board-see-above = see above
gwt-board-beside = Beside the trail, never entered
gwt-board-buildings = PRIVATE BUILDINGS (the same sides for all; craftsmen, points, fee for others, actions)
gwt-board-auxiliaries = AUXILIARY ACTIONS (single; double)
gwt-board-you = you
gwt-board-to-move = to move
gwt-board-next = next: { $line }
gwt-board-hidden = Hand ({ $hand }) and draw pile ({ $draw }) together
gwt-board-unseen = { $count ->
    [one] { $count } unseen objective card
   *[other] { $count } unseen objective cards
}
gwt-board-shown = Known in hand
gwt-board-discs-left = Discs left
gwt-board-open = Auxiliary actions
gwt-board-also-double = also double
gwt-board-tiles = Tiles
gwt-board-master = Station master { $name }
