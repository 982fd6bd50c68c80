"""Kingdom Rush by hand: drag, confirm with a second tap, turn, and be asked before something is lost."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.browser_driver import Message, middle
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import SETTINGS
from tests.e2e.kingdom.driver import Defender, hits_of, verb_of
from tests.e2e.kingdom.test_rift import placed, until


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


def careful(me: Defender) -> None:
    """From now on this person wants second taps and questions, and sees things move."""
    me.me.context.add_init_script(SETTINGS % ("true", "true"))
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.reload()
    me.page.locator("main.places").wait_for()


def test_a_second_tap_on_the_same_thing_confirms(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    until(me, "move")
    careful(me)
    seat = me.asked()
    assert seat is not None
    me.me.settle(seat)
    goal = next(each["picks"][0]["index"] for each in me.options(seat) if verb_of(each) == "move")
    cell = me.page.locator(f'[role=grid] [data-pick="cell:{goal}"]')
    before = me.me.seq(seat)
    me.page.mouse.click(*middle(cell))
    expect(cell).to_have_class(re.compile("picked"))
    me.page.mouse.click(*middle(cell))
    me.answered(seat, before, "the second tap")


def test_a_hero_that_was_tapped_stays_in_the_hand_until_the_second_tap(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS09", options={})
    until(me, "bench")
    careful(me)
    seat = me.asked()
    assert seat is not None
    me.me.settle(seat)
    pick = next(each["picks"][0]["index"] for each in me.options(seat) if verb_of(each) == "bench")
    before = me.me.seq(seat)
    card = me.hand(f'[data-pick="card:{pick}"]')
    card.click()
    me.page.wait_for_timeout(100)
    if me.me.seq(seat) == before:  # nobody else may answer, so it waits for a second tap
        expect(card).to_be_visible()
        card.click()
    me.answered(seat, before, "the second tap")


def shown_form(me: Defender) -> int:
    """How the tile in hand is held."""
    return int(me.page.locator(".rack").get_attribute("data-form") or 0)


def turnable(me: Defender) -> tuple[int, Message]:
    """Cast a spell, whose first tile may be turned; the best place for it."""
    seat, spells = until(me, "spell")
    me.act(seat, spells[0])
    seat, spells = until(me, "cast")
    me.act(seat, spells[0])
    seat, tiles = until(me, "tile")
    best = max(tiles, key=hits_of)
    me.hold(seat, best)
    expect(me.page.locator("[data-turn]")).to_be_visible()
    return seat, best


def turn(me: Defender, grid: Locator, way: str) -> None:
    """Turn what is in hand."""
    if way == "key":
        me.page.keyboard.press("r")
    elif way == "wheel":
        me.page.mouse.wheel(0, 100)
    else:
        grid.click(button="right")


def is_turned(me: Defender, before: int) -> bool:
    """Whether the tile is held in another way than before."""
    return shown_form(me) != before


def test_a_tile_is_turned_by_key_wheel_and_right_button_and_says_what_it_covers(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS05")
    me.page.emulate_media(reduced_motion="no-preference")
    seat, option = turnable(me)
    page, grid = me.page, me.page.locator(".zoom .card")
    page.evaluate("document.activeElement?.blur()")  # nothing has the focus
    for way in ("key", "wheel", "button"):
        before = shown_form(me)
        page.mouse.move(*middle(grid))
        turn(me, grid, way)
        me.me.until(partial(is_turned, me, before), "another way up")
    me.hold(seat, option)
    me.square(me.under(seat, option)).hover()
    hits, left = int(option["words"]["hits"]), int(option["words"]["left"])
    expect(page.locator("[data-covers]")).to_have_text(f"Covers {hits} of {hits + left}")
    before, seq = placed(me), me.me.seq(seat)
    piece = page.locator(f'[data-piece="{option["picks"][0]["index"] - 400}"]')
    carry(me, piece, me.square(me.under(seat, option)))  # and it can be carried there
    me.answered(seat, seq, "a tile that was carried")
    assert placed(me) == before + 1


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers any of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_a_refusal_leaves_the_tray_in_sight_and_the_end_of_an_attack_asks(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    seat, tiles = until(me, "tile")
    careful(me)
    me.me.settle(seat)
    page = me.page
    fits = {each["picks"][3]["index"] for each in tiles}
    me.hold(seat, tiles[0])
    for square in range(25):
        me.square(square).hover()
        if page.locator(".ghost.fails").count() > 0:
            me.square(square).click()
            break
    alert = page.locator(".beside.no")
    expect(alert).to_be_visible()
    assert fits and apart(alert, page.locator(".zoom .body"))
    page.keyboard.press("Escape")
    before = me.me.seq(seat)
    stop = page.locator('.choices [data-action="stop"]')
    stop.click()
    losing = page.locator(".losing")
    expect(losing).to_contain_text("The rest of this attack is lost")
    losing.locator("[data-ask=no]").click()
    expect(losing).to_have_count(0)
    assert me.me.seq(seat) == before
    stop.click()
    losing.locator("[data-ask=yes]").click()
    me.answered(seat, before, "the end of the attack")


def box_of(thing: Locator) -> dict[str, Any]:
    box = thing.bounding_box()
    assert box is not None
    return dict(box)


def test_the_map_is_looked_at_closely_inside_its_box(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.sit("me", scenario="RS01")
    until(me, "build")
    page = me.page
    place, board = page.locator(".kingdom .place"), page.locator(".kingdom [data-zoomed]")
    before, wide = box_of(place), box_of(board)["width"]
    page.mouse.move(*middle(place))
    page.mouse.wheel(0, -120)
    page.keyboard.press("+")
    me.me.until(lambda: box_of(board)["width"] > 1.4 * wide, "a closer look")
    assert box_of(place) == before
    page.mouse.move(*middle(place))
    x = box_of(board)["x"]
    page.mouse.down()
    page.mouse.move(middle(place)[0] + 60, middle(place)[1], steps=5)
    page.mouse.up()
    assert box_of(board)["x"] > x and page.locator(".picked").count() == 0
    page.keyboard.press("-")
    page.locator("[data-zoom=reset]").click()
    me.me.until(lambda: abs(box_of(board)["width"] - wide) < 1, "the whole map")


def strikes(option: Message) -> bool:
    """Whether a tower is built that has somebody in its range."""
    return verb_of(option) == "build" and option["forecast"]["text"] == "forecast-reaches"


def test_partners_see_what_is_in_hand_and_hear_whose_move_it_is(visit: Visit) -> None:
    red, blue = Defender(visit(), luck=3), Defender(visit(), luck=4)
    table, invites = red.sit("me", "open", scenario="RS01")
    blue.me.accept(table, invites[0])
    for _ in range(20):
        red.me.until(lambda: red.asked() == 0 or blue.asked() == 1, "a question")
        builds = [each for each in red.options(0) if strikes(each)] if red.asked() == 0 else []
        if builds:
            break
        person, seat = (red, 0) if red.asked() == 0 else (blue, 1)
        person.act(seat, person.wish(seat))
    card, cell, _ = builds[0]["picks"]
    red.me.settle(0)
    red.hand(f'[data-pick="card:{card["index"]}"]').click()
    red.page.locator(f'[role=grid] [data-pick="cell:{cell["index"]}"]').hover()
    expect(blue.page.locator('[data-ghost="0"]')).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(blue.page.locator("[data-ghost]")).to_have_count(0)
    red.act(0, builds[0])
    red.me.until(lambda: blue.asked() is None, "an attack of Red's")
    blue.me.settle(1)
    blue.page.locator("#place-hand [data-tower]").first.click()
    expect(blue.page.locator("[data-early]")).to_contain_text("Red")
