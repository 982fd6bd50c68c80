"""Polyominoes on a grid of five by five squares, as bits of 25, their places as masks (RT-35.9). Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

SIDE: Final = 5
SQUARES: Final = 25
FORMS: Final = 8  # four turns, and the four of the flipped tile
FULL: Final = (1 << 25) - 1
BITS: Final = [1 << bit for bit in range(64)]
CENTRE: Final = 12
BLOCKS: Final = 16  # places of a base of two by two squares
BLOCK: Final[list[int]] = [0b1100011 << (SIDE * (block // 4) + block % 4) for block in range(BLOCKS)]
Squares = list[tuple[int, int]]


def count(mask: int) -> int:
    """How many squares a set holds."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def squares_of(mask: int) -> list[int]:
    """The squares of a set, ascending."""
    return [square for square in range(SQUARES) if mask >> square & 1]


def grown(mask: int) -> int:
    """A set with the squares beside it, by an edge or a corner."""
    found = mask
    for square in squares_of(mask):
        row, column = divmod(square, SIDE)
        for other_row in range(max(0, row - 1), min(SIDE, row + 2)):
            for other_column in range(max(0, column - 1), min(SIDE, column + 2)):
                found |= BITS[SIDE * other_row + other_column]
    return found


def is_one_group(mask: int) -> bool:
    """Whether all squares hang together, by edges or corners."""
    if mask == 0:
        return True
    group = mask & -mask
    while True:
        wider = grown(group) & mask
        if wider == group:
            return group == mask
        group = wider


def side_touched(block: int, mask: int) -> int:
    """The side of a base (0 N, 1 E, 2 S, 3 W) that a tile lies against along an edge; -1 for none or for several."""
    row, column = block // 4, block % 4
    sides = [0, 0, 0, 0]
    for square in squares_of(mask):
        r, c = divmod(square, SIDE)
        if column <= c <= column + 1:
            sides[0] |= int(r == row - 1)
            sides[2] |= int(r == row + 2)
        if row <= r <= row + 1:
            sides[1] |= int(c == column + 2)
            sides[3] |= int(c == column - 1)
    return sides.index(1) if sum(sides) == 1 else -1


def turned(squares: Squares) -> Squares:
    """A quarter turn clockwise, pushed into the corner."""
    return pushed([(column, -row) for row, column in squares])


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
        self.anchors: list[int] = []
        self.masks: list[int] = [0] * SQUARES  # by anchor; 0 where it would leave the grid
        for row in range(SIDE - height + 1):
            for column in range(SIDE - width + 1):
                anchor = SIDE * row + column
                mask = 0
                for r, c in squares:
                    mask |= BITS[SIDE * (row + r) + column + c]
                self.anchors.append(anchor)
                self.masks[anchor] = mask


@final
class Polyomino:
    """A shape with its different forms: those that turning gives, in order, and then those of the flipped tile."""

    def __init__(self, name: str, rows: tuple[str, ...]) -> None:
        self.name: Final = name
        printed = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
        self.forms: list[Form] = []
        self.after: list[int] = []  # the form after so many quarter turns
        now = pushed(printed)
        for side in range(2):
            for _ in range(4):
                place = self.place_of(now)
                if side == 0:
                    self.after.append(place)
                now = turned(now)
            now = flipped(now)

    def place_of(self, squares: Squares) -> int:
        """The number of a form, which is written down when it is new."""
        for place, form in enumerate(self.forms):
            if form.squares == squares:
                return place
        self.forms.append(Form(squares))
        return len(self.forms) - 1
