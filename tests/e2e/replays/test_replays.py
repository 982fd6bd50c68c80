"""Replays in a real browser: uploaded, linked, downloaded, played on, read in pages."""

from __future__ import annotations

import json
import re

from playwright.sync_api import FilePayload, expect

from tests.e2e.browser_driver import GOLDEN, ROOT
from tests.e2e.conftest import Visit


def test_a_replay_is_uploaded_linked_downloaded_and_played_on(visit: Visit) -> None:
    me, friend = visit(), visit()
    replay = (GOLDEN / "summoner-by-attack.json").read_bytes()
    page = me.go("/")
    page.locator("input[type=file][accept='.json,application/json']").set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=replay)
    )
    page.wait_for_url("**/replay/*")
    scrubber = page.get_by_role("slider", name="Position in the game")
    scrubber.focus()
    page.keyboard.press("End")
    last = len(json.loads(replay)["actions"])
    page.wait_for_url(re.compile(rf"/replay/\w+/{last}$"))
    for _ in range(3):
        page.get_by_role("button", name="One step back").click()
    page.wait_for_url(re.compile(rf"/replay/\w+/(?!{last})\d+$"))

    friend.go(page.url)
    here = page.get_by_role("grid").aria_snapshot()
    expect(friend.page.locator(".count")).to_have_text(page.locator(".count").inner_text())
    assert friend.page.get_by_role("grid").aria_snapshot() == here

    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert json.loads(download.value.path().read_text()) == json.loads(replay)

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Together on this screen").click()
    page.wait_for_url("**/table/*")
    me.sit()
    pieces = len(re.findall(r'gridcell "[a-h][1-4](?!, empty)', here))
    assert len(me.latest[0]["view"]["pieces"]) == pieces
    expect(page.locator('[role=gridcell]:not([aria-label*="empty"])')).to_have_count(pieces)


def test_a_long_replay_comes_in_pages(visit: Visit) -> None:
    me = visit()
    game = json.loads((ROOT / "tests" / "games" / "meeple" / "golden" / "four-by-towers.json").read_text())
    replay, last = me.fetch("/api/replays", game)["replay"], len(game["actions"])
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url) if "/pages/" in request.url else None)
    page = me.go(f"/replay/{replay}")
    count = page.locator(".count")
    expect(count).to_have_text(f"0 / {last:,}")
    assert asked == []
    page.keyboard.press("End")
    expect(count).to_have_text(f"{last:,} / {last:,}")
    page.wait_for_url(f"**/replay/{replay}/{last}")
    assert [url.rsplit("/", 1)[1] for url in asked] == [str(last // 50)]
    expect(page.locator(".log .here")).to_be_in_viewport()

    page.get_by_role("slider", name="Position in the game").fill("707")
    expect(count).to_have_text(re.compile(rf"^70\d / {last:,}$"))
    page.get_by_role("button", name="One step forward").click()
    page.locator(".log").get_by_role("button", name="Show moments 100 to 149").click()
    expect(count).to_have_text(re.compile(rf"^10\d / {last:,}$"))
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {last:,}")
    assert len(asked) < 6  # not the whole game
