"""Measures how hard the Kingdom Rush games are: bots play every scenario; prints win rates as Markdown.

`python -m tools.balance_kingdom elemental-uprising 20` plays 20 games for each scenario, number of players and setting
of the difficulty, including challenges. Winning is the game's own goal (RT-14.17, EU-6.7), not
the stars or the badge. Intervals are Wilson's for 95 %, as in `warbook sim`, and a game is the one that `warbook
sim` plays with the same seed and number. Every cell gets its first game before any gets its second, and with `--keep
FILE` each finished game is saved at once and not played again. So an interrupted run can continue, and
`0 --keep FILE` prints the saved games. Games of other content are left out.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec import Struct

from warbook.bots.arena import Series, contender, played
from warbook.bots.standings import wilson
from warbook.games import GAMES
from warbook.kernel.wire import Setting

FAMILY = ("rift-in-time", "elemental-uprising")
BAR = 20  # characters for all games won


class Cell(Struct, frozen=True):
    """The key by which games are counted together."""

    game: str
    bot: str
    difficulty: str
    scenario: str
    players: int


class Result(Struct, frozen=True):
    """One game of a cell."""

    cell: Cell
    content: str  # the hash of what was played
    number: int
    won: bool
    ending: str
    rounds: int


def difficulty(game: str) -> Setting:
    """The difficulty setting; its values begin with the easiest."""
    return GAMES[game].settings[0]


def play(cell: Cell, seed: int, number: int) -> Result:
    """One game to its end."""
    options = {difficulty(cell.game).name: cell.difficulty}
    bots = (contender(cell.bot),) * cell.players
    row = played(Series(cell.game, cell.scenario, options, bots, seed), number)
    return Result(cell, GAMES[cell.game].content, number, row.returns[0] == 1.0, row.ending, row.turns)


def cells(asked: Namespace) -> list[Cell]:
    """All cells for the arguments."""
    game = GAMES[asked.game]
    return [
        Cell(asked.game, bot, setting, scenario, int(players))
        for bot in asked.bots.split(",")
        for setting in listed(asked.difficulties, difficulty(asked.game).values)
        for scenario in listed(asked.scenarios, game.scenarios)
        for players in listed(asked.players, game.players)
    ]


def listed(text: str, everything: Sequence[object]) -> list[str]:
    """The items of a comma-separated list; everything if it is empty."""
    return text.split(",") if text else [str(each) for each in everything]


def results(asked: Namespace, known: list[Result]) -> Iterator[Result]:
    """Play the missing games, here or in other processes; yields them as they finish."""
    done = {(result.cell, result.number) for result in known}
    wanted = [(cell, number) for number in range(asked.games) for cell in cells(asked) if (cell, number) not in done]
    if asked.jobs == 1:
        for cell, number in wanted:
            yield play(cell, asked.seed, number)
        return
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        for finished in as_completed([pool.submit(play, cell, asked.seed, number) for cell, number in wanted]):
            yield finished.result()


def kept(path: Path | None, content: str) -> list[Result]:
    """The games that an earlier run has saved."""
    if path is None or not path.exists():
        return []
    found = [msgspec.json.decode(line, type=Result) for line in path.read_bytes().splitlines()]
    return [result for result in found if result.content == content]


def share(games: list[Result]) -> str:
    """A win rate with its interval."""
    if not games:
        return ""
    found = wilson(sum(game.won for game in games) / len(games), len(games))
    return f"{100 * found.rate:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"


def table(games: list[Result]) -> list[str]:
    """Win rates by scenario and number of players, with a bar for each scenario."""
    first = games[0].cell
    counts = sorted({game.cell.players for game in games})
    numbers = {sum(game.cell == cell for game in games) for cell in {game.cell for game in games}}
    each = f"{min(numbers)}" if len(numbers) == 1 else f"{min(numbers)} to {max(numbers)}"
    heads = ["alone" if count == 1 else f"{count} players" for count in counts]
    found = [f"### {first.bot}, {first.difficulty} (games in each cell: {each})", ""]
    found += [f"| scenario | {' | '.join(heads)} | all | |", f"|---|{'---:|' * (len(counts) + 1)}---|"]
    for scenario in GAMES[first.game].scenarios:
        here = [game for game in games if game.cell.scenario == scenario]
        if here:
            row = [share([game for game in here if game.cell.players == count]) for count in counts]
            bar = "#" * round(BAR * sum(game.won for game in here) / len(here))
            found.append(f"| {scenario} | {' | '.join(row)} | {share(here)} | `{bar:.<{BAR}}` |")
    return [*found, "", f"Lost by {endings(games)}.", ""]


def endings(games: Iterable[Result]) -> str:
    """The rules by which games were lost, most frequent first."""
    lost = [game.ending for game in games if not game.won]
    ordered = sorted(set(lost), key=lambda rule: (-lost.count(rule), rule))
    return ", ".join(f"{rule} {lost.count(rule)}" for rule in ordered) or "nothing"


def report(name: str, games: list[Result]) -> str:
    """All tables of a game."""
    lines: list[str] = []
    for bot in sorted({game.cell.bot for game in games}):
        for setting in difficulty(name).values:
            here = [game for game in games if (game.cell.bot, game.cell.difficulty) == (bot, setting)]
            if here:
                lines += table(here)
    return "\n".join(lines)


def asked() -> Namespace:
    """The command line."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=FAMILY)
    parser.add_argument("games", type=int, help="how many games in each cell")
    parser.add_argument("--bots", default="greedy", help="as in warbook sim, each in teams of its own")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenarios", default="")
    parser.add_argument("--players", default="")
    parser.add_argument("--difficulties", default="")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where finished games are written down")
    return parser.parse_args()


def main() -> None:
    """Play missing games, then print."""
    wanted = asked()
    games = kept(wanted.keep, GAMES[wanted.game].content)
    for result in results(wanted, games):
        games.append(result)
        if wanted.keep is not None:
            with wanted.keep.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
    print(report(wanted.game, games))


if __name__ == "__main__":
    main()
