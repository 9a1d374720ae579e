steam-event-first-speaker = { $player } bids first
steam-event-drew = { $player } draws { $tile } ({ $number })
steam-event-phase = Phase: { $phase }
steam-event-raised-none = { $player } raises no money
steam-event-raised = { $player } raises ${ $dollars }: income now { $income }, { $points } VP
steam-money-reason = { $why ->
    [bid] turn order
    [action] action tile
    [track] track
    [expenses] income and expenses
   *[late-place] late place in the turn order
}
steam-event-paid = { $player } pays ${ $dollars } ({ steam-money-reason })
steam-event-received = { $player } receives ${ $dollars } ({ steam-money-reason })
steam-event-bid = { $player } bids ${ $bid }
steam-event-passed = { $player } passes
steam-event-passed-free = { $player } uses the free pass and stays in the auction
steam-event-placed = { $player } has place { $place } in the turn order
steam-event-took = { $player } takes { $tile }
steam-event-took-passing = { $player } takes { $tile } for free, without its effect
steam-event-locomotive = { $player }’s locomotive reaches level { $level }
steam-event-build = { $player } builds
steam-event-laid = { $player }: { $placing ->
    [new] new track
    [upgrade] upgrade
   *[redirect] redirect
} { $place }
steam-event-completed = Link { $link } is complete: { $player }
steam-event-completed-unowned = Link { $link } is complete and has no owner
steam-event-claimed = { $player } claims link { $link }
steam-event-lost = { $player } loses link { $link }, which was not extended
steam-event-urbanized = { $player } places a { steam-colour } New City in { $town }
steam-event-vanished = Link { $link } disappears with its tile (owner: { $player })
steam-event-grown = { $player } lets { $city } grow
steam-event-effect-lost = { $player } can no longer use { $tile }
steam-event-build-ended = { $player } has finished building
steam-event-delivered = { $player } delivers a { steam-cube } from { $from } to { $to }
steam-event-income = { $count ->
    [one] { $player } takes { $count } point as income: now { $income }
   *[other] { $player } takes { $count } points as income: now { $income }
}
steam-event-points = { $count ->
    [one] { $player } takes { $count } point as VP: now { $total }
   *[other] { $player } takes { $count } points as VP: now { $total }
}
steam-event-idle = { $player } does nothing in this goods round
steam-event-shortage = { $player } is ${ $dollars } short: now { $points } VP, income { $income }
steam-event-bankrupt = { $player } is bankrupt and leaves the game
