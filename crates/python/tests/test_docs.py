"""What the documentation says is true: doctests of the part in Rust, and the examples."""

from __future__ import annotations

import doctest
import os
import pathlib
import subprocess
import sys

import pytest

import cowcatcher

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"


def test_docstrings() -> None:
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(
        optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    )
    found = [test for name in cowcatcher.__all__ for test in finder.find(getattr(cowcatcher, name), name, module=False)]
    found += finder.find(cowcatcher, "cowcatcher")
    tried = [test for test in found if test.examples]
    assert len(tried) >= 7
    for test in tried:
        assert runner.run(test).failed == 0, test.name


def test_everything_says_what_it_is() -> None:
    for name in cowcatcher.__all__:
        thing = getattr(cowcatcher, name)
        assert thing.__doc__, name
        members = [] if isinstance(thing, type(len)) else vars(thing)
        for member in (member for member in members if not member.startswith("_")):
            assert getattr(thing, member).__doc__, f"{name}.{member}"


def example(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], cwd=EXAMPLES, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("name", cowcatcher.games())
def test_random_play(name: str) -> None:
    assert "games ended" in example("random_play.py", name)


def test_journals_verify(tmp_path: pathlib.Path) -> None:
    """What was played from Python, by chance of its own and by bots, the program judges anew."""
    for name in cowcatcher.games():
        dice, game = cowcatcher.Dice(5), cowcatcher.game(name)
        for players in game.players:
            state = game.start(players, dice)
            while not state.is_over:
                legal = state.legal_numbers()
                state.play(int(legal[dice.number(len(legal))]))
                state.settle(dice)
            (tmp_path / f"{name}-{players}.journal").write_text(state.journal(), encoding="utf-8")
    example("journals.py", str(tmp_path), "gwt2", "1")
    assert "<svg" in (tmp_path / "gwt2.html").read_text(encoding="utf-8")
    program = os.environ.get("COWCATCHER")
    if program is None:
        pytest.skip("COWCATCHER does not name the program")
    verified = subprocess.run([program, "replay", "--verify", str(tmp_path)], capture_output=True, text=True)
    assert verified.returncode == 0, verified.stderr
    count = len(list(tmp_path.glob("*.journal")))
    assert verified.stdout.splitlines()[-1] == f"{count} verified, 0 failed"


def test_the_learner_learns_something() -> None:
    """Half a minute's worth is done elsewhere (docs/python.md); here a few lessons must run."""
    told = example("learn.py", "gwt2", "--opponent", "random", "--minutes", "0.02", "--games", "8", "--steps", "8",
                   "--judge", "4", "--every", "0")
    assert "against random" in told
