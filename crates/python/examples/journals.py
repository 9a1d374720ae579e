#!/usr/bin/env python3
"""Games between two bots, written as journals; the last of them is shown in the browser.

    python examples/journals.py FOLDER [GAME] [GAMES] [--show]

`cowcatcher replay --verify FOLDER` judges every step of them anew. With --show the last one becomes a page: the board after every
step, to be leafed through with the arrow keys.
"""

import argparse
import html
import json
import pathlib
import webbrowser

import cowcatcher

PAGE = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body{{font:16px system-ui;margin:1rem;background:#f4ecd8}}svg{{max-width:100%;height:80vh}}</style>
<h1>{title}</h1><p><input id="at" type="range" min="0" max="{last}" value="0" style="width:60%"> <span id="told"></span></p><div id="board"></div>
<script>
const boards = {boards}, told = {told}, at = document.getElementById("at");
function show() {{ board.innerHTML = boards[at.value]; document.getElementById("told").textContent = told[at.value]; }}
const board = document.getElementById("board");
at.oninput = show;
document.onkeydown = (key) => {{ if (key.key === "ArrowRight") at.stepUp(); if (key.key === "ArrowLeft") at.stepDown(); show(); }};
show();
</script>
"""


def play(game: cowcatcher.Game, names: list[str], seed: int) -> cowcatcher.State:
    """A game between bots, each of which knows only what its seat knows."""
    dice = cowcatcher.Dice(seed)
    state = game.start(players=len(names), dice=dice)
    bots = [game.bot(name, seed + seat) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.to_act[0]
        state.play(bots[seat].choose(state, seat), seat)
        state.settle(dice)
    return state


def page(state: cowcatcher.State) -> str:
    """The board after every turn of a finished game, as a page that needs nothing else."""
    lines = state.journal().splitlines(keepends=True)
    header = lines.index("\n") + 1
    steps = len(lines) - header - 1
    heard: dict[int, list[str]] = {}
    for step, sentence in state.told():
        heard.setdefault(step, []).append(sentence)
    moments = list(range(1, steps + 1, max(1, steps // 100)))
    boards, told = [], []
    for moment in moments:
        earlier = cowcatcher.read("".join(lines[: header + moment]))
        boards.append(earlier.svg().split("?>", 1)[1])
        told.append(f"{moment}: " + " ".join(heard.get(moment - 1, [])))
    title = f"{html.escape(state.game)}: {state.standings()['totals']}"
    # What stands in a script must not end it.
    texts = [json.dumps(list).replace("</", "<\\/") for list in (boards, told)]
    return PAGE.format(title=title, last=len(moments) - 1, boards=texts[0], told=texts[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("game", nargs="?", default="gwt2", choices=cowcatcher.games())
    parser.add_argument("games", nargs="?", type=int, default=3)
    parser.add_argument("--show", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    game = cowcatcher.game(arguments.game)
    seats = next(players for players in game.players if players > 1)
    names = ["easy", "heuristic"] * 3
    for number in range(arguments.games):
        state = play(game, names[:seats], number)
        path = arguments.folder / f"{game.name}-{number}.journal"
        path.write_text(state.journal(), encoding="utf-8")
        print(path, state.standings()["totals"])
    shown = arguments.folder / f"{game.name}.html"
    shown.write_text(page(state), encoding="utf-8")
    print(shown)
    if arguments.show:
        webbrowser.open(shown.resolve().as_uri())


if __name__ == "__main__":
    main()
