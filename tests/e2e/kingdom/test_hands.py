"""Kingdom Rush by hand: drag, confirm with a second tap, turn, and be asked before something is lost."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.kingdom.driver import Defender
from tests.e2e.kingdom.test_rift import until


def middle(thing: Locator) -> tuple[float, float]:
    """Where a thing is on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(me: Defender, thing: Locator, to: Locator, drop: bool = True) -> None:
    """Drag something onto something else, and let it go there or hold it."""
    me.page.mouse.move(*middle(thing))
    me.page.mouse.down()
    x, y = middle(to)
    me.page.mouse.move(x - 20, y - 20, steps=4)
    me.page.mouse.move(x, y, steps=2)
    if drop:
        me.page.mouse.up()


def test_towers_are_carried_to_their_sites(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    me.page.emulate_media(reduced_motion="no-preference")
    _, options = until(me, "build")
    card, cell, facing = options[0]["picks"]
    tower = me.hand(f'[data-pick="card:{card["index"]}"]')
    site = me.page.locator(f'[role=grid] [data-pick="cell:{cell["index"]}"]')
    carry(me, tower, site, drop=False)
    expect(me.page.locator(".carried")).to_be_visible()
    me.page.keyboard.press("Escape")  # it goes back, and the hand that opens drops nothing
    expect(me.page.locator(".carried")).to_have_count(0)
    me.page.mouse.up()
    expect(me.page.locator(".picked")).to_have_count(0)
    expect(me.page.locator("[data-facing]")).to_have_count(0)
    carry(me, tower, site)
    me.page.locator(f'[data-facing="{facing["index"]}"]').click()
    me.me.until(lambda: any(site.get("towers") for site in me.view(0)["sites"]), "the tower")
