"""A minimal client for load tests with many tables: raw WebSocket frames over asyncio."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

import msgspec
from msgspec import Struct

TEXT: Final = 0x81
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0x8A
UNMASKED: Final = b"\0\0\0\0"  # a valid mask that costs nothing
HEADS: Final = [bytes((TEXT, 0x80 | size)) + UNMASKED for size in range(126)]
HTTP_CLOSES: Final = "Connection: close\r\n"


class Choice(Struct):
    """The part of an option that the client reads."""

    action: int
    text: str


class Question(Struct):
    """The part of a decision that the client reads."""

    timing: str
    options: list[Choice]


class Seen(Struct):
    """The part of a message that the client reads."""

    t: str
    seat: int = -1
    seq: int = -1
    decision: Question | None = None


DECODER = msgspec.json.Decoder(Seen)


class Caller(asyncio.Protocol):
    """One connection to one table."""

    def __init__(self, hears: Callable[[Caller, Seen], None], lost: Callable[[Caller], None]) -> None:
        """Store the callbacks for messages and for the end."""
        self._hears = hears
        self._lost = lost
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for `shake`."""
        self.transport = cast(asyncio.Transport, transport)

    def shake(self, host: str, path: str, cookie: str) -> None:
        """Request the WebSocket upgrade."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def say(self, text: bytes) -> None:
        """Send a message of less than 126 bytes."""
        self.transport.write(HEADS[len(text)] + text)

    def data_received(self, data: bytes) -> None:
        """Split received bytes into frames; usually it is exactly one."""
        if self._open and not self._buffer:
            frame = frame_at(data, 0)
            if frame is not None and frame[2] == len(data):
                self._take(*frame, data)
                return
        self._buffer += data
        if not self._open and not self._opened():
            return
        start = 0
        while (frame := frame_at(self._buffer, start)) is not None:
            start = frame[2]
            self._take(*frame, self._buffer)
        del self._buffer[:start]

    def _take(self, kind: int, first: int, end: int, data: bytes | bytearray) -> None:
        if kind == TEXT & 0xF:
            self._hears(self, DECODER.decode(memoryview(data)[first:end]))
        elif kind == PING:
            self.transport.write(bytes((PONG, 0x80 | end - first)) + UNMASKED + data[first:end])
        elif kind == CLOSE:
            self.transport.close()

    def _opened(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.transport.close()
            return False
        del self._buffer[: end + 4]
        self._open = True
        if not self.ready.done():
            self.ready.set_result(None)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        """Report the end."""
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server has refused a socket"))
            self.ready.exception()  # mark the exception as seen, even if nobody waits any more
        self._lost(self)


def frame_at(buffer: bytes | bytearray, start: int) -> tuple[int, int, int] | None:
    """Kind, first byte and end of the frame that begins there; None if it is incomplete."""
    if len(buffer) < start + 2:
        return None
    kind, size, first = buffer[start] & 0xF, buffer[start + 1] & 0x7F, start + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if len(buffer) < first + width:
            return None
        size = int.from_bytes(buffer[first : first + width], "big")
        first += width
    return (kind, first, first + size) if len(buffer) >= first + size else None


async def request(host: str, port: int, method: str, path: str, body: bytes, cookie: str) -> tuple[bytes, str]:
    """One HTTP request: the body of the answer and its cookie."""
    reader, writer = await asyncio.open_connection(host, port)
    kept = f"Cookie: {cookie}\r\n" if cookie else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{HTTP_CLOSES}{kept}"
    if body:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    writer.write(head.encode() + b"\r\n" + body)
    answer = await reader.read()
    writer.close()
    head_bytes, _, found = answer.partition(b"\r\n\r\n")
    status, *lines = head_bytes.decode("latin-1").split("\r\n")
    if " 20" not in status[:13]:
        raise ConnectionError(f"{method} {path}: {status} {found.decode(errors='replace')}")
    given = [line.partition(": ")[2].split(";")[0] for line in lines if line.lower().startswith("set-cookie")]
    return found, given[0] if given else cookie
