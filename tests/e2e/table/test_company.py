"""The others at the table, with motion on: clocks, playing again, drafts, and what everybody is told."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.e2e.table.test_moves import log_of
from tests.e2e.table.test_offers_and_absences import any_move, beside, seated


def moving(visit: Visit, luck: int = 1) -> Visitor:
    """Somebody who has not switched motion off."""
    visitor = visit(luck=luck)
    visitor.page.emulate_media(reduced_motion="no-preference")
    return visitor


def toast(visitor: Visitor, text: str | re.Pattern[str]) -> None:
    expect(visitor.page.locator(".toast", has_text=text)).to_be_visible()


def test_the_table_makers_clock_runs_as_soon_as_the_friend_sits_down(visit: Visit) -> None:
    ada, ben = moving(visit), moving(visit)
    table, [invite] = ada.make("me", "open", name="Ada", clock={"minutes": 5})
    ada.go(f"/table/{table}")
    clock = ada.page.locator(".seat.own [role=timer]")
    expect(clock).to_have_text("5:00")
    ben.accept(table, invite)
    expect(clock).to_have_class(re.compile("running"))
    expect(clock).to_have_text(re.compile("4:5"))
    toast(ada, "Ben (Blue) sits down.")
    log_of(ada, "Ben (Blue) sits down.")


def test_a_reload_brings_the_same_pieces_and_cards_and_nobody_else_hears_of_it(visit: Visit) -> None:
    ada, ben = moving(visit, 5), moving(visit)
    table, [invite] = ada.make("me", "open", name="Ada", options={"augment_count": "3"})
    ben.accept(table, invite)
    ada.go(f"/table/{table}")

    def plan() -> list[str]:
        """The own pieces in their cells, and the chosen cards."""
        expect(ada.page.get_by_role("button", name="Lock in the deployment")).to_be_visible()
        pieces = ada.page.locator('[role=grid] [data-pick^="cell:"]').evaluate_all(
            "cells => cells.map(each => each.getAttribute('aria-label'))"
        )
        cards = ada.page.locator("button.chip").all_inner_texts()
        assert len(cards) == 3
        return [*map(str, pieces), *cards]

    first = plan()
    ben.settle(1)
    heard = len(ben.frames)
    ada.page.add_init_script("Math.random = () => 0.5")  # chance would deal something else now
    ada.page.reload()
    assert plan() == first
    ada.page.get_by_role("button", name="Shuffle").click()
    assert plan() != first
    second = plan()
    ada.page.wait_for_timeout(1500)  # the server keeps the last of quick changes a little later
    ada.page.reload()
    assert plan() == second
    quiet = [frame for frame in ben.frames[heard:] if '"t":"people"' not in frame and '"t":"pong"' not in frame]
    assert quiet == []


def test_a_refused_undo_is_told_to_both(visit: Visit) -> None:
    ada, ben = seated(visit)
    any_move(ada, 0)
    ada.page.get_by_role("button", name="Ask to undo").click()
    ben.page.get_by_role("button", name="Refuse").click()
    for each in (ada, ben):
        toast(each, "Blue refuses the undo that Red asked for.")
        log_of(each, "Blue refuses the undo that Red asked for.")
    any_move(ben, 1)


def test_who_leaves_and_comes_back_is_told_and_a_reload_is_not(visit: Visit) -> None:
    ada, ben = seated(visit)
    address = ben.page.url
    toast(ada, "Ben (Blue) is at the table.")
    expect(ada.page.locator(".toast")).to_have_count(0)  # for a few seconds
    ben.page.reload()
    expect(ben.page.get_by_role("grid")).to_be_visible()
    expect(ada.page.locator(".toast")).to_have_count(0)
    ben.go("/")
    toast(ada, "Ben (Blue) has left the table.")
    ben.page.goto(address)
    toast(ada, "Ben (Blue) is at the table.")


def test_two_people_play_again_at_one_table_with_sides_exchanged(visit: Visit) -> None:
    ada, ben = seated(visit)
    old = ada.page.url
    beside(ada.page, "Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for each, words in ((ada, "You have lost"), (ben, "You have won!")):
        expect(each.over.get_by_role("heading")).to_have_text(words)
    board = ada.page.locator(".stage").bounding_box()
    ada.over.get_by_role("button", name="Look at the board").click()
    assert ada.page.locator(".stage").bounding_box() == board  # the end moves nothing
    ada.over.get_by_role("button", name="Show the result").click()
    expect(ada.over.get_by_role("img", name=re.compile("Red: [0-9]+ · Blue: [0-9]+"))).to_be_visible()
    ada.over.get_by_role("button", name="Play again").click()
    expect(ben.over.get_by_text("Red wants to play again.")).to_be_visible()
    ben.over.get_by_role("button", name="No, thanks").click()
    expect(ada.over.get_by_text("Blue does not want to play again.")).to_be_visible()
    ben.page.reload()  # and thinks again
    ben.over.get_by_role("button", name="Play again").click()
    ada.over.get_by_role("button", name="Accept").click()
    for each in (ada, ben):
        each.page.wait_for_url(lambda url: "/table/" in url and url != old)
    assert ada.page.url == ben.page.url
    table = ada.page.url.rsplit("/", 1)[1]
    assert [seat["name"] for seat in ada.fetch(f"/api/tables/{table}")["seats"]] == ["Ben", "Ada"]
    for each in (ada, ben):
        expect(each.page.get_by_role("button", name="Lock in the deployment")).to_be_visible()


def test_the_result_folds_away_and_shares_the_replay(visit: Visit) -> None:
    me = moving(visit)
    table = me.battle({"who": "bot", "bot": "random", "seconds": 0.05})
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = me.go(f"/table/{table}")
    beside(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(me.over.get_by_text("What decided the game")).to_be_visible()
    me.over.get_by_role("button", name="Share").click()
    expect(me.over.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}")
    me.over.get_by_role("button", name="Look at the board").click()
    expect(me.over.get_by_role("button", name="Play again")).to_be_visible()
    expect(me.over.get_by_text("What decided the game")).to_be_hidden()
    me.over.get_by_role("link", name="Replay").click()
    for place in ("seats", "log"):
        expect(page.locator(f"main .{place}", has_text="bot: random").first).to_be_visible()
    assert page.get_by_text("Tap two of your pieces").count() == 0  # it begins with the start, and asks nobody
