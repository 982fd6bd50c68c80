"""Arguments shared by several commands: language, game, table options."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from warbook.games import GAMES, package_of
from warbook.kernel.api import Game
from warbook.kernel.content.texts import LANGUAGES, Texts, texts
from warbook.kernel.mistakes import Said
from warbook.kernel.wire import Setting, applies


class Parser(ArgumentParser):
    """A parser whose errors are one sentence, like those of the commands."""

    def error(self, message: str) -> NoReturn:
        """Report an error without the usage lines; `--help` has them."""
        raise ValueError(f"{message} (see --help)")


def add_language(parser: ArgumentParser) -> None:
    """Add the option --lang, with a default from the environment."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=spoken(os.environ),
        help="en, zh-Hant or pl; default: LC_ALL or LANG",
    )


def spoken(environment: Mapping[str, str]) -> str:
    """The environment's language if it is available, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name, "")
        if asked:
            return {"zh": "zh-Hant", "pl": "pl"}.get(asked[:2].lower(), "en")
    return "en"


# a game of any state: commands use only the kernel's API
def game_named(name: str) -> Game[Any]:
    """A game of the registry; an unknown name is a ValueError that lists the games."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def texts_for(game: Game[Any], language: str) -> Texts:
    """The texts of a game and of the terminal; the game's override."""
    return texts(language, (package_of(game), "warbook.cli"), game.words(language))


def warn(command: str, games: Iterable[Game[Any]], language: str) -> None:
    """Print the games' notices on standard error."""
    for game in games:
        for notice in game.notices():
            print(f"warbook {command}: {texts_for(game, language).say(notice.text, notice.words)}", file=sys.stderr)


def add_scenario(parser: ArgumentParser) -> None:
    """Add the option --scenario."""
    parser.add_argument("--scenario", metavar="NAME", help="the scenario; default: the game's first")


def scenario_named(game: Game[Any], name: str | None) -> str:
    """The named scenario, or the game's first; an unknown one is an error that lists the scenarios."""
    if name is not None and name not in game.scenarios:
        raise Said("scenario-unknown", name=name, known=", ".join(game.scenarios))
    return game.scenarios[0] if name is None else name


def option_key(name: str, value: str = "") -> str:
    """The text key of an option or of one of its values."""
    return "-".join(["option", name.replace("_", "-"), *([value.replace("_", "-")] if value else [])])


def read_settings(game: Game[Any], given: list[str], scenario: str = "") -> dict[str, str]:
    """Read NAME=VALUE pairs as table options; an unknown one is an error with its name."""
    scenario = scenario or game.scenarios[0]
    known = {setting.name: setting for setting in game.settings if applies(setting, scenario)}
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Said("option-garbled", text=pair)
        if name not in known:
            raise Said("option-unknown", name=name, known=", ".join(known))
        _check_value(game, scenario, known[name], value)
        options[name] = value
    return options


def _check_value(game: Game[Any], scenario: str, setting: Setting, value: str) -> None:
    name = setting.name
    if setting.values and value not in setting.values:
        raise Said("option-value", name=name, value=value, known=", ".join(setting.values), rule=setting.rule)
    try:
        game.setup(scenario, game.seats(scenario)[0], {name: value}, 0)
    except ValueError as error:
        if setting.pattern:
            form = f"@{option_key(name, setting.default)}"
            raise Said("option-form", name=name, value=value, form=form, rule=setting.rule) from error
        low, high = str(setting.low), str(setting.high)
        raise Said("option-number", name=name, value=value, low=low, high=high, rule=setting.rule) from error
