"""Point 11: connections that say nothing, half of something, or a byte at a time, by the thousand."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.attack.limited_server import limited
from tests.attack.people import Honest, everything, new_address, raw, visitor
from tests.attack.scale import LONG, only_long, scaled
from tests.server.client import Served

HALVES = [
    b"",
    b"GET / HT",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Never: e",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 400\r\n\r\n{",
    b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
]
SHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose patience ends soon; in the long version it is the usual one."""
    given = {} if LONG else {"patience": 2.0}
    with limited(tmp_path_factory.mktemp("hurried") / "data", **given) as served:
        yield served
    assert "Traceback" not in served.log.read_text()


def descriptors(server: Served) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def settles(server: Served, most: int, seconds: float) -> int:
    """How many descriptors the server holds as soon as there are few enough, or when the time is up."""
    ends = time.monotonic() + seconds
    while descriptors(server) > most and time.monotonic() < ends:
        time.sleep(0.1)
    return descriptors(server)


def room_for(count: int) -> int:
    """How many connections this process can hold, at most so many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 2 * count + 200)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return min(count, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200)


def test_half_open_connections_are_closed_and_nobody_is_turned_away(hurried: Served) -> None:
    count = room_for(scaled(300, 3000))
    addresses = [new_address() for _ in range(10)]
    with Honest(hurried) as honest, ExitStack() as stack:
        honest.plays(1)
        before = descriptors(hurried)
        for number in range(count):
            connection = stack.enter_context(raw(hurried, addresses[number % len(addresses)]))
            connection.sendall(HALVES[number % len(HALVES)])
        visitor(hurried)  # somebody new comes in the middle of it
        honest.plays(2)
        most = descriptors(hurried)
        assert settles(hurried, before + 5, 60) <= before + 5
        print(f"{count} connections: the server held {most} descriptors, {before} before, and lets go of all")
        honest.plays(1)


def test_a_byte_at_a_time_is_not_waited_for(hurried: Served) -> None:
    with Honest(hurried) as honest, raw(hurried) as connection:
        before = descriptors(hurried)
        head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"y" * 500
        cut = False
        for place in range(len(head)):
            try:
                connection.sendall(head[place : place + 1])
                time.sleep(0.02 if not LONG else 0.1)
            except ConnectionError:
                cut = True
                break
        assert cut
        assert settles(hurried, before, 20) <= before
        honest.plays(1)


@only_long
def test_one_address_does_not_hold_all_descriptors(tmp_path: Path) -> None:
    few_descriptors(tmp_path, 400, 600)


def test_one_address_does_not_hold_the_few_descriptors_of_a_small_machine(tmp_path: Path) -> None:
    few_descriptors(tmp_path, 200, 260)


def few_descriptors(folder: Path, descriptors: int, count: int) -> None:
    """Take more connections than the server has descriptors, from one address; another address gets in."""
    with limited(folder / "data", descriptors=descriptors) as served, Honest(served) as honest:
        attacker = new_address()
        with ExitStack() as stack:
            for _ in range(count):
                try:
                    stack.enter_context(raw(served, attacker, timeout=1))
                except OSError:
                    break
            honest.plays(1)
            visitor(served)  # a new visitor is let in
            with honest.person.sit(honest.table) as again:  # a seated player comes back
                assert again.hello["mine"] == [0]
        honest.plays(1)


def test_a_socket_that_says_nothing_is_closed_and_one_that_plays_is_not(tmp_path: Path) -> None:
    with limited(tmp_path / "data", limits={"ping": 1.0}) as served, Honest(served) as honest:
        with raw(served, timeout=30) as connection:
            connection.sendall(SHAKE.format(honest.table).encode())
            everything(connection)  # returns when the server closes: this end does not answer its pings
        honest.plays(2)


def test_pings_are_limited(server: Served, honest: Honest) -> None:
    """A flood of WebSocket pings, which no message limit sees, is cut off."""
    ping = bytes((0x89, 0x80 | 4)) + b"\0\0\0\0" + b"ping"
    with raw(server) as connection:
        connection.sendall(SHAKE.format(honest.table).encode())
        assert b" 101 " in connection.recv(4096)
        connection.settimeout(5)
        sent = 0
        try:
            for _ in range(scaled(20_000, 500_000) // 100):
                connection.sendall(ping * 100)
                sent += 100
                drained(connection)
            connection.settimeout(5)
            everything(connection)
        except ConnectionError:
            pass
        except TimeoutError:
            pytest.fail(f"{sent} pings, and the line is still open")
    honest.plays(1)


def drained(connection: socket.socket) -> None:
    """Read what is there, without waiting."""
    connection.setblocking(False)
    try:
        while connection.recv(65_536):
            pass
        raise ConnectionResetError
    except BlockingIOError:
        pass
    finally:
        connection.settimeout(5)


def test_sockets_of_one_address_are_limited_and_others_come_in(server: Served, honest: Honest) -> None:
    attacker = visitor(server)
    with ExitStack() as stack:
        refused = 0
        for _ in range(scaled(140, 400)):
            connection = stack.enter_context(raw(server, attacker.address))
            connection.sendall(SHAKE.format(honest.table).encode())
            try:
                refused += b" 101 " not in connection.recv(4096)[:20]
            except ConnectionError:
                refused += 1
        assert refused
        honest.plays(1)
        with honest.person.sit(honest.table) as again:
            assert again.hello["mine"] == [0]
        assert visitor(server).ask("GET", "/api/tables")[0] == 200


def test_a_handshake_that_never_ends_is_closed(hurried: Served) -> None:
    started = SHAKE.format("x").encode()[:-2]
    with Honest(hurried) as honest, raw(hurried, timeout=60) as connection:
        connection.sendall(started)
        everything(connection)
        honest.plays(1)
