"""Summoner War by hand, with motion on: a piece is carried, the board looked at closely, a move chosen ahead."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.browser_driver import Message, Visitor, middle
from tests.e2e.conftest import Visit

CAREFREE = "localStorage.setItem('warbook-settings', JSON.stringify({ lessonOffered: true, pace: 0 }))"


def steps(me: Visitor, seat: int) -> list[Message]:
    """What the seat may do that goes from one cell to another, without a fight."""
    decision = me.decision(seat)
    options = decision["options"] if decision else []
    return [each for each in options if each["text"] == "do-move"]


def wide_of(thing: Locator) -> float:
    """How wide a thing is drawn."""
    box = thing.bounding_box()
    assert box is not None
    return float(box["width"])


def moving(me: Visitor) -> Visitor:
    me.context.add_init_script(CAREFREE)
    me.page.emulate_media(reduced_motion="no-preference")
    return me


def test_a_piece_is_carried_to_its_cell_on_a_board_seen_closely(visit: Visit) -> None:
    me = moving(visit())
    page = me.go(f"/table/{me.battle({'who': 'bot', 'bot': 'random'})}")
    me.until(lambda: bool(steps(me, 0)), "a move")
    me.settle(0)
    src, dst = (pick["index"] for pick in steps(me, 0)[0]["picks"])
    place = page.locator(".summoner .place")
    before, wide = place.bounding_box(), wide_of(page.locator("[data-zoomed]"))
    page.mouse.move(*middle(me.cell(dst)))
    page.mouse.wheel(0, -100)
    me.until(lambda: wide_of(page.locator("[data-zoomed]")) > 1.1 * wide, "a closer look")
    assert place.bounding_box() == before
    page.locator("[data-zoom=reset]").click()
    seq = me.seq(0)
    page.mouse.move(*middle(me.cell(src)))
    page.mouse.down()
    page.mouse.move(*middle(me.cell(dst)), steps=8)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    me.until(lambda: me.seq(0) > seq, "the move")
    expect(page.locator(".carried")).to_have_count(0)


def test_a_move_that_was_chosen_ahead_is_made_when_it_is_due(visit: Visit) -> None:
    red, blue = moving(visit()), moving(visit())
    frames = list(enumerate(red.upload()))[60:]
    at = next(at for at, each in frames if each["acting"] == [0] and each["view"]["label"] == "turn")
    form = {"at": at, "seats": [{"who": "me"}, {"who": "open"}]}
    made = red.fetch(f"/api/replays/{red.uploaded}/fork", form)
    red.go(f"/table/{made['table']}")
    blue.accept(made["table"], made["invites"][0])
    for _ in range(6):
        red.until(lambda: bool(steps(red, 0)), "Red's move")
        red.choose(0, steps(red, 0)[0])
        blue.until(lambda: len(steps(blue, 1)) > 1, "Blue's move")
        first = steps(blue, 1)[0]
        later = [
            each
            for each in steps(blue, 1)
            if not {one["index"] for one in each["picks"]} & {one["index"] for one in first["picks"]}
        ]
        blue.choose(1, first)
        if later:
            break
    wish = later[-1]
    blue.settle(1)
    for pick in wish["picks"]:
        blue.cell(pick["index"]).click()
    expect(blue.page.locator(f'[data-ahead="{wish["notation"]}"]')).to_be_visible()
    expect(blue.page.locator("[data-planned]")).to_have_count(2)
    red.until(lambda: bool(steps(red, 0)), "Red's move")
    before = blue.seq(1)
    red.choose(0, steps(red, 0)[-1])
    src, dst = (pick["index"] for pick in wish["picks"])

    def made_or_dropped() -> bool:
        cells = {piece["cell"] for piece in blue.latest[1]["view"]["pieces"] if piece["side"] == 1}
        return (dst in cells and src not in cells) or blue.page.get_by_text("is not possible any more").count() > 0

    blue.until(made_or_dropped, "the move that was chosen ahead")
    assert blue.seq(1) > before
    expect(blue.page.locator("[data-planned]")).to_have_count(0)
