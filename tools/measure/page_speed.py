"""Measure the page as a slow phone meets it: what a first visit loads, and how long a turn takes to draw.

`python -m tools.measure.page_speed` prints a table for docs/speed.md; `--tree FOLDER` measures another checkout,
whose page is built. Somebody looks on at a table, on a phone's screen, while the second half of a golden game is
played. The time is what the page's main thread has computed, so other work on the machine hardly matters; a slow phone
takes six times it.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.e2e.browser_driver import PHONE, ROOT, Visitor, chromium
from tests.server.client import Person, Served, serving

SLOWER = 6  # a cheap phone beside this machine
STEPS = 40
GAMES = {
    "summoner-war": "summoner-by-attack",
    "krosmaster-arena": "duel-free",
    "meeple-war": "two-by-buildings",
    "rift-in-time": "two-portals-won",
    "elemental-uprising": "two-modifications-won",
}


class Measured(NamedTuple):
    """What a page costs."""

    loaded: int  # bytes on the way, compressed as they come
    drawn: float  # seconds of the main thread for a step


def table_of(person: Person, replay: dict[str, Any]) -> tuple[str, list[str]]:
    """A table in the middle of a finished game, both seats played by one person, and what is done next."""
    actions = replay["actions"]
    at = len(actions) // 2
    made = person.post("/api/replays", replay)["replay"]
    table = person.post(f"/api/replays/{made}/fork", {"at": at, "seats": [{"who": "me"}, {"who": "here"}]})["table"]
    return table, actions[at : at + STEPS]


def busy(session: CDPSession) -> float:
    """How long the main thread has computed so far, in seconds."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def measured(browser: Browser, server: Served, replay: dict[str, Any]) -> Measured:
    """Look on at a table from the first visit on."""
    person = Person(server)
    table, actions = table_of(person, replay)
    me = Visitor(browser, server, size=PHONE)
    session = me.context.new_cdp_session(me.page)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda each: sizes.append(int(each["encodedDataLength"])))
    session.send("Network.enable")
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    with person.sit(table) as line:
        me.go(f"/table/{table}")
        me.until(lambda: -1 in me.latest, "the table")
        me.settle(-1)
        me.page.wait_for_load_state("networkidle")
        loaded, costs = sum(sizes), []
        for action in actions:
            seat, _, notation = action.partition(":")
            seq, before = me.seq(-1), busy(session)
            line.type(int(seat), notation)
            me.until(lambda seq=seq: me.seq(-1) > seq, notation)  # type: ignore[misc]
            me.page.wait_for_timeout(150)
            me.settle(-1)
            costs.append(busy(session) - before)
    me.context.close()
    return Measured(loaded, median(costs))


def main() -> None:
    """Measure every game and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=Path, default=ROOT, help="a checkout whose page is built")
    tree = parser.parse_args().tree.resolve()
    os.environ["PYTHONPATH"] = str(tree / "src")
    print("| game | first visit of a table, kB | a turn, ms of computing | on a slow phone, ms |\n|---|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", "--rate", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        for game, name in GAMES.items():
            file = next((tree / "tests").rglob(f"golden/{name}.json"))
            found = measured(browser, server, json.loads(file.read_text(encoding="utf-8")))
            drawn = found.drawn * 1000
            print(f"| {game} | {found.loaded / 1000:.0f} | {drawn:.1f} | {drawn * SLOWER:.0f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
