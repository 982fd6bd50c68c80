"""Damage: piece by piece, and who takes it instead of a hero (section 18). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import figures_on, take_soldiers
from warbook.games.kingdom.effects.start import listens
from warbook.games.kingdom.effects.vocabulary import BLOCKED
from warbook.games.kingdom.frames import FIGURES, HARMING, INSTEAD, MOMENT, ORDERING, TEAM, WARRIOR
from warbook.games.kingdom.heroes.figures import hurt, is_safe, knock_out
from warbook.games.kingdom.present.token_events import Redirected
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame

SOLDIERS: Final = FIGURES  # among the pieces that are harmed: the soldiers of the tray


def harm(state: KingdomState, pieces: list[int], tray: int, amount: int) -> None:
    """One cause harms several pieces (RT-12.32, EU-18.5); `tray` is the horde whose attempt it is, NONE otherwise."""
    if not pieces:
        return
    if state.tables.warriors:
        assert not state.harmed
        state.harmed = pieces
        state.stack.append(Frame(HARMING, 0, amount, tray))  # EU-18.5
        return
    for piece in pieces:
        if not state.over:
            suffer(state, piece, tray, amount)


def on_harming(state: KingdomState, frame: Frame) -> None:
    """The next piece; the players say which, where that makes a difference (EU-18.6)."""
    if not state.harmed:
        state.stack.pop()
    elif order_matters(state, frame.b):
        state.stack.append(Frame(ORDERING, TEAM))
    else:
        harm_next(state, state.harmed[0])


def harm_next(state: KingdomState, piece: int) -> None:
    """A piece suffers its damage, or a Sand Warrior in the hero's space may go instead (EU-15.35, EU-31.13).

    For its own hero, too (EU-31.14).
    """
    frame = state.stack[-1]
    assert frame.kind == HARMING
    state.harmed = [other for other in state.harmed if other != piece]
    if piece != SOLDIERS and warriors_beside(state, piece):  # EU-31.13, EU-31.14
        captain = state.tables.captain
        state.stack.append(Frame(INSTEAD, int(state.owner[captain]), piece, frame.a, frame.b))
    else:
        suffer(state, piece, frame.b, frame.a)


def order_matters(state: KingdomState, tray: int) -> bool:
    """Whether it makes a difference who is harmed first: somebody places a tile for each, where others stand now.

    Otherwise heroes go first: a Sand Warrior that goes instead of one has not suffered its own damage yet.
    """
    if tray == NONE or len(state.harmed) < 2 or not state.tables.moments[BLOCKED]:
        return False
    for piece in state.harmed:
        if piece != SOLDIERS and listens(state, hero_behind(state, piece), BLOCKED):
            return True
    return False


def hero_behind(state: KingdomState, figure: int) -> int:
    """The hero to whom a figure belongs: itself, or that of a Sand Warrior."""
    return state.tables.captain if state.role[figure] == WARRIOR else figure


def warriors_beside(state: KingdomState, figure: int) -> list[int]:
    """The Sand Warriors in a hero's space, if the hero would suffer damage at all (EU-15.35, EU-15.42)."""
    if state.role[figure] == WARRIOR or is_safe(state, figure):
        return []
    cell = state.cell[figure]
    return [other for other in state.tables.warriors if state.role[other] == WARRIOR and state.cell[other] == cell]


def go_instead(state: KingdomState, frame: Frame, warrior: int) -> None:
    """A Sand Warrior goes to its board, and the hero is not hurt (EU-15.35)."""
    state.harmed = [other for other in state.harmed if other != warrior]
    if state.log is not None:
        state.log.append(Redirected(rule=state.law["instead"], figure=frame.a, warrior=warrior))  # RT-12.32, EU-15.35
    knock_out(state, warrior)


def suffer(state: KingdomState, piece: int, tray: int, amount: int) -> None:
    """One piece is hurt; the text of a hero may answer the horde that did it."""
    if piece == SOLDIERS:
        take_soldiers(state, tray, int(state.soldiers[tray]))  # each has one health (RT-9.9, EU-18.1)
        return
    is_hurt = not is_safe(state, piece)
    hurt(state, piece, amount)
    if is_hurt and tray != NONE and not state.over and listens(state, hero_behind(state, piece), BLOCKED):
        state.stack.append(Frame(MOMENT, 0, BLOCKED, piece, tray))


def harm_pawns(state: KingdomState, trays: list[int]) -> None:
    """Soldiers and Sand Warriors on trays suffer damage (EU-18.1, EU-15.34)."""
    for tray in trays:
        take_soldiers(state, tray, int(state.soldiers[tray]))
        for figure in figures_on(state, tray):
            if state.role[figure] == WARRIOR:
                knock_out(state, figure)
