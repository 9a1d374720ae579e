toy-action-bid = Offri la carta { $card }
toy-action-take = Prendi il premio: { $coins }
toy-action-give = Dai il premio a { $player }: { $coins }
toy-action-done = Termina il round
toy-short-take = Prendi
toy-short-give = A { $player }
toy-short-done = Fatto

toy-amount-coins = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}

toy-group-bid = Offri una carta
toy-group-prize = Il premio
