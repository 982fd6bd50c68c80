"""The view of tokens on the map, marks on trays, the backs of decks, champions (EU-33.3, EU-33.7)."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.tokens import TURNED
from warbook.games.kingdom.board.trays import is_warded
from warbook.games.kingdom.effects.vocabulary import DAMAGES, TRUE
from warbook.games.kingdom.frames import CHARGED, CURSED, FROZEN, SILENT, Volley
from warbook.games.kingdom.present.views.parts import TokenView
from warbook.games.kingdom.state import KingdomState

MARKS: Final = (("frozen", FROZEN), ("silent", SILENT), ("cursed", CURSED), ("charged", CHARGED))


def tokens_seen(state: KingdomState) -> tuple[TokenView, ...]:
    """The tokens that lie on the map."""
    kinds = state.tables.token_kinds
    return tuple(
        TokenView(kinds[state.token[token]], cell, state.token_side[token] == TURNED)
        for token, cell in enumerate(state.token_cell)
        if cell != NONE
    )


def marks_on(state: KingdomState, tray: int) -> tuple[str, ...]:
    """What holds for a tray for a while."""
    return tuple(name for name, mark in MARKS if state.marks[tray] & mark)


def warded(state: KingdomState, tray: int) -> tuple[str, ...]:
    """The damage types that all enemies of a tray resist, whatever is printed on them: by totems and Rift cards."""
    if not state.token or state.marks[tray] & CURSED:
        return ()
    return tuple(name for damage, name in enumerate(DAMAGES) if damage != TRUE and is_warded(state, tray, damage))


def back_of(state: KingdomState, route: int) -> tuple[str, int, int, int]:  # EU-33.3
    """The back of a deck's top card: its tier or its name, its crystals, gold, or either of them (EU-4.9)."""
    deck = state.decks[route]
    if not deck or not state.tables.ways.open_backs:
        return "", 0, 0, 0
    card = state.tables.cards[deck[-1]]
    return card.back(), card.crystals, card.gold, card.either


def side_of(state: KingdomState, volley: Volley) -> int:
    """The cell that an attack comes from, if one of its targets holds shields to some side (EU-19.6)."""
    cards = [state.tables.cards[state.card[tray]] for tray in volley.targets]
    return volley.source if any(card.shield != NONE for card in cards) else NONE
