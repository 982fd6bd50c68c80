"""Chapter 11, the Archer's cards: Armour Piercing, Blind Shot, Snipe."""

from typing import Any

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import LETTERS
from warbook.games.summoner.present.events import Gained, Revealed
from warbook.games.summoner.present.notation import read_cell

SHOT = """
    4 (k) .  .  .  .  .  f (s)
    3  F  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1 {archer} F  . {target} .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def range_at(target: str, red: str, archer: str = " B ", blue: str = "", **options: Any) -> Table:
    """A Red Archer on a1, screens on b1 and a3, a target on d1 and a hidden Knight on a4."""
    return drawn(SHOT.format(archer=archer, target=target), red=red, blue=blue, **options)


@rule("SW-11.190")
def test_armour_piercing_lets_an_archer_attack_knights() -> None:
    table = range_at(" k ", "PIERCE")
    assert table.why("a1xd1") == ""
    assert table.do("a1xd1").on("d1") == "B"


@rule("SW-11.190")
def test_armour_piercing_works_from_hidden() -> None:
    table = range_at(" k ", "PIERCE", "(B)").do("~a1xd1")
    assert table.on("d1") == "B" and table.public("red") == "PIERCE"


@rule("SW-11.190")
def test_armour_piercing_still_needs_the_jump() -> None:
    assert drawn(redrawn(SHOT.format(archer=" B ", target=" . "), b1="k"), red="PIERCE").why("a1xb1") == "SW-7.73"


@rule("SW-11.191")
def test_armour_piercing_does_not_reach_face_down_pieces() -> None:
    assert range_at("(w)", "PIERCE").why("a1xa4") == range_at("(w)", "PIERCE").why("a1xd1") == "SW-7.74"


@rule("SW-11.200", "SW-15.26", "SW-15.45")
@pytest.mark.parametrize("archer", [" B ", "(B)"])
def test_a_blind_shot_needs_a_face_down_jump_target(archer: str) -> None:
    assert range_at("(w)", "BLINDSHOT", archer).cards("$") == {"$BLINDSHOT a1xa4", "$BLINDSHOT a1xd1"}
    table = range_at(" w ", "BLINDSHOT", archer)
    assert table.why("$BLINDSHOT a1xd1") == "SW-11.200"
    assert table.why("$BLINDSHOT a1xc1") == "SW-8.1"


@rule("SW-11.200")
@pytest.mark.parametrize("archer", [" W ", " . ", " b "])
def test_a_blind_shot_needs_an_own_archer(archer: str) -> None:
    assert range_at("(w)", "BLINDSHOT", archer).why("$BLINDSHOT a1xd1") == "SW-11.200"


@rule("SW-11.200")
def test_an_archer_shoots_blind_once() -> None:
    table = range_at("(w)", "BLINDSHOT").do("$BLINDSHOT a1xd1", "g4-g3", "d1-d4", "g3-g2")
    assert table.why("$BLINDSHOT d4xh4") == "SW-11.200"


@rule("SW-11.201", "SW-15.45")
def test_a_blind_shot_is_one_attack_made_at_once() -> None:
    table = range_at("(w)", "BLINDSHOT")
    assert table.why("a1xd1") == "SW-7.74"
    table.do("$BLINDSHOT a1xd1")
    assert table.on("d1") == "B" and table.dead("blue") == "W" and table.next == "blue"


@rule("SW-11.202", "SW-15.46")
@pytest.mark.parametrize("target", ["(k)", "(s)"])
def test_a_knight_or_a_summoner_turns_a_blind_shot_back(target: str) -> None:
    table = range_at(target, "BLINDSHOT").do("$BLINDSHOT a1xd1")
    assert table.dead("red") == "B" and table.on("d1") == target[1]


@rule("SW-11.203")
def test_a_blind_shot_at_an_assassin_springs_its_trap() -> None:
    table = range_at("(a)", "BLINDSHOT").do("$BLINDSHOT a1xd1")
    assert table.dead("red") == "B" and table.on("d1") == "a" and table.next == "red"


@rule("SW-11.204")
def test_a_face_down_archers_blind_shot_is_from_hidden() -> None:
    hidden = range_at("(h)", "BLINDSHOT", "(B)", "CHAIN").do("$BLINDSHOT a1xd1")
    assert hidden.on("d1") == "B"
    assert [event.rule for event in hidden.told(Revealed)] == ["SW-8.10", "SW-8.12"]
    seen = range_at("(h)", "BLINDSHOT", " B ", "CHAIN").do("$BLINDSHOT a1xd1")
    assert seen.dead("red") == "B"


@rule("SW-11.205")
def test_the_summoner_may_switch_before_a_blind_shot_shows_it() -> None:
    table = drawn(redrawn(SHOT.format(archer=" B ", target="(s)"), h4="(w)"), red="BLINDSHOT", blue="SWITCH")
    table.do("$BLINDSHOT a1xd1")
    assert table.next == "blue:response" and table.on("d1") == "(s)"
    table.do("!SWITCH h4")
    assert table.on("d1") == "B" and table.dead("blue") == "W"


def sniper(target: str, **options: str) -> Table:
    """The Archer on a1 has been summoned with Snipe, and Blue has made a move."""
    return range_at(target, "SNIPE", "(B)", **options).do("+a1", "!SNIPE", "g4-g3")


@rule("SW-11.210")
def test_a_summoned_archer_may_become_a_sniper() -> None:
    table = range_at("(w)", "SNIPE", "(B)").do("+a1")
    assert table.legal() == ["!SNIPE", "."]
    gained = Gained(rule="SW-11.211", cell=read_cell("a1"), side=0, kind=LETTERS.index("B"), bonus="snipe")
    assert table.do("!SNIPE").told(Gained) == [gained]


@rule("SW-11.211")
def test_from_the_next_turn_on_a_sniper_shoots_at_hidden_pieces_and_knights() -> None:
    assert sniper("(w)").of("a1") >= {"a1xd1", "a1xa4"}
    assert sniper(" k ").why("a1xd1") == ""
    assert range_at("(w)", "SNIPE", "(B)").do("+a1", ".", "g4-g3").why("a1xd1") == "SW-7.74"


@rule("SW-11.212", "SW-15.47")
@pytest.mark.parametrize("target", [" k ", "(k)"])
def test_a_sniper_kills_a_knight_in_either_state(target: str) -> None:
    table = sniper(target).do("a1xd1")
    assert table.on("d1") == "B" and table.dead("blue") == "K"


@rule("SW-11.212", "SW-15.46", "SW-8.17")
def test_a_snipers_shot_at_a_hidden_summoner_backfires() -> None:
    table = sniper("(s)").do("a1xd1")
    assert table.dead("red") == "B" and table.on("d1") == "s" and table.result == "ongoing"


@rule("SW-11.212", "SW-15.47")
def test_a_sniper_kills_a_face_up_summoner() -> None:
    assert sniper(" s ").do("a1xd1").result == "red wins (summoner)"


@rule("SW-11.212")
def test_a_sniper_falls_into_a_trap() -> None:
    table = sniper("(a)").do("a1xd1")
    assert table.dead("red") == "B" and table.next == "red"


@rule("SW-11.213", "SW-15.47")
def test_a_sniper_stays_one_shot_after_shot() -> None:
    table = drawn(redrawn(SHOT.format(archer="(B)", target="(w)"), e1="F", f1="(p)"), red="SNIPE")
    table.do("+a1", "!SNIPE", "g4-g3", "a1xd1", "g3-g2", "d1xf1")
    assert table.dead("blue") == "W P"


@rule("SW-11.213")
def test_a_sniper_turned_down_is_one_no_more() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  . (P) .
        1 (B) F  . (w) .  . (F)(S)
           a  b  c  d  e  f  g  h
        """,
        red="SNIPE MINDCTRL",
    ).do("+a1", "!SNIPE", "g4-g3", "+g2", "!MINDCTRL a1 g1", "g3-f3", "+g1", "f3-f2")
    assert table.on("g1") == "B"
    assert table.state.sniper[table.piece("g1")] == 0


@rule("SW-11.213")
def test_an_archer_that_entered_by_a_hidden_attack_is_no_sniper() -> None:
    table = range_at(" w ", "SNIPE", "(B)").do("~a1xd1")
    assert table.next == "blue"
    assert table.state.sniper[table.piece("d1")] == 0


@rule("SW-11.214")
def test_a_sniper_does_not_shoot_in_the_turn_it_enters() -> None:
    table = range_at("(w)", "SNIPE", "(B)").do("+a1", "!SNIPE")
    assert table.next == "blue"
    assert table.why("a1xd1", "red") == "SW-13.6"
