"""Golden replays of Krosmaster: Arena: every mode, every way to choose teams, every tutorial, every ending.

`python -m tools.golden.krosmaster`, or `make golden`: from fixed seeds, so a golden file changes only when rules or the
bots do. If rules did, increase the rules number and say in the commit which rules changed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from warbook.games.krosmaster.game import KrosmasterArena
from warbook.kernel.api import Action, Refusal
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.replay import record
from warbook.kernel.rng import seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games" / "krosmaster" / "golden"
GAME: Final = KrosmasterArena()


class Plan(Struct, frozen=True):
    """One game: its scenario, its options, and who leaves it after how many decisions."""

    name: str
    scenario: str
    options: dict[str, str] = field(default_factory=dict)
    leaves: str = ""  # "resign" or "flag"
    after: int = 0


PLANS: Final = (
    Plan("duel-draft", "duel", {"teams": "draft"}),
    Plan("duel-free", "duel", {"teams": "free", "arena": "elemental"}),
    Plan("duel-custom-scenery", "duel", {"teams": "custom", "scenery": "destructible"}),
    Plan("duel-capped", "duel", {"turn_cap": "6"}),
    Plan("duel-resigned", "duel", {}, "resign", 60),
    Plan("duel-flagged", "duel", {}, "flag", 90),
    Plan("free-for-all", "free-for-all", {"arena": "pit"}),
    Plan("free-for-all-left", "free-for-all", {"teams": "custom"}, "resign", 80),
    Plan("two-against-two", "two-against-two", {"arena": "elemental"}),
    *(Plan(f"tutorial-{number}", f"tutorial-{number}") for number in range(1, 8)),
)


def played(plan: Plan, seed: int) -> Replay:
    """A whole game by the quick policy of the bots."""
    seats = GAME.seats(plan.scenario)[0]
    state = GAME.setup(plan.scenario, seats, plan.options, seed)
    rng = seeded(seed)
    actions: list[Action] = []
    while not state.over:
        seat = GAME.acting(state)[0]
        if plan.leaves and len(actions) == plan.after:
            action = GAME.read(plan.leaves, seat)
        else:
            action = GAME.prior(state, seat, rng)
        done = step(GAME, state, action)
        assert not isinstance(done, Refusal), done.rule
        actions.append(action)
    return record(GAME, plan.scenario, seats, plan.options, seed, actions, state)


def main() -> int:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for number, plan in enumerate(PLANS, start=1):
        replay = played(plan, number)
        write_replay(FOLDER / f"{plan.name}.json", replay)
        print(f"{plan.name}: {len(replay.actions)} decisions, {replay.result}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
