"""Steps that ask nothing: hordes are frozen, silenced, cursed, pushed; skulls; what tokens do. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.tokens import drifts, origin, put_token, table_of
from warbook.games.kingdom.board.trays import cell_of, figures_on, horde_name, top_tray
from warbook.games.kingdom.effects.rules_in_force import SKULLS, of_hero
from warbook.games.kingdom.effects.vocabulary import CURSE, DRIFT, EXTRA_ADVANCE, FREEZE, PUSH, SILENCE, SKULL, Deed
from warbook.games.kingdom.frames import BOSS_TRAY, CURSED, FROZEN, SILENT, Doing
from warbook.games.kingdom.heroes.figures import bare_figures, displace_all
from warbook.games.kingdom.present.token_events import Drifted, SkullsChanged, TrayMarked, TrayPushed
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.hordes import attempt, is_free, is_frozen

MARKS: Final = {FREEZE: FROZEN, SILENCE: SILENT, CURSE: CURSED}
CLAUSES: Final = {FREEZE: "freeze", SILENCE: "silence", CURSE: "curse"}


def on_effect(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """One step that asks nothing."""
    do = deed.do
    if do in MARKS:
        mark(state, doing.last_tray, do)
    elif do == PUSH:
        push(state, doing.last_tray)
    elif do == SKULL:
        gain_skulls(state, doing.figure, deed.amount)
    elif do == EXTRA_ADVANCE:
        drive(state, origin(state, doing))
    else:
        assert do == DRIFT
        drift_all(state, doing, deed.home)


def mark(state: KingdomState, tray: int, do: int) -> None:
    """A horde makes no attempt or triggers nothing this round, or loses its defences (EU-16.9, EU-31.40, EU-31.47).

    A boss makes no attempts and triggers nothing: of these only a curse does anything to it.
    """
    if tray == NONE or (tray == BOSS_TRAY and do != CURSE):
        return
    state.marks[tray] |= MARKS[do]
    if state.log is not None:
        name = horde_name(state, tray)
        state.log.append(TrayMarked(rule=state.law[CLAUSES[do]], tray=tray, horde=name, mark=MARKS[do]))


def push(state: KingdomState, tray: int) -> None:
    """A horde goes back to the nearest lower place of its route without a horde, if there is one (EU-16.11).

    Who stands there makes room, perhaps where it came from (EU-20.16). It acts as usual in this round (EU-31.42).
    """
    if tray == NONE or tray == BOSS_TRAY:
        return
    cells = state.field.routes[state.route[tray]]
    for index in range(int(state.index[tray]) - 1, -1, -1):
        if is_free(state, cells[index]):
            standing = bare_figures(state, cells[index])
            pull_back(state, tray, index)
            displace_all(state, standing)
            return


def pull_back(state: KingdomState, tray: int, index: int) -> None:
    """The horde goes back with everything that is on its card."""
    state.index[tray] = index
    cell = cell_of(state, tray)
    for figure in figures_on(state, tray):  # Sand Warriors: no hero stands on it (EU-16.11)
        state.cell[figure] = cell
    if state.log is not None:
        name = horde_name(state, tray)
        state.log.append(TrayPushed(rule=state.law["push"], tray=tray, horde=name, index=index, cell=cell))


def skull_limit(state: KingdomState, figure: int) -> int:
    """How many skulls a hero can have; an ability may raise it (EU-15.37)."""
    return of_hero(state, figure, SKULLS) or state.tables.heroes[figure].skulls


def gain_skulls(state: KingdomState, figure: int, amount: int) -> None:
    """A hero gains skulls up to its limit, and keeps them when it is knocked out (EU-15.37, EU-31.10)."""
    set_skulls(state, figure, min(int(state.skulls[figure]) + amount, skull_limit(state, figure)))


def set_skulls(state: KingdomState, figure: int, skulls: int) -> None:
    """A hero has so many skulls."""
    if skulls != state.skulls[figure]:
        state.skulls[figure] = skulls
        if state.log is not None:
            state.log.append(SkullsChanged(rule=state.law["skulls"], figure=figure, skulls=skulls))


def drive(state: KingdomState, cell: int) -> None:
    """The horde in a space makes an extra advance attempt, without active abilities (EU-16.14, EU-20.15)."""
    tray = top_tray(state, cell)
    if tray != NONE and not is_frozen(state, tray):
        attempt(state, tray)  # EU-20.15


def drift_all(state: KingdomState, doing: Doing, is_home: bool) -> None:
    """The token that acts goes one index back, or all tokens of such a kind go home (EU-16.14)."""
    for token in range(len(state.token)):
        is_meant = token == doing.token or (doing.token == NONE and drifts(table_of(state, token)))
        if is_meant and state.token_cell[token] != NONE:
            drift(state, token, is_home)


def drift(state: KingdomState, token: int, is_home: bool) -> None:
    """One index back along the lowest route that has its first space; from index 0, or sent home, to that space."""
    cell, start = state.token_cell[token], state.token_home[token]
    route = state.field.routes[state.field.route_of[start]]
    index = route.index(cell)
    goal = start if is_home or index == 0 else route[index - 1]  # EU-16.14
    if goal != cell:
        put_token(state, token, goal)
        if state.log is not None:
            state.log.append(Drifted(rule=state.law["drift"], kind=state.token[token], cell=goal))
