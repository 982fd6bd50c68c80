"""A scenario's map: cells, building sites, routes, exits (RT-2.1). Made once for a scenario. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.schema import Scenario

WIDTH: Final = 16  # a cell is 16 * row + column
CELLS: Final = 256
NONE: Final = -1
WHITE: Final = -2  # the colour of a site that everyone may use

SCENERY: Final = 0
PATH: Final = 1
SITE: Final = 2
DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DROW: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])
DCOLUMN: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
TURN_OF_EXIT: Final = {"S": 0, "W": 1, "N": 2, "E": 3}  # RT-2.15, RT-2.16


def beside(cell: int, direction: int) -> int:
    """The next cell in one of the eight directions, NONE outside."""
    row, column = cell // WIDTH + int(DROW[direction]), cell % WIDTH + int(DCOLUMN[direction])
    if not 0 <= row < WIDTH or not 0 <= column < WIDTH:
        return NONE
    return WIDTH * row + column


def steps_between(one: i64, other: i64) -> i64:
    """How many steps two cells are apart as the crow flies, by edges and corners."""
    rows: i64 = one // WIDTH - other // WIDTH
    columns: i64 = one % WIDTH - other % WIDTH
    if rows < 0:
        rows = -rows
    if columns < 0:
        columns = -columns
    return rows if rows > columns else columns


def is_adjacent(one: i64, other: i64) -> bool:
    """Whether two cells share an edge or a corner (RT-2.4)."""
    return steps_between(one, other) == 1


def bearing(one: i64, other: i64) -> int:
    """The direction in which another cell lies, NONE for the same cell and for one that is not in line."""
    rows: i64 = other // WIDTH - one // WIDTH
    columns: i64 = other % WIDTH - one % WIDTH
    steps: i64 = steps_between(one, other)
    for direction in range(8):
        if rows == steps * DROW[direction] and columns == steps * DCOLUMN[direction]:
            return direction if steps else NONE
    return NONE


@final
class Field:
    """The map of a scenario for a number of players."""

    def __init__(self, scenario: Scenario, players: int) -> None:
        self.rows: Final = len(scenario.map)
        self.columns: Final = max([len(row) for row in scenario.map])
        self.kind: Final[vec[i64]] = vec[i64]([SCENERY] * CELLS)
        self.site_at: Final[vec[i64]] = vec[i64]([NONE] * CELLS)
        self.sites: list[int] = []  # cells
        self.colour: list[int] = []  # of each site (RT-2.11, RT-2.13)
        self.markers: list[int] = [NONE] * 5  # cells, by number (RT-2.10)
        self.exits: list[int] = []  # cells of exit markers
        # all exits of a map lie on one side, so all trays lie the same way, wherever they go (RT-2.17, RT-2.18, RT-5.3)
        self.turn: Final = TURN_OF_EXIT[scenario.exit]
        self.routes: Final = [[WIDTH * row + column for row, column in route] for route in scenario.routes]
        self.lanes: Final[vec[i64]] = vec[i64]([NONE] * (CELLS * len(self.routes)))  # CELLS * route + place: its cell
        self.trails: Final = [self.routes[marker - 1][0] for marker in scenario.trails.values()]
        self.colours: Final = 3 if players == 1 else players
        self._read(scenario.map)
        # path spaces beside an exit, where heroes enter (RT-12.9)
        self.gates: Final = sorted(set([route[-1] for route in self.routes]))
        self.spaces: Final = [cell for cell in range(CELLS) if self.kind[cell] != SCENERY]
        self.near: list[list[int]] = [self._beside(cell) for cell in range(CELLS)]
        self.route_of: list[int] = [NONE] * CELLS  # the lowest route that has the path space
        self._lay_routes()

    def _read(self, rows: tuple[str, ...]) -> None:
        lettered: list[tuple[int, int]] = []
        white: list[int] = []
        for row, line in enumerate(rows):
            for column, mark in enumerate(line):
                cell = WIDTH * row + column
                if mark == "o" or mark in "ABC":
                    self.kind[cell] = PATH
                elif mark == "W":
                    self.kind[cell] = SITE
                    white.append(cell)
                elif mark in "abcdefgh":
                    self.kind[cell] = SITE
                    lettered.append((ord(mark) - ord("a"), cell))
                elif mark in "1234":
                    self.markers[int(mark)] = cell
                elif mark == "X":
                    self.exits.append(cell)
        for number, cell in sorted(lettered):
            self._add_site(cell, number % self.colours)
        for cell in white:
            self._add_site(cell, WHITE)

    def _add_site(self, cell: int, colour: int) -> None:
        self.site_at[cell] = len(self.sites)
        self.sites.append(cell)
        self.colour.append(colour)

    def _beside(self, cell: int) -> list[int]:
        found: list[int] = []
        for direction in range(8):
            other = beside(cell, direction)
            if other != NONE and self.kind[other] != SCENERY:
                found.append(other)
        return sorted(found)

    def _lay_routes(self) -> None:
        for number, route in enumerate(self.routes):
            for place, cell in enumerate(route):
                self.lanes[CELLS * number + place] = cell
                if self.route_of[cell] == NONE:
                    self.route_of[cell] = number
