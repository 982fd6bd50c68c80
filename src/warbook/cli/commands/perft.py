"""`warbook perft GAME DEPTH`: counts the sequences of decisions from a seeded position."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from warbook.cli.arguments import Parser, add_language, game_named, read_settings, texts_for
from warbook.cli.play.terminal import Terminal
from warbook.kernel.api import Game
from warbook.kernel.mistakes import Said
from warbook.kernel.replay import digest
from warbook.kernel.rng import seeded
from warbook.kernel.run import perft

COLUMN = 16


def run(argv: list[str]) -> int:
    """Count, depth by depth."""
    parser = Parser(
        prog="warbook perft", description="Count the sequences of decisions after a random set-up, depth by depth."
    )
    parser.add_argument("game", help="the game's name: warbook games lists them")
    parser.add_argument("depth", type=int, help="the depth in decisions, 1 or more")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the set-up (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    add_language(parser)
    asked = parser.parse_args(argv)
    game = game_named(asked.game)
    terminal = Terminal(texts_for(game, asked.lang))
    try:
        if asked.depth < 1:
            raise Said("depth-wrong", depth=str(asked.depth))
        if asked.seed < 0:
            raise Said("seed-wrong", seed=str(asked.seed))
        state = dealt(game, read_settings(game, asked.option), asked.seed)
    except Said as error:
        print(f"warbook perft: {terminal.texts.say(error.key, error.words)}", file=sys.stderr)
        return 2
    words = {"game": terminal.text("title"), "seed": str(asked.seed), "digest": digest(game, state)}
    terminal.say("perft-title", style="bold", **words)
    _count(game, state, asked.depth, terminal)
    return 0


# a state of any game: only that game reads it
def dealt(game: Game[Any], options: dict[str, str], seed: int) -> Any:
    """The position after a set-up with uniformly random secret preparations."""
    state = game.setup(game.scenarios[0], game.seats(game.scenarios[0])[0], options, seed)
    rng = seeded(seed)
    while not state.over:
        seat = game.acting(state)[0]
        decision = game.decision(state, seat)
        if decision is None or decision.timing != "secret":
            break
        legal = game.legal(state, seat)
        game.apply(state, legal[int(rng.below(len(legal)))])
    return state


def _count(game: Game[Any], state: Any, depth: int, terminal: Terminal) -> None:
    """Print a line for each depth as soon as it is known; the sum of all depths is the number of nodes."""
    headings = ("perft-depth", "perft-sequences", "perft-seconds", "perft-speed")
    terminal.show(_row([terminal.text(heading) for heading in headings]))
    nodes, seconds = 0, 0.0
    for deep in range(1, depth + 1):
        begun = perf_counter()
        count = perft(game, state, deep)
        spent = perf_counter() - begun
        terminal.show(_figures(str(deep), count, spent))
        nodes, seconds = nodes + count, seconds + spent
    terminal.show(_figures(terminal.text("perft-all"), nodes, seconds))


def _figures(name: str, count: int, spent: float) -> Text:
    return _row([name, f"{count:,}", f"{spent:.2f}", f"{count / spent:,.0f}" if spent > 0 else ""])


def _row(cells: list[str]) -> Text:
    return Text("".join(" " * (COLUMN - cell_len(cell)) + cell for cell in cells))
