"""Golden replays of Rift in Time: one to four players, every kind of scenario, and every way a game ends.

`python -m tools.golden_rift`, or `make golden`: by chance and a plain policy from fixed seeds, so a golden file changes
only when rules do. Then the rules number has to grow too, and the commit says which rules changed. No game lasts the
thirty rounds after which it would be lost.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from msgspec import Struct

from tools.trials.rift import by_verb, idle
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.shapes import count
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import ALL_TRAYS, BOSS_TRAY, ENDINGS, PLACING
from warbook.games.kingdom.trays import distance_left, uncovered
from warbook.games.kingdom.verbs import ACTIVATE, BUILD, BUY, DONE, PASS, PICK_HERO, SOLDIER, STOP, TILE
from warbook.kernel.api import Action, Refusal, Seat, verb_of
from warbook.kernel.replay import record, write_replay
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.run import step
from warbook.kernel.trial import Policy
from warbook.kernel.wire import Replay

FOLDER: Final = Path(__file__).parents[1] / "tests" / "games" / "kingdom" / "golden"
GAME: Final = RiftInTime()
TRIES: Final = 60


class Plan(Struct, frozen=True):
    """One game: its table, how it has to end, and who leaves it after how many decisions."""

    name: str
    scenario: str
    seats: int
    way: str  # of ENDINGS
    setting: str = "two-stars"
    policy: str = "any"  # who plays, see POLICIES
    seed: int = 1  # from which it is looked for
    leaves: str = ""  # "resign" or "flag"
    after: int = 0


PLANS: Final = (
    Plan("solo-portals-won", "RS01", 1, "won", "one-star", "diligent"),
    Plan("solo-boss-lost", "RS04", 1, "hearts"),
    Plan("solo-resigned", "RS05", 1, "resignation", seed=2, leaves="resign", after=60),
    Plan("two-portals-won", "RS01", 2, "won", "one-star", "diligent"),
    Plan("two-exits-lost", "RS05", 2, "hearts"),
    Plan("two-boss-home", "RS04", 2, "boss", "one-star", "careless"),
    Plan("two-goddess-stuck", "RS11", 2, "stuck", "one-star", "careless", seed=4),
    Plan("two-heroic-knock-out", "RS03", 2, "knock-out", "heroic", seed=4),
    Plan("three-ghosts-lost", "RS08", 3, "hearts"),
    Plan("three-flagged", "RS10", 3, "time", leaves="flag", after=50),
    Plan("two-portal-home", "RS01", 2, "portal", "one-star", "careless"),
    Plan("three-portals-won", "RS01", 3, "won", "one-star", "diligent"),
    Plan("four-trails-lost", "RS09", 4, "hearts", "iron"),
    Plan("four-time-mage-lost", "RS12", 4, "hearts", "three-stars"),
    Plan("four-portals-won", "RS01", 4, "won", "one-star", "diligent", seed=6),
)


def danger(state: KingdomState, blind: bool) -> int:
    """How much is not covered, what is near the exit more; blind to portals and bosses, if so wished."""
    total = 40 * (8 - int(state.hearts))
    for tray in range(ALL_TRAYS):
        if state.card[tray] == NONE or (blind and (state.level[tray] or tray == BOSS_TRAY)):
            continue
        left = count(uncovered(state, tray))
        near = max(1, 10 - distance_left(state, tray))
        total += left * near + (6 * near if left else 0) + (30 if left and state.level[tray] else 0)
        total -= 4 * near if left and state.soldiers[tray] else 0
    return total


def diligent(blind: bool) -> Policy[KingdomState]:
    """Whoever is asked first does what leaves the least danger, and builds as long as that helps."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        seat = GAME.acting(state)[0]
        options = GAME.legal(state, seat)
        wished = [action for action in options if verb_of(action) in (PICK_HERO, BUY)]
        if wished:
            return wished[int(rng.below(len(wished)))]
        tried = [action for action in options if verb_of(action) not in (PASS, ACTIVATE)] or options
        now = danger(state, blind)
        best, least = NONE, 10**9
        for place, action in enumerate(tried):
            found = danger(outcome(state, action, blind), blind)
            found += 1 if verb_of(action) in (DONE, STOP) else 0
            if found < least:
                best, least = place, found
        if least >= now and verb_of(tried[best]) == BUILD:
            return ended(options, rng)
        return tried[best]

    return policy


def ended(options: list[Action], rng: Rng) -> Action:
    """Nothing helps any more: some tower is raised, or it is enough."""
    passes = [action for action in options if verb_of(action) == PASS]
    if passes and rng.below(3) == 0:
        return passes[int(rng.below(len(passes)))]
    return options[-1]


def outcome(state: KingdomState, action: Action, blind: bool) -> KingdomState:
    """What an action leads to when its attack is made as well as may be; the end of a phase is not looked into."""
    after = state.clone()
    if verb_of(action) == DONE:
        return after
    GAME.apply(after, action)
    while not after.over and after.stack[-1].kind == PLACING and verb_of(action) == BUILD:
        options = [each for each in GAME.legal(after, GAME.acting(after)[0]) if verb_of(each) in (TILE, SOLDIER)]
        if not options:
            break
        states = []
        for each in options:
            then = after.clone()
            GAME.apply(then, each)
            states.append(then)
        after = min(states, key=lambda then: danger(then, blind))
    return after


POLICIES: Final[dict[str, Policy[KingdomState]]] = {
    "any": by_verb(GAME),
    "idle": idle(GAME),
    "diligent": diligent(blind=False),
    "careless": diligent(blind=True),
}


def played(plan: Plan, seed: int) -> tuple[Replay, str]:
    """A whole game, and how it ended."""
    options = {"difficulty": plan.setting}
    state = GAME.setup(plan.scenario, plan.seats, options, seed)
    rng = seeded(seed)
    policy = POLICIES[plan.policy]
    actions: list[Action] = []
    while not state.over:
        leaves = plan.leaves and len(actions) >= plan.after
        action = GAME.read(plan.leaves, Seat(plan.seats - 1)) if leaves else policy(state, rng)
        done = step(GAME, state, action)
        assert not isinstance(done, Refusal), done.rule
        actions.append(action)
    return record(GAME, plan.scenario, plan.seats, options, seed, actions, state), ENDINGS[state.ending]


def found(plan: Plan) -> tuple[Replay, int]:
    """The first seed whose game ends so."""
    for seed in range(plan.seed, plan.seed + TRIES):
        replay, way = played(plan, seed)
        if way == plan.way:
            return replay, seed
    raise SystemExit(f"{plan.name}: no game of {TRIES} ends by {plan.way}")


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for plan in PLANS:
        replay, seed = found(plan)
        write_replay(FOLDER / f"{plan.name}.json", replay)
        print(f"{plan.name}: seed {seed}, {len(replay.actions)} decisions, {replay.result}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
