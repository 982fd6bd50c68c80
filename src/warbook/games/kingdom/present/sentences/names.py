"""Names of what events number, as words of the texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.supply_tables import FEATURE, FLOWER, TOTEM
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.notation import CELL_NAMES, COMPANION, twin_mark
from warbook.kernel.wire import Argument, Event, Sentence

Words = dict[str, Argument]
Says = dict[type[Event], Callable[[Any], Sentence | None]]
TOKENS: Final = {FLOWER: "flower", FEATURE: "feature", TOTEM: "totem"}  # what other tokens are is a piece
WARRIOR: Final = "warrior"


class Names:
    """What has a name in a game with its content packs."""

    def __init__(self, tables: Tables) -> None:
        """Know the content."""
        self.tables = tables
        self.cards: Final = {card.name: number for number, card in enumerate(tables.cards)}

    def tower(self, tower: int) -> str:
        """A tower as printed."""
        return f"@tower-{self.tables.tower_names[tower]}"

    def modification(self, modification: int) -> str:
        """A modification."""
        return f"@modification-{self.tables.mod_names[modification]}"

    def hero(self, figure: int) -> str:
        """A figure: a hero, the companion or a Sand Warrior."""
        if figure in self.tables.warriors:
            return f"@hero-{WARRIOR}"
        return f"@hero-{COMPANION if figure == self.tables.companion else self.tables.hero_names[figure]}"

    def ability(self, hero: int, ability: int) -> str:
        """An ability of a hero."""
        return f"@ability-{self.tables.heroes[hero].ability_names[ability]}"

    def card(self, card: int) -> str:
        """A horde by its card."""
        return f"@horde-{self.tables.cards[card].name}"

    def horde(self, tray: int, key: str) -> str:
        """A horde or a boss on its tray, by the key of its name."""
        card = self.cards.get(key.removeprefix("horde-"), NONE)
        return f"@{key}" if card == NONE else f"{self.card(card)}{twin_mark(self.tables, card, tray)}"

    def card_on(self, tray: int, card: int) -> str:
        """A horde by its card and its tray."""
        return f"{self.card(card)}{twin_mark(self.tables, card, tray)}"

    def token(self, kind: int) -> str:
        """What lies on the map: a flower, a feature, a totem, a tentacle, a marker."""
        table = self.tables.tokens[kind]
        return f"@{TOKENS.get(table.sort, 'piece')}-{table.name}"


def at(cell: int) -> str:
    """A cell as the notation calls it."""
    return CELL_NAMES[cell]


def key_of(event: Event) -> str:
    """The key of a kind of events."""
    return f"event-{event.__struct_config__.tag}"
