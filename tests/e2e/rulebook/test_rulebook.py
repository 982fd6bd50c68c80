"""The rulebook's page: what the game is about comes first, with its drawings; then the rules, and a search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.conftest import Visit
from tests.e2e.pages.checks import SETTLED, WIDTHS, faults, wrong_words

ABOVE = """id => document.querySelector('article.overview')
  .compareDocumentPosition(document.getElementById(id)) & Node.DOCUMENT_POSITION_FOLLOWING"""
LAPTOP = ViewportSize(width=1280, height=800)
BOOKS = [
    ("summoner-war", "en", "What it is about", "SW-1.1"),
    ("krosmaster-arena", "zh-Hant", "這是什麼樣的遊戲", "KA-1.1"),
    ("meeple-war", "pl", "O czym jest ta gra", "MW-1.1"),
    ("rift-in-time", "en", "What it is about", "RT-1.1"),
    ("elemental-uprising", "pl", "O czym jest ta gra", "EU-1.1"),
]


def is_drawn(figure: Locator) -> None:
    """A row of pieces, each with something in it, or a position on the game's board."""
    figure.scroll_into_view_if_needed()
    board = (figure.get_attribute("data-figure") or "").startswith("board:")
    drawn = figure.locator("[role=grid]" if board else "[data-drawn]")
    expect(drawn.first).to_be_attached()
    for each in drawn.all():
        box = each.bounding_box()
        assert box is not None
        assert box["width"] > 20, figure.get_attribute("data-figure")
        assert box["height"] > 20, figure.get_attribute("data-figure")
    assert figure.locator("path, circle, rect").count() > 2


@pytest.mark.parametrize(("game", "language", "heading", "first"), BOOKS)
def test_the_overview_is_drawn_above_the_rules(
    visit: Visit, game: str, language: str, heading: str, first: str
) -> None:
    me = visit(language, LAPTOP)
    page = me.go(f"/rules/{game}")
    overview = page.locator("article.overview")
    expect(overview.get_by_role("heading").first).to_have_text(heading)
    expect(page.locator(f"[id='{first}']")).to_be_attached()
    assert page.evaluate(ABOVE, first)
    figures = overview.locator("figure").all()
    assert len(figures) >= 5
    for figure in figures:
        is_drawn(figure)
    assert wrong_words(page) == []
    across, room = page.evaluate(WIDTHS)
    assert across <= room
    expect(overview.get_by_role("link", name=re.compile("^[A-Z]{2}-")).first).to_be_visible()
    linked = set(page.evaluate("[...document.querySelectorAll('.overview a.rule-link')].map(each => each.textContent)"))
    assert linked <= set(page.evaluate("[...document.querySelectorAll('li.rule')].map(each => each.id)"))


def test_the_overview_reads_well_in_the_dark_on_a_phone(visit: Visit) -> None:
    me = visit("zh-Hant", ViewportSize(width=390, height=844))
    page = me.go("/rules/summoner-war")
    page.evaluate("document.querySelectorAll('section').forEach(each => each.remove())")  # its rules are read elsewhere
    for figure in page.locator("article.overview figure").all():
        is_drawn(figure)
    across, room = page.evaluate(WIDTHS)
    assert across <= room
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.evaluate(SETTLED)
    assert faults(page) == []


def test_contents_lead_to_the_overview_and_to_the_rules(visit: Visit) -> None:
    me = visit("en", LAPTOP)
    page = me.go("/rules/meeple-war")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="For your first game").click()
    expect(page.get_by_role("heading", name="For your first game")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_be_in_viewport()
    contents.get_by_role("link", name=re.compile("Battle$")).click()
    expect(page.locator("[id='MW-14.1']")).to_be_in_viewport()
    page.locator("article.overview").get_by_role("link", name="MW-14.3").click()
    expect(page.locator("[id='MW-14.3']")).to_be_in_viewport()
    expect(page.locator("[id='MW-14.3']")).to_have_class(re.compile("here"))


@pytest.mark.parametrize(
    ("game", "language", "words", "first"),
    [
        ("summoner-war", "en", "trap", "SW-8.13"),
        ("summoner-war", "zh-Hant", "刺客的陷阱", "SW-8.13"),
        ("krosmaster-arena", "pl", "napiecie", "KA-7.3"),
        ("elemental-uprising", "en", "8.3", "EU-8.3"),
    ],
)
def test_the_best_match_is_first(visit: Visit, game: str, language: str, words: str, first: str) -> None:
    page = visit(language, LAPTOP).go(f"/rules/{game}")
    page.get_by_role("searchbox").fill(words)
    expect(page.locator("li.rule").first).to_have_id(first)
    expect(page.locator("li.rule").first).to_be_in_viewport()
    expect(page.locator("article.overview")).to_have_count(0)


def test_a_rule_for_implementers_is_not_listed_but_opens_by_its_link(visit: Visit) -> None:
    me = visit("en", LAPTOP)
    page = me.go("/rules/summoner-war")
    expect(page.locator("[id='SW-1.1']")).to_be_attached()
    expect(page.locator("[id='SW-13.6']")).to_have_count(0)
    expect(page.get_by_text("Legal-action generation")).to_have_count(0)
    page.get_by_role("searchbox").fill("rejected without any state change")
    expect(page.get_by_text("No rule contains")).to_be_visible()
    page.get_by_role("searchbox").fill("SW-13.6")
    expect(page.locator("li.rule").first).to_have_id("SW-13.6")
    me.go("/rules/summoner-war/SW-13.6")
    expect(page.locator("[id='SW-13.6']")).to_be_in_viewport()
    expect(page.locator("[id='SW-13.6']")).to_contain_text("not in the current legal list")


def test_the_example_of_a_rule_shows_its_map(visit: Visit) -> None:
    page = visit("pl", LAPTOP).go("/rules/meeple-war/MW-12.6")
    entry = page.locator("[id='MW-12.6']")
    entry.get_by_role("button").first.click()
    expect(entry.locator("[role=grid]")).to_be_visible()
    entry.locator(".board").scroll_into_view_if_needed()
    expect(entry.locator(".board div.place")).to_be_in_viewport(ratio=0.5)
    box = entry.locator(".board div.place").bounding_box()
    assert box is not None
    assert box["height"] > 200
