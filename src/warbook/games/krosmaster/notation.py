"""Short texts for actions, both ways.

An action is a word and what it is applied to: `move E4`, `cast 1 F6`, `lay 2 p3`. What a number means may depend on the
state; a text never does. So spells, dice and rewards are counted as they lie on the card (from 1), pieces have their
numbers (p0 to p59), and the choice of a reward is a cell, an element and a cell, or the number of what is chosen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.tables import ELEMENTS, RANKS, Tables, cell_name
from warbook.kernel.api import Action, Seat, act, arg_of, verb_of
from warbook.kernel.texts import Said

SEATS: Final = ("red", "blue", "green", "yellow")
FACES: Final = ("critical", "armor", "lock", "dodge")
EDGES: Final = ("N", "E", "S", "W")
AXES: Final = ("none", "row", "column")
CELLS: Final = tuple(cell_name(cell) for cell in range(144))
OPTIONS: Final = 4  # choices below this are written as numbers: gains to choose among, or players


class Part(Struct, frozen=True):
    """One thing that an action says: its texts by number, and how a mistake is called."""

    names: tuple[str, ...]
    also: dict[str, int]  # texts that are understood too
    mistake: str
    shown: str = ""  # for the mistake's sentence


Grammar = dict[int, tuple[str, tuple[Part, ...]]]


def _part(names: tuple[str, ...], mistake: str, shown: str = "", also: dict[str, int] | None = None) -> Part:
    numbers = {name.lower(): number for number, name in enumerate(names)}
    return Part(names, {**(also or {}), **numbers}, mistake, shown)


def _counted(most: int) -> Part:
    return _part(tuple(str(number + 1) for number in range(most)), "garbled-number", str(most))


def _listed(names: list[str], count: int) -> Part:
    """Names of the content; numbers without a name, which only a garbled action has, are written so: #9."""
    return _part((*names, *(f"#{number}" for number in range(len(names), count))), "garbled-name", ", ".join(names))


def _words(words: tuple[str, ...], also: dict[str, int] | None = None) -> Part:
    return _part(words, "garbled-name", ", ".join(words), also)


def _choices() -> Part:
    """What a reward is used for: nothing more, one of several, a cell, or an element and a cell."""
    names = ["", *(str(option + 1) for option in range(1, OPTIONS)), *CELLS[OPTIONS:]]
    names += [f"{element} {cell}" for element in ELEMENTS[2:] for cell in CELLS]
    names += [f"#{choice}" for choice in range(len(names), 1024)]
    also = {"1": 0, **{seat: number for number, seat in enumerate(SEATS)}}
    also |= {cell.lower(): number for number, cell in enumerate(CELLS)}
    also |= {f"{ELEMENTS[1]} {cell.lower()}": number for number, cell in enumerate(CELLS)}
    return _part(tuple(names), "garbled-use", also=also)


def _places() -> Part:
    piles = [f"{rank}-{pile}" for rank in RANKS for pile in (1, 2)]
    return _words((*piles, *(f"{pile} blind" for pile in piles)))


CELL: Final = _part(CELLS, "garbled-cell")
PIECE: Final = _part(tuple(f"p{piece}" for piece in range(64)), "garbled-piece")
SEAT: Final = _words(SEATS)
DIE: Final = _counted(2)
SLOT: Final = _counted(verbs.SLOTS)
EXAMPLES: Final = {
    verbs.PLACE: 17,
    verbs.JOKER: 3,
    verbs.LAY: 67,
    verbs.MOVE: 40,
    verbs.CAST: 65,
    verbs.BREAK: 65,
    verbs.PUNCH: 52,
    verbs.USE: 52,
    verbs.AXIS_IS: 1,
}


@lru_cache(maxsize=8)
def grammar(tables: Tables) -> Grammar:
    """What each verb is called and what it is applied to; the last thing said may have several words."""
    figure = _listed(tables.figure_names, 64)
    return {
        verbs.TAKE: ("take", (figure,)),
        verbs.GIVE_BACK: ("back", (figure,)),
        verbs.READY: ("ready", ()),
        verbs.CARD: ("card", (figure,)),
        verbs.SIDE: ("arena", (_listed(tables.arena_names, 16),)),
        verbs.START: ("start", (_words(EDGES, {"1": 0, "2": 1, "3": 2, "4": 3}),)),
        verbs.LINE_UP: ("line-up", (PIECE,)),
        verbs.PLACE: ("place", (PIECE, CELL)),
        verbs.JOKER: ("joker", (DIE, _words(FACES))),
        verbs.NAME: ("name", (SEAT,)),
        verbs.LAY: ("lay", (DIE, PIECE)),
        verbs.SELL: ("sell", (DIE,)),
        verbs.NEXT_CREATURE: ("next", (PIECE,)),
        verbs.BOMB_NEXT: ("bomb", (PIECE,)),
        verbs.MOVE: ("move", (CELL,)),
        verbs.CAST: ("cast", (SLOT, CELL)),
        verbs.BREAK: ("break", (SLOT, CELL)),
        verbs.PUNCH: ("punch", (CELL,)),
        verbs.PICK: ("pick", ()),
        verbs.BUY_GG: ("gg", ()),
        verbs.BUY: ("buy", (_places(),)),
        verbs.USE: ("use", (_counted(verbs.HELD), _choices())),
        verbs.END: ("end", ()),
        verbs.LOCKER: ("locker", (PIECE,)),
        verbs.AXIS_IS: ("axis", (_words(AXES),)),
        verbs.ASSIGN_TO: ("assign", (PIECE,)),
        verbs.TAKE_FROM: ("from", (SEAT,)),
        verbs.FALLEN_NEXT: ("fallen", (PIECE,)),
        verbs.RESIGN: ("resign", ()),
        verbs.FLAG: ("flag", ()),
    }


@lru_cache(maxsize=8)
def words(tables: Tables) -> dict[str, int]:
    """The verbs by their words."""
    return {word: verb for verb, (word, _) in grammar(tables).items()}


def write_cell(cell: int) -> str:
    """A cell as column and row (KA-2.3)."""
    return CELLS[cell]


def read_cell(text: str) -> int:
    """The cell that is written so."""
    return _read_part(CELL, text)


def write(tables: Tables, action: Action) -> str:
    """An action as the log prints it."""
    word, parts = grammar(tables)[verb_of(action)]
    arg = arg_of(action)
    said: list[str] = []
    for part in reversed(parts):
        arg, number = divmod(arg, len(part.names))
        said.insert(0, part.names[number])
    return " ".join([word, *said]).rstrip()


def read(tables: Tables, text: str, seat: Seat) -> Action:
    """The action that is written so; anything else is refused with what is wrong about it."""
    if not text.split():
        raise Said("garbled-empty")
    head, *rest = text.lower().split()
    if head not in words(tables):
        raise Said("garbled-move", text=text.strip())
    verb = words(tables)[head]
    parts = grammar(tables)[verb][1]
    if parts:
        # the last part takes all that is left: "use 2 fire E5", "buy jade-1 blind"
        rest = [*rest[: len(parts) - 1], " ".join(rest[len(parts) - 1 :])]
    missing = len(rest) != len(parts) or ("" in rest and verb != verbs.USE)
    if missing or (verb == verbs.USE and not rest[0]):
        raise Said("garbled-form", text=text.strip(), form=_form(tables, verb))
    arg = 0
    for part, said in zip(parts, rest, strict=True):
        arg = arg * len(part.names) + _read_part(part, said)
    return act(seat, verb, arg)


def _read_part(part: Part, text: str) -> int:
    number = part.also.get(text.lower())
    if number is None:
        raise Said(part.mistake, text=text, shown=part.shown)
    return number


def _form(tables: Tables, verb: int) -> str:
    """How such an action looks, for somebody who has typed it wrong."""
    return write(tables, act(0, verb, EXAMPLES.get(verb, 0)))
