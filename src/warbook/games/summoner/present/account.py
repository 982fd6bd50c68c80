"""What the end of a game tells: the score over time, what each seat did, and which events were decisive."""

from __future__ import annotations

from typing import Final

from warbook.games.summoner.content.tables import GONE, LETTERS, ROYAL
from warbook.games.summoner.present.events import CardShown, Died
from warbook.games.summoner.state import SummonerState
from warbook.kernel.wire import Event

SWINGS: Final = (0,)  # how much a change of each line of the score weighs; deaths weigh enough


def lines(state: SummonerState) -> list[tuple[int, str]]:
    """What is counted: for each line its seat and a key."""
    return [(seat, "account-pieces") for seat in range(state.seats)]


def standing(state: SummonerState) -> list[int]:
    """The pieces that each side has left; nothing before play starts."""
    if state.draft is not None:
        return []
    left = [0] * state.seats
    for piece, side in enumerate(state.side):
        if state.cell[piece] != GONE:
            left[side] += 1
    return left


def facts(state: SummonerState) -> list[tuple[str, int]]:
    """What is told of the game as a whole."""
    return []


def drama(event: Event) -> int:
    """How decisive an event is."""
    if not isinstance(event, Died):
        return 0
    return 4 if ROYAL[event.kind] else 2 if LETTERS[event.kind] == "H" else 1


def deeds(event: Event, seat: int, state: SummonerState) -> list[tuple[int, str, int]]:
    """What a seat has done with an event: the seat, a key, and how much."""
    if isinstance(event, Died):
        return [(1 - event.side, "account-killed", 1)]
    if isinstance(event, CardShown):
        return [(event.side, "account-cards", 1)]
    return []
