"""Phase 6: towers are bought for crystals (section 16; EU 23). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.attacks.modifications import all_cards, can_modify, is_card, printed
from warbook.games.kingdom.effects.vocabulary import BARRACKS
from warbook.games.kingdom.frames import TOWERS
from warbook.games.kingdom.present.events import Bought
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Refusal


def price_of(state: KingdomState, tower: int) -> int:
    """What a tower costs, with or without modifications, 0 for one that cannot be bought (RT-16.2, RT-16.3, RT-16.5).

    EU-23.2, EU-23.3, EU-23.5.
    """
    level = state.tables.level[printed(state, tower)] if is_card(state, tower) else 99  # EU-23.5
    prices = state.tables.prices
    return prices[level - 1] if level <= len(prices) and level <= state.terms.level_cap else 0


def refuse_buy(state: KingdomState, tower: int, seat: int) -> Refusal | None:
    """The first rule that forbids a purchase: level, cap, who gets it, supply, crystals (RT-16.1 to RT-16.5).

    EU-23.1, EU-23.4, EU-23.6; of cards with and without stickers the players choose (EU-31.25).
    """
    law, tables = state.law, state.tables
    if not is_card(state, tower):
        return Refusal(law["supply"])  # RT-16.4, EU-23.4
    if tables.level[printed(state, tower)] > len(tables.prices):  # EU-14.5
        return Refusal(law["buy-level"])  # RT-16.5, EU-23.3
    if price_of(state, tower) == 0:
        return Refusal(law[price_rule(state, tower)])
    if seat >= state.seats:
        return Refusal(law["receiver"])  # RT-16.1, EU-23.6
    if state.terms.no_soldier_purchases and tables.family[printed(state, tower)] == BARRACKS:
        return Refusal(law["idle"])  # RT-30.2, EU-1.7
    if state.supply[tower] == 0:
        return Refusal(law["supply"])  # RT-16.4, EU-23.4
    return Refusal(law[price_rule(state, tower)]) if state.crystals < price_of(state, tower) else None


def price_rule(state: KingdomState, tower: int) -> str:
    """The clause that says what a tower of this level costs, and under which cap."""
    return f"price-{state.tables.level[printed(state, tower)]}"  # RT-16.2, RT-16.3


def buy(state: KingdomState, tower: int, seat: int) -> None:
    """The team pays, the tower goes to a player's hand (RT-16.4, EU-23.6, EU-23.9); the rest is kept (RT-16.6)."""
    price = price_of(state, tower)
    state.crystals -= price  # RT-16.6, EU-23.9
    state.supply[tower] -= 1
    state.hand[TOWERS * seat + tower] += 1
    if state.log is not None:
        rule, shown = state.law[price_rule(state, tower)], printed(state, tower)
        state.log.append(Bought(rule=rule, seat=seat, tower=tower, shown=shown, price=price))


def can_spend(state: KingdomState) -> bool:
    """Whether there is anything to buy, for crystals or gold; the phase lasts until all are done (EU-23.11).

    Nothing else is for sale: levels are never bought up (EU-23.10), so 3 and 4 only come by passing (EU-14.5).
    """
    return can_buy(state) or can_modify(state)  # EU-23.10


def can_buy(state: KingdomState) -> bool:
    """Whether there is anything to buy, what has come back this round among it (RT-31.26)."""
    if state.crystals < state.tables.cheapest:
        return False
    for tower in range(all_cards(state)):  # EU-31.25
        if refuse_buy(state, tower, 0) is None:
            return True
    return False
