"""Rift in Time at the terminal: alone and with others, what is listed, why something is refused, replays."""

from __future__ import annotations

import re

import pytest

from tests.cli.keyboard import Keyboard, Lister
from tests.rules import rule
from warbook.kernel.content.replay_files import read_replay

NUMBERED = re.compile(
    r"(?:^|\s)\s*(\d+) (?:build|pass|activate|tile|soldier|move|seat|attack|rest|hero|buy|done|stop)\b"
)


@pytest.fixture
def kingdom(keyboard: Keyboard) -> Keyboard:
    keyboard.game = "rift-in-time"
    return keyboard


@rule("RT-18.1")
def test_a_person_alone_plays_the_first_scenario_to_its_end(kingdom: Keyboard) -> None:
    shown = kingdom.play("--scenario RS01 --players human --seed 11", ["random"] * 1500)
    assert (shown.code, shown.err) == (0, "")
    assert re.search(r"the Kingdom (?:is saved|has fallen)", shown.said, re.IGNORECASE)
    checked = kingdom.replay(f"{kingdom.kept()} --check")
    assert checked.code == 0
    assert read_replay(kingdom.kept()).digest in checked.out


def test_what_is_listed_can_be_typed(kingdom: Keyboard) -> None:
    shown = kingdom.play_by("--scenario RS02 --players human,random --seed 3", Lister(NUMBERED, 2, 80))
    assert shown.code == 0
    assert "!" not in re.findall(r"> (.)", shown.out), "nothing that was listed is refused"
    assert len(read_replay(kingdom.kept()).actions) > 20


@pytest.mark.parametrize("language", ["zh-Hant", "pl"])
def test_a_game_of_bots_is_told_to_its_end_in_every_language(kingdom: Keyboard, language: str) -> None:
    shown = kingdom.play(f"--scenario RS01 --players random,random --seed 12 --lang {language}", [])
    assert shown.code == 0
    assert {"zh-Hant": "王國", "pl": "Królestwo"}[language] in shown.said
    assert {"zh-Hant": "重播已儲存", "pl": "Powtórka jest zachowana"}[language] in shown.out


@rule("RT-33.3")
def test_people_at_one_keyboard_never_look_away(kingdom: Keyboard) -> None:
    shown = kingdom.play("--scenario RS01 --players human,human --seed 1", ["hero malik", "hero ignus", "quit"])
    assert "press Enter when nobody else is looking" not in shown.out
    assert "Red plays Malik Hammerfury." in shown.said and "Blue plays Ignus." in shown.said


def begun(kingdom: Keyboard, *lines: str) -> str:
    """What is said once Red has Malik, Blue has Ignus, and Blue has handed the keyboard back."""
    typed = ["hero malik", "hero ignus", "done", *lines, "quit"]
    return kingdom.play("--scenario RS01 --players human,human --seed 1", typed).said


def test_the_screen_shows_map_trays_and_hands(kingdom: Keyboard) -> None:
    said = begun(kingdom, "board", "cards A1", "help")
    assert re.search(r"r1 v a/R", said) and "EXIT" in said
    assert re.search(r"t0 r\dc\d", said) and "0 1234" not in said
    assert "hand: A1 Archer Tower, D1 Dwarven Bombard, B1 Militia Barracks" in said
    assert "Malik Hammerfury, health 5/5, on the hero board" in said
    assert "A1 Archer Tower: level 1, I2, physical, range N2" in said
    assert "build A1 c N" in said and "steps to the exit" in said and "→ moves on" in said


@rule("RT-7.3", "RT-11.1")
def test_why_tells_the_rule(kingdom: Keyboard) -> None:
    said = begun(
        kingdom, "why", "why build A1 b N", "why pass A1 red", "why build A1 a N", "fly", "build A1", "build A1 z N"
    )
    assert "RT-6.4" in said
    assert "That site belongs to another player. (RT-7.3)" in said
    assert "A tower is passed to another player. (RT-11.1)" in said
    assert "build A1 a N is legal" in said
    assert "“fly” is not an action" in said
    assert "“build A1” has too few or too many parts" in said
    assert "“z” is not a building site" in said


@rule("RT-11.2")
def test_a_tower_is_built_and_another_passed(kingdom: Keyboard) -> None:
    said = begun(kingdom, "pass D1 blue", "build A1 a W", "stop")
    assert "Red passes Dwarven Bombard to Blue: it becomes Dwarven Artillery." in said
    assert "Red builds Archer Tower on r1c2, facing west." in said
    assert "incoming: D2 Dwarven Artillery" in said


def test_a_game_that_was_left_goes_on(kingdom: Keyboard) -> None:
    left = kingdom.play("--scenario RS01 --players human --seed 5", ["random"] * 6 + ["quit"])
    command = re.search(r"Continue with: warbook play rift-in-time (.*)", left.out)
    assert command is not None
    again = kingdom.play(command[1], ["log", "quit"])
    assert again.code == 0
    assert "Round 1" in again.said


def test_what_is_asked_for_wrongly_is_one_sentence(kingdom: Keyboard) -> None:
    for arguments in ("--scenario RS99", "--players human,human,human,human,human", "--option difficulty=x"):
        shown = kingdom.play(arguments, [])
        assert (shown.code, shown.err.count("\n")) == (2, 1)
