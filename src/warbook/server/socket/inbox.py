"""Rate-limit and decode incoming messages. Compiled by mypyc."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import Final

import msgspec

from warbook.server.limits import Bucket, Limits
from warbook.server.socket.connection import MALFORMED, OVERSIZED, TOO_FAST, Closed, Connection
from warbook.server.socket.protocol import ClientMessage
from warbook.server.table.live import LiveTable
from warbook.server.table.queue import Source
from warbook.server.table.requests import complain, handle

DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Inbox:
    """The inbox of a connection: rate-limits its messages, decodes them and queues them for the table."""

    def __init__(self, limits: Limits, live: LiveTable, connection: Connection) -> None:
        """Listen for a table, directly if the connection has our own transport."""
        self._limits = limits
        self._live = live
        self._queue = live.queue
        self._connection = connection
        self._bucket = Bucket(limits.rate, limits.burst, monotonic())
        self._dropped = 0
        self._line = connection.line
        self.closed: Closed | None = None
        self._source = Source()
        if self._line is not None:
            self._source = Source(self._line.transport.pause_reading, self._line.transport.resume_reading)
            self._line.hears = self.hear
            self._line.overhears = self.overhear

    @property
    def is_full(self) -> bool:
        """Whether too many of its messages wait for the table."""
        return self._source.is_full

    def hear(self, text: bytes | None) -> None:
        """Handle one message; an invalid one closes the connection with a reason."""
        if self.closed is not None:
            return
        try:
            if self._may_talk():
                message = read(text, self._limits.message_bytes)
                self._queue.put(partial(handle, self._live, self._connection, message), self._source)
        except Closed as why:
            self.closed = why
            self._connection.close(why)

    def stop(self) -> None:
        """Stop listening, which breaks the reference cycle of transport, inbox and table."""
        if self._line is not None:
            self._line.hears = self._line.overhears = None

    def overhear(self) -> bool:
        """Count a ping or a fragment as a message; whether it may be answered."""
        if self.closed is not None:
            return False
        try:
            return self._may_talk()
        except Closed as why:
            self.closed = why
            self._connection.close(why)
            return False

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


def read(text: bytes | None, most: int) -> ClientMessage:
    """Decode a message; anything else closes the connection with a reason."""
    if text is None:
        raise Closed(MALFORMED, "server-binary")
    if len(text) > most:
        raise Closed(OVERSIZED, "server-oversized")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Closed(MALFORMED, "server-malformed") from error
