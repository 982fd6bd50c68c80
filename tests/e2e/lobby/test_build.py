"""While the rules are compiled behind the server, the lobby says how far that is, until it is done."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.e2e.conftest import Visit


def test_the_lobby_says_how_far_the_compiling_is(visit: Visit) -> None:
    me = visit()
    told = {"done": 2, "parts": 6, "seconds": 130}

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told))

    me.context.route("**/api/build", answer)
    page = me.go("/")
    line = page.get_by_text("still being compiled (2 of 6 parts, 2 min)")
    expect(line).to_be_visible()
    told.update(done=0, parts=0, seconds=0)
    expect(line).to_have_count(0, timeout=30_000)
