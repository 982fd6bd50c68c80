"""Forecasts the end of the round if nobody acts any more, for trays, the boss and heroes.

Nothing hidden takes part (RT-35.11): the boss's card and the next hordes are left out, and where players would choose
a way out for a hero, the first is taken.
"""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import hearts_cost, is_portal
from warbook.games.kingdom.effects.vocabulary import PLAY_END
from warbook.games.kingdom.flow import await_advance, await_moment, settle
from warbook.games.kingdom.frames import (
    BOSS_TRAY,
    BY_BOSS,
    BY_PORTAL,
    BY_STUCK_BOSS,
    CLOSING,
    DESTROY,
    FIGURES,
    MAIN,
    TRAYS,
)
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.moves import fill
from warbook.games.kingdom.present.events import Escaped, Hurt, KnockedOut
from warbook.games.kingdom.present.views.parts import FateView, WoundView
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.bosses import boss_of, walk_back
from warbook.games.kingdom.turn.hordes import order_of_advance
from warbook.kernel.api import Frame
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Event

AT_THE_END: Final = Frame(CLOSING, 0)  # a question at the bottom of the stack, at which a phase is over


def forecast(state: KingdomState) -> tuple[tuple[FateView, ...], tuple[WoundView, ...]]:  # RT-35.11
    """The fate of every tray on the map and of the boss, and what every figure that is hurt will suffer."""
    after = without_secrets(state)
    log: list[Event] = []  # a horde may heal before it leaves, so its price is known only then (RT-14.4)
    after.log = log
    before = [tray for tray in range(TRAYS) if state.card[tray] != NONE]
    after.stack = [AT_THE_END, Frame(DESTROY, 0)]
    await_moment(after, PLAY_END)
    play_on(after)
    fallen = [tray for tray in before if after.card[tray] == NONE]
    costs = {tray: hearts_cost(after, tray) for tray in before if tray not in fallen}
    portals = [tray for tray in costs if is_portal(after, tray)]
    held = [tray for tray in costs if is_held(after, tray)]
    order: list[int] = []
    if not after.over:
        after.hearts = 1000
        if after.card[BOSS_TRAY] != NONE and boss_of(after) == "backwards":
            walk_back(after)  # the one movement of a boss that no card changes (RT-22.14)
    if not after.over:
        order = order_of_advance(after)
        after.stack = [AT_THE_END]
        await_advance(after)
        play_on(after)
    costs |= {event.tray: event.hearts for event in log if isinstance(event, Escaped)}
    gone = [tray for tray in costs if after.card[tray] == NONE]
    if after.ending == BY_PORTAL:
        gone.append(order[len(order) - len(after.queue) - 1])  # the last one that was handled
    is_end = sum([costs[tray] for tray in gone]) >= state.hearts  # all that escape together cost the last heart
    found: list[FateView] = []
    for tray in before:
        if tray in fallen:
            found.append(FateView(tray, "falls"))
        elif tray in gone:
            found.append(FateView(tray, "escapes", hearts=costs[tray], lost=is_end or tray in portals))
        elif after.index[tray] != state.index[tray]:
            found.append(FateView(tray, "moves", int(after.index[tray])))
        else:
            found.append(FateView(tray, "held" if tray in held else "stays", int(after.index[tray])))
    return (*found, *boss_fate(state, after)), wounds(state, log)


def boss_fate(state: KingdomState, after: KingdomState) -> tuple[FateView, ...]:
    """What becomes of the boss, its card apart: the defeat that follows from where it is, a health card, its step."""
    if state.card[BOSS_TRAY] == NONE:
        return ()
    index = int(after.index[BOSS_TRAY])
    if after.ending == BY_STUCK_BOSS:
        return (FateView(BOSS_TRAY, "stuck", index, lost=True),)
    if after.ending == BY_BOSS:
        return (FateView(BOSS_TRAY, "escapes", lost=True),)
    if after.card[BOSS_TRAY] == NONE or len(after.boss_health) < len(state.boss_health):
        return (FateView(BOSS_TRAY, "falls", index),)
    if boss_of(state) == "never":
        return ()
    return (FateView(BOSS_TRAY, "moves" if index != state.index[BOSS_TRAY] else "stays", index),)


def without_secrets(state: KingdomState) -> KingdomState:
    """A copy in which nothing hidden can come up (RT-35.11, EU-33.2).

    Which card a champion rallies does not matter for the others; that one comes is public.
    """
    after = state.clone()
    after.rng = seeded(0)
    after.volleys = []
    after.doings = []
    after.ghosts = []
    return after


def wounds(state: KingdomState, log: list[Event]) -> tuple[WoundView, ...]:
    """The damage and knock-outs in these events; a hero that heals meanwhile is also protected."""
    lost = [0] * FIGURES
    down = [False] * FIGURES
    for event in log:
        match event:
            case Hurt(figure=figure, left=left):
                lost[figure] = int(state.health[figure]) - left
            case KnockedOut(figure=figure):
                down[figure] = True
    ends = state.terms.setting.no_knock_outs
    return tuple(
        WoundView(figure, lost[figure], down[figure], ends and down[figure] and state.role[figure] == MAIN)
        for figure in range(FIGURES)
        if lost[figure] or down[figure]
    )


def is_held(state: KingdomState, tray: int) -> bool:
    """Whether soldiers or figures stand on a tray."""
    return bool(state.soldiers[tray]) or any(int(other) == tray for other in state.tray)


def play_on(state: KingdomState) -> None:
    """Carry out one phase, with the first answer to every question in it."""
    while not state.over:
        settle(state)
        if state.over or len(state.stack) == 1:
            return
        seat = next(each for each in range(state.seats) if is_asked(state, each))
        answers = Buffer()
        fill(state, seat, answers)
        apply(state, answers.listed()[0])
