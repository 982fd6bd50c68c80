"""Event markers in the spawn decks (EU-28.1 to EU-28.4, EU-8.8). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.content.supply_tables import EventTable
from warbook.games.kingdom.effects.start import begin_team
from warbook.games.kingdom.effects.vocabulary import AT_ONCE
from warbook.games.kingdom.frames import EVENTS
from warbook.games.kingdom.present.token_events import EventCame
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame


def deck_of(state: KingdomState, event: EventTable) -> int:
    """The deck in which a marker lies: the first one if its own is not in use (EU-28.2, EU-28.4)."""
    return event.deck if state.terms.players.decks[event.deck] else 0  # EU-28.4


def cards_before(state: KingdomState, event: EventTable) -> int:
    """How many cards of its deck are still spawned before an event comes; less than 1 if it has come."""
    deck = deck_of(state, event)
    gone = len(state.terms.players.decks[deck]) - len(state.decks[deck])
    return event.after - gone  # EU-28.2


def await_events(state: KingdomState, deck: int) -> None:
    """A card of a deck is about to be spawned: behind it comes what the markers below it say (EU-8.8, EU-28.3)."""
    if state.tables.events[state.terms.scenario]:
        state.stack.append(Frame(EVENTS, 0, deck))


def on_events(state: KingdomState, deck: int) -> None:
    """The card lies on the map: its events are resolved before the next spawn point (EU-8.8)."""
    state.stack.pop()
    events = state.tables.events[state.terms.scenario]
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if deck_of(state, event) == deck and cards_before(state, event) == 0:
            state.stirred |= BITS[number]
            if state.log is not None:
                state.log.append(EventCame(rule=state.law["event"], event=number, name=event.name))
            begin_team(state, event.deeds, NONE, NONE, AT_ONCE)  # EU-8.8
