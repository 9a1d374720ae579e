"""The checks of PettingZoo and Gymnasium, for every game."""

from __future__ import annotations

import contextlib
import io
import warnings
from itertools import islice
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from tables import TABLES, random_play

import cowcatcher
import cowcatcher.gymnasium
from cowcatcher import pettingzoo

GAMES = cowcatcher.games()


@pytest.fixture(autouse=True)
def quietly():
    """The checkers warn of spaces that are dictionaries, and of points that may be anything."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int) -> None:
    module = getattr(pettingzoo, f"{name}_v0")
    api_test(module.env(players=players), num_cycles=120)
    # To the end of a game.
    api_test(module.env(players=players, max_cycles=40, reward="points"), num_cycles=200)
    parallel_api_test(module.parallel_env(players=players), num_cycles=120)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: getattr(pettingzoo, f"{name}_v0").env(players=players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_max_cycles(name: str, players: int) -> None:
    """PettingZoo asks this of environments where all act in every cycle, and none of which is over before it is cut."""
    many = 10 * players
    if sum(1 for _ in islice(random_play(name, players, 1), many)) < many:
        pytest.skip("a game may be over in four cycles")
    module = getattr(pettingzoo, f"{name}_v0")
    both = SimpleNamespace(
        parallel_env=lambda **arguments: module.parallel_env(players=players, **arguments),
        env=lambda **arguments: parallel_to_aec(module.parallel_env(players=players, **arguments)),
    )
    max_cycles_test(both)


@pytest.mark.parametrize("name", GAMES)
def test_rendering(name: str) -> None:
    svg = {"svg": lambda drawn: drawn.startswith("<?xml") and drawn.endswith("</svg>")}
    render_test(getattr(pettingzoo, f"{name}_v0").env, custom_tests=svg)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium(name: str, players: int) -> None:
    check_env(gymnasium.make(f"cowcatcher/{name}-v0", players=players).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_in_turn(name: str) -> None:
    """Rewards at the end are the results, infos say what is asked, and what is illegal is refused."""
    env = getattr(pettingzoo, f"{name}_v0").env()
    env.reset(seed=4)
    rng = np.random.default_rng(1)
    while not env.state_of_play.is_over:
        seen, reward, _, _, info = env.last()
        mask = seen["action_mask"]
        assert info["question"] and info["clause"] and reward == 0
        with pytest.raises(cowcatcher.Refused):
            env.step(rng.choice(np.flatnonzero(mask == 0)))
        env.step(rng.choice(np.flatnonzero(mask)))
    assert env.terminations["player_0"]
    assert list(env.rewards.values()) == env.state_of_play.results()


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_at_once(name: str) -> None:
    """Where one decides the others can only wait; where several decide they do so in the same cycle."""
    env = getattr(pettingzoo, f"{name}_v0").parallel_env()
    seen, infos = env.reset(seed=4)
    rng, together = np.random.default_rng(1), 0
    while env.agents:
        deciding = [agent for agent in env.agents if infos[agent]]
        together += len(deciding) > 1
        for agent in env.agents:
            assert seen[agent]["action_mask"][env.wait] == (agent not in deciding)
        with pytest.raises(ValueError):
            env.step(dict.fromkeys(env.agents, env.wait))
        actions = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}
        seen, rewards, over, _, infos = env.step(actions)
    assert all(over.values()) and abs(sum(rewards.values())) < 1e-6 and max(rewards.values()) <= 1
    assert (together > 0) == (name in ("mombasa", "toy"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_against_bots(name: str) -> None:
    env = gymnasium.make(f"cowcatcher/{name}-v0", opponent="heuristic", seat=None, reward="points").unwrapped
    _, info = env.reset(seed=2)
    env.action_space.seed(2)
    over, points, steps = False, 0.0, 0
    begun = env._points
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        points, steps = points + reward, steps + 1
    assert begun + points == env._points and steps > 2
    assert info["totals"] == env.state.standings()["totals"]
    with pytest.raises(ValueError, match="over"):
        env.step(0)


def test_an_illegal_action_is_refused_or_raises() -> None:
    env = gymnasium.make("cowcatcher/gwt2-v0").unwrapped
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, _, after = env.step(illegal)
    assert after["clause"] in after["refused"] and reward == 0 and not over and after["step"] == info["step"]
    strict = gymnasium.make("cowcatcher/gwt2-v0", illegal="raise").unwrapped
    strict.reset(seed=1)
    with pytest.raises(cowcatcher.Refused, match="GWT-"):
        strict.step(illegal)
