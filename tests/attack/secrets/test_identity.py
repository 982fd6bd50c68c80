"""Point 5: neighbours on the same host write odd cookies, strangers make cookies up, and nobody loses a seat by it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.attack.people import Honest, asked, new_address, visitor
from tests.attack.scale import scaled
from tests.server.client import Person, Served, serving

ODD = [
    b'state={"a": [1, 2], "b": {"c": "d;e"}}',
    b"a b=c d",
    b"[x]=1; (y)=2; <z>=3",
    b"=nothing; ==; =;",
    b"plain; ;;; ,,,",
    b"name=\xc3\xbc\xff\xfe",
    b'quote="unclosed; other="\\"',
    b"x" * 12_000 + b"=1",
    b"warbook=1; warbook-=2; WARBOOK-00000000=3; warbook_person=4",
    b"$Version=1; $Path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT",
    b"tab\t=\t1",
    b"; ".join(b"c%d=%d" % (number, number) for number in range(800)),
]


def request(path: str, *cookies: bytes) -> bytes:
    """A request as bytes, with each cookie header as it stands."""
    lines = b"".join(b"Cookie: " + each + b"\r\n" for each in cookies)
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n".encode() + lines + b"\r\n"


def mine(server: Served, *cookies: bytes) -> tuple[bool, str]:
    """Whether a new cookie was set, and the body of /api/mine."""
    answer = asked(server, request("/api/mine", *cookies))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), answer[:300]
    return b"set-cookie" in head.lower(), body.decode()


def test_a_neighbours_cookie_takes_no_seat_away(server: Served, honest: Honest) -> None:
    ours = honest.person.cookie.encode()
    for odd in ODD:
        for header in (ours + b"; " + odd, odd + b"; " + ours, odd + b"; " + ours + b"; " + odd):
            replaced, tables = mine(server, header)
            assert not replaced and honest.table in tables, header[:200]


def test_a_cookie_that_a_proxy_has_split_is_still_ours(server: Served, honest: Honest) -> None:
    ours = honest.person.cookie.encode()
    for headers in ([b"a=b", ours], [ours, b"a=b"], [b"a=b", b"c=d; " + ours, b"e=f"]):
        replaced, tables = mine(server, *headers)
        assert not replaced and honest.table in tables


def test_a_made_up_cookie_is_a_stranger(server: Served, honest: Honest) -> None:
    name, _, value = honest.person.cookie.partition("=")
    rng = random.Random(5)
    wrong = [value.upper(), value[:32], value[:-1], value + "0", "0" * 48, "'", ""]
    for _ in range(scaled(30, 3000)):
        place = rng.randrange(len(value))
        other = rng.choice([letter for letter in "0123456789abcdef" if letter != value[place]])
        wrong.append(value[:place] + other + value[place + 1 :])
    for each in wrong:
        thief = Person(server, new_address())
        thief.cookie = f"{name}={each}"
        status, tables = thief.ask("GET", "/api/mine")
        assert (status, tables) == (200, []), each
    thief.cookie = f"{name}={value[:-1]}"
    with thief.sit(honest.table) as line:
        assert line.hello["mine"] == []


def test_a_made_up_cookie_beside_the_real_one_changes_nobody(server: Served, honest: Honest) -> None:
    name = honest.person.cookie.partition("=")[0].encode()
    ours = honest.person.cookie.encode()
    fake = name + b"=" + b"0" * 48
    for header in (fake + b"; " + ours, ours + b"; " + fake, fake + b"; " + fake + b'; x="; ' + ours):
        replaced, tables = mine(server, header)
        assert not replaced and honest.table in tables


def test_another_servers_cookie_is_nobodys_here(server: Served, honest: Honest, tmp_path: Path) -> None:
    with serving(tmp_path / "other") as other:
        stranger = visitor(other)
        theirs = stranger.cookie.encode()
        ours = honest.person.cookie.encode()
        replaced, tables = mine(server, theirs)
        assert replaced and tables == "[]"
        for header in (theirs + b"; " + ours, ours + b"; " + theirs):
            assert mine(server, header)[0] is False
            assert mine(other, header)[0] is False
