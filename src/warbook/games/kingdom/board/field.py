"""A scenario's map: cells, sites, routes, exits (RT-2.1, EU-4.1). Made once for a scenario. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.kingdom.content.scenarios import Scenario
from warbook.games.kingdom.content.steps import Direction

WIDTH: Final = 16  # a cell is 16 * row + column
CELLS: Final = 256
NONE: Final = -1
WHITE: Final = -2  # the colour of a site that everyone may use

SCENERY: Final = 0
PATH: Final = 1
SITE: Final = 2
GRASS: Final = 3  # a space for heroes (EU-3.1)
GATE: Final = 4  # a space for heroes beside the end of a route (EU-3.5)
KINDS_OF_MARKS: Final = {"o": PATH, "A": PATH, "B": PATH, "C": PATH, ",": GRASS, "W": SITE} | dict.fromkeys(
    "abcdefgh", SITE
)
DIRECTIONS: Final[list[str]] = list(get_args(Direction))  # EU-39.1
DROW: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])
DCOLUMN: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
TURN_OF_EXIT: Final = {"": 0, "S": 0, "W": 1, "N": 2, "E": 3}  # RT-2.15, RT-2.16, EU-3.13, EU-39.2


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
    return rows if rows > columns else columns  # EU-3.11


def is_adjacent(one: i64, other: i64) -> bool:
    """Whether two cells share an edge or a corner (RT-2.4, EU-3.9); none is adjacent to itself (EU-3.10)."""
    return steps_between(one, other) == 1  # RT-2.4, EU-3.9, EU-3.10, EU-39.1


def lies_towards(one: i64, other: i64, direction: int) -> bool:
    """Whether a cell lies on the N, E, S or W side of another, straight or aslant (EU-19.6)."""
    rows: i64 = other // WIDTH - one // WIDTH
    columns: i64 = other % WIDTH - one % WIDTH
    return rows * DROW[direction] > 0 or columns * DCOLUMN[direction] > 0


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
        rows = scenario.players[str(players)].map or scenario.map
        self.rows: Final = len(rows)
        self.columns: Final = max([len(row) for row in rows])
        self.kind: Final[vec[i64]] = vec[i64]([SCENERY] * CELLS)
        self.site_at: Final[vec[i64]] = vec[i64]([NONE] * CELLS)
        self.sites: list[int] = []  # cells
        self.colour: list[int] = []  # of each site (RT-2.11, RT-2.13)
        self.markers: list[int] = [NONE] * 5  # cells, by number (RT-2.10)
        self.exits: list[int] = []  # cells of exit markers
        # all exits of a map lie on one side, so all trays lie the same way, wherever they go (RT-2.17, RT-2.18,
        # RT-5.3), or upright (EU-8.5)
        self.turn: Final = TURN_OF_EXIT[scenario.exit]  # RT-2.17, RT-2.18, RT-5.3, EU-8.5
        self.routes: Final = [[WIDTH * row + column for row, column in route] for route in scenario.routes]  # EU-39.1
        # CELLS * route + place: its cell; a boss that stands beside the map has a lane of its own behind them (EU-3.14)
        self.lanes: Final[vec[i64]] = vec[i64]([NONE] * (CELLS * (len(self.routes) + 1)))
        self.trails: Final = [self.routes[marker - 1][0] for marker in scenario.trails.values()]
        self.colours: Final = 3 if players == 1 else players  # EU-4.21
        self._read(rows)
        self.gate_cells: Final = [WIDTH * row + column for row, column in scenario.gates]  # by number (EU-3.5)
        for cell in self.gate_cells:
            self.kind[cell] = GATE
        # where heroes enter: gates, or else the path spaces beside an exit (RT-12.9, EU-15.10)
        self.gates: Final = sorted(set(self.gate_cells or [route[-1] for route in self.routes]))  # RT-12.9
        self.gate_of: Final = [self._gate_beside(route[-1]) for route in self.routes]  # by route, NONE without gates
        self.spaces: Final = [cell for cell in range(CELLS) if self.kind[cell] != SCENERY]
        self.near: list[list[int]] = [self._beside(cell) for cell in range(CELLS)]
        self.route_of: list[int] = [NONE] * CELLS  # the lowest route that has the path space
        self._lay_routes()
        boss = scenario.boss
        self.boss_cell: Final = NONE if boss is None or boss.cell is None else WIDTH * boss.cell[0] + boss.cell[1]
        self.lanes[CELLS * len(self.routes)] = self.boss_cell  # EU-3.14

    def _read(self, rows: tuple[str, ...]) -> None:
        lettered: list[tuple[int, int]] = []
        white: list[int] = []
        for row, line in enumerate(rows):
            for column, mark in enumerate(line):
                cell = WIDTH * row + column
                if mark in KINDS_OF_MARKS:  # RT-30.5
                    self.kind[cell] = KINDS_OF_MARKS[mark]  # RT-2.1
                if mark == "W":
                    white.append(cell)
                elif mark in "abcdefgh":
                    lettered.append((ord(mark) - ord("a"), cell))
                elif mark in "1234":
                    self.markers[int(mark)] = cell
                elif mark == "X":
                    self.exits.append(cell)
        for number, cell in sorted(lettered):
            self._add_site(cell, number % self.colours)
        for cell in white:
            self._add_site(cell, WHITE)

    def _gate_beside(self, cell: int) -> int:
        """The number of the gate beside the end of a route, from 0."""
        for number, gate in enumerate(self.gate_cells):
            if gate in (cell - 1, cell + 1, cell - WIDTH, cell + WIDTH):
                return number
        return NONE

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
                if self.markers[number + 1] == NONE:
                    self.markers[number + 1] = route[0]  # a marker that takes no space (EU-3.6)
                if self.route_of[cell] == NONE:
                    self.route_of[cell] = number
