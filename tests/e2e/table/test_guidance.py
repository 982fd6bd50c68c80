"""What is asked, and what is said when something is not allowed: in words, and nothing is lost."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import SETTINGS


def has_gone_on(me: Visitor, seat: int, before: int) -> bool:
    return me.seq(seat) > before


def test_a_target_out_of_range_says_why_and_keeps_the_spell(visit: Visit) -> None:
    me = visit()
    me.context.add_init_script(SETTINGS % ("false", "false"))
    table, _ = me.make("me", "bot:random", game="krosmaster-arena", scenario="tutorial-2")
    page = me.go(f"/table/{table}")
    me.until(lambda: me.decision(0) is not None, "the first question")
    spell = page.locator(".hand .spell").first
    spell.click()
    expect(spell).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sentence")).to_contain_text("at which cell?")
    before = me.seq(0)
    aims = {each["picks"][1]["index"] for each in me.latest[0]["decision"]["options"] if len(each["picks"]) > 1}
    here = next(each["cell"] for each in me.latest[0]["view"]["pieces"] if each["owner"] == 0)
    marks = page.locator("[role=gridcell]").evaluate_all("(all) => all.map((each) => each.dataset.pick)")
    cells = [int(mark.partition(":")[2]) for mark in marks]
    far = max((cell for cell in cells if cell not in aims), key=lambda cell: abs(cell % 12 - here % 12))
    page.locator(f'[role=grid] [data-pick="cell:{far}"]').click(force=True)
    answer = page.get_by_role("alert")
    expect(answer.locator("a.rule-link")).to_be_visible()
    expect(answer.locator("code")).to_have_count(0)  # words, no notation
    expect(spell).to_have_attribute("aria-pressed", "true")
    assert me.seq(0) == before
    answer.locator("a.rule-link").click()
    expect(page.locator("dialog[open]")).to_contain_text("KA-")


def test_a_followed_hint_changes_the_deployment(visit: Visit) -> None:
    me = visit()
    me.context.add_init_script(SETTINGS % ("false", "false"))
    table, _ = me.make("me", "bot:random")
    page = me.go(f"/table/{table}")
    me.until(lambda: me.decision(0) is not None, "the preparation")
    expect(page.locator("section.board")).to_contain_text(
        "Blue: locked in"
    )  # a hint is for the position it was asked in
    for _ in range(2):
        page.locator("[data-ask-hint]").click()
        hinted = page.locator("[data-hinted]")
        expect(hinted).to_be_visible()
        said = hinted.get_attribute("data-hinted") or ""
        before = me.seq(0)
        hinted.get_by_role("button").click()
        me.until(partial(has_gone_on, me, 0, before), "an answer to the hint")
        expect(hinted).to_have_count(0)
        if said.startswith("place "):
            _, piece, cell = said.split()
            index = 4 * "abcdefgh".index(cell[0]) + int(cell[1]) - 1
            expect(page.locator(f'[data-pick="cell:{index}"]')).to_have_attribute(
                "data-explain", f"piece:{piece} sign:hidden"
            )


def test_waiting_actions_are_buttons_with_names(visit: Visit) -> None:
    me = visit()
    me.context.add_init_script(SETTINGS % ("false", "false"))
    table, _ = me.make("me", "here", game="meeple-war", scenario="quick")
    page = me.go(f"/table/{table}")

    def waits() -> bool:
        for seat in (0, 1):
            decision = me.decision(seat)
            if decision is not None and decision.get("waiting"):
                return True
            if decision is not None:
                last = decision["options"][-1]["notation"]
                before = me.seq(seat)
                page.locator("#typed-move").fill(last)
                page.keyboard.press("Enter")
                me.until(partial(has_gone_on, me, seat, before), f"an answer to {last}")
        return False

    me.until(waits, "an action that waits")
    named = page.locator("[data-waits]").first
    expect(named).to_be_visible()
    name = named.inner_text()
    assert name.strip()
    named.click()
    # it leads on to its question, or waits for a second tap
    expect(page.locator(".tools")).to_contain_text("Back")
