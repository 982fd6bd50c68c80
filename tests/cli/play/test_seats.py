"""Where a person sits at the terminal: as asked, as named, or drawn (SW-2.1)."""

from __future__ import annotations

import re

import pytest

from tests.cli.keyboard import Keyboard, Shown
from tests.rules import rule


def prompt(shown: Shown) -> str:
    """Whose line the terminal asked for last."""
    found = re.findall(r"^(\w+)> ", shown.out, re.MULTILINE)
    assert found, shown
    return str(found[-1])


def seat_of(keyboard: Keyboard, arguments: str) -> str:
    return prompt(keyboard.play(arguments, ["quit"]))


@rule("SW-2.1")
@pytest.mark.parametrize(
    ("game", "sides"),
    [
        ("summoner-war", {"Red", "Blue"}),
        ("krosmaster-arena", {"Red", "Blue"}),
        ("meeple-war", {"Orange", "Blue"}),
    ],
)
def test_a_person_against_a_bot_gets_a_drawn_side(keyboard: Keyboard, game: str, sides: set[str]) -> None:
    keyboard.game = game
    found = {seat_of(keyboard, f"--seed {seed}") for seed in range(1, 7)}
    assert found == sides
    assert seat_of(keyboard, "--seed 3") == seat_of(keyboard, "--seed 3")


@rule("SW-2.1")
@pytest.mark.parametrize("side", ["red", "blue"])
def test_a_person_gets_the_side_that_was_asked_for(keyboard: Keyboard, side: str) -> None:
    for seed in range(1, 5):
        assert seat_of(keyboard, f"--seed {seed} --side {side}") == side.title()


@rule("SW-2.1")
def test_named_players_sit_exactly_as_typed(keyboard: Keyboard) -> None:
    for seed in range(1, 5):
        assert seat_of(keyboard, f"--seed {seed} --players human,greedy") == "Red"
        assert seat_of(keyboard, f"--seed {seed} --players greedy,human") == "Blue"
        assert seat_of(keyboard, f"--seed {seed} --red greedy --blue human") == "Blue"


def test_a_team_and_a_coached_scenario_keep_the_first_seat(keyboard: Keyboard) -> None:
    for seed in range(1, 5):
        keyboard.game = "rift-in-time"
        assert seat_of(keyboard, f"--seed {seed} --seats 2") == "Red"
        keyboard.game = "krosmaster-arena"
        assert seat_of(keyboard, f"--seed {seed} --scenario tutorial-1") == "Red"


@pytest.mark.parametrize("language", ["en", "zh-Hant", "pl"])
def test_a_wrong_side_is_one_sentence(keyboard: Keyboard, language: str) -> None:
    shown = keyboard.play(f"--side green --lang {language}", [])
    assert shown.code == 2 and "red" in shown.err and "blue" in shown.err
    shown = keyboard.play(f"--side red --players human,greedy --lang {language}", [])
    assert shown.code == 2 and "--players" in shown.err and len(shown.err.splitlines()) == 1
