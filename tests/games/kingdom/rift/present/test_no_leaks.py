"""The order of the decks reaches nobody: states that differ in nothing else give everyone the same bytes."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.kingdom.boards import GAME
from tests.games.kingdom.random_games import by_verb
from tests.rules import rule
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.contract.promise import sight, told_to
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step


def reordered(state: KingdomState) -> KingdomState:
    """The same table with every deck in another order, and other chance ahead."""
    copy = state.clone()
    copy.decks = [deck[::-1] for deck in copy.decks]
    copy.ghosts = copy.ghosts[::-1]
    copy.boss_deck = copy.boss_deck[::-1]
    copy.rng = seeded(99)
    return copy


@rule("RT-33.1", "RT-33.3", "RT-33.4")
@pytest.mark.parametrize(("scenario", "seats"), [("RS04", 1), ("RS08", 2), ("RS09", 3), ("RS12", 4)])
def test_the_order_of_the_decks_is_nobodys_to_see(scenario: str, seats: int) -> None:
    rng = seeded(seats)
    state = GAME.setup(scenario, seats, {"difficulty": "one-star"}, 7)
    audiences = [SPECTATOR, *(Seat(seat) for seat in range(seats))]
    checked = 0
    while not state.over and checked < 60:
        other = reordered(state)
        for seat in audiences:
            assert sight(GAME, state, seat) == sight(GAME, other, seat)
        checked += 1
        action = by_verb(GAME.legal(state, GAME.acting(state)[0]), rng)
        here, there = step(GAME, state, action), step(GAME, other, action)
        assert isinstance(here, Step) and isinstance(there, Step)
        if not here.revealed:
            told = [msgspec.json.encode(told_to(GAME, done.events, SPECTATOR)) for done in (here, there)]
            assert told[0] == told[1]
    assert checked > 20


@rule("RT-33.3", "RT-33.5")
@pytest.mark.parametrize("seats", [1, 4])
def test_everybody_sees_the_same(seats: int) -> None:
    state = GAME.setup("RS07", seats, {}, 3)
    rng = seeded(2)
    for _ in range(60):
        if state.over:
            break
        views = [GAME.view(state, seat) for seat in (SPECTATOR, *(Seat(seat) for seat in range(seats)))]
        assert {msgspec.json.encode(msgspec.structs.replace(view, seat=0)) for view in views} == {
            msgspec.json.encode(msgspec.structs.replace(views[0], seat=0))
        }
        GAME.apply(state, by_verb(GAME.legal(state, GAME.acting(state)[0]), rng))


@rule("RT-33.1", "RT-33.2")
def test_a_world_that_nobody_can_tell_apart_has_the_same_view() -> None:
    state = GAME.setup("RS08", 2, {}, 5)
    rng = seeded(3)
    orders: set[tuple[tuple[int, ...], ...]] = set()
    for number in range(40):
        world = GAME.determinize(state, Seat(0), seeded(number))
        assert GAME.view(world, Seat(1)) == GAME.view(state, Seat(1))
        assert [len(deck) for deck in world.decks] == [len(deck) for deck in state.decks]
        orders.add(tuple(tuple(deck) for deck in world.decks))
        if not state.over:
            GAME.apply(state, by_verb(GAME.legal(state, GAME.acting(state)[0]), rng))
    assert len(orders) > 10, "decks are really dealt anew"


@rule("RT-33.4")
def test_no_view_holds_the_seed() -> None:
    one, other = GAME.setup("RS12", 3, {}, 1), GAME.setup("RS12", 3, {}, 1)
    other.rng = seeded(2)
    assert GAME.view(one, SPECTATOR) == GAME.view(other, SPECTATOR)
    assert b"rng" not in msgspec.json.encode(GAME.view(one, Seat(0)))
