"""Cards of the reserve come onto the map: at a marker, beside a champion, out of an ink pool. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE, PATH
from warbook.games.kingdom.board.tokens import origin
from warbook.games.kingdom.board.trays import top_tray
from warbook.games.kingdom.effects.vocabulary import AT_ADJACENT, AT_NEAREST, Deed
from warbook.games.kingdom.frames import PLACES, TEAM, Doing
from warbook.games.kingdom.heroes.figures import bring_in
from warbook.games.kingdom.present.token_events import WelledUp
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.spawning import place_card
from warbook.kernel.api import Frame


def draw_reserve(state: KingdomState, tier: int) -> int:
    """A card of a tier, or else of the next lower one (EU-31.44); NONE if all are gone. Never a champion (EU-31.45)."""
    for pile in range(min(tier, len(state.reserve)) - 1, -1, -1):  # EU-31.44
        if state.reserve[pile]:
            reserve = state.reserve[:]
            card = reserve[pile][-1]
            reserve[pile] = reserve[pile][:-1]
            state.reserve = reserve
            state.revealed += 1
            return card
    return NONE


def summon(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """A card is spawned at a marker, the first if that is not in use, or put down beside what acts (EU-C9, EU-C10)."""
    if deed.at == AT_NEAREST:
        rally(state, doing.actor, deed.tier)
    elif deed.at == AT_ADJACENT:
        well_up(state, origin(state, doing))
    else:
        marker = deed.marker - 1
        card = draw_reserve(state, deed.tier)
        if card != NONE:
            place_card(state, card, marker if state.terms.players.decks[marker] else 0, 0)


def rally(state: KingdomState, tray: int, tier: int) -> None:
    """A horde comes to the space of the acting one's path nearest to it; of two the one behind (EU-26.4)."""
    route, here = int(state.route[tray]), int(state.index[tray])
    cells = state.field.routes[route]
    best = NONE
    for index in range(len(cells)):
        if top_tray(state, cells[index]) == NONE and (best == NONE or abs(index - here) < abs(best - here)):
            best = index
    if best != NONE:
        card = draw_reserve(state, tier)
        if card != NONE:
            put_down(state, card, route, best)


def well_up(state: KingdomState, cell: int) -> None:
    """A horde comes out of an ink pool, onto a path space beside it that the players choose (EU-16.16)."""
    found = paths_beside(state, cell)
    card = draw_reserve(state, pool_tier(state)) if found else NONE
    if card == NONE:
        return
    if len(found) == 1:
        put_beside(state, card, found[0])
        return
    state.stack.append(Frame(PLACES, TEAM, card))
    if state.log is not None:
        state.log.append(WelledUp(rule=state.law["well-up"], card=card))


def pool_tier(state: KingdomState) -> int:
    """The tier that ink pools draw (EU-C12, S8)."""
    return state.terms.iron.pool_tier or state.terms.given.pool_tier


def paths_beside(state: KingdomState, cell: int) -> list[int]:
    """The path spaces beside a space that a route in use has and no horde stands on (EU-16.16)."""
    found: list[int] = []
    for other in state.field.near[cell]:
        if state.field.kind[other] == PATH and top_tray(state, other) == NONE and route_in_use(state, other) != NONE:
            found.append(other)
    return found


def route_in_use(state: KingdomState, cell: int) -> int:
    """The lowest-numbered route in use that has a space, NONE without one (EU-16.16)."""
    for route, cells in enumerate(state.field.routes):
        if state.terms.players.decks[route] and cell in cells:
            return route
    return NONE


def put_beside(state: KingdomState, card: int, cell: int) -> None:
    """A card comes to a path space and follows the lowest route in use that has it."""
    route = route_in_use(state, cell)
    put_down(state, card, route, state.field.routes[route].index(cell))


def put_down(state: KingdomState, card: int, route: int, index: int) -> None:
    """A card comes to a space without being spawned, once whoever stands there has made room (EU-20.16)."""
    bring_in(state, card, route, index, False)
