"""Checks across Krosmaster's content files; a mistake is one sentence with file, key and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from warbook.games.krosmaster.content.board_checks import check_arenas, check_tutorials
from warbook.games.krosmaster.content.examination import Examined
from warbook.games.krosmaster.content.schema import Content, Figure, Honour, Reward, Spell, Summon
from warbook.kernel.content.packs import is_id

HIGHEST_NUMBER: Final = 999
HIGHEST_LEVEL: Final = 12
MOST_SPELLS: Final = 16
MOST_TOKENS: Final = 96
MOST_FIGURES: Final = {"2": 8, "4": 4}  # KA-5.5, KA-5.9
SIGNED: Final = ("ap-markers", "mp-markers")
SIGNED_OF_REWARDS: Final = ("ap", "mp")  # KA-19.17: equipment may lower them
# keys that belong to boosts, to what stays on the card, and to equipment alone
BOOSTS: Final = (
    *("gains", "next_elements", "next_bonus", "pays", "gg", "tribute", "self_damage"),
    *("recall", "leap", "summons", "any_element"),
)
LASTING: Final = ("powers", "elements", "bonus", "melee_only", "reduces", "shields", "warden", "finds")
EQUIPMENT: Final = ("hp", "ap", "mp")


def check(content: Content, places: dict[str, str], fresh: set[str]) -> None:
    """Examine the merged content after a folder was laid over it; `fresh` are the tables of that folder."""
    examined = Examined(content, places, fresh)
    _check_numbers(examined)
    for name, spell in content.spells.items():
        _check_spell(examined, f"spell.{name}", spell)
        _check_effects(examined, f"spell.{name}", spell)
    for name, figure in content.figures.items():
        _check_figure(examined, name, figure)
    for name, summon in content.summons.items():
        _check_summon(examined, f"summon.{name}", summon)
    for name, reward in content.rewards.items():
        _check_reward(examined, f"reward.{name}", reward)
    _check_users(examined)
    _check_ranks(examined)
    _check_prices(examined)
    _check_honour(examined)
    check_arenas(examined)
    check_tutorials(examined)


def _numbers(tree: object, path: str) -> Iterator[tuple[str, str, int]]:
    """Every number below a table: its path, its key, itself."""
    if isinstance(tree, dict):
        for key, branch in tree.items():
            if isinstance(branch, int) and not isinstance(branch, bool):
                yield (f"{path}.{key}", key, branch)
            else:
                yield from _numbers(branch, f"{path}.{key}")
    elif isinstance(tree, list | tuple):
        for place, branch in enumerate(tree):
            yield from _numbers({f"[{place}]": branch}, path)


def _check_numbers(examined: Examined) -> None:
    content = examined.content
    trees: dict[str, object] = {"prices": content.prices}
    for kind, tables in (
        ("spell", content.spells),
        ("figure", content.figures),
        ("summon", content.summons),
        ("reward", content.rewards),
        ("honour", content.honour),
    ):
        trees |= {f"{kind}.{name}": table for name, table in tables.items()}
    for table, tree in trees.items():
        for path, key, number in _numbers(msgspec.to_builtins(tree), ""):
            where = path.removeprefix(".").replace(".[", "[")
            signed = key in SIGNED or (table.startswith("reward.") and where in SIGNED_OF_REWARDS)
            if number < 0 and not signed:
                examined.fail(table, where, f"{number} is below 0")
            if abs(number) > HIGHEST_NUMBER:
                examined.fail(table, where, f"{number} is beyond {HIGHEST_NUMBER}")


def _check_spell(examined: Examined, table: str, spell: Spell) -> None:
    ends = (spell.min, spell.max)
    examined.need(spell.min <= spell.max, table, "max", f"the range {spell.min} to {spell.max} runs backwards")
    examined.need(spell.range != "melee" or ends == (1, 1), table, "max", "a melee range is 1 to 1 (KA-12.7)")
    examined.need(spell.range != "personal" or ends == (0, 0), table, "max", "a personal spell has min 0 and max 0")
    if spell.kind == "summon":
        examined.need(spell.summons != "", table, "summons", "a summoning spell needs a summon")
        examined.need(spell.summon_limit > 0, table, "summon-limit", "a summoning spell needs a limit (KA-11.3)")
        examined.need(spell.range != "personal", table, "range", "a summoning spell needs a target cell (KA-11.10)")
    else:
        examined.need(spell.summons == "", table, "summons", "only a summoning spell summons")
        examined.need(spell.summon_limit == 0, table, "summon-limit", "only a summoning spell has a summon limit")
    if spell.summons:
        examined.known(table, "summons", "summon", spell.summons, examined.content.summons)
    if spell.beside:
        examined.known(table, "beside", "summon", spell.beside, examined.content.summons)
    has_bonus = spell.beside_bonus > 0
    examined.need(has_bonus == bool(spell.beside), table, "beside-bonus", "beside and beside-bonus go together")


def _check_effects(examined: Examined, table: str, spell: Spell) -> None:
    if spell.kind != "attack":
        reason = f"only an attack has it, this is of kind {spell.kind}"
        examined.need(spell.element == "none", table, "element", reason)
        for key in ("life_steal", "armor_break", "beside_bonus"):
            examined.need(not getattr(spell, key), table, key.replace("_", "-"), reason)
    if spell.kind in ("summon", "special"):
        examined.need(spell.value == 0, table, "value", "a summoning or special spell has no value (KA-13.6)")
    if spell.kind == "summon":
        examined.need(spell.area == "single", table, "area", "a summoning spell has no area")


def _check_card(examined: Examined, table: str, card: Figure | Summon) -> None:
    for name in card.spells:
        examined.known(table, "spells", "spell", name, examined.content.spells)
    examined.need(len(card.spells) <= MOST_SPELLS, table, "spells", f"{len(card.spells)}, at most {MOST_SPELLS} may be")
    _check_once(examined, table, "spells", card.spells)
    _check_once(examined, table, "powers", card.powers)


def _check_once(examined: Examined, table: str, key: str, names: tuple[str, ...]) -> None:
    for name, times in Counter(names).items():
        examined.need(times == 1, table, key, f"{name} stands there {times} times")


def _check_figure(examined: Examined, name: str, figure: Figure) -> None:
    table = f"figure.{name}"
    examined.need(name not in examined.content.summons, table, "", "a summon has this id too")
    examined.need(
        1 <= figure.level <= HIGHEST_LEVEL, table, "level", f"{figure.level} is not within 1 to {HIGHEST_LEVEL}"
    )
    examined.need(is_id(figure.breed), table, "breed", "a breed is lower-case letters and digits with hyphens between")
    examined.need(figure.hp > 0, table, "hp", "a Krosmaster needs at least 1")
    _check_card(examined, table, figure)


def _check_summon(examined: Examined, table: str, summon: Summon) -> None:
    _check_card(examined, table, summon)
    if summon.species == "creature":
        examined.need(summon.hp > 0, table, "hp", "a creature needs at least 1")
        return
    is_bomb = summon.species == "bomb"
    examined.need(summon.hp == int(is_bomb), table, "hp", "a bomb has 1, a trap none (KA-16.10, KA-16.16)")
    examined.need(summon.ap == 0, table, "ap", f"a {summon.species} takes no turn")
    examined.need(summon.mp == 0, table, "mp", f"a {summon.species} takes no turn")
    examined.need(len(summon.spells) == 1, table, "spells", f"a {summon.species} has exactly one spell")
    spell = examined.content.spells[summon.spells[0]]
    examined.need(spell.range == "personal", table, "spells", f"the spell of a {summon.species} must be personal")


def _check_reward(examined: Examined, table: str, reward: Reward) -> None:
    is_boost, is_equipment = reward.category == "boost", reward.category not in ("boost", "buff")
    examined.need(reward.copies > 0, table, "copies", "a reward needs at least 1")
    _check_once(examined, table, "powers", reward.powers)
    for keys, may in ((BOOSTS, is_boost), (LASTING, not is_boost), (EQUIPMENT, is_equipment)):
        for key in keys:
            examined.need(
                may or not getattr(reward, key), table, key.replace("_", "-"), f"a {reward.category} cannot have it"
            )
    acts = any(getattr(reward, key) for key in (*BOOSTS, *LASTING, *EQUIPMENT, "spell"))
    examined.need(acts, table, "", "it does nothing")
    has_bonus = reward.next_bonus > 0
    examined.need(
        has_bonus == bool(reward.next_elements), table, "next-bonus", "next-elements and next-bonus go together"
    )
    speaks = reward.bonus or reward.reduces or reward.shields
    examined.need(bool(speaks) == bool(reward.elements), table, "elements", "they go with bonus, reduces or shields")
    examined.need(reward.bonus > 0 or not reward.melee_only, table, "melee-only", "there is no bonus to restrict")
    _check_boost(examined, table, reward)
    _check_reward_spell(examined, table, reward)


def _check_boost(examined: Examined, table: str, reward: Reward) -> None:
    if reward.pick != "all":
        examined.need(len(reward.gains) > 1, table, "pick", "there is nothing to pick from")
    examined.need(reward.pick != "gamble" or len(reward.gains) == 2, table, "gains", "a gamble is between two")
    places = [key for key in ("spell", "summons", "recall", "leap") if getattr(reward, key)]
    examined.need(
        len(places) < 2, table, places[-1] if places else "", f"one boost cannot have both {' and '.join(places)}"
    )
    if reward.summons:
        examined.known(table, "summons", "summon", reward.summons, examined.content.summons)


def _check_reward_spell(examined: Examined, table: str, reward: Reward) -> None:
    is_weapon = reward.category == "weapon"
    if not reward.spell:
        examined.need(not is_weapon, table, "spell", "a weapon needs one (KA-19.19)")
        examined.need(not reward.any_element, table, "any-element", "there is no spell to have an element")
        return
    examined.need(is_weapon or reward.category == "boost", table, "spell", f"a {reward.category} cannot have it")
    examined.known(table, "spell", "spell", reward.spell, examined.content.spells)
    spell = examined.content.spells[reward.spell]
    strikes = spell.kind == "attack" and spell.range == "melee"
    examined.need(strikes or not is_weapon, table, "spell", "the spell of a weapon is a melee attack (KA-19.19)")
    examined.need(
        spell.kind == "attack" or not reward.any_element, table, "any-element", "only an attack has an element"
    )


def _check_users(examined: Examined) -> None:
    """A spell needs somebody to use it, and one that may be repeated without end needs a cost."""
    content = examined.content
    casters = [spell for figure in content.figures.values() for spell in figure.spells]
    casters += [spell for summon in content.summons.values() if summon.species == "creature" for spell in summon.spells]
    casters += [reward.spell for reward in content.rewards.values() if reward.category == "weapon"]
    others = [spell for summon in content.summons.values() for spell in summon.spells]
    others += [reward.spell for reward in content.rewards.values()]
    for name, spell in content.spells.items():
        table = f"spell.{name}"
        # a pack may leave a spell of an earlier folder idle, but not bring an idle one
        examined.need(table not in examined.fresh or name in casters + others, table, "", "nobody can use this spell")
        is_free = spell.limit == "unlimited" and spell.ap + spell.mp + spell.damage == 0
        examined.need(not is_free or name not in casters, table, "ap", "an unlimited spell needs a cost")


def _check_ranks(examined: Examined) -> None:
    rewards = examined.content.rewards
    place = next((examined.places[table] for table in examined.fresh if table.startswith("reward.")), "rewards.toml")
    for rank in ("granite", "jade", "gold"):
        copies = sum(reward.copies for reward in rewards.values() if reward.rank == rank)
        if copies < 2 or copies % 2:
            raise ValueError(
                f"{place}: reward: {copies} tokens of {rank}, two equal piles need an even number (KA-6.9)"
            )
    total = sum(reward.copies for reward in rewards.values())
    if total > MOST_TOKENS:
        raise ValueError(f"{place}: reward: {total} tokens, at most {MOST_TOKENS} may be")


def _check_prices(examined: Examined) -> None:
    for key in ("buy_ap", "pick_ap", "punch_ap", "bush_hp", "tree_hp", "crate_hp"):
        examined.need(
            getattr(examined.content.prices, key) > 0, "prices", key.replace("_", "-"), "at least 1 is needed"
        )


def _check_honour(examined: Examined) -> None:
    honour, figures = examined.content.honour, examined.content.figures
    for players in honour:
        examined.need(players in MOST_FIGURES, f"honour.{players}", "", "the game is for 2 or 4 players")
    for players, most in MOST_FIGURES.items():
        if players not in honour:
            raise ValueError(f"numbers.toml: honour.{players}: the table is missing")
        table, numbers = f"honour.{players}", honour[players]
        examined.need(numbers.each > 0, table, "each", "at least 1 is needed")
        examined.need(1 <= numbers.least <= numbers.most, table, "least", "it must be within 1 and most")
        examined.need(numbers.most <= most, table, "most", f"a team has at most {most} figures")
        examined.need(1 <= numbers.figures <= most, table, "figures", f"it must be within 1 and {most}")
        dealt = int(players) * numbers.figures
        examined.need(dealt <= len(figures), table, "figures", f"{dealt} cards are dealt, there are {len(figures)}")
        possible = numbers.levels in team_levels(numbers, figures)
        examined.need(possible, table, "levels", f"no team has {numbers.levels} Levels together (KA-5.5, KA-5.9)")


def team_levels(numbers: Honour, figures: dict[str, Figure]) -> set[int]:
    """The sums of Levels that a custom team of a permitted size can have: gold names once, white ones twice."""
    reached = {(0, 0)}  # figures, Levels
    for figure in figures.values():
        for _ in range(1 if figure.name == "gold" else 2):
            reached |= {
                (size + 1, levels + figure.level)
                for size, levels in reached
                if size < numbers.most and levels + figure.level <= numbers.levels
            }
    return {levels for size, levels in reached if size >= numbers.least}
