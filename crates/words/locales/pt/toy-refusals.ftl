toy-refusal-needs-hand = Você não tem essa carta.
toy-refusal-needs-deck = Não há essa carta no baralho.
toy-refusal-costs-coins = { $price ->
    [one] Custa { $price } moeda; você tem { $have }.
   *[other] Custa { $price } moedas; você tem { $have }.
}
toy-prize-01 = O prêmio vai para você ou para outro jogador desta mesa.
