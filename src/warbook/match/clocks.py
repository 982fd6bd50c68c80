"""Clocks of a table: time is told from outside, in milliseconds, so that the same log gives the same clocks again."""

from __future__ import annotations

from collections.abc import Collection


class Clocks:
    """What each seat has left. A clock runs while its seat decides; handing the decision over earns the increment.

    Steps of one seat that no one else may notice do not stop its clock, so the clocks tell nothing about them.
    """

    def __init__(self, seats: int, budget: int, increment: int) -> None:
        """All clocks stand, with their full time."""
        self.increment = increment
        self._left = [budget] * seats
        self._running: frozenset[int] = frozenset()
        self._since = 0
        self._started = False

    def turn(self, at: int, acting: Collection[int]) -> None:
        """These seats decide from now on; whoever no longer does gets the increment."""
        if not self._started:
            return
        self._settle(at)
        for seat in self._running.difference(acting):
            self._left[seat] += self.increment
        self._running = frozenset(acting)

    def resume(self, at: int) -> None:
        """Begin, or go on after a time that counts for nobody: the table was not there."""
        self._started = True
        self._since = at

    def left(self, seat: int, at: int) -> int:
        """What the seat has left, never below zero."""
        spent = at - self._since if seat in self._running else 0
        return max(0, self._left[seat] - max(0, spent))

    def runs(self, seat: int) -> bool:
        """Whether the seat's clock runs."""
        return seat in self._running

    def fallen(self, at: int) -> int | None:
        """The seat whose time is up, the first one by seat; None when nobody's is."""
        return next((seat for seat in sorted(self._running) if self.left(seat, at) == 0), None)

    def next_fall(self, at: int) -> int | None:
        """In how many milliseconds the next flag falls; None when no clock runs."""
        return min((self.left(seat, at) for seat in self._running), default=None)

    def _settle(self, at: int) -> None:
        spent = max(0, at - self._since)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - spent)
        self._since = at
