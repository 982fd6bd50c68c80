"""The verbs of Meeple War and how their args are packed: the universe that the contract searches. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.meeple.board.hexes import EDGES
from warbook.games.meeple.frames import SEATS, SLOTS
from warbook.kernel.api import SEAT_AT, VERB_AT
from warbook.kernel.verbs import universe

TILES: Final = 64  # room for the tiles of content packs: a tile takes six bits
MOST: Final = 8  # meeples of one action

# tokens and bonuses
TOKEN: Final = 0  # a token and a tile
PLANT: Final = 1  # a border: the tree token
GAIN: Final = 2  # a tile with an instant bonus, and where: 0 the gate territory or the depot, 1 the tile itself
FORK_TO: Final = 3  # a space


def tile_arg(number: i64, tile: i64) -> i64:
    """A token, a count or a first tile, and a tile."""
    return number * TILES + tile


def number_of(arg: i64) -> i64:
    """The token, the count or the first tile that goes with a tile."""
    return arg // TILES


def tile_of(arg: i64) -> i64:
    """The tile of an arg that ends with one."""
    return arg % TILES


def gain_arg(tile: i64, where: i64) -> i64:
    """A tile with a bonus, and where its meeple goes."""
    return tile * 2 + where


def gained_on(arg: i64) -> i64:
    """The tile with the bonus."""
    return arg // 2


def gained_to(arg: i64) -> i64:
    """Where its meeple goes."""
    return arg % 2


# Phase 3; the last thing of every arg is the slot that gives the action
BUILD: Final = 4  # a building, and the slot where it is built
DEPLOY: Final = 5  # how many
REINFORCE: Final = 6  # how many, and a tile
AIRBORNE: Final = 7
STEALTH: Final = 8  # a tile
INTIMIDATE: Final = 9  # how many, and a border
ASSEMBLE: Final = 10  # how many
BURN: Final = 11  # a tile
CONVERT: Final = 12  # a slot of any village, and whose meeple
BOMB: Final = 13  # a slot of any village
PRODUCTIVITY: Final = 14  # a space, and the slot of the worker that goes there


def slot_arg(rest: i64, slot: i64) -> i64:
    """What an action of Phase 3 is applied to and the slot that gives it; or a thing and a slot for it."""
    return rest * SLOTS + slot


def rest_of(arg: i64) -> i64:
    """What an action of Phase 3 is applied to, or the thing that goes with a slot."""
    return arg // SLOTS


def slot_of(arg: i64) -> i64:
    """The slot of an arg that ends with one."""
    return arg % SLOTS


def push_arg(count: i64, border: i64) -> i64:
    """How many meeples are intimidated, and over which border."""
    return count * TILES * EDGES + border


def pushed(rest: i64) -> i64:
    """How many meeples are intimidated."""
    return rest // (TILES * EDGES)


def border_of(rest: i64) -> i64:
    """The border over which they go."""
    return rest % (TILES * EDGES)


UPGRADE: Final = 15  # a token
DROP: Final = 16  # a tile
SPARE: Final = 17  # where the meeple comes from: 0 the depot, 1 + tile
# Phase 4
STEP: Final = 18  # a border
CAVE: Final = 19  # two tiles
TUNNEL: Final = 20  # two tiles
GO_ON: Final = 21  # a tile: the tunnel to jump to


def border_arg(tile: i64, edge: i64) -> i64:
    """A border by one of its tiles."""
    return tile * EDGES + edge


def inner_tile(border: i64) -> i64:
    """The tile by which a border is named."""
    return border // EDGES


def edge_of(border: i64) -> i64:
    """On which side of its tile a border is."""
    return border % EDGES


# Phase 5
ALTAR: Final = 22  # a tile
KILL: Final = 23  # a tile, and whose meeple
EXPLORE: Final = 24  # a place among the entered cells
ROTATE: Final = 25
BATTLE: Final = 26  # a tile and two players
HONOUR: Final = 27  # a tile
DONE: Final = 28  # no more of this
FOUND: Final = 29  # a building and its slot: a village without buildings (MW-16.9)


def owner_arg(thing: i64, owner: i64) -> i64:
    """A tile or a slot, and whose meeples there; twice for two players on a tile."""
    return thing * SEATS + owner


def owned(arg: i64) -> i64:
    """The tile or slot that goes with an owner."""
    return arg // SEATS


def owner_of(arg: i64) -> i64:
    """Whose meeples."""
    return arg % SEATS


# around the game
RESIGN: Final = 40
FLAG: Final = 41
CALL: Final = 42  # wants a window for tokens at the next turn
VERBS: Final = 43


def base_of(seat: i64, verb: i64) -> i64:
    """An action that still lacks its arg, which is added with `|`."""
    return seat << SEAT_AT | verb << VERB_AT


_SPANS: Final = {
    TOKEN: ("token", 16 * TILES),
    PLANT: ("tree", TILES * 6),
    GAIN: ("bonus", TILES * 2),
    FORK_TO: ("fork", 16),
    BUILD: ("build", 16 * 4 * 4),
    DEPLOY: ("deploy", (MOST + 1) * 4),
    REINFORCE: ("reinforce", (MOST + 1) * TILES * 4),
    AIRBORNE: ("airborne", 4),
    STEALTH: ("stealth", TILES * 4),
    INTIMIDATE: ("intimidate", (MOST + 1) * TILES * 6 * 4),
    ASSEMBLE: ("assemble", (MOST + 1) * 4),
    BURN: ("burn", TILES * 4),
    CONVERT: ("convert", 16 * 4 * 4),
    BOMB: ("bomb", 16 * 4),
    PRODUCTIVITY: ("productivity", 16 * 4 * 4),
    UPGRADE: ("upgrade", 16 * 4),
    DROP: ("drop", TILES),
    SPARE: ("spare", 1 + TILES),
    STEP: ("step", TILES * 6),
    CAVE: ("cave", TILES * TILES),
    TUNNEL: ("tunnel", TILES * TILES),
    GO_ON: ("go-on", TILES),
    ALTAR: ("altar", TILES),
    KILL: ("kill", TILES * 4),
    EXPLORE: ("explore", TILES),
    ROTATE: ("rotate", 6),
    BATTLE: ("battle", TILES * 16),
    HONOUR: ("honour", TILES),
    DONE: ("done", 1),
    FOUND: ("found", 16 * 4),
    RESIGN: ("resign", 1),
    FLAG: ("flag", 1),
    CALL: ("call", 1),
}


VERB_NAMES, SPANS = universe(_SPANS, VERBS)
ASIDES: Final = [RESIGN, FLAG, CALL]
