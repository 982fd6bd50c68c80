"""How likely the dice are (section 3): successes, damage, locks. What anybody can work out from the faces."""

from __future__ import annotations

from functools import lru_cache

from warbook.games.krosmaster.combat.dice import FOR_ARMOR, FOR_CRITICAL, FOR_DODGE, FOR_LOCK


def likelihood(counted: list[int]) -> float:
    """How likely one die shows a success."""
    return sum(counted) / len(counted)


def chances(dice: int, success: float) -> list[float]:
    """How likely each number of successes is."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + 1)
        for hits, chance in enumerate(found):
            longer[hits] += chance * (1.0 - success)
            longer[hits + 1] += chance * success
        found = longer
    return found


@lru_cache
def lock_chance(lock_dice: int, dodge_dice: int) -> float:
    """How likely one opponent's lock roll beats the mover's dodge roll (KA-9.7)."""
    dodges = chances(dodge_dice, likelihood(FOR_DODGE))
    return sum(chance * sum(dodges[:locks]) for locks, chance in enumerate(chances(lock_dice, likelihood(FOR_LOCK))))


@lru_cache
def rolls(critical_dice: int, armor_dice: int) -> tuple[tuple[int, int, float], ...]:
    """Every pair of successes of an attack: criticals, armor, and how likely they come together."""
    armors = list(enumerate(chances(armor_dice, likelihood(FOR_ARMOR))))
    criticals = enumerate(chances(critical_dice, likelihood(FOR_CRITICAL)))
    return tuple((hits, armor, likely * kept) for hits, likely in criticals for armor, kept in armors)


def percent(chance: float) -> int:
    """A chance as people say it."""
    return int(100 * chance + 0.5)
