"""Chapter 11, the Hero's cards: Mana Observation, Chain Reaction, Hero's Might."""

import pytest

from tests.games.summoner.boards import drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, RED
from warbook.games.summoner.present.events import Died

OBSERVE = """
    4  .  . (f) .  .  .  . (s)
    3  .  .  k  . (a) .  .  .
    2  .  .  .  {}  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.40")
def test_the_hero_observes_once() -> None:
    table = drawn(OBSERVE.format("H"), red="OBSERVE").do("$OBSERVE c4", "c3-d4")
    assert table.why("$OBSERVE h4") == "SW-10.9"


@rule("SW-11.40")
def test_observing_needs_the_hero_and_somebody_hidden() -> None:
    assert drawn(OBSERVE.format("W"), red="OBSERVE").why("$OBSERVE c4") == "SW-10.9"
    bare = redrawn(OBSERVE.format("H"), c4="f", h4="s", e3="a")
    assert drawn(bare, red="OBSERVE").why("$OBSERVE c4") == "SW-11.40"


@rule("SW-11.41")
@pytest.mark.parametrize(("cell", "shown"), [("c4", "f"), ("e3", "a"), ("h4", "s")])
def test_whatever_is_observed_is_turned_up_and_nothing_else_happens(cell: str, shown: str) -> None:
    table = drawn(OBSERVE.format("H"), red="OBSERVE").do(f"$OBSERVE {cell}")
    if table.next == "blue:response":
        table.do(".")
    assert table.on(cell) == shown
    assert table.next == "blue" and table.dead("red") == table.dead("blue") == ""


@rule("SW-11.41")
@pytest.mark.parametrize("cell", ["c3", "h1", "d2", "a1"], ids=["face-up", "own", "own face-up", "empty"])
def test_only_an_enemy_face_down_piece_is_observed(cell: str) -> None:
    assert drawn(OBSERVE.format("H"), red="OBSERVE").why(f"$OBSERVE {cell}") == "SW-11.41"


@rule("SW-11.42", "SW-11.132")
def test_a_guardian_does_not_stop_an_observation() -> None:
    table = drawn(OBSERVE.format("H"), red="OBSERVE", blue="GUARDIAN")
    assert table.why("$OBSERVE c4") == ""


CHAIN = """
    4  .  .  . {killer} .  .  . {summoner}
    3  .  .  .  .  .  .  .  .
    2  .  .  . {hero} .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.50", "SW-11.51")
@pytest.mark.parametrize("hero", [" H ", "(H)"])
def test_the_heros_killer_dies_too(hero: str) -> None:
    table = drawn(CHAIN.format(killer=" w ", hero=hero, summoner="(s)"), turn="blue", red="CHAIN").do("d4xd2")
    assert [(event.side, event.rule) for event in table.told(Died)] == [(RED, "SW-8.18"), (BLUE, "SW-11.51")]
    assert table.on("d2") == "." and table.on("d4") == "."


@rule("SW-11.51", "SW-15.33")
def test_the_chain_is_automatic() -> None:
    table = drawn(CHAIN.format(killer=" w ", hero=" H ", summoner="(s)"), turn="blue", red="CHAIN").do("d4xd2")
    assert table.next == "red" and table.public("red") == "CHAIN"


@rule("SW-11.50")
def test_without_the_card_nothing_happens_to_the_killer() -> None:
    table = drawn(CHAIN.format(killer=" w ", hero=" H ", summoner="(s)"), turn="blue").do("d4xd2")
    assert table.on("d2") == "w"


@rule("SW-11.52", "SW-12.2")
def test_a_summoner_that_kills_a_chained_hero_loses() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  .  .
        3  .  .  .  s  .  .  .  .
        2  .  .  .  H  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="CHAIN",
    ).do("d3xd2")
    assert table.result == "red wins (summoner)"


@rule("SW-11.53")
def test_no_chain_for_a_killer_from_hidden() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3  .  .  . (a) .  .  .  .
        2  .  .  .  H  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="CHAIN",
    ).do("~d3xd2")
    assert table.on("d2") == "a" and table.public("red") == ""


@rule("SW-11.53")
def test_no_chain_for_a_hero_that_attacks_an_assassin() -> None:
    table = drawn(CHAIN.format(killer="(a)", hero=" H ", summoner="(s)"), red="CHAIN").do("d2xd4")
    assert table.on("d4") == "a" and table.dead("red") == "H" and table.public("red") == ""


@rule("SW-11.54", "SW-15.33")
def test_might_does_not_save_a_killer_from_the_chain() -> None:
    board = CHAIN.format(killer=" h ", hero="(H)", summoner=" s ")
    table = drawn(board, turn="blue", red="CHAIN", blue="MIGHT").do("d4xd2")
    assert table.dead("blue") == "H"


MIGHT = """
    4  .  .  .  .  .  .  f (s)
    3  .  .  . (a) .  .  .  .
    2  .  .  . {hero} .  .  .  .
    1  .  .  .  . {priest}(F) . {summoner}
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.60", "SW-11.61", "SW-15.29")
@pytest.mark.parametrize(("summoner", "by"), [(" S ", "SW-11.61"), ("(S)", "")])
def test_the_hero_is_mighty_while_the_summoner_is_on_the_field(summoner: str, by: str) -> None:
    board = MIGHT.format(hero=" H ", priest=" . ", summoner=summoner)
    assert drawn(board, turn="blue", red="MIGHT").why("~d3xd2") == by


@rule("SW-11.61", "SW-8.15")
@pytest.mark.parametrize(("summoner", "dead"), [(" S ", ""), ("(S)", "H")])
def test_a_mighty_hero_survives_a_trap(summoner: str, dead: str) -> None:
    table = drawn(MIGHT.format(hero=" H ", priest=" . ", summoner=summoner), red="MIGHT").do("d2xd3")
    assert table.dead("red") == dead
    assert table.on("d3") == "a"


@rule("SW-11.62")
def test_might_goes_on_when_the_summoner_shows() -> None:
    table = drawn(MIGHT.format(hero=" H ", priest=" . ", summoner="(S)"), red="MIGHT").do("+h1")
    assert table.why("~d3xd2") == "SW-11.61"


@rule("SW-11.62")
def test_might_goes_off_when_the_summoner_goes_under_cover() -> None:
    table = drawn(MIGHT.format(hero=" H ", priest="(P)", summoner=" S "), red="MIGHT MINDCTRL")
    table.do("+e1", "!MINDCTRL h1 f1")
    assert table.why("~d3xd2") == ""


@rule("SW-11.63")
def test_might_does_not_protect_a_hero_that_is_face_down_when_attacked() -> None:
    table = drawn(MIGHT.format(hero="(H)", priest=" . ", summoner=" S "), turn="blue", red="MIGHT").do("~d3xd2")
    assert table.dead("red") == "H" and table.on("d2") == "a"
