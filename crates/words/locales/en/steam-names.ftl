## Goods and cities

steam-nobody = nobody
steam-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[gray] grey
}
# On cubes and cities: the first letter of the colour; of two that begin alike, one has another letter of its word.
steam-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
    [purple] P
   *[gray] G
}
steam-cube = { steam-colour } cube
steam-goods = { $count } { steam-colour }
steam-no-goods = no goods
steam-city = { steam-colour } city
steam-new-city = { steam-colour } New City
steam-supply = supply space { $space }

## Places

steam-in = in { $name }
steam-compass = { $way ->
    [N] north
    [NNE] north-north-east
    [NE] north-east
    [E] east
    [SE] south-east
    [SSE] south-south-east
    [S] south
    [SSW] south-south-west
    [SW] south-west
    [W] west
    [NW] north-west
   *[NNW] north-north-west
}
steam-beside = { steam-compass } of { $name }
steam-beside-far = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
} { steam-compass } of { $name }
steam-beside-bent = { $count ->
    [one] { $count } hex { steam-compass }
   *[other] { $count } hexes { steam-compass }
} and { $more } { $other } of { $name }
steam-terrain = { $terrain ->
    [coast] coast
    [hill] hill
    [river] river
    [town] town
   *[plain] plain
}
steam-about-goods = goods: { $goods }
steam-about-grown = has grown
steam-open-end = open end { $place }, heading { $heading }
steam-link-of = { $player }’s link { $link }, { $state ->
    [complete] complete
   *[incomplete] incomplete
}
steam-link-unowned = unowned link { $link }, { $state ->
    [complete] complete
   *[incomplete] incomplete
}
steam-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}

## Track tiles

steam-kind = { $kind ->
    [P1] straight
    [P2] gentle curve
    [P3] sharp curve
    [C1] two straights crossing
    [C2] straight crossing a gentle curve
    [C3] two gentle curves crossing
    [C4] straight beside a sharp curve
    [C5] two gentle curves side by side
    [C6] gentle curve beside a sharp curve
    [C7] gentle curve beside a sharp curve (mirrored)
    [T1] town with 1 spur
    [T3a] town with 3 spurs, even
    [T3b] town with 3 spurs, right
    [T3c] town with 3 spurs, left
   *[T3d] town with 3 spurs, tight
}
steam-face-town = { $count ->
    [one] town tile with spur { $exits }
   *[other] town tile with spurs { $exits }
}
steam-placing = { $placing ->
    [new] New track
    [upgrade] Upgrade
   *[redirect] Redirect
}

## Action tiles

steam-tile = { $tile ->
    [turn-order] Turn Order
    [first-move] First Move
    [engineer] Engineer
    [first-build] First Build
    [city-growth] City Growth
    [locomotive] Locomotive
   *[urbanization] Urbanization
}
steam-tile-effect = { $tile ->
    [turn-order] { $rules ->
        [base] you go first next turn
       *[standard] you may pass once in the next auction and stay in it
    }
    [first-move] you go first in both goods rounds
    [engineer] you may lay four tiles instead of three
    [first-build] you build first
    [city-growth] when you build, a city receives goods from the supply
    [locomotive] your locomotive goes up one level at once
   *[urbanization] when you build, a town becomes a New City with goods from the supply
}
steam-tile-taken = taken by { $player }
steam-tile-taken-passing = taken by { $player } without effect
steam-tile-free = free

## The turn

steam-rules = { $rules ->
    [base] Base game
   *[standard] Standard game
}
steam-turn = Turn { $turn } of { $turns }
steam-phase = { $phase ->
    [setup] Setup
    [capital] Raise capital
    [auction] Auction for turn order
    [actions] Choose actions
    [build] Build track
    [goods-1] Move goods, first round
    [goods-2] Move goods, second round
   *[over] The game is over
}
steam-auction-place = Auction for place { $place }
steam-auction-order = Auction for turn order
steam-auction-high = highest bid ${ $bid } by { $player }
steam-auction-no-bid = no bid yet
steam-bidder-bid = bid ${ $bid }
steam-bidder-passed = passed
steam-bidder-place = place { $place }
steam-bidder-free-pass = free pass left
steam-build-left = { $count ->
    [0] no tile left to lay
    [one] { $count } tile left to lay
   *[other] { $count } tiles left to lay
}
steam-build-urbanize = New City still to be placed
steam-build-grow = City Growth still to be used
steam-build-unconnected = track { $place } still to be connected

## Headings and figures

steam-label = { $label ->
    [map] Map
    [supply] Goods supply
    [action-tiles] Action tiles
    [turn-order] Turn order
    [build-order] Build order
    [goods-order] Goods order
    [turns] Turns
    [income-track] Income
    [points-track] Victory points
    [locomotives] Locomotives
    [auction] Auction
    [stock] Track tiles in stock
    [new-cities] New City tiles
    [growth-markers] City Growth markers
    [bag] Out of play
    [cash] Cash
    [income] Income
    [points] VP
    [level] Locomotive level
    [links] Complete links
    [action-tile] Action tile
    [player] Player
    [delivery] Delivery routes
    [bankrupt] Bankrupt
    [rewards] Points to take
    [cities] Cities
    [towns] Towns
    [all-links] Links
    [track-tiles] Track tiles
    [players] Players
    [level-short] Level
    [can-pay] Can pay
    [more] more…
   *[lay] Tiles for this hex
}
steam-board-of = { $name }’s board

## The table as text

steam-board-decides = { $player } decides
steam-board-you = you
steam-board-map-key = [R]3 city and its cubes, o town, ^ hill, ~ river, #12 track of players 1 and 2, - nobody’s
steam-board-open-end = open end { $hex } { $edge }
steam-board-links-key = ! is lost at the end of its owner’s build turn unless extended
steam-edge = { $edge ->
    [N] N
    [NE] NE
    [SE] SE
    [S] S
    [SW] SW
   *[NW] NW
}
steam-board-tiles-key = N–S joins two edges; N, S are spurs of a town

## Score sheet

steam-category-points = Victory points
steam-category-income = Income
steam-category-links = Complete links
steam-category-bankruptcy = Bankruptcy

## What things are and do

steam-what = { $thing ->
    [turns] The turns of the game. After the last one, income and links turn into victory points, and the highest total wins.
    [order] { $rules ->
        [base] Turn order: players act from left to right. Next turn’s order follows the numbers on the action tiles, lowest first.
       *[standard] Turn order: players act from left to right. It is auctioned anew at the start of every turn.
    }
    [build-order] Who builds first this turn: the holder of First Build goes before everyone else.
    [goods-order] Who moves goods first this turn: the holder of First Move goes before everyone else.
    [income] { $rules ->
        [base] Income. At the end of every turn you receive this many dollars, or pay them if it is below 0. At the end of the game every 2 income are worth 1 VP, and each step below 0 costs 2 VP.
       *[standard] Income. At the end of every turn you receive this many dollars minus your locomotive level, or pay the difference. At the end of the game every 2 income are worth 1 VP, and each step below 0 costs 2 VP.
    }
    [points] Victory points. At the end, income and complete links are added; the highest total wins.
    [level] { $rules ->
        [base] Locomotive level: a cube may travel over at most this many links. Instead of delivering, you may raise it by 1, once per turn.
       *[standard] Locomotive level: a cube may travel over at most this many links. Instead of delivering, you may raise it by 1, once per turn. Each level costs $1 every turn.
    }
    [supply] Goods supply. City Growth and Urbanization bring all cubes of one space to a city. Emptied spaces are never refilled.
    [new-cities] New City tiles. Urbanization puts one on a town, which becomes a city of that colour. The number shows how many are left.
    [growth-markers] City Growth markers left. A city with this marker has grown and can’t grow again.
    [bag] Cubes out of play: never drawn, or already delivered.
    [stock] Track tiles in stock. Only these can be laid; a tile that is replaced comes back.
    [cash] Cash, for track, action tiles and bids. It’s worth nothing at the end.
    [funds] { $rules ->
        [base] Cash and everything you could still raise: $5 for each step of income, or for 2 VP once income is at −10.
       *[standard] Cash and everything you could still raise at the start of a turn: $5 for each step of income, or for 2 VP once income is at −10.
    }
    [links] Complete links. Each gives its owner 1 point whenever a cube travels over it, and 1 VP at the end.
    [action-tile] Action tiles: every turn each player takes one of the seven and uses its effect that turn.
    [passed] Taken for free, without effect.
    [bankrupt] Bankrupt: this player couldn’t pay what was due and is out of the game. Their links belong to nobody.
    [water] Water. Nothing can be built here.
    [blocked] A blocked edge: no track may cross it.
    [at-risk] This track is lost at the end of its owner’s build turn unless they extend it.
   *[open-end] Unfinished track. It isn’t complete yet, so no cube can travel over it. Its owner must extend it every build turn or lose it.
}
steam-what-city = { $state ->
    [new] { $name }: { steam-new-city }. Cubes of this colour can be delivered here, and track can start at any side. It can’t grow.
    [grown] { $name }: { steam-city }. Cubes of this colour can be delivered here, and track can start at any side. It has already grown.
   *[plain] { $name }: { steam-city }. Cubes of this colour can be delivered here, and track can start at any side.
}
steam-what-town = { $name }: a town. Track may branch here and goods may pass through, but they never start or end here. A tile costs $1 extra. Urbanization turns it into a city.
steam-what-ground = { $ground }. A tile costs $1 for each exit{ $hill ->
    [yes] , +$2 for the hill
   *[no] {""}
}{ $river ->
    [yes] , +$1 for the river
   *[no] {""}
}.
steam-what-cube = { $colour ->
    [gray] Grey cube. It can be delivered only once there is a grey New City. Every link on its route gives its owner 1 point.
   *[red] { steam-cube }: deliver it over complete links to a city of its colour. Every link on its route gives its owner 1 point.
}
steam-what-link = { $link }. Cubes may travel over it; its owner gets 1 point each time.
steam-what-tile = { $tile }: { $effect }.
steam-what-tile-number = Number { $number } decides your place in next turn’s order.
steam-what-tile-pass = You may also take it for free, without its effect.
