"""Scenes with a boss, and questions to them."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, staged
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.events import BossDrew

ONE = "g..../...../...../...../....."
MANY = "ggg../ggg../...../...../....."
FAST = "w..../...../...../...../....."  # a worg charges
# the top layer with two players, KK.KK / KBBBK / .BBB. / KBBBK / ....., all covered
COVERED = "tile=00,01:true tile=03,04:true tile=10,11,12,13,14:true tile=21,22,23:true tile=30,31,32,33,34:true"
BARE = "tile=00,01:true"


def sea(card: str = "dive", **scene: object) -> Table:
    """A scene of the Leviathan's scenario whose next boss card is told."""
    rest = [other.name for other in TABLES.content.bosses["leviathan"].cards if other.name != card]
    return staged(**{"scenario": "S4", "decks": f"actions {card} {' '.join(rest)}", "tokens": "-", **scene})


def fire(card: str, **scene: object) -> Table:
    """A scene of Vulkaar's scenario whose next boss card is told."""
    rest = [other.name for other in TABLES.content.bosses["vulkaar"].cards if other.name != card]
    return staged(**{"scenario": "S12", "decks": f"actions {card} {' '.join(rest)}", "tokens": "-", **scene})


def drawn(table: Table) -> list[str]:
    """The boss cards that the last decision has revealed."""
    cards = TABLES.content.bosses[TABLES.boss_names[table.state.terms.boss]].cards
    return [cards[event.card].name for event in table.told(BossDrew)]


def top_layer(table: Table) -> str:
    """The layer that can be attacked."""
    return TABLES.cards[table.state.card[BOSS_TRAY]].name if table.state.card[BOSS_TRAY] != NONE else ""
