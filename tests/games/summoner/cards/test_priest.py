"""Chapter 11, the Priest's cards: Mind Control, Prophetic Sense, Soul Link."""

from typing import Any

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import LETTERS
from warbook.games.summoner.present.events import Died, Hid, Revealed, Swapped
from warbook.games.summoner.present.notation import read_cell

MIND = """
    4  .  .  w  .  .  .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  S  .  .  .  .  .
    1  .  .  . (P) .  .  . (F)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.100")
def test_a_summoned_priest_may_control_minds() -> None:
    table = drawn(MIND, red="MINDCTRL").do("+d1")
    assert table.legal() == ["!MINDCTRL c2 h1", "."]


@rule("SW-11.101", "SW-15.37")
def test_the_piece_to_hide_is_another_own_face_up_one() -> None:
    table = drawn(MIND, red="MINDCTRL").do("+d1")
    assert {table.why(f"!MINDCTRL {cell} h1") for cell in ("d1", "c4", "h1", "a1")} == {"SW-11.101"}


@rule("SW-11.101", "SW-15.37")
def test_its_partner_is_an_own_face_down_one() -> None:
    table = drawn(redrawn(MIND, b1="F"), red="MINDCTRL").do("+d1")
    assert {table.why(f"!MINDCTRL c2 {cell}") for cell in ("c2", "b1", "d1", "h4", "a1")} == {"SW-11.102"}


@rule("SW-11.102", "SW-15.37")
def test_it_turns_down_and_changes_places() -> None:
    table = drawn(MIND, red="MINDCTRL").do("+d1", "!MINDCTRL c2 h1")
    assert table.on("h1") == "(S)" and table.on("c2") == "(F)"
    assert table.told(Hid) == [Hid(rule="SW-11.102", cell=read_cell("c2"), side=0, kind=LETTERS.index("S"))]
    assert table.told(Swapped) == [Swapped(rule="SW-11.102", one=read_cell("c2"), other=read_cell("h1"))]
    assert table.next == "blue"


@rule("SW-11.103", "SW-16.6")
def test_everybody_knows_who_went_under_cover_and_where() -> None:
    table = drawn(MIND, red="MINDCTRL").do("+d1", "!MINDCTRL c2 h1")
    assert table.seen("blue", "h1") == table.seen("spectator", "h1") == "{S}"
    assert table.seen("blue", "c2") == "(X)"


@rule("SW-11.104", "SW-10.10")
@pytest.mark.parametrize("board", [redrawn(MIND, h1="S"), redrawn(MIND, c2=".", h1="(S)")])
def test_without_both_pieces_there_is_no_window(board: str) -> None:
    assert drawn(board, red="MINDCTRL").do("+d1").next == "blue"


PROPHECY = """
    4  .  .  .  . (w) .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1  .  .  . (P) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.110")
def test_a_summoned_priest_may_prophesy() -> None:
    assert drawn(PROPHECY, red="PROPHECY").do("+d1").legal() == ["!PROPHECY e4", "!PROPHECY h4", "."]


@rule("SW-11.110")
def test_a_prophecy_needs_somebody_hidden() -> None:
    assert drawn(redrawn(PROPHECY, e4="w", h4="s"), red="PROPHECY").do("+d1").next == "blue"


@rule("SW-11.111")
def test_a_prophecy_turns_an_enemy_piece_up() -> None:
    table = drawn(PROPHECY, red="PROPHECY").do("+d1", "!PROPHECY e4")
    assert table.on("e4") == "w" and table.on("d1") == "P"
    assert [event.rule for event in table.heard("red") if isinstance(event, Revealed)] == ["SW-9.5"]


@rule("SW-11.111")
@pytest.mark.parametrize("cell", ["g4", "h1", "a1", "d1"], ids=["face-up", "own", "empty", "the Priest"])
def test_a_prophecy_names_an_enemy_face_down_piece(cell: str) -> None:
    assert drawn(PROPHECY, red="PROPHECY").do("+d1").why(f"!PROPHECY {cell}") == "SW-11.111"


@rule("SW-11.112", "SW-15.38")
def test_finding_the_summoner_kills_the_priest() -> None:
    table = drawn(PROPHECY, red="PROPHECY").do("+d1", "!PROPHECY h4")
    assert table.on("h4") == "s" and table.on("d1") == "."
    assert [event.rule for event in table.told(Died)] == ["SW-11.112"]
    assert table.dead("red") == "P" and table.result == "ongoing"


@rule("SW-11.113", "SW-4.10")
def test_the_found_pieces_window_comes_before_play_goes_on() -> None:
    table = drawn(redrawn(PROPHECY, e4="(k)"), red="PROPHECY", blue="COMMANDER").do("+d1", "!PROPHECY e4")
    assert table.next == "blue:response"
    assert table.do("!COMMANDER g4 diag").next == "blue"
    assert table.view("red").label == "turn"


LINK = """
    4  .  .  k  .  .  .  f (s)
    3  .  .  .  . (a) .  .  .
    2  .  W  .  F  .  .  .  .
    1  F  .  P  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def linked(**options: Any) -> Table:
    """A Red Priest on c1, and nothing on d2 between it and the Assassin on e3."""
    return drawn(redrawn(LINK, d2="."), red="SOULLINK", **options)


@rule("SW-11.120", "SW-15.39")
def test_a_face_up_priest_changes_places_and_the_turn_goes_on() -> None:
    table = linked().do("&SOULLINK c1 b2")
    assert table.on("b2") == "P" and table.on("c1") == "W"
    assert table.next == "red" and table.do("c1xc4").next == "blue"


@rule("SW-11.120")
@pytest.mark.parametrize("piece", ["(P)", "W", "."])
def test_only_an_own_face_up_priest_links(piece: str) -> None:
    assert drawn(redrawn(LINK, c1=piece), red="SOULLINK").why("&SOULLINK c1 b2") == "SW-11.120"


@rule("SW-11.121", "SW-15.39")
def test_the_partner_is_the_first_piece_on_a_diagonal() -> None:
    table = drawn(LINK, red="SOULLINK")
    assert table.cards("&") == {"&SOULLINK c1 b2", "&SOULLINK c1 d2"}
    assert table.why("&SOULLINK c1 e3") == table.why("&SOULLINK c1 a1") == table.why("&SOULLINK c1 c4") == "SW-11.121"


@rule("SW-11.121")
def test_the_partner_may_be_an_enemy_and_face_down() -> None:
    assert linked().why("&SOULLINK c1 e3") == ""


@rule("SW-11.121", "SW-15.39")
def test_by_option_the_partner_must_be_friendly() -> None:
    table = linked(soul_link_targets="friendly")
    assert table.why("&SOULLINK c1 e3") == "SW-15.39"
    assert table.cards("&") == {"&SOULLINK c1 b2"}


@rule("SW-11.122", "SW-15.39")
def test_a_priest_links_once_in_a_game() -> None:
    table = linked().do("&SOULLINK c1 b2")
    assert table.why("&SOULLINK b2 c1") == "SW-11.122"
    table.do("c1xc4", "g4-g3")
    assert table.why("&SOULLINK b2 a1") == "SW-11.122"


TWO_PRIESTS = """
    4  .  .  .  .  .  .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  W  .  F  .  .  .  .
    1  .  .  P  .  P  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.122", "SW-15.39")
def test_by_option_once_in_each_turn() -> None:
    table = drawn(TWO_PRIESTS, red="SOULLINK", soul_link_uses="once_per_turn").do("&SOULLINK c1 b2")
    assert table.why("&SOULLINK b2 c1") == table.why("&SOULLINK e1 d2") == "SW-11.122"
    table.do("d2-d3", "g4-g3")
    assert table.why("&SOULLINK b2 c1") == ""


@rule("SW-11.123")
def test_a_link_turns_nobody_over_and_springs_no_trap() -> None:
    table = linked().do("&SOULLINK c1 e3")
    assert table.on("c1") == "(a)" and table.on("e3") == "P"
    assert table.told(Revealed) == [] and table.told(Died) == []


@rule("SW-11.123", "SW-11.132")
def test_a_guardian_does_not_stop_a_link() -> None:
    table = drawn(redrawn(LINK, d2=".", e4="k"), red="SOULLINK", blue="GUARDIAN")
    assert table.why("c1xe3") == "SW-11.131"
    assert table.why("&SOULLINK c1 e3") == ""


@rule("SW-11.124")
def test_two_priests_may_link_in_the_same_turn() -> None:
    table = drawn(TWO_PRIESTS, red="SOULLINK").do("&SOULLINK c1 b2", "&SOULLINK e1 d2")
    assert table.on("b2") == "P" and table.on("d2") == "P" and table.next == "red"
