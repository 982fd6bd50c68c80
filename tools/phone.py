"""Measures how fast a phone has something to read and a board to move on: `python -m tools.phone`.

A mid-range phone as Chromium's tools imitate it: the processor four times slower, the network "fast 3G" (1.44 Mbit/s
down, 562 ms for each request). Nothing is in the browser's cache. The page is opened at the address of a table, as from
a friend's message; the lobby is measured too. The processor is this machine's: the times mean something only when it
is not busy. The bytes are those that came over the line.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.e2e.browser_driver import PHONE, Visitor, chromium
from tests.server.client import Served, serving
from warbook.games import GAMES

SLOWER: Final = 4
FAST_3G: Final = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
NONE: Final = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
MOST_BYTES: Final = 250_000  # to the first board, as they come over the line
MOST_REQUESTS: Final = 24  # each round of them costs a phone half a second
# milliseconds since the address was opened: words on the page, and a place on the board that can be picked
WATCH: Final = """(wanted) => {
  window.moments = {};
  const look = () => {
    const now = performance.now();
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const words = document.body?.innerText.trim().length ?? 0;
    if (!window.moments.text && painted && words > 20) window.moments.text = now;
    if (!window.moments.board && document.querySelector(wanted)) window.moments.board = now;
    if (!window.moments.board) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
BOARD: Final = "main.places .pickable, main.places .board [data-pick]"
GAMES_SHOWN: Final = "li.tile.ready .act"


class Arrival(Struct, frozen=True):
    """What it took until a page was there."""

    name: str
    bytes: int  # over the line, headers included
    requests: int
    text: int  # milliseconds until there is something to read
    board: int  # milliseconds until there is a board to move on


def table_of(me: Visitor, game: str) -> str:
    """A table of a game that waits for my first decision: two share the screen, so no bot moves meanwhile."""
    seats = ("me",) if GAMES[game].is_cooperative() else ("me", "open")
    return me.make(*seats, game=game)[0]


def arrive(me: Visitor, name: str, path: str, wanted: str, throttled: bool = True) -> Arrival:
    """Open an address with an empty cache and count."""
    session: CDPSession = me.context.new_cdp_session(me.page)
    received: list[float] = []
    asked: list[str] = []
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    session.on("Network.loadingFinished", lambda each: received.append(each["encodedDataLength"]))
    session.on("Network.requestWillBeSent", lambda each: asked.append(each["request"]["url"]))
    if throttled:
        session.send("Network.emulateNetworkConditions", FAST_3G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    me.page.add_init_script(f"({WATCH})({wanted!r})")
    me.page.goto(path, wait_until="commit")
    moments: dict[str, float] = {}
    me.until(lambda: bool(moments.update(me.page.evaluate("window.moments ?? {}")) or len(moments) == 2), "the board")
    found = Arrival(name, round(sum(received)), len(asked), round(moments["text"]), round(moments["board"]))
    session.send("Network.emulateNetworkConditions", NONE)
    session.detach()
    return found


def arrivals(browser: Browser, server: Served, throttled: bool = True) -> list[Arrival]:
    """The lobby, then a table of each game, each in a browser that has never been here."""
    found = []
    for game in ("", *GAMES):
        me = Visitor(browser, server, size=PHONE)
        path, wanted = (f"/table/{table_of(me, game)}", BOARD) if game else ("/", GAMES_SHOWN)
        found.append(arrive(me, game or "lobby", path, wanted, throttled))
        me.context.close()
    return found


def table(found: list[Arrival]) -> str:
    """The figures as a Markdown table."""
    lines = ["| page | kB (gzip) | requests | something to read | board |", "|---|---:|---:|---:|---:|"]
    for each in found:
        times = f"{each.text / 1000:.1f} s | {each.board / 1000:.1f} s"
        lines.append(f"| {each.name} | {each.bytes / 1000:.0f} | {each.requests} | {times} |")
    return "\n".join(lines)


def main(given: list[str] | None = None) -> int:
    """Measure and print; 1 if a page needs too many bytes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-throttle", action="store_true", help="count bytes only, at this machine's speed")
    chosen: Any = parser.parse_args(given)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", "--rate", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        found = arrivals(browser, server, throttled=not chosen.no_throttle)
        browser.close()
    print(table(found))
    return 1 if any(each.bytes > MOST_BYTES for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
