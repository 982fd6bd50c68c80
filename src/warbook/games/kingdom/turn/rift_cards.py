"""Elemental Rift cards: the deck, open cards, their steps (section 28, EU-C9). Compiled by mypyc.

An open card is packed like a force (`rules_in_force.py`): its number, its last round, and in place of a source the
card that it came with, since Convergence and its two further cards count as one and leave together.
"""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.effects.rules_in_force import SPAN, TILL_REPLACED, lapse, last_of, rifts_at_a_time
from warbook.games.kingdom.effects.start import begin_team
from warbook.games.kingdom.effects.vocabulary import REVEAL, REVEALED, Deed
from warbook.games.kingdom.present.token_events import RiftClosed, RiftOpened
from warbook.games.kingdom.state import KingdomState


def shuffle_rifts(state: KingdomState) -> None:
    """The Rift deck, if this game has one; an iron rule takes out the cards that help (EU-28.6, EU-C12)."""
    if not uses_rifts(state):
        return
    is_spared = state.terms.iron.no_beneficial_rifts
    deck = [card for card, rift in enumerate(state.tables.rifts) if not (is_spared and rift.beneficial)]
    state.rng.shuffle(deck)
    state.rift_deck = deck


def uses_rifts(state: KingdomState) -> bool:
    """Whether Rift cards take part: in Rift mode, and where a scenario or its boss reveals them (EU-28.5)."""
    if state.terms.rift_rounds:  # EU-28.5
        return True
    lists = [event.deeds for event in state.tables.events[state.terms.scenario]]
    if state.terms.boss != NONE:
        lists += state.tables.boss_deeds[state.terms.boss]
    return any([reveals(deeds) for deeds in lists])  # EU-28.5


def reveals(deeds: list[Deed]) -> bool:
    """Whether one of the steps reveals Rift cards."""
    return any([deed.do == REVEAL for deed in deeds])


def is_due(state: KingdomState) -> bool:
    """Whether a Rift card is revealed before the first phase of this round (EU-7.4, EU-28.6)."""
    rounds = state.terms.rift_rounds
    return rounds > 0 and state.round % rounds == 0


def on_rift_due(state: KingdomState) -> None:
    """A card is revealed; it stays active until it is replaced (EU-28.6)."""
    state.stack.pop()
    reveal(state, TILL_REPLACED, NONE)


def reveal(state: KingdomState, last: int, lead: int) -> None:
    """The top card lies open, alone or with the card that has revealed it; its first steps follow at once."""
    if not state.rift_deck:
        return
    card = state.rift_deck[-1]
    state.rift_deck = state.rift_deck[:-1]
    state.revealed += 1
    if lead == NONE:
        make_room(state)
    state.rift_open = [*state.rift_open, card + SPAN * SPAN * (last + SPAN * (card if lead == NONE else lead))]
    if state.log is not None:
        state.log.append(RiftOpened(rule=state.law["rift-card"], card=card))
    begin_team(state, state.tables.rifts[card].deeds, NONE, NONE, REVEALED)


def make_room(state: KingdomState) -> None:
    """Of the cards that stay until they are replaced the oldest give way to a new one (EU-28.6, EU-C12)."""
    staying = [lead for lead in leads(state) if last_of_lead(state, lead) == TILL_REPLACED]
    while len(staying) >= rifts_at_a_time(state):
        discard(state, staying[0])
        staying = staying[1:]


# open cards


def lead_of(card: int) -> int:
    """The card with which an open card came and with which it leaves."""
    return card // (SPAN * SPAN * SPAN)


def leads(state: KingdomState) -> list[int]:
    """The open cards that count, the older first, without those that came with another."""
    return [card % SPAN for card in state.rift_open if lead_of(card) == card % SPAN]


def last_of_lead(state: KingdomState, lead: int) -> int:
    """How long an open card stays, and what came with it."""
    for card in state.rift_open:
        if card % SPAN == lead:
            return last_of(card)
    return TILL_REPLACED


def discard(state: KingdomState, lead: int) -> None:
    """A card leaves, and with it what came with it."""
    leaving = [card % SPAN for card in state.rift_open if lead_of(card) == lead]
    state.rift_open = [card for card in state.rift_open if lead_of(card) != lead]
    state.rift_gone = state.rift_gone + leaving
    if state.log is not None:
        for card in leaving:
            state.log.append(RiftClosed(rule=state.law["rift-card"], card=card))


def end_of_round(state: KingdomState) -> None:
    """What holds until the end of this round ends (EU-7.4): Rift cards, forces, closed sites."""
    for lead in leads(state):
        if TILL_REPLACED < last_of_lead(state, lead) <= state.round:
            discard(state, lead)
    lapse(state)


def come(state: KingdomState, when: int) -> None:
    """The steps of a moment: of the events of this round, then of open Rift cards, the older first (EU-28.7)."""
    for card in state.rift_open[::-1]:
        begin_team(state, state.tables.rifts[card % SPAN].deeds, NONE, NONE, when)
    if state.stirred:
        events = state.tables.events[state.terms.scenario]
        for event in range(len(events) - 1, -1, -1):
            if state.stirred & BITS[event]:
                begin_team(state, events[event].deeds, NONE, NONE, when)
