"""`warbook play GAME`: plays at the terminal, against a bot or together at one keyboard."""

from __future__ import annotations

import sys
from argparse import BooleanOptionalAction, Namespace
from pathlib import Path
from typing import Any

from warbook.bots import BOTS
from warbook.cli.arguments import (
    Parser,
    add_language,
    add_scenario,
    read_settings,
    scenario_named,
    texts_for,
    warn,
)
from warbook.cli.files import opened, resumed
from warbook.cli.play.coaching import TerminalCoach
from warbook.cli.play.saves import Keeper, fresh_file, shown_path
from warbook.cli.play.screen import Table
from warbook.cli.play.screens import table_for
from warbook.cli.play.seats import HUMAN, Player, drawn_seat
from warbook.cli.play.session import Session
from warbook.cli.play.terminal import Terminal
from warbook.games import GAMES, package_of
from warbook.kernel.api import Game, Seat
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import texts
from warbook.kernel.mistakes import Said
from warbook.kernel.rng import Seed
from warbook.kernel.wire import Replay
from warbook.match.chance import drawn_seed
from warbook.match.coach import coached, load_coach
from warbook.match.match import Match

SIDES = ("red", "blue")
TOO_LONG = 3600.0  # seconds; an hour of thinking is a typing mistake


def parser() -> Parser:
    """The command line."""
    made = Parser(prog="warbook play", description="Play a game in the terminal. Every move is saved: quit any time.")
    made.add_argument("game", nargs="?", help="the game's name: warbook games lists them")
    players = f"human, {', '.join(BOTS)}"
    made.add_argument("--players", metavar="WHO,WHO…", help=f"the player of each seat: {players}")
    made.add_argument("--side", metavar="SIDE", help="your side against greedy bots, such as red; default: drawn")
    for side in SIDES:
        made.add_argument(f"--{side}", metavar="WHO", help=f"who plays {side.title()}, in games with that side")
    add_scenario(made)
    made.add_argument("--seats", type=int, metavar="N", help="number of players, if the scenario allows several")
    add_language(made)
    made.add_argument("--seed", type=int, help="the seed of all chance, 0 or more; default: a new one")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    made.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    made.add_argument("--save", type=Path, metavar="FILE", help="where to save the game; default: the data folder")
    made.add_argument(
        "--coach",
        action=BooleanOptionalAction,
        help="explain new things when one person plays a scenario with a coach",
    )
    made.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")
    made.add_argument("--think", type=float, default=1.0, metavar="SECONDS", help="a searching bot's time (1)")
    return made


def run(argv: list[str]) -> int:
    """Play one game; a mistake is one sentence in the chosen language."""
    asked = parser().parse_args(argv)
    words = texts(asked.lang, ("warbook.cli",))
    try:
        replay = None if asked.resume is None else opened(asked.resume)
        name = asked.game or (replay.game if replay else "")
        if name not in GAMES:
            raise Said("game-unknown", name=name, known=", ".join(GAMES))
        if replay is not None and replay.game != name:
            raise Said("resume-game", file=shown_path(asked.resume), found=replay.game, asked=name)
        words = texts_for(GAMES[name], asked.lang)
        warn("play", [GAMES[name]], asked.lang)
        session = seated(asked, GAMES[name], replay, Terminal(words, ascii_only=asked.ascii))
    except Said as error:
        print(f"warbook play: {words.say(error.key, error.words)}", file=sys.stderr)
        return 2
    return session.run()


def seated(asked: Namespace, game: Game[Any], replay: Replay | None, terminal: Terminal) -> Session:
    """Prepare a session; a mistake is an error."""
    if replay is not None and (asked.seed is not None or asked.option or asked.scenario or asked.seats):
        raise Said("resume-fixed", file=shown_path(asked.resume))
    if not 0 < asked.think < TOO_LONG:
        raise Said("think-wrong", seconds=str(asked.think))
    if asked.save is not None and asked.save != asked.resume and asked.save.exists():
        raise Said("save-taken", file=shown_path(asked.save))
    if replay is None:
        scenario = scenario_named(game, asked.scenario)
        seats = _seats(game, scenario, asked)
        match = Match(game, scenario, seats, read_settings(game, asked.option, scenario), _seed(asked))
    else:
        match = resumed(game, replay, asked.resume, terminal.texts)
    table = table_for(game, terminal.texts, terminal.ascii_only)
    names = _names(asked, table, match)
    players = [Player(name, Seat(seat), match.seed, asked.think) for seat, name in enumerate(names)]
    file = asked.save or asked.resume or fresh_file(game.name)
    keeper = Keeper(match, file, mine=file == asked.resume)
    coach = _coach(asked, match, players, terminal)
    return Session(match, table, players, terminal, keeper, load_rulebook(package_of(game)), coach)


def _coach(asked: Namespace, match: Match[Any], players: list[Player], terminal: Terminal) -> TerminalCoach | None:
    """The scenario's coach, if it has one and one person plays it."""
    people = [player.seat for player in players if player.bot is None]
    game = match.game.name
    # a game of two that everybody plays has its coach on request only
    is_usual = match.scenario == match.game.scenarios[0] and not match.game.is_cooperative()
    wanted = not is_usual if asked.coach is None else asked.coach
    if not wanted or len(people) != 1 or match.scenario not in coached(game):
        return None
    return TerminalCoach(load_coach(game, match.scenario), people[0], terminal)


def _seed(asked: Namespace) -> Seed:
    if asked.seed is None:
        return drawn_seed()
    if asked.seed < 0:
        raise Said("seed-wrong", seed=str(asked.seed))
    return int(asked.seed)


def _seats(game: Game[Any], scenario: str, asked: Namespace) -> int:
    """The number of seats: by default as many as named players, if the scenario allows it."""
    allowed = game.seats(scenario)
    named = len(asked.players.split(",")) if asked.players else allowed[0]
    seats = int(named if asked.seats is None else asked.seats)
    if seats not in allowed:
        raise Said("seats-wrong", scenario=scenario, count=seats, known=", ".join(map(str, allowed)))
    return seats


def _names(asked: Namespace, table: Table, match: Match[Any]) -> list[str]:
    """The players by seat: as named; otherwise a person, on a chosen or drawn side, and bots."""
    sides = [table.side(seat) for seat in range(match.seats)]
    given = {side: getattr(asked, side) for side in SIDES if getattr(asked, side) is not None}
    if asked.side is not None and (asked.players or given):
        raise Said("side-and-players")
    for side in (*given, *([] if asked.side is None else [asked.side])):
        if side not in sides:
            raise Said("side-unknown", side=side, known=", ".join(sides))
    if asked.players:
        names = [each.strip() for each in asked.players.split(",")]
    else:
        mine = 0 if given else drawn_seat(match) if asked.side is None else sides.index(asked.side)
        names = [HUMAN if seat == mine else "greedy" for seat in range(match.seats)]
    if len(names) != match.seats:
        raise Said("players-wrong", count=len(names), seats=match.seats)
    for side, name in given.items():
        names[sides.index(side)] = name
    for name in names:
        if name not in (HUMAN, *BOTS):
            raise Said("player-unknown", name=name, known=", ".join((HUMAN, *BOTS)))
    return names
