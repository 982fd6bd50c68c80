"""The verbs of Krosmaster and how their args are packed: the universe that the contract searches. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.krosmaster.board.geometry import CELLS
from warbook.kernel.api import SEAT_AT, VERB_AT
from warbook.kernel.verbs import universe

# sizes of what args are made of
# what a reward is used for, the choice of USE: a cell, or an element and a cell; or one of these
CHOICES: Final = 1024
ELEMENT_CELLS: Final = 5 * CELLS  # below: cells without an element of their own, then those of water to fire
WHOLE: Final = ELEMENT_CELLS  # there is nothing to choose
ONE_OF: Final = WHOLE + 1  # and the number of a gain
PAID_BY: Final = 900  # and a seat
SLOTS: Final = 17  # spells of a card, and a weapon
HELD: Final = 12  # rewards on a card: as many as its Level
FACES: Final = 4  # to which a joker can be turned
PIECES: Final = 64  # room for the numbers of pieces

# before the game
TAKE: Final = 0  # a figure joins the team
GIVE_BACK: Final = 1
READY: Final = 2
CARD: Final = 3  # one of the draft's two cards
SIDE: Final = 4  # the arena
START: Final = 5  # an edge, or a zone
LINE_UP: Final = 6  # a piece: the next of equal Initiative
PLACE: Final = 7  # a piece and a cell


def aim_arg(thing: i64, cell: i64) -> i64:
    """A piece that is placed, a slot whose spell is cast or an element, with the cell."""
    return thing * CELLS + cell


def thing_of(arg: i64) -> i64:
    """What is placed or cast: a piece, a slot, an element."""
    return arg // CELLS


def cell_of(arg: i64) -> i64:
    """Where it is placed or cast."""
    return arg % CELLS


# the start of a game turn
JOKER: Final = 8  # a die and a face
NAME: Final = 9  # a seat
LAY: Final = 10  # a die and a piece
SELL: Final = 11  # a die


def joker_arg(die: i64, face: i64) -> i64:
    """A die with a joker, and the face that it is turned to."""
    return die * FACES + face


def joker_die(arg: i64) -> i64:
    """The die that is turned."""
    return arg // FACES


def joker_face(arg: i64) -> i64:
    """The face that it is turned to."""
    return arg % FACES


def lay_arg(die: i64, piece: i64) -> i64:
    """A die, and the piece to which it is laid."""
    return die * PIECES + piece


def laid_die(arg: i64) -> i64:
    """The die that is laid."""
    return arg // PIECES


def laid_to(arg: i64) -> i64:
    """The piece to which it is laid."""
    return arg % PIECES


# a character turn
NEXT_CREATURE: Final = 12  # a piece
BOMB_NEXT: Final = 13  # a piece
MOVE: Final = 14  # a cell
CAST: Final = 15  # a slot and a cell
BREAK: Final = 16  # a slot and the cell of the scenery
PUNCH: Final = 17  # a cell
PICK: Final = 18
BUY_GG: Final = 19
BUY: Final = 20  # a place of the market
USE: Final = 21  # a slot and a choice
END: Final = 22


def use_arg(slot: i64, choice: i64) -> i64:
    """A reward on the card by its slot, and what it is used for."""
    return slot * CHOICES + choice


def used_slot(arg: i64) -> i64:
    """The slot of the reward that is used."""
    return arg // CHOICES


def choice_of(arg: i64) -> i64:
    """What it is used for."""
    return arg % CHOICES


# answers
LOCKER: Final = 23  # a piece
AXIS_IS: Final = 24  # 1 horizontal, 2 vertical
ASSIGN_TO: Final = 25  # a piece
TAKE_FROM: Final = 26  # a seat
FALLEN_NEXT: Final = 27  # a piece
# around the game
RESIGN: Final = 40
FLAG: Final = 41
VERBS: Final = 42


def base_of(seat: i64, verb: i64) -> i64:
    """An action that still lacks its arg, which is added to it."""
    return seat << SEAT_AT | verb << VERB_AT


_SPANS: Final = {
    TAKE: ("take", 64),
    GIVE_BACK: ("give-back", 64),
    READY: ("ready", 1),
    CARD: ("card", 64),
    SIDE: ("arena", 16),
    START: ("start", 4),
    LINE_UP: ("line-up", 16),
    PLACE: ("place", 16 * CELLS),
    JOKER: ("joker", 2 * FACES),
    NAME: ("name", 4),
    LAY: ("lay", 2 * PIECES),
    SELL: ("sell", 2),
    NEXT_CREATURE: ("next", 60),
    BOMB_NEXT: ("bomb", 60),
    MOVE: ("move", CELLS),
    CAST: ("cast", SLOTS * CELLS),
    BREAK: ("break", SLOTS * CELLS),
    PUNCH: ("punch", CELLS),
    PICK: ("pick", 1),
    BUY_GG: ("buy-gg", 1),
    BUY: ("buy", 12),
    USE: ("use", HELD * CHOICES),
    END: ("end", 1),
    LOCKER: ("locker", 60),
    AXIS_IS: ("axis", 3),
    ASSIGN_TO: ("assign", 16),
    TAKE_FROM: ("take-from", 4),
    FALLEN_NEXT: ("fallen", 16),
    RESIGN: ("resign", 1),
    FLAG: ("flag", 1),
}


VERB_NAMES, SPANS = universe(_SPANS, VERBS)
ASIDES: Final = [RESIGN, FLAG]

_RULES: Final = {
    TAKE: "KA-5.1",
    GIVE_BACK: "KA-5.1",
    READY: "KA-5.1",
    CARD: "KA-5.4",
    SIDE: "KA-6.3",
    START: "KA-6.4",
    LINE_UP: "KA-6.5",
    PLACE: "KA-6.11",
    JOKER: "KA-3.2",
    NAME: "KA-23.7",
    LAY: "KA-7.7",
    SELL: "KA-7.12",
    NEXT_CREATURE: "KA-16.5",
    BOMB_NEXT: "KA-16.14",
    MOVE: "KA-9.1",
    CAST: "KA-11.6",
    BREAK: "KA-18.6",
    PUNCH: "KA-10.3",
    PICK: "KA-10.4",
    BUY_GG: "KA-10.5",
    BUY: "KA-19.2",
    USE: "KA-19.11",
    END: "KA-8.7",
    LOCKER: "KA-9.11",
    AXIS_IS: "KA-15.9",
    ASSIGN_TO: "KA-19.5",
    TAKE_FROM: "KA-23.13",
    FALLEN_NEXT: "KA-22.4",
    RESIGN: "KA-21.4",
    FLAG: "KA-21.4",
}
_RULES_OF_FOUR: Final = {SIDE: "KA-23.3", START: "KA-23.3", PLACE: "KA-23.5"}


def rule_of(verb: int, seats: int) -> str:
    """The rule by which a player does this; four players prepare differently."""
    if seats == 4 and verb in _RULES_OF_FOUR:
        return _RULES_OF_FOUR[verb]
    return _RULES[verb]
