"""Kingdom Rush: Rift in Time in a real browser: map, enlarged trays, tiles placed by taps, several people at once."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.defender import Defender, hits_of, verb_of
from tests.e2e.visitor import PHONE, Message
from tests.rules import rule


def until(me: Defender, verb: str, most: int = 60) -> tuple[int, list[Message]]:
    """Play on until this can be done; whose turn it is, and the options of it."""
    for _ in range(most):
        seat = me.wait()
        assert seat is not None, f"the game was over before anybody could {verb}"
        found = [each for each in me.options(seat) if verb_of(each) == verb]
        if found:
            return seat, found
        me.act(seat, me.wish(seat))
    raise AssertionError(f"nobody could {verb}")


def test_the_first_scenario_is_played_alone_for_some_rounds(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    made = me.play(until=2)
    assert made > 8
    assert me.is_over or int(me.view(0)["round"]) == 3
    expect(me.page.locator("#place-log")).to_contain_text("Round 2")


@rule("RT-8.1")
def test_a_tile_is_placed_by_taps_and_lies_on_the_tray(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    seat, tiles = until(me, "tile")
    option = max(tiles, key=hits_of)
    me.hold(seat, option)
    me.square(me.under(seat, option)).hover()
    expect(me.page.locator(".ghost.fits")).to_be_visible()  # it follows the pointer and says that it fits
    placed = sum(len(tray.get("tiles", ())) for tray in me.view(seat)["trays"])
    before = me.me.seq(seat)
    me.square(me.under(seat, option)).click()
    me.me.until(lambda: me.me.seq(seat) > before, "the tile")
    assert sum(len(tray.get("tiles", ())) for tray in me.view(seat)["trays"]) == placed + 1


def test_a_place_where_a_tile_does_not_fit_is_refused_with_its_rule(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    for _ in range(60):
        seat, tiles = until(me, "tile")
        option = tiles[0]
        me.hold(seat, option)
        for square in range(25):
            me.square(square).hover()
            if me.page.locator(".ghost.fails").count() > 0:
                me.square(square).click()
                alert = me.page.get_by_role("alert")
                expect(alert).to_be_visible()
                expect(alert.locator(".rule-link")).to_contain_text("RT-")
                return
        me.act(seat, max(tiles, key=hits_of))
    raise AssertionError("every place fitted")


@rule("RT-7.9")
def test_the_range_of_a_tower_is_shown_before_it_is_built(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    _, options = until(me, "build")
    card, cell, facing = options[0]["picks"]
    me.hand(f'[data-pick="card:{card["index"]}"]').click()
    me.page.locator(f'[role=grid] [data-pick="cell:{cell["index"]}"]').click()
    me.page.locator(f'[data-facing="{facing["index"]}"]').hover()
    expect(me.page.locator(".range").first).to_be_visible()
    me.page.locator(f'[data-facing="{facing["index"]}"]').click()
    me.me.until(lambda: any(site.get("towers") for site in me.view(0)["sites"]), "the tower")


def test_a_phone_shows_the_map_and_enlarges_a_tray(visit: Visit) -> None:
    me = Defender(visit(size=PHONE), luck=3)
    me.sit("me", scenario="RS01")
    until(me, "build")
    tray = me.view(0)["trays"][0]
    me.page.locator(f'[role=grid] [data-pick="cell:{tray["cell"]}"]').click()
    expect(me.page.locator(".zoom")).to_be_visible()
    box = me.square(12).bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44  # wide enough for a finger
    me.page.locator("[data-close]").click()
    expect(me.page.locator(".zoom")).to_be_hidden()
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
