"""What the page teaches: the lesson to its end, the rulebook with its examples, and finished games."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import resources

from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.browser_driver import GOLDEN, PHONE, ROOT
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
                expect(page.get_by_role("button", name="Start this step again")).to_be_visible()
        expect(page.locator(".answer .good")).to_contain_text(step["en"]["done"])
        if number + 1 < len(steps):
            page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_rulebook_is_searched_and_an_example_stepped_through(visit: Visit) -> None:
    me = visit()
    page = me.go("/rules/summoner-war")
    field = page.get_by_role("searchbox")
    expect(page.locator("[id='SW-1.1']")).to_be_visible()
    field.fill("assassin trap")
    expect(page.locator("[id='SW-1.1']")).to_have_count(0)
    expect(page.locator("li.rule mark").first).to_have_text(re.compile("assassin|trap", re.IGNORECASE))
    field.fill("no such word at all")
    expect(page.get_by_text("No rule speaks of")).to_be_visible()

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
    example.get_by_role("button", name="One step on").click()
    expect(example.locator(".count")).to_have_text(re.compile("^1 / "))
    expect(example.locator(".told p").first).to_be_visible()
    assert example.get_by_role("grid").aria_snapshot() != before


def test_a_replay_is_uploaded_linked_downloaded_and_played_on(visit: Visit) -> None:
    me, friend = visit(), visit()
    replay = (GOLDEN / "summoner-by-attack.json").read_bytes()
    page = me.go("/")
    page.locator("input[type=file][accept='.json,application/json']").set_input_files(
        FilePayload(name="game.json", mimeType="application/json", buffer=replay)
    )
    page.wait_for_url("**/replay/*")
    scrubber = page.get_by_role("slider", name="Moment of the game")
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

    page.get_by_role("slider", name="Moment of the game").fill("707")
    expect(count).to_have_text(re.compile(rf"^70\d / {last:,}$"))
    page.get_by_role("button", name="One step on").click()
    page.locator(".log").get_by_role("button", name="Show moments 100 to 149").click()
    expect(count).to_have_text(re.compile(rf"^10\d / {last:,}$"))
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {last:,}")
    assert len(asked) < 6  # not the whole game
