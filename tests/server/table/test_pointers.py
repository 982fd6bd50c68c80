"""Pings: allies point things out to each other; everyone at the table hears it, and nothing of it is kept."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Line, Message, Person
from tests.server.in_process import Ear, nothing
from warbook.kernel.api import Action, Seat, seat_of
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.live import LiveTable
from warbook.server.table.pointers import BURST
from warbook.server.table.registry import Registry
from warbook.server.table.updates import now

RIFT: dict[str, object] = {"game": "rift-in-time", "scenario": "RS01", "options": {}}
SITE = "r2c3"  # a building site of the first map
HERE = {"kind": "cell", "index": 16 * 2 + 3}


def horde(line: Line, seat: int) -> Message:
    """Where a horde stands."""
    tray = line.latest[seat]["view"]["trays"][0]
    return {"kind": "cell", "index": tray["cell"]}


def point(line: Line, seat: int, word: str, pick: Message) -> Message:
    line.say("point", seat, word=word, pick=pick)
    return line.until("pointed", "error")


def begin(line: Line, seat: int) -> None:
    """Choose whatever comes first, until there are towers to build."""
    for _ in range(200):
        decision = line.decision(seat)
        if decision is not None and any(each["notation"].startswith("build") for each in decision["options"]):
            return
        if decision is None:
            line.until("update")
        else:
            line.say("act", seat, seq=line.seq(seat), action=decision["options"][0]["action"])
            line.until("update")
    pytest.fail("nobody builds")


def test_everyone_at_the_table_hears_a_ping_and_nothing_of_it_is_kept(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open", **RIFT)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as line, ben.sit(table) as other, eve.sit(table) as spectator:
        before = line.seq(0), other.seq(1), spectator.seq(-1)
        told = point(line, 0, "ping-help", HERE)
        thing = {"text": "thing-site", "words": {"cell": SITE}}
        assert told == {"t": "pointed", "seat": 0, "word": "ping-help", "pick": HERE, **thing}
        assert other.until("pointed") == told == spectator.until("pointed")
        for each in (line, other, spectator):
            each.catch_up()
        assert (line.seq(0), other.seq(1), spectator.seq(-1)) == before
        assert line.type(0, "resign")["t"] == "update"
    replay = ada.get(f"/api/tables/{table}/replay")
    assert replay["actions"] == ["0:resign"]
    with ben.sit(table) as again:
        assert "ping" not in "".join(again.raw)


def test_a_horde_is_called_by_its_name(ada: Person) -> None:
    table, _ = ada.make("me", "here", **RIFT)
    with ada.sit(table) as line:
        told = point(line, 1, "ping-mine", horde(line, 1))
        assert (told["seat"], told["text"]) == (1, "thing-horde")
        assert told["words"]["horde"].startswith("@horde-")


@pytest.mark.parametrize(
    ("word", "pick", "key"),
    [
        ("ping-rude", HERE, "server-no-word"),
        ("refused-RT-2-2", HERE, "server-no-word"),
        ("ping-help", {"kind": "cell", "index": 0}, "server-no-thing"),
        ("ping-help", {"kind": "cell", "index": -1}, "server-no-thing"),
        ("ping-help", {"kind": "cell", "index": 1 << 40}, "server-no-thing"),
        ("ping-help", {"kind": "cell", "index": 1012}, "server-no-thing"),
        ("ping-help", {"kind": "card", "index": HERE["index"]}, "server-no-thing"),
    ],
)
def test_what_cannot_be_said_is_one_sentence_and_nobody_hears_it(
    ada: Person, eve: Person, word: str, pick: Message, key: str
) -> None:
    table, _ = ada.make("me", "here", **RIFT)
    with ada.sit(table) as line, eve.sit(table) as spectator:
        assert point(line, 0, word, pick) == {"t": "error", "key": key, "words": {}}
        spectator.catch_up()
        assert "pointed" not in "".join(spectator.raw)


def test_opponents_say_nothing(ada: Person) -> None:
    for game in ("summoner-war", "krosmaster-arena", "meeple-war"):
        table, _ = ada.make("me", "here", game=game, options={})
        with ada.sit(table) as line:
            assert point(line, 0, "ping-help", {"kind": "cell", "index": 1})["key"] == "server-no-pings"
    told = {game["name"]: game["pings"] for game in ada.get("/api/games")}
    assert told["rift-in-time"] == ["ping-mine", "ping-help", "ping-build"]
    assert told["summoner-war"] == told["krosmaster-arena"] == told["meeple-war"] == []


def test_nobody_speaks_for_another_seat(ada: Person, eve: Person) -> None:
    table, _ = ada.make("me", "bot:random", **RIFT)
    with ada.sit(table) as line, eve.sit(table) as spectator:
        assert point(spectator, -1, "ping-help", HERE)["key"] == "server-not-yours"
        assert point(spectator, 0, "ping-help", HERE)["key"] == "server-not-yours"
        line.say("point", 1, word="ping-help", pick=HERE)
        assert line.until("error")["key"] == "server-not-yours"


def test_pings_are_rationed(ada: Person) -> None:
    table, _ = ada.make("me", "here", **RIFT)
    with ada.sit(table) as line:
        heard = [point(line, 0, "ping-help", HERE) for _ in range(BURST + 1)]
        assert [each["t"] for each in heard] == ["pointed"] * BURST + ["error"]
        assert heard[-1]["key"] == "server-fast"
        assert point(line, 1, "ping-help", HERE)["t"] == "pointed", "each seat has its own"


def test_after_the_end_nothing_is_pointed_out(ada: Person) -> None:
    table, _ = ada.make("me", "here", **RIFT)
    with ada.sit(table) as line:
        line.type(0, "resign")
        assert point(line, 0, "ping-help", HERE)["key"] == "server-over"


def test_a_message_that_points_at_no_kind_of_thing_cuts_the_line(ada: Person) -> None:
    table, _ = ada.make("me", "here", **RIFT)
    with ada.sit(table) as line:
        line.say("point", 0, word="ping-help", pick={"kind": "sky", "index": 1})
        assert line.closed() == (4400, "server-malformed")


def test_a_bot_says_where_it_builds_and_which_horde_it_takes(ada: Person, eve: Person) -> None:
    table, _ = ada.make("me", "bot:greedy", **RIFT)
    with ada.sit(table) as line, eve.sit(table) as spectator:
        begin(line, 0)
        said = [line.until("pointed", timeout=60)]
        while len({each["word"] for each in said}) < 2:
            said.append(line.until("pointed", timeout=60))
        assert {each["word"] for each in said} == {"ping-build", "ping-mine"}
        assert {each["seat"] for each in said} == {1}
        told = {each["word"]: each["text"] for each in said}
        assert told["ping-mine"] == "thing-horde" and told["ping-build"] in ("thing-site", "thing-hero")
        assert [spectator.until("pointed", timeout=60) for _ in said] == said


def test_a_bot_does_not_say_the_same_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        form = TableForm(game="rift-in-time", scenario="RS01", seats=[SeatForm("me"), SeatForm("here")])
        live = await registry.table((await registry.make(form, "ada")).table)
        ear = Ear("ada")
        live.queue.put(lambda: live.come(ear))
        for moment in ("once", "again", "later"):
            if moment == "later":
                monkeypatch.setattr("warbook.server.table.pointers.QUIET", 0.0)
            action = await until_building(live)
            live.queue.put(partial(live.pointers.tell, live, 0, action))
            await live.ask(nothing)
            said = [each["word"] for each in ear.heard if each["t"] == "pointed"]
            assert said == ["ping-build"] * (2 if moment == "later" else 1), moment
        await registry.close()

    asyncio.run(story())


def test_a_bot_that_is_no_longer_asked_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        form = TableForm(game="rift-in-time", scenario="RS01", seats=[SeatForm("bot", "greedy", 0.05)] * 2)
        live = await registry.table((await registry.make(form, "ada")).table)
        match = live.table.match
        seat = seat_of(await until_building(live))
        options = match.game.legal(match.state, Seat(seat))
        begun = next(each for each in options if match.game.write(each).startswith("activate"))
        match.game.apply(match.state, begun)  # before the other bot comes to think
        other = 1 - seat
        assert other not in match.game.acting(match.state)
        await live._think(other)
        await registry.close()

    asyncio.run(story())
    assert "failed" not in caplog.text


async def until_building(live: LiveTable) -> Action:
    """Do whatever comes first until a tower can be built; how."""
    match = live.table.match
    while True:
        [first, *others] = match.game.legal(match.state, match.game.acting(match.state)[0])
        for action in (first, *others):
            if match.game.write(action).startswith("build"):
                return action
        live.queue.put(partial(live.updates.act, [first], now()))
        await live.ask(nothing)
