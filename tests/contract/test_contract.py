"""Every game of the registry keeps the contract, played at random and by its quick policy, interpreted and compiled."""

from __future__ import annotations

import pytest

from tools.trials import PROOFS
from tools.trials.kingdom import by_verb as by_any_verb
from tools.trials.krosmaster import by_verb
from tools.trials.meeple import by_verb as by_verbs
from tools.trials.steering import BLOCKADE, blockade, options_of, scripted, with_cards, with_uses
from warbook.games import GAMES
from warbook.kernel.contract.promise import Care, Coverage
from warbook.kernel.contract.trial import Plan, at_random, by_prior, resigning, with_asides
from warbook.kernel.rng import Seed

pytestmark = pytest.mark.compiled

STREAM = f"blake2b:{'3141592653589793' * 4}"
FULL = Care()
LIGHT = Care(universe=250, options=10, worlds=1, outcomes=3, onward=6, past=10)
STRIDES = Care(universe=250, options=10, worlds=1, outcomes=3, onward=6, past=10, stride=3)


def test_every_game_of_the_registry_is_put_on_trial() -> None:
    assert list(PROOFS) == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [0, 1, 2, STREAM])
def test_a_random_game_keeps_the_contract(name: str, seed: Seed) -> None:
    proof = PROOFS[name]
    policy = proof.short(with_asides(proof.game, at_random(proof.game), 6))
    _, coverage = proof.play(Plan(proof.brief, seed, policy, LIGHT))
    assert coverage.positions > 5


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_the_quick_policy_keeps_the_contract(name: str, seed: int) -> None:
    proof = PROOFS[name]
    proof.play(Plan(proof.brief, seed, proof.short(by_prior(proof.game)), LIGHT))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_the_contract_to_the_letter(name: str) -> None:
    proof = PROOFS[name]
    coverage = Coverage()
    for seed in range(5, 15):  # one game, or more of a short one
        coverage.add(proof.play(Plan(proof.brief, seed, proof.short(by_prior(proof.game)), FULL))[1])
        if coverage.positions > 18:
            break
    assert not [name for name in proof.unmet(coverage) if not name.startswith("verb")]


@pytest.mark.parametrize("scenario", GAMES["krosmaster-arena"].scenarios)
def test_every_scenario_of_krosmaster_keeps_the_contract(scenario: str) -> None:
    proof = PROOFS["krosmaster-arena"]
    policy = with_asides(proof.game, by_verb(proof.game), 12)
    _, coverage = proof.play(Plan(proof.brief, 9, policy, LIGHT, scenario=scenario))
    assert coverage.positions > 10


@pytest.mark.parametrize("seats", GAMES["meeple-war"].players)
@pytest.mark.parametrize("unseen", [0, 300])
def test_meeple_war_keeps_the_contract_with_all_its_players(seats: int, unseen: int) -> None:
    proof = PROOFS["meeple-war"]
    policy = resigning(proof.game, by_verbs(proof.game), unseen + 24)
    scenario = "quick" if (seats == 3) == (unseen == 0) else "normal"
    options = {"token_windows": "always" if seats == 3 else "called"}
    _, coverage = proof.play(Plan(options, seats, policy, LIGHT, unseen, scenario=scenario, seats=seats))
    assert coverage.positions > 20
    assert coverage.retold[-1] and coverage.retold[seats - 1]


@pytest.mark.parametrize(
    ("scenario", "seats", "unseen"),
    [("RS02", 2, 0), ("RS04", 1, 60), ("RS08", 3, 40), ("RS09", 4, 20), ("RS11", 2, 40), ("RS12", 3, 60)],
)
def test_rift_in_time_keeps_the_contract_with_all_its_players(scenario: str, seats: int, unseen: int) -> None:
    proof = PROOFS["rift-in-time"]
    policy = resigning(proof.game, by_any_verb(proof.game), unseen + 24)
    options = {"difficulty": proof.game.settings[0].values[seats % 3]}
    _, coverage = proof.play(Plan(options, seats, policy, STRIDES, unseen, scenario=scenario, seats=seats))
    assert coverage.positions > 12
    assert coverage.retold[-1] and coverage.retold[seats - 1]


@pytest.mark.parametrize("number", [3, 7, 11, 23])
def test_summoner_war_keeps_the_contract_with_other_options(number: int) -> None:
    proof = PROOFS["summoner-war"]
    policy = with_asides(proof.game, with_cards(proof.game, with_uses(proof.game, at_random(proof.game)), number), 6)
    proof.play(Plan(options_of(number), number, policy, LIGHT))


@pytest.mark.parametrize("no_action", ["pass", "loss"])
def test_summoner_war_keeps_the_contract_when_a_side_is_blocked(no_action: str) -> None:
    proof = PROOFS["summoner-war"]
    policy = scripted(blockade(proof.game), at_random(proof.game))
    _, coverage = proof.play(Plan({**BLOCKADE, "no_action": no_action}, 1, policy, LIGHT))
    assert coverage.verbs["pass"] > 0 or coverage.tally["ending no_action"] == 1


def test_coverage_adds_up() -> None:
    one, other = Coverage(), Coverage()
    one.games, other.games = 1, 2
    one.verbs["move"], other.verbs["move"] = 3, 4
    one.redealt[0], other.dealt[-1] = 5, 6
    one.add(other)
    assert (one.games, one.verbs["move"], one.redealt[0], one.dealt[-1]) == (3, 7, 5, 6)
