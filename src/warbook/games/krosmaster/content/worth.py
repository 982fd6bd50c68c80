"""The worth of rewards to bots, by their effects, so rewards of packs have one too."""

from __future__ import annotations

from warbook.games.krosmaster.content.schema import Gain, Reward, Spell
from warbook.kernel.content.weights import opinion_of


def opinion(table: str, name: str) -> float:
    """One number of bot/weights.toml."""
    return opinion_of("warbook.games.krosmaster", table, name)


def reward_worth(reward: Reward, spells: dict[str, Spell]) -> float:
    """What a reward on a card is worth by what it does."""
    best = max((_gain_worth(gain) for gain in reward.gains), default=0.0)
    if reward.pick == "gamble":
        best = sum(_gain_worth(gain) for gain in reward.gains) / len(reward.gains)
    worth = best + _effect_worth(reward)
    if reward.spell:
        worth += _spell_worth(spells[reward.spell], reward.category == "weapon")
    return max(worth, opinion("reward", "least"))


def _gain_worth(gain: Gain) -> float:
    return (
        gain.ap * opinion("reward", "ap-now")
        + gain.mp * opinion("reward", "mp-now")
        + gain.heal * opinion("reward", "heal")
        + gain.kamas * opinion("reward", "kama")
    )


def _effect_worth(reward: Reward) -> float:
    lasting = 1.0 if reward.category not in ("boost", "buff") else opinion("reward", "buff")
    for_good = (
        reward.hp * opinion("reward", "hp")
        + reward.ap * opinion("reward", "ap")
        + reward.mp * opinion("reward", "mp")
        + reward.finds * opinion("reward", "finds")
        + sum(opinion("power", name) for name in reward.powers)
        + reward.bonus * opinion("reward", "bonus") * len(reward.elements) / 4
        + (reward.reduces + 3 * reward.shields) * opinion("reward", "reduces") * len(reward.elements) / 4
        + reward.warden * opinion("reward", "warden")
    )
    at_once = (
        reward.next_bonus * opinion("reward", "next-bonus")
        + reward.gg * opinion("reward", "gg")
        + (reward.tribute - reward.pays) * opinion("reward", "kama")
        - reward.self_damage * opinion("reward", "heal")
        + (reward.recall + reward.leap) * opinion("reward", "leap")
        + bool(reward.summons) * opinion("reward", "creature")
    )
    return for_good * lasting + at_once


def _spell_worth(spell: Spell, is_weapon: bool) -> float:
    if is_weapon:
        return opinion("reward", "weapon") * spell.value / spell.ap
    markers = -min(0, spell.ap_markers) - min(0, spell.mp_markers)
    return spell.value * opinion("reward", "damage") + markers * opinion("reward", "marker")
