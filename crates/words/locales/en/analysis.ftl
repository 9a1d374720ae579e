### The analysis of a finished game.

analysis-title = Analysis
analysis-help = How likely everybody was to win, turn by turn, and which moves cost them most. Every move is judged by what its player could know.
analysis-start = Analyse the game
analysis-waits = Waiting: other games are analysed first.
analysis-runs = The game is being analysed: { $percent } %
analysis-cancel = Cancel
analysis-failed = The analysis could not be finished.
analysis-outdated = This analysis was made by an earlier version of the program.
analysis-again = Analyse anew
analysis-unlearned = This game can’t be analysed: the program has not learned to judge it.
analysis-busy = Too many games wait to be analysed. Please try again in a while.
analysis-odds = Odds of winning
analysis-odds-help = Press the curve to go to that moment.
analysis-figures = In figures
analysis-turn = Turn
analysis-turn-number = Turn { $number }
analysis-end = End
analysis-cell = { $odds } % · { $points }
analysis-cell-help = Odds of winning, and points expected at the end
analysis-mistakes = The biggest mistakes
analysis-none = No clear mistake.
analysis-cost = { $points } points, odds of winning { $odds } %
analysis-played = Played: { $what }
analysis-better = Better was: { $what }
analysis-then = And then:
analysis-here = { $name } makes a mistake here
