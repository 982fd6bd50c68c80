"""The campaign's map: what was won is shown with its replay, opens the next scenario, to a file and back."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.rules import rule

GAME = "rift-in-time"
GOLDEN = Path(__file__).parents[2] / "games" / "kingdom" / "rift" / "golden" / "solo-portals-won.json"
KEPT = {GAME: {"won": {"RS02": {"stars": 3, "badges": ["iron"]}}, "open": False}}

FILE = {
    "warbook": "campaign",
    "game": GAME,
    "won": [{"scenario": "RS01", "setting": "one-star", "stars": 1, "at": 1000, "table": ""}],
    "open": False,
}


def last_move(me: Visitor) -> tuple[str, str]:
    """A table one move before a victory, and the move."""
    game = json.loads(GOLDEN.read_text())
    replay = me.fetch("/api/replays", game)["replay"]
    form = {"at": len(game["actions"]) - 1, "seats": [{"who": "me"}]}
    return me.fetch(f"/api/replays/{replay}/fork", form)["table"], game["actions"][-1].partition(":")[2]


def finish(me: Visitor, action: str) -> None:
    me.page.get_by_role("textbox", name="Type a move").fill(action)
    me.page.keyboard.press("Enter")
    expect(me.over).to_be_visible()
    me.until(lambda: '{"t":"over"' in me.frames[-1], "the end to be kept")


@rule("RT-23.3", "RT-23.4")
def test_what_is_won_at_a_table_is_on_the_map_of_the_same_person(visit: Visit) -> None:
    me = visit()
    table, action = last_move(me)
    page = me.go(f"/table/{table}")
    finish(me, action)
    expect(page.locator("[data-next]")).to_have_text("Next: They Come with Axes")
    page.get_by_role("link", name="Map of the campaign").click()
    campaign = page.locator(f'[data-campaign="{GAME}"]')
    first, second, third = (campaign.locator(f'[data-scenario="{name}"]') for name in ("RS01", "RS02", "RS03"))
    expect(first).to_have_accessible_name("1: Rift in Time. 1 of 3 stars")
    expect(second).to_have_accessible_name("2: They Come with Axes. Next, 0 of 3 stars")
    expect(third).to_have_accessible_name("3: From the Past and… the Future?. Locked: win the scenario before it first")
    expect(second).to_have_attribute("aria-pressed", "true")

    second.focus()  # the keyboard walks along the road
    page.keyboard.press("ArrowRight")
    expect(third).to_be_focused()
    place = page.locator("section.place")
    expect(place.locator(".rule-link")).to_have_text("RT-23.4")
    expect(place.get_by_role("link", name="Play")).to_have_count(0)
    page.keyboard.press("Home")
    expect(first).to_be_focused()
    expect(place.locator(f'a[href="/replay/{table}"]')).to_be_visible()

    place.get_by_text("Files and locks").click()
    with page.expect_download() as saving:
        place.get_by_role("button", name="Save to a file").click()
    saved = json.loads(saving.value.path().read_text())
    assert saved in [each["progress"] for each in me.fetch("/api/progress")]
    assert [each["table"] for each in saved["won"]] == [table]

    page.keyboard.press("Escape")
    place.get_by_role("link", name="Play again").click()
    expect(page.get_by_role("combobox", name="Scenario")).to_have_value("RS01")
    expect(page.locator(".done")).to_have_text("won")


def test_the_next_scenario_begins_with_the_same_company(visit: Visit) -> None:
    me = visit()
    table, action = last_move(me)
    page = me.go(f"/table/{table}")
    finish(me, action)
    page.locator("[data-next]").click()
    page.wait_for_url(lambda address: table not in address)
    made = me.fetch(f"/api/tables/{page.url.split('/')[4]}")
    assert (made["scenario"], made["options"]) == ("RS02", me.fetch(f"/api/tables/{table}")["options"])
    assert [seat["who"] for seat in made["seats"]] == ["person"] and made["mine"] == [0]


def test_a_team_is_set_up_as_one(visit: Visit) -> None:
    me = visit()
    page = me.go(f"/new/{GAME}")
    expect(page.get_by_role("group", name="How hard should it be?").get_by_role("radio")).to_have_count(5)
    expect(page.get_by_text("Against a bot")).to_have_count(0)
    page.locator(".card", has_text="3 stars").click()
    page.locator(".card", has_text="With bots").click()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    made = me.fetch(f"/api/tables/{page.url.split('/')[4]}")
    assert [seat["who"] for seat in made["seats"]] == ["person", "bot", "bot"]
    assert made["options"]["difficulty"] == "three-stars"


def campaign_file(content: bytes) -> FilePayload:
    return {"name": "campaign.json", "mimeType": "application/json", "buffer": content}


@rule("RT-23.4")
def test_a_browser_hands_over_what_it_kept_and_files_are_added(visit: Visit) -> None:
    me = visit()
    page = me.go("/")
    page.evaluate("kept => localStorage.setItem('warbook-campaign', JSON.stringify(kept))", KEPT)
    page.reload()
    expect(page.locator(f'a[data-campaign="{GAME}"]')).to_have_text("Campaign: 1 of 12")  # now the server has it
    assert page.evaluate("localStorage.getItem('warbook-campaign')") is None
    page.locator(f'a[data-campaign="{GAME}"]').click()
    won = page.locator(".title p")
    place = page.locator("section.place")
    place.get_by_text("Files and locks").click()
    file = place.locator("input[type=file]")
    file.set_input_files(campaign_file(json.dumps(FILE).encode()))
    expect(won).to_have_text("2 of 12 won")
    file.set_input_files(campaign_file(b"no"))
    expect(place.get_by_role("alert")).to_have_text("This file contains no campaign of this game.")
    expect(page.locator("button.locked")).not_to_have_count(0)
    place.get_by_role("button", name="Unlock all").click()
    expect(page.locator("button.locked")).to_have_count(0)
    page.reload()
    expect(won).to_have_text("2 of 12 won")
    expect(page.locator("button.locked")).to_have_count(0)
