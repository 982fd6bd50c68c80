"""One connection: sending never blocks, and closing has a reason."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from warbook.server.socket.transport import LineProtocol
from warbook.server.table.updates import Listener

# ASGI's types
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MALFORMED: Final = 4400  # codes from 4000 on: do not retry
UNKNOWN: Final = 4404
OVERSIZED: Final = 4413
TOO_FAST: Final = 4429
TOO_SLOW: Final = 1013  # the client did not read; it may reconnect
FULL: Final = 1013  # there is no room now; it may reconnect
GOING: Final = 1012  # the server is stopping; the client may reconnect


class Closed(Exception):
    """The connection is to be closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        """Store code and reason."""
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection(Listener):
    """One socket. Sending never waits for the client, so a slow client blocks nobody."""

    def __init__(self, person: str, send: Send, most: int, line: LineProtocol | None) -> None:
        """Start with nothing sent. Without our own transport, messages go through an outbox and ASGI."""
        self.person = person
        self._send = send
        self._most = most
        self.line = line
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing: Closed | None = None

    def send(self, text: bytes) -> None:
        """Send a message; a client that leaves too much unread is disconnected."""
        if self._closing is not None:
            return
        if self.line is not None:
            waiting = self.line.write_text(text)
        else:
            self._outbox.append(text)
            self._waiting += len(text)
            waiting = self._waiting
            self._rouse()
        if waiting > self._most:
            self.close(Closed(TOO_SLOW, "server-slow"))

    def close(self, why: Closed) -> None:
        """Close after sending what waits, or at once if the client does not read."""
        self._closing = why
        if why.reason == "server-slow":
            self._outbox.clear()
            if self.line is not None:
                self.line.transport.abort()
        elif self.line is not None:
            self.line.abort_later()
        self._rouse()

    def drop(self) -> None:
        """Close because the table cannot continue; after reconnecting, the client sees the state on disk."""
        self.close(Closed(GOING, "server-store"))

    def _rouse(self) -> None:
        if not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """The connection's writer: send the outbox as fast as the client reads, then close."""
        loop = asyncio.get_running_loop()
        outbox, send = self._outbox, self._send
        while True:
            while outbox:
                text = outbox.popleft()
                self._waiting -= len(text)
                await send({"type": "websocket.send", "text": text.decode()})
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing.code, "reason": self._closing.reason})
                return
            await self._wake
            self._wake = loop.create_future()
