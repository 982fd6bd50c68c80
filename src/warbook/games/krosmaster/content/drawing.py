"""Boards in content files: letters above, numbers at the left, one sign for each cell."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from warbook.games.krosmaster.content.tables import cell_name

WIDEST: Final = 12
ARENA_SIGNS: Final = ".sTBC12D"  # KA-2.6
TUTORIAL_SIGNS: Final = ".TBC123456789"
COINS: Final = {"1": 1, "2": 2, "D": 1}  # KA-2.13


def drawn(board: str, signs: str) -> tuple[str, ...]:
    """The rows of a drawing, one sign a cell; a ValueError says what is wrong with it."""
    lines = [line.split() for line in board.splitlines() if line.strip()]
    if not lines:
        raise ValueError("nothing is drawn")
    header, rows = lines[0], lines[1:]
    if header != list(ascii_uppercase[: len(header)]):
        raise ValueError(f"the first line must be the letters A, B, C and so on, not {' '.join(header)}")
    if not 1 <= len(rows) <= WIDEST or len(header) > WIDEST:
        raise ValueError(f"{len(header)} columns and {len(rows)} rows, at most {WIDEST} of each may be")
    for number, row in enumerate(rows, 1):
        if row[0] != str(number):
            raise ValueError(f"row {number} begins with {row[0]} instead of its number")
        if len(row) - 1 != len(header):
            raise ValueError(f"row {number} has {len(row) - 1} cells, the first line has {len(header)} letters")
        for letter, sign in zip(header, row[1:]):
            if len(sign) != 1 or sign not in signs:  # KA-2.6
                raise ValueError(f"{letter}{number} shows {sign}, which is none of {' '.join(signs)}")
    return tuple("".join(row[1:]) for row in rows)


def cells_showing(rows: tuple[str, ...], signs: str) -> list[str]:
    """The cells with one of these signs, row by row."""
    return [cell_name(WIDEST * y + x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs]


def edge_cells(rows: tuple[str, ...]) -> dict[str, list[str]]:
    """The start cells of each edge: those inside its two lines (KA-2.10), row by row."""
    last, lowest = len(rows[0]) - 1, len(rows) - 1
    starts = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "s"]
    return {
        "N": [cell_name(WIDEST * y + x) for x, y in starts if y <= 1],
        "E": [cell_name(WIDEST * y + x) for x, y in starts if x >= last - 1],
        "S": [cell_name(WIDEST * y + x) for x, y in starts if y >= lowest - 1],
        "W": [cell_name(WIDEST * y + x) for x, y in starts if x <= 1],
    }


def coins_on(rows: tuple[str, ...]) -> int:
    """The coins on the board when the game begins (KA-2.13)."""
    return sum(COINS.get(sign, 0) for row in rows for sign in row)
