"""Boards as text: square grids with a rank digit, cells of three characters and a line of file letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase

from warbook.kernel.vectors.format import flaw

WIDTH = 3
MARGIN = 2  # the rank digit and a space

Square = tuple[int, int]  # file and rank, both from 0


def read_board(rows: Sequence[str], files: int, ranks: int, file: str, line: int) -> dict[Square, str]:
    """The three characters of every cell; `line` is the number of the line above the first row, for errors."""
    tokens: dict[Square, str] = {}
    for place in range(ranks):
        rank = ranks - 1 - place
        if place >= len(rows):
            raise flaw(file, line + len(rows), f"the board ends here: rank {rank + 1} is missing")
        for column, token in enumerate(_cells(rows[place], files, rank, file, line + 1 + place)):
            tokens[column, rank] = token
    if len(rows) == ranks:
        raise flaw(file, line + ranks, "the board ends here: the line with the file letters is missing")
    if rows[ranks].rstrip() != _letters(files):
        raise flaw(file, line + 1 + ranks, f"under the board stands {rows[ranks]!r} instead of {_letters(files)!r}")
    if len(rows) > ranks + 1:
        raise flaw(file, line + 2 + ranks, f"{rows[ranks + 1]!r} stands below the board and belongs to nothing")
    return tokens


def _cells(row: str, files: int, rank: int, file: str, line: int) -> list[str]:
    if "\t" in row:
        raise flaw(file, line, "a tab stands in the board, where only spaces keep the cells in place")
    if row[:MARGIN].rstrip() != str(rank + 1):
        raise flaw(file, line, f"{row!r} should begin with '{rank + 1} ', the rank and a space")
    width = MARGIN + WIDTH * files
    body = row.rstrip().ljust(width)
    if len(body) > width:
        raise flaw(file, line, f"rank {rank + 1} has more than {files} cells of {WIDTH} characters")
    cells = [body[start : start + WIDTH] for start in range(MARGIN, width, WIDTH)]
    for column, cell in enumerate(cells):
        if not cell.strip():
            raise flaw(file, line, f"cell {ascii_lowercase[column]}{rank + 1} is missing")
    return cells


def _letters(files: int) -> str:
    return (" " * MARGIN + "".join(f" {letter} " for letter in ascii_lowercase[:files])).rstrip()


def write_board(tokens: Mapping[Square, str], files: int, ranks: int) -> list[str]:
    """The reverse of `read_board`, highest rank on top, without trailing spaces."""
    rows = [
        f"{rank + 1} " + "".join(tokens[column, rank] for column in range(files)) for rank in range(ranks - 1, -1, -1)
    ]
    return [row.rstrip() for row in rows] + [_letters(files)]
