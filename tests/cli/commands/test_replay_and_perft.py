"""The commands that play what is written down: replay and perft."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.cli.keyboard import Keyboard, silent
from warbook.cli.commands import perft
from warbook.cli.commands.perft import dealt
from warbook.games.summoner.game import SummonerWar
from warbook.kernel.api import seat_of
from warbook.kernel.run import perft as count

GAME = SummonerWar()
BEGIN = ["deploy KAFHFABK/FWPSBPWF", "cards SWITCH CHAIN MIMIC", "lock"]


def test_perft_counts_what_the_kernel_counts_from_the_seeds_position(keyboard: Keyboard) -> None:
    shown = keyboard.run(perft.run, "summoner-war 3 --seed 4 --option augment_count=0", silent)
    state = dealt(GAME, {"augment_count": "0"}, 4)
    assert state.draft is None
    for depth in (1, 2, 3):
        assert re.search(rf"(?m)^ *{depth} +{count(GAME, state, depth):,} ", shown.out)
    assert keyboard.run(perft.run, "summoner-war 2 --seed 5", silent).out != shown.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [("0", "0 is not a depth"), ("2 --option x=1", "There is no option x"), ("1 --seed -4", "-4 is not a seed")],
)
def test_perft_says_what_was_asked_for_wrongly(keyboard: Keyboard, arguments: str, sentence: str) -> None:
    shown = keyboard.run(perft.run, f"summoner-war {arguments}", silent)
    assert shown.code == 2
    assert sentence in shown.err


def kept_game(keyboard: Keyboard) -> Path:
    keyboard.play("--blue random --seed 3", [*BEGIN, "", "resign", "y"])
    return keyboard.kept()


def test_a_replay_is_stepped_through_from_the_referees_eye(keyboard: Keyboard) -> None:
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
        ("rules", 99, "uses rules number 99"),
        ("content", "0123", "uses content 0123"),
        ("actions", ["0:+d1"], "action 1 of 1, “0:+d1”: That is not possible in your preparation now"),
        ("actions", ["0:nonsense"], "action 1 of 1, “0:nonsense”: “nonsense” is not an action"),
        ("actions", ["red:+d1"], "action 1 of 1, “red:+d1”, does not begin with a seat"),
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
