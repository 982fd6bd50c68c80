"""Several meeples that take the same way one after the other: how many can, and what they would find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import structs

from warbook.games.meeple import verbs
from warbook.games.meeple.present.answers import Answer, far_step, step
from warbook.games.meeple.present.forecast import most_on_the_way
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Option, Phrase

WAYS: Final[dict[int, Callable[[MeepleState, int, int], Answer]]] = {
    verbs.STEP: step,
    verbs.CAVE: far_step,
    verbs.TUNNEL: far_step,
}


def grouped(state: MeepleState, option: Option) -> Option:
    """A way with what two meeples on it lead to, three meeples and so on (MW-11.12); another answer as it is."""
    verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
    if verb not in WAYS:
        return option
    found: list[Phrase] = []
    for men in range(2, most_on_the_way(state, verb, arg) + 1):
        _, more, words = WAYS[verb](state, arg, men)
        others = {name: word for name, word in words.items() if option.words.get(name) != word}
        found.append(Phrase(f"do-{verbs.VERB_NAMES[verb]}{more}", others))
    return structs.replace(option, times=tuple(found)) if found else option
