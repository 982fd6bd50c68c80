"""Tutorials with their coach in a real browser: started from the lobby, helped by hints, won or lost with a word."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.browser_driver import PHONE, WIDE, Visitor
from tests.e2e.conftest import Visit
from tests.rules import rule

CALM = (
    "localStorage.setItem('warbook-settings',"
    " JSON.stringify({ lessonOffered: true, confirm: false, warn: false, motion: false }))"
)
LANGUAGES = ("en", "zh-Hant", "pl")
TUTORIALS = [(number, LANGUAGES[number % 3], PHONE if number % 2 else WIDE) for number in range(1, 8)]
MOST = 80  # hints until the game must have come to its end
TRIES = 4  # tables


def coach_of(number: int) -> dict[str, Any]:
    file = resources.files("warbook.games.krosmaster") / "lessons" / "coach" / f"tutorial-{number}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def learn(me: Visitor, number: int) -> Locator:
    """Start a tutorial from the lobby; its coach."""
    me.context.add_init_script(CALM)
    page = me.go("/")
    page.locator(f'[data-tutorial="tutorial-{number}"]').click()
    page.wait_for_url("**/table/*")
    coach = page.locator("section.coach")
    expect(coach).to_be_visible()
    return coach


def follow_hint(me: Visitor) -> None:
    """Ask for a hint, and do what it says."""
    page, before = me.page, me.seq(0)
    said = page.locator("[data-hinted]")
    page.locator("[data-ask-hint]").click()
    expect(said).to_be_visible()
    notation = said.get_attribute("data-hinted")
    decision = me.decision(0)
    assert decision is not None and notation in [option["notation"] for option in decision["options"]]
    said.get_by_role("button").click()
    me.until(lambda: me.seq(0) > before, f"an answer to {notation}")


def come_closer(me: Visitor) -> None:
    """The other side only walks up to the learner."""
    decision, before = me.decision(1), me.seq(1)
    assert decision is not None
    pieces = me.latest[1]["view"]["pieces"]
    queen, king = (next(each["cell"] for each in pieces if each["owner"] == seat) for seat in (0, 1))
    steps = {each["picks"][0]["index"]: each for each in decision["options"] if each["text"] == "do-move"}
    nearer = [cell for cell in steps if distance(cell, queen) < distance(king, queen)]
    notation = steps[nearer[0]]["notation"] if nearer else "end"
    me.page.locator("#typed-move").fill(notation)
    me.page.keyboard.press("Enter")
    me.until(lambda: me.seq(1) > before, f"an answer to {notation}")


def distance(one: int, other: int) -> int:
    return abs(one % 12 - other % 12) + abs(one // 12 - other // 12)


def is_won_by_hints(me: Visitor) -> bool:
    """Play by hints; a bot's hints can stand still in one position for good, which another table does not have."""
    for _ in range(MOST):
        me.until(
            lambda: me.is_over or me.decision(0) is not None or me.decision(1) is not None, "a question or the end"
        )
        if me.is_over:
            return True
        if me.decision(0) is not None:
            follow_hint(me)
        else:
            come_closer(me)
    return False


@rule("KA-29.1")
def test_the_first_tutorial_is_won_by_hints_alone(visit: Visit) -> None:
    me, told = visit(), coach_of(1)
    me.context.add_init_script(CALM)
    table, _ = me.make("me", "here", game="krosmaster-arena", scenario="tutorial-1")
    page = me.go(f"/table/{table}")
    coach = page.locator("section.coach")
    expect(coach).to_contain_text(told["goal"]["en"])
    expect(coach.get_by_role("heading")).to_have_text(told["concept"][0]["en"]["title"])
    coach.get_by_role("link", name="Rule KA-9.1").click()
    expect(page.locator("dialog[open]")).to_contain_text("KA-9.1")
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Got it").click()
    expect(coach.get_by_role("heading")).to_have_count(0)
    for _ in range(TRIES):
        if is_won_by_hints(me):
            break
        me.go("/")
        me.latest.clear()
        table, _ = me.make("me", "here", game="krosmaster-arena", scenario="tutorial-1")
        me.go(f"/table/{table}")
    expect(coach).to_contain_text(told["won"]["en"])
    coach.get_by_role("button", name="Next tutorial").click()
    expect(coach).to_contain_text(coach_of(2)["goal"]["en"])
    me.go("/")
    expect(page.get_by_role("button", name="Tutorial 1: First try: won")).to_be_visible()


@pytest.mark.parametrize(("number", "language", "size"), TUTORIALS)
def test_a_tutorial_is_opened_and_a_hint_taken(visit: Visit, number: int, language: str, size: ViewportSize) -> None:
    me, told = visit(language=language, size=size), coach_of(number)
    coach = learn(me, number)
    expect(coach).to_contain_text(told["goal"][language])
    me.until(lambda: me.decision(0) is not None, "the first question")
    expect(coach.get_by_role("heading")).to_have_text(told["concept"][0][language]["title"])
    expect(coach).to_contain_text(told["concept"][0][language]["tell"])
    coach.locator(".buttons .button.main").click()
    me.page.locator("[data-ask-hint]").click()
    expect(me.page.locator("[data-hinted]")).to_be_visible()
    expect(me.page.locator("[data-hint]").first).to_be_visible()
    before = me.seq(0)
    me.page.locator("[data-hinted] button").click()
    me.until(lambda: me.seq(0) > before, "an answer to the hint")
    expect(me.page.locator("[data-hinted]")).to_have_count(0)


def test_no_hint_is_offered_against_people(visit: Visit) -> None:
    me, friend = visit(), visit()
    me.context.add_init_script(CALM)
    table, invites = me.make("me", "open", game="krosmaster-arena", scenario="tutorial-1")
    friend.fetch("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    page = me.go(f"/table/{table}")
    me.until(lambda: me.decision(0) is not None, "the first question")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("section.coach")).to_be_visible()  # words help everybody alike
    expect(page.locator("[data-ask-hint]")).to_have_count(0)
