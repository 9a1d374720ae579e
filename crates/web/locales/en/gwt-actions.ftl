## What is printed: requirements

line-with-need = { $need }: { $gives }
need-discard = discard { $card }
need-discard-value-3 = discard a cattle card of value 3
need-discard-pair = discard two of one breed
need-discard-objective = discard an objective card
need-discard-any = discard any cattle card
need-pay = pay ${ $dollars }
need-engine-back = engine { $spaces } back

## What is printed: benefits

per = { $what ->
    [cowboys] per cowboy
    [craftsmen] per craftsman
    [engineers] per engineer
    [woods] per own building in the woods
    [hazards] per hazard collected
    [stations] per station of yours
   *[pairs] per pair of green and { pair-colour } { trade-tile }s
}
now = { $text } (now { $figure })
certificates-have = { $text } (you have { $have } of { $limit })
effect-money = gain ${ $dollars }
effect-money-per = gain ${ $dollars } { $per }
effect-certificates = { $count ->
    [one] { $count } certificate
   *[other] up to { $count } certificates
}
effect-certificates-per = { $count ->
    [one] { $count } certificate
   *[other] up to { $count } certificates
} { $per }
effect-certificates-to-limit = certificates up to your limit
effect-token = gain an exchange token
effect-objective = take an objective card
effect-objective-to-hand = take an objective card into hand
effect-draw = draw up to { $count } cards, then discard as many
effect-draw-per = draw up to 1 card { $per }, then discard as many
effect-hire = hire a worker
effect-hire-less = hire a worker for ${ $dollars } less
effect-hire-more = hire a worker for ${ $dollars } more
effect-build = place a building for ${ $dollars } per craftsman
effect-buy = buy cattle
effect-buy-with = buy cattle with { $cowboys }
effect-hazard-free = remove a hazard for nothing
effect-hazard = remove a hazard for ${ $dollars }
effect-trade = take a { trade-tile }
effect-hazard-or-trade = remove a hazard for nothing or take a { trade-tile }
effect-engine = { $count ->
    [one] engine { $count } forward
   *[other] engine up to { $count } forward
}
effect-engine-per = engine up to 1 forward { $per }
effect-upgrade-behind = upgrade a station behind your engine
effect-extraordinary-delivery = extraordinary delivery
effect-auxiliary = one auxiliary action, single or double
effect-rancher = { $count ->
    [one] rancher { $count } step on, to use what is there
   *[other] rancher up to { $count } steps on, to use what is there
}
effect-ride = rancher up to { $count } steps on without fees, using nothing, not into Kansas City
effect-copy = copy an adjacent building
aux-money = gain ${ $count }
aux-cards = { $count ->
    [one] draw { $count } card, then discard 1
   *[other] draw up to { $count } cards, then discard as many
}
aux-certificate = { $count ->
    [one] pay ${ $count }, engine { $count } back: { $count } certificate
   *[other] pay ${ $count }, engine { $count } back: up to { $count } certificates
}
aux-engine = { $count ->
    [one] pay ${ $count }: engine { $count } forward
   *[other] pay ${ $count }: engine up to { $count } forward
}
aux-removal = engine { $count } back: { $dollars ->
    [0] {""}
   *[other] gain ${ $dollars } and {""}
}{ $count ->
    [one] remove { $count } card of your hand from the game
   *[other] remove up to { $count } cards of your hand from the game
}

## Objectives and station masters

objective = at once: { $immediate }; { $tasks }
objective-tasks = { $points } VP for { $tasks }
objective-tasks-or-penalty = { $points } VP for { $tasks }, otherwise −{ $penalty } VP
task-building = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
task-trade-green = { $count } green { $count ->
    [one] { trade-tile }
   *[other] { trade-tile }s
}
task-trade-pair = { $count } { pair-colour } { $count ->
    [one] { trade-tile }
   *[other] { trade-tile }s
}
task-hazard = { $count ->
    [one] { $count } hazard
   *[other] { $count } hazards
}
task-station = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
task-cattle = { $count ->
    [one] { $count } cattle card of value { $value }
   *[other] { $count } cattle cards of value { $value }
}
task-terminal = { $count ->
    [one] { $count } disc on { $city }
   *[other] { $count } discs on { $city }
}
master-permanent = { $count ->
    [one] { $count } permanent certificate
   *[other] { $count } permanent certificates
}
master-scores = { $what ->
    [workers] 1 VP per worker
    [objectives] 3 VP per 2 objective cards played
    [hazards] 3 VP per 2 hazards
    [pairs] 3 VP per pair of green and { pair-colour } { trade-tile }s
    [certificates] 3 VP per 2 certificates
    [stations] 3 VP per 2 stations
   *[buildings] 2 VP per building
}

## Actions: the trail

action-place = Start on { $place }
action-go = Go to { $place }
fee-none = no fee
fee-waived = free of fees
fee-short = fee ${ $dollars }, of which you pay the ${ $have } you have
fee-to-player = fee ${ $dollars } to { $player }
fee-to-bank = fee ${ $dollars } to the bank
go-ends = the move ends there
action-stop = Stop here: { $place }
action-use = Use: { $effect }
action-use-copied = Use { $place }: { $effect }
instead-of = { $text } – instead of: { $other }
action-copy = Copy { $place }
action-aux = Auxiliary action: { $effect }
action-aux-double = Double auxiliary action: { $effect }

## Actions: Kansas City

action-foresight = Column { $column }: { $tile }
foresight-to-space = goes to { $space }
foresight-no-space = no space is free: leaves the game
foresight-to-row = to row { $row } of the job market, ${ $dollars }
foresight-token = the token moves to row { $row }
foresight-refill = the cattle market is refilled
foresight-end = you take the token and trigger the end
action-income = Take ${ $dollars }: herd { $herd }{ $permanent ->
    [0] {""}
   *[other] {" "}+ { $permanent } permanent
}, { $spent ->
    [0] spending no certificate
    [one] spending { $spent } certificate
   *[other] spending { $spent } certificates
}
action-grow = Swap { $card } for { $next }
action-deliver = Deliver to { $city } ({ $value })
deliver-transport = transport ${ $dollars }
deliver-no-transport = no transport costs
deliver-arrow-points = { $points } VP together with { $city }
deliver-arrow-objective = an objective card together with { $city }
deliver-arrow-token = an exchange token together with { $city }
action-disc = Take the disc from { $space } ({ $corner ->
    [white] white corners
   *[black] black corners
})
disc-opens-single = opens: { $effect }
disc-opens-double = opens doubled: { $effect }
disc-opens-certificates = opens { $count } certificates
disc-opens-later = opens 6 certificates once limit 4 is open too
disc-opens-step-left = gain ${ $dollars }, step limit +{ $steps }
disc-opens-step-right = { $points } VP at the end, step limit +{ $steps }
disc-opens-hand = pay ${ $dollars }, hand limit +1
action-station-disc = Take your disc back from { $station }, losing its { $points } VP

## Actions: railroad, workers, buildings, cattle

action-engine = Engine from { $from } to { $to }
engine-then-deliver = then deliver to a city of value { $value } or less
engine-then-returns = then it goes back and you gain ${ $dollars }
engine-own-station = you have upgraded this station
engine-station = upgrading costs ${ $dollars }
action-upgrade = Upgrade { $station }: pay ${ $dollars }, place a disc, { $points } VP
upgrade-master = for a worker also: { $master }
action-appoint = Give { worker.one } for the station master tile
action-hire = Hire { worker.one } from row { $row } for ${ $dollars }, on space { $space } of the row
action-build = Place { $building }
build-only-over-own = only over a smaller one of yours
action-site = Place it on { $space }
action-site-over = Place it on { $space } over your { $building }
site-in-the-woods = in the woods
site-with-risk = risk action: { $risk }
action-buy = Buy { $cards } with { $cowboys } for ${ $dollars }
action-draw-market = Use 1 cowboy to add { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to the market
action-hazard = Remove the { $place }
action-trade = Take the { $place }

## Actions: cards

action-objective = Take objective card { $name } { $to ->
    [hand] into your hand
   *[discard] to your discard pile
}
action-objective-top = Take the unseen top card of the objective stack ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
action-certificates-none = Take no certificate
action-certificates = { $count ->
    [one] Take { $count } certificate
   *[other] Take { $count } certificates
}: then you have { $total }
action-draw = Draw one more card
action-discard = Discard { $card }
action-discard-for-space = Discard { $card } for what the worker space gives
action-remove = Remove { $card } from the game
action-play = Play objective card { $name }
action-play-forgo = Play objective card { $name } without its action ({ $effect })
action-exchange = Exchange token ({ $left ->
    [0] your last
   *[other] { $left } left after it
}): draw up to 2 cards, then discard as many
skip = Forgo it
skip-worker-space = Forgo what the worker space gives
skip-engine = Leave the engine where it is
skip-upgrade = Do not upgrade the station
skip-appoint = Appoint nobody, leave the station master tile
skip-hire = Hire nobody
skip-build = Build nothing
skip-hazard = Remove no hazard
skip-trade = Take no { trade-tile }
skip-hazard-or-trade = Take neither hazard nor { trade-tile }
skip-objective = Take no objective card
done-grow = Swap no more and discard your hand
done-buy = Finish buying
done-draw = Draw no more, then discard as many as you drew
done-remove = Remove no more cards
done-turn = End your turn ({ $count ->
    [0] no card to draw
    [one] draw { $count } card
   *[other] draw { $count } cards
})
done-kansas-city = End your turn: your rancher returns to the start ({ $count ->
    [0] no card to draw
    [one] draw { $count } card
   *[other] draw { $count } cards
})

## In a word or two

short-place = Start: { $space }
short-go = To { $space }
short-stop = Stop here
short-copy-at = Copy { $space }
short-copy = Copy
short-income = { $count ->
    [0] No certificate
    [one] { $count } certificate
   *[other] { $count } certificates
}
short-remove = Remove { $card }
short-engine-to = Engine to { $space }
short-engine = Engine
short-engine-back = Engine back
short-buy-with = { $cards } ({ $cowboys ->
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
})
short-buy = Buy cattle
short-draw-market = Add to market
short-objective = Objective
short-objective-card = Objective { $name }
short-objective-top = Top card
short-certificates = { $count ->
    [0] No certificate
    [one] { $count } certificate
   *[other] { $count } certificates
}
short-certificates-many = Certificates
short-draw-card = Draw
short-play = Play { $name }
short-play-forgo = Play { $name } only
short-exchange = Exchange token
short-token = Exchange token
short-skip = Forgo
short-done = Done
short-end-turn = End turn
short-money = Money
short-cards = Draw, discard
short-hire = Hire
short-build = Build
short-hazard = Hazard
short-trade = { $edition ->
    [1] Teepee
   *[2] Bandit
}
short-hazard-or-trade = Hazard or { trade-tile }
short-upgrade = Upgrade station
short-delivery = Delivery
short-auxiliary = Auxiliary action
short-rancher = Rancher on
short-removal = Remove cards
