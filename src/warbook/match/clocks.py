"""The clocks of a table. The caller passes the time in milliseconds, so the same log gives the same clocks."""

from __future__ import annotations

from collections.abc import Collection


class Clocks:
    """The time left of each seat. A clock runs while its seat decides; passing the decision on earns the increment.

    A seat's secret steps do not stop its clock, so clocks reveal nothing about them.
    """

    def __init__(self, seats: int, budget: int, increment: int) -> None:
        """All clocks are stopped, with full time."""
        self.increment = increment
        self._left = [budget] * seats
        self._running: frozenset[int] = frozenset()
        self._since = 0
        self._started = False

    def turn(self, at: int, acting: Collection[int]) -> None:
        """Set the deciding seats; a seat that no longer decides gets the increment."""
        if not self._started:
            return
        self._settle(at)
        for seat in self._running.difference(acting):
            self._left[seat] += self.increment
        self._running = frozenset(acting)

    def resume(self, at: int) -> None:
        """Start, or continue after a break that counts for nobody."""
        self._started = True
        self._since = at

    def left(self, seat: int, at: int) -> int:
        """The seat's remaining time, at least zero."""
        spent = at - self._since if seat in self._running else 0
        return max(0, self._left[seat] - max(0, spent))

    def runs(self, seat: int) -> bool:
        """Whether the seat's clock runs."""
        return seat in self._running

    def fallen(self, at: int) -> int | None:
        """The lowest seat whose time is up; None if there is none."""
        return next((seat for seat in sorted(self._running) if self.left(seat, at) == 0), None)

    def next_fall(self, at: int) -> int | None:
        """Milliseconds until the next flag falls; None if no clock runs."""
        return min((self.left(seat, at) for seat in self._running), default=None)

    def _settle(self, at: int) -> None:
        spent = max(0, at - self._since)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - spent)
        self._since = at
