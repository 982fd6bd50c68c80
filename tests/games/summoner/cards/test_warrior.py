"""Chapter 11, the Warrior's cards: Ghostly Pursuit, Twin Blade Combo, Sacrificial Strike."""

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import RED
from warbook.games.summoner.present.events import Died

PURSUIT = """
    4  .  .  .  w  .  .  f (s)
    3  .  .  f  .  .  .  .  .
    2  .  F  .  W  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def bereaved(board: str = PURSUIT, red: str = "PURSUIT", blue: str = "") -> Table:
    """Blue has just killed the Red Warrior on d2."""
    return drawn(board, turn="blue", red=red, blue=blue).do("d4xd2")


@rule("SW-11.70")
@pytest.mark.parametrize("warrior", ["W", "(W)"])
def test_a_killed_warrior_leaves_its_pursuit(warrior: str) -> None:
    assert bereaved(redrawn(PURSUIT, d2=warrior)).cards("%") == {"%PURSUIT b2"}


@rule("SW-11.70")
def test_other_dead_leave_none_and_neither_does_another_card() -> None:
    assert bereaved(redrawn(PURSUIT, d2="P")).why("%PURSUIT b2") == "SW-11.72"
    assert bereaved(red="SACRIFICE").why("%PURSUIT b2") == "SW-11.72"


@rule("SW-11.71", "SW-15.34")
def test_a_soldier_acts_twice() -> None:
    table = bereaved().do("%PURSUIT b2", "b2-b3", "b3xc3")
    assert table.on("c3") == "F" and table.dead("blue") == "F"
    assert table.next == "blue"


@rule("SW-11.71")
def test_the_first_step_may_not_be_declined_the_second_may() -> None:
    table = bereaved().do("%PURSUIT b2")
    assert table.why(".") == "SW-11.71"
    table.do("b2-b3")
    assert table.why(".") == ""
    assert table.do(".").next == "blue"


@rule("SW-11.71")
def test_a_step_follows_the_soldiers_normal_rules() -> None:
    table = bereaved(redrawn(PURSUIT, b3="k", a2="(f)")).do("%PURSUIT b2")
    assert table.legal() == ["b2-b1", "b2-c2"]
    assert table.why("b2xb3") == table.why("b2xa2") == "SW-7.81"
    assert table.why("b2-b4") == "SW-7.80"


@rule("SW-11.71")
def test_a_soldier_without_a_step_cannot_be_named() -> None:
    blocked = redrawn(PURSUIT, a2="(f)", b1="F", b3="k", c2="k", c3=".")
    table = bereaved(blocked)
    assert table.cards("%") == {"%PURSUIT b1"}
    assert table.why("%PURSUIT b2") == "SW-11.71"


@rule("SW-11.72", "SW-15.34")
def test_another_turn_action_lets_the_pursuit_lapse() -> None:
    table = bereaved().do("b2-b3", "g4-g3")
    assert table.why("%PURSUIT b3") == "SW-11.72"
    assert table.public("red") == ""


@rule("SW-11.72", "SW-4.9")
def test_a_forced_pass_lets_the_pursuit_lapse_too() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3 (f)(w) .  w  .  k  .  .
        2  F  F  k  W  .  .  .  .
        1  S  F  k  .  .  .  .  .
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="PURSUIT",
    ).do("d3xd2")
    assert table.legal() == ["pass"]
    table.do("pass", "c2-d3")
    assert table.why("b2-c2") == "" and table.why("%PURSUIT b2") == "SW-11.72"


@rule("SW-11.73")
def test_both_steps_are_by_the_same_soldier() -> None:
    table = bereaved(redrawn(PURSUIT, a4="F")).do("%PURSUIT b2", "b2-b3")
    assert table.why("a4-a3") == "SW-11.73"
    assert {text[:2] for text in table.legal()} == {"b3", "."}


@rule("SW-11.73")
def test_a_soldier_that_dies_in_its_first_step_ends_the_turn() -> None:
    table = bereaved(redrawn(PURSUIT, b3="h"), blue="CHAIN").do("%PURSUIT b2", "b2xb3")
    assert table.dead("red") == "W F" and table.next == "blue"


@rule("SW-11.73")
def test_without_a_second_step_the_turn_ends() -> None:
    table = bereaved(redrawn(PURSUIT, a1="w", a2="F", b1="F"))
    table.state.diagonal[table.piece("b2")] = 1  # only a trained Soldier can get where it cannot step back from
    table.do("%PURSUIT b2", "b2xa1")
    assert table.on("a1") == "F" and table.next == "blue"


@rule("SW-11.74", "SW-15.34")
def test_two_dead_warriors_give_one_double_action() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  W  .  W  .  .  .  .
        1  F  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="PURSUIT",
        blue="SACRIFICE",
    ).do("$SACRIFICE d4", "d4xd2", "d2xb2", "%PURSUIT a1", "a1-a2", ".", "g4-g3")
    assert table.dead("red") == "W W"
    assert table.why("%PURSUIT a2") == "SW-11.72"


@rule("SW-11.75", "SW-16.3", "SW-16.4")
def test_a_waiting_pursuit_is_its_owners_secret() -> None:
    table = bereaved()
    assert table.view("red").sides[RED].pursuit
    assert not table.view("blue").sides[RED].pursuit
    assert not table.view("spectator").sides[RED].pursuit


@rule("SW-11.76", "SW-15.34")
def test_on_the_heros_duty_turn_the_pursuit_cannot_be_used_and_lapses() -> None:
    table = drawn(
        """
        4  .  .  .  . (h) .  f (s)
        3  .  .  .  w  .  .  .  .
        2  .  .  .  H  .  .  .  .
        1  F  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        blue="PURSUIT",
        turns=(1, 1),
    ).do("d2xd3")
    assert table.why("%PURSUIT g4") == "SW-5.4"
    table.do("+e4", "a1-a2")
    assert table.why("%PURSUIT g4") == "SW-11.72"


TWINS = """
    4  .  .  .  p  .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  . (W) .  . (f) .
    1  W  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.80", "SW-15.35")
@pytest.mark.parametrize("first", ["(W)", ".", "P"])
def test_twin_blades_need_a_first_warrior_on_the_field(first: str) -> None:
    assert drawn(redrawn(TWINS, a1=first), red="TWINBLADE").why("$TWINBLADE d2xd4") == "SW-11.80"


@rule("SW-11.80")
@pytest.mark.parametrize("second", ["W", "(P)", ".", "(w)"])
def test_twin_blades_need_a_second_warrior_face_down(second: str) -> None:
    assert drawn(redrawn(TWINS, d2=second), red="TWINBLADE").why("$TWINBLADE d2xd4") == "SW-11.80"


@rule("SW-11.81", "SW-15.14", "SW-15.35")
def test_the_second_warrior_enters_and_attacks_in_one_turn() -> None:
    table = drawn(TWINS, red="TWINBLADE").do("$TWINBLADE d2xd4")
    assert table.on("d4") == "W" and table.dead("blue") == "P"
    assert table.next == "blue" and table.chosen == (3, 2)


@rule("SW-11.82", "SW-15.35")
def test_twin_blades_strike_no_face_down_piece() -> None:
    table = drawn(TWINS, red="TWINBLADE")
    assert table.why("$TWINBLADE d2xg2") == "SW-11.82"
    assert table.cards("$") == {"$TWINBLADE d2xd4"}


@rule("SW-11.82")
def test_without_a_target_the_warrior_can_still_be_summoned() -> None:
    table = drawn(redrawn(TWINS, d4="."), red="TWINBLADE")
    assert table.cards("$") == set()
    assert table.why("$TWINBLADE d2xd4") == "SW-8.1"
    assert table.why("+d2") == ""


@rule("SW-11.82", "SW-11.81")
def test_twin_blades_strike_under_normal_warrior_rules() -> None:
    table = drawn(redrawn(TWINS, d3="F", f4="p"), red="TWINBLADE")
    assert table.why("$TWINBLADE d2xd4") == "SW-7.2"
    assert table.why("$TWINBLADE d2xf4") == "SW-7.30"
    assert table.why("$TWINBLADE d2xd3") == "SW-7.5"


@rule("SW-11.83")
def test_twin_blades_are_no_hidden_attack_for_a_chain() -> None:
    table = drawn(redrawn(TWINS, d4="h"), red="TWINBLADE", blue="CHAIN").do("$TWINBLADE d2xd4")
    assert table.dead("red") == "W" and table.dead("blue") == "H"


@rule("SW-11.83")
@pytest.mark.parametrize(("target", "card"), [("s", "FEARLESS"), ("h", "MIGHT")])
def test_fearless_and_might_do_not_stop_twin_blades(target: str, card: str) -> None:
    table = drawn(redrawn(TWINS, d4=target, h4="s"), red="TWINBLADE", blue=card)
    assert table.why("$TWINBLADE d2xd4") == ""


SACRIFICE = """
    4  .  .  k  .  .  p  . (s)
    3  .  .  .  .  .  .  f  .
    2  .  .  W  .  .  .  .  .
    1  W  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.90", "SW-15.36")
@pytest.mark.parametrize("piece", ["(W)", "P", "w", "."])
def test_a_sacrifice_needs_an_own_face_up_warrior(piece: str) -> None:
    assert drawn(redrawn(SACRIFICE, c2=piece), red="SACRIFICE").why("$SACRIFICE c2") == "SW-11.90"


@rule("SW-11.90")
def test_a_sacrifice_needs_a_legal_step() -> None:
    table = drawn(redrawn(SACRIFICE, a2="F", b1="F"), red="SACRIFICE")
    assert table.why("$SACRIFICE a1") == "SW-11.90"
    assert table.why("$SACRIFICE c2") == ""


@rule("SW-11.91", "SW-15.36")
def test_the_warrior_acts_twice_and_dies() -> None:
    table = drawn(SACRIFICE, red="SACRIFICE").do("$SACRIFICE c2", "c2xc4", "c4xf4")
    assert table.dead("blue") == "K P" and table.dead("red") == "W"
    assert table.on("f4") == "." and table.next == "blue"


@rule("SW-11.91", "SW-15.36")
def test_the_warrior_dies_after_one_step_as_well() -> None:
    table = drawn(SACRIFICE, red="SACRIFICE").do("$SACRIFICE c2", "c2-c3")
    assert table.dead("red") == "" and table.why(".") == ""
    assert table.do(".").dead("red") == "W"


@rule("SW-11.92")
@pytest.mark.parametrize(("target", "blue", "next_side"), [("(a)", "", "red"), ("h", "CHAIN", "blue")])
def test_a_death_during_a_step_ends_the_sacrifice(target: str, blue: str, next_side: str) -> None:
    table = drawn(redrawn(SACRIFICE, c4=target), red="SACRIFICE", blue=blue).do("$SACRIFICE c2", "c2xc4")
    assert table.dead("red") == "W"
    assert table.next == next_side


@rule("SW-11.92", "SW-8.16")
def test_by_option_the_defender_goes_on_after_such_a_trap() -> None:
    board = redrawn(SACRIFICE, c4="(a)")
    table = drawn(board, red="SACRIFICE", assassin_trap_turn="defender_next").do("$SACRIFICE c2", "c2xc4")
    assert table.next == "blue"


@rule("SW-11.93")
def test_the_final_death_is_among_the_own_dead_and_no_enemys_kill() -> None:
    table = drawn(SACRIFICE, red="SACRIFICE").do("$SACRIFICE c2", "c2-c3", ".")
    assert [(event.side, event.rule) for event in table.told(Died)] == [(RED, "SW-11.91")]
    assert table.dead("red") == "W"
    assert list(table.state.warrior_lost) == [0, 0]


@rule("SW-11.94", "SW-15.36")
def test_one_sacrifice_for_the_whole_side() -> None:
    table = drawn(SACRIFICE, red="SACRIFICE").do("$SACRIFICE c2", "c2-c3", ".", "g3-g2")
    assert table.why("$SACRIFICE a1") == "SW-11.94"


@rule("SW-11.95")
def test_a_sacrifice_that_kills_the_summoner_wins_at_once() -> None:
    table = drawn(redrawn(SACRIFICE, c4="s", h4="."), red="SACRIFICE").do("$SACRIFICE c2", "c2xc4")
    assert table.result == "red wins (summoner)"
