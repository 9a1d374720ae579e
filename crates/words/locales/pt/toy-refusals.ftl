toy-refusal-needs-hand = Você não tem essa carta.
toy-prize-01 = O prêmio vai para você ou para outro jogador desta mesa.
