"""The contract can fail: faults are planted one by one, and each is caught by the promise it breaks."""

from __future__ import annotations

import pytest

from tests.contract import faults
from tests.contract.faults import Delegate
from tools.trials import PROOFS
from tools.trials.steering import with_cards, with_uses
from tools.trials.summoner import next_told
from warbook.games.summoner.state import SummonerState
from warbook.kernel.contract.promise import BrokenPromise, Care, Coverage
from warbook.kernel.contract.trial import Plan, Proof, at_random
from warbook.kernel.replay import replayed

REAL: Proof[SummonerState] = PROOFS["summoner-war"]
CARE = Care(universe=150, options=8, worlds=1, outcomes=4, onward=4, past=5)
OFFERED = "what is offered is exactly what is not refused"
VIEW = "the view shows only what the audience knows"
PARTED = "views part only with the events"
SAID = "an event says something in every language, or nothing on purpose"
SILENT = "nothing changes for an audience that is told nothing"
HEARD = "a refusal depends only on what the seat knows"
FENCED = "a step that teaches its seat something is fenced"
ONWARD = "a saved world plays on the same"
LOADED = "a loaded state plays on the same"
PAST = "a world has a past that its audience cannot tell from the true one"
# for each fault the promises that it breaks; which of them notices it first is chance
FAULTS: list[tuple[type[Delegate], set[str]]] = [
    (faults.TooWide, {OFFERED, "a world can be played on"}),
    (faults.TooNarrow, {OFFERED, "the quick policy picks a legal action"}),
    (faults.StillOpen, {OFFERED}),
    (faults.ShowsType, {VIEW, PARTED}),
    (faults.ShowsCard, {VIEW, PARTED}),
    (faults.ShowsSpectators, {VIEW}),
    (faults.ShowsWindow, {VIEW, SILENT}),
    (faults.KnowsNoWindow, {PAST}),
    (faults.SharesList, {"a clone is independent, so a snapshot undoes"}),
    (faults.ForgetsField, {"load brings back what dump wrote"}),
    (faults.ForgetsSilently, {LOADED, ONWARD}),
    (faults.OwnDice, {"an action does the same twice, told or not", ONWARD}),
    (
        faults.Unredacted,
        {"a secret decision tells the others nothing of its answer", "events part only with the views"},
    ),
    (faults.Untold, {SILENT}),
    (faults.WrongRule, {"an event cites the catalogue"}),
    (faults.HintingRefusal, {HEARD}),
    (faults.HintingValues, {HEARD}),
    (faults.HintingDecision, {"the decision shows only what the audience knows", FENCED}),
    (faults.DealsChance, {"a world has fresh chance ahead"}),
    (faults.DealsByTruth, {"a world is dealt from what the audience knows alone"}),
    (faults.DealsImpossible, {PAST}),
    (faults.DealsKey, {"a world does not have the table's key"}),
    (faults.ReshufflesPieces, {"nobody can tell that something was reshuffled"}),
    (faults.ReshufflesByTruth, {"the old order takes no part in a new one"}),
    (faults.NoFence, {FENCED}),
    (faults.Misspelt, {"notation reads back"}),
    (faults.ForgetsAWord, {SAID}),
    (faults.NamesNothing, {SAID}),
    (faults.SilentByOversight, {SAID}),
]


def first_broken(game: Delegate, games: int = 60) -> BrokenPromise | None:
    """The first promise that a number of games break."""
    proof = Proof(game, REAL.rules, next_told, texts=REAL.texts)
    for seed in range(games):
        policy = with_cards(game, with_uses(game, at_random(game)), seed)
        try:
            proof.play(Plan({}, seed, policy, CARE, unseen=36))
        except BrokenPromise as broken:
            return broken
    return None


@pytest.mark.parametrize(("fault", "promises"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_planted_fault_is_caught(fault: type[Delegate], promises: set[str]) -> None:
    broken = first_broken(fault())
    assert broken is not None, f"nothing was noticed: {fault.__doc__}"
    assert broken.promise in promises, str(broken)


def test_the_delegate_alone_breaks_nothing() -> None:
    assert first_broken(Delegate(), 3) is None


def test_worlds_that_are_always_the_truth_are_noticed() -> None:
    proof = Proof(faults.DealsNothing(), REAL.rules, next_told)
    coverage = Coverage()
    for seed in range(2):
        policy = with_uses(proof.game, at_random(proof.game))
        coverage.add(proof.play(Plan({}, seed, policy, CARE, unseen=45))[1])
    assert [name for name in proof.unmet(coverage) if "world" in name] == [
        "worlds of the spectator",
        "worlds of seat 0",
        "worlds of seat 1",
    ]


def test_a_broken_promise_can_be_played_again() -> None:
    broken = first_broken(faults.TooNarrow())
    assert broken is not None and broken.replay is not None
    state = replayed(REAL.game, broken.replay)
    assert REAL.game.dump(state) == broken.dump
    assert broken.action and broken.action in str(broken)
