"""The server's end of a socket: uvicorn's, with a way to write a message without a detour for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE: Final = "warbook.line"  # the name of the extension in the scope of a connection
TEXT: Final = 0x81  # a whole text message in one frame


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
        if hears is None or self.close_sent or self.frames or self.conn.reader.buffer or not is_small_text(data):
            super().data_received(data)
        else:
            hears(unmasked(data))

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

    def write_text(self, text: bytes) -> int:
        """Send a text message at once; how many bytes wait because the client does not read."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(head(len(text)) + text)
        return transport.get_write_buffer_size()


def is_small_text(data: bytes) -> bool:
    """Whether this is exactly one whole text frame of less than 126 bytes, masked as a client has to."""
    return len(data) > 6 and data[0] == TEXT and data[1] & 0x80 != 0 and data[1] & 0x7F == len(data) - 6 < 126


def unmasked(frame: bytes) -> bytes:
    """The text in a small frame."""
    size = len(frame) - 6
    mask = (frame[2:6] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[6:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def head(size: int) -> bytes:
    """The head of a frame; frames from a server have no mask."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
