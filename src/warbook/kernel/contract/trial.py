"""Whole games under the contract: every position is checked, the replay compared, the coverage recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic

import msgspec

from warbook.kernel.api import Action, Game, Refusal, S, Seat, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.contract.pasts import Memory, Teller, check_pasts, remember
from warbook.kernel.contract.position import check_position
from warbook.kernel.contract.promise import BrokenPromise, Care, Coverage, Trial, audience_name
from warbook.kernel.replay import digest, record, replayed, result
from warbook.kernel.rng import Rng, Seed, beside, seeded
from warbook.kernel.run import Step, step
from warbook.kernel.wire import Replay

Policy = Callable[[S, Rng], Action]  # any legal action, of any seat
Counted = Callable[[S, Action, Step, S], Iterable[str]]  # names to count for: state before, action, step, state after


class Plan(Generic[S]):
    """One game to play: options, seed, policy, and thoroughness."""

    def __init__(
        self,
        options: dict[str, str],
        seed: Seed,
        policy: Policy[S],
        care: Care,
        unseen: int = 0,
        limit: int = 5000,
        scenario: str = "",
        seats: int = 0,
    ) -> None:
        """The first `unseen` actions are not checked. A game not over after `limit` breaks the promise to end.

        Defaults: the game's first scenario, and the scenario's usual number of seats.
        """
        self.options = options
        self.seed = seed
        self.policy = policy
        self.care = care
        self.unseen = unseen
        self.limit = limit
        self.scenario = scenario
        self.seats = seats

    def table(self, game: Game[S]) -> tuple[str, int]:
        """The scenario and the number of seats."""
        scenario = self.scenario or game.scenarios[0]
        return scenario, self.seats or game.seats(scenario)[0]


class Proof(Generic[S]):
    """A game with what its tests need: the catalogue, the teller of its past, what to count."""

    def __init__(
        self,
        game: Game[S],
        rules: frozenset[str],
        teller: Teller[S] | None = None,
        counted: Counted[S] | None = None,
        *,
        draws_first: bool = False,
        share: float = 0.5,
        brief: dict[str, str] | None = None,
        length: int = 0,
        texts: tuple[Texts, ...] = (),
    ) -> None:
        """A game without hidden information needs no teller, and `counted` is optional.

        `draws_first`: set-up already uses chance, so a past is replayed from the same seed;
        `share`: the part of dealt worlds that must look different to another seat; `brief`: options for a
        short game; `length`: without such options, the number of actions after which seats resign;
        `texts`: the game's, one for each language, in which every event must have a sentence.
        """
        self.game = game
        self.rules = rules
        self.teller = teller
        self.counted = counted
        self.draws_first = draws_first
        self.share = share
        self.brief = brief or {}
        self.length = length
        self.texts = texts

    def short(self, policy: Policy[S]) -> Policy[S]:
        """A policy for short games."""
        return resigning(self.game, policy, self.length) if self.length else policy

    def play(self, plan: Plan[S]) -> tuple[Replay, Coverage]:
        """Play and check the game; a BrokenPromise contains the replay so far."""
        game = self.game
        trial = Trial(game, self.rules, plan.care, seeded(beside(plan.seed) ^ 0x5EED), self.texts)
        scenario, seats = plan.table(game)
        state = game.setup(scenario, seats, plan.options, plan.seed)
        actions: list[Action] = []
        memory = Memory(state)
        try:
            while not state.over:
                if len(actions) >= plan.limit:
                    raise trial.broken("a game ends", f"{plan.limit} actions were not enough", state)
                if len(actions) >= plan.unseen:
                    self._look(trial, plan, state, memory, len(actions))
                actions.append(self._act(trial, plan, state, memory))
            check_position(trial, state)
            replay = record(game, scenario, seats, plan.options, plan.seed, actions, state)
            _check_replay(trial, state, replay)
        except BrokenPromise as broken:
            broken.replay = record(game, scenario, seats, plan.options, plan.seed, actions, state)
            raise
        trial.coverage.games += 1
        return replay, trial.coverage

    def unmet(self, coverage: Coverage) -> list[str]:
        """What is not covered yet: verbs never used, audiences for which little was re-dealt."""
        found = [f"verb {verb}" for verb in self.game.verbs if verb and not coverage.verbs[verb]]
        if self.teller is not None:
            for seat in range(-1, self.game.players[0]):
                if coverage.redealt[seat] < coverage.dealt[seat] * self.share or not coverage.dealt[seat]:
                    found.append(f"worlds of {audience_name(Seat(seat))}")
                if not coverage.retold[seat]:
                    found.append(f"a past of {audience_name(Seat(seat))}")
        return found

    def _look(self, trial: Trial[S], plan: Plan[S], state: S, memory: Memory, place: int) -> None:
        try:
            check_position(trial, state)
            past = plan.care.past
            if self.teller is not None and past and memory.is_due(place, beside(plan.seed), past):
                game = trial.game
                scenario, seats = plan.table(game)
                other = plan.seed if self.draws_first else int(trial.rng.next())
                check_pasts(
                    trial,
                    lambda: game.setup(scenario, seats, plan.options, other),
                    state,
                    memory,
                    self.teller,
                )
        except (BrokenPromise, KeyboardInterrupt):
            raise
        except Exception as error:
            raise trial.broken("asking a game raises nothing", f"{type(error).__name__}: {error}", state) from error

    def _act(self, trial: Trial[S], plan: Plan[S], state: S, memory: Memory) -> Action:
        game = trial.game
        action = plan.policy(state, trial.rng)
        before = state.clone()
        try:
            done = step(game, state, action)
        except Exception as error:
            raise trial.broken(
                "an action raises nothing", f"{type(error).__name__}: {error}", before, action
            ) from error
        if isinstance(done, Refusal):
            raise trial.broken("a policy picks what is allowed", done.rule, before, action)
        remember(trial, memory, state, done)
        trial.coverage.verbs[game.verbs[verb_of(action)]] += 1
        if state.over:
            trial.coverage.endings[result(game, state)] += 1
        if self.counted is not None:
            trial.coverage.tally.update(self.counted(before, action, done, state))
        return action


def _check_replay(trial: Trial[S], state: S, replay: Replay) -> None:
    again = msgspec.json.decode(msgspec.json.encode(replay), type=Replay)
    try:
        ended = digest(trial.game, replayed(trial.game, again))
    except ValueError as error:
        raise trial.broken("a replay ends on its digest", f"{error}", state) from error
    if ended != digest(trial.game, state):
        raise trial.broken("a replay ends on its digest", ended, state)


def at_random(game: Game[S]) -> Policy[S]:
    """A random acting seat, a random option."""

    def policy(state: S, rng: Rng) -> Action:
        acting = game.acting(state)
        options = game.legal(state, acting[int(rng.below(len(acting)))])
        return options[int(rng.below(len(options)))]

    return policy


def by_prior(game: Game[S]) -> Policy[S]:
    """A random acting seat, with the game's quick policy in one of its worlds."""

    def policy(state: S, rng: Rng) -> Action:
        acting = game.acting(state)
        seat = acting[int(rng.below(len(acting)))]
        return game.prior(game.determinize(state, seat, rng), seat, rng)

    return policy


def with_asides(game: Game[S], policy: Policy[S], often: int) -> Policy[S]:
    """Mix in asides of any seat, once in `often` actions; those that end the game much more rarely."""

    def mixed(state: S, rng: Rng) -> Action:
        if rng.below(often) == 0:
            for action in game.aside(state, Seat(int(rng.below(state.seats)))):
                after = state.clone()
                game.apply(after, action)
                shares = game.returns(after)
                drawn = min(shares) == max(shares) > 0  # a team that has lost has not drawn
                if rng.below(2 if not after.over else 8 if drawn else 120) == 0:
                    return action
        return policy(state, rng)

    return mixed


def resigning(game: Game[S], policy: Policy[S], after: int) -> Policy[S]:
    """A policy for a number of actions; then one seat after another resigns until the game is over."""
    resign = game.verbs.index("resign")

    def giving_up(state: S, rng: Rng) -> Action:
        if state.steps >= after:
            for seat in range(state.seats):
                for action in game.aside(state, Seat(seat)):
                    if verb_of(action) == resign:
                        return action
        return policy(state, rng)

    return giving_up
