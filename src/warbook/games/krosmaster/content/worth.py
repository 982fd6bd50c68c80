"""What rewards are worth to bots by what they do, so that those of content packs have their worth too."""

from __future__ import annotations

from warbook.games.krosmaster.content.schema import Gain, Reward, Spell
from warbook.kernel.content.weights import read_weight


def weight_of(table: str, name: str) -> float:
    """One number of bot/weights.toml."""
    return read_weight("warbook.games.krosmaster", table, name)


def reward_worth(reward: Reward, spells: dict[str, Spell]) -> float:
    """What a reward on a card is worth by what it does."""
    best = max((_gain_worth(gain) for gain in reward.gains), default=0.0)
    if reward.pick == "gamble":
        best = sum(_gain_worth(gain) for gain in reward.gains) / len(reward.gains)
    worth = best + _effect_worth(reward)
    if reward.spell:
        worth += _spell_worth(spells[reward.spell], reward.category == "weapon")
    return max(worth, weight_of("reward", "least"))


def _gain_worth(gain: Gain) -> float:
    return (
        gain.ap * weight_of("reward", "ap-now")
        + gain.mp * weight_of("reward", "mp-now")
        + gain.heal * weight_of("reward", "heal")
        + gain.kamas * weight_of("reward", "kama")
    )


def _effect_worth(reward: Reward) -> float:
    lasting = 1.0 if reward.category not in ("boost", "buff") else weight_of("reward", "buff")
    for_good = (
        reward.hp * weight_of("reward", "hp")
        + reward.ap * weight_of("reward", "ap")
        + reward.mp * weight_of("reward", "mp")
        + reward.finds * weight_of("reward", "finds")
        + sum(weight_of("power", name) for name in reward.powers)
        + reward.bonus * weight_of("reward", "bonus") * len(reward.elements) / 4
        + (reward.reduces + 3 * reward.shields) * weight_of("reward", "reduces") * len(reward.elements) / 4
        + reward.warden * weight_of("reward", "warden")
    )
    at_once = (
        reward.next_bonus * weight_of("reward", "next-bonus")
        + reward.gg * weight_of("reward", "gg")
        + (reward.tribute - reward.pays) * weight_of("reward", "kama")
        - reward.self_damage * weight_of("reward", "heal")
        + (reward.recall + reward.leap) * weight_of("reward", "leap")
        + bool(reward.summons) * weight_of("reward", "creature")
    )
    return for_good * lasting + at_once


def _spell_worth(spell: Spell, is_weapon: bool) -> float:
    if is_weapon:
        return weight_of("reward", "weapon") * spell.value / spell.ap
    markers = -min(0, spell.ap_markers) - min(0, spell.mp_markers)
    return spell.value * weight_of("reward", "damage") + markers * weight_of("reward", "marker")
