"""The view of events, Rift cards and rules in force (EU-33.2), without the decks (EU-31.49)."""

from __future__ import annotations

from warbook.games.kingdom.effects.card_steps import OF_BOSS
from warbook.games.kingdom.effects.rules_in_force import LAST, SPAN, last_of
from warbook.games.kingdom.effects.vocabulary import FORCES
from warbook.games.kingdom.present.views.parts import ForceView, HappeningView
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.event_markers import cards_before, deck_of


def story_of(state: KingdomState) -> dict[str, object]:
    """The fields of a view; Rift cards that have left lie open, too."""
    names = state.tables.rift_names
    return {
        "rift": tuple(names[card % SPAN] for card in state.rift_open),
        "rift_deck": len(state.rift_deck),
        "rift_gone": tuple(names[card] for card in state.rift_gone),
        "forces": tuple(_force(state, force) for force in state.forces),
        "happenings": _happenings(state),
    }


def _force(state: KingdomState, force: int) -> ForceView:
    """A rule in force: of an event or a boss card, up to the end of a round or, with 0, of the game."""
    last, source = last_of(force), force // SPAN**3
    name = FORCES[force % SPAN].replace("_", "-")
    return ForceView(name, force // SPAN % SPAN, 0 if last == LAST else last, _source(state, source))


def _source(state: KingdomState, source: int) -> str:
    """The name of an event or of a boss card, as the texts have it."""
    if source < OF_BOSS:
        return f"event-marker-{state.tables.events[state.terms.scenario][source - 1].name}"
    boss = state.tables.content.bosses[state.tables.boss_names[state.terms.boss]]
    return f"card-{boss.cards[source - OF_BOSS].name}"


def _happenings(state: KingdomState) -> tuple[HappeningView, ...]:
    """The events to come: everybody knows below how many cards their markers lie (EU-28.2)."""
    events = state.tables.events[state.terms.scenario]
    return tuple(
        HappeningView(event.name, event.marker, deck_of(state, event), cards_before(state, event))
        for event in events
        if cards_before(state, event) > 0
    )
