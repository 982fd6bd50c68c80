"""The pictures of Kingdom Rush: Elemental Uprising. Their positions come from games played here by a plain policy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from msgspec import to_builtins
from playwright.sync_api import Page

from tests.e2e.defender import hits_of, verb_of
from tests.e2e.visitor import Message, Visitor
from tests.e2e.warden import FIRST, Warden
from tools.pictures_rift import plays, table_at, tiles_left
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.game import ElementalUprising
from warbook.games.kingdom.verbs import VERB_NAMES
from warbook.kernel.api import Action, Seat
from warbook.kernel.api import verb_of as number_of
from warbook.kernel.replay import record
from warbook.kernel.run import step

LONGEST: Final = 400  # decisions of a game that is looked through
SEEDS: Final = 20


@cache
def game() -> ElementalUprising:
    """The game, made when a picture needs it."""
    return ElementalUprising()


def chosen(state: KingdomState, luck: Random) -> Action:
    """What somebody does who covers as much as possible and otherwise takes what comes."""
    seat = game().acting(state)[0]
    legal = game().legal(state, seat)
    by_verb: dict[str, list[Action]] = {}
    for action in legal:
        by_verb.setdefault(VERB_NAMES[number_of(action)], []).append(action)
    if "tile" in by_verb:
        decision = game().decision(state, Seat(seat))
        assert decision is not None
        hits = {option.action: int(option.words.get("hits", 0)) for option in decision.options}
        return max(by_verb["tile"], key=lambda action: hits[int(action)])
    for verb in (*FIRST, "stop", "done", "rest"):
        if verb in by_verb:
            return luck.choice(by_verb[verb])
    return luck.choice(legal)


@cache
def recorded(scenario: str, seats: int, seed: int) -> Message:
    """A whole game, or the first part of a long one."""
    luck = Random(seed)
    state = game().setup(scenario, seats, {}, seed)
    actions: list[Action] = []
    while not state.over and len(actions) < LONGEST:
        actions.append(chosen(state, luck))
        step(game(), state, actions[-1])
    found: Message = to_builtins(record(game(), scenario, seats, {}, seed, actions, state))
    return found


def table_where(me: Visitor, scenario: str, seats: int, wanted: Callable[[Message], bool]) -> Page:
    """A table at the first position that is as it is wanted, where Red is asked."""
    for seed in range(1, SEEDS):
        me.uploaded = str(me.fetch("/api/replays", recorded(scenario, seats, seed))["replay"])
        frames: list[Message] = me.fetch(f"/api/replays/{me.uploaded}")["frames"]
        at = next((at for at, each in enumerate(frames) if 0 in each["acting"] and wanted(each["view"])), None)
        if at is not None:
            return table_at(me, frames, at)
    raise LookupError(f"no game of {scenario} comes to such a position")


def asks(kind: str) -> Callable[[Message], bool]:
    """Whether this is asked."""
    return lambda view: bool(view["question"]["kind"] == kind)


def uprising_start(me: Visitor) -> Page:
    """The choice of heroes, their boards told in whole sentences."""
    return table_where(me, "S6", 2, asks("heroes"))


def uprising_play(me: Visitor) -> Page:
    """Two players, two roads that cross: flowers, decks with their backs, champions and events to come."""
    return table_where(me, "S6", 2, lambda view: plays(view) and view["round"] == 2)


def uprising_tile(me: Visitor) -> Page:
    """A tile in hand that may be turned freely."""
    page = table_where(me, "S6", 2, lambda view: len(tiles_left(view)) > 0)
    decision = me.decision(0)
    assert decision is not None
    player = Warden(me)
    option = max((each for each in decision["options"] if verb_of(each) == "tile"), key=hits_of)
    player.hold(0, option)
    player.square(player.under(0, option)).hover()
    page.locator(".ghost.fits").wait_for()
    return page


def uprising_mode(me: Visitor) -> Page:
    """A card with several attacks: one of them is chosen."""
    return table_where(me, "S3", 2, asks("mode"))


def uprising_shop(me: Visitor) -> Page:
    """A modification and its tower are chosen; the ways in which it may point."""
    page = table_where(me, "S6", 2, asks("buying"))
    page.locator("#place-hand [data-modification=soldier]").click()
    page.locator("#place-hand .choices [data-pick^='card:']").first.click()
    page.locator("[data-way]").first.wait_for()
    return page


def uprising_boss(me: Visitor) -> Page:
    """Three players against the Leviathan, its top layer enlarged."""
    page = table_where(me, "S4", 3, lambda view: plays(view) and view["round"] == 2)
    page.locator(f'[role=grid] [data-pick="cell:{me.latest[0]["view"]["boss"]["cell"]}"]').click()
    page.locator(".zoom [data-boss]").wait_for()
    return page


def uprising_rift(me: Visitor) -> Page:
    """A card of the rift is open."""
    return table_where(me, "S11", 2, lambda view: plays(view) and len(view.get("rift", ())) > 0)
