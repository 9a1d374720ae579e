## The rules reference

rules-why = Why?
rules-source = Source
rules-source-print = The printed rulebook says so.
rules-source-known = Common knowledge among people who play the game.
rules-print = Print
rules-tag-first = 1st ed.
rules-tag-second = 2nd ed.
rules-tag-base = Base game
rules-tag-standard = Standard game
rules-tag-ruling = our ruling
rules-tag-public = published

## Learning a game

learn-play = Play now
learn-legend = What the icons mean
learn-legend-of = Icons of { $game }
learn-how = How to play
