"""Every page in three languages, on a phone and on a wide screen, by day and by night: words, room, and axe-core."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser_driver import GOLDEN, PHONE, WIDE, Visitor
from tests.e2e.conftest import Visit
from tests.e2e.pages.checks import SETTLED, WIDTHS, faults, wrong_words
from warbook.games import GAMES

LANGUAGES = ("en", "zh-Hant", "pl")
SIZES = {"wide": WIDE, "phone": PHONE}
HEIGHTS = "() => [document.documentElement.scrollHeight, document.documentElement.clientHeight]"
# Things to press whose middle is on the screen and yet belongs to something else that lies over it.
COVERED = """() => {
  const inside = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const clipped = (node, x, y) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== 'visible' && !inside(up.getBoundingClientRect(), x, y)) return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, a[href], select, input')].flatMap((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const onScreen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    if (box.width < 4 || !onScreen || clipped(node, x, y)) return [];
    const top = document.elementFromPoint(x, y);
    return top === null || node.contains(top) || top.contains(node) ? [] : [`${node.outerHTML} under ${top.outerHTML}`];
  });
}"""


def lobby(me: Visitor) -> Page:
    me.make("me", "bot:random")
    me.make("me", "open", listed=True)
    page = me.go("/")
    expect(page.locator("section[aria-labelledby=mine] li")).not_to_have_count(0)
    return page


def new_table(me: Visitor) -> Page:
    page = me.go("/new/summoner-war")
    page.locator("summary").click()
    expect(page.locator(".option").first).to_be_visible()
    return page


def new_team(me: Visitor) -> Page:
    """A co-operative game being set up, with friends and all options."""
    page = me.go("/new/rift-in-time#friend")
    page.locator("main form").wait_for()
    for each in page.locator("main form summary").all():
        each.click()
    expect(page.locator(".option").first).to_be_visible()
    return page


def campaign(me: Visitor) -> Page:
    """The map with a victory on it, at a place that is locked."""
    won = [{"scenario": "RS01", "setting": "two-stars", "stars": 2, "at": 1000, "table": ""}]
    me.fetch("/api/progress", {"warbook": "campaign", "game": "rift-in-time", "won": won, "open": False})
    page = me.go("/campaign/rift-in-time")
    page.locator("[data-scenario=RS05]").click()
    expect(page.locator("section.place .why")).to_be_visible()
    return page


def table_of(game: str) -> Callable[[Visitor], Page]:
    """The first question of a game."""

    def show(me: Visitor) -> Page:
        table, _ = me.make(*(("me",) if GAMES[game].is_cooperative() else ("me", "open")), game=game)
        page = me.go(f"/table/{table}")
        expect(page.locator("main.places section.board")).to_be_visible()
        return page

    show.__name__ = game
    return show


def join(me: Visitor) -> Page:
    table, [invite] = me.make("me", "open")
    page = me.go(f"/join#{table}.{invite['ticket']}")
    expect(page.locator("main form")).to_be_visible()
    return page


def table_in_setup(me: Visitor) -> Page:
    table, _ = me.make("me", "open")
    page = me.go(f"/table/{table}")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def table_in_play(me: Visitor) -> Page:
    """In the middle of a battle, with a piece picked up."""
    page = me.go(f"/table/{me.battle()}")
    page.locator(".cell.pickable").first.click()
    expect(page.locator(".cell.picked")).to_be_visible()
    return page


def rulebook(me: Visitor) -> Page:
    page = me.go("/rules/summoner-war")
    expect(page.locator("[id='SW-9.1']")).to_be_visible()
    return page


def example(me: Visitor) -> Page:
    """A few rules, found by a search, and one of them on a board."""
    page = me.go("/rules/summoner-war")
    page.get_by_role("searchbox").fill("SW-9.")
    page.locator("[id='SW-9.1']").get_by_role("button").first.click()
    expect(page.locator("article.example").get_by_role("grid")).to_be_visible()
    return page


def lesson(me: Visitor) -> Page:
    page = me.go("/lesson/summoner-war")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def replay(me: Visitor) -> Page:
    made = me.fetch("/api/replays", json.loads((GOLDEN / "cards-5.json").read_text()))
    page = me.go(f"/replay/{made['replay']}/50")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def curtain(me: Visitor) -> Page:
    table, _ = me.make("me", "here")
    page = me.go(f"/table/{table}")
    expect(page.locator("main.curtain button")).to_be_focused()
    return page


def finished(me: Visitor) -> Page:
    frames = me.upload()
    page = me.go(f"/table/{me.fork(len(frames) - 1)}")
    expect(me.over).to_be_visible()
    return page


def settings(me: Visitor) -> Page:
    page = me.go("/")
    page.locator("header button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


PAGES: list[Callable[[Visitor], Page]] = [
    lobby,
    new_table,
    new_team,
    campaign,
    *(table_of(game) for game in GAMES if game != "summoner-war"),
    join,
    table_in_setup,
    table_in_play,
    rulebook,
    example,
    lesson,
    replay,
    curtain,
    finished,
    settings,
]
STILL = {table_in_setup, table_in_play, curtain, finished}  # they do not scroll while a battle is on
LOOKS = list(product(SIZES, LANGUAGES))
# each page in one size and one language, in rotation; all the others are for `make tour`
MATRIX = [
    pytest.param(show, *look, marks=[] if look == LOOKS[place % len(LOOKS)] else [pytest.mark.tour])
    for place, show in enumerate(PAGES)
    for look in LOOKS
]


@pytest.mark.parametrize(("show", "size", "language"), MATRIX)
def test_a_page_reads_well(visit: Visit, show: Callable[[Visitor], Page], size: str, language: str) -> None:
    me = visit(language, SIZES[size])
    page = show(me)
    assert page.locator("html").get_attribute("lang") == language
    assert wrong_words(page) == []
    across, room = page.evaluate(WIDTHS)
    assert across <= room, "a scroll bar at the bottom"
    if show in STILL:
        high, height = page.evaluate(HEIGHTS)
        assert high <= height, "a scroll bar at the side"
        assert page.evaluate(COVERED) == []
    if show is rulebook:
        return  # the same in short is the example, and axe-core takes its time
    looks = ("light", "dark") if language == "en" else ("light",) if size == "wide" else ("dark",)
    for look in looks:
        page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
        page.evaluate(SETTLED)
        assert faults(page) == [], look
