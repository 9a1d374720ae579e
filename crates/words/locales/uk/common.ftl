### Words that all games share.

seat = Гравець { $number }

range = від { $from } до { $to }

and = { $first } та { $last }

with-actions = { $name }: { $actions }

with-details = { $text } ({ $details })

region-player-board = Планшет: { $name }

now = { $text } (зараз { $figure })

refusal-rule = Правила цього не дозволяють.

refusal-costs-dollars = Це коштує ${ $price }; у вас ${ $have }.

refusal-needs = Потрібно { $need }; є { $have }.

refusal-not-now = Не зараз. Гра запитує: { $question }

refusal-not-your-turn = Зараз вирішуєте не ви.

refusal-chance = Гра чекає на жеребкування.

refusal-over = Гру завершено.

# In place of a total: this player left the game, bankrupt for example.
score-out = поза грою

## Beside an entry of the action bar: what it costs and gives, and the heading of a group.

amount-dollars = ${ $amount }
amount-points = { $amount } ПБ
group-choices = Вибір
