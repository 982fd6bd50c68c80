"""The verbs of Krosmaster and the packing of their args. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.kernel.verbs import universe

# before the game
TAKE: Final = 0  # a figure joins the team
GIVE_BACK: Final = 1
READY: Final = 2
CARD: Final = 3  # one of the draft's two cards
SIDE: Final = 4  # the arena
START: Final = 5  # an edge, or a zone
LINE_UP: Final = 6  # a piece: the next of equal Initiative
PLACE: Final = 7  # piece * 144 + cell
# the start of a game turn
JOKER: Final = 8  # die * 4 + face
NAME: Final = 9  # a seat
LAY: Final = 10  # die * 64 + piece
SELL: Final = 11  # a die
# a character turn
NEXT_CREATURE: Final = 12  # a piece
BOMB_NEXT: Final = 13  # a piece
MOVE: Final = 14  # a cell
CAST: Final = 15  # slot * 144 + cell
BREAK: Final = 16  # slot * 144 + cell: the scenery there
PUNCH: Final = 17  # a cell
PICK: Final = 18
BUY_GG: Final = 19
BUY: Final = 20  # a place of the market
USE: Final = 21  # slot * CHOICES + choice
END: Final = 22
# answers
LOCKER: Final = 23  # a piece
AXIS_IS: Final = 24  # 1 horizontal, 2 vertical
ASSIGN_TO: Final = 25  # a piece
TAKE_FROM: Final = 26  # a seat
FALLEN_NEXT: Final = 27  # a piece
# asides
RESIGN: Final = 40
FLAG: Final = 41
VERBS: Final = 42

# what a reward is used for, `choice` of USE: a cell, or an element * 144 + cell; or one of these
CHOICES: Final = 1024
ELEMENT_CELLS: Final = 5 * 144  # cells without an element, then those with water to fire
WHOLE: Final = ELEMENT_CELLS  # there is nothing to choose
ONE_OF: Final = WHOLE + 1  # and the number of a gain
PAID_BY: Final = 900  # and a seat

SLOTS: Final = 17  # spells of a card, and a weapon
HELD: Final = 12  # rewards on a card: as many as its Level

_SPANS: Final = {
    TAKE: ("take", 64),
    GIVE_BACK: ("give-back", 64),
    READY: ("ready", 1),
    CARD: ("card", 64),
    SIDE: ("arena", 16),
    START: ("start", 4),
    LINE_UP: ("line-up", 16),
    PLACE: ("place", 16 * 144),
    JOKER: ("joker", 8),
    NAME: ("name", 4),
    LAY: ("lay", 128),
    SELL: ("sell", 2),
    NEXT_CREATURE: ("next", 60),
    BOMB_NEXT: ("bomb", 60),
    MOVE: ("move", 144),
    CAST: ("cast", SLOTS * 144),
    BREAK: ("break", SLOTS * 144),
    PUNCH: ("punch", 144),
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
