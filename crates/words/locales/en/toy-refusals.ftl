toy-refusal-needs-hand = You have no such card.
toy-refusal-needs-deck = There is no such card in the deck.
toy-refusal-costs-coins = It costs { $price } coins; you have { $have }.
toy-prize-01 = The prize goes to you or to another player of this table.
