"""The front door of Rift in Time: what a table is told before, during and after a game; alone and together."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME
from tests.rules import rule
from warbook.games import GAMES
from warbook.games.kingdom.verbs import DONE, FLAG, NOT_DONE, PICK_HERO, RESIGN
from warbook.kernel.api import Action, Refusal, Seat, act
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, playout, step


def test_it_stands_in_the_registry() -> None:
    game = GAMES["rift-in-time"]
    assert (game.prefix, game.players) == ("RT", [1, 2, 3, 4])
    assert game.scenarios == [f"RS{number:02}" for number in range(1, 13)]
    assert game.content == GAME.content


@pytest.mark.parametrize(
    ("scenario", "seats", "options", "sentence"),
    [
        ("RS13", 2, {}, "scenario 'RS13': rift-in-time has RS01, RS02"),
        ("RS01", 0, {}, "0 seats: rift-in-time is for 1, 2, 3 or 4"),
        ("RS01", 5, {}, "5 seats: rift-in-time is for 1, 2, 3 or 4"),
        ("RS01", 2, {"rain": "yes"}, "option rain: not known; the options are difficulty"),
        ("RS01", 2, {"difficulty": "x"}, r"option difficulty: 'x' is not one of one-star, .*RT-23\.2"),
    ],
)
def test_what_is_not_known_is_said(scenario: str, seats: int, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.setup(scenario, seats, options, 1)


@rule("RT-6.3", "RT-17.2")
def test_garbage_is_refused_and_changes_nothing() -> None:
    state = GAME.setup("RS01", 2, {}, 1)
    before = GAME.dump(state)
    for action in (act(Seat(3), PICK_HERO), act(Seat(0), 200), act(Seat(0), PICK_HERO, 99), act(Seat(0), 35)):
        done = step(GAME, state, action)
        assert isinstance(done, Refusal) and done.rule == "RT-6.3"
    assert GAME.dump(state) == before


@rule("RT-17.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_team_wins_or_loses_together_and_an_ended_game_asks_nobody(seats: int) -> None:
    state = GAME.setup("RS02", seats, {}, seats)
    assert GAME.returns(state) == [0.5] * seats
    playout(GAME, state, seeded(seats), 20_000)
    assert state.over and GAME.returns(state) in ([0.0] * seats, [1.0] * seats)
    assert GAME.acting(state) == [] and GAME.aside(state, Seat(0)) == []
    done = step(GAME, state, act(Seat(0), RESIGN))
    assert isinstance(done, Refusal) and done.rule == "RT-17.2"


@pytest.mark.parametrize("verb", [RESIGN, FLAG])
def test_who_gives_up_gives_up_for_all(verb: int) -> None:
    state = GAME.setup("RS01", 3, {}, 2)
    assert isinstance(step(GAME, state, act(Seat(1), verb)), Step)
    assert state.over and GAME.returns(state) == [0.0] * 3


def in_play(seats: int) -> list[Action]:
    """What brings the first scenario to Phase 2: everybody's hero."""
    return [act(Seat(seat), PICK_HERO, figure) for seat, figure in zip(range(seats), (1, 3, 2, 0), strict=False)]


@rule("RT-6.4")
def test_who_was_done_may_go_on() -> None:
    state = GAME.setup("RS01", 2, {}, 1)
    for action in in_play(2):
        assert isinstance(step(GAME, state, action), Step)
    assert GAME.acting(state) == [0, 1]
    assert isinstance(step(GAME, state, act(Seat(0), DONE)), Step)
    assert GAME.acting(state) == [1] and act(Seat(0), NOT_DONE) in GAME.aside(state, Seat(0))
    assert act(Seat(1), NOT_DONE) not in GAME.aside(state, Seat(1))
    assert isinstance(step(GAME, state, act(Seat(0), NOT_DONE)), Step)
    assert GAME.acting(state) == [0, 1]


@rule("RT-18.1")
def test_one_person_alone_is_asked_everything() -> None:
    state = GAME.setup("RS05", 1, {}, 4)
    rng = seeded(4)
    prompts: set[str] = set()
    for _ in range(600):
        if state.over:
            break
        assert GAME.acting(state) == [0]
        decision = GAME.decision(state, Seat(0))
        assert decision is not None
        prompts.add(decision.prompt)
        options = GAME.legal(state, Seat(0))
        GAME.apply(state, options[int(rng.below(len(options)))])
    assert {"prompt-heroes", "prompt-bench", "prompt-spells", "prompt-closing", "prompt-play"} <= prompts
