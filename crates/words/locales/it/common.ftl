### Words that all games share.

seat = Giocatore { $number }

range = da { $from } a { $to }

and = { $first } e { $last }

with-actions = { $name }: { $actions }

with-details = { $text } ({ $details })

region-player-board = Plancia di { $name }

now = { $text } (ora { $figure })

refusal-rule = Le regole non lo permettono.

refusal-costs-dollars = Costa ${ $price }; hai ${ $have }.

refusal-needs = Quantità richiesta: { $need }; disponibile: { $have }.

refusal-not-now = Non ora. La domanda è: { $question }

refusal-not-your-turn = Non tocca a te decidere.

refusal-chance = Un attimo: c’è ancora qualcosa da pescare.

refusal-over = La partita è finita.

# In place of a total: this player left the game, bankrupt for example.
score-out = fuori

## Beside an entry of the action bar: what it costs and gives, and the heading of a group.

amount-dollars = ${ $amount }
amount-points = { $amount } PV
group-choices = Scelte
