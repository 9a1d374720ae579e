toy-refusal-needs-hand = You have no such card.
toy-prize-01 = The prize goes to you or to another player of this table.
