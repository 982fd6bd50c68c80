"""Kingdom Rush: Elemental Uprising in a real browser: tiles turned, stickers, tokens, a boss, two people, a phone."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.e2e.browser_driver import PHONE, Message
from tests.e2e.conftest import Visit
from tests.e2e.kingdom.driver import hits_of, piece_of
from tests.e2e.kingdom.test_rift import placed, until
from tests.e2e.kingdom.uprising_driver import Warden
from tests.rules import rule

BOSS_TRAY = 31


def turnable(me: Warden) -> tuple[int, Message]:
    """Play on until a tile can be turned: whose it is, and a place for it."""
    for _ in range(30):
        seat, tiles = until(me, "tile")
        forms = me.view(seat)["volley"]["forms"]
        found = [each for each in tiles if len(forms[piece_of(each)]) > 1]
        if found:
            return seat, max(found, key=hits_of)
        me.act(seat, max(tiles, key=hits_of))
    raise AssertionError("only squares were laid")


@rule("EU-11.2")
def test_a_tile_is_turned_by_button_tap_and_key(visit: Visit) -> None:
    me = Warden(visit(), luck=2)
    me.sit("me", scenario="S1")
    seat, tile = turnable(me)
    me.hold(seat, tile)

    def form() -> int:
        return int(me.page.locator(".rack").get_attribute("data-form") or 0)

    forms = [form()]
    me.page.locator("[data-turn]").click()
    forms.append(form())
    me.page.locator("[data-piece].on").click()  # a tap on the tile in hand
    forms.append(form())
    me.square(0).focus()
    me.page.keyboard.press("r")
    forms.append(form())
    assert all(one != other for one, other in pairwise(forms)), forms
    laid, seq = placed(me), me.me.seq(seat)
    me.lay(seat, tile)
    me.answered(seat, seq)
    assert placed(me) == laid + 1


@rule("EU-23.7", "EU-24.11", "EU-24.5")
def test_a_modification_is_bought_and_pointed(visit: Visit) -> None:
    me = Warden(visit(), luck=1, fights=1)
    me.sit("me", scenario="S1")
    seat, options = until(me, "modify", most=150)
    pointed = next(each for each in options if each["picks"][-1]["index"] >= 200)
    gold = me.view(seat)["gold"]
    expect(me.page.locator("[data-gold]")).to_have_text(str(gold))
    me.act(seat, pointed)
    expect(me.page.locator("[data-gold]")).to_have_text(str(gold - 2))
    label = next(name for name in me.view(seat)["players"][0]["hand"] if "+" in name)
    expect(me.hand(f'[data-tower="{label}"] [data-sticker]')).to_be_visible()
    assert ":" in label  # it points somewhere


@rule("EU-16.1", "EU-28.2", "EU-4.9")
def test_the_board_shows_flowers_decks_events_and_champions(visit: Visit) -> None:
    me = Warden(visit(), luck=2, fights=1)
    me.sit("me", scenario="S1")
    until(me, "build")
    expect(me.page.locator("[data-token=magic]")).to_have_count(3)
    expect(me.page.locator("[data-happening=second-bloom]")).to_be_visible()
    expect(me.page.locator("[data-target=CH1]")).to_be_visible()
    decks = [marker for marker in me.view(0)["markers"] if marker["recipe"]]
    expect(me.page.locator("[data-marker]")).to_have_count(len(decks))
    me.page.locator("[data-happening=second-bloom] summary").click()
    expect(me.page.locator("[data-happening=second-bloom] p")).to_contain_text("fresh")


@rule("EU-27.2", "EU-27.7")
def test_a_boss_stands_on_its_space_and_shows_its_layers(visit: Visit) -> None:
    me = Warden(visit(), luck=3, fights=0)
    me.sit("me", scenario="S4")
    me.play(until=1)
    boss = me.view(0)["boss"]
    me.me.settle(0)
    expect(me.page.locator(f".hordes [data-horde='{BOSS_TRAY}'] [data-boss-card]")).to_have_attribute(
        "data-boss-card", boss["drawn"][-1]
    )
    me.page.locator(f'[role=grid] [data-pick="cell:{boss["cell"]}"]').click()
    expect(me.page.locator(".zoom [data-boss=leviathan]")).to_be_visible()
    assert len(boss["layers"]) == boss["left"]


def test_two_people_at_one_screen_play_two_rounds(visit: Visit) -> None:
    me = Warden(visit(), luck=4)
    me.sit("me", "here", scenario="S3")
    me.play(until=2)
    assert me.is_over or int(me.view(0)["round"]) == 3
    assert placed(me) > 0


def test_a_phone_shows_the_board_and_the_texts_of_a_hero(visit: Visit) -> None:
    me = Warden(visit(size=PHONE), luck=2, fights=1)
    me.sit("me", scenario="S5")
    until(me, "build")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(me.page.get_by_role("grid")).to_be_visible()
    name = me.view(0)["players"][0]["hero"]
    card = me.hand(f"[data-hero={name}]")
    card.locator(".more").click()
    expect(card.locator(".more")).to_have_attribute("aria-expanded", "true")
    expect(card.locator(".passive").first).to_contain_text(" ")
