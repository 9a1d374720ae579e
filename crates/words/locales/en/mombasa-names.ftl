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
mombasa-card = { $kind } { $value }
mombasa-card-with-share = { $kind } { $value } with a { $company } share
mombasa-card-single-share = { $company } share
mombasa-card-cash = { $card } (cash value £{ $pounds })
mombasa-card-number = { $card } (no. { $number })
mombasa-card-offered = { $card } (row { $row }, { $column ->
    [1] left
    [2] middle
   *[3] right
})
mombasa-book = { $asks } → { $gives }
mombasa-cell = { $row ->
    [1] upper row
   *[2] lower row
}, column { $column }
mombasa-units = { $good ->
    [BAN] { $count ->
        [one] { $count } banana
       *[other] { $count } bananas
    }
    [COF] { $count } coffee
   *[COT] { $count } cotton
}
mombasa-one-good = { $count ->
    [one] { $count } unit of one good
   *[other] { $count } units of one good
}
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
    [one] { $spaces ->
        [one] { $spaces } space on one track
       *[other] { $spaces } spaces on one track
    }
   *[other] { $spaces ->
        [one] { $spaces } space on each of { $tracks } tracks
       *[other] { $spaces } spaces on each of { $tracks } tracks
    }
}
mombasa-gain-remove = { $count ->
    [one] remove { $count } post from a company base
   *[other] remove { $count } posts from company bases
}
mombasa-gain-units = £1 per unit of { $good } on your face-up cards, minus £1
mombasa-gain-card = buy a card for money
mombasa-gain-tile = { $tile } for the next round
mombasa-pay-for = pay £{ $pounds }: { $profit }
mombasa-sell = sell a card from your hand for its cash value{ $plus ->
    [0] {""}
   *[other] {" "}plus £{ $plus }
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
   *[BS-T4] Expansion tile
}
mombasa-space-extra = { $level ->
    [1] First extra space of { $company }
   *[2] Second extra space of { $company }
}
mombasa-word = { $what ->
    [BS-M1] Bananas
    [BS-M2] Coffee
    [BS-M3] Cotton
    [BS-M4] Expansion
    [BS-S1] Buy
    [BS-S2] Sell
    [BS-S3] Start
    [BS-T1] Plus one
    [BS-T2] Bookkeeper
    [BS-T3] Merchant
    [BS-T4] Expansion
    [expansion] Expansion
    [markers] Markers
    [discount] Discount
    [mixed] Mixing
    [units] Harvest
    [books] Ledgers
    [card] Buy
    [sell] Sell
   *[tracks] Tracks
}
mombasa-tile = { $tile ->
    [BT1] the +1 tile
    [BT2] the bookkeeper tile
    [BT3] the diamond merchant tile
   *[BT4] the expansion tile
}
mombasa-start-tile = { $bonus }; resting: { $cards }
mombasa-column = { $column ->
    [K1] left column
    [K2] middle column
   *[K3] right column
}
mombasa-column-of = { mombasa-column } of { $company }
mombasa-bonus-expansion = total expansion value +{ $count }
mombasa-bonus-markers = { $count ->
    [one] { $count } more bonus marker
   *[other] { $count } more bonus markers
}
mombasa-bonus-discount = cards paid for with { $good } cost 1 less
mombasa-bonus-mixed = cards cost 1 less, and goods may be mixed
mombasa-bonus-units = each card of { $good } is worth 1 unit more
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
mombasa-reconstruction = { $count } of { $all } tables of printed data (such as the rewards of the regions and the prices of the cards) are our own reconstruction, because we had no access to the printed components.

## The board as text

mombasa-board-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
mombasa-board-you = { $player } (you)
mombasa-board-signs = ♦ spaces on the diamond track, ✎ bookkeeping points
mombasa-board-price = price first
mombasa-board-down = { $what } (face down)
mombasa-board-dealt = Your starting tiles
mombasa-board-plan = Your plan so far: { $cards }

## What things are and do

mombasa-about-region = { $region }{ $held ->
    [yes] , held by { $company }
   *[no] {""}
}. Whoever places a post here gets: { $gives }. Getting in costs 1 expansion point across a single border, 2 across a double one, and 1 more to displace another company’s post.
mombasa-about-border = Crossing a single border costs 1 expansion point, crossing a double one costs 2.
mombasa-about-company = { $company }: a share is worth £{ $value } now, £1 for every visible coin in the base. Expanding the company moves posts from the base to the map and so uncovers coins.
mombasa-about-column = Base of { $company }, { mombasa-column }: { $count ->
    [one] { $count } post
   *[other] { $count } posts
} at home. The front post leaves first; every visible coin makes each share worth £1 more.
mombasa-about-track = Track of { $company }. Goods units and some profits move your marker; the last share number it has reached is how many shares you own.
mombasa-about-shares = { mombasa-track-space }: from here on you own { $count ->
    [one] { $count } share
   *[other] { $count } shares
}.
mombasa-about-special = Whoever gets here takes £{ $pounds }, and so does everyone who got here before. From your next turn on it gives you: { $bonus }.
mombasa-track-space = Space { $space } on the { $company } track
mombasa-about-demand = Capital demand on the { $company } track: to cross it, pay £{ $pounds } at once; otherwise you stop before it.
mombasa-about-level = { $level ->
    [1] First
   *[2] Second
} bonus of the { $company } track, for whoever has reached space { $space }: { $bonus }.{ $used ->
    [yes] {" "}Used by { $players }.
   *[no] {""}
}
mombasa-about-bonus = { $space }. As an action, place a free bonus marker here; it comes back at the end of the round.{ $taken ->
    [yes] {" "}{ $player } is here now.
   *[no] {""}
}
mombasa-about-book = A book: it requires { $asks } on your face-up cards and gives { $gives } when your ink jar stops on it.
mombasa-about-book-price = It costs { mombasa-points }.
mombasa-about-book-coins = £{ $pounds } comes with it.
mombasa-about-book-none = An empty cell of the book display.
mombasa-about-book-turned = A book turned face down: the ink jar may pass over it but gets nothing.
mombasa-about-step = Step { $step } of the bookkeeping track: the next book you take goes on the first empty step.{ $opens ->
    [yes] {" "}When the ink jar gets here, action slot { $slot } opens.
   *[no] {""}
}
mombasa-about-jar = Bookkeeping track, ink jar on step { $space }: { mombasa-about-worth } Bookkeepers move it over books whose requirements your face-up cards meet.
mombasa-about-diamonds = Diamond track, marker on space { $space }: { mombasa-about-worth } Diamond merchants and many profits move it.
mombasa-about-worth = worth £{ $worth } at the end{ $next ->
    [0] .
   *[other] , £{ $next } from { $at } on.
}{ $opens ->
    [0] {""}
   *[other] {" "}At { $opens } action slot { $slot } opens.
}
mombasa-about-kind = { $kind ->
    [EXP] All your face-up expansion cards together place posts of one company; this one adds { $value }.
    [BK] Gives you { mombasa-points } for books, then moves your ink jar.
    [DM] Moves your diamond marker { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    }, and 1 more for each other face-up diamond merchant of yours.
    [SHARE] It stays in your hand to the end, when it counts as a share.
   *[goods] Its units take one card from the display; every unit left over moves you one space on a company track.
}
mombasa-about-card-share = At the end it counts as a share of { $company }.
mombasa-about-card-cash = If you sell it, its cash value is £{ $pounds }.
mombasa-about-card-price = It costs { $price } here: units of one good, or pounds on a buying space.
mombasa-about-price = { $change ->
    [0] Cards in this column cost their printed price
    [1] Cards in this column cost { $more } more than printed
   *[other] Cards in this column cost { $more } less than printed
}; each round the cards move one column to the right.
mombasa-about-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} still to come into the display.
mombasa-about-discards = Discard pile: { $cards }.
mombasa-about-stacks = Books to come, by letter: { $counts }. A book that is taken is replaced from the stack of its letter.
mombasa-about-round = Round { $round } of { $rounds }.{ $coins ->
    [0] {""}
   *[other] {" "}When it begins, the £{ $coins } on this space moves under the books of column { $round }.
}
mombasa-about-slot = Action slot { $number }. { $state ->
    [diamonds] It opens when your diamond marker gets to space { $space }.
    [jar] It opens when your ink jar gets to step { $space }.
   *[open] Each round you plan one card here in secret; when you end your action phase, it goes to rest deck { $number }.
}
mombasa-about-rest = Rest deck { $number }: { $cards }. When you end your action phase, you take one whole rest deck into your hand; then the card in slot { $number } comes here.
mombasa-about-sight = { $what }: what your face-up cards show, for majorities and books.
mombasa-about-markers = Free bonus markers: as an action, place one on a bonus space. They come back every round.
mombasa-about-left = Left to use in this action: { $left }.
mombasa-about-tile = { $tile ->
    [BT1] The +1 tile: place it on one of your face-up goods cards, which is then worth 1 unit more.
    [BT2] The bookkeeper tile: counts as a bookkeeper with 1 point this round.
    [BT3] The diamond merchant tile: counts as a diamond merchant with 2 spaces this round.
   *[BT4] The expansion tile: counts as an expansion card with value 2 this round.
}
mombasa-about-start-tile = Starting tile: it gives you { $bonus }; { $cards } start in rest decks 2, 3 and 4.
mombasa-region = { $region ->
    [R11] Western Sands
    [R12] Tanezrouft
    [R13] Fezzan
    [R14] Libyan Desert
    [R15] Lower Nile
    [R16] Red Sea Coast
    [R21] Senegal Valley
    [R22] Upper Niger
    [R23] Air Massif
    [R24] Tibesti
    [R25] Nubia
    [R26] Ethiopian Highlands
    [R31] Gambia Coast
    [R32] Volta
    [R33] Lake Chad
    [R34] Darfur
    [R35] White Nile
    [R36] Horn
    [R41] Guinea Coast
    [R42] Lower Niger
    [R43] Ubangi
    [R44] Ituri
    [R45] Great Lakes
    [R46] Swahili Coast
    [R51] Gabon Coast
    [R52] Lower Congo
    [R53] Kasai
    [R54] Lualaba
    [R55] Lake Malawi
    [R56] Mozambique Coast
    [R61] Namib
    [R62] Kalahari
    [R63] Okavango
    [R64] Upper Zambezi
    [R65] Highveld
   *[R66] Drakensberg
}
