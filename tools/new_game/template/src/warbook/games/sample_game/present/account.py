"""What the end of a game tells: the score over time, what each seat did, and which events were decisive."""

from __future__ import annotations

from typing import Final

from warbook.games.sample_game.present.events import Found, Searched
from warbook.games.sample_game.state import SampleGameState
from warbook.kernel.wire import Event

SWINGS: Final = (0,)  # how much a change of each line of the score weighs; a small game has no score


def lines(state: SampleGameState) -> list[tuple[int, str]]:
    """What is counted: for each line its seat and a key."""
    return []


def standing(state: SampleGameState) -> list[int]:
    """The number of each line now."""
    return []


def facts(state: SampleGameState) -> list[tuple[str, int]]:
    """What is told of the game as a whole."""
    return []


def drama(event: Event) -> int:
    """How decisive an event is."""
    return 4 if isinstance(event, Found) else 1 if isinstance(event, Searched) else 0


def deeds(event: Event, seat: int, state: SampleGameState) -> list[tuple[int, str, int]]:
    """What a seat has done with an event: the seat, a key, and how much."""
    return []
