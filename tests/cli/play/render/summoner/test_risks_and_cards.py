"""Summoner War at the terminal: what it says of risks, cards and offers is true."""

from __future__ import annotations

import re

import pytest

from tests.cli.play.render.summoner.test_board import GAME, NAMES, TABLE, printed
from tests.games.summoner.boards import Table, drawn
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.summoner.tally import known_traps, uses_left
from warbook.cli.play.screen import Recent
from warbook.games.summoner.present.notation import write_cell


def notes(table: Table) -> dict[str, str]:
    """What the list says beside each answer."""
    decision = GAME.decision(table.state, table.seat)
    assert decision is not None
    groups = TABLE.menu(GAME.view(table.state, table.seat), decision)
    return {entry.notation: entry.note for group in groups for entry in group.entries}


def below(table: Table) -> list[str]:
    """What the list says at its end."""
    decision = GAME.decision(table.state, table.seat)
    assert decision is not None
    groups = TABLE.menu(GAME.view(table.state, table.seat), decision)
    return [group.title for group in groups if not group.entries]


def screen(table: Table, seat: str) -> str:
    text = printed(TABLE.screen(table.view(seat), Recent(), NAMES, 80))
    return " ".join(re.sub(r"\x1b\[[0-9;]*m", "", text).split())


HIDDEN_AGAIN = """
    4 (s) .  .  .  .  .  .  .
    3  .  . (f) .  . (p) a  .
    2  .  .  W  .  .  .  .  .
    1  .  .  .  .  .  . (S) .
       a  b  c  d  e  f  g  h
"""


@rule("SW-19.5", "SW-6.9", "SW-16.6")
def test_a_face_down_piece_that_is_known_as_an_assassin_is_a_trap() -> None:
    table = drawn(HIDDEN_AGAIN, turn="blue", blue="MINDCTRL", dead_blue="A").do("+f3", "!MINDCTRL g3 c3")
    assert table.seen("red", "c3") == "{a}"
    assert [write_cell(cell) for cell in known_traps(table.view("red"), 1)] == ["c3"]
    assert notes(table)["c2xc3"] == "Assassin, face-down: its trap kills the attacker"
    assert "Known trap on c3: attacking this face-down Assassin kills the attacker." in below(table)
    assert not any("no assassin trap" in line for line in below(table))


@rule("SW-8.15", "SW-11.61")
def test_a_trap_is_no_risk_for_a_protected_attacker() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  . (f) .  . (p) a  .
    2  .  .  H  .  .  .  .  .
    1  .  .  .  .  .  .  S  .
       a  b  c  d  e  f  g  h
    """
    known = drawn(board, turn="blue", red="MIGHT", blue="MINDCTRL").do("+f3", "!MINDCTRL g3 c3")
    assert notes(known)["c2xc3"] == "Assassin, face-down"
    unknown = drawn(board, red="MIGHT")
    assert notes(unknown)["c2xc3"] == "face-down"
    assert "risk" in notes(drawn(board))["c2xc3"]


@rule("SW-11.202", "SW-11.203", "SW-19.5")
def test_a_blind_attack_says_how_many_of_the_unseen_would_kill_the_attacker() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  . (f) .  .  .  .  .
    2  .  .  F  .  .  W  .  .
    1  .  .  B  .  . (f)(S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="BLINDSHOT")
    # unseen: all sixteen of Blue; two Assassins, and for a blind shot two Knights and the Summoner too
    assert notes(table)["f2xf1"] == "face-down, risk 2/16"
    assert notes(table)["$BLINDSHOT c1xc3"] == "face-down, risk 5/16"


@rule("SW-11.50")
def test_an_attack_on_a_hero_that_is_known_to_strike_back_says_so() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  .  h  .  .  .  .  .
    2  .  .  W  .  .  .  .  .
    1  . (A) .  .  .  . (S) .
       a  b  c  d  e  f  g  h
    """
    secret = drawn(board, blue="CHAIN")
    assert notes(secret)["c2xc3"] == "Hero"
    shown = drawn(board, blue="CHAIN", augment_secrecy="open")
    assert notes(shown)["c2xc3"] == "Hero: Chain Reaction kills the attacker"


@rule("SW-11.94")
@pytest.mark.parametrize("secrecy", ["secret", "open"])
def test_a_spent_card_is_used_up_whether_cards_are_open_or_not(secrecy: str) -> None:
    board = """
    4 (s) .  .  .  .  .  .  f
    3  .  .  .  .  .  .  .  .
    2  .  .  W  .  .  W  .  .
    1  .  .  .  .  .  . (S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="SACRIFICE", augment_secrecy=secrecy)
    assert uses_left(table.view("red"), "SACRIFICE") == 1
    table.do("$SACRIFICE c2", "c2-c3", ".", "h4-h3")
    assert uses_left(table.view("red"), "SACRIFICE") == 0
    assert "Sacrificial Strike (W, used up, public)" in screen(table, "red")
    assert "Sacrificial Strike (W, used up)" in screen(table, "blue")
    assert "used up" in printed(TABLE.cards(table.view("blue")))


@rule("SW-9.3", "SW-3.5")
def test_a_summon_card_that_was_declined_is_not_still_to_be_used() -> None:
    board = """
    4 (s) .  .  .  .  .  .  f
    3  .  .  .  .  .  .  .  .
    2  .  .  F  .  .  .  .  .
    1  . (K) .  . (K) . (S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="COMMANDER")
    assert uses_left(table.view("red"), "COMMANDER") == 2
    table.do("+b1")
    assert uses_left(table.view("red"), "COMMANDER") == 2, "it may be used right now"
    table.do(".")
    assert uses_left(table.view("red"), "COMMANDER") == 1
    table.do("h4-h3", "+e1", "!COMMANDER c2 cross")
    assert uses_left(table.view("red"), "COMMANDER") == 0


@rule("SW-16.14")
def test_nobody_else_learns_of_a_window_on_the_own_turn() -> None:
    board = """
    4 (s) .  .  .  .  .  .  f
    3  .  .  .  .  .  .  .  .
    2  .  .  F  .  .  .  .  .
    1  . (K) .  . (K) . (S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="COMMANDER").do("+b1")
    assert write_cell(table.view("red").summoned) == "b1"
    assert table.view("blue").summoned == table.view("spectator").summoned == -1


@rule("SW-12.8")
def test_only_who_has_to_answer_an_offer_is_told_how() -> None:
    table = drawn(HIDDEN_AGAIN).by("red", "draw?")
    assert "you have offered a draw" in screen(table, "red")
    assert "draw+" not in screen(table, "red")
    assert "Red offers a draw: draw+ accepts, draw- declines" in screen(table, "blue")
    assert "Red offers a draw" in screen(table, "spectator")
    assert "draw+" not in screen(table, "spectator")


@pytest.mark.parametrize("language", ["en", "zh-Hant", "pl"])
def test_what_the_page_shows_too_names_no_word_of_the_terminal(language: str) -> None:
    texts = texts_for(GAME, language)
    for key in ("refused-SW-2-2", "refused-SW-6-4", "refused-SW-12-8"):
        assert not any(word in texts.say(key) for word in ("edit", "~", "draw+", "draw?"))
