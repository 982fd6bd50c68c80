"""What the figures, spells, rewards and signs of the arena are, for the popover."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.content.schema import POWERS, Content, Figure, Reward, Spell, Summon
from warbook.games.krosmaster.content.tables import Tables
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.kernel.content.glossary import Entry, Glossary, also, entry, told
from warbook.kernel.wire import Phrase

FACES: Final = {
    "critical": "KA-3.4",
    "armor": "KA-3.7",
    "lock": "KA-3.6",
    "dodge": "KA-3.5",
    "critical-dodge": "KA-3.1",
    "wild": "KA-3.1",
}
SCENERY: Final = {"tree": "KA-18.3", "bush": "KA-18.2", "crate": "KA-18.4"}
SIGNS: Final = {
    "ap": "KA-4.3",
    "mp": "KA-9.1",
    "hp": "KA-4.5",
    "level": "KA-20.2",
    "initiative": "KA-7.16",
    "glory": "KA-20.2",
    "wild-glory": "KA-20.3",
    "kamas": "KA-4.7",
    "bank": "KA-10.7",
    "coin": "KA-10.4",
    "demon": "KA-10.5",
    "start": "KA-6.11",
    "punch": "KA-10.3",
    "reward-back": "KA-19.9",
    "tension": "KA-7.3",
    "timeline": "KA-6.5",
    "acted": "KA-8.7",
}
SPELL_KINDS: Final = {"attack": "KA-11.1", "heal": "KA-13.7", "summon": "KA-11.10", "special": "KA-11.18"}
ELEMENTS: Final = ("water", "air", "earth", "fire")


def glossary(game: KrosmasterArena) -> Glossary:
    """Everything that is drawn on cards, dice, tokens and the board."""
    tables: Tables = game.tables
    content = tables.content
    found: Glossary = {f"figure:{name}": _figure(name, figure) for name, figure in content.figures.items()}
    found |= {f"figure:{name}": _summon(name, summon) for name, summon in content.summons.items()}
    found |= {f"spell:{name}": _spell(name, spell) for name, spell in content.spells.items()}
    found |= {f"reward:{name}": _reward(name, reward) for name, reward in content.rewards.items()}
    found |= told("power", dict.fromkeys(POWERS, "KA-17.3"))
    found |= told("face", FACES) | told("scenery", SCENERY) | told("sign", SIGNS)
    found |= told("kind", SPELL_KINDS)
    for element in ELEMENTS:
        found[f"element:{element}"] = entry(
            f"element-{element}", "sign-element", "KA-13.1", element=f"@element-{element}"
        )
    found["element:none"] = entry("element-none", "sign-neutral", "KA-13.2")
    found |= _ranks(content)
    return found | _icons(found)


def _icons(found: Glossary) -> Glossary:
    """The icons by the names of their drawings."""
    stands = {name: f"power:{name}" for name in POWERS}
    stands |= {name: f"element:{name}" for name in (*ELEMENTS, "none")}
    stands |= {name: f"kind:{name}" for name in SPELL_KINDS} | {name: f"face:{name}" for name in FACES}
    stands |= {name: f"sign:{name}" for name in ("ap", "mp", "hp", "punch")}
    return also(found, "icon", stands)


def _ranks(content: Content) -> Glossary:
    prices = {"granite": content.prices.granite, "jade": content.prices.jade, "gold": content.prices.gold}
    return {
        f"rank:{rank}": entry(f"rank-{rank}", "sign-rank", "KA-19.1", price=price) for rank, price in prices.items()
    }


def _figure(name: str, figure: Figure) -> Entry:
    about = (
        Phrase("card-figure", {"level": figure.level, "initiative": figure.initiative}),
        Phrase("card-values", {"mp": figure.mp, "hp": figure.hp, "ap": figure.ap}),
        *(Phrase(f"power-{power}") for power in figure.powers),
        *_spells(figure.spells),
    )
    return entry(f"figure-{name}", about, "KA-4.3")


def _summon(name: str, summon: Summon) -> Entry:
    is_creature = summon.species == "creature"
    about = (
        Phrase(f"sign-{summon.species}"),
        Phrase("card-values", {"mp": summon.mp, "hp": summon.hp, "ap": summon.ap}),
        *(Phrase(f"power-{power}") for power in summon.powers),
        *_spells(summon.spells),
    )
    return entry(f"summon-{name}", about, "KA-16.1" if is_creature else "KA-16.9")


def _spells(spells: tuple[str, ...]) -> tuple[Phrase, ...]:
    """A line for each spell: its name and what is printed beside it."""
    return tuple(
        Phrase("sign-spell-of", {"spell": f"@spell-{name}", "facts": f"@spell-{name}-facts"}) for name in spells
    )


def _spell(name: str, spell: Spell) -> Entry:
    about = (Phrase(f"kind-{spell.kind}"), Phrase(f"spell-{name}-facts"), Phrase(f"spell-{name}-about"))
    return entry(f"spell-{name}", about, "KA-11.6")


def _reward(name: str, reward: Reward) -> Entry:
    rule = {"boost": "KA-19.12", "buff": "KA-19.13"}.get(reward.category, "KA-19.14")
    return entry(f"reward-{name}", (Phrase(f"reward-{name}-facts"), Phrase(f"reward-{name}-about")), rule)
