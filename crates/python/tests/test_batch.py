"""Many games at once: they are the games that are played one by one, on any number of threads."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import cowcatcher

GAMES = cowcatcher.games()


@pytest.mark.parametrize("name", GAMES)
def test_every_array_says_the_same(name: str) -> None:
    game = cowcatcher.game(name)
    batch = game.batch(games=24, seed=3, threads=2, masks=True)
    for step in range(200):
        count, legal, mask = batch.count, batch.legal, batch.mask
        assert mask is not None
        if step % 20 == 0:
            for row in range(24):
                numbers = legal[row, : count[row]]
                assert np.array_equal(np.flatnonzero(mask[row]), numbers) and len(numbers)
                assert np.all(legal[row, count[row] :] == -1)
        batch.step(batch.sample())
        assert np.all(batch.reward[~batch.done] == 0)
    # Every game ends and begins anew.
    ended = np.zeros(24, bool)
    for _ in range(1000):
        batch.random(20)
        ended |= batch.done
        if ended.all():
            break
    assert ended.all()
    for row in range(24):
        if batch.done[row]:
            assert abs(batch.reward[row].sum()) < 1e-5


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    game = cowcatcher.game(name)
    one, two = (game.batch(games=9, seed=5, threads=threads) for threads in (1, 2))
    for _ in range(150):
        actions = one.sample()
        assert np.array_equal(actions, two.sample())
        one.step(actions)
        two.step(actions)
        for array in ("seat", "count", "legal", "observation", "reward", "done", "totals"):
            assert np.array_equal(getattr(one, array), getattr(two, array)), array


@pytest.mark.parametrize("name", GAMES)
def test_arrays_are_one_memory_that_python_only_reads(name: str) -> None:
    batch = cowcatcher.game(name).batch(games=4, seed=1)
    before = batch.legal.__array_interface__["data"][0]
    kept = batch.observation.copy()
    batch.random(50)
    assert batch.legal.__array_interface__["data"][0] == before and not np.array_equal(kept, batch.observation)
    for array in (batch.legal, batch.observation, batch.reward, batch.seat):
        with pytest.raises(ValueError):
            array[0] = 1


def test_one_illegal_action_plays_nothing() -> None:
    game = cowcatcher.game("gwt2")
    batch = game.batch(games=6, players=2, seed=1, masks=True)
    before = batch.observation.copy()
    actions = batch.sample()
    actions[4] = np.flatnonzero(batch.mask[4] == 0)[7]
    with pytest.raises(cowcatcher.Refused, match="GWT-") as refused:
        batch.step(actions)
    assert refused.value.game == 4 and refused.value.clause
    assert np.array_equal(before, batch.observation)
    for wrong in (actions[:3], np.full(6, -1, np.int32), np.full(6, 2**30, np.int32)):
        with pytest.raises(ValueError):
            batch.step(wrong)
    with pytest.raises(TypeError):
        batch.step(actions.astype(np.float64))


def test_bots_take_seats() -> None:
    batch = cowcatcher.game("gwt2").batch(games=4, players=3, seed=1, bots=["heuristic", None, "easy"])
    for _ in range(60):
        assert np.all(batch.seat == 1)
        batch.step(batch.sample())


def test_python_runs_on_meanwhile() -> None:
    batch = cowcatcher.game("gwt2").batch(games=256, players=2, seed=1, threads=1)
    ticks, stop = [0], threading.Event()

    def tick() -> None:
        while not stop.is_set():
            ticks[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    before = ticks[0]
    batch.random(4000)
    during = ticks[0] - before
    stop.set()
    thread.join()
    assert during > 5


def test_rewards_say_who_won() -> None:
    batch = cowcatcher.game("gwt2").batch(games=64, players=3, seed=8)
    ended = 0
    while ended < 40:
        batch.step(batch.sample())
        for row in np.flatnonzero(batch.done):
            ended += 1
            totals, reward = batch.totals[row], batch.reward[row]
            for one in range(3):
                for other in range(3):
                    # Equal points may be told apart by a tie-break.
                    assert totals[one] <= totals[other] or reward[one] > reward[other]
