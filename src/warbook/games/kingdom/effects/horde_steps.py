"""Words of steps by which hordes act: hurt, mend, charge (sections 18, 19 and 26). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import GRASS, NONE, SITE, is_adjacent
from warbook.games.kingdom.board.shapes import FULL
from warbook.games.kingdom.board.tokens import origin, tokens_of
from warbook.games.kingdom.board.trays import boss_cell, cell_of, distance_left, enemies_on, horde_name, take_tile
from warbook.games.kingdom.content.supply_tables import TENTACLE
from warbook.games.kingdom.effects.rules_in_force import may_charge
from warbook.games.kingdom.effects.vocabulary import (
    BY_BOSS,
    CHARGE,
    HURT,
    MEND,
    NEAR,
    ON_MAP,
    PAWNS_ALL,
    PAWNS_OWN,
    PER_TENTACLE,
    TO_GATE,
    TOP_LAYER,
    Deed,
)
from warbook.games.kingdom.frames import (
    BOARD,
    BOSS_TRAY,
    BROUGHT,
    CHARGED,
    CHOICE,
    MAIN,
    TEAM,
    TILES_BACK,
    TRAYS,
    Doing,
)
from warbook.games.kingdom.heroes.damage import harm, harm_pawns
from warbook.games.kingdom.present.token_events import HordeCharged, Mended
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import untile_arg
from warbook.kernel.api import Frame


def on_blow(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """One of the three words."""
    if deed.do == HURT:
        hurt_them(state, doing, deed)
    elif deed.do == MEND:
        mend_them(state, doing, deed)
    else:
        assert deed.do == CHARGE
        for tray in trays_meant(state, doing, deed):
            charge(state, tray)


# damage


def hurt_them(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Soldiers and Sand Warriors on some trays, each of some heroes, or one whom the players choose (EU-26.8)."""
    if deed.pawns:
        harm_pawns(state, pawned_trays(state, doing, deed))
        return
    heroes = heroes_hit(state, doing, deed)
    if deed.each or len(heroes) == 1:
        harm(state, heroes, NONE, amount_of(state, doing, deed))
    elif heroes:
        state.stack.append(Frame(CHOICE, TEAM))


def amount_of(state: KingdomState, doing: Doing, deed: Deed) -> int:
    """How much damage; an iron rule may make that of features with goods on them greater (EU-C12)."""
    if doing.token != NONE and state.tables.tokens[state.token[doing.token]].gold:
        return max(deed.amount, state.terms.iron.volcano_damage)
    return deed.amount


def pawned_trays(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The trays whose soldiers and Sand Warriors are meant: the acting horde's own, those adjacent, all (EU-19.12)."""
    if deed.pawns == PAWNS_OWN:
        return [doing.actor]
    if deed.pawns == PAWNS_ALL:
        return [tray for tray in range(TRAYS) if state.card[tray] != NONE]
    return trays_beside(state, origin(state, doing))


def heroes_hit(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The heroes on the map that an effect means; a hero board is out of everything's reach."""
    found: list[int] = []
    for figure in range(len(state.tables.heroes)):
        is_there = state.role[figure] in (MAIN, BROUGHT) and state.cell[figure] != BOARD
        if is_there and is_exposed(state, figure, deed) and is_hit(state, figure, doing, deed):
            found.append(figure)
    return found


def is_exposed(state: KingdomState, figure: int, deed: Deed) -> bool:
    """Whether a hero is on no horde, on grass or a site, beside so many hordes, as the effect has it (EU-C9)."""
    cell = int(state.cell[figure])
    if deed.off_tray and state.tray[figure] != NONE:
        return False
    if deed.ground and state.field.kind[cell] not in (GRASS, SITE):
        return False
    return deed.beside == 0 or len(trays_beside(state, cell)) >= deed.beside


def is_hit(state: KingdomState, figure: int, doing: Doing, deed: Deed) -> bool:
    """Whether a hero stands where the effect acts (EU-19.11, EU-16.13, EU-16.14)."""
    cell = int(state.cell[figure])
    if deed.who == ON_MAP:
        return True
    if deed.who == BY_BOSS:
        return len([other for other in boss_and_arms(state) if is_adjacent(cell, other)]) > 0
    here = origin(state, doing)
    return cell == here or (deed.who == NEAR and is_adjacent(cell, here))


def boss_and_arms(state: KingdomState) -> list[int]:
    """The spaces of the boss and of its tentacles."""
    arms = [token for kind in kinds_of_arms(state) for token in tokens_of(state, kind)]
    return [boss_cell(state), *[state.token_cell[token] for token in arms]]


def kinds_of_arms(state: KingdomState) -> list[int]:
    """The kinds of tokens that are tentacles."""
    return [kind for kind, table in enumerate(state.tables.tokens) if table.sort == TENTACLE]


def trays_beside(state: KingdomState, cell: int) -> list[int]:
    """The trays on spaces adjacent to a space."""
    return [tray for tray in range(TRAYS) if state.card[tray] != NONE and is_adjacent(cell_of(state, tray), cell)]


# charging


def trays_meant(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The acting horde, or those nearest to something."""
    if deed.nearest:
        return nearest_trays(state, deed, doing.actor)
    return [] if doing.actor == NONE else [doing.actor]


def charge(state: KingdomState, tray: int) -> None:
    """A horde makes two attempts this phase, however many reasons it has (EU-19.8)."""
    if state.marks[tray] & CHARGED or not may_charge(state, cell_of(state, tray)):
        return
    state.marks[tray] |= CHARGED
    if state.log is not None:
        state.log.append(HordeCharged(rule=state.law["charge"], tray=tray, horde=horde_name(state, tray)))


# mending


def mend_them(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Tiles are returned from a horde, from each of several, or from the boss's layer, as the players choose."""
    trays = [BOSS_TRAY] if deed.aim.reach == TOP_LAYER else trays_meant(state, doing, deed)
    amount = deed.amount
    if deed.per == PER_TENTACLE:
        amount *= len(boss_and_arms(state)) - 1
        amount = min(amount, deed.most) if deed.most else amount
    for tray in trays[::-1]:
        if amount and tiles_to_return(state, tray):
            state.stack.append(Frame(TILES_BACK, TEAM, amount, tray))


def tiles_to_return(state: KingdomState, tray: int) -> list[int]:
    """The tiles that cover an enemy of a horde, or else of one beside it, as args of the answer (EU-19.10)."""
    found = covering_tiles(state, tray)
    if not found and tray != BOSS_TRAY and state.card[tray] != NONE:
        for other in trays_beside(state, cell_of(state, tray)):
            found += covering_tiles(state, other)
    return found


def covering_tiles(state: KingdomState, tray: int) -> list[int]:
    """The tiles on a tray that cover at least one square of an enemy; bases and soldiers are none (EU-31.38)."""
    if state.card[tray] == NONE:
        return []
    enemies = int(enemies_on(state, tray))
    covering = [place for place, tile in enumerate(state.tiles[tray]) if tile & enemies & FULL]  # EU-31.38
    return [untile_arg(tray, place) for place in covering]


def give_back(state: KingdomState, frame: Frame, tray: int, place: int) -> None:
    """A tile was chosen; another one may follow."""
    tile = take_tile(state, tray, place)
    if state.log is not None:
        name = horde_name(state, tray)
        state.log.append(Mended(rule=state.law["icon-heal"], tray=tray, horde=name, mask=tile & FULL))
    if frame.a > 1:
        state.stack.append(Frame(TILES_BACK, TEAM, frame.a - 1, frame.b))


# which horde an effect means


def nearest_trays(state: KingdomState, deed: Deed, actor: int) -> list[int]:
    """The horde nearest to a gate or to a spawn point, for `each` gate or marker one (EU-20.17, EU-26.9).

    Of two equally near ones that of the lower route; two of one route are never equally near.
    """
    ends = ends_meant(state, deed)
    found: list[int] = []
    for end in ends if deed.each else [NONE]:
        best, best_far = NONE, 0
        for tray in range(TRAYS):
            if state.card[tray] == NONE or (deed.other and tray == actor):
                continue
            own = end_of(state, deed, tray)
            if own in ends and (end == NONE or own == end):
                far = 8 * steps_to_end(state, deed, tray) + int(state.route[tray])  # EU-20.17
                if best == NONE or far < best_far:
                    best, best_far = tray, far
        if best != NONE and best not in found:
            found.append(best)
    return found


def ends_meant(state: KingdomState, deed: Deed) -> list[int]:
    """The gates or markers that an effect speaks of: the one that it names, or all."""
    named = deed.gate if deed.nearest == TO_GATE else deed.marker
    if named:
        return [named - 1]
    return list(range(len(state.field.gate_cells) if deed.nearest == TO_GATE else len(state.field.routes)))


def end_of(state: KingdomState, deed: Deed, tray: int) -> int:
    """The gate to which a horde goes, or the marker from which it has come."""
    route = int(state.route[tray])
    return state.field.gate_of[route] if deed.nearest == TO_GATE else route


def steps_to_end(state: KingdomState, deed: Deed, tray: int) -> int:
    """How far a horde is from there on its own route."""
    return distance_left(state, tray) if deed.nearest == TO_GATE else int(state.index[tray])
