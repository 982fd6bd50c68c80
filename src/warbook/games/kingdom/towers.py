"""Tower cards: building, passing, picking up, buying (sections 7, 9 to 11, 15, 16, 20). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.events import Bought, Built, Passed, Taken, TowerLost
from warbook.games.kingdom.field import NONE, WHITE, is_adjacent
from warbook.games.kingdom.ranges import tower_targets
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import BARRACKS
from warbook.games.kingdom.terms import FIGURES, SITES, TOWERS, Volley
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
    """Whether a hero or the companion stands in a cell."""
    for figure in range(FIGURES):
        if state.cell[figure] == cell:
            return True
    return False


def refuse_build(state: KingdomState, seat: int, tower: int, site: int) -> Refusal | None:
    """The first rule that forbids a tower on a site."""
    law = state.law
    if state.hand[TOWERS * seat + tower] == 0:
        return Refusal(law["tower-in-hand"])
    if site >= len(state.field.sites):
        return Refusal(law["own-site"])
    colour = state.field.colour[site]
    if colour != WHITE:
        if not state.terms.solo and colour != seat:
            return Refusal(law["own-site"])
        if colour == state.closed:
            return Refusal(law["colour-closed"])
    if figure_in(state, state.field.sites[site]):
        return Refusal(law["hero-on-site"])
    there = towers_on(state, site)
    if there == 2 or (there == 1 and not may_stack(state, tower, site)):
        return Refusal(law["site-taken"])
    return None


def may_stack(state: KingdomState, tower: int, site: int) -> bool:
    """Whether at least one of the two would be a soldier tower (RT-9.10)."""
    below = int(state.built[2 * site] if state.built[2 * site] != NONE else state.built[2 * site + 1])
    return state.tables.family[tower] == BARRACKS or state.tables.family[below] == BARRACKS


def build(state: KingdomState, seat: int, tower: int, site: int, facing: int) -> None:
    """The tower stands on its site and may attack at once (RT-7.6)."""
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
    if portals and any([uncovered(state, tray) != 0 for tray in portals]):
        others = [tray for tray in targets if not is_portal(state, tray) and can_take(state, volley, tray, 0)]
        volley.forced = not others
    return volley


# passing


def upgrades_of(state: KingdomState, tower: int, levels: int) -> list[int]:
    """The cards to which a tower can be raised: as many levels as the supply and the cap allow (RT-11.2, RT-19.13)."""
    tables = state.tables
    now = [tower]
    reached: list[list[int]] = []
    for _ in range(levels):
        now = [other for each in now for other in tables.upgrades[each] if tables.level[other] <= state.terms.level_cap]
        reached.append([other for other in now if state.supply[other] > 0])
    for found in reached[::-1]:
        if found:
            return found
    return []


def refuse_pass(state: KingdomState, seat: int, tower: int, receiver: int, choice: int, levels: int) -> Refusal | None:
    """The first rule that forbids passing a tower; alone one raises the own towers (RT-18.12)."""
    law = state.law
    if state.hand[TOWERS * seat + tower] == 0:
        return Refusal(law["tower-in-hand"])
    if receiver >= state.seats or (receiver == seat) != state.terms.solo:
        return Refusal(law["pass"])
    found = upgrades_of(state, tower, levels)
    if not found and state.terms.solo:
        return Refusal(law["pass-self"])
    if choice >= max(1, len(found)):
        return Refusal(law["pass-choice"])
    return None


def pass_tower(state: KingdomState, seat: int, tower: int, receiver: int, choice: int, levels: int) -> None:
    """The tower is raised if possible and lies in the receiver's incoming slot (RT-11.2, RT-11.3)."""
    found = upgrades_of(state, tower, levels)
    raised = found[choice] if found else tower
    state.hand[TOWERS * seat + tower] -= 1
    if found:
        state.supply[tower] += 1
        state.supply[raised] -= 1
    state.incoming[TOWERS * receiver + raised] += 1
    if state.log is not None:
        state.log.append(Passed(rule=state.law["pass"], seat=seat, tower=tower, receiver=receiver, raised=raised))


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
    """All cards come back to hand, those face down to the supply (RT-15.1 to RT-15.4)."""
    for place in range(2 * SITES):
        if state.built[place] != NONE:
            is_flipped = state.flipped[place]
            seat = int(state.builder[place])
            tower = take_down(state, place)
            if is_flipped:
                state.supply[tower] += 1
            else:
                state.hand[TOWERS * seat + tower] += 1
    for card in range(TOWERS * state.seats):
        state.hand[card] += state.incoming[card]
        state.incoming[card] = 0
    for figure in range(FIGURES):
        state.used[figure] = 0


def price_of(state: KingdomState, tower: int) -> int:
    """What a tower costs, 0 for one that cannot be bought (RT-16.2, RT-16.3, RT-16.5)."""
    level = state.tables.level[tower] if tower < state.tables.towers else 99
    prices = state.tables.numbers.prices
    return prices[level - 1] if level <= len(prices) and level <= state.terms.level_cap else 0


def refuse_buy(state: KingdomState, tower: int, seat: int) -> Refusal | None:
    """The first rule that forbids a purchase."""
    price = price_of(state, tower)
    if price == 0 or seat >= state.seats:
        return Refusal(state.law["buy-level"])
    if state.terms.iron.no_soldier_purchases and state.tables.family[tower] == BARRACKS:
        return Refusal(state.law["idle"])
    if state.supply[tower] == 0:
        return Refusal(state.law["supply"])
    return Refusal(state.law["price"]) if state.crystals < price else None


def buy(state: KingdomState, tower: int, seat: int) -> None:
    """The team pays, the tower goes to a player's hand (RT-16.4)."""
    price = price_of(state, tower)
    state.crystals -= price
    state.supply[tower] -= 1
    state.hand[TOWERS * seat + tower] += 1
    if state.log is not None:
        state.log.append(Bought(rule=state.law["price"], seat=seat, tower=tower, price=price))


def can_buy(state: KingdomState) -> bool:
    """Whether there is anything to buy."""
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
