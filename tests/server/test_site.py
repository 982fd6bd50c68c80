"""The server knows its names, believes only its own proxies, and says so in its headers."""

from __future__ import annotations

import socket
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.server.client import Person, Served, serving
from warbook.server.site import Site, site_for

OPEN, PUBLIC = Site(), Site("games.example.org", is_secure=True)


@pytest.mark.parametrize("host", ["127.0.0.1:8400", "localhost", "[::1]:8400", "192.168.7.7", socket.gethostname()])
def test_without_a_public_address_numbers_and_own_names_are_ours(host: str) -> None:
    assert OPEN.answers_to(host)


@pytest.mark.parametrize("host", ["", "evil.example.org", "localhost.evil.example.org", "[::1", "games.example.org"])
def test_another_name_is_not_ours(host: str) -> None:
    assert not OPEN.answers_to(host)


def test_with_a_public_address_it_is_the_only_name() -> None:
    assert PUBLIC.answers_to("games.example.org") and PUBLIC.answers_to("GAMES.example.org")
    assert PUBLIC.answers_to("127.0.0.1:8400")  # whoever looks after the machine
    assert not PUBLIC.answers_to("192.168.7.7") and not PUBLIC.answers_to("games.example.org:81")


@pytest.mark.parametrize("url", ["games.example.org", "ftp://x", "https://", "https://x/warbook"])
def test_a_public_address_that_is_none_is_said(url: str) -> None:
    with pytest.raises(ValueError, match="is no public address"):
        site_for(url, [])
    with pytest.raises(ValueError, match="is no address of a proxy"):
        site_for(None, ["somewhere"])


def asked(served: Served, path: str, **headers: str) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer."""
    request = urllib.request.Request(f"http://127.0.0.1:{served.port}{path}")
    for name, value in headers.items():
        request.add_header(name, value)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}
    except HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}


def made(served: Served, visitor: str, **headers: str) -> int:
    """What becomes of a new table that a visitor behind a proxy asks for."""
    form = {"game": "summoner-war", "seats": [{"who": "me"}, {"who": "here"}]}
    return Person(served).ask("POST", "/api/tables", form, **{"x-forwarded-for": visitor, **headers})[0]


def test_a_name_that_points_here_from_elsewhere_gets_nothing(server: Served) -> None:
    assert asked(server, "/api/games", host="evil.example.org")[0] == 421
    assert asked(server, "/api/games")[0] == 200
    assert "strict-transport-security" not in asked(server, "/")[1]


def test_behind_a_proxy_visitors_are_themselves(tmp_path: Path) -> None:
    arguments = ("--proxy", "127.0.0.1", "--public-url", "https://games.example.org")
    with serving(tmp_path / "data", *arguments) as served:
        told = {"host": "games.example.org", "x-forwarded-proto": "https"}
        status, headers = asked(served, "/api/games", **told)
        assert status == 200 and "max-age" in headers["strict-transport-security"]
        assert headers["set-cookie"].startswith("__Host-") and headers["set-cookie"].endswith("; Secure")
        # one visitor makes too many tables; another one behind the same proxy may make one
        assert 429 in [made(served, "203.0.113.5", **told) for _ in range(110)]
        assert made(served, "203.0.113.6", **told) == 201


def test_whoever_is_no_proxy_of_ours_is_not_believed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        assert 429 in [made(served, f"203.0.113.{number}") for number in range(110)]
