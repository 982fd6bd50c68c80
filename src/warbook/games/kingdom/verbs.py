"""The verbs of the family (RT-36.1) and how their args are packed: what the contract searches. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.kingdom.board.field import CELLS
from warbook.games.kingdom.board.shapes import FORMS, SQUARES
from warbook.games.kingdom.frames import ALL_TRAYS, CHOICES, FIGURES, MODS, SEATS, SITES, STANDS, TOWERS
from warbook.kernel.api import SEAT_AT, VERB_AT
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
FACINGS: Final = 4
DIRECTIONS: Final = 8  # in which a sticker can point
PLACES: Final = PIECES * FORMS * SQUARES  # ways to place the tiles of an attack on one tray

# before the game
PICK_HERO: Final = 0  # a hero
PICK_ABILITY: Final = 1
PICK_BENCH: Final = 2  # a hero
PICK_SPELL: Final = 3
CLOSE: Final = 4  # a colour
# Phase 2
BUILD: Final = 5  # a tower, a site and a facing
PASS: Final = 6  # a tower, who receives it, and which upgrade, KEPT for none
ACTIVATE: Final = 7  # a hero
CALL_CAT: Final = 8
BRING: Final = 9  # a bench hero and a cell
CAST: Final = 10


def build_arg(tower: i64, site: i64, facing: i64) -> i64:
    """A tower card, a site and a facing."""
    return (tower * SITES + site) * FACINGS + facing


def built_tower(arg: i64) -> i64:
    """The card that is built."""
    return arg // (FACINGS * SITES)


def built_site(arg: i64) -> i64:
    """The site where it is built."""
    return arg // FACINGS % SITES


def facing_of(arg: i64) -> i64:
    """How a tower, or the attack of an ability, faces."""
    return arg % FACINGS


def pass_arg(tower: i64, receiver: i64, choice: i64) -> i64:
    """A tower card, who receives it, and which upgrade."""
    return (tower * SEATS + receiver) * CHOICES + choice


def passed_tower(arg: i64) -> i64:
    """The card that is passed or raised."""
    return arg // (SEATS * CHOICES)


def passed_to(arg: i64) -> i64:
    """Who receives it."""
    return arg // CHOICES % SEATS


def upgrade_of(arg: i64) -> i64:
    """Which of its upgrades it becomes."""
    return arg % CHOICES


def cell_arg(figure: i64, cell: i64) -> i64:
    """A figure, and where it goes."""
    return figure * CELLS + cell


def figure_of(arg: i64) -> i64:
    """The figure that goes somewhere."""
    return arg // CELLS


def goal_of(arg: i64) -> i64:
    """Where it goes."""
    return arg % CELLS


# inside an action
TILE: Final = 11  # tray, piece, squares (RT-36.2)
SOLDIER: Final = 12  # a square of a tray
LIFT: Final = 13  # a square of a tray: a soldier is taken to be put elsewhere


def tile_arg(tray: i64, piece: i64, form: i64, anchor: i64) -> i64:
    """A tile of an attack: its tray, which one, how it lies, and the corner of its box."""
    return ((tray * PIECES + piece) * FORMS + form) * SQUARES + anchor


def tile_tray(arg: i64) -> i64:
    """The tray that a tile is placed on."""
    return arg // PLACES


def tile_piece(arg: i64) -> i64:
    """Which tile of the attack it is."""
    return arg // (FORMS * SQUARES) % PIECES


def tile_form(arg: i64) -> i64:
    """How it lies."""
    return arg // SQUARES % FORMS


def tile_anchor(arg: i64) -> i64:
    """The corner of its box."""
    return arg % SQUARES


def square_arg(tray: i64, square: i64) -> i64:
    """A square of a tray."""
    return tray * SQUARES + square


def tray_of(arg: i64) -> i64:
    """The tray of a square."""
    return arg // SQUARES


def square_of(arg: i64) -> i64:
    """The square on its tray."""
    return arg % SQUARES


MOVE: Final = 14  # a cell
SEAT: Final = 15  # a block of the tray in the space
RESEAT: Final = 16
BASIC: Final = 17  # a facing
ABILITY: Final = 18  # an ability and a facing
REST: Final = 19
STEP: Final = 20  # a cell
CHOOSE: Final = 21  # a figure
TURN_UP: Final = 22  # an ability
COPY: Final = 23  # a figure and an ability
RAISE: Final = 24  # as PASS
STOP: Final = 25  # no more of this


def ability_arg(ability: i64, facing: i64) -> i64:
    """An ability and the facing of its attack."""
    return ability * FACINGS + facing


def ability_of(arg: i64) -> i64:
    """The ability that is used."""
    return arg // FACINGS


def copy_arg(figure: i64, ability: i64) -> i64:
    """Another hero's ability."""
    return figure * ABILITIES + ability


def copied_from(arg: i64) -> i64:
    """The hero whose ability is used."""
    return arg // ABILITIES


def copied(arg: i64) -> i64:
    """Which of its abilities."""
    return arg % ABILITIES


# questions in between
DISPLACE: Final = 26  # a figure and a cell
GHOST: Final = 27  # a place among those that ghosts take
RUIN: Final = 28  # LAYERS * site + layer
TAKE: Final = 29  # as RUIN, and a seat
BUY: Final = 30  # a tower and a seat
DONE: Final = 31  # the seat has nothing more to do in this phase


def seat_arg(thing: i64, seat: i64) -> i64:
    """A tower or a stand, and who gets it."""
    return thing * SEATS + seat


def thing_of(arg: i64) -> i64:
    """The tower or the stand."""
    return arg // SEATS


def seat_for(arg: i64) -> i64:
    """Who gets it."""
    return arg % SEATS


MODE: Final = 35  # an attack of the tower that is played
MODIFY: Final = 36  # a modification, seat and tower, and a direction: bought for a card in hand
ATTACH: Final = 37  # an area, seat and tower, and a direction: one that came along


def sticker_arg(thing: i64, card: i64, direction: i64) -> i64:
    """A modification or an area, a card by its place among all hands, and where the sticker points."""
    return (thing * SEATS * TOWERS + card) * DIRECTIONS + direction


def stuck_thing(arg: i64) -> i64:
    """The modification that is bought."""
    return arg // (SEATS * TOWERS * DIRECTIONS)


def stuck_card(arg: i64) -> i64:
    """Area and card together, as the cards that a sticker may go on are listed."""
    return arg // DIRECTIONS


def stuck_seat(arg: i64) -> i64:
    """Whose card gets the sticker."""
    return arg // (TOWERS * DIRECTIONS) % SEATS


def stuck_tower(arg: i64) -> i64:
    """Which card gets it."""
    return arg // DIRECTIONS % TOWERS


def direction_of(arg: i64) -> i64:
    """Where the sticker points."""
    return arg % DIRECTIONS


UNTILE: Final = 33  # a tray, and the place of a tile among those on it
GAIN: Final = 38  # 0 crystals, 1 gold
SUFFER: Final = 39  # a figure, or behind them the soldiers


def untile_arg(tray: i64, place: i64) -> i64:
    """A tile by its place among those on a tray."""
    return tray * TILES + place


def untiled_tray(arg: i64) -> i64:
    """The tray of the tile."""
    return arg // TILES


def untiled_place(arg: i64) -> i64:
    """Its place among those on the tray."""
    return arg % TILES


# what effects ask
TARGET: Final = 47  # a tray
SIGHT: Final = 48  # the cell of a token
SPEND: Final = 49  # skulls, from 1
SCATTER: Final = 50  # a Sand Warrior, a tray and a square
MARCH: Final = 51  # a Sand Warrior and a cell
STAND: Final = 52  # a square: where a Sand Warrior stands


def scatter_arg(warrior: i64, tray: i64, square: i64) -> i64:
    """A Sand Warrior, and the square where it goes."""
    return (warrior * ALL_TRAYS + tray) * SQUARES + square


def scattered(arg: i64) -> i64:
    """The Sand Warrior."""
    return arg // (ALL_TRAYS * SQUARES)


def scatter_tray(arg: i64) -> i64:
    """The tray on which it goes."""
    return arg // SQUARES % ALL_TRAYS


# around the game
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
GIVE: Final = 60  # a tower and a seat
RAISE_START: Final = 61  # a tower, and which of those above it
RETURN: Final = 62  # a tower


def raise_arg(tower: i64, choice: i64) -> i64:
    """A starting tower, and which of those above it."""
    return tower * RAISES + choice


def raised_tower(arg: i64) -> i64:
    """The starting tower."""
    return arg // RAISES


def raised_to(arg: i64) -> i64:
    """Which of those above it."""
    return arg % RAISES


VERBS: Final = 63


def base_of(seat: i64, verb: i64) -> i64:
    """An action that still lacks its arg, which is added with `|`."""
    return seat << SEAT_AT | verb << VERB_AT


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
