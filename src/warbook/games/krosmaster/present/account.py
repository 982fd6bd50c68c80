"""What the end of a game tells: the score over time, what each seat did, and which events were decisive."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.present.events import Bought, Hurt, KnockedOut, Out
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.wire import Event

SWINGS: Final = (2,)  # how much a change of each line of the score weighs


def lines(state: KrosmasterState) -> list[tuple[int, str]]:
    """What is counted: for each line its seat and a key."""
    return [(seat, "account-glory") for seat in range(state.seats)]


def standing(state: KrosmasterState) -> list[int]:
    """The Gallons of Glory of each seat; nothing before the first game turn."""
    if state.turns == 0:
        return []
    return [int(state.gg[seat]) for seat in range(state.seats)]


def facts(state: KrosmasterState) -> list[tuple[str, int]]:
    """What is told of the game as a whole."""
    return [("account-turns", state.turns)]


def drama(event: Event) -> int:
    """How decisive an event is."""
    if isinstance(event, KnockedOut):
        return 3
    return 4 if isinstance(event, Out) else 0


def deeds(event: Event, seat: int, state: KrosmasterState) -> list[tuple[int, str, int]]:
    """What a seat has done with an event: the seat, a key, and how much."""
    if isinstance(event, KnockedOut):
        return [(event.by, "account-knocked-out", 1)]
    if isinstance(event, Hurt) and state.owner[event.piece] != seat:
        return [(seat, "account-damage", event.amount)]
    if isinstance(event, Bought):
        return [(seat, "account-bought", 1)]
    return []
