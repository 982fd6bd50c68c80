"""Chapter 9: turning pieces face-up, freely and by force."""

import pytest

from tests.games.summoner.boards import drawn
from tests.rules import rule
from warbook.games.summoner.content.tables import LETTERS, RED
from warbook.games.summoner.present.events import Revealed
from warbook.games.summoner.present.notation import read_cell

MIXED = """
    4  .  .  .  . (p) .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  W  .  .  .  .  .  .
    1  .  . (P)(H)(K)(F) . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-9.1")
def test_a_summon_turns_one_own_piece_face_up_where_it_stands() -> None:
    table = drawn(MIXED).do("+e1")
    assert table.on("e1") == "K"
    assert table.told(Revealed) == [Revealed(rule="SW-9.1", cell=read_cell("e1"), side=RED, kind=LETTERS.index("K"))]
    assert table.next == "blue"


@rule("SW-9.1")
@pytest.mark.parametrize("cell", ["b2", "e4", "a1"], ids=["face-up", "enemy", "empty"])
def test_only_an_own_face_down_piece_is_summoned(cell: str) -> None:
    assert drawn(MIXED).why(f"+{cell}") == "SW-9.1"


@rule("SW-9.2")
def test_any_face_down_piece_may_be_summoned_even_the_summoner() -> None:
    assert {text for text in drawn(MIXED).legal() if text.startswith("+")} == {"+c1", "+d1", "+e1", "+f1", "+h1"}


@rule("SW-9.3")
def test_the_owner_may_use_the_summon_card_right_after_the_summon() -> None:
    table = drawn(MIXED, red="PROPHECY").do("+c1")
    assert table.next == "red:response"
    assert table.legal() == ["!PROPHECY e4", "!PROPHECY h4", "."]


@rule("SW-9.3")
def test_declining_spends_nothing_but_the_chance_is_gone() -> None:
    table = drawn(MIXED, red="PROPHECY").do("+c1", ".")
    assert table.state.used[table.piece("c1")] == 0 and table.public("red") == ""
    table.do("g4-g3")
    assert table.cards("!") == set()
    assert table.why("!PROPHECY e4") == "SW-13.4"


@rule("SW-9.3")
@pytest.mark.parametrize("cell", ["d1", "e1", "f1"])
def test_no_window_for_a_type_without_the_card(cell: str) -> None:
    assert drawn(MIXED, red="PROPHECY").do(f"+{cell}").next == "blue"


@rule("SW-9.3")
def test_a_window_takes_only_the_card_of_the_summoned_type() -> None:
    table = drawn(MIXED, red="PROPHECY DISGUISE").do("+c1")
    assert table.why("!DISGUISE b2") == table.why("!SNIPE") == "SW-9.3"


@rule("SW-9.4")
def test_the_summoned_piece_does_nothing_else_this_turn() -> None:
    table = drawn(MIXED).do("+d1")
    assert table.next == "blue"
    assert table.why("d1-d2", "red") == "SW-13.6"


@rule("SW-9.5")
def test_a_forced_summon_turns_an_enemy_piece_up_and_uses_no_turn_of_its_owner() -> None:
    table = drawn(MIXED, red="OBSERVE").do("$OBSERVE h4")
    assert table.on("h4") == "s"
    assert table.told(Revealed)[0].rule == "SW-9.5"
    assert table.chosen == (3, 2) and table.next == "blue"


@rule("SW-9.5", "SW-15.32")
def test_the_owner_of_a_force_summoned_piece_may_answer_in_the_enemys_turn() -> None:
    table = drawn(MIXED, red="OBSERVE", blue="PROPHECY").do("$OBSERVE e4")
    assert table.next == "blue:response"
    table.do("!PROPHECY d1")
    assert table.on("d1") == "H" and table.next == "blue"


@rule("SW-9.5", "SW-15.32")
def test_by_option_forced_summons_trigger_nothing() -> None:
    table = drawn(MIXED, red="OBSERVE", blue="PROPHECY", forced_summon_triggers="false").do("$OBSERVE e4")
    assert table.on("e4") == "p" and table.next == "blue"
    assert table.cards("!") == set()


@rule("SW-9.6")
def test_a_piece_turned_down_may_be_summoned_again() -> None:
    table = drawn(MIXED, red="MINDCTRL").do("+c1", "!MINDCTRL b2 f1", "g4-g3")
    assert table.on("f1") == "(W)"
    assert table.do("+f1").on("f1") == "W"


@rule("SW-9.6", "SW-11.213")
def test_summoned_again_a_piece_may_use_the_card_it_has_not_used() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  f (s)
        3  .  .  .  F  .  .  .  .
        2  .  .  . (B) .  .  .  .
        1  .  . (P) .  . (F) . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MINDCTRL SNIPE",
    ).do("~d2xd4", "g4-g3", "+c1", "!MINDCTRL d4 f1", "g3-g2", "+f1")
    assert table.legal() == ["!SNIPE", "."]
