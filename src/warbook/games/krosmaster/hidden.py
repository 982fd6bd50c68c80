"""Re-deals what a seat cannot know: the piles, others' blind purchases, the draft's stack. Compiled by mypyc.

Every decision is made in the open (KA-31.5), so actions are seen as they are; only tokens and cards are hidden.
"""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.frames import ASSIGN, EVERYONE
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame
from warbook.kernel.rng import Rng, seeded

ANY_SEAT: Final = -2  # what is hidden from it is known to no seat at all


def determinize(state: KrosmasterState, seat: int, rng: Rng) -> KrosmasterState:
    """A full state that the seat (or a spectator) cannot tell from this one, with new chance ahead."""
    copy = state.clone()
    copy.rng = seeded(int(rng.next()) << 20 ^ int(rng.next()))
    deal_anew(copy, seat)
    return copy


def reshuffle(state: KrosmasterState) -> None:
    """Re-deal the draft's stack and the tokens that no seat knows, with the state's own chance."""
    deal_anew(state, ANY_SEAT)


def deal_anew(state: KrosmasterState, seat: int) -> None:
    """Deal what is hidden from a seat, from the spectators (-1) or from ANY_SEAT, by the state's own chance."""
    if len(state.stack_of_cards) > 1:
        cards = sorted(state.stack_of_cards)  # so that their order in truth has no part in it
        state.rng.shuffle(cards)  # KA-31.4
        state.stack_of_cards = cards
    if state.terms.rewards:
        redeal(state, seat)


def is_hidden(state: KrosmasterState, token: int, seat: int) -> bool:
    """Whether a seat, the spectators (-1) or ANY_SEAT may not know which token this is (KA-31.3, KA-31.4, KA-31.6)."""
    known = int(state.known[token])
    if known == EVERYONE:
        return False
    if seat == ANY_SEAT:
        return known == 0
    return seat < 0 or known >> seat & 1 == 0  # KA-31.3, KA-31.6


def redeal(state: KrosmasterState, seat: int) -> None:
    """Re-deal the tokens that the seat does not know, rank by rank, among their places.

    The places are taken in an order that everyone can see, and the tokens in the order of the content: so where they
    lie in truth has no part in it.
    """
    tokens = state.tables.tokens
    left: list[list[int]] = [[], [], []]
    for token in range(len(tokens)):
        if is_hidden(state, token, seat):
            left[state.tables.reward.rank[tokens[token]]].append(token)
    for rank in range(3):
        state.rng.shuffle(left[rank])
    becomes = list(range(len(tokens)))
    known = state.known[:]
    for token in hidden_places(state, seat):
        other = left[state.tables.reward.rank[tokens[token]]].pop()
        becomes[token] = other
        known[other] = state.known[token]  # who knows it belongs to the place, not to the token
    state.known = known
    state.piles = [[becomes[token] for token in pile] for pile in state.piles]
    state.held = [[becomes[token] for token in held] if held else held for held in state.held]
    frame = state.stack[-1] if state.stack else None
    if frame is not None and frame.kind == ASSIGN:
        state.stack[-1] = Frame(ASSIGN, frame.seat, becomes[frame.a], frame.b)


def hidden_places(state: KrosmasterState, seat: int) -> list[int]:
    """The tokens that the seat does not know, by where they lie: piles, cards, a purchase, and out of the game."""
    found: list[int] = []
    for pile in state.piles:
        found += [token for token in pile if is_hidden(state, token, seat)]
    for held in state.held:
        found += [token for token in held if is_hidden(state, token, seat)]
    frame = state.stack[-1] if state.stack else None
    if frame is not None and frame.kind == ASSIGN and is_hidden(state, frame.a, seat):
        found.append(frame.a)
    lying = set(found)
    removed: list[tuple[int, int]] = []
    for token in range(len(state.tables.tokens)):
        if token not in lying and is_hidden(state, token, seat):
            removed.append((int(state.known[token]), token))
    return found + [token for _, token in sorted(removed)]
