"""Meeple War in a real browser: whole games by clicking, groups on the march, tiles to turn, workers and villages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser_driver import PHONE, Message, middle
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import SETTINGS
from tests.e2e.meeple.driver import Marcher
from tests.rules import rule

KEYS = r"@\w|draw-|event-|label-|do-[a-z]|prompt-|undefined|\{ *\$"

# counts what is acted out, however short it is
WATCH = """() => {
  window.acted = 0;
  const look = () => { if (document.querySelector('.show .rising')) window.acted += 1; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def cell(q: int, r: int) -> int:
    return 128 * (r + 64) + q + 64


def test_a_whole_quick_game_against_a_bot(visit: Visit) -> None:
    me = Marcher(visit(luck=3))
    me.sit("me", "bot:random", scenario="quick")
    me.count = 13
    made = me.play()
    expect(me.me.over.get_by_role("heading")).to_have_text(re.compile("You have won!|You have lost"))
    assert made > 20
    told = me.page.get_by_role("log").inner_text()
    assert "the worker" in told
    assert not re.search(KEYS, told), "every line has its words"
    me.me.over.get_by_role("link", name="Replay").click()
    me.page.wait_for_url("**/replay/*")
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.get_by_role("grid")).to_be_visible()


@rule("MW-1.1", "MW-3.23", "MW-3.25")
def test_two_people_over_a_link_and_two_bots(visit: Visit) -> None:
    ada, ben = Marcher(visit(luck=5), 5), Marcher(visit(luck=6), 6)
    table, invites = ada.sit("me", "bot:random", "open", "bot:random", scenario="quick", name="Ada")
    ben.me.accept(table, invites[0])
    ada.count = ben.count = 13
    decided = {0: 0, 2: 0}
    for _ in range(3000):
        ada.me.until(lambda: ada.is_over or ada.asked() is not None or ben.asked() is not None, "a question or the end")
        if ada.is_over or ada.view(0)["round"] > 6:
            break
        player = ada if ada.asked() is not None else ben
        seat = player.asked()
        assert seat is not None
        player.act(seat, player.wish(seat))
        decided[seat] += 1
    assert min(decided.values()) > 5, "both have decided"
    assert len(ada.view(0)["players"]) == 4
    for each in (ada, ben):
        expect(each.page.locator("[data-points]")).to_have_count(4)
        assert not re.search(KEYS, each.page.locator("main").inner_text())


def test_a_game_begins_two_clicks_from_the_lobby(visit: Visit) -> None:
    me = Marcher(visit())
    page = me.me.go("/")
    page.locator("[data-game=meeple]").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Easy").click()
    expect(page.get_by_role("grid", name="Map of 3 territories")).to_be_visible()
    expect(page.locator("#place-hand .village article")).to_have_count(4)


@pytest.fixture
def hot(visit: Visit) -> Marcher:
    """Two players of one screen at the start of the quick game."""
    me = Marcher(visit(luck=2))
    me.sit("me", "here", scenario="quick")
    me.wait()
    expect(me.page.get_by_role("grid")).to_be_visible()
    return me


def gathered(me: Marcher) -> tuple[int, int]:
    """Deploy until somebody may move two meeples of one territory; the seat, and the cell they stand on."""
    for _ in range(100):
        seat = me.wait()
        assert seat is not None
        view, options = me.view(seat), me.options(seat)
        for tile in view["tiles"]:
            walks = [each for each in options if each["notation"].startswith(f"step {tile['code']} ")]
            if tile["men"][seat] - tile.get("moved", 0) >= 2 and walks:
                return seat, cell(tile["q"], tile["r"])
        done = [each for each in options if each["notation"] == "done" and view["question"]["kind"] == "moving"]
        deploys = [each for each in options if each["words"].get("action") == "@action-deploy"]
        me.act(seat, (done or deploys or [me.wish(seat)])[0])
    raise AssertionError("nobody gathered")


@rule("MW-11.9", "MW-11.12")
def test_a_group_moves_at_once(hot: Marcher) -> None:
    page = hot.page
    seat, start = gathered(hot)
    men = next(tile["men"][seat] for tile in hot.view(seat)["tiles"] if cell(tile["q"], tile["r"]) == start)
    hot.me.cell(start).click()
    way = next(
        each
        for each in hot.options(seat)
        if each["text"] in ("do-step", "do-step-explore") and each["picks"][0]["index"] == start
    )
    goal = way["picks"][1]["index"]
    expect(page.locator(f'.pickable[data-pick="cell:{goal}"]')).to_be_visible()
    hot.me.cell(goal).click()
    expect(page.get_by_role("dialog", name="How many meeples go?")).to_be_visible()
    before = hot.me.seq(seat)
    page.locator('[data-go="2"]').click()
    hot.me.until(lambda: hot.me.seq(seat) > before, "the march")
    told = [each["e"] for each in hot.me.latest[seat]["events"]]
    assert told.count("act") == 2, "two ordinary steps"
    assert told.count("move") + told.count("venture") == 2
    left = next(tile for tile in hot.view(seat)["tiles"] if cell(tile["q"], tile["r"]) == start)
    assert left["men"][seat] == men - 2


@rule("MW-11.12")
def test_a_forecast_says_for_how_many_it_holds_and_a_group_is_carried(hot: Marcher) -> None:
    page = hot.page
    page.emulate_media(reduced_motion="no-preference")
    seat, start = gathered(hot)
    hot.me.settle(seat)
    way = next(each for each in hot.options(seat) if each.get("times") and each["picks"][0]["index"] == start)
    most, goal = 1 + len(way["times"]), way["picks"][1]["index"]
    hot.me.cell(start).click()
    hot.me.cell(goal).hover()
    expect(page.locator("[data-status]")).to_contain_text("1 meeple: ")
    expect(page.locator("[data-status]")).to_contain_text(f"{most} meeples: ")
    page.keyboard.press("Escape")
    page.mouse.move(*middle(hot.me.cell(start)))
    page.mouse.down()
    page.mouse.move(*middle(hot.me.cell(goal)), steps=8)
    page.mouse.up()
    expect(page.get_by_role("dialog", name="How many meeples go?")).to_be_visible()
    for count in (1, most):
        page.locator(f'[data-go="{count}"]').hover()
        expect(page.locator(f'[data-group="{count}"]')).to_be_visible()


@rule("MW-9.12")
def test_waiting_actions_are_not_thrown_away_with_one_tap(hot: Marcher) -> None:
    hot.me.context.add_init_script(SETTINGS % ("true", "true"))
    page = hot.page
    for _ in range(60):
        seat = hot.wait()
        assert seat is not None
        done = [each for each in hot.options(seat) if each["text"] == "do-done-acting" and each.get("dangers")]
        if done:
            break
        hot.act(seat, hot.wish(seat))
    page.reload()
    hot.me.until(lambda: hot.asked() is not None, "the question again")
    assert seat is not None
    if hot.me.curtain.is_visible():
        hot.me.sit()
    hot.me.settle(seat)
    before = hot.me.seq(seat)
    page.locator('.choices [data-action="done"]').click()
    losing = page.locator(".losing")
    expect(losing).to_contain_text("Lost if you end now")
    assert hot.me.seq(seat) == before
    losing.locator("[data-ask=no]").click()
    expect(losing).to_have_count(0)
    page.locator('.choices [data-action="done"]').click()
    losing.locator("[data-ask=yes]").click()
    hot.me.until(lambda: hot.me.seq(seat) > before, "the end of the actions")


@rule("MW-10.1")
def test_the_map_stays_where_it_is_while_a_building_is_in_hand(hot: Marcher) -> None:
    """The next click is for a place on it: what grows for the cards does not shrink before that."""
    seat, build = builder(hot)
    drawn = hot.page.locator(".sheetlet")
    giver, card, place = build["picks"]
    hot.point(giver, build)
    expect(hot.page.locator(f'[data-pick="card:{card["index"]}"]')).to_be_visible()
    lies = middle(drawn)
    hot.point(card, build)
    expect(hot.page.locator(f'.pickable[data-pick="cell:{place["index"]}"]')).to_be_visible()
    assert middle(drawn) == pytest.approx(lies, abs=1.5)
    before = hot.me.seq(seat)
    hot.point(place, build)
    hot.answered(seat, before, build["notation"])
    assert "build" in [each["e"] for each in hot.me.latest[seat]["events"]]


def builder(me: Marcher) -> tuple[int, Message]:
    """Go on until somebody may build; the seat, and the first way to."""
    for _ in range(100):
        seat = me.wait()
        assert seat is not None
        me.me.settle(seat)
        options = me.options(seat)
        for each in options:
            if each["text"].startswith("do-build"):
                return seat, each
        ways = [each for each in options if each["words"].get("action") == "@action-build"]
        me.act(seat, (ways or [me.wish(seat)])[0])
    raise AssertionError("nobody builds")


@rule("MW-8.1", "MW-8.4")
def test_a_worker_shows_what_it_will_do(hot: Marcher) -> None:
    page = hot.page
    seat = hot.asked()
    assert seat is not None
    forks = [each for each in hot.options(seat) if each["text"].startswith("do-fork")]
    assert forks
    front = next(slot for slot in hot.view(seat)["slots"] if slot["slot"] == 4 * seat)
    hot.me.cell(cell(front["q"], front["r"])).hover()
    expect(page.locator("[data-status]")).to_contain_text("next: Build / Assemble 2 / Deploy 2")
    page.locator("#place-hand .village article", has_text="Village square").hover()
    expect(page.locator("[data-status]")).to_contain_text("next: Build / Assemble 2 / Deploy 2")
    expect(page.locator("#place-hand .pickable[data-pick^='piece:']")).to_have_count(len(forks))
    page.locator(f'#place-hand [data-pick="piece:{forks[0]["picks"][0]["index"]}"]').click()
    hot.me.until(lambda: hot.asked() != seat or hot.view(seat)["question"].get("slot") != front["slot"], "the step")


def test_every_village_can_be_looked_at(hot: Marcher) -> None:
    page = hot.page
    villages = page.get_by_role("group", name="Villages")
    seat = hot.asked()
    assert seat is not None
    other = ("Orange", "Blue")[1 - seat]
    villages.get_by_role("button", name=other).click()
    expect(villages.get_by_role("button", name=other)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#place-hand .pickable")).to_have_count(0)
    page.get_by_role("button", name="Not built").click()
    expect(page.locator("#place-hand")).to_contain_text("Military school")


@rule("MW-13.5")
def test_a_discovered_tile_is_turned_before_it_is_laid(hot: Marcher) -> None:
    page = hot.page
    for _ in range(600):
        seat = hot.wait()
        assert seat is not None
        if hot.view(seat)["question"]["kind"] == "rotate" and page.locator("[data-turn]").count() > 0:
            break
        wander = [each for each in hot.options(seat) if each["text"] == "do-step-explore"]
        hot.act(seat, wander[0] if wander else hot.wish(seat))
    seat = hot.asked()
    assert seat is not None
    ways = [each["picks"][0]["index"] for each in hot.options(seat) if each["text"] == "do-rotate"]
    shown = page.locator("[data-lay]")
    first = int(shown.get_attribute("data-lay") or -1)
    assert first in ways
    page.locator("[data-turn=left]").click()
    second = int(shown.get_attribute("data-lay") or -1)
    page.keyboard.press("r")  # the other way round is as good
    hot.me.until(lambda: int(shown.get_attribute("data-lay") or -1) != second, "another way up")
    page.locator("[data-turn=left]").click()
    while int(shown.get_attribute("data-lay") or -1) != second:
        page.keyboard.press("r")
    assert second in ways
    assert second != first
    before = hot.me.seq(seat)
    page.keyboard.press("Tab")
    shown.focus()
    page.keyboard.press("Enter")
    hot.me.until(lambda: hot.me.seq(seat) > before, "the tile")
    laid = next(each for each in hot.me.latest[seat]["events"] if each["e"] == "lay")
    assert laid["rotation"] == second


def test_the_keyboard_alone_marches(hot: Marcher) -> None:
    page = hot.page
    seat, start = gathered(hot)
    page.locator(f'[role=gridcell][data-pick="cell:{start}"]').focus()
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"T\d\d, blank territory, gate of \w+, \w+: \d meeples, \d can still move", label)
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-pick="cell:{start}"]')).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator(f'[data-pick="cell:{start}"]')).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight" if seat == 0 else "ArrowLeft")  # to the tower between the gates
    assert page.evaluate("document.activeElement.getAttribute('data-pick')") == f"cell:{cell(0, 0)}"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="2 meeples go")).to_be_focused()
    page.keyboard.press("Enter")
    hot.me.until(lambda: hot.view(seat)["tiles"][0]["men"][seat] == 2, "the march")


def test_what_happens_is_acted_out_and_can_be_skipped(hot: Marcher) -> None:
    page = hot.page
    for _ in range(40):
        seat = hot.wait()
        assert seat is not None
        if hot.view(seat)["question"]["kind"] == "moving":
            break
        hot.act(seat, hot.wish(seat))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    page.locator('.choices [data-action="done"]').click()
    # the page's policy forbids the browser to ask this by itself
    hot.me.until(lambda: page.evaluate("window.acted") > 0, "the hammer that passes, workers that walk")
    page.keyboard.press("Escape")
    expect(page.locator(".show .rising")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    assert hot.wait() is not None


@rule("MW-23.3")
def test_unseen_tiles_are_listed(hot: Marcher) -> None:
    page = hot.page
    page.get_by_role("button", name="33 tiles in the supply").click()
    listed = page.get_by_role("dialog", name="Undiscovered tiles")
    expect(listed).to_contain_text("mine tunnel")
    counts = [int(text.split()[0]) for text in listed.locator("li").all_inner_texts()]
    assert sum(counts) == 33
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_phone_shows_the_map_in_full_width(visit: Visit, seats: int) -> None:
    me = Marcher(visit(size=PHONE, luck=4))
    me.sit("me", *["bot:random"] * (seats - 1), scenario="quick")
    me.wait()
    page = me.page
    expect(page.get_by_role("grid")).to_be_visible()
    place = page.locator("div.place").bounding_box()
    assert place is not None
    assert place["width"] > 360, "the map fills the width"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    wide = page.locator("#place-hand").evaluate("place => place.scrollWidth <= place.clientWidth")
    assert wide, "nothing scrolls sideways"
    seat = me.asked()
    assert seat == 0
    me.act(seat, me.wish(seat))


@pytest.mark.parametrize("language", [pytest.param("pl", marks=pytest.mark.tour), "zh-Hant"])
def test_other_languages_have_all_words(visit: Visit, language: str) -> None:
    me = Marcher(visit(language=language, luck=4))
    me.sit("me", "bot:random", scenario="quick")
    me.play(until=3)
    said = me.page.locator("main").inner_text()
    assert not re.search(KEYS, said), said
    labels = me.page.locator("[role=gridcell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label')).join()"
    )
    assert not re.search(KEYS, labels)


def test_no_cell_is_told_by_colour_alone(hot: Marcher) -> None:
    """Owners differ by their sign, and every cell has its words."""
    page = hot.page
    sides: set[str] = set()
    for _ in range(100):
        seat = hot.wait()
        assert seat is not None
        hot.act(seat, hot.wish(seat))
        sides = set(page.locator(".meeple").evaluate_all("men => men.map(man => man.style.getPropertyValue('--own'))"))
        if len(sides) > 1:
            break
    signs = page.locator(".meeple .sign").evaluate_all("signs => signs.map(sign => sign.getAttribute('d'))")
    assert len(set(signs)) == len(sides) == 2
    label = page.locator(f'[data-pick="cell:{cell(0, 0)}"]').get_attribute("aria-label")
    assert label is not None
    assert label.startswith("T01, wooden tower, 1 flag")
