"""A preparation that was not sent yet: kept for its person alone, and noticed by nobody."""

from __future__ import annotations

import json
from pathlib import Path

from tests.rules import rule
from tests.server.client import Line, Message, Person, serving
from warbook.server.company.drafts import BURST, LONGEST


def drafts(line: Line) -> list[Message]:
    line.catch_up()
    return [each for each in line.messages(0) if each["t"] == "draft"]


def test_a_draft_comes_back_to_its_person_before_the_update(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red:
        assert drafts(red) == []
        red.say("draft", 0, text="my plan")
        red.say("draft", 0, text="my better plan")
        red.catch_up()
    with ada.sit(table) as red, ben.sit(table) as blue:
        assert drafts(red) == [{"t": "draft", "seat": 0, "text": "my better plan"}]
        assert [each["t"] for each in red.messages(0)][:3] == ["hello", "draft", "update"]
        assert drafts(blue) == []
        blue.say("draft", 0, text="not mine")
        assert blue.until("error")["key"] == "server-not-yours"
        red.deploy(0)
        red.say("draft", 0, text="too late")
        red.catch_up()
    with ada.sit(table) as red:
        assert drafts(red) == []


@rule("SW-16.14")
def test_nobody_else_notices_a_draft(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open", listed=True)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})

    def seen() -> list[str]:
        """What others can ask for, with a new connection each."""
        asked = [other.get(f"/api/tables/{table}") for other in (ben, eve)]
        for other in (ben, eve):
            with other.sit(table) as line:
                line.catch_up()
                asked.append(line.raw)
        return [json.dumps(each) for each in asked]

    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        before = seen()
        for line in (blue, watcher):
            line.catch_up()
        counts = len(blue.raw), len(watcher.raw)
        red.say("draft", 0, text="x" * LONGEST)
        red.catch_up()
        for line in (blue, watcher):
            line.catch_up()
        assert (len(blue.raw), len(watcher.raw)) == (counts[0] + 1, counts[1] + 1)  # nothing but the pongs
        assert seen() == before
        assert red.seq(0) == 0


def test_a_draft_is_bounded_in_size_and_rate(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.say("draft", 0, text="x" * (LONGEST + 1))
        assert line.until("error")["key"] == "server-oversized"
        for number in range(BURST + 5):
            line.say("draft", 0, text=str(number))
        assert line.until("error")["key"] == "server-fast"


def test_a_draft_survives_a_restart_and_is_not_kept_after_the_game(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "0") as server:
        ada = Person(server)
        ada.get("/api/games")
        table, _ = ada.make("me", "here")
        with ada.sit(table) as line:
            line.say("draft", 1, text="blue plan")
            line.catch_up()
        server.stop()
        server.start()
        with ada.sit(table) as line:
            assert drafts(line) == [{"t": "draft", "seat": 1, "text": "blue plan"}]
            line.type(0, "resign")
        server.stop()
        server.start()
        with ada.sit(table) as line:
            assert drafts(line) == []
