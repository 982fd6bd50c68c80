"""Chapter 11, the Knight's cards: Guardian, Commander, Vanguard."""

from typing import Any

import pytest

from tests.games.summoner.boards import Table, drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import LETTERS
from warbook.games.summoner.present.events import Gained
from warbook.games.summoner.present.notation import read_cell

GUARDED = """
    4  B  F (w) .  H  . (s) .
    3  .  .  k  .  .  . (p) .
    2  .  . (f) .  H  .  .  .
    1  .  .  f  W  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.130", "SW-15.40")
@pytest.mark.parametrize("text", ["e4xc4", "e2xc2"], ids=["behind", "in front"])
def test_face_down_pieces_before_and_behind_a_guardian_are_safe(text: str) -> None:
    assert drawn(GUARDED, blue="GUARDIAN").why(text) == "SW-11.131"
    assert drawn(redrawn(GUARDED, c3="(k)"), blue="GUARDIAN").why(text) == ""


@rule("SW-11.130")
def test_a_guardian_guards_its_own_file_and_its_own_side() -> None:
    table = drawn(GUARDED, red="GUARDIAN", blue="GUARDIAN")
    assert table.why("e4xg4") == ""
    red_knight = drawn(redrawn(GUARDED, c3="K"), red="GUARDIAN", blue="GUARDIAN")
    assert red_knight.why("e4xc4") == ""


@rule("SW-11.130", "SW-15.40")
def test_by_option_a_guardian_covers_the_whole_file() -> None:
    far = redrawn(GUARDED, c3=".", c2="k", c1=".")
    assert drawn(far, blue="GUARDIAN").why("e4xc4") == ""
    assert drawn(far, blue="GUARDIAN", guardian_reach="column").why("e4xc4") == "SW-11.131"


@rule("SW-11.131")
def test_a_guardian_stops_blind_shots_too() -> None:
    assert drawn(GUARDED, red="BLINDSHOT", blue="GUARDIAN").why("$BLINDSHOT a4xc4") == "SW-11.131"
    assert drawn(GUARDED, red="BLINDSHOT").why("$BLINDSHOT a4xc4") == ""


@rule("SW-11.131")
def test_a_guardian_stops_a_sniper() -> None:
    table = drawn(redrawn(GUARDED, a4="(B)", g1="f"), red="SNIPE", blue="GUARDIAN").do("+a4", "!SNIPE", "g1-g2")
    assert table.why("a4xc4") == "SW-11.131"


@rule("SW-11.131")
def test_a_guardian_stops_a_hidden_assassin() -> None:
    board = redrawn(GUARDED, b2="(A)")
    assert drawn(board, blue="GUARDIAN").why("~b2xc2") == "SW-11.131"
    assert drawn(board).why("~b2xc2") == ""


@rule("SW-11.132")
def test_face_up_pieces_and_the_guardian_itself_are_not_protected() -> None:
    table = drawn(redrawn(GUARDED, c2="f", c4="w", d3="W"), blue="GUARDIAN")
    assert table.why("e2xc2") == table.why("e4xc4") == table.why("d3xc3") == ""


@rule("SW-11.132")
def test_a_guarded_piece_can_be_force_summoned() -> None:
    assert drawn(GUARDED, red="OBSERVE", blue="GUARDIAN").do("$OBSERVE c4").on("c4") == "w"


TRAINING = """
    4  .  w  .  .  .  .  f (s)
    3  .  .  .  .  .  .  .  .
    2  .  F  .  .  .  .  .  .
    1  .  . (K)(K) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def trained(board: str = TRAINING, lines: str = "cross", **options: Any) -> Table:
    """The Soldier on b2 has been trained, and Blue has made a move."""
    return drawn(board, red="COMMANDER", **options).do("+d1", f"!COMMANDER b2 {lines}", "g4-g3")


@rule("SW-11.140")
def test_a_summoned_knight_may_train_a_soldier() -> None:
    table = drawn(TRAINING, red="COMMANDER").do("+d1")
    assert table.legal() == ["!COMMANDER b2 cross", "!COMMANDER b2 diag", "."]
    assert drawn(redrawn(TRAINING, b2="(F)"), red="COMMANDER").do("+d1").next == "blue"


@rule("SW-11.141")
@pytest.mark.parametrize("cell", ["b4", "h1", "a1"], ids=["enemy", "face-down", "empty"])
def test_the_trainee_is_an_own_face_up_piece(cell: str) -> None:
    assert drawn(TRAINING, red="COMMANDER").do("+d1").why(f"!COMMANDER {cell} diag") == "SW-11.141"


@rule("SW-11.142", "SW-15.41")
def test_training_on_straight_lines_reaches_two_cells() -> None:
    table = trained()
    assert table.why("b2xb4") == ""
    assert table.why("b2-b4") == "SW-7.1" and table.why("b2-d2") == "SW-7.80"


@rule("SW-11.142", "SW-15.41")
def test_training_on_slanting_lines_reaches_one_cell() -> None:
    table = trained(redrawn(TRAINING, c3="w"), "diag")
    assert table.why("b2xc3") == ""
    assert table.why("b2-a3") == "SW-7.80" and table.why("b2xb4") == "SW-7.80"


@rule("SW-11.142")
def test_a_bonus_is_told_and_shown_to_everyone() -> None:
    table = drawn(TRAINING, red="COMMANDER").do("+d1", "!COMMANDER b2 diag")
    gained = Gained(rule="SW-11.142", cell=read_cell("b2"), side=0, kind=LETTERS.index("F"), bonus="diag")
    assert table.told(Gained) == [gained]
    (soldier,) = [piece for piece in table.view("blue").pieces if piece.cell == read_cell("b2")]
    assert (soldier.orthogonal, soldier.diagonal) == (0, 1)


@rule("SW-11.143")
def test_a_trained_soldier_keeps_its_limits() -> None:
    assert trained(redrawn(TRAINING, b4="k")).why("b2xb4") == "SW-7.81"
    assert trained(redrawn(TRAINING, b4="(w)")).why("b2xb4") == "SW-7.81"
    assert trained(redrawn(TRAINING, b3="P")).why("b2xb4") == "SW-7.2"


@rule("SW-11.144", "SW-15.41")
def test_the_bonus_outlives_the_knight() -> None:
    table = trained(redrawn(TRAINING, d4="w")).do("+h1", "d4xd1", "h1-h2", "g3-g2")
    assert table.dead("red") == "K"
    assert table.why("b2xb4") == ""


@rule("SW-11.144", "SW-15.41")
def test_bonuses_add_up() -> None:
    board = redrawn(TRAINING, b2=".", b1="F")
    table = drawn(board, red="COMMANDER").do("+d1", "!COMMANDER b1 cross", "g4-g3")
    assert table.why("b1xb4") == "SW-7.80"
    assert table.do("+c1", "!COMMANDER b1 cross", "g3-g2").why("b1xb4") == ""


@rule("SW-11.144")
def test_a_second_knight_may_train_on_the_other_lines() -> None:
    table = trained(redrawn(TRAINING, c3="w")).do("+c1", "!COMMANDER b2 diag", "g3-g2")
    assert table.why("b2xb4") == table.why("b2xc3") == ""


@rule("SW-11.142", "SW-15.16")
def test_with_unlimited_soldiers_training_on_straight_lines_changes_nothing() -> None:
    plain = drawn(TRAINING, soldier_range="unlimited").do("+d1", "g4-g3")
    assert trained(soldier_range="unlimited").of("b2") == plain.of("b2")


VANGUARD = """
    4  .  .  .  .  .  .  . (s)
    3  .  F  w  F  .  .  .  .
    2  w (f) K  .  w  .  .  .
    1  .  F  .  F  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-11.150", "SW-15.41")
def test_a_vanguard_attacks_straight_ahead() -> None:
    assert drawn(VANGUARD, red="VANGUARD").of("c2") == {"c2xc3"}
    assert drawn(VANGUARD).of("c2") == set()


@rule("SW-11.150")
def test_a_vanguard_reaches_one_cell_only() -> None:
    assert drawn(VANGUARD, red="VANGUARD").why("c2xe2") == "SW-7.50"


@rule("SW-11.151")
def test_a_vanguard_does_not_move_straight_and_strikes_no_hidden_piece() -> None:
    table = drawn(VANGUARD, red="VANGUARD")
    assert table.why("c2-c1") == "SW-7.50"
    assert table.why("c2xb2") == "SW-7.51"
