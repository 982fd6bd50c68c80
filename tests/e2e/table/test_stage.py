"""The board is the stage: how large it is at every size of a window, and that nothing ever moves or scales it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser_driver import PHONE, WIDE, Visitor
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import Player
from tests.e2e.kingdom.driver import Defender
from tests.e2e.kingdom.uprising_driver import Warden
from tests.e2e.krosmaster.driver import Fighter
from tests.e2e.meeple.driver import Marcher
from warbook.games import GAMES

# every game in a scenario that begins with its board on the table
BOARDS = {name: game.scenarios[0] for name, game in GAMES.items()} | {"krosmaster-arena": "tutorial-2"}
FIXED = ("summoner-war", "krosmaster-arena", "rift-in-time")  # the others draw land of any shape into the same box
SIZES = [
    ViewportSize(width=1366, height=768),
    ViewportSize(width=1280, height=720),
    ViewportSize(width=1440, height=900),
    ViewportSize(width=1920, height=1080),
    PHONE,
]
# each game at one size, in rotation; all the others are for `make tour`
MATRIX = [
    pytest.param(game, size, marks=[] if size is SIZES[place % len(SIZES)] else [pytest.mark.tour])
    for place, game in enumerate(BOARDS)
    for size in SIZES
]

# the box of the board, what is drawn in it, and one cell, in pixels
MEASURE = """() => {
  const box = document.querySelector('[data-stage]').getBoundingClientRect();
  const svg = document.querySelector('[data-stage] [role=grid]').closest('svg');
  const { a, d } = svg.getScreenCTM();
  const { width, height } = svg.viewBox.baseVal;
  const cell = svg.querySelector('[role=gridcell]').getBoundingClientRect();
  const page = document.documentElement;
  return {
    wide: box.width, high: box.height, drawnWide: width * a, drawnHigh: height * d, cell: cell.width,
    still: page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth,
  };
}"""

# where everything has its place, frame by frame: a place that moves or grows is in its set twice
WATCH = """(still) => {
  const PLACES = {
    stage: '[data-stage]', cell: '[data-stage] [role=gridcell]',
    hand: 'section.hand', bar: 'section.bar', log: 'section.log', seats: 'section.seats',
  };
  window.places = Object.fromEntries(Object.keys(PLACES).map((name) => [name, new Set()]));
  window.seen = 0;
  const look = () => {
    for (const [name, where] of Object.entries(PLACES)) {
      const node = document.querySelector(where);
      const box = node?.getBoundingClientRect();
      if (!box?.width || (name === 'cell' && !still)) continue;
      window.places[name].add([box.x, box.y, box.width, box.height].map((each) => each.toFixed(1)).join(' '));
    }
    window.seen += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
PLACES = "() => Object.fromEntries(Object.entries(window.places).map(([name, boxes]) => [name, [...boxes]]))"
CELLS = """() => [...document.querySelectorAll('[role=gridcell]')].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""

# rules that begin a line of their own: nothing of their sentence stands left of them
ALONE = """() => [...document.querySelectorAll('#place-log .rule-link')].filter((link) => {
  const words = document.createRange();
  words.selectNodeContents(link.parentElement);
  const { left, top } = link.getBoundingClientRect();
  const middle = top + link.getBoundingClientRect().height / 2;
  return ![...words.getClientRects()].some((each) => each.top < middle && each.bottom > middle && each.left < left - 2);
}).map((link) => link.parentElement.textContent)"""


def begin(me: Visitor, game: str) -> Page:
    """A table of the game, until I am asked."""
    player = Player(me)
    player.GAME = game
    player.sit("me", "bot:random", scenario=BOARDS[game])
    seat = player.wait()
    assert seat is not None
    me.settle(seat)
    me.page.get_by_role("grid").first.wait_for()
    return me.page


@pytest.mark.parametrize(("game", "size"), MATRIX)
def test_the_board_takes_the_room_there_is(visit: Visit, game: str, size: ViewportSize) -> None:
    page = begin(visit(size=size, luck=4), game)
    seen = page.evaluate(MEASURE)
    assert seen["still"], "the page scrolls"
    if size is PHONE:
        assert seen["wide"] >= 0.95 * size["width"]
        assert seen["cell"] >= (34 if game == "krosmaster-arena" else 30)
    else:
        assert seen["high"] >= 0.6 * size["height"]
    filled = max(seen["drawnWide"] / seen["wide"], seen["drawnHigh"] / seen["high"])
    assert filled > 0.95, "the drawing fills its box one way or the other"
    if game in FIXED and size is not PHONE:
        assert seen["drawnHigh"] >= 0.6 * size["height"]


@pytest.mark.tour
@pytest.mark.parametrize("game", BOARDS)
def test_a_page_at_twice_its_size_keeps_the_board_in_sight(visit: Visit, game: str) -> None:
    page = begin(visit(size=ViewportSize(width=683, height=384), luck=4), game)
    seen = page.evaluate(MEASURE)
    assert seen["still"], "the page scrolls"
    assert seen["high"] >= 0.55 * 384
    assert page.locator("section.bar").is_visible()


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_does_not_move_under_the_pointer(visit: Visit, game: str) -> None:
    page = begin(visit(luck=4), game)
    page.wait_for_timeout(300)  # pictures and letters have come
    page.evaluate(WATCH, True)
    cells = page.evaluate(CELLS)
    assert len(cells) > 15
    for x, y in cells:
        page.mouse.move(x, y)
        page.mouse.move(x + 1, y)
        page.wait_for_timeout(20)
    assert moved(page) == {}


# whole games


class Commander(Player):
    """Attacks whenever it can."""

    GAME = "summoner-war"

    @property
    def is_over(self) -> bool:
        return self.me.is_over

    def play(self, most: int = 3000, until: int = 1000) -> int:
        for made in range(most):
            seat = self.wait()
            if seat is None:
                return made
            self.me.play(seat, self.luck)
        return most


def command(me: Visitor) -> Player:
    player = Commander(me, luck=3)
    player.sit("me", "bot:random")
    player.wait()
    me.settle(0)
    watch(me.page)
    me.lock(0)
    return player


def fight(me: Visitor) -> Player:
    player = Fighter(me, luck=3)
    player.sit("me", "bot:random", options={"teams": "random"})
    player.prepare()
    watch(me.page)
    return player


def march(me: Visitor) -> Player:
    player = Marcher(me, luck=4)
    player.sit("me", "bot:random", scenario="quick")
    player.wait()
    watch(me.page, still=False)  # land is discovered, and the map grows inside its box
    return player


def defend(me: Visitor) -> Player:
    player = Defender(me, luck=3)
    player.sit("me", scenario="RS01")
    player.wait()
    watch(me.page)
    return player


def conjure(me: Visitor) -> Player:
    player = Warden(me, luck=3)
    player.sit("me", scenario="S1")
    player.wait()
    watch(me.page)
    return player


def watch(page: Page, still: bool = True) -> None:
    page.get_by_role("grid").first.wait_for()
    page.wait_for_timeout(300)  # pictures and letters have come
    page.evaluate(WATCH, still)


def moved(page: Page) -> dict[str, list[str]]:
    """The places that had more than one box."""
    assert page.evaluate("window.seen") > 5
    places: dict[str, list[str]] = page.evaluate(PLACES)
    assert places["stage"], "no board was ever seen"
    return {name: boxes for name, boxes in places.items() if len(boxes) > 1}


STARTS: dict[Callable[[Visitor], Player], int] = {command: 12, fight: 12, march: 14, defend: 14, conjure: 14}


@pytest.mark.parametrize("start", STARTS)
def test_the_first_decisions_move_nothing(visit: Visit, start: Callable[[Visitor], Player]) -> None:
    me = visit(luck=4)
    me.page.emulate_media(reduced_motion="no-preference")
    player = start(me)
    assert player.play(most=STARTS[start]) > 3
    assert moved(me.page) == {}


@pytest.mark.tour
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("start", STARTS)
def test_a_whole_game_moves_nothing(visit: Visit, start: Callable[[Visitor], Player], size: ViewportSize) -> None:
    me = visit(luck=4, size=size)
    me.page.emulate_media(reduced_motion="no-preference")
    player = start(me)
    player.play()
    assert player.is_over
    me.over.wait_for()
    assert moved(me.page) == {}


def test_a_hint_a_menu_and_an_open_tray_move_nothing(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    watch(me.page)
    page, luck = me.page, Random(1)
    for _ in range(8):
        seat = me.wait()
        assert seat is not None
        me.me.settle(seat)
        hint = page.locator("[data-ask-hint]")
        if hint.is_visible() and luck.random() < 0.5:
            hint.click()
            page.locator("[data-hinted]").wait_for()
        horde = page.locator(".hordes [data-horde]")
        if horde.count() > 0 and luck.random() < 0.5:
            horde.first.click()
            page.locator(".zoom [data-close]").click()
        me.act(seat, me.wish(seat))
    assert moved(page) == {}


def test_coordinates_are_there_on_demand(visit: Visit) -> None:
    page = begin(visit(luck=4), "summoner-war")
    mark = page.locator("[data-stage] .coordinate").first
    expect(mark).to_be_hidden()
    page.keyboard.down("c")
    expect(mark).to_be_visible()
    page.keyboard.up("c")
    expect(mark).to_be_hidden()


def test_a_rule_stands_behind_the_last_word_of_its_line(visit: Visit) -> None:
    me = visit(luck=4)
    page = me.go(f"/table/{me.battle()}")
    page.locator("#place-log .rule-link").nth(20).wait_for()
    assert page.evaluate(ALONE) == []
