"""Point 7: tables without end, a public list full of one stranger's tables, padded notation, and names that lie."""

from __future__ import annotations

import json
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.attack.limited_server import limited
from tests.attack.people import Honest, new_address, visitor
from tests.attack.scale import scaled
from tests.server.client import Person, Served

FORM = {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "open"}], "options": {"augment_count": "0"}}
GOLDEN = Path(__file__).parents[2] / "games" / "summoner" / "golden" / "resignation.json"
TURNED = re.compile("[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>&]")


def flood(server: Served, address: str, count: int, **more: object) -> tuple[list[int], list[str]]:
    """So many tables from one address, each with a fresh cookie: the statuses, and the tables that were made."""

    def one(_: int) -> tuple[int, str]:
        status, answer = Person(server, address).ask("POST", "/api/tables", {**FORM, **more})
        return status, answer["table"] if status == 201 else ""

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(one, range(count)))
    return [status for status, _ in answers], [table for _, table in answers if table]


def test_an_address_with_fresh_cookies_is_stopped_and_others_make_tables(server: Served, honest: Honest) -> None:
    statuses, tables = flood(server, new_address(), scaled(140, 6545))
    print(f"{len(statuses)} tables asked for, {len(tables)} made")
    assert set(statuses) == {201, 429}
    assert len(tables) < scaled(130, 400)
    assert flood(server, new_address(), 3)[0] == [201] * 3


def listed(server: Served) -> list[str]:
    return [each["table"] for each in visitor(server).get("/api/tables")]


def test_one_address_does_not_fill_the_public_list(server: Served, honest: Honest) -> None:
    table, _ = honest.person.make("me", "open", listed=True)
    _, tables = flood(server, new_address(), scaled(110, 1000), listed=True)
    shown = listed(server)
    assert table in shown
    assert len(set(tables) & set(shown)) <= 20


def test_many_addresses_do_not_have_us_keep_tables_without_end(tmp_path: Path) -> None:
    """In total there is a limit, too; who plays already plays on."""
    with limited(tmp_path / "data", limits={"all_tables": 40}) as served, Honest(served) as honest:
        statuses = [status for _ in range(scaled(3, 30)) for status in flood(served, new_address(), 20)[0]]
        assert 39 <= statuses.count(201) < 45 and set(statuses) == {201, 503}  # some come at the same moment
        honest.plays(2)
        with honest.person.sit(honest.table) as again:
            assert again.hello["mine"] == [0]


def test_empty_tables_expire_and_others_do_not(tmp_path: Path) -> None:
    limits = {"empty_days": 0.0, "idle": 0.5}
    with limited(tmp_path / "data", limits=limits, sweeps=True) as served, Honest(served) as honest:
        attacker, ben = visitor(served), visitor(served)
        empty = [attacker.make("me", "open", listed=True)[0] for _ in range(scaled(20, 50))]
        played, invites = ben.make("me", "open")
        attacker.post("/api/join", {"table": played, "ticket": invites[0]["ticket"]})
        ends = time.monotonic() + 60
        while time.monotonic() < ends and any(attacker.ask("GET", f"/api/tables/{each}")[0] == 200 for each in empty):
            time.sleep(0.3)
        assert {attacker.ask("GET", f"/api/tables/{each}")[0] for each in empty} == {404}
        assert listed(served) == []
        assert ben.get(f"/api/tables/{played}")["table"] == played
        honest.plays(1)


def test_padded_notation_is_kept_as_we_write_it(server: Served, honest: Honest) -> None:
    attacker = visitor(server)
    replay = json.loads(GOLDEN.read_bytes())
    sent = {**replay, "actions": [replay["actions"][0].replace(" ", " " * 880_000), *replay["actions"][1:]]}
    status, answer = attacker.ask("POST", "/api/replays", sent)
    assert status in (201, 400, 413), answer
    if status == 201:
        kept = attacker.get(f"/api/replays/{answer['replay']}")
        assert len(json.dumps(kept["replay"])) < 2 * len(json.dumps(replay))
    table, _ = attacker.make("me", "here")
    with attacker.sit(table) as line:
        line.type(0, "place" + " " * 150 + "S" + " " * 20 + "a1")
        line.type(0, "place S" + " " * 15_000 + "a1")
        line.type(0, "resign" + " " * 190)
    file = attacker.get(f"/api/tables/{table}/replay")
    assert all("  " not in action for action in file["actions"])


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=a()>",
        "Ada\u202eneB",
        "A\u200b\u2066d\u2069a\u200f",
        "\x1b[31mred\x07",
        "line\nbreak\r\u2028\u0085x",
        "a&lt;b&#60;",
        "\ud83d\ude00",
        "\ufeff\u00ad",
        "a" + "\u0301" * 39,
    ],
)
def test_a_name_is_only_a_name(server: Served, name: str) -> None:
    attacker, other = visitor(server), visitor(server)
    status, made = attacker.ask("POST", "/api/tables", {**FORM, "name": name, "listed": True})
    assert status in (201, 400), made
    if status == 400:
        return
    joining = {"table": made["table"], "ticket": made["invites"][0]["ticket"], "name": name}
    assert other.ask("POST", "/api/join", joining)[0] in (200, 400)
    with other.sit(made["table"]) as line:
        shown = [line.hello["name"], *(seat["name"] for seat in line.hello["seats"])]
    shown += [seat["name"] for seat in visitor(server).get(f"/api/tables/{made['table']}")["seats"]]
    assert not [each for each in shown if TURNED.search(each) or len(each) > 40]


def test_requests_without_end_from_one_address_slow_nobody_else(server: Served, honest: Honest) -> None:
    attacker = new_address()
    before = honest.plays(2)

    def one(_: int) -> int:
        return Person(server, attacker).ask("GET", "/api/games")[0]

    with ThreadPoolExecutor(4) as pool:
        pending = [pool.submit(one, number) for number in range(scaled(900, 20_000))]
        during = honest.plays(2)
        statuses = {each.result() for each in pending}
    assert statuses == {200, 429}
    assert sorted(during)[len(during) // 2] < 100 * max(0.01, sorted(before)[len(before) // 2])
