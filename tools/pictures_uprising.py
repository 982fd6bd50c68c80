"""The pictures of Kingdom Rush: Elemental Uprising. Their positions come from its golden games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.browser_driver import Message, Visitor
from tests.e2e.kingdom.driver import hits_of, verb_of
from tests.e2e.kingdom.replay_driver import written
from tests.e2e.kingdom.uprising_driver import Warden
from tools.pictures_rift import plays, table_at, tiles_left

LEARNING = "table => localStorage.setItem('warbook-learning', JSON.stringify({ tables: [table] }))"


def frames_of(me: Visitor, golden: str) -> list[Message]:
    """Upload a golden game and return its frames."""
    me.uploaded = str(me.fetch("/api/replays", written(golden))["replay"])
    frames = me.moments(me.uploaded)
    return frames


def table_where(me: Visitor, golden: str, wanted: Callable[[Message], bool]) -> Page:
    """A table at the first position that fits and where Red decides."""
    frames = frames_of(me, golden)
    at = next(at for at, frame in enumerate(frames) if 0 in frame["acting"] and wanted(frame["view"]))
    return table_at(me, frames, at)


def asks(kind: str) -> Callable[[Message], bool]:
    """Whether this is the question."""
    return lambda view: bool(view["question"]["kind"] == kind)


def is_light(view: Message) -> bool:
    """Whether Red's hand fits into one row, which leaves room for the map."""
    return 2 <= len(view["players"][0].get("hand", ())) <= 4


def uprising_lobby(me: Visitor) -> Page:
    """Its picture and its buttons in the lobby."""
    page = me.go("/")
    page.locator('[data-campaign="elemental-uprising"]').wait_for()
    page.locator("li.tile[data-game=uprising]").evaluate("node => node.scrollIntoView({ block: 'center' })")
    return page


def uprising_start(me: Visitor) -> Page:
    """The choice of heroes, with their board texts."""
    return table_where(me, "two-modifications-won", asks("heroes"))


def uprising_lesson(me: Visitor) -> Page:
    """The prologue, and what its coach says about towers."""
    page = table_where(me, "solo-prologue-won", plays)
    page.evaluate(LEARNING, page.url.rpartition("/")[2])
    page.reload()
    page.locator("section.coach[data-coach]").wait_for()
    return page


def uprising_play(me: Visitor) -> Page:
    """Two players in the middle of a fight: beacons, flowers, decks with their backs, stickers, soldiers."""
    return table_where(me, "two-beacons-dark", lambda view: plays(view) and view["round"] > 3 and is_light(view))


def uprising_tile(me: Visitor) -> Page:
    """A tile in hand that may be turned freely, where it covers most."""
    page = table_where(me, "two-beacons-dark", lambda view: view["round"] == 6 and len(tiles_left(view)) > 1)
    player = Warden(me)
    tiles = [each for each in player.options(0) if verb_of(each) == "tile"]
    option = max((each for each in tiles if len(player.shape(0, each)["forms"]) > 1), key=hits_of)
    player.hold(0, option)
    player.square(player.under(0, option)).hover()
    page.locator(".ghost.fits").wait_for()
    return page


def uprising_mode(me: Visitor) -> Page:
    """A card with several attacks to choose from."""
    return table_where(me, "two-modifications-won", asks("mode"))


def uprising_shop(me: Visitor) -> Page:
    """Towers for crystals and modifications for gold."""
    return table_where(me, "two-beacons-dark", lambda view: asks("buying")(view) and view.get("gold", 0) >= 2)


def uprising_sticker(me: Visitor) -> Page:
    """A modification and its tower chosen: its possible directions."""
    page = uprising_shop(me)
    page.locator("#place-hand [data-modification=soldier]").click()
    page.locator("#place-hand .choices [data-pick^='card:']").first.click()
    page.locator("[data-way]").first.wait_for()
    return page


def uprising_boss(me: Visitor) -> Page:
    """Four players against a boss, its top layer enlarged."""
    page = table_where(me, "four-boss-lost", lambda view: plays(view) and view["round"] > 1 and is_light(view))
    page.locator(f'[role=grid] [data-pick="cell:{me.latest[0]["view"]["boss"]["cell"]}"]').click()
    page.locator(".zoom [data-boss]").wait_for()
    return page


def uprising_rift(me: Visitor) -> Page:
    """Four players, and a card of the rift is open."""
    return table_where(me, "four-rifts-lost", lambda view: plays(view) and len(view.get("rift", ())) > 0)


def uprising_over(me: Visitor) -> Page:
    """The boss is beaten: the last decision of a golden game."""
    frames = frames_of(me, "solo-boss-won")
    page = table_at(me, frames, len(frames) - 2)
    player = Warden(me)
    player.act(0, next(each for each in player.options(0) if each["notation"] == frames[-1]["notation"]))
    me.over.wait_for()
    return page
