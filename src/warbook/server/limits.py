"""How much one connection, one address and one person may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

MOST_ADDRESSES: Final = 10_000  # remembered at a time; the least recent are dropped


class Limits(Struct, frozen=True):
    """The limits of a server. A rate of 0 is no limit."""

    message_bytes: int = 16_384
    body_bytes: int = 1_000_000
    rate: float = 40.0  # messages a second on one connection, after a burst of
    burst: int = 200
    address_rate: float = 100.0  # requests a second from one address, after a burst of
    address_burst: int = 600
    connections: int = 120  # open at a time from one address
    tables: int = 60  # unfinished tables that one person has made
    kept_rate: float = 0.2  # tables and replays a second that one address may store, after a burst of
    kept_burst: int = 100
    all_tables: int = 20_000  # unfinished tables in all
    near_tables: int = 300  # unfinished tables made from one address
    fork_actions: int = 2_500  # at the start of a fork; about 350 bytes of memory each
    fork_share: int = 250  # actions of a fork, or of a table in memory, that count as one more table
    uploads: int = 10_000  # uploaded replays
    empty_days: float = 2.0  # until a table with an open seat and no move expires without visitors
    abandoned_days: float = 60.0  # until any other unfinished table expires
    finished_days: float = 730.0  # until a finished table and its replay expire
    upload_days: float = 180.0  # until an uploaded replay expires
    crowd: int = 4_000  # connections in all, fewer if the system allows fewer open files; 0 for as many as it allows
    reserve: int = 400  # of them reserved for people with a seat
    ping: float = 20.0  # seconds between keep-alive pings, and seconds to answer one
    dropped: int = 200  # messages over the rate before the connection is closed
    outbox: int = 4_000_000  # bytes that may wait for a client that does not read
    bot_seconds: float = 300.0  # that one person's bots may think at once, and then
    bot_rate: float = 0.5  # seconds per second
    hint_rate: float = 1.0  # hints a second at one table, after ten at once
    grace: float = 180.0  # seconds that an opponent may be away before a bot may be put on the seat
    live: int = 2_000  # tables in memory, long ones count as more; if there are more, idle ones are removed at once
    idle: float = 300.0  # seconds until a table without connections leaves memory


class Bucket:
    """A token bucket: a burst at once, then a rate per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int, at: float) -> None:
        """Start full."""
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = at

    def take(self, at: float, cost: int = 1) -> bool:
        """Take tokens if there are enough; whether there were."""
        if self._rate <= 0:
            return True
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Addresses:
    """The recent requests and the open connections of each address."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        """Start with no addresses."""
        self._limits = limits
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._kept: OrderedDict[str, Bucket] = OrderedDict()
        self._open: dict[str, int] = {}

    def may_ask(self, address: str) -> bool:
        """Whether the address may make one more request."""
        return self._take(self._buckets, address, self._limits.address_rate, self._limits.address_burst)

    def may_keep(self, address: str, weight: int = 1) -> bool:
        """Whether the address may store one more table or replay. New cookies are free, addresses are not."""
        return self._take(self._kept, address, self._limits.kept_rate, self._limits.kept_burst, weight)

    def _take(self, buckets: OrderedDict[str, Bucket], address: str, rate: float, burst: int, cost: int = 1) -> bool:
        bucket = buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(rate, burst, self._clock())
        buckets[address] = bucket
        if len(buckets) > MOST_ADDRESSES:
            buckets.popitem(last=False)
        return bucket.take(self._clock(), cost)

    def may_connect(self, address: str) -> bool:
        """Count one more connection of the address, if it is allowed."""
        held = self._open.get(address, 0)
        if held >= self._limits.connections > 0:
            return False
        self._open[address] = held + 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one connection less."""
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]
