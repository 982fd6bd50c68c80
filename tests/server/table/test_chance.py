"""Chance at a table: nobody can compute it, nobody can read it before the end, and a fork with others at it is new."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.client import Message, Person, Served
from tests.server.store.earlier_version import aged
from warbook.games import GAMES
from warbook.kernel.api import Seat
from warbook.kernel.replay import digest, record, replayed
from warbook.kernel.rng import seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay, Reseeded
from warbook.match.entries import ACT, RESEED, RESUME, Entry
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.store.base import Chair, TableRow
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.registry import Registry
from warbook.server.table.renewal import closing_replay

SEED = re.compile(r"blake2b:[0-9a-f]{64}")
MEEPLE = GAMES["meeple-war"]
ME, HERE, OPEN = SeatForm("me"), SeatForm("here"), SeatForm("open")
BOT = SeatForm("bot", bot="greedy")


def rigged(actions: int = 60, seed: int | str = 7) -> Replay:
    """A game of Meeple War whose every tile its maker knows, since the seed is of their choice."""
    state = MEEPLE.setup("normal", 2, {}, seed)
    rng = seeded(5)
    done = []
    for _ in range(actions):
        seat = MEEPLE.acting(state)[0]
        done.append(MEEPLE.prior(MEEPLE.determinize(state, seat, rng), seat, rng))
        step(MEEPLE, state, done[-1])
    return record(MEEPLE, "normal", 2, {}, seed, done, state)


def kept_rows(server: Served) -> dict[str, Message]:
    """The tables as they lie on disk."""
    with sqlite3.connect(server.data / "warbook.sqlite") as file:
        return {id: json.loads(row) for id, row in file.execute("SELECT id, row FROM tables")}


def resigned(person: Person, table: str) -> Message:
    """The replay of a table that a person gives up."""
    with person.sit(table) as line:
        line.say("type", line.hello["mine"][0], seq=line.seq(line.hello["mine"][0]), text="resign")
        line.until("over")
    return dict(person.get(f"/api/tables/{table}/replay"))


# nobody can compute it


@pytest.mark.parametrize("game", GAMES)
def test_a_table_draws_from_a_key_of_its_own(ada: Person, game: str) -> None:
    seats = ["me"] + ["here"] * (GAMES[game].seats(GAMES[game].scenarios[0])[0] - 1)
    first, second = (ada.make(*seats, game=game, options={})[0] for _ in range(2))
    replay, other = resigned(ada, first), resigned(ada, second)
    assert SEED.fullmatch(replay["seed"]) and SEED.fullmatch(other["seed"])
    assert replay["seed"] != other["seed"]
    read = msgspec.convert(replay, Replay)
    assert digest(GAMES[game], replayed(GAMES[game], read)) == replay["digest"]
    assert ada.get(f"/api/replays/{first}")["replay"]["seed"] == replay["seed"]


def test_nobody_reads_a_seed_before_the_end(ada: Person, ben: Person, eve: Person) -> None:
    replay = ada.post("/api/replays", msgspec.to_builtins(rigged()))["replay"]
    fork = {"at": 40, "seats": [{"who": "me"}, {"who": "open"}]}
    tables = [ada.make("me", "open", listed=True)[0], ada.post(f"/api/replays/{replay}/fork", fork)["table"]]
    for table in tables:
        row = kept_rows(ada.server)[table]
        keys = [seed.partition(":")[2] for seed in SEED.findall(json.dumps(row))]
        assert len(keys) == 1
        seen: list[str] = []
        for person in (ada, ben, eve):
            paths = (f"/api/tables/{table}", "/api/tables", "/api/mine", f"/api/tables/{table}/replay")
            seen += [str(person.ask("GET", path)) for path in (*paths, f"/api/replays/{table}")]
            with person.sit(table) as line:
                line.catch_up()
                seen += line.raw
        for text in seen:
            assert "seed" not in text and keys[0] not in text


@pytest.mark.parametrize("seed", ["7", "blake2b:7", "blake2b:" + "G" * 64, "mt19937:" + "0" * 64, None, 1.5, [1]])
def test_an_upload_with_a_seed_that_is_none_is_one_sentence(ada: Person, seed: object) -> None:
    wrong = {**msgspec.to_builtins(rigged(3)), "seed": seed}
    status, answer = ada.ask("POST", "/api/replays", wrong)
    assert (status, answer["error"]["key"]) == (400, "server-replay")
    assert answer["error"]["words"]["text"].endswith("- at `$.seed`")


@pytest.mark.parametrize(
    ("reseeded", "place"),
    [
        ([{"at": 4, "seed": "blake2b:" + "0" * 64}], "$.reseeded[0].at"),
        ([{"at": 1, "seed": "blake2b:" + "0" * 64}] * 2, "$.reseeded[1].at"),
        ([{"at": 1, "seed": "7"}], "$.reseeded[0].seed"),
        ([{"at": 1, "seed": 7}], "$.reseeded[0].seed"),
        ([{"at": 1}], "$.reseeded[0]"),
        (None, "$.reseeded"),
    ],
)
def test_an_upload_with_new_chance_that_cannot_be_is_one_sentence(ada: Person, reseeded: object, place: str) -> None:
    wrong = {**msgspec.to_builtins(rigged(3)), "reseeded": reseeded}
    status, answer = ada.ask("POST", "/api/replays", wrong)
    assert (status, answer["error"]["key"]) == (400, "server-replay")
    assert answer["error"]["words"]["text"].endswith(f"- at `{place}`")


def test_a_table_of_an_earlier_version_goes_on_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"
    form = TableForm(game="meeple-war", seats=[ME, HERE])

    async def story() -> None:
        registry = Registry(SqliteStore(path), Limits())
        await registry.open()
        id = (await registry.make(form, "ada")).table
        await registry.close()
        with sqlite3.connect(path) as file:
            row = json.loads(file.execute("SELECT row FROM tables").fetchone()[0])
            old = {key: value for key, value in row.items() if key not in ("seeds", "fork")}
            file.execute("UPDATE tables SET row = ?", (json.dumps({**old, "seed": 2**53 - 1}).encode(),))
        aged(path, 3)
        again = Registry(SqliteStore(path), Limits())
        await again.open()
        live = await again.table(id)
        twin = MEEPLE.setup("normal", 2, {}, 2**53 - 1)
        assert live.table.match.digest() == digest(MEEPLE, twin)
        seat = MEEPLE.acting(twin)[0]
        live.queue.put(partial(live.updates.act, [MEEPLE.legal(twin, seat)[0]], 1))
        await live.ask(partial(asyncio.sleep, 0))
        step(MEEPLE, twin, MEEPLE.legal(twin, seat)[0])
        assert live.table.match.digest() == digest(MEEPLE, twin)
        assert live.table.match.replay().seed == 2**53 - 1
        await again.close()

    asyncio.run(story())


# rigged tables


def played_again(person: Person, others: list[Person], table: str, actions: list[str]) -> Message:
    """Play these actions at a table as far as they can be played, then give up; the replay."""
    people = [person, *others]
    lines = [each.sit(table) for each in people]
    by_seat: dict[int, Any] = {}
    for line in lines:
        line.__enter__()
        by_seat.update({seat: line for seat in line.hello["mine"]})
    try:
        for text in actions:
            seat, _, notation = text.partition(":")
            if by_seat[int(seat)].type(int(seat), notation)["t"] != "update":
                break
    finally:
        for line in lines:
            line.__exit__(None, None, None)
    return resigned(person, table)


def test_a_rigged_replay_gives_no_table_whose_maker_knows_what_comes(ada: Person, ben: Person) -> None:
    replay = rigged(80)
    foretold = msgspec.structs.replace(replay, actions=[*replay.actions, "0:resign"])
    state = MEEPLE.setup("normal", 2, {}, 7)
    for text in foretold.actions:
        seat, _, notation = text.partition(":")
        step(MEEPLE, state, MEEPLE.read(notation, Seat(int(seat))))
    kept = ada.post("/api/replays", msgspec.to_builtins(replay))["replay"]
    shared = ada.post(f"/api/replays/{kept}/fork", {"at": 0, "seats": [{"who": "me"}, {"who": "open"}]})
    ben.post("/api/join", {"table": shared["table"], "ticket": shared["invites"][0]["ticket"]})
    row = kept_rows(ada.server)[shared["table"]]
    assert SEED.fullmatch(row["seeds"][0])
    game = played_again(ada, [ben], shared["table"], replay.actions)
    assert game["seed"] == 7 and game["reseeded"] == [{"at": 0, "seed": row["seeds"][0]}]
    assert game["digest"] != digest(MEEPLE, state)
    read = msgspec.convert(game, Replay)
    fresh, old = replayed(MEEPLE, read), MEEPLE.setup("normal", 2, {}, 7)
    tiles = msgspec.json.decode(MEEPLE.dump(fresh))["supply"]
    assert tiles != msgspec.json.decode(MEEPLE.dump(old))["supply"][: len(tiles)]
    # whoever studies the game alone finds it as it was
    alone = ada.post(f"/api/replays/{kept}/fork", {"at": 0, "seats": [{"who": "me"}, {"who": "here"}]})["table"]
    game = played_again(ada, [], alone, replay.actions)
    assert game["digest"] == digest(MEEPLE, state) and "reseeded" not in game


def test_a_fork_says_of_what_and_where(ada: Person, ben: Person, eve: Person) -> None:
    kept = ada.post("/api/replays", msgspec.to_builtins(rigged()))["replay"]
    for others, fresh in (("here", False), ("open", True)):
        made = ada.post(f"/api/replays/{kept}/fork", {"at": 12, "seats": [{"who": "me"}, {"who": others}]})
        fork = {"replay": kept, "at": 12, "fresh": fresh}
        assert ben.get(f"/api/tables/{made['table']}")["fork"] == fork
        assert [each["fork"] for each in ada.get("/api/mine") if each["table"] == made["table"]] == [fork]
        with eve.sit(made["table"]) as line:
            assert line.hello["fork"] == fork
    plain, _ = ada.make("me", "here")
    assert ada.get(f"/api/tables/{plain}")["fork"] is None


def test_nobody_takes_back_what_was_before_a_fork_with_others(ada: Person, ben: Person) -> None:
    replay = rigged()
    kept = ada.post("/api/replays", msgspec.to_builtins(replay))["replay"]
    made = ada.post(f"/api/replays/{kept}/fork", {"at": 40, "seats": [{"who": "me"}, {"who": "open"}]})
    ben.post("/api/join", {"table": made["table"], "ticket": made["invites"][0]["ticket"]})
    with ada.sit(made["table"]) as red, ben.sit(made["table"]) as blue:
        for line, seat in ((red, 0), (blue, 1)):
            assert not line.latest[seat]["undo"] and not line.latest[seat]["ask"]
            answer = line.do("undo", seat)
            assert (answer["t"], answer["key"]) == ("error", "server-nothing-to-undo")
    alone = ada.post(f"/api/replays/{kept}/fork", {"at": 40, "seats": [{"who": "me"}, {"who": "here"}]})["table"]
    with ada.sit(alone) as line:
        assert any(update["undo"] or update["ask"] for update in line.latest.values())


def test_a_fork_of_a_fork(ada: Person, ben: Person) -> None:
    kept = ada.post("/api/replays", msgspec.to_builtins(rigged()))["replay"]
    forms: dict[str, Any] = {"open": [{"who": "me"}, {"who": "open"}], "here": [{"who": "me"}, {"who": "here"}]}
    first = ada.post(f"/api/replays/{kept}/fork", {"at": 20, "seats": forms["open"]})
    ben.post("/api/join", {"table": first["table"], "ticket": first["invites"][0]["ticket"]})
    game = resigned(ada, first["table"])
    assert [each["at"] for each in game["reseeded"]] == [20]

    def forked(at: int, seats: str) -> list[int]:
        made = ada.post(f"/api/replays/{first['table']}/fork", {"at": at, "seats": forms[seats]})
        row = kept_rows(ada.server)[made["table"]]
        assert row["fork"] == {"replay": first["table"], "at": at, "fresh": seats == "open"}
        if made["invites"]:
            ben.post("/api/join", {"table": made["table"], "ticket": made["invites"][0]["ticket"]})
        again = resigned(ada, made["table"])
        places = again.get("reseeded", [])
        assert (game["reseeded"][0] in places) == (at > 20 or (at == 20 and seats == "here"))
        assert ada.post("/api/replays", again)["replay"]  # it is played through
        return [each["at"] for each in places]

    assert forked(10, "here") == []
    assert forked(10, "open") == [10]
    assert forked(20, "here") == [20]
    assert forked(20, "open") == [20]


def test_a_fork_comes_back_from_the_store_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        form = TableForm(game="meeple-war", seats=[ME, OPEN])
        id = (await registry.fork("r", rigged(), 33, form, "ada")).table
        before = (await registry.table(id)).table.match.digest()
        log = await registry.store.log(id)
        assert [entry.kind for entry in log].count(RESEED) == 1 and log[-1].kind == RESEED
        await registry.close()
        again = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await again.open()
        live = await again.table(id)
        assert live.table.match.digest() == before
        row = await again.store.table(id)
        assert row is not None and live.table.match.reseeded == [Reseeded(33, row.seeds[0])]
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize(("others", "fresh"), [(OPEN, True), (BOT, False), (HERE, False)])
def test_chance_is_new_where_somebody_else_may_sit_down(tmp_path: Path, others: SeatForm, fresh: bool) -> None:
    async def story() -> None:
        registry = Registry(SqliteStore(tmp_path / "w.sqlite"), Limits())
        await registry.open()
        id = (await registry.fork("r", rigged(), 5, TableForm(game="meeple-war", seats=[ME, others]), "ada")).table
        row = (await registry.table(id)).row
        assert (len(row.seeds) == 1) == fresh and row.fork is not None and row.fork.fresh == fresh
        await registry.close()

    asyncio.run(story())


def test_the_file_of_a_closed_table_knows_where_chance_was_made_new() -> None:
    key = "blake2b:" + "5" * 64
    actions = [MEEPLE.read(text.partition(":")[2], Seat(int(text[0]))) for text in rigged(4).actions]
    log = [Entry(ACT, int(action), 1) for action in actions]
    log[2:2] = [Entry(RESEED, 0, 1), Entry(RESUME, 0, 1)]
    row = TableRow("t", "meeple-war", "normal", {}, 7, 1, "", None, False, "ada", 1, 1, [Chair("bot")] * 2, seeds=[key])
    replay = closing_replay(row, MEEPLE, log)
    assert replay.reseeded == (Reseeded(2, key),) and len(replay.actions) == 4
