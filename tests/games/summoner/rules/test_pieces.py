"""Chapter 7: how each type moves and what it may attack."""

import pytest

from tests.games.summoner.boards import drawn, redrawn
from tests.rules import rule
from warbook.games.summoner.content.tables import LETTERS
from warbook.games.summoner.present.events import Moved, Revealed
from warbook.games.summoner.present.notation import read_cell

ALONE = """
    4  .  .  .  .  .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  .  {}  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""
CROSS_1 = {"d1", "d3", "c2", "e2"}
SLANT_1 = {"c1", "c3", "e1", "e3"}
CROSS = {"d1", "d3", "d4", "a2", "b2", "c2", "e2", "f2", "g2", "h2"}
SLANT = {"c1", "e1", "c3", "b4", "e3", "f4"}
LINES = {
    "S": CROSS_1 | SLANT_1,
    "H": CROSS | SLANT,
    "W": CROSS,
    "P": SLANT,
    "K": SLANT_1,
    "A": CROSS_1,
    "B": CROSS,
    "F": CROSS_1,
}
TYPE_RULE = {
    "S": "SW-7.10",
    "H": "SW-7.20",
    "W": "SW-7.30",
    "P": "SW-7.40",
    "K": "SW-7.50",
    "A": "SW-7.60",
    "B": "SW-7.70",
    "F": "SW-7.80",
}


@rule("SW-7.10", "SW-7.20", "SW-7.30", "SW-7.40", "SW-7.50", "SW-7.60", "SW-7.70", "SW-7.80", "SW-15.16", "SW-15.18")
@pytest.mark.parametrize("letter", LINES)
def test_where_a_type_moves_on_an_empty_board(letter: str) -> None:
    table = drawn(ALONE.format(letter))
    assert table.of("d2") == {f"d2-{cell}" for cell in LINES[letter]}


@rule("SW-7.10", "SW-7.20", "SW-7.30", "SW-7.40", "SW-7.50", "SW-7.60", "SW-7.70", "SW-7.80")
@pytest.mark.parametrize("letter", LINES)
def test_a_move_off_the_types_lines_is_refused_by_the_types_rule(letter: str) -> None:
    table = drawn(ALONE.format(letter))
    cells = [f"{file}{rank}" for file in "abcdefg" for rank in "1234" if f"{file}{rank}" != "d2"]
    refused = {table.why(f"d2-{cell}") for cell in cells if cell not in LINES[letter]}
    assert refused == {TYPE_RULE[letter]}


@rule("SW-7.2", "SW-7.10", "SW-7.20", "SW-7.30", "SW-7.40", "SW-7.50", "SW-7.60", "SW-7.80", "SW-15.19")
@pytest.mark.parametrize("letter", "SHWPKAF")
def test_all_but_the_archer_attack_where_they_move(letter: str) -> None:
    for file in "abcdefgh":
        for rank in "1234":
            cell = f"{file}{rank}"
            if cell in ("d2", "h1", "h4"):
                continue
            table = drawn(redrawn(ALONE.format(letter), **{cell: "w"}))
            assert table.why(f"d2x{cell}") == ("" if cell in LINES[letter] else TYPE_RULE[letter])


@rule("SW-7.1")
def test_a_move_ends_on_an_empty_cell() -> None:
    table = drawn(redrawn(ALONE.format("W"), d4="w"))
    assert table.why("d2-d4") == "SW-7.1"
    assert table.why("d2-d3") == ""


@rule("SW-7.1")
def test_only_an_own_face_up_piece_moves() -> None:
    table = drawn(ALONE.format("w"))
    assert table.why("d2-d3") == table.why("a1-a2") == "SW-7.1"


BLOCKED = """
    4  .  .  .  .  .  .  . (s)
    3  .  .  P (f) .  .  .  .
    2  . (F) .  H  .  .  w  .
    1  .  .  .  .  p  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-7.1", "SW-7.2", "SW-7.3")
def test_a_heros_lines_end_at_the_first_piece_whatever_it_is() -> None:
    assert drawn(BLOCKED).of("d2") == {
        *("d2-c1", "d2-c2", "d2-d1", "d2-e2", "d2-e3", "d2-f2", "d2-f4"),
        *("d2xd3", "d2xe1", "d2xg2"),
    }


@rule("SW-7.1", "SW-7.2", "SW-7.3")
@pytest.mark.parametrize("screen", [" F ", "(F)", " f ", "(f)"])
def test_any_piece_blocks_a_line(screen: str) -> None:
    table = drawn(f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  W  . {screen} .  w  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("a2-d2") == "SW-7.3"
    assert table.why("a2xe2") == "SW-7.2"


@rule("SW-7.4")
def test_a_soldier_goes_backward_as_well() -> None:
    table = drawn(ALONE.format("F"))
    assert table.why("d2-d1") == table.why("d2-c2") == ""


@rule("SW-7.5")
@pytest.mark.parametrize("target", [" F ", "(F)"])
def test_no_piece_attacks_its_own_side(target: str) -> None:
    table = drawn(f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  W {target} .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("c2xd2") == "SW-7.5"


@rule("SW-7.11", "SW-12.1")
def test_a_dead_summoner_loses_for_its_owner() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  .  .
        3  .  .  .  s  .  .  .  .
        2  .  .  .  W  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """).do("d2xd3")
    assert table.result == "red wins (summoner)"


MATRIX = """
    4  .  .  .  .  .  .  .  .
    3  .  .  . {target} .  .  .  .
    2  .  .  . {attacker} .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""
SLANTED = """
    4  .  .  .  .  .  .  .  .
    3  .  .  .  . {target} .  .  .
    2  .  .  . {attacker} .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""
JUMPED = """
    4  .  .  . {target} .  .  .  .
    3  .  .  .  F  .  .  .  .
    2  .  .  . {attacker} .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def refusal(attacker: str, target: str) -> str:
    """Which rule of the matrix forbids an attack that the geometry allows."""
    letter = attacker[1]
    board, cell = {"K": (SLANTED, "e3"), "P": (SLANTED, "e3"), "B": (JUMPED, "d4")}.get(letter, (MATRIX, "d3"))
    sign = "~" if attacker[0] == "(" else ""
    return drawn(board.format(attacker=attacker, target=target)).why(f"{sign}d2x{cell}")


@rule("SW-7.10", "SW-7.20", "SW-7.30", "SW-7.40", "SW-7.60", "SW-15.19")
@pytest.mark.parametrize("attacker", [" S ", " H ", " W ", " P ", " A ", "(A)"])
@pytest.mark.parametrize("target", [" k ", " w ", "(w)", "(k)"])
def test_five_types_attack_everything(attacker: str, target: str) -> None:
    assert refusal(attacker, target) == ""


@rule("SW-7.51", "SW-15.17", "SW-15.20")
def test_a_knight_attacks_no_face_down_piece() -> None:
    assert refusal(" K ", "(w)") == refusal(" K ", "(k)") == "SW-7.51"


@rule("SW-7.52", "SW-15.20")
def test_knights_are_safe_from_archers_and_soldiers_only() -> None:
    assert refusal(" B ", " k ") == "SW-7.74"
    assert refusal(" F ", " k ") == "SW-7.81"
    assert {refusal(f" {letter} ", " k ") for letter in "SHWPKA"} == {""}


@rule("SW-7.61")
def test_an_assassins_hidden_attack_uses_the_turn_as_an_attack() -> None:
    table = drawn(MATRIX.format(attacker="(A)", target=" k "), red="DISGUISE").do("~d2xd3")
    assert table.on("d3") == "A"
    assert table.next == "blue"


@rule("SW-7.62")
def test_a_face_down_assassin_kills_its_attacker() -> None:
    table = drawn(MATRIX.format(attacker=" W ", target="(a)")).do("d2xd3")
    assert table.dead("red") == "W"
    assert table.on("d3") == "a"


@rule("SW-7.62")
def test_a_face_up_assassin_dies_like_anyone() -> None:
    table = drawn(MATRIX.format(attacker=" W ", target=" a ")).do("d2xd3")
    assert table.dead("blue") == "A"
    assert table.on("d3") == "W"


ARCHERS = """
    4  .  .  .  f  .  .  . (s)
    3  .  .  .  k  .  .  .  .
    2  p  . (F) B (f) .  w  .
    1  .  .  .  F  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-7.70", "SW-15.21")
def test_an_archer_moves_by_sliding_never_by_jumping() -> None:
    table = drawn(ARCHERS)
    assert not [text for text in table.of("d2") if "-" in text]
    assert table.why("d2-b2") == table.why("d2-f2") == "SW-7.3"


@rule("SW-7.71", "SW-7.72", "SW-15.21")
def test_an_archer_takes_the_second_piece_on_a_line_over_any_screen() -> None:
    assert drawn(ARCHERS).of("d2") == {"d2xa2", "d2xd4", "d2xg2"}


@rule("SW-7.71")
@pytest.mark.parametrize("row", ["B  F  w  .  .", "B  F  .  .  w", "B  .  .  F  w", "B  .  F  .  w"])
def test_gaps_before_and_behind_the_screen_do_not_matter(row: str) -> None:
    table = drawn(f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  {row}  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert [text for text in table.legal() if text.startswith("a2x")] == [
        "a2xc2" if row == "B  F  w  .  ." else "a2xe2"
    ]


@rule("SW-7.71")
def test_an_archer_does_not_shoot_along_a_diagonal() -> None:
    table = drawn("""
        4  .  .  .  w  .  .  . (s)
        3  .  .  F  .  .  .  .  .
        2  .  B  .  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("b2xd4") == "SW-7.71"


@rule("SW-7.72")
@pytest.mark.parametrize("screen", [" F ", "(F)", " S ", " f ", "(f)", " k ", "(a)"])
def test_the_screen_may_be_any_piece_and_stays_untouched(screen: str) -> None:
    table = drawn(f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  B  . {screen} .  w  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """).do("a2xe2")
    assert table.on("c2") == screen.strip()
    assert table.told(Revealed) == []


@rule("SW-7.71", "SW-7.73")
def test_an_archer_needs_a_screen_and_only_one() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  f  .  .  .  .  .  .  .
        2  B  .  .  .  w  p  w  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("a2xa3") == table.why("a2xe2") == "SW-7.73"
    assert table.why("a2xf2") == ""
    assert table.why("a2xg2") == "SW-7.73"


@rule("SW-7.74")
def test_an_archer_attacks_neither_face_down_pieces_nor_knights() -> None:
    assert refusal(" B ", "(w)") == refusal(" B ", " k ") == refusal(" B ", "(k)") == "SW-7.74"
    assert refusal(" B ", " w ") == ""


@rule("SW-7.75")
def test_a_hidden_archer_has_the_same_limits() -> None:
    assert refusal("(B)", "(w)") == refusal("(B)", " k ") == "SW-7.74"
    assert refusal("(B)", " w ") == ""
    assert drawn(MATRIX.format(attacker="(B)", target=" w ")).why("~d2xd3") == "SW-7.73"


@rule("SW-7.76", "SW-8.18")
def test_an_archer_lands_on_its_targets_cell() -> None:
    table = drawn(JUMPED.format(attacker=" B ", target=" w ")).do("d2xd4")
    assert table.on("d4") == "B" and table.on("d3") == "F" and table.on("d2") == "."
    moved = Moved(rule="SW-7.76", src=read_cell("d2"), dst=read_cell("d4"), side=0, kind=LETTERS.index("B"))
    assert table.told(Moved) == [moved]


@rule("SW-7.81")
def test_a_soldier_attacks_neither_face_down_pieces_nor_knights() -> None:
    assert refusal(" F ", "(w)") == refusal(" F ", " k ") == "SW-7.81"
    assert refusal(" F ", " w ") == ""


@rule("SW-7.80", "SW-15.16")
def test_soldiers_with_unlimited_range() -> None:
    board = """
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  F  .  .  .  f  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
    """
    assert drawn(board).why("c2-f2") == drawn(board).why("c2xg2") == "SW-7.80"
    far = drawn(board, soldier_range="unlimited")
    assert far.why("c2-f2") == far.why("c2xg2") == far.why("c2-a2") == ""
    assert far.why("c2-e4") == "SW-7.80"
