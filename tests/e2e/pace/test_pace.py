"""Everything that happens is seen: turns of others, battles, the enemies' phase; it can be skipped and seen again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser_driver import Message
from tests.e2e.conftest import Visit
from tests.e2e.krosmaster.driver import Fighter
from tests.e2e.pace.driver import Watcher, only
from warbook.games.krosmaster.present.notation import read_cell
from warbook.games.summoner.present.notation import read_cell as summoner_cell

GOLDEN = Path("tests/games")
DEEDS = ("character", "move", "cast", "punch", "roll", "hurt", "heal", "ko", "summon")
HORDES = ("boss-card", "trigger-icon", "aim", "hurt", "block", "advance", "escape", "knock-out", "destroy", "spawn")


def happens(*wanted: str) -> Callable[[Message], bool]:
    """Whether all of it happens at a moment."""

    def found(moment: Message) -> bool:
        return {event["e"] for event in moment["events"]} >= set(wanted)

    return found


def end_my_turn(me: Fighter) -> None:
    """Let every character rest until the other side acts."""
    for _ in range(20):
        seat = me.wait()
        assert seat == 0
        number = me.view(0)["active"]["piece"] if me.view(0).get("active") else -1
        me.me.settle(0)
        before = me.me.seq(0)
        ends = [each for each in me.options(0) if each["notation"] == "end"]
        me.show(0, ends[0] if ends else me.wish(0))
        me.answered(0, before)
        turned = [event for event in me.me.latest[0]["events"] if event["e"] == "turn" and event["seat"] == 1]
        if turned or (number >= 0 and me.me.decision(0) is None):
            return
    raise AssertionError("my turn had no end")


@pytest.fixture
def turn(visit: Visit) -> tuple[Fighter, Watcher]:
    """A duel in which the bot has just had its turn, and everything has been shown."""
    visitor = visit(luck=3, motion=True)
    mine, me = Watcher(visitor), Fighter(visitor)
    me.sit("me", "bot:greedy", options={"teams": "random"})
    while True:  # the preparations, and the bot's first turn if it begins
        assert me.wait() == 0
        if me.view(0)["question"]["kind"] == "activation":
            break
        mine.page.keyboard.press("Escape")
        me.act(0, me.wish(0))
    mine.watch()
    end_my_turn(me)
    me.me.until(lambda: me.me.decision(0) is not None, "my next turn")
    me.me.settle(0)
    mine.idle()
    return me, mine


def test_the_turn_of_a_bot_is_seen_deed_by_deed(turn: tuple[Fighter, Watcher]) -> None:
    me, mine = turn
    told = only(mine.told(0), DEEDS)
    assert told.count("character") > 1
    assert only(mine.beats, DEEDS) == told, "every deed is shown, in order"
    # its marks and its words stay until I move
    words = mine.page.locator("[data-recap]:visible p")
    assert 1 <= words.count() <= 3
    assert not re.search(r"@\w|event-|recap-|undefined|\{", " ".join(words.all_inner_texts()))
    assert (mine.page.locator("[data-trace=walk]").count() > 0) == ("move" in told)
    me.act(0, me.wish(0))
    expect(mine.page.locator("[data-recap]")).to_have_count(0)


def test_a_turn_is_seen_again_and_skipped_without_changing_anything(turn: tuple[Fighter, Watcher]) -> None:
    me, mine = turn
    page = mine.page
    told, shown = only(mine.told(0), DEEDS), len(mine.beats)
    seq, log = me.me.seq(0), page.get_by_role("log").inner_text()
    page.locator("[data-again]:visible").click()
    expect(page.locator("main.places")).to_have_attribute("data-busy", "true")
    mine.idle()
    again = only(mine.beats[shown:], DEEDS)
    assert again
    assert again == told[-len(again) :]
    assert (me.me.seq(0), page.get_by_role("log").inner_text()) == (seq, log)
    speed = page.locator("[data-pace]:visible")
    for pace in ("instant", "slow"):
        speed.click()
        expect(speed).to_have_attribute("data-pace", pace)
    page.locator("[data-again]:visible").click()
    assert mine.is_busy()
    page.keyboard.press("Space")
    assert not mine.is_busy()
    page.locator("[data-again]:visible").click()
    assert mine.is_busy()
    page.locator("[data-skip-show]:visible").click()
    assert not mine.is_busy()
    page.reload()
    expect(speed).to_have_attribute("data-pace", "slow")
    me.act(0, me.wish(0))


def test_a_battle_is_seen_to_its_end(visit: Visit) -> None:
    mine = Watcher(visit(motion=True))
    moment = mine.before(GOLDEN / "meeple/golden/two-by-buildings.json", happens("battle"))
    mine.watch()
    mine.type(moment["notation"])
    mine.me.until(lambda: "battle" in mine.beats, "the battle on the board")
    mine.idle()
    wanted = ("battle", "destroy", "turn", "fall", "bravery", "honour")
    assert only(mine.beats, wanted) == only([event["e"] for event in moment["events"]], wanted)


def test_a_discovered_territory_breaks_nothing(visit: Visit) -> None:
    mine = Watcher(visit(motion=True))
    moment = mine.before(GOLDEN / "meeple/golden/two-by-buildings.json", happens("draw"))
    mine.watch()
    mine.type(moment["notation"])
    mine.me.until(lambda: "draw" in mine.beats, "the tile")
    mine.idle()
    expect(mine.page.get_by_role("grid")).to_be_visible()


def test_every_horde_of_a_boss_phase_is_seen(visit: Visit) -> None:
    mine = Watcher(visit(motion=True))
    moment = mine.before(GOLDEN / "kingdom/uprising/golden/solo-boss-lost.json", happens("boss-card", "advance"))
    mine.watch()
    mine.type(moment["notation"])
    mine.me.until(lambda: "boss-card" in mine.beats, "the boss's card")
    expect(mine.page.locator(".caption")).to_be_visible()
    mine.idle()
    told = [event["e"] for event in moment["events"]]
    assert only(mine.beats, HORDES) == only(told, HORDES)
    expect(mine.page.locator("[data-recap]:visible p")).not_to_have_count(0)
    expect(mine.page.locator("[data-trace=walk]")).not_to_have_count(0)


def test_a_click_in_the_middle_of_the_show_is_not_lost(visit: Visit) -> None:
    visitor = visit(motion=True)
    mine = Watcher(visitor, pace="slow")
    me = Fighter(visitor)
    me.sit("me", "here", scenario="tutorial-2")
    me.me.until(lambda: me.asked() == 0, "the Queen's turn")
    expect(me.page.get_by_role("grid")).to_be_visible()
    me.me.cell(read_cell("C7")).click()
    expect(me.page.locator("main.places")).to_have_attribute("data-busy", "true")
    me.me.cell(read_cell("D7")).click()
    me.me.until(lambda: me.piece(0, 0)["cell"] == read_cell("D7"), "the second step")
    expect(me.page.locator("main.places")).to_have_attribute("data-busy", "true")
    me.page.keyboard.press("Space")
    assert not mine.is_busy()
    me.me.settle(0)


def test_taps_in_the_middle_of_a_lesson_never_end_it(visit: Visit) -> None:
    """The Commander's card takes its time; whoever taps meanwhile still finishes the step."""
    visitor = visit(motion=True)
    page = visitor.go("/lesson/summoner-war")
    page.locator("nav ol button").nth(10).click()

    def tap(*cells: str) -> None:
        for cell in cells:
            page.locator(f'[data-pick="cell:{summoner_cell(cell)}"]').click()

    tap("e1", "e1")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("section.board")).to_have_attribute("data-busy", "true")
    tap("d2", "d4", "d2", "d4")  # too early: this only goes on
    done = page.locator(".answer .good")
    visitor.until(
        lambda: done.is_visible() or page.locator("section.board").get_attribute("data-busy") == "false",
        "the end of the show",
    )
    if not done.is_visible():
        tap("d2", "d4")
    expect(done).to_contain_text("The small +1")
    expect(page.get_by_role("button", name="Next step")).to_be_visible()
