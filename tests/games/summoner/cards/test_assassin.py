"""Chapter 11, the Assassin's cards: Mimicry, Disguise, Doppelgänger."""

from collections import Counter

import pytest

from tests.games.summoner.boards import GAME, Table, drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import LETTERS
from warbook.games.summoner.present.events import Became, Revealed
from warbook.games.summoner.present.notation import read_cell
from warbook.kernel.run import Step, step

MIMIC = """
    4  .  .  .  .  .  .  f (s)
    3  .  . {} .  .  .  .  .
    2  .  . (A) .  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.160", "SW-11.161", "SW-15.42")
@pytest.mark.parametrize("victim", [" w ", "(w)", " k ", "(p)"])
def test_killing_from_hidden_an_assassin_becomes_what_it_killed(victim: str) -> None:
    table = drawn(MIMIC.format(victim), red="MIMIC").do("~c2xc3")
    assert table.on("c3") == victim[1].upper()
    was, kind = LETTERS.index("A"), LETTERS.index(victim[1].upper())
    assert table.told(Became) == [Became(rule="SW-11.161", cell=read_cell("c3"), side=0, was=was, kind=kind)]


@rule("SW-11.160", "SW-15.42")
def test_killing_through_its_trap_an_assassin_becomes_its_attacker() -> None:
    table = drawn(MIMIC.format(" w "), turn="blue", red="MIMIC").do("c3xc2")
    assert table.on("c2") == "W" and table.on("c3") == "."


@rule("SW-11.160")
def test_a_face_up_assassin_mimics_nobody() -> None:
    table = drawn(redrawn(MIMIC.format(" w "), c2="A"), red="MIMIC").do("c2xc3")
    assert table.on("c3") == "A" and table.public("red") == ""


@rule("SW-11.161")
def test_a_mimic_takes_the_current_type_of_its_victim() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  . (a) .  .  .  .  .
        2  .  .  W  .  .  .  .  .
        1  .  . (A) .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="MIMIC",
        blue="MIMIC",
    ).do("c2xc3")
    assert table.on("c3") == "w"
    table.do("+h1", "c3xc1")
    assert table.on("c1") == "W" and table.dead("blue") == "A"


@rule("SW-11.162")
def test_mimicry_is_forced_even_into_a_soldier() -> None:
    table = drawn(MIMIC.format("(f)"), red="MIMIC").do("~c2xc3")
    assert table.on("c3") == "F" and table.next == "blue"


@rule("SW-11.162")
def test_killing_a_summoner_ends_the_game_before_mimicry() -> None:
    table = drawn(MIMIC.format(" s "), red="MIMIC").do("~c2xc3")
    assert table.result == "red wins (summoner)"
    assert table.on("c3") == "A" and table.told(Became) == []


@rule("SW-11.163", "SW-15.28")
def test_a_mimic_is_transformed() -> None:
    table = drawn(MIMIC.format(" w "), red="MIMIC").do("~c2xc3")
    (mimic,) = [piece for piece in table.view("blue").pieces if piece.cell == read_cell("c3")]
    assert mimic.kind == "W" and mimic.transformed


@rule("SW-11.163", "SW-8.15")
def test_a_trap_that_kills_nobody_changes_nobody() -> None:
    table = drawn(redrawn(MIMIC.format(" . "), c3="s", h4="."), turn="blue", red="MIMIC", blue="FEARLESS").do("c3xc2")
    assert table.on("c2") == "A" and table.on("c3") == "s"
    assert table.public("red") == ""


DISGUISE = """
    4  .  .  w  .  .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  F  .  .  .  .  .  .
    1  .  .  . (A) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.170")
def test_a_summoned_assassin_may_disguise_itself() -> None:
    assert drawn(DISGUISE, red="DISGUISE").do("+d1").legal() == ["!DISGUISE b2", "!DISGUISE h1", "."]


@rule("SW-11.171", "SW-15.43")
@pytest.mark.parametrize(("cell", "other"), [("h1", "(S)"), ("b2", "F")])
def test_it_changes_places_with_any_own_piece_and_nobody_turns_over(cell: str, other: str) -> None:
    table = drawn(DISGUISE, red="DISGUISE").do("+d1", f"!DISGUISE {cell}")
    assert table.on(cell) == "A" and table.on("d1") == other
    assert not [event for event in table.heard("red") if isinstance(event, Revealed)]


@rule("SW-11.171")
@pytest.mark.parametrize("cell", ["d1", "c4", "h4", "a1"], ids=["itself", "enemy", "hidden enemy", "empty"])
def test_the_partner_is_another_own_piece(cell: str) -> None:
    assert drawn(DISGUISE, red="DISGUISE").do("+d1").why(f"!DISGUISE {cell}") == "SW-11.171"


def doubled(dead: str, pick: int | None = None, red: str = "DOUBLE") -> Table:
    """A Red Assassin has been summoned with these own dead."""
    table = drawn(DISGUISE, red=red, dead_red=dead)
    if pick is not None:
        table.state.rng.script = [pick]
    return table.do("+d1")


@rule("SW-11.180")
def test_a_summoned_assassin_may_become_a_dead_piece() -> None:
    assert doubled("F").legal() == ["!DOUBLE", "."]


@rule("SW-11.180")
@pytest.mark.parametrize("dead", ["", "H"])
def test_without_a_dead_piece_but_the_hero_there_is_no_double(dead: str) -> None:
    assert doubled(dead).next == "blue"


@rule("SW-11.180")
def test_a_force_summoned_assassin_cannot_double_nobody() -> None:
    table = drawn(redrawn(DISGUISE, e4="(a)", d4="H"), red="OBSERVE", blue="DOUBLE").do("$OBSERVE e4")
    assert table.next == "blue:response" and table.legal() == ["."]
    assert table.why("!DOUBLE") == "SW-11.180"


@rule("SW-11.181", "SW-15.44")
@pytest.mark.parametrize(("pick", "letter"), [(0, "F"), (1, "W"), (2, "F")])
def test_the_draw_is_among_the_dead_pieces_without_the_hero(pick: int, letter: str) -> None:
    assert doubled("F H W F", pick).do("!DOUBLE").on("d1") == letter


@rule("SW-11.181", "SW-15.44")
def test_each_dead_piece_is_equally_likely() -> None:
    waiting = doubled("F F F W H").state
    found: Counter[str] = Counter()
    for _ in range(400):
        table = Table(waiting.clone())
        table.do("!DOUBLE")
        found[table.on("d1")] += 1
        waiting.rng.next()
    assert set(found) == {"F", "W"}
    assert 250 < found["F"] < 350  # three in four


@rule("SW-11.182", "SW-15.44")
def test_the_drawn_piece_stays_dead_and_in_the_pool() -> None:
    table = drawn(redrawn(DISGUISE, e1="(A)", g4="f"), red="DOUBLE", dead_red="W").do("+d1", "!DOUBLE", "g4-g3", "+e1")
    assert table.dead("red") == "W"
    assert table.do("!DOUBLE").on("e1") == "W"


@rule("SW-11.182", "SW-15.44")
def test_a_dead_double_is_listed_and_drawn_as_an_assassin() -> None:
    table = drawn(redrawn(DISGUISE, d4="w", f2="(A)"), red="DOUBLE", dead_red="W").do("+d1", "!DOUBLE", "d4xd1")
    assert table.dead("red") == "W A"
    table.state.rng.script = [1]
    assert table.do("+f2", "!DOUBLE").on("f2") == "A"


@rule("SW-11.183")
def test_a_double_is_transformed_and_uses_no_card() -> None:
    table = doubled("W", red="DOUBLE SACRIFICE").do("!DOUBLE", "c4-c3")
    assert table.state.changed[table.piece("d1")] == 1
    assert table.why("$SACRIFICE d1") == "SW-10.11"


@rule("SW-11.184")
def test_the_draw_is_made_after_the_choice_and_cannot_be_taken_back() -> None:
    table = drawn(DISGUISE, red="DOUBLE", dead_red="F W")
    summoned = step(GAME, table.state, GAME.read("+d1", table.seat))
    assert isinstance(summoned, Step) and not summoned.rolled
    drew = step(GAME, table.state, GAME.read("!DOUBLE", table.seat))
    assert isinstance(drew, Step) and drew.rolled and drew.fenced
