"""Which hordes a new tower would have in range, according to a view."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.board.field import DIRECTIONS, NONE, bearing, steps_between
from warbook.games.kingdom.content.steps import Attack
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.present.views.parts import TrayView

FLYING: Final = "flying"


def is_known(view: KingdomView, tables: Tables, card: str) -> bool:
    """Whether a tower card has its printed range: no modification or rule in force changes it."""
    stickers = [tables.content.modifications[each.partition(":")[0]] for each in card.split("+")[1:]]
    changed = [each for each in stickers if each.attack or each.reach or each.spaces > 1 or each.loose_tiles]
    return not changed and not view.forces and not view.rift


def in_range(view: KingdomView, tables: Tables, card: str, cell: int, facing: int) -> list[TrayView] | None:
    """The trays that an attack of the tower reaches; None if its range is not the printed one.

    Only the top tray of a stack counts (RT-7.16), and only portals for which the tower's level suffices (RT-10.3).
    """
    if not is_known(view, tables, card):
        return None
    tower = tables.content.towers[card.partition("+")[0]]
    found: list[TrayView] = []
    for tray in _targets(view):
        near = [_reaches(view, tables, attack, cell, facing, tray) for attack in (tower.attack, *tower.instead)]
        if any(near) and tray.level <= tower.level:
            found.append(tray)
    return found


def _targets(view: KingdomView) -> list[TrayView]:
    tops: dict[int, TrayView] = {}
    for tray in view.trays:
        above = tops.get(tray.cell)
        if tray.tray != BOSS_TRAY and (above is None or above.height < tray.height):
            tops[tray.cell] = tray
    away = view.boss is None or view.boss.away
    return [tray for tray in view.trays if tray in tops.values() or (tray.tray == BOSS_TRAY and not away)]


def _reaches(view: KingdomView, tables: Tables, attack: Attack, cell: int, facing: int, tray: TrayView) -> bool:
    if attack.reach == "precise":
        return tray.kind != FLYING or not _spares_flying(view, tables)
    steps = steps_between(cell, tray.cell)
    if attack.reach == "adjacent":
        return steps == 1
    direction = bearing(cell, tray.cell)
    if direction == NONE:
        return False
    arrow = DIRECTIONS[(direction - 2 * facing) % 8]
    return any(name == arrow and steps <= reach for name, reach in attack.arrows.items())


def _spares_flying(view: KingdomView, tables: Tables) -> bool:
    iron = tables.content.settings[view.options["difficulty"]].iron
    return iron and tables.content.scenarios[view.scenario].iron.no_precise_on_flying
