## Hints: what the search would do, and why

hint = Hint
hint-help = What the strongest bot would do here, and why. It knows only what you know.
hint-thinking = Thinking…
hint-only = The only move
hint-clearly = Clearly the best move
hint-little = A little better than the next best
hint-hardly = Hardly any difference to the next best
hint-expects = about { $points } points at the end, { $odds }% to win
hint-against-next = Against the next best:
hint-against-best = Against the best:
hint-alike = about the same points
hint-glance = Looks weaker at first glance.
hint-later = later

## Hints among several people

hints-ask = Ask for hints for everyone
hints-ask-help = Then everyone may ask the strongest bot what it would do. Everyone at the table must agree, and anyone can end it.
hints-asked = { $name } asks that everyone at this table may get hints.
hints-on = Everyone agreed: hints are allowed at this table.
hints-end = No more hints

## What can go wrong

error-no-hints = Hints are only given where you play alone, or once everyone at the table has agreed.
error-thinking = A hint is already being thought out.
error-not-asked = Nothing is asked of you right now.
