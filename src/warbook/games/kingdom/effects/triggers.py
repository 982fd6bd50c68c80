"""Moments: board texts, passive abilities and features take their steps when they come due. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import SQUARES
from warbook.games.kingdom.board.tokens import FRESH, drifts, table_of
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.content.supply_tables import FEATURE
from warbook.games.kingdom.effects.rules_in_force import cyclone_times
from warbook.games.kingdom.effects.start import begin_team, has_moment, heroes_by, recall
from warbook.games.kingdom.effects.vocabulary import (
    AFTER_ADVANCE,
    BLOCKED,
    DESTROYED_NEAR,
    FIRST_MOVE,
    MOVE_END,
    SOLDIER_REMOVED,
    SPAWN_END,
)
from warbook.games.kingdom.frames import MAIN, SIGHTS, STIR, TEAM, WARRIOR
from warbook.games.kingdom.heroes.passing import tread
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn import rift_cards
from warbook.kernel.api import Frame

# of heroes


def on_moment(state: KingdomState, frame: Frame) -> None:
    """Something has happened that texts of heroes wait for, or the round has come so far."""
    state.stack.pop()
    when, figure = frame.a, frame.b
    if when >= SPAWN_END:
        come(state, when)
    elif when == MOVE_END:
        end_move(state, figure)
    elif when == SOLDIER_REMOVED:  # wherever that hero is (EU-15.40, EU-31.54)
        for hero in range(len(state.tables.heroes)):
            recall(state, hero, when, frame.c // SQUARES, frame.c % SQUARES)
    elif when == DESTROYED_NEAR:
        for hero in heroes_by(state, cell_of(state, frame.c)):
            recall(state, hero, when, frame.c, NONE)
    elif when == BLOCKED:
        captain = state.tables.captain
        recall(state, captain if state.role[figure] == WARRIOR else figure, when, frame.c, NONE)
    else:
        recall(state, figure, when, NONE, NONE)


def end_move(state: KingdomState, figure: int) -> None:
    """A move is over: texts about it, the Sand Warriors with the first one, then flowers and goods (EU-16.1)."""
    if not state.passed:
        return
    tread(state)
    if state.token:
        state.stack.append(Frame(SIGHTS, TEAM, figure))
    if figure == state.tables.captain and state.role[figure] == MAIN and not state.stepped:
        state.stepped = True
        recall(state, figure, FIRST_MOVE, NONE, NONE)
    recall(state, figure, MOVE_END, NONE, NONE)


# of the round


def come(state: KingdomState, when: int) -> None:
    """A moment of the round: features act, and events and Rift cards have steps.

    After the advance features come first (EU-20.14); at the end of Phase 1 they come last (EU-8.10).
    """
    if when == AFTER_ADVANCE:
        rift_cards.come(state, when)
        stir_all(state, when)
    else:
        stir_all(state, when)
        rift_cards.come(state, when)


def stir_all(state: KingdomState, when: int) -> None:
    """All features of a moment, kind by kind, each by row and column (EU-16.17)."""
    for token in features_at(state, when)[::-1]:
        times = cyclone_times(state) if drifts(table_of(state, token)) else 1
        state.stack.append(Frame(STIR, 0, token, when, times))


def features_at(state: KingdomState, when: int) -> list[int]:
    """The features on the map that have steps of a moment, in their order."""
    found: list[tuple[int, int, int]] = []
    for token, cell in enumerate(state.token_cell):
        if cell != NONE and table_of(state, token).sort == FEATURE and has_moment(table_of(state, token).deeds, when):
            found.append((state.token[token], place_in_line(state, token), token))
    return [token for _, _, token in sorted(found)]  # EU-16.17


def place_in_line(state: KingdomState, token: int) -> int:
    """What orders features of a kind: their space, in one scenario the place on the path (EU-16.17)."""
    cell = state.token_cell[token]
    if state.terms.given.cyclones_by_index and drifts(table_of(state, token)):
        return state.field.routes[state.field.route_of[state.token_home[token]]].index(cell)
    return cell


def on_stir(state: KingdomState, frame: Frame) -> None:
    """A feature acts, perhaps several times; not one that is sealed or, if it can be, has a hero on it (EU-16.16)."""
    token = frame.a
    cell = state.token_cell[token]
    if frame.c <= 0 or cell == NONE:
        state.stack.pop()
        return
    state.stack[-1] = Frame(STIR, 0, token, frame.b, frame.c - 1)
    table = table_of(state, token)
    if table.rest_seals and (state.token_side[token] != FRESH or is_held_shut(state, cell)):
        return
    begin_team(state, table.deeds, NONE, token, frame.b)


def is_held_shut(state: KingdomState, cell: int) -> bool:
    """Whether a hero stands on a feature that it could seal."""
    for figure in range(len(state.tables.heroes)):
        if state.cell[figure] == cell:
            return True
    return False
