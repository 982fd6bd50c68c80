"""The server's end of a socket: uvicorn's, with a way to write a message without a detour for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from warbook.server.frames import head, small_text

PATIENCE: Final = 5.0  # seconds that a client has to take its leave
LINE: Final = "warbook.line"  # the name of the extension in the scope of a connection


class LineProtocol(WebSocketsSansIOProtocol):
    """A socket that offers itself to the application as an extension of ASGI.

    Once the application has set `hears`, it is told of every message directly (None for one that is not text), and
    the usual small message, one whole frame in one packet, is taken out of it without any ceremony.
    """

    hears: Callable[[bytes | None], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Take the request, and put the line into the scope that the application is about to see."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # there is none when the request was no good
        if scope is not None:
            scope["extensions"][LINE] = self

    def data_received(self, data: bytes) -> None:
        """Take what has come: at once when it is one small message, else as uvicorn does."""
        hears = self.hears
        text = None if hears is None or self.close_sent or self.frames else small_text(data)
        if hears is None or text is None or self.conn.reader.buffer:
            super().data_received(data)
        else:
            hears(text)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on: to whoever hears directly, else into ASGI's queue."""
        hears = self.hears
        if hears is None:
            super().send_receive_event_to_app()
            return
        whole = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            hears(whole if self.curr_msg_data_type == "text" else None)

    def abort_later(self) -> None:
        """End the connection in a while, even if the client never reads that it has ended."""
        self.loop.call_later(PATIENCE, self.transport.abort)

    def write_text(self, text: bytes) -> int:
        """Send a text message at once; how many bytes wait because the client does not read."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(head(len(text)) + text)
        return transport.get_write_buffer_size()
