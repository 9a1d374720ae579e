toy-refusal-needs-hand = Non hai una carta così.
toy-refusal-needs-deck = Nel mazzo non c’è una carta così.
toy-refusal-costs-coins = Costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}; ne hai { $have }.
toy-prize-01 = Il premio va a te o a un altro giocatore di questo tavolo.
