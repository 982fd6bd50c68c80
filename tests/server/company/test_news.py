"""What everybody at a table is told about the others: clocks that start, a vote that ends without an undo."""

from __future__ import annotations

from tests.server.client import Line, Message, Person


def told(line: Line) -> list[Message]:
    line.catch_up()
    return [each for each in line.messages(0) if each["t"] == "told"]


def ready(ada: Person, ben: Person) -> str:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.deploy(0)
        blue.deploy(1)
    return table


def test_the_clocks_of_all_start_when_the_last_seat_is_taken(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open", clock={"minutes": 5})
    with ada.sit(table) as red, eve.sit(table) as watcher:
        assert [clock["running"] for clock in red.latest[0]["clocks"]] == [False, False]
        ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
        for line, seat in ((red, 0), (watcher, -1)):
            line.catch_up()
            assert [clock["running"] for clock in line.latest[seat]["clocks"]] == [True, True]
            assert line.seq(seat) == 0


def test_a_refused_undo_is_told_to_all(ada: Person, ben: Person, eve: Person) -> None:
    table = ready(ada, ben)
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        decision = red.decision(0)
        assert decision is not None
        red.type(0, decision["options"][0]["notation"])
        blue.catch_up()
        red.do("undo", 0)
        blue.catch_up()
        blue.say("vote", 1, yes=False)
        blue.catch_up()
        for line in (red, blue, watcher):
            assert told(line) == [{"t": "told", "text": "told-undo-refused", "seat": 1, "other": 0}]


def test_a_request_that_a_move_has_overtaken_is_told_to_all(ada: Person, ben: Person) -> None:
    table = ready(ada, ben)
    with ada.sit(table) as red, ben.sit(table) as blue:
        decision = red.decision(0)
        assert decision is not None
        red.type(0, decision["options"][0]["notation"])
        red.do("undo", 0)
        blue.catch_up()
        decision = blue.decision(1)
        assert decision is not None
        blue.type(1, decision["options"][0]["notation"])
        for line in (red, blue):
            assert told(line) == [{"t": "told", "text": "told-undo-lapsed", "seat": 0, "other": -1}]


def test_a_declined_draw_is_told_to_all(ada: Person, ben: Person, eve: Person) -> None:
    table = ready(ada, ben)
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        assert red.type(0, "draw?")["t"] == "update"
        blue.catch_up()
        assert blue.type(1, "draw-")["t"] == "update"
        for line in (red, blue, watcher):
            assert told(line) == [{"t": "told", "text": "told-offer-declined", "seat": 1, "other": -1}]
