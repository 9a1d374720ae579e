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
steam-action-take-passing = Take { $tile } ({ $number }) without price and effect

## Building

steam-action-build = Build { $place }
steam-action-urbanize = Place a New City in { $town }
steam-action-new-city = Place a { steam-colour } New City in { $town }
steam-action-grow = Let { $city } grow with goods from the supply
steam-action-supply = From supply space { $space } to { $city }
steam-action-done = End your build turn

## Goods

steam-action-cube = Deliver a { steam-cube } from { $city }
steam-action-route = Deliver along { $stops }
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
steam-detail-funds = with all you can raise you have ${ $dollars }
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
steam-detail-vanishes = { $link } vanishes
steam-detail-left = { $count ->
    [0] the last of this colour
   *[other] { $count } more of this colour
}
steam-detail-most = { $count ->
    [one] at most { $count } point for you
   *[other] at most { $count } points for you
}
steam-detail-points-you = { $count ->
    [one] { $count } point for you
   *[other] { $count } points for you
}
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
steam-short-improve = Improve
steam-short-income = Income
steam-short-points = VP
steam-short-pass = Pass
steam-short-done = End turn
