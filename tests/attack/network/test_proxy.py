"""Point 8: visitors behind a proxy are told apart, and nobody else is believed about an address or about https."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.attack.people import Honest, asked, new_address, raw
from tests.attack.scale import scaled
from tests.server.client import Person, Served, serving

PROXY = "127.8.8.8"  # the only address whose word is taken
FORM = {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "here"}]}
SHAKE = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{}\r\n"
)


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind a proxy, as an administrator would start it."""
    folder = tmp_path_factory.mktemp("behind")
    with serving(folder / "data", "--proxy", PROXY, "--public-url", "https://games.example.org") as served:
        yield served
    assert "Traceback" not in served.log.read_text()


def made(server: Served, source: str, **headers: str) -> int:
    """What becomes of a stranger's new table."""
    return Person(server, source).ask("POST", "/api/tables", FORM, **headers)[0]


def through(server: Served, visitor: str, **more: str) -> int:
    """What becomes of the new table of a visitor whom the proxy lets through."""
    headers = {"x-forwarded-for": visitor, "x-forwarded-proto": "https", "host": "games.example.org", **more}
    return made(server, PROXY, **headers)


def test_an_address_that_is_made_up_opens_no_door(server: Served, honest: Honest) -> None:
    attacker = new_address()
    answers = [made(server, attacker, **{"x-forwarded-for": f"203.0.113.{number}"}) for number in range(130)]
    answers += [made(server, attacker, **{"forwarded": f"for=203.0.113.{number}"}) for number in range(5)]
    answers += [made(server, attacker, **{"x-real-ip": f"203.0.113.{number}"}) for number in range(5)]
    assert answers.count(201) < 120 and set(answers[-10:]) == {429}


def test_https_that_is_made_up_changes_no_cookie(server: Served, honest: Honest) -> None:
    plain = "GET /api/mine HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{}Cookie: {}\r\n\r\n"
    for lie in ("X-Forwarded-Proto: https\r\n", "Forwarded: proto=https\r\n", "X-Forwarded-Ssl: on\r\n", ""):
        answer = asked(server, plain.format(lie, honest.person.cookie).encode()).lower()
        assert b"set-cookie" not in answer and b"strict-transport" not in answer
        assert honest.table.encode() in answer


def test_behind_the_proxy_one_visitors_flood_is_not_anothers(behind: Served) -> None:
    answers = [through(behind, "203.0.113.5") for _ in range(scaled(125, 1000))]
    assert 429 in answers and answers.count(201) < 120
    assert [through(behind, f"203.0.113.{number}") for number in range(20, 30)] == [201] * 10


def test_a_visitor_behind_the_proxy_cannot_be_somebody_else(behind: Served) -> None:
    """The proxy appends the address that it sees; what the visitor has put before it does not count."""
    answers = [through(behind, f"198.51.100.{number % 250}, 203.0.113.77") for number in range(130)]
    assert answers[-1] == 429
    trusted = [through(behind, f"198.51.100.{number % 250}, 203.0.113.77, {PROXY}") for number in range(5)]
    assert set(trusted) == {429}
    assert through(behind, "203.0.113.78") == 201


@pytest.mark.parametrize(
    "odd",
    [
        "",
        ",",
        ", , ,",
        "unknown",
        "_hidden",
        "x" * 8000,
        "203.0.113.9:8080",
        "[2001:db8::1]:443",
        "2001:db8::1",
        "٣.٣.٣.٣",
    ],
)
def test_odd_words_of_the_proxy_harm_nobody(behind: Served, odd: str) -> None:
    line = f"GET /api/games HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\nX-Forwarded-For: {odd}\r\n\r\n"
    assert asked(behind, line.encode(), PROXY).startswith(b"HTTP/1.1 200")
    assert asked(behind, line.encode(), new_address()).startswith(b"HTTP/1.1 200")


def test_a_whole_site_behind_one_proxy_has_sockets_for_everybody(behind: Served) -> None:
    table = Person(behind, PROXY)
    headers = {"x-forwarded-for": "203.0.113.200", "x-forwarded-proto": "https", "host": "games.example.org"}
    status, answer = table.ask("POST", "/api/tables", FORM, **headers)
    assert status == 201
    with ExitStack() as stack:
        for number in range(scaled(150, 1000)):
            told = f"X-Forwarded-For: 198.18.{number // 250}.{number % 250}\r\n"
            connection = stack.enter_context(raw(behind, PROXY))
            connection.sendall(SHAKE.format(answer["table"], "games.example.org", told).encode())
            assert b" 101 " in connection.recv(4096)[:20]


def test_a_name_that_points_here_from_elsewhere_gets_nothing(server: Served, behind: Served, honest: Honest) -> None:
    for host in ("evil.example.org", "localhost.evil.example.org", "127.0.0.1.evil.example.org", "", "x" * 5000):
        for served in (server, behind):
            line = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            assert asked(served, line.encode()).startswith((b"HTTP/1.1 421", b"HTTP/1.1 400")), host[:40]
            shake = SHAKE.format(honest.table, host, "")
            assert not asked(served, shake.encode()).startswith(b"HTTP/1.1 101"), host[:40]


def test_under_https_cookies_are_for_https_and_this_host_alone(behind: Served) -> None:
    line = "GET /api/games HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\nX-Forwarded-Proto: https\r\n\r\n"
    head = asked(behind, line.encode(), PROXY).partition(b"\r\n\r\n")[0].lower()
    assert b"set-cookie: __host-" in head and b"; secure" in head and b"domain=" not in head
    assert b"strict-transport-security: max-age=" in head
