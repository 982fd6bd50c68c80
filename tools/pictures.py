"""Takes screenshots of every page and of running games in a real browser: `make pictures`.

They go to docs/pictures, named by page, screen, look and language. Positions come from a golden game, and the page's
randomness is fixed, so a picture changes only when the page does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, to_builtins
from playwright.sync_api import Page, sync_playwright

from tests.e2e.browser_driver import PHONE, ROOT, WIDE, Visitor, chromium
from tests.server.client import serving
from tools import pictures_uprising as elemental
from tools.pictures_rift import (
    rift_boss,
    rift_build,
    rift_campaign,
    rift_duel,
    rift_four,
    rift_over,
    rift_play,
    rift_start,
    rift_tile,
)
from warbook.games import GAMES
from warbook.kernel.api import Action, Seat
from warbook.kernel.replay import record, replay_states
from warbook.kernel.rng import seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay
from warbook.server.http.pages import STATIC

FOLDER = ROOT / "docs" / "pictures"
KNOWN = "localStorage.setItem('warbook-settings', JSON.stringify({ lessonOffered: true, warn: false, name: 'Ada' }))"
BOT = {"who": "bot", "bot": "greedy", "seconds": 0.1}


def lobby(me: Visitor) -> Page:
    """The first page, with a waiting table."""
    me.battle(other=BOT)
    page = me.go("/")
    page.locator("section[aria-labelledby=mine] li").first.wait_for()
    return page


def new(me: Visitor) -> Page:
    """The form for a new table."""
    page = me.go("/new/summoner-war#friend")
    page.locator("main form").wait_for()
    return page


def setup(me: Visitor) -> Page:
    """The preparation."""
    table, _ = me.make("me", "bot:greedy", name="Ada")
    page = me.go(f"/table/{table}")
    me.until(lambda: 0 in me.latest and me.latest[0]["view"]["sides"][1]["locked"], "the bot's lock")
    return page


def battle(me: Visitor) -> Page:
    """Red has picked up the piece with the most actions, including an attack."""
    page = me.go(f"/table/{me.battle(other=BOT)}")
    me.until(lambda: me.decision(0) is not None, "Red's turn")
    decision = me.decision(0)
    assert decision is not None
    starts = [each["picks"][0]["index"] for each in decision["options"] if each["picks"][0]["kind"] == "cell"]
    strikers = {each["picks"][0]["index"] for each in decision["options"] if "x" in each["notation"]}
    me.cell(max(strikers, key=starts.count)).click()
    return page


def refusal(me: Visitor) -> Page:
    """A refused move, and why."""
    page = me.go(f"/table/{me.battle(other=BOT)}")
    me.until(lambda: me.decision(0) is not None, "Red's turn")
    page.locator("#typed-move").fill("a1-h4")
    page.locator("#typed-move").press("Enter")
    page.get_by_role("alert").wait_for()
    return page


def curtain(me: Visitor) -> Page:
    """The curtain between two people at one screen."""
    page = me.go(f"/table/{me.battle(other={'who': 'here', 'name': 'Ben'})}")
    me.curtain.wait_for()
    return page


def over(me: Visitor) -> Page:
    """The end: the last attack of the golden game."""
    frames = me.upload()
    page = me.go(f"/table/{me.fork(len(frames) - 2, BOT)}")
    me.until(lambda: me.decision(0) is not None, "Red's turn")
    decision = me.decision(0)
    assert decision is not None
    me.choose(0, next(each for each in decision["options"] if each["notation"] == frames[-1]["notation"]))
    me.over.wait_for()
    return page


def rules(me: Visitor) -> Page:
    """A rule with its example on a board."""
    page = me.go("/rules/summoner-war/SW-9.1")
    page.locator("[id='SW-9.1']").get_by_role("button").first.click()
    page.locator("article.example [role=grid]").wait_for()
    page.locator("#chapter-9").evaluate("node => node.scrollIntoView()")
    return page


def lesson(me: Visitor) -> Page:
    """The first step, the Hero picked up."""
    page = me.go("/lesson/summoner-war")
    page.locator(".cell.pickable").first.click()
    return page


def replay(me: Visitor) -> Page:
    """A finished game in its middle."""
    me.upload()
    page = me.go(f"/replay/{me.uploaded}/70")
    page.get_by_role("grid").wait_for()
    return page


# Krosmaster: Arena. Its positions come from games that quick policies play from a fixed seed.

ARENA = "krosmaster-arena"


@cache
def fought(name: str, scenario: str, seats: int, seed: int, steps: int) -> Replay:
    """A number of decisions of a game."""
    game = GAMES[name]
    options = {} if name != ARENA else {"arena": "elemental" if seats > 2 else "pit"}
    state = game.setup(scenario, seats, options, seed)
    rng = seeded(seed)
    actions: list[Action] = []
    while not state.over and len(actions) < steps:
        actions.append(game.prior(state, Seat(game.acting(state)[0]), rng))
        step(game, state, actions[-1])
    return record(game, scenario, seats, options, seed, actions, state)


def arena_table(me: Visitor, scenario: str = "duel", seats: int = 2, seed: int = 5, least: int = 150) -> Page:
    """A running game: Red can cast a spell at somebody."""
    replay = me.fetch("/api/replays", to_builtins(fought(ARENA, scenario, seats, seed, least + 200)))["replay"]
    for at, frame in enumerate(me.moments(replay)):
        active = frame["view"].get("active") or {}
        if (
            at < least
            or frame["acting"] != [0]
            or frame["view"]["question"]["kind"] != "activation"
            or active["mp"] < 2
        ):
            continue
        form = {"at": at, "seats": [{"who": "me"}, *[BOT] * (seats - 1)]}
        page = me.go(f"/table/{me.fetch(f'/api/replays/{replay}/fork', form)['table']}")
        me.until(lambda: me.decision(0) is not None, "Red's turn")
        decision = me.decision(0)
        assert decision is not None
        if any(option["text"] == "do-cast-at" for option in decision["options"]):
            page.locator(".spells").wait_for()
            return page
        me.latest.clear()
    raise LookupError("nobody to cast a spell at: choose another seed")


def arena(me: Visitor) -> Page:
    """Where the active Krosmaster can walk, and whom it can hit."""
    return arena_table(me)


def arena_spell(me: Visitor) -> Page:
    """A picked-up spell, its range, and a blocked line of sight."""
    page = arena_table(me, seed=7)
    page.locator(".spells .pickable").first.click()
    hidden = page.locator(".range.unseen")
    target = hidden.first if hidden.count() else page.locator(".range").last
    me.cell(int(target.get_attribute("data-range") or 0)).hover()
    return page


def arena_four(me: Visitor) -> Page:
    """Four players, each against all others."""
    return arena_table(me, "free-for-all", 4, 11, 90)


def arena_teams(me: Visitor) -> Page:
    """Eight cards to choose a team from."""
    table, _ = me.make("me", "bot:greedy", game=ARENA, options={"teams": "free"}, name="Ada")
    page = me.go(f"/table/{table}")
    page.locator("[data-take]").nth(1).click()
    page.locator(".chip:not([disabled])").wait_for()
    return page


# Meeple War

MEEPLE = "meeple-war"


def meeple_table(
    me: Visitor, seats: int, least: int, wanted: Callable[[dict[str, Any]], bool], scenario: str = "quick"
) -> Page:
    """A table where Orange decides and the view fits, from the first game that has one."""
    for seed in range(1, 40):
        played = fought(MEEPLE, scenario, seats, seed, least + 400)
        at = place_of(played, least, wanted)
        if at < 0:
            continue
        replay = me.fetch("/api/replays", to_builtins(played))["replay"]
        form = {"at": at, "seats": [{"who": "me"}, *[BOT] * (seats - 1)]}
        page = me.go(f"/table/{me.fetch(f'/api/replays/{replay}/fork', form)['table']}")
        me.until(lambda: me.decision(0) is not None, "Orange's turn")
        page.locator("#place-hand .village").wait_for()
        return page
    raise LookupError("no such position in forty games")


def place_of(played: Replay, least: int, wanted: Callable[[dict[str, Any]], bool]) -> int:
    """The first position after a number of decisions where Orange decides and the view fits; -1 for none."""
    game = GAMES[MEEPLE]
    for at, state in enumerate(replay_states(game, played)):
        if (
            at >= least
            and not state.over
            and game.acting(state) == [0]
            and wanted(to_builtins(game.view(state, Seat(0))))
        ):
            return at
    return -1


def marches(view: dict[str, Any], explored: int) -> bool:
    """Several meeples of Orange can move from one territory, and enough tiles have been discovered."""
    ready = [int(tile["men"][0] - tile.get("moved", 0)) for tile in view["tiles"]]
    laid = len(view["tiles"]) - {2: 3, 3: 7, 4: 10}[len(view["players"])]
    return bool(view["question"]["kind"] == "moving" and max(ready) > 2 and laid >= explored)


def meeple_march(me: Visitor, seats: int = 2, least: int = 60, explored: int = 0) -> Page:
    """The largest stack picked up: where it can go."""
    page = meeple_table(me, seats, least, lambda view: marches(view, explored))
    decision = me.decision(0)
    assert decision is not None
    starts = [each["picks"][0]["index"] for each in decision["options"] if each["text"].startswith("do-step")]
    me.cell(max(starts, key=starts.count)).click()
    return page


def meeple_four(me: Visitor) -> Page:
    """Four villages around one map."""
    return meeple_march(me, 4, 160, 1)


def meeple_village(me: Visitor) -> Page:
    """A worker at a fork, and where it can go."""
    return meeple_table(me, 2, 120, lambda view: view["question"]["kind"] == "fork")


def meeple_explore(me: Visitor) -> Page:
    """A discovered tile, which can be turned before it is placed."""
    page = meeple_table(me, 3, 60, lambda view: view["question"]["kind"] == "rotate" and view["drawn"] != "T36")
    page.locator("[data-turn=left]").click()
    return page


def meeple_battle(me: Visitor) -> Page:
    """A battle to come, with its result, before the moves are ended."""
    return meeple_table(me, 2, 60, lambda view: view["question"]["kind"] == "moving" and bool(view.get("battles")))


class Picture(Struct, frozen=True):
    """One picture to take."""

    show: Callable[[Visitor], Page]
    screen: Literal["wide", "phone"]
    look: Literal["light", "dark"] = "light"
    language: str = "en"

    @property
    def name(self) -> str:
        """The file name."""
        return f"{self.show.__name__}-{self.screen}-{self.look}-{self.language}.png"


# these show what is under the pointer
POINTING = (arena_spell, rift_tile, rift_build, elemental.uprising_tile)
PICTURES = [
    Picture(lobby, "wide"),
    Picture(lobby, "phone", "dark", "pl"),
    Picture(new, "wide"),
    Picture(setup, "wide"),
    Picture(setup, "phone", "light", "zh-Hant"),
    Picture(battle, "wide"),
    Picture(battle, "wide", "dark", "zh-Hant"),
    Picture(battle, "phone"),
    Picture(battle, "phone", "dark", "pl"),
    Picture(refusal, "wide"),
    Picture(curtain, "phone"),
    Picture(over, "phone", "dark"),
    Picture(rules, "wide"),
    Picture(rules, "phone", "dark", "zh-Hant"),
    Picture(lesson, "wide"),
    Picture(lesson, "phone", "light", "pl"),
    Picture(replay, "wide", "dark"),
    Picture(arena, "wide"),
    Picture(arena, "phone"),
    Picture(arena, "phone", "dark", "pl"),
    Picture(arena_spell, "wide", "dark"),
    Picture(arena_spell, "phone", "light", "zh-Hant"),
    Picture(arena_four, "wide", "light", "zh-Hant"),
    Picture(arena_four, "phone", "dark"),
    Picture(arena_teams, "wide"),
    Picture(arena_teams, "phone", "light", "pl"),
    Picture(meeple_march, "wide"),
    Picture(meeple_march, "phone"),
    Picture(meeple_march, "phone", "dark", "pl"),
    Picture(meeple_four, "wide"),
    Picture(meeple_four, "wide", "dark", "zh-Hant"),
    Picture(meeple_four, "phone"),
    Picture(meeple_village, "wide", "dark"),
    Picture(meeple_village, "phone", "light", "zh-Hant"),
    Picture(meeple_explore, "wide"),
    Picture(meeple_explore, "phone", "dark"),
    Picture(meeple_battle, "wide", "light", "pl"),
    Picture(rift_start, "wide"),
    Picture(rift_play, "wide"),
    Picture(rift_play, "phone", "dark", "pl"),
    Picture(rift_tile, "wide", "dark"),
    Picture(rift_tile, "phone", "light", "zh-Hant"),
    Picture(rift_build, "wide", "light", "pl"),
    Picture(rift_boss, "wide"),
    Picture(rift_duel, "wide", "dark", "zh-Hant"),
    Picture(rift_duel, "phone"),
    Picture(rift_four, "wide", "light", "zh-Hant"),
    Picture(rift_over, "wide"),
    Picture(rift_campaign, "wide"),
    Picture(elemental.uprising_lobby, "wide"),
    Picture(elemental.uprising_start, "wide"),
    Picture(elemental.uprising_lesson, "wide"),
    Picture(elemental.uprising_lesson, "phone", "light", "zh-Hant"),
    Picture(elemental.uprising_play, "wide"),
    Picture(elemental.uprising_play, "phone", "dark", "pl"),
    Picture(elemental.uprising_tile, "wide", "dark"),
    Picture(elemental.uprising_tile, "phone", "light", "zh-Hant"),
    Picture(elemental.uprising_mode, "wide", "light", "zh-Hant"),
    Picture(elemental.uprising_shop, "wide"),
    Picture(elemental.uprising_sticker, "phone", "dark"),
    Picture(elemental.uprising_boss, "wide", "dark", "pl"),
    Picture(elemental.uprising_boss, "phone"),
    Picture(elemental.uprising_rift, "wide"),
    Picture(elemental.uprising_over, "wide", "light", "pl"),
]


def main(wanted: list[str]) -> int:
    """Take all pictures, or those whose name contains one of the words."""
    if not (STATIC / "index.html").exists():
        print("The page is not built: run make client.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = [each for each in PICTURES if not wanted or any(word in each.name for word in wanted)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = chromium(playwright)
        with serving(Path(folder) / "data", "--rate", "0") as server:
            for each in chosen:
                size = WIDE if each.screen == "wide" else PHONE
                with Visitor(browser, server, each.language, size, luck=7, look=each.look) as me:
                    me.context.add_init_script(KNOWN)
                    page = each.show(me)
                    if each.show not in POINTING:
                        page.mouse.move(0, 0)
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=FOLDER / each.name, animations="disabled", caret="hide")
                print(each.name, flush=True)
        browser.close()
    if not wanted:
        for old in set(FOLDER.glob("*.png")) - {FOLDER / each.name for each in PICTURES}:
            old.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
