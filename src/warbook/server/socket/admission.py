"""The doors: how many connections there may be at once, and who has to leave when there are too many.

Those who owe us a request leave first, then those who only look on. A part of the room is kept for those who sit at
a table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from warbook.server.limits import Limits
from warbook.server.socket.connection import FULL, Closed, Connection

LOOKS: Final = 16  # connections that are looked at to find one that may leave
FILES: Final = 64  # descriptors for everything that is no connection: the store, the workers, the log
BACKLOG: Final = 2048  # connections that wait for us to take them
REQUESTS: Final = 200  # connections that are never sockets, so that there is always room to ask for something
FEWEST: Final = 16  # connections that are served whatever the system says


class Visitor(ABC):
    """A connection that has not become a socket."""

    address: str  # as limits count it

    @property
    @abstractmethod
    def is_waiting(self) -> bool:
        """Whether it owes us a request, so that nothing is lost when it ends."""

    @abstractmethod
    def turn_out(self) -> None:
        """End it at once."""


Visitors = OrderedDict[Visitor, None]


class Doors:
    """Who is in, and who may come in."""

    def __init__(self, limits: Limits, most: int, is_trusted: Callable[[str], bool]) -> None:
        """Let so many in; connections from trusted proxies are not counted by their address."""
        self._near_most = limits.connections
        self._most = most
        self._sockets = most - min(REQUESTS, most // 5)
        self._strangers = self._sockets - min(limits.reserve, most // 4)  # sockets up to which strangers may come
        self._is_trusted = is_trusted
        self._visitors: Visitors = OrderedDict()
        self._near: dict[str, Visitors] = {}
        self._lines = 0
        self._guests: OrderedDict[Connection, None] = OrderedDict()

    def may_enter(self, visitor: Visitor) -> bool:
        """Let a connection in, if there is room or somebody can leave for it."""
        near = self._near.get(visitor.address)
        if near is not None and len(near) >= self._near_most > 0 and not self._is_trusted(visitor.address):
            if not self._turn_out_one(near):
                return False
        if len(self._visitors) + self._lines >= self._most:
            if not self._turn_out_one(self._visitors) and not self._dismiss_guest():
                return False
        self._visitors[visitor] = None
        self._near.setdefault(visitor.address, OrderedDict())[visitor] = None
        return True

    def leave(self, visitor: Visitor) -> None:
        """A connection has gone, or has become a socket."""
        self._visitors.pop(visitor, None)
        near = self._near.get(visitor.address)
        if near is not None:
            near.pop(visitor, None)
            if not near:
                del self._near[visitor.address]

    def _turn_out_one(self, visitors: Visitors) -> bool:
        for visitor in [each for each, _ in zip(visitors, range(LOOKS), strict=False)]:
            if visitor.is_waiting:
                self.leave(visitor)
                visitor.turn_out()
                return True
            visitors.move_to_end(visitor)  # busy: it is asked again when all others were
        return False

    # sockets

    def line_opened(self) -> None:
        """A socket has come."""
        self._lines += 1

    def line_closed(self) -> None:
        """A socket has gone."""
        self._lines -= 1

    @property
    def has_room_for_strangers(self) -> bool:
        """Whether the newest socket may be that of somebody who only looks on."""
        return self._lines <= self._strangers

    def make_room(self) -> bool:
        """Have somebody who only looks on leave, if there are too many for the newest socket to stay."""
        return self._lines <= self._sockets or self._dismiss_guest()

    def welcome(self, connection: Connection) -> None:
        """A connection listens to a table; it may have to leave while it holds no seat."""
        self._guests[connection] = None

    def part(self, connection: Connection) -> None:
        """A connection listens no more."""
        self._guests.pop(connection, None)

    def _dismiss_guest(self) -> bool:
        while self._guests:
            guest, _ = self._guests.popitem(last=False)
            if not guest.mine:
                guest.close(Closed(FULL, "server-full"))
                return True
        return False


def raised_descriptors() -> int:
    """Have the system allow as many open files as it will, and say how many; 0 when it does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 1 << 20)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass  # then it stays as it is
    return 0 if soft == resource.RLIM_INFINITY else soft


def room(descriptors: int, crowd: int) -> tuple[int, int]:
    """How many connections fit beside everything else, and how many may wait; a crowd of 0 is no limit of ours."""
    if descriptors <= 0:
        return crowd or 65_536, BACKLOG
    backlog = min(BACKLOG, max(8, descriptors // 8))
    most = max(FEWEST, descriptors - FILES - backlog)
    return min(crowd, most) if crowd else most, backlog
