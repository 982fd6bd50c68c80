"""What the end of a game tells: the score over time, what each seat did, and which events were decisive."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.present.events import Battle, BuildingFell, Converted, Destroyed, Finished, Left
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import points
from warbook.kernel.wire import Event

SWINGS: Final = (2,)  # how much a change of each line of the score weighs


def lines(state: MeepleState) -> list[tuple[int, str]]:
    """What is counted: for each line its seat and a key."""
    return [(seat, "account-points") for seat in range(state.seats)]


def standing(state: MeepleState) -> list[int]:
    """The victory points of each seat."""
    return [points(state, seat) for seat in range(state.seats)]


def facts(state: MeepleState) -> list[tuple[str, int]]:
    """What is told of the game as a whole."""
    return [("account-turns", state.turns)]


def drama(event: Event) -> int:
    """How decisive an event is."""
    if isinstance(event, Battle):
        return sum(event.lost)
    if isinstance(event, Destroyed):
        return event.count
    return 4 if isinstance(event, BuildingFell | Left | Converted) else 0


def deeds(event: Event, seat: int, state: MeepleState) -> list[tuple[int, str, int]]:
    """What a seat has done with an event: the seat, a key, and how much."""
    if isinstance(event, Battle):
        return [
            *((each, "account-battles", 1) for each in (event.one, event.other)),
            (event.one, "account-beaten", event.lost[1]),
            (event.other, "account-beaten", event.lost[0]),
        ]
    if isinstance(event, Finished):
        return [(event.slot // SLOTS, "account-built", 1)]
    if isinstance(event, BuildingFell) and event.slot // SLOTS != seat:
        return [(seat, "account-razed", 1)]
    return []
