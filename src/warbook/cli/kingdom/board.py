"""The map and the horde trays as text, from a view alone: every sign a letter or a shape, never only a colour."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rich.text import Text

from warbook.games.kingdom.field import NONE, WHITE, WIDTH
from warbook.games.kingdom.notation import SITE_NAMES, TRAY_NAMES
from warbook.games.kingdom.parts import FigureView, SiteView, TowerView, TrayView
from warbook.games.kingdom.tables import Tables
from warbook.games.kingdom.terms import BOSS_TRAY
from warbook.games.kingdom.view import KingdomView

COLOUR: Final = ("#d04040", "#3b7dd8", "#2e9e57", "#c79a1e")
LETTERS: Final = "RBGY"
FREE: Final = "*"  # a site that is everybody's
ARROWS: Final = "^>v<"
SIDE: Final = 5
ACROSS: Final = 6  # the least that a column takes up
LINES: Final = 2  # of a cell
CLOSED: Final = "=~^"  # strips
GRASS: Final = ","
GATE: Final = "X"


def drawn_map(view: KingdomView, tables: Tables, marked: frozenset[int]) -> Text:
    """The whole map, two lines for each row, with the columns' numbers above and the rows' on the left."""
    cells = _Cells(view, tables)
    across = [cells.width(column) for column in range(view.columns)]
    lines = [Text("    " + "".join(f"c{column}".ljust(width) for column, width in enumerate(across)), style="dim")]
    for row in range(view.rows):
        for line in range(LINES):
            drawn = Text().append((f"r{row}" if line == 0 else "").ljust(4), "dim")
            for column, width in enumerate(across):
                cell = WIDTH * row + column
                said, style = cells.line(cell, line)
                drawn.append(said.ljust(width), f"{style} reverse" if cell in marked and said else style)
            drawn.rstrip()
            lines.append(drawn)
    return Text("\n").join(lines)


class _Cells:
    """What stands in each cell."""

    def __init__(self, view: KingdomView, tables: Tables) -> None:
        self.view = view
        scenario = tables.content.scenarios[view.scenario]
        rows = scenario.players[str(len(view.players))].map or scenario.map
        self.grass = {
            WIDTH * row + column for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == GRASS
        }
        self.way_out = GATE if tables.ways.gates else "EXIT"
        self.sites = {site.cell: site for site in view.sites}
        self.trays = {tray.cell for tray in view.trays}  # a boss may stand beside the path
        self.onward: dict[int, int] = {}
        for route in view.routes:
            for here, there in pairwise(route):
                self.onward.setdefault(here, {-WIDTH: 0, 1: 1, WIDTH: 2, -1: 3}.get(there - here, 2))
        self.path = {cell for route in view.routes for cell in route}

    def width(self, column: int) -> int:
        """How wide a column has to be, so that nothing in it is cut off."""
        cells = [WIDTH * row + column for row in range(self.view.rows)]
        return max(ACROSS, *(len(self.line(cell, line)[0]) + 1 for cell in cells for line in range(LINES)))

    def line(self, cell: int, line: int) -> tuple[str, str]:
        """One of a cell's lines with its style: what belongs there, then who stands there."""
        if line:
            return self._guests(cell), "bold"
        if cell in self.sites:
            return self._site(self.sites[cell])
        if self._markers(cell) and cell not in self.path:
            return self._markers(cell), "bold"
        if cell in self.view.exits:
            return self.way_out, "bold"
        if cell in self.grass:
            return GRASS, "dim"
        return (self._road(cell), "") if cell in self.path or cell in self.trays else ("", "")

    def _markers(self, cell: int) -> str:
        return "".join(f"({marker.route + 1})" for marker in self.view.markers if marker.cell == cell)

    def _site(self, site: SiteView) -> tuple[str, str]:
        towers = "".join(f" {sign_of(tower)}" for tower in site.towers)
        letter = FREE if site.colour == WHITE else LETTERS[site.colour]
        style = "" if site.colour == WHITE else COLOUR[site.colour]
        return f"{SITE_NAMES[site.site]}/{letter}{'-' if site.closed else ''}{towers}", style

    def _road(self, cell: int) -> str:
        trail = "#" if cell in self.view.trails else ""
        trays = sorted((tray for tray in self.view.trays if tray.cell == cell), key=lambda tray: tray.height)
        names = [f"{name_of(tray)}:{len(tray.uncovered)}" for tray in trays]
        arrow = ARROWS[self.onward.get(cell, 2)] if cell in self.path else ""
        return f"{trail}{arrow}{' '.join(names)}"

    def _guests(self, cell: int) -> str:
        """Markers on the path, heroes by their first letters, then tokens, those that are turned over in capitals."""
        here = [self._markers(cell)] if cell in self.path and self._markers(cell) else []
        here += [f"@{figure.name[:3].capitalize()}" for figure in self.view.figures if figure.cell == cell]
        tokens = [token for token in self.view.tokens if token.cell == cell]
        here += [f"%{token.kind.upper() if token.turned else token.kind}"[:4] for token in tokens]
        return " ".join(here)


def name_of(tray: TrayView) -> str:
    """A tray as the notation calls it."""
    return TRAY_NAMES[tray.tray]


def sign_of(tower: TowerView) -> str:
    """A tower on the map: its code, a plus if it has modifications, and where it faces."""
    code, plus, _ = tower.tower.partition("+")
    return f"{code}{plus}{'x' if tower.flipped else ARROWS[tower.facing]}"


def footprint(figure: FigureView) -> tuple[int, ...]:
    """The squares that a figure covers: four of a hero's base, one of a Sand Warrior (EU-15.34)."""
    if figure.role == "warrior":
        return (figure.block,)
    corner = SIDE * (figure.block // 4) + figure.block % 4
    return corner, corner + 1, corner + SIDE, corner + SIDE + 1


def drawn_tray(tray: TrayView, view: KingdomView, tables: Tables, marked: bool) -> Text:
    """A tray as printed, with squares as `row column` say them: its enemies, and what lies on them."""
    card = next(card for card in tables.cards if card.name == tray.card)
    signs = list(card.grid)
    signs = ["-" if sign in CLOSED else sign for sign in signs]
    for square in tray.gone:
        signs[square] = "."
    for tile in tray.tiles:
        for square in tile.squares:
            signs[square] = "#"
    for square in tray.soldiers:
        signs[square] = "S"
    for figure in view.figures:
        if figure.tray == tray.tray and figure.block != NONE:
            for square in footprint(figure):
                signs[square] = "H"
    head = f"{name_of(tray)} {tray.card}" if tray.tray != BOSS_TRAY else name_of(tray)
    text = Text(f"{head}\n", style="bold reverse" if marked else "bold")
    text.append("  01234\n", "dim")
    for row in range(SIDE):
        text.append(f"{row} ", "dim")
        for square in range(SIDE * row, SIDE * row + SIDE):
            text.append(signs[square], "bold" if square in tray.uncovered else "dim")
        text.append("\n")
    text.append("  " + "-" * SIDE, "dim")  # the edge that faces the exit (RT-2.16)
    return text
