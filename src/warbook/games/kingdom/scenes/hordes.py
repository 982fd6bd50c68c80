"""The hordes of a written position: cards on trays with their pieces, drawn cards (`positions.py`)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import msgspec

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BITS, SIDE, count
from warbook.games.kingdom.board.trays import lay_tile, put_tray
from warbook.games.kingdom.content.schema import Horde
from warbook.games.kingdom.content.tables import BOSS, KINDS, Tables
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import CHARGED, CURSED, FROZEN, NOBODY, OF_HERO, SILENT, TRAYS
from warbook.games.kingdom.present.notation import CELL_NAMES, SQUARE_NAMES
from warbook.games.kingdom.state import KingdomState

DRAWN: Final = [kind for number, kind in enumerate(KINDS) if number != BOSS]
OF_CARDS: Final = ("crystals", "kind", "gold", "either", "shield")  # words that belong to a card that is drawn
MARKS: Final = {"frozen": FROZEN, "silent": SILENT, "cursed": CURSED, "charged": CHARGED}
PLACE: Final = re.compile(r"([1-4])/([0-9]+)")
GRID: Final = re.compile(rf"(?:.{{{SIDE}}}/){{{SIDE - 1}}}.{{{SIDE}}}")


def items_of(text: str) -> list[str]:
    """The items of a text, which are separated by semicolons."""
    return [item.strip() for item in text.split(";") if item.strip()]


# cards that are not in the box


def grids_of(text: str) -> tuple[str, ...]:
    """The cards of trays that are drawn, each with the words behind it that belong to the card."""
    drawn = [item.split() for item in items_of(text) if GRID.fullmatch(item.split()[0])]
    return tuple(" ".join([words[0], *(w for w in words if w.partition("=")[0] in OF_CARDS)]) for words in drawn)


@lru_cache(maxsize=64)
def with_cards(tables: Tables, drawn: tuple[str, ...]) -> Tables:
    """The content with some horde cards more, X1, X2, … as they are drawn."""
    if not drawn:
        return tables
    hordes = dict(tables.content.hordes)
    for number, text in enumerate(drawn, start=1):
        grid, *marks = text.split()
        given = dict(mark.split("=") for mark in marks)
        kind = given.get("kind", "normal")
        goods = {word: given.get(word, "0") for word in ("crystals", "gold", "either")}
        if kind not in DRAWN or not all(value.isdecimal() for value in goods.values()):
            raise ValueError(f"trays: {text!r}: crystals=1, or a kind of {', '.join(DRAWN)}")
        for mark in set(grid) - {*tables.enemies, *"./=~^1234"}:
            raise ValueError(f"trays: {grid!r}: {mark!r} is no enemy")
        wanted = {"kind": kind, "tier": 1, "shield": given.get("shield", ""), "source": "drawn"}
        wanted |= {word: int(value) for word, value in goods.items()}
        hordes[f"X{number}"] = msgspec.convert({**wanted, "grid": grid.split("/")}, Horde)
    return Tables(msgspec.structs.replace(tables.content, hordes=hordes))


# trays


def place_named(state: KingdomState, word: str) -> tuple[int, int]:
    """A route and a place on it: 1/4, or the lowest route that has the space r2c1."""
    routes = state.field.routes
    if found := PLACE.fullmatch(word):
        route, index = int(found[1]) - 1, int(found[2])
        if route < len(routes) and index < len(routes[route]):
            return route, index
    elif word in CELL_NAMES and state.field.route_of[CELL_NAMES.index(word)] != NONE:
        route = state.field.route_of[CELL_NAMES.index(word)]
        return route, routes[route].index(CELL_NAMES.index(word))
    raise ValueError(f"{word!r} is not a place on a route, like 1/0, nor a path space, like r2c1")


def lay_tray(state: KingdomState, words: list[str]) -> None:
    """A card on a tray, with its marks."""
    if len(words) < 2:
        raise ValueError("a card and a place are needed")
    names = [card.name for card in state.tables.cards]
    if GRID.fullmatch(words[0]):
        taken = [int(card) for card in state.card[:TRAYS]]
        drawn = [name for name in names if name[0] == "X" and names.index(name) not in taken]
        card = names.index(drawn[0])
    elif words[0] in state.tables.card_names:
        card = names.index(words[0])
    else:
        raise ValueError(f"{words[0]!r} is neither a horde card nor a grid of five rows")
    route, index = place_named(state, words[1])
    tray = put_tray(state, card, route, index)
    draw_out(state, card)
    for mark in words[2:]:
        _mark_tray(state, tray, mark)


def draw_out(state: KingdomState, card: int) -> None:
    """One such card is taken from where it is hidden: the reserve, a deck, the ghosts."""
    for piles in (state.reserve, state.decks, [state.ghosts]):
        for place, pile in enumerate(piles):
            if card in pile:
                rest = pile[:]
                rest.remove(card)
                if pile is state.ghosts:
                    state.ghosts = rest
                else:
                    piles[place] = rest
                return


def _mark_tray(state: KingdomState, tray: int, mark: str) -> None:
    word, _, value = mark.partition("=")
    if mark == "fast":
        state.fast[tray] = 1
    elif mark in MARKS:
        state.marks[tray] |= MARKS[mark]
    elif word == "level" and value in ("1", "2", "3", "4"):
        state.level[tray] = int(value)
    elif word in ("tile", "soldiers"):
        lay_pieces(state, tray, word, value)
    elif word not in OF_CARDS:
        more = f", {', '.join(MARKS)}" if state.tables.icon_order else ""
        raise ValueError(
            f"{mark!r} is not tile=00,01:magic, soldiers=22, level=2, fast, crystals=1 or kind=flying{more}"
        )


def lay_pieces(state: KingdomState, tray: int, word: str, value: str) -> None:
    """A tile with its damage type, or soldiers from the supply."""
    squares, _, damage = value.partition(":")
    damage, _, owner = damage.partition(":")
    mask = 0
    for square in squares.split(","):
        if square not in SQUARE_NAMES:
            raise ValueError(f"{square!r} is not a square from 00 to 44")
        mask |= BITS[SQUARE_NAMES.index(square)]
    if word == "tile":
        if (damage or DAMAGES[0]) not in DAMAGES:
            raise ValueError(f"{damage!r} is not one of {', '.join(DAMAGES)}")
        lay_tile(state, tray, mask, DAMAGES.index(damage or DAMAGES[0]), _owner(state, owner))
        return
    if count(mask) > state.spare:
        raise ValueError("there are not so many soldiers")
    state.soldiers[tray] |= mask
    state.spare -= count(mask)


def _owner(state: KingdomState, name: str) -> int:
    """Whose a tile is."""
    if name in state.tables.hero_names:
        return OF_HERO + state.tables.hero_names.index(name)
    if name and name not in state.tables.tower_names:
        raise ValueError(f"{name!r} is neither a hero nor a tower")
    return state.tables.tower_names.index(name) if name else NOBODY
