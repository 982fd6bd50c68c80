"""Villages: buildings, workers on their paths, defence spaces (sections 8 and 16). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.territories import take_men
from warbook.games.meeple.content.tables import NONE, RECYCLE
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.present.events import (
    BuildingFell,
    Cleared,
    Destroyed,
    Finished,
    Founded,
    Lost,
    SentHome,
    WorkerMoved,
)
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import ascend

IN_RESERVE = 0
IN_VILLAGE = 1
OUT_OF_GAME = 2


def owner_of(slot: int) -> int:
    """Whose village a slot belongs to."""
    return slot // SLOTS


def defence_of(state: MeepleState, slot: int) -> int:
    """How many defence spaces the building in a slot has, as a site or finished (MW-20.1, MW-20.3)."""
    building = state.building[slot]
    if building == NONE:
        return 0
    return int(state.tables.defence[building] if state.done[slot] else state.tables.site_defence[building])


def guests_on(state: MeepleState, slot: int) -> int:
    """How many meeples stand on its defence spaces."""
    base = 4 * slot
    return int(state.guests[base] + state.guests[base + 1] + state.guests[base + 2] + state.guests[base + 3])


def free_spaces(state: MeepleState, slot: int) -> int:
    """The free defence spaces (MW-11.7)."""
    return defence_of(state, slot) - guests_on(state, slot)


def has_guests(state: MeepleState, seat: int) -> bool:
    """Whether any building holds a meeple of somebody else (MW-10.36)."""
    for place in range(4 * SLOTS * state.seats):
        if place % 4 != seat and state.guests[place]:
            return True
    return False


def is_full(state: MeepleState, slot: int) -> bool:
    """Whether all defence spaces are filled (MW-16.1)."""
    return state.building[slot] != NONE and free_spaces(state, slot) <= 0


def recycles(state: MeepleState, seat: int) -> bool:
    """Whether one of the player's workers stands on a Recycle space (MW-10.45, MW-10.47)."""
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.building[slot] != NONE and state.done[slot]:
            path = state.tables.paths[state.building[slot]]
            if path.action[state.space[slot]] == RECYCLE:  # MW-10.45
                return True
    return False


def bury(state: MeepleState, seat: int, count: int) -> None:
    """Destroyed and sacrificed meeples go to the reserve (MW-12.21, MW-14.5), with Recycle to the depot (MW-10.46)."""
    if recycles(state, seat):
        state.depot[seat] += count  # MW-10.45
    else:
        state.reserve[seat] += count  # MW-12.21


def destroy_men(state: MeepleState, tile: int, seat: int, count: int, how: Lost, rule: str) -> None:
    """Destroy meeples on a territory."""
    if count <= 0:
        return
    take_men(state, tile, seat, count)  # only from territories (MW-11.8)
    bury(state, seat, count)  # whatever destroys them (MW-10.46, MW-12.21)
    if state.log is not None:
        state.log.append(Destroyed(rule=rule, seat=seat, tile=tile, count=count, how=how))


# workers


def choices_of(state: MeepleState, slot: int) -> list[int]:
    """The spaces that a worker can step to, always forward (MW-8.2): several at a fork (MW-8.4).

    From a last space it goes to the start (MW-8.9, MW-21.5), so an action n steps away takes n + 1 turns (MW-8.10).
    """
    if not state.done[slot]:
        return [int(state.space[slot]) + 1]  # MW-8.2
    after = state.tables.paths[state.building[slot]].after[state.space[slot]]  # MW-8.2
    return after if after else [0]  # MW-8.9, MW-21.5


def move_worker(state: MeepleState, slot: int, space: int) -> None:
    """A worker takes a step: it may finish a site (MW-8.6), or arrive at an action (MW-9.1)."""
    bit = 1 << slot % SLOTS
    state.pending &= ~bit  # an action it walks away from is lost (MW-9.11)
    state.space[slot] = space
    building = state.building[slot]
    done = state.done[slot] != 0
    if state.log is not None:
        state.log.append(WorkerMoved(rule="MW-8.1", slot=slot, space=space, building=int(building), done=done))
    if not done:
        if space >= state.tables.build[building]:
            complete(state, slot)
    else:
        action = state.tables.paths[building].action[space]
        if action != NONE and action != RECYCLE:  # Recycle needs no action (MW-10.47)
            state.pending |= bit


def complete(state: MeepleState, slot: int) -> None:
    """A site is finished: its worker starts on the action path, and whoever stood there goes home (MW-8.6, MW-8.7).

    It does not act yet (MW-21.6). No other event of the owner's throws attackers out without points (MW-21.10).
    """
    state.done[slot] = 1  # MW-8.6
    state.space[slot] = 0  # MW-21.6
    if state.log is not None:
        state.log.append(Finished(rule="MW-8.6", slot=slot, building=int(state.building[slot])))
    for seat in range(state.seats):
        send_home(state, slot, seat, "MW-8.7")  # MW-21.10


def send_home(state: MeepleState, slot: int, seat: int, rule: str) -> None:
    """A player's meeples on the defence spaces go back to the reserve: not destroyed, no points (MW-8.8)."""
    count = int(state.guests[4 * slot + seat])
    if count:
        state.guests[4 * slot + seat] = 0
        state.reserve[seat] += count  # MW-8.8
        if state.log is not None:
            state.log.append(SentHome(rule=rule, seat=seat, count=count))


# buildings come


def stand_site(state: MeepleState, slot: int, building: int) -> None:
    """A building from the reserve stands in a free slot as a site, with a worker of the reserve at its start."""
    owner = owner_of(slot)
    assert state.workers[owner] > 0  # four workers serve four slots (MW-19.7)
    state.building[slot] = building
    state.done[slot] = 0
    state.space[slot] = 0  # MW-8.11, MW-10.2
    state.workers[owner] -= 1  # MW-10.2
    state.stock[state.tables.buildings * owner + building] = IN_VILLAGE


def must_found(state: MeepleState, seat: int) -> bool:
    """Whether a player founds the village anew: no building or site, but one to begin with, and a worker (MW-16.9)."""
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if state.building[slot] != NONE:
            return False
    return state.workers[seat] > 0 and len(founders(state, seat)) > 0


def founders(state: MeepleState, seat: int) -> list[int]:
    """The buildings that can found a village: the Village square if it is there, else any in the reserve (MW-16.9)."""
    first = state.tables.buildings * seat
    there = [each for each in range(state.tables.buildings) if state.stock[first + each] == IN_RESERVE]
    square = state.tables.first_building
    return [square] if square in there else there


def found_village(state: MeepleState, seat: int, building: int, where: int) -> None:
    """A player without buildings begins anew with a site; all four slots are free (MW-16.9)."""
    slot = SLOTS * seat + where
    stand_site(state, slot, building)
    if state.log is not None:
        state.log.append(Founded(rule="MW-16.9", slot=slot, building=building))


# buildings leave


def clear_slot(state: MeepleState, slot: int) -> None:
    """A building is replaced: it and its worker go to the reserve; only enemies on it score (MW-10.3 to MW-10.6).

    So nobody is denied a point by it (MW-21.31).
    """
    owner = owner_of(slot)
    building = int(state.building[slot])
    for seat in range(state.seats):
        if seat == owner:
            send_home(state, slot, seat, "MW-10.6")
        else:
            score_guests(state, slot, seat, "MW-10.5")  # MW-21.31
    remove_building(state, slot)
    state.stock[state.tables.buildings * owner + building] = IN_RESERVE
    if state.log is not None:
        state.log.append(Cleared(rule="MW-10.3", slot=slot, building=building))


def score_guests(state: MeepleState, slot: int, seat: int, rule: str) -> None:
    """A player's meeples on the defence spaces go onto the honour mountain (MW-5.3, MW-16.2)."""
    count = int(state.guests[4 * slot + seat])  # MW-21.7
    state.guests[4 * slot + seat] = 0
    ascend(state, seat, count, rule)


def remove_building(state: MeepleState, slot: int) -> None:
    """The slot is free; the worker is in reserve (MW-10.4, MW-16.5), an action that waited is lost (MW-9.10)."""
    owner = owner_of(slot)
    state.building[slot] = NONE  # MW-16.6
    state.done[slot] = 0
    state.space[slot] = 0
    state.workers[owner] += 1  # MW-10.4, MW-16.5
    if owner == state.turn:
        state.pending &= ~(1 << slot % SLOTS)  # MW-9.10


def destroy_building(state: MeepleState, slot: int) -> None:
    """All its guests score, also the owner's own (MW-16.3); the building is out of the game (MW-16.4).

    Every player scores the own meeples (MW-21.7), whoever came last no more than the others (MW-21.9), and it gives
    nobody bravery (MW-16.8). The slot can be built on again (MW-16.6).
    """
    building = int(state.building[slot])
    if state.log is not None:
        state.log.append(BuildingFell(rule="MW-16.1", slot=slot, building=building))
    for seat in range(state.seats):  # whoever came last (MW-21.9)
        score_guests(state, slot, seat, "MW-16.2")  # MW-5.3, MW-16.3; no bravery (MW-16.8)
    remove_building(state, slot)
    state.stock[state.tables.buildings * owner_of(slot) + building] = OUT_OF_GAME  # MW-16.4
