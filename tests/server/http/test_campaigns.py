"""Campaigns over HTTP: what is won is kept for each person, through restarts; files are checked and merged."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import pytest

from tests.rules import rule
from tests.server.client import Message, Person, serving
from tests.server.in_process import Ear, say
from tests.server.store.earlier_version import aged
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.socket.protocol import Typed
from warbook.server.store.base import TableRow, Win
from warbook.server.store.schema import VERSION
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.registry import Registry

GAME = "rift-in-time"
GOLDEN = Path(__file__).parents[2] / "games" / "kingdom" / "rift" / "golden"


def file(*won: Message, **more: object) -> Message:
    return {"warbook": "campaign", "game": GAME, "won": list(won), "open": False, **more}


def victory(scenario: str, setting: str, stars: int, at: int = 1000, table: str = "") -> Message:
    return {"scenario": scenario, "setting": setting, "stars": stars, "at": at, "table": table}


def campaign(person: Person) -> Message:
    return standing(person)["progress"]  # type: ignore[no-any-return]


def standing(person: Person) -> Message:
    found: Message = next(each for each in person.get("/api/progress") if each["progress"]["game"] == GAME)
    return found


def last_move(person: Person, golden: str, *seats: str) -> tuple[str, list[Message], str]:
    """A table one action before the end of a golden game; its tickets, and the action."""
    replay = json.loads((GOLDEN / f"{golden}.json").read_text())
    kept = person.post("/api/replays", replay)["replay"]
    forms = [{"who": each} if each != "bot" else {"who": "bot", "bot": "random", "seconds": 0.05} for each in seats]
    made = person.post(f"/api/replays/{kept}/fork", {"at": len(replay["actions"]) - 1, "seats": forms})
    return made["table"], made["invites"], replay["actions"][-1]


def finish(person: Person, table: str, action: str) -> None:
    seat, _, notation = action.partition(":")
    with person.sit(table) as line:
        line.say("type", int(seat), seq=line.seq(int(seat)), text=notation)
        line.until("over")


@rule("RT-23.3")
def test_a_victory_is_kept_for_everybody_who_holds_a_seat_and_for_nobody_else(
    ada: Person, ben: Person, eve: Person
) -> None:
    before = int(time.time())
    table, invites, action = last_move(ada, "two-portals-won", "me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    assert campaign(ada) == file()
    with eve.sit(table):
        finish(ada if action.startswith("0") else ben, table, action)
    for each in (ada, ben):
        [won] = campaign(each)["won"]
        assert before <= won["at"] <= time.time()
        assert won == victory("RS01", "one-star", 1, won["at"], table)
        assert each.get(f"/api/replays/{won['table']}")["replay"]["result"] == "1-1"
    assert campaign(eve) == file()


def test_a_defeat_is_not_kept(ada: Person) -> None:
    table, _, action = last_move(ada, "two-portal-home", "me", "here")
    finish(ada, table, action)
    assert ada.get(f"/api/tables/{table}")["over"] and campaign(ada) == file()


def test_a_game_without_a_campaign_keeps_nothing(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    finish(ada, table, "0:resign")
    assert campaign(ada)["won"] == []


def test_what_was_won_is_there_after_a_restart_and_in_another_browser(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "0") as server:
        ada, ben = Person(server), Person(server)
        ada.get("/api/games")
        table, _, action = last_move(ada, "solo-portals-won", "me")
        finish(ada, table, action)
        assert ada.post("/api/progress/open", {"game": GAME, "open": True})["progress"]["open"]
        known = campaign(ada)
        server.kill()
        server.start()
        elsewhere = Person(server)
        elsewhere.cookie = ada.cookie
        assert campaign(elsewhere) == known and known["won"][0]["table"] == table and known["open"]
        assert campaign(ben) == file()
        assert not ada.post("/api/progress/open", {"game": GAME, "open": False})["progress"]["open"]
        assert not campaign(ada)["open"]


@rule("RT-23.4")
def test_the_game_says_what_is_locked_and_what_comes_next(ada: Person) -> None:
    """A scenario opens when the one before it was won in any setting."""
    scenarios = [f"RS{number:02}" for number in range(1, 13)]

    def now() -> tuple[list[str], str]:
        found = standing(ada)
        return found["locked"], found["next"]

    assert now() == (scenarios[1:], "RS01")
    ada.post("/api/progress", file(victory("RS01", "iron", 0)))
    assert now() == (scenarios[2:], "RS02")
    ada.post("/api/progress", file(victory("RS04", "one-star", 1)))
    assert now() == (["RS03", *scenarios[5:]], "RS02")
    opened = ada.post("/api/progress/open", {"game": GAME, "open": True})
    assert (opened["locked"], opened["next"]) == ([], "RS02")
    other = next(each for each in ada.get("/api/progress") if each["progress"]["game"] == "elemental-uprising")
    assert (other["locked"], other["next"]) == ([], "P"), "nothing is locked there"


@rule("RT-23.3")
def test_a_file_is_added_to_what_was_won_here_and_the_best_stays(ada: Person) -> None:
    table, _, action = last_move(ada, "solo-portals-won", "me")
    finish(ada, table, action)
    [own] = campaign(ada)["won"]
    given = file(
        victory("RS02", "heroic", 0), victory("RS01", "three-stars", 3), victory("RS01", "one-star", 1), open=True
    )
    merged = ada.post("/api/progress", given)["progress"]
    strangers = [victory("RS01", "three-stars", 3), victory("RS02", "heroic", 0)]
    assert merged == file(own, *strangers, open=True)
    assert campaign(ada) == merged
    assert ada.post("/api/progress", file())["progress"] == merged, "an empty file takes nothing away"
    assert ada.post("/api/progress", merged)["progress"] == merged, "an export is a file"


def test_a_file_of_the_time_before_the_server_kept_campaigns_is_understood(ada: Person) -> None:
    won = {"RS01": {"stars": 2, "badges": ["heroic", "iron"]}, "RS02": {"stars": 0, "badges": []}}
    found = ada.post("/api/progress", {**file(), "won": won})["progress"]
    assert [(each["setting"], each["stars"]) for each in found["won"]] == [("two-stars", 2), ("heroic", 0), ("iron", 0)]
    assert {each["scenario"] for each in found["won"]} == {"RS01"}


def test_nobody_has_won_in_the_future_or_takes_a_replay_along(ada: Person) -> None:
    [won] = ada.post("/api/progress", file(victory("RS01", "iron", 0, at=1 << 40, table="somewhere")))["progress"][
        "won"
    ]
    assert won["at"] <= time.time() and won["table"] == ""


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        (b"", "server-progress"),
        (b"no", "server-progress"),
        (b"[]", "server-progress"),
        (b"\xff\xfe", "server-progress"),
        (b"[" * 5000, "server-progress"),
        ({**file(), "warbook": "replay"}, "server-progress"),
        ({**file(), "won": 3}, "server-progress"),
        ({**file(), "more": 3}, "server-progress"),
        (file({"scenario": "RS01"}), "server-progress"),
        (file(victory("RS01", "iron", 0, at=-1)), "server-progress"),
        (file(victory("RS01" * 20, "iron", 0)), "server-progress"),
        (file(*[victory("RS01", "iron", 0)] * 1001), "server-progress"),
        ({**file(), "game": "chess"}, "server-no-game"),
        ({**file(), "game": "summoner-war"}, "server-no-campaign"),
        (file(victory("RS99", "iron", 0)), "server-progress-scenario"),
        (file(victory("RS01", "easy", 0)), "server-progress-setting"),
        (file(victory("RS01", "iron", 3)), "server-progress-stars"),
        ({**file(), "won": {"RS01": {"stars": 4, "badges": []}}}, "server-progress-stars"),
        ({**file(), "won": {"RS01": {"stars": 0, "badges": ["gold"]}}}, "server-progress-setting"),
    ],
)
def test_a_bad_file_is_one_sentence_and_nothing_of_it_is_kept(ada: Person, bad: object, key: str) -> None:
    if isinstance(bad, dict) and isinstance(bad["won"], list) and key != "server-progress":
        bad["won"].insert(0, victory("RS02", "one-star", 1))
    status, answer = ada.ask("POST", "/api/progress", bad)
    assert (status, answer["error"]["key"]) == (404 if key.startswith("server-no") else 400, key)
    assert campaign(ada) == file()


def test_only_a_campaign_can_be_opened(ada: Person) -> None:
    for game, key in (("chess", "server-no-game"), ("krosmaster-arena", "server-no-campaign")):
        status, answer = ada.ask("POST", "/api/progress/open", {"game": game, "open": True})
        assert (status, answer["error"]["key"]) == (404, key)


@rule("RT-23.4")
def test_the_catalogue_says_what_a_victory_is_worth_and_what_it_opens(ada: Person) -> None:
    told = {game["name"]: game["campaign"] for game in ada.get("/api/games")}
    worth = {"one-star": 1, "two-stars": 2, "three-stars": 3, "heroic": 0, "iron": 0}
    assert told[GAME] == {"option": "difficulty", "worth": worth, "unlock": "RT-23.4"}
    assert told["summoner-war"] is None
    assert ada.make("me", game=GAME, scenario="RS05", options={})[0], "the table of somebody else may be any"


def test_a_data_folder_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "w.sqlite"

    async def before() -> str:
        registry = Registry(SqliteStore(path), Limits())
        await registry.open()
        made = await registry.make(TableForm(game=GAME, seats=[SeatForm("me")]), "ada")
        await registry.close()
        return made.table

    table = asyncio.run(before())
    aged(path, 2)

    async def after() -> None:
        store = SqliteStore(path)
        await store.open()
        assert await store.table(table) is not None
        win = Win(GAME, "RS01", "iron", 0, 7, table)
        await store.add_wins([("ada", win)])
        await store.unlock("ben", GAME, all_open=True)
        assert (await store.wins("ada"), await store.wins("ben")) == ([win], [])
        assert (await store.unlocked("ada"), await store.unlocked("ben")) == ([], [GAME])
        await store.close()

    asyncio.run(after())
    now = sqlite3.connect(path)
    assert now.execute("PRAGMA user_version").fetchone() == (VERSION,)
    now.close()


class Forgetful(SqliteStore):
    """A store whose disk is full just when a game has ended."""

    full = False

    async def save_table(self, row: TableRow) -> None:
        if self.full and row.over:
            raise OSError("the disk is full")
        await super().save_table(row)


def test_an_end_that_could_not_be_kept_is_kept_when_the_table_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        store = Forgetful(tmp_path / "w.sqlite")
        registry = Registry(store, Limits())
        await registry.open()
        made = await registry.make(TableForm(game=GAME, seats=[SeatForm("me")]), "ada")
        live = await registry.table(made.table)
        ear = Ear("ada")
        live.queue.put(lambda: live.come(ear))
        store.full = True
        with pytest.raises(OSError, match="full"):
            await say(live, ear, Typed(0, 0, "resign"))
        store.full = False
        again = await registry.table(made.table)
        await asyncio.wait_for(again.over.wait(), 5)
        row = await store.table(made.table)
        assert row is not None and row.over and row.result == "0"
        await registry.close()

    asyncio.run(story())
