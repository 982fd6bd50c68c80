"""One popover for everything: by pointing, by the keyboard, by a finger that rests; it picks nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser_driver import PHONE, Visitor
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import SETTINGS
from warbook.kernel.content.texts import LANGUAGES

TABLES: dict[str, dict[str, Any]] = {
    "summoner-war": {"seats": ("me", "bot:random")},
    "krosmaster-arena": {"seats": ("me", "bot:random"), "scenario": "tutorial-3"},
    "meeple-war": {"seats": ("me", "bot:random"), "scenario": "quick"},
    "rift-in-time": {"seats": ("me",), "scenario": "RS01"},
    "elemental-uprising": {"seats": ("me",), "scenario": "P"},
}
# every mark on the page with what it names, and whether it can be seen
MARKS = """() => [...document.querySelectorAll('[data-explain]')]
    .map((each) => each.getAttribute('data-explain').split(' ').filter(Boolean))"""
COVERS = """([thing, box]) => {
    const [a, b] = [thing.getBoundingClientRect(), document.getElementById('explained').getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def at_table(visit: Visit, game: str, **more: Any) -> Page:
    me: Visitor = visit(**more)
    me.context.add_init_script(SETTINGS % ("false", "false"))
    form = dict(TABLES[game])
    table, _ = me.make(*form.pop("seats"), game=game, **form)
    page = me.go(f"/table/{table}")
    me.until(lambda: me.decision(0) is not None, "the first question")
    return page


def box_of(page: Page) -> Locator:
    return page.locator("#explained")


@pytest.mark.parametrize("game", TABLES)
def test_whatever_is_marked_is_in_the_glossary(visit: Visit, game: str) -> None:
    page = at_table(visit, game)
    expect(page.locator("[data-explain]").first).to_be_attached()
    known = page.evaluate("async (game) => Object.keys(await (await fetch(`/api/glossary/${game}`)).json())", game)
    marks = {thing for things in page.evaluate(MARKS) for thing in things}
    assert len(marks) > 4
    assert {thing for thing in marks if not thing.startswith("icon:")} - set(known) == set()
    # nothing is left of the browser's own tooltips in a game
    assert page.locator("main [title]:not(button)").count() == 0


@pytest.mark.parametrize("game", TABLES)
def test_pointing_explains_and_covers_nothing(visit: Visit, game: str) -> None:
    page = at_table(visit, game)
    things = page.locator("main [data-explain]:visible")
    expect(things.first).to_be_visible()
    shown = 0
    for place in range(min(things.count(), 6)):
        thing = things.nth(place)
        thing.hover(force=True)
        expect(box_of(page)).to_be_visible()
        assert box_of(page).inner_text().strip()
        expect(box_of(page).locator("a.rule-link").first).to_be_attached()
        shown += 1
        page.keyboard.press("Escape")
        expect(box_of(page)).to_be_hidden()
        page.mouse.move(2, 2)
    assert shown >= 4


@pytest.mark.parametrize("address", ["/replay/{replay}", "/lesson/summoner-war", "/rules/summoner-war/SW-7.1"])
def test_a_board_explains_itself_on_every_page(visit: Visit, address: str) -> None:
    me: Visitor = visit()
    me.upload()
    page = me.go(address.format(replay=me.uploaded))
    if "rules" in address:
        page.locator(".rule.here .examples button").first.click()
    thing = page.locator("main [data-explain]:visible").first
    expect(thing).to_be_visible()
    thing.hover(force=True)
    expect(box_of(page)).to_be_visible()
    expect(box_of(page).locator("a.rule-link").first).to_be_attached()


def test_a_click_goes_through_and_the_rule_opens_beside_the_game(visit: Visit) -> None:
    page = at_table(visit, "krosmaster-arena")
    spell = page.locator(".hand .spell").first
    spell.hover()
    expect(box_of(page)).to_be_visible()
    assert not page.evaluate(COVERS, [spell.element_handle(), None])
    # the popover lets clicks through to whatever is under it
    assert box_of(page).evaluate("(box) => getComputedStyle(box).pointerEvents") == "none"
    box_of(page).locator("a.rule-link").first.hover()
    expect(box_of(page)).to_be_visible()
    box_of(page).locator("a.rule-link").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Rule KA-")
    expect(box_of(page)).to_be_hidden()


def test_the_keyboard_walks_through_everything(visit: Visit) -> None:
    page = at_table(visit, "rift-in-time")
    page.locator("[role=grid] [tabindex='0']").first.focus()
    page.keyboard.press("?")
    expect(box_of(page)).to_be_visible()
    first = box_of(page).inner_text()
    page.keyboard.press("ArrowRight")
    expect(box_of(page)).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(box_of(page)).to_be_hidden()


def test_a_finger_that_rests_explains_and_does_not_pick(visit: Visit) -> None:
    page = at_table(visit, "krosmaster-arena", size=PHONE)
    cell = page.locator("[role=grid] [data-explain]:visible").first
    cell.scroll_into_view_if_needed()
    spot = cell.bounding_box()
    assert spot is not None
    at = {"clientX": spot["x"] + spot["width"] / 2, "clientY": spot["y"] + spot["height"] / 2}
    finger = {"pointerType": "touch", "bubbles": True, "cancelable": True, "isPrimary": True, **at}
    cell.dispatch_event("pointerdown", finger)
    expect(box_of(page)).to_be_visible()
    cell.dispatch_event("pointerup", finger)
    cell.dispatch_event("click", {"bubbles": True, "cancelable": True, **at})
    expect(box_of(page)).to_be_visible()
    expect(page.locator('[role=gridcell][aria-selected="true"]')).to_have_count(0)
    cell.dispatch_event("pointerdown", finger)
    expect(box_of(page)).to_be_hidden()


@pytest.mark.tour
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", TABLES)
def test_the_popover_speaks_every_language(visit: Visit, game: str, language: str) -> None:
    page = at_table(visit, game, language=language)
    things = page.locator("main [data-explain]:visible")
    for place in range(min(things.count(), 12)):
        things.nth(place).hover(force=True)
        expect(box_of(page)).to_be_visible()
        words = box_of(page).inner_text()
        assert "sign-" not in words and "-about" not in words and "{" not in words
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
