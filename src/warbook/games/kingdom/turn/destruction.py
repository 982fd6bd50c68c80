"""Phase 3: covered trays fall, all at once; heroes on them are hurt, ghosts follow (sections 13 and 21).

Where they fall one after another `ordered_destruction.py` has it. Compiled by mypyc.
"""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import cell_of, clear_tray, figures_on, top_tray, uncovered
from warbook.games.kingdom.content.tables import GHOST, GHOST_STRIP
from warbook.games.kingdom.effects.start import heroes_by, recall
from warbook.games.kingdom.effects.vocabulary import DESTROYED_NEAR
from warbook.games.kingdom.frames import CAT, DISPLACING, GHOSTS, HURTING, TEAM, TRAYS, WARRIOR
from warbook.games.kingdom.heroes.damage import harm
from warbook.games.kingdom.heroes.figures import bare_figures, bring_in, displace_all, guard, heal, leave_tray, to_board
from warbook.games.kingdom.present.events import TrayDestroyed
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.end import look_for_goal
from warbook.kernel.api import Frame


def on_destroy(state: KingdomState) -> None:
    """All trays that are covered now are destroyed, crystals first (RT-13.1, RT-13.2); the others stay (RT-13.9).

    They are fixed here, of a stack both (RT-31.1, RT-31.2, RT-31.4, RT-31.47).
    """
    state.stack.pop()
    covered = [tray for tray in range(TRAYS) if state.card[tray] != NONE and uncovered(state, tray) == 0]
    state.doomed = covered  # RT-13.1, RT-13.9, RT-31.1, RT-31.2, RT-31.47
    state.shaken = []
    for tray in covered:  # RT-31.4
        reap(state, tray)
    state.stack.append(Frame(HURTING, 0, 0))


def reap(state: KingdomState, tray: int) -> None:
    """The team gains the crystals on the back, of portals too (RT-10.14, RT-13.3); ghost strips have none (RT-21.13).

    Who is reborn is so before the damage (RT-24.54).
    """
    card = state.tables.cards[state.card[tray]]
    crystals = 0 if state.terms.iron.no_ghost_crystals and card.kind == GHOST else card.crystals
    gain_crystals(state, crystals)  # RT-10.14, RT-21.13
    for figure in figures_on(state, tray):
        if state.reborn[figure]:
            heal(state, figure, int(state.reborn[figure]))
            guard(state, figure)
    if state.log is not None:
        rule, number = state.law["destroy"], int(state.card[tray])  # RT-13.3, EU-17.2
        state.log.append(TrayDestroyed(rule=rule, tray=tray, card=number, crystals=crystals))


def gain_crystals(state: KingdomState, crystals: int) -> None:
    """Crystals for the team; beyond the limit they are lost (RT-13.4, RT-31.27)."""
    state.crystals = min(int(state.crystals) + crystals, state.tables.numbers.crystals)  # RT-13.4, RT-31.27


def on_hurting(state: KingdomState) -> None:
    """The destroyed trays go, all before anybody is hurt or makes room (RT-13.2); heroes on them take damage.

    The companion does not (RT-12.43, RT-13.5, RT-13.6), nor do Sand Warriors, who can still go instead of a hero
    (EU-31.13).
    """
    state.stack[-1] = Frame(HURTING, 0, 1)
    standing = [figure for tray in state.doomed for figure in figures_on(state, tray)]
    haunted = [tray for tray in state.doomed if state.tables.cards[state.card[tray]].kind == GHOST_STRIP]
    state.shaken = [1000 * int(state.route[tray]) + int(state.index[tray]) for tray in haunted]
    for tray in state.doomed:
        remove_doomed(state, tray)
    harm(state, [figure for figure in standing if state.role[figure] not in (CAT, WARRIOR)], NONE, 1)  # RT-13.6


def on_fallen(state: KingdomState) -> None:
    """Behind the damage: heroes notice it (EU-15.37), some make room, ghosts follow, portals are counted (RT-13.8)."""
    state.stack.pop()
    doomed = state.doomed
    state.doomed = []
    if state.tables.moments[DESTROYED_NEAR]:
        for tray in doomed:
            for hero in heroes_by(state, cell_of(state, tray)):
                recall(state, hero, DESTROYED_NEAR, tray, NONE)
    for tray in doomed:
        leave_space(state, tray)
    look_for_goal(state)
    if state.shaken:
        below = [frame for frame in state.stack if frame.kind != DISPLACING]
        asked = [frame for frame in state.stack if frame.kind == DISPLACING]
        state.stack = [*below, Frame(GHOSTS, TEAM), *asked]  # heroes make room first


def remove_doomed(state: KingdomState, tray: int) -> None:
    """One destroyed tray leaves with its tiles and soldiers, its card is out of the game (RT-13.3, RT-13.7)."""
    state.discards = [*state.discards, int(state.card[tray])]
    for figure in figures_on(state, tray):
        leave_tray(state, figure)  # RT-12.43, RT-13.5
    clear_tray(state, tray)  # RT-13.7, EU-17.7


def leave_space(state: KingdomState, tray: int) -> None:
    """Who stood on a destroyed tray stays in its space, unless a ghost comes or a tray of the stack is still there.

    Sand Warriors go home like soldiers (EU-17.7).
    """
    cell = cell_of(state, tray)
    standing = bare_figures(state, cell)
    for figure in standing:
        if state.role[figure] == WARRIOR:
            to_board(state, figure)
    is_haunted = 1000 * int(state.route[tray]) + int(state.index[tray]) in state.shaken
    if is_haunted or top_tray(state, cell) != NONE:  # RT-21.15, RT-21.26
        # RT-21.12, RT-21.15, RT-21.26
        displace_all(state, [figure for figure in standing if state.cell[figure] == cell])


def let_ghost_in(state: KingdomState, place: int) -> None:
    """The top card of the ghost deck takes the place of a destroyed ghost tray (RT-21.12, RT-21.16, RT-21.25)."""
    route, index = state.shaken[place] // 1000, state.shaken[place] % 1000
    state.shaken = [other for number, other in enumerate(state.shaken) if number != place]
    if not state.ghosts:  # RT-21.16
        state.shaken = []  # nobody comes any more, wherever it would have been
    else:
        card = state.ghosts[-1]
        state.ghosts = state.ghosts[:-1]
        state.revealed += 1
        bring_in(state, card, route, index)  # RT-21.25
