### Words that all games share.

seat = Jogador { $number }

range = de { $from } a { $to }

and = { $first } e { $last }

with-actions = { $name }: { $actions }

with-details = { $text } ({ $details })

region-player-board = Ficha de jogador de { $name }

now = { $text } (agora { $figure })

refusal-rule = As regras não permitem.

refusal-costs-dollars = Custa ${ $price }; você tem ${ $have }.

refusal-needs = Necessário: { $need }; há { $have }.

refusal-not-now = Agora não. A pergunta é: { $question }

refusal-not-your-turn = Não é a sua vez de decidir.

refusal-chance = A partida está esperando um sorteio.

refusal-over = A partida terminou.

# In place of a total: this player left the game, bankrupt for example.
score-out = fora

## Beside an entry of the action bar: what it costs and gives, and the heading of a group.

amount-dollars = ${ $amount }
amount-points = { $amount } PV
group-choices = Escolhas
