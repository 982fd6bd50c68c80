"""The geometry of an arena: cells, steps, distances, lines of sight, areas. Compiled by mypyc.

A cell is a number, 12 * row + column, on every board: smaller boards use the top left corner of the grid (KA-2.3).
All cells are equal squares, whatever is painted there (KA-2.2).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 12  # KA-2.1
CELLS: Final = 144
NOWHERE: Final = -1

# directions in the order of the edges N, E, S, W
DX: Final = [0, 1, 0, -1]
DY: Final = [-1, 0, 1, 0]

# shapes of areas (KA-14.4)
SINGLE: Final = 0
CROSS: Final = 1
SQUARE: Final = 2
OBLIQUE: Final = 3
LINE: Final = 4
SWEEP: Final = 5
HOLLOW: Final = 6


def cell_at(x: int, y: int) -> int:
    """The cell of a column and a row, NOWHERE outside the grid."""
    return WIDTH * y + x if 0 <= x < WIDTH and 0 <= y < WIDTH else NOWHERE  # KA-2.2


def _steps() -> vec[i64]:
    return vec[i64](
        [cell_at(cell % WIDTH + DX[way], cell // WIDTH + DY[way]) for cell in range(CELLS) for way in range(4)]
    )


def _distances() -> vec[i64]:
    return vec[i64](
        [abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH) for a in range(CELLS) for b in range(CELLS)]
    )


STEP: Final[vec[i64]] = _steps()  # 4 * cell + way: the adjacent cell (KA-2.4), or NOWHERE
DISTANCE: Final[vec[i64]] = _distances()  # CELLS * one + other (KA-2.5)


def crossed(dx: int, dy: int) -> list[int]:
    """The cells whose interior the segment to that offset passes through, ends left out, as differences of cells.

    Exact integers (KA-12.11): a cell lies across the segment when its centre is nearer to the line than half of the
    cell's width as the line sees it; a corner that is only touched is not nearer (KA-12.14).
    """
    found: list[int] = []
    for by in range(min(0, dy), max(0, dy) + 1):
        for bx in range(min(0, dx), max(0, dx) + 1):
            if (bx, by) != (0, 0) and (bx, by) != (dx, dy) and 2 * abs(dx * by - dy * bx) < abs(dx) + abs(dy):
                found.append(WIDTH * by + bx)  # KA-12.14
    return found


def _sight_lines() -> list[vec[i64]]:
    reach = WIDTH - 1
    return [vec[i64](crossed(dx, dy)) for dy in range(-reach, reach + 1) for dx in range(-reach, reach + 1)]


SIGHT_LINES: Final[list[vec[i64]]] = _sight_lines()


def sight_line(src: i64, dst: i64) -> vec[i64]:
    """The differences of the cells between two cells that would block sight."""
    dx: i64 = dst % WIDTH - src % WIDTH
    dy: i64 = dst // WIDTH - src // WIDTH
    return SIGHT_LINES[23 * (dy + 11) + dx + 11]


def distance(one: i64, other: i64) -> i64:
    """How many steps lie between two cells, obstacles or not (KA-2.5)."""
    return DISTANCE[CELLS * one + other]


def is_in_line(one: i64, other: i64) -> bool:
    """Whether two cells are in the same row or column (KA-12.4)."""
    return one % WIDTH == other % WIDTH or one // WIDTH == other // WIDTH


# KA-15.9: along which axis an effect goes
NO_AXIS: Final = 0
HORIZONTAL: Final = 1
VERTICAL: Final = 2
TIED: Final = 3


def axis(src: int, dst: int) -> int:
    """The axis of the larger offset; TIED when the caster has to choose (KA-14.5, KA-15.9)."""
    dx = abs(dst % WIDTH - src % WIDTH)
    dy = abs(dst // WIDTH - src // WIDTH)
    if dx == dy:
        return NO_AXIS if dx == 0 else TIED
    return HORIZONTAL if dx > dy else VERTICAL


def way(src: int, dst: int, along: int) -> int:
    """The direction from one cell to another along an axis."""
    if along == HORIZONTAL:
        return 1 if dst % WIDTH > src % WIDTH else 3
    return 2 if dst // WIDTH > src // WIDTH else 0


def shape(area: int, main: int, towards: int) -> list[int]:
    """The cells of an area (KA-14.4): the main target first, then row by row, left to right (KA-14.3)."""
    x, y = main % WIDTH, main // WIDTH
    around: list[int] = []
    if area == LINE or area == SWEEP:
        turn = towards if area == LINE else (towards + 1) % 4
        first = 1 if area == LINE else -1
        steps = [first, 2] if area == LINE else [first, 1]  # KA-14.4
        around = [cell_at(x + DX[turn] * n, y + DY[turn] * n) for n in steps]
    elif area != SINGLE:
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                straight = dx == 0 or dy == 0
                if (dx or dy) and (area == SQUARE or area == HOLLOW or straight == (area == CROSS)):  # KA-14.4
                    around.append(cell_at(x + dx, y + dy))
    around = sorted(cell for cell in around if cell != NOWHERE)  # KA-14.7
    return around if area == HOLLOW else [main, *around]  # KA-14.4
