"""Points 2 and 3: the seat of somebody whose line has dropped, and taking back what was seen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack.people import Honest, visitor
from tests.server.client import Line, Message, Person, Served, serving

GRACE = 2.0
FORMS = [{"seat": 1, "bot": bot, "seconds": seconds} for bot in ("random", "greedy", "mcts") for seconds in (0.05, 30)]


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for people only for a short time."""
    folder: Path = tmp_path_factory.mktemp("soon")
    with serving(folder / "data", "--grace", str(GRACE)) as served:
        yield served
    assert "Traceback" not in served.log.read_text()


def opponents(server: Served) -> tuple[Person, Person, str]:
    """Ada, Ben, and the table where they play against each other."""
    ada, ben = visitor(server), visitor(server)
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    return ada, ben, table


def seat_of(person: Person, table: str, seat: int = 1) -> Message:
    found: Message = person.get(f"/api/tables/{table}")["seats"][seat]
    return found


def test_who_drops_is_not_taken_over_at_once(server: Served, honest: Honest) -> None:
    ada, ben, table = opponents(server)
    path = f"/api/tables/{table}/takeover"
    with ada.sit(table) as red:
        with ben.sit(table) as blue:
            blue.deploy(1)
            red.deploy(0)
        for _ in range(3):
            for form in FORMS:
                status, answer = ada.ask("POST", path, form)
                assert (status, answer["error"]["key"]) in ((403, "server-grace"), (403, "server-present")), answer
            assert visitor(server).ask("POST", path, FORMS[0])[0] == 403
        shown = seat_of(ada, table)
        assert 100 < shown["grace"] <= 180 and not shown["stand_in"]
        assert seat_of(ben, table)["grace"] > 100  # both can see it run
        red.type(0, "+d1")
        with ben.sit(table) as blue:
            assert blue.decision(1) is not None and blue.hello["mine"] == [1]
            assert blue.type(1, "+e4")["t"] == "update"


def test_after_the_grace_time_the_stand_in_is_strong_and_goes_at_once(soon: Served) -> None:
    ada, ben, table = opponents(soon)
    path = f"/api/tables/{table}/takeover"
    with Honest(soon) as honest, ada.sit(table) as red:
        with ben.sit(table) as blue:
            blue.deploy(1)
            red.deploy(0)
        assert ada.ask("POST", path, FORMS[0])[0] == 403
        ends = time.monotonic() + 30
        while seat_of(ada, table)["grace"] and time.monotonic() < ends:
            time.sleep(0.2)
        assert ada.ask("POST", path, FORMS[0])[0] == 200
        standing = seat_of(ada, table)
        assert standing["stand_in"] and (standing["bot"], standing["seconds"]) == (
            "mcts",
            1.0,
        )  # whatever was asked for
        assert visitor(soon).ask("POST", path, FORMS[0])[0] == 403
        with ben.sit(table) as blue:
            assert not blue.hello["seats"][1]["stand_in"]
            red.type(0, "+d1")
            while blue.decision(1) is None:
                blue.until("update")
            assert blue.type(1, "+e4")["t"] == "update"
        honest.plays(1)


def test_what_an_attack_has_shown_is_not_taken_back_behind_somebodys_back(soon: Served) -> None:
    ada, ben, table = opponents(soon)
    path = f"/api/tables/{table}/takeover"
    with ada.sit(table) as red:
        with ben.sit(table) as blue:
            blue.deploy(1)
            red.deploy(0)
            play(red, blue)
        ends = time.monotonic() + 30
        while ada.ask("POST", path, FORMS[0])[0] != 200 and time.monotonic() < ends:
            time.sleep(0.2)
        assert seat_of(ada, table)["stand_in"]
        red.catch_up()
        attacked = red.latest[0]["view"]
        for _ in range(5):
            red.say("undo", 0, seq=red.seq(0))
            red.catch_up()
        vote = red.latest[0]["vote"]
        assert vote is not None and vote["waiting"] == [1]
        red.say("vote", 1, yes=True)  # for the other's seat
        assert red.until("error")["key"] == "server-not-yours"
        assert pieces(red.latest[0]["view"]) >= pieces(attacked)
        with ben.sit(table) as blue:
            blue.catch_up()
            if blue.latest[1]["vote"] is not None:
                blue.say("vote", 1, yes=False)
            blue.catch_up()
            assert blue.latest[1]["vote"] is None
        red.say("sync", 0, seq=0)
        red.catch_up()
        assert red.latest[0]["vote"] is None and pieces(red.latest[0]["view"]) >= pieces(attacked)


def play(red: Line, blue: Line) -> None:
    """Five moves of which the last one attacks a hidden piece and shows it."""
    for line, seat, move in ((red, 0, "+d1"), (blue, 1, "+e4"), (red, 0, "+c2"), (blue, 1, "+a4"), (red, 0, "c2xb3")):
        line.catch_up()
        answer = line.type(seat, move)
        assert answer["t"] == "update", (move, answer)
        while answer["decision"] is not None and answer["decision"]["prompt"] == "prompt-on-summon":
            answer = line.type(seat, ".")


def pieces(view: Message) -> int:
    """How many pieces a view shows."""
    return sum(piece.get("kind") is not None for piece in view["pieces"])


def test_the_log_shows_every_undo(server: Served) -> None:
    ada, ben, table = opponents(server)
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.deploy(0)
        blue.deploy(1)
        red.catch_up()
        red.type(0, "+d1")
        red.say("undo", 0, seq=red.seq(0))
        blue.catch_up()
        blue.say("vote", 1, yes=True)
        blue.catch_up()
        red.catch_up()
        assert red.decision(0) is not None
    with visitor(server).sit(table) as watcher:
        assert {"by": 0, "count": 1} in [entry.get("back") for entry in watcher.latest[-1]["log"]]


def test_who_has_agreed_beforehand_is_stood_in_for_at_once_and_nobody_agrees_for_others(server: Served) -> None:
    ada, ben, table = opponents(server)
    takeover, consent = f"/api/tables/{table}/takeover", f"/api/tables/{table}/consent"
    with ada.sit(table) as red:
        assert ada.ask("POST", consent, {"seat": 1, "given": True})[0] == 403
        assert visitor(server).ask("POST", consent, {"seat": 1, "given": True})[0] == 403
        assert ada.ask("POST", takeover, FORMS[0])[0] == 403
        ben.post(consent, {"seat": 1, "given": True})
        with ben.sit(table):
            assert ada.ask("POST", takeover, FORMS[0])[0] == 403  # not while the person is there
        red.catch_up()
        assert ada.ask("POST", takeover, FORMS[0])[0] == 200
