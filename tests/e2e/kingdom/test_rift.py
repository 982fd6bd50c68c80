"""Kingdom Rush: Rift in Time in a real browser: ranges, tiles laid by hand, the lesson, a boss, a phone."""

from __future__ import annotations

import json
import tomllib
from importlib import resources
from typing import Any

from playwright.sync_api import expect

from tests.e2e.browser_driver import PHONE, ROOT, Message
from tests.e2e.conftest import Visit
from tests.e2e.kingdom.driver import Defender, hits_of, verb_of
from tests.e2e.krosmaster.test_tutorials import follow_hint
from tests.rules import rule

BOSS_TRAY = 31
GOLDEN = ROOT / "tests" / "games" / "kingdom" / "rift" / "golden"


def until(me: Defender, verb: str, most: int = 60) -> tuple[int, list[Message]]:
    """Play on until this can be done; whose turn it is, and the options of it."""
    for _ in range(most):
        seat = me.wait()
        assert seat is not None, f"the game was over before anybody could {verb}"
        found = [each for each in me.options(seat) if verb_of(each) == verb]
        if found:
            me.me.settle(seat)
            return seat, found
        me.act(seat, me.wish(seat))
    raise AssertionError(f"nobody could {verb}")


def placed(me: Defender) -> int:
    """How many tiles lie on trays."""
    return sum(len(tray.get("tiles", ())) for tray in me.view(0)["trays"])


@rule("RT-7.9", "RT-8.1")
def test_a_tower_shows_its_range_and_a_tile_where_it_fits(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    expect(me.page.locator("[data-hero=malik] .advice")).to_contain_text("RT-18.14")  # for somebody alone
    expect(me.page.locator("[data-hero=alleria] .advice")).to_have_count(0)
    _, options = until(me, "build")
    card, cell, facing = options[0]["picks"]
    me.hand(f'[data-pick="card:{card["index"]}"]').click()
    me.page.locator(f'[role=grid] [data-pick="cell:{cell["index"]}"]').click()
    me.page.locator(f'[data-facing="{facing["index"]}"]').hover()
    expect(me.page.locator(".range").first).to_be_visible()
    me.page.locator(f'[data-facing="{facing["index"]}"]').click()
    me.me.until(lambda: any(site.get("towers") for site in me.view(0)["sites"]), "the tower")
    seat, tiles = until(me, "tile")
    option = max(tiles, key=hits_of)
    me.hold(seat, option)
    me.square(me.under(seat, option)).hover()
    expect(me.page.locator(".ghost.fits")).to_be_visible()  # it follows the pointer and says that it fits
    before, seq = placed(me), me.me.seq(seat)
    me.square(me.under(seat, option)).click()
    me.answered(seat, seq)
    assert placed(me) == before + 1
    assert is_refused_somewhere(me), "every place fitted"


def is_refused_somewhere(me: Defender) -> bool:
    """Look for a square where a tile does not fit: the page shows it, and the server says which rule forbids it."""
    for _ in range(20):
        seat, tiles = until(me, "tile")
        me.hold(seat, tiles[0])
        for square in range(25):
            me.square(square).hover()
            if me.page.locator(".ghost.fails").count() > 0:
                me.square(square).click()
                expect(me.page.get_by_role("alert").locator(".rule-link")).to_contain_text("RT-")
                return True
        me.act(seat, max(tiles, key=hits_of))
    return False


def test_the_lesson_is_played_from_the_first_hint_to_the_end(visit: Visit) -> None:
    me = Defender(visit(), luck=3, fights=2)
    words = told()
    page = me.me.go("/")
    page.locator('[data-tutorial="RS01"]').click()
    page.wait_for_url("**/table/*")
    coach = page.locator("section.coach")
    expect(coach).to_contain_text(words["goal"]["en"])
    met: set[str] = set()
    for made in range(150):
        seat = me.wait()
        if seat is None:
            break
        me.me.settle(seat)
        while coach.get_attribute("data-coach"):
            met.add(str(coach.get_attribute("data-coach")))
            coach.get_by_role("button", name="Got it").click()
        if made < 6:
            follow_hint(me.me)
        else:
            me.act(seat, me.wish(seat))
    assert {"hero", "bench", "closing", "forecast", "spawn", "march"} <= met
    expect(coach).to_contain_text(words["lost"]["en"])  # it fought for two rounds only
    expect(me.me.over).to_be_visible()


def told() -> dict[str, Any]:
    """The coach's file."""
    file = resources.files("warbook.games.kingdom") / "rift" / "lessons" / "coach" / "RS01.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@rule("RT-22.9", "RT-22.7")
def test_a_boss_fight_to_its_end(visit: Visit) -> None:
    me = Defender(visit(), luck=3, fights=1)
    me.sit("me", scenario="RS04")
    until(me, "done")
    begins = int(me.view(0)["boss"]["cell"])
    me.play(until=1)
    boss = me.view(0)["boss"]
    me.me.settle(0)
    expect(me.page.locator("#place-log")).to_contain_text("Lord Blackburn draws")
    expect(me.page.locator(f".hordes [data-horde='{BOSS_TRAY}'] [data-boss-card]")).to_have_attribute(
        "data-boss-card", boss["drawn"][-1]
    )
    assert boss["cell"] != begins
    me.page.locator(f'[role=grid] [data-pick="cell:{boss["cell"]}"]').click()
    expect(me.page.locator(".zoom [data-boss=blackburn]")).to_be_visible()
    me.page.locator("[data-close]").click()
    me.play()
    assert me.is_over
    expect(me.me.over).to_be_visible()
    expect(me.page.locator("[data-stars]")).to_have_attribute("data-stars", "0")


@rule("RT-17.2", "RT-23.3")
def test_a_victory_is_shown_with_its_stars(visit: Visit) -> None:
    me = Defender(visit())
    replay = me.me.fetch("/api/replays", json.loads((GOLDEN / "solo-portals-won.json").read_text()))["replay"]
    frames = me.me.moments(replay)
    form = {"at": len(frames) - 4, "seats": [{"who": "me"}]}
    me.me.go(f"/table/{me.me.fetch(f'/api/replays/{replay}/fork', form)['table']}")
    for frame in frames[-3:]:
        seat = me.wait()
        assert seat == 0
        me.act(0, next(each for each in me.options(0) if each["notation"] == frame["notation"]))
    expect(me.me.over).to_be_visible()
    settings = me.me.fetch(f"/api/content/{me.GAME}")["settings"]
    stars = settings[frames[-1]["view"]["options"]["difficulty"]]["stars"]
    assert stars > 0
    expect(me.page.locator("[data-stars]")).to_have_attribute("data-stars", str(stars))


def test_a_phone_lays_a_tile_by_taps_and_reads_a_boss(visit: Visit) -> None:
    me = Defender(visit(size=PHONE), luck=3)
    me.sit("me", scenario="RS04")
    seat, tiles = until(me, "tile")
    line = me.me.context.new_cdp_session(me.page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def tap(square: int) -> None:
        box = me.square(square).bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44  # wide enough for a finger
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    option = max(tiles, key=hits_of)
    me.hold(seat, option)
    before, seq = placed(me), me.me.seq(seat)
    tap(me.under(seat, option))
    expect(me.page.locator(".ghost.fits")).to_be_visible()
    assert me.me.seq(seat) == seq  # the first tap shows where it would lie
    tap(me.under(seat, option))
    me.answered(seat, seq)
    assert placed(me) == before + 1
    until(me, "done")
    if me.page.locator("[data-close]").is_visible():
        me.page.locator("[data-close]").click()
    me.page.locator(f'[role=grid] [data-pick="cell:{me.view(0)["boss"]["cell"]}"]').click()
    expect(me.page.locator(".zoom [data-boss=blackburn]")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    me.page.locator("[data-close]").click()
    expect(me.page.locator(".zoom")).to_be_hidden()
    expect(me.page.get_by_role("grid")).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
