## Goods and cities

steam-nobody = nobody
steam-colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[gray] gray
}
steam-cube = { steam-colour } cube
steam-goods = { $count } { steam-colour }
steam-no-goods = no goods
steam-city = { steam-colour } city
steam-new-city = { steam-colour } New City
steam-supply = supply space { $space }

## Places

steam-hex = hex { $hex }
    .on = on hex { $hex }
steam-in = in { $name }
steam-terrain = { $terrain ->
    [coast] coast
    [hill] hill
    [river] river
    [town] town
   *[plain] plain
}
steam-about-goods = goods: { $goods }
steam-about-grown = has grown
steam-edge = { $edge ->
    [N] N
    [NE] NE
    [SE] SE
    [S] S
    [SW] SW
   *[NW] NW
}
steam-open-end = open end { $hex } { $edge }
steam-link-of = link { $link } of { $player }, { $state ->
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
    [C2] straight crossed by a gentle curve
    [C3] two gentle curves crossing
    [C4] straight beside a sharp curve
    [C5] two gentle curves side by side
    [C6] gentle beside a sharp curve
    [C7] gentle beside a sharp curve (mirrored)
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
        [base] you go first in the next turn
       *[standard] you may pass once in the next auction and stay in it
    }
    [first-move] you go first in both goods rounds
    [engineer] you may lay four tiles instead of three
    [first-build] you are the first to build
    [city-growth] when you build, a city receives goods from the supply
    [locomotive] your locomotive rises one level at once
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
    [setup] Set-up
    [capital] Raise capital
    [auction] Auction of the turn order
    [actions] Choose actions
    [build] Build track
    [goods-1] Move goods, first round
    [goods-2] Move goods, second round
   *[over] The game is over
}
steam-auction-place = Auction for place { $place }
steam-auction-order = Auction for the turn order
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
steam-build-urbanize = New City still to place
steam-build-grow = a city still to grow
steam-build-unconnected = track { $place } still to connect

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
    [delivery] Ways to deliver
    [bankrupt] Bankrupt
    [funds] Cash and all you can raise
    [rewards] Points to take
    [cities] Cities
    [towns] Towns
    [all-links] Links
    [track-tiles] Track tiles
    [players] Players
    [level-short] Level
    [can-pay] Can pay
   *[lay] Tiles for this hex
}
steam-board-of = { $name }’s board

## The table as text

steam-board-decides = { $player } decides
steam-board-you = you
steam-board-map-key = [R]3 city and its cubes, o town, ^ hill, ~ river, #12 track of players 1 and 2, - nobody’s
steam-board-links-key = ! is lost at the end of its owner’s build turn unless extended
steam-board-tiles-key = N–S joins two edges; N, S are spurs of a town

## Score sheet

steam-category-points = Victory points
steam-category-income = Income
steam-category-links = Complete links
steam-category-bankruptcy = Bankruptcy
