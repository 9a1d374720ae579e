toy-action-bid = Bid the { $card }
toy-action-take = Take the prize: { $coins }
toy-action-give = Give the prize to { $player }: { $coins }
toy-action-done = End the round
toy-short-take = Take
toy-short-give = To { $player }
toy-short-done = Done

toy-amount-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}

toy-group-bid = Bid a card
toy-group-prize = The prize
