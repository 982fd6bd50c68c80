"""Golden replays of the Kingdom Rush games: searches for games with a planned ending.

Random play, a simple policy or a bot with fixed seeds: a golden file changes only when rules do, or the bot that played
it. If rules did, increase the rules number and say in the commit which rules changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from tools.trials.kingdom import by_verb, idle
from warbook.bots.greedy import Greedy
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import count
from warbook.games.kingdom.board.trays import distance_left, uncovered
from warbook.games.kingdom.content.tables import CHAMPION
from warbook.games.kingdom.frames import ALL_TRAYS, BOSS_TRAY, ENDINGS, PLACING
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import ACTIVATE, BUILD, BUY, DONE, MODIFY, PASS, PICK_HERO, SOLDIER, STOP, TILE
from warbook.kernel.api import Action, Refusal, Seat, verb_of
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.contract.trial import Policy
from warbook.kernel.replay import record
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay

TRIES: Final = 60


class Plan(Struct, frozen=True):
    """One game: its table, its required ending, and who leaves it after how many decisions."""

    name: str
    scenario: str
    seats: int
    way: str  # of ENDINGS
    setting: str
    policy: str = "any"  # who plays, see `policy_of`
    seed: int = 1  # the first seed to try
    leaves: str = ""  # "resign" or "flag"
    after: int = 0
    options: dict[str, str] = field(default_factory=dict)  # besides the difficulty


def danger(state: KingdomState, blind: bool) -> int:
    """The uncovered squares, weighted by distance to the exit; optionally ignoring the goal."""
    total = 40 * (8 - int(state.hearts))
    for tray in range(ALL_TRAYS):
        if state.card[tray] == NONE or (blind and is_of_goal(state, tray)):
            continue
        left = count(uncovered(state, tray))
        near = max(1, 10 - distance_left(state, tray))
        total += left * near + (6 * near if left else 0) + (30 if left and state.level[tray] else 0)
        total -= 4 * near if left and state.soldiers[tray] else 0
    return total


def is_of_goal(state: KingdomState, tray: int) -> bool:
    """A portal, a boss or a champion."""
    return tray == BOSS_TRAY or state.level[tray] > 0 or state.tables.cards[state.card[tray]].kind == CHAMPION


def diligent(game: KingdomGame, blind: bool) -> Policy[KingdomState]:
    """The first asked seat does what leaves the least danger, and builds while that helps."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        seat = game.acting(state)[0]
        options = game.legal(state, seat)
        wished = [action for action in options if verb_of(action) in (PICK_HERO, BUY, MODIFY)]
        if wished:
            return wished[int(rng.below(len(wished)))]
        tried = [action for action in options if verb_of(action) not in (PASS, ACTIVATE)] or options
        now = danger(state, blind)
        best, least = NONE, 10**9
        for place, action in enumerate(tried):
            found = danger(outcome(game, state, action, blind), blind)
            found += 1 if verb_of(action) in (DONE, STOP) else 0
            if found < least:
                best, least = place, found
        if least >= now and verb_of(tried[best]) == BUILD:
            return ended(options, rng)
        return tried[best]

    return policy


def ended(options: list[Action], rng: Rng) -> Action:
    """Nothing helps any more: upgrade a tower, or end the phase."""
    passes = [action for action in options if verb_of(action) == PASS]
    if passes and rng.below(3) == 0:
        return passes[int(rng.below(len(passes)))]
    return options[-1]


def outcome(game: KingdomGame, state: KingdomState, action: Action, blind: bool) -> KingdomState:
    """The result of an action with its best attack; does not look past the end of a phase."""
    after = state.clone()
    if verb_of(action) == DONE:
        return after
    game.apply(after, action)
    while not after.over and after.stack[-1].kind == PLACING and verb_of(action) == BUILD:
        options = [each for each in game.legal(after, game.acting(after)[0]) if verb_of(each) in (TILE, SOLDIER)]
        if not options:
            break
        states = []
        for each in options:
            then = after.clone()
            game.apply(then, each)
            states.append(then)
        after = min(states, key=lambda then: danger(then, blind))
    return after


def greedy(game: KingdomGame) -> Policy[KingdomState]:
    """A bot, for scenarios that are too hard for the others."""
    bot = Greedy(1)

    def policy(state: KingdomState, rng: Rng) -> Action:
        seat = game.acting(state)[0]
        return bot.choose(game, game.determinize(state, seat, rng), seat)

    return policy


def policy_of(game: KingdomGame, name: str) -> Policy[KingdomState]:
    """The policy: random, idle, a bot, looking one move ahead, or the same ignoring the goal."""
    policies = {"any": by_verb, "idle": idle, "greedy": greedy}
    return policies[name](game) if name in policies else diligent(game, blind=name == "careless")


def played(game: KingdomGame, plan: Plan, seed: int) -> tuple[Replay, str]:
    """A whole game, and how it ended."""
    options = {"difficulty": plan.setting, **plan.options}
    state = game.setup(plan.scenario, plan.seats, options, seed)
    rng = seeded(seed)
    policy = policy_of(game, plan.policy)
    actions: list[Action] = []
    while not state.over:
        leaves = plan.leaves and len(actions) >= plan.after
        action = game.read(plan.leaves, Seat(plan.seats - 1)) if leaves else policy(state, rng)
        done = step(game, state, action)
        assert not isinstance(done, Refusal), done.rule
        actions.append(action)
    return record(game, plan.scenario, plan.seats, options, seed, actions, state), ENDINGS[state.ending]


def found(game: KingdomGame, plan: Plan) -> tuple[Replay, int]:
    """The first seed whose game ends as planned."""
    for seed in range(plan.seed, plan.seed + TRIES):
        replay, way = played(game, plan, seed)
        if way == plan.way:
            return replay, seed
    raise SystemExit(f"{plan.name}: no game of {TRIES} ends by {plan.way}")


def write_all(game: KingdomGame, folder: Path, plans: Sequence[Plan]) -> int:
    """Write the replays of a game."""
    folder.mkdir(exist_ok=True)
    for plan in plans:
        replay, seed = found(game, plan)
        write_replay(folder / f"{plan.name}.json", replay)
        print(f"{plan.name}: seed {seed}, {len(replay.actions)} decisions, {replay.result}", flush=True)
    return 0
