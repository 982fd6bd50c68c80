"""The board as text, from a view: the viewer's side at the bottom, colours doubled by shapes (SW-19.7)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from warbook.games.summoner.content.tables import BLUE, FILES, RANKS
from warbook.games.summoner.present.notation import read_cell
from warbook.games.summoner.present.view import PieceView, SummonerView
from warbook.kernel.content.texts import Texts

INNER: Final = 8  # columns inside a cell: a name of eight letters, or four Chinese characters
SLIM: Final = 5  # in a narrow window, where names are cut
WIDTH: Final = 3 + (INNER + 1) * FILES + 3  # with the rank labels
NARROW: Final = 60  # fewer columns: no board is drawn
GRID: Final = "grey50"
COLOUR: Final = ("#d55e00", "#0072b2")
FACE: Final = ("bold black on #d55e00", "bold white on #0072b2")


class Signs(Struct, frozen=True):
    """The characters of a board."""

    sides: tuple[str, str]
    back: str
    used: str
    transformed: str
    diagonal: str
    sniper: str
    last: str
    empty: str
    rule: str  # horizontal line, then left, middle and right ends of the top, inner and bottom lines
    bar: str


UNICODE: Final = Signs(("◆", "●"), "░", "✓", "≈", "×", "◎", "◄", "·", "─┌┬┐├┼┤└┴┘", "│")
ASCII: Final = Signs(("r", "b"), ":", "'", "*", "x", "@", "<", ".", "-+++++++++", "|")


def signs(ascii_only: bool) -> Signs:
    """The characters that the terminal can show."""
    return ASCII if ascii_only else UNICODE


class Layout(Struct, frozen=True):
    """The size of a board."""

    inner: int = INNER  # columns inside a cell
    ruled: bool = True  # with lines between the ranks, and file letters below too
    ranks: tuple[int, ...] = tuple(range(RANKS))


def draw_board(
    view: SummonerView, cells: frozenset[int], texts: Texts, look: Signs, layout: Layout | None = None
) -> Text:
    """Draw the cells, with the last touched ones marked."""
    layout = layout or Layout()
    turned = view.seat == BLUE
    files = list(range(FILES))[:: -1 if turned else 1]
    ranks = layout.ranks[:: 1 if turned else -1]
    pieces = {piece.cell: piece for piece in shown_pieces(view)}
    letters = Text("   " + "".join("abcdefgh"[file].center(layout.inner + 1) for file in files), style="bold")
    letters.rstrip()
    drawn = Text.assemble(letters, "\n", _line(look, 0, layout.inner), "\n")
    for row, rank in enumerate(ranks):
        faces = [_face(pieces.get(file * RANKS + rank), texts, look, layout.inner) for file in files]
        marked = [file * RANKS + rank in cells for file in files]
        drawn.append_text(_row(f" {rank + 1} ", [face[0] for face in faces], marked, look))
        drawn.append_text(_row("   ", [face[1] for face in faces], [False] * FILES, look))
        if layout.ruled and row < len(ranks) - 1:
            drawn.append_text(Text.assemble(_line(look, 1, layout.inner), "\n"))
    drawn.append_text(Text.assemble(_line(look, 2, layout.inner)))
    return Text.assemble(drawn, "\n", letters) if layout.ruled else drawn


def shown_pieces(view: SummonerView) -> list[PieceView]:
    """The pieces to draw: those on the board, or the viewer's draft during set-up."""
    if view.draft is None:
        return list(view.pieces)
    return [
        PieceView(cell=read_cell(cell), token="", side=view.seat, up=False, kind=letter)
        for cell, letter in view.draft.items()
    ]


def _line(look: Signs, which: int, inner: int) -> tuple[str, str]:
    ends = look.rule[1 + which * 3 :]
    return "   " + ends[0] + ends[1].join([look.rule[0] * inner] * FILES) + ends[2], GRID


def _row(label: str, faces: list[Text], marked: list[bool], look: Signs) -> Text:
    row = Text.assemble((label, "bold"), (look.bar, GRID))
    for face, mark in zip(faces, marked, strict=True):
        if mark:
            face = Text.assemble(
                face[: len(face) - 1], (look.last, face.style if face.style in FACE else "bold magenta")
            )
        row.append_text(Text.assemble(face, (look.bar, GRID)))
    return Text.assemble(row, (label.rstrip() if label.strip() else "", "bold"), "\n")


def _face(piece: PieceView | None, texts: Texts, look: Signs, inner: int) -> tuple[Text, Text]:
    """The two lines of a cell."""
    if piece is None:
        return _centred(look.empty, GRID, inner), _centred("", "", inner)
    sign = look.sides[piece.side]
    if not piece.kind:
        colour = COLOUR[piece.side]
        left = (inner - 3) // 2
        back = f"{look.back * left} {sign} {look.back * (inner - 3 - left)}"
        return _centred(back, colour, inner), _centred(look.back * inner, colour, inner)
    style = FACE[piece.side] if piece.up else COLOUR[piece.side]  # a known face of a face-down piece
    if piece.up:
        letter = f"{sign} {piece.kind}" if inner == INNER else f"{sign}{piece.kind}"
    elif piece.public_type:
        letter = f"{sign}{{{piece.kind}}}"
    else:
        letter = f"{sign}({piece.kind})"
    name = texts.say(f"short-{piece.kind}")
    return _centred(letter + piece_marks(piece, look), style, inner), _centred(name, style, inner)


def piece_marks(piece: PieceView, look: Signs) -> str:
    """The small signs after a piece's letter: used, transformed, bonuses."""
    # a transformed piece can use nothing more, so one sign means both
    marks = look.transformed if piece.transformed else look.used if piece.used else ""
    marks += f"+{piece.orthogonal}" if piece.orthogonal else ""
    marks += f"{look.diagonal}{piece.diagonal}" if piece.diagonal else ""
    return marks + (look.sniper if piece.sniper else "")


def _centred(text: str, style: str, inner: int) -> Text:
    left = max(inner - cell_len(text), 0) // 2
    return Text(set_cell_size(" " * left + text, inner), style=style)
