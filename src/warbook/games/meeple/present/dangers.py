"""What would be lost by an answer: actions that wait in buildings, bonuses that are not used."""

from __future__ import annotations

from msgspec import structs

from warbook.games.meeple import verbs
from warbook.games.meeple.content.tables import ACTIONS, NONE
from warbook.games.meeple.frames import ACTING, BONUS, SLOTS
from warbook.games.meeple.present.answers import Words, building_key, tile_words
from warbook.games.meeple.present.forecast import is_idle
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.actions import action_in, own_slot, value_in
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Option, Phrase


def doubted(state: MeepleState, option: Option, legal: list[Action]) -> Option:
    """The end of a phase with what is lost by it; another answer as it is."""
    if verb_of(Action(option.action)) != verbs.DONE:
        return option
    kind = state.stack[-1].kind
    found = _waiting(state) if kind == ACTING else _unused(state, legal) if kind == BONUS else []
    return structs.replace(option, dangers=tuple(found)) if found else option


def _waiting(state: MeepleState) -> list[Phrase]:
    """The building actions that would still do something (MW-9.12)."""
    found: list[Phrase] = []
    for slot in range(SLOTS):
        action = action_in(state, slot)
        if action == NONE or is_idle(state, action):
            continue
        words: Words = {
            "action": f"@action-{ACTIONS[action]}",
            "n": value_in(state, slot),
            "building": building_key(state, int(state.building[own_slot(state, slot)])),
        }
        found.append(Phrase("danger-action", words))
    return found


def _unused(state: MeepleState, legal: list[Action]) -> list[Phrase]:
    """The territories whose bonus could still be used this turn."""
    tiles = dict.fromkeys(verbs.gained_on(arg_of(each)) for each in legal if verb_of(each) == verbs.GAIN)
    return [Phrase("danger-bonus", tile_words(state, tile)) for tile in tiles]
