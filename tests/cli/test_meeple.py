"""Meeple War at the terminal: whole games typed line by line, shortcuts, one keyboard for all, replays."""

from __future__ import annotations

import re

import pytest

from tests.cli.keyboard import Keyboard, Lister
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.meeple.board import draw_map
from warbook.cli.meeple.table import RULES
from warbook.games import GAMES
from warbook.games.meeple.verbs import VERB_NAMES
from warbook.games.meeple.view import MeepleView
from warbook.kernel.api import SPECTATOR
from warbook.kernel.replay import read_replay
from warbook.kernel.rulebook import load_rulebook

NUMBERED = re.compile(r"(?:^|\s)\s*(\d+) (?:fork|build|deploy|assemble|step|bonus|rotate|battle|reinforce|done)\b")


@pytest.fixture
def village(keyboard: Keyboard) -> Keyboard:
    keyboard.game = "meeple-war"
    return keyboard


def test_a_quick_game_against_a_bot_to_its_end(village: Keyboard) -> None:
    shown = village.play("--scenario quick --players human,greedy --seed 11", ["random"] * 900)
    assert shown.code == 0
    assert shown.err == ""
    assert re.search(r"(?:Orange|Blue) wins with [6-9] victory points", shown.said)
    assert "the hammer passes to Orange" in shown.out and "the hammer passes to Blue" in shown.out
    checked = village.replay(f"{village.kept()} --check")
    assert checked.code == 0
    assert read_replay(village.kept()).digest in checked.out


def test_what_is_listed_can_be_typed(village: Keyboard) -> None:
    shown = village.play_by("--scenario quick --players human,random --seed 3", Lister(NUMBERED, 2, 60))
    assert shown.code == 0
    assert "!" not in re.findall(r"> (.)", shown.out), "nothing that was listed is refused"
    assert len(read_replay(village.kept()).actions) > 30


@pytest.mark.parametrize("language", ["zh-Hant", "pl"])
def test_a_game_of_bots_is_told_to_its_end_in_every_language(village: Keyboard, language: str) -> None:
    shown = village.play(f"--scenario quick --players greedy,random --seed 12 --lang {language}", [])
    assert shown.code == 0
    assert {"zh-Hant": "點勝利點數獲勝", "pl": "zwyciężają; punkty zwycięstwa:"}[language] in shown.said
    assert {"zh-Hant": "重播已儲存", "pl": "Powtórka jest zachowana"}[language] in shown.out


def test_four_players_at_one_table(village: Keyboard) -> None:
    lines = ["random"] * 12 + ["quit"]
    shown = village.play("--players human,random,random,random --seed 2", lines)
    assert shown.code == 0
    for side in ("Orange", "Blue", "Green", "Purple"):
        assert f"the hammer passes to {side}" in shown.out
    assert "[pF]" in shown.out and "[gB]" in shown.out


@rule("MW-1.3")
def test_people_at_one_keyboard_never_look_away(village: Keyboard) -> None:
    shown = village.play("--players human,human --seed 1", ["random"] * 12 + ["quit"])
    assert "press Enter when nobody else is looking" not in shown.out
    assert shown.out.count("Orange>") >= 2 and shown.out.count("Blue>") >= 2


def test_the_screen_shows_map_villages_and_numbers(village: Keyboard) -> None:
    shown = village.play("--scenario quick --players human,random --seed 1", ["board", "cards", "help", "quit"])
    assert re.search(r"T03 +T01To +T04", shown.out)
    assert re.search(r"\[oB\] +\[oF\]", shown.out)
    assert "o Orange · you · hammer · 0/6 VP · bravery 0/7 · depot 2 · reserve 10" in shown.said
    assert "F Village square · defence 0/6 · start · now: Build, Assemble 2, Deploy 2" in shown.said
    assert "33 tiles in the supply" in shown.said
    assert "3 → Bomb a building. Put 1 meeple from your reserve" in shown.said
    assert (
        "wooden tower · in the supply: 3 · With 2 or more of your meeples here when your turn begins, 1 victory point"
        in shown.said
    )
    assert "step T03 E · move T03 E 3" in shown.said


def begun(village: Keyboard, *lines: str) -> str:
    """What is said once the first worker of seed 1 has gone to Deploy."""
    return village.play("--players human,random --seed 1", ["fork 3", *lines, "quit"]).said


@rule("MW-11.2", "MW-11.3")
def test_several_meeples_go_over_a_border_in_one_line(village: Keyboard) -> None:
    said = begun(village, "deploy F 2", "move T03 E 2")
    assert said.count("Orange: a meeple goes from T03 to T01 (wooden tower).") == 2
    actions = [action for action in read_replay(village.kept()).actions if "step" in action]
    assert actions[:2] == ["0:step T03 E", "0:step T03 E"]


def test_a_group_that_cannot_go_stays_as_a_whole(village: Keyboard) -> None:
    said = begun(village, "deploy F 2", "move T03 E 3", "move T03 E", "move T03 X 1", "move T03 E none", "undo")
    assert "The meeples there have moved already. (MW-11.12)" in said or "You have no meeple there. (MW-11.1)" in said
    assert "Write it like move T03 E 2" in said
    assert "“none” is not a number of meeples." in said
    assert "“x” is not one of E, NE, NW, W, SW, SE." in said
    assert not [action for action in read_replay(village.kept()).actions if "step" in action]


@rule("MW-8.4", "MW-9.1")
def test_why_tells_the_rule(village: Keyboard) -> None:
    lines = ["why", "why fork 7", "why fork 3", "deploy F 2", "step T99 E", "fly", "fork", "quit"]
    said = village.play("--players human,random --seed 1", lines).said
    assert "MW-8.4 At a fork the player chooses" in said
    assert "The worker cannot step there. (MW-8.4)" in said
    assert "fork 3 is legal" in said
    assert "Something else is to be decided now. (MW-6.1)" in said
    assert "“t99” is not a territory tile" in said
    assert "“fly” is not an action" in said
    assert "“fork” says too little or too much: write it like fork 2 (MW-6.1)." in said


def test_an_action_says_what_it_does(village: Keyboard) -> None:
    said = begun(village, "why deploy F 2", "why tree T03 NE")
    assert "deploy F 2 is legal. Move up to 2 meeples from your depot to your gate territory." in said
    assert "Once in the game: lay it on any border" in said


def test_only_borders_with_forest_are_listed_for_the_tree_token(village: Keyboard) -> None:
    said = begun(village, "list", "tree T03 NE", "board")
    assert "tree T03" not in said.split("Orange>")[2]
    assert "Orange lays the tree token on the north-east border of T03." in said


def test_a_border_may_be_named_from_either_side(village: Keyboard) -> None:
    assert "Orange lays the tree token on the west border of T01." in begun(village, "tree T03 E")


def test_a_game_that_was_left_goes_on(village: Keyboard) -> None:
    left = village.play("--scenario quick --players human,random --seed 5", ["random"] * 3 + ["quit"])
    command = re.search(r"Go on with: warbook play meeple-war (.*)", left.out)
    assert command is not None
    again = village.play(command[1], ["log", "quit"])
    assert again.code == 0
    assert "the hammer passes to" in again.said


def test_a_replay_is_stepped_through(village: Keyboard) -> None:
    village.play("--scenario quick --players greedy,greedy --seed 4", [])
    shown = village.replay(str(village.kept()), ["", "", "back", "end", "quit"])
    assert shown.code == 0
    assert "Quick game" in shown.said and "wins with" in shown.said


def test_what_is_asked_for_wrongly_is_one_sentence(village: Keyboard) -> None:
    for arguments in ("--scenario slow", "--players human", "--players human,random --option token_windows=x"):
        shown = village.play(arguments, [])
        assert (shown.code, shown.err.count("\n")) == (2, 1)


def test_every_verb_has_a_rule_that_is_there() -> None:
    rules = load_rulebook("warbook.games.meeple").rules
    assert {VERB_NAMES[verb] for verb in RULES} == {name for name in VERB_NAMES if name}
    assert all(rule_id in rules for rule_id in RULES.values())


def test_the_map_is_drawn_as_wide_as_the_terminal_lets_it() -> None:
    game = GAMES["meeple-war"]
    view = game.view(game.setup("quick", 4, {}, 1), SPECTATOR)
    assert isinstance(view, MeepleView)
    widths = {
        width: max(len(line) for line in draw_map(view, frozenset(), width).plain.splitlines())
        for width in (40, 50, 100)
    }
    assert widths[40] <= 40 and widths[50] <= 50 and widths[40] < widths[50] < widths[100]
    assert texts_for(game, "en").say("legend")
