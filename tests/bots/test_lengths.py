"""`warbook sim` counts turns and rounds as the game itself does: as many as have begun, the first and the last too."""

from __future__ import annotations

from random import Random

import pytest

from warbook.bots import make_bot
from warbook.bots.arena import Course
from warbook.bots.bot import AnyGame, AnyState
from warbook.games import GAMES
from warbook.kernel.api import Action, Refusal
from warbook.kernel.run import Step, step

BEGINNINGS = ("turn", "round")  # the tags of the events that begin what a game counts


def counted(game: AnyGame, done: Step, before: int) -> int:
    """How many turns have begun, as the events tell: a game that numbers them is believed."""
    for event in done.events:
        if event.__struct_config__.tag in BEGINNINGS:
            before = int(getattr(event, "number", before + 1))
    return before


def drawn(game: AnyGame, state: AnyState, luck: Random) -> Action:
    seat = luck.choice(game.acting(state))
    return luck.choice(game.legal(state, seat))


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_counts_the_turns_that_have_begun(name: str, seed: int) -> None:
    game, luck = GAMES[name], Random(seed)
    scenario = game.scenarios[0]
    state = game.setup(scenario, game.seats(scenario)[0], {}, seed)
    found = game.turns(state)
    for _ in range(4000):
        if state.over:
            break
        done = step(game, state, drawn(game, state, luck))
        assert not isinstance(done, Refusal)
        found = counted(game, done, found)
        assert game.turns(state) == found
    assert found > 1


def test_a_turn_that_nobody_takes_does_not_count_in_summoner_war() -> None:
    """A draw is found at the end of a turn: the next one never begins."""
    game, luck = GAMES["summoner-war"], Random(3)
    state = game.setup("standard", 2, {"augment_count": "0", "no_progress_limit": "20"}, 3)
    found = 0
    while not state.over:
        seat = luck.choice(game.acting(state))
        legal = game.legal(state, seat)
        moves = [action for action in legal if "-" in game.write(action)]
        done = step(game, state, luck.choice(moves or legal))
        assert not isinstance(done, Refusal)
        found = counted(game, done, found)
    assert game.returns(state) == [0.5, 0.5]
    assert game.turns(state) == found


@pytest.mark.parametrize("name", list(GAMES))
def test_a_series_reports_what_the_game_has_counted(name: str) -> None:
    game = GAMES[name]
    scenario = game.scenarios[0]
    seats = game.seats(scenario)[0]
    course = Course(game, game.setup(scenario, seats, {}, 5), [make_bot("random", seat) for seat in range(seats)], 5)
    while not course.state.over:
        course.decide()
        assert course.turns == game.turns(course.state)
    assert course.turns > 3
