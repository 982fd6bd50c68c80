"""The pictures of Kingdom Rush: Rift in Time. Their positions come from its golden games."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.browser_driver import ROOT, Message, Visitor
from tests.e2e.kingdom.driver import Defender, hits_of, verb_of

GAME = "rift-in-time"
GOLDEN = ROOT / "tests" / "games" / "kingdom" / "rift" / "golden"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
WON = {
    "RS01": {"stars": 3, "badges": ["heroic"]},
    "RS02": {"stars": 2, "badges": []},
    "RS03": {"stars": 1, "badges": ["iron"]},
}


def frames_of(me: Visitor, golden: str) -> list[Message]:
    """Upload a golden game and return its frames."""
    me.uploaded = str(me.fetch("/api/replays", json.loads((GOLDEN / f"{golden}.json").read_text()))["replay"])
    frames = me.moments(me.uploaded)
    return frames


def table_at(me: Visitor, frames: list[Message], at: int) -> Page:
    """A table forked from the golden game, everybody at this screen."""
    seats = [
        {"who": "here" if seat else "me", "name": NAMES[seat]} for seat in range(len(frames[at]["view"]["players"]))
    ]
    page = me.go(f"/table/{me.fetch(f'/api/replays/{me.uploaded}/fork', {'at': at, 'seats': seats})['table']}")
    me.until(lambda: me.decision(0) is not None, "Red's turn")
    page.locator("#place-hand .team").wait_for()
    return page


def table_where(me: Visitor, golden: str, wanted: Callable[[Message], bool]) -> Page:
    """A table at the first position that fits and where Red decides."""
    frames = frames_of(me, golden)
    at = next(at for at, frame in enumerate(frames) if 0 in frame["acting"] and wanted(frame["view"]))
    return table_at(me, frames, at)


def plays(view: Message) -> bool:
    """Whether towers and heroes are being played."""
    return bool(view["question"]["kind"] == "play")


def tiles_left(view: Message) -> list[str]:
    """The tiles left in the current attack."""
    return [tile for tile in (view.get("volley") or {}).get("tiles", ()) if tile]


def rift_start(me: Visitor) -> Page:
    """The first scenario alone: the choice of a hero."""
    page = table_where(me, "solo-portals-won", lambda view: view["question"]["kind"] == "heroes")
    page.locator("[data-hero=malik]").wait_for()
    return page


def rift_play(me: Visitor) -> Page:
    """Two players with four hordes on the road: hands, the forecast, every horde beside the map."""
    return table_where(me, "two-portals-won", lambda view: plays(view) and len(view["trays"]) >= 4)


def rift_tile(me: Visitor) -> Page:
    """A tile in hand above an enlarged tray, where it covers most."""
    page = table_where(me, "two-portals-won", lambda view: view["round"] > 3 and len(tiles_left(view)) > 1)
    decision = me.decision(0)
    assert decision is not None
    player = Defender(me)
    option = max((each for each in decision["options"] if verb_of(each) == "tile"), key=hits_of)
    player.hold(0, option)
    player.square(player.under(0, option)).hover()
    page.locator(".ghost.fits").wait_for()
    return page


def rift_build(me: Visitor) -> Page:
    """A tower and its site chosen: its possible facings, and what it would reach."""
    page = rift_play(me)
    decision = me.decision(0)
    assert decision is not None
    towers = [each for each in decision["options"] if verb_of(each) == "build" and each["notation"].endswith(" S")]
    south = [each["picks"] for each in towers]
    card, cell, facing = next(picks for picks in south if picks[0] != south[0][0])  # the second tower of the hand
    page.locator(f'#place-hand [data-pick="card:{card["index"]}"]').first.click()
    page.locator(f'[role=grid] [data-pick="cell:{cell["index"]}"]').click()
    page.locator(f'[data-facing="{facing["index"]}"]').hover()
    page.locator(".range").first.wait_for()
    return page


def rift_boss(me: Visitor) -> Page:
    """Four players against the Time Mage: its picture, its health cards, what it has drawn."""
    return table_where(me, "four-time-mage-lost", lambda view: plays(view) and view["round"] == 3)


def rift_duel(me: Visitor) -> Page:
    """Alone against Lord Blackburn, his health card enlarged."""
    page = table_where(me, "solo-boss-lost", lambda view: plays(view) and view["round"] == 3)
    page.locator(f'[role=grid] [data-pick="cell:{me.latest[0]["view"]["boss"]["cell"]}"]').click()
    page.locator(".zoom [data-boss]").wait_for()
    return page


def rift_four(me: Visitor) -> Page:
    """Four players, each with a hero and a hand."""
    return table_where(me, "four-portals-won", lambda view: plays(view) and view["round"] == 4)


def rift_over(me: Visitor) -> Page:
    """The end: the last decision of a golden game."""
    frames = frames_of(me, "solo-portals-won")
    page = table_at(me, frames, len(frames) - 2)
    page.locator("#typed-move").fill(frames[-1]["notation"])
    page.locator("#typed-move").press("Enter")
    me.over.wait_for()
    page.locator("[data-stars]").wait_for()
    return page


def rift_campaign(me: Visitor) -> Page:
    """The campaign's map: stars, badges, locks."""
    kept = json.dumps({GAME: {"won": WON, "open": False}})
    me.context.add_init_script(f"localStorage.setItem('warbook-campaign', {json.dumps(kept)})")
    me.go("/").locator("li.tile.ready").first.wait_for()  # the server takes over what the browser kept
    page = me.go(f"/campaign/{GAME}")
    page.locator("section.place").wait_for()
    return page
