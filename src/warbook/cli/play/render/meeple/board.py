"""The map as text, from a view: hexes in shifted rows. Every sign is a letter or a shape."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from warbook.games.meeple.content.tables import NOBODY
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.present.view import MeepleView
from warbook.games.meeple.present.view_parts import CellView, SlotView, TileView

LETTERS: Final = "obgp"
COLOUR: Final = ("#d55e00", "#0072b2", "#009e73", "#9a4fb0")
# the first letters of the kinds of territory
SIGNS: Final = {
    "blank": "",
    "tower": "To",
    "village": "Vi",
    "hut": "Dr",
    "forge": "Fo",
    "shield": "Sh",
    "cave": "Ca",
    "altar": "Al",
    "tunnel": "Tu",
}
BONUS_SIGNS: Final = {"assemble": "as", "deploy": "de", "nature": "na", "forge": "fo", "shield": "sh"}
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
HALVES: Final = (5, 4, 3)  # columns of half a cell, widest first
COMPASS: Final = (" NW NE ", "W     E", " SW SE ")  # the directions in notation
LINES: Final = 3  # lines of a cell
NARROWEST: Final = 60  # columns, below which texts side by side are useless
GATE, TREE, UNKNOWN = "^", "t", "?"

Sign = tuple[str, str]  # a character and its style


class Canvas:
    """Signs at rows and columns, converted to lines."""

    def __init__(self) -> None:
        """Start empty."""
        self.signs: dict[tuple[int, int], Sign] = {}

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text at a place."""
        for place, sign in enumerate(text):
            if sign != " " or style:
                self.signs[row, column + place] = (sign, style)

    def rows(self) -> list[int]:
        """The rows with signs, from the top."""
        return sorted({row for row, _ in self.signs})

    def text(self) -> Text:
        """Everything written, line by line, without empty rows."""
        drawn = Text()
        for row in self.rows():
            columns = [column for each, column in self.signs if each == row]
            for column in range(max(columns) + 1):
                sign, style = self.signs.get((row, column), (" ", ""))
                drawn.append(sign, style)
            drawn.append("\n")
        drawn.right_crop(1)
        return drawn


class MapDrawing:
    """One map, drawn as wide as the terminal allows."""

    def __init__(self, view: MeepleView, marked: frozenset[int], width: int) -> None:
        """Measure the map."""
        self.view = view
        self.marked = marked  # last touched tiles
        places = [(tile.q, tile.r) for tile in view.tiles] + [(slot.q, slot.r) for slot in view.slots]
        places += [(cell.q, cell.r) for cell in view.cells]
        self.left = min(2 * q + r for q, r in places)
        self.top = min(r for _, r in places)
        self.span = max(2 * q + r for q, r in places) - self.left + 2
        self.width = width
        self.half = next((half for half in HALVES if self.span * half <= width), HALVES[-1])
        self.canvas = Canvas()

    @property
    def needs(self) -> int:
        """The minimum columns of the map."""
        return self.span * HALVES[-1]

    def drawn(self) -> Text:
        """The whole map."""
        for slot in self.view.slots:
            self._slot(slot)
        for tile in self.view.tiles:
            self._tile(tile)
        for number, cell in enumerate(self.view.cells, start=1):
            self._cell(number, cell)
        self._compass()
        return self.canvas.text()

    def _compass(self) -> None:
        """The directions, to the right of the map if there is room."""
        column = self.half * self.span + 1
        if column + len(COMPASS[0]) <= self.width:
            for row, line in zip(self.canvas.rows(), COMPASS, strict=False):
                self.canvas.put(row, column, line, "dim")

    def _corner(self, q: int, r: int) -> tuple[int, int]:
        return LINES * (r - self.top), self.half * (2 * q + r - self.left)

    def _tile(self, tile: TileView) -> None:
        row, column = self._corner(tile.q, tile.r)
        inner = 2 * self.half - 3
        mark = "bold reverse" if tile.tile in self.marked else "bold"
        name, sign = tile.code, SIGNS.get(tile.kind, "")
        narrow = len(name + sign) > inner  # then the sign of the kind is two lines below
        self.canvas.put(row, column + 1, name if narrow else name + sign, mark)
        place = column + 1
        for seat, men in enumerate(tile.men):
            if men:
                said = f"{LETTERS[seat]}{men}"
                self.canvas.put(row + 1, place, said, f"bold {COLOUR[seat]}")
                place += len(said)
        if place == column + 1:
            self.canvas.put(row + 1, place, "·", "dim")
        self._extras(tile, row + 2, column + 1, sign if narrow and not tile.flags else "")
        self._edges(tile, row, column)

    def _extras(self, tile: TileView, row: int, column: int, sign: str) -> None:
        """Other things on a territory: its kind, the gate, flags (only on towers), an upgrade token."""
        self.canvas.put(row, column, sign, "bold")
        if tile.gate != NOBODY:
            self.canvas.put(row, column, GATE, COLOUR[tile.gate])
            column += 1
        if tile.flags:
            self.canvas.put(row, column, "!" * tile.flags)
            column += tile.flags
        if tile.token:
            self.canvas.put(row, column, f"*{BONUS_SIGNS.get(tile.bonus, '')}")

    def _edges(self, tile: TileView, row: int, column: int) -> None:
        """Forest and tree tokens on the six edges."""
        right = column + 2 * self.half - 2
        places = {
            NORTH_WEST: (row, column, "/"),
            NORTH_EAST: (row, right, "\\"),
            WEST: (row + 1, column, "|"),
            EAST: (row + 1, right, "|"),
            SOUTH_WEST: (row + 2, column, "\\"),
            SOUTH_EAST: (row + 2, right, "/"),
        }
        for edge, (line, place, sign) in places.items():
            if edge in tile.trees:
                self.canvas.put(line, place, TREE, "yellow")
            elif edge in tile.forest:
                self.canvas.put(line, place, sign, "green")

    def _slot(self, slot: SlotView) -> None:
        """A village slot: its owner and name, its defence spaces and their meeples."""
        row, column = self._corner(slot.q, slot.r)
        seat, place = divmod(slot.slot, SLOTS)
        style = COLOUR[seat]
        self.canvas.put(row, column + 1, f"[{LETTERS[seat]}{SLOT_NAMES[place]}]", style)
        if not slot.building:
            self.canvas.put(row + 1, column + 2, "–", "dim")
            return
        self.canvas.put(row + 1, column + 1, f"{sum(slot.guests)}/{slot.defence}", style)
        at = column + 1
        for guest, men in enumerate(slot.guests):
            if men:
                said = f"{LETTERS[guest]}{men}"
                self.canvas.put(row + 2, at, said, f"bold {COLOUR[guest]}")
                at += len(said)

    def _cell(self, number: int, cell: CellView) -> None:
        row, column = self._corner(cell.q, cell.r)
        self.canvas.put(row, column + 1, f"{UNKNOWN}{number}", "bold")
        self.canvas.put(row + 1, column + 1, f"{LETTERS[self.view.turn]}{cell.men}", f"bold {COLOUR[self.view.turn]}")


def draw_map(view: MeepleView, marked: frozenset[int], width: int) -> Text:
    """Draw territories and villages, with the last touched tiles marked."""
    return MapDrawing(view, marked, width).drawn()


def columns_for(view: MeepleView) -> int:
    """The minimum width of a window for the map."""
    return max(NARROWEST, MapDrawing(view, frozenset(), 0).needs)
