"""The front door of Meeple War: what a table is told before, during and after a game."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME
from tests.rules import rule
from warbook.games import GAMES
from warbook.games.meeple.verbs import CALL, FLAG, RESIGN
from warbook.kernel.api import Action, Refusal, Seat, act
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, playout, step


def test_it_stands_in_the_registry() -> None:
    game = GAMES["meeple-war"]
    assert (game.prefix, game.players, game.scenarios) == ("MW", [2, 3, 4], ["normal", "quick"])
    assert game.content == GAME.content


@rule("MW-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4"):
        GAME.setup("normal", seats, {}, 1)


@pytest.mark.parametrize(
    ("scenario", "options", "sentence"),
    [
        ("slow", {}, "scenario 'slow': meeple-war has normal, quick"),
        ("quick", {"rain": "yes"}, "option rain: not known; the options are token_windows"),
        ("quick", {"token_windows": "x"}, "option token_windows: 'x' is not one of called, always"),
    ],
)
def test_what_is_not_known_is_said(scenario: str, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.setup(scenario, 2, options, 1)


@rule("MW-1.2", "MW-6.1")
def test_garbage_is_refused_and_changes_nothing() -> None:
    state = GAME.setup("quick", 2, {}, 1)
    seat = GAME.acting(state)[0]
    other, before = Seat(1 - seat), GAME.dump(state)
    wrong = {
        Action(int(GAME.legal(state, seat)[-1]) ^ (1 << 24)): "MW-1.2",
        act(Seat(3), 3, 1): "MW-6.1",
        act(seat, 200, 0): "MW-6.1",
        act(seat, 28, 7): "MW-6.1",
        act(seat, 30, 0): "MW-6.1",
    }
    for action, rule_id in wrong.items():
        done = step(GAME, state, action)
        assert isinstance(done, Refusal) and done.rule == rule_id
    assert GAME.legal(state, other) == [] and GAME.decision(state, other) is None
    assert GAME.dump(state) == before


@rule("MW-18.1", "MW-18.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_winners_share_one_point_and_an_ended_game_asks_nobody(seats: int) -> None:
    state = GAME.setup("quick", seats, {}, seats)
    assert GAME.returns(state) == [0.5] * seats
    playout(GAME, state, seeded(seats), 20_000)
    assert state.over and sum(GAME.returns(state)) == pytest.approx(1.0)
    assert GAME.acting(state) == [] and GAME.aside(state, Seat(0)) == []
    done = step(GAME, state, act(Seat(0), RESIGN))
    assert isinstance(done, Refusal) and done.rule == "MW-18.1"


@rule("MW-16.9", "MW-18.3")
@pytest.mark.parametrize("verb", [RESIGN, FLAG])
def test_who_leaves_is_out_and_the_last_one_wins(verb: int) -> None:
    state = GAME.setup("quick", 3, {}, 2)
    turn = GAME.acting(state)[0]
    assert isinstance(step(GAME, state, act(turn, verb)), Step)
    assert GAME.acting(state) and GAME.acting(state) != [turn]
    again = step(GAME, state, act(turn, verb))
    assert isinstance(again, Refusal) and again.rule == "MW-1.2"
    leaver = GAME.acting(state)[0]
    assert isinstance(step(GAME, state, act(leaver, verb)), Step)
    left = ({0, 1, 2} - {int(turn), int(leaver)}).pop()
    assert GAME.acting(state) == [] and GAME.returns(state) == [1.0 if seat == left else 0.0 for seat in range(3)]


@rule("MW-17.11")
def test_calling_for_a_window_is_an_aside() -> None:
    state = GAME.setup("quick", 2, {}, 1)
    other = Seat(1 - GAME.acting(state)[0])
    assert act(other, CALL) in GAME.aside(state, other)
    assert isinstance(step(GAME, state, act(other, CALL)), Step)
    assert act(other, CALL) not in GAME.aside(state, other)
    always = GAME.setup("quick", 2, {"token_windows": "always"}, 1)
    assert all(act(Seat(seat), CALL) not in GAME.aside(always, Seat(seat)) for seat in (0, 1))
