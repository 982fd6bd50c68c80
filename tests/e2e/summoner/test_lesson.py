"""The first lesson of Summoner War in a real browser, to its end."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

from playwright.sync_api import Page, expect

from tests.e2e.browser_driver import PHONE
from tests.e2e.conftest import Visit
from warbook.games.summoner.present.notation import read_cell

CELLS = re.compile(r"[a-h][1-4]")


def follow(page: Page, move: str) -> None:
    """Make a move of the lesson by tapping what it names."""
    if move.startswith(("!", "$")):
        page.get_by_role("button", name="Show me").click()  # a card: the book plays it
        return
    cells = CELLS.findall(move)
    for cell in cells * 2 if len(cells) == 1 else cells:
        page.locator(f'[data-pick="cell:{read_cell(cell)}"]').click()


def test_the_lesson_to_its_end(visit: Visit) -> None:
    lesson = resources.files("warbook.games.summoner") / "lessons" / "first.toml"
    steps = tomllib.loads(lesson.read_text(encoding="utf-8"))["step"]
    me = visit(size=PHONE)
    page = me.go("/lesson/summoner-war")
    follow(page, steps[0]["wrong"][0])
    expect(page.locator(".answer .bad").get_by_role("link")).to_have_accessible_name(f"Rule {steps[0]['rules'][0]}")
    for number, step in enumerate(steps):
        expect(page.get_by_role("heading", name=step["en"]["title"], exact=True)).to_be_visible()
        moves = [move for move in step["do"] if not move.startswith("blue:")]
        for made, move in enumerate(moves):
            follow(page, "+b1" if move == "+*" else move)
            if made + 1 < len(moves):
                expect(page.get_by_role("button", name="Restart this step")).to_be_visible()
        expect(page.locator(".answer .good")).to_contain_text(step["en"]["done"])
        if number + 1 < len(steps):
            page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("grid")).to_be_visible()
