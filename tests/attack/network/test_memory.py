"""Point 6: huge headers and bodies, tables that come and go, forks of long replays, and the soak."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack.limited_server import limited
from tests.attack.network.test_connections import SHAKE
from tests.attack.people import Honest, new_address, raw, visitor
from tests.attack.scale import SOAK, only_long, scaled
from tests.server.client import Person, Served

MEGABYTE = 1_000_000
ADDRESSES = [new_address() for _ in range(400)]  # enough that none of them has too many tables
GOLDEN = Path(__file__).parents[2] / "games" / "meeple" / "golden" / "four-quick-shared.json"
GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
HUGE = {
    "one header": (GET + b"X-Huge: ", b"a" * 100_000),
    "many headers": (GET, b"".join(b"X-%d: %s\r\n" % (number, b"b" * 80) for number in range(1000))),
    "a path": (b"GET /", b"c" * 100_000),
    "a cookie": (GET + b"Cookie: ", b"d=e; " * 20_000),
    "a method": (b"", b"F" * 100_000),
    "a body in chunks": (POST, (b"%x\r\n" % 100_000) + b"g" * 100_000 + b"\r\n"),
    "the size of a chunk": (POST, b"0" * 100_000),
}


def sent_until_cut(server: Served, first: bytes, part: bytes, most: int) -> int:
    """Send until the server closes the connection: how much it took."""
    with raw(server) as connection:
        sent = 0
        try:
            connection.sendall(first)
            while sent < most:
                connection.sendall(part)
                sent += len(part)
        except ConnectionError:
            pass
        return sent


@pytest.mark.parametrize("what", HUGE)
def test_a_hundred_megabytes_are_not_listened_to(server: Served, honest: Honest, what: str) -> None:
    most = scaled(20, 100) * MEGABYTE
    before = server.memory
    first, part = HUGE[what]
    for _ in range(3):
        assert sent_until_cut(server, first, part, most) < most or what == "a body in chunks"  # answered, then skipped
    print(f"{what}: {server.memory - before} kB more")
    assert server.memory < before + 20_000, what


def test_a_message_without_end_is_not_kept(server: Served, honest: Honest) -> None:
    """A WebSocket message in ever more pieces."""
    most = scaled(20, 100) * MEGABYTE
    before = server.memory
    piece = bytes((0x00, 0x80 | 126)) + (60_000).to_bytes(2, "big") + b"\0\0\0\0" + b"h" * 60_000
    opening = bytes((0x01, 0x80 | 1)) + b"\0\0\0\0{"
    assert sent_until_cut(server, SHAKE.format(honest.table).encode() + opening, piece, most) < most
    assert server.memory < before + 20_000


def test_a_client_that_does_not_read_costs_a_bounded_amount(server: Served, honest: Honest) -> None:
    """Ask for full updates and never read one."""
    before = server.memory
    sync = b'{"t":"sync","seat":-1,"seq":-2}'
    frame = bytes((0x81, 0x80 | len(sync))) + b"\0\0\0\0" + sync
    lines = [raw(server, new_address(), timeout=5) for _ in range(3)]
    opened = [line.__enter__() for line in lines]
    try:
        for connection in opened:
            connection.sendall(SHAKE.format(honest.table).encode())
            try:
                for _ in range(scaled(300, 3000)):
                    connection.sendall(frame)
            except OSError:
                pass
        honest.plays(2)
        assert server.memory < before + 30_000
    finally:
        for line in lines:
            line.__exit__(None, None, None)


@pytest.fixture(scope="module")
def tidy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that puts tables away as soon as nobody is there."""
    with limited(tmp_path_factory.mktemp("tidy") / "data", limits={"idle": 0.5}) as served:
        yield served
    assert "Traceback" not in served.log.read_text()


def come_and_go(server: Served, rng: random.Random) -> None:
    """A stranger makes a table, sits down, plays a little, and leaves for good; most people give up before."""
    person = Person(server, rng.choice(ADDRESSES))
    person.get("/api/games")
    seats = rng.choice([("me", "here"), ("me", "open"), ("me", "bot:greedy")])
    table, _ = person.make(*seats, game=rng.choice(["summoner-war", "meeple-war"]), options={})
    with person.sit(table) as line:
        line.catch_up()
        decision = line.decision(0)
        if decision is not None:
            option = rng.choice(decision["options"])
            line.say("act", 0, seq=line.seq(0), action=option["action"])
        line.catch_up()
        if rng.random() < 0.9:
            line.type(0, "resign")


def test_tables_that_come_and_go_leave_no_memory_behind(tidy: Served) -> None:
    with Honest(tidy) as honest:
        rng = random.Random(6)
        for _ in range(scaled(60, 1000)):
            come_and_go(tidy, rng)
        used = tidy.memory
        for _ in range(scaled(120, 4000)):
            come_and_go(tidy, rng)
        honest.plays(2)
        print(f"{tidy.memory - used} kB more")
        assert tidy.memory < used + scaled(14_000, 15_000)


def test_forks_of_long_replays_have_a_limit(tidy: Served) -> None:
    with Honest(tidy) as honest:
        attacker = visitor(tidy)
        replay = attacker.post("/api/replays", GOLDEN.read_bytes())["replay"]
        form = {"at": 1500, "seats": [{"who": "me"}, {"who": "here"}, {"who": "here"}, {"who": "here"}]}
        path = f"/api/replays/{replay}/fork"
        attacker.ask("POST", path, form)
        used, statuses = tidy.memory, []
        for _ in range(scaled(15, 100)):
            statuses.append(Person(tidy, attacker.address).ask("POST", path, form)[0])
        honest.plays(2)
        print(f"{statuses.count(201)} of {len(statuses)} forks made, {tidy.memory - used} kB more")
        assert tidy.memory < used + 15_000
        assert 429 in statuses


@only_long
def test_a_soak_with_tables_coming_and_going_keeps_memory_flat(tmp_path: Path) -> None:
    """Half an hour, or WARBOOK_SOAK minutes: the last quarter uses no more than the second one."""
    with limited(tmp_path / "data", limits={"idle": 5}) as served, Honest(served) as honest:
        rng, began, seen = random.Random(8), time.monotonic(), []
        seconds, tables = SOAK * 60, 0
        while (elapsed := time.monotonic() - began) < seconds:
            come_and_go(served, rng)
            tables += 1
            if tables % 20 == 0:
                honest.plays(1)
                seen.append((elapsed / seconds, served.memory))
        second = max(memory for part, memory in seen if 0.25 <= part < 0.5)
        last = max(memory for part, memory in seen if part >= 0.75)
        print(f"{tables} tables in {SOAK:g} minutes: {second} kB in the second quarter, {last} kB in the last")
        assert last < second * 1.05
