"""Positions: what can be done with them, and what goes wrong."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree

import numpy as np
import pytest
from tables import TABLES, last, random_play

import cowcatcher
from cowcatcher import BadJournal, Dice, Refused, Stale


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_is_its_journal(name: str, players: int) -> None:
    state = last(name, players, 3)
    journal = state.journal()
    again = cowcatcher.read(journal)
    assert again == state and again.journal() == journal
    assert journal.splitlines()[-1].startswith("end ")
    assert again.standings() == state.standings()
    assert pickle.loads(pickle.dumps(state)) == state
    assert max(state.results()) <= 1 and abs(sum(state.results())) < 1e-6 or players == 1
    assert len(again.told(0)) > 10


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_and_notations_name_the_same_actions(name: str, players: int) -> None:
    game = cowcatcher.game(name)
    for number, state in enumerate(random_play(name, players, 5)):
        if state.is_over or number > 120:
            break
        legal, numbers = state.legal(), state.legal_numbers()
        assert [game.action(number) for number in numbers] == legal
        assert [game.number(action) for action in legal] == list(numbers)
        assert np.all(np.diff(numbers.astype(np.int64)) > 0)
        assert np.array_equal(np.flatnonzero(state.mask()), numbers)
        one, other = state.copy(), copy.deepcopy(state)
        one.play(legal[0])
        assert one != state
        other.play(int(numbers[0]))
        assert one == other
        quote = state.quote(legal[-1])
        assert quote["action"] == legal[-1] and quote["words"]


@pytest.mark.parametrize("name", cowcatcher.games())
def test_chance_can_be_given(name: str) -> None:
    """What is drawn stands among the outcomes, and whoever gives the same outcomes gets the same game."""
    dice, state = Dice(11), cowcatcher.game(name).start()
    given = cowcatcher.game(name).start()
    draws = 0
    while state.is_chance and draws < 40:
        odds = dict(state.outcomes())
        assert abs(sum(odds.values()) - 1) < 1e-9
        drawn = state.draw(dice)
        assert drawn is not None and odds[drawn] > 0
        given.resolve(drawn)
        assert given == state
        draws += 1
    assert draws > 0


@pytest.mark.parametrize("name", cowcatcher.games())
def test_boards_are_drawn_and_told(name: str) -> None:
    state = cowcatcher.game(name).start(dice=Dice(1))
    for seat in (None, 0):
        for language in ("en", "it", "pt-BR", "uk"):
            svg = state.svg(seat, language)
            assert xml.etree.ElementTree.fromstring(svg).tag.endswith("svg")
            assert len(state.text(seat, language)) > 100
        assert isinstance(state.view(seat), dict)
    with pytest.raises(ValueError, match="speaks"):
        state.text(None, "xx")


@pytest.mark.parametrize("name", cowcatcher.games())
def test_bots_play(name: str) -> None:
    game = cowcatcher.game(name)
    state, dice = game.start(dice=Dice(1)), Dice(2)
    bots = [game.bot(bot, 1) for bot in ("random", "heuristic", "easy", "medium")]
    for decision in range(24):
        if state.is_over:
            break
        choice = bots[decision % len(bots)].choose(state)
        assert choice in state.legal()
        state.play(choice)
        state.settle(dice)
    other = next(other for other in cowcatcher.games() if cowcatcher.game(other).title != game.title)
    with pytest.raises(ValueError, match="does not play"):
        bots[0].choose(cowcatcher.game(other).start(dice=Dice(1)))
    with pytest.raises(ValueError, match="no bot"):
        game.bot("wizard")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_not_legal_names_its_clause_and_changes_nothing(name: str, players: int) -> None:
    """Every action there is, tried on some positions: played, or refused with a clause."""
    game = cowcatcher.game(name)
    stride = max(1, game.actions // 400)
    for number, state in enumerate(random_play(name, players, 7)):
        if number > 60:
            break
        if number % 15:
            continue
        before = state.copy()
        legal = set(state.legal_numbers().tolist()) if state.to_act else set()
        for action in range(number % stride, game.actions, stride):
            if action not in legal:
                with pytest.raises(Refused) as refused:
                    state.play(action)
                assert "-" in refused.value.clause and refused.value.clause in str(refused.value)
        assert state == before


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[1] > 1])
def test_a_wrong_seat_and_a_stale_position_name_a_clause(name: str, players: int) -> None:
    tried = 0
    for state in random_play(name, players, 9):
        if len(state.to_act) == 1:
            action, chosen = state.legal()[0], state.step
            with pytest.raises(Refused) as refused:
                state.play(action, (state.to_act[0] + 1) % players)
            assert refused.value.clause
            before = state.copy()
            with pytest.raises(Stale) as stale:
                state.play(action, step=chosen - 1)
            assert stale.value.clause and state == before
            state.copy().play(action, step=chosen)
            tried += 1
        if tried == 10:
            break
    # A small game has fewer positions in which one alone is to act.
    assert tried >= 5
    over = last(name, players, 9)
    with pytest.raises(Refused) as refused:
        over.play(0, 0)
    assert refused.value.clause
    with pytest.raises(ValueError, match="over"):
        over.legal()


def test_what_makes_no_sense_is_said() -> None:
    gwt2 = cowcatcher.game("gwt2")
    state = gwt2.start(players=2, dice=Dice(1))
    for wrong in (
        lambda: cowcatcher.game("chess"),
        lambda: gwt2.start(players=9),
        lambda: gwt2.start(players=-1),
        lambda: gwt2.start(players=2, nonsense="yes"),
        lambda: gwt2.start(players=2, edition="first"),
        lambda: state.play("fly to the moon"),
        lambda: state.play(-1),
        lambda: state.play(10**9),
        lambda: state.play(10**30),
        lambda: state.legal(2),
        lambda: state.view(7),
        lambda: state.observation(2),
        lambda: state.redeal(5, Dice(1)),
        lambda: state.resolve("nonsense"),
        lambda: gwt2.action(10**7),
        lambda: gwt2.number("nonsense"),
        lambda: gwt2.batch(games=0),
        lambda: gwt2.batch(games=4, players=2, bots=["easy", "easy"]),
        lambda: gwt2.batch(games=4, players=2, bots=["wizard", None]),
        lambda: gwt2.batch(games=4, players=2, bots=[None]),
        lambda: state.redeal(0, Dice(1)).journal(),
        lambda: Dice(1).number(0),
    ):
        with pytest.raises((ValueError, OverflowError, TypeError)):
            wrong()


def test_a_foreign_journal_is_told_by_its_line() -> None:
    journal = last("gwt2", 2, 1).journal()
    lines = journal.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line[0] == "1")
    cases = {
        "": 1,
        "PGN\n": 1,
        journal.replace("game gwt2", "game chess"): 2,
        journal.replace("game gwt2", "game mombasa"): None,
        journal.replace("players 2", "players 9"): 4,
        journal[:-6]: None,
        journal.replace("end ", "end 1 "): len(lines),
    }
    for text, line in cases.items():
        with pytest.raises(BadJournal) as bad:
            cowcatcher.read(text)
        assert line is None or bad.value.line == line
    # A step that breaks a rule names its clause.
    with pytest.raises(BadJournal) as bad:
        cowcatcher.read("".join(lines[:first]) + "1 hire 3 cowboy\n")
    assert bad.value.line == first + 1 and bad.value.clause and bad.value.clause in str(bad.value)
