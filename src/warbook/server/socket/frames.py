"""WebSocket frames for the usual small messages. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81  # a whole text message in one frame


def small_text(data: bytes) -> bytes | None:
    """The text of exactly one complete, masked text frame of less than 126 bytes; None for anything else."""
    size = len(data) - 6
    if not 0 < size < 126 or data[0] != TEXT or data[1] != 0x80 | size:
        return None
    mask = (data[2:6] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[6:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def head(size: int) -> bytes:
    """The head of a frame; frames from a server have no mask."""
    if size < 126:
        return bytes([TEXT, size])
    if size < 65536:
        return bytes([TEXT, 126, size >> 8, size & 255])
    return bytes([TEXT, 127]) + size.to_bytes(8, "big")
