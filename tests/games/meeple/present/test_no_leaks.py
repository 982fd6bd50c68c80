"""The order of the face-down tiles reaches nobody: states that differ in nothing else give everyone the same bytes."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.meeple.boards import GAME
from tests.rules import rule
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.contract.promise import sight, told_to
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step


def reversed_supply(state: MeepleState) -> MeepleState:
    """The same table with the face-down tiles in another order, and other chance ahead."""
    copy = state.clone()
    copy.supply = copy.supply[::-1]
    copy.rng = seeded(99)
    return copy


@rule("MW-23.2", "MW-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_the_supply_is_nobodys_to_see(seats: int) -> None:
    rng = seeded(seats)
    state = GAME.setup("quick", seats, {}, 7)
    checked = 0
    while not state.over and state.turns < 25 and len(state.supply) > 1:
        other = reversed_supply(state)
        audiences = [SPECTATOR, *(Seat(seat) for seat in range(seats))]
        for seat in audiences:
            assert sight(GAME, state, seat) == sight(GAME, other, seat)
        checked += 1
        action = GAME.prior(state, GAME.acting(state)[0], rng)
        here, there = step(GAME, state, action), step(GAME, other, action)
        assert isinstance(here, Step) and isinstance(there, Step)
        if not here.revealed:
            for seat in audiences:
                told = [msgspec.json.encode(told_to(GAME, done.events, seat)) for done in (here, there)]
                assert told[0] == told[1]
    assert checked > 60


@rule("MW-23.3")
def test_what_is_left_in_the_supply_is_counted_by_its_faces() -> None:
    state = GAME.setup("normal", 2, {}, 1)
    view = msgspec.to_builtins(GAME.view(state, SPECTATOR))
    assert sum(view["unseen"].values()) == view["supply"] == 33
    assert view["unseen"]["T24"] == 2 and list(view["unseen"]) == sorted(view["unseen"])


@rule("MW-23.2", "MW-23.5")
def test_no_view_holds_the_seed() -> None:
    one, other = GAME.setup("normal", 3, {}, 1), GAME.setup("normal", 3, {}, 1)
    other.rng = seeded(2)
    assert GAME.view(one, SPECTATOR) == GAME.view(other, SPECTATOR)
    assert b"rng" not in msgspec.json.encode(GAME.view(one, Seat(0)))
