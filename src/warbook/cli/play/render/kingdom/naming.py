"""Names of what events speak of, as words of the texts: trays are followed, so that each horde is named."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.content.supply_tables import FEATURE, FLOWER, TOTEM
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.notation import CELL_NAMES, COMPANION, SEATS
from warbook.games.kingdom.present.view import KingdomView

TOKENS: Final = {FLOWER: "flower", FEATURE: "feature", TOTEM: "totem"}  # what other tokens are is a piece
WARRIOR: Final = "warrior"


class Naming:
    """What has a name in one step of a game."""

    def __init__(self, before: KingdomView, tables: Tables) -> None:
        """Begin with what the audience knew before the step."""
        self.before = before
        self.tables = tables
        names = {card.name: number for number, card in enumerate(tables.cards)}
        self.card = {tray.tray: names[tray.card] for tray in before.trays}
        self.cells = {site.site: site.cell for site in before.sites}
        self.printed = dict(enumerate(tables.tower_names))  # by number: those with modifications come behind
        self.printed |= {int(number): card.partition("+")[0] for number, card in before.cards.items()}

    def seat(self, seat: int) -> str:
        """A player."""
        return f"@side-{SEATS[seat]}"

    def tower(self, tower: int) -> str:
        """A tower as printed."""
        return f"@tower-{self.printed[tower]}"

    def hero(self, figure: int) -> str:
        """A figure: a hero, the companion or a Sand Warrior."""
        if figure in self.tables.warriors:
            return f"@hero-{WARRIOR}"
        return f"@hero-{COMPANION if figure == self.tables.companion else self.tables.hero_names[figure]}"

    def ability(self, figure: int, ability: int) -> str:
        """An ability of a hero."""
        return f"@ability-{self.tables.heroes[figure].ability_names[ability]}"

    def boss(self) -> str:
        """The boss."""
        assert self.before.boss is not None
        return f"@boss-{self.before.boss.name}"

    def horde(self, tray: int) -> str:
        """A horde, or the boss."""
        if tray == BOSS_TRAY:
            return self.boss()
        return f"@horde-{self.tables.cards[self.card[tray]].name}"

    def token(self, kind: int) -> str:
        """What lies on the map: a flower, a feature, a totem, a tentacle, a marker."""
        table = self.tables.tokens[kind]
        return f"@{TOKENS.get(table.sort, 'piece')}-{table.name}"

    def site(self, site: int) -> str:
        """The space of a building site."""
        return CELL_NAMES[self.cells[site]]
