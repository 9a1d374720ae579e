"""Environments of Gymnasium: one learner, the other seats played by bots of the house.

    import gymnasium
    import cowcatcher.gymnasium

    env = gymnasium.make("cowcatcher/gwt2-v0", opponent="easy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import cowcatcher
from cowcatcher.spaces import Actions, draw, observations


class Against(gymnasium.Env[Any, np.int64]):
    """A game against bots.

    The learner has `seat`, or with None another one in each game. `opponent` is the name of a bot, or one name for each other seat.
    `reward` is "result" (at the end, from 1 for whoever beats all to -1) or "points" (how the own points moved, as the learner knows them).

    The legal actions are `info["action_mask"]` and `action_masks()`. What an action that is not legal does says `illegal`: "refuse" leaves
    the position as it is and says why in `info["refused"]` and `info["clause"]`; "raise" raises `cowcatcher.Refused`. Gymnasium's own
    checker plays at random, without masks, which is why the first is the default.
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        opponent: str | list[str] = "easy",
        reward: str = "result",
        illegal: str = "refuse",
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        self.game = cowcatcher.game(game)
        self.options = options
        self.players = self.game.start(players, **options).players
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
        names = [opponent] * (self.players - 1) if isinstance(opponent, str) else list(opponent)
        if len(names) != self.players - 1:
            raise ValueError(f"{len(names)} opponents, and {self.players - 1} seats to fill")
        for name in names:
            self.game.bot(name)
        for given, known in ((reward, ("result", "points")), (illegal, ("refuse", "raise"))):
            if given not in known:
                raise ValueError(f"{given!r} is none of {', '.join(known)}")
        self._own_seat, self._names = seat, names
        self.reward, self.illegal = reward, illegal
        self.render_mode, self.language = render_mode, language
        self.observation_space = observations(self.game, self.players, options)
        self.action_space = Actions(self.game.actions, self._legal)
        self.state: cowcatcher.State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        self._dice = cowcatcher.Dice(int(self.np_random.integers(2**63)))
        self.seat = self._dice.number(self.players) if self._own_seat is None else self._own_seat
        others = iter(self._names)
        self._bots = [
            None if seat == self.seat else self.game.bot(next(others), self._dice.number(2**63))
            for seat in range(self.players)
        ]
        self.state = self.game.start(self.players, self._dice, **self.options)
        self._go_on()
        self._points = self._own_points()
        return self.state.observation(self.seat), self._info()

    def step(
        self, action: Any
    ) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        state = self._position()
        if state.is_over:
            raise ValueError("the game is over; reset the environment")
        try:
            state.play(int(action), self.seat)
        except cowcatcher.Refused as refused:
            if self.illegal == "raise":
                raise
            info = self._info() | {"refused": str(refused), "clause": refused.clause}
            return state.observation(self.seat), 0.0, False, False, info
        self._go_on()
        reward = state.results()[self.seat] if state.is_over else 0.0
        if self.reward == "points":
            before, self._points = self._points, self._own_points()
            reward = float(self._points - before)
        if self.render_mode == "human":
            self.render()
        return state.observation(self.seat), reward, state.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the legal actions, as sb3-contrib asks for it."""
        mask = np.zeros(self.game.actions, np.bool_)
        mask[self._legal()] = True
        return mask

    def render(self) -> str | None:
        """The position as the learner sees it."""
        return draw(self._position(), self.render_mode, self.seat, self.language)

    def _position(self) -> cowcatcher.State:
        if self.state is None:
            raise ValueError("the environment was never reset")
        return self.state

    def _legal(self) -> NDArray[Any]:
        if self.state is None or self.seat not in self.state.to_act:
            return np.empty(0, np.uint32)
        return self.state.legal_numbers(self.seat)

    def _own_points(self) -> int:
        # Behind the slots stand the points, the own ones first.
        return int(self._position().observation(self.seat)[-self.game.places(self.players, **self.options)])

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8), "step": self._position().step}
        if self._position().is_over:
            info["totals"] = self._position().standings()["totals"]
        elif (question := self._position().question) is not None:
            info["question"], info["clause_asked"] = question
        return info

    def _go_on(self) -> None:
        """Chance and bots decide until the learner is to."""
        state = self._position()
        while True:
            state.settle(self._dice)
            if not state.to_act or self.seat in state.to_act:
                return
            seat = state.to_act[0]
            bot = self._bots[seat]
            assert bot is not None
            state.play(bot.choose(state, seat), seat)


for _name in cowcatcher.games():
    gymnasium.register(f"cowcatcher/{_name}-v0", "cowcatcher.gymnasium:Against", kwargs={"game": _name})
