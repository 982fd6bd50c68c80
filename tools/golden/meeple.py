"""Golden replays of Meeple War: two, three and four players, normal and quick, and every way a game ends.

`python -m tools.golden.meeple`, or `make golden`: by chance from fixed seeds, so a golden file changes only when rules
do. Then increase the rules number and say in the commit which rules changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from msgspec import Struct

from tools.trials.meeple import MUSTER, by_verb, idle, mustering
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.present.events import BuildingFell, Honoured, PhaseBegan
from warbook.games.meeple.present.view import ENDINGS
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import DONE
from warbook.games.meeple.victory import points
from warbook.kernel.api import Action, Refusal, Seat, verb_of
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.contract.trial import Policy
from warbook.kernel.replay import record
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Event, Replay

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games" / "meeple" / "golden"
GAME: Final = MeepleWar()
TRIES: Final = 400


class Plan(Struct, frozen=True):
    """One game: its table, its required ending, and who leaves it after how many decisions."""

    name: str
    scenario: str
    seats: int
    way: str  # how it ends, see `way_of`
    policy: str = "any"  # who plays, see POLICIES
    seed: int = 1  # the first seed to try
    windows: str = "called"
    leaves: str = ""  # "resign" or "flag"
    after: int = 0


PLANS: Final = (
    Plan("two-by-buildings", "normal", 2, "buildings"),
    Plan("two-by-bravery", "normal", 2, "bravery", seed=11),
    Plan("two-quick-by-towers", "quick", 2, "towers", seed=9),
    Plan("two-by-rounds", "normal", 2, "rounds, shared", "idle"),
    Plan("two-resigned", "quick", 2, "resignation", leaves="resign", after=70),
    Plan("three-by-buildings", "normal", 3, "buildings", windows="always"),
    Plan("three-quick-by-towers", "quick", 3, "towers", seed=25),
    Plan("three-quick-left", "quick", 3, "buildings", leaves="resign", after=90),
    Plan("three-flagged", "normal", 3, "time", leaves="flag", after=60),
    Plan("four-by-towers", "normal", 4, "towers"),
    Plan("four-quick-by-buildings", "quick", 4, "buildings", windows="always"),
    Plan("four-quick-shared", "quick", 4, "buildings, shared", "mustering", seed=17),
    Plan("four-quick-by-anothers-bravery", "quick", 4, "bravery in another's turn", "waiting", seed=110),
    Plan("four-left", "normal", 4, "buildings", leaves="resign", after=150),
)


def waiting(policy: Policy[MeepleState]) -> Policy[MeepleState]:
    """With one point missing, a player waits to get it in another player's turn."""

    def patient(state: MeepleState, rng: Rng) -> Action:
        seat = state.stack[-1].seat
        if seat == state.turn and points(state, seat) == state.tables.goal - 1:
            options = GAME.legal(state, Seat(seat))
            for verbs in (MUSTER, (DONE,)):
                wished = [action for action in options if verb_of(action) in verbs]
                if wished:
                    return wished[-1]
        return policy(state, rng)

    return patient


POLICIES: Final[dict[str, Policy[MeepleState]]] = {
    "any": by_verb(GAME),
    "mustering": mustering(GAME, by_verb(GAME)),
    "waiting": waiting(by_verb(GAME)),
    "idle": idle(GAME),
}


def played(plan: Plan, seed: int) -> tuple[Replay, str]:
    """A random game, and how it ended."""
    options = {"token_windows": plan.windows}
    state = GAME.setup(plan.scenario, plan.seats, options, seed)
    rng = seeded(seed)
    policy = POLICIES[plan.policy]
    actions: list[Action] = []
    last: list[Event] = []
    while not state.over:
        leaves = (
            plan.leaves if len(actions) >= plan.after and (plan.way == "time" or len(actions) == plan.after) else ""
        )
        action = GAME.read(leaves, Seat(state.turn)) if leaves else policy(state, rng)
        done = step(GAME, state, action)
        assert not isinstance(done, Refusal), done.rule
        actions.append(action)
        last = done.events
    return record(GAME, plan.scenario, plan.seats, options, seed, actions, state), way_of(state, last)


def way_of(state: MeepleState, last: list[Event]) -> str:
    """How a game ended: by buildings that fell, bravery, towers at the start of a turn, or otherwise."""
    way = by_points(state, last) if ENDINGS[state.ending] == "points" else ENDINGS[state.ending]
    return f"{way}, shared" if len(state.winners) > 1 else way


def by_points(state: MeepleState, last: list[Event]) -> str:
    """The source of the last point."""
    telling = [event for event in last if isinstance(event, BuildingFell | Honoured | PhaseBegan)]
    if isinstance(telling[-1], PhaseBegan):
        return "towers"
    if isinstance(telling[-1], Honoured) and telling[-1].rule.startswith("MW-15."):
        return "bravery" if telling[-1].seat == state.turn else "bravery in another's turn"
    return "buildings"


def found(plan: Plan) -> tuple[Replay, int]:
    """The first seed whose game ends as planned."""
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
