"""What nobody knows, dealt anew: the order of the decks (RT-33.1). Compiled by mypyc.

A recipe is public, so every deck is dealt again from what it can still hold: cards of a kind that were not seen yet,
in the segments of the recipe.
"""

from __future__ import annotations

from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.setup import GHOST_PILE, shuffled_piles, tags_of, terms_of
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import BOSS
from warbook.games.kingdom.terms import ALL_TRAYS, PLACE_TRAY
from warbook.kernel.rng import Rng, seeded


def determinize(state: KingdomState, rng: Rng) -> KingdomState:
    """A full state that nobody can tell from this one, with fresh chance ahead."""
    copy = state.clone()
    copy.rng = seeded(int(rng.next()) << 20 ^ int(rng.next()))
    piles = unseen_piles(copy)
    copy.decks = [deal_again(copy, piles, number) for number in range(len(copy.decks))]
    if copy.ghosts:
        copy.ghosts = piles[GHOST_PILE][: len(copy.ghosts)]
    if copy.boss_deck:
        deck = sorted(copy.boss_deck)  # so that the true order takes no part
        copy.rng.shuffle(deck)
        copy.boss_deck = deck
    return copy


def seen_cards(state: KingdomState) -> set[int]:
    """The cards on the map and out of the game; one that is about to be placed is known too."""
    seen = set(state.discards)
    for tray in range(ALL_TRAYS):
        if state.card[tray] != NONE and state.tables.cards[state.card[tray]].kind != BOSS:
            seen.add(int(state.card[tray]))
    for frame in state.stack:
        if frame.kind == PLACE_TRAY:
            seen.add(frame.a)
    return seen


def unseen_piles(state: KingdomState) -> dict[str, list[int]]:
    """The cards that nobody has seen, by tier and group, shuffled."""
    seen = seen_cards(state)
    return {tag: [card for card in pile if card not in seen] for tag, pile in shuffled_piles(state).items()}


def deal_again(state: KingdomState, piles: dict[str, list[int]], number: int) -> list[int]:
    """The rest of a deck, dealt again by its recipe from the bottom up."""
    left = len(state.decks[number])
    rest = state.decks[number]  # the next card last: the bottom segment lies first
    dealt: list[int] = []
    for segment in state.terms.players.decks[number][::-1]:
        size = sum([count for _, count in terms_of(segment)])
        here = rest[len(dealt) : min(left, len(dealt) + size)]
        dealt += same_kinds(state, piles, here, segment)
        if len(dealt) >= left:
            break
    return dealt


def same_kinds(state: KingdomState, piles: dict[str, list[int]], cards: list[int], segment: str) -> list[int]:
    """As many cards of a segment: named ones stay if they are still to come, the others are drawn again.

    Which of a segment's cards have come is known by their kinds, so the kinds that are left are known too.
    """
    names = [name for name, _ in terms_of(segment) if name in state.tables.card_names]
    named = [state.tables.card_names.index(name) for name in names]
    tags = [name for name, _ in terms_of(segment) if name not in names]
    # sorted, so that the true order takes no part in the deal
    found = sorted([card for card in cards if card in named])
    for tag in sorted([tag_for(state, card, tags) for card in cards if card not in named]):
        found.append(piles[tag].pop())
    state.rng.shuffle(found)
    return found


def tag_for(state: KingdomState, card: int, tags: list[str]) -> str:
    """The tag of a recipe under which a card was drawn."""
    own = tags_of(state, card)
    for tag in tags:
        if tag in own:
            return tag
    return own[0]
