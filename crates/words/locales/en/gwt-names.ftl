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
gwt-place-other = { $owner }’s { $building }
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

gwt-board-turn = { $player }’s turn ({ $first } went first)
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
gwt-board-buildings = PRIVATE BUILDINGS (same sides for everyone; craftsmen, points, fee for others, actions)
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
    [0] Others enter for free.
   *[other] Everyone else pays { $owner } ${ $fee } to enter.
}
gwt-about-stock = { $building }, not built yet: it takes { $craftsmen } and money for each of them, and scores { $points } VP on the trail. Its actions: { $actions }.
gwt-about-placing = You’re placing it right now.
gwt-about-building-space = Free building space ({ $space }). It doesn’t count as a step until somebody builds here.
gwt-about-woods = It’s in the woods, which some actions count.
gwt-about-risk = Whoever builds here may also use the risk action: { $effect }.
gwt-about-hazard = { $tile }. Entering costs ${ $fee }, paid to the bank. Take it away with a “remove a hazard” action, for that action’s price; whoever removes it scores its VP at the end.
gwt-about-hazard-space = Free hazard space: new hazards of this kind come here from Kansas City, lowest number first. It doesn’t count as a step until then.
gwt-about-trade = { $tile }. { $fee ->
    [0] It’s beside the trail, so nobody enters it.
   *[other] Entering costs ${ $fee }, paid to the bank.
} Whoever takes it with a “take a { gwt-trade-tile }” action: { $bonus }. Buildings, objectives and station masters count them.
gwt-about-trade-space = Free space for a { gwt-trade-tile }. Whoever takes one from here: { $bonus }.
gwt-about-kansas-city = Kansas City, the end of the trail. Here you choose one foresight tile from each column, get money for your herd (each breed counts once), deliver to a city, and then start again from the beginning of the trail.
gwt-about-start = The start of the trail: ranchers return here from Kansas City.
gwt-about-rancher = { $name }’s rancher: it moves along the trail to Kansas City and uses the location where it stops.
gwt-about-job = { $worker }: costs ${ $dollars }; some hire actions change the price.
gwt-about-job-closed = Nobody can be hired from the token’s row.
gwt-about-job-price = Row { $row } of the job market: a worker from this row costs ${ $dollars }.
gwt-about-refill = When the token passes this arrow, the cattle market is refilled.
gwt-about-job-token = The job market token. It moves down when its row is full; whoever moves it off the last row takes it ({ $points } VP) and triggers the end of the game.
gwt-about-foresight = { $tile }. In Kansas City you choose one tile from each column; this one would go to { $to ->
    [jobs] the job market
   *[trail] the trail
}.
gwt-about-supply = { $count ->
    [one] { $count } tile is left in the supply of column { $column }
   *[other] { $count } tiles are left in the supply of column { $column }
}, from which its spaces are refilled.
gwt-about-rail = Space { $space } of the railroad. Engines skip spaces with another engine.
gwt-about-rail-start = All engines start here; any number of them may share this space.
gwt-about-rail-turnout = Turnout after space { $space }: if your engine stops here, you may upgrade the station beside it.
gwt-about-rail-last = The last space: if your engine gets here, you may upgrade the last station; then the engine moves back and you gain ${ $dollars }.
gwt-about-engine = { $name }’s engine: red crosses behind it cost nothing on deliveries, and on a turnout it may upgrade the station beside it.
gwt-about-cross = A red cross: delivering to a city beyond it costs $1, unless your engine has passed it.
gwt-about-station = { $station }: stop your engine on its turnout, pay ${ $dollars } and place a disc here for { $points } VP at the end.
gwt-about-corner = { $corner ->
    [white] White corners: takes a disc from white corners, as long as you have one.
   *[black] Black corners: takes any of your discs.
}
gwt-about-master = Station master tile. If you upgrade this station, you may appoint a hired worker to get it: { $master }.
gwt-about-own-master = Station master tile, taken by appointing a worker: { $master }.
gwt-about-appointed = { $worker }, appointed as station master. Stays here to the end and counts for nobody.
gwt-about-city = { $city }: you may deliver here if your herd and certificates together are worth { $value } or more.
gwt-about-city-pays = A disc here gives you ${ $dollars } at once.
gwt-about-city-points = Each disc here scores { $points } VP at the end.
gwt-about-city-again = { $often ->
    [any] You may deliver here as often as you like.
   *[once] Each player delivers here only once.
}
gwt-about-arrow = Arrow from { $one } to { $other }. With your discs on both: { $gives }.
gwt-about-arrow-plain = There is no bonus for discs on both { $one } and { $other }.
gwt-about-offer = { $card }. Buy it with cowboys and money at the prices shown on it; it goes to your discard pile and scores its VP at the end.
gwt-about-deal = { $card }: { $cowboys } and ${ $dollars } for { $count ->
    [one] this card
   *[other] { $count } cards of this value
}.
gwt-about-market-stack = Cattle cards to come: { $count }. When buying, a cowboy can also be used to add { $added } of them to the market.
gwt-about-grown = { $card }. Not for sale: in Kansas City you swap a younger Simmental for it. Left: { $count }.
gwt-about-hand-cattle = { $card }. In Kansas City each breed in your hand counts its value once; buildings may ask you to discard it. Its VP count at the end wherever it is in your deck.
gwt-about-hand-objective = Objective card – { $card }. Once played it must be scored at the end.
gwt-about-objective = Objective card – { $card }. Take it with an action that gives one; it goes to your discard pile unless the action says “into your hand”.
gwt-about-own-objective = An objective, scored at the end: { $tasks }. Each thing counts for one objective only.
gwt-about-objective-stack = Objective cards to come: { $count }. You may take the unseen top one instead of a face-up card.
gwt-about-draw-pile = Your draw pile: you know its cards, but not their order.
gwt-about-discard-pile = Your discard pile: it’s shuffled when the draw pile runs out.
gwt-about-aux = Auxiliary action: { $effect }. Take one instead of the actions of your location.
gwt-about-aux-double = Double auxiliary action, unlocked once no disc covers it: { $effect }.
gwt-about-disc = A disc space. Take its disc for a delivery or a station – { $opens }. { $corner ->
    [white] White corners: the disc may go anywhere.
   *[black] Black corners: the disc may only go to black corners.
}
gwt-about-worker-space = { $worker }, space { $space } of the row. Hired workers fill the row from the left.
gwt-about-worker-gives = Hiring onto this space: { $effect }.
gwt-about-worker-scores = A worker here scores { $points } VP at the end.
gwt-about-certificates = Certificates: each one you spend adds 1 to your herd’s value in Kansas City. The ring shows how many you have; the discs mark the limit.
gwt-about-step-limit = How many steps your rancher may move in a turn.
gwt-about-hand-limit = The number of cards you draw up to at the end of your turn.
gwt-about-tokens = Exchange tokens. Spend one during your turn to draw up to { $count ->
    [one] { $count } card and then discard as many.
   *[other] { $count } cards and then discard as many.
}
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
    [most-buildings] as many steps as you or Sam have private buildings on the trail, whichever is more
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
    [hire-engineer] hire an engineer, then move the engine forward
    [objective] take the leftmost objective card
    [outlaw] take the bandit worth the most money
    [hazard] take the best hazard of the most common kind
    [buy] take the best cattle his cowboys can get
    [fill-market] add 2 cards to the cattle market, then take cattle with one cowboy fewer
    [build] place the building that uses most of his craftsmen
   *[engine] move the engine forward
}
gwt-sam-only = if specialized in { gwt-sam-type }, { $errand }
gwt-sam-card = card { $number } ({ $steps }): { $errand }
gwt-about-sam = Sam, the solo opponent ({ gwt-sam-level }). His printed rules aren’t public: this is a reconstruction. He makes no decisions: a card says how far he moves and what he does, and he pays nothing. Ties go to Sam.
gwt-about-sam-card = Sam’s last card – { $card }.
gwt-about-sam-no-card = Sam hasn’t drawn a card yet.
gwt-about-sam-deck = Sam’s deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }. Once it’s empty, all his cards are shuffled back into it.
gwt-about-sam-specialization = Sam specializes in { gwt-sam-type }, the type he has most of. Some of his cards only work for one type.
gwt-about-sam-worker-space = { $worker }, space { $space } of Sam’s row. His rows start empty, and their spaces have no actions.
gwt-about-sam-discs = Sam’s discs for deliveries and stations: { $count }.
gwt-about-sam-cattle = Sam’s cattle, kept for their VP: { $cards }.
gwt-about-sam-objective = Sam’s objective card: { $points } VP at the end, whatever its tasks.
gwt-about-sam-master = Station master tile, taken by Sam without appointing a worker. It scores nothing for him.
gwt-about-sam-building = { $building } of { $owner }: { $points } VP at the end. Its actions, which an adjacent copying building may use: { $actions }. { $fee ->
    [0] You enter for free.
   *[other] Entering costs you ${ $fee }, paid to the bank.
}
