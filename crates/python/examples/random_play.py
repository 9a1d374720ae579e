#!/usr/bin/env python3
"""Random play three ways: move by move, in PettingZoo's loop, and thousands of games at once.

    python examples/random_play.py [GAME]
"""

import sys
import time

import numpy as np

import cowcatcher


def move_by_move(name: str) -> None:
    """A game by hand: chance is asked until somebody is to decide, and everybody takes any legal action."""
    game, dice = cowcatcher.game(name), cowcatcher.Dice(1)
    state = game.start(dice=dice)
    while not state.is_over:
        legal = state.legal()
        state.play(legal[dice.number(len(legal))])
        state.settle(dice)
    print(f"{game.title}: {state.step} steps, points {state.standings()['totals']}")


def in_turn(name: str) -> None:
    """The loop that every environment of PettingZoo has."""
    try:
        from cowcatcher import pettingzoo
    except ImportError:
        print("PettingZoo is not installed")
        return
    env = getattr(pettingzoo, f"{name}_v0").env()
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(seen["action_mask"]))
    print(f"PettingZoo: points {env.state_of_play.standings()['totals']}")


def at_once(name: str) -> None:
    """A batch: the arrays are written by Rust, the actions are chosen by NumPy."""
    batch = cowcatcher.game(name).batch(games=1024, seed=1, observations=False)
    rng, rows = np.random.default_rng(1), np.arange(1024)
    begun, steps, ended = time.perf_counter(), 300, 0
    for _ in range(steps):
        batch.step(batch.legal[rows, rng.integers(batch.count)])
        ended += int(batch.done.sum())
    seconds = time.perf_counter() - begun
    print(f"batch: {steps * batch.games / seconds:,.0f} actions a second, {ended} games ended")


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "gwt2"
    move_by_move(name)
    in_turn(name)
    at_once(name)
