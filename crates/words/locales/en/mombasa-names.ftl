mombasa-nothing = nothing
mombasa-or = { $first }, or { $last }
mombasa-company = { $company ->
    [MOM] Mombasa
    [CAP] Cape Town
    [STL] Saint-Louis
   *[CAI] Cairo
}
mombasa-good = { $good ->
    [BAN] bananas
    [COF] coffee
   *[COT] cotton
}
mombasa-kind = { $kind ->
    [BAN] bananas
    [COF] coffee
    [COT] cotton
    [EXP] expansion
    [BK] bookkeeper
    [DM] diamond merchant
   *[SHARE] share
}
mombasa-card = { $kind } { $value } ({ $id })
mombasa-card-with-share = { $kind } { $value } with a { $company } share ({ $id })
mombasa-card-single-share = { $company } share ({ $id })
mombasa-one-good = { $count } of one good
mombasa-and-more = { $first } and { $count } more of one good
mombasa-specialists = { $count ->
    [one] another specialist
   *[other] { $count } other specialists
}
mombasa-points = { $count ->
    [one] { $count } bookkeeping point
   *[other] { $count } bookkeeping points
}
mombasa-gain-diamonds = { $count ->
    [one] { $count } space on the diamond track
   *[other] { $count } spaces on the diamond track
}
mombasa-gain-track = { $count ->
    [one] { $count } space on the { $company } track
   *[other] { $count } spaces on the { $company } track
}
mombasa-gain-tracks = { $tracks ->
    [one] { $spaces } spaces on one track
   *[other] spaces on each of { $tracks } tracks: { $spaces }
}
mombasa-gain-remove = { $count ->
    [one] removal of { $count } post
   *[other] removal of { $count } posts
}
mombasa-gain-units = £1 for every unit of { $good } but one
mombasa-gain-card = a card for pounds
mombasa-gain-tile = { $tile } for the next round
mombasa-most-of = with the most { $good }: { $profit }
mombasa-sell = sell a card of your hand for its cash value{ $plus ->
    [0] {""}
   *[other] {" "}and £{ $plus }
}
mombasa-space = { $space ->
    [BS-M1] Most bananas
    [BS-M2] Most coffee
    [BS-M3] Most cotton
    [BS-M4] Most expansion
    [BS-S1] Buying
    [BS-S2] Selling
    [BS-S3] Start player
    [BS-T1] +1 tile
    [BS-T2] Bookkeeper tile
    [BS-T3] Diamond merchant tile
    [BS-T4] Expansion tile
    [BS-C-first] First space of track C
    [BS-C-second] Second space of track C
    [BS-D-first] First space of track D
   *[BS-D-second] Second space of track D
}
mombasa-tile = { $tile ->
    [BT1] the +1 tile
    [BT2] the bookkeeper tile
    [BT3] the diamond merchant tile
   *[BT4] the expansion tile
}
mombasa-start-tile = { $id }: { $bonus }; resting: { $cards }
mombasa-slot = action slot { $id }
mombasa-rest-deck = rest deck { $id }
mombasa-column = column { $id } of { $company }
mombasa-bonus-expansion = total expansion value +{ $count }
mombasa-bonus-markers = { $count ->
    [one] { $count } more bonus marker
   *[other] { $count } more bonus markers
}
mombasa-bonus-discount = cards paid with { $good } cost 1 less
mombasa-bonus-mixed = cards cost 1 less, and goods may be mixed
mombasa-bonus-units = every card of { $good } has 1 unit more
mombasa-bonus-space = bonus space: { $profit }
mombasa-figure-money = Money
mombasa-figure-diamonds = Diamonds
mombasa-figure-books = Books
mombasa-figure-expansion = Expansion
mombasa-figure-hand = Cards in hand
mombasa-figure-markers = Free bonus markers
mombasa-figure-start = start-player marker
mombasa-figure-shares = Shares
mombasa-figure-value = Share value
mombasa-figure-home = Posts at home
mombasa-figure-track = Track
mombasa-part-map = Map
mombasa-part-bases = Company bases
mombasa-part-tracks = Company tracks
mombasa-part-cards = Card display
mombasa-part-books = Book display
mombasa-part-rounds = Round track
mombasa-part-bonus = Bonus spaces
mombasa-part-slots = Action slots
mombasa-part-rest = Rest decks
mombasa-part-diamond-track = Diamond track
mombasa-part-book-track = Bookkeeping track
mombasa-part-hand = Hand
mombasa-part-tiles = Bonus tiles
mombasa-part-deck = Card deck
mombasa-part-discards = Discard pile
mombasa-part-stacks = Book stacks
mombasa-reconstruction = { $count } of { $all } tables of printed data are our reconstruction, because the print could not be had.

## The board as text

mombasa-board-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
mombasa-board-you = { $player } (you)
mombasa-board-signs = ♦ spaces on the diamond track, ✎ bookkeeping points
mombasa-board-price = price first
mombasa-board-down = { $what } (face down)
mombasa-board-dealt = Your starting tiles
mombasa-board-plan = Your plan so far: { $cards }
