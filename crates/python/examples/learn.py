#!/usr/bin/env python3
"""A small PPO with action masks, in plain NumPy, that learns to beat a bot of the house.

    python examples/learn.py [GAME] [--players N] [--opponent easy] [--minutes 20] [--save FILE]

The learner has one seat of every game of a batch, the opponent the others. A position is what the seat knows (`batch.observation`): small
slots one-hot, large ones as a number. From it two layers make a vector; the worth of a legal action is the product of that vector with
one that is learned for the action's number, so only what is legal is ever looked at, and no mask of all actions is needed. The reward is how the
own points moved against those of the best opponent, and at the end who won. See docs/python.md for what it reaches.
"""

import argparse
import time

import numpy as np

import cowcatcher

WIDTH = 128
WIDEST_ONE_HOT = 8


class Adam:
    """The usual way down. Of a table with a row for each action only the rows that were looked at are moved."""

    def __init__(self, shapes: dict[str, np.ndarray], rate: float) -> None:
        self.rate, self.steps = rate, 0
        self.mean = {name: np.zeros_like(value) for name, value in shapes.items()}
        self.square = {name: np.zeros_like(value) for name, value in shapes.items()}

    def step(self, weights: dict[str, np.ndarray], slopes: dict[str, np.ndarray], actions: np.ndarray) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        scale = min(1.0, 1.0 / (norm + 1e-8))
        for name, slope in slopes.items():
            rows = actions if name in ("e", "e0") else np.s_[:]
            slope = slope * scale
            mean = self.mean[name][rows] + 0.1 * (slope - self.mean[name][rows])
            square = self.square[name][rows] + 0.001 * (slope**2 - self.square[name][rows])
            self.mean[name][rows], self.square[name][rows] = mean, square
            mean, square = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weights[name][rows] -= self.rate * mean / (np.sqrt(square) + 1e-8)


class Net:
    """Two layers, a worth of the position, and a vector for each action."""

    def __init__(self, slots: list[int], places: int, actions: int, rng: np.random.Generator) -> None:
        self.small = np.array([at for at, of in enumerate(slots) if of <= WIDEST_ONE_HOT])
        self.large = np.array([at for at, of in enumerate(slots) if of > WIDEST_ONE_HOT])
        sizes = np.array([slots[at] for at in self.small], dtype=np.int64)
        self.first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.one_hot = int(sizes.sum())
        self.scale = np.array([slots[at] for at in self.large], dtype=np.float32)
        self.points = len(slots)
        inputs = self.one_hot + len(self.large) + places
        def layer(rows: int, columns: int, gain: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "a": layer(inputs, WIDTH, 1.4),
            "a0": np.zeros(WIDTH, np.float32),
            "b": layer(WIDTH, WIDTH, 1.4),
            "b0": np.zeros(WIDTH, np.float32),
            "v": layer(WIDTH, 1, 0.1),
            "v0": np.zeros(1, np.float32),
            "e": (rng.standard_normal((actions, WIDTH)) * 0.01).astype(np.float32),
            "e0": np.zeros(actions, np.float32),
        }

    def inputs(self, seen: np.ndarray) -> np.ndarray:
        """Observations as numbers that a net likes."""
        rows = np.zeros((len(seen), self.one_hot + len(self.large) + seen.shape[1] - self.points), np.float32)
        small = seen[:, self.small].astype(np.int64)
        at = np.nonzero(small)
        rows[at[0], (self.first + small - 1)[at]] = 1
        rows[:, self.one_hot : self.one_hot + len(self.large)] = seen[:, self.large] / self.scale
        rows[:, self.one_hot + len(self.large) :] = seen[:, self.points :] / 50
        return rows

    def forward(self, x: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, ...]:
        """Hidden layers, the odds of every legal action, and the worth of the position."""
        w = self.weights
        one = np.maximum(x @ w["a"] + w["a0"], 0)
        two = np.maximum(one @ w["b"] + w["b0"], 0)
        worth = (two @ w["v"])[:, 0] + w["v0"]
        rows, columns = np.nonzero(legal >= 0)
        numbers = legal[rows, columns]
        logits = np.full(legal.shape, -np.inf, np.float32)
        logits[rows, columns] = np.einsum("nw,nw->n", w["e"][numbers], two[rows]) + w["e0"][numbers]
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return one, two, odds, worth

    def slopes(
        self, x: np.ndarray, legal: np.ndarray, hidden: tuple[np.ndarray, ...], by_logit: np.ndarray, by_worth: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray]:
        """How the loss moves with every weight, from how it moves with logits and worths, and of which actions' vectors that is told."""
        w, (one, two) = self.weights, hidden
        rows, columns = np.nonzero(legal >= 0)
        numbers, amounts = legal[rows, columns], by_logit[rows, columns]
        # Something is legal in every row, so each row is one piece.
        by_two = np.add.reduceat(amounts[:, None] * w["e"][numbers], np.searchsorted(rows, np.arange(len(x))), axis=0)
        by_two = (by_two + by_worth[:, None] * w["v"][:, 0]) * (two > 0)
        by_one = (by_two @ w["b"].T) * (one > 0)
        # Sums by action: sorted, so that each is one piece.
        order = np.argsort(numbers, kind="stable")
        numbers, amounts, rows = numbers[order], amounts[order], rows[order]
        starts = np.flatnonzero(np.concatenate([[True], numbers[1:] != numbers[:-1]]))
        return {
            "a": x.T @ by_one,
            "a0": by_one.sum(axis=0),
            "b": one.T @ by_two,
            "b0": by_two.sum(axis=0),
            "v": two.T @ by_worth[:, None],
            "v0": by_worth.sum(keepdims=True),
            "e": np.add.reduceat(amounts[:, None] * two[rows], starts, axis=0),
            "e0": np.add.reduceat(amounts, starts),
        }, numbers[starts]


def pick(odds: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A column of each row by its odds."""
    return np.minimum((odds.cumsum(axis=1) < rng.random((len(odds), 1))).sum(axis=1), (odds > 0).cumsum(axis=1).argmax(axis=1))


def match(game: cowcatcher.Game, net: Net, bots: list[str | None], games: int, seed: int) -> tuple[float, float]:
    """How often the learner wins when it plays its best, ties counting half, and its mean lead in points."""
    batch = game.batch(games=games, players=len(bots), seed=seed, bots=bots)
    own = bots.index(None)
    open_, won, lead = np.ones(games, bool), 0.0, 0.0
    while open_.any():
        legal = batch.legal[:, : int(batch.count.max())]
        odds = net.forward(net.inputs(batch.observation), legal)[2]
        batch.step(legal[np.arange(games), odds.argmax(axis=1)])
        for row in np.flatnonzero(batch.done & open_):
            totals = batch.totals[row].astype(np.int64)
            others = np.delete(totals, own).max()
            result = batch.reward[row, own]
            best = batch.reward[row].max()
            won += float(result == best) / float((batch.reward[row] == best).sum())
            lead += float(totals[own] - others)
        open_ &= ~batch.done
    return won / games, lead / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="mombasa", choices=cowcatcher.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=128, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="actions of each game between lessons")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=int, default=200, help="games of a match")
    parser.add_argument("--every", type=float, default=2, help="minutes between matches")
    parser.add_argument("--save")
    asked = parser.parse_args()

    game, rng = cowcatcher.game(asked.game), np.random.default_rng(asked.seed)
    players = asked.players or next(players for players in game.players if players > 1)
    slots = [of for _, of in game.slots(players)]
    net = Net(slots, game.places(players), game.actions, rng)
    adam = Adam(net.weights, asked.rate)
    # The learner sits on every seat in turn.
    batches = []
    for seat in range(players):
        bots: list[str | None] = [asked.opponent] * players
        bots[seat] = None
        batches.append(game.batch(games=max(1, asked.games // players), players=players, seed=asked.seed + seat, bots=bots))
    rows = sum(batch.games for batch in batches)
    own = np.concatenate([np.full(batch.games, seat) for seat, batch in enumerate(batches)])

    def lead() -> np.ndarray:
        points = np.concatenate([batch.observation[:, len(slots) :] for batch in batches]).astype(np.float32)
        return points[:, 0] - points[:, 1:].max(axis=1)

    begun = judged = time.perf_counter()
    limit, decisions, before = 60 * asked.minutes, 0, lead()
    while time.perf_counter() - begun < limit:
        record: dict[str, list[np.ndarray]] = {name: [] for name in ("x", "legal", "chosen", "odds", "worth", "reward", "done")}
        for _ in range(asked.steps):
            x = net.inputs(np.concatenate([batch.observation for batch in batches]))
            widest = max(int(batch.count.max()) for batch in batches)
            legal = np.concatenate([batch.legal[:, :widest] for batch in batches])
            _, _, odds, worth = net.forward(x, legal)
            chosen = pick(odds, rng)
            at, actions = 0, legal[np.arange(rows), chosen]
            for batch in batches:
                batch.step(np.ascontiguousarray(actions[at : at + batch.games]))
                at += batch.games
            done = np.concatenate([batch.done for batch in batches])
            result = np.concatenate([batch.reward for batch in batches])[np.arange(rows), own]
            now = lead()
            # At the end the score sheet of the game that is over counts, not that of the next one.
            totals = np.concatenate([batch.totals for batch in batches]).astype(np.float32)
            mine = totals[np.arange(rows), own]
            totals[np.arange(rows), own] = -1e9
            final = mine - totals.max(axis=1)
            reward = (np.where(done, final, now) - before) / 20 + result
            before = now
            for name, value in (("x", x), ("legal", legal), ("chosen", chosen), ("odds", odds[np.arange(rows), chosen]),
                                ("worth", worth), ("reward", reward), ("done", done)):
                record[name].append(value)
        decisions += rows * asked.steps
        x = net.inputs(np.concatenate([batch.observation for batch in batches]))
        widest = max(int(batch.count.max()) for batch in batches)
        ahead = net.forward(x, np.concatenate([batch.legal[:, :widest] for batch in batches]))[3]
        gain, gains = np.zeros(rows, np.float32), []
        for step in reversed(range(asked.steps)):
            goes_on = 1.0 - record["done"][step]
            surprise = record["reward"][step] + 0.999 * ahead * goes_on - record["worth"][step]
            gain = surprise + 0.999 * 0.95 * goes_on * gain
            ahead = record["worth"][step]
            gains.append(gain)
        advantage = np.concatenate(gains[::-1])
        widest = max(legal.shape[1] for legal in record["legal"])
        legal = np.concatenate([np.pad(it, ((0, 0), (0, widest - it.shape[1])), constant_values=-1) for it in record["legal"]])
        x, chosen, odds = (np.concatenate(record[name]) for name in ("x", "chosen", "odds"))
        target = advantage + np.concatenate(record["worth"])
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        adam.rate = asked.rate * max(0.05, 1 - (time.perf_counter() - begun) / limit)
        for _ in range(3):
            for part in np.array_split(rng.permutation(len(x)), max(1, len(x) // 1024)):
                width = int((legal[part] >= 0).sum(axis=1).max())
                few = legal[part][:, :width]
                one, two, now_odds, worth = net.forward(x[part], few)
                here = np.arange(len(part))
                ratio = now_odds[here, chosen[part]] / np.maximum(odds[part], 1e-8)
                good = advantage[part]
                moves = np.where(good > 0, ratio < 1.2, ratio > 0.8)
                by_logit = -now_odds * (ratio * good * moves)[:, None]
                by_logit[here, chosen[part]] += ratio * good * moves
                log = np.log(np.maximum(now_odds, 1e-8))
                entropy = -(now_odds * log).sum(axis=1, keepdims=True)
                by_logit += 0.01 * -now_odds * (log + entropy)
                by_logit, by_worth = -by_logit / len(part), 0.5 * (worth - target[part]) / len(part)
                adam.step(net.weights, *net.slopes(x[part], few, (one, two), by_logit, by_worth))
        if time.perf_counter() - judged > 60 * asked.every or time.perf_counter() - begun >= limit:
            half = [match(game, net, [None if at == seat else asked.opponent for at in range(players)], asked.judge // players, 99 + seat)
                    for seat in range(players)]
            won, points = np.mean([it[0] for it in half]), np.mean([it[1] for it in half])
            judged = time.perf_counter()
            print(f"{(judged - begun) / 60:5.1f} minutes, {decisions:>9,} decisions: wins {won:.0%} of {asked.judge} against {asked.opponent}, lead {points:+.1f} points", flush=True)
            if asked.save:
                np.savez_compressed(asked.save, **net.weights)


if __name__ == "__main__":
    main()
