"""What several commands read from their command line: the language, the game, the table's options."""

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
    """A parser whose complaint is one sentence like everybody else's."""

    def error(self, message: str) -> NoReturn:
        """Complain without the usage lines; `--help` has them."""
        raise ValueError(f"{message} (--help tells more)")


def add_language(parser: ArgumentParser) -> None:
    """The option --lang, read from the environment when it is not given."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=spoken(os.environ),
        help="en, zh-Hant or pl; else as LC_ALL or LANG say",
    )


def spoken(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as far as we speak it; English else."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name, "")
        if asked:
            return {"zh": "zh-Hant", "pl": "pl"}.get(asked[:2].lower(), "en")
    return "en"


# a game of any state: the commands talk to it through the kernel's API alone
def game_named(name: str) -> Game[Any]:
    """The game in the registry; an unknown name is a ValueError that lists them."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def texts_for(game: Game[Any], language: str) -> Texts:
    """The words of a game and of the terminal; the game's win."""
    return texts(language, (package_of(game), "warbook.cli"), game.words(language))


def warn(command: str, games: Iterable[Game[Any]], language: str) -> None:
    """Say on standard error what people should hear of the games before they play."""
    for game in games:
        for notice in game.notices():
            print(f"warbook {command}: {texts_for(game, language).say(notice.text, notice.words)}", file=sys.stderr)


def add_scenario(parser: ArgumentParser) -> None:
    """The option --scenario."""
    parser.add_argument("--scenario", metavar="NAME", help="which scenario; else the game's first")


def scenario_named(game: Game[Any], name: str | None) -> str:
    """The scenario that was asked for, or the game's first; an unknown one is said with those that there are."""
    if name is not None and name not in game.scenarios:
        raise Said("scenario-unknown", name=name, known=", ".join(game.scenarios))
    return game.scenarios[0] if name is None else name


def option_key(name: str, value: str = "") -> str:
    """The key of what an option, or one of its values, means."""
    return "-".join(["option", name.replace("_", "-"), *([value.replace("_", "-")] if value else [])])


def read_settings(game: Game[Any], given: list[str], scenario: str = "") -> dict[str, str]:
    """NAME=VALUE pairs as options of a table; what the game or the scenario does not know is said with its name."""
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
