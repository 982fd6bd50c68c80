"""Tower attacks: their range and their parts in order (sections 7 and 10, EU 13). Compiled by mypyc.

Most towers make a single attack. Those of Elemental Uprising may have several to choose from (EU-10.9), place a set of
tiles on each of several trays (EU-13.4), throw spears (EU-13.9), or have tiles and soldiers of modifications: then the
parts follow each other as a salvo, and each of them is an attack that its player may cut short (EU-10.8, EU-11.16).
"""

from __future__ import annotations

from warbook.games.kingdom.attacks.modifications import (
    arrows_of,
    damage_with,
    loose_tiles,
    mods_of,
    more_tiles,
    note_tithes,
    printed,
    reach_with,
    spaces_with,
)
from warbook.games.kingdom.attacks.placements import soldier_damage, strays
from warbook.games.kingdom.attacks.placing import can_place, can_take, start_volley
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.ranges import beside_space, boss_in_reach, in_reach, top_trays
from warbook.games.kingdom.board.trays import cell_of, is_portal, uncovered
from warbook.games.kingdom.effects.vocabulary import ARROWS, PRECISE, Aim
from warbook.games.kingdom.frames import ANY_TRAY, BOSS_TRAY, LAYERS, MODE, SALVO, WHOLE, Salvo, Volley
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Frame


def attack(state: KingdomState, seat: int, place: int) -> None:
    """A tower that was placed attacks, now and never again (RT-7.6, RT-7.7, EU-10.6, EU-10.11).

    Without a target it places nothing (RT-7.20, EU-10.7).
    """
    tower, site, facing = int(state.built[place]), place // LAYERS, int(state.facing[place])
    modes = state.tables.modes[printed(state, tower)]
    if is_single(state, tower):
        volley = whole_volley(state, seat, tower, state.field.sites[site], facing, modes[0])
        volley.place = place
        start_volley(state, volley)
        return
    state.salvos.append(Salvo(place, seat))
    state.stack.append(Frame(SALVO, seat))
    if len(modes) > 1:
        state.stack.append(Frame(MODE, seat))


def is_single(state: KingdomState, tower: int) -> bool:
    """Whether a tower makes just one attack, without anything before or behind it."""
    if tower >= state.tables.towers or len(state.tables.modes[tower]) > 1:
        return False
    aim = state.tables.attack[tower]
    return not aim.each and aim.spear == NONE and aim.silences == 0


# the attacks


def targets_of(state: KingdomState, tower: int, aim: Aim, reach: int, cell: int, facing: int) -> list[int]:
    """A tower's targets: portals only for towers of their level (RT-10.3, RT-31.20), the boss for all (RT-22.4).

    With too high a portal alone it has none (RT-31.21).
    """
    level = state.tables.level[printed(state, tower)]  # RT-31.20
    found = in_reach(state, reach, aim.arrows, spaces_with(state, tower), cell, facing)
    return [tray for tray in found if state.level[tray] <= level]  # RT-22.4, RT-31.21


def whole_volley(state: KingdomState, seat: int, tower: int, cell: int, facing: int, aim: Aim) -> Volley:
    """An attack with everything that is printed; if portals are its only targets, they must be attacked.

    RT-10.9, RT-10.16.
    """
    volley = part_volley(state, seat, tower, cell, facing, aim, WHOLE, [])
    portals = [tray for tray in volley.targets if is_portal(state, tray)]
    # not if their enemies are covered (RT-10.10), nor with another target (RT-10.7)
    if portals and any([uncovered(state, tray) != 0 for tray in portals]):  # RT-10.10
        others = [tray for tray in volley.targets if not is_portal(state, tray) and can_take(state, volley, tray, 0)]
        volley.forced = not others  # RT-10.7, RT-10.16
    return volley


def part_volley(
    state: KingdomState, seat: int, tower: int, cell: int, facing: int, aim: Aim, part: int, hit: list[int]
) -> Volley:
    """One set of tiles: all of them for all trays, for one tray, or for one that was not hit before (EU-24.13).

    A modification of its range holds for all attacks of the card (EU-24.8, EU-31.22).
    """
    is_bare = tower < state.tables.towers  # without modifications
    reach = aim.reach if is_bare else reach_with(state, tower, aim.reach)  # EU-31.22
    targets = targets_of(state, tower, aim, reach, cell, facing) if part < 0 else [part]
    if part == ANY_TRAY:
        targets = [tray for tray in targets if tray not in hit]
    tiles = aim.tiles if aim.each or is_bare else aim.tiles + more_tiles(state, tower)
    volley = Volley(aim, seat, facing, targets, tiles, aim.soldiers)
    if reach != aim.reach and aim.soldiers:  # a soldier is no tile (EU-24.8)
        volley.posts = targets_of(state, tower, aim, aim.reach, cell, facing)
    volley.link = aim.link or part == ANY_TRAY
    comes_from(state, volley, tower, cell)
    return volley


def comes_from(state: KingdomState, volley: Volley, tower: int, cell: int) -> None:
    """What all tiles of a tower have: its level, its place, their damage and whose they are (EU-11.15, EU-24.7)."""
    volley.owner = printed(state, tower)
    volley.level = state.tables.level[volley.owner]
    volley.source = cell
    if tower >= state.tables.towers:
        volley.damage = damage_with(state, tower, volley.aim.damage)
        volley.later = volley.damage


def spear_volley(state: KingdomState, seat: int, tower: int, facing: int, aim: Aim, tray: int) -> Volley:
    """The spear of a soldier, from its tray to one beside it, of the same damage (EU-13.9, EU-13.11, EU-19.6a)."""
    cell = cell_of(state, tray)
    volley = Volley(aim, seat, facing, beside_space(state, cell), [aim.spear], 0)
    comes_from(state, volley, tower, cell)
    volley.damage = soldier_damage(state, tray, aim.damage)
    volley.later = volley.damage
    return volley


def extra_volley(
    state: KingdomState, seat: int, tower: int, cell: int, facing: int, aim: Aim, modification: int
) -> Volley:
    """What a modification places: tiles of this tower by its arrow or anywhere (EU-24.5, EU-24.6, EU-24.12), a soldier.

    The soldier goes by its arrows, physical and never precise (EU-24.9). A tile more of an `each` attack goes on one
    tray that the attack reaches (EU-24.15).
    """
    mod = state.tables.mods[modification]
    own = mod.aim
    if own is None:
        reach = reach_with(state, tower, aim.reach)
        targets = targets_of(state, tower, aim, reach, cell, facing)
        volley = Volley(aim, seat, facing, targets, mod.more_tiles, 0)
    else:
        reach = reach_with(state, tower, own.reach) if own.tiles else own.reach
        arrows = arrows_of(state, modification) if own.reach == ARROWS else own.arrows
        targets = in_reach(state, reach, arrows, spaces_with(state, tower), cell, facing)
        volley = Volley(own, seat, facing, targets, own.tiles, own.soldiers)
    comes_from(state, volley, tower, cell)
    return volley


def sets_of(state: KingdomState, tower: int, cell: int, facing: int, aim: Aim) -> list[int]:
    """The sets of tiles of an attack: one, or one for every tray that arrows show (EU-13.4, EU-31.21).

    If its tiles are precise there is one for every arrow, each for another tray (EU-24.13).
    """
    if not aim.each:
        return [WHOLE]
    reach = reach_with(state, tower, aim.reach)
    if reach == PRECISE and aim.reach != PRECISE:
        return [ANY_TRAY for arrow in aim.arrows if arrow]
    return targets_of(state, tower, aim, reach, cell, facing)  # EU-31.21


def extras_of(state: KingdomState, tower: int, aim: Aim) -> list[int]:
    """The modifications that place something behind the tower's own tiles."""
    mods = state.tables.mods
    return [
        number
        for number in mods_of(state, tower)
        if mods[number].aim is not None or (aim.each and mods[number].more_tiles)
    ]


def volleys_of(state: KingdomState, seat: int, tower: int, cell: int, facing: int, mode: int) -> list[Volley]:
    """All attacks that a tower would make in one of its modes, spears apart: what to expect of it."""
    aim = state.tables.modes[printed(state, tower)][mode]
    if is_single(state, tower):
        return [whole_volley(state, seat, tower, cell, facing, aim)]
    found: list[Volley] = []
    for part in sets_of(state, tower, cell, facing, aim):
        if part == WHOLE:
            found.append(whole_volley(state, seat, tower, cell, facing, aim))
        else:
            found.append(part_volley(state, seat, tower, cell, facing, aim, part, []))
    for modification in extras_of(state, tower, aim):
        found.append(extra_volley(state, seat, tower, cell, facing, aim, modification))
    return found


# a salvo


def modes_shown(state: KingdomState) -> int:
    """How many attacks the card shows that is being played."""
    return len(state.tables.modes[printed(state, int(state.built[state.salvos[-1].place]))])


def open_modes(state: KingdomState) -> list[int]:
    """The attacks of the tower that is being played that could place anything."""
    salvo = state.salvos[-1]
    tower, cell = int(state.built[salvo.place]), state.field.sites[salvo.place // LAYERS]
    facing, loose = int(state.facing[salvo.place]), loose_tiles(state, tower)
    found: list[int] = []
    for mode, aim in enumerate(state.tables.modes[printed(state, tower)]):
        for part in sets_of(state, tower, cell, facing, aim):
            volley = part_volley(state, salvo.seat, tower, cell, facing, aim, part, [])
            loosen(state, volley, loose)
            if can_place(state, volley):
                found.append(mode)
                break
    return found


def choose_mode(state: KingdomState, mode: int) -> None:
    """A player uses exactly one attack of the card (EU-10.9); its facing stays as it is (EU-10.10, EU-13.14)."""
    salvo = state.salvos[-1].copy()
    tower, cell = int(state.built[salvo.place]), state.field.sites[salvo.place // LAYERS]
    aim = state.tables.modes[printed(state, tower)][mode]
    salvo.mode = mode
    salvo.sets = sets_of(state, tower, cell, int(state.facing[salvo.place]), aim)
    salvo.extras = extras_of(state, tower, aim)
    salvo.loose = loose_tiles(state, tower)
    state.salvos[-1] = salvo


def on_salvo(state: KingdomState) -> None:
    """The next part of a tower's attack: its tiles, then spears, then modifications (EU-13.10)."""
    salvo = state.salvos[-1]
    if salvo.mode == NONE:  # nothing was asked
        modes = open_modes(state)
        choose_mode(state, modes[0] if modes else 0)
        salvo = state.salvos[-1]
    tower, cell = int(state.built[salvo.place]), state.field.sites[salvo.place // LAYERS]
    aim = state.tables.modes[printed(state, tower)][salvo.mode]
    facing = int(state.facing[salvo.place])
    salvo = salvo.copy()
    if salvo.sets:
        if salvo.sets[0] == WHOLE:
            volley = whole_volley(state, salvo.seat, tower, cell, facing, aim)
        else:
            volley = part_volley(state, salvo.seat, tower, cell, facing, aim, salvo.sets[0], salvo.hit)
        salvo.sets = salvo.sets[1:]
    elif salvo.spears:
        volley = spear_volley(state, salvo.seat, tower, facing, aim, salvo.spears[0])
        salvo.spears = salvo.spears[1:]
    elif salvo.extras:
        volley = extra_volley(state, salvo.seat, tower, cell, facing, aim, salvo.extras[0])
        salvo.extras = salvo.extras[1:]
    else:
        state.stack.pop()
        state.salvos.pop()
        return
    state.salvos[-1] = salvo
    loosen(state, volley, salvo.loose)
    volley.place = salvo.place
    start_volley(state, volley)


def loosen(state: KingdomState, volley: Volley, loose: int) -> None:
    """Let a number of tiles of an attack go on any tray, even if linked (EU-24.14)."""
    if loose and volley.tiles:
        volley.loose = loose
        volley.wide = top_trays(state) if boss_in_reach(state) == NONE else [*top_trays(state), BOSS_TRAY]


def after_volley(state: KingdomState, volley: Volley) -> None:
    """A part of a tower's attack is over: the others know what it has hit."""
    if not state.salvos or state.salvos[-1].place != volley.place:
        return
    salvo = state.salvos[-1].copy()
    tower = int(state.built[salvo.place])
    aim = state.tables.modes[printed(state, tower)][salvo.mode]
    salvo.hit = salvo.hit + volley.hits
    if aim.spear != NONE:
        salvo.spears = salvo.spears + volley.posted
    if volley.loose and volley.hits:
        salvo.loose -= strays(volley, volley.hits)
    for tray in volley.hits:  # icons that they do not trigger this round (EU-C3)
        state.hushed[tray] |= aim.silences
    note_tithes(state, tower, volley.hits)
    state.salvos[-1] = salvo
