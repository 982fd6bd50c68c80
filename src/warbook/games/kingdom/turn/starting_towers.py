"""The team's towers at the start: some go back or are raised by the setting, the rest is divided. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.frames import DIVIDING, RAISING_START, RETURNING, TEAM, TOWERS
from warbook.games.kingdom.present.token_events import StartGiven, StartRaised, StartReturned
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame, Refusal

CHOICES: Final = verbs.RAISES  # towers by which one can be replaced


def take_starters(state: KingdomState) -> None:
    """The listed towers leave the pool; what the setting changes is asked first, then who gets them (EU-4.13)."""
    tables, setting = state.tables, state.terms.setting
    starting = [tables.tower_names.index(name) for name in state.terms.players.start]
    if not starting:
        return
    for tower in starting:
        state.supply[tower] -= 1
    state.starting = starting
    state.stack.append(Frame(DIVIDING, TEAM))
    if setting.raised_towers:
        state.stack.append(Frame(RAISING_START, TEAM, setting.raised_towers, 0))
    if setting.returned_towers:
        state.stack.append(Frame(RETURNING, TEAM, setting.returned_towers))


def give_alone(state: KingdomState) -> None:
    """Alone there is nobody to divide with: all that is left is in the player's hand."""
    for tower in state.starting:
        state.hand[tower] += 1
    state.starting = []


def is_open(state: KingdomState, frame: Frame) -> bool:
    """Whether there is still something to decide."""
    if frame.kind == DIVIDING:
        return state.seats > 1 and len(state.starting) > 0
    if frame.kind == RAISING_START:
        return frame.a > 0 and any([can_raise(state, frame.b, place) for place in range(len(state.starting))])
    return frame.a > 0


def can_raise(state: KingdomState, raised: int, place: int) -> bool:
    """Whether one of the starting cards can be replaced by a higher one (EU-5.6); each is raised once at most."""
    return raised >> place & 1 == 0 and len(raises_of(state, state.starting[place])) > 0


def raises_of(state: KingdomState, tower: int) -> list[int]:
    """The towers by which a starting one can be replaced: one level higher, within the cap, in the pool (EU-5.6)."""
    tables = state.tables
    return [
        other
        for other in tables.upgrades[tower]
        if tables.level[other] <= state.terms.level_cap and state.supply[other] > 0
    ]


def place_to_raise(state: KingdomState, raised: int, tower: int) -> int:
    """The first of the starting cards of a tower that was not raised, -1 without one."""
    for place, other in enumerate(state.starting):
        if other == tower and raised >> place & 1 == 0:
            return place
    return -1


def refuse_starter(state: KingdomState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """Why a starting tower cannot be given to a player, raised or returned (EU-4.13, EU-5.1, EU-5.5, EU-5.6)."""
    if frame.kind == DIVIDING and verb == verbs.GIVE:
        known = verbs.thing_of(arg) in state.starting and verbs.seat_for(arg) < state.seats
        return None if known else Refusal(state.law["start-towers"])
    if frame.kind == RAISING_START and verb == verbs.STOP:
        return None
    if frame.kind == RAISING_START and verb == verbs.RAISE_START:
        tower, choice = int(verbs.raised_tower(arg)), verbs.raised_to(arg)
        known = place_to_raise(state, frame.b, tower) >= 0 and choice < len(raises_of(state, tower))
        return None if known else Refusal(state.law["raised-towers"])
    if frame.kind == RETURNING and verb == verbs.RETURN:
        return None if arg in state.starting else Refusal(state.law["returned-towers"])
    return Refusal(state.law["start-towers"])


def decide_starter(state: KingdomState, verb: int, arg: int) -> None:
    """A starting tower is given to a player, replaced by a higher one, or goes back to the pool."""
    if verb == verbs.GIVE:
        give(state, verbs.thing_of(arg), verbs.seat_for(arg))
    elif verb == verbs.RAISE_START:
        raise_starter(state, verbs.raised_tower(arg), verbs.raised_to(arg))
    else:
        return_starter(state, arg)


def give(state: KingdomState, tower: int, seat: int) -> None:
    """A player takes one of the starting towers in hand (EU-4.13)."""
    starting = state.starting[:]
    starting.remove(tower)
    state.starting = starting
    state.hand[TOWERS * seat + tower] += 1
    if state.log is not None:
        state.log.append(StartGiven(rule=state.law["start-towers"], seat=seat, tower=tower))


def raise_starter(state: KingdomState, tower: int, choice: int) -> None:
    """A higher card comes from the pool, the old one goes there (EU-5.1, EU-5.6)."""
    frame = state.stack[-1]
    place = place_to_raise(state, frame.b, tower)
    higher = raises_of(state, tower)[choice]
    state.supply[tower] += 1
    state.supply[higher] -= 1
    starting = state.starting[:]
    starting[place] = higher
    state.starting = starting
    state.stack[-1] = Frame(RAISING_START, frame.seat, frame.a - 1, frame.b | 1 << place)
    if state.log is not None:
        state.log.append(StartRaised(rule=state.law["raised-towers"], tower=tower, higher=higher))


def return_starter(state: KingdomState, tower: int) -> None:
    """A starting tower goes back to the pool (EU-5.5)."""
    frame = state.stack[-1]
    starting = state.starting[:]
    starting.remove(tower)
    state.starting = starting
    state.supply[tower] += 1
    state.stack[-1] = Frame(RETURNING, frame.seat, frame.a - 1)
    if state.log is not None:
        state.log.append(StartReturned(rule=state.law["returned-towers"], tower=tower))
