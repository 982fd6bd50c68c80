"""Pointing things out to other players. Pointers are not logged, stored or replayed."""

from __future__ import annotations

from collections import defaultdict
from time import monotonic
from typing import TYPE_CHECKING, Final

from warbook.kernel.api import Action
from warbook.kernel.wire import Pointer, Thing
from warbook.server.limits import Bucket
from warbook.server.socket.protocol import Pointed
from warbook.server.table.messages import encoded

if TYPE_CHECKING:  # circular: a table has pointers, which read the table
    from warbook.server.table.live import LiveTable

RATE: Final = 0.5  # pointers a second of one seat, after a burst of
BURST: Final = 4
QUIET: Final = 30.0  # seconds in which a bot does not repeat itself


class Pointers:
    """The pointers of one table."""

    def __init__(self) -> None:
        """Start empty."""
        self._buckets: dict[int, Bucket] = defaultdict(_bucket)
        self._said: dict[tuple[int, Pointer], float] = {}  # by bots, with the time

    def say(self, live: LiveTable, seat: int, pointer: Pointer) -> str:
        """Send a seat's pointer to everyone; returns the key of an error, or ""."""
        match = live.table.match
        words = match.game.pointer_words()
        if not words:
            return "server-no-pings"
        if match.state.over:
            return "server-over"
        if pointer.word not in words:
            return "server-no-word"
        thing = match.game.thing(match.state, pointer.pick)
        if thing is None:
            return "server-no-thing"
        if not self._buckets[seat].take(monotonic()):
            return "server-fast"
        spread(live, seat, pointer, thing)
        return ""

    def tell(self, live: LiveTable, seat: int, action: Action) -> None:
        """Announce a bot's action to its allies, without repeating the same announcement."""
        match = live.table.match
        if not live.updates.connected or match.seats < 2:
            return
        pointer = match.game.pointer_of(match.state, action)
        if pointer is None or monotonic() - self._said.get((seat, pointer), -QUIET) < QUIET:
            return
        if not self.say(live, seat, pointer):
            self._said[seat, pointer] = monotonic()


def _bucket() -> Bucket:
    return Bucket(RATE, BURST, monotonic())


def spread(live: LiveTable, seat: int, pointer: Pointer, thing: Thing) -> None:
    """Send it to everyone here, spectators included."""
    text = encoded(Pointed(seat, pointer.word, pointer.pick, thing.text, thing.words))
    for listener in live.updates.connected:
        listener.send(text)
