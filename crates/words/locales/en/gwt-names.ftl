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
gwt-card-objective = objective card ({ $tasks })
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
gwt-station = { $number ->
    [10] the last station
   *[other] the station after space { $after }
}
gwt-rail = space { $name }
gwt-rail-start = the start space
gwt-rail-turnout = the turnout after space { $name }
gwt-rail-last = the last space
gwt-space-start = the start of the trail
gwt-space-building = { $name ->
    [A] the fork before the floods
    [A1] the 1st space beside the floods
    [A2] the 2nd space beside the floods
    [A3] the 3rd space beside the floods
    [FR1] the 1st space after the floods
    [FR2] the 2nd space after the floods
    [B] the fork before the droughts
    [B1] the 1st space beside the droughts
    [B2] the 2nd space beside the droughts
    [B3] the 3rd space beside the droughts
    [DR1] the space after the droughts
    [C] the fork in the middle of the trail
    [C1] the 1st space of the woods road
    [C2] the 2nd space of the woods road
    [C3] the space before the middle crossing
    [D] the middle crossing
    [D1] the space after the middle crossing
    [TR1] the 1st space after the { gwt-trade-tile }s
    [TR2] the 2nd space after the { gwt-trade-tile }s
    [E] the fork before the rockfalls
    [E1] the 1st space beside the rockfalls
    [E2] the 2nd space beside the rockfalls
    [RR1] the 1st space after the rockfalls
    [RR2] the 2nd space after the rockfalls
    [F] the second to last fork
    [F1] the upper space before the last fork
    [F2] the lower space before the last fork
    [G] the last fork
    [G1] the upper space before Kansas City
   *[G2] the lower space before Kansas City
}
gwt-space-hazard = { gwt-hazard-kind } space { $number }
gwt-space-trade = trade space { $number }
gwt-place-neutral = neutral building { $name }
gwt-place-own = your { $building }
gwt-place-other = { $building } of { $owner }
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
gwt-region-foresight = Foresight
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

## What things are and do

gwt-about-neutral = Neutral building { $name }. Whoever stops here may use each of its actions once: { $actions }.
gwt-about-building = { $building } of { $owner }: { $points } VP at the end. Only { $owner } may use its actions: { $actions }. { $fee ->
    [0] Others enter free of charge.
   *[other] Everyone else pays { $owner } ${ $fee } for entering.
}
gwt-about-stock = { $building }, not built yet: it takes { $craftsmen } and money for each of them, and scores { $points } VP on the trail. Its actions: { $actions }.
gwt-about-placing = It is being placed right now.
gwt-about-building-space = Free building space ({ $space }). No step is counted here until somebody builds.
gwt-about-woods = It lies in the woods, which some actions count.
gwt-about-risk = Whoever builds here may also use the risk action: { $effect }.
gwt-about-hazard = { $tile }. Entering costs ${ $fee }, paid to the bank. A “remove a hazard” action takes it away, for the price printed on that action; whoever removes it scores its VP at the end.
gwt-about-hazard-space = Free hazard space: new hazards of this kind come here from Kansas City, lowest number first. No step is counted here until then.
gwt-about-trade = { $tile }. { $fee ->
    [0] It stands beside the trail.
   *[other] Entering costs ${ $fee }, paid to the bank.
} Whoever takes it with a “take a { gwt-trade-tile }” action: { $bonus }. Buildings, objectives and station masters count them.
gwt-about-trade-space = Free space for a { gwt-trade-tile }. Whoever takes the one that lies here: { $bonus }.
gwt-about-kansas-city = Kansas City, the end of the trail. Here you choose a foresight tile of each column, get money for your herd (each breed counts once), deliver to a city, and then begin again at the start.
gwt-about-start = The start of the trail: ranchers come back here from Kansas City.
gwt-about-rancher = The rancher of { $name }: it walks along the trail to Kansas City and acts where it stops.
gwt-about-job = { $worker }: costs ${ $dollars } with a hire action, which may change the price.
gwt-about-job-closed = Nobody can be hired from the row of the token.
gwt-about-job-price = Row { $row } of the job market: a worker from this row costs ${ $dollars }.
gwt-about-refill = When the token passes this arrow, the cattle market is refilled.
gwt-about-job-token = The job market token. It moves down when its row is full; whoever moves it off the last row takes it ({ $points } VP) and triggers the end.
gwt-about-foresight = { $tile }. Whoever visits Kansas City chooses one tile of each column; this one would go to { $to ->
    [jobs] the job market
   *[trail] the trail
}.
gwt-about-supply = { $count ->
    [one] { $count } tile is left in the supply of column { $column }
   *[other] { $count } tiles are left in the supply of column { $column }
}, from which its spaces are refilled.
gwt-about-rail = Space { $space } of the railroad. Engines skip spaces where another one stands.
gwt-about-rail-start = All engines start here, and any number may stand here.
gwt-about-rail-turnout = Turnout after space { $space }: if your engine stops here, you may upgrade the station beside it.
gwt-about-rail-last = The last space: if your engine gets here, you may upgrade the last station; then it goes back and you gain ${ $dollars }.
gwt-about-engine = The engine of { $name }: on deliveries the red crosses behind it cost nothing, and on a turnout it may upgrade the station beside it.
gwt-about-cross = A red cross: delivering to a city beyond it costs $1, unless your engine has passed it.
gwt-about-station = { $station }: stop with your engine on its turnout, pay ${ $dollars } and place a disc here for { $points } VP at the end.
gwt-about-corner = { $corner ->
    [white] White corners: as long as you have one, it takes a disc from white corners.
   *[black] Black corners: any of your discs may come here.
}
gwt-about-master = Station master tile. Whoever upgrades this station may give a hired worker for it: { $master }.
gwt-about-own-master = Station master tile, taken for a worker: { $master }.
gwt-about-appointed = { $worker }, given for the station master tile. Stays here to the end and counts for nobody.
gwt-about-city = { $city }: you may deliver here if your herd with certificates comes to { $value } or more.
gwt-about-city-pays = A disc here gives ${ $dollars } at once.
gwt-about-city-points = Each disc here scores { $points } VP at the end.
gwt-about-city-again = { $often ->
    [any] You may deliver here as often as you like.
   *[once] Each player delivers here only once.
}
gwt-about-arrow = Arrow from { $one } to { $other }. With your discs on both: { $gives }.
gwt-about-arrow-plain = There is no bonus for discs on both { $one } and { $other }.
gwt-about-offer = { $card }. Buy it with cowboys and money at the prices on it; it goes to your discard pile and scores its VP at the end.
gwt-about-deal = { $card }: { $cowboys } and ${ $dollars } for { $count ->
    [one] this card
   *[other] { $count } cards of this value
}.
gwt-about-market-stack = Cattle cards to come: { $count }. When buying, a cowboy can also be used to add { $added } of them to the market.
gwt-about-grown = { $card }. Not for sale: a younger Simmental is swapped for it in Kansas City. Left: { $count }.
gwt-about-hand-cattle = { $card }. In Kansas City each breed in your hand counts its value once; buildings may ask you to discard it. Its VP count at the end wherever it is in your deck.
gwt-about-hand-objective = Objective card – { $card }. Once played it must be scored at the end.
gwt-about-objective = Objective card – { $card }. Take it with an action that gives one; it goes to your discard pile unless the action says into hand.
gwt-about-own-objective = An objective, scored at the end: { $tasks }. Each thing counts for one objective only.
gwt-about-objective-stack = Objective cards to come: { $count }. You may take the unseen top one instead of an open card.
gwt-about-draw-pile = Your draw pile: you know its cards, but not their order.
gwt-about-discard-pile = Your discard pile: it is shuffled when the draw pile runs out.
gwt-about-aux = Auxiliary action: { $effect }. Take one instead of the actions of your location.
gwt-about-aux-double = Double auxiliary action, open once no disc covers it: { $effect }.
gwt-about-disc = A disc space. Take its disc for a delivery or a station – { $opens }. { $corner ->
    [white] White corners: the disc may go anywhere.
   *[black] Black corners: the disc may only go to black corners.
}
gwt-about-worker-space = { $worker }, space { $space } of the row. Hired workers fill the row from the left.
gwt-about-worker-gives = Hiring onto it: { $effect }.
gwt-about-worker-scores = A worker here scores { $points } VP at the end.
gwt-about-certificates = Certificates: each one you spend adds 1 to your herd in Kansas City. The ring shows how many you have, the discs hold the limit.
gwt-about-step-limit = How many steps your rancher may go in a turn.
gwt-about-hand-limit = How many cards you draw up to at the end of your turn.
gwt-about-tokens = Exchange tokens. Spend one in your turn to draw { $count } cards and then discard as many.
gwt-about-collected = { $tile }. { $kind ->
    [hazard] Scores { $points } VP at the end.
   *[trade] Objectives, station masters and buildings count it.
}

## Sam, the solo opponent

gwt-sam = Sam
gwt-sam-type = { $worker ->
    [cowboy] cowboys
    [craftsman] craftsmen
   *[engineer] engineers
}
gwt-sam-level = { $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
gwt-sam-reconstructed = reconstruction, { gwt-sam-level }
gwt-sam-steps = { $steps ->
    [most-buildings] as many steps as either of you has private buildings on the trail, whichever is more
    [cowboys] as many steps as he has cowboys
    [specialists] as many steps as he has workers of his specialization
   *[exactly] { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
}
gwt-sam-errand = { $errand ->
    [hire] hire from the cheapest row
    [hire-specialist] hire a worker of his specialization
    [hire-engineer] hire an engineer, then engine forward
    [objective] take the leftmost objective card
    [outlaw] take the bandit with the highest money
    [hazard] take the best hazard of the most frequent kind
    [buy] take the best cattle that his cowboys can get
    [fill-market] add 2 cards to the cattle market, then take cattle with one cowboy less
    [build] place the building that uses most of his craftsmen
   *[engine] engine forward
}
gwt-sam-only = if specialized in { gwt-sam-type }, { $errand }
gwt-sam-card = card { $number } ({ $steps }): { $errand }
gwt-about-sam = Sam, the solo opponent ({ gwt-sam-level }). The rules in his box are not public: this one is a reconstruction. He decides nothing; a card says how far he goes and what he does, and he pays nothing. A tie is his.
gwt-about-sam-card = Sam’s last card – { $card }.
gwt-about-sam-no-card = Sam has not drawn a card yet.
gwt-about-sam-deck = Sam’s deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }. Once it is empty, all his cards are shuffled into it.
gwt-about-sam-specialization = Sam is specialized in { gwt-sam-type }, the type of which he has most. Some of his cards do something only for it.
gwt-about-sam-worker-space = { $worker }, space { $space } of Sam’s row. His row begins empty, and its spaces have no actions.
gwt-about-sam-discs = Sam’s discs for deliveries and stations: { $count }.
gwt-about-sam-cattle = Sam’s cattle, kept for their VP: { $cards }.
gwt-about-sam-objective = Sam’s objective card: { $points } VP at the end, whatever its tasks.
gwt-about-sam-master = Station master tile that Sam took without giving a worker. It scores nothing for him.
gwt-about-sam-building = { $building } of { $owner }: { $points } VP at the end. Actions, which a building beside it may copy: { $actions }. { $fee ->
    [0] You enter without a fee.
   *[other] Entering costs you ${ $fee }, paid to the bank.
}
