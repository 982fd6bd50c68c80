"""On disk first: whatever was told is there after a kill at any moment."""

import random
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.client import Line, Message, Person, serving


class Player(threading.Thread):
    """Plays both sides of a table as fast as it can, and remembers the last thing it was told."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.line: Line = person.sit(table)
        self.rng = random.Random(seed)
        self.known: dict[int, Message] = {}

    def run(self) -> None:
        try:
            with self.line as line:
                self.play(line)
        except (ConnectionClosed, TimeoutError, OSError):
            return

    def play(self, line: Line) -> None:
        self.known = dict(line.latest)
        asked = -1
        while True:
            seats = [seat for seat in (0, 1) if line.decision(seat)]
            seat = next((each for each in seats if each != asked), None)
            if seat is None:
                return  # over
            decision = line.decision(seat)
            assert decision is not None
            kind = "prepare" if decision["timing"] == "secret" and len(decision["options"]) > 20 else "act"
            option = self.rng.choice(decision["options"])
            before = line.seq(seat)
            fields = {} if kind == "prepare" else {"action": option["action"]}
            line.say(kind, seat, seq=before, **fields)
            while line.seq(seat) == before:
                message = line.hear()
                if message["t"] == "update":
                    self.known[message["seat"]] = message


def test_after_a_kill_every_table_is_exactly_where_it_was_told_to_be(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "0") as server:
        person = Person(server)
        person.get("/api/games")
        players = [Player(person, person.make("me", "here")[0], seed) for seed in range(4)]
        for player in players:
            player.start()
        for moment in (1.0, 0.7):
            players[0].join(moment)
            server.kill()
            for player in players:
                player.join(20)
            server.start()
            for player in players:
                check(player, person)
            players = [Player(person, player.table, 9) for player in players]
            for player in players:
                player.start()


def check(player: Player, person: Person) -> None:
    """The server knows all that it told, and at most the one action that was not told any more."""
    with person.sit(player.table) as line:
        for seat, known in player.known.items():
            now = line.latest[seat]
            assert now["seq"] in (known["seq"], known["seq"] + 1)
            if now["seq"] == known["seq"]:
                assert now["view"] == known["view"]
                assert now["decision"] == known["decision"]
            heard = [entry for entry in now["log"] if entry["seq"] == known["seq"]]
            assert [entry["events"] for entry in heard] == [known["events"]][: len(heard)] or known["log"] is not None


def test_a_line_that_comes_back_after_a_restart_gets_what_it_missed(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "0") as server:
        person = Person(server)
        person.get("/api/games")
        table, _ = person.make("me", "here")
        with person.sit(table) as line:
            for cell in ("a1", "b1", "c1"):
                line.type(0, f"place F {cell}")
            line.do("undo", 0)
            before = line.latest[0]
        server.kill()
        server.start()
        with person.sit(table) as line:
            line.say("sync", 0, seq=before["seq"])
            again = line.until("update")
            assert again["log"] is None and again["events"] == []
            assert {**again, "log": 0} == {**before, "log": 0}
            line.say("sync", 0, seq=before["seq"] - 1)
            assert line.until("update")["log"] is not None  # something was taken back since then


def test_a_table_that_left_memory_comes_back_with_its_clock(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        person = Person(server)
        person.get("/api/games")
        table, _ = person.make("me", "here", clock={"minutes": 10, "increment": 0})
        with person.sit(table) as line:
            line.type(0, "place F a1")
            left = line.latest[0]["clocks"][0]["left"]
        server.kill()
        server.start()
        with person.sit(table) as line:
            clock = line.latest[0]["clocks"][0]
            assert clock["running"]
            assert left - 2000 < clock["left"] < left + 500  # the time that the server was away does not count
            assert line.latest[0]["view"]["draft"] == {"a1": "F"}
        assert person.get("/api/mine")[0]["turn"]
