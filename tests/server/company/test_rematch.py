"""Playing again: an offer that all people at the table have to accept, and one new table for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Line, Message, Person, serving


def finished(ada: Person, ben: Person, **more: object) -> str:
    """A table of Ada and Ben where Ada has resigned."""
    table, invites = ada.make("me", "open", name="Ada", **more)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    with ada.sit(table) as red:
        red.type(0, "resign")
    return table


def offer(person: Person, table: str, yes: bool = True) -> Message:
    answer: Message = person.post(f"/api/tables/{table}/rematch", {"yes": yes})
    return answer


def heard(line: Line) -> Message:
    """The newest state of the offer that has come."""
    line.catch_up()
    return next(each for each in reversed(line.messages(0)) if each["t"] == "rematch")


def test_both_accept_and_sit_at_one_new_table_with_sides_exchanged(ada: Person, ben: Person) -> None:
    table = finished(ada, ben, clock={"minutes": 10, "increment": 5}, options={"augment_count": "1"})
    with ada.sit(table) as red, ben.sit(table) as blue:
        assert offer(ada, table) == {"by": 0, "yes": [0], "waiting": [1], "refused": -1, "table": "", "t": "rematch"}
        assert heard(blue)["waiting"] == [1]
        again = offer(ben, table)["table"]
        assert heard(red)["table"] == heard(blue)["table"] == again != table
        assert offer(ada, table)["table"] == again  # no second one
    info = ada.get(f"/api/tables/{again}")
    assert [seat["name"] for seat in info["seats"]] == ["Ben", "Ada"]
    assert (info["mine"], ben.get(f"/api/tables/{again}")["mine"]) == ([1], [0])
    assert info["options"] == {"augment_count": "1"} and info["clock"] == {"minutes": 10, "increment": 5}
    with ada.sit(again) as line:
        clocks = line.latest[1]["clocks"]
        assert [clock["running"] for clock in clocks] == [True, True]


def test_who_comes_later_still_sees_the_offer_and_a_refusal_is_told(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    with ada.sit(table) as red:
        offer(ada, table)
        with ben.sit(table) as blue:
            assert heard(blue)["by"] == 0
            offer(ben, table, yes=False)
            assert heard(red) == {"t": "rematch", "by": -1, "yes": [], "waiting": [], "refused": 1, "table": ""}
            assert offer(ben, table)["by"] == 1  # second thoughts
            offer(ben, table, yes=False)  # and withdrawn
            assert heard(red)["refused"] == 1 and heard(red)["by"] == -1


@pytest.mark.parametrize("seats", [("me", "bot:random"), ("me", "here")])
def test_alone_it_begins_at_once(ada: Person, seats: tuple[str, ...]) -> None:
    table, _ = ada.make(*seats)
    with ada.sit(table) as line:
        line.type(0, "resign")
    again = ada.get(f"/api/tables/{offer(ada, table)['table']}")
    who = [seat["who"] for seat in again["seats"]]
    assert (who, again["mine"]) == ((["bot", "person"], [1]) if seats[1] != "here" else (["person", "person"], [0, 1]))


def test_three_move_round_the_table_and_bots_keep_their_level(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", "bot:greedy", game="meeple-war", scenario="", options={}, name="Ada")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    with ada.sit(table) as first, ben.sit(table) as second:
        first.type(0, "resign")
        second.type(1, "resign")
    assert offer(ben, table)["waiting"] == [0]
    seats = ada.get(f"/api/tables/{offer(ada, table)['table']}")["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("", "greedy"), ("Ada", ""), ("Ben", "")]


def test_friends_keep_their_seats(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", game="rift-in-time", scenario="", options={}, name="Ada")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    with ada.sit(table) as line:
        line.type(0, "resign")
    offer(ada, table)
    again = offer(ben, table)["table"]
    assert [seat["name"] for seat in ada.get(f"/api/tables/{again}")["seats"]] == ["Ada", "Ben"]


def test_spectators_learn_the_new_table_only_if_it_is_listed(ada: Person, ben: Person, eve: Person) -> None:
    for listed in (True, False):
        table = finished(ada, ben, listed=listed)
        with eve.sit(table) as watcher:
            offer(ada, table)
            assert heard(watcher)["waiting"] == [1]
            again = offer(ben, table)["table"]
            assert heard(watcher)["table"] == (again if listed else "")


def test_who_may_not_offer(ada: Person, ben: Person, eve: Person) -> None:
    table, _ = ada.make("me", "open")
    path = f"/api/tables/{table}/rematch"
    assert ada.ask("POST", path, {"yes": True})[0] == 409
    assert eve.ask("POST", path, {"yes": True})[0] == 403
    with ada.sit(table) as line:
        line.type(0, "resign")
    assert ada.ask("POST", path, {"yes": True})[1]["error"]["key"] == "server-rematch-open"
    done = finished(ada, ben)
    assert eve.ask("POST", f"/api/tables/{done}/rematch", {"yes": True})[0] == 403


def test_an_offer_counts_as_a_table_of_its_address_and_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ada, ben = Person(server), Person(server)
        ada.get("/api/games"), ben.get("/api/games")
        table = finished(ada, ben)
        offer(ada, table)
        server.stop()
        server.start()
        again = offer(ben, table)["table"]
        assert again
        other = finished(ada, ben)
        for _ in range(120):
            status, answer = ada.ask("POST", f"/api/tables/{other}/rematch", {"yes": True})
            if status == 429:
                break
            offer(ada, other, yes=False)
        assert answer["error"]["key"] == "server-kept-enough"
