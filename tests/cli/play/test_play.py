"""Whole games at the terminal, typed line by line."""

import re

import pytest

from tests.cli.keyboard import Keyboard, Typist
from tests.rules import rule
from warbook.kernel.content.replay_files import read_replay

BEGIN = ["deploy KAFHFABK/FWPSBPWF", "cards SWITCH CHAIN MIMIC", "lock"]
ALONE = "--blue random --seed 3"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_against_a_bot_picked_from_the_list(keyboard: Keyboard, seed: int) -> None:
    shown = keyboard.play_by(f"--blue random --seed {seed}", Typist(seed))
    assert shown.code == 0
    assert shown.err == ""
    assert "wins: " in shown.said or "Draw" in shown.out
    assert "The replay is saved. Watch it with: warbook replay" in shown.said
    replay = read_replay(keyboard.kept())
    assert replay.result
    checked = keyboard.replay(f"{keyboard.kept()} --check")
    assert checked.code == 0
    assert replay.digest in checked.out


@pytest.mark.parametrize("language", ["zh-Hant", "pl"])
def test_a_bot_game_is_told_to_its_end_in_every_language(keyboard: Keyboard, language: str) -> None:
    shown = keyboard.play(f"--red random --blue greedy --seed 12 --lang {language}", [])
    assert shown.code == 0
    assert {"zh-Hant": "重播已儲存", "pl": "Powtórka jest zachowana"}[language] in shown.out


@rule("SW-6.2", "SW-16.3")
def test_two_people_at_one_keyboard_never_see_each_others_secrets(keyboard: Keyboard) -> None:
    shown = keyboard.play_by("--red human --blue human --seed 5", Typist(5))
    assert shown.code == 0
    sittings = re.split(r"(?m)^(Red|Blue), press Enter when nobody else is looking.*$", shown.out)
    assert len(sittings) > 20
    finished = len(sittings) - 1  # the last sitting sees the end, with everything shown
    for place in range(1, finished - 2, 2):
        other = "●(" if sittings[place] == "Red" else "◆("
        assert other not in sittings[place + 1]
    assert sittings[0].strip("─\n ") == ""


@rule("SW-14.4", "SW-2.3")
def test_a_deployment_is_one_line_and_may_be_changed(keyboard: Keyboard) -> None:
    shown = keyboard.play(ALONE, [*BEGIN[:2], "deploy FAFHFABK/KWPSBPWF", "cards CHAIN MIMIC PIERCE", "quit"])
    assert shown.said.count("To place: none") == 4
    assert "Cards: Chain Reaction (H), Mimicry (A), Armour Piercing (B)" in shown.said
    assert "◆(F)  │  ◆(A)  │  ◆(F)  │  ◆(H)" in shown.out.rpartition("SW-2.2")[0].rpartition("SW-2.2")[2]


@rule("SW-2.6", "SW-3.2")
def test_a_line_that_is_refused_half_way_changes_nothing(keyboard: Keyboard) -> None:
    lines = ["cards SWITCH CHAIN MIMIC", "cards SWITCH CHAIN FEARLESS", "deploy KKKKFABK/FWPSBPWF", "quit"]
    shown = keyboard.play(ALONE, lines)
    assert "You already have a card for that piece type. (SW-3.2)" in shown.said
    assert "Hero: 0 instead of 1; nothing was changed (SW-2.6)." in shown.said
    assert read_replay(keyboard.kept()).actions[-3:] == ["0:card SWITCH", "0:card CHAIN", "0:card MIMIC"]


@rule("SW-2.2")
def test_pieces_and_cards_are_taken_back_step_by_step(keyboard: Keyboard) -> None:
    shown = keyboard.play(ALONE, ["place w B2", "take b2", "card chain", "drop CHAIN", "board", "quit"])
    last = shown.out.rpartition("secret preparation")[2]
    assert "To place: S H W×2" in last
    assert "Cards: none" in last


def test_chance_fills_what_is_missing_and_tries_again(keyboard: Keyboard) -> None:
    shown = keyboard.play(ALONE, ["place S a1", "random", "random", "quit"])
    boards = re.findall(r"(?m)^ 1 │(.*)│ 1$", shown.out)
    assert len(boards) == 4
    assert boards[2].lstrip().startswith("◆(S)")
    assert boards[3] != boards[2]
    assert "(" in boards[3]


def test_undo_goes_back_line_by_line_up_to_the_fence(keyboard: Keyboard) -> None:
    lines = ["place S a1", "deploy KAFHFABK/FWPSBPWF", "undo", "undo", "undo", *BEGIN, "", "undo", "quit"]
    shown = keyboard.play(ALONE, lines)
    assert shown.said.count("Undone.") == 2
    assert shown.said.count("You cannot undo") == 2
    actions = read_replay(keyboard.kept()).actions
    assert actions.count("0:place S a1") == 0
    assert "0:+d1" in actions


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Red took back 18 actions."),
        ("zh-Hant", "紅方復原了 18 個行動。"),
        ("pl", "Czerwoni: cofnięto 18 akcji."),
    ],
)
def test_the_log_shows_what_was_taken_back(keyboard: Keyboard, language: str, line: str) -> None:
    lines = [
        "place S a1",
        "undo",
        "place H a1",
        "deploy KAFHFABK/FWPSBPWF",
        "undo",
        "undo",
        "log",
        *BEGIN,
        "",
        "log",
        "quit",
    ]
    shown = keyboard.play(f"{ALONE} --lang {language}", lines)
    assert shown.said.count(line) == 2  # once in each log: what was taken back step by step is one line
    # a line that is refused in its middle takes nothing back that anybody wanted
    assert "took back" not in keyboard.play(ALONE, ["deploy KAFHFABK/FWPSBPWX", "log", "quit"]).said


@pytest.mark.parametrize(
    ("language", "sentence", "text"),
    [
        ("en", "A face-down piece cannot move. (SW-6.3)", "SW-6.3 A face-down piece cannot move."),
        ("zh-Hant", "隱蔽的棋子不能移動。（SW-6.3）", "SW-6.3 隱蔽的棋子不能移動。"),
        ("pl", "Zakryta figura nie może się poruszać. (SW-6.3)", "SW-6.3 Zakryta figura nie może wykonać ruchu."),
    ],
)
@rule("SW-6.3")
def test_why_answers_with_the_rules_text(keyboard: Keyboard, language: str, sentence: str, text: str) -> None:
    shown = keyboard.play(f"{ALONE} --lang {language}", [*BEGIN, "", "why a1-a2", "quit"])
    assert f"! {sentence}" in shown.said
    assert text in shown.said


def test_why_tells_what_a_legal_action_does(keyboard: Keyboard) -> None:
    lines = ["why card CHAIN", *BEGIN, "why +d1", "why", "why 1", "why SW-5.8", "quit"]
    shown = keyboard.play(ALONE, lines)
    assert "card CHAIN is legal." in shown.said
    assert "When an enemy attack kills your Hero, the killer dies too" in shown.said
    assert shown.said.count("+d1 is legal.") == 2
    assert re.search(r"SW-9\.1\s+Summon", shown.out)
    assert re.search(r"SW-5\.1\s+On the first player's first turn", shown.out)
    assert re.search(r"SW-5\.8\s+A Hero cannot attack", shown.out)


@rule("SW-13.6", "SW-14.1")
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("b9-b3", "is not an action"),
        ("+z9", "is not a cell"),
        ("$CHAIN", "has the wrong sign"),
        ("!SWITCH", "does not name what this card needs"),
        ("card NOPE", "The preparation is over"),
        ("a1xa4", "The first player's first turn is the summon of the Hero, nothing else. (SW-5.1)"),
        ("pass", "(SW-5.1)"),
        ("lock", "The preparation is over"),
        ("draw+", "(SW-12.8)"),
        ("flag", "There is no clock"),
        ("99", "99 is not on the list; the numbers are 1 to 1."),
        ("rules", "Name a rule or a word"),
        ("rules xyzzy", "No rule has the number or contains"),
        ("rules SW-7.99", "the most similar are"),
        ("why +q7", "is not a cell"),
    ],
)
def test_a_wrong_line_is_one_sentence_and_the_question_stands(keyboard: Keyboard, line: str, sentence: str) -> None:
    shown = keyboard.play(ALONE, [*BEGIN, line, "+d1", "quit"])
    assert shown.code == 0
    assert any(sentence in said for said in re.findall(r"! (.*?) Red> ", shown.said))
    assert "Red summons the Hero on d1." in shown.said


NASTY = [
    "²",
    "١٢",
    "\x00\x1b[31m",
    "[bold]x[/]",
    "[/]",
    "why ²",
    "why [/]",
    "list [",
    "list zzz",
    "rules [/bold]",
    "rules (",
    "rules %",
    "save \x00",
    "deploy",
    "deploy x",
    "deploy ////",
    "place",
    "place Q a1",
    "take",
    "take zz",
    "drop",
    "drop ZZ",
    "cards ZZ",
    "cards SWITCH SWITCH",
    "edit",
    "undo now",
    "1e5",
    "-1",
    "0",
    "9" * 5000,
    "$",
    "%",
    "&",
    "!",
    "+",
    "~",
    "~a1-a2",
    "a1xa1",
    "draw?",
    "resign please",
    "😀",
    "召喚",
    "card",
    ".",
    "x" * 10000,
    "{ $side }",
    "@",
    "@nothing",
    "@piece-S",
    "why @x",
    "rules @x",
]


def test_no_line_whatever_makes_a_traceback(keyboard: Keyboard) -> None:
    for language in ("en", "zh-Hant", "pl"):
        lines = [*NASTY, "undo", "undo", *BEGIN, *NASTY, "", *NASTY, "resign", "n", "quit"]
        shown = keyboard.play(f"{ALONE} --lang {language} --ascii", lines)
        assert shown.code == 0
        assert shown.err == ""
        assert "Traceback" not in shown.out


@rule("SW-12.9")
def test_resigning_asks_first_and_shows_everything(keyboard: Keyboard) -> None:
    shown = keyboard.play(ALONE, [*BEGIN, "resign", "n", "resign", "y"])
    assert "Blue wins: the enemy has resigned." in shown.said
    assert "●(S)" in shown.out.rpartition("Blue wins")[2]
    assert read_replay(keyboard.kept()).result == "0-1"


@rule("SW-12.8")
def test_a_draw_is_offered_and_accepted_at_one_keyboard(keyboard: Keyboard) -> None:
    lines = ["", *BEGIN, "", *BEGIN, "", "draw?", "+d1", "", "draw+"]
    shown = keyboard.play("--red human --blue human --seed 1", lines)
    assert "Red offers a draw: draw+ accepts, draw- declines" in shown.said
    assert "Draw by agreement." in shown.said
    assert read_replay(keyboard.kept()).result == "0.5-0.5"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--option colour=green", "There is no option colour"),
        ("--option augment_count", "not of the form NAME=VALUE"),
        ("--option augment_count=9", "not a number from 0 to 7"),
        ("--option no_action=maybe", "not one of pass, loss"),
        ("--option composition=S2", "is invalid"),
        ("--blue deepblue", "There is no player"),
        ("--players human,deepblue", "There is no player"),
        ("--players human", "standard cannot be played by 1; it is for 2"),
        ("--players human,random,greedy --seats 2", "3 players were named for 2 seats"),
        ("--seats 3", "standard cannot be played by 3; it is for 2"),
        ("--scenario nowhere", "There is no scenario “nowhere”"),
        ("--think 0", "not a thinking time"),
        ("--think nan", "not a thinking time"),
        ("--seed -1", "not a seed"),
        ("--resume nothing.json", "nothing.json cannot be read"),
    ],
)
def test_what_is_asked_for_wrongly_is_one_sentence(keyboard: Keyboard, arguments: str, sentence: str) -> None:
    shown = keyboard.play(arguments, [])
    assert shown.code == 2
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert sentence in shown.err
