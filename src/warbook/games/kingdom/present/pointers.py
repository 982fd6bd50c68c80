"""What players say to each other by pointing at the map, and what a bot says of what it begins: no part of the game."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import CELLS, NONE
from warbook.games.kingdom.board.trays import boss_cell, cell_of, top_tray
from warbook.games.kingdom.frames import BOSS_TRAY, FIGURES
from warbook.games.kingdom.present.labels import cell_name, hero_key, tray_words
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Pick, Pointer, Thing

MINE: Final = "ping-mine"
HELP: Final = "ping-help"
BUILD: Final = "ping-build"
WORDS: Final = (MINE, HELP, BUILD)


def thing(state: KingdomState, pick: Pick) -> Thing | None:
    """A space of the map by what is most worth talking about there: the horde, a hero, a building site, itself."""
    cell = pick.index
    if pick.kind != "cell" or not 0 <= cell < CELLS or cell not in state.field.spaces:
        return None
    words = {"cell": cell_name(cell)}
    tray = BOSS_TRAY if boss_cell(state) == cell else top_tray(state, cell)
    if tray != NONE:
        return Thing("thing-horde", {**words, **tray_words(state, tray)})
    for figure in range(FIGURES):
        if state.cell[figure] == cell:
            return Thing("thing-hero", {**words, "hero": hero_key(state, figure)})
    return Thing("thing-site" if state.field.site_at[cell] != NONE else "thing-space", {**words})


def pointer_of(state: KingdomState, action: Action) -> Pointer | None:
    """Where a tower is built, and which horde an attack takes on; the pieces that follow the first need no words."""
    verb, arg = verb_of(action), arg_of(action)
    if verb == verbs.BUILD:
        return Pointer(BUILD, Pick("cell", state.field.sites[verbs.built_site(arg)]))
    if verb not in (verbs.TILE, verbs.SOLDIER) or state.volleys[-1].placed:
        return None
    tray = int(verbs.tile_tray(arg) if verb == verbs.TILE else verbs.tray_of(arg))
    return Pointer(MINE, Pick("cell", cell_of(state, tray)))
