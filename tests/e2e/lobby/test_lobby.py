"""The lobby: all games in sight with their whole pictures, and from a first visit one click to a first lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.browser_driver import PHONE
from tests.e2e.conftest import Visit
from warbook.games import GAMES

LAPTOPS = (ViewportSize(width=1366, height=768), ViewportSize(width=1280, height=720))
# where each game stands, and the shape of its picture
TILES = """() => [...document.querySelectorAll('li.tile')].map((tile) => {
  const box = tile.getBoundingClientRect();
  const picture = tile.querySelector('.picture svg').getBoundingClientRect();
  const needed = tile.scrollWidth > tile.clientWidth;
  return { top: box.top, bottom: box.bottom, shape: picture.width / picture.height, needed };
})"""
LESSONS = {
    "summoner-war": "/lesson/summoner-war",
    "krosmaster-arena": "/table/",
    "meeple-war": "/table/",
    "rift-in-time": "/table/",
    "elemental-uprising": "/table/",
}


@pytest.mark.parametrize("language", ["en", "pl", "zh-Hant"])
@pytest.mark.parametrize("size", LAPTOPS, ids=lambda size: f"{size['width']}")
def test_all_games_are_in_sight_on_a_laptop(visit: Visit, size: ViewportSize, language: str) -> None:
    page = visit(language, size).go("/")
    expect(page.locator("li.tile.ready .act")).to_have_count(len(GAMES))
    expect(page.locator("li.tile .tutorials")).to_have_count(1)
    for tile in page.evaluate(TILES):
        assert tile["top"] >= 0 and tile["bottom"] <= size["height"], "without scrolling"
        assert 1.5 < tile["shape"] < 1.7, "the whole picture: it is drawn 16 by 10"
        assert not tile["needed"]


def test_a_phone_has_all_games_below_one_another(visit: Visit) -> None:
    page = visit(size=PHONE).go("/")
    expect(page.locator("li.tile.ready .act")).to_have_count(len(GAMES))
    tiles = page.evaluate(TILES)
    assert all(not tile["needed"] for tile in tiles)
    assert [tile["bottom"] <= PHONE["height"] for tile in tiles].count(True) >= 3, "most are in sight at once"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_first_visit_leads_to_a_first_lesson_in_one_click(visit: Visit, game: str) -> None:
    page = visit().go("/")
    tile = page.locator("li.tile").nth(list(GAMES).index(game))
    main = tile.locator(".act .main")
    expect(main).to_have_text("Learn it")
    main.click()
    page.wait_for_url(f"**{LESSONS[game]}*")
    expect(page.locator("aside.coach, article.coach, [data-concept], .coach, [role=grid]").first).to_be_visible()


def test_who_has_played_a_game_is_offered_to_play_it(visit: Visit) -> None:
    me = visit()
    me.make("me", "bot:random")
    page = me.go("/")
    expect(page.locator("li.tile").first.locator(".act .main")).to_have_text("Play now")
    expect(page.locator("li.tile").nth(1).locator(".act .main")).to_have_text("Learn it")
    expect(page.locator(".waiting a")).to_be_visible()
