"""What a partner is about to do, shown to the others at a co-operative table. Not logged, stored or replayed."""

from __future__ import annotations

from collections import defaultdict
from time import monotonic
from typing import TYPE_CHECKING, Final

from warbook.kernel.wire import Pick
from warbook.server.limits import Bucket
from warbook.server.socket.protocol import MOST_PICKS, Held
from warbook.server.table.messages import encoded

if TYPE_CHECKING:  # circular: a table has ghosts, which read the table
    from warbook.server.table.live import LiveTable

RATE: Final = 6.0  # messages a second of one seat, after a burst of
BURST: Final = 20


class Ghosts:
    """The things in the hands of one table's players."""

    def __init__(self) -> None:
        """Start empty."""
        self._buckets: dict[int, Bucket] = defaultdict(lambda: Bucket(RATE, BURST, monotonic()))

    def show(self, live: LiveTable, seat: int, picks: list[Pick]) -> None:
        """Send it to everyone but the seat itself; too much of it is dropped without a word."""
        match = live.table.match
        if not match.game.is_cooperative() or match.game.has_secrets() or match.state.over:
            return
        if picks and not self._buckets[seat].take(monotonic()):
            return
        text = encoded(Held(seat, tuple(picks[:MOST_PICKS])))
        for listener in live.updates.connected:
            if seat not in listener.mine:
                listener.send(text)
