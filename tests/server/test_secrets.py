"""Nothing secret at the wire: tables that differ only in what an audience cannot know send it the same bytes."""

import re

import pytest

from tests.rules import rule
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


@rule("SW-16.1", "SW-16.4", "SW-16.12")
@pytest.mark.parametrize("cards", ["PROPHECY", "CHAIN"])
def test_other_secrets_give_the_same_bytes(ada: Person, ben: Person, eve: Person, cards: str) -> None:
    first = told(ada, ben, eve, ONE, "SWITCH")
    second = told(ada, ben, eve, OTHER, cards)
    for one, other in zip(first, second, strict=True):
        assert len(one) > 10
        assert one == other


@rule("SW-16.12")
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
