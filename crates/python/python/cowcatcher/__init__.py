"""Great Western Trail, Steam and Mombasa as a field of play for research.

>>> import cowcatcher
>>> cowcatcher.games()[:2]
['gwt1', 'gwt2']
>>> dice = cowcatcher.Dice(1)
>>> state = cowcatcher.game("gwt2").start(players=2, dice=dice)
>>> while not state.is_over:
...     legal = state.legal()
...     state.play(legal[dice.number(len(legal))])
...     state.settle(dice)  # doctest: +ELLIPSIS
0...
>>> max(state.standings()["ranks"])
2

`cowcatcher.pettingzoo` and `cowcatcher.gymnasium` hold environments; they need those packages. `Game.batch` steps thousands of games.
"""

from cowcatcher._cowcatcher import BadJournal, Batch, Bot, Dice, Game, Refused, Stale, State, game, games, read

__all__ = ["BadJournal", "Batch", "Bot", "Dice", "Game", "Refused", "Stale", "State", "game", "games", "read"]
