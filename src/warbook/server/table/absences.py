"""Who has left a table, since when, and how long the others wait before a bot may take the seat."""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import Final

from warbook.server.store.base import Chair, TableRow

USUAL: Final = ("mcts", 1.0)  # who stands in at a table without bots


class Absences:
    """Since when each person of a table has been away."""

    def __init__(self, row: TableRow, is_cooperative: bool, grace: float) -> None:
        """Everybody is away from the moment the table is put up."""
        self._row = row
        self._is_cooperative = is_cooperative
        self._grace = grace
        self._since = {chair.person: monotonic() for chair in row.chairs if chair.person}

    def back(self, person: str) -> None:
        """A person is here again."""
        self._since.pop(person, None)

    def left(self, person: str) -> None:
        """A person's last connection has gone; who has no seat is not remembered."""
        if any(chair.person == person for chair in self._row.chairs):
            self._since[person] = monotonic()

    def grace(self, chair: Chair) -> int:
        """Seconds until others may put a bot on the chair; friends need not wait, nor who has consent beforehand."""
        if self._is_cooperative or chair.consent or not chair.person or chair.bot:
            return 0
        since = self._since.get(chair.person, monotonic())
        return max(0, ceil(since + self._grace - monotonic()))


def level_of(row: TableRow) -> tuple[str, float]:
    """The bot that stands in for somebody: as strong as the strongest of the table's own."""
    bots = [(chair.seconds, chair.bot) for chair in row.chairs if chair.who == "bot"]
    searching = [(seconds, bot) for seconds, bot in bots if bot == USUAL[0]]
    if not bots:
        return USUAL
    seconds, bot = max(searching or bots)
    return bot, seconds
