"""Allies who point things out to each other: by a button, by a long press, by the keyboard; nothing of it is a move."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import SETTINGS


def allies(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada and Ben at a table of their own before the first decision."""
    ada, ben = visit(), visit()
    table, [invite] = ada.make("me", "open", game="rift-in-time", scenario="RS01")
    ben.fetch("/api/join", {"table": table, "ticket": invite["ticket"]})
    for seat, each in enumerate((ada, ben)):
        each.context.add_init_script(SETTINGS % ("false", "false"))
        each.go(f"/table/{table}")

        def asked(each: Visitor = each, seat: int = seat) -> bool:
            return each.decision(seat) is not None

        each.until(asked, "the first question")
        each.settle(seat)
    return ada, ben


def hears(each: Visitor, seat: str, word: str, cell: int) -> None:
    expect(each.page.locator(f'[data-pinged="cell:{cell}"]')).to_contain_text(word)
    expect(each.page.locator("[data-talk]")).to_contain_text(f"{seat}: {word}")


def test_allies_point_out_a_horde_by_button_keyboard_and_long_press(visit: Visit) -> None:
    ada, ben = allies(visit)
    before = ada.seq(0), ben.seq(1)
    log = ada.page.get_by_role("log").inner_text()
    horde, other = (tray["cell"] for tray in ada.latest[0]["view"]["trays"][:2])

    ada.page.locator("[data-point]").click()
    expect(ada.page.locator("[data-talk]")).to_contain_text("Point at something")
    ada.page.locator(f'[role=grid] [data-pick="cell:{horde}"]').click()
    expect(ada.page.locator(".zoom")).to_be_hidden()  # the click was no pick
    ada.page.locator('[data-word="ping-mine"]').click()
    for each in (ada, ben):
        hears(each, "Red", "I take this horde", horde)

    ben.page.locator("[data-point]").focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("[role=grid] [data-pick]:focus")).to_have_count(1)
    ben.page.locator(f'[role=grid] [data-pick="cell:{other}"]').focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator('[data-word="ping-mine"]')).to_be_focused()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("[data-word]")).to_have_count(0)
    expect(ben.page.locator("[data-point]")).to_be_focused()
    ben.page.keyboard.press("Enter")
    ben.page.locator(f'[role=grid] [data-pick="cell:{other}"]').focus()
    ben.page.keyboard.press("Enter")
    ben.page.keyboard.press("Tab")
    ben.page.keyboard.press("Enter")
    hears(ada, "Blue", "Help here", other)

    site = ada.page.locator(f'[role=grid] [data-pick="cell:{ada.latest[0]["view"]["sites"][0]["cell"]}"]')
    site.click(delay=900)
    ada.page.locator('[data-word="ping-build"]').click()
    hears(ben, "Red", "I build here", ada.latest[0]["view"]["sites"][0]["cell"])

    assert (ada.seq(0), ben.seq(1)) == before
    assert ada.page.get_by_role("log").inner_text() == log
    expect(ada.page.locator("[data-pinged]")).to_have_count(0)  # after a while nothing is left of it


def test_opponents_have_no_such_button(visit: Visit) -> None:
    me = visit()
    page = me.go(f"/table/{me.battle({'who': 'bot', 'bot': 'random', 'seconds': 0.05})}")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[data-point]")).to_have_count(0)
