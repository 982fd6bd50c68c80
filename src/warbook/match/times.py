"""How long each seat had to decide, from the times in a table's log; told at the end of the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

LONGEST: Final = 600_000  # milliseconds of one decision that count without a clock: people go away and come back


class Times:
    """The milliseconds that each seat has taken so far."""

    def __init__(self, seats: int, is_timed: bool) -> None:
        """Nobody has taken any time."""
        self.spent = [0] * seats
        self._is_timed = is_timed
        self._deciding: tuple[int, ...] = ()
        self._since = -1

    def resume(self, at: int) -> None:
        """Start, or continue after a break that counts for nobody."""
        self._since = at

    def turn(self, at: int, acting: Collection[int]) -> None:
        """Count the time since the last entry, and set the deciding seats."""
        passed = max(0, at - self._since) if self._since >= 0 else 0
        if not self._is_timed:
            passed = min(passed, LONGEST)
        for seat in self._deciding:
            self.spent[seat] += passed
        self._deciding = tuple(int(seat) for seat in acting)
        self._since = at
