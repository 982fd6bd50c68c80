"""Who sits where: as listed, or drawn by the server (SW-2.1)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.server.client import Person

TRIES = 40  # a fair draw misses one of two sides in all of them once in a trillion times


@rule("SW-2.1")
@pytest.mark.parametrize("game", ["summoner-war", "krosmaster-arena", "meeple-war"])
def test_a_drawn_table_gives_a_person_either_side(ada: Person, game: str) -> None:
    found: set[int] = set()
    for _ in range(TRIES):
        table, invites = ada.make("me", "open", game=game, draw=True, options={})
        (mine,) = ada.get(f"/api/tables/{table}")["mine"]
        assert [invite["seat"] for invite in invites] == [1 - mine]
        found.add(mine)
        if len(found) == 2:
            return
    pytest.fail(f"always seat {found}")


@rule("SW-2.1")
def test_a_listed_seat_is_the_one_that_was_asked_for(ada: Person) -> None:
    for seats, mine in ((("me", "open"), [0]), (("open", "me"), [1])):
        for _ in range(6):
            table, _invites = ada.make(*seats)
            assert ada.get(f"/api/tables/{table}")["mine"] == mine


def test_a_team_sits_as_it_is_listed(ada: Person) -> None:
    for _ in range(8):
        table, _invites = ada.make("open", "me", game="rift-in-time", draw=True, options={})
        assert ada.get(f"/api/tables/{table}")["mine"] == [1]
