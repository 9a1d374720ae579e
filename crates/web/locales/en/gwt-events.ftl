event-first = { $player } begins
event-neutral-placed = Neutral building { $name } came to { $space }
event-sided = In play for everybody: { $building }
event-master-placed = Station master tile at { $station }
event-starting-objective = { $player } got a starting objective
event-turn = { $player }’s turn
event-placed = Rancher placed on { $place }
event-moved = Rancher moved to { $place }
event-used = Used { $place }
event-copied = Copied { $place }
event-aux = Auxiliary action: { $effect }
event-aux-double = Double auxiliary action: { $effect }
money-reason = { $why ->
    [fee] fee
    [hire] hiring
    [build] building
    [cattle] cattle
    [hazard] removing a hazard
    [trade] { trade-tile }
    [station] upgrading a station
    [disc] disc
    [income] income
    [kansas-city] disc on Kansas City
    [transport] transport
    [last-space] return from the last space
   *[action] action
}
event-gained = Gained ${ $dollars } ({ money-reason })
event-paid = Paid ${ $dollars } ({ money-reason })
event-paid-to = Paid ${ $dollars } to { $player } ({ money-reason })
event-certificates = Certificates now: { $count }
event-token-gained = Gained an exchange token
event-token-used = Used an exchange token
event-drew = { $player } drew { $card }
event-drew-hidden = { $player } drew a card
event-shuffled = { $player } shuffled the discard pile into a new draw pile
event-discarded = Discarded { $card }
event-removed = Removed { $card } from the game
event-hired = Hired { worker.one } from row { $row }
event-built = Placed { $building } on { $space }
event-built-over = Placed { $building } on { $space } in place of { $old }
event-bought = Bought { $card }
event-market-card = New in the cattle market: { $card }
event-hazard-taken = Removed a hazard from { $space }: { $tile }
event-trade-taken = Took from { $space }: { $tile }
event-engine = Engine moved to { $to }
event-upgraded = Upgraded { $station }
event-appointed = Gave { worker.one } for the station master tile
event-disc = Took the disc from { $space }
event-station-disc = Took the disc back from { $station }
event-objective-gained = Took objective card { $name } { $to ->
    [hand] into hand
   *[discard] to the discard pile
}
event-objective-gained-hidden = Took the unseen top objective card into hand
event-display-card = New objective card { $name } in the display
event-played = Played objective card { $name }
event-played-forgoing = Played objective card { $name } without its action
event-chosen = Chose from foresight column { $column }: { $tile }
event-tile-placed = New on { $space }: { $tile }
event-worker-placed = New in row { $row } of the job market: { $worker }
event-tile-gone = No space is free, left the game: { $tile }
event-tile-aside = No space is free, laid aside: { $tile }
event-foresight-tile = New in foresight column { $column }: { $tile }
event-token-moved = The job market token moved to row { $row }
event-end-triggered = Took the job market token: the end is near
event-income = Showed a hand worth { $total } with certificates
event-grown = Swapped { $card } for { $next }
event-hand-discarded = Discarded the hand
event-delivered = Delivered to { $city } ({ $value })
event-returned = The rancher returned to the start of the trail
event-over = The game is over
