"""The built page: its files come compressed to who reads that, are kept for good, and nothing else is found."""

from gzip import decompress
from pathlib import Path

import pytest

from warbook.server.http.pages import FOREVER, FRESH, Pages

SCRIPT = b"export const board = 1;\n" * 200


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "small-abc.js").write_bytes(b"export {};")
    (tmp_path / "assets" / "click-abc.mp3").write_bytes(b"\0" * 5000)
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    (tmp_path / "index.html").write_text("<!doctype html><title>Warbook</title>")
    return Pages(tmp_path)


def test_an_asset_comes_compressed_to_who_reads_it(pages: Pages) -> None:
    page = pages.find("/assets/index-abc.js")
    packed, headers = page.answer("gzip, deflate, br")
    assert decompress(packed) == SCRIPT
    assert len(packed) < len(SCRIPT) / 10
    assert headers == {"cache-control": FOREVER, "vary": "accept-encoding", "content-encoding": "gzip"}
    plain, headers = page.answer("")
    assert plain == SCRIPT
    assert headers == {"cache-control": FOREVER, "vary": "accept-encoding"}


@pytest.mark.parametrize(
    ("path", "cache"),
    [
        ("/assets/small-abc.js", FOREVER),
        ("/assets/click-abc.mp3", FOREVER),
        ("/favicon.svg", FRESH),
        ("/table/abc", FRESH),
    ],
)
def test_what_would_gain_nothing_and_what_may_change_come_as_they_are(pages: Pages, path: str, cache: str) -> None:
    data, headers = pages.find(path).answer("gzip")
    assert headers == {"cache-control": cache}
    assert data == pages.find(path).data


def test_an_asset_is_read_once(pages: Pages) -> None:
    assert pages.find("/assets/index-abc.js") is pages.find("/assets/index-abc.js")
    assert pages.find("/favicon.svg") is not pages.find("/favicon.svg")


@pytest.mark.parametrize("path", ["/assets/gone-abc.js", "/assets/../../secret", "/assets/\0", "/assets/" + "a" * 5000])
def test_nothing_else_is_found(pages: Pages, path: str) -> None:
    page = pages.find(path)
    assert (page.status, page.kind) == (404, "text/html; charset=utf-8")
