"""Whoever makes a table in the page gets the side they ask for, and without a choice a drawn one (SW-2.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.rules import rule

SIDES = {"summoner-war": ("Red", "Blue"), "krosmaster-arena": ("Red", "Blue"), "meeple-war": ("Orange", "Blue")}


def forms(me: Visitor) -> list[dict[str, Any]]:
    """What the page asks the server for, as it is asked."""
    sent: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            sent.append(json.loads(request.post_data or "{}"))

    me.page.on("request", note)
    return sent


def mine(me: Visitor) -> list[int]:
    me.page.wait_for_url("**/table/*")
    found: list[int] = me.fetch(f"/api/tables/{me.page.url.split('/')[4]}")["mine"]
    return found


@rule("SW-2.1")
@pytest.mark.parametrize("game", list(SIDES))
def test_a_new_table_gives_the_side_that_was_asked_for(visit: Visit, game: str) -> None:
    me = visit()
    sent = forms(me)
    for seat, side in enumerate(SIDES[game]):
        page = me.go(f"/new/{game}")
        expect(page.get_by_role("radio", name="Drawn at random")).to_be_checked()
        page.get_by_role("radio", name=side).check()
        page.get_by_role("button", name="Start").click()
        assert mine(me) == [seat]
        assert not sent[-1].get("draw")


@rule("SW-2.1")
def test_without_a_choice_the_server_draws(visit: Visit) -> None:
    me = visit()
    sent = forms(me)
    me.go("/new/summoner-war").get_by_role("button", name="Start").click()
    assert len(mine(me)) == 1
    me.go("/new/summoner-war#friend").get_by_role("button", name="Create the table and a link").click()
    assert len(mine(me)) == 1
    page = me.go("/")
    page.locator("[data-game=summoner]").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Easy").click()
    assert len(mine(me)) == 1
    assert [form["draw"] for form in sent] == [True, True, True]


def test_a_chair_that_was_given_away_by_hand_is_not_drawn(visit: Visit) -> None:
    me = visit()
    sent = forms(me)
    page = me.go("/new/meeple-war")
    page.get_by_role("radio", name="3", exact=True).check()
    draw = page.get_by_role("checkbox", name="Draw the seats at random")
    expect(draw).to_be_checked()
    page.get_by_label("Blue").select_option("you")
    page.get_by_label("Orange").select_option("bot: Easy")
    expect(draw).not_to_be_checked()
    page.get_by_role("button", name="Start").click()
    assert mine(me) == [1]
    assert not sent[-1].get("draw")


def test_a_team_keeps_its_seats(visit: Visit) -> None:
    me = visit()
    sent = forms(me)
    page = me.go("/new/rift-in-time")
    expect(page.get_by_role("radio", name="Drawn at random")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    assert mine(me) == [0]
    assert not sent[-1].get("draw")
