mombasa-action-keep = keep { $tile }
mombasa-action-plan = plan { $card } in slot { $slot }
mombasa-action-leave = leave slot { $slot } empty
mombasa-action-ready = ready – lock in my choice
mombasa-action-goods = use { $card }
mombasa-action-take = { $count ->
    [one] take { $card } for { $count } unit
   *[other] take { $card } for { $count } units
}
mombasa-action-buy = buy { $card } for £{ $pounds }
mombasa-action-advance = { $pounds ->
    [0] move one space forward on the { $company } track
   *[other] move one space forward on the { $company } track, capital demand £{ $pounds }
}
mombasa-action-expand = expand { $company } with all expansion cards, total value { $points }
mombasa-action-post = { $cost ->
    [one] place a post in { $region } for { $cost } point: { $gives }
   *[other] place a post in { $region } for { $cost } points: { $gives }
}
mombasa-action-displaces = (displaces a post of { $company })
mombasa-action-from = take the post from the { $column }
mombasa-action-home = put the displaced post in the { $column }
mombasa-action-bookkeeper = use { $card }: books, then the ink jar
mombasa-action-book = { $coins ->
    [0] take the book { $book } ({ $cell })
   *[other] take the book { $book } ({ $cell }), with £{ $coins }
}
mombasa-action-cash = take £{ $count } for the remaining points
mombasa-action-jar = move the ink jar onto { $book }
mombasa-action-jar-pay = pay £{ $pounds }, turn the book face down and move the ink jar onto { $book }
mombasa-action-merchant = { $space ->
    [0] use { $card } on the diamond track
   *[other] use { $card }: move to space { $space } of the diamond track
}
mombasa-action-bonus = place a bonus marker: { $space }
mombasa-action-remove = remove a post of { $company } from the { $column }
mombasa-action-discard = discard { $card } for £{ $pounds }
mombasa-action-plus-one = place the +1 tile on { $card }
mombasa-action-end-with = end your action phase and take rest deck { $deck }: { $cards }
mombasa-action-end = end your action phase
mombasa-action-stop = stop here; whatever is left is lost
mombasa-action-done = end your turn
mombasa-short-plan = { $card } in slot { $slot }
mombasa-short-leave = leave slot { $slot } empty
mombasa-short-ready = ready
mombasa-short-take = take { $what }
mombasa-short-expand = expand { $company }
mombasa-short-cash = £{ $count } instead
mombasa-short-jar = ink jar +1
mombasa-short-jar-pay = pay, ink jar +1
mombasa-short-discard = discard { $card }
mombasa-short-end-with = end with rest deck { $deck }
mombasa-short-end = end phase
mombasa-short-stop = stop
mombasa-short-done = end turn

mombasa-amount-pounds = £{ $amount }
mombasa-group-plan = Plan in secret
mombasa-group-cards = Your cards
mombasa-group-expand = Expand a company
mombasa-group-map = Place a post
mombasa-group-display = Card display
mombasa-group-tracks = Company tracks
mombasa-group-books = Books
mombasa-group-bonus = Bonus markers
mombasa-group-bases = Company bases
mombasa-fold-cost = For { $cost }
mombasa-fold-letter = Books { $letter }
mombasa-fold-majority = Majorities
mombasa-fold-standard = Buying, selling, start player
mombasa-fold-tile = Tiles for the next round
mombasa-fold-extra = Extra spaces of the companies
