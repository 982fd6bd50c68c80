"""HTTP as uvicorn speaks it, with an end to patience: who sends nothing, or too slowly, is not waited for."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from warbook.server.site import counted_as
from warbook.server.socket.admission import Doors, Visitor

LARGEST_HEAD: Final = 32_768  # bytes of a request's first line and headers


class PatientProtocol(H11Protocol, Visitor):
    """One connection that has to send its requests, and to read their answers, in time."""

    doors: ClassVar[Doors | None] = None
    patience: ClassVar[float] = 20.0  # seconds for a whole request, its body included
    pace: ClassVar[int] = 4_096  # bytes of an answer that have to be read in a second, after that
    looks: ClassVar[float] = 5.0  # seconds from one look to the next

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait."""
        super().connection_made(transport)
        self.address = counted_as(self.client[0]) if self.client else ""
        self._since = self._read = self._sent = self.loop.time()
        self._unread = self._owed = 0  # bytes of an answer: now, and when it was sent
        self._look = self.loop.call_later(self.looks, self._look_after)
        if self.doors is not None and not self.doors.may_enter(self):
            self.turn_out()

    @property
    def is_waiting(self) -> bool:
        """Whether it owes us a request, or the rest of one."""
        return self.cycle is None or self.cycle.more_body or self.cycle.response_complete

    def turn_out(self) -> None:
        """End at once."""
        self.transport.abort()

    def _look_after(self) -> None:
        """End a connection that owes us the rest of a request for too long, or reads its answer too slowly."""
        now, unread = self.loop.time(), self.transport.get_write_buffer_size()
        if unread == 0 or unread > self._unread:  # nothing is owed, or there is another answer
            self._owed, self._sent = unread, now
        if unread == 0 or unread != self._unread:
            self._unread, self._read = unread, now
        is_slow = now - self._sent > self.patience + self._owed / self.pace
        if is_slow or now - self._read > self.patience or (self.transport.is_closing() and not unread):
            self.transport.abort()
            return
        if self.is_waiting and now - self._since > self.patience and not self.transport.is_closing():
            self.transport.close()
        self._look = self.loop.call_later(self.looks, self._look_after)

    def on_response_complete(self) -> None:
        """The next request gets its own time."""
        self._since = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket has its own rules."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._look.cancel()
        if self.doors is not None:
            self.doors.leave(self)
