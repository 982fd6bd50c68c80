"""What an address needs is named in its answer, in the language of whoever asks; long answers come packed."""

from __future__ import annotations

import gzip
import json
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.client import Person, Served
from warbook.server.http.pages import Pages
from warbook.server.http.preloads import FILE, Needs, language_of, links, needs_in, page_of, spoken

NEEDS = Needs(
    pages={"table": ["assets/table.js", "assets/table.css"], "lobby": ["assets/lobby.js"]},
    games={"summoner-war": ["assets/table.js", "assets/summoner.js"], "rift-in-time": ["assets/kingdom.js"]},
    pictures={"summoner-war": ["assets/art.js"]},
    words={"en": ["assets/en.js"], "pl": ["assets/pl.js"], "summoner-war-pl": ["assets/summoner-pl.js"]},
)


class Answer(NamedTuple):
    body: bytes
    headers: dict[str, str]


def answer(server: Served, path: str, **headers: str) -> Answer:
    with closing(HTTPConnection("127.0.0.1", server.port)) as line:
        line.request("GET", path, headers=headers)
        found = line.getresponse()
        return Answer(found.read(), {name.lower(): value for name, value in found.getheaders()})


def test_long_answers_come_packed_and_short_ones_as_they_are(server: Served, ada: Person) -> None:
    packed = answer(server, "/api/texts/en", **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed.body)) == ada.get("/api/texts/en")
    assert "content-encoding" not in answer(server, "/api/tables", **{"Accept-Encoding": "gzip"}).headers
    assert "content-encoding" not in answer(server, "/api/texts/en").headers


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("zh-TW,zh;q=0.9", "zh-Hant"),
        ("de,fr;q=0.5", "en"),
        ("de, pl", "pl"),
    ],
)
def test_the_language_is_the_one_that_the_page_will_choose(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
    words = [f'<div lang="{each}"><b>Warbook</b></div>' for each in ("en", "pl", "zh-Hant")]
    page = spoken(f'<html lang="en"><div id="begin">{"".join(words)}</div>'.encode(), language).decode()
    assert page == f'<html lang="{language}"><div id="begin"><div lang="{language}"><b>Warbook</b></div></div>'


def test_an_address_names_what_its_page_and_its_game_need_in_its_language() -> None:
    found = links(NEEDS, "table", "summoner-war", "pl")
    for file in ("table.js", "summoner.js", "pl.js", "summoner-pl.js"):
        assert found.count(f"</assets/{file}>; rel=modulepreload") == 1
    assert "</assets/table.css>; rel=preload; as=style" in found
    assert "</api/texts/pl/summoner-war>; rel=preload; as=fetch" in found
    assert "kingdom" not in found and "/api/content" not in found, "nothing is printed that the page does not contain"
    assert "</api/content/rift-in-time>" in links(NEEDS, "table", "rift-in-time", "en")
    assert "art.js" in links(NEEDS, "lobby", "", "en")
    assert "/api/texts/en/" not in links(NEEDS, "table", "", "en"), "a table that nobody knows"


def test_a_page_is_known_by_its_address() -> None:
    assert [page_of(path) for path in ("/", "/table/abc", "/campaign/rift-in-time/")] == [
        ("lobby", ""),
        ("table", "abc"),
        ("campaign", "rift-in-time"),
    ]


def test_without_a_built_page_nothing_is_named(tmp_path: Path) -> None:
    assert needs_in(tmp_path) == Needs()
    (tmp_path / FILE).write_text("nonsense")
    assert needs_in(tmp_path) == Needs()


def test_the_page_names_the_files_of_a_table_s_game(server: Served, ada: Person) -> None:
    table = ada.post("/api/tables", {"game": "meeple-war", "seats": [{"who": "me"}, {"who": "open"}]})["table"]
    known = answer(server, f"/table/{table}", **{"Accept-Language": "pl"})
    assert known.headers["content-type"] == "text/html; charset=utf-8"
    if needs_in(Pages().folder).pages:  # the page is built
        assert "</api/content/meeple-war>" in known.headers["link"]
        assert "meeple" not in answer(server, "/table/unknown").headers["link"]
