"""`warbook games`: every game with its players, its scenarios and the options of its tables."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.arguments import Parser, add_language, option_key, texts_for
from warbook.cli.play.joined import choices, clauses, listed, noted
from warbook.cli.play.terminal import Terminal
from warbook.games import GAMES
from warbook.kernel.api import Game
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Setting


def run(argv: list[str]) -> int:
    """List the games for people, or as JSON for programs."""
    parser = Parser(prog="warbook games", description="List the games with their scenarios and options.")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON array")
    asked = parser.parse_args(argv)
    if asked.json:
        listed = [as_object(game, texts_for(game, asked.lang)) for game in GAMES.values()]
        print(msgspec.json.format(msgspec.json.encode(listed), indent=2).decode())
        return 0
    for game in GAMES.values():
        show(game, Terminal(texts_for(game, asked.lang)))
    return 0


def as_object(game: Game[Any], texts: Texts) -> dict[str, object]:
    """A game as data."""
    return {
        "id": game.name,
        "name": texts.say("title"),
        "about": texts.say("about"),
        "rules": game.rules,
        "players": game.players,
        "scenarios": [_scenario(name, game, texts) for name in game.scenarios],
        "options": [_option(setting, texts) for setting in game.settings],
    }


def _scenario(name: str, game: Game[Any], texts: Texts) -> dict[str, object]:
    named = {"id": name, "name": texts.say(f"scenario-{name}"), "about": texts.say(f"scenario-{name}-about")}
    return {**named, "seats": game.seats(name)}


def _option(setting: Setting, texts: Texts) -> dict[str, object]:
    option: dict[str, object] = {
        "name": setting.name,
        "about": texts.say(option_key(setting.name)),
        "default": setting.default,
        "rule": setting.rule,
    }
    if setting.scenarios:
        option["scenarios"] = setting.scenarios
    if setting.values:
        option["values"] = {value: texts.say(option_key(setting.name, value)) for value in setting.values}
    elif setting.pattern:
        option["form"] = setting.pattern
    else:
        option["low"], option["high"] = setting.low, setting.high
    return option


def show(game: Game[Any], terminal: Terminal) -> None:
    """A game for people."""
    terminal.show(Text.assemble((terminal.text("title"), "bold"), f" · {game.name}"))
    terminal.note(terminal.text("about"))
    terminal.note(choices(terminal.texts, [terminal.text("games-players", count=count) for count in game.players]))
    terminal.note(terminal.text("games-play", command=f"warbook play {game.name}"))
    terminal.show(Text(f"\n{terminal.text('games-scenarios')}", style="bold"))
    _show_scenarios(game, terminal)
    terminal.show(Text(f"\n{terminal.text('games-options')}", style="bold"))
    for setting in game.settings:
        _show_setting(setting, terminal)
    terminal.show(Text())


def _show_scenarios(game: Game[Any], terminal: Terminal) -> None:
    grid = Grid.grid("", "", Column(overflow="fold"), padding=(0, 2))
    for name in game.scenarios:
        seats = choices(terminal.texts, [terminal.text("games-players", count=count) for count in game.seats(name)])
        about = f"{terminal.text(f'scenario-{name}')} · {seats} · {terminal.text(f'scenario-{name}-about')}"
        grid.add_row("", Text(name, style="cyan"), Text(about))
    terminal.show(grid)


def _show_setting(setting: Setting, terminal: Terminal) -> None:
    head = Text.assemble((setting.name, "cyan"), f"  {terminal.text(option_key(setting.name))}")
    if not setting.values and not setting.pattern:
        low, high = str(setting.low), str(setting.high)
        span = terminal.text("games-range", low=low, high=high)
        usual = f"{terminal.text('games-default')} {setting.default}"
        head.append(f" {clauses(terminal.texts, [span, usual])}")
    if setting.scenarios:
        head.append(noted(terminal.texts, "", listed(terminal.texts, setting.scenarios)))
    head.append(terminal.text("citation", rule=setting.rule), "dim")
    terminal.show(Padding(head, (0, 2), expand=False))
    grid = Grid.grid("", "", Column(overflow="fold"), padding=(0, 2))
    for value in setting.values or ((setting.default,) if setting.pattern else ()):
        meaning = terminal.text(option_key(setting.name, value))
        mark = noted(terminal.texts, "", terminal.text("games-default")) if value == setting.default else ""
        grid.add_row("     ", f"{value}", Text.assemble(meaning, (mark, "bold")))
    if grid.row_count:
        terminal.show(grid)
