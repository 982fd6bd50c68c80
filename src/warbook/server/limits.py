"""How much one connection, one address and one person may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

MOST_ADDRESSES: Final = 10_000  # remembered at a time; the least recent are forgotten


class Limits(Struct, frozen=True):
    """The limits of a server. A rate of 0 is no limit."""

    message_bytes: int = 16_384
    body_bytes: int = 1_000_000
    rate: float = 40.0  # messages a second on one connection, after a burst of
    burst: int = 200
    address_rate: float = 100.0  # requests a second from one address, after a burst of
    address_burst: int = 600
    connections: int = 120  # open at a time from one address
    tables: int = 60  # of one person's making that go on
    kept_rate: float = 0.2  # tables and replays a second that one address may have us keep, after a burst of
    kept_burst: int = 100
    all_tables: int = 20_000  # that go on, in all
    near_tables: int = 300  # that go on, made from one address
    fork_actions: int = 2_500  # that a fork may begin with; they cost about 350 bytes of memory each
    fork_share: int = 250  # actions of a fork that count as one more table
    uploads: int = 10_000  # replays that people have sent
    empty_days: float = 2.0  # until a table with an open seat, at which nobody has moved, expires without visitors
    abandoned_days: float = 60.0  # until any other unfinished table does
    finished_days: float = 730.0  # until a finished table does, with its replay
    upload_days: float = 180.0  # until a replay does that somebody has sent
    crowd: int = 4_000  # connections in all, fewer when the system allows fewer open files; 0 for as many as it does
    reserve: int = 400  # of them for people who sit at a table
    ping: float = 20.0  # seconds until a socket is asked whether it is still there, and has to have answered
    dropped: int = 200  # messages over the rate until the connection is closed
    outbox: int = 4_000_000  # bytes that wait for a client that does not read
    bot_seconds: float = 300.0  # that one person's bots may think at once, and then so many
    bot_rate: float = 0.5  # a second
    grace: float = 180.0  # seconds that an opponent may be away before a bot may be put on the seat
    live: int = 2_000  # tables in memory; when there are more, the idle ones leave it at once
    idle: float = 300.0  # seconds until a table that nobody looks at leaves memory


class Bucket:
    """Lets so many through at once, and then so many a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int, at: float) -> None:
        """Begin full."""
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = at

    def take(self, at: float, cost: int = 1) -> bool:
        """Whether one more, or something that counts for several, may pass now."""
        if self._rate <= 0:
            return True
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Addresses:
    """What each address has asked for lately, and how many connections it holds."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        """Begin with nobody known."""
        self._limits = limits
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._kept: OrderedDict[str, Bucket] = OrderedDict()
        self._open: dict[str, int] = {}

    def may_ask(self, address: str) -> bool:
        """Whether one more request from there is fine."""
        return self._take(self._buckets, address, self._limits.address_rate, self._limits.address_burst)

    def may_keep(self, address: str, weight: int = 1) -> bool:
        """Whether one more table or replay from there is fine: fresh cookies cost nothing, an address does."""
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
        """Count one more connection from there, if that is fine."""
        held = self._open.get(address, 0)
        if held >= self._limits.connections > 0:
            return False
        self._open[address] = held + 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection from there has gone."""
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]
