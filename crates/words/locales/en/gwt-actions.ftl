## What is printed: requirements

gwt-line-with-need = { $need }: { $gives }
gwt-need-discard = discard { $card }
gwt-need-discard-value-3 = discard a cattle card of value 3
gwt-need-discard-pair = discard two cards of the same breed
gwt-need-discard-objective = discard an objective card
gwt-need-discard-any = discard any cattle card
gwt-need-pay = pay ${ $dollars }
gwt-need-engine-back = { $spaces ->
    [one] move your engine { $spaces } space back
   *[other] move your engine { $spaces } spaces back
}

## What is printed: benefits

gwt-per = { $what ->
    [cowboys] per cowboy
    [craftsmen] per craftsman
    [engineers] per engineer
    [woods] per building of yours in the woods
    [hazards] per hazard collected
    [stations] per station with your disc
   *[pairs] per pair of one green and one { gwt-pair-colour } { gwt-trade-tile }
}
gwt-certificates-have = { $text } (you have { $have } of { $limit })
gwt-effect-money = gain ${ $dollars }
gwt-effect-money-per = gain ${ $dollars } { $per }
gwt-effect-certificates = { $count ->
    [one] gain { $count } certificate
   *[other] gain up to { $count } certificates
}
gwt-effect-certificates-per = { $count ->
    [one] gain { $count } certificate
   *[other] gain up to { $count } certificates
} { $per }
gwt-effect-certificates-to-limit = gain certificates up to your limit
gwt-effect-token = gain an exchange token
gwt-effect-objective = take an objective card
gwt-effect-objective-to-hand = take an objective card into your hand
gwt-effect-draw = { $count ->
    [one] draw { $count } card, then discard 1
   *[other] draw up to { $count } cards, then discard the same number
}
gwt-effect-draw-per = draw up to 1 card { $per }, then discard the same number
gwt-effect-hire = hire a worker
gwt-effect-hire-less = hire a worker for ${ $dollars } less
gwt-effect-hire-more = hire a worker for ${ $dollars } more
gwt-hire-from = from ${ $dollars }
gwt-effect-build = place a building for ${ $dollars } per craftsman
gwt-effect-buy = buy cattle
gwt-effect-buy-with = buy cattle with { $cowboys }
gwt-effect-hazard-free = remove a hazard for free
gwt-effect-hazard = remove a hazard for ${ $dollars }
gwt-effect-trade = take a { gwt-trade-tile }
gwt-effect-hazard-or-trade = remove a hazard for free or take a { gwt-trade-tile }
gwt-effect-engine = { $count ->
    [one] move your engine { $count } space forward
   *[other] move your engine up to { $count } spaces forward
}
gwt-effect-engine-per = move your engine up to 1 space forward { $per }
gwt-effect-upgrade-behind = upgrade a station behind your engine
gwt-effect-extraordinary-delivery = make an extraordinary delivery
gwt-effect-auxiliary = take one auxiliary action, single or double
gwt-effect-rancher = { $count ->
    [one] move your rancher { $count } step and use the new location
   *[other] move your rancher up to { $count } steps and use the new location
}
gwt-effect-ride = { $count ->
    [one] move your rancher { $count } step without paying fees or using the location (not into Kansas City)
   *[other] move your rancher up to { $count } steps without paying fees or using the location (not into Kansas City)
}
gwt-effect-copy = copy an adjacent building
gwt-aux-money = gain ${ $count }
gwt-aux-cards = { $count ->
    [one] draw { $count } card, then discard 1
   *[other] draw up to { $count } cards, then discard the same number
}
gwt-aux-certificate = { $count ->
    [one] pay ${ $count }, move your engine { $count } space back: gain { $count } certificate
   *[other] pay ${ $count }, move your engine { $count } spaces back: gain up to { $count } certificates
}
gwt-aux-engine = { $count ->
    [one] pay ${ $count }: move your engine { $count } space forward
   *[other] pay ${ $count }: move your engine up to { $count } spaces forward
}
gwt-aux-removal = { $count ->
    [one] move your engine { $count } space back
   *[other] move your engine { $count } spaces back
}: { $dollars ->
    [0] {""}
   *[other] gain ${ $dollars } and {""}
}{ $count ->
    [one] remove { $count } card in your hand from the game
   *[other] remove up to { $count } cards in your hand from the game
}

## Objectives and station masters

gwt-objective = at once: { $immediate }; { $tasks }
gwt-objective-tasks = { $points } VP for { $tasks }
gwt-objective-tasks-or-penalty = { $points } VP for { $tasks }, otherwise −{ $penalty } VP
gwt-task-building = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
gwt-task-trade-green = { $count } green { $count ->
    [one] { gwt-trade-tile }
   *[other] { gwt-trade-tile }s
}
gwt-task-trade-pair = { $count } { gwt-pair-colour } { $count ->
    [one] { gwt-trade-tile }
   *[other] { gwt-trade-tile }s
}
gwt-task-hazard = { $count ->
    [one] { $count } hazard
   *[other] { $count } hazards
}
gwt-task-station = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
gwt-task-cattle = { $count ->
    [one] { $count } cattle card of value { $value }
   *[other] { $count } cattle cards of value { $value }
}
gwt-task-terminal = { $count ->
    [one] { $count } disc on { $city }
   *[other] { $count } discs on { $city }
}
gwt-master-permanent = { $count ->
    [one] { $count } permanent certificate
   *[other] { $count } permanent certificates
}
gwt-master-scores = { $what ->
    [workers] 1 VP per worker
    [objectives] 3 VP per 2 objective cards played
    [hazards] 3 VP per 2 hazards
    [pairs] 3 VP per pair of one green and one { gwt-pair-colour } { gwt-trade-tile }
    [certificates] 3 VP per 2 certificates
    [stations] 3 VP per 2 stations
   *[buildings] 2 VP per building
}

## Actions: the trail

gwt-action-place = Start on { $place }
gwt-action-go = Go to { $place }
gwt-fee-none = no fee
gwt-fee-waived = no fees on this ride
gwt-fee-short = fee ${ $dollars }, of which you pay the ${ $have } you have
gwt-fee-to-player = fee ${ $dollars } to { $player }
gwt-fee-to-bank = fee ${ $dollars } to the bank
gwt-go-ends = the move ends there
gwt-go-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
gwt-action-stop = Stop here: { $place }
gwt-action-use-copied = Use { $place }: { $effect }
gwt-instead-of = { $text } – instead of: { $other }
gwt-action-copy = Copy { $place }

## Actions: Kansas City

gwt-action-foresight = Column { $column }: { $tile }
gwt-foresight-to-space = goes to { $space }
gwt-foresight-no-space = no free space: leaves the game
gwt-foresight-to-row = to row { $row } of the job market, ${ $dollars }
gwt-foresight-token = the token moves to row { $row }
gwt-foresight-refill = the cattle market is refilled
gwt-foresight-end = you take the token and trigger the end of the game
gwt-action-income = Take ${ $dollars }: herd { $herd }{ $permanent ->
    [0] {""}
    [one] {" "}+ { $permanent } permanent certificate
   *[other] {" "}+ { $permanent } permanent certificates
}, { $spent ->
    [0] no certificates spent
    [one] { $spent } certificate spent
   *[other] { $spent } certificates spent
}
gwt-income-left = certificates left: { $count }
gwt-action-grow = Swap { $card } for { $next }
gwt-action-deliver = Deliver to { $city } ({ $value })
gwt-deliver-transport = transport ${ $dollars }
gwt-deliver-no-transport = no transport costs
gwt-deliver-no-disc = no disc to place, so the city gives nothing
gwt-deliver-arrow-points = { $points } VP together with { $city }
gwt-deliver-arrow-objective = an objective card together with { $city }
gwt-deliver-arrow-token = an exchange token together with { $city }
gwt-action-disc = Take the disc from { $space } ({ gwt-corner })
gwt-disc-opens-single = unlocks: { $effect }
gwt-disc-opens-double = unlocks the double action: { $effect }
gwt-disc-opens-certificates = raises your certificate limit to { $count }
gwt-disc-opens-later = raises your limit to 6 certificates once limit 4 is unlocked too
gwt-disc-opens-step-left = gain ${ $dollars }, step limit +{ $steps }
gwt-disc-opens-step-right = { $points } VP at the end, step limit +{ $steps }
gwt-disc-opens-hand = pay ${ $dollars }, hand limit +1
gwt-action-station-disc = Take your disc back from { $station } and lose its { $points } VP

## Actions: railroad, workers, buildings, cattle

gwt-action-engine = Move your engine from { $from } to { $to }
gwt-engine-then-deliver = then deliver to a city of value { $value } or less
gwt-engine-then-returns = then it moves back and you gain ${ $dollars }
gwt-engine-own-station = you’ve already upgraded this station
gwt-engine-station = upgrading costs ${ $dollars }
gwt-action-upgrade = Upgrade { $station }: pay ${ $dollars }, place a disc, { $points } VP
gwt-upgrade-master = appoint a worker to also get: { $master }
gwt-action-appoint = Appoint { gwt-worker.one } as station master and take the tile
gwt-action-hire = Hire { gwt-worker.one } from row { $row } for ${ $dollars } (goes on space { $space } of your { gwt-worker } row)
gwt-action-build = Place { $building }
gwt-build-only-over-own = only over a smaller building of yours
gwt-action-site = Place it on { $space }
gwt-action-site-over = Place it on { $space } over your { $building }
gwt-site-in-the-woods = in the woods
gwt-site-with-risk = risk action: { $risk }
gwt-action-buy = Buy { $cards } with { $cowboys } for ${ $dollars }
gwt-action-draw-market = Use 1 cowboy to add { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the market
gwt-action-hazard = Remove the { $place }
gwt-action-trade = Take the { $place }

## Actions: cards

gwt-action-objective = Take an objective card { $to ->
    [hand] into your hand
   *[discard] to your discard pile
}
gwt-action-objective-top = Take the unseen top card of the objective stack ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
gwt-action-certificates-none = Take no certificates
gwt-action-certificates = { $count ->
    [one] Take { $count } certificate
   *[other] Take { $count } certificates
}, for a total of { $total }
gwt-action-draw = Draw one more card
gwt-action-discard = Discard { $card }
gwt-discard-left = { $count } left to discard
gwt-action-discard-for-space = Discard { $card } for what the worker space gives
gwt-action-remove = Remove { $card } from the game
gwt-action-play = Play an objective card
gwt-action-play-forgo = Play an objective card without its action ({ $effect })
gwt-action-exchange = Exchange token ({ $left ->
    [0] your last one
   *[other] leaves you { $left }
}): { gwt-effect-draw }
gwt-skip = Skip it
gwt-skip-worker-space = Skip what the worker space gives
gwt-skip-engine = Leave the engine where it is
gwt-skip-upgrade = Don’t upgrade the station
gwt-skip-appoint = Appoint nobody and leave the station master tile
gwt-skip-hire = Hire nobody
gwt-skip-build = Build nothing
gwt-skip-hazard = Remove no hazard
gwt-skip-trade = Take no { gwt-trade-tile }
gwt-skip-hazard-or-trade = Take neither a hazard nor a { gwt-trade-tile }
gwt-skip-objective = Take no objective card
gwt-done-grow = Finish swapping and discard your hand
gwt-done-buy = Finish buying
gwt-buy-unused = { $cowboys } not used
gwt-done-draw = Stop drawing, then discard as many as you drew
gwt-done-remove = Remove no more cards
gwt-done-turn = End your turn ({ $count ->
    [0] no card to draw
    [one] draw { $count } card
   *[other] draw { $count } cards
})
gwt-done-kansas-city = End your turn: your rancher returns to the start ({ $count ->
    [0] no card to draw
    [one] draw { $count } card
   *[other] draw { $count } cards
})

## In a word or two

gwt-short-place = Start: { $place }
gwt-short-go = To { $place }
gwt-short-stop = Stop here
gwt-short-copy-at = Copy { $place }
gwt-short-copy = Copy
gwt-short-income = { $count ->
    [0] No certificates
    [one] { $count } certificate
   *[other] { $count } certificates
}
gwt-short-remove = Remove { $card }
gwt-short-engine-to = Engine to { $space }
gwt-short-engine = Engine
gwt-short-engine-back = Engine back
gwt-short-buy-with = { $cards } ({ $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
})
gwt-short-buy = Buy cattle
gwt-short-draw-market = Add to market
gwt-short-objective = Objective
gwt-short-objective-card = Objective: { $tasks }
gwt-short-objective-top = Top card
gwt-short-certificates = { $count ->
    [0] No certificates
    [one] { $count } certificate
   *[other] { $count } certificates
}
gwt-short-certificates-many = Certificates
gwt-short-draw-card = Draw
gwt-short-play = Play: { $tasks }
gwt-short-play-forgo = Play without action: { $tasks }
gwt-short-exchange = Exchange token
gwt-short-token = Exchange token
gwt-short-skip = Skip
gwt-short-done = Done
gwt-short-end-turn = End turn
gwt-short-money = Money
gwt-short-cards = Draw, discard
gwt-short-hire = Hire
gwt-short-build = Build
gwt-short-hazard = Hazard
gwt-short-trade = { $edition ->
    [1] Teepee
   *[2] Bandit
}
gwt-short-hazard-or-trade = Hazard or { gwt-trade-tile }
gwt-short-upgrade = Upgrade station
gwt-short-delivery = Delivery
gwt-short-auxiliary = Auxiliary action
gwt-short-rancher = Move rancher
gwt-short-removal = Remove cards

## In the action bar

gwt-group-location = At this location
gwt-group-auxiliary-instead = Or one auxiliary action instead
gwt-group-auxiliary = Auxiliary action
gwt-group-play = Objective cards in hand
gwt-group-exchange = Exchange token
gwt-fold-rails = Plain spaces
gwt-fold-forgo = Without their action
gwt-stretch = { $stretch ->
    [flood] Around the floods
    [drought] Around the droughts
    [middle] In the middle of the trail
    [rockfall] Around the rockfalls
   *[end] Before Kansas City
}
