"""The texts of cards, with numbers filled in from the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, structs

from warbook.games.krosmaster.content.schema import Content, Gain, Reward, Spell, Summon
from warbook.kernel.content.names import filled, message
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

PACKAGE: Final = "warbook.games.krosmaster"
SIGNED: Final = ("ap-markers", "mp-markers")  # of a spell
POINTS: Final = ("hp", "ap", "mp")  # that a reward adds or takes
# a pack may remove a number that the text still uses: then the text shows 0
NO_SUMMON: Final = Summon(species="creature", spells=(), source="")
NO_SPELL: Final = Spell(kind="special", range="personal", source="")
NO_GAINS: Final = (Gain(), Gain(), Gain())
EQUIPMENT: Final = ("weapon", "set", "pet", "dofus")


def card_numbers(content: Content) -> dict[str, dict[str, Word]]:
    """What the text of each card may leave open: the numbers of its table, named as in the files (KA-25.2)."""
    numbers = {f"spell-{name}-about": _of_spell(content, spell) for name, spell in content.spells.items()}
    numbers |= {f"reward-{name}-about": _of_reward(content, reward) for name, reward in content.rewards.items()}
    return numbers


def card_words(content: Content, language: str, named: str) -> str:
    """The names of what packs bring with all card texts filled in, and the facts of each card in one line."""
    said = Texts(language, (PACKAGE,), named)
    facts = [message(f"spell-{name}-facts", spell_facts(said, spell)) for name, spell in content.spells.items()]
    facts += [
        message(f"reward-{name}-facts", reward_facts(said, content, reward)) for name, reward in content.rewards.items()
    ]
    return filled(named, said, card_numbers(content)) + "".join(facts)


def spell_facts(said: Texts, spell: Spell) -> str:
    """What a spell costs, how far it reaches, what it does at least, and how often (KA-11.1 to KA-11.5)."""
    reach = said.say(f"range-{spell.range}")
    parts = [
        *_costs(said, spell),
        reach if spell.range in ("melee", "personal") else f"{reach} {spell.min}–{spell.max}",
    ]
    if spell.kind == "attack":
        parts.append(said.say("card-harm", {"value": spell.value, "element": f"@element-{spell.element}"}))
    if spell.kind == "heal":
        parts.append(said.say("card-heals", {"value": spell.value}))
    if spell.area != "single":
        parts.append(said.say(f"area-{spell.area}"))
    if spell.limit != "unlimited":
        parts.append(said.say(f"limit-{spell.limit}"))
    return " · ".join(parts)


def _costs(said: Texts, spell: Spell) -> Iterator[str]:
    for key, amount in (("points-ap", spell.ap), ("points-mp", spell.mp)):
        if amount:
            yield said.say(key, {"amount": amount})
    if spell.damage:
        yield said.say("card-damage", {"amount": spell.damage})


def reward_facts(said: Texts, content: Content, reward: Reward) -> str:
    """The rank and price of a reward, its category and how long it lasts (KA-19.1, KA-19.12, KA-19.13, KA-19.15)."""
    price = {"granite": content.prices.granite, "jade": content.prices.jade, "gold": content.prices.gold}[reward.rank]
    lasts = "equipment" if reward.category in EQUIPMENT else reward.category
    return " · ".join(
        (
            said.say(f"rank-{reward.rank}"),
            said.say("card-price", {"price": price}),
            said.say(f"category-{reward.category}"),
            said.say(f"category-{lasts}-about"),
        )
    )


def _of_spell(content: Content, spell: Spell, prefix: str = "") -> dict[str, Word]:
    summon = content.summons.get(spell.summons, NO_SUMMON)
    return _numbers(spell, SIGNED, prefix) | _numbers(summon, (), f"{prefix}summons-")


def _of_reward(content: Content, reward: Reward) -> dict[str, Word]:
    numbers = _numbers(reward, POINTS, "")
    for place, gain in enumerate((*reward.gains, *NO_GAINS[len(reward.gains) :]), start=1):
        numbers |= _numbers(gain, POINTS, f"gain-{place}-")
    numbers |= _of_spell(content, content.spells.get(reward.spell, NO_SPELL), "spell-")
    return numbers | _numbers(content.summons.get(reward.summons, NO_SUMMON), (), "summons-")


def _numbers(table: Struct, signed: tuple[str, ...], prefix: str) -> dict[str, Word]:
    """The numbers of a table of the content; those that may be below 0 with their sign."""
    found: dict[str, Word] = {}
    for field in structs.fields(table):
        value = getattr(table, field.name)
        if isinstance(value, int) and not isinstance(value, bool):
            found[prefix + field.encode_name] = f"{value:+}".replace("-", "−") if field.encode_name in signed else value
    return found
