"""The map as text, from a view. Every sign is a letter or a shape, never only a colour."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rich.text import Text

from warbook.games.kingdom.board.field import WHITE, WIDTH
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.notation import SITE_NAMES, TRAY_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.present.views.parts import SiteView, TowerView, TrayView

COLOUR: Final = ("#d04040", "#3b7dd8", "#2e9e57", "#c79a1e")
LETTERS: Final = "RBGY"
FREE: Final = "*"  # a site that everybody may use
ARROWS: Final = "^>v<"
STEPS: Final = {-WIDTH: 0, 1: 1, WIDTH: 2, -1: 3}  # the facing of a step
ACROSS: Final = 6  # the minimum width of a column
MARGIN: Final = 4  # for the rows' names
FOLDS: Final = (0, 1, 2)  # towers beside the site's name; below it; everything on separate lines
GRASS: Final = ","
GATE: Final = "X"
EXIT: Final = "EXIT"

Drawn = tuple[str, str]  # text and style


def drawn_map(view: KingdomView, tables: Tables, marked: frozenset[int], width: int) -> list[Text]:
    """The map's lines, with column names above and row names on the left; [] if it does not fit.

    A row takes more lines only for its figures. In a narrow window towers are below their site,
    and in a narrower one everything has its own line.
    """
    for fold in FOLDS:
        cells = _Cells(view, tables, fold)
        across = cells.widths()
        if MARGIN + sum(across) <= width + 1:
            return _lines(cells, across, marked)
    return []


def least_width(view: KingdomView, tables: Tables) -> int:
    """The columns that the map needs when folded as far as possible."""
    return MARGIN + sum(_Cells(view, tables, FOLDS[-1]).widths()) - 1


def _lines(cells: _Cells, across: list[int], marked: frozenset[int]) -> list[Text]:
    heads = "".join(f"c{column}".ljust(width) for column, width in enumerate(across))
    drawn = [Text(" " * MARGIN + heads.rstrip(), style="dim")]
    for row in range(cells.view.rows):
        there = [cells.lines(WIDTH * row + column) for column in range(len(across))]
        for number in range(max(1, *(len(lines) for lines in there))):
            line = Text().append((f"r{row}" if number == 0 else "").ljust(MARGIN), "dim")
            for column, width in enumerate(across):
                said, style = there[column][number] if number < len(there[column]) else ("", "")
                line.append(said, f"{style} reverse" if WIDTH * row + column in marked and said else style)
                line.append(" " * (width - len(said)))
            line.rstrip()
            drawn.append(line)
    return drawn


class _Cells:
    """The contents of each cell."""

    def __init__(self, view: KingdomView, tables: Tables, fold: int) -> None:
        self.view = view
        self.fold = fold
        scenario = tables.content.scenarios[view.scenario]
        rows = scenario.players[str(len(view.players))].map or scenario.map
        self.grass = {
            WIDTH * row + column for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == GRASS
        }
        self.way_out = GATE if tables.ways.gates else EXIT
        self.sites = {site.cell: site for site in view.sites}
        self.trays = {tray.cell for tray in view.trays}  # a boss may be beside the path
        self.onward = onward(view)
        self.path = {cell for route in view.routes for cell in route}

    def widths(self) -> list[int]:
        """The width of each column so that nothing is cut off."""
        return [self._width(column) for column in range(self.view.columns)]

    def _width(self, column: int) -> int:
        cells = [WIDTH * row + column for row in range(self.view.rows)]
        return max([ACROSS, *(len(said) + 1 for cell in cells for said, _ in self.lines(cell))])

    def lines(self, cell: int) -> list[Drawn]:
        """A cell's lines with styles: fixed things first, then figures."""
        head, guests = self._ground(cell), self._guests(cell)
        if self.fold < 2:
            guests = [" ".join(guests)] if guests else []
        return [head, *((guest, "bold") for guest in guests)] if head[0] or guests else []

    def _ground(self, cell: int) -> Drawn:
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

    def _site(self, site: SiteView) -> Drawn:
        letter = FREE if site.colour == WHITE else LETTERS[site.colour]
        style = "" if site.colour == WHITE else COLOUR[site.colour]
        towers = [] if self.fold else _towers(site)
        return " ".join([f"{SITE_NAMES[site.site]}/{letter}{'-' if site.closed else ''}", *towers]), style

    def _trays(self, cell: int) -> list[str]:
        """The trays in a space, lowest first."""
        trays = sorted((tray for tray in self.view.trays if tray.cell == cell), key=lambda tray: tray.height)
        return [f"{name_of(tray)}:{len(tray.uncovered)}" for tray in trays]

    def _road(self, cell: int) -> str:
        trail = "#" if cell in self.view.trails else ""
        names = self._trays(cell)[:1] if self.fold == 2 else self._trays(cell)
        return f"{trail}{self.onward.get(cell, '')}{' '.join(names)}"

    def _guests(self, cell: int) -> list[str]:
        """Markers on the path, heroes by their first letters, then tokens (in capitals if turned over)."""
        here = _towers(self.sites[cell]) if self.fold and cell in self.sites else []
        here += self._trays(cell)[1:] if self.fold == 2 else []
        if cell in self.path and self._markers(cell):
            here.append(self._markers(cell))
        here += [f"@{figure.name[:3].capitalize()}" for figure in self.view.figures if figure.cell == cell]
        tokens = [token for token in self.view.tokens if token.cell == cell]
        return here + [token_sign(token.kind.upper() if token.turned else token.kind) for token in tokens]


def onward(view: KingdomView) -> dict[int, str]:
    """For each space of a path the arrows of the next spaces; two where roads fork."""
    found: dict[int, str] = {}
    for route in view.routes:
        out = [cell for cell in view.exits if cell - route[-1] in STEPS]
        for here, there in pairwise((*route, *out[:1])):
            arrow = ARROWS[STEPS[there - here]]
            if arrow not in found.setdefault(here, ""):
                found[here] += arrow
    return found


def name_of(tray: TrayView) -> str:
    """A tray in notation."""
    return TRAY_NAMES[tray.tray]


def token_sign(kind: str) -> str:
    """A token on the map by its first letters."""
    return f"%{kind[:3]}"


def _towers(site: SiteView) -> list[str]:
    return [sign_of(tower) for tower in site.towers]


def sign_of(tower: TowerView) -> str:
    """A tower on the map: its code, a plus if it has modifications, and its facing."""
    code, plus, _ = tower.tower.partition("+")
    return f"{code}{plus}{'x' if tower.flipped else ARROWS[tower.facing]}"
