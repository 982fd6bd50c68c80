"""What a person prepares in secret before sending it: kept for that person alone, so that a reload loses nothing.

A draft is no action. It has no number, changes nothing about the table, and nobody else gets any message of it.
"""

from __future__ import annotations

from collections import defaultdict
from time import monotonic
from typing import TYPE_CHECKING, Final

from warbook.kernel.api import Seat
from warbook.server.limits import Bucket
from warbook.server.socket.protocol import DraftMessage
from warbook.server.table.messages import encoded

if TYPE_CHECKING:  # circular: a table has drafts, which read the table
    from warbook.server.table.live import LiveTable
    from warbook.server.table.updates import Listener

LONGEST: Final = 2000  # characters
RATE: Final = 2.0  # drafts a second of one seat, after a burst of
BURST: Final = 20


class Drafts:
    """The drafts of one table, in its row. The row is saved with them when the table leaves memory."""

    def __init__(self) -> None:
        """Nothing has changed yet."""
        self.is_changed = False  # since the row was read
        self._buckets: dict[int, Bucket] = defaultdict(_bucket)

    def keep(self, live: LiveTable, seat: int, text: str) -> str:
        """Keep a seat's draft while it prepares in secret; returns the key of an error, or ""."""
        if len(text) > LONGEST:
            return "server-oversized"
        if not self._buckets[seat].take(monotonic()):
            return "server-fast"
        if is_preparing(live, seat):
            live.row.drafts[str(seat)] = text
            self.is_changed = True
        return ""

    def give(self, live: LiveTable, listener: Listener) -> None:
        """Send a connection the drafts of its own seats."""
        for seat in listener.mine:
            text = live.row.drafts.get(str(seat))
            if text is not None and is_preparing(live, seat):
                listener.send(encoded(DraftMessage(seat, text)))


def _bucket() -> Bucket:
    return Bucket(RATE, BURST, monotonic())


def is_preparing(live: LiveTable, seat: int) -> bool:
    """Whether the seat prepares in secret now."""
    match = live.table.match
    decision = match.game.decision(match.state, Seat(seat))
    return decision is not None and decision.timing == "secret"
