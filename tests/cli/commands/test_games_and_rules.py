"""The commands that show what there is to play: games and rules."""

import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.keyboard import Keyboard, Shown, silent
from warbook.cli.arguments import spoken
from warbook.cli.commands import games, perft, rules
from warbook.cli.data_folder import data_folder
from warbook.games import GAMES
from warbook.games.summoner.game import SummonerWar

GAME = SummonerWar()


def read(keyboard: Keyboard, arguments: str) -> Shown:
    return keyboard.run(rules.run, f"summoner-war {arguments}", silent)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_TW.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of a Linux system")
@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({}, Path.home() / ".local" / "share" / "warbook"),
        ({"XDG_DATA_HOME": "/somewhere"}, Path("/somewhere/warbook")),
        ({"XDG_DATA_HOME": "relative"}, Path.home() / ".local" / "share" / "warbook"),
        ({"XDG_DATA_HOME": "/somewhere", "WARBOOK_DATA": "/elsewhere"}, Path("/elsewhere")),
    ],
)
def test_games_are_kept_where_the_system_keeps_a_users_data(
    environment: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "WARBOOK_DATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == folder


def test_a_folder_from_before_is_used_on_where_the_system_has_another_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "WARBOOK_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / "Library" / name)
    assert data_folder() == tmp_path / "Library" / "warbook"
    before = tmp_path / ".local" / "share" / "warbook"
    before.mkdir(parents=True)
    assert data_folder() == before
    (tmp_path / "Library" / "warbook").mkdir(parents=True)
    assert data_folder() == tmp_path / "Library" / "warbook"


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Summoner War"), ("zh-Hant", "召喚師戰爭"), ("pl", "Wojna przywoływaczy")]
)
def test_the_games_are_listed_in_every_language(keyboard: Keyboard, language: str, title: str) -> None:
    shown = keyboard.run(games.run, f"--lang {language}", silent)
    assert shown.code == 0
    assert title in shown.out
    for setting in GAME.settings:
        assert setting.name in shown.out
    data = msgspec.json.decode(keyboard.run(games.run, f"--json --lang {language}", silent).out)
    assert [game["id"] for game in data] == list(GAMES)
    assert (data[0]["id"], data[0]["name"], data[0]["players"]) == ("summoner-war", title, [2])
    options = {option["name"]: option for option in data[0]["options"]}
    assert options["augment_count"]["default"] == "3"
    assert (options["augment_count"]["low"], options["augment_count"]["high"]) == (0, 7)
    assert list(options["no_action"]["values"]) == ["pass", "loss"]
    assert "S1 H1" in options["composition"]["form"]


def test_all_rules_are_read_chapter_by_chapter(keyboard: Keyboard) -> None:
    shown = read(keyboard, "")
    assert shown.code == 0
    assert shown.out.index("1. Components") < shown.out.index("SW-1.1 ") < shown.out.index("2. Setup")
    assert "SW-19.5" in shown.out
    assert "SW-19.8" not in shown.out  # for implementers: found by its id alone
    assert "SW-19.8" in read(keyboard, "SW-19.8").out
    assert "SW-13." not in read(keyboard, "legal actions").out


@pytest.mark.parametrize(
    ("language", "heading", "words"),
    [
        ("en", "What it is about", "Somewhere among the sixteen pieces"),
        ("zh-Hant", "這是什麼樣的遊戲", "藏著一枚召喚師"),
        ("pl", "O czym jest ta gra", "ukrywa się Przywoływacz"),
    ],
)
def test_the_overview_comes_before_the_rules(keyboard: Keyboard, language: str, heading: str, words: str) -> None:
    shown = read(keyboard, f"--lang {language}")
    assert shown.code == 0
    told = shown.said if language != "zh-Hant" else shown.out
    assert told.index(heading) < told.index(words) < told.index("SW-1.1 ")
    assert "**" not in told
    assert "board:" not in told


def test_the_best_match_of_a_word_is_read_first(keyboard: Keyboard) -> None:
    for asked, first in (("trap", "SW-8.13"), ("陷阱 --lang zh-Hant", "SW-8.13"), ("pulapka --lang pl", "SW-8.13")):
        assert read(keyboard, asked).said.split()[0] == first


def test_one_rule_comes_with_everything_around_it(keyboard: Keyboard) -> None:
    shown = read(keyboard, "sw-8.16")
    assert "8. Attack resolution" in shown.said
    assert "SW-8.16 Attack" in shown.said or "SW-8.16 After" in shown.said
    assert "G: the rulebook leaves it open; this is our decision." in shown.said
    assert "Rulings SW-15.22" in shown.said
    assert "Options that change it assassin_trap_turn: Whose turn follows an assassin trap." in shown.said
    assert "Worked examples SW-EX-" in shown.said


def test_rules_are_found_by_a_word_of_the_language(keyboard: Keyboard) -> None:
    assert "SW-7.72" in read(keyboard, "screen an Archer").out
    assert "SW-7.72" in read(keyboard, "炮架 --lang zh-Hant").out
    assert "SW-7.72" in read(keyboard, "przeskakiwaną --lang pl").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("SW-7.99", "There is no rule “SW-7.99”; the most similar are SW-7."),
        ("8.99", "There is no rule “8.99”; the most similar are SW-8."),
        ("xyzzy", "No rule has the number or contains “xyzzy”."),
        ("SW-7.99 --lang pl", "Nie ma zasady „SW-7.99”; najbliższe to SW-7."),
    ],
)
def test_a_rule_that_is_not_there_is_one_sentence(keyboard: Keyboard, arguments: str, sentence: str) -> None:
    shown = read(keyboard, arguments)
    assert shown.code == 2
    assert shown.out == ""
    assert shown.err.startswith(f"warbook rules: {sentence}")
    assert shown.err.count("\n") == 1


def test_an_unknown_game_is_a_mistake_that_lists_the_games(keyboard: Keyboard) -> None:
    for command in (rules.run, perft.run):
        with pytest.raises(ValueError, match="there is no game 'chess'; the games are summoner-war"):
            keyboard.run(command, "chess 1", silent)
