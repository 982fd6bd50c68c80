"""The one door for actions: what it refuses, what it tells, and where undo ends."""

from __future__ import annotations

import pytest

from tests.games.summoner.boards import GAME, SEATS, drawn, started
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Refusal, act, arg_of, seat_of, verb_of
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, belongs, perft, playout, step

pytestmark = pytest.mark.compiled

BOARD = """
    4  .  .  w  .  .  .  . (s)
    3  .  .  . (f)(a) .  .  .
    2  .  W  .  .  .  .  .  .
    1  P  .  . (A) .  .  . (S)
       a  b  c  d  e  f  g  h
"""


def taken(state: SummonerState, text: str, seat: str = "red") -> Step:
    """A step that is accepted."""
    done = step(GAME, state, GAME.read(text, SEATS[seat]))
    assert isinstance(done, Step), done.rule
    return done


@pytest.mark.parametrize(("seat", "verb", "arg"), [(0, 0, 0), (1, 33, 1023), (5, 194, 0xFFFF), (-1, 7, 3)])
def test_an_action_is_three_numbers_in_one(seat: int, verb: int, arg: int) -> None:
    action = act(seat, verb, arg)
    assert (seat_of(action), verb_of(action), arg_of(action)) == (seat, verb, arg)


@pytest.mark.parametrize(("seat", "seats", "known"), [(0, 2, True), (1, 2, True), (2, 2, False), (-1, 2, False)])
def test_whose_action_it_is(seat: int, seats: int, known: bool) -> None:
    assert belongs(act(seat, 3), seats) == known


def test_a_refused_action_changes_nothing() -> None:
    state = drawn(BOARD).state
    before = GAME.dump(state)
    refused = step(GAME, state, GAME.read("b2-c3", SEATS["red"]))
    assert isinstance(refused, Refusal)
    assert refused.rule == "SW-7.30"
    assert GAME.dump(state) == before
    assert state.log is None


def test_an_accepted_action_is_told_and_counted() -> None:
    state = drawn(BOARD).state
    done = taken(state, "b2-b4")
    assert [type(event).__name__ for event in done.events] == ["Acted", "Moved", "TurnBegan"]
    assert state.steps == 1
    assert state.log is None


def test_passing_the_turn_is_a_fence() -> None:
    done = taken(drawn(BOARD).state, "b2-b4")
    assert (done.rolled, done.revealed, done.passed, done.fenced) == (False, False, True, True)


def test_a_step_that_shows_nothing_and_keeps_the_turn_can_be_undone() -> None:
    state = drawn(BOARD, red="SACRIFICE").state
    taken(state, "$SACRIFICE b2")
    done = taken(state, "b2-b3")
    assert (done.rolled, done.revealed, done.passed, done.fenced) == (False, False, False, False)


def test_showing_a_card_is_a_fence() -> None:
    done = taken(drawn(BOARD, red="SACRIFICE").state, "$SACRIFICE b2")
    assert (done.rolled, done.revealed, done.passed, done.fenced) == (False, True, False, True)


def test_turning_a_piece_up_is_a_fence_though_the_turn_goes_on() -> None:
    state = drawn(BOARD, red="SACRIFICE").state
    taken(state, "$SACRIFICE b2")
    taken(state, "b2-b3")
    done = taken(state, "b3xd3")
    assert done.revealed
    assert done.fenced


def test_chance_is_a_fence() -> None:
    state = drawn(BOARD, red="DOUBLE", dead_red="F").state
    taken(state, "+d1")
    done = taken(state, "!DOUBLE")
    assert done.rolled
    assert done.fenced


def test_perft_counts_sequences_and_leaves_the_state_alone() -> None:
    state = drawn(BOARD).state
    before = GAME.dump(state)
    first = GAME.legal(state, SEATS["red"])
    replies = 0
    for action in first:
        after = state.clone()
        step(GAME, after, action)
        replies += sum(len(GAME.legal(after, seat)) for seat in GAME.acting(after)) or 1
    assert (perft(GAME, state, 0), perft(GAME, state, 1), perft(GAME, state, 2)) == (1, len(first), replies)
    assert GAME.dump(state) == before


def test_a_finished_game_is_one_sequence() -> None:
    state = drawn(BOARD).state
    taken(state, "resign")
    assert perft(GAME, state, 3) == 1


def test_a_playout_ends_the_game_or_stops_at_its_limit() -> None:
    state = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE").state
    short, long = state.clone(), state.clone()
    assert playout(GAME, short, seeded(1), 5) == 5
    assert not short.over
    assert playout(GAME, long, seeded(1), 100_000) > 5
    assert long.over


def test_a_playout_is_its_seed() -> None:
    first = started("SWITCH OBSERVE DISGUISE", "COMMAND PROPHECY SNIPE").state
    dumps = []
    for _ in range(2):
        state = first.clone()
        playout(GAME, state, seeded(6), 100_000)
        dumps.append(GAME.dump(state))
    assert dumps[0] == dumps[1]
