"""Tables in the process of the test: a listener that remembers, and a store whose disk is full."""

import asyncio
import json

from tests.server.client import Message
from warbook.match.entries import Entry
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.socket.protocol import ClientMessage
from warbook.server.store.base import Then
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.live import LiveTable
from warbook.server.table.requests import handle
from warbook.server.table.updates import Listener

FORM = TableForm(game="summoner-war", seats=[SeatForm("me"), SeatForm("here")])


class Ear(Listener):
    """Somebody at the table who only remembers."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[Message] = []
        self.dropped = False

    def send(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def drop(self) -> None:
        self.dropped = True


class FullDisk(SqliteStore):
    """A store whose disk is full from some moment on."""

    full = False

    def append(self, table: str, first: int, entries: list[Entry], then: Then) -> None:
        if self.full:
            asyncio.get_running_loop().call_soon(lambda: then(OSError("the disk is full"))())
        else:
            super().append(table, first, entries, then)


async def say(live: LiveTable, ear: Ear, message: ClientMessage) -> None:
    live.queue.put(lambda: handle(live, ear, message))
    await live.ask(nothing)


async def nothing() -> None:
    """Come after everything that was put in before."""
