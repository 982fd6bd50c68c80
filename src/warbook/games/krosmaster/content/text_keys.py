"""The text keys of Krosmaster's content, so packs can name what they add."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbook.games.krosmaster.content.schema import Content

TOLD: Final = ("spell-", "reward-", "scenario-")  # prefixes of keys that also have a description


def name_keys(content: Content) -> Iterator[str]:
    """The keys under which the texts name the content."""
    for kind, names in (
        ("figure", content.figures),
        ("summon", content.summons),
        ("spell", content.spells),
        ("reward", content.rewards),
        ("arena", content.arenas),
        ("scenario", content.tutorials),
    ):
        for name in names:
            yield f"{kind}-{name}"
    named = [("breed", figure.breed) for figure in content.figures.values()]
    named += [("zone", zone) for arena in content.arenas.values() for zone in arena.zones]
    named += [("variant", variant) for tutorial in content.tutorials.values() for variant in tutorial.variants]
    for kind, name in dict.fromkeys(named):
        yield f"{kind}-{name}"


def option_words(content: Content) -> str:
    """The names of table options from the content: arenas and variants."""
    keys = [key for key in name_keys(content) if key.startswith(("arena-", "variant-"))]
    return "".join(f"option-{key} = {{ {key} }}\n" for key in keys)
