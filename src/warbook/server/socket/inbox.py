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
from warbook.server.table.requests import complain, handle

MOST_UNANSWERED: Final = 32  # messages of one connection that may wait for their table before we stop reading
DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Inbox:
    """The inbox of a connection: rate-limits and decodes its messages."""

    def __init__(self, limits: Limits, live: LiveTable, connection: Connection) -> None:
        """Listen for a table, directly if the connection has our own transport."""
        self._limits = limits
        self._live = live
        self._connection = connection
        self._bucket = Bucket(limits.rate, limits.burst, monotonic())
        self._dropped = 0
        self.unanswered = 0
        self._line = connection.line
        self.closed: Closed | None = None
        if self._line is not None:
            self._line.hears = self.hear
            self._line.overhears = self.overhear

    def hear(self, text: bytes | None) -> None:
        """Handle one message; an invalid one closes the connection with a reason."""
        if self.closed is not None:
            return
        try:
            if self._may_talk():
                message = read(text, self._limits.message_bytes)
                self.unanswered += 1
                if self.unanswered > MOST_UNANSWERED and self._line is not None:
                    self._line.transport.pause_reading()
                self._live.put(partial(self._answer, message))
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

    def _answer(self, message: ClientMessage) -> None:
        self.unanswered -= 1
        if self.unanswered == MOST_UNANSWERED and self._line is not None:
            self._line.transport.resume_reading()
        handle(self._live, self._connection, message)


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
