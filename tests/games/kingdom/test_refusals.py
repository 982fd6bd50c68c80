"""Both games of the family: every refusal names a rule of its game, and a save keeps an attack whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.trials.kingdom import by_verb
from warbook.games import GAMES, package_of
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Game, Seat, act
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.rng import Rng, seeded

FAMILY = ("rift-in-time", "elemental-uprising")


def positions(game: Game[KingdomState], rng: Rng, scenario: str, seats: int) -> Iterator[KingdomState]:
    """The positions of a game by chance."""
    state = game.setup(scenario, seats, {}, int(rng.below(1000)))
    policy = by_verb(game)
    while not state.over:
        yield state
        game.apply(state, policy(state, rng))


@pytest.mark.parametrize("name", FAMILY)
def test_every_refusal_names_a_rule_of_the_game(name: str) -> None:
    game, rng = GAMES[name], seeded(5)
    rules = load_rulebook(package_of(game)).rules
    for scenario in game.scenarios:
        for state in positions(game, rng, scenario, 2):
            for verb, span in enumerate(game.spans):
                arg = int(rng.below(span)) if span else 0
                refusal = game.refuse(state, act(Seat(int(rng.below(2))), verb, arg)) if span else None
                assert refusal is None or refusal.rule in rules, f"{game.verbs[verb]} {arg}: {refusal}"


@pytest.mark.parametrize("name", FAMILY)
def test_an_attack_that_is_saved_remembers_where_it_comes_from_and_what_it_hit(name: str) -> None:
    game, rng = GAMES[name], seeded(2)
    met = 0
    for scenario in game.scenarios:
        for state in positions(game, rng, scenario, 3):
            if state.volleys and state.volleys[-1].hits:
                saved = game.load(game.dump(state)).volleys[-1]
                now = state.volleys[-1]
                assert (saved.hits, saved.posted) == (now.hits, now.posted)
                assert (saved.source, saved.owner) == (now.source, now.owner)
                met += 1
    assert met > 3
