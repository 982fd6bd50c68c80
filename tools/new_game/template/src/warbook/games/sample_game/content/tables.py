"""The content as tables of numbers: cells, neighbours, homes (QZ-1.1, QZ-1.2). Compiled by mypyc.

A cell's number is file * RANKS + rank, both counted from 0: a1, a2, a3, b1 and so on.
"""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.content.reading import read_content
from warbook.games.sample_game.content.schema import Content
from warbook.kernel.grid import reach

NOBODY: Final = -1
NOWHERE: Final = -1

CONTENT: Final[Content] = read_content()
FILES: Final[int] = CONTENT.numbers.files
RANKS: Final[int] = CONTENT.numbers.ranks
CELLS: Final[int] = FILES * RANKS
NAMES: Final[list[str]] = [f"{'abcdefghi'[cell // RANKS]}{cell % RANKS + 1}" for cell in range(CELLS)]
NEIGHBOURS: Final[list[list[int]]] = [reach(FILES, RANKS, cell, 1, 0) for cell in range(CELLS)]  # QZ-1.1
HOME: Final[list[list[int]]] = [  # by seat (QZ-1.2)
    [cell for cell in range(CELLS) if cell % RANKS == side.home - 1] for side in CONTENT.sides.values()
]
START: Final[list[int]] = [NAMES.index(side.scout) for side in CONTENT.sides.values()]  # QZ-2.1


def is_home(seat: int, cell: int) -> bool:
    """Whether the cell is one on which the side may hide its banner."""
    return cell in HOME[seat]


def steps_between(one: int, other: int) -> int:
    """How many moves a scout needs from one cell to another when nobody stands in its way."""
    return abs(one // RANKS - other // RANKS) + abs(one % RANKS - other % RANKS)
