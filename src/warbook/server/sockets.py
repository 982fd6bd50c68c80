"""The sockets of tables: who may connect, how fast they may talk, and what happens to whoever does not listen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from warbook.server.desk import complain, handle
from warbook.server.errors import Denied
from warbook.server.hall import Hall
from warbook.server.limits import Bucket, Limits
from warbook.server.lines import LINE, LineProtocol
from warbook.server.people import hashed, secret_in
from warbook.server.protocol import ClientMessage
from warbook.server.tables import Listener, LiveTable

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
GOING: Final = 1012  # the server ends; it may come back
MOST_UNANSWERED: Final = 32  # messages of one connection that wait for their table; then it is not read
PREFIX: Final = "/api/tables/"
SUFFIX: Final = "/socket"
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


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
        if why.code == TOO_SLOW:
            self._outbox.clear()
            if self.line is not None:
                self.line.transport.abort()
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


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty when it is not there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_same_origin(scope: Scope) -> bool:
    """Whether the page that asks is ours; a program that is no browser names no page."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == header(scope, b"host").lower() != ""
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Sockets:
    """The ASGI application for everything that is a socket."""

    def __init__(self, hall: Hall) -> None:
        """Serve the tables of a hall."""
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        await receive()
        address = address_of(scope)
        addresses = self.hall.addresses
        if not is_same_origin(scope) or not addresses.may_ask(address) or not addresses.may_connect(address):
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            await send({"type": "websocket.accept"})
            await self._serve(scope, receive, send)
        finally:
            addresses.disconnect(address)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        secret = secret_in(header(scope, b"cookie"))
        line = scope.get("extensions", {}).get(LINE)
        connection = Connection("" if secret is None else hashed(secret), send, self.hall.limits.outbox, line)
        writer = asyncio.create_task(connection.write())
        try:
            await self._talk(scope["path"], connection, receive)
        except Closed as why:
            connection.close(why)
            await asyncio.wait([writer], timeout=5)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _talk(self, path: str, connection: Connection, receive: Receive) -> None:
        if not path.startswith(PREFIX) or not path.endswith(SUFFIX):
            raise Closed(UNKNOWN, "server-no-table")
        try:
            live = await self.hall.table(path.removeprefix(PREFIX).removesuffix(SUFFIX))
        except Denied as error:
            raise Closed(UNKNOWN, error.key) from error
        ears = Ears(self.hall.limits, live, connection)
        live.put(partial(live.come, connection))
        try:
            await ears.listen(receive)
        finally:
            live.put(partial(live.go, connection))


class Ears:
    """Hears what a connection says: not too fast, not too much at a time, and only messages."""

    def __init__(self, limits: Limits, live: LiveTable, connection: Connection) -> None:
        """Listen for a table, directly if the connection has a line of our own."""
        self._limits = limits
        self._live = live
        self._connection = connection
        self._bucket = Bucket(limits.rate, limits.burst, monotonic())
        self._dropped = 0
        self._unanswered = 0
        self._line = connection.line
        self._closed: Closed | None = None
        if self._line is not None:
            self._line.hears = self.hear

    async def listen(self, receive: Receive) -> None:
        """Until the connection ends, or has to be ended."""
        while True:
            received = await receive()
            if received["type"] != "websocket.receive":
                break
            text = received.get("text")
            self.hear(None if text is None else text.encode())
            while self._unanswered > MOST_UNANSWERED:
                await asyncio.sleep(0.005)
        if self._closed is not None:
            raise self._closed

    def hear(self, text: bytes | None) -> None:
        """One message; what is none ends the connection with a reason."""
        if self._closed is not None:
            return
        try:
            if self._may_talk():
                message = read(text, self._limits.message_bytes)
                self._unanswered += 1
                if self._unanswered > MOST_UNANSWERED and self._line is not None:
                    self._line.transport.pause_reading()
                self._live.put(partial(self._answer, message))
        except Closed as why:
            self._closed = why
            self._connection.close(why)

    def _may_talk(self) -> bool:
        if self._bucket.take(monotonic()):
            self._dropped = 0
            return True
        self._dropped += 1
        if self._dropped > self._limits.dropped:
            raise Closed(TOO_FAST, "server-fast")
        if self._dropped == 1:
            complain(self._connection, "server-fast")
        return False

    async def _answer(self, message: ClientMessage) -> None:
        try:
            await handle(self._live, self._connection, message)
        finally:
            self._unanswered -= 1
            if self._unanswered == MOST_UNANSWERED and self._line is not None:
                self._line.transport.resume_reading()


def read(text: bytes | None, most: int) -> ClientMessage:
    """The message in a frame; anything else closes the connection with a reason."""
    if text is None:
        raise Closed(MALFORMED, "server-binary")
    if len(text) > most:
        raise Closed(OVERSIZED, "server-oversized")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Closed(MALFORMED, "server-malformed") from error
