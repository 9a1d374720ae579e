game-toy = Auction
game-toy-help = The smallest game in the house: bid a card in secret; the highest wins the prize.
option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-rounds-3 = Three
option-rounds-1 = One
option-rounds-5 = Five
option-rounds-9 = Nine
toy-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
toy-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
toy-category-coins = coins
toy-figure-cards = cards in hand
toy-board-title = The table
toy-board-round = Round { $round } of { $rounds }
toy-board-prize = Prize: { $coins }
toy-board-bank = Bank: { $coins }
toy-board-deck = Deck: { $cards }
toy-board-discard = Discarded: { $cards }
toy-board-player = { $player }: { $coins }, { $cards }{ $chosen ->
    [yes] , has chosen
   *[no] {""}
}
toy-board-hand = Your hand: { $cards }
toy-board-bid = Your bid: { $card }
toy-about-prize = Prize of the round: { $coins }. The highest card wins it; if several show the highest, nobody does.
toy-about-bank = The bank: { $coins }. It pays the prizes; whoever has the most coins at the end wins.
toy-about-deck = The deck: { $cards }. Each round every hand is filled to three cards.
toy-about-discard = Discarded: { $cards }. They are shuffled when the deck runs out.
toy-about-card = A { $card } to bid: the highest card of the round wins the prize.
