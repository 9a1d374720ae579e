"""Environments of PettingZoo: for every game one where agents act in turn, and one where all are asked at once.

    from cowcatcher.pettingzoo import gwt2_v0

    env = gwt2_v0.env(players=3, simmental="yes")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))

An observation is what the agent knows and nothing else. An illegal action raises `cowcatcher.Refused`, which names the clause.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

import cowcatcher
from cowcatcher.spaces import Actions, draw, masked

RENDER_MODES = ["human", "ansi", "svg"]


class _Table:
    """What both kinds of environment share: a game with its agents, spaces and rewards."""

    def __init__(self, game: str, players: int | None, reward: str, waits: bool, options: dict[str, Any]) -> None:
        self.game = cowcatcher.game(game)
        self.options = options
        self.players = self.game.start(players, **options).players
        if reward not in ("result", "points"):
            raise ValueError(f"there is no reward {reward!r}; there are: result, points")
        self.reward = reward
        self.waits = waits
        self.actions = self.game.actions + waits
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.observation_spaces = {
            agent: masked(self.game, self.players, options, self.actions) for agent in self.agents
        }
        self.action_spaces = {
            agent: Actions(self.actions, partial(self.legal, seat)) for seat, agent in enumerate(self.agents)
        }
        self.dice = cowcatcher.Dice()
        self.state: cowcatcher.State | None = None

    def reset(self, seed: int | None) -> None:
        # Without a seed the dice roll on.
        if seed is not None:
            self.dice = cowcatcher.Dice(seed)
        self.state = self.game.start(self.players, self.dice, **self.options)
        self.points = [0] * self.players

    def position(self) -> cowcatcher.State:
        if self.state is None:
            raise ValueError("the environment was never reset")
        return self.state

    def legal(self, seat: int) -> NDArray[Any]:
        if self.state is None:
            return np.empty(0, np.uint32)
        if seat in self.state.to_act:
            return self.state.legal_numbers(seat)
        return np.array([self.game.actions] if self.waits else [], np.uint32)

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return {"observation": self.position().observation(seat), "action_mask": mask}

    def info(self, seat: int) -> dict[str, Any]:
        """What is asked of a seat, and by which clause of the rules."""
        state = self.position()
        if seat not in state.to_act or state.question is None:
            return {}
        question, clause = state.question
        return {"question": question, "clause": clause, "step": state.step}

    def rewards(self) -> list[float]:
        """What the last step brought: by default nothing until the game is over, then how one did."""
        state = self.position()
        if self.reward == "points":
            before, self.points = self.points, state.standings()["totals"][: self.players]
            return [float(now - then) for now, then in zip(self.points, before)]
        return state.results() if state.is_over else [0.0] * self.players


class Turns(AECEnv):
    """A game in which agents act in turn. Where several choose secretly at the same time, they are asked one after the other.

    `reward` is "result" (at the end, from 1 for whoever beats all to -1) or "points" (how one's points moved, as the referee counts
    them). After `max_cycles` actions of one agent the game is cut short.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "result",
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"{game}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._table = _Table(game, players, reward, False, options)
        self.possible_agents = list(self._table.agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.language = language

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def state_of_play(self) -> cowcatcher.State:
        """The true position, which no agent is shown."""
        return self._table.position()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._acted = dict.fromkeys(self.agents, 0)
        self._select()

    def _select(self) -> None:
        state = self._table.position()
        if state.to_act:
            self.agent_selection = self.possible_agents[state.to_act[0]]
        self.infos = {agent: self._table.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return self._table.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._table.position()
        state.play(int(action), self.possible_agents.index(agent))
        state.settle(self._table.dice)
        self._acted[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._table.rewards()))
        if state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._acted[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as the agent sees it that is to act."""
        seat = self.possible_agents.index(self.agent_selection)
        return draw(self._table.position(), self.render_mode, seat, self.language)

    def close(self) -> None:
        pass


class AtOnce(ParallelEnv):
    """The same game where in every cycle all agents are asked: whoever is not to act waits, which is the last action.

    Where the rules let several choose secretly at the same time, all of them act in the same cycle.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str = "result",
        language: str = "en",
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": RENDER_MODES, "name": f"{game}_v0", "render_fps": 1}
        self._table = _Table(game, players, reward, True, options)
        self.possible_agents = list(self._table.agents)
        self.agents = list(self.possible_agents)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.language = language

    @property
    def wait(self) -> int:
        """The number of the action of whoever is not to act."""
        return self._table.game.actions

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observations = {agent: self._table.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        infos = {agent: self._table.info(seat) for seat, agent in enumerate(self.possible_agents)}
        return observations, infos

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._table.reset(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._seen()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        state = self._table.position()
        deciders = [(seat, self.possible_agents[seat]) for seat in state.to_act]
        for seat, agent in deciders:
            # Waiting is for those who are not asked.
            if int(actions[agent]) == self.wait:
                raise ValueError(f"{agent} is to act and can't wait")
            state.check(int(actions[agent]), seat)
        for seat, agent in deciders:
            state.play(int(actions[agent]), seat)
        state.settle(self._table.dice)
        self._cycles += 1
        rewards = dict(zip(self.possible_agents, self._table.rewards()))
        over = state.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        terminations = dict.fromkeys(self.possible_agents, over)
        truncations = dict.fromkeys(self.possible_agents, cut)
        observations, infos = self._seen()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """The position as a spectator sees it."""
        return draw(self._table.position(), self.render_mode, None, self.language)

    def close(self) -> None:
        pass


class Environment:
    """The environments of a game, as a module of PettingZoo has them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, **arguments: Any) -> Turns:
        """Agents act in turn. Arguments: players, render_mode, max_cycles, reward, language, and the options of the game."""
        return Turns(self.game, **arguments)

    raw_env = env

    def parallel_env(self, **arguments: Any) -> AtOnce:
        """All agents are asked in every cycle. Arguments as with `env`."""
        return AtOnce(self.game, **arguments)


def __getattr__(name: str) -> Environment:
    """`gwt2_v0` and its like: for every game of the catalogue."""
    game, _, version = name.rpartition("_")
    if version == "v0" and game in cowcatcher.games():
        return Environment(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
