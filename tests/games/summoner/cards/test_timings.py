"""Chapter 10: when cards act, and who may use them."""

import pytest

from tests.games.summoner.boards import drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.present.notation import read_cell, write_cell

CARDS = read_content().cards
CONTINUING = {"FEARLESS", "MIGHT", "GUARDIAN", "VANGUARD", "PIERCE"}


@rule("SW-10.1")
def test_a_use_belongs_to_the_single_piece() -> None:
    table = drawn(
        """
        4  .  .  .  . (w)(f) f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (P)(P) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="PROPHECY",
    ).do("+c1", "!PROPHECY e4")
    assert table.state.used[table.piece("c1")] == 1
    assert table.state.used[table.piece("d1")] == 0
    assert table.do("g4-g3", "+d1").next == "red:response"


@rule("SW-10.1")
def test_a_spell_cannot_be_cast_twice_by_the_same_piece() -> None:
    table = drawn(
        """
        4  .  .  .  . (w)(f) f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  H  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="OBSERVE",
    ).do("$OBSERVE e4", "g4-g3")
    assert table.why("$OBSERVE f4") == "SW-10.9"


BUSY = """
    4 (f) .  .  p  .  .  . (s)
    3  .  . (f) .  .  p  P  w
    2  W  w  F  .  .  .  .  H
    1  . (A)(B)(W)(K)(P) F (S)
       a  b  c  d  e  f  g  h
"""
EVENTS = [
    ("SWITCH", "h1", "blue", ("f3xh1", "!SWITCH d1")),
    ("COMMAND", "h1", "red", ("$COMMAND b1", "+f1")),
    ("OBSERVE", "h2", "red", ("$OBSERVE a4",)),
    ("CHAIN", "h2", "blue", ("h3xh2",)),
    ("TWINBLADE", "d1", "red", ("$TWINBLADE d1xd4",)),
    ("SACRIFICE", "a2", "red", ("$SACRIFICE a2",)),
    ("MINDCTRL", "f1", "red", ("+f1", "!MINDCTRL a2 d1")),
    ("PROPHECY", "f1", "red", ("+f1", "!PROPHECY a4")),
    ("SOULLINK", "g3", "red", ("&SOULLINK g3 h2",)),
    ("COMMANDER", "e1", "red", ("+e1", "!COMMANDER g1 diag")),
    ("MIMIC", "b1", "red", ("~b1xb2",)),
    ("DISGUISE", "b1", "red", ("+b1", "!DISGUISE a2")),
    ("DOUBLE", "b1", "red", ("+b1", "!DOUBLE")),
    ("BLINDSHOT", "c1", "red", ("$BLINDSHOT c1xc3",)),
    ("SNIPE", "c1", "red", ("+c1", "!SNIPE")),
]


@rule("SW-10.2", "SW-15.25")
@pytest.mark.parametrize(("card", "start", "turn", "texts"), EVENTS, ids=[event[0] for event in EVENTS])
def test_an_event_uses_its_bearer_up(card: str, start: str, turn: str, texts: tuple[str, ...]) -> None:
    table = drawn(BUSY, turn=turn, red=card, dead_red="F")
    assert table.state.used[read_cell(start)] == 0
    table.do(*texts)
    assert [write_cell(piece) for piece in range(32) if table.state.used[piece]] == [start]


@rule("SW-10.2", "SW-11.74")
def test_pursuit_is_an_event_too_and_used_once() -> None:
    table = drawn(
        """
        4  .  .  .  w  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  F  .  W  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="PURSUIT",
    ).do("d4xd2", "%PURSUIT b2", "b2-b3", ".", "g4-g3")
    assert table.why("%PURSUIT b3") == "SW-11.72"


@rule("SW-10.3", "SW-15.25")
def test_which_effects_continue() -> None:
    assert {code for code, card in CARDS.items() if card.lasting} == CONTINUING
    assert {event[0] for event in EVENTS} | {"PURSUIT"} == set(CARDS) - CONTINUING


@rule("SW-10.3", "SW-15.25")
def test_armour_piercing_is_never_used_up() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  B  F  .  k  F  k  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="PIERCE",
    ).do("a1xd1", "g4-g3", "d1xf1")
    assert table.dead("blue") == "K K"
    assert table.state.used[read_cell("a1")] == 0


@rule("SW-10.3")
def test_vanguard_serves_both_knights_again_and_again() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  w  p  .  w  .  .  .  .
        1  K  .  .  K  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="VANGUARD",
    ).do("a1xa2", "g4-g3", "a2xb2", "g3-g2", "d1xd2")
    assert table.dead("blue") == "W P W"


WINDOWS = """
    4  .  .  .  . (w)(p) f (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1  .  . (B) .  H  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-10.4")
def test_a_summon_card_needs_a_summon_and_a_hidden_attack_is_none() -> None:
    board = redrawn(WINDOWS, d1="F", e1="p")
    assert drawn(board, red="SNIPE").do("~c1xe1").next == "blue"
    assert drawn(board, red="SNIPE").do("+c1").next == "red:response"


@rule("SW-10.5")
@pytest.mark.parametrize("hero", [" H ", "(H)"])
def test_a_passive_works_face_up_and_face_down(hero: str) -> None:
    table = drawn(
        f"""
        4  .  .  .  w  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  . {hero} .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="CHAIN",
    ).do("d4xd2")
    assert table.dead("red") == "H" and table.dead("blue") == "W"


@rule("SW-10.6")
def test_a_spell_is_not_cast_in_the_enemys_turn() -> None:
    assert drawn(WINDOWS, red="OBSERVE").do("+c1").why("$OBSERVE e4", "red") == "SW-13.6"


@rule("SW-10.6")
def test_a_spell_is_not_cast_inside_a_window() -> None:
    table = drawn(WINDOWS, red="OBSERVE SNIPE").do("+c1")
    assert table.next == "red:response"
    assert table.why("$OBSERVE e4") == "SW-13.4"


@rule("SW-10.6", "SW-11.34")
def test_a_spell_is_not_cast_inside_another_spell() -> None:
    table = drawn(BUSY, red="COMMAND TWINBLADE").do("$COMMAND b1")
    assert table.why("$TWINBLADE d1xd4") == "SW-11.31"
    table = drawn(BUSY, red="SACRIFICE OBSERVE").do("$SACRIFICE a2")
    assert table.why("$OBSERVE a4") == "SW-11.73"


@rule("SW-10.7")
def test_a_battlefield_card_acts_only_while_its_bearer_is_face_up() -> None:
    board = """
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  F  .  .  .  .  .  .
        1 {} .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(board.format(" P "), red="SOULLINK").why("&SOULLINK a1 b2") == ""
    assert drawn(board.format("(P)"), red="SOULLINK").why("&SOULLINK a1 b2") == "SW-11.120"


@rule("SW-10.8")
@pytest.mark.parametrize(
    ("card", "texts"),
    [
        ("MINDCTRL", ("+f1",)),
        ("PROPHECY", ("+f1",)),
        ("COMMANDER", ("+e1",)),
        ("DISGUISE", ("+b1",)),
        ("DOUBLE", ("+b1",)),
        ("SNIPE", ("+c1",)),
    ],
)
def test_a_summon_card_may_be_declined(card: str, texts: tuple[str, ...]) -> None:
    table = drawn(BUSY, red=card, dead_red="F").do(*texts)
    assert table.why(".") == ""
    assert table.do(".").public("red") == ""


@rule("SW-10.8")
def test_mimicry_and_chain_reaction_ask_nobody() -> None:
    table = drawn(BUSY, red="MIMIC").do("~b1xb2")
    assert table.on("b2") == "W" and table.next == "blue"
    table = drawn(BUSY, turn="blue", red="CHAIN").do("h3xh2")
    assert table.dead("blue") == "W" and table.next == "red"


@rule("SW-10.9", "SW-15.26")
def test_a_face_down_caster_stays_face_down_and_its_cell_is_not_told() -> None:
    table = drawn(redrawn(WINDOWS, e1="(H)"), red="OBSERVE").do("$OBSERVE e4")
    assert table.on("e1") == "(H)"
    for viewer in ("blue", "spectator"):
        assert table.seen(viewer, "e1") == table.seen(viewer, "c1") == "(X)"


@rule("SW-10.9")
def test_a_spell_needs_a_living_bearer() -> None:
    assert drawn(redrawn(WINDOWS, e1="W"), red="OBSERVE", dead_red="H").why("$OBSERVE e4") == "SW-10.9"


@rule("SW-10.9", "SW-15.26")
@pytest.mark.parametrize("text", ["$COMMAND b1", "$OBSERVE a4", "$BLINDSHOT c1xc3"])
def test_by_option_a_spell_needs_a_face_up_bearer(text: str) -> None:
    board = redrawn(BUSY, h2="(H)")
    card = text[1:].split()[0]
    assert drawn(board, red=card).why(text) == ""
    assert drawn(board, red=card, spell_from_hidden="false").why(text) == "SW-10.9"


@rule("SW-10.9", "SW-15.26")
def test_that_option_leaves_twin_blade_and_sacrifice_alone() -> None:
    assert drawn(BUSY, red="TWINBLADE", spell_from_hidden="false").why("$TWINBLADE d1xd4") == ""
    assert drawn(BUSY, red="SACRIFICE", spell_from_hidden="false").why("$SACRIFICE a2") == ""


LAST_ONE = """
    4  .  .  .  .  .  .  . {enemy}
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1 {piece}{shown}{hidden} .  .  .  .  .
       a  b  c  d  e  f  g  h
"""


@rule("SW-10.10", "SW-15.9")
@pytest.mark.parametrize(
    ("card", "piece", "shown", "hidden", "enemy", "offered"),
    [
        ("MINDCTRL", "(P)", " S ", "(F)", " s ", True),
        ("MINDCTRL", "(P)", " S ", " . ", " s ", False),
        ("MINDCTRL", "(P)", " . ", "(S)", " s ", False),
        ("COMMANDER", "(K)", " F ", "(S)", " s ", True),
        ("COMMANDER", "(K)", " S ", "(F)", " s ", False),
        ("PROPHECY", "(P)", " S ", "(F)", "(s)", True),
        ("PROPHECY", "(P)", " S ", "(F)", " s ", False),
        ("DISGUISE", "(A)", " S ", " . ", " s ", True),
        ("DISGUISE", "(A)", " . ", " . ", " s ", False),
        ("DOUBLE", "(A)", " S ", " . ", " s ", False),
    ],
)
def test_a_card_is_offered_only_if_its_whole_effect_can_be_done(
    card: str, piece: str, shown: str, hidden: str, enemy: str, offered: bool
) -> None:
    board = LAST_ONE.format(piece=piece, shown=shown, hidden=hidden, enemy=enemy)
    assert (drawn(board, red=card).do("+a1").next == "red:response") == offered
