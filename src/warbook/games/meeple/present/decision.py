"""Questions to a seat: the prompt, its rule, and every answer (see `answers.py`)."""

from __future__ import annotations

from warbook.games.meeple.content.tables import KINDS
from warbook.games.meeple.frames import (
    ACTING,
    BONUS,
    DROPS,
    FOLLOW,
    FORK,
    HONOUR,
    JUMP,
    MOVING,
    ROTATE,
    SLOTS,
    SOURCE,
    VICTIM,
    WINDOW,
)
from warbook.games.meeple.legal import rule_against
from warbook.games.meeple.present.answers import Words, option, seat_key, slot_words, tile_words
from warbook.games.meeple.present.dangers import doubted
from warbook.games.meeple.present.dump import dump, load
from warbook.games.meeple.present.groups import grouped
from warbook.games.meeple.present.view import QUESTIONS, bits, view
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Action, Frame
from warbook.kernel.wire import Decision

__all__ = ["decision", "dump", "load", "view"]

_RULES = {WINDOW: "MW-17.11", BONUS: "MW-7.14", ACTING: "MW-9.2", MOVING: "MW-11.12"}


def decision(state: MeepleState, seat: int, legal: list[Action]) -> Decision | None:
    """What the seat is asked now, with everything it may answer; None when it is not asked."""
    if not legal:
        return None
    frame = state.stack[-1]
    return Decision(
        seat=seat,
        timing="turn",
        prompt=f"prompt-{QUESTIONS[frame.kind]}{'-own' if frame.kind == WINDOW and seat == state.turn else ''}",
        rule=_RULES.get(frame.kind) or rule_against(state, frame),
        options=tuple(doubted(state, grouped(state, option(state, action)), legal) for action in legal),
        words=_words(state, frame),
    )


def _words(state: MeepleState, frame: Frame) -> Words:
    """The words of the prompt."""
    kind = frame.kind
    if kind == FORK:
        return slot_words(state, SLOTS * state.turn + frame.a)
    if kind == SOURCE:
        return slot_words(state, frame.b)
    if kind == ACTING:
        return {"n": len(bits(int(state.pending)))}
    if kind == WINDOW and frame.seat != state.turn:
        return {"player": seat_key(state.turn)}
    if kind in (JUMP, VICTIM):
        return tile_words(state, frame.a)
    if kind == FOLLOW:
        return {**tile_words(state, frame.a), "n": frame.b}
    if kind == ROTATE:
        return {"kind": f"@kind-{KINDS[state.tables.kind[frame.a]]}"}
    if kind == DROPS:
        return {"n": int(state.depot[frame.seat])}
    if kind == HONOUR:
        return {"n": frame.a}
    return {}
