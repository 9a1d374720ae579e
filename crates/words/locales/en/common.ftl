### Words that all games share.

seat = Player { $number }

range = { $from } to { $to }

and = { $first } and { $last }

with-actions = { $name }: { $actions }

with-details = { $text } ({ $details })

region-player-board = { $name }’s player board

now = { $text } (now { $figure })

refusal-rule = The rules don’t allow it.

refusal-costs-dollars = It costs ${ $price }; you have ${ $have }.

refusal-needs = It needs { $need }; available: { $have }.

refusal-not-now = Not right now. The question is: { $question }

refusal-not-your-turn = It’s not your decision right now.

refusal-chance = The game is waiting for a draw.

refusal-over = The game is over.

# In place of a total: this player left the game, bankrupt for example.
score-out = out

## Beside an entry of the action bar: what it costs and gives, and the heading of a group.

amount-dollars = ${ $amount }
amount-points = { $amount } VP
group-choices = Choices
