### Words that all games share.

seat = Player { $number }

range = { $from } to { $to }

and = { $first } and { $last }

with-actions = { $name }: { $actions }

with-details = { $text } ({ $details })

region-player-board = Player board of { $name }

now = { $text } (now { $figure })

refusal-rule = The rules do not allow it.

refusal-costs-dollars = It costs ${ $price }; you have ${ $have }.

refusal-needs = It needs { $need }; there are { $have }.

refusal-not-now = Not now. The question is: { $question }

refusal-not-your-turn = It is not your turn to decide.

refusal-chance = The game waits for a draw.

refusal-over = The game is over.

# In place of a total: this player left the game, bankrupt for example.
score-out = out

## Beside an entry of the action bar: what it costs and gives, and the heading of a group.

amount-dollars = ${ $amount }
amount-points = { $amount } VP
group-choices = Choices
