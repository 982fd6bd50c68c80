"""Re-deals what nobody knows: the order of the decks (RT-33.1, EU-33.2). Compiled by mypyc.

A recipe is public, so every deck is dealt again from what it can still hold: cards of a kind that were not seen yet,
in the segments of the recipe. Where the back of a deck's top card is seen, its tier and reward stay (EU-4.9, EU-33.3).
What is left of each tier then is the reserve.
"""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.tables import BOSS
from warbook.games.kingdom.frames import ALL_TRAYS, is_bringing
from warbook.games.kingdom.setup import GHOST_PILE, shuffled_piles, tags_of, terms_of
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.rng import Rng, seeded


def determinize(state: KingdomState, rng: Rng) -> KingdomState:
    """A full state that nobody can tell from this one, with new chance ahead (EU-37.3)."""
    copy = state.clone()
    copy.rng = seeded(int(rng.next()) << 20 ^ int(rng.next()))
    reshuffle(copy)
    return copy


def reshuffle(state: KingdomState) -> None:
    """Deal the decks, the ghosts and the reserve again, by the state's own chance."""
    piles = unseen_piles(state)
    tops = draw_tops(state, piles) if state.tables.ways.open_backs else []  # EU-33.3
    state.decks = [deal_again(state, piles, number, tops) for number in range(len(state.decks))]  # RT-33.1, EU-33.2
    if state.ghosts:
        state.ghosts = piles[GHOST_PILE][: len(state.ghosts)]
    if state.boss_deck:
        deck = sorted(state.boss_deck)  # so that the true order takes no part
        state.rng.shuffle(deck)
        state.boss_deck = deck
    if state.reserve:
        state.reserve = [piles.get(f"T{tier + 1}", [])[: len(pile)] for tier, pile in enumerate(state.reserve)]
    if state.rift_deck:
        rifts = sorted(state.rift_deck)
        state.rng.shuffle(rifts)
        state.rift_deck = rifts


def draw_tops(state: KingdomState, piles: dict[str, list[int]]) -> list[int]:
    """By deck: a card that could lie on top, NONE for an empty deck."""
    found: list[int] = []
    for deck in state.decks:
        top = deck[-1] if deck else NONE
        tags = tags_of(state, top) if deck else []
        if tags:  # one that only recipes name is known
            top = next(card for card in piles[tags[0]] if has_same_back(state, card, top))
            piles[tags[0]].remove(top)
        found.append(top)
    return found


def has_same_back(state: KingdomState, card: int, other: int) -> bool:
    """Whether two cards of a tier show the same reward on their backs (EU-4.9)."""
    one, two = state.tables.cards[card], state.tables.cards[other]
    return one.crystals == two.crystals and one.gold == two.gold and one.either == two.either


def seen_cards(state: KingdomState) -> list[int]:
    """The cards on the map and out of the game; one that is about to be placed is known too."""
    seen = state.discards[:]
    for tray in range(ALL_TRAYS):
        if state.card[tray] != NONE and state.tables.cards[state.card[tray]].kind != BOSS:
            seen.append(int(state.card[tray]))
    for frame in state.stack:
        if is_bringing(frame):
            seen.append(frame.a)
    return seen


def unseen_piles(state: KingdomState) -> dict[str, list[int]]:
    """The cards that nobody has seen, by tier and group, shuffled."""
    piles = shuffled_piles(state)
    for card in seen_cards(state):
        for tag in tags_of(state, card):
            if tag in piles and card in piles[tag]:
                piles[tag].remove(card)
    return piles


def deal_again(state: KingdomState, piles: dict[str, list[int]], number: int, tops: list[int]) -> list[int]:
    """The rest of a deck, dealt again by its recipe from the bottom up, below its top card if that is there already."""
    rest = state.decks[number]  # the next card last: the bottom segment lies first
    if tops and rest:
        return [*dealt_below(state, piles, number, rest[:-1]), tops[number]]
    return dealt_below(state, piles, number, rest)


def dealt_below(state: KingdomState, piles: dict[str, list[int]], number: int, rest: list[int]) -> list[int]:
    """As many cards as these, dealt again."""
    left = len(rest)
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
