"""What the dice give on average: damage after critical and armor rolls, the risk of being locked. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.combat.chances import chances

LEAST: Final = -4  # of the values that the table knows
MOST: Final = 16
CRITICAL: Final = 0.5  # KA-3.4
ARMOR: Final = 1.0 / 3.0  # KA-3.7


def _mean(value: int, criticals: int, armors: int) -> float:
    mean = 0.0
    for hits, likely in enumerate(chances(criticals, CRITICAL)):
        for kept, armored in enumerate(chances(armors, ARMOR)):
            mean += likely * armored * max(0, value + hits - kept)
    return mean


# 9 * (value - LEAST) + 3 * critical dice + armor dice: the damage that is to be expected (KA-13.4)
MEAN: Final[list[float]] = [
    _mean(value, criticals, armors) for value in range(LEAST, MOST + 1) for criticals in range(3) for armors in range(3)
]
# 2 * the locker has Lock + the mover has Dodge: how likely the mover is locked (section 33)
LOCKED: Final[list[float]] = [1.0 / 6.0, 1.0 / 12.0, 1.0 / 3.0, 7.0 / 36.0]


def mean_damage(value: int, criticals: int, armors: int) -> float:
    """The damage that is to be expected of an attack: base and bonuses, critical dice, armor dice."""
    within = max(LEAST, min(MOST, value))
    return MEAN[9 * (within - LEAST) + 3 * criticals + max(0, armors)]
