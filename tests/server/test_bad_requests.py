"""Whatever is sent, the server answers or closes with a reason, every table stays intact, and memory stays flat."""

import json
import random
import socket
import string
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.properties import examples, given, st
from tests.server.client import Line, Message, Person, Served, serving

ARG = st.integers(0, (1 << 24) - 1)
ODD = st.sampled_from([-1, 1 << 31, 0xFFFFFF]) | st.integers()
CLOSES = {1009, 4400, 4413}


def garbled(rng: random.Random) -> str | bytes:
    """Something that no page would send."""
    kind = rng.choices(range(9), weights=[1, 1, 1, 20, 20, 20, 20, 3, 1])[0]
    seat = rng.choice([-1, 0, 1, 2, 99, 1 << 40])
    seq = rng.choice([-1, 0, 1, 2, 7, 1 << 62])
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
    if kind == 1:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
    if kind == 2:
        return json.dumps({"t": rng.choice(["act", "hello", "update", "", None]), "seat": seat})
    if kind == 3:
        return json.dumps({"t": "act", "seat": seat, "seq": seq, "action": rng.randrange(-10, 1 << 33)})
    if kind == 4:
        text = "".join(chr(rng.randrange(32, 0x2FFF)) for _ in range(rng.randrange(300)))
        return json.dumps({"t": rng.choice(["type", "why"]), "seat": seat, "seq": seq, "text": text})
    if kind == 5:
        return json.dumps(
            {"t": "many", "seat": seat, "seq": seq, "actions": [rng.randrange(1 << 26)] * rng.randrange(99)}
        )
    if kind == 6:
        return json.dumps({"t": rng.choice(["undo", "sync", "prepare"]), "seat": seat, "seq": seq})
    if kind == 7:
        return json.dumps({"t": "vote", "seat": seat, "yes": rng.choice([True, False, 1, "yes"])})
    return "[" * rng.randrange(1, 3000)


def state_of(line: Line) -> tuple[Message, ...]:
    line.catch_up()
    return tuple(line.latest[seat]["view"] for seat in line.hello["mine"])


def test_a_fuzz_of_thousands_of_messages_harms_nobody(server: Served, ada: Person, ben: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.deploy(0)
        line.type(1, "place S a3")
        before = state_of(line)
        for seed in range(20):  # the first rounds fill caches and pools
            storm(ben, table, seed, 40)
        used = server.memory
        for seed in range(20, 120):
            storm(ben, table, seed, 40)
        assert server.memory < used + 12_000
        assert state_of(line) == before
        assert line.type(1, "place H b3")["t"] == "update"


def storm(person: Person, table: str, seed: int, count: int) -> None:
    """Send rubbish as a spectator until the line is cut, then come back and go on."""
    rng = random.Random(seed)
    line = person.sit(table)
    with line:
        with suppress(ConnectionClosed):
            for _ in range(count):
                line.socket.send(garbled(rng))
            line.send({"t": "nonsense"})
        code, reason = line.closed()
        assert code in CLOSES and (reason or code == 1009)


def test_rubbish_on_the_own_seat_is_answered_and_changes_nothing(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        before = state_of(line)

        @examples(300)
        @given(st.builds(lambda arg, seat: arg | seat << 24, ARG, st.sampled_from([1, 3, 200])) | ODD)
        def check(action: int) -> None:
            line.say("act", 0, seq=0, action=action)
            assert line.until("refused", "error", "update")["t"] in ("refused", "error")
            line.say("why", 0, action=action)
            assert line.until("why", "error")

        check()
        line.say("why", 0)
        assert line.until("error")["key"] == "server-mistake"
        line.say("many", 0, seq=0, actions=[])
        assert line.until("error")["key"] == "server-nothing"
        assert state_of(line) == before


def test_nobody_acts_for_a_foreign_seat(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ben.sit(table) as blue, eve.sit(table) as watcher:
        for line, seat in ((blue, 0), (watcher, 0), (watcher, 1), (watcher, -1), (blue, -1)):
            for kind, more in (("act", {"action": 1}), ("type", {"text": "lock"}), ("undo", {}), ("prepare", {})):
                line.say(kind, seat, seq=0, **more)
                assert line.until("error", "update")["key"] == "server-not-yours"
        blue.say("act", 1, seq=0, action=2097152)  # a seat of one's own, an action of another's
        assert blue.until("error")["key"] == "server-mistake"
        watcher.say("sync", 1, seq=0)
        assert watcher.until("error")["key"] == "server-not-yours"
        watcher.say("vote", 1, yes=True)
        assert watcher.until("error")["key"] == "server-not-yours"


@pytest.mark.parametrize(
    ("sent", "code", "reason"),
    [
        (b"\x00\x01", 4400, "server-binary"),
        ("{", 4400, "server-malformed"),
        ('{"t":"fly"}', 4400, "server-malformed"),
        ('{"t":"act","seat":0}', 4400, "server-malformed"),
        ('{"t":"ping","more":1}', 4400, "server-malformed"),
        (" " * 20_000, 4413, "server-oversized"),
        (" " * 200_000, 1009, None),
    ],
)
def test_what_is_no_message_ends_the_line_with_a_reason(
    ada: Person, sent: str | bytes, code: int, reason: str | None
) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.socket.send(sent)
        closed = line.closed()
        assert closed[0] == code
        assert reason is None or closed[1] == reason


def test_a_table_that_is_not_there_says_so(server: Served) -> None:
    for table in ("nowhere", "../../etc", "%00", "a" * 500):
        line = Line(server, table)
        assert line.closed() == (4404, "server-no-table")
        line.socket.close()


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1", "http://[bad"])
def test_a_page_of_another_origin_gets_no_socket(server: Served, ada: Person, origin: str) -> None:
    table, _ = ada.make("me", "here")
    with pytest.raises(InvalidStatus) as refused:
        ada.sit(table, Origin=origin)
    assert refused.value.response.status_code == 403
    status, answer = ada.ask("POST", "/api/tables", {"game": "x", "seats": []}, origin=origin)
    assert (status, answer["error"]["key"]) == (403, "server-origin")
    own = ada.sit(table, Origin=f"http://127.0.0.1:{server.port}")
    with own:
        assert own.hello["mine"] == [0, 1]


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/api/tables", {"game": "chess", "seats": []}, 404, "server-no-game"),
        ("/api/tables", {"game": "summoner-war", "seats": [{"who": "me"}]}, 400, "server-seats"),
        (
            "/api/tables",
            {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]},
            400,
            "server-no-bot",
        ),
        (
            "/api/tables",
            {"game": "summoner-war", "seats": [{"who": "me"}] * 2, "options": {"a": "b"}},
            400,
            "server-mistake",
        ),
        (
            "/api/tables",
            {"game": "summoner-war", "seats": [{"who": "me"}] * 2, "scenario": "no"},
            404,
            "server-no-scenario",
        ),
        ("/api/tables", {"seats": 7}, 400, "server-bad-request"),
        ("/api/tables", b"{", 400, "server-bad-request"),
        ("/api/tables", {"game": "summoner-war", "seats": [], "name": "x" * 99}, 400, "server-bad-request"),
        ("/api/join", {"table": "nowhere", "ticket": "no"}, 404, "server-no-table"),
        ("/api/replays", b"no replay", 400, "server-replay"),
        ("/api/replays", b"[" * 100_000, 400, "server-replay"),
        ("/api/replays", b" " * 2_000_000, 413, "server-oversized"),
        ("/api/replays/nowhere/fork", {"at": 1, "seats": []}, 404, "server-no-replay"),
        ("/api/nothing", {}, 404, "server-no-page"),
    ],
)
def test_a_mistake_is_told_by_a_key(ada: Person, path: str, body: object, status: int, key: str) -> None:
    found, answer = ada.ask("POST", path, body)
    assert (found, answer["error"]["key"]) == (status, key)


def test_tickets_open_their_seat_and_no_other(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open")
    ticket = invites[0]["ticket"]
    assert ben.ask("POST", "/api/join", {"table": table, "ticket": "0" * 32})[1]["error"]["key"] == "server-ticket"
    assert ben.ask("POST", "/api/join", {"table": table})[1]["error"]["key"] == "server-ticket"
    for _ in range(2):  # the same link again is fine
        assert ben.post("/api/join", {"table": table, "ticket": ticket})["seat"] == 1
    assert eve.ask("POST", "/api/join", {"table": table, "ticket": ticket})[1]["error"]["key"] == "server-seat-taken"


def fetched(port: int, path: str) -> tuple[int, Any, bytes]:
    """What a path gives: status, headers and body."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
            return answer.status, answer.headers, answer.read()
    except HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def test_every_answer_has_safe_headers(server: Served) -> None:
    for path in ("/", "/join", "/api/games", "/../../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml"):
        _, headers, body = fetched(server.port, path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "HttpOnly" in headers["set-cookie"] and "SameSite=Lax" in headers["set-cookie"]
        assert b"build-system" not in body


def test_the_http_part_describes_itself(ada: Person) -> None:
    schema = ada.get("/api/schema/openapi.json")
    assert {"/api/tables", "/api/join", "/api/mine", "/api/replays/{replay}/fork"} <= set(schema["paths"])
    assert "TableForm" in json.dumps(schema["components"])


LOST = ["/health", "/admin/", "/table", "/table/a/b", "/index.php", "/" + "a" * 5000, "/assets/" + "x" * 300]
PAGES = ["/", "/join", "/new/summoner-war", "/table/x", "/rules/meeple-war/MW-1.1", "/replay/x/3"]


@pytest.mark.parametrize("path", LOST)
def test_a_path_that_is_no_page_is_not_found(server: Served, path: str) -> None:
    assert fetched(server.port, path)[0] == 404


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_found(server: Served, path: str) -> None:
    assert fetched(server.port, path)[0] == 200


def test_an_uploaded_replay_is_kept_as_we_write_it(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.deploy(0)
        line.deploy(1)
        line.type(0, "+d1")
        line.type(1, "resign")
    replay = ada.get(f"/api/tables/{table}/replay")
    padded = {**replay, "actions": [text.replace(" ", " " * 500) for text in replay["actions"]]}
    kept = ada.post("/api/replays", padded)["replay"]
    assert ada.get(f"/api/replays/{kept}")["replay"]["actions"] == replay["actions"]


def test_who_talks_too_fast_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate", "5") as slow:
        person = Person(slow)
        person.get("/api/games")
        table, _ = person.make("me", "here")
        with person.sit(table) as line:
            for _ in range(40):
                line.send({"t": "ping"})
            heard = [line.hear()["t"] for _ in range(26)]
            assert heard.count("pong") < 30 and heard.count("error") == 1
            for _ in range(400):
                try:
                    line.send({"t": "ping"})
                except ConnectionClosed:
                    break
            assert line.closed() == (4429, "server-fast")


def test_an_address_with_fresh_cookies_may_not_make_tables_without_end(tmp_path: Path) -> None:
    form = {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "here"}]}
    with serving(tmp_path / "data") as served:
        answers = [Person(served).ask("POST", "/api/tables", form) for _ in range(120)]
    refused = [answer["error"]["key"] for status, answer in answers if status == 429]
    assert refused and set(refused) == {"server-kept-enough"}
    assert sum(status == 201 for status, _ in answers) >= 100


def test_a_person_may_not_make_tables_without_end(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as polite:
        person = Person(polite)
        person.get("/api/games")
        for _ in range(60):
            person.make("me", "here")
        form = {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "here"}]}
        status, answer = person.ask("POST", "/api/tables", form)
        assert (status, answer) == (429, {"error": {"key": "server-many-tables", "words": {"count": 60}}})
        assert b" 429 " in at_once(polite, "/api/nothing", 2000)


def at_once(server: Served, path: str, count: int) -> bytes:
    """The answers to many requests that are sent together, so that a slow machine does not stretch them."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
        line.sendall((request + b"\r\n") * (count - 1) + request + b"Connection: close\r\n\r\n")
        heard = b""
        while piece := line.recv(65536):
            heard += piece
    return heard
