"""The printed content of cards, tokens and boards for displays, with packs. Views do not repeat it."""

from __future__ import annotations

from msgspec import Struct

from warbook.games.krosmaster.content.schema import Arena, Figure, Prices, Reward, Spell, Summon, Tutorial
from warbook.games.krosmaster.content.tables import Tables
from warbook.games.krosmaster.game import KrosmasterArena


class Printed(Struct, frozen=True):
    """The content by name. Events number things: `kinds`, `spells`, `rewards` and `arenas` in this order."""

    hash: str
    figures: dict[str, Figure]
    summons: dict[str, Summon]
    spells: dict[str, Spell]
    rewards: dict[str, Reward]
    arenas: dict[str, Arena]
    tutorials: dict[str, Tutorial]
    prices: Prices
    kinds: tuple[str, ...]  # figures, then summons: the number of a kind is its place
    tokens: tuple[str, ...]  # the reward of each token


def printed(game: KrosmasterArena) -> Printed:
    """The content that a game was made with."""
    tables: Tables = game.tables
    content = tables.content
    return Printed(
        hash=content.hash,
        figures=content.figures,
        summons=content.summons,
        spells=content.spells,
        rewards=content.rewards,
        arenas=content.arenas,
        tutorials=content.tutorials,
        prices=content.prices,
        kinds=tuple(tables.kind_names),
        tokens=tuple(tables.reward_names[reward] for reward in tables.tokens),
    )
