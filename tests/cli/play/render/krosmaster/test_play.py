"""Krosmaster: Arena at the terminal: whole games typed line by line, shortcuts, hot seats, replays."""

from __future__ import annotations

import re

import pytest

from tests.cli.keyboard import Keyboard, Lister
from tests.rules import rule
from warbook.kernel.content.replay_files import read_replay

NUMBERED = re.compile(r"(?:^|\s)\s*(\d+) (?:start|place|move|cast|punch|pick|end|lay|sell|joker|next|line-up|arena)\b")


@pytest.fixture
def arena(keyboard: Keyboard) -> Keyboard:
    keyboard.game = "krosmaster-arena"
    return keyboard


@rule("KA-29.1")
def test_a_tutorial_against_a_bot_picked_from_the_list(arena: Keyboard) -> None:
    shown = arena.play_by(
        "--scenario tutorial-1 --players human,random --seed 3 --option turn_cap=12", Lister(NUMBERED, 1)
    )
    assert shown.code == 0
    assert shown.err == ""
    assert "wins: " in shown.said or "Draw" in shown.out
    checked = arena.replay(f"{arena.kept()} --check")
    assert checked.code == 0
    assert read_replay(arena.kept()).digest in checked.out


@pytest.mark.parametrize("language", ["zh-Hant", "pl"])
def test_a_duel_of_bots_is_told_to_its_end_in_every_language(arena: Keyboard, language: str) -> None:
    shown = arena.play(f"--players random,random --seed 12 --option turn_cap=3 --lang {language}", [])
    assert shown.code == 0
    assert {"zh-Hant": "重播已儲存", "pl": "Powtórka jest zachowana"}[language] in shown.out


def test_four_players_at_one_table(arena: Keyboard) -> None:
    players = "--players human,random,random,random"
    shown = arena.play(f"--scenario two-against-two {players} --seed 2 --option turn_cap=1", ["random"] * 400)
    assert shown.code == 0
    for side in ("Red", "Blue", "Green", "Yellow"):
        assert f"{side}: game turn" in shown.out
    assert "The replay is saved" in shown.said


def test_the_board_shows_figures_dice_and_market(arena: Keyboard) -> None:
    lines = ["random"] * 6 + ["board", "cards", "help", "quit"]
    shown = arena.play("--players human,random --seed 7 --option arena=pit --ascii", lines)
    assert "A   B   C   D   E   F" in shown.out
    assert re.search(r"p\d+ +(?:King of the|Queen of the)", shown.out)
    assert re.search(r"granite-1 .*pile 11", shown.said)
    assert "Level 3, Initiative" in shown.out
    assert "joker 1 dodge" in shown.said and "take queen" not in shown.said, "help speaks of this question"


@rule("KA-9.1")
def test_a_far_walk_is_one_line_and_each_step_a_move(arena: Keyboard) -> None:
    # the Queen of tutorial 1 stands on B6 with 4 MP, the King far away
    shown = arena.play("--scenario tutorial-1 --players human,random --seed 1", ["go D4", "go B2", "go zz", "quit"])
    assert [action for action in read_replay(arena.kept()).actions if "move" in action] == [
        "0:move B5",
        "0:move B4",
        "0:move B3",
        "0:move B2",
    ]
    assert "There is no way to D4 with 4 MP." in shown.said
    assert "“zz” is not a cell" in shown.said


def test_a_walk_needs_a_way_and_points(arena: Keyboard) -> None:
    shown = arena.play("--scenario tutorial-1 --players human,random --seed 1", ["go E1", "go F1", "quit"])
    assert shown.said.count("There is no way to") == 2
    assert "Nothing was played" in shown.said


@rule("KA-9.1", "KA-12.1")
def test_why_tells_the_rule(arena: Keyboard) -> None:
    # the Queen of tutorial 2 stands on B7 and has Dan To Fu, range 1 to 3
    lines = ["why move C6", "why move B6", "why cast 1 C6", "why cast 1 F1", "why", "move A1", "quit"]
    shown = arena.play("--scenario tutorial-2 --players human,random --seed 1", lines)
    assert shown.said.count("A step costs 1 MP and leads to an adjacent cell of the board. (KA-9.1)") == 2
    assert "move B6 is legal" in shown.said
    assert "cast 1 C6 is legal. 3 AP · normal range 1–3 · 1 air damage. Deals +1 damage for each Tofu" in shown.said
    assert "That cell is out of range. (KA-12.1)" in shown.said
    assert "KA-8.6 During the activation phase" in shown.said


@rule("KA-31.5")
def test_people_at_one_keyboard_look_away_only_when_something_is_secret(arena: Keyboard) -> None:
    shown = arena.play("--scenario tutorial-1 --players human,human --seed 1", ["end", "end", "end", "quit"])
    assert "press Enter when nobody else is looking" not in shown.out
    assert shown.out.count("Blue>") >= 1 and shown.out.count("Red>") >= 2


def test_a_game_that_was_left_goes_on(arena: Keyboard) -> None:
    left = arena.play("--scenario tutorial-3 --players human,random --seed 5", ["move B6", "quit"])
    command = re.search(r"Continue with: warbook play krosmaster-arena (.*)", left.out)
    assert command is not None
    digest = read_replay(arena.kept()).digest
    again = arena.play(command[1], ["log", "undo", "quit"])
    assert again.code == 0
    assert "walks from B7 to B6" in again.said
    assert digest


def test_a_replay_is_stepped_through_with_everything_shown(arena: Keyboard) -> None:
    arena.play("--scenario tutorial-1 --players random,random --seed 4 --option turn_cap=2", [])
    shown = arena.replay(str(arena.kept()), ["", "", "back", "end", "quit"])
    assert shown.code == 0
    assert "Tutorial 1: First try" in shown.said


def test_what_is_asked_for_wrongly_is_one_sentence(arena: Keyboard) -> None:
    shown = arena.play("--scenario nowhere", [])
    assert (shown.code, shown.err.count("\n")) == (2, 1)
    shown = arena.play("--scenario two-against-two --players human,random", [])
    assert (shown.code, shown.err.count("\n")) == (2, 1)
    shown = arena.play("--players human,random --option teams=nobody", [])
    assert shown.code == 2 and "teams" in shown.err
