"""Short texts for actions, both ways: `deploy F 2`, `intimidate R 2 T09 NE`, `step T03 E`.

The slot that gives an action comes first. A text never depends on the state, so the spaces of a path and the cells that
wait for a tile have numbers: the spaces as they are numbered from the start space 0, the cells from 1 as they lie.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warbook.games.meeple import verbs
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.content.tables import Tables
from warbook.games.meeple.frames import SLOT_NAMES
from warbook.kernel.api import Action, Seat
from warbook.kernel.notation import Form, Grammar, Part, counted, listed, part, words

SEATS: Final = ("orange", "blue", "green", "purple")  # MW-2.7
VILLAGE_SLOTS: Final = tuple(f"{seat}-{slot}" for seat in SEATS for slot in SLOT_NAMES)
WHERE: Final = ("gate", "here")  # of a bonus: the gate territory or the depot, or the territory itself
DEPOT: Final = "depot"

SEAT: Final = words(SEATS)
SLOT: Final = words(SLOT_NAMES)
VILLAGE_SLOT: Final = words(VILLAGE_SLOTS)
EDGE: Final = words(EDGE_NAMES)
COUNT: Final = part([str(count) for count in range(verbs.MOST + 1)], "garbled-number", str(verbs.MOST))
SPACE: Final = part([str(space) for space in range(16)], "garbled-space", "15")
TURNS: Final = part([str(turn) for turn in range(6)], "garbled-space", "5")
# the parts of a building action are packed with the giving slot last
LAST: Final = {1: (0,), 2: (1, 0), 3: (1, 2, 0), 4: (1, 2, 3, 0)}


def _action(word: str, *parts: Part, example: int = 0) -> Form:
    said = (SLOT, *parts)
    return Form(word, said, LAST[len(said)], example)


@lru_cache(maxsize=8)
def grammar(tables: Tables) -> Grammar:
    """What each verb is called and what it is applied to."""
    tile = listed(tables.tile_names, verbs.TILES, "garbled-tile")
    token = listed(tables.token_names, 16)
    return Grammar(
        {
            verbs.TOKEN: Form("token", (token, tile), example=2),
            verbs.PLANT: Form("tree", (tile, EDGE), example=13),
            verbs.GAIN: Form("bonus", (tile, words(WHERE, {DEPOT: 0})), example=32),
            verbs.FORK_TO: Form("fork", (SPACE,), example=2),
            **building_actions(tables, tile, token),
            verbs.DROP: Form("drop", (tile,), example=2),
            verbs.SPARE: Form("spare", (_sources(tables),), example=3),
            verbs.STEP: Form("step", (tile, EDGE), example=12),
            verbs.CAVE: Form("cave", (tile, tile), example=23 * verbs.TILES + 2),
            verbs.TUNNEL: Form("tunnel", (tile, tile), example=8 * verbs.TILES + 9),
            verbs.GO_ON: Form("go-on", (tile,), example=8),
            verbs.ALTAR: Form("altar", (tile,), example=20),
            verbs.KILL: Form("kill", (tile, SEAT), example=13),
            verbs.EXPLORE: Form("explore", (counted(verbs.TILES),)),
            verbs.ROTATE: Form("rotate", (TURNS,), example=2),
            verbs.BATTLE: Form("battle", (tile, SEAT, SEAT), example=33),
            verbs.HONOUR: Form("honour", (tile,), example=2),
            verbs.DONE: Form("done"),
            verbs.FOUND: Form("found", (listed(tables.building_names, 16), SLOT), example=3),
            verbs.RESIGN: Form("resign"),
            verbs.FLAG: Form("flag"),
            verbs.CALL: Form("call"),
        }
    )


def building_actions(tables: Tables, tile: Part, token: Part) -> dict[int, Form]:
    """The actions of section 10, each with the slot that gives it."""
    building = listed(tables.building_names, 16)
    return {
        verbs.BUILD: _action("build", building, SLOT, example=20),
        verbs.DEPLOY: _action("deploy", COUNT, example=8),
        verbs.REINFORCE: _action("reinforce", COUNT, tile, example=(2 * verbs.TILES + 2) * 4 + 1),
        verbs.AIRBORNE: _action("airborne", example=1),
        verbs.STEALTH: _action("stealth", tile, example=9),
        verbs.INTIMIDATE: _action("intimidate", COUNT, tile, EDGE, example=((2 * verbs.TILES + 8) * 6 + 1) * 4 + 2),
        verbs.ASSEMBLE: _action("assemble", COUNT, example=8),
        verbs.BURN: _action("burn", tile, example=9),
        verbs.CONVERT: _action("convert", VILLAGE_SLOT, SEAT, example=(4 * 4 + 2) * 4 + 1),
        verbs.BOMB: _action("bomb", VILLAGE_SLOT, example=4 * 4 + 1),
        # said: the giving slot, whose worker, the space; packed: space, worker, slot
        verbs.PRODUCTIVITY: Form("productivity", (SLOT, SLOT, SPACE), (2, 1, 0), example=33),
        verbs.UPGRADE: _action("upgrade", token, example=1),
    }


def _sources(tables: Tables) -> Part:
    """Where a meeple comes from: the depot, or a territory."""
    names = [DEPOT, *tables.tile_names]
    return listed(names, 1 + verbs.TILES, "garbled-tile")


def write(tables: Tables, action: Action) -> str:
    """An action as the log prints it."""
    return grammar(tables).write(action)


def read(tables: Tables, text: str, seat: Seat) -> Action:
    """The action that is written so; anything else is refused with what is wrong about it."""
    return grammar(tables).read(text, seat)
