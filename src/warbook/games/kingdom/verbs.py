"""The verbs of the Kingdom Rush games (RT-36.1) and the packing of their args. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import CELLS
from warbook.games.kingdom.board.shapes import FORMS, SQUARES
from warbook.games.kingdom.frames import ALL_TRAYS, CHOICES, FIGURES, MODS, SEATS, SITES, STANDS, TOWERS
from warbook.kernel.verbs import universe

PIECES: Final = 8  # tiles of one attack
MODES: Final = 4  # attacks that a tower has
ABILITIES: Final = 4
RAISES: Final = 2  # towers by which a starting one can be replaced
SPELLS: Final = 16
SKULLS: Final = 8  # more than a hero can have
TILES: Final = 64  # more than can lie on a tray
PATHS: Final = 256  # ways to a space that differ in what lies on them
TASKS: Final = 8  # what a hero can tend to with its rest
PLACES: Final = PIECES * FORMS * SQUARES  # ways to place the tiles of an attack on one tray

# before the game
PICK_HERO: Final = 0  # a hero
PICK_ABILITY: Final = 1
PICK_BENCH: Final = 2  # a hero
PICK_SPELL: Final = 3
CLOSE: Final = 4  # a colour
# Phase 2
BUILD: Final = 5  # (tower * SITES + site) * 4 + facing
PASS: Final = 6  # (tower * 4 + receiver) * 16 + which upgrade, KEPT for none
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
RUIN: Final = 28  # LAYERS * site + layer
TAKE: Final = 29  # (LAYERS * site + layer) * 4 + seat
BUY: Final = 30  # tower * 4 + seat
DONE: Final = 31  # the seat has nothing more to do in this phase
MODE: Final = 35  # an attack of the tower that is played
MODIFY: Final = 36  # ((modification * 4 + seat) * 32 + tower) * 8 + direction: bought for a card in hand
ATTACH: Final = 37  # ((area * 4 + seat) * 32 + tower) * 8 + direction: one that came along
UNTILE: Final = 33  # tray * 64 + place of a tile among those on the tray
GAIN: Final = 38  # 0 crystals, 1 gold
SUFFER: Final = 39  # a figure, or behind them the soldiers
# what effects ask
TARGET: Final = 47  # a tray
SIGHT: Final = 48  # the cell of a token
SPEND: Final = 49  # skulls, from 1
SCATTER: Final = 50  # (figure * 32 + tray) * 25 + square: a Sand Warrior
MARCH: Final = 51  # figure * 256 + cell: a Sand Warrior
STAND: Final = 52  # a square: where a Sand Warrior stands
# asides
RESIGN: Final = 40
FLAG: Final = 41
NOT_DONE: Final = 42
# questions in between, too
WAY: Final = 43  # a place among the ways to a space
RAZE: Final = 44  # a tray
TEND: Final = 45  # 0: rest and deal with the token here, 1 + k: with the k-th open Rift card
LIGHT: Final = 46  # the beacon here
SPOT: Final = 53  # a cell
SHUT: Final = 54  # a site
# starting towers
GIVE: Final = 60  # tower * 4 + seat
RAISE_START: Final = 61  # tower * 2 + which of those above it
RETURN: Final = 62  # a tower
VERBS: Final = 63

_SPANS: Final = {
    PICK_HERO: ("hero", FIGURES),
    PICK_ABILITY: ("learn", ABILITIES),
    PICK_BENCH: ("bench", FIGURES),
    PICK_SPELL: ("spell", SPELLS),
    CLOSE: ("close", SEATS),
    BUILD: ("build", TOWERS * SITES * 4),
    PASS: ("pass", TOWERS * SEATS * CHOICES),
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
    RAISE: ("raise", TOWERS * SEATS * CHOICES),
    STOP: ("stop", 1),
    DISPLACE: ("displace", FIGURES * CELLS),
    GHOST: ("ghost", ALL_TRAYS),
    RUIN: ("ruin", STANDS),
    TAKE: ("take", STANDS * SEATS),
    BUY: ("buy", TOWERS * SEATS),
    DONE: ("done", 1),
    MODE: ("mode", MODES),
    MODIFY: ("modify", MODS * SEATS * TOWERS * 8),
    ATTACH: ("attach", 2 * SEATS * TOWERS * 8),
    GIVE: ("give", TOWERS * SEATS),
    RAISE_START: ("raise-start", TOWERS * RAISES),
    RETURN: ("return", TOWERS),
    UNTILE: ("untile", ALL_TRAYS * TILES),
    GAIN: ("gain", 2),
    SUFFER: ("suffer", FIGURES + 1),
    WAY: ("way", PATHS),
    RAZE: ("raze", ALL_TRAYS),
    TARGET: ("target", ALL_TRAYS),
    SIGHT: ("sight", CELLS),
    SPEND: ("spend", SKULLS),
    SCATTER: ("scatter", FIGURES * ALL_TRAYS * SQUARES),
    MARCH: ("march", FIGURES * CELLS),
    STAND: ("stand", SQUARES),
    TEND: ("tend", TASKS),
    LIGHT: ("light", 1),
    SPOT: ("spot", CELLS),
    SHUT: ("shut", SITES),
    RESIGN: ("resign", 1),
    FLAG: ("flag", 1),
    NOT_DONE: ("not-done", 1),
}


VERB_NAMES, SPANS = universe(_SPANS, VERBS)  # RT-36.1, EU-37.2
ASIDES: Final = [RESIGN, FLAG, NOT_DONE]
