"""Outsiders, each with an address of its own, and an honest player beside them who wants to play on."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Self

from tests.server.client import Line, Person, Served

PATIENCE = 90.0  # seconds until an answer counts as none at all
MOST_DECISIONS = 60  # of one turn
_numbers = count(1)


def new_address() -> str:
    """An address of this machine that nobody has used yet: all of 127.0.0.0/8 is ours."""
    number = next(_numbers)
    return f"127.9.{number // 250}.{number % 250 + 1}"


def visitor(server: Served, address: str = "") -> Person:
    """Somebody with a cookie, from an address of their own."""
    person = Person(server, address or new_address())
    person.get("/api/games")
    return person


@contextmanager
def raw(server: Served, address: str = "", timeout: float = 20.0) -> Iterator[socket.socket]:
    """A bare connection."""
    source = (address or new_address(), 0)
    with socket.create_connection(("127.0.0.1", server.port), timeout, source_address=source) as made:
        yield made


def everything(connection: socket.socket, most: int = 1_000_000) -> bytes:
    """What comes until the server closes the connection; a time-out says that it does not."""
    heard = b""
    try:
        while len(heard) < most and (part := connection.recv(65_536)):
            heard += part
    except ConnectionError:
        pass
    return heard


def asked(server: Served, request: bytes, address: str = "") -> bytes:
    """The whole answer to a request as it stands."""
    with raw(server, address) as connection:
        connection.sendall(request)
        return everything(connection)


class Honest:
    """Somebody who plays against a quick bot, makes any legal move, and expects an answer to each."""

    def __init__(self, server: Served, bot: str = "greedy", seconds: float = 0.05) -> None:
        self.person = visitor(server)
        self.seats = [{"who": "me"}, {"who": "bot", "bot": bot, "seconds": seconds}]
        self.rng = random.Random(7)
        self._stack = ExitStack()
        self.waits: list[float] = []  # seconds from each move to its answer
        self.answers = 0  # turns that the other side has taken
        self.bot_moves = 0

    def __enter__(self) -> Self:
        self._sit()
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def _sit(self) -> None:
        table, _ = self.person.make(game="meeple-war", options={}, seats=self.seats)
        self.table = table
        self.line: Line = self._stack.enter_context(self.person.sit(table))
        self._wait_until_asked()

    def plays(self, turns: int) -> list[float]:
        """Take so many turns, each of them answered by the bot: how long each move waited for its answer."""
        first = len(self.waits)
        for _ in range(turns):
            for _ in range(MOST_DECISIONS):
                self._decide()
                if self.line.decision(0) is None:
                    break
            self._wait_until_asked()
            self.answers += 1
        return self.waits[first:]

    def _decide(self) -> None:
        decision = self.line.decision(0)
        assert decision is not None
        before, began = self.line.seq(0), time.monotonic()
        self.line.say("act", 0, seq=before, action=self.rng.choice(decision["options"])["action"])
        while self.line.seq(0) == before:
            message = self.line.hear(PATIENCE)
            assert message["t"] not in ("refused", "error"), message
        self.waits.append(time.monotonic() - began)

    def _wait_until_asked(self) -> None:
        ends = time.monotonic() + PATIENCE
        while self.line.decision(0) is None:
            message = self.line.until("update", "over", timeout=max(0.01, ends - time.monotonic()))
            self.bot_moves += message["t"] == "update"
            if message["t"] == "over":
                self._stack.close()
                self._sit()  # another game
