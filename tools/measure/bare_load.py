"""A baseline for `warbook load`: a server without rules or storage that does not read its input.

It answers every message with the same two texts, an update without and one with a question, as long as those in
the middle of a game of Summoner War. The rest of the time in `warbook load` is ours.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import hashlib
import multiprocessing
from typing import Final, cast

import uvloop

from warbook.cli.commands.load import counts, line, raise_open_files
from warbook.games import GAMES
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded
from warbook.loadtest.client import Caller
from warbook.loadtest.matches import Simulated, measure
from warbook.match.entries import ACT, Entry
from warbook.match.table import table_for
from warbook.server.socket.frames import head
from warbook.server.table.messages import NONE, update

GAME: Final = "summoner-war"
HOST: Final = "127.0.0.1"
WEBSOCKET: Final = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # the protocol's constant for the handshake
MOVES: Final = 60  # the middle of a game


def updates() -> tuple[bytes, bytes]:
    """Two frames from the middle of a game: for the seat that has moved, and for the seat that decides."""
    game = GAMES[GAME]
    table = table_for(game, game.scenarios[0], 2, {}, 1, None)
    rng = seeded(1)
    while table.entries < MOVES or len(game.acting(table.match.state)) > 1:
        seat = game.acting(table.match.state)[0]
        table.enter(Entry(ACT, int(game.prior(table.match.state, seat, rng)), 0))
    asked = game.acting(table.match.state)[0]
    quiet, question = (update(table, int(seat), NONE, None, None, 0) for seat in (Seat(1 - asked), asked))
    return head(len(quiet)) + quiet, head(len(question)) + question


class Bare(asyncio.Protocol):
    """One connection; the other with the same path is its opponent."""

    quiet = question = b""
    alone: Final[dict[str, Bare]] = {}

    def __init__(self) -> None:
        self.opponent: Bare | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the request."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Handle the request, or any move."""
        if self.opponent is None:
            self.greet(data.decode())
        elif not self.opponent.transport.is_closing():
            self.tell(self.opponent)

    def tell(self, opponent: Bare) -> None:
        """Send the two updates."""
        self.transport.write(self.quiet)
        opponent.transport.write(self.question)

    def greet(self, request: str) -> None:
        """Upgrade to a WebSocket; the second connection starts the game."""
        key = next(each for each in request.split("\r\n") if each.startswith("Sec-WebSocket-Key")).split(": ")[1]
        accepted = base64.b64encode(hashlib.sha1((key + WEBSOCKET).encode()).digest()).decode()
        lines = ("HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade")
        self.transport.write("\r\n".join([*lines, f"Sec-WebSocket-Accept: {accepted}", "", ""]).encode())
        path = request.split(" ")[1]
        self.opponent = self.alone.pop(path, None)
        if self.opponent is None:
            self.alone[path] = self
        else:
            self.opponent.opponent = self
            self.tell(self.opponent)


def serve(port: multiprocessing.SimpleQueue[int]) -> None:
    """Serve until killed."""

    async def served() -> None:
        Bare.quiet, Bare.question = updates()
        server = await asyncio.get_running_loop().create_server(Bare, HOST, 0)
        port.put(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    uvloop.run(served())


class Seated(Simulated):
    """A match without set-up."""

    async def begin(self) -> None:
        """Connect without table and invitation."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            _, caller = await loop.create_connection(lambda: Caller(self.hear, self.lose), *self.run.server)
            self.sides.append(caller)
            caller.shake(HOST, f"/{id(self)}", "")
            await caller.ready
        self.run.tables += 1


def main() -> None:
    """Measure, and print one line for each number of matches."""
    parser = argparse.ArgumentParser(description="warbook load against a server that does nothing.")
    parser.add_argument("--matches", default="50,200", metavar="N[,N…]")
    parser.add_argument("--seconds", type=float, default=6.0)
    asked = parser.parse_args()
    raise_open_files()
    for matches in counts(asked.matches):
        port: multiprocessing.SimpleQueue[int] = multiprocessing.SimpleQueue()
        server = multiprocessing.Process(target=serve, args=(port,), daemon=True)
        server.start()
        print(line(uvloop.run(measure((HOST, port.get()), GAME, matches, asked.seconds, 2.0, Seated))), flush=True)
        server.terminate()
        server.join()


if __name__ == "__main__":
    main()
