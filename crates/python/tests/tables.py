"""Tables that the tests go over, and play on them."""

from __future__ import annotations

from collections.abc import Iterator

import cowcatcher

# Every game with every number of players, and what the solo game of Great Western Trail plays by itself.
TABLES = [(name, players) for name in cowcatcher.games() for players in cowcatcher.game(name).players]


def random_play(name: str, players: int, seed: int, **options: str) -> Iterator[cowcatcher.State]:
    """A game by random actions: the position before every decision, then the last one."""
    dice = cowcatcher.Dice(seed)
    state = cowcatcher.game(name).start(players, dice, **options)
    while not state.is_over:
        yield state
        seat = state.to_act[dice.number(len(state.to_act))]
        legal = state.legal(seat)
        state.play(legal[dice.number(len(legal))], seat)
        state.settle(dice)
    yield state


def last(name: str, players: int, seed: int, **options: str) -> cowcatcher.State:
    """A finished game."""
    for state in random_play(name, players, seed, **options):
        pass
    return state
