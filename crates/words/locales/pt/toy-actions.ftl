toy-action-bid = Oferecer o { $card }
toy-action-take = Pegar o prêmio: { $coins }
toy-action-give = Dar o prêmio para { $player }: { $coins }
toy-action-done = Encerrar a rodada
toy-short-take = Pegar
toy-short-give = Para { $player }
toy-short-done = Pronto

toy-amount-coins = { $amount ->
    [0] { $amount } moedas
    [one] { $amount } moeda
   *[other] { $amount } moedas
}

toy-group-bid = Ofereça uma carta
toy-group-prize = O prêmio
