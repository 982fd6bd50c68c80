"""Random games of every scenario: nothing is lost or made, what is listed is not refused, every moment can be saved."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.games.kingdom.random_games import by_verb
from tests.games.kingdom.uprising.boards import GAME, TABLES
from tests.rules import rule
from warbook.games.kingdom import verbs
from warbook.games.kingdom.frames import ENDINGS
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import SPECTATOR, act, verb_of
from warbook.kernel.rng import seeded

SETTINGS = list(TABLES.content.settings)
LONG = 60  # hearts for games that do not end too soon


def played(scenario: str, seats: int, seed: int, hearts: int = 0) -> Iterator[KingdomState]:
    """A game played at random to its end, position by position."""
    options = {"difficulty": SETTINGS[seed % 5], "guests": "on" if seed % 3 == 1 else "off"}
    state = GAME.setup(scenario, seats, {**options, "rifts": "on" if seed % 4 == 2 else "off"}, seed)
    state.hearts = hearts or state.hearts
    rng = seeded(seed)
    while not state.over:
        yield state
        asked = GAME.acting(state)
        seat = asked[int(rng.below(len(asked)))]
        GAME.apply(state, by_verb(GAME.legal(state, seat), rng))
    yield state


@rule("EU-37.1", "EU-37.4", "EU-7.2")
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seats", GAME.players)
def test_nothing_is_lost_or_made_and_every_moment_can_be_saved(scenario: str, seats: int) -> None:
    seed = 10 * GAME.scenarios.index(scenario) + seats
    for number, state in enumerate(played(scenario, seats, seed)):
        assert miscount(state) == ""
        assert state.hearts >= 0 and ENDINGS[state.ending] != "time"
        if number % 8 == 0:
            data = GAME.dump(state)
            assert GAME.dump(GAME.load(data)) == data
            assert GAME.view(GAME.load(data), SPECTATOR) == GAME.view(state, SPECTATOR)


@rule("EU-37.5")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_is_listed_is_what_is_not_refused(scenario: str) -> None:
    seats = 1 + GAME.scenarios.index(scenario) % 4
    for number, state in enumerate(played(scenario, seats, 7)):
        if state.over or number % 9:
            continue
        for seat in GAME.acting(state):
            found = GAME.legal(state, seat)
            assert found and all(one < other for one, other in pairwise(found))
            listed = set(found)
            for verb in {verb_of(action) for action in found}:
                for arg in range(verbs.SPANS[verb]):
                    action = act(seat, verb, arg)
                    refusal = GAME.refuse(state, action)
                    assert (refusal is None) == (action in listed), GAME.write(action)
                    assert refusal is None or refusal.rule.startswith("EU-"), GAME.write(action)


def test_long_games_ask_almost_every_question() -> None:
    asked: set[str] = set()
    for seed, scenario in enumerate([*GAME.scenarios, *GAME.scenarios]):
        for state in played(scenario, 1 + seed % 4, seed, LONG):
            if not state.over:
                asked.add(QUESTIONS[state.stack[-1].kind])
    rare = {"copying", "again", "surging", "companion", "granted"}  # of guests
    rare |= {"razing", "reward", "instead", "ordering", "turning", "spending", "lifted", "sticking"}  # by chance alone
    never = {"spells", "raising", "ghosts", "ruining"}  # of the other game
    assert asked >= set(QUESTIONS.values()) - rare - never, set(QUESTIONS.values()) - asked
    assert not asked & never


def test_a_clone_goes_its_own_way() -> None:
    for number, state in enumerate(played("S8", 4, 3)):
        if number % 25 == 10 and not state.over:
            before = GAME.dump(state)
            copy = state.clone()
            rng = seeded(number)
            while not copy.over:
                GAME.apply(copy, by_verb(GAME.legal(copy, GAME.acting(copy)[0]), rng))
            assert GAME.dump(state) == before
