"""One move at a time: undo, refusals that cite their rule, typed moves, the keyboard alone, and nonsense."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.browser_driver import GOLDEN, PHONE, Visitor
from tests.e2e.conftest import Visit
from tests.rules import rule
from tests.server.client import Line, Person, Served
from warbook.games.summoner.present.notation import read_cell


class Duel:
    """Ada plays Red in a browser, Ben plays Blue by typing; both pieces and places are known."""

    def __init__(self, ada: Visitor, ben: Person, server: Served) -> None:
        self.ada = ada
        self.table, [invite] = ada.make("me", "open", options={"augment_count": "0"})
        ben.post("/api/join", {"table": self.table, "ticket": invite["ticket"], "name": "Ben"})
        cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in ada.context.cookies())
        with Line(server, self.table, cookie) as line:
            line.deploy(0)
        self.ben = ben.sit(self.table)
        self.ben.__enter__()
        self.ben.deploy(1)
        ada.go(f"/table/{self.table}")
        ada.page.get_by_role("button", name="No, thanks").click()

    def tap(self, *cells: str) -> None:
        for cell in cells:
            self.ada.cell(read_cell(cell)).click()

    def answer(self, move: str) -> None:
        self.ben.catch_up()
        assert self.ben.type(1, move)["t"] == "update"


@pytest.fixture
def duel(visit: Visit, server: Served) -> Iterator[Duel]:
    duel = Duel(visit(), Person(server), server)
    yield duel
    duel.ben.__exit__(None, None, None)


def log_of(visitor: Visitor, text: str) -> None:
    expect(visitor.page.get_by_role("log")).to_contain_text(text)


@rule("SW-7.2")
def test_a_refused_move_shakes_and_cites_its_rule(duel: Duel) -> None:
    page = duel.ada.page
    duel.tap("d1", "d1")
    log_of(duel.ada, "d1")
    duel.answer("+e4")
    duel.tap("d1", "d4")  # over the own Summoner on d2
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("Another piece is in the way")
    refusal.get_by_role("link", name="Rule SW-7.2").click()
    rule_box = page.get_by_role("dialog", name="Rule SW-7.2")
    expect(rule_box.locator(".text")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    rule_box.get_by_role("button", name="Close").click()
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    duel.tap("b2", "b2")
    log_of(duel.ada, "b2")


def test_undo_up_to_the_fence_and_by_vote_beyond_it(visit: Visit, duel: Duel) -> None:
    alone = visit()
    table, _ = alone.make("me", "open")
    page = alone.go(f"/table/{table}")
    field = page.get_by_role("textbox", name="Type a move")
    field.fill("place S d2")
    field.press("Enter")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    assert alone.latest[0]["view"]["draft"] == {}

    page = duel.ada.page
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    duel.tap("d1", "d1")
    log_of(duel.ada, "d1")
    page.get_by_role("button", name="Ask to undo").click()
    expect(page.get_by_text("Waiting for answers")).to_be_visible()
    assert duel.ada.latest[0]["view"]["pieces"][12]["up"]
    duel.ben.catch_up()
    duel.ben.say("vote", 1, yes=True)
    duel.ada.until(lambda: duel.ada.decision(0) is not None, "my turn again")
    assert not duel.ada.latest[0]["view"]["pieces"][12]["up"]
    expect(page.get_by_role("gridcell", name=re.compile("d1, .*Hero, face-down"))).to_be_visible()


def test_a_move_typed_in_the_notation(duel: Duel) -> None:
    page = duel.ada.page
    page.keyboard.press("/")
    page.keyboard.type("+d1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name=re.compile("d1, .*Hero, face-up"))).to_be_visible()
    duel.answer("+e4")
    field = page.get_by_role("textbox", name="Type a move")
    field.fill("a2-a3")
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_role("alert").get_by_role("link", name="Rule SW-6.3")).to_be_visible()
    assert duel.ada.decision(0) is not None


def test_a_move_with_the_keyboard_alone(duel: Duel) -> None:
    page = duel.ada.page
    on_the_board = "document.activeElement.getAttribute('role') === 'gridcell'"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(on_the_board):
            break
    assert page.evaluate(on_the_board)
    here = page.locator("[role=gridcell]:focus")
    for key in ("Home", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(here).to_have_accessible_name(re.compile("^d1, "))
    page.keyboard.press("Enter")
    expect(here).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(here).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(here).to_have_accessible_name(re.compile("^d1, .*Hero, face-up"))


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(each, marks=pytest.mark.tour) for each in ("zh-Hant", "pl"))]
)
def test_bad_input_gets_a_clear_word_and_loses_nothing(visit: Visit, language: str) -> None:
    me = visit(language, size=PHONE)
    texts = me.fetch(f"/api/texts/{language}")["ftl"]

    def says(key: str, **words: str) -> str:
        found = re.search(rf"^{key} = (.+)$", texts, re.MULTILINE)
        assert found is not None, key
        return re.sub(r"\{ \$(\w+) \}", lambda match: words[match[1]], found[1])

    table, _ = me.make("me", "open")
    page = me.go(f"/join#{table}.wrong")
    page.locator("main form button").click()
    expect(page.get_by_role("alert")).to_have_text(says("server-ticket"))
    me.go("/table/nowhere")
    expect(page.get_by_role("heading")).to_have_text(says("server-no-table"))
    me.go("/replay/nowhere")
    expect(page.get_by_role("heading")).to_have_text(says("server-no-replay"))
    me.go("/rules/nothing")
    expect(page.get_by_role("heading")).to_have_text(says("server-no-game", game="nothing"))

    me.go("/")
    chooser = page.locator("input[type=file][accept='.json,application/json']")  # replays, not a campaign's progress
    chooser.set_input_files(FilePayload(name="garbage.json", mimeType="application/json", buffer=b"\x00{garbage"))
    expect(page.get_by_role("alert")).to_contain_text("garbage.json")
    broken = {**json.loads((GOLDEN / "cards-3.json").read_text()), "digest": "0" * 32}
    chooser.set_input_files(
        FilePayload(name="broken.json", mimeType="application/json", buffer=json.dumps(broken).encode())
    )
    begins = says("server-replay", text="\0").split("\0")[0]
    expect(page.get_by_role("alert")).to_contain_text(begins)

    me.go(f"/table/{table}")
    page.locator("button.keys").click()
    page.locator("#typed-move").fill("move the moon")
    page.locator("#typed-move").press("Enter")
    expect(page.locator(".banner.bad")).to_contain_text("move the moon")
    assert me.decision(0) is not None
    me.errors[:] = [error for error in me.errors if "status of 4" not in error]
