"""Elemental Uprising by keyboard: the prologue from its first question to its end, what is listed, what is refused."""

from __future__ import annotations

import re

import pytest

from tests.cli.keyboard import Keyboard, Lister
from tests.rules import rule
from warbook.kernel.content.replay_files import read_replay

VERBS = "hero|give|build|pass|activate|tile|soldier|move|seat|attack|ability|rest|gain|buy|modify|mode|done|stop"
NUMBERED = re.compile(rf"(?:^|\s)\s*(\d+) (?:{VERBS})\b")

# two people at one keyboard: heroes, starting towers, Blue's tower and hero, a tower handed on, then Red's
PREPARED = ["hero elora", "hero saitam", "give ARC1 red", "give SOL1 red", "give MAG1 blue"]
BLUE = ["build MAG1 h N", "tile t0 1 f0 00", "activate saitam", "move r1c3", "seat 20", "attack N", "stop", "done"]
RED = ["build ARC1 b S", "mode 1", "tile t0 1 f0 02", "pass SOL1 blue", "activate elora", "rest", "done"]


@pytest.fixture
def kingdom(keyboard: Keyboard) -> Keyboard:
    keyboard.game = "elemental-uprising"
    return keyboard


@rule("EU-1.2")
@pytest.mark.parametrize(
    ("language", "over"),
    [
        ("en", r"the Kingdom (?:is saved|has fallen)"),
        ("pl", r"Królestwo (?:ocalone|upadło)"),
        ("zh-Hant", r"王國(?:得救|陷落)"),
    ],
)
def test_a_person_alone_plays_the_prologue_to_its_end(kingdom: Keyboard, language: str, over: str) -> None:
    shown = kingdom.play(f"--players human --seed 11 --lang {language}", ["random"] * 1500)
    assert (shown.code, shown.err) == (0, "")
    assert re.search(over, shown.said, re.IGNORECASE)
    checked = kingdom.replay(f"{kingdom.kept()} --check")
    assert checked.code == 0
    assert read_replay(kingdom.kept()).digest in checked.out


@rule("EU-4.13", "EU-9.3")
def test_two_people_play_the_first_round_and_a_bot_of_the_terminal_the_rest(kingdom: Keyboard) -> None:
    shown = kingdom.play("--players human,human --seed 3", [*PREPARED, *BLUE, *RED, *["random"] * 1500])
    assert (shown.code, shown.err) == (0, "")
    refused = re.findall(r"> (!.*)", shown.out)
    assert refused == []
    assert re.search(r"the Kingdom (?:is saved|has fallen)", shown.said, re.IGNORECASE)


def begun(kingdom: Keyboard, *lines: str) -> str:
    """What is said once Blue has played and Red is asked."""
    return kingdom.play("--players human,human --seed 3", [*PREPARED, *BLUE, *lines, "quit"]).said


def test_the_screen_tells_of_land_goods_hands_and_hordes(kingdom: Keyboard) -> None:
    said = begun(kingdom)
    assert "Hold out until the stacks are empty. A first lesson: one road" in said, "what the scenario is about"
    assert re.search(r"hearts \d · crystals \d · gold \d · soldiers 12", said)
    assert "Blue builds Mage Guild on r2c3, facing north." in said and "h/B MAG1^" in said
    assert re.search(r"A damage tile of 3 squares \(magical\) on “[^”]+”\.", said)
    assert re.search(r"t0 [^·]+ on r1c3: \d+ open · .*3 steps to the gate", said)
    assert "hand: ARC1 Archer Tower, SOL1 Militia Barracks" in said
    assert "Saitam, health 4/4, r1c3 · activated" in said
    assert re.search(r"marker 1: \d+ cards \(next: T1, (?:crystals or gold \d|crystals \d, gold \d)\)", said)
    assert "modifications for sale, 2 gold each: Artillery tile 2 × 1," in said


def test_the_list_names_every_square_of_a_tile(kingdom: Keyboard) -> None:
    said = kingdom.play("--players human,human --seed 3", [*PREPARED, BLUE[0], "list t0", "quit"]).said
    listed = re.findall(r"tile t0 1 f(\d) 1(\d) (\S+) → (?:\d|none)", said)
    assert len(listed) > 8
    forms = [("11", "12", "21"), ("11", "12", "22"), ("12", "21", "22"), ("11", "21", "22")]  # with their corner at 11
    for form, column, squares in listed:
        moved = [f"{square[0]}{int(square[1]) + int(column) - 1}" for square in forms[int(form)]]
        assert squares.split("+") == moved


@rule("EU-10.1")
def test_why_tells_the_rule(kingdom: Keyboard) -> None:
    said = begun(kingdom, "why", "why build ARC1 e N", "why build ARC1 b S", "fly", "build ARC1", "build ARC1 z N")
    assert "EU-9.3" in said
    assert "A tower from your hand goes on a site of your colour or on a white one. (EU-10.1)" in said
    assert "build ARC1 b S is legal" in said
    assert "“fly” is not an action" in said
    assert "“build ARC1” has too few or too many parts" in said
    assert "“z” is not a building site" in said


@pytest.mark.parametrize(("scenario", "seed"), [("P", 2), ("S12", 5)])
def test_what_is_listed_can_be_typed(kingdom: Keyboard, scenario: str, seed: int) -> None:
    shown = kingdom.play_by(f"--scenario {scenario} --players human,random --seed {seed}", Lister(NUMBERED, seed, 80))
    assert shown.code == 0
    assert "!" not in re.findall(r"> (.)", shown.out), "nothing that was listed is refused"
    assert len(read_replay(kingdom.kept()).actions) > 20


def test_a_game_that_was_left_goes_on(kingdom: Keyboard) -> None:
    left = kingdom.play("--players human --seed 5", ["random"] * 12 + ["quit"])
    command = re.search(r"Continue with: warbook play elemental-uprising (.*)", left.out)
    assert command is not None
    again = kingdom.play(command[1], ["log", "quit"])
    assert again.code == 0
    assert "Round 1" in again.said
