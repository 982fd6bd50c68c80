"""Where a worker stands and what it can reach, from what is printed on its building."""

from __future__ import annotations

from warbook.games.meeple.present.cardbook import Printed, PrintedBuilding
from warbook.games.meeple.present.view_parts import SlotView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word


def action_name(texts: Texts, action: str, n: int) -> str:
    """An action with its number, if it has one."""
    return texts.say("action-with", {"action": f"@action-{action}", "n": n})


def about(texts: Texts, printed: Printed, key: str, **words: Word) -> str:
    """What a thing does, with its numbers: those of the rules, and those printed on it."""
    return texts.say(f"{key}-about", {**printed.figures, **words})


def reachable(printed: PrintedBuilding, slot: SlotView) -> dict[int, list[int]]:
    """The ends of the path by the number of own turns until the worker can be there."""
    found: dict[int, list[int]] = {}
    turns, spaces = 0, [slot.space]
    if not slot.done:
        # the last step of construction puts the worker on the start space
        turns, spaces = printed.build - slot.space, [0]
    elif not printed.spaces[slot.space].after:
        turns, spaces = 1, [0]  # from an end back to the start (MW-8.9)
    while spaces:
        turns += 1
        spaces = [after for space in spaces for after in printed.spaces[space].after]
        ends = [space for space in spaces if printed.spaces[space].action]
        if ends:
            found[turns] = ends
    return found
