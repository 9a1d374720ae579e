toy-action-bid = Oferecer o { $card }
toy-action-take = Pegar o prêmio: { $coins }
toy-action-give = Dar o prêmio a { $player }: { $coins }
toy-action-done = Terminar a rodada
toy-short-take = Pegar
toy-short-give = A { $player }
toy-short-done = Pronto

toy-amount-coins = { $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
}

toy-group-bid = Ofereça uma carta
toy-group-prize = O prêmio
