"""Which cells an attack would reach, and which hordes: for pointing at a map before anything is decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from msgspec import UNSET, structs
from mypy_extensions import i64

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import arrows_of, mods_of, printed, reach_with, spaces_with
from warbook.games.kingdom.attacks.tower_attacks import volleys_of
from warbook.games.kingdom.board.field import NONE, WIDTH, beside
from warbook.games.kingdom.effects.start import attack_of, is_melee
from warbook.games.kingdom.effects.vocabulary import (
    ADJACENT,
    ARROWS,
    ATTACK,
    OWN,
    OWN_OR_ADJACENT,
    Aim,
    Deed,
)
from warbook.games.kingdom.present.notation import TRAY_NAMES
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, arg_of, seat_of, verb_of
from warbook.kernel.wire import Option, Phrase, Word

DIRECTIONS: Final = 8


def foreseen(state: KingdomState, option: Option) -> Option:
    """An answer with what it would reach; one that reaches nothing by itself as it is."""
    action = Action(option.action)
    verb, arg = verb_of(action), arg_of(action)
    if verb == verbs.BUILD:
        tower, site, facing = verbs.built_tower(arg), verbs.built_site(arg), verbs.facing_of(arg)
        cell = state.field.sites[site]
        found = tower_cells(state, tower, cell, facing)
        said = hordes_reached(state, seat_of(action), tower, cell, facing)
        return structs.replace(option, reach=found or UNSET, forecast=said)
    if verb == verbs.ABILITY:
        ability, facing = verbs.ability_of(arg), verbs.facing_of(arg)
        figure = state.stack[-1].a
        found = hero_cells(state, figure, state.tables.heroes[figure].abilities[ability], facing)
        return structs.replace(option, reach=found) if found else option
    if verb == verbs.BASIC:
        figure = state.stack[-1].a
        found = hero_cells(state, figure, attack_of(state, figure), arg)
        return structs.replace(option, reach=found) if found else option
    if verb == verbs.PICK_HERO and state.terms.solo and state.law["melee-alone"] and is_melee(state, arg):
        return structs.replace(option, forecast=Phrase("advice-melee", {"rule": state.law["melee-alone"]}))  # RT-18.14
    return option


# towers


def tower_cells(state: KingdomState, tower: int, cell: int, facing: int) -> tuple[int, ...]:
    """The cells in line with the arrows of a tower card on a cell, or around it, whoever stands there.

    With what its stickers change (EU-24.5, EU-24.8). A precise attack reaches everywhere: that needs no telling.
    """
    found: set[int] = set()
    spaces = spaces_with(state, tower)
    for aim in state.tables.modes[printed(state, tower)]:
        found |= cells_shown(state, reach_with(state, tower, aim.reach), aim.arrows, spaces, cell, facing)
    for number in mods_of(state, tower):
        more = state.tables.mods[number].aim
        if more is not None and more.reach == ARROWS:
            found |= cells_shown(state, ARROWS, arrows_of(state, number), spaces, cell, facing)
    return tuple(sorted(found))


def hordes_reached(state: KingdomState, seat: int, tower: int, cell: int, facing: int) -> Phrase:
    """The trays that some attack of a tower could be aimed at from there (RT-7.10, RT-7.16, RT-10.3)."""
    trays: set[int] = set()
    for mode in range(len(state.tables.modes[printed(state, tower)])):
        for volley in volleys_of(state, seat, tower, cell, facing, mode):
            trays.update(volley.targets, volley.posts)
    words: dict[str, Word] = {"trays": " ".join(TRAY_NAMES[tray] for tray in sorted(trays))}
    return Phrase("forecast-reaches", words) if trays else Phrase("forecast-reaches-none")


# heroes


def hero_cells(state: KingdomState, figure: int, deeds: list[Deed], facing: int) -> tuple[int, ...]:
    """The cells that the attacks among the steps of a hero reach from where it stands (RT-12.22, RT-12.23)."""
    found: set[int] = set()
    for deed in deeds:
        if deed.do == ATTACK:
            found |= _from_hero(state, deed.aim, int(state.cell[figure]), facing)
    return tuple(sorted(found))


def _from_hero(state: KingdomState, aim: Aim, cell: int, facing: int) -> set[int]:
    own = {cell} if aim.reach in (OWN, OWN_OR_ADJACENT) else set()
    reach = ADJACENT if aim.reach == OWN_OR_ADJACENT else aim.reach
    return own | cells_shown(state, reach, aim.arrows, 1, cell, facing)


# cells


def cells_shown(state: KingdomState, reach: int, arrows: vec[i64], spaces: int, cell: int, facing: int) -> set[int]:
    """The cells of the map that arrows show, turned with their tower or hero, or those around (RT-7.9, EU-13.5).

    A modification makes every arrow as long as it says (EU-C5).
    """
    found: set[int] = set()
    if reach == ADJACENT:
        found = {cell}
        for _ in range(spaces):
            found |= {beside(each, direction) for each in found for direction in range(DIRECTIONS)}
        found -= {cell}
    elif reach == ARROWS:
        for direction in range(DIRECTIONS):
            length = int(arrows[(direction - 2 * facing) % DIRECTIONS])
            other = cell
            for _ in range(spaces if spaces > 1 and length else length):
                other = NONE if other == NONE else beside(other, direction)
                found.add(other)
    return {each for each in found if is_on_map(state, each)}


def is_on_map(state: KingdomState, cell: int) -> bool:
    """Whether a cell lies on the map that is played on."""
    return cell != NONE and cell // WIDTH < state.field.rows and cell % WIDTH < state.field.columns
