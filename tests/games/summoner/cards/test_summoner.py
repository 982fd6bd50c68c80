"""Chapter 11, the Summoner's cards: Fearless King, Grand Switch, Grand Command."""

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.present.events import Became, Survived
from warbook.games.summoner.present.notation import write_cell

KING = """
    4  .  . (b) .  .  .  . (s)
    3  .  . (a) .  .  .  .  .
    2  .  . {} .  .  w  .  .
    1  F  .  .  .  .  .  .  .
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.10", "SW-11.11", "SW-15.29")
@pytest.mark.parametrize("text", ["~c3xc2", "~c4xc2"], ids=["assassin", "archer"])
def test_a_fearless_king_cannot_be_attacked_from_hidden(text: str) -> None:
    assert drawn(KING.format(" S "), turn="blue", red="FEARLESS").why(text) == "SW-11.11"
    assert drawn(KING.format(" S "), turn="blue").why(text) == ""


@rule("SW-11.12")
def test_a_fearless_king_and_the_assassin_both_survive_a_trap() -> None:
    table = drawn(KING.format(" S "), red="FEARLESS", blue="MIMIC").do("c2xc3")
    assert table.on("c2") == "S" and table.on("c3") == "a"
    assert table.told(Survived) and not table.told(Became)
    assert table.result == "ongoing" and table.next == "red"


@rule("SW-11.13")
def test_a_fearless_king_is_not_safe_from_face_up_enemies() -> None:
    assert drawn(KING.format(" S "), turn="blue", red="FEARLESS").do("f2xc2").result == "blue wins (summoner)"


@rule("SW-11.13")
def test_a_face_down_king_is_not_fearless() -> None:
    table = drawn(KING.format("(S)"), turn="blue", red="FEARLESS")
    assert table.do("~c3xc2").result == "blue wins (summoner)"


SWITCH = """
    4  .  .  w  .  .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  . {summoner} .  .  .  .  .
    1  K  .  .  .  .  .  . {other}
       a  b  c  d  e  f  g  h
"""


def attacked(summoner: str = "(S)", other: str = "(F)", red: str = "SWITCH", blue: str = "") -> Table:
    """A Blue Warrior has attacked the Summoner on c2."""
    return drawn(SWITCH.format(summoner=summoner, other=other), turn="blue", red=red, blue=blue).do("c4xc2")


@rule("SW-11.20")
def test_a_window_opens_for_an_attacked_hidden_summoner() -> None:
    assert attacked().next == "red:response"


@rule("SW-11.20")
@pytest.mark.parametrize(
    ("summoner", "other", "card"),
    [(" S ", "(F)", "SWITCH"), ("(S)", " F ", "SWITCH"), ("(S)", "(F)", "COMMAND")],
    ids=["face-up", "nobody to change with", "another card"],
)
def test_otherwise_the_attack_strikes_home(summoner: str, other: str, card: str) -> None:
    assert attacked(summoner, other, card).result == "blue wins (summoner)"


@rule("SW-11.20")
def test_a_summoner_switches_only_once() -> None:
    table = drawn(
        """
        4  .  .  w  .  .  .  w (s)
        3  .  .  .  .  .  .  .  .
        2  .  . (S) .  .  .  .  .
        1  K  .  .  . (F) . (F) .
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        red="SWITCH",
    ).do("c4xc2", "!SWITCH g1", "a1-b2", "g4xg1")
    assert table.result == "blue wins (summoner)"


@rule("SW-11.21")
def test_any_other_own_face_down_piece_may_be_the_substitute() -> None:
    board = redrawn(SWITCH.format(summoner="(S)", other="(F)"), a2="(A)")
    table = drawn(board, turn="blue", red="SWITCH").do("c4xc2")
    assert table.legal() == ["!SWITCH a2", "!SWITCH h1", "."]
    assert {table.why(f"!SWITCH {cell}") for cell in ("c2", "a1", "h4", "b1")} == {"SW-11.21"}


@rule("SW-11.22", "SW-15.30")
def test_the_attack_goes_on_against_the_substitute() -> None:
    table = attacked().do("!SWITCH h1")
    assert table.on("c2") == "w" and table.on("h1") == "(S)"
    assert table.dead("red") == "F" and table.next == "red"


@rule("SW-11.23", "SW-15.30")
def test_a_substitute_assassin_springs_its_trap() -> None:
    table = attacked(other="(A)").do("!SWITCH h1")
    assert table.on("c2") == "A" and table.dead("blue") == "W"
    assert table.next == "blue"


@rule("SW-11.23")
def test_a_substitute_hero_takes_its_killer_along() -> None:
    table = attacked(other="(H)", red="SWITCH CHAIN").do("!SWITCH h1")
    assert table.dead("red") == "H" and table.dead("blue") == "W"
    assert table.on("c2") == "."


@rule("SW-11.23")
def test_a_substitute_warrior_leaves_its_pursuit() -> None:
    board = redrawn(SWITCH.format(summoner="(S)", other="(W)"), a2="F")
    table = drawn(board, turn="blue", red="SWITCH PURSUIT").do("c4xc2", "!SWITCH h1")
    assert table.cards("%") == {"%PURSUIT a2"}


def shot_at(substitute: str, answer: str) -> Table:
    """A Red blind shot at the hidden Blue Summoner on d1, which may switch with f3."""
    return drawn(
        f"""
        4  .  .  .  .  .  .  f  .
        3  .  .  .  .  . {substitute} .  .
        2  .  .  .  .  .  .  .  .
        1  B  F  . (s) .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        red="BLINDSHOT",
        blue="SWITCH",
    ).do("$BLINDSHOT a1xd1", answer)


@rule("SW-11.23", "SW-11.205")
def test_a_blind_shot_is_tested_against_the_substitute() -> None:
    assert shot_at("(w)", "!SWITCH f3").dead("blue") == "W"
    assert shot_at("(k)", "!SWITCH f3").dead("red") == "B"
    declined = shot_at("(w)", ".")
    assert declined.dead("red") == "B" and declined.on("d1") == "s"


@rule("SW-11.24", "SW-16.6")
def test_everybody_knows_where_the_summoner_went() -> None:
    table = attacked().do("!SWITCH h1")
    assert [table.seen(viewer, "h1") for viewer in ("red", "blue", "spectator")] == ["{S}"] * 3
    assert table.public("red") == "SWITCH"


@rule("SW-11.25", "SW-15.30")
def test_a_guarded_substitute_is_not_protected_on_the_attacked_cell() -> None:
    board = redrawn(SWITCH.format(summoner="(S)", other="(F)"), a2="(W)")
    table = drawn(board, turn="blue", red="SWITCH GUARDIAN").do("c4xc2", "!SWITCH a2")
    assert table.dead("red") == "W" and table.on("a2") == "(S)"


@rule("SW-11.26")
def test_a_declined_switch_lets_the_attack_go_on() -> None:
    assert attacked().do(".").result == "blue wins (summoner)"


COMMAND = """
    4  .  .  .  .  .  .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  F  .  .  .  .  .  .
    1  .  . {}(K)(W) .  .  .
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.30", "SW-15.26")
@pytest.mark.parametrize("summoner", ["(S)", " S "])
def test_a_summoner_commands_face_up_or_face_down(summoner: str) -> None:
    table = drawn(COMMAND.format(summoner), red="COMMAND").do("$COMMAND e1", "+d1")
    assert table.on("c1") == summoner.strip() and table.on("d1") == "K" and table.on("e1") == "W"


@rule("SW-11.30", "SW-15.31")
def test_a_command_needs_two_face_down_pieces() -> None:
    table = drawn(redrawn(COMMAND.format(" S "), e1="W"), red="COMMAND")
    assert table.why("$COMMAND d1") == "SW-11.30"


@rule("SW-11.30")
def test_a_summoner_commands_only_once() -> None:
    board = redrawn(COMMAND.format(" S "), f1="(P)", g1="(A)")
    table = drawn(board, red="COMMAND").do("$COMMAND e1", "+d1", "g4-g3")
    assert table.why("$COMMAND f1") == "SW-10.9"


@rule("SW-11.31", "SW-15.31")
def test_the_first_pieces_window_is_resolved_before_the_second_summon() -> None:
    table = drawn(COMMAND.format("(S)"), red="COMMAND COMMANDER").do("$COMMAND d1")
    assert table.next == "red:response"
    table.do("!COMMANDER b2 diag")
    assert table.legal() == ["+c1", "+e1"]
    assert table.do("+e1").next == "blue"
    assert table.chosen == (3, 2)


@rule("SW-11.31")
def test_the_second_pieces_window_is_resolved_too() -> None:
    table = drawn(COMMAND.format("(S)"), red="COMMAND COMMANDER").do("$COMMAND e1", "+d1")
    assert table.next == "red:response"


@rule("SW-11.31")
def test_a_command_names_own_face_down_pieces() -> None:
    table = drawn(COMMAND.format("(S)"), red="COMMAND")
    assert {table.why(f"$COMMAND {cell}") for cell in ("b2", "h4", "a1")} == {"SW-11.31"}
    assert table.do("$COMMAND e1").why("+b2") == "SW-9.1"


@rule("SW-11.32")
def test_either_of_the_two_may_be_the_summoner() -> None:
    assert drawn(COMMAND.format("(S)"), red="COMMAND").do("$COMMAND c1", "+d1").on("c1") == "S"
    assert drawn(COMMAND.format("(S)"), red="COMMAND").do("$COMMAND d1", "+c1").on("c1") == "S"


@rule("SW-11.32", "SW-5.5")
def test_commanding_the_hero_fulfils_its_duty() -> None:
    table = drawn(
        """
        4  .  .  .  . (h)(f) . (s)
        3  .  .  .  .  .  . (w) .
        2  .  .  .  H  .  .  .  .
        1  F  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
        blue="COMMAND",
        turns=(1, 0),
    ).do("$COMMAND e4", "+g3", "a1-a2")
    assert table.why("+f4") == ""


@rule("SW-11.33", "SW-15.31")
def test_the_second_summon_is_mandatory() -> None:
    table = drawn(COMMAND.format("(S)"), red="COMMAND").do("$COMMAND e1")
    assert table.why(".") == table.why("b2-b3") == table.why("pass") == "SW-11.31"


@rule("SW-11.33", "SW-15.31")
def test_the_second_summon_is_skipped_when_nobody_is_left() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  . (p) .  .
        2  .  .  .  .  .  .  .  .
        1  .  . (P)(S) .  .  .  .
           a  b  c  d  e  f  g  h
        """,
        red="COMMAND PROPHECY",
        blue="PROPHECY",
    ).do("$COMMAND c1", "!PROPHECY f3", "!PROPHECY d1")
    assert table.on("d1") == "S" and table.next == "blue"


@rule("SW-11.34")
def test_twin_blade_does_not_combine_with_a_command() -> None:
    board = redrawn(COMMAND.format("(S)"), a2="W", e4="p")
    table = drawn(board, red="COMMAND TWINBLADE")
    assert table.why("$TWINBLADE e1xe4") == ""
    assert table.do("$COMMAND d1").why("$TWINBLADE e1xe4") == "SW-11.31"


@rule("SW-11.31", "SW-16.9")
def test_the_second_summon_is_part_of_the_turn_and_no_response() -> None:
    table = drawn(COMMAND.format("(S)"), red="COMMAND").do("$COMMAND e1")
    assert table.view("blue").label == "turn" and table.view("blue").acting == (0,)
    assert [write_cell(piece.cell) for piece in table.view("blue").pieces if piece.up] == ["b2", "e1", "g4"]
