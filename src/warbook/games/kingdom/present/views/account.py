"""What the end of a game tells: the score over time, what each seat did, and which events were decisive."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.present.events import (
    AbilityUsed,
    BossLost,
    Built,
    Escaped,
    GoalReached,
    KnockedOut,
    Passed,
    PortalOpened,
    SpellCast,
    TilePlaced,
    TowerLost,
    TrayDestroyed,
)
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.wire import Event

SWINGS: Final = (3, 0)  # how much a change of each line of the score weighs
TEAM: Final = -1
WEIGHTS: Final[dict[type[Event], int]] = {
    TrayDestroyed: 1,
    TowerLost: 2,
    KnockedOut: 3,
    PortalOpened: 3,
    BossLost: 3,
    GoalReached: 6,
}
DONE: Final[dict[type[Event], str]] = {
    TilePlaced: "account-tiles",
    Built: "account-towers",
    Passed: "account-passed",
    SpellCast: "account-spells",
    AbilityUsed: "account-abilities",
}


def lines(state: KingdomState) -> list[tuple[int, str]]:
    """What is counted: for each line its seat, or all together, and a key."""
    return [(TEAM, "account-hearts"), (TEAM, "account-crystals")]


def standing(state: KingdomState) -> list[int]:
    """The hearts of the Kingdom and the crystals of the team."""
    return [int(state.hearts), int(state.crystals)]


def facts(state: KingdomState) -> list[tuple[str, int]]:
    """What is told of the game as a whole."""
    return [("account-hearts-left", int(state.hearts)), ("account-rounds", state.round)]


def drama(event: Event) -> int:
    """How decisive an event is."""
    return 3 * event.hearts if isinstance(event, Escaped) else WEIGHTS.get(type(event), 0)


def deeds(event: Event, seat: int, state: KingdomState) -> list[tuple[int, str, int]]:
    """What a seat has done with an event: the seat, a key, and how much."""
    if isinstance(event, TrayDestroyed):
        return [(TEAM, "account-hordes", 1)]
    key = DONE.get(type(event))
    return [] if key is None or seat < 0 else [(seat, key, 1)]
