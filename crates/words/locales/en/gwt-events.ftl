gwt-event-first = { $player } goes first
gwt-event-neutral-placed = Neutral building { $name } is on { $space }
gwt-event-sided = In play for everyone: { $building }
gwt-event-master-placed = Station master tile at { $station }
gwt-event-starting-objective = { $player } got a starting objective
gwt-event-turn = { $player }’s turn
gwt-event-placed = Rancher placed on { $place }
gwt-event-moved = Rancher moved to { $place }
gwt-event-used = Used { $place }
gwt-event-copied = Copied { $place }
gwt-event-aux = Auxiliary action: { $effect }
gwt-event-aux-double = Double auxiliary action: { $effect }
gwt-money-reason = { $why ->
    [fee] fee
    [hire] hiring
    [build] building
    [cattle] cattle
    [hazard] removing a hazard
    [trade] { gwt-trade-tile }
    [station] upgrading a station
    [disc] disc
    [income] income
    [kansas-city] disc on Kansas City
    [transport] transport
    [last-space] return from the last space
   *[action] action
}
gwt-event-gained = Gained ${ $dollars } ({ gwt-money-reason })
gwt-event-paid = Paid ${ $dollars } ({ gwt-money-reason })
gwt-event-paid-to = Paid ${ $dollars } to { $player } ({ gwt-money-reason })
gwt-event-certificates = Certificates now: { $count }
gwt-event-token-gained = Gained an exchange token
gwt-event-token-used = Used an exchange token
gwt-event-drew = { $player } drew { $card }
gwt-event-drew-hidden = { $player } drew a card
gwt-event-shuffled = { $player } shuffled the discard pile into a new draw pile
gwt-event-discarded = Discarded { $card }
gwt-event-removed = Removed { $card } from the game
gwt-event-hired = Hired { gwt-worker.one } from row { $row }
gwt-event-built = Placed { $building } on { $space }
gwt-event-built-over = Placed { $building } on { $space }, replacing { $old }
gwt-event-bought = Bought { $card }
gwt-event-market-card = New in the cattle market: { $card }
gwt-event-hazard-taken = Removed a hazard from { $space }: { $tile }
gwt-event-trade-taken = Took from { $space }: { $tile }
gwt-event-engine = Engine moved to { $to }
gwt-event-upgraded = Upgraded { $station }
gwt-event-appointed = Appointed { gwt-worker.one } as station master
gwt-event-disc = Took the disc from { $space }
gwt-event-station-disc = Took the disc back from { $station }
gwt-event-objective-gained = Took the objective card ({ $tasks }) { $to ->
    [hand] into hand
   *[discard] to the discard pile
}
gwt-event-objective-gained-hidden = Took the unseen top objective card into hand
gwt-event-display-card = New objective card in the display
gwt-event-played = Played an objective card
gwt-event-played-forgoing = Played an objective card without its action
gwt-event-chosen = Chose from foresight column { $column }: { $tile }
gwt-event-tile-placed = New on { $space }: { $tile }
gwt-event-worker-placed = New in row { $row } of the job market: { $worker }
gwt-event-tile-gone = No free space, left the game: { $tile }
gwt-event-tile-aside = No free space, set aside: { $tile }
gwt-event-foresight-tile = New in foresight column { $column }: { $tile }
gwt-event-token-moved = The job market token moved to row { $row }
gwt-event-end-triggered = Took the job market token: everyone else gets one last turn
gwt-event-income = Showed a hand worth { $total }, certificates included
gwt-event-grown = Swapped { $card } for { $next }
gwt-event-hand-discarded = Discarded the hand
gwt-event-delivered = Delivered to { $city } ({ $value })
gwt-event-returned = The rancher returned to the start of the trail
gwt-event-over = The game is over

## Sam

gwt-event-sam-worker = Sam starts with { gwt-worker.one }
gwt-event-sam-card = Drew { $card }
gwt-event-sam-shuffled = Sam’s cards were shuffled into a new deck
gwt-event-sam-idle = Couldn’t do what the card says
gwt-event-sam-specialized = Sam is now specialized in { gwt-sam-type }
gwt-event-sam-master = Took the station master tile
gwt-event-sam-objective = Took an objective card ({ $points } VP)
gwt-event-sam-fee = The bank paid { $player } ${ $dollars } (fee for Sam)
