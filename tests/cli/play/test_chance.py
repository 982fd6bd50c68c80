"""Where the chance of a game at the terminal comes from."""

from __future__ import annotations

import re

from tests.cli.keyboard import Keyboard
from warbook.cli.play.seats import drawn_seat
from warbook.games import GAMES
from warbook.kernel.content.replay_files import read_replay, write_replay
from warbook.match.match import Match, resumed

BEGIN = ["deploy KAFHFABK/FWPSBPWF", "cards SWITCH CHAIN MIMIC", "lock"]


def test_a_game_without_a_number_draws_a_key_of_its_own_and_goes_on_with_it(keyboard: Keyboard) -> None:
    left = keyboard.play("--side red", [*BEGIN, "", "quit"])
    assert left.code == 0
    before = read_replay(keyboard.kept())
    assert isinstance(before.seed, str) and re.fullmatch(r"blake2b:[0-9a-f]{64}", before.seed)
    assert keyboard.play(f"--resume {keyboard.kept()} --side red", ["", "quit"]).code == 0
    assert read_replay(keyboard.kept()).seed == before.seed
    assert keyboard.replay(f"{keyboard.kept()} --check").code == 0
    told = keyboard.replay(str(keyboard.kept()), ["q"]).out
    assert f"seed {before.seed[:16]}…" in told and before.seed not in told


def test_the_drawn_side_follows_from_the_key() -> None:
    game = GAMES["summoner-war"]
    matches = [Match(game, "standard", 2, {}, f"blake2b:{number:064x}") for number in range(40)]
    sides = [int(drawn_seat(match)) for match in matches]
    assert 10 < sum(sides) < 30
    assert sides == [int(drawn_seat(match)) for match in matches]


def test_a_number_is_a_seed_as_before(keyboard: Keyboard) -> None:
    keyboard.play("--side red --seed 3", [*BEGIN, "", "quit"])
    assert read_replay(keyboard.kept()).seed == 3


def test_a_replay_whose_chance_was_made_new_is_shown_and_resumed(keyboard: Keyboard) -> None:
    keyboard.play("--side red --seed 3", [*BEGIN, "", "quit"])
    game = GAMES["summoner-war"]
    match = resumed(game, read_replay(keyboard.kept()))
    match.reseed("blake2b:" + "5" * 64)
    write_replay(keyboard.kept(), match.replay())
    assert keyboard.replay(f"{keyboard.kept()} --check").code == 0
    shown = keyboard.replay(str(keyboard.kept()), ["e", "q"]).out
    assert shown.count("New chance from here on") == 1
    again = keyboard.play(f"--resume {keyboard.kept()} --players human,random", ["", "quit"])
    assert again.code == 0
    assert read_replay(keyboard.kept()).reseeded == match.replay().reseeded


def test_a_file_with_a_seed_that_is_none_is_one_sentence(keyboard: Keyboard) -> None:
    keyboard.play("--side red --seed 3", [*BEGIN, "", "quit"])
    file = keyboard.kept()
    file.write_text(file.read_text().replace('"seed": 3', '"seed": "dice"'))
    shown = keyboard.replay(f"{file} --check")
    assert shown.code == 2
    assert "the seed names the generator 'dice'" in shown.err and "at `$.seed`" in shown.err
