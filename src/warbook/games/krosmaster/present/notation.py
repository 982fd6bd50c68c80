"""Short texts for actions, both ways.

An action is a word and what it is applied to: `move E4`, `cast 1 F6`, `lay 2 p3`. What a number means may depend on the
state; a text never does. So spells, dice and rewards are counted as they lie on the card (from 1), pieces have their
numbers (p0 to p59), and the choice of a reward is a cell, an element and a cell, the number of a gain, or a player.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.content.tables import ELEMENTS, RANKS, Tables, cell_name
from warbook.kernel.api import Action, Seat
from warbook.kernel.notation import Form, Grammar, Part, counted, listed, part, words

SEATS: Final = ("red", "blue", "green", "yellow")
FACES: Final = ("critical", "armor", "lock", "dodge")
EDGES: Final = ("N", "E", "S", "W")
AXES: Final = ("none", "row", "column")
CELLS: Final = tuple(cell_name(cell) for cell in range(144))


def _choices() -> Part:
    """What a reward is used for: a cell, an element and a cell, nothing more, a gain by its number, or a player."""
    names = [*CELLS, *(f"{element} {cell}" for element in ELEMENTS[1:] for cell in CELLS), ""]
    names += [str(number) for number in range(1, verbs.PAID_BY - verbs.ONE_OF + 1)]
    names += SEATS
    names += [f"#{choice}" for choice in range(len(names), verbs.CHOICES)]
    return part(tuple(names), "garbled-use")


def _places() -> Part:
    piles = [f"{rank}-{pile}" for rank in RANKS for pile in (1, 2)]
    return words((*piles, *(f"{pile} blind" for pile in piles)))


CELL: Final = part(CELLS, "garbled-cell")
PIECE: Final = part(tuple(f"p{piece}" for piece in range(64)), "garbled-piece")
SEAT: Final = words(SEATS)
DIE: Final = counted(2)
SLOT: Final = counted(verbs.SLOTS)


@lru_cache(maxsize=8)
def grammar(tables: Tables) -> Grammar:
    """What each verb is called and what it is applied to; the last thing said may have several words."""
    figure = listed(tables.figure_names, 64)
    return Grammar(
        {
            verbs.TAKE: Form("take", (figure,)),
            verbs.GIVE_BACK: Form("back", (figure,)),
            verbs.READY: Form("ready"),
            verbs.CARD: Form("card", (figure,)),
            verbs.SIDE: Form("arena", (listed(tables.arena_names, 16),)),
            verbs.START: Form("start", (words(EDGES, {"1": 0, "2": 1, "3": 2, "4": 3}),)),
            verbs.LINE_UP: Form("line-up", (PIECE,)),
            verbs.PLACE: Form("place", (PIECE, CELL), example=17),
            verbs.JOKER: Form("joker", (DIE, words(FACES)), example=3),
            verbs.NAME: Form("name", (SEAT,)),
            verbs.LAY: Form("lay", (DIE, PIECE), example=67),
            verbs.SELL: Form("sell", (DIE,)),
            verbs.NEXT_CREATURE: Form("next", (PIECE,)),
            verbs.BOMB_NEXT: Form("bomb", (PIECE,)),
            verbs.MOVE: Form("move", (CELL,), example=40),
            verbs.CAST: Form("cast", (SLOT, CELL), example=65),
            verbs.BREAK: Form("break", (SLOT, CELL), example=65),
            verbs.PUNCH: Form("punch", (CELL,), example=52),
            verbs.PICK: Form("pick"),
            verbs.BUY_GG: Form("gg"),
            verbs.BUY: Form("buy", (_places(),)),
            verbs.USE: Form("use", (counted(verbs.HELD), _choices()), example=52),
            verbs.END: Form("end"),
            verbs.LOCKER: Form("locker", (PIECE,)),
            verbs.AXIS_IS: Form("axis", (words(AXES),), example=1),
            verbs.ASSIGN_TO: Form("assign", (PIECE,)),
            verbs.TAKE_FROM: Form("from", (SEAT,)),
            verbs.FALLEN_NEXT: Form("fallen", (PIECE,)),
            verbs.RESIGN: Form("resign"),
            verbs.FLAG: Form("flag"),
        }
    )


def write_cell(cell: int) -> str:
    """A cell as column and row (KA-2.3)."""
    return CELLS[cell]


def read_cell(text: str) -> int:
    """The cell that is written so."""
    return CELL.read(text)


def write(tables: Tables, action: Action) -> str:
    """An action as the log prints it."""
    return grammar(tables).write(action)


def read(tables: Tables, text: str, seat: Seat) -> Action:
    """The action that is written so; anything else is refused with what is wrong about it."""
    return grammar(tables).read(text, seat)
