"""Where the pieces of an attack may go: trays, forms, squares (sections 7 to 9; EU 11 to 13). Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom.board.field import NONE, steps_between
from warbook.games.kingdom.board.shapes import FULL, SQUARES
from warbook.games.kingdom.board.trays import cell_of, open_to_soldiers, shielded, taboo_for_tiles
from warbook.games.kingdom.effects.rules_in_force import TRUE_SOLDIERS_NEAR, layer_refuses, of_hero
from warbook.games.kingdom.effects.vocabulary import TRUE
from warbook.games.kingdom.frames import ALL_TRAYS, BOARD, BOSS_TRAY, Volley
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import square_arg


def form_range(state: KingdomState, volley: Volley, shape: int) -> list[int]:
    """The forms in which a tile may lie: as printed, turned with the tower, or any (RT-8.6, RT-8.7, RT-12.24).

    Any only for the tiles of this attack (RT-31.32).
    """
    polyomino = state.tables.shapes[shape]
    if volley.aim.free:  # RT-31.32
        return polyomino.free
    return polyomino.turned[(volley.turn + volley.aim.turns - state.field.turn) % 4]  # RT-8.6, RT-12.24


def trays_open(volley: Volley) -> list[int]:
    """The targets for the next tile: any (RT-7.17, EU-13.3), with a link only that of the first (RT-7.18, RT-12.29).

    That goes for what is left of an attack and for one that must be made (RT-31.33, RT-31.46, EU-13.7, EU-13.13).
    """
    if volley.loose:
        return [tray for tray in volley.wide if strays(volley, [*volley.hits, tray]) <= volley.loose]
    return untouched(volley, volley.targets) if volley.only == NONE else [volley.only]  # RT-7.17, EU-13.3


def posts_open(volley: Volley) -> list[int]:
    """The same for the next soldier, which is no tile: what changes the range of tiles does not matter (EU-24.12)."""
    return untouched(volley, volley.posts) if volley.only == NONE else [volley.only]


def untouched(volley: Volley, trays: list[int]) -> list[int]:
    """Without trays that have got a piece already, if each goes on another one (EU-39.3)."""
    if volley.deed is None or not volley.deed.apart:
        return trays
    return [tray for tray in trays if tray not in volley.hits and tray not in volley.posted]


def strays(volley: Volley, lying: list[int]) -> int:
    """How many of the tiles on these trays lie where the attack does not reach (EU-24.14)."""
    if not volley.link:
        return sum([each not in volley.targets for each in lying])
    return len(lying) - max([0, *[lying.count(each) for each in volley.targets]])


def landing_squares(state: KingdomState, volley: Volley) -> bool:
    """Whether a soldier could be put anywhere in reach."""
    for tray in posts_open(volley):
        if soldier_room(state, volley, tray):
            return True
    return False


def may_lift(state: KingdomState, volley: Volley) -> bool:
    """Whether an attack may take soldiers from trays: a tower's (RT-9.16) or, in Elemental Uprising, any (EU-18.4)."""
    return volley.deed is None or state.tables.ways.lift_for_all


def has_soldiers(state: KingdomState, volley: Volley) -> bool:
    """Whether an attack could move a soldier that stands on some tray."""
    if not may_lift(state, volley):
        return False
    for tray in range(ALL_TRAYS):
        if state.card[tray] != NONE and state.soldiers[tray]:
            return True
    return False


def soldier_squares(state: KingdomState) -> list[int]:
    """Where soldiers stand, as args of the answer."""
    return [
        square_arg(tray, square)
        for tray in range(ALL_TRAYS)
        if state.card[tray] != NONE
        for square in range(SQUARES)
        if state.soldiers[tray] >> square & 1
    ]


def taboo_of(state: KingdomState, volley: Volley, tray: int) -> i64:
    """All squares of a tray on which no tile of an attack may lie now."""
    if tray == BOSS_TRAY and layer_refuses(state, volley.damage):
        return FULL
    return taboo_for_tiles(state, tray, volley.damage) | shielded(state, tray, volley.source)


def soldier_room(state: KingdomState, volley: Volley, tray: int) -> i64:
    """The squares of a tray for a soldier of an attack."""
    damage = soldier_damage(state, tray, volley.aim.damage)
    return open_to_soldiers(state, tray, damage) & ~shielded(state, tray, volley.source)


def soldier_damage(state: KingdomState, tray: int, damage: int) -> int:
    """What a soldier on a tray deals: as its tower or hero says, near a certain hero true damage (EU-12.5, EU-C7)."""
    for figure in state.tables.choirs:
        place = int(state.cell[figure])
        if place != BOARD and of_hero(state, figure, TRUE_SOLDIERS_NEAR):
            if steps_between(place, cell_of(state, tray)) <= 1:
                return TRUE
    return damage
