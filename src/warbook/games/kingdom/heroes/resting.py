"""What scenarios let a hero do in its own space, with its rest or instead (EU-16.16, EU-C12). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE, is_adjacent, steps_between
from warbook.games.kingdom.board.tokens import FRESH, TURNED, put_token, table_of, tokens_on, turn_token
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.content.supply_tables import BEACON, RIFT, TOTEM
from warbook.games.kingdom.frames import BOARD, BROUGHT, MAIN, TRAYS
from warbook.games.kingdom.heroes.activation import refuse_rest
from warbook.games.kingdom.present.token_events import BeaconTurned, PieceRemoved
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.rift_cards import discard, leads
from warbook.kernel.api import Refusal


def token_to_tend(state: KingdomState, figure: int) -> int:
    """The token in a hero's space that its rest seals, quenches or removes; NONE without one."""
    if state.cell[figure] == BOARD:
        return NONE
    for token in tokens_on(state, int(state.cell[figure])):
        if is_tended(state, token):
            return token
    return NONE


def is_tended(state: KingdomState, token: int) -> bool:
    """Whether a rest deals with a token: an open ink pool, and by special rules a volcano or a totem (EU-C12)."""
    table = table_of(state, token)
    if table.rest_seals:
        return state.token_side[token] == FRESH
    if table.sort == TOTEM:
        return state.terms.iron.rest_removes_totem
    return state.terms.given.quench and table.gold > 0  # what lies on it may be gone


def refuse_tend(state: KingdomState, figure: int, task: int) -> Refusal | None:
    """Why a hero cannot tend to the token in its space, or from a rift to an open Rift card, with its rest."""
    wrong = refuse_rest(state, figure)
    if wrong is not None:
        return wrong
    if task == 0:
        return None if token_to_tend(state, figure) != NONE else Refusal(state.law["rest-task"])  # EU-1.7
    if marker_at(state, figure, RIFT) == NONE or task > len(leads(state)):
        return Refusal(state.law["rest-task"])  # EU-1.7
    return None


def tend(state: KingdomState, figure: int, task: int) -> None:
    """With a rest the token here is sealed or removed, or a Rift card is discarded (EU-16.16, EU-C12)."""
    if task > 0:
        discard(state, leads(state)[task - 1])
        return
    token = token_to_tend(state, figure)
    cell = state.token_cell[token]
    if table_of(state, token).rest_seals:
        turn_token(state, token, TURNED)
    else:
        put_token(state, token, NONE)
    if state.log is not None:
        state.log.append(PieceRemoved(rule=state.law["rest-task"], kind=state.token[token], cell=cell))  # EU-1.7


# beacons


def marker_at(state: KingdomState, figure: int, sort: int) -> int:
    """A marker in a hero's space, NONE without one."""
    if state.cell[figure] == BOARD:
        return NONE
    for token in tokens_on(state, int(state.cell[figure])):
        if table_of(state, token).sort == sort:
            return token
    return NONE


def refuse_light(state: KingdomState, figure: int) -> Refusal | None:
    """Why a hero cannot light a beacon: none here, or it burns (EU-C12, S10)."""
    beacon = marker_at(state, figure, BEACON)
    is_dark = beacon != NONE and state.token_side[beacon] == FRESH
    return None if is_dark else Refusal(state.law["beacon"])  # EU-1.7


def light(state: KingdomState, figure: int) -> None:
    """The beacon in the hero's space burns."""
    turn_beacon(state, marker_at(state, figure, BEACON), TURNED)


def turn_beacon(state: KingdomState, beacon: int, side: int) -> None:
    """A beacon is lit or goes out."""
    turn_token(state, beacon, side)
    if state.log is not None:
        cell = state.token_cell[beacon]
        state.log.append(BeaconTurned(rule=state.law["beacon"], cell=cell, lit=side == TURNED))  # EU-1.7


def put_out_beacons(state: KingdomState) -> None:
    """By an iron rule lit beacons beside a horde go out at the end of a round, if nobody guards them (EU-C12, S10)."""
    if not may_go_out(state):
        return
    for token, cell in enumerate(state.token_cell):
        if is_lit(state, token) and has_horde_beside(state, cell) and not is_guarded(state, cell):
            turn_beacon(state, token, FRESH)


def may_go_out(state: KingdomState) -> bool:
    """Whether beacons go out in this round: in even ones."""
    return state.terms.iron.beacons_go_out and state.round % 2 == 0


def is_lit(state: KingdomState, token: int) -> bool:
    """Whether a token is a beacon that burns."""
    is_beacon = state.token_cell[token] != NONE and table_of(state, token).sort == BEACON
    return is_beacon and state.token_side[token] == TURNED


def is_guarded(state: KingdomState, cell: int, but: int = NONE) -> bool:
    """Whether a hero, a bench hero too, stands in a space or beside it; one of them can be left out."""
    for figure in range(len(state.tables.heroes)):
        if figure != but and state.role[figure] in (MAIN, BROUGHT) and state.cell[figure] != BOARD:
            if steps_between(state.cell[figure], cell) <= 1:
                return True
    return False


def has_horde_beside(state: KingdomState, cell: int) -> bool:
    """Whether a horde stands on a space adjacent to one."""
    for tray in range(TRAYS):
        if state.card[tray] != NONE and is_adjacent(cell_of(state, tray), cell):
            return True
    return False
