"""The lesson of Meeple War in a real browser: begun in the lobby, told concept by concept, helped by hints."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.browser_driver import PHONE, WIDE, Visitor
from tests.e2e.conftest import Visit
from tests.e2e.krosmaster.test_tutorials import CALM, follow_hint
from tests.rules import rule

TURNS = 4  # of the learner


def told() -> dict[str, Any]:
    """The coach's file."""
    file = resources.files("warbook.games.meeple") / "lessons" / "coach" / "quick.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def learn(me: Visitor) -> Locator:
    """Begin the lesson in the lobby; its coach."""
    me.context.add_init_script(CALM)
    page = me.go("/")
    page.locator('[data-tutorial="quick"]').click()
    page.wait_for_url("**/table/*")
    coach = page.locator("section.coach")
    expect(coach).to_be_visible()
    return coach


def own_turns(me: Visitor) -> int:
    """How many turns the learner has begun."""
    view = me.latest[0]["view"]
    return int((view["turns"] + (1 if view.get("first", 0) == 0 else 0)) // 2)


@rule("MW-8.4", "MW-9.2")
def test_the_lesson_is_played_for_some_turns_by_hints(visit: Visit) -> None:
    me, words = visit(), told()
    coach = learn(me)
    expect(coach).to_contain_text(words["goal"]["en"])
    me.until(lambda: me.decision(0) is not None, "the first question")
    expect(coach.get_by_role("heading")).to_have_text(words["concept"][0]["en"]["title"])
    coach.get_by_role("link", name="Rule MW-8.1").click()
    expect(me.page.locator("dialog[open]")).to_contain_text("MW-8.1")
    me.page.keyboard.press("Escape")
    met: set[str] = set()
    for _ in range(120):
        me.until(lambda: me.is_over or me.decision(0) is not None, "a question or the end")
        while coach.get_attribute("data-coach"):
            met.add(str(coach.get_attribute("data-coach")))
            coach.get_by_role("button", name="Got it").click()
        if me.is_over or own_turns(me) > TURNS:
            break
        follow_hint(me)
    assert {"village", "fork", "pending", "tree"} <= met
    expect(coach.get_by_text("Read again:")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("zh-Hant", PHONE), pytest.param("pl", WIDE, marks=pytest.mark.tour)])
def test_the_lesson_is_opened_in_every_language(visit: Visit, language: str, size: ViewportSize) -> None:
    me, words = visit(language=language, size=size), told()
    coach = learn(me)
    expect(coach).to_contain_text(words["goal"][language])
    me.until(lambda: me.decision(0) is not None, "the first question")
    expect(coach.get_by_role("heading")).to_have_text(words["concept"][0][language]["title"])
    expect(coach).to_contain_text(words["concept"][0][language]["tell"])
    coach.locator(".buttons .button.main").click()
    follow_hint(me)


def test_a_quick_game_that_is_no_lesson_has_no_coach(visit: Visit) -> None:
    me = visit()
    me.context.add_init_script(CALM)
    table, _ = me.make("me", "bot:greedy", game="meeple-war", scenario="quick")
    page = me.go(f"/table/{table}")
    me.until(lambda: me.decision(0) is not None, "the first question")
    expect(page.locator("main.places")).to_be_visible()
    expect(page.locator("section.coach")).to_have_count(0)
