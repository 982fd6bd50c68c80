"""The rulebook's examples in a real browser: found and stepped through."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit


def test_the_rulebook_is_searched_and_an_example_stepped_through(visit: Visit) -> None:
    me = visit()
    page = me.go("/rules/summoner-war")
    field = page.get_by_role("searchbox")
    expect(page.locator("[id='SW-1.1']")).to_be_visible()
    field.fill("assassin trap")
    expect(page.locator("[id='SW-1.1']")).to_have_count(0)
    expect(page.locator("li.rule mark").first).to_have_text(re.compile("assassin|trap", re.IGNORECASE))
    field.fill("no such word at all")
    expect(page.get_by_text("No rule contains")).to_be_visible()

    shown = me.fetch("/api/rules/summoner-war")["vectors"]["SW-9.1"]
    moves = [len(me.fetch(f"/api/vectors/summoner-war/{each}")["frames"]) > 1 for each in shown]
    me.go("/rules/summoner-war/SW-9.1")
    entry = page.locator("[id='SW-9.1']")
    expect(entry).to_be_in_viewport()
    expect(entry).to_have_class(re.compile("here"))
    entry.get_by_role("button").nth(moves.index(True)).click()
    example = entry.locator("article.example")
    expect(example.get_by_role("grid")).to_be_visible()
    before = example.get_by_role("grid").aria_snapshot()
    example.get_by_role("button", name="One step forward").click()
    expect(example.locator(".count")).to_have_text(re.compile("^1 / "))
    expect(example.locator(".told p").first).to_be_visible()
    assert example.get_by_role("grid").aria_snapshot() != before
