"""Games played with the keyboard alone, in all five titles: whatever can be clicked can be reached and chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import Player
from tests.e2e.keyboard import press, stops
from tests.e2e.kingdom.driver import Defender
from tests.e2e.kingdom.uprising_driver import Warden
from tests.e2e.krosmaster.driver import Fighter
from tests.e2e.meeple.driver import Marcher
from warbook.games import GAMES

PLAYERS: dict[str, Callable[[Visitor], Player]] = {
    "krosmaster-arena": Fighter,
    "meeple-war": Marcher,
    "rift-in-time": Defender,
    "elemental-uprising": Warden,
}
SEATS = {"krosmaster-arena": ("me", "bot:greedy"), "meeple-war": ("me", "bot:greedy")}
SCENARIOS = {"krosmaster-arena": "tutorial-1", "meeple-war": "quick", "rift-in-time": "RS01", "elemental-uprising": "P"}
WORKS = "() => document.activeElement !== document.body && document.activeElement?.closest('main.places') !== null"


@pytest.fixture
def keys_only(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever wants to click has to use the keyboard."""
    with monkeypatch.context() as patch:
        patch.setattr(Locator, "click", lambda locator, **_: press(locator))
        yield


def play(me: Visitor, game: str, most: int) -> bool:
    """Play a short game against whoever plays by themselves; whether it came to its end."""
    player = PLAYERS[game](me)
    player.sit(*SEATS.get(game, ("me",)), scenario=SCENARIOS[game])
    player.wait()
    made = player.play(most)
    assert made > 0
    return player.is_over


def battle(me: Visitor, most: int) -> bool:
    """Summoner War from the deployment on."""
    table, _ = me.make("me", "bot:greedy")
    me.go(f"/table/{table}")
    me.until(lambda: bool(me.latest), "the table")
    me.lock(0)
    luck = Random(3)
    for _ in range(most):
        me.until(lambda: me.is_over or me.decision(0) is not None, "my turn or the end")
        if me.is_over:
            return True
        me.play(0, luck)
    return False


@pytest.mark.usefixtures("keys_only")
@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_begins_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    me = visit()
    assert not (battle(me, 4) if game == "summoner-war" else play(me, game, 8))
    me.until(lambda: bool(me.page.evaluate(WORKS)), "the focus, where the player works")


@pytest.mark.tour
@pytest.mark.usefixtures("keys_only")
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_is_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    me = visit()
    assert battle(me, 3000) if game == "summoner-war" else play(me, game, 3000)
    press(me.over.get_by_role("link", name="To the lobby"))
    me.page.wait_for_url("**/")


@pytest.mark.parametrize("game", list(GAMES))
def test_the_board_is_one_of_the_first_stops(visit: Visit, game: str) -> None:
    me = visit()
    table, _ = me.make(*(("me",) if GAMES[game].is_cooperative() else ("me", "open")), game=game)
    page = me.go(f"/table/{table}")
    page.locator("main.places section.board").wait_for()
    assert stops(page, "[data-skip=board]") == 1
    page.keyboard.press("Enter")
    expect(page.locator("section.board :focus")).to_have_count(1)
    assert stops(page, "section.board") <= 8
