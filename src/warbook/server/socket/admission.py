"""How many connections there may be, and which are closed when there are too many.

Connections without a request go first, then spectators. Some sockets are reserved for people with a seat at
a table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from warbook.server.limits import Limits
from warbook.server.socket.connection import FULL, Closed, Connection

LOOKS: Final = 16  # connections to look at when searching one to close
FILES: Final = 64  # descriptors for everything else: the store, the workers, the log
BACKLOG: Final = 2048  # connections that wait to be accepted
REQUESTS: Final = 200  # connections reserved for plain HTTP requests
FEWEST: Final = 16  # connections that are always served


class Visitor(ABC):
    """A connection that is not (yet) a WebSocket."""

    address: str  # as limits count it

    @property
    @abstractmethod
    def is_waiting(self) -> bool:
        """Whether it has not sent a request, so it can be closed without harm."""

    @abstractmethod
    def turn_out(self) -> None:
        """Close it at once."""


Visitors = OrderedDict[Visitor, None]


class Doors:
    """The open connections, and who may connect."""

    def __init__(self, limits: Limits, most: int, is_trusted: Callable[[str], bool]) -> None:
        """Admit a number of connections; those of trusted proxies are not counted by address."""
        self._near_most = limits.connections
        self._most = most
        self._sockets = most - min(REQUESTS, most // 5)
        self._strangers = self._sockets - min(limits.reserve, most // 4)  # sockets that people without a seat may fill
        self._is_trusted = is_trusted
        self._visitors: Visitors = OrderedDict()
        self._near: dict[str, Visitors] = {}
        self._lines = 0
        self._guests: OrderedDict[Connection, None] = OrderedDict()

    def may_enter(self, visitor: Visitor) -> bool:
        """Admit a connection, if there is room or another one can be closed for it."""
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
        """A connection has closed, or has become a WebSocket."""
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
            visitors.move_to_end(visitor)  # busy: try the others first
        return False

    # sockets

    def line_opened(self) -> None:
        """A WebSocket has opened."""
        self._lines += 1

    def line_closed(self) -> None:
        """A WebSocket has closed."""
        self._lines -= 1

    @property
    def has_room_for_strangers(self) -> bool:
        """Whether the newest socket may be a spectator's."""
        return self._lines <= self._strangers

    def make_room(self) -> bool:
        """Close a spectator's socket, if there are too many sockets for the newest one."""
        return self._lines <= self._sockets or self._dismiss_guest()

    def welcome(self, connection: Connection) -> None:
        """A connection joins a table; without a seat it may be closed for others."""
        self._guests[connection] = None

    def part(self, connection: Connection) -> None:
        """A connection leaves its table."""
        self._guests.pop(connection, None)

    def _dismiss_guest(self) -> bool:
        while self._guests:
            guest, _ = self._guests.popitem(last=False)
            if not guest.mine:
                guest.close(Closed(FULL, "server-full"))
                return True
        return False


def raised_descriptors() -> int:
    """Raise the limit of open files as far as possible and return it; 0 if it is unknown."""
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
            pass  # keep the current limit
    return 0 if soft == resource.RLIM_INFINITY else soft


def room(descriptors: int, crowd: int) -> tuple[int, int]:
    """How many connections fit, and how many may wait to be accepted; a crowd of 0 means no limit."""
    if descriptors <= 0:
        return crowd or 65_536, BACKLOG
    backlog = min(BACKLOG, max(8, descriptors // 8))
    most = max(FEWEST, descriptors - FILES - backlog)
    return min(crowd, most) if crowd else most, backlog
