"""Absences: since when people are away, and how long the others wait before a bot may take the seat."""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import Final

from warbook.server.store.base import Chair, TableRow

USUAL: Final = ("mcts", 1.0)  # the stand-in at a table without bots


class Absences:
    """Since when each person of a table has been away."""

    def __init__(self, row: TableRow, is_cooperative: bool, grace: float) -> None:
        """Everybody is away when the table is loaded."""
        self._row = row
        self._is_cooperative = is_cooperative
        self._grace = grace
        self._since = {chair.person: monotonic() for chair in row.chairs if chair.person}
        self._asked: dict[str, set[str]] = {}  # who wants a bot for a person who is away

    def back(self, person: str) -> None:
        """A person has returned."""
        self._since.pop(person, None)
        self._asked.pop(person, None)

    def left(self, person: str) -> None:
        """A person's last connection has closed; ignored for people without a seat."""
        if any(chair.person == person for chair in self._row.chairs):
            self._since[person] = monotonic()

    def grace(self, chair: Chair) -> int:
        """Seconds until an opponent may put a bot on the chair; 0 in a co-operative game or with consent."""
        return 0 if self._is_cooperative else self._left(chair)

    def _left(self, chair: Chair) -> int:
        if chair.consent or not chair.person or chair.bot:
            return 0
        since = self._since.get(chair.person, monotonic())
        return max(0, ceil(since + self._grace - monotonic()))

    def ask(self, chair: Chair, person: str, present: set[str]) -> int:
        """In a co-operative game, want a bot on the chair; how many of those present still have to want it.

        Friends may agree sooner than opponents, but one of them does not decide for the others. After the grace time
        each of them may.
        """
        if not self._is_cooperative or not self._left(chair):
            return 0
        asked = self._asked.setdefault(chair.person, set())
        asked.add(person)
        return len(self._voters(chair, present) - asked)

    def asked(self, chair: Chair, present: set[str]) -> int:
        """How many of those present want a bot on the chair."""
        return len(self._asked.get(chair.person, set()) & self._voters(chair, present))

    def _voters(self, chair: Chair, present: set[str]) -> set[str]:
        return {each.person for each in self._row.chairs if each.person in present} - {chair.person}


def level_of(row: TableRow) -> tuple[str, float]:
    """The stand-in bot: as strong as the table's strongest bot."""
    bots = [(chair.seconds, chair.bot) for chair in row.chairs if chair.who == "bot"]
    searching = [(seconds, bot) for seconds, bot in bots if bot == USUAL[0]]
    if not bots:
        return USUAL
    seconds, bot = max(searching or bots)
    return bot, seconds
