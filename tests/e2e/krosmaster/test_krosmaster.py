"""Krosmaster: Arena in a real browser: whole games by clicking, far walks, sight, dice, and content packs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser_driver import PHONE, ROOT, Visitor, middle
from tests.e2e.conftest import Visit
from tests.e2e.krosmaster.driver import Fighter
from tests.rules import rule
from tests.server.client import Served, serving
from warbook.games.krosmaster.present.notation import read_cell, write_cell

GOLDEN = ROOT / "tests" / "games" / "krosmaster" / "golden"


def test_a_whole_duel_against_a_bot(visit: Visit) -> None:
    """Two clicks from the lobby; then to the end by clicking."""
    me = Fighter(visit(luck=3))
    me.sit("me", "bot:random", options={"turn_cap": "16"})
    page = me.page
    made = me.play()
    expect(me.me.over.get_by_role("heading")).to_have_text(re.compile("You have won!|You have lost|A draw"))
    assert made > 40
    told = page.get_by_role("log").inner_text()
    assert "Tension" in told or "tension" in told
    assert not re.search(r"@\w|draw-|event-|undefined|\{", told), "every line has its words"
    me.me.over.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_duel_begins_two_clicks_from_the_lobby(visit: Visit) -> None:
    me = Fighter(visit())
    page = me.me.go("/")
    page.locator("[data-game=krosmaster]").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Easy").click()
    me.prepare()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator(".timeline .one")).to_have_count(8)


@rule("KA-24.1", "KA-24.2")
def test_two_against_two_at_one_screen(visit: Visit) -> None:
    me = Fighter(visit(luck=5))
    me.sit("me", "here", "here", "here", scenario="two-against-two", options={"turn_cap": "3"})
    acted: set[int] = set()
    for _ in range(900):
        seat = me.wait()
        if seat is None:
            break
        if me.me.curtain.is_visible():
            me.me.sit()
        acted.add(seat)
        me.act(seat, me.wish(seat))
    assert acted == {0, 1, 2, 3}
    expect(me.me.over.get_by_role("heading")).to_have_text("The game is over")
    ending = me.me.over.inner_text()
    assert "Red and Green" in ending or "Blue and Yellow" in ending or "Draw" in ending


def test_every_way_to_a_team(visit: Visit) -> None:
    me = Fighter(visit(luck=7))
    for teams in ("free", "custom", "draft"):
        me.sit("me", "here", options={"teams": teams})
        me.prepare()
        view = me.view(0)
        assert [len(player["team"]) for player in view["players"]] == [4, 4]
        expect(me.page.locator(".timeline .one")).to_have_count(8)


@pytest.fixture
def queen(visit: Visit) -> Fighter:
    """The second tutorial: the Queen on B7 with a spell and four MP, trees on C2 and E6."""
    me = Fighter(visit(), asks=True)
    me.sit("me", "here", scenario="tutorial-2")
    me.me.until(lambda: me.asked() == 0, "the Queen's turn")
    expect(me.page.get_by_role("grid")).to_be_visible()
    return me


@rule("KA-9.1")
def test_a_far_walk_is_one_click(queen: Fighter) -> None:
    page = queen.page
    expect(page.locator(".reach")).not_to_have_count(0)
    queen.me.cell(read_cell("D6")).hover()
    expect(page.locator("[data-status]")).to_have_text(re.compile("D6: distance 3 · 3 MP · nobody can lock you"))
    expect(page.locator(".aim .step")).to_have_count(3)
    queen.me.cell(read_cell("D6")).click()
    queen.me.until(lambda: queen.piece(0, 0)["cell"] == read_cell("D6"), "the walk")
    told = [each["e"] for each in queen.me.latest[0]["events"]]
    assert told.count("move") == told.count("act") == 3, "three ordinary steps"
    assert queen.view(0)["active"]["mp"] == 1
    page.get_by_role("button", name="Undo").click()
    queen.me.until(lambda: queen.piece(0, 0)["cell"] != read_cell("D6"), "the last step is taken back")


@rule("KA-9.1")
def test_a_figure_is_carried_over_a_board_seen_closely(queen: Fighter) -> None:
    page = queen.page
    page.emulate_media(reduced_motion="no-preference")
    place = page.locator(".krosmaster .place")
    before = place.bounding_box()
    page.mouse.move(*middle(queen.me.cell(read_cell("C6"))))
    page.mouse.wheel(0, -60)
    expect(page.locator("[data-zoom=out]")).to_be_visible()
    assert place.bounding_box() == before, "the box keeps its size"
    page.mouse.move(*middle(queen.me.cell(read_cell("B7"))))
    page.mouse.down()
    page.mouse.move(*middle(queen.me.cell(read_cell("D6"))), steps=8)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    queen.me.until(lambda: queen.piece(0, 0)["cell"] == read_cell("D6"), "the walk")
    page.keyboard.press("-")
    expect(page.locator("[data-zoom=out]")).to_have_count(0)


@rule("KA-12.11", "KA-12.12")
def test_sight_is_shown_with_what_blocks_it(queen: Fighter) -> None:
    page = queen.page
    queen.me.cell(read_cell("D7")).click()
    queen.me.until(lambda: queen.piece(0, 0)["cell"] == read_cell("D7"), "the walk")
    page.locator('.spells [data-pick="card:0"]').hover()
    expect(page.locator("[data-range]")).not_to_have_count(0)
    page.locator('.spells [data-pick="card:0"]').click()
    ranged = {int(each.get_attribute("data-range") or -1) for each in page.locator("[data-range]").all()}
    assert read_cell("D4") in ranged
    assert read_cell("D3") not in ranged
    queen.me.cell(read_cell("F5")).hover()
    expect(page.locator("[data-status]")).to_have_text("F5: distance 4 · out of range · sight blocked by tree on E6")
    expect(page.locator('[data-block="E6"]')).to_be_visible()
    expect(page.locator('[data-sight="blocked"]')).to_have_count(1)
    queen.me.cell(read_cell("D5")).hover()
    expect(page.locator('[data-sight="free"]')).to_have_count(1)
    queen.me.cell(read_cell("G7")).click()
    expect(page.locator("[data-range]")).to_have_count(0)  # the spell is put away, nobody walks
    assert queen.piece(0, 0)["cell"] == read_cell("D7")


def test_a_tutorial_without_money_speaks_of_none(queen: Fighter) -> None:
    expect(queen.page.locator("article.seat .panel")).to_have_count(2)
    expect(queen.page.locator("article.seat .worth")).to_have_count(0)


def test_four_seats_fit_beside_the_board(visit: Visit) -> None:
    me = visit()
    replay = me.fetch("/api/replays", json.loads((GOLDEN / "free-for-all.json").read_text()))["replay"]
    form = {"at": 200, "seats": [{"who": "me"}, *[{"who": "open"}] * 3]}
    page = me.go(f"/table/{me.fetch(f'/api/replays/{replay}/fork', form)['table']}")
    expect(page.locator("article.seat .worth")).to_have_count(4)
    assert page.locator("section.seats").evaluate("node => node.scrollHeight <= node.clientHeight")


def test_unspent_points_are_asked_about_once(queen: Fighter) -> None:
    page = queen.page
    page.locator('[data-action="end"]').click()
    expect(page.get_by_role("alertdialog")).to_contain_text("6 AP are not spent")
    page.locator('[data-ask="no"]').click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert queen.asked() == 0
    page.locator('[data-action="end"]').click()
    page.locator('[data-ask="never"]').click()
    queen.me.until(lambda: queen.asked() == 1, "the King's turn")
    page.locator('[data-action="end"]').click()
    queen.me.until(lambda: queen.asked() == 0, "no further question")


@rule("KA-9.6", "KA-10.3")
def test_a_lock_is_warned_of_and_dice_are_shown(visit: Visit) -> None:
    me = Fighter(visit(), asks=True)
    me.sit("me", "here", scenario="tutorial-1")
    page = me.page
    page.emulate_media(reduced_motion="no-preference")
    answer = page.locator('[data-ask="yes"]')
    while True:  # until the Queen stands beside the King
        seat = me.wait()
        assert seat is not None
        if seat == 0 and me.distance(0) == 1 and me.view(0)["active"]["mp"] > 0:
            break
        me.me.settle(seat)
        before = me.me.seq(seat)
        wish = me.wish(seat)
        me.show(seat, wish if wish["text"] == "do-move" else me.options(seat)[-1])
        page.wait_for_timeout(50)
        if answer.is_visible():
            answer.click()
        me.answered(seat, before)
    page.keyboard.press("Escape")
    punches = [each for each in me.options(0) if each["text"] == "do-punch"]
    foe = next(each for each in me.view(0)["pieces"] if each["owner"] == 1)
    expect(page.locator(f'[data-pick="cell:{foe["cell"]}"].pickable')).to_be_visible()
    me.me.cell(foe["cell"]).click()
    deed = page.locator(f'[data-deed="{punches[0]["notation"]}"]')
    expect(deed).to_contain_text(re.compile(r"\d to \d damage"))
    deed.click()
    expect(page.locator(".tray .die").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".status .rolls li")).not_to_have_count(0)
    expect(page.locator(".status .rolls")).to_contain_text("Critical: Queen of the Tofus")
    steps = [each for each in me.options(0) if each["text"] == "do-move"]
    me.me.cell(steps[0]["picks"][0]["index"]).click()
    expect(page.get_by_role("alertdialog")).to_contain_text(re.compile(r"You may be locked here: \d+ %"))
    answer.click()
    expect(page.get_by_role("log")).to_contain_text("Lock roll of King of the Gobballs")


def test_a_phone_shows_it_all_without_scrolling(visit: Visit) -> None:
    me = Fighter(visit(size=PHONE, luck=4))
    me.sit("me", "bot:random", options={"teams": "random"})
    me.prepare()
    while me.view(0)["question"]["kind"] != "activation":
        seat = me.wait()
        assert seat is not None
        me.act(seat, me.wish(seat))
    page = me.page
    board = page.get_by_role("grid").bounding_box()
    assert board is not None
    assert board["width"] > 330, "the board fills the width"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    bar = page.locator("section.bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 112, "a sentence of two lines at most (some names are long), and the tools beside the button"
    for name in ("Spells", "Rewards", "Market"):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    page.locator(".market .token").first.click()
    expect(page.locator(".market .detail")).to_be_visible()


def test_the_keyboard_alone_walks(queen: Fighter) -> None:
    page = queen.page
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused.startswith("D7")
    expect(page.locator("[data-status]")).to_contain_text("D7: distance 2 · 2 MP")
    page.keyboard.press("Enter")
    queen.me.until(lambda: queen.piece(0, 0)["cell"] == read_cell("D7"), "the walk")


@pytest.mark.parametrize("language", ["pl", pytest.param("zh-Hant", marks=pytest.mark.tour)])
def test_other_languages_have_all_words(visit: Visit, language: str) -> None:
    me = Fighter(visit(language=language, luck=4))
    me.sit("me", "bot:random")
    me.prepare()
    for _ in range(6):
        seat = me.wait()
        assert seat is not None
        me.act(seat, me.wish(seat))
    said = me.page.locator("main").inner_text()
    assert not re.search(r"@\w|draw-|event-|label-|do-[a-z]|prompt-|undefined", said)


PACK = {
    "pack.toml": 'name = "Giants"\nversion = "1"\n',
    "figures.toml": """
[figure.king]
breed = "osamodas"
name = "gold"
level = 3
initiative = 2
mp = 3
hp = 25
ap = 7
powers = ["armor", "lock"]
spells = ["gobbolob", "summon-gobball"]
source = "made up"

[figure.golem]
breed = "osamodas"
name = "white"
level = 3
initiative = 5
mp = 2
hp = 14
ap = 6
spells = ["gobbolob"]
source = "made up"
""",
    "text/en.ftl": "figure-king = Giant of the Gobballs\nfigure-golem = Old Golem\n",
}
BROKEN = {"pack.toml": 'name = "Broken"\nversion = "1"\n', "figures.toml": '[figure.king]\nhp = "many"\n'}


def laid(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def test_content_packs_change_figures_and_a_broken_one_is_named(visit: Visit, tmp_path: Path) -> None:
    packs = tmp_path / "data" / "packs" / "krosmaster-arena"
    laid(packs / "giants", PACK)
    laid(packs / "wrong", BROKEN)
    with serving(tmp_path / "data", "--rate", "0") as served:
        packed(visit(at=served))


def packed(visitor: Visitor) -> None:
    me = Fighter(visitor)
    page = me.me.go("/")
    notice = page.locator("[data-game=krosmaster] .notice")
    expect(notice).to_contain_text("wrong")
    expect(notice).to_contain_text("figures.toml")
    me.sit("me", "here", options={"teams": "free"})
    me.me.until(lambda: me.asked() is not None, "the teams")
    giant = page.locator(".card", has_text="Giant of the Gobballs").first
    expect(giant).to_contain_text("25")
    golem = page.locator(".card", has_text="Old Golem").first
    expect(golem.locator("svg text")).to_have_text("Ol")  # no drawing of its own: the beginning of its name
    giant.get_by_role("button", name="Show the card").click()
    expect(page.locator(".inspect")).to_contain_text("Giant of the Gobballs")
    page.locator(".inspect .close").click()
    page.locator('[data-take="golem"]').click()
    me.me.until(lambda: "golem" in me.view(0)["players"][0].get("team", []), "the golem joins")


def test_no_cell_is_told_by_colour_alone(queen: Fighter) -> None:
    """Owners differ by the shape of the plate, and every cell has its words."""
    page = queen.page
    shapes = page.locator(".men .plate").evaluate_all("plates => plates.map(plate => plate.tagName)")
    assert len(set(shapes)) == 2
    label = page.locator(f'[data-pick="cell:{read_cell("E6")}"]').get_attribute("aria-label")
    assert label == f"{write_cell(read_cell('E6'))}, tree"


def test_served(server: Served, visit: Visit) -> None:
    """What is printed on the cards is what the page asks for."""
    assert visit().fetch("/api/content/krosmaster-arena")["figures"]["queen"]["hp"] == 8
