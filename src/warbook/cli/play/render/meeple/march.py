"""Shortcuts: several meeples over one border, and a decision of the quick policy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbook.games.meeple.content.tables import Tables
from warbook.games.meeple.present import notation
from warbook.games.meeple.present.view import MeepleView
from warbook.games.meeple.verbs import STEP
from warbook.kernel.api import Action, Seat
from warbook.kernel.mistakes import Said

MOVE: Final = "move"
RANDOM: Final = "random"
MOST: Final = 12  # meeples on one territory


class Eyes:
    """What a march may see on its way."""

    def view(self) -> MeepleView:
        """The seat's view now."""
        raise NotImplementedError


def march(tables: Tables, eyes: Eyes, rest: str) -> Iterator[Action]:
    """`move T03 E 2`: repeat a step, until another question comes up."""
    words = rest.split()
    if len(words) != 3:
        raise Said("move-what")
    src, edge, count = words
    if not (count.isascii() and count.isdigit() and 1 <= int(count[:3]) <= MOST):
        raise Said("move-number", text=count)
    action = notation.read(tables, f"{notation.grammar(tables).forms[STEP].word} {src} {edge}", Seat(eyes.view().seat))
    return _steps(action, int(count), eyes)


def _steps(action: Action, count: int, eyes: Eyes) -> Iterator[Action]:
    for _ in range(count):
        yield action
        now = eyes.view()
        if now.question.kind != "moving" or now.question.seat != now.seat:
            return
