"""The server's end of a socket: uvicorn's protocol with a direct path for messages."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from warbook.server.socket.frames import head, small_text

if TYPE_CHECKING:  # circular: admission knows connections, and they know their transport
    from warbook.server.socket.admission import Doors

EARLY: Final = 200  # frames other than messages before the application listens
PATIENCE: Final = 5.0  # seconds that a client has to close
LINE: Final = "warbook.line"  # the name of the extension in the scope of a connection


class LineProtocol(WebSocketsSansIOProtocol):
    """A socket that the application can use directly, as an ASGI extension.

    After the application has set `hears`, it gets every message directly (None for one that is not text), and
    the usual small message, one whole frame in one packet, takes a shortcut.
    """

    doors: ClassVar[Doors | None] = None
    hears: Callable[[bytes | None], None] | None = None
    overhears: Callable[[], bool] | None = None  # called for every other frame; whether it may be answered
    _early = 0  # such frames before the application listens

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the socket."""
        super().connection_made(transport)
        self._answers: deque[bytes] = deque()
        if self.doors is not None:
            self.doors.line_opened()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        super().connection_lost(exc)
        if self.doors is not None:
            self.doors.line_closed()

    def handle_connect(self, event: Request) -> None:
        """Handle the request, and put this transport into the ASGI scope."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # missing if the request was invalid
        if scope is not None:
            scope["extensions"][LINE] = self

    def data_received(self, data: bytes) -> None:
        """Handle received bytes: at once if they are one small message, otherwise as uvicorn does."""
        hears = self.hears
        text = None if hears is None or self.close_sent or self.frames else small_text(data)
        if hears is None or text is None or self.conn.reader.buffer:
            super().data_received(data)
        else:
            hears(text)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on directly, or into ASGI's queue if nobody listens."""
        hears = self.hears
        if hears is None:
            super().send_receive_event_to_app()
            return
        whole = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            hears(whole if self.curr_msg_data_type == "text" else None)

    def _may_answer(self) -> bool:
        """Count a frame that is not a message; whether it is within the limits."""
        if self.overhears is not None:
            return self.overhears()
        self._early += 1
        if self._early > EARLY:
            self.transport.abort()
        return self._early <= EARLY

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many; the answers to all pings of a packet are already written."""
        self._answers.extend(self.conn.data_to_send())
        if self._may_answer() and self._answers:
            self.transport.write(self._answers[0])
        if self._answers:
            self._answers.popleft()

    def handle_pong(self, event: Frame) -> None:
        """Handle the answer to our ping; other pongs count as messages."""
        if bytes(event.data) != self.pending_ping_payload:
            self._may_answer()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Handle a further fragment; fragments count, because they could be empty and endless."""
        self._may_answer()
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Close a socket that does not answer, even if it does not read either."""
        super().keepalive_timeout()
        self.abort_later()

    def handle_close(self, event: Frame) -> None:
        """The client closes; do not wait for it to read our answer."""
        if self._answers:  # it came with pings
            self.transport.write(b"".join(self._answers))
        super().handle_close(event)
        self.abort_later()

    def handle_parser_exception(self) -> None:
        """Invalid WebSocket data: close likewise."""
        super().handle_parser_exception()
        self.abort_later()

    def abort_later(self) -> None:
        """Abort the connection after a while, even if the client never reads the close frame."""
        self.loop.call_later(PATIENCE, self.transport.abort)

    def write_text(self, text: bytes) -> int:
        """Send a text message at once; returns how many bytes wait for the client."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(head(len(text)) + text)
        return transport.get_write_buffer_size()
