"""The sockets of tables: who may connect, and a connection from its first message to its last."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from warbook.server.errors import Denied
from warbook.server.people import hashed
from warbook.server.site import Site, counted_as
from warbook.server.socket.admission import Doors
from warbook.server.socket.connection import FULL, GOING, UNKNOWN, Closed, Connection, Receive, Scope, Send
from warbook.server.socket.inbox import Inbox
from warbook.server.socket.transport import LINE
from warbook.server.store.base import StoreError
from warbook.server.table.registry import Registry

PREFIX: Final = "/api/tables/"
SUFFIX: Final = "/socket"
LOGGER = logging.getLogger("warbook.server")


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, or "" if it is missing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def cookies_of(scope: Scope) -> str:
    """All cookies of a request: HTTP/2 splits the header, and not every proxy joins it."""
    return "; ".join(value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")


def is_same_origin(scope: Scope) -> bool:
    """Whether the request comes from our page; programs that are not browsers send no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == header(scope, b"host").lower() != ""
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """The address of the client."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else ""


class Sockets:
    """The ASGI application for WebSockets."""

    def __init__(self, registry: Registry, site: Site, doors: Doors) -> None:
        """Serve the tables of a registry."""
        self.doors = doors
        self.registry = registry
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        await receive()
        address = address_of(scope)
        addresses = self.registry.addresses
        ours = self.site.answers_to(header(scope, b"host")) and is_same_origin(scope)
        if not ours or not addresses.may_ask(address) or not addresses.may_connect(address):
            await send({"type": "websocket.close", "code": 4403})
            return
        try:
            await send({"type": "websocket.accept"})
            await self._serve(scope, receive, send)
        finally:
            addresses.disconnect(address)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        secret = self.registry.identities.secret_in(cookies_of(scope), self.site.is_secure or scope["scheme"] == "wss")
        line = scope.get("extensions", {}).get(LINE)
        connection = Connection("" if secret is None else hashed(secret), send, self.registry.limits.outbox, line)
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
        id = path.removeprefix(PREFIX).removesuffix(SUFFIX)
        try:
            if not self.doors.has_room_for_strangers and not await self._may_stay(id, connection.person):
                raise Closed(FULL, "server-full")
            live = await self.registry.table(id)
        except Denied as error:
            raise Closed(UNKNOWN, error.key) from error
        except StoreError as error:
            LOGGER.error("%s", error)
            raise Closed(GOING, "server-store") from error
        inbox = Inbox(self.registry.limits, live, connection)
        live.arrive(connection)
        self.doors.welcome(connection)
        try:
            await listen(inbox, receive)
        finally:
            inbox.stop()
            self.doors.part(connection)
            live.queue.put(partial(live.go, connection))

    async def _may_stay(self, id: str, person: str) -> bool:
        """Whether a person may connect to a table on a nearly full server: only with a seat there."""
        live = self.registry.live.get(id)
        row = await self.registry.store.table(id) if live is None else live.row
        sits = row is not None and any(person and chair.person == person for chair in row.chairs)
        return sits and self.doors.make_room()


async def listen(inbox: Inbox, receive: Receive) -> None:
    """Handle messages until the connection closes or must be closed."""
    while True:
        received = await receive()
        if received["type"] != "websocket.receive":
            break
        text = received.get("text")
        inbox.hear(None if text is None else text.encode())
        while inbox.is_full:
            await asyncio.sleep(0.005)
    if inbox.closed is not None:
        raise inbox.closed
