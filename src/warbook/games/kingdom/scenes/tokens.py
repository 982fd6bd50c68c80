"""The tokens, Rift cards and closed sites of a written position (`positions.py`).

tokens    tentacle r0c3     a token in a space; turned: withered, sealed, lit, without its goods; - for none at all
rift      R02 ; R10 4       Rift cards that lie open: until they are replaced, until the end of a round, or: end
shut      c 4               a site that an effect closes up to the end of a round; without one, of this round
decks     rifts R15 R01     the Rift deck, the top card first; reserve 2 II01 II02: that tier of the reserve
"""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.tokens import FRESH, TURNED, in_supply, put_token, turn_token
from warbook.games.kingdom.effects.rules_in_force import LAST, SPAN, TILL_REPLACED
from warbook.games.kingdom.present.notation import CELL_NAMES, SITE_NAMES
from warbook.games.kingdom.scenes.hordes import draw_out
from warbook.games.kingdom.state import KingdomState


def clear_tokens(state: KingdomState) -> None:
    """All tokens are in the supply, as they came."""
    state.token_cell = [NONE] * len(state.token)
    state.token_side = [FRESH] * len(state.token)


def lay_token(state: KingdomState, words: list[str]) -> None:
    """One token from the supply."""
    if words == ["-"]:
        return
    kinds = state.tables.token_kinds
    name, cell, *marks = words if len(words) > 1 else (*words, "")
    if name not in kinds or cell not in CELL_NAMES:
        raise ValueError(f"one of {', '.join(kinds)} and a space like r2c1 are needed")
    token = in_supply(state, kinds.index(name))
    if token == NONE:
        raise ValueError("there are no more of these")
    put_token(state, token, CELL_NAMES.index(cell))
    if marks == ["turned"]:
        turn_token(state, token, TURNED)
    elif marks:
        raise ValueError(f"{marks[0]!r} is not: turned")


def open_rift(state: KingdomState, words: list[str]) -> None:
    """A Rift card that is active."""
    card = _card(state, words[0])
    last = TILL_REPLACED if len(words) == 1 else _round(words[1])
    state.rift_deck = [other for other in state.rift_deck if other != card]
    state.rift_open = [*state.rift_open, card + SPAN * SPAN * (last + SPAN * card)]


def shut_site(state: KingdomState, words: list[str]) -> None:
    """A site that is closed."""
    if words[0] not in SITE_NAMES[: len(state.field.sites)]:
        raise ValueError("a site like c is needed")
    last = _round(words[1]) if len(words) > 1 else state.round
    state.shut = [*state.shut, SPAN * last + SITE_NAMES.index(words[0])]


def stack_rifts(state: KingdomState, words: list[str]) -> None:
    """The Rift deck is these cards."""
    state.rift_deck = [_card(state, word) for word in reversed(words)]


def stack_reserve(state: KingdomState, words: list[str]) -> None:
    """One tier of the reserve is these cards."""
    tier, *cards = words
    if not tier.isdecimal() or not 1 <= int(tier) <= len(state.reserve):
        raise ValueError("a tier like 2 is needed")
    names = state.tables.card_names
    for card in cards:
        if card not in names:
            raise ValueError(f"{card!r} is not a horde card")
    numbers = [names.index(card) for card in reversed(cards)]
    state.reserve[int(tier) - 1] = []
    for number in numbers:
        draw_out(state, number)
    state.reserve[int(tier) - 1] = numbers


def _card(state: KingdomState, word: str) -> int:
    if word not in state.tables.rift_names:
        raise ValueError(f"{word!r} is not a Rift card like R01")
    return state.tables.rift_names.index(word)


def _round(word: str) -> int:
    if word == "end":
        return LAST
    if not word.isdecimal() or not 0 < int(word) < LAST:
        raise ValueError(f"{word!r} is not a round, nor end")
    return int(word)
