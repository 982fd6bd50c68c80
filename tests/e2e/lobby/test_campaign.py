"""The campaign in the lobby: what was won is shown with its replay, opens the next scenario, to a file and back."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, expect

from tests.e2e.conftest import Visit
from tests.rules import rule

GAME = "rift-in-time"
GOLDEN = Path(__file__).parents[2] / "games" / "kingdom" / "rift" / "golden" / "solo-portals-won.json"
LOCKED = "Locked: win the scenario before it first (RT-23.4)"
KEPT = {GAME: {"won": {"RS02": {"stars": 3, "badges": ["iron"]}}, "open": False}}

FILE = {
    "warbook": "campaign",
    "game": GAME,
    "won": [{"scenario": "RS01", "setting": "one-star", "stars": 1, "at": 1000, "table": ""}],
    "open": False,
}


@rule("RT-23.3", "RT-23.4")
def test_what_is_won_at_a_table_is_in_the_lobby_of_the_same_person(visit: Visit) -> None:
    me = visit()
    game = json.loads(GOLDEN.read_text())
    replay = me.fetch("/api/replays", game)["replay"]
    at = len(game["actions"]) - 1
    table = me.fetch(f"/api/replays/{replay}/fork", {"at": at, "seats": [{"who": "me"}]})["table"]
    page = me.go(f"/table/{table}")
    page.get_by_role("textbox", name="Type a move").fill(game["actions"][-1].partition(":")[2])
    page.keyboard.press("Enter")
    expect(me.over).to_be_visible()
    me.until(lambda: '{"t":"over"' in me.frames[-1], "the end to be kept")

    page = me.go("/")
    campaign = page.locator(f'[data-campaign="{GAME}"]')
    campaign.locator("summary").click()
    first, second, third = (campaign.locator(f'[data-scenario="{name}"]') for name in ("RS01", "RS02", "RS03"))
    expect(first.get_by_role("img")).to_have_attribute("aria-label", "1 of 3 stars")
    expect(first.get_by_role("link").nth(1)).to_have_attribute("href", f"/replay/{table}")
    expect(second.get_by_role("link")).to_have_count(1)
    expect(third.get_by_role("img")).to_have_attribute(
        "aria-label", "Locked: win the scenario before it first (RT-23.4)"
    )
    expect(campaign.locator(".rule-link")).to_have_text("RT-23.4")

    with page.expect_download() as saving:
        campaign.get_by_role("button", name="Save to a file").click()
    saved = json.loads(saving.value.path().read_text())
    assert saved in me.fetch("/api/progress") and [each["table"] for each in saved["won"]] == [table]


def campaign_file(content: bytes) -> FilePayload:
    return {"name": "campaign.json", "mimeType": "application/json", "buffer": content}


@rule("RT-23.4")
def test_a_browser_hands_over_what_it_kept_and_files_are_added(visit: Visit) -> None:
    page = visit().go("/")
    page.evaluate("kept => localStorage.setItem('warbook-campaign', JSON.stringify(kept))", KEPT)
    page.reload()
    campaign = page.locator(f'[data-campaign="{GAME}"]')
    expect(campaign.locator("summary")).to_contain_text("1 of 12 won")  # what the browser had is the server's now
    assert page.evaluate("localStorage.getItem('warbook-campaign')") is None
    campaign.locator("summary").click()
    file = campaign.locator("input[type=file]")
    file.set_input_files(campaign_file(json.dumps(FILE).encode()))
    expect(campaign.locator("summary")).to_contain_text("2 of 12 won")
    file.set_input_files(campaign_file(b"no"))
    expect(campaign.get_by_role("alert")).to_have_text("This file contains no campaign of this game.")
    campaign.get_by_role("button", name="Unlock all").click()
    expect(campaign.locator(".rule-link")).to_have_count(0)
    page.reload()
    expect(campaign.locator("summary")).to_contain_text("2 of 12 won")
    expect(campaign.locator("li.locked")).to_have_count(0)
