"""The arena as text, from a view. Every sign is a shape or a letter, never only a colour."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.present.view_parts import PieceView

LETTERS: Final = "rbgy"
COLOUR: Final = ("#d55e00", "#0072b2", "#009e73", "#b58900")
CELL: Final = 5  # columns of a cell
SLIM: Final = 4  # in a narrow window
LABEL: Final = 3
SPECIES: Final = {"krosmaster": "", "creature": "+", "bomb": "*", "trap": "^"}
TREE, BUSH, CRATE, DEMON, START, COIN, ACTS = "#", "%", "=", "D", "_", "$", "<"


def board_width(view: KrosmasterView, size: int = CELL) -> int:
    """The columns of the drawing."""
    return LABEL + size * max(view.board.width, 1)


def draw_board(view: KrosmasterView, cells: frozenset[int], size: int = CELL) -> Text:
    """Draw the cells, with the last touched ones marked."""
    board = view.board
    pieces = {piece.cell: piece for piece in view.pieces if piece.species == "trap"}
    pieces |= {piece.cell: piece for piece in view.pieces if piece.cell >= 0 and piece.species != "trap"}
    letters = Text(" " * LABEL + "".join(chr(ord("A") + x).center(size) for x in range(board.width)), style="bold")
    letters.rstrip()
    drawn = Text.assemble(letters, "\n")
    for y in range(board.height):
        drawn.append(f"{y + 1:>2} ", "bold")
        for x in range(board.width):
            cell = 12 * y + x
            drawn.append_text(_cell(view, cell, pieces.get(cell), cell in cells, size))
        drawn.append("\n")
    drawn.right_crop(1)
    return drawn


def _cell(view: KrosmasterView, cell: int, piece: PieceView | None, is_marked: bool, size: int) -> Text:
    mark = "bold reverse" if is_marked else ""
    if piece is None:
        sign = ground(view, cell)
        return Text(sign.center(size), style=mark or ("dim" if sign in (".", START) else ""))
    name = f"{LETTERS[piece.owner]}{piece.piece}"
    is_active = view.active is not None and view.active.piece == piece.piece
    text = f"{name}{ACTS if is_active else _standing(view, piece)}"
    text = text if size == SLIM else f" {text}"
    style = f"{'bold ' if piece.species == 'krosmaster' else ''}{COLOUR[piece.owner]}"
    return Text(text.ljust(size), style=f"{style} reverse" if is_marked else style)


def _standing(view: KrosmasterView, piece: PieceView) -> str:
    """A sign after a piece: the kind of a token, or the ground under a figure."""
    sign = SPECIES[piece.species]
    if sign:
        return sign
    here = ground(view, piece.cell)
    return here[0] if here[0] in (CRATE, DEMON, COIN) else ""


def ground(view: KrosmasterView, cell: int) -> str:
    """The ground of a cell."""
    board = view.board
    coins = board.coins.get(cell, 0)
    for sign, there in ((TREE, board.trees), (BUSH, board.bushes), (CRATE, board.crates), (DEMON, board.demons)):
        if cell in there:
            return f"{sign}{COIN if coins else ''}{coins or ''}"
    if coins:
        return f"{COIN}{coins}"
    return START if cell in start_cells(view) else "."


def start_cells(view: KrosmasterView) -> tuple[int, ...]:
    """The start cells: the viewer's cells once known; none after deployment."""
    if view.phase != "setup":
        return ()
    own = view.players[view.seat].starts if 0 <= view.seat < len(view.players) else ()
    return own or view.board.starts


def signs(view: KrosmasterView) -> list[str]:
    """The text keys of the signs on this board."""
    board = view.board
    species = {piece.species for piece in view.pieces if piece.cell >= 0}
    there = {
        "tree": bool(board.trees),
        "bush": bool(board.bushes),
        "crate": bool(board.crates),
        "coins": any(board.coins.values()),
        "demon": bool(board.demons),
        "start": bool(start_cells(view)),
        "piece": bool(species),
        "creature": "creature" in species,
        "bomb": "bomb" in species,
        "trap": "trap" in species,
        "acts": view.active is not None,
    }
    return [f"legend-{name}" for name, is_there in there.items() if is_there]
