"""Around the game: offers, leaving and coming back, once more, and tables for more than two."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.browser_driver import PHONE, WIDE, Visitor
from tests.e2e.conftest import Visit
from tests.e2e.table.test_moves import log_of


def seated(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada and Ben early in a battle, before anybody can kill a Summoner at once; Ada is to move."""
    ada, ben = visit(), visit()
    frames = [(at, each["view"]) for at, each in enumerate(ada.upload()) if each["acting"] == [0]]
    at = next(at for at, view in frames if view["label"] == "turn" and view.get("turns", 0) >= 4)
    seats = [{"who": "me"}, {"who": "open"}]
    made = ada.fetch(f"/api/replays/{ada.uploaded}/fork", {"at": at, "seats": seats, "name": "Ada"})
    ticket = made["invites"][0]["ticket"]
    ben.fetch("/api/join", {"table": made["table"], "ticket": ticket, "name": "Ben"})
    for each in (ada, ben):
        each.go(f"/table/{made['table']}")
        each.page.get_by_role("button", name="No, thanks").click()
    ada.until(lambda: ada.decision(0) is not None, "my turn")
    return ada, ben


def beside(page: Page, name: str) -> None:
    page.get_by_role("button", name="More").click()
    page.locator("#table-menu").get_by_role("button", name=name).click()


def any_move(me: Visitor, seat: int) -> None:
    """A move that kills nobody."""
    me.until(lambda: me.decision(seat) is not None, "my turn")
    decision = me.decision(seat)
    assert decision is not None
    calm = [each for each in decision["options"] if re.fullmatch("[a-h][1-4]-[a-h][1-4]", each["notation"])]
    me.choose(seat, calm[0] if calm else decision["options"][0])


def test_a_draw_is_offered_declined_offered_again_and_agreed_on(visit: Visit) -> None:
    ada, ben = seated(visit)
    beside(ada.page, "Offer a draw")
    log_of(ben, "Red offers a draw.")
    expect(ada.page.get_by_text("you have offered a draw")).to_be_visible()
    expect(ada.page.get_by_text("An offer needs your answer")).to_have_count(0)
    expect(ben.page.get_by_text("An offer needs your answer")).to_be_visible()
    ben.page.get_by_role("button", name="Decline the draw").click()
    log_of(ada, "Blue declines the draw.")
    any_move(ada, 0)
    any_move(ben, 1)
    ada.until(lambda: ada.decision(0) is not None, "my turn")
    beside(ada.page, "Offer a draw")
    ben.page.get_by_role("button", name="Accept the draw").click()
    for each in (ada, ben):
        expect(each.over.get_by_role("heading")).to_have_text("A draw")
        log_of(each, "Draw by agreement.")
        for notation in ("draw?", "draw+", "draw-"):
            expect(each.page.get_by_role("log")).not_to_contain_text(notation)


def test_a_bot_plays_for_who_left_and_hands_back(visit: Visit) -> None:
    ada, ben = seated(visit)
    table = ben.page.url.rsplit("/", 1)[1]
    ben.go("/")
    expect(ada.page.locator("article.seat .grace")).to_have_text(re.compile(r"in 0:0[1-3]\.$"))  # Ben may come back
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.locator("article.seat", has_text="a bot for Ben")).to_be_visible()
    any_move(ada, 0)
    ada.until(lambda: ada.decision(0) is not None, "the bot's move")
    ben.go(f"/table/{table}")  # and has the seat again at once
    expect(ada.page.locator("article.seat", has_text="a bot for Ben")).to_have_count(0)
    expect(ben.page.locator("article.seat", has_text="a bot for Ben")).to_have_count(0)
    any_move(ada, 0)
    any_move(ben, 1)
    ada.until(lambda: ada.decision(0) is not None, "Ben's own move")


def test_who_resigns_is_told_in_words_and_plays_again_on_the_other_seat(visit: Visit) -> None:
    me = visit()
    table = me.battle({"who": "bot", "bot": "random", "seconds": 0.05})
    page = me.go(f"/table/{table}")
    beside(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(me.over.get_by_role("heading")).to_have_text("You have lost")
    log_of(me, "Blue wins: the enemy has resigned.")
    expect(page.get_by_role("log")).not_to_contain_text(re.compile(r"\bresign\b"))
    assert page.get_by_role("log").inner_text().rstrip().endswith("SW-12.9")
    me.over.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    expect(page.get_by_role("button", name="Lock in the deployment")).to_be_visible()
    again = me.fetch(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert again["mine"] == [1] and [seat["who"] for seat in again["seats"]] == ["bot", "person"]


CROWD = """
scenario-crowd = Four in a ring
scenario-crowd-about = Everybody against everybody.
option-loot = Loot
option-loot-few = few
option-loot-many = many
"""


@pytest.fixture
def crowded(visit: Visit) -> Visitor:
    """Somebody whose server has a game with a scenario for four, and a broken content pack."""
    me = visit()

    def games(route: Route) -> None:
        [game, *_] = route.fetch().json()
        game["players"] = [2, 4]
        game["scenarios"].append({"name": "crowd", "seats": [4]})
        loot = {**game["settings"][0], "name": "loot", "default": "few", "values": ["few", "many"], "rule": ""}
        game["settings"] = [*game["settings"], {**loot, "pattern": "", "scenarios": ["crowd"]}]
        words = {"pack": "dragons", "file": "dragons/cards.toml", "key": "WYRM", "reason": "there is no piece X"}
        game["notices"] = [{"text": "pack-left-out", "words": words}]
        route.fulfill(json=[game])

    def texts(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={"ftl": told["ftl"] + CROWD})

    me.context.route("**/api/games", games)
    me.context.route("**/api/texts/*/summoner-war", texts)
    return me


def test_a_scenario_brings_its_seats_and_its_options(crowded: Visitor) -> None:
    page = crowded.go("/new/summoner-war#friend")
    asked: list[dict[str, Any]] = []

    def tables(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        route.fulfill(status=400, json={"error": {"key": "server-seats", "words": {"count": 4, "players": "2"}}})

    crowded.context.route("**/api/tables", tables)
    expect(page.get_by_role("radio", name="Red")).to_be_visible()
    page.get_by_text("Rule options").click()
    expect(page.get_by_label("Loot")).to_have_count(0)
    page.get_by_label("Scenario").select_option("Four in a ring")
    expect(page.get_by_text("Everybody against everybody.")).to_be_visible()
    expect(page.get_by_role("radio", name="Red")).to_have_count(0)
    page.get_by_label("Loot").select_option("many")
    page.get_by_label("Seat 3").select_option("bot: Easy")
    page.get_by_label("Seat 4").select_option("a person at this screen")
    page.get_by_role("button", name="Create the table and a link").click()
    expect(page.get_by_role("alert")).to_contain_text("4")
    assert [seat["who"] for seat in asked[0]["seats"]] == ["me", "open", "bot", "here"]
    assert asked[0]["scenario"] == "crowd" and asked[0]["options"] == {"loot": "many"}
    page.get_by_label("Scenario").select_option("Standard game")
    page.get_by_role("button", name="Create the table and a link").click()
    crowded.until(lambda: len(asked) == 2, "the second question")
    assert len(asked[1]["seats"]) == 2 and asked[1]["options"] == {}
    crowded.errors[:] = [error for error in crowded.errors if "status of 4" not in error]


@pytest.mark.parametrize("size", [WIDE, pytest.param(PHONE, marks=pytest.mark.tour)], ids=["wide", "phone"])
def test_the_lobby_tells_of_a_pack_that_was_left_out_and_starts_from_the_picture(
    crowded: Visitor, size: dict[str, int]
) -> None:
    crowded.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page = crowded.go("/")
    told = page.get_by_text("The content pack dragons was left out: dragons/cards.toml, WYRM: there is no piece X.")
    expect(told).to_be_visible()
    page.locator(".ready > .picture").click()
    page.get_by_role("button", name="Easy").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Lock in the deployment")).to_be_visible()


def test_consent_beforehand_is_seen_by_all_and_nobody_waits_then(visit: Visit) -> None:
    ada, ben = seated(visit)
    ben.page.get_by_role("button", name="More").click()
    ben.page.get_by_label("A bot may play for me when I am away").check()
    told = ada.page.locator("article.seat", has_text="A bot may play here while this player is away.")
    expect(told).to_contain_text("Ben")
    ben.go("/")
    # at once: the grace would be 3 seconds
    ada.page.get_by_role("button", name="Let a bot play").click(timeout=2000)
    expect(ada.page.locator("article.seat", has_text="a bot for Ben")).to_be_visible()


def test_what_was_taken_back_stays_in_the_log_of_both(visit: Visit) -> None:
    ada, ben = seated(visit)
    any_move(ada, 0)
    ada.page.get_by_role("button", name="Ask to undo").click()
    ben.page.get_by_role("button", name="Agree").click()
    for each in (ada, ben):
        log_of(each, "Red took back an action.")
        each.page.reload()
        log_of(each, "Red took back an action.")
