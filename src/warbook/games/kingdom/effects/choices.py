"""What steps let somebody pick: a tray, a number of skulls, squares for Sand Warriors. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import open_to_bases
from warbook.games.kingdom.effects.plain_steps import set_skulls
from warbook.games.kingdom.effects.targets import current, targets_of, trays_to_choose
from warbook.games.kingdom.effects.vocabulary import Deed
from warbook.games.kingdom.frames import SCATTERING, SPENDING_SKULLS, TARGETING, Doing
from warbook.games.kingdom.heroes.sand_warriors import bit_of, can_scatter, may_scatter, on_map, put_on_tray
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame

# trays


def ask_for_tray(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """A tray has to be chosen for the steps behind; with a single one there is nothing to choose (EU-16.9)."""
    trays = trays_to_choose(state, doing, deed)
    if len(trays) > 1:
        state.stack.append(Frame(TARGETING, doing.seat))
    else:
        set_target(state, trays[0] if trays else NONE)


def set_target(state: KingdomState, tray: int) -> None:
    """The steps behind are about this tray, or about none."""
    doing = state.doings[-1].copy()
    doing.last_tray = tray
    state.doings[-1] = doing


def trays_asked(state: KingdomState) -> list[int]:
    """The trays of which one is to be chosen now, ascending."""
    return sorted(trays_to_choose(state, state.doings[-1], current(state)))


# skulls


def ask_for_skulls(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """One or more skulls are discarded (EU-C7)."""
    if state.skulls[doing.figure] > 1:
        state.stack.append(Frame(SPENDING_SKULLS, doing.seat, doing.figure))
    else:
        spend(state, int(state.skulls[doing.figure]))


def spend(state: KingdomState, skulls: int) -> None:
    """The hero has so many skulls less, and the step behind knows how many."""
    doing = state.doings[-1].copy()
    doing.spent = skulls
    state.doings[-1] = doing
    set_skulls(state, doing.figure, int(state.skulls[doing.figure]) - skulls)


# Sand Warriors


def ask_to_scatter(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Each Sand Warrior on the map may be put on a free square of a tray in reach, once."""
    doing = doing.copy()
    doing.used = 0
    state.doings[-1] = doing
    if can_scatter(state, targets_of(state, doing, deed), 0):
        state.stack.append(Frame(SCATTERING, doing.seat, doing.figure))


def may_scatter_to(state: KingdomState, arg: int) -> bool:
    """Whether a Sand Warrior may be put there, by the arg of the answer."""
    doing, tray = state.doings[-1], verbs.scatter_tray(arg)
    trays = targets_of(state, doing, current(state))
    return may_scatter(state, trays, doing.used, verbs.scattered(arg), tray, verbs.square_of(arg))


def scatter_args(state: KingdomState) -> list[int]:
    """All of these, ascending."""
    doing = state.doings[-1]
    trays = sorted(targets_of(state, doing, current(state)))
    found: list[int] = []
    for warrior in on_map(state):
        for tray in trays:
            for square in open_to_bases(state, tray, warrior):
                arg = int(verbs.scatter_arg(warrior, tray, square))
                if may_scatter_to(state, arg):
                    found.append(arg)
    return found


def scatter(state: KingdomState, arg: int) -> None:
    """A Sand Warrior is put on a tray; if another can be put anywhere the question stays."""
    warrior = int(verbs.scattered(arg))
    put_on_tray(state, warrior, verbs.scatter_tray(arg), verbs.square_of(arg))
    doing = state.doings[-1].copy()
    doing.used |= bit_of(state, warrior)
    state.doings[-1] = doing
    if not can_scatter(state, targets_of(state, doing, current(state)), doing.used):
        state.stack.pop()
