#!/usr/bin/env python3
"""Actions a second: the games of the house, OpenSpiel's backgammon and pgx's chess, on the same machine in one run.

    python benches/steps.py [--seconds 3] [--threads 2] [--only NAME]

Whatever is not installed is left out with a line. Everywhere one action is one decision of one player, chosen at random among the
legal ones, and a finished game begins anew; outcomes of chance come on top and are not counted.
"""

import argparse
import os
import random
import time
from collections.abc import Callable

import numpy as np

import cowcatcher


def timed(seconds: float, work: Callable[[], int]) -> float:
    """Actions a second of some work that is done again and again; the best of three runs, after a first one to warm up."""
    work()
    best = 0.0
    for _ in range(3):
        begun, actions = time.perf_counter(), 0
        while (took := time.perf_counter() - begun) < seconds / 3:
            actions += work()
        best = max(best, actions / took)
    return best


def state(name: str) -> Callable[[], int]:
    """Move by move from Python: legal numbers, one of them, chance."""
    game, dice, rng = cowcatcher.game(name), cowcatcher.Dice(1), random.Random(1)
    table = [game.start(dice=dice)]

    def work() -> int:
        for _ in range(200):
            if table[0].is_over:
                table[0] = game.start(dice=dice)
            here = table[0]
            legal = here.legal_numbers()
            here.play(int(legal[rng.randrange(len(legal))]))
            here.settle(dice)
        return 200

    return work


def batch(name: str, threads: int, observations: bool, masks: bool, inside: bool = False) -> Callable[[], int]:
    """A batch: the actions are chosen by NumPy from the lists of legal ones and given to `step`; or chosen inside of Rust."""
    games = 4096
    many = cowcatcher.game(name).batch(games=games, seed=1, threads=threads, observations=observations, masks=masks)
    rng, rows = np.random.default_rng(1), np.arange(games)
    many.random(200)

    def given() -> int:
        for _ in range(20):
            many.step(many.legal[rows, (rng.random(games) * many.count).astype(np.int64)])
        return 20 * games

    return (lambda: many.random(50)) if inside else given


def pettingzoo(name: str) -> Callable[[], int]:
    """PettingZoo's loop, with observations and masks."""
    from cowcatcher import pettingzoo as house

    env = getattr(house, f"{name}_v0").env()
    env.reset(seed=1)

    def work() -> int:
        for _ in range(100):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        return 100

    return work


def open_spiel(name: str) -> Callable[[], int]:
    """OpenSpiel from Python, as its own examples play: chance is sampled, an action is any of the legal ones."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    table = [game.new_initial_state()]

    def work() -> int:
        done = 0
        while done < 200:
            here = table[0]
            if here.is_terminal():
                table[0] = game.new_initial_state()
            elif here.is_chance_node():
                outcomes, odds = zip(*here.chance_outcomes())
                here.apply_action(rng.choices(outcomes, odds)[0])
            else:
                here.apply_action(rng.choice(here.legal_actions()))
                done += 1
        return done

    return work


def pgx(name: str, games: int) -> Callable[[], int]:
    """pgx on the processor: compiled by JAX, many games at once, begun anew when they end."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)

    def one(carry, _):
        state, key = carry
        key, own, resets = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(own, odds, axis=-1)
        state = jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(resets, games))
        return (state, key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=10)[0])
    carry = [(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games)), jax.random.PRNGKey(2))]

    def work() -> int:
        carry[0] = jax.block_until_ready(run(carry[0]))
        return 10 * games

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    two = asked.threads
    rows: list[tuple[str, Callable[[], Callable[[], int]]]] = []
    for name in cowcatcher.games():
        rows += [
            (f"{name}, move by move", lambda name=name: state(name)),
            (f"{name}, PettingZoo", lambda name=name: pettingzoo(name)),
            (f"{name}, batch, 1 thread", lambda name=name: batch(name, 1, False, False)),
            (f"{name}, batch, {two} threads", lambda name=name: batch(name, two, False, False)),
            (f"{name}, batch, {two} threads, masks", lambda name=name: batch(name, two, False, True)),
            (f"{name}, batch, {two} threads, observations", lambda name=name: batch(name, two, True, False)),
            (f"{name}, batch, {two} threads, chosen inside", lambda name=name: batch(name, two, False, False, True)),
        ]
    rows += [
        ("OpenSpiel backgammon", lambda: open_spiel("backgammon")),
        ("pgx chess, 1 game", lambda: pgx("chess", 1)),
        ("pgx chess, 256 games", lambda: pgx("chess", 256)),
    ]
    print(f"{os.cpu_count()} cores; load before: {os.getloadavg()[0]:.1f}")
    print("| what | actions a second |\n| --- | ---: |")
    for what, make in rows:
        if asked.only not in what:
            continue
        try:
            work = make()
        except ImportError as missing:
            print(f"| {what} | not installed: {missing.name} |", flush=True)
            continue
        print(f"| {what} | {timed(asked.seconds, work):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
