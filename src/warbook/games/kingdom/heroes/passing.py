"""What a hero comes upon in its move: flowers, goods, totems, tentacles (section 16). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.tokens import (
    TURNED,
    is_built_on,
    is_of_use,
    is_trodden,
    put_token,
    table_of,
    tokens_on,
    turn_token,
)
from warbook.games.kingdom.content.supply_tables import FLOWER, TENTACLE
from warbook.games.kingdom.effects.start import begin_team
from warbook.games.kingdom.effects.vocabulary import AT_ONCE
from warbook.games.kingdom.present.token_events import PieceRemoved, SightUsed
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.destruction import gain_crystals
from warbook.kernel.api import Refusal


def tread(state: KingdomState) -> None:
    """Totems and tentacles in the spaces that a hero has entered go to the supply (EU-26.7, EU-27.11, EU-31.51)."""
    for token, cell in enumerate(state.token_cell):
        if cell != NONE and cell in state.passed and is_trodden(state, token):
            put_token(state, token, NONE)
            if state.log is not None:
                is_tentacle = table_of(state, token).sort == TENTACLE
                clause = "tentacle-gone" if is_tentacle else "totem-gone"  # EU-27.11, EU-26.7
                state.log.append(PieceRemoved(rule=state.law[clause], kind=state.token[token], cell=cell))


def sights(state: KingdomState) -> list[int]:
    """The spaces of flowers and goods that the last move has come upon and that are still to be used, ascending.

    Only spaces that were entered count: not the one where it began (EU-16.6).
    """
    found = [cell for cell in state.passed if sight_on(state, cell) != NONE]  # EU-16.6
    return sorted(set(found))


def sight_on(state: KingdomState, cell: int) -> int:
    """The token on a space that can be used, NONE without one."""
    for token in tokens_on(state, cell):
        if is_of_use(state, token):
            return token
    return NONE


def refuse_sight(state: KingdomState, cell: int) -> Refusal | None:
    """Why nothing there can be used: no flower on the way, withered (EU-16.3), under a tower (EU-16.4)."""
    if cell not in state.passed:
        return Refusal(state.law["flower"])
    if sight_on(state, cell) != NONE:
        return None
    for token in tokens_on(state, cell):
        if table_of(state, token).sort == FLOWER:
            return Refusal(state.law["flower-covered" if is_built_on(state, cell) else "withered"])  # EU-16.4, EU-16.3
    return Refusal(state.law["flower"])


def use_sight(state: KingdomState, cell: int) -> None:
    """A flower withers and does its work, one after the other (EU-16.1, EU-16.2); goods go to the team (EU-16.12)."""
    token = sight_on(state, cell)
    table = table_of(state, token)
    turn_token(state, token, TURNED)
    if table.sort == FLOWER:
        if state.log is not None:
            state.log.append(SightUsed(rule=state.law["flower"], kind=state.token[token], cell=cell))
        begin_team(state, table.deeds, NONE, token, AT_ONCE)
        return
    gain_crystals(state, table.crystals)
    state.gold = min(int(state.gold) + table.gold, state.tables.numbers.gold)  # EU-17.4
    if state.log is not None:
        kind, gold, crystals = state.token[token], table.gold, table.crystals
        rule = state.law["goods"]
        state.log.append(SightUsed(rule=rule, kind=kind, cell=cell, gold=gold, crystals=crystals))
