"""Questions to a seat: the prompt, its rule, and every answer; `answers.py` says how an answer is pointed at."""

from __future__ import annotations

from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import (
    ACTIVATION,
    ARENA,
    ASSIGN,
    AXIS,
    DEPLOY,
    DETONATE,
    EDGE,
    FROM,
    HIT_JOKERS,
    INSPIRE,
    JOKERS,
    LOCKERS,
    NAMING,
    NEXT,
    TEAMS,
    ZONE,
)
from warbook.games.krosmaster.legal import rule_for
from warbook.games.krosmaster.present.answers import option
from warbook.games.krosmaster.present.dump import dump, load
from warbook.games.krosmaster.present.labels import Words, named
from warbook.games.krosmaster.present.view import QUESTIONS, view
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Action, Frame
from warbook.kernel.wire import Decision

__all__ = ["decision", "dump", "load", "view"]


def decision(state: KrosmasterState, seat: int, legal: list[Action]) -> Decision | None:
    """What the seat is asked now, with everything it may answer; None when it is not asked."""
    if not legal:
        return None
    frame = state.stack[-1]
    prompt, words = _prompt(state, frame, seat)
    return Decision(
        seat=seat,
        timing="any_order" if frame.kind == TEAMS else "turn",
        prompt=prompt,
        rule=_rule(state, frame),
        options=tuple(option(state, action, legal) for action in legal),
        words=words,
    )


def _prompt(state: KrosmasterState, frame: Frame, seat: int) -> tuple[str, Words]:
    key = f"prompt-{QUESTIONS[frame.kind]}"
    terms = state.terms
    if frame.kind == TEAMS:
        if terms.teams == "free":
            return f"{key}-free", {"figures": terms.figures, "chosen": len(state.team[seat])}
        levels = sum(int(state.tables.level[figure]) for figure in state.team[seat])
        return f"{key}-custom", {"levels": terms.levels, "least": terms.least, "most": terms.most, "chosen": levels}
    if frame.kind == ACTIVATION:
        return key, {**named(state, frame.a), "ap": state.ap, "mp": state.mp}
    if frame.kind in (NEXT, LOCKERS):
        return key, named(state, frame.a)
    if frame.kind == NAMING:
        return (key if frame.a == 0 else f"{key}-again"), {}
    if frame.kind == ASSIGN:
        return key, {"reward": f"@reward-{state.tables.reward_names[state.tables.tokens[frame.a]]}"}
    if frame.kind == FROM:
        return key, {"amount": frame.a}
    if frame.kind in (AXIS, HIT_JOKERS):
        spell = state.strikes[-1].spell
        return key, {"spell": "@punch" if spell == NOBODY else f"@spell-{state.tables.spell_names[spell]}"}
    return key, {}


def _rule(state: KrosmasterState, frame: Frame) -> str:
    """The rule that asks the question."""
    two = state.seats == 2
    kind = frame.kind
    if kind == TEAMS:
        return "KA-5.9" if not two else "KA-5.2" if state.terms.teams == "free" else "KA-5.5"
    if kind == DETONATE and frame.a != NOBODY:
        return "KA-16.13"
    asked = {
        ACTIVATION: "KA-8.6",
        ARENA: "KA-6.3" if two else "KA-23.3",
        EDGE: "KA-6.4",
        ZONE: "KA-23.3",
        DEPLOY: "KA-6.11" if two else "KA-23.5",
        JOKERS: "KA-7.3",
        HIT_JOKERS: "KA-3.3",
        INSPIRE: "KA-7.7",
        ASSIGN: "KA-19.5",
    }
    return asked[kind] if kind in asked else rule_for(kind)
