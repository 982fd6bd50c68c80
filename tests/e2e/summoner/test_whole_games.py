"""Whole games in a real browser: against a bot, on one screen, over an invite link, through a crash."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.rules import rule
from tests.server.client import Served, serving

PIECES = re.compile(r"Summoner(?! War)|Hero|Warrior|Priest|Knight|Assassin|Archer|Soldier")

# Whatever is drawn or said on the page of somebody who may not know it, at any moment before the end: the face of a
# piece that lies face-down. MINE is the class of the own side, which one knows.
WATCH = """(() => {
  window.leaks = [];
  new MutationObserver(() => {
    if (document.querySelector('article.over')) return;
    for (const piece of document.querySelectorAll('.men .piece:not(.up)')) {
      if (piece.matches('MINE') || !piece.querySelector('.face > *') || piece.querySelector('.badge .eye')) continue;
      window.leaks.push(piece.outerHTML);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""


def play_on(me: Visitor, seat: int, luck: Random) -> None:
    """Play one seat to the end of the game against whoever answers by themselves."""
    while True:
        me.until(lambda: me.is_over or me.decision(seat) is not None, "my turn or the end")
        if me.is_over:
            return
        me.play(seat, luck)


def exchange(players: list[Visitor], luck: Random, moves: int) -> int:
    """Let the two play on by turns: so many moves, or to the end; how many were made."""
    for made in range(moves):
        asked = None
        while asked is None:
            if players[0].is_over or players[1].is_over:
                return made
            asked = next((seat for seat in (0, 1) if players[seat].decision(seat) is not None), None)
            players[0].page.wait_for_timeout(15)
        players[asked].play(asked, luck)
    return moves


def test_a_whole_game_against_a_bot_in_two_clicks_from_the_lobby(visit: Visit) -> None:
    me = visit(luck=3)
    page = me.go("/")
    page.locator("li.tile", has_text="Summoner War").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Easy").click()
    me.until(lambda: bool(me.latest), "the table")
    (seat,) = me.latest  # the server draws it
    me.lock(seat)
    play_on(me, seat, Random(3))
    expect(me.over.get_by_role("heading")).to_have_text(re.compile("You have won!|You have lost|A draw"))
    me.over.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("grid")).to_be_visible()
    taken = len(me.moments(page.url.split("/")[4])) - 1
    page.wait_for_url(f"**/{taken}")  # its last page may have to be fetched first


def nothing_is_shown(page: Page) -> None:
    assert page.locator(".piece, .face, [data-pick], [data-card]").count() == 0
    assert PIECES.search(page.content()) is None


@rule("SW-16.1")
def test_a_whole_game_on_one_screen_with_a_curtain_between_the_two(visit: Visit) -> None:
    both = visit(luck=5)
    page = both.go("/new/summoner-war#here")
    page.get_by_role("button", name="Start").click()
    luck = Random(0)
    calls = []
    while True:
        expect(both.curtain.or_(both.over)).to_be_visible()
        if both.over.is_visible():
            break
        nothing_is_shown(page)
        seat = 0 if "Red" in both.curtain.inner_text() else 1
        calls.append(seat)
        both.sit()
        if both.latest[seat]["view"]["phase"] == "setup":
            both.lock(seat)
        else:
            while both.decision(seat) is not None:
                both.play(seat, luck)
    assert {0, 1} == set(calls[2:]), "both have moved after the preparation"
    expect(both.over.get_by_role("heading")).to_have_text("The game is over")


def hidden_types(frames: list[str], seat: int) -> Iterator[str]:
    """What a line said that this seat may not know, before the end."""
    for text in frames:
        message = json.loads(text)
        if message["t"] != "update" or message["view"]["phase"] == "over":
            continue
        assert message["seat"] == seat
        view = message["view"]
        if view["phase"] == "setup" and ((seat < 0 and view.get("draft")) or "kind" in json.dumps(message["events"])):
            yield text
        for piece in view["pieces"]:
            if piece["side"] != seat and piece.get("kind") and not piece["up"] and not piece.get("public_type"):
                yield text
        for side, cards in enumerate(view["sides"]):
            if side != seat and cards.get("cards"):
                yield text


@rule("SW-16.1", "SW-16.5")
def test_a_whole_game_over_an_invite_link_with_somebody_looking_on(visit: Visit) -> None:
    red, blue, eve = visit(luck=11), visit(luck=12), visit()
    for visitor, mine in ((red, ".red"), (blue, ".blue"), (eve, ".nobody")):
        visitor.page.add_init_script(WATCH.replace("MINE", mine))
    page = red.go("/new/summoner-war#friend")
    page.get_by_role("radio", name="Red").check()
    page.get_by_role("button", name="Create the table and a link").click()
    link = page.get_by_role("textbox", name="Invite link").input_value()
    blue.go(link)
    blue.page.get_by_role("button", name="Sit down").click()
    blue.page.wait_for_url("**/table/*")
    eve.go(page.url)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("textbox", name="Invite link")).to_have_count(0)
    red.lock(0)
    blue.lock(1)
    luck = Random(4)
    assert exchange([red, blue], luck, 4) == 4

    blue.page.reload()
    told = page.locator(".log .step:not(.news)").all_inner_texts()
    expect(blue.page.locator(".log .step:not(.news)")).to_have_text(told, use_inner_text=True)
    red.cut()
    expect(page.get_by_text("Reconnected")).to_be_visible()
    eve.cut()
    assert exchange([red, blue], luck, 300) > 2

    for visitor in (red, blue, eve):
        expect(visitor.over).to_be_visible()
        assert visitor.page.evaluate("window.leaks") == []
    for visitor, seat in ((red, 0), (blue, 1), (eve, -1)):
        assert list(hidden_types(visitor.frames, seat)) == []


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may kill."""
    with serving(tmp_path / "data", "--rate", "0") as served:
        yield served


def test_a_killed_server_comes_back_with_nothing_lost(visit: Visit, mortal: Served) -> None:
    red, blue = visit(luck=21, at=mortal), visit(luck=22, at=mortal)
    table, [invite] = red.make("me", "open")
    red.go(f"/table/{table}")
    blue.go(f"/join#{table}.{invite['ticket']}")
    blue.page.get_by_role("button", name="Sit down").click()
    red.lock(0)
    blue.lock(1)
    luck = Random(6)
    assert exchange([red, blue], luck, 4) == 4
    logs = [each.page.locator(".log .step:not(.news)").all_inner_texts() for each in (red, blue)]
    boards = [each.page.get_by_role("grid").aria_snapshot() for each in (red, blue)]

    mortal.kill()
    for each in (red, blue):
        expect(each.page.get_by_text("Connection lost")).to_be_visible()
    mortal.start()
    for each, log, board in zip((red, blue), logs, boards, strict=True):
        expect(each.page.get_by_text("Connection lost")).to_have_count(0)
        expect(each.page.locator(".log .step:not(.news)")).to_have_text(log, use_inner_text=True)
        assert each.page.get_by_role("grid").aria_snapshot() == board
    assert exchange([red, blue], luck, 2) == 2
    for each in (red, blue):
        complaints = [error for error in each.errors if "WebSocket" not in error and "ERR_" not in error]
        each.errors[:] = complaints
