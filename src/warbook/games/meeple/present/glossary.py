"""What the buildings, actions, territories, tokens and signs of a table are, for the popover."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.content.schema import Building, Tile
from warbook.games.meeple.content.tables import Tables
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.present.cardbook import FIGURES
from warbook.kernel.content.glossary import Entry, Glossary, also, entry, told
from warbook.kernel.wire import Phrase, Word

ACTIONS: Final = {
    "build": "MW-10.1",
    "deploy": "MW-10.11",
    "reinforce": "MW-10.13",
    "airborne": "MW-10.14",
    "stealth": "MW-10.17",
    "intimidate": "MW-10.21",
    "assemble": "MW-10.28",
    "burn": "MW-10.29",
    "convert": "MW-10.32",
    "bomb": "MW-10.37",
    "productivity": "MW-10.40",
    "recycle": "MW-10.45",
    "upgrade": "MW-10.48",
}
KINDS: Final = {
    "blank": "MW-17.1",
    "tower": "MW-7.6",
    "village": "MW-7.8",
    "hut": "MW-7.10",
    "forge": "MW-7.11",
    "shield": "MW-7.12",
    "cave": "MW-12.1",
    "altar": "MW-12.14",
    "tunnel": "MW-12.6",
}
BONUSES: Final = {
    "assemble": "MW-7.9",
    "deploy": "MW-7.8",
    "nature": "MW-7.10",
    "forge": "MW-7.11",
    "shield": "MW-7.12",
}
PHASES: Final = {"1": "MW-7.1", "2": "MW-8.1", "3": "MW-9.1", "4": "MW-11.1", "5": "MW-13.1"}
SIGNS: Final = {
    "honour": "MW-5.5",
    "bravery": "MW-15.1",
    "depot": "MW-9.7",
    "reserve": "MW-10.28",
    "worker": "MW-8.3",
    "defence": "MW-16.1",
    "gate": "MW-3.17",
    "forest": "MW-3.9",
    "unseen": "MW-2.9",
    "meeple": "MW-11.1",
    "free-slot": "MW-3.15",
}


def glossary(game: MeepleWar) -> Glossary:
    """Everything that is drawn on the map, in villages and beside them."""
    tables: Tables = game.tables
    content = tables.content
    found: Glossary = {f"building:{name}": _building(name, one) for name, one in content.buildings.items()}
    for building in content.buildings.values():
        found |= {f"action:{end.action}-{end.n}": _action(end.action, end.n) for end in building.ends}
    found |= {f"action:{action}": _action(action, 1) for action in ACTIONS}
    found |= {f"tile:{name}": _tile(tile) for name, tile in content.tiles.items()}
    found |= {f"kind:{tile.kind}-{tile.flags}": _tile(tile) for tile in content.tiles.values() if tile.flags}
    found |= {f"kind:{kind}": _tile(Tile(kind=kind, count=1, source="", flags=1)) for kind in KINDS}  # type: ignore[arg-type]
    found |= told("bonus", BONUSES, **FIGURES)
    found["sign:tree"] = entry("tree-token", "tree-token-about", "MW-17.8")
    found |= told("phase", PHASES) | told("sign", SIGNS)
    return found | _icons(found)


def _icons(found: Glossary) -> Glossary:
    """The icons by the names of their drawings."""
    stands = {name: f"action:{name}" for name in ACTIONS}
    stands |= {name: f"sign:{name}" for name in ("honour", "bravery", "depot", "reserve", "worker", "tree")}
    return also(found, "icon", stands)


def _building(name: str, building: Building) -> Entry:
    numbers: dict[str, Word] = {"defence": building.defence, "site": building.site_defence, "build": building.build}
    lines = tuple(Phrase("action-with", {"action": f"@action-{end.action}", "n": end.n}) for end in building.ends)
    return entry(f"building-{name}", (Phrase("sign-building", numbers), *lines), "MW-20.1")


def _action(action: str, n: int) -> Entry:
    return entry(f"action-{action}", f"action-{action}-about", ACTIONS[action], n=n, **FIGURES)


def _tile(tile: Tile) -> Entry:
    return entry(f"kind-{tile.kind}", f"kind-{tile.kind}-about", KINDS[tile.kind], flags=max(tile.flags, 1), **FIGURES)
