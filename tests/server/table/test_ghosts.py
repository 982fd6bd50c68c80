"""Ghosts: allies see what a partner has in hand; opponents see nothing, and nothing of it is kept."""

from __future__ import annotations

from tests.server.client import Line, Message, Person
from warbook.server.socket.protocol import MOST_PICKS
from warbook.server.table.ghosts import BURST

RIFT: dict[str, object] = {"game": "rift-in-time", "scenario": "RS01", "options": {}}
TOWER: list[Message] = [{"kind": "card", "index": 3}, {"kind": "cell", "index": 50}]


def told(line: Line) -> list[Message]:
    """The ghosts that a connection has heard of, once it has caught up."""
    line.catch_up()
    return [each for each in line.messages(0) if each["t"] == "held"]


def hold(line: Line, seat: int, picks: list[Message]) -> None:
    line.say("hold", seat, picks=picks)
    line.catch_up()  # the server has handled it


def test_everybody_else_sees_what_is_in_hand(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open", **RIFT)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as line, ben.sit(table) as other, eve.sit(table) as spectator:
        hold(line, 0, TOWER)
        hold(line, 0, [])
        expected = [{"t": "held", "seat": 0, "picks": TOWER}, {"t": "held", "seat": 0, "picks": []}]
        assert told(other) == told(spectator) == expected
        assert told(line) == []
        hold(other, 0, TOWER)
        assert told(line) == [], "nobody holds anything for another seat"
    with ben.sit(table) as again:
        assert "held" not in "".join(again.raw)


def test_opponents_are_told_nothing(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as line, ben.sit(table) as other:
        hold(line, 0, TOWER)
        assert told(other) == []


def test_too_much_of_it_is_dropped_and_an_empty_hand_never_is(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", **RIFT)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as line, ben.sit(table) as other:
        for _ in range(4 * BURST):
            line.say("hold", 0, picks=TOWER * MOST_PICKS)
        hold(line, 0, [])
        found = told(other)
        assert len(found) < 4 * BURST
        assert found[-1]["picks"] == []
        assert all(len(each["picks"]) <= MOST_PICKS for each in found)
