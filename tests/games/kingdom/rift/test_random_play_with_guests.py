"""Whole random games of Rift in Time with heroes of Elemental Uprising: every scenario, guests in every seat."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, TABLES
from tests.games.kingdom.random_games import by_verb
from tests.rules import rule
from warbook.games.kingdom.frames import MAIN
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.verbs import ASIDES, PICK_HERO, SPANS
from warbook.kernel.api import act, arg_of, verb_of
from warbook.kernel.rng import seeded

ON = {"guests": "on"}


@rule("EU-29.2", "EU-29.3", "RT-36.3")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whole_games_with_guests_lose_and_make_nothing(scenario: str) -> None:
    place = GAME.scenarios.index(scenario)
    state = GAME.setup(scenario, 1 + place % 4, {**ON, "difficulty": GAME.settings[0].values[place % 5]}, place)
    rng = seeded(place)
    number = 0
    while not state.over:
        asked = GAME.acting(state)
        seat = asked[int(rng.below(len(asked)))]
        found = GAME.legal(state, seat)
        if number % 9 == 0:
            data = GAME.dump(state)
            assert GAME.dump(GAME.load(data)) == data
            for verb, span in enumerate(SPANS):
                for arg in {int(rng.below(span)) for _ in range(8)} if span and verb not in ASIDES else ():
                    refusal = GAME.refuse(state, act(seat, verb, arg))
                    assert (refusal is None) == (act(seat, verb, arg) in found)
                    assert refusal is None or refusal.rule.startswith("RT-")
        guests = [action for action in found if verb_of(action) == PICK_HERO and arg_of(action) >= TABLES.own_heroes]
        GAME.apply(state, by_verb(guests or found, rng))
        assert miscount(state) == ""
        number += 1
    assert [name for figure, name in enumerate(TABLES.hero_names) if state.role[figure] == MAIN] != []
    assert not [
        name for figure, name in enumerate(TABLES.hero_names[: TABLES.own_heroes]) if state.role[figure] == MAIN
    ]
