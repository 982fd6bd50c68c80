"""What a worker can reach, from its building's path."""

from __future__ import annotations

from warbook.games.meeple.present.cardbook import Printed, PrintedBuilding
from warbook.games.meeple.present.view_parts import SlotView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word


def action_name(texts: Texts, action: str, n: int) -> str:
    """An action with its number, if it has one."""
    return texts.say("action-with", {"action": f"@action-{action}", "n": n})


def about(texts: Texts, printed: Printed, key: str, **words: Word) -> str:
    """A thing's text, with the numbers of the rules and of its print."""
    return texts.say(f"{key}-about", {**printed.figures, **words})


def reachable(printed: PrintedBuilding, slot: SlotView) -> dict[int, list[int]]:
    """The ends of the path by the number of its player's turns until the worker can be there."""
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
