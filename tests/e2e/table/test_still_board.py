"""A board lies still under the pointer that asks what is on it."""

from __future__ import annotations

import pytest

from tests.e2e.browser_driver import Visitor
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import Player
from warbook.games import GAMES

# every game in a scenario that begins with its board on the table
BOARDS = {name: game.scenarios[0] for name, game in GAMES.items()} | {"krosmaster-arena": "tutorial-2"}

# where the drawing of the board is, frame by frame
WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const box = document.querySelector('[role=grid]').closest('svg').getBoundingClientRect();
    window.places.add([box.x, box.y, box.width, box.height].map((each) => each.toFixed(1)).join(' '));
    requestAnimationFrame(look);
  };
  look();
}"""
CELLS = """() => [...document.querySelectorAll('[role=gridcell]')].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_does_not_move_under_the_pointer(visit: Visit, game: str) -> None:
    me = visit(luck=4)
    begin(me, game)
    me.page.get_by_role("grid").first.wait_for()
    me.page.wait_for_timeout(300)  # pictures and letters have come
    me.page.evaluate(WATCH)
    cells = me.page.evaluate(CELLS)
    assert len(cells) > 15
    for x, y in cells:
        me.page.mouse.move(x, y)
        me.page.mouse.move(x + 1, y)
        me.page.wait_for_timeout(20)
    assert len(me.page.evaluate("[...window.places]")) == 1


def begin(me: Visitor, game: str) -> None:
    """A table of the game, until I am asked."""
    player = Player(me)
    player.GAME = game
    player.sit("me", "bot:random", scenario=BOARDS[game])
    seat = player.wait()
    assert seat is not None
    me.settle(seat)
