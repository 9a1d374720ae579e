mombasa-event-first = { $player } goes first
mombasa-event-track = Bonuses of the { $company } track: { $first }; then { $second }
mombasa-event-card-shown = New in the display: { $card }
mombasa-event-card-cleared = Left the display: { $card }
mombasa-event-book-shown = New book ({ $cell }): { $book }
mombasa-event-dealt = You were dealt { $tile }
mombasa-event-keeps = You keep { $tile }
mombasa-event-planned = You planned { $card } in slot { $slot }
mombasa-event-left = You left slot { $slot } empty
mombasa-event-ready = { $player } is ready
mombasa-event-kept = { $player } keeps { $tile }
mombasa-event-revealed = { $player } planned: { $cards }
mombasa-event-round = Round { $round }
mombasa-event-turn = { $player }’s turn
mombasa-event-plus-one = Placed the +1 tile on { $card }
mombasa-event-used = Used: { $cards }
mombasa-event-acquired = { $count ->
    [one] Took { $card } for { $count } unit
   *[other] Took { $card } for { $count } units
}
mombasa-event-bought = Bought { $card } for £{ $pounds }
mombasa-event-advanced = { $player } moved to space { $space } of the { $company } track
mombasa-event-unlocked = { $player } unlocked on the { $company } track: { $bonus }
mombasa-reason = { $why ->
    [start] starting tile
    [region] region
    [book] book
    [coin] coin under the book
    [points] bookkeeping points
    [diamonds] end of the diamond track
    [special] special space
    [capital] capital demand
    [turned] book turned face down
    [bonus] bonus space
    [card] card
   *[cash] cash value
}
mombasa-event-gained = { $player }: +£{ $pounds } ({ mombasa-reason })
mombasa-event-paid = { $player }: −£{ $pounds } ({ mombasa-reason })
mombasa-event-diamonds = { $player } moved to space { $space } of the diamond track
mombasa-event-slot-opened = { $player }: slot { $slot } opens in the next planning phase
mombasa-event-expanding = { $company } expands, total value { $points }
mombasa-event-placed = { $company } expanded to { $region } for { $cost }: { $gives }
mombasa-event-taken-from = Took the post from the { $column }
mombasa-event-displaced = A post of { $company } was displaced from { $region }
mombasa-event-went-home = The post went home to the { $column }
mombasa-event-post-lost = A post of { $company } left the game
mombasa-event-removed = Removed a post from the { $column }
mombasa-event-points = To spend: { mombasa-points }
mombasa-event-took-book = Took a book for step { $step }: { $book }
mombasa-event-turned = The book on step { $step } ({ $book }) was turned face down
mombasa-event-jar = Moved the ink jar to step { $step }
mombasa-event-marker = Placed a bonus marker: { $space }
mombasa-event-discarded = Discarded { $card }
mombasa-event-start-marker = { $player } took the start-player marker
mombasa-event-ended-with = { $player } ended the action phase with rest deck { $deck }
mombasa-event-ended = { $player } ended the action phase
mombasa-event-tile-returned = { $player } gave back { $tile }
mombasa-event-coin = A coin moved to the book display: { $cell }
mombasa-event-markers-back = { $count ->
    [one] { $player } took back { $count } bonus marker
   *[other] { $player } took back { $count } bonus markers
}
mombasa-event-tile-received = { $player } received { $tile }
mombasa-event-over = The game is over
