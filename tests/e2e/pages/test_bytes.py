"""What comes over the line until there is a board: a count, which a slow machine does not change."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser_driver import PHONE, Visitor
from tests.server.client import Served
from tools.phone import BOARD, MOST_BYTES, MOST_REQUESTS, arrive, table_of
from warbook.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_the_first_board_of_a_game_is_light(browser: Browser, server: Served, game: str) -> None:
    me = Visitor(browser, server, size=PHONE)
    found = arrive(me, game, f"/table/{table_of(me, game)}", BOARD, throttled=False)
    me.context.close()
    assert me.errors == [], "nothing is fetched twice, and nothing for nothing"
    assert found.bytes <= MOST_BYTES
    assert found.requests <= MOST_REQUESTS
