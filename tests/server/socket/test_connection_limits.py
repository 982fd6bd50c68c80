"""Connections that say nothing, and more of them than there is room for: who sits at a table still gets in."""

import asyncio
import base64
import gc
import os
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Line, Person, Served, serving
from tests.server.in_process import FORM
from warbook.server.http.app import Application, application
from warbook.server.http.timeouts import PatientProtocol
from warbook.server.limits import Limits
from warbook.server.run import configured
from warbook.server.site import Site, site_for
from warbook.server.socket.admission import BACKLOG, Doors, Visitor, room
from warbook.server.socket.transport import LineProtocol
from warbook.server.table.registry import Registry

HOST = "127.0.0.1"
# a server says such things to nobody; here a warning would be an error
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PING = b"\x89\x80\0\0\0\0"  # with an empty mask
PONG = b"\x8a\x80\0\0\0\0"
FIRST = b"\x01\x80\0\0\0\0"  # the first piece of a message, and empty
PIECE = b"\x00\x80\0\0\0\0"  # a further one


def crowd(server: Served, count: int) -> list[socket.socket]:
    """Connections that say nothing."""
    found = []
    for _ in range(count):
        with suppress(OSError):
            found.append(socket.create_connection((HOST, server.port), 5))
    return found


def refused(line: Line) -> tuple[int, str]:
    """How a line ends that is not welcome."""
    try:
        return line.closed()
    finally:
        line.socket.close()


def files(server: Served) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def test_many_who_say_nothing_do_not_keep_a_player_out(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--connections", "60") as server, ExitStack() as stack:
        ada = Person(server)
        ada.get("/api/games")
        table, _ = ada.make("me", "here")
        before = files(server)
        for each in crowd(server, 200):
            stack.enter_context(each)
        begun = time.monotonic()
        with ada.sit(table) as line:
            assert line.type(0, "place S a1")["t"] == "update"
            assert time.monotonic() - begun < 5
            assert files(server) <= before + 61


def test_strangers_stay_outside_when_it_is_full_and_players_come_in(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--connections", "40") as server, ExitStack() as stack:
        ada, eve = Person(server), Person(server)
        for person in (ada, eve):
            person.get("/api/games")
        tables = [ada.make("me", "here")[0] for _ in range(22)]
        watchers = [stack.enter_context(eve.sit(table)) for table in tables]  # of 40; 8 for requests, 10 for players
        assert refused(eve.sit(tables[0])) == (1013, "server-full")
        players = [stack.enter_context(ada.sit(table)) for table in tables[2:12]]
        watchers[0].catch_up()
        players += [stack.enter_context(ada.sit(table)) for table in tables[12:14]]
        assert watchers[0].closed() == (1013, "server-full")
        assert watchers[1].closed() == (1013, "server-full")
        for line in (players[0], players[-1], watchers[2]):
            line.catch_up()
        assert eve.get("/api/tables") == []  # there is still room to ask


def test_few_descriptors_are_told_and_are_enough(tmp_path: Path) -> None:
    class Narrow(Served):
        """A server that may open few files."""

        def start(self) -> "Narrow":
            command = [sys.executable, "-m", "warbook", "serve", "--no-browser", "--port", "0", "--rate", "0"]
            limit = "import resource, os, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 200)); "
            begin = [sys.executable, "-c", limit + "os.execv(sys.argv[1], sys.argv[1:])", *command]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [*begin, "--data", str(self.data), "--connections", "500"],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    env={**os.environ, "PYTHONUNBUFFERED": "1"},
                )
            assert self.process.stdout is not None
            self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip().strip("/"))
            return self

    server = Narrow(tmp_path / "data").start()
    with ExitStack() as stack:
        stack.callback(server.stop)
        assert "200 files may be open here, enough for 111 connections" in server.log.read_text()
        ada = Person(server)
        ada.get("/api/games")
        table, _ = ada.make("me", "here")
        for each in crowd(server, 300):
            stack.enter_context(each)
        with ada.sit(table) as line:
            assert line.type(0, "place S a1")["t"] == "update"
        assert files(server) < 200


@pytest.mark.parametrize(
    ("descriptors", "wanted", "found"),
    [(20_000, 4_000, (4_000, BACKLOG)), (1_024, 4_000, (832, 128)), (256, 0, (160, 32)), (0, 0, (65_536, BACKLOG))],
)
def test_room_is_left_for_other_files(descriptors: int, wanted: int, found: tuple[int, int]) -> None:
    assert room(descriptors, wanted) == found


class Caller(Visitor):
    """A connection without a network."""

    def __init__(self, address: str, is_busy: bool = False) -> None:
        self.address = address
        self.is_busy = is_busy
        self.is_out = False

    @property
    def is_waiting(self) -> bool:
        return not self.is_busy

    def turn_out(self) -> None:
        self.is_out = True


def test_an_address_pushes_out_only_its_own() -> None:
    doors = Doors(Limits(connections=3), 100, site_for(None, ["192.0.2.9"]).is_proxy)
    other, busy = Caller("192.0.2.2"), Caller("192.0.2.1", is_busy=True)
    flood = [Caller("192.0.2.1") for _ in range(5)]
    for each in (other, busy, *flood):
        assert doors.may_enter(each)
    assert [each.is_out for each in (other, busy, *flood)] == [False, False, True, True, True, False, False]
    for each in flood:
        each.is_busy = True
    assert not doors.may_enter(Caller("192.0.2.1"))
    doors.leave(busy)
    assert doors.may_enter(Caller("192.0.2.1"))
    assert all(doors.may_enter(Caller("192.0.2.9")) for _ in range(20))  # a proxy speaks for many


def test_nothing_is_left_of_those_who_have_gone() -> None:
    doors = Doors(Limits(), 10, Site().is_proxy)
    for number in range(100):
        caller = Caller(f"192.0.2.{number}")
        assert doors.may_enter(caller)
        doors.leave(caller)
        doors.leave(caller)
    assert not doors._near and not doors._visitors


# in this process


def run(path: Path, limits: Limits, test: Callable[[Application, uvicorn.Server, int], Awaitable[None]]) -> None:
    async def whole() -> None:
        listener = socket.create_server((HOST, 0))
        app = application(path, limits)
        server = uvicorn.Server(configured(app, limits, Site(), 100))
        served = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await asyncio.wait_for(test(app, server, listener.getsockname()[1]), 30)
        finally:
            server.should_exit = True
            await served

    asyncio.run(whole())


async def shaken(port: int, table: str, buffer: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket to a table, by hand."""
    raw = socket.socket()
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (HOST, port))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1 << 12)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def until(is_so: Callable[[], bool], seconds: float = 10) -> bool:
    ends = time.monotonic() + seconds
    while not is_so() and time.monotonic() < ends:
        await asyncio.sleep(0.02)
    return is_so()


async def table_in(registry: Registry) -> str:
    return (await registry.make(FORM, "ada")).table


def text(message: str) -> bytes:
    return bytes([0x81, 0x80 | len(message)]) + b"\0\0\0\0" + message.encode()


@pytest.mark.parametrize("reads", [True, False])
def test_a_socket_that_does_not_answer_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: bool) -> None:
    monkeypatch.setattr("warbook.server.socket.transport.PATIENCE", 0.3)

    async def test(app: Application, server: uvicorn.Server, port: int) -> None:
        live = await app.registry.table(await table_in(app.registry))
        _, writer = await shaken(port, live.row.id, 0 if reads else 2048)
        assert await until(lambda: len(live.updates.connected) == 1)
        if not reads:
            line = next(each for each in server.server_state.connections if isinstance(each, LineProtocol))
            line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
            for _ in range(190):  # more than fits into all buffers on the way
                writer.write(text('{"t":"sync","seat":-1,"seq":-9}'))
            assert await until(lambda: line.transport.get_write_buffer_size() > 0)
        assert await until(lambda: not live.updates.connected)
        assert await until(lambda: not server.server_state.connections)
        writer.close()

    run(tmp_path, Limits(ping=0.4), test)


def test_a_socket_that_answers_stays(tmp_path: Path) -> None:
    async def test(app: Application, server: uvicorn.Server, port: int) -> None:
        live = await app.registry.table(await table_in(app.registry))
        async with connect(f"ws://{HOST}:{port}/api/tables/{live.row.id}/socket", ping_interval=None) as line:
            await asyncio.sleep(1.2)
            await line.send('{"t":"ping"}')
            assert await until(lambda: len(live.updates.connected) == 1)

    run(tmp_path, Limits(ping=0.2), test)


def test_who_does_not_read_an_answer_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "patience", 0.5)
    monkeypatch.setattr(PatientProtocol, "looks", 0.1)

    async def test(app: Application, server: uvicorn.Server, port: int) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect((HOST, port))
        raw.sendall(f"GET /api/rules/rift-in-time HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode() * 40)
        assert await until(lambda: len(server.server_state.connections) == 1)
        assert await until(lambda: not server.server_state.connections)
        raw.close()

    run(tmp_path, Limits(), test)


@pytest.mark.parametrize("frames", [PING * 400, PONG * 400, FIRST + PIECE * 400], ids=["pings", "pongs", "pieces"])
def test_frames_that_are_no_messages_are_counted(tmp_path: Path, frames: bytes) -> None:
    async def test(app: Application, server: uvicorn.Server, port: int) -> None:
        live = await app.registry.table(await table_in(app.registry))
        reader, writer = await shaken(port, live.row.id)
        assert await until(lambda: len(live.updates.connected) == 1)
        heard = bytearray()
        writer.write(frames)
        with suppress(TimeoutError, ConnectionError):
            while data := await asyncio.wait_for(reader.read(1 << 16), 3):
                heard += data
        assert b"\x11\x4d" + b"server-fast" in bytes(heard)  # 4429
        assert heard.count(b"\x8a\x00") <= 25  # answers to pings
        assert await until(lambda: not live.updates.connected)
        writer.close()

    run(tmp_path, Limits(rate=5, burst=20, dropped=50), test)


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async def test(app: Application, server: uvicorn.Server, port: int) -> None:
        table = await table_in(app.registry)
        async with connect(f"ws://{HOST}:{port}/api/tables/{table}/socket") as line:
            for _ in range(10):
                await asyncio.wait_for(await line.ping(), 5)

    run(tmp_path, Limits(rate=5, burst=20), test)


def test_a_connection_that_has_gone_does_not_hold_its_table(tmp_path: Path) -> None:
    async def test(app: Application, server: uvicorn.Server, port: int) -> None:
        registry, table = app.registry, await table_in(app.registry)
        found = weakref.ref(registry.live[table])
        gc.collect()
        gc.disable()
        try:
            async with connect(f"ws://{HOST}:{port}/api/tables/{table}/socket") as line:
                await line.send('{"t":"ping"}')
                while '"pong"' not in str(await line.recv()):
                    pass
            with suppress(ConnectionClosed):
                await line.wait_closed()
            assert await until(lambda: not registry.live[table].updates.connected and registry.live[table].idle)
            await registry.park(registry.live[table])
            assert await until(lambda: found() is None, 3)
        finally:
            gc.enable()

    run(tmp_path, Limits(), test)


def test_a_seat_is_told_apart_from_a_foreign_one(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--connections", "20") as server, ExitStack() as stack:
        ada = Person(server)
        ada.get("/api/games")
        mine, _ = ada.make("me", "here")
        theirs, _ = Person(server).make("me", "here")
        for _ in range(11):
            stack.enter_context(Person(server).sit(ada.make("me", "here")[0]))
        assert refused(ada.sit(theirs)) == (1013, "server-full")
        assert refused(Line(server, "nowhere")) == (1013, "server-full")
        stack.enter_context(ada.sit(mine)).catch_up()
