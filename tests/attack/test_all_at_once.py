"""All of it at once: floods, half-open connections, rubbish, slow bots, long replays; and two people who play."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.attack.network.test_connections import HALVES, SHAKE
from tests.attack.network.test_floods import FORM
from tests.attack.network.test_memory import GOLDEN, HUGE, sent_until_cut
from tests.attack.people import Honest, new_address, raw, visitor
from tests.attack.scale import scaled
from tests.attack.tables.test_bots import only_bots
from tests.attack.tables.test_replays import read
from tests.server.client import Person, Served, serving
from tests.server.test_bad_requests import garbled

Attack = Callable[[Served, str, random.Random], None]


def make_tables(server: Served, address: str, rng: random.Random) -> None:
    Person(server, address).ask("POST", "/api/tables", {**FORM, "listed": True, "name": "<b>\u202e"})


def open_halves(server: Served, address: str, rng: random.Random) -> None:
    with ExitStack() as stack:
        for half in HALVES * 3:
            stack.enter_context(raw(server, address)).sendall(half)


def send_huge(server: Served, address: str, rng: random.Random) -> None:
    sent_until_cut(server, *rng.choice(list(HUGE.values())), most=2_000_000)


def talk_rubbish(server: Served, address: str, rng: random.Random) -> None:
    person = visitor(server, address)
    table, _ = person.make("me", "here")
    with person.sit(table) as line:
        for _ in range(40):
            line.socket.send(garbled(rng))


def read_replays(server: Served, address: str, rng: random.Random) -> None:
    kept = visitor(server, address).post("/api/replays", GOLDEN.read_bytes())["replay"]
    for page in range(3):
        read(server, f"/api/replays/{kept}/pages/{page}", address)
        read(server, f"/api/replays/{kept}", address)


def watch_bots(server: Served, address: str, rng: random.Random) -> None:
    person = visitor(server, address)
    with person.sit(only_bots(person, 1.0)) as line:
        line.until("update", timeout=20)


def ask_for_everything(server: Served, address: str, rng: random.Random) -> None:
    paths = ["/api/games", "/api/tables", "/api/rules/krosmaster-arena", "/api/texts/pl/meeple-war", "/", "/health"]
    for path in rng.sample(paths, len(paths)):
        read(server, path, address)


def come_and_hang(server: Served, address: str, rng: random.Random) -> None:
    with raw(server, address) as connection:
        connection.sendall(SHAKE.format("nowhere").encode())
        connection.recv(100)


ATTACKS: list[Attack] = [
    make_tables,
    open_halves,
    send_huge,
    talk_rubbish,
    read_replays,
    watch_bots,
    ask_for_everything,
    come_and_hang,
]


class Attacker(threading.Thread):
    """Does one thing again and again from one address, whatever it is answered."""

    def __init__(self, server: Served, attack: Attack, done: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.attack = attack
        self.done = done
        self.rounds = 0

    def run(self) -> None:
        rng, address = random.Random(1), new_address()
        for _ in range(scaled(200, 5000)):
            if self.done.is_set():
                return
            # being refused, cut off or made to wait is what an attacker has to expect
            with suppress(OSError, AssertionError, WebSocketException, TimeoutError, IndexError):
                self.attack(self.server, address, rng)
            self.rounds += 1


def test_everything_at_once_and_two_people_play_on(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served, Honest(served) as ada, Honest(served, "mcts", 0.1) as ben:
        ada.plays(2)
        ben.plays(1)
        used, done = served.memory, threading.Event()
        attackers = [Attacker(served, attack, done) for attack in ATTACKS]
        for attacker in attackers:
            attacker.start()
        for _ in range(scaled(2, 60)):
            ada.plays(1)
            ben.plays(1)
        done.set()
        for attacker in attackers:
            attacker.join(60)
        print({attacker.attack.__name__: attacker.rounds for attacker in attackers}, served.memory - used, "kB more")
        ada.plays(1)
        ben.plays(1)
        assert all(attacker.rounds for attacker in attackers)
        assert served.memory < used + scaled(80_000, 120_000)
    assert "Traceback" not in served.log.read_text()
