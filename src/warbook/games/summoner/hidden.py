"""What a seat cannot know, dealt anew: bots and the contract (SW-16.12) see the game through here. Compiled by mypyc.

Uniform over the types of the enemy's unknown face-down pieces; the enemy's secret cards are drawn one after the other
from those that nothing public excludes, at most one for each type.
"""

from __future__ import annotations

from typing import Final

from warbook.games.summoner.cards.windows import is_secret_window
from warbook.games.summoner.content.tables import (
    BATTLEFIELD,
    BEARER,
    CARDS,
    CARDS_AT,
    CARDS_OF,
    CELLS,
    GONE,
    KINDS,
    PIECES,
    home,
)
from warbook.games.summoner.legal import has_turn_action
from warbook.games.summoner.state import SETUP, TURN, Draft, SummonerState, card_count, enrol, is_up
from warbook.games.summoner.verbs import CHOOSE, DECLINE
from warbook.kernel.api import HIDDEN, Action, act, seat_of, verb_of
from warbook.kernel.rng import Rng, seeded

ALL_CARDS: Final = (1 << CARDS) - 1
TRIES: Final = 200  # deals until one fits; only a position that nobody could play into needs them all


def determinize(state: SummonerState, seat: int, rng: Rng) -> SummonerState:
    """A full state that the seat (or a spectator) cannot tell from this one, with fresh chance ahead."""
    seen = as_seen(state, seat)
    copy = seen.clone()
    copy.rng = seeded(int(rng.next()) << 20 ^ int(rng.next()))
    if copy.over:
        return copy  # everything may be shown (SW-16.11)
    if copy.draft is None:
        copy.born = copy.born[:]
        copy.cards = copy.cards[:]
    for other in range(2):
        if other == seat:
            continue
        if copy.draft is not None:
            redraft(copy, copy.draft, other, copy.rng)
        else:
            redeal(copy, other, copy.rng)
            tries = 0
            while tries < TRIES and copy.options.blocked_loses and is_blocked(copy, other):
                redeal(copy, other, copy.rng)
                tries += 1
    if copy.held is not None:
        copy.held = in_step(copy.held, copy)
    return copy


def reshuffle(state: SummonerState) -> None:
    """Nothing lies in an order that no seat knows; what the others still see has the same chance ahead."""
    if state.held is not None:
        held = state.held.clone()  # clones of the state share it
        held.rng = state.rng.clone()
        state.held = held


def as_seen(state: SummonerState, seat: int) -> SummonerState:
    """The state that a seat's view is made of: the one before a window that it must not notice (SW-16.14)."""
    if state.held is not None and seat != seat_of(Action(state.held_action)):
        return state.held
    return state


def in_step(held: SummonerState, state: SummonerState) -> SummonerState:
    """What the others still see, with the same hidden types and cards as a newly dealt state."""
    copy = held.clone()
    copy.rng = state.rng.clone()
    copy.born = state.born
    copy.roster = state.roster
    copy.kind = state.kind[:]
    copy.cards = state.cards
    for piece in range(PIECES):
        # the pending action may have used up a bearer of the side that acts; the other side's marks are the dealt ones
        if state.side[piece] != seat_of(Action(state.held_action)):
            copy.used[piece] = state.used[piece]
    return copy


def is_unknown(state: SummonerState, piece: int) -> bool:
    """Whether the piece's type is its owner's secret: alive, face-down, and not publicly known (SW-16.6)."""
    return state.cell[piece] != GONE and not is_up(state, piece) and not state.known[piece]


def redeal(state: SummonerState, seat: int, rng: Rng) -> None:
    """Deal a side's unknown face-down types and secret cards anew; a used mark goes with its type."""
    unknown = [piece for piece in range(PIECES) if state.side[piece] == seat and is_unknown(state, piece)]
    dealt = [int(state.born[piece] << 1 | state.used[piece]) for piece in unknown]
    dealt.sort()  # so that nothing but the chance decides, however they really stand
    rng.shuffle(dealt)  # SW-19.4
    for place in range(len(unknown)):
        piece = unknown[place]
        state.born[piece] = dealt[place] >> 1
        state.kind[piece] = dealt[place] >> 1
        state.used[piece] = dealt[place] & 1
    enrol(state)
    public = state.public[seat]
    secret = card_count(state.cards[seat]) - card_count(public)
    state.cards[seat] = public | drawn_cards(possible_cards(state, seat), secret, rng)


def is_blocked(state: SummonerState, seat: int) -> bool:
    """Whether the side would have lost at the start of this turn of its own, for want of a turn action (SW-15.8)."""
    started = state.stack[-1].kind == TURN and state.turn == seat and not state.linked
    return started and not has_turn_action(state, seat)


def possible_cards(state: SummonerState, seat: int) -> int:
    """The cards that a side may still hold in secret, as far as public events tell, as a mask."""
    possible = ALL_CARDS & ~state.excluded[seat]
    for card in range(CARDS):
        if state.public[seat] >> card & 1:
            possible &= ~CARDS_OF[BEARER[card]]  # one card for each type (SW-3.2)
    for piece in range(PIECES):
        if state.side[piece] == seat and not is_unknown(state, piece):
            # a battlefield card would have been shown when its bearer was (SW-3.7)
            possible &= ~(CARDS_OF[state.born[piece]] & CARDS_AT[BATTLEFIELD])
    return possible


def drawn_cards(possible: int, count: int, rng: Rng) -> int:
    """So many cards of different types, drawn one after the other, as a mask."""
    drawn = 0
    for _ in range(count):
        deck = [card for card in range(CARDS) if possible >> card & 1]
        card = deck[int(rng.below(len(deck)))]
        drawn |= 1 << card
        possible &= ~CARDS_OF[BEARER[card]]
    return drawn


def redraft(state: SummonerState, draft: Draft, seat: int, rng: Rng) -> None:
    """Prepare a side at random: whether it has locked in is all that the others see (SW-2.5).

    One of 27,243,216,000 deployments and of 945 selections, by the usual options (SW-19.3).
    """
    kinds: list[int] = []
    for kind in range(KINDS):
        kinds += [kind] * state.options.composition[kind]
    rng.shuffle(kinds)
    draft.editing[seat] = 0
    draft.cards[seat] = drawn_cards(ALL_CARDS, state.options.augment_count, rng)
    for cell in range(CELLS):
        if home(seat, cell):
            draft.kind[cell] = kinds.pop()


def observed(state: SummonerState, action: Action, seat: int) -> Action:
    """The action as a seat sees it: preparations and silent declines are not seen by others."""
    owner = seat_of(action)
    if owner == seat:
        return action
    frame = state.stack[-1]
    if frame.kind == SETUP:
        return act(owner, CHOOSE, HIDDEN)
    if verb_of(action) == DECLINE and is_secret_window(state, frame):
        return act(owner, DECLINE, HIDDEN)
    return action
