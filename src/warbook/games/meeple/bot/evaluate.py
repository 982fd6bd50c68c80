"""What a position is worth to each player: points in sight, meeples and their ways, villages. Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.board.battle import shields_of
from warbook.games.meeple.board.hexes import distance
from warbook.games.meeple.board.territories import is_open
from warbook.games.meeple.bot.distances import FARTHEST, STEP, roads_of
from warbook.games.meeple.bot.weights import weight_of
from warbook.games.meeple.bot.worker_goals import Means, worker_worth
from warbook.games.meeple.content.tables import BONUSES, NONE, TOWER
from warbook.games.meeple.frames import BACK, PHASE_FOUR, SEATS, SLOTS
from warbook.games.meeple.state import MeepleState

LEAD: Final = weight_of("points", "lead")
MARGIN: Final = weight_of("points", "margin")
BRAVERY: Final = weight_of("points", "bravery")
GUEST: Final = weight_of("points", "guest")
GUEST_FREE: Final = weight_of("points", "guest-free")
ATTRACT: Final = weight_of("wealth", "attract")
SITE: Final = weight_of("points", "site")
SITE_LURE: Final = weight_of("wealth", "site-lure")
FILL: Final = weight_of("points", "fill")
FILL_BESIDE: Final = weight_of("points", "fill-beside")
TOWERS: Final = weight_of("points", "tower")
TOWER_LAST: Final = weight_of("points", "tower-last")
FIRST: Final = weight_of("points", "first")
SHAKY: Final = weight_of("points", "tower-shaky")
WALK: Final = weight_of("points", "tower-walk")
RESERVE: Final = weight_of("wealth", "reserve")
DEPOT: Final = weight_of("wealth", "depot")
CROWD: Final = weight_of("wealth", "crowd")
BOARD: Final = weight_of("wealth", "board")
PULL: Final = weight_of("wealth", "pull")
NOVELTY: Final = weight_of("wealth", "novelty")
DECAY: Final = weight_of("wealth", "decay")
SLACK: Final = weight_of("wealth", "slack")
TOKEN: Final = weight_of("wealth", "token")
TREE: Final = weight_of("wealth", "tree")
BACK_SLOT: Final = weight_of("wealth", "back")
INCOME: Final = weight_of("wealth", "income")
FLOW: Final = weight_of("wealth", "flow")
PATIENCE: Final = weight_of("wealth", "patience")
EXPOSED: Final = weight_of("wealth", "exposed")
BONUS: Final = vec[float]([weight_of("wealth", f"bonus-{name}") for name in BONUSES])
# how much of a pull is left after a way, by tenths of a step
FADED: Final = vec[float]([DECAY ** max(0.0, way / 10.0 - 1.0) if way < FARTHEST else 0.0 for way in range(200)])
ALL_SLOTS: Final = SEATS * SLOTS
CLOSE: Final = vec[float]([weight_of("points", "tower-step") ** length for length in range(10)])
MOST_TOWERS: Final = 8
FEW: Final = 4  # meeples at home that are as useful as the first


@final
class Sides:
    """What each player has: found once for a judgement."""

    def __init__(self, state: MeepleState) -> None:
        self.seats: Final[i64] = state.seats
        self.tiles: Final[i64] = state.tables.tiles
        self.slots: Final[i64] = SLOTS * state.seats
        self.roads: Final = roads_of(state)
        self.points: Final = vec[float]([0.0] * SEATS)
        self.wealth: Final = vec[float]([0.0] * SEATS)
        self.hold: Final = vec[float]([0.0] * ALL_SLOTS)  # what a guest there is worth
        self.lure: Final = vec[float]([0.0] * ALL_SLOTS)  # how much a building draws meeples
        self.free: Final = vec[i64]([0] * ALL_SLOTS)
        self.beside: Final = vec[i64]([0] * (SEATS * ALL_SLOTS))  # 16 * seat + slot: meeples one step away
        self.ready: Final = vec[i64]([0] * ALL_SLOTS)  # by slot: of the current player's, not moved
        self.drawn: Final = vec[i64]([0] * (SEATS * ALL_SLOTS))  # 16 * seat + slot: meeples on their way there
        self.pulls: Final = vec[float]([0.0] * (SEATS * ALL_SLOTS))  # and how much it draws all of them
        self.towers: Final[list[int]] = []
        self.closest: Final = vec[float]([0.0] * (SEATS * MOST_TOWERS))  # how close the best two are to each tower
        self.second: Final = vec[float]([0.0] * (SEATS * MOST_TOWERS))
        self.front: Final = vec[float]([0.0] * SEATS)  # the best place of a meeple on the map
        self.stacks: Final = vec[i64]([0] * SEATS)
        self.largest: Final = vec[i64]([0] * SEATS)
        self.men: Final = vec[i64]([0] * SEATS)
        self.late: Final = state.stack[0].kind > PHASE_FOUR  # Phase 4 has begun


def strengths(state: MeepleState) -> list[float]:
    """Every player's strength, as the logarithm of its odds but for a constant."""
    sides = Sides(state)
    find_targets(state, sides)
    find_towers(state, sides)
    add_meeples(state, sides)
    add_entered(state, sides)
    add_towers(state, sides)
    add_buildings(state, sides)
    add_seats(state, sides)
    goal = float(state.tables.goal)
    found: list[float] = []
    for seat in range(state.seats):
        left = goal + MARGIN - sides.points[seat]
        # beyond the goal it goes straight on: more points in sight are more ways to the last one
        way = math.log(left) if left > MARGIN else math.log(MARGIN) + left / MARGIN - 1.0
        found.append(sides.wealth[seat] - LEAD * way)
    return found


def find_targets(state: MeepleState, sides: Sides) -> None:
    """The free spaces of every building, what a meeple on one of them is worth, and how much it draws others."""
    tables = state.tables
    slot: i64 = 0
    for slot in range(sides.slots):
        building = state.building[slot]
        if building == NONE:
            continue
        base: i64 = 4 * slot
        guests: i64 = state.guests[base] + state.guests[base + 1] + state.guests[base + 2] + state.guests[base + 3]
        spaces = tables.defence[building] if state.done[slot] else tables.site_defence[building]
        free: i64 = spaces - guests
        sides.free[slot] = free
        hold = 1.0
        lure = 0.0
        if free > 0:
            filled = float(guests) / float(spaces)
            hold = GUEST * filled * GUEST_FREE ** float(free) if state.done[slot] else SITE
            lure = (ATTRACT + (1.0 - ATTRACT) * filled) * GUEST_FREE ** float(free - 1)
            if not state.done[slot]:
                lure *= SITE_LURE
        sides.hold[slot] = hold
        sides.lure[slot] = lure


def find_towers(state: MeepleState, sides: Sides) -> None:
    """The towers on the map."""
    tile: i64 = 0
    for tile in range(sides.tiles):
        if state.placed[tile] and state.tables.kind[tile] == TOWER and len(sides.towers) < MOST_TOWERS:
            sides.towers.append(int(tile))


def approach(state: MeepleState, sides: Sides, tile: i64, seat: i64, count: i64, safe: i64) -> None:
    """Note how close a player's two closest meeples are to each tower; those in danger are not quite there."""
    place: i64 = seat * MOST_TOWERS
    for tower in sides.towers:
        length = distance(int(state.q[tile]), int(state.r[tile]), int(state.q[tower]), int(state.r[tower]))
        close = CLOSE[min(length, 9)]
        if length == 0 and safe < 2:
            close = SHAKY
        for _ in range(min(2, count)):
            if close > sides.closest[place]:
                sides.second[place] = sides.closest[place]
                sides.closest[place] = close
            elif close > sides.second[place]:
                sides.second[place] = close
        place += 1


def add_towers(state: MeepleState, sides: Sides) -> None:
    """A tower counts when two hold it, and the more the fewer points are missing (MW-7.6)."""
    for seat in range(state.seats):
        missing: i64 = state.tables.goal - state.honour[seat] - state.phantom[seat]
        for tower in sides.towers:
            if state.men[4 * tower + seat] >= 2:
                missing -= state.tables.flags[tower]
        place: i64 = seat * MOST_TOWERS
        for tower in sides.towers:
            flags = state.tables.flags[tower]
            held = sides.second[place] >= 1.0
            short: i64 = missing + flags if held else missing
            worth = float(flags) * (TOWERS + TOWER_LAST / float(max(1, short - flags + 1)))
            sides.points[seat] += worth if held else worth * WALK * (sides.closest[place] + sides.second[place])
            place += 1


def add_meeples(state: MeepleState, sides: Sides) -> None:
    """Meeples on territories, as they will be after the battles that wait there."""
    tile: i64 = 0
    for tile in range(sides.tiles):
        base: i64 = 4 * tile
        total: i64 = state.men[base] + state.men[base + 1] + state.men[base + 2] + state.men[base + 3]
        if total == 0:
            continue
        seat: i64 = 0
        for seat in range(sides.seats):
            count: i64 = state.men[base + seat]
            if count == total:
                stand(state, sides, tile, seat, count)
                break
            if count:
                clash(state, sides, tile, total)
                break


def clash(state: MeepleState, sides: Sides, tile: i64, total: i64) -> None:
    """A battle that waits: what it leaves, and the bravery it brings (MW-14.2 to MW-14.7)."""
    turn: i64 = state.turn
    base: i64 = 4 * tile
    men: i64 = state.men[base + turn]
    foes: i64 = total - men
    struck: i64 = min(state.weapons, foes)
    lost: i64 = 0
    brave = struck
    seat: i64 = 0
    for seat in range(sides.seats):
        count: i64 = state.men[base + seat]
        if seat == turn or count == 0:
            continue
        parried: i64 = min(shields_of(state, int(seat)), men - lost)
        exchanged: i64 = min(men - lost - parried, count - struck)
        brave += exchanged
        lost += parried + exchanged
        add_brave(state, sides, seat, (parried + exchanged) // 2)
        count -= struck + exchanged
        struck = 0
        if count > 0:
            stand(state, sides, tile, seat, count)
    add_brave(state, sides, turn, brave)
    if men - lost > 0:
        stand(state, sides, tile, turn, men - lost)


def add_brave(state: MeepleState, sides: Sides, seat: i64, count: i64) -> None:
    """Bravery points that are certain."""
    sides.points[seat] += BRAVERY * float(count) / float(state.tables.ladder)


def stand(state: MeepleState, sides: Sides, tile: i64, seat: i64, count: i64) -> None:
    """Meeples of one player on a territory: the ways before them, who can fall upon them, what the territory gives."""
    best = 0.0
    target: i64 = 0
    safe: i64 = count - min(count, menace(state, sides, tile, seat))
    slot: i64 = 0
    for slot in range(sides.slots):
        if slot >> 2 == seat or sides.free[slot] <= 0:
            continue
        length = sides.roads[sides.tiles * slot + tile]
        pull = sides.lure[slot] * FADED[length]
        if pull > best:
            best = pull
            target = slot
        if length == STEP:
            sides.beside[16 * seat + slot] += safe
            if seat == state.turn:
                sides.ready[slot] += count - state.moved[tile]
    worth = BOARD + PULL * best
    approach(state, sides, tile, seat, count, safe)
    sides.wealth[seat] += BOARD * float(count) - EXPOSED * float(count - safe)
    sides.drawn[16 * seat + target] += count
    sides.pulls[16 * seat + target] += best * float(count)
    sides.men[seat] += count
    sides.stacks[seat] += 1
    if worth > sides.front[seat]:
        sides.front[seat] = worth
    if count > sides.largest[seat]:
        sides.largest[seat] = count
    token = state.token[tile]
    bonus = state.tables.bonus[tile] if token == NONE else state.tables.token_bonus[token]
    if bonus != NONE:
        sides.wealth[seat] += BONUS[bonus] if count >= 2 else BONUS[bonus] * FIRST


def menace(state: MeepleState, sides: Sides, tile: i64, seat: i64) -> i64:
    """How many enemies can fall upon a territory before its player moves again: those beside it, and from a depot."""
    found: i64 = 0
    edge: i64 = 0
    for edge in range(6):
        beside = state.near[6 * tile + edge]
        if beside < 0 or not is_open(state, tile, edge):
            continue
        other: i64 = 0
        for other in range(sides.seats):
            if other != seat:
                found += state.men[4 * beside + other]
                if other == state.turn:
                    found -= state.moved[beside]
                elif state.gate[other] == beside:
                    found += min(2, state.depot[other])
    return found


def add_entered(state: MeepleState, sides: Sides) -> None:
    """Meeples in cells that wait for a tile: as the crow flies."""
    turn: i64 = state.turn
    for cell in state.entered:
        best = 0.0
        slot: i64 = 0
        for slot in range(sides.slots):
            if slot >> 2 != turn and sides.free[slot] > 0:
                length = distance(cell[0], cell[1], int(state.slot_q[slot]), int(state.slot_r[slot]))
                best = max(best, sides.lure[slot] * FADED[min(199, 10 * length + 2)])
        sides.wealth[turn] += (BOARD + max(PULL * best, NOVELTY)) * float(cell[2])
        sides.men[turn] += cell[2]


def add_buildings(state: MeepleState, sides: Sides) -> None:
    """Villages: what buildings earn, where workers stand, and who sits on the defence spaces."""
    tables = state.tables
    for seat in range(state.seats):
        means = means_of(state, sides, seat)
        gathered, sent = 0.0, 0.0
        for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
            building = state.building[slot]
            if building == NONE:
                continue
            add_guests(state, sides, slot)
            if sides.free[slot] <= 0:
                continue
            part = 1.0
            if state.done[slot]:
                sides.wealth[seat] += worker_worth(state, means, slot, sides.late)
            else:
                part = PATIENCE ** float(tables.build[building] - state.space[slot] + 1)
            sides.wealth[seat] += part * INCOME * tables.worth[building]
            gathered += part * tables.gathers[building]
            sent += part * tables.sends[building]
            if slot % SLOTS == BACK:
                sides.wealth[seat] += BACK_SLOT
        if gathered > 0.0 and sent > 0.0:
            sides.wealth[seat] += FLOW * gathered * sent / (gathered + sent)


def means_of(state: MeepleState, sides: Sides, seat: int) -> Means:
    """What a player's actions could be applied to."""
    means = Means()
    means.depot = int(state.depot[seat])
    means.reserve = int(state.reserve[seat])
    means.men = int(sides.men[seat])
    means.stacks = int(sides.stacks[seat])
    gate = state.gate[seat]
    best = 0.0
    slot: i64 = 0
    for slot in range(sides.slots):
        if slot >> 2 != seat and sides.free[slot] > 0:
            best = max(best, sides.lure[slot] * FADED[sides.roads[sides.tiles * slot + gate]])
            means.bombable = True
    means.at_gate = BOARD + PULL * best - DEPOT
    means.at_front = max(means.at_gate, sides.front[seat] - DEPOT)
    for other in range(state.seats):
        if other != seat:
            means.largest = max(means.largest, int(sides.largest[other]))
            for place in range(sides.slots):
                if state.guests[4 * place + other]:
                    means.guests = True
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.building[place] == NONE:
            means.room = True
    means.pool = state.pool != 0
    return means


def add_guests(state: MeepleState, sides: Sides, slot: int) -> None:
    """Meeples on defence spaces, and those that will fill them."""
    free = sides.free[slot]
    left = state.tables.build[state.building[slot]] - state.space[slot]
    for seat in range(state.seats):
        guests = state.guests[4 * slot + seat]
        worth = float(guests) * sides.hold[slot]
        drawn = sides.drawn[16 * seat + slot]
        if drawn > 0:
            # who finds no space there is not much nearer to any other building
            part = 1.0 if drawn <= free else (float(free) + SLACK * float(drawn - free)) / float(drawn)
            sides.wealth[seat] += PULL * part * sides.pulls[16 * seat + slot]
        if free > 0:
            now = seat == state.turn and sides.ready[slot] >= free
            if now or (sides.beside[16 * seat + slot] >= free and (state.done[slot] or left > 1)):
                worth = max(worth, FILL * float(guests) + FILL_BESIDE * float(free))
        sides.points[seat] += worth


def add_seats(state: MeepleState, sides: Sides) -> None:
    """Points, bravery, meeples at home, tokens."""
    for seat in range(state.seats):
        sides.points[seat] += float(state.honour[seat] + state.phantom[seat])
        add_brave(state, sides, seat, state.bravery[seat])
        depot = float(state.depot[seat])
        few = float(FEW)
        sides.wealth[seat] += DEPOT * (min(depot, few) + CROWD * max(0.0, depot - few))
        sides.wealth[seat] += RESERVE * min(few, float(state.reserve[seat]))
        if state.tree[seat]:
            sides.wealth[seat] += TREE
        if state.tokens[seat]:
            sides.wealth[seat] += TOKEN
