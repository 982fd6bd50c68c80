"""What looks promising at first sight: a weight for each option, negative for never. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from warbook.games.meeple import verbs
from warbook.games.meeple.board.hexes import DQ, DR, distance
from warbook.games.meeple.board.territories import enemies_on, enemy_on, is_open
from warbook.games.meeple.bot.distances import FARTHEST, STEP, UNKNOWN, roads_of
from warbook.games.meeple.content.tables import BUILD, NONE, TOWER
from warbook.games.meeple.frames import ACTING, BACK, MOVING, SLOTS, WINDOW
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.actions import value_in
from warbook.games.meeple.village.buildings import founders
from warbook.kernel.api import Action, arg_of, verb_of

NEVER: Final = -1
SOME: Final = 8  # nothing special
GOOD: Final = 24
BEST: Final = 60


@final
class Look:
    """What one player sees around: found once for all its options."""

    def __init__(self, state: MeepleState, seat: int) -> None:
        self.seat: Final = seat
        tiles: i64 = state.tables.tiles
        roads = roads_of(state)
        self.way: Final[list[int]] = [FARTHEST] * state.tables.tiles  # from each territory to a building that can fall
        self.home: Final[list[int]] = [FARTHEST] * state.tables.tiles  # to the nearest own building
        self.targets: Final[list[int]] = []
        slot: i64 = 0
        for slot in range(SLOTS * state.seats):
            building = state.building[slot]
            if building == NONE:
                continue
            base: i64 = 4 * slot
            guests: i64 = state.guests[base] + state.guests[base + 1] + state.guests[base + 2] + state.guests[base + 3]
            done = state.done[slot] != 0
            spaces = state.tables.defence[building] if done else state.tables.site_defence[building]
            if guests >= spaces:
                continue
            own = slot >> 2 == seat
            if not own:
                self.targets.append(int(slot))
            tile: i64 = 0
            for tile in range(tiles):
                length = int(roads[tiles * slot + tile])
                if own:
                    self.home[tile] = min(self.home[tile], length)
                else:
                    self.way[tile] = min(self.way[tile], length if done else length + STEP)
        self.idle: Final = not self.targets  # nothing to climb into: towers are left, and what may be found
        self.alarmed = False  # enemies before the own village
        for tile in range(tiles):
            if self.home[tile] <= 2 * STEP and enemies_on(state, tile, seat):
                self.alarmed = True


def weigh_all(state: MeepleState, seat: int, options: list[Action]) -> list[int]:
    """A weight for each option, whatever is asked."""
    look = Look(state, seat)
    kind = state.stack[-1].kind
    found: list[int] = []
    useful = False
    for action in options:
        verb, arg = verb_of(action), arg_of(action)
        if verb == verbs.DONE:
            weight = SOME if kind == MOVING else 1
            if kind == ACTING and useful:
                weight = NEVER
        elif verb <= verbs.PLANT:
            weight = weigh_token(state, look, verb, arg)
        elif verb == verbs.STEP:
            weight = weigh_step(state, look, verbs.inner_tile(arg), verbs.edge_of(arg))
        elif verb == verbs.CAVE or verb == verbs.TUNNEL:
            weight = weigh_way(state, look, verbs.number_of(arg), verbs.tile_of(arg))
        elif verbs.BUILD <= verb <= verbs.UPGRADE:
            weight = weigh_action(state, look, verb, verbs.slot_of(arg), verbs.rest_of(arg))
            useful = useful or weight > NEVER
        elif verb == verbs.FOUND:
            weight = weigh_founding(state, look, verbs.rest_of(arg), verbs.slot_of(arg))
        else:
            weight = SOME
        found.append(weight)
    return found


def weigh_token(state: MeepleState, look: Look, verb: int, arg: int) -> int:
    """Upgrade tokens where two meeples stand, the tree where it opens a shorter way."""
    kind = state.stack[-1].kind
    if verb == verbs.TOKEN:
        tile = verbs.tile_of(arg)
        return GOOD if state.men[4 * tile + look.seat] >= 2 else NEVER
    if kind != MOVING and kind != WINDOW:
        return NEVER
    tile, edge = verbs.inner_tile(arg), verbs.edge_of(arg)
    beyond = int(state.near[arg])
    if is_open(state, tile, edge):
        return NEVER
    if beyond >= 0:
        gain = abs(look.way[tile] - look.way[beyond]) > STEP
        near = state.men[4 * tile + look.seat] + state.men[4 * beyond + look.seat] > 0
        return 2 if gain and near else NEVER
    if beyond == NONE or (-2 - beyond) // SLOTS == look.seat or state.men[4 * tile + look.seat] == 0:
        return NEVER
    return SOME


def weigh_step(state: MeepleState, look: Look, tile: int, edge: int) -> int:
    """Forward, into buildings, onto towers, against enemies; never back without a reason."""
    beyond = int(state.near[6 * tile + edge])
    if beyond >= 0:
        return weigh_way(state, look, tile, beyond)
    if beyond < NONE:
        slot = -2 - beyond
        if not state.done[slot]:
            return SOME
        return BEST
    q, r = int(state.q[tile]) + DQ[edge], int(state.r[tile]) + DR[edge]
    nearest = FARTHEST
    for slot in look.targets:
        length = STEP * distance(q, r, int(state.slot_q[slot]), int(state.slot_r[slot]))
        nearest = min(nearest, length + UNKNOWN - STEP)
    if nearest < look.way[tile]:
        return SOME
    return SOME if look.idle else NEVER


def weigh_way(state: MeepleState, look: Look, src: int, dst: int) -> int:
    """From one territory to another."""
    seat = look.seat
    if enemies_on(state, dst, seat):
        return GOOD
    weight = GOOD if look.way[src] > look.way[dst] else NEVER
    if state.men[4 * src + seat] <= 2 and is_precious(state, src):
        weight = 2
    if state.men[4 * dst + seat] < 2 and is_precious(state, dst):
        return max(weight, 0) + SOME
    if weight == NEVER and ((look.alarmed and look.home[dst] < look.home[src]) or look.idle):
        return 2
    return weight


def is_precious(state: MeepleState, tile: int) -> bool:
    """Whether two meeples should stay on a territory."""
    return state.tables.kind[tile] == TOWER or state.tables.bonus[tile] != NONE or state.token[tile] != NONE


def weigh_action(state: MeepleState, look: Look, verb: int, slot: int, rest: int) -> int:
    """A building action: as many as possible, and no building of one's own torn down."""
    if verb == verbs.BUILD:
        where = verbs.slot_of(rest)
        if state.building[SLOTS * look.seat + where] != NONE:
            return NEVER
        worth = state.tables.worth[verbs.rest_of(rest)]
        return SOME + int(SOME * 2.0 * worth) + (SOME if where == BACK else 0)
    if verb == verbs.DEPLOY:
        return BEST if rest == most(state, slot, int(state.depot[look.seat])) else NEVER
    if verb == verbs.ASSEMBLE:
        return BEST if rest == most(state, slot, int(state.reserve[look.seat])) else NEVER
    if verb == verbs.REINFORCE:
        full = verbs.number_of(rest) == most(state, slot, int(state.depot[look.seat]))
        return GOOD if full else NEVER
    if verb == verbs.INTIMIDATE:
        return weigh_intimidation(state, look, slot, rest)
    if verb == verbs.BURN:
        return SOME * int(enemies_on(state, rest, look.seat))
    if verb == verbs.CONVERT or verb == verbs.BOMB:
        return GOOD
    if verb == verbs.PRODUCTIVITY:
        return SOME
    return SOME


def weigh_founding(state: MeepleState, look: Look, building: int, where: int) -> int:
    """A new village: behind, and with a building that can build others, for else it stays the only one."""
    if BUILD not in state.tables.paths[building].action:
        for other in founders(state, look.seat):
            if BUILD in state.tables.paths[other].action:
                return NEVER
    return SOME + int(SOME * 2.0 * state.tables.worth[building]) + (BEST if where == BACK else 0)


def weigh_intimidation(state: MeepleState, look: Look, slot: int, rest: int) -> int:
    """As many as possible, away from the own village or from what they hold."""
    border = verbs.border_of(rest)
    tile = verbs.inner_tile(border)
    enemy = enemy_on(state, tile, look.seat)
    if verbs.pushed(rest) != most(state, slot, int(state.men[4 * tile + enemy])):
        return NEVER
    beyond = int(state.near[border])
    if look.home[beyond] > look.home[tile] or state.men[4 * beyond + look.seat]:
        return GOOD
    return SOME if is_precious(state, tile) else 1


def most(state: MeepleState, slot: int, there: int) -> int:
    """How many an action can use."""
    return min(value_in(state, slot), there)
