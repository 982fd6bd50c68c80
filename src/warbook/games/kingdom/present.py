"""Questions to a seat: the prompt, its rule, and every answer; `answers.py` says how an answer is pointed at."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.answers import Words, hero_key, option, tray_words
from warbook.games.kingdom.doings import current
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.setup import abilities_wanted, bench_size, bits, hero_of
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import BRING, DOS, HEAL, PAY, REFRESH
from warbook.games.kingdom.terms import (
    AGAIN,
    BENCH,
    BROUGHT,
    BUYING,
    CHOICE,
    CLOSING,
    COMPANION,
    COPYING,
    DISPLACING,
    GHOSTS,
    GRANTED,
    HEROES,
    HEROING,
    LIFTED,
    PLACING,
    PLAY,
    RAISING,
    RUINING,
    SEATING,
    SPELLS,
    SURGING,
    TEAM,
    TURNING,
    WHITES,
)
from warbook.games.kingdom.view import QUESTIONS
from warbook.games.kingdom.volleys import refuse_stop
from warbook.kernel.api import Action, Frame
from warbook.kernel.wire import Decision

# the clause that asks each question
CLAUSES: Final = {
    HEROES: "heroes",
    BENCH: "bench",
    SPELLS: "spells",
    CLOSING: "colour-closed",
    PLAY: "any-order",
    PLACING: "forfeit",
    LIFTED: "soldier-moved",
    HEROING: "act-once",
    AGAIN: "refresh",
    SEATING: "engage",
    COMPANION: "companion",
    GRANTED: "choose-hero",
    CHOICE: "choose-hero",
    TURNING: "refresh",
    COPYING: "copy",
    SURGING: "move-range",
    RAISING: "raise",
    DISPLACING: "displace",
    GHOSTS: "ghost",
    RUINING: "boss-ruin",
    WHITES: "white-site",
    BUYING: "supply",
}
CHOICES: Final = {BRING: "companion-may-come", HEAL: "heal", REFRESH: "refresh", PAY: "pay"}
SHARED: Final = (HEROES, PLAY, BUYING, DISPLACING)  # several may answer, in any order and in the open (RT-33.5)


def decision(state: KingdomState, seat: int, legal: list[Action]) -> Decision | None:
    """What the seat is asked now, with everything it may answer; None when it is not asked."""
    if not legal:
        return None
    frame = state.stack[-1]
    more, words = _words(state, frame, seat)
    return Decision(
        seat=seat,
        timing="any_order" if frame.kind in SHARED or frame.seat == TEAM else "turn",
        prompt=f"prompt-{QUESTIONS[frame.kind]}{more}",
        rule=state.law[_clause(state, frame)],
        options=tuple(option(state, action) for action in legal),
        words=words,
    )


def _clause(state: KingdomState, frame: Frame) -> str:
    """The clause that asks: of a choice that of its step, of a bench hero that of the bench (RT-18.6)."""
    if frame.kind == CHOICE:
        return CHOICES.get(current(state).do, CLAUSES[CHOICE])
    if frame.kind == GRANTED and state.role[frame.a] == BROUGHT:
        return "bring"
    return CLAUSES[frame.kind]


def _words(state: KingdomState, frame: Frame, seat: int) -> tuple[str, Words]:
    """What is added to the prompt's key, and what it says of the question."""
    kind = frame.kind
    if kind == HEROES and hero_of(state, seat) != NONE:
        return "-abilities", {"n": abilities_wanted(state, seat), "hero": hero_key(state, hero_of(state, seat))}
    if kind == BENCH:
        return "", {"n": state.tables.numbers.bench - bench_size(state)}
    if kind == SPELLS:
        return "", {"n": state.terms.spells - bits(int(state.spells))}
    if kind == PLACING:
        volley = state.volleys[-1]
        left: Words = {"tiles": sum(shape != NONE for shape in volley.tiles), "soldiers": volley.soldiers}
        is_forced = volley.forced and refuse_stop(state, volley) is not None
        return ("-forced" if is_forced else ""), left
    if kind == LIFTED:
        return "", tray_words(state, frame.a)
    if kind in (HEROING, AGAIN, SEATING, COMPANION, GRANTED, TURNING, SURGING):
        return "", {"hero": hero_key(state, frame.a), "points": frame.b}
    if kind == BUYING:
        return "", {"crystals": int(state.crystals)}
    if kind == CHOICE:
        return _choice_key(state), {}
    return "", {}


def _choice_key(state: KingdomState) -> str:
    """What the chosen hero gets."""
    return f"-{DOS[current(state).do]}"
