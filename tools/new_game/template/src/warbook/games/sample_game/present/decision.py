"""Questions to a seat: the prompt, its rule, and every answer with its pick and its text."""

from __future__ import annotations

from warbook.games.sample_game.content.tables import NAMES
from warbook.games.sample_game.present.notation import write
from warbook.games.sample_game.present.view import turns_left
from warbook.games.sample_game.state import HIDE, SampleGameState
from warbook.games.sample_game.verbs import VERB_NAMES
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Decision, Option, Pick


def decision(state: SampleGameState, seat: int, legal: list[Action]) -> Decision | None:
    """What the seat is asked now; None when it is not asked."""
    if not legal:
        return None
    is_hiding = state.stack[-1].kind == HIDE
    return Decision(
        seat=seat,
        timing="secret" if is_hiding else "turn",
        prompt="prompt-hide" if is_hiding else "prompt-turn",
        rule="QZ-2.2" if is_hiding else "QZ-3.2",
        options=tuple(_option(action) for action in legal),
        words={} if is_hiding else {"left": turns_left(state)},
    )


def _option(action: Action) -> Option:
    """An answer: one cell to point at."""
    cell = arg_of(action)
    text = f"do-{VERB_NAMES[verb_of(action)]}"
    return Option(int(action), (Pick("cell", cell),), write(action), text, {"cell": NAMES[cell]})
