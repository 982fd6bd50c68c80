"""Who someone is: neighbours on the same host may write any cookie they like, and nobody loses an identity by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Person
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.limits import Limits
from warbook.server.people import OLD_COOKIE, Identities, clean_name, hashed, key_in, new_secret
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.registry import Registry

# what SimpleCookie gives up on, or stops at
NEIGHBOURS = [
    'json={"a":1, "b":[2]}',
    "a b=c",
    "[x]=1",
    "=nothing",
    "plain",
    "name=ünïcode",
    'quote="unclosed',
    "x" * 3000 + "=1",
]


@pytest.mark.parametrize("other", NEIGHBOURS)
@pytest.mark.parametrize("first", [True, False])
def test_a_neighbours_cookie_changes_nobody(ada: Person, other: str, first: bool) -> None:
    table, _ = ada.make("me", "here")
    kept, ada.cookie = ada.cookie, f"{other}; {ada.cookie}" if first else f"{ada.cookie}; {other}"
    status, mine = ada.ask("GET", "/api/mine")
    assert status == 200 and table in [each["table"] for each in mine]
    with ada.sit(table) as line:
        assert line.hello["mine"] == [0, 1]
    ada.cookie = kept


def test_a_value_that_we_did_not_issue_is_nobody() -> None:
    ours, theirs = Identities(b"1" * 32), Identities(b"2" * 32)
    secret = new_secret()
    cookie = ours.cookie_for(secret, secure=False).split(";")[0]
    name, _, value = cookie.partition("=")
    assert ours.secret_in(cookie, secure=False) == secret
    assert ours.secret_in(f"{name}={new_secret()}; {cookie}", secure=False) == secret
    for wrong in (secret, value[:-1], value + "0", f"{new_secret()}{value[32:]}", "é" * 48, ""):
        assert ours.secret_in(f"{name}={wrong}", secure=False) is None
    assert theirs.secret_in(cookie, secure=False) is None
    assert name != theirs.name(secure=False)


def test_under_tls_no_other_host_can_set_the_cookie() -> None:
    made = Identities(b"1" * 32).cookie_for(new_secret(), secure=True)
    assert made.startswith("__Host-warbook-")
    assert made.endswith("; Secure") and "; Path=/;" in made and "Domain" not in made


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<b>Ada</b>", "bAda/b"),
        ("Ada\u202eecila", "Adaecila"),
        ("A\u200bd\u2066a", "Ada"),
        ("A\x00\x1b[31mda", "A[31mda"),
        ("召喚師", "召喚師"),
        ("Zoe\u0308", "Zoë"),
        ("\u2028\t", ""),
    ],
)
def test_a_name_is_only_a_name(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_the_name_at_a_table_is_clean(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", name="A\u202eda")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "<i>Ben"})
    assert [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["Ada", "iBen"]


def test_the_key_of_a_data_folder_stays_and_is_not_for_others(tmp_path: Path) -> None:
    key = key_in(tmp_path / "data")
    assert key_in(tmp_path / "data") == key and len(key) == 32
    assert (tmp_path / "data" / "key").stat().st_mode & 0o077 == 0
    (tmp_path / "data" / "key").write_text("abc")
    with pytest.raises(ValueError, match=r"key is no key of a server"):
        key_in(tmp_path / "data")


def test_whoever_has_played_before_keeps_the_seat(tmp_path: Path) -> None:
    """An earlier version's cookie is taken over if its person sits somewhere, and is nobody else's."""

    async def test() -> None:
        registry = Registry(SqliteStore(tmp_path / "warbook.sqlite"), Limits())
        await registry.open()
        secret = new_secret()
        await registry.make(TableForm(game="summoner-war", seats=[SeatForm("me"), SeatForm("here")]), hashed(secret))
        assert await registry.known_before(f"a b=c; {OLD_COOKIE}={secret}") == secret
        assert await registry.known_before(f"{OLD_COOKIE}={new_secret()}") is None
        assert await registry.known_before("") is None
        await registry.close()

    asyncio.run(test())
