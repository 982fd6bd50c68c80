"""HTTP as uvicorn speaks it, with an end to patience: who sends nothing, or too slowly, is not waited for."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LARGEST_HEAD: Final = 32_768  # bytes of a request's first line and headers


class PatientProtocol(H11Protocol):
    """One connection that has to send its requests in time; answers may take as long as they like."""

    patience: ClassVar[float] = 20.0  # seconds for a whole request, its body included
    looks: ClassVar[float] = 5.0  # seconds from one look to the next

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._look = self.loop.call_later(self.looks, self._look_after)

    def _look_after(self) -> None:
        """Close a connection that owes us the rest of a request for too long."""
        if self.transport.is_closing():
            return
        owes = self.cycle is None or self.cycle.more_body or self.cycle.response_complete
        if owes and self.loop.time() - self._since > self.patience:
            self.transport.close()
        else:
            self._look = self.loop.call_later(self.looks, self._look_after)

    def on_response_complete(self) -> None:
        """The next request gets its own time."""
        self._since = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket has its own rules."""
        self._look.cancel()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Look no more."""
        self._look.cancel()
        super().connection_lost(exc)
