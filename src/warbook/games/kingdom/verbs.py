"""The verbs of the family (RT-36.1) and how their args are packed: what the contract searches. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.field import CELLS
from warbook.games.kingdom.shapes import FORMS, SQUARES
from warbook.games.kingdom.terms import ALL_TRAYS, FIGURES, SEATS, SITES, TOWERS
from warbook.kernel.universe import universe

PIECES: Final = 8  # tiles of one attack
ABILITIES: Final = 4
SPELLS: Final = 16
PLACES: Final = PIECES * FORMS * SQUARES  # ways to place the tiles of an attack on one tray

# before the game
PICK_HERO: Final = 0  # a hero
PICK_ABILITY: Final = 1
PICK_BENCH: Final = 2  # a hero
PICK_SPELL: Final = 3
CLOSE: Final = 4  # a colour
# Phase 2
BUILD: Final = 5  # (tower * 16 + site) * 4 + facing
PASS: Final = 6  # (tower * 4 + receiver) * 2 + which upgrade
ACTIVATE: Final = 7  # a hero
CALL_CAT: Final = 8
BRING: Final = 9  # hero * 256 + cell: a bench hero
CAST: Final = 10
# inside an action
TILE: Final = 11  # ((tray * 8 + piece) * 8 + form) * 25 + anchor: tray, piece, squares (RT-36.2)
SOLDIER: Final = 12  # tray * 25 + square
LIFT: Final = 13  # tray * 25 + square: a soldier is taken to be put elsewhere
MOVE: Final = 14  # a cell
SEAT: Final = 15  # a block of the tray in the space
RESEAT: Final = 16
BASIC: Final = 17  # a facing
ABILITY: Final = 18  # ability * 4 + facing
REST: Final = 19
STEP: Final = 20  # a cell
CHOOSE: Final = 21  # a figure
TURN_UP: Final = 22  # an ability
COPY: Final = 23  # figure * 4 + ability
RAISE: Final = 24  # as PASS
STOP: Final = 25  # no more of this
# questions in between
DISPLACE: Final = 26  # figure * 256 + cell
GHOST: Final = 27  # a place among those that ghosts take
RUIN: Final = 28  # 2 * site + layer
TAKE: Final = 29  # (2 * site + layer) * 4 + seat
BUY: Final = 30  # tower * 4 + seat
DONE: Final = 31  # the seat has nothing more to do in this phase
# around the game
RESIGN: Final = 40
FLAG: Final = 41
NOT_DONE: Final = 42
VERBS: Final = 43

_SPANS: Final = {
    PICK_HERO: ("hero", FIGURES),
    PICK_ABILITY: ("learn", ABILITIES),
    PICK_BENCH: ("bench", FIGURES),
    PICK_SPELL: ("spell", SPELLS),
    CLOSE: ("close", SEATS),
    BUILD: ("build", TOWERS * SITES * 4),
    PASS: ("pass", TOWERS * SEATS * 2),
    ACTIVATE: ("activate", FIGURES),
    CALL_CAT: ("wildcat", 1),
    BRING: ("bring", FIGURES * CELLS),
    CAST: ("cast", SPELLS),
    TILE: ("tile", ALL_TRAYS * PLACES),
    SOLDIER: ("soldier", ALL_TRAYS * SQUARES),
    LIFT: ("lift", ALL_TRAYS * SQUARES),
    MOVE: ("move", CELLS),
    SEAT: ("seat", 16),
    RESEAT: ("reseat", 16),
    BASIC: ("attack", 4),
    ABILITY: ("ability", ABILITIES * 4),
    REST: ("rest", 1),
    STEP: ("step", CELLS),
    CHOOSE: ("choose", FIGURES),
    TURN_UP: ("refresh", ABILITIES),
    COPY: ("copy", FIGURES * ABILITIES),
    RAISE: ("raise", TOWERS * SEATS * 2),
    STOP: ("stop", 1),
    DISPLACE: ("displace", FIGURES * CELLS),
    GHOST: ("ghost", ALL_TRAYS),
    RUIN: ("ruin", 2 * SITES),
    TAKE: ("take", 2 * SITES * SEATS),
    BUY: ("buy", TOWERS * SEATS),
    DONE: ("done", 1),
    RESIGN: ("resign", 1),
    FLAG: ("flag", 1),
    NOT_DONE: ("not-done", 1),
}


VERB_NAMES, SPANS = universe(_SPANS, VERBS)
ASIDES: Final = [RESIGN, FLAG, NOT_DONE]
