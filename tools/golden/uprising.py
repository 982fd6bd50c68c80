"""Golden replays of Elemental Uprising: one to four players, every kind of goal, and every way a game ends but one.

`python -m tools.golden.uprising`, or `make golden`. Champions are spawned so late that none
broke in (which makes the goal impossible) before the stacks were empty.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools.golden.kingdom import Plan, write_all
from warbook.games.kingdom.uprising.game import ElementalUprising

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games" / "kingdom" / "uprising" / "golden"

PLANS: Final = (
    Plan("solo-prologue-won", "P", 1, "won", "easy", "diligent"),
    Plan("solo-iron-won", "P", 1, "won", "iron", "diligent"),
    Plan("solo-boss-won", "S12", 1, "won", "easy", "diligent", seed=5),
    Plan("solo-boss-lost", "S4", 1, "hearts", "standard"),
    Plan("solo-rift-mode-lost", "S7", 1, "hearts", "hard", options={"rifts": "on", "bench": "4"}),
    Plan("two-prologue-won", "P", 2, "won", "easy", "diligent"),
    Plan("two-modifications-won", "S1", 2, "won", "easy", "greedy"),
    Plan("two-guests-won", "S1", 2, "won", "easy", "greedy", options={"guests": "on"}),
    Plan("two-beacons-dark", "S10", 2, "empty-decks", "easy", "careless", seed=4),
    Plan("two-iron-fires-won", "S10", 2, "won", "iron", "greedy"),
    Plan("two-heroic-knock-out", "S5", 2, "knock-out", "heroic", seed=7),
    Plan("three-crowded", "S1", 3, "crowd", "easy", seed=27),
    Plan("three-guests-lost", "S6", 3, "hearts", "standard", options={"guests": "on"}),
    Plan("three-flagged", "S8", 3, "time", "standard", leaves="flag", after=60),
    Plan("four-prologue-won", "P", 4, "won", "easy", "diligent"),
    Plan("four-rifts-lost", "S11", 4, "hearts", "iron"),
    Plan("four-boss-lost", "S12", 4, "hearts", "standard"),
    Plan("four-resigned", "S2", 4, "resignation", "standard", leaves="resign", after=60),
)


def main() -> int:
    """Write them all."""
    return write_all(ElementalUprising(), FOLDER, PLANS)


if __name__ == "__main__":
    sys.exit(main())
