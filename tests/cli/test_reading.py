"""The commands that show something: games, rules, replays, perft."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.cli.keyboard import Keyboard, Shown
from warbook.cli.arguments import spoken
from warbook.cli.commands import games, perft, rules
from warbook.cli.commands.perft import dealt
from warbook.games import GAMES, data_folder
from warbook.games.summoner.game import SummonerWar
from warbook.kernel.api import seat_of
from warbook.kernel.run import perft as count

GAME = SummonerWar()
BEGIN = ["deploy KAFHFABK/FWPSBPWF", "cards SWITCH CHAIN MIMIC", "lock"]


def silent(new: str) -> str:
    raise AssertionError(f"nothing is asked here: {new}")


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


def test_games_are_kept_where_the_system_keeps_a_users_data() -> None:
    assert data_folder({"XDG_DATA_HOME": "/somewhere"}) == Path("/somewhere/warbook")
    assert data_folder({"XDG_DATA_HOME": "/somewhere", "WARBOOK_DATA": "/elsewhere"}) == Path("/elsewhere")
    assert data_folder({}) == Path.home() / ".local" / "share" / "warbook"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local" / "share" / "warbook"


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
    assert "G: the rulebook leaves it open; it was decided." in shown.said
    assert "Rulings on it SW-15.22" in shown.said
    assert "Options that change it assassin_trap_turn: Whose turn follows an assassin trap." in shown.said
    assert "Worked examples that show it SW-EX-" in shown.said


def test_rules_are_found_by_a_word_of_the_language(keyboard: Keyboard) -> None:
    assert "SW-7.72" in read(keyboard, "screen an Archer").out
    assert "SW-7.72" in read(keyboard, "炮架 --lang zh-Hant").out
    assert "SW-7.72" in read(keyboard, "przeskakiwaną --lang pl").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("SW-7.99", "There is no rule “SW-7.99”; the nearest are SW-7."),
        ("8.99", "There is no rule “8.99”; the nearest are SW-8."),
        ("xyzzy", "No rule has the number or the word “xyzzy”."),
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


def test_perft_counts_what_the_kernel_counts_from_the_seeds_position(keyboard: Keyboard) -> None:
    shown = keyboard.run(perft.run, "summoner-war 3 --seed 4 --option augment_count=0", silent)
    state = dealt(GAME, {"augment_count": "0"}, 4)
    assert state.draft is None
    for depth in (1, 2, 3):
        assert re.search(rf"(?m)^ *{depth} +{count(GAME, state, depth):,} ", shown.out)
    assert keyboard.run(perft.run, "summoner-war 2 --seed 5", silent).out != shown.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [("0", "0 is no depth"), ("2 --option x=1", "There is no option x"), ("1 --seed -4", "-4 is no seed")],
)
def test_perft_says_what_was_asked_for_wrongly(keyboard: Keyboard, arguments: str, sentence: str) -> None:
    shown = keyboard.run(perft.run, f"summoner-war {arguments}", silent)
    assert shown.code == 2
    assert sentence in shown.err


def kept_game(keyboard: Keyboard) -> Path:
    keyboard.play("--blue random --seed 3", [*BEGIN, "", "resign", "y"])
    return keyboard.kept()


def test_a_replay_is_stepped_through_with_nothing_hidden(keyboard: Keyboard) -> None:
    file = kept_game(keyboard)
    shown = keyboard.replay(str(file), ["", "next", "", "back", "1", "end", "999", "x", "quit"])
    assert shown.code == 0
    assert "seed 3" in shown.out
    assert "Red has locked in." in shown.out
    assert "◆(S)" in shown.out
    assert "●(S)" in shown.out
    assert "Blue wins: the enemy has resigned." in shown.out
    assert "! 999 is not a place in this replay" in shown.said
    assert "Action 1 of " in shown.out


def test_a_replay_without_an_answer_ends_quietly(keyboard: Keyboard) -> None:
    shown = keyboard.replay(str(kept_game(keyboard)))
    assert shown.code == 0
    assert shown.err == ""


def test_an_unfinished_replay_is_checked_and_shown_too(keyboard: Keyboard) -> None:
    keyboard.play("--blue random --seed 3", [*BEGIN, "quit"])
    assert keyboard.replay(f"{keyboard.kept()} --check").code == 0
    assert "Red is the first player" in keyboard.replay(str(keyboard.kept()), ["end"]).out


def test_a_check_that_fails_says_both_digests(keyboard: Keyboard) -> None:
    file = kept_game(keyboard)
    data = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**data, "digest": "c0ffee"}))
    shown = keyboard.replay(f"{file} --check --lang pl")
    assert shown.code == 1
    assert f"skrót {data['digest']}, zapisany c0ffee" in shown.out
    stepped = keyboard.replay(str(file), ["end"])
    assert stepped.code == 0
    assert "! " in stepped.out


def test_a_truncated_replay_is_one_sentence_with_the_place(keyboard: Keyboard) -> None:
    file = kept_game(keyboard)
    whole = file.read_bytes()
    for length in (0, 1, 200, len(whole) - 3):
        file.write_bytes(whole[:length])
        shown = keyboard.replay(f"{file} --check")
        assert shown.code == 2
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        assert str(file) in shown.err
        assert f"{length} bytes" in shown.err


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "there is no game chess"),
        ("rules", 99, "was played by rules number 99"),
        ("content", "0123", "was played with the content 0123"),
        ("actions", ["0:+d1"], "action 1 of 1, “0:+d1”: That is not a step of your preparation now"),
        ("actions", ["0:nonsense"], "action 1 of 1, “0:nonsense”: “nonsense” is not an action"),
        ("actions", ["red:+d1"], "action 1 of 1, “red:+d1”, begins with no seat"),
        ("options", {"x": "y"}, "the table cannot be set up"),
        ("scenario", "endless", "the table cannot be set up"),
    ],
)
@pytest.mark.parametrize("check", ["", " --check"])
def test_a_replay_that_cannot_be_played_is_one_sentence_with_the_place(
    keyboard: Keyboard, field: str, value: object, sentence: str, check: str
) -> None:
    file = kept_game(keyboard)
    data = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**data, field: value}))
    shown = keyboard.replay(str(file) + check)
    assert shown.code == 2
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert shown.err.startswith(f"warbook replay: {file}")
    assert sentence in shown.err


def test_a_file_that_is_not_there_is_one_sentence(keyboard: Keyboard) -> None:
    shown = keyboard.replay(str(keyboard.folder / "nothing.json"))
    assert shown.code == 2
    assert "nothing.json cannot be read" in shown.err


def test_the_setup_of_perft_is_made_by_both_sides() -> None:
    state = dealt(GAME, {}, 1)
    assert {seat_of(action) for action in GAME.legal(state, GAME.acting(state)[0])} == {0}
    assert state.cards[0] != 0
    assert state.cards[1] != 0
