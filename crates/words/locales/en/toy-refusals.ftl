toy-refusal-needs-hand = You don’t have that card.
toy-refusal-needs-deck = That card isn’t in the deck.
toy-refusal-costs-coins = It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $have }.
toy-prize-01 = The prize goes to you or to another player at this table.
