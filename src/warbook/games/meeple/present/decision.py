"""Questions to a seat: the prompt, its rule, and every answer (see `answers.py`)."""

from __future__ import annotations

from msgspec import UNSET

from warbook.games.meeple.content.tables import ACTIONS, KINDS
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
from warbook.games.meeple.present.answers import Words, on_slot, option, seat_key, slot_words, tile_words
from warbook.games.meeple.present.dangers import doubted
from warbook.games.meeple.present.dump import dump, load
from warbook.games.meeple.present.groups import grouped
from warbook.games.meeple.present.view import QUESTIONS, bits, view
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.actions import action_in, own_slot, value_in
from warbook.kernel.api import Action, Frame
from warbook.kernel.wire import Decision, Option, Phrase, Waiting

__all__ = ["decision", "dump", "load", "view"]

_RULES = {WINDOW: "MW-17.11", BONUS: "MW-7.14", ACTING: "MW-9.2", MOVING: "MW-11.12"}


def decision(state: MeepleState, seat: int, legal: list[Action]) -> Decision | None:
    """What the seat is asked now, with everything it may answer; None when it is not asked."""
    if not legal:
        return None
    frame = state.stack[-1]
    options = tuple(doubted(state, grouped(state, option(state, action)), legal) for action in legal)
    return Decision(
        seat=seat,
        timing="turn",
        prompt=f"prompt-{QUESTIONS[frame.kind]}{'-own' if frame.kind == WINDOW and seat == state.turn else ''}",
        rule=_RULES.get(frame.kind) or rule_against(state, frame),
        options=options,
        words=_words(state, frame),
        waiting=_waiting(state, options) if frame.kind == ACTING else UNSET,
    )


def _waiting(state: MeepleState, options: tuple[Option, ...]) -> tuple[Waiting, ...]:
    """The building actions that can be performed now, each by its name and number (MW-9.2)."""
    begun = {each.picks[0] for each in options if each.picks}
    found = []
    for slot in bits(int(state.pending)):
        pick = on_slot(state, own_slot(state, slot))
        if pick in begun:
            words: Words = {"action": f"@action-{ACTIONS[action_in(state, slot)]}", "n": value_in(state, slot)}
            found.append(Waiting(pick, Phrase("action-with", words)))
    return tuple(found)


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
