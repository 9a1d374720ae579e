"""The spaces that the environments of PettingZoo and Gymnasium share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cowcatcher import Game


class Actions(spaces.Discrete):
    """The numbered actions of a game. Who samples without a mask gets one that is legal now, if there is any.

    So random play and the first random steps of a learner need no mask of their own; with a mask it is like any `Discrete`.
    """

    def __init__(self, n: int, legal: Callable[[], NDArray[Any]], seed: int | None = None) -> None:
        super().__init__(n, seed=seed)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self._legal()
            if len(legal):
                return np.int64(legal[self.np_random.integers(len(legal))])
        if probability is not None:
            return super().sample(mask, probability)
        return super().sample(mask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, spaces.Discrete) and self.n == other.n and self.start == other.start

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.Discrete:
        # A copy does not know of the positions of the environment that it comes from.
        return spaces.Discrete(int(self.n))

    def __reduce__(self) -> tuple[Any, ...]:
        return (spaces.Discrete, (int(self.n),))


def observations(game: Game, players: int, options: dict[str, Any]) -> spaces.Box:
    """The observations of a table: for each slot 0 or one of its values, then points."""
    slots = [of for _, of in game.slots(players, **options)]
    places = game.places(players, **options)
    low = np.array([0] * len(slots) + [-(2**15)] * places, dtype=np.int16)
    high = np.array(slots + [2**15 - 1] * places, dtype=np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def masked(game: Game, players: int, options: dict[str, Any], actions: int) -> spaces.Dict:
    """Observations with the mask of the legal actions."""
    return spaces.Dict(
        {
            "observation": observations(game, players, options),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def draw(state: Any, mode: str | None, seat: int | None, language: str) -> str | None:
    """A position as an environment renders it: `ansi` is text, `svg` a drawing, `human` is printed."""
    if mode == "svg":
        return str(state.svg(seat, language))
    if mode == "ansi":
        return str(state.text(seat, language))
    if mode == "human":
        print(state.text(seat, language))
    return None
