"""The verbs of Meeple War and the packing of their args. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.kernel.verbs import universe

TILES: Final = 64  # room for the tiles of content packs: a tile takes six bits

# tokens and bonuses
TOKEN: Final = 0  # token * 64 + tile
PLANT: Final = 1  # tile * 6 + edge: the tree token
GAIN: Final = 2  # tile * 2 + where: an instant bonus; where 0 is the gate territory or the depot, 1 the tile itself
FORK_TO: Final = 3  # a space
# Phase 3; every arg ends with the slot that gives the action: … * 4 + slot
BUILD: Final = 4  # (building * 4 + where) * 4 + slot
DEPLOY: Final = 5  # n * 4 + slot
REINFORCE: Final = 6  # (n * 64 + tile) * 4 + slot
AIRBORNE: Final = 7
STEALTH: Final = 8  # tile * 4 + slot
INTIMIDATE: Final = 9  # ((n * 64 + tile) * 6 + edge) * 4 + slot
ASSEMBLE: Final = 10  # n * 4 + slot
BURN: Final = 11  # tile * 4 + slot
CONVERT: Final = 12  # (slot of any village * 4 + victim) * 4 + slot
BOMB: Final = 13  # slot of any village * 4 + slot
PRODUCTIVITY: Final = 14  # (space * 4 + whose worker) * 4 + slot
UPGRADE: Final = 15  # token * 4 + slot
DROP: Final = 16  # a tile
SPARE: Final = 17  # where the meeple comes from: 0 the depot, 1 + tile
# Phase 4
STEP: Final = 18  # tile * 6 + edge
CAVE: Final = 19  # src * 64 + dst
TUNNEL: Final = 20  # src * 64 + dst
GO_ON: Final = 21  # a tile: the tunnel to jump to
# Phase 5
ALTAR: Final = 22  # a tile
KILL: Final = 23  # tile * 4 + owner
EXPLORE: Final = 24  # a place among the entered cells
ROTATE: Final = 25
BATTLE: Final = 26  # tile * 16 + one * 4 + other
HONOUR: Final = 27  # a tile
DONE: Final = 28  # no more of this
FOUND: Final = 29  # building * 4 + where: a village without buildings (MW-16.9)
# asides
RESIGN: Final = 40
FLAG: Final = 41
CALL: Final = 42  # wants a window for tokens at the next turn
VERBS: Final = 43

MOST: Final = 8  # meeples of one action

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
