"""Nothing secret at the wire: tables that differ only in what an audience cannot know send it the same bytes."""

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.rules import fact, rule
from tests.server.client import Line, Person

# Blue's two deployments: the same Hero and the same pieces that show themselves; all others change places.
ONE = "FWPBSPWF/KBAFHFAK"
OTHER = "FWPPSBWF/KABFHAFK"
RED_ROWS = "KAFHFABK/FWPSBPWF"
# Red asks for what the rules forbid, too: a refusal must not tell more than a view.
PLAY = [
    (0, "+d1"),
    (1, "+e4"),  # the Hero, on the same cell in both
    (0, "+c2"),
    (1, "+a4"),
    (0, "c2xb3"),  # a Warrior in both
    (1, "+h4"),
    (0, "+h1"),
]
ASKED = ["d1xd3", "h1xg2", "c2xb3", "a1xa3", "+a3", "~b1xb3", "~g1xg3", "g1xg3", "d1-d4", "$OBSERVE a3", "zz", "d1xe4"]


def anonymous(line: Line, seat: int) -> list[str]:
    """All that was said for one pair of eyes, without the table's name."""
    kept = [text for text in line.raw if '"t":"pong"' not in text]
    return [re.sub(r'"table":"\w+"', '"table":""', text) for text in kept]


def told(ada: Person, ben: Person, eve: Person, rows: str, cards: str) -> tuple[list[str], list[str]]:
    """Play the same public game over another secret preparation: what Red and a spectator were sent."""
    table, invites = ada.make("me", "open", options={"augment_count": "1"})
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    with ben.sit(table) as blue, ada.sit(table) as red, eve.sit(table) as watcher:
        blue.until("people")
        blue.until("people")
        red.until("people")
        blue.deploy(1, rows, cards)
        red.deploy(0, RED_ROWS, "COMMAND")
        blue.catch_up()
        for place, (seat, move) in enumerate(PLAY):
            line = red if seat == 0 else blue
            answer = line.type(seat, move)
            assert answer["t"] == "update", (move, answer)
            while answer["decision"] is not None and answer["decision"]["prompt"] == "prompt-on-summon":
                answer = line.type(seat, ".")
            for each in (red, blue, watcher):
                each.catch_up()
            ask_everything(red, red.decision(0) is not None and place > 0)
        red.say("sync", 0, seq=0)
        red.until("update")
        watcher.say("sync", -1, seq=0)
        watcher.until("update")
        return anonymous(red, 0), anonymous(watcher, -1)


def ask_everything(red: Line, acts: bool) -> None:
    """Try forbidden things, and ask why."""
    for text in ASKED:
        red.say("why", 0, text=text)
        red.until("why", "error")
    if acts:
        for text in ("a1xa3", "+a3", "d1-d4", "d1xd4"):
            red.say("type", 0, seq=red.seq(0), text=text)
            red.until("refused", "error")


@rule("SW-16.1", "SW-16.4")
@fact("SW-16.12")
@pytest.mark.parametrize("cards", ["PROPHECY", "CHAIN"])
def test_other_secrets_give_the_same_bytes(ada: Person, ben: Person, eve: Person, cards: str) -> None:
    first = told(ada, ben, eve, ONE, "SWITCH")
    second = told(ada, ben, eve, OTHER, cards)
    for one, other in zip(first, second, strict=True):
        assert len(one) > 10
        assert one == other


@fact("SW-16.12")
def test_what_blue_is_sent_does_differ(ada: Person, ben: Person) -> None:
    """The test above can fail: the one whose secrets differ is sent other bytes."""
    seen = []
    for rows in (ONE, OTHER):
        table, _ = ada.make("me", "here")
        with ada.sit(table) as line:
            line.deploy(1, rows, lock=False)
            seen.append(line.latest[1]["view"])
    assert seen[0] != seen[1]


def test_there_is_no_replay_before_the_end(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    for path in (f"/api/tables/{table}/replay", f"/api/replays/{table}"):
        status, answer = ada.ask("GET", path)
        assert status in (403, 404)
        assert answer["error"]["key"] in ("server-not-over", "server-no-replay")
    with ada.sit(table) as line:
        line.type(0, "resign")
    assert ada.get(f"/api/tables/{table}/replay")["result"] == "0-1"


def test_seeds_people_and_tickets_are_told_to_nobody(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", listed=True)
    ticket = invites[0]["ticket"]
    secret = ada.cookie.partition("=")[2][:32]
    seen = [str(ben.get(path)) for path in (f"/api/tables/{table}", "/api/tables", "/api/mine")]
    with ben.sit(table) as line:
        seen += line.raw
    for text in seen:
        assert "seed" not in text and ticket not in text and secret not in text
    ben.post("/api/join", {"table": table, "ticket": ticket})
    for path in ada.server.data.parent.rglob("*"):
        if path.is_file():
            kept = path.read_bytes()
            assert ticket.encode() not in kept and secret.encode() not in kept, path


# Whatever a stranger can fetch: everything that may be asked for with no seat at the table.
ROUTES = [
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/replay",
    "/api/replays/{table}",
    "/api/replays/{table}/pages/0",
    "/api/mine",
    "/table/{table}",
]


def fetched(eve: Person, watcher: Line, table: str) -> list[str]:
    """Every byte that somebody without a seat gets, but for the time of day and the clocks that tick."""
    got: list[str] = []
    for path in ROUTES:
        url = f"http://127.0.0.1:{eve.server.port}{path.format(table=table)}"
        try:
            answer = urllib.request.urlopen(urllib.request.Request(url, headers={"cookie": eve.cookie}), timeout=30)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            body = answer.read().decode()
            heads = sorted(f"{key}: {value}" for key, value in answer.headers.items() if key.lower() != "date")
        if path == "/api/tables":  # other tests have tables, too
            body = json.dumps([info for info in json.loads(body) if info["table"] == table])
            heads = [head for head in heads if not head.lower().startswith("content-length")]
        got += [str(answer.status), *heads, body]
    with Line(eve.server, table) as visitor:  # somebody who comes now
        got += visitor.raw
    while eve.get(f"/api/tables/{table}")["watching"] > 1:
        time.sleep(0.01)
    watcher.catch_up()
    watcher.say("sync", -1, seq=watcher.seq(-1))
    watcher.until("update")
    got.append(watcher.raw[-1])
    watcher.say("sync", -1, seq=-2)
    watcher.until("update")
    got.append(watcher.raw[-1])
    untimed = [re.sub(r'"left":\d+', '"left":0', text) for text in got]
    return [text.replace(table, "") for text in untimed]


@contextmanager
def strangers_world(
    ada: Person, ben: Person, eve: Person, cards: str
) -> Iterator[tuple[Line, Line, Callable[[], list[str]]]]:
    """A listed table with clocks after the same public beginning: Red, Blue, and what a stranger gets."""
    eve.get("/api/games")
    clock = {"minutes": 60, "increment": 5}
    table, invites = ada.make("me", "open", options={"augment_count": "1"}, listed=True, clock=clock)
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        yield red, blue, lambda: fetched(eve, watcher, table)


def unplayed(texts: list[str]) -> list[str]:
    """Without the time of the last action, which is another in another world."""
    return [re.sub(r'"(made|played)": ?\d+', '"at":0', text) for text in texts]


@rule("SW-16.14")
def test_whatever_a_stranger_can_fetch_changes_only_when_spectators_are_told(
    ada: Person, ben: Person, eve: Person
) -> None:
    after = []
    for cards in ("PROPHECY", "SWITCH"):  # a window for the Priest on c3, or none
        with strangers_world(ada, ben, eve, cards) as (red, blue, stranger):
            nothing = stranger()
            assert len(nothing) > 20
            time.sleep(1.1)  # `played` is told in seconds
            for move in ("place F a1", "place W b1", "card COMMAND"):
                assert red.type(0, move)["t"] == "update"
                assert stranger() == nothing, move
            assert red.do("undo", 0)["t"] == "update"
            assert stranger() == nothing
            red.say("prepare", 0, seq=red.seq(0))
            red.until("update")
            assert stranger() == nothing
            while red.latest[0]["undo"]:
                assert red.do("undo", 0)["t"] == "update"
            assert stranger() == nothing
            blue.deploy(1, "FWPBSPWF/KBAFHFAK", cards)
            assert stranger() != nothing  # the lock: this test can fail
            red.deploy(0, RED_ROWS, "COMMAND")
            assert red.type(0, "+d1")["t"] == "update"
            before = stranger()
            time.sleep(1.1)
            blue.catch_up()
            answer = blue.type(1, "+c3")
            if answer["decision"] is not None:
                assert cards == "PROPHECY" and answer["decision"]["prompt"] == "prompt-on-summon"
                assert stranger() == before
                blue.say("why", 1, text=".")
                blue.until("why")
                assert blue.type(1, "+a3")["t"] in ("refused", "error")
                assert stranger() == before
                assert blue.type(1, ".")["t"] == "update"
            assert stranger() != before
            after.append(unplayed(stranger()))
    assert after[0] == after[1]


@rule("SW-16.14")
def test_a_vote_is_about_the_moment_it_was_asked_at(ada: Person, ben: Person, eve: Person) -> None:
    """What was done in secret since then does not show in what is taken back."""
    table, invites = ada.make("me", "open", options={"augment_count": "1"})
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        red.deploy(0, RED_ROWS, "PROPHECY")
        blue.deploy(1, ONE, "SWITCH")
        red.catch_up()
        assert red.type(0, "+d1")["t"] == "update"
        blue.catch_up()
        assert blue.type(1, "+e4")["t"] == "update"
        red.catch_up()
        red.say("undo", 0, seq=red.seq(0))
        assert red.until("update")["vote"]["by"] == 0
        assert red.type(0, "+c2")["decision"]["prompt"] == "prompt-on-summon"
        blue.catch_up()
        blue.say("vote", 1, yes=True)
        for line in (red, blue, watcher):
            line.catch_up()
        assert red.decision(0)["prompt"] == "prompt-duty"  # type: ignore[index]  # before its first summon
        assert watcher.latest[-1]["vote"] is None
        red.say("sync", 0, seq=-2)
        watcher.say("sync", -1, seq=-2)
        for line, count in ((red, 3), (watcher, 2)):
            backs = [entry["back"] for entry in line.until("update")["log"] if "back" in entry]
            assert backs == [{"by": 0, "count": count}]
