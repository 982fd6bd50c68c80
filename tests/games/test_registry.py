"""The registry: the games are made when one is asked for, with the content packs of a data folder."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from warbook import games
from warbook.games import DATA, GAMES, load, package_of
from warbook.games.summoner.game import SummonerWar
from warbook.kernel.api import Game
from warbook.kernel.content.texts import LANGUAGES, texts, written
from warbook.kernel.wire import Setting, applies


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path | None]]:
    """The folders that games were made with."""
    folders: list[Path | None] = []

    def made(data: Path | None) -> list[Game[Any]]:
        folders.append(data)
        return [SummonerWar()]

    with monkeypatch.context() as patched:
        patched.setattr(games, "made", made)
        patched.delenv(DATA, raising=False)
        GAMES.forget()
        yield folders
    GAMES.forget()


def test_games_are_made_once_and_only_when_one_is_asked_for(asked: list[Path | None]) -> None:
    assert asked == []
    assert list(GAMES) == ["summoner-war"] and GAMES["summoner-war"] is GAMES["summoner-war"]
    assert asked == [None]


def test_they_are_made_again_with_another_folder(asked: list[Path | None], tmp_path: Path) -> None:
    first = GAMES["summoner-war"]
    load(tmp_path)
    assert asked == [None], "nobody has asked for one yet"
    assert GAMES["summoner-war"] is not first
    load(None)
    assert len(GAMES) == 1
    assert asked == [None, tmp_path, None]


def test_worker_processes_know_the_folder(asked: list[Path | None], tmp_path: Path) -> None:
    load(tmp_path)
    code = "import os, warbook.games as games; games.made = lambda data: print(data) or []; list(games.GAMES)"
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert child.stdout.strip() == str(tmp_path)
    load(None)
    assert DATA not in os.environ


@pytest.mark.parametrize("name", GAMES)
def test_every_scenario_has_seats_that_the_game_has(name: str) -> None:
    game = GAMES[name]
    for scenario in game.scenarios:
        seats = game.seats(scenario)
        assert seats and set(seats) <= set(game.players)
        for count in seats:
            assert game.setup(scenario, count, {}, 1).seats == count
    with pytest.raises(ValueError, match="no such thing"):
        game.seats("no such thing")


@pytest.mark.parametrize("name", GAMES)
def test_options_name_scenarios_that_there_are(name: str) -> None:
    game = GAMES[name]
    assert {scenario for setting in game.settings for scenario in setting.scenarios} <= set(game.scenarios)


def test_an_option_may_be_for_some_scenarios_only() -> None:
    everywhere, somewhere = Setting("a", "1", ("1",)), Setting("b", "1", ("1",), scenarios=("duel",))
    assert applies(everywhere, "duel") and applies(everywhere, "draft")
    assert applies(somewhere, "duel") and not applies(somewhere, "draft")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_words_that_everybody_asks_it_for(name: str, language: str) -> None:
    game = GAMES[name]
    said = texts(language, (package_of(game),), game.words(language))
    asides = [f"do-{game.verbs[verb]}" for verb in game.asides]
    scenarios = [f"scenario-{scenario}{about}" for scenario in game.scenarios for about in ("", "-about")]
    options = [f"option-{setting.name.replace('_', '-')}" for setting in game.settings]
    assert [key for key in ("title", "about", *asides, *scenarios, *options) if not said.has(key)] == []


MESSAGE = re.compile(r"^([A-Za-z][\w-]*) = ?(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_the_same_words_with_the_same_arguments_in_every_language(name: str) -> None:
    def messages(language: str) -> dict[str, set[str]]:
        found = MESSAGE.findall(written(package_of(GAMES[name]), language))
        assert len(found) == len(dict(found)), f"{language}: a key is there twice"
        # a language may ask for the gender of a name where others need no name at all
        return {key: set(re.findall(r"\$(\w+)(?!\w|-gender)", body)) for key, body in found}

    english = messages("en")
    assert len(english) > 20
    for language in LANGUAGES:
        there = messages(language)
        assert sorted(there) == sorted(english), language
        # a language may say with a word of its own what another says with an argument, but it knows no other arguments
        assert {key: words - english[key] for key, words in there.items() if words - english[key]} == {}, language
