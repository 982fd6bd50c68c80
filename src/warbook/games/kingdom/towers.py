"""Tower cards: building, passing, picking up, buying (sections 7, 9 to 11, 15, 16, 20). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.events import Bought, Built, Passed, Taken, TowerLost
from warbook.games.kingdom.field import NONE, WHITE, is_adjacent
from warbook.games.kingdom.ranges import tower_targets
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import BARRACKS
from warbook.games.kingdom.terms import CHOICES, FIGURES, SITES, TOWERS, Volley
from warbook.games.kingdom.trays import is_portal, uncovered
from warbook.games.kingdom.volleys import can_take, start_volley
from warbook.kernel.api import Refusal


def towers_on(state: KingdomState, site: int) -> int:
    """How many towers stand on a site."""
    return int(state.built[2 * site] != NONE) + int(state.built[2 * site + 1] != NONE)


def has_tower(state: KingdomState, cell: int) -> bool:
    """Whether a cell is a site with a tower."""
    site = state.field.site_at[cell]
    return site != NONE and towers_on(state, site) > 0


def figure_in(state: KingdomState, cell: int) -> bool:
    """Whether a hero or the companion stands in a cell, now (RT-31.18): a site that they left is free (RT-31.19)."""
    for figure in range(FIGURES):
        if state.cell[figure] == cell:
            return True
    return False


def refuse_build(state: KingdomState, seat: int, tower: int, site: int) -> Refusal | None:
    """The first rule that forbids a tower on a site."""
    law = state.law
    if state.hand[TOWERS * seat + tower] == 0:
        return Refusal(law["incoming" if state.incoming[TOWERS * seat + tower] else "tower-in-hand"])
    if site >= len(state.field.sites):
        return Refusal(law["no-site"])
    wrong = refuse_site(state, seat, site)
    if wrong is not None:
        return wrong
    there = towers_on(state, site)
    return Refusal(law["site-taken"]) if there == 1 and not may_stack(state, tower, site) else None


def refuse_site(state: KingdomState, seat: int, site: int) -> Refusal | None:
    """The first rule that forbids any tower on a site."""
    law = state.law
    colour = state.field.colour[site]
    if colour != WHITE:  # which is everybody's (RT-20.1), and alone never closed (RT-18.4)
        if not state.terms.solo and colour != seat:
            return Refusal(law["second-tower" if towers_on(state, site) else "own-site"])
        if colour == state.closed:
            return Refusal(law["colour-closed"])
    if figure_in(state, state.field.sites[site]):
        return Refusal(law["hero-on-site"])
    return Refusal(law["third-tower"]) if towers_on(state, site) == 2 else None


def open_sites(state: KingdomState, seat: int) -> list[int]:
    """The sites on which a player may place some tower."""
    return [site for site in range(len(state.field.sites)) if refuse_site(state, seat, site) is None]


def refuse_absent(state: KingdomState, seat: int, tower: int) -> Refusal:
    """Why a tower that is not in hand cannot be used: it is incoming (RT-11.7), on a site (RT-11.8), or another's."""
    law = state.law
    if state.incoming[TOWERS * seat + tower]:
        return Refusal(law["incoming"])
    for place in range(2 * SITES):
        if state.built[place] == tower and state.builder[place] == seat:
            return Refusal(law["tower-on-site"])
    return Refusal(law["tower-in-hand"])


def may_stack(state: KingdomState, tower: int, site: int) -> bool:
    """Whether at least one of the two would be a soldier tower, whoever placed the other (RT-9.10, RT-20.2).

    Its family shows when it lies face down, too (RT-31.22).
    """
    below = int(state.built[2 * site] if state.built[2 * site] != NONE else state.built[2 * site + 1])
    return state.tables.family[tower] == BARRACKS or state.tables.family[below] == BARRACKS


def build(state: KingdomState, seat: int, tower: int, site: int, facing: int) -> None:
    """The tower stands on its site and may attack, now and never again (RT-7.6, RT-7.7), or has no target (RT-7.20).

    On a site with two each has its own facing and its own attack (RT-9.12).
    """
    place = 2 * site if state.built[2 * site] == NONE else 2 * site + 1
    state.hand[TOWERS * seat + tower] -= 1
    state.built[place] = tower
    state.facing[place] = facing
    state.flipped[place] = 0
    state.builder[place] = seat
    if state.log is not None:
        state.log.append(Built(rule=state.law["tower-in-hand"], seat=seat, tower=tower, site=site, facing=facing))
    volley = tower_volley(state, seat, tower, site, facing)
    volley.place = place
    start_volley(state, volley)


def tower_volley(state: KingdomState, seat: int, tower: int, site: int, facing: int) -> Volley:
    """The attack of a tower; if portals are its only targets, they must be attacked (RT-10.9, RT-10.16)."""
    aim = state.tables.attack[tower]
    level = state.tables.level[tower]
    targets = tower_targets(state, aim, level, state.field.sites[site], facing)
    volley = Volley(aim, seat, facing, targets, aim.tiles, aim.soldiers)
    volley.level = level
    portals = [tray for tray in targets if is_portal(state, tray)]
    # not if their enemies are covered (RT-10.10), nor with another target (RT-10.7)
    if portals and any([uncovered(state, tray) != 0 for tray in portals]):
        others = [tray for tray in targets if not is_portal(state, tray) and can_take(state, volley, tray, 0)]
        volley.forced = not others
    return volley


# passing


def upgrades_of(state: KingdomState, tower: int, levels: int) -> list[int]:
    """The cards to which a tower can be raised: as many levels as the supply and the cap allow (RT-11.2, RT-19.13)."""
    upgrades, level = state.tables.upgrades, state.tables.level
    now = [tower]
    found: list[int] = []
    for _ in range(levels):
        now = [other for each in now for other in upgrades[each] if level[other] <= state.terms.level_cap]
        there = [other for other in now if state.supply[other] > 0]
        if there:
            found = there  # the highest that the supply has
    return found


def refuse_pass(state: KingdomState, seat: int, tower: int, receiver: int, choice: int, levels: int) -> Refusal | None:
    """The first rule that forbids passing a tower, as often as one likes (RT-11.9); alone to oneself (RT-18.12)."""
    law = state.law
    if state.hand[TOWERS * seat + tower] == 0:
        return refuse_absent(state, seat, tower)
    if not may_receive(state, seat, receiver):
        return Refusal(law["pass-to"])
    choices = len(upgrades_of(state, tower, levels))
    if choices == 0 and state.terms.solo:
        return Refusal(law["pass-self"])
    return Refusal(law["pass-choice"]) if choice >= max(1, choices) else None


def may_receive(state: KingdomState, seat: int, receiver: int) -> bool:
    """Whether a tower may be passed to a player: another one, alone oneself (RT-18.12)."""
    return receiver < state.seats and (receiver == seat) == state.terms.solo


def pass_choices(state: KingdomState, tower: int, levels: int) -> int:
    """In how many ways a tower can be passed: one for each card to which it can be raised, or as it is (RT-11.2)."""
    found = len(upgrades_of(state, tower, levels))
    return 1 if found == 0 and not state.terms.solo else min(found, CHOICES)


def pass_tower(state: KingdomState, seat: int, tower: int, receiver: int, choice: int, levels: int) -> None:
    """The tower is raised if possible, here alone (RT-11.6), and lies in the receiver's slot (RT-11.2, RT-11.3).

    Its old card is in the supply at once (RT-31.24); who comes first takes what is there (RT-31.25).
    """
    found = upgrades_of(state, tower, levels)
    raised = found[choice] if found else tower
    state.hand[TOWERS * seat + tower] -= 1
    if found:
        state.supply[tower] += 1
        state.supply[raised] -= 1
    state.incoming[TOWERS * receiver + raised] += 1
    if state.log is not None:
        rule = state.law[pass_rule(state, tower, raised)]
        state.log.append(Passed(rule=rule, seat=seat, tower=tower, receiver=receiver, raised=raised))


def pass_rule(state: KingdomState, tower: int, raised: int) -> str:
    """The clause by which a tower was raised or not: at the cap (RT-11.4), or none in the supply (RT-11.3)."""
    if raised != tower:
        return "pass"
    return "cap" if state.tables.level[tower] >= state.terms.level_cap else "pass-unchanged"


# Phase 5 and Phase 6


def white_places(state: KingdomState) -> list[int]:
    """The towers on white sites, face up, as 2 * site + layer."""
    return [
        place
        for place in range(2 * len(state.field.sites))
        if state.built[place] != NONE and state.field.colour[place // 2] == WHITE and not state.flipped[place]
    ]


def take_down(state: KingdomState, place: int) -> int:
    """A tower leaves its site; which it was."""
    tower = int(state.built[place])
    state.built[place] = NONE
    state.flipped[place] = 0
    state.builder[place] = NONE
    return tower


def take_white(state: KingdomState, place: int, seat: int) -> None:
    """A player picks up a tower from a white site (RT-20.3)."""
    tower = take_down(state, place)
    state.hand[TOWERS * seat + tower] += 1
    if state.log is not None:
        state.log.append(Taken(rule=state.law["white-site"], seat=seat, tower=tower))


def pick_up(state: KingdomState) -> None:
    """All cards come back to hand, those face down to the supply (RT-7.8, RT-10.6, RT-15.1 to RT-15.4, RT-31.23).

    A hand has no limit (RT-15.6). On white sites the players have decided before (RT-15.5); what is left: RT-20.4.
    """
    for place in range(2 * SITES):
        if state.built[place] != NONE:
            is_flipped = state.flipped[place]
            seat = int(state.builder[place])
            tower = take_down(state, place)
            if is_flipped:  # RT-15.2
                state.supply[tower] += 1
            else:
                state.hand[TOWERS * seat + tower] += 1
    for card in range(TOWERS * state.seats):
        state.hand[card] += state.incoming[card]  # RT-15.3
        state.incoming[card] = 0
    for figure in range(FIGURES):
        state.used[figure] = 0


def price_of(state: KingdomState, tower: int) -> int:
    """What a tower costs, 0 for one that cannot be bought (RT-16.2, RT-16.3, RT-16.5)."""
    level = state.tables.level[tower] if tower < state.tables.towers else 99
    prices = state.tables.prices
    return prices[level - 1] if level <= len(prices) and level <= state.terms.level_cap else 0


def refuse_buy(state: KingdomState, tower: int, seat: int) -> Refusal | None:
    """The first rule that forbids a purchase: level, cap, who gets it, supply, crystals (RT-16.1 to RT-16.5)."""
    law, tables = state.law, state.tables
    if tower >= tables.towers:
        return Refusal(law["supply"])
    if tables.level[tower] > len(tables.prices):
        return Refusal(law["buy-level"])
    if price_of(state, tower) == 0:
        return Refusal(law[price_rule(state, tower)])
    if seat >= state.seats:
        return Refusal(law["receiver"])
    if state.terms.no_soldier_purchases and tables.family[tower] == BARRACKS:
        return Refusal(law["idle"])
    if state.supply[tower] == 0:
        return Refusal(law["supply"])
    return Refusal(law[price_rule(state, tower)]) if state.crystals < price_of(state, tower) else None


def price_rule(state: KingdomState, tower: int) -> str:
    """The clause that says what a tower of this level costs, and under which cap."""
    return f"price-{state.tables.level[tower]}"


def buy(state: KingdomState, tower: int, seat: int) -> None:
    """The team pays, the tower goes to a player's hand (RT-16.4); the rest is kept (RT-16.6)."""
    price = price_of(state, tower)
    state.crystals -= price
    state.supply[tower] -= 1
    state.hand[TOWERS * seat + tower] += 1
    if state.log is not None:
        state.log.append(Bought(rule=state.law[price_rule(state, tower)], seat=seat, tower=tower, price=price))


def can_buy(state: KingdomState) -> bool:
    """Whether there is anything to buy, what has come back this round among it (RT-31.26)."""
    if state.crystals < state.tables.cheapest:
        return False
    for tower in range(state.tables.towers):
        if refuse_buy(state, tower, 0) is None:
            return True
    return False


# towers that are lost


def towers_beside(state: KingdomState, cell: int) -> list[int]:
    """The towers on sites adjacent to a cell, as 2 * site + layer (RT-31.40)."""
    return [
        place
        for place in range(2 * len(state.field.sites))
        if state.built[place] != NONE and is_adjacent(state.field.sites[place // 2], cell)
    ]


def ruin(state: KingdomState, place: int) -> None:
    """A tower goes back to the supply; what it placed stays (RT-29.6)."""
    tower = take_down(state, place)
    state.supply[tower] += 1
    if state.log is not None:
        state.log.append(TowerLost(rule=state.law["boss-ruin"], site=place // 2, tower=tower))
