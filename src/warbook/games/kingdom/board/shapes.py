"""Polyominoes on a grid of five by five squares, as bits of 25, their places as masks (RT-35.9). Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 5  # of the grid of a card (EU-2.4, EU-39.1)
SQUARES: Final = 25
FORMS: Final = 8  # four turns, and the four of the flipped tile
FULL: Final = (1 << 25) - 1
BITS: Final[vec[i64]] = vec[i64]([1 << bit for bit in range(62)])
CENTRE: Final = 12
BLOCKS: Final = 16  # places of a base of two by two squares
BLOCK: Final[vec[i64]] = vec[i64]([0b1100011 << (SIDE * (block // 4) + block % 4) for block in range(BLOCKS)])
LEFT: Final = 0b00001_00001_00001_00001_00001  # the first column, and the last one
RIGHT: Final = 0b10000_10000_10000_10000_10000
Squares = list[tuple[int, int]]


def count(mask: i64) -> int:
    """How many squares a set holds."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def squares_of(mask: int) -> list[int]:
    """The squares of a set, ascending."""
    return [square for square in range(SQUARES) if mask >> square & 1]


def grown(mask: i64) -> i64:
    """A set with the squares beside it, by an edge or a corner."""
    wide: i64 = mask | (mask & ~RIGHT) << 1 | (mask & ~LEFT) >> 1
    return (wide | wide << SIDE | wide >> SIDE) & FULL


def is_one_group(mask: i64) -> bool:
    """Whether all squares hang together, by edges or corners."""
    if mask == 0:
        return True
    group: i64 = mask & -mask
    while True:
        wider: i64 = grown(group) & mask
        if wider == group:
            return group == mask
        group = wider


def _sides_of(block: int) -> list[int]:
    """The squares along the four sides of a base: N, E, S, W; none where the grid ends."""
    row, column = block // 4, block % 4
    sides = [
        [(row - 1, column), (row - 1, column + 1)],
        [(row, column + 2), (row + 1, column + 2)],
        [(row + 2, column), (row + 2, column + 1)],
        [(row, column - 1), (row + 1, column - 1)],
    ]
    return [sum([1 << (SIDE * r + c) for r, c in side if 0 <= r < SIDE and 0 <= c < SIDE]) for side in sides]


SIDES: Final[vec[i64]] = vec[i64]([mask for block in range(BLOCKS) for mask in _sides_of(block)])  # 4 * block + side


def side_touched(block: int, mask: i64) -> int:
    """The side of a base (0 N, 1 E, 2 S, 3 W) that a tile lies against along an edge; -1 for none or for several."""
    found = -1
    for side in range(4):
        if SIDES[4 * block + side] & mask:
            if found >= 0:
                return -1
            found = side
    return found


def squares_printed(rows: tuple[str, ...]) -> Squares:
    """The squares of a tile as it is printed."""
    return [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]


def turned(squares: Squares) -> Squares:
    """A quarter turn clockwise, pushed into the corner."""
    return pushed([(column, -row) for row, column in squares])  # RT-25.1


def flipped(squares: Squares) -> Squares:
    """The other side of a tile."""
    return pushed([(row, -column) for row, column in squares])


def pushed(squares: Squares) -> Squares:
    """The same form with its first row and column at 0."""
    top = min([row for row, _ in squares])
    left = min([column for _, column in squares])
    return sorted([(row - top, column - left) for row, column in squares])


@final
class Form:
    """A tile as it lies: its mask for every anchor, which is the upper left corner of the box around it."""

    def __init__(self, squares: Squares) -> None:
        self.squares: Final = squares
        self.size: Final = len(squares)
        height = max([row for row, _ in squares]) + 1
        width = max([column for _, column in squares]) + 1
        anchors: list[int] = []
        self.masks: Final[vec[i64]] = vec[i64]([0] * SQUARES)  # by anchor; 0 where it would leave the grid
        for row in range(SIDE - height + 1):
            for column in range(SIDE - width + 1):
                anchor = SIDE * row + column
                anchors.append(anchor)
                for r, c in squares:
                    self.masks[anchor] |= BITS[SIDE * (row + r) + column + c]  # RT-35.9
        self.anchors: Final[vec[i64]] = vec[i64](anchors)


@final
class Polyomino:
    """A shape with its different forms: those that turning gives, in order, and then those of the flipped tile."""

    def __init__(self, name: str, rows: tuple[str, ...]) -> None:
        self.name: Final = name
        self.forms: list[Form] = []
        self.after: list[int] = []  # the form after so many quarter turns
        self.turned: list[list[int]] = []  # the same, each as a list of its own
        now = pushed(squares_printed(rows))
        for side in range(2):
            for _ in range(4):
                place = self.place_of(now)
                if side == 0:
                    self.after.append(place)
                    self.turned.append([place])
                now = turned(now)
            now = flipped(now)
        self.free: Final = list(range(len(self.forms)))  # all of them

    def place_of(self, squares: Squares) -> int:
        """The number of a form, which is written down when it is new."""
        for place, form in enumerate(self.forms):
            if form.squares == squares:
                return place
        self.forms.append(Form(squares))
        return len(self.forms) - 1
