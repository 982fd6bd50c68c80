"""Golden replays of Rift in Time: one to four players, every kind of scenario, and every way a game ends.

`python -m tools.golden.rift`, or `make golden`. No game lasts thirty rounds, the limit after which it would be lost.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools.golden.kingdom import Plan, write_all
from warbook.games.kingdom.rift.game import RiftInTime

FOLDER: Final = Path(__file__).parents[2] / "tests" / "games" / "kingdom" / "rift" / "golden"

PLANS: Final = (
    Plan("solo-portals-won", "RS01", 1, "won", "one-star", "diligent"),
    Plan("solo-boss-lost", "RS04", 1, "hearts", "two-stars"),
    Plan("solo-resigned", "RS05", 1, "resignation", "two-stars", seed=2, leaves="resign", after=60),
    Plan("two-portals-won", "RS01", 2, "won", "one-star", "diligent"),
    Plan("two-guests-won", "RS01", 2, "won", "one-star", "diligent", options={"guests": "on"}),
    Plan("two-exits-lost", "RS05", 2, "hearts", "two-stars"),
    Plan("two-boss-home", "RS04", 2, "boss", "one-star", "careless"),
    Plan("two-goddess-stuck", "RS11", 2, "stuck", "one-star", "careless", seed=4),
    Plan("two-heroic-knock-out", "RS03", 2, "knock-out", "heroic", seed=4),
    Plan("three-ghosts-lost", "RS08", 3, "hearts", "two-stars"),
    Plan("three-flagged", "RS10", 3, "time", "two-stars", leaves="flag", after=50),
    Plan("two-portal-home", "RS01", 2, "portal", "one-star", "careless"),
    Plan("three-portals-won", "RS01", 3, "won", "one-star", "diligent"),
    Plan("four-trails-lost", "RS09", 4, "hearts", "iron"),
    Plan("four-time-mage-lost", "RS12", 4, "hearts", "three-stars"),
    Plan("four-portals-won", "RS01", 4, "won", "one-star", "diligent", seed=6),
)


def main() -> int:
    """Write them all."""
    return write_all(RiftInTime(), FOLDER, PLANS)


if __name__ == "__main__":
    sys.exit(main())
