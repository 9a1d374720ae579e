"""Nobody is shown what they may not know: two positions that differ only in that give the same observation, mask and view."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tables import TABLES, random_play

import cowcatcher
from cowcatcher import Dice


@pytest.mark.parametrize(("name", "players"), TABLES)
@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=some.integers(0, 2**63), dealt=some.integers(0, 2**63))
def test_observations_are_equal_for_redealt_positions(name: str, players: int, seed: int, dealt: int) -> None:
    dice = Dice(dealt)
    for number, state in enumerate(random_play(name, players, seed)):
        if number % 9 or state.is_over:
            continue
        for seat in range(players):
            other = state.redeal(seat, dice)
            assert np.array_equal(other.observation(seat), state.observation(seat))
            assert np.array_equal(other.mask(seat), state.mask(seat))
            if number % 45 == 0:
                assert other.view(seat) == state.view(seat)


def test_something_is_hidden_at_all() -> None:
    """A redeal changes something, and what it changes the owner is shown."""
    for name in ("gwt1", "gwt2", "mombasa"):
        dice, changed, shown = Dice(3), 0, 0
        for number, state in enumerate(random_play(name, 3, 4)):
            if number % 5 or state.is_over:
                continue
            other = state.redeal(0, dice)
            changed += other != state
            shown += not np.array_equal(other.observation(1), state.observation(1))
        assert changed > 10 and shown > 10, name


def test_observations_fit_their_slots() -> None:
    for name, players in TABLES:
        game = cowcatcher.game(name)
        of = np.array([of for _, of in game.slots(players)])
        for state in random_play(name, players, 6):
            for seat in range(players):
                known = state.observation(seat)
                assert len(known) == len(of) + game.places(players)
                assert np.all(known[: len(of)] >= 0) and np.all(known[: len(of)] <= of)
        totals = state.standings()["totals"]
        if not state.standings()["out"]:
            assert list(known[len(of) :][:players]) == totals[players - 1 : players] + totals[: players - 1]
