"""Chapter 5: what the first turns are bound to."""

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn, started
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE


@rule("SW-5.1", "SW-7.21")
def test_the_first_turn_is_the_heros_summon() -> None:
    table = started()
    assert table.legal() == ["+d2"]
    assert table.why("+a1") == table.why("~g2xg3") == table.why("pass") == "SW-5.1"
    assert table.do("+d2").on("d2") == "H"


@rule("SW-5.1")
def test_the_duty_of_the_first_turn_is_the_first_players_whatever_the_colour() -> None:
    table = started(first_player="blue")
    assert table.legal() == ["+e4"]


@rule("SW-5.2", "SW-15.11")
@pytest.mark.parametrize(
    ("text", "cards"),
    [("$COMMAND d2", "COMMAND"), ("$OBSERVE a3", "OBSERVE"), ("$BLINDSHOT e1xe3", "BLINDSHOT"), ("~b2xb3", "")],
)
def test_no_spell_and_no_hidden_attack_on_the_first_turn(text: str, cards: str) -> None:
    table = drawn(FULL, red=cards, turns=(0, 0))
    assert table.why(text) == "SW-5.1"
    assert table.legal() == ["+d2"]


FULL = """
    4 (f)(w)(s)(b)(h)(p)(b)(f)
    3 (k)(f)(p)(a)(f)(w)(a)(k)
    2 (K)(A)(F)(H)(F)(A)(B)(K)
    1 (F)(W)(P)(S)(B)(P)(W)(F)
       a  b  c  d  e  f  g  h
"""


@rule("SW-5.3")
@pytest.mark.parametrize("text", ["+a3", "+e4", "~d3xd2", "~d4xd2", "~g3xg2", "$OBSERVE a1", "$COMMAND e4"])
def test_the_second_players_first_turn_is_free(text: str) -> None:
    table = drawn(redrawn(FULL, d2="H"), turn="blue", blue="OBSERVE COMMAND", turns=(1, 0))
    assert table.why(text) == ""


SECOND = """
    4  .  .  .  . (h) .  . (s)
    3  .  .  .  .  .  . (w) .
    2  .  p  .  H  .  .  .  .
    1  f  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def second_turn(board: str = SECOND, *, shown: str = "red", dead_blue: str = "", blue: str = "") -> Table:
    """Blue, the second player, has chosen one turn."""
    return drawn(board, turn="blue", blue=blue, turns=(2, 1), shown=shown, dead_blue=dead_blue)


@rule("SW-5.4", "SW-15.10")
def test_the_second_players_second_turn_must_show_the_hero() -> None:
    table = second_turn()
    assert table.legal() == ["+e4"]
    assert table.why("+g3") == table.why("a1-a2") == table.why("b2xa1") == "SW-5.4"


@rule("SW-5.4")
def test_the_first_player_has_no_such_duty_on_the_second_turn() -> None:
    table = started().do("+d2", "+a3")
    assert {"+a1", "~b2xb3"} <= set(table.legal())


@rule("SW-5.4", "SW-4.9")
def test_after_a_trap_the_second_chosen_turn_comes_at_once() -> None:
    table = drawn(
        """
        4  .  .  .  . (h) .  . (s)
        3  .  . (a) .  .  .  .  .
        2  .  . (A) H  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        turns=(1, 0),
    ).do("~c3xc2")
    assert table.next == "blue"
    assert table.legal() == ["+e4"]


@rule("SW-5.5")
def test_a_hero_that_has_been_face_up_ends_the_duty() -> None:
    assert second_turn(shown="red blue").why("+g3") == ""


@rule("SW-5.5")
def test_a_dead_hero_ends_the_duty() -> None:
    assert second_turn(redrawn(SECOND, e4="."), dead_blue="H").why("+g3") == ""


@rule("SW-5.5")
def test_a_forced_summon_fulfils_the_duty() -> None:
    table = drawn(FULL, red="OBSERVE", turns=(0, 0))
    table.do("+d2", "+a3", "$OBSERVE e4")
    assert table.next == "blue"
    assert table.chosen[BLUE] == 1
    assert table.why("+b3") == ""


@rule("SW-5.5")
def test_a_hero_killed_face_down_ends_the_duty() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3  .  .  . (h) .  . (w) .
        2  .  .  .  H  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turns=(1, 1),
    ).do("d2xd3")
    assert table.dead("blue") == "H"
    assert table.why("+g3") == ""


@rule("SW-5.6")
def test_free_actions_stay_legal_on_the_restricted_second_turn() -> None:
    table = second_turn(blue="SOULLINK")
    assert table.legal() == ["&SOULLINK b2 a1", "+e4"]
    table.do("&SOULLINK b2 a1")
    assert table.legal() == ["+e4"]


@rule("SW-5.6", "SW-5.1")
def test_the_first_turn_has_not_even_a_free_action() -> None:
    board = """
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  P  . (H) .  .  .  .
        1  F  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="SOULLINK", turns=(0, 0))
    assert table.legal() == ["+d2"]
    assert table.why("&SOULLINK b2 a1") == "SW-5.1"


@rule("SW-5.7", "SW-15.10")
def test_a_hero_back_under_cover_causes_no_new_duty() -> None:
    table = drawn(
        """
        4  .  .  . (h)(p)(f) . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  H  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        blue="COMMAND MINDCTRL",
        turns=(1, 0),
    ).do("$COMMAND d4", "+e4", "!MINDCTRL d4 f4", "d2-d3")
    assert table.on("f4") == "(h)"
    assert table.chosen[BLUE] == 1
    assert table.why("+h4") == ""


@rule("SW-5.7")
def test_later_turns_have_no_duty() -> None:
    table = started().do("+d2", "+a3", "+a1", "+e4", "+b1")
    assert table.why("+h4") == ""
    assert len(table.legal()) > 10


@rule("SW-5.8", "SW-9.4")
def test_a_summoned_hero_does_not_attack_on_the_same_turn() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  w  .  .  .  .
        2  .  .  . (H) .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("d2xd3") == "SW-6.4"
    table.do("+d2")
    assert table.next == "blue"
    assert table.why("d2xd3", "red") == "SW-13.6"


@rule("SW-5.8")
def test_only_twin_blade_lets_a_piece_enter_and_attack() -> None:
    table = drawn(
        """
        4  .  .  .  p  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  . (W) .  .  .  .
        1  W  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="TWINBLADE",
    ).do("$TWINBLADE d2xd4")
    assert table.on("d4") == "W"
    assert table.dead("blue") == "P"
