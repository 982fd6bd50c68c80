"""Chapter 6: face-down and face-up."""

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn, started
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, LETTERS, RED
from warbook.games.summoner.present.events import Died, Hid, Moved, Revealed, Swapped
from warbook.games.summoner.present.notation import read_cell, write_cell

LONE = """
    4  .  .  .  .  .  .  . (s)
    3  .  .  w  .  .  .  .  .
    2  .  . ({}) .  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-6.1")
def test_a_piece_is_face_up_or_face_down_and_the_view_says_which() -> None:
    table = started().do("+d2")
    up = {write_cell(piece.cell) for piece in table.view("spectator").pieces if piece.up}
    assert up == {"d2"}
    assert len(table.view("spectator").pieces) == 32


@rule("SW-6.1")
def test_on_the_field_means_face_up() -> None:
    board = """
        4  .  . (w) .  H  .  . (s)
        3  .  . {} .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(board.format(" k "), blue="GUARDIAN").why("e4xc4") == "SW-11.131"
    assert drawn(board.format("(k)"), blue="GUARDIAN").why("e4xc4") == ""


@rule("SW-6.2")
def test_a_player_sees_the_own_face_down_pieces_and_not_the_enemys() -> None:
    table = started()
    assert table.seen("red", "d1") == "(S)" and table.seen("red", "c4") == "(x)"
    assert table.seen("blue", "d1") == "(X)" and table.seen("blue", "c4") == "(s)"


@rule("SW-6.3", "SW-15.12")
@pytest.mark.parametrize("letter", "HWPKABFS")
def test_a_face_down_piece_cannot_move(letter: str) -> None:
    table = drawn(LONE.format(letter))
    assert table.why("c2-c1") == table.why("c2-b1") == "SW-6.3"


@rule("SW-6.4", "SW-15.12")
@pytest.mark.parametrize("letter", "SHWPKF")
def test_only_assassins_and_archers_attack_while_face_down(letter: str) -> None:
    table = drawn(LONE.format(letter))
    assert table.why("~c2xc3") == table.why("c2xc3") == "SW-6.4"


@rule("SW-6.4")
def test_a_face_down_assassin_attacks() -> None:
    assert drawn(LONE.format("A")).why("~c2xc3") == ""


@rule("SW-6.4")
def test_a_face_down_archer_attacks() -> None:
    table = drawn("""
        4  .  .  w  .  .  .  . (s)
        3  .  .  F  .  .  .  .  .
        2  .  . (B) .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("~c2xc4") == ""


@rule("SW-6.4")
def test_a_face_up_piece_makes_no_hidden_attack() -> None:
    assert drawn(redrawn(LONE.format("A"), c2="A")).why("~c2xc3") == "SW-6.4"


@rule("SW-6.5")
def test_a_face_down_piece_is_summoned_or_attacks_and_nothing_else() -> None:
    assert drawn(LONE.format("W")).of("c2") == {"+c2"}
    assert drawn(LONE.format("A")).of("c2") == {"+c2", "~c2xc3"}


@rule("SW-6.5", "SW-10.9")
def test_a_face_down_piece_may_cast_its_spell() -> None:
    table = drawn(LONE.format("H"), red="OBSERVE")
    assert table.why("$OBSERVE h4") == ""


TURNING = """
    4  .  .  .  .  .  .  . (s)
    3  .  . (f) .  .  .  .  .
    2  .  . (A)(H) .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-6.6")
@pytest.mark.parametrize(
    ("text", "cell", "by"),
    [
        ("+d2", "d2", "SW-9.1"),
        ("$OBSERVE c3", "c3", "SW-9.5"),
        ("~c2xc3", "c2", "SW-8.10"),
        ("~c2xc3", "c3", "SW-8.12"),
    ],
    ids=["summoned", "force-summoned", "attacks", "is attacked"],
)
def test_what_turns_a_piece_face_up(text: str, cell: str, by: str) -> None:
    table = drawn(TURNING, red="OBSERVE").do(text)
    shown = {write_cell(event.cell): event.rule for event in table.told(Revealed)}
    assert shown[cell] == by


@rule("SW-6.7", "SW-15.14", "SW-10.4")
def test_a_hidden_attack_is_no_summon() -> None:
    table = drawn(TURNING, red="DISGUISE")
    assert table.do("~c2xc3").next == "blue"
    assert drawn(TURNING, red="DISGUISE").do("+c2").next == "red:response"


@rule("SW-6.7", "SW-15.14")
def test_being_attacked_is_no_summon() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3  .  . (a)(k) .  .  .  .
        2  .  .  W  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        blue="DISGUISE",
    ).do("c2xc3")
    assert table.on("c3") == "a"
    assert table.next == "red"


@rule("SW-6.7")
@pytest.mark.parametrize(("text", "window"), [("+c1", "red:response"), ("$OBSERVE e4", "blue:response")])
def test_a_summon_and_a_forced_summon_allow_a_summon_card(text: str, window: str) -> None:
    table = drawn(
        """
        4  .  .  .  . (p) .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (P)(H) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="PROPHECY OBSERVE",
        blue="PROPHECY",
    )
    assert table.do(text).next == window


def under_cover() -> Table:
    """The Red Assassin on c1 has used Disguise and is turned down again by Mind Control, onto e1."""
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (A)(P)(F) .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="DISGUISE MINDCTRL",
    )
    return table.do("+c1", "!DISGUISE e1", "g4-g3", "+d1", "!MINDCTRL e1 c1")


@rule("SW-6.8")
def test_only_mind_control_turns_a_piece_down() -> None:
    table = under_cover()
    assert table.told(Hid) == [Hid(rule="SW-11.102", cell=read_cell("e1"), side=0, kind=LETTERS.index("A"))]
    assert table.on("c1") == "(A)"


@rule("SW-6.8")
def test_a_face_up_piece_stays_face_up_through_moves_and_swaps() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  W  .  .  .  .  .  .
        1  .  .  P  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="SOULLINK",
    ).do("&SOULLINK c1 b2", "c1-d1")
    assert table.on("b2") == "P" and table.on("d1") == "W"


@rule("SW-6.9", "SW-15.15", "SW-9.6")
def test_a_piece_turned_down_keeps_its_used_mark() -> None:
    table = under_cover().do("g3-g2", "+c1")
    assert table.on("c1") == "A"
    assert table.next == "blue", "no second window for the same Assassin"


@rule("SW-6.9", "SW-15.15")
def test_a_piece_turned_down_keeps_its_new_type() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  w  .  .  .  .  .
        2  .  . (A) .  .  .  .  .
        1  .  .  . (P)(F) .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MIMIC MINDCTRL",
    ).do("~c2xc3", "g4-g3", "+d1", "!MINDCTRL c3 e1")
    assert table.on("e1") == "(W)"
    assert table.do("g3-g2", "+e1").on("e1") == "W"


@rule("SW-6.9", "SW-15.15")
def test_a_piece_turned_down_loses_its_bonuses() -> None:
    table = drawn(
        """
        4  .  .  w  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  F  .  .  .  .  .
        1  .  . (F)(K)(P) .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="COMMANDER MINDCTRL",
    ).do("+d1", "!COMMANDER c2 cross", "g4-g3")
    assert table.why("c2xc4") == ""
    table.do("+e1", "!MINDCTRL c2 c1", "g3-g2", "+c1", "g2-g1", "+c2", "c4-c3")
    assert table.state.orthogonal[table.piece("c1")] == 0
    assert table.why("c1xc3") == "SW-7.80"


@rule("SW-6.9")
def test_an_assassin_turned_down_has_its_trap_again() -> None:
    table = drawn(
        """
        4  .  .  .  .  w  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  A (P)(F) .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MINDCTRL",
    ).do("+d1", "!MINDCTRL c1 e1", "e4xe1")
    assert table.on("e1") == "A"
    assert table.dead("blue") == "W"


@rule("SW-6.10")
def test_a_face_down_piece_blocks_a_line() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  W  . (F) .  w  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("a2-d2") == "SW-7.3"
    assert table.why("a2xe2") == "SW-7.2"


@rule("SW-6.10")
def test_a_face_down_piece_serves_as_an_archers_screen() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  B  . (f) .  w  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("a2xe2") == ""


@rule("SW-6.11", "SW-15.24")
@pytest.mark.parametrize(
    ("texts", "cells", "card"),
    [
        (("+c1", "!DISGUISE h1"), ("c1", "h1"), "DISGUISE"),
        (("+d1", "!MINDCTRL b2 h1"), ("b2", "h1"), "MINDCTRL"),
        (("&SOULLINK a1 b2",), ("a1", "b2"), "SOULLINK"),
    ],
)
def test_everyone_sees_which_cells_were_exchanged(texts: tuple[str, ...], cells: tuple[str, str], card: str) -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  F  .  .  .  .  .  .
        1  P  . (A)(P) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red=card,
    ).do(*texts)
    for viewer in ("red", "blue", "spectator"):
        swaps = [event for event in table.heard(viewer) if isinstance(event, Swapped)]
        assert [(event.one, event.other) for event in swaps] == [tuple(map(read_cell, cells))]


@rule("SW-6.11", "SW-15.24", "SW-11.24")
def test_everyone_sees_a_grand_switch() -> None:
    table = drawn(
        """
        4  .  .  w  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  . (S) .  .  .  .  .
        1  K  .  .  .  .  .  . (F)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="SWITCH",
    ).do("c4xc2", "!SWITCH h1")
    assert [(event.one, event.other) for event in table.heard("spectator") if isinstance(event, Swapped)] == [
        (read_cell("c2"), read_cell("h1"))
    ]


@rule("SW-6.11")
def test_a_turn_without_a_swap_card_moves_no_face_down_piece() -> None:
    table = drawn(TURNING, red="OBSERVE").do("$OBSERVE c3")
    assert table.told(Moved) == [] and table.told(Swapped) == []
    assert table.on("c3") == "f"


@rule("SW-6.12", "SW-15.50")
def test_the_dead_are_shown_to_everyone_in_their_order() -> None:
    table = drawn("""
        4  . (p) .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  W  . (f) .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """).do("b2xb4")
    died = [event for event in table.heard("spectator") if isinstance(event, Died)]
    assert [(event.side, LETTERS[event.kind]) for event in died] == [(BLUE, "P")]
    table.do("+d2", "b4-b2", "+h4", "b2xd2")
    assert [table.view(viewer).sides[BLUE].dead for viewer in ("red", "blue", "spectator")] == [("P", "F")] * 3
    assert table.view("blue").sides[RED].dead == ()
