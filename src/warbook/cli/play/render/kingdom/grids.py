"""The horde trays as grids of five by five squares, from a view."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from warbook.cli.play.render.kingdom.board import EXIT, name_of
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.present.views.parts import FigureView, TrayView

SIDE: Final = 5
CLOSED: Final = "=~^"  # strips
COVERED: Final = "#SH"
WIDE: Final = 10  # columns of a grid, with the blank between two
TALL: Final = 8  # lines of a grid
SOUTH: Final = "  --S--"


def footprint(figure: FigureView) -> tuple[int, ...]:
    """The squares that a figure covers: four of a hero's base, one of a Sand Warrior (EU-15.34)."""
    if figure.role == "warrior":
        return (figure.block,)
    corner = SIDE * (figure.block // 4) + figure.block % 4
    return corner, corner + 1, corner + SIDE, corner + SIDE + 1


def signs_of(tray: TrayView, view: KingdomView, tables: Tables) -> list[str]:
    """A sign for each square: its enemy, or what covers it."""
    card = next(card for card in tables.cards if card.name == tray.card)
    signs = ["-" if sign in CLOSED else sign for sign in card.grid]
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
    return signs


def edge(tables: Tables) -> str:
    """The lower edge: it faces the exit (RT-2.16), or south if cards never turn (EU-3.13)."""
    return SOUTH if tables.ways.gates else f" -{EXIT}-"


def drawn_tray(tray: TrayView, view: KingdomView, tables: Tables, marked: bool) -> list[Text]:
    """A tray with rows and columns labelled and its lower edge marked."""
    signs = signs_of(tray, view, tables)
    head = f"{name_of(tray)} {CELL_NAMES[tray.cell]}"
    lines = [Text(head, style="bold reverse" if marked else "bold"), Text("  01234", style="dim")]
    for row in range(SIDE):
        line = Text().append(f"{row} ", "dim")
        for square in range(SIDE * row, SIDE * row + SIDE):
            line.append(signs[square], "bold" if square in tray.uncovered else "dim")
        lines.append(line)
    return [*lines, Text(edge(tables), style="dim")]


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """Grids in rows, as many per row as fit."""
    across = max(1, (width + 1) // WIDE)
    lines: list[Text] = []
    for first in range(0, len(blocks), across):
        for parts in zip(*blocks[first : first + across], strict=True):
            lines.append(beside([*parts], WIDE))
    return lines


def beside(parts: list[Text], width: int) -> Text:
    """Texts in columns of one width."""
    line = Text()
    for part in parts:
        line.append_text(part)
        line.append(" " * max(1, width - len(part.plain)))
    line.rstrip()
    return line


def joined_blocks(left: list[Text], right: list[Text], gap: int) -> list[Text]:
    """Join two blocks of lines side by side."""
    wide = max(len(line.plain) for line in left) + gap
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (wide - len(line.plain)))
            line.append_text(right[number])
        lines.append(line)
    return lines
