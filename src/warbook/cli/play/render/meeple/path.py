"""What a worker can reach, and actions and things by name."""

from __future__ import annotations

from warbook.games.meeple.present.cardbook import Printed
from warbook.games.meeple.present.view_parts import SlotView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word


def action_name(texts: Texts, action: str, n: int) -> str:
    """An action with its number, if it has one."""
    return texts.say("action-with", {"action": f"@action-{action}", "n": n})


def about(texts: Texts, printed: Printed, key: str, **words: Word) -> str:
    """A thing's text, with the numbers of the rules and of its print."""
    return texts.say(f"{key}-about", {**printed.figures, **words})


def reachable(slot: SlotView) -> dict[int, list[int]]:
    """The ends of the path by the number of its player's turns until the worker can be there."""
    found: dict[int, list[int]] = {}
    for space, turns in slot.ends.items():
        found.setdefault(turns, []).append(space)
    return dict(sorted(found.items()))
