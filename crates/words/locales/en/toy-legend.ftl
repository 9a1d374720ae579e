## The legend: every icon with its meaning

toy-legend-star = Winner of the round: takes the prize or gives it away
toy-legend-gavel = Bid: choose a card in secret; also the back of the cards
toy-legend-coin = Coins: prizes are paid in them; whoever has most at the end wins
toy-legend-cards = Cards in hand: filled to three every round
toy-legend-chosen = Chosen: this player has chosen a card; as an action, end the round
