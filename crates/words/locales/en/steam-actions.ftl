## Money and turn order

steam-action-raise-none = Raise no money
steam-action-raise = Raise ${ $dollars }
steam-action-bid-place = Bid ${ $bid } for place { $place }
steam-action-bid-order = Bid ${ $bid } for the turn order
steam-action-pass-place = Pass: you are out of the auction for place { $place }
steam-action-pass-free = Use your free pass: you stay in the auction
steam-action-pass-order = Pass: you take place { $place } in the turn order

## Action tiles

steam-action-take = Take { $tile } ({ $number })
steam-action-take-passing = Take { $tile } ({ $number }) for free, without its effect

## Building

steam-action-build = Build { $place }
steam-action-urbanize = Place a New City in { $town }
steam-action-new-city = Place a { steam-colour } New City in { $town }
steam-action-grow = Let { $city } grow with goods from the supply
steam-action-supply = From supply space { $space } to { $city }
steam-action-done = End your build turn

## Goods

steam-action-route = { steam-colour }: { $stops }
steam-action-improve = Improve your locomotive: level { $from } → { $to }
steam-action-pass-goods = Pass: neither deliver nor improve in this round
steam-action-income = { $count ->
    [one] Take { $count } point as income
   *[other] Take { $count } points as income
}
steam-action-points = { $count ->
    [one] Take { $count } point as VP
   *[other] Take { $count } points as VP
}

## What it costs and gives

steam-detail-income = income { $from } → { $to }
steam-detail-points = VP { $from } → { $to }
steam-detail-lost = { $count ->
    [one] { $count } point is lost
   *[other] { $count } points are lost
}
steam-detail-if-paid = if you win: { $changes }
steam-detail-cash = you have ${ $dollars }
steam-detail-cost = ${ $dollars }
steam-detail-raise = you raise ${ $dollars } for it
steam-detail-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
steam-detail-completes = completes { $link }
steam-detail-completes-of = completes { $link } for { $player }
steam-detail-claims = you claim { $link }
steam-detail-loses = you lose { $link }
steam-detail-vanishes = { $link } disappears
steam-detail-left = { $count ->
    [0] the last one of this colour
   *[other] { $count } more of this colour
}
steam-detail-more-ways = { $count ->
    [one] or { $count } other route
   *[other] or { $count } other routes
}
steam-detail-points-you = +{ $count } for you
steam-detail-points-of = +{ $count } for { $player }
steam-detail-unused = { $count ->
    [one] { $count } tile unused
   *[other] { $count } tiles unused
}
steam-detail-no-new-city = no New City
steam-detail-no-growth = no city grows

## In one or two words

steam-short-raise-none = No money
steam-short-take-passing = { $tile }: pass
steam-short-urbanize = New City: { $town }
steam-short-grow = Growth: { $city }
steam-short-cube = deliver { steam-colour } from { $city }
steam-short-improve = Improve the locomotive
steam-short-income = Income
steam-short-points = VP
steam-short-pass = Pass
steam-short-done = End turn

## The action bar

steam-group-money = Money and turn order
steam-group-tiles = Action tiles
steam-group-city = Cities
steam-group-track = Track
steam-group-deliver = Deliver
steam-group-locomotive = Locomotive
steam-group-reward = Points for the delivery
steam-more-tiles = More: two tracks on one tile, towns with more exits
steam-deliver-from = From { $city }
steam-amount-funds = ${ $amount }
