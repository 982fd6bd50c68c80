"""The invariants of a game (MW-19.1 to MW-19.3), for saved states, positions and tests."""

from __future__ import annotations

from warbook.games.meeple.board.territories import on_the_battlefield
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import ROTATE, SEATS, SLOT_NAMES, SLOTS
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.buildings import IN_VILLAGE, defence_of, guests_on

LADDER = 1  # the meeple on the bravery ladder (MW-15.8)


def meeples_of(state: MeepleState, seat: int) -> int:
    """All meeples of a player, wherever they are (MW-19.1)."""
    at_home = int(state.reserve[seat] + state.depot[seat] + state.honour[seat])
    return LADDER + at_home + on_the_battlefield(state, seat)


def slots_used(state: MeepleState, seat: int) -> list[int]:
    """The slots of a village that hold a building."""
    return [slot for slot in range(SLOTS * seat, SLOTS * seat + SLOTS) if state.building[slot] != NONE]


def tiles_known(state: MeepleState) -> list[int]:
    """The tiles on the map, in the supply, and the one in somebody's hand."""
    on_the_map = [tile for tile in range(state.tables.tiles) if state.placed[tile]]
    in_hand = [frame.a for frame in state.stack if frame.kind == ROTATE]
    return [*on_the_map, *state.supply, *in_hand]


def tokens_known(state: MeepleState) -> list[int]:
    """The upgrade tokens in the pool, in the players' hands, and on the map."""
    held = [int(state.pool), *(int(state.tokens[seat]) for seat in range(SEATS))]
    laid = [int(token) for token in state.token if token != NONE]
    return [token for bits in held for token in range(state.tables.tokens) if bits >> token & 1] + laid


def miscount(state: MeepleState) -> str:
    """The first thing that does not add up, as a sentence; "" if all is there."""
    tables = state.tables
    for seat in range(state.seats):
        found = meeples_of(state, seat)
        if found != tables.meeples:
            return f"seat {seat} has {found} meeples instead of {tables.meeples} (MW-19.1)"
        used = slots_used(state, seat)
        workers = int(state.workers[seat]) + len(used)
        if workers != tables.workers:
            return f"seat {seat} has {workers} workers instead of {tables.workers} (MW-19.2)"
        stock = [int(state.stock[tables.buildings * seat + building]) for building in range(tables.buildings)]
        standing = sorted(int(state.building[slot]) for slot in used)
        if standing != [building for building in range(tables.buildings) if stock[building] == IN_VILLAGE]:
            return f"seat {seat} has other buildings in the village than have left the reserve (MW-19.3)"
        for slot in used:
            if guests_on(state, slot) > defence_of(state, slot):
                return f"seat {seat} has more meeples on slot {SLOT_NAMES[slot % SLOTS]} than it has room for (MW-11.7)"
    for named, known in (("a tile", tiles_known(state)), ("an upgrade token", tokens_known(state))):
        if len(set(known)) != len(known):
            return f"{named} is in two places"
    return ""
