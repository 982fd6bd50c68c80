"""Chapter 1: the board, the pieces, the cards."""

import pytest

from tests.games.summoner.boards import GAME, drawn, redrawn, started
from tests.rules import rule
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import BLUE, CELLS, CODES, RED, home
from warbook.games.summoner.present.notation import read_cell, write_cell

EMPTY_MIDDLE = """
    4 (s) .  .  .  .  .  .  .
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1  {}  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@rule("SW-1.1")
def test_a_table_is_for_two_sides() -> None:
    assert GAME.players == [2]
    with pytest.raises(ValueError, match="exactly 2"):
        GAME.setup("standard", 3, {}, 1)


@rule("SW-1.2")
def test_the_board_has_eight_files_and_four_ranks() -> None:
    cells = [f"{file}{rank}" for file in "abcdefgh" for rank in "1234"]
    assert [write_cell(read_cell(cell)) for cell in cells] == cells
    assert len(cells) == CELLS


@rule("SW-1.2")
@pytest.mark.parametrize("cell", ["i1", "a5", "a0", "1a", "A1", ""])
def test_there_is_no_cell_outside_the_board(cell: str) -> None:
    with pytest.raises(ValueError, match="cell"):
        read_cell(cell)


@rule("SW-1.3", "SW-15.4")
def test_files_count_from_reds_left_and_ranks_away_from_red() -> None:
    assert divmod(read_cell("a1"), 4) == (0, 0)
    assert divmod(read_cell("d2"), 4) == (3, 1)
    assert divmod(read_cell("h4"), 4) == (7, 3)


@rule("SW-1.4")
def test_a_territory_is_the_two_ranks_nearest_to_its_side() -> None:
    assert [write_cell(cell) for cell in range(CELLS) if home(RED, cell)] == [
        f"{f}{r}" for f in "abcdefgh" for r in "12"
    ]
    assert [write_cell(cell) for cell in range(CELLS) if home(BLUE, cell)] == [
        f"{f}{r}" for f in "abcdefgh" for r in "34"
    ]


@rule("SW-1.5", "SW-7.4")
@pytest.mark.parametrize("letter", "SHWPKABF")
def test_no_piece_knows_forward_from_backward(letter: str) -> None:
    red = drawn(f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  f  {letter}  F  w  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    blue = drawn(
        f"""
        4  .  .  .  .  .  .  . (s)
        3  .  .  F  {letter.lower()}  f  W  .  .
        2  .  .  .  .  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        turn="blue",
    )
    turned = str.maketrans("1234", "4321")
    assert {text.translate(turned) for text in red.of("d2")} == blue.of("d3")


@rule("SW-1.5")
def test_a_guardian_covers_front_and_back_for_both_sides() -> None:
    table = drawn(
        """
        4  .  .  .  .  .  .  . (s)
        3 (f) W  .  .  .  .  .  .
        2  k  .  .  .  .  .  .  .
        1 (f) W  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """,
        blue="GUARDIAN",
    )
    assert table.why("b3xa3") == table.why("b1xa1") == "SW-11.131"


@rule("SW-1.6")
def test_a_piece_may_stand_in_the_enemy_territory() -> None:
    table = drawn(EMPTY_MIDDLE.format("W")).do("a1-a3", "+a4", "a3-h3")
    assert table.on("h3") == "W"


@rule("SW-1.7")
def test_a_cell_holds_one_piece() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  W  .  F  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """)
    assert table.why("a1-c1") == "SW-7.1"
    assert table.why("a1-b1") == ""


@rule("SW-1.7")
def test_the_edges_of_the_board_do_not_wrap() -> None:
    table = drawn("""
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  .  .  .  .  .
        1  S  .  .  .  .  .  .  f
           a  b  c  d  e  f  g  h
        """)
    assert table.of("a1") == {"a1-a2", "a1-b1", "a1-b2"}


@rule("SW-1.8")
def test_straight_lines_are_the_four_of_a_cross_and_slanting_ones_the_other_four() -> None:
    board = """
        4  .  .  .  .  .  .  . (s)
        3  .  .  .  .  .  .  .  .
        2  .  .  .  {}  .  .  .  .
        1  .  .  .  .  .  .  . (S)
           a  b  c  d  e  f  g  h
        """
    cross = {"d2-d1", "d2-d3", "d2-c2", "d2-e2"}
    slant = {"d2-c1", "d2-c3", "d2-e1", "d2-e3"}
    assert drawn(board.format("A")).of("d2") == cross
    assert drawn(board.format("K")).of("d2") == slant
    assert drawn(redrawn(board.format("S"), h1=".")).of("d2") == cross | slant


@rule("SW-1.9")
def test_a_range_is_one_cell_or_unlimited() -> None:
    ranges = {reach for piece in read_content().pieces.values() for reach in (piece.orthogonal, piece.diagonal)}
    assert ranges == {0, 1, "unlimited"}


@rule("SW-1.9")
def test_unlimited_means_to_the_far_edge() -> None:
    assert "a1-g1" in drawn(EMPTY_MIDDLE.format("W")).of("a1")


@rule("SW-1.10", "SW-15.1")
def test_sixteen_pieces_a_side() -> None:
    counts = {letter: piece.count for letter, piece in read_content().pieces.items()}
    assert counts == {"S": 1, "H": 1, "W": 2, "P": 2, "K": 2, "A": 2, "B": 2, "F": 4}


@rule("SW-1.11")
def test_a_back_shows_the_owner_and_nothing_else() -> None:
    backs = [piece for piece in started().view("red").pieces if piece.side == BLUE]
    assert len(backs) == 16
    assert {(piece.side, piece.up, piece.kind, piece.public_type, piece.used) for piece in backs} == {
        (BLUE, False, "", "", False)
    }


@rule("SW-1.12", "SW-15.2")
def test_three_cards_for_each_type_but_the_soldier() -> None:
    bearers: list[str] = [card.bearer for card in read_content().cards.values()]
    assert {letter: bearers.count(letter) for letter in "SHWPKABF"} == dict.fromkeys("SHWPKAB", 3) | {"F": 0}
    assert len(CODES) == 21
