"""Boards as text: read, printed back, and every way to draw one wrong."""

import pytest

from warbook.kernel.vectors.diagram import read_board, write_board

ROWS = ["2  .  W", "1 (s) .", "   a  b"]


def read(rows: list[str]) -> dict[tuple[int, int], str]:
    return read_board(rows, 2, 2, "board.txt", 10)


def test_cells_are_three_characters_by_file_and_rank() -> None:
    assert read(ROWS) == {(0, 1): " . ", (1, 1): " W ", (0, 0): "(s)", (1, 0): " . "}


def test_a_board_is_printed_as_it_was_read() -> None:
    assert write_board(read(ROWS), 2, 2) == ROWS


def test_spaces_at_the_end_may_be_there() -> None:
    assert read([row + "   " for row in ROWS]) == read(ROWS)


def test_a_full_size_board_goes_both_ways() -> None:
    rows = [
        "4 (f)(w) s (b) h (p) .  .",
        "3  .  .  .  .  .  .  . {x}",
        "2 (K) .  .  .  .  .  .  .",
        "1  .  .  .  .  .  .  . (S)",
        "   a  b  c  d  e  f  g  h",
    ]
    assert write_board(read_board(rows, 8, 4, "board.txt", 1), 8, 4) == rows


BROKEN = {
    "nothing": ([], "board.txt:10: the board ends here: rank 2 is missing"),
    "a rank missing": (["2  .  W"], "board.txt:11: the board ends here: rank 1 is missing"),
    "letters missing": (ROWS[:2], "board.txt:12: the board ends here: the line with the file letters is missing"),
    "ranks upside down": (
        [ROWS[1], ROWS[0], ROWS[2]],
        "board.txt:11: '1 (s) .' should begin with '2 ', the rank and a space",
    ),
    "no space behind the rank": (
        ["2. .  W", *ROWS[1:]],
        "board.txt:11: '2. .  W' should begin with '2 ', the rank and a space",
    ),
    "a tab": (
        ["2\t.  W", *ROWS[1:]],
        "board.txt:11: a tab stands in the board, where only spaces keep the cells in place",
    ),
    "a cell missing": (["2  .", *ROWS[1:]], "board.txt:11: cell b2 is missing"),
    "a blank cell": ([ROWS[0], "1    (S)", ROWS[2]], "board.txt:12: cell a1 is missing"),
    "a cell too many": ([ROWS[0], "1  .  .  .", ROWS[2]], "board.txt:12: rank 1 has more than 2 cells of 3 characters"),
    "wrong letters": (
        [*ROWS[:2], "  a  b"],
        "board.txt:13: under the board stands '  a  b' instead of '   a  b'",
    ),
    "something below": (
        [*ROWS, "result ongoing"],
        "board.txt:14: 'result ongoing' stands below the board and belongs to nothing",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_is_named_with_its_line(name: str) -> None:
    rows, sentence = BROKEN[name]
    with pytest.raises(ValueError) as caught:
        read(rows)
    assert str(caught.value) == sentence
