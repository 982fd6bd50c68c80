"""Whole games with heroes of the other game of the family keep the contract, in either direction (EU-29.2)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tools.trials import PROOFS
from tools.trials.course import by_bot
from tools.trials.kingdom import by_verb
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.uprising.game import ElementalUprising
from warbook.games.kingdom.verbs import PICK_BENCH, PICK_HERO
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.contract.promise import Care
from warbook.kernel.contract.trial import Plan, Policy, resigning
from warbook.kernel.rng import Rng
from warbook.kernel.wire import Replay

pytestmark = pytest.mark.compiled

CARE = Care(universe=250, options=10, worlds=1, outcomes=3, onward=6, past=10, stride=4)
GAMES: list[KingdomGame] = [RiftInTime(), ElementalUprising()]
TABLES = [(GAMES[0], "RS08", 1), (GAMES[0], "RS10", 3), (GAMES[1], "S9", 1), (GAMES[1], "S12", 3)]


def with_guests(game: KingdomGame, policy: Policy[KingdomState]) -> Policy[KingdomState]:
    """A policy that takes guests for heroes."""
    guests = range(game.tables.own_heroes, len(game.tables.heroes))

    def inviting(state: KingdomState, rng: Rng) -> Action:
        action = policy(state, rng)
        if verb_of(action) not in (PICK_HERO, PICK_BENCH) or arg_of(action) in guests:
            return action
        free = [figure for figure in guests if not state.role[figure]]
        return Action(int(action) - arg_of(action) + free[int(rng.below(len(free)))])

    return inviting


def plan_of(
    game: KingdomGame, scenario: str, seats: int, policy: Policy[KingdomState], most: int
) -> Plan[KingdomState]:
    """A game with guests that is given up after so many steps; only the last of them are looked at."""
    ended = resigning(game, with_guests(game, policy), most)
    return Plan({"guests": "on"}, seats, ended, CARE, most - 24, scenario=scenario, seats=seats)


def chosen(replay: Replay) -> set[str]:
    """The heroes that were chosen."""
    words = [action.partition(":")[2].split() for action in replay.actions]
    return {word[1] for word in words if word[0] in ("hero", "bench")}


def own(game: KingdomGame) -> set[str]:
    """The heroes of the game itself."""
    return set(game.tables.hero_names[: game.tables.own_heroes])


def name_of(each: object) -> str:
    """A game by the prefix of its rules."""
    return each.prefix if isinstance(each, KingdomGame) else str(each)


@rule("EU-29.2", "EU-29.3")
@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES, ids=name_of)
def test_a_random_game_with_guests_keeps_the_contract(game: KingdomGame, scenario: str, seats: int) -> None:
    replay, coverage = PROOFS[game.name].play(plan_of(game, scenario, seats, by_verb(game), 40))
    assert coverage.positions > 5 and coverage.tally["option guests on"] == 1
    assert len(chosen(replay)) >= seats and not chosen(replay) & own(game)


@rule("EU-29.2", "EU-29.3")
@pytest.mark.parametrize(("game", "scenario"), [(GAMES[0], "RS10"), (GAMES[1], "S9")], ids=name_of)
def test_a_greedy_game_with_guests_keeps_the_contract(game: KingdomGame, scenario: str) -> None:
    replay, coverage = PROOFS[game.name].play(plan_of(game, scenario, 2, by_bot(game, "greedy", 3, 2), 60))
    assert coverage.positions > 5 and coverage.tally["option guests on"] == 1
    assert len(chosen(replay)) == 2 and not chosen(replay) & own(game)
