"""One connection: what is sent to it never waits for it, and it is closed with a reason."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from warbook.server.socket.transport import LineProtocol
from warbook.server.table.updates import Listener

# ASGI's own shapes: dicts of whatever
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MALFORMED: Final = 4400  # codes from 4000 on say no: trying again would not help
UNKNOWN: Final = 4404
OVERSIZED: Final = 4413
TOO_FAST: Final = 4429
TOO_SLOW: Final = 1013  # the client did not read; it may come back
FULL: Final = 1013  # there is no room now; it may come back
GOING: Final = 1012  # the server ends; it may come back


class Closed(Exception):
    """The connection is to be closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        """Remember why."""
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection(Listener):
    """One socket. What is sent to it never waits for the client, so that a slow one holds nobody up."""

    def __init__(self, person: str, send: Send, most: int, line: LineProtocol | None) -> None:
        """Begin with nothing sent; without a line of our own, messages go through an outbox and ASGI."""
        self.person = person
        self._send = send
        self._most = most
        self.line = line
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing: Closed | None = None

    def send(self, text: bytes) -> None:
        """Send a message; a client that leaves too much unread is cut off."""
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
        """Close once what waits is out, or at once when the client does not read."""
        self._closing = why
        if why.reason == "server-slow":
            self._outbox.clear()
            if self.line is not None:
                self.line.transport.abort()
        elif self.line is not None:
            self.line.abort_later()
        self._rouse()

    def drop(self) -> None:
        """The table cannot go on as it is; who comes back finds it as it is on disk."""
        self.close(Closed(GOING, "server-store"))

    def _rouse(self) -> None:
        if not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """The connection's writer: send what is in the outbox as fast as the client reads, and close at the end."""
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
