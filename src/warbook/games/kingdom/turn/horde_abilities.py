"""Phase 4 begins: hordes trigger the active abilities that they show, in turn (section 19). Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.board.trays import horde_name, triggers
from warbook.games.kingdom.effects.start import begin_team
from warbook.games.kingdom.effects.vocabulary import AT_ONCE
from warbook.games.kingdom.frames import ICON, ICONS
from warbook.games.kingdom.present.token_events import Triggered
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.hordes import order_of_advance
from warbook.kernel.api import Frame


def on_icons(state: KingdomState, frame: Frame) -> None:
    """Hordes trigger in the order in which they will move (EU-19.1, EU-19.3); those that come meanwhile do not.

    Then the order of movement is fixed, with those that have come.
    """
    if frame.a == 0:
        state.stack[-1] = Frame(ICONS, 0, 1)
        state.queue = order_of_advance(state)
    elif state.queue:
        tray = state.queue[0]
        state.queue = state.queue[1:]
        if state.card[tray] != NONE:
            state.stack.append(Frame(ICON, 0, tray, icons_triggered(state, tray)))  # EU-19.13
    else:
        state.stack.pop()
        state.queue = order_of_advance(state)


def icons_triggered(state: KingdomState, tray: int) -> int:
    """The abilities that a horde triggers, each once, as bits: those it shows now that its turn has come (EU-19.13).

    One that is partly covered shows its own (EU-19.2, EU-26.2, EU-31.3); a silent horde has none.
    """
    found: i64 = 0
    for icon in state.tables.icon_order:
        if triggers(state, tray, icon):
            found |= BITS[icon]
    return int(found)


def on_icon(state: KingdomState, frame: Frame) -> None:
    """The next ability of a horde, in the order of the content (EU-19.4)."""
    for icon in state.tables.icon_order:
        if frame.b & BITS[icon]:
            state.stack[-1] = Frame(ICON, 0, frame.a, frame.b & ~int(BITS[icon]))
            if state.log is not None:
                rule, name = state.law["triggers"], horde_name(state, frame.a)  # EU-19.3
                state.log.append(Triggered(rule=rule, tray=frame.a, horde=name, icon=icon))
            begin_team(state, state.tables.icon_deeds[icon], frame.a, NONE, AT_ONCE)
            return
    state.stack.pop()
