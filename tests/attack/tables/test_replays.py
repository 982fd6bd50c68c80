"""Point 12: long replays, many at once, while somebody plays."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from tests.attack.people import Honest, new_address, raw, visitor
from tests.attack.scale import scaled
from tests.server.client import Person, Served

GOLDEN = Path(__file__).parents[2] / "games" / "meeple" / "golden" / "four-quick-shared.json"


def read(server: Served, path: str, address: str) -> int:
    """Read something whole, without looking at it: the status."""
    with raw(server, address, timeout=90) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        status = int(connection.recv(65_536).split()[1])
        while connection.recv(1 << 20):
            pass
        return status


def read_through(server: Served, path: str, address: str) -> list[int]:
    """Read a replay, and pages of it from its end to its beginning: the statuses."""
    pages = [f"{path}/pages/{number}" for number in range(31, 0, scaled(-6, -1))]
    return [read(server, each, address) for each in [path, *pages]]


def test_twenty_long_replays_at_once_hold_nobody_up(server: Served, honest: Honest) -> None:
    attacker = visitor(server)
    kept = [attacker.post("/api/replays", GOLDEN.read_bytes())["replay"] for _ in range(2)]
    before, used = honest.plays(10), server.memory
    with ThreadPoolExecutor(20) as pool:
        readers = [
            pool.submit(read_through, server, f"/api/replays/{kept[number % 2]}", attacker.address)
            for number in range(scaled(10, 20))
        ]
        during: list[float] = []
        while not all(reader.done() for reader in readers):
            during += honest.plays(1)
        answers = [status for reader in readers for status in reader.result()]
    print(f"a move took {1000 * median(before):.1f} ms before and {1000 * median(during):.1f} ms meanwhile")
    assert 200 in answers and set(answers) <= {200, 404, 429, 503}
    assert median(during) < 20 * median(before), (median(before), median(during))
    assert server.memory < used + 40_000, (used, server.memory)


def test_a_reader_who_does_not_read_holds_nobody_up(server: Served, honest: Honest) -> None:
    attacker = visitor(server)
    kept = attacker.post("/api/replays", GOLDEN.read_bytes())["replay"]
    held = []
    for _ in range(scaled(3, 20)):
        connection = socket.create_connection(("127.0.0.1", server.port), 20, source_address=(new_address(), 0))
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.sendall(f"GET /api/replays/{kept} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        held.append(connection)
    honest.plays(3)
    for connection in held:
        connection.close()


def test_uploads_of_long_replays_at_once_hold_nobody_up(server: Served, honest: Honest) -> None:
    data = GOLDEN.read_bytes()

    def upload(_: int) -> int:
        return Person(server, address).ask("POST", "/api/replays", data)[0]

    address = new_address()
    with ThreadPoolExecutor(8) as pool:
        uploads = [pool.submit(upload, number) for number in range(scaled(6, 40))]
        honest.plays(2)
        statuses = {each.result() for each in uploads}
    assert statuses <= {201, 429, 503}
