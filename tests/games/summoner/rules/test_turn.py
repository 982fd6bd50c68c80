"""Chapter 4: turns, what uses them, and windows inside them."""

import pytest

from tests.games.summoner.boards import drawn, redrawn, started
from tests.rules import rule
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import BLUE, RED
from warbook.games.summoner.present.events import Died, Passed

OPEN_FIELD = """
    4  .  .  .  .  .  .  w (s)
    3  .  .  .  .  .  .  .  .
    2  .  F  .  w  .  .  .  .
    1  W  .  P  H  . (B) .  S
       a  b  c  d  e  f  g  h
"""


@rule("SW-4.1")
def test_turns_alternate() -> None:
    table = started()
    order = []
    for text in ("+d2", "+e4", "+a1", "+a3"):
        order.append(table.next)
        table.do(text)
    assert order == ["red", "blue", "red", "blue"]


@rule("SW-4.2", "SW-4.4")
def test_a_free_action_leaves_the_turn_open() -> None:
    table = drawn(OPEN_FIELD, red="SOULLINK").do("&SOULLINK c1 b2")
    assert table.next == "red"
    assert table.do("a1-a2").next == "blue"


@rule("SW-4.2")
def test_no_free_action_after_the_turn_action() -> None:
    table = drawn(OPEN_FIELD, red="SOULLINK").do("a1-a2")
    assert table.next == "blue"
    assert table.why("&SOULLINK c1 b2", "red") == "SW-13.6"


@rule("SW-4.3")
@pytest.mark.parametrize(
    "text",
    ["+f1", "a1-a2", "d1xd2", "~f1xd1", "$OBSERVE h4"],
    ids=["summon", "move", "attack", "hidden attack", "spell"],
)
def test_each_turn_action_uses_the_turn(text: str) -> None:
    board = redrawn(OPEN_FIELD, d1="h", e1="F") if text.startswith("~") else OPEN_FIELD
    table = drawn(board, red="OBSERVE").do(text)
    assert table.next == "blue"
    assert table.chosen == (3, 2)


@rule("SW-4.4")
def test_the_only_free_action_is_soul_link() -> None:
    cards = read_content().cards
    assert [code for code, card in cards.items() if card.sign == "&"] == ["SOULLINK"]
    chosen_on_the_turn = {code for code, card in cards.items() if card.sign in ("&", "$", "%")}
    never_a_turn = {code for code, card in cards.items() if card.timing in ("passive", "battlefield")}
    assert chosen_on_the_turn & never_a_turn == {"SOULLINK", "PURSUIT"}


@rule("SW-4.4")
def test_a_passive_effect_costs_its_owner_no_turn() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  F  .  H  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="CHAIN",
    ).do("d4xd2")
    assert table.public("red") == "CHAIN"
    assert table.next == "red"
    assert table.chosen == (2, 3)


@rule("SW-4.5", "SW-15.27")
def test_a_summon_and_its_card_are_one_turn() -> None:
    table = drawn(redrawn(OPEN_FIELD, f1="(A)"), red="DISGUISE").do("+f1")
    assert table.next == "red:response"
    table.do("!DISGUISE a1")
    assert table.next == "blue"
    assert table.chosen == (3, 2)


@rule("SW-4.6")
def test_pursuit_takes_the_place_of_the_turn_action() -> None:
    table = drawn(OPEN_FIELD, turn="blue", red="PURSUIT").do("g4-g3")
    assert table.cards("%") == set()
    table = drawn(redrawn(OPEN_FIELD, a4="w"), turn="blue", red="PURSUIT").do("a4xa1")
    table.do("%PURSUIT b2", "b2-b3", "b3-b4")
    assert table.next == "blue"
    assert table.chosen == (3, 3)


@rule("SW-4.6")
def test_sacrifice_takes_the_place_of_the_turn_action() -> None:
    table = drawn(OPEN_FIELD, red="SACRIFICE").do("$SACRIFICE a1", "a1-a2", "a2-a3")
    assert table.next == "blue"
    assert table.chosen == (3, 2)


@rule("SW-4.7", "SW-15.8")
def test_nobody_may_pass_who_has_a_turn_action() -> None:
    assert drawn(OPEN_FIELD).why("pass") == "SW-4.7"


BLOCKED = """
    4  .  .  .  .  .  .  . (s)
    3 (f)(w) .  .  .  .  .  .
    2  F  F  k  .  .  .  .  .
    1  S  F  k  .  .  .  .  .
       a  b  c  d  e  f  g  h
"""


@rule("SW-4.8", "SW-15.8")
def test_a_side_without_a_turn_action_passes() -> None:
    table = drawn(BLOCKED)
    assert table.legal() == ["pass"]
    table.do("pass")
    assert table.told(Passed) == [Passed(rule="SW-4.8", side=RED)]
    assert table.next == "blue"


@rule("SW-4.8")
def test_a_blocked_side_keeps_its_free_actions_and_may_get_unblocked_by_one() -> None:
    table = drawn(
        """
        4  .  .  . (s) .  .  .  .
        3 (f)(w) .  .  .  . (w)(f)
        2  F  F  k  .  .  k  F  F
        1  P  F  k  .  .  k  F  S
           a  b  c  d  e  f  g  h
        """,
        red="SOULLINK",
    )
    assert table.legal() == ["&SOULLINK a1 b2", "pass"]
    table.do("&SOULLINK a1 b2")
    assert table.why("pass") == "SW-4.7"
    assert "b2xa3" in table.legal()


@rule("SW-4.8", "SW-12.7")
def test_two_passes_in_a_row_draw() -> None:
    table = drawn("""
        4  F  F  K  B  b  k  f  s
        3  F  F  K  B  b  k  f  f
        2  F  F  K  B  b  k  f  f
        1  S  F  K  B  b  k  f  f
           a  b  c  d  e  f  g  h
        """).do("pass")
    assert table.result == "ongoing"
    assert table.do("pass").result == "draw (both_blocked)"


@rule("SW-4.9")
def test_a_forced_pass_is_a_chosen_turn() -> None:
    assert drawn(BLOCKED).do("pass").chosen == (3, 2)


@rule("SW-4.9", "SW-15.22")
def test_a_traps_forced_entry_is_no_chosen_turn() -> None:
    table = drawn("""
        4  . (a) .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  W  .  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """).do("b2xb4")
    assert table.on("b4") == "a"
    assert table.chosen == (3, 2)


@rule("SW-4.10", "SW-15.9")
def test_what_a_window_causes_is_finished_before_the_interrupted_effect_goes_on() -> None:
    table = drawn(
        """
        4  .  .  .  . (k) .  . (s)
        3  .  .  .  .  .  f  .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (S)(P)(F) .  .  .
           a  b  c  d  e  f  g  h
        """,
        red="COMMAND PROPHECY",
        blue="COMMANDER",
    )
    deciding = []
    for text in ("$COMMAND d1", "!PROPHECY e4", "!COMMANDER f3 cross", "+e1"):
        deciding.append(table.next)
        table.do(text)
    assert deciding == ["red", "red:response", "blue:response", "red"]
    assert table.next == "blue"


@rule("SW-4.11", "SW-12.1")
def test_a_summoners_death_leaves_nothing_to_resolve() -> None:
    table = drawn(
        """
        4  .  .  s  .  .  .  .  .
        3  .  .  .  .  .  f  .  .
        2  .  .  W  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="SACRIFICE",
    ).do("$SACRIFICE c2", "c2xc4")
    assert table.result == "red wins (summoner)"
    assert table.on("c4") == "W", "the sacrifice's own death is not resolved any more"
    assert [event.side for event in table.told(Died)] == [BLUE]


@rule("SW-4.11")
def test_nothing_can_be_done_in_a_finished_game() -> None:
    table = drawn(OPEN_FIELD).do("a1-a2").by("red", "resign")
    assert table.result == "blue wins (resignation)"
    for seat in ("red", "blue"):
        for text in ("a2-a3", "pass", "resign", "draw?"):
            assert table.why(text, seat) == "SW-4.11"
            assert table.legal(seat) == []
