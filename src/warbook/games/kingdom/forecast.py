"""What the end of the round will bring if nobody does anything more: which trays fall, move, are held or escape.

Nothing hidden takes part (RT-35.11): the boss's card and the next hordes are left out, and where players would choose
a way out for a hero, the first is taken.
"""

from __future__ import annotations

from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.bosses import boss_of, walk_back
from warbook.games.kingdom.events import Escaped
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.flow import settle
from warbook.games.kingdom.hordes import order_of_advance
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.listing import fill
from warbook.games.kingdom.parts import FateView
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import ADVANCE, BOSS_TRAY, BY_PORTAL, CLOSING, DESTROY, TRAYS
from warbook.games.kingdom.trays import hearts_cost, is_portal
from warbook.kernel.api import Frame
from warbook.kernel.buffer import Buffer
from warbook.kernel.rng import seeded


def forecast(state: KingdomState) -> tuple[FateView, ...]:
    """The fate of every tray on the map."""
    after = state.clone()
    after.rng = seeded(0)
    after.log = None
    after.volleys = []
    after.doings = []
    after.ghosts = []
    before = [tray for tray in range(TRAYS) if state.card[tray] != NONE]
    play_on(after, Frame(DESTROY, 0))
    fallen = [tray for tray in before if after.card[tray] == NONE]
    costs = {tray: hearts_cost(after, tray) for tray in before if tray not in fallen}
    portals = [tray for tray in costs if is_portal(after, tray)]
    held = [tray for tray in costs if is_held(after, tray)]
    order: list[int] = []
    if not after.over:
        after.hearts = 1000
        after.log = []  # a horde may heal before it leaves, so its price is known only then (RT-14.4)
        if after.card[BOSS_TRAY] != NONE and boss_of(after) == "backwards":
            walk_back(after)  # the one movement of a boss that no card changes (RT-22.14)
    if not after.over:
        order = order_of_advance(after)
        after.queue = order
        play_on(after, Frame(ADVANCE, 0))
    costs |= {event.tray: event.hearts for event in after.log or [] if isinstance(event, Escaped)}
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
    return tuple(found)


def is_held(state: KingdomState, tray: int) -> bool:
    """Whether soldiers or figures stand on a tray."""
    return bool(state.soldiers[tray]) or any(int(other) == tray for other in state.tray)


def play_on(state: KingdomState, frame: Frame) -> None:
    """Carry out one phase, with the first answer to every question in it."""
    state.stack = [Frame(CLOSING, 0), frame]  # a question at the bottom, at which it ends
    while not state.over:
        settle(state)
        if state.over or len(state.stack) == 1:
            return
        seat = next(each for each in range(state.seats) if is_asked(state, each))
        answers = Buffer()
        fill(state, seat, answers)
        apply(state, answers.listed()[0])
