"""Chapter 10: transformed pieces, dead ones, and who counts as a Soldier."""

import pytest

from tests.games.summoner.boards import Table, drawn
from tests.rules import rule

TRANSFORMED = """
    4  .  .  .  .  .  .  f (s)
    3  .  . {victim} .  .  .  .  .
    2  .  . (A) .  .  .  .  .
    1  .  . {one}{two} .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def mimicked(victim: str, cards: str, one: str = " . ", two: str = " . ") -> Table:
    """A Red Assassin has killed on c3 and is what it killed."""
    board = TRANSFORMED.format(victim=victim, one=one, two=two)
    return drawn(board, red=f"MIMIC {cards}").do("~c2xc3")


@rule("SW-10.11", "SW-15.28")
def test_a_transformed_piece_follows_the_rules_of_its_new_type() -> None:
    table = mimicked(" w ", "").do("g4-g3")
    assert table.why("c3xg3") == "" and table.why("c3-c1") == ""


@rule("SW-10.11")
def test_a_transformed_soldier_can_be_trained() -> None:
    table = mimicked(" f ", "COMMANDER", "(K)").do("g4-g3", "+c1")
    assert "!COMMANDER c3 cross" in table.legal()


@rule("SW-10.11", "SW-15.35")
def test_a_transformed_warrior_counts_as_the_first_of_twin_blades() -> None:
    table = mimicked(" w ", "TWINBLADE", "(W)").do("g4-g3", "c3-d3", "g3-g2", "d3-d4", "g2-g1")
    assert table.cards("$") == {"$TWINBLADE c1xg1"}


@rule("SW-10.11", "SW-15.28", "SW-11.163")
def test_a_transformed_piece_bears_no_card() -> None:
    assert mimicked(" w ", "SACRIFICE").do("g4-g3").why("$SACRIFICE c3") == "SW-10.11"


@rule("SW-10.11", "SW-15.28")
def test_a_transformed_piece_has_no_continuing_effect_either() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  k  w  .  .  .  .
        2  .  . (A) .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MIMIC VANGUARD",
    ).do("~c2xc3", "g4-g3")
    assert table.on("c3") == "K"
    assert table.why("c3xd3") == "SW-7.50"


@rule("SW-10.11", "SW-11.70")
def test_a_killed_transformed_warrior_leaves_no_pursuit() -> None:
    table = drawn(
        """
        4  .  .  w  .  .  .  f (s)
        3  .  .  w  .  .  .  .  .
        2  .  . (A) .  .  .  .  .
        1  F  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MIMIC PURSUIT",
    ).do("~c2xc3", "c4xc3")
    assert table.dead("red") == "A"
    assert table.cards("%") == set()


@rule("SW-10.12")
def test_a_dead_guardian_guards_nobody() -> None:
    table = drawn(
        """
        4  .  .  H (w) .  .  . (s)
        3  W  .  .  k  .  .  f  .
        2  .  .  .  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        blue="GUARDIAN",
    )
    assert table.why("c4xd4") == "SW-11.131"
    assert table.do("a3xd3", "g3-g2").why("c4xd4") == ""


@rule("SW-10.12")
@pytest.mark.parametrize(("archer", "sign"), [(" B ", ""), ("(B)", "~")])
def test_armour_piercing_works_in_both_states(archer: str, sign: str) -> None:
    table = drawn(
        f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1 {archer} F  .  k  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="PIERCE",
    )
    assert table.why(f"{sign}a1xd1") == ""


@rule("SW-10.13")
def test_a_trained_soldier_is_an_own_face_up_piece_of_that_type() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1 (K) F (F) W  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="COMMANDER",
    ).do("+a1")
    assert table.why("!COMMANDER b1 cross") == ""
    assert table.why("!COMMANDER d1 cross") == "SW-10.13"
    assert table.why("!COMMANDER c1 cross") == table.why("!COMMANDER g4 cross") == "SW-11.141"


@rule("SW-10.13", "SW-15.34")
def test_a_pursuing_soldier_is_an_own_face_up_piece_of_that_type() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  W  .  .  .  .
        1  . (F) F  .  P  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="PURSUIT",
    ).do("d4xd2")
    assert table.cards("%") == {"%PURSUIT c1"}
    assert {table.why(f"%PURSUIT {cell}") for cell in ("b1", "e1", "g4", "a1")} == {"SW-10.13"}
