"""Chapter 8: how an attack resolves, step by step."""

from typing import Any

import pytest

from tests.games.summoner.boards import Table, drawn
from tests.rules import rule
from warbook.games.summoner.content.tables import BLUE, LETTERS, RED
from warbook.games.summoner.present.events import Became, Died, Moved, Revealed, Survived, TurnBegan
from warbook.games.summoner.present.notation import write_cell


def duel(attacker: str, target: str, red: str = "", blue: str = "", **options: Any) -> Table:
    """Red on c2 against Blue on c3."""
    return drawn(
        f"""
        4  .  .  .  .  .  .  . (s)
        3  .  . {target} .  .  .  .  .
        2  .  . {attacker} .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red=red,
        blue=blue,
        **options,
    )


@rule("SW-8.1")
def test_the_attacker_takes_the_targets_cell() -> None:
    table = duel(" W ", " p ").do("c2xc3")
    assert table.on("c3") == "W" and table.on("c2") == "."
    assert table.dead("blue") == "P"


@rule("SW-8.1")
def test_an_attack_needs_somebody_to_attack() -> None:
    assert duel(" W ", " p ").why("c2xd2") == "SW-8.1"


@rule("SW-8.2")
def test_only_an_own_piece_attacks() -> None:
    table = duel(" W ", " p ")
    assert table.why("c3xc2") == table.why("a1xa2") == table.why("~a1xa2") == table.why("~c3xc2") == "SW-8.2"


@rule("SW-8.2")
def test_a_refused_attack_changes_nothing() -> None:
    table = duel(" F ", "(p)")
    before = table.board()
    assert table.why("c2xc3") == "SW-7.81"
    assert table.board() == before and table.next == "red"


PROTECTED = """
    4  .  .  .  .  .  .  . (s)
    3  .  . (a)(a) .  .  .  .
    2  .  .  S  H  .  .  .  .
    1  .  .  .  .  .  .  .  .
       a  b  c  d  e  f  g  h
"""


@rule("SW-8.3", "SW-15.29")
@pytest.mark.parametrize(("card", "text", "by"), [("FEARLESS", "~c3xc2", "SW-11.11"), ("MIGHT", "~d3xd2", "SW-11.61")])
def test_a_protected_piece_cannot_be_attacked_from_hidden(card: str, text: str, by: str) -> None:
    assert drawn(PROTECTED, turn="blue", red=card).why(text) == by
    assert drawn(PROTECTED, turn="blue").why(text) == ""


@rule("SW-8.3")
def test_nobody_can_attack_a_guarded_piece() -> None:
    board = """
        4  .  .  H (w) .  .  . (s)
        3  .  .  .  k  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(board, blue="GUARDIAN").why("c4xd4") == "SW-11.131"
    assert drawn(board).why("c4xd4") == ""


@rule("SW-8.10", "SW-15.13")
@pytest.mark.parametrize("target", [" w ", "(w)"])
def test_a_hidden_attacker_shows_first_and_stays_face_up(target: str) -> None:
    table = duel("(A)", target).do("~c2xc3")
    assert table.told(Revealed)[0] == Revealed(rule="SW-8.10", cell=9, side=RED, kind=LETTERS.index("A"))
    assert table.on("c3") == "A"


SWITCHED = """
    4  .  .  w  .  .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  . (S) .  .  .  .  .
    1 {} .  .  .  .  .  . (F)
       a  b  c  d  e  f  g  h
"""


@rule("SW-8.11")
def test_the_owner_of_an_attacked_hidden_summoner_decides_before_it_shows() -> None:
    table = drawn(SWITCHED.format("(A)"), turn="blue", red="SWITCH").do("c4xc2")
    assert table.next == "red:response"
    assert table.on("c2") == "(S)"
    table.do("!SWITCH a1")
    assert table.on("c2") == "A" and table.dead("blue") == "W"


@rule("SW-8.12", "SW-15.14")
def test_a_hidden_target_shows_before_anything_is_decided() -> None:
    table = duel(" W ", "(k)").do("c2xc3")
    shown, died = table.told(Revealed)[0], table.told(Died)[0]
    assert shown.rule == "SW-8.12" and LETTERS[shown.kind] == "K"
    assert table.events.index(shown) < table.events.index(died)


@rule("SW-8.13")
def test_the_trap_kills_the_attacker_and_the_assassin_stays() -> None:
    table = duel(" W ", "(a)").do("c2xc3")
    assert table.on("c3") == "a" and table.on("c2") == "."
    assert table.dead("red") == "W" and table.dead("blue") == ""


@rule("SW-8.14", "SW-15.23")
@pytest.mark.parametrize("attacker", [" H ", " W ", " A ", "(A)"])
def test_every_attacker_falls_into_the_trap(attacker: str) -> None:
    table = duel(attacker, "(a)").do("~c2xc3" if "(" in attacker else "c2xc3")
    assert table.dead("red") == attacker[1] and table.on("c3") == "a"


@rule("SW-8.14")
def test_a_priest_from_afar_and_a_jumping_archer_fall_into_the_trap() -> None:
    board = """
        4  .  .  . (a) .  .  . (s)
        3  .  .  .  F  .  .  .  .
        2  .  P  .  B  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(board).do("b2xd4").dead("red") == "P"
    assert drawn(board, red="BLINDSHOT").do("$BLINDSHOT d2xd4").dead("red") == "B"


@rule("SW-8.14", "SW-12.2")
def test_a_summoner_that_walks_into_a_trap_loses() -> None:
    assert duel(" S ", "(a)").do("c2xc3").result == "blue wins (summoner)"


@rule("SW-8.15", "SW-15.29", "SW-15.23")
@pytest.mark.parametrize(("attacker", "card"), [(" S ", "FEARLESS"), (" H ", "MIGHT")])
def test_a_protected_attacker_survives_the_trap_where_it_stood(attacker: str, card: str) -> None:
    table = drawn(
        f"""
        4  .  .  .  .  .  .  . (s)
        3  .  . (a) .  .  .  .  .
        2  .  . {attacker} .  .  .  .  .
        1  .  .  .  .  .  .  .  S
           a  b  c  d  e  f  g  h
        """,
        red=card,
        blue="MIMIC",
    ).do("c2xc3")
    assert table.on("c2") == attacker[1] and table.on("c3") == "a"
    kind = LETTERS.index(attacker[1])
    assert table.told(Survived) == [Survived(rule="SW-8.15", cell=9, side=0, kind=kind)]
    assert table.told(Became) == [] and table.next == "red"


@rule("SW-8.16", "SW-15.22", "SW-15.52")
def test_after_a_trap_the_attackers_side_goes_on() -> None:
    table = duel(" W ", "(a)").do("c2xc3")
    assert table.next == "red"
    assert table.told(TurnBegan) == [TurnBegan(rule="SW-8.16", side=RED)]
    assert table.do("+h1").next == "blue"


@rule("SW-8.16", "SW-15.22")
def test_by_option_a_trap_does_not_change_whose_turn_is_next() -> None:
    table = duel(" W ", "(a)", assassin_trap_turn="defender_next").do("c2xc3")
    assert table.next == "blue"
    assert table.told(TurnBegan) == [TurnBegan(rule="SW-4.1", side=BLUE)]


@rule("SW-8.16", "SW-11.92")
def test_a_trap_ends_a_double_action() -> None:
    table = duel(" W ", "(a)", red="SACRIFICE").do("$SACRIFICE c2", "c2xc3")
    assert table.next == "red"
    assert table.legal() == ["+h1"]
    assert table.dead("red") == "W"


def blind(target: str, red: str = "BLINDSHOT", blue: str = "", **options: Any) -> Table:
    """A Red Archer on a1, its screen on b1, a target on d1."""
    return drawn(
        f"""
        4  .  .  .  .  .  .  f (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  B  F  . {target} .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red=red,
        blue=blue,
        **options,
    )


@rule("SW-8.17", "SW-15.46", "SW-11.202")
@pytest.mark.parametrize("target", ["(k)", "(s)"])
def test_a_blind_shot_at_a_knight_or_a_summoner_backfires(target: str) -> None:
    table = blind(target).do("$BLINDSHOT a1xd1")
    assert table.dead("red") == "B" and table.on("a1") == "."
    assert table.on("d1") == target[1]
    assert table.next == "blue" and table.result == "ongoing"


@rule("SW-8.17", "SW-15.46")
def test_by_option_the_target_of_a_backfire_dies_too() -> None:
    table = blind("(k)", blind_backfire="both_die").do("$BLINDSHOT a1xd1")
    assert [(event.side, event.rule) for event in table.told(Died)] == [(RED, "SW-8.17"), (BLUE, "SW-15.46")]
    assert table.on("d1") == "." and table.next == "blue"
    assert blind("(s)", blind_backfire="both_die").do("$BLINDSHOT a1xd1").result == "red wins (summoner)"


@rule("SW-8.18")
def test_otherwise_the_target_dies_and_the_attacker_moves_in() -> None:
    table = blind("(w)").do("$BLINDSHOT a1xd1")
    assert table.on("d1") == "B" and table.dead("blue") == "W"
    moved = duel(" W ", " p ").do("c2xc3").told(Moved)
    assert [(event.rule, write_cell(event.src), write_cell(event.dst)) for event in moved] == [("SW-8.18", "c2", "c3")]


@rule("SW-8.19", "SW-15.9")
def test_after_a_hidden_kill_comes_mimicry_and_no_chain() -> None:
    table = duel("(A)", " h ", red="MIMIC", blue="CHAIN").do("~c2xc3")
    assert table.on("c3") == "H"
    assert table.dead("red") == "" and table.public("blue") == ""


@rule("SW-8.19", "SW-15.9")
def test_after_an_open_kill_comes_the_chain() -> None:
    table = duel(" W ", " h ", red="PURSUIT", blue="CHAIN").do("c2xc3")
    assert [(event.side, LETTERS[event.kind], event.rule) for event in table.told(Died)] == [
        (BLUE, "H", "SW-8.18"),
        (RED, "W", "SW-11.51"),
    ]


@rule("SW-8.19")
def test_a_killed_warriors_pursuit_is_noted_for_its_owner() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  f (s)
        3  .  .  w  .  .  .  .  .
        2  .  .  W  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        blue="PURSUIT",
    ).do("c2xc3")
    assert table.cards("%") == {"%PURSUIT g4"}


def lost_warrior(target: str, blue: str, support: str = " F ") -> Table:
    """A Red Warrior on c2 attacks c3; Red has a Soldier elsewhere."""
    return drawn(
        f"""
        4  .  .  .  .  .  .  f (s)
        3  .  . {target} .  .  .  .  .
        2  .  .  W  .  .  .  .  .
        1 {support} .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="PURSUIT",
        blue=blue,
    ).do("c2xc3")


@rule("SW-8.20", "SW-11.70", "SW-15.34")
def test_pursuit_is_noted_when_a_warrior_dies_in_a_trap() -> None:
    assert lost_warrior("(a)", "").cards("%") == {"%PURSUIT a1"}


@rule("SW-8.20", "SW-11.70", "SW-15.34")
def test_pursuit_is_noted_when_a_warrior_dies_through_a_chain() -> None:
    assert lost_warrior(" h ", "CHAIN").do("g4-g3").cards("%") == {"%PURSUIT a1"}


@rule("SW-8.20", "SW-11.53")
def test_no_chain_for_a_hero_that_dies_in_a_trap() -> None:
    table = duel(" H ", "(a)", red="CHAIN").do("c2xc3")
    assert table.dead("red") == "H" and table.on("c3") == "a"
    assert table.public("red") == ""


@rule("SW-8.20", "SW-4.11")
def test_in_a_trap_the_attacker_dies_before_mimicry() -> None:
    table = duel(" W ", "(a)", blue="MIMIC").do("c2xc3")
    kinds = [type(event) for event in table.events if isinstance(event, Died | Became)]
    assert kinds == [Died, Became]
    assert duel(" S ", "(a)", blue="MIMIC").do("c2xc3").told(Became) == []
