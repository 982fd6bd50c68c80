"""Expected damage between characters: by distance for all, step by step for the active character.

Compiled by mypyc.
"""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.krosmaster.board.geometry import distance, is_in_line
from warbook.games.krosmaster.board.pieces import adjacent, is_empty
from warbook.games.krosmaster.board.walking import is_held
from warbook.games.krosmaster.bot.odds import LOCKED, mean_damage
from warbook.games.krosmaster.combat.markers import bonus_of, is_immune, reduction
from warbook.games.krosmaster.combat.spells import NO_SPELL, has_sight, weapon_of
from warbook.games.krosmaster.content.tables import (
    ARMOR,
    ATTACK,
    CRATE,
    CREATURE,
    CRITICAL_HIT,
    DODGE,
    FIXED_LINE,
    IN_LINE,
    ITTY_BITTY,
    LOCK,
    MELEE,
    NEUTRAL,
    NO_SIGHT,
    NOBODY,
    NONE,
    NORMAL,
    PER_GAME,
    UNLIMITED,
    WEAPON,
)
from warbook.games.krosmaster.frames import BITS, KROSMASTERS, NO_TOKENS
from warbook.games.krosmaster.state import KrosmasterState


def attacks_of(state: KrosmasterState, piece: int) -> list[int]:
    """The attack spells that a character may cast now or in its next turn, its weapon included."""
    if not state.terms.spells:
        return []
    found: list[int] = []
    spells = state.tables.spell
    for place, spell in enumerate(state.tables.spells_of[state.kind[piece]]):
        if spells.kind[spell] == ATTACK and spell not in state.terms.forbidden:
            if spells.limit[spell] != PER_GAME or state.used[piece] & BITS[place] == 0:
                found.append(spell)
    weapon = weapon_of(state, piece)
    if weapon != NO_SPELL:
        found.append(weapon)
    return found


def hit_mean(state: KrosmasterState, piece: int, spell: int, target: int, more: int) -> float:
    """The damage that one cast does to a target on average (KA-13.4); NONE is a punch."""
    armors = 2 if state.power[target] & ARMOR else 1
    if spell == NONE:
        return mean_damage(state.tables.punch_damage, 1, armors)
    spells = state.tables.spell
    element = int(spells.element[spell])
    less = int(reduction(state, target, element))
    if less < 0 or is_immune(state, target, element):
        return 0.0
    two = element != NEUTRAL and state.power[piece] & CRITICAL_HIT != 0
    value = int(spells.value[spell]) + more - less + beside_bonus(state, piece, spell, target)
    if piece < KROSMASTERS and state.held[piece]:
        value += bonus_of(state, piece, spell, element)
    return mean_damage(value, 2 if two else 1, armors - int(spells.armor_break[spell]))


def beside_bonus(state: KrosmasterState, piece: int, spell: int, target: int) -> int:
    """What the caster's own summons beside the target add (KA-4.8)."""
    spells = state.tables.spell
    kind = spells.beside[spell]
    if kind == NONE or not state.terms.bonuses:
        return 0
    beside = 0
    for way in range(4):
        cell = adjacent(state, state.cell[target], way)
        if cell >= 0:
            other = state.at[cell]
            if other != NOBODY and state.kind[other] == kind and state.summoner[other] == piece:
                beside += 1
    most = int(spells.beside_most[spell])
    return (min(beside, most) if most else beside) * int(spells.beside_bonus[spell])


def steps_needed(state: KrosmasterState, spell: int, here: i64, there: i64) -> i64:
    """How many steps bring a caster into range of a cell, ignoring obstacles and sight; NONE is a punch."""
    far = distance(here, there)
    if spell == NONE:
        return far - 1
    spells = state.tables.spell
    kind = spells.range[spell]
    if kind == MELEE:
        return far - 1
    most: i64 = spells.max[spell]
    if (kind == NORMAL or kind == IN_LINE) and state.scenery[here] == CRATE:
        most += 1
    needed: i64 = 0
    if far > most:
        needed = far - most
    elif far < spells.min[spell]:
        needed = spells.min[spell] - far
    if kind == IN_LINE or kind == FIXED_LINE:
        columns: i64 = here % 12 - there % 12
        rows: i64 = here // 12 - there // 12
        if columns < 0:
            columns = -columns
        if rows < 0:
            rows = -rows
        needed = max(needed, min(columns, rows))
    return needed


def might(state: KrosmasterState, piece: int, attacks: list[int], target: int, ap: int, mp: int, free: float) -> float:
    """The damage that a character can do to a target in one turn on average; `free` is how likely it gets away."""
    spells = state.tables.spell
    here, there = state.cell[piece], state.cell[target]
    near = distance(here, there)
    if near > mp + 14:
        return 0.0
    total = 0.0
    best = 0.0
    for spell in attacks:
        cost = int(spells.ap[spell])
        needed = steps_needed(state, spell, here, there)
        if cost > ap or needed > mp:
            continue
        one = hit_mean(state, piece, spell, target, 0)
        if needed > 0:
            one *= free
        elif near > 1 and mp == 0 and spells.range[spell] != NO_SIGHT and not has_sight(state, here, there):
            continue
        if spells.limit[spell] != UNLIMITED:
            total += one
            ap -= cost
        else:
            best = max(best, one * float(ap // max(1, cost)))
    if piece < KROSMASTERS and near <= mp + 1 and ap >= state.tables.punch_ap and best == 0.0:
        best = hit_mean(state, piece, NONE, target, 0) * (1.0 if near == 1 else free)
    return total + best


def freedom(state: KrosmasterState, piece: i64, cell: i64) -> float:
    """How likely a character is not locked when it walks away from a cell (KA-9.4)."""
    if state.power[piece] & ITTY_BITTY:
        return 1.0
    free = 1.0
    side = state.terms.side[state.owner[piece]]
    dodge = 1 if state.power[piece] & DODGE else 0
    for way in range(4):
        beside = adjacent(state, cell, way)
        if beside < 0:
            continue
        other = state.at[beside]
        if other == NOBODY or other == piece or state.terms.side[state.owner[other]] == side:
            continue
        if state.power[other] & ITTY_BITTY or state.tables.species[state.kind[other]] > CREATURE:
            continue
        free *= 1.0 - LOCKED[dodge + (2 if state.power[other] & LOCK else 0)]
    return free


def points_of(state: KrosmasterState, piece: int) -> tuple[int, int]:
    """The AP and MP of a character in its next activation (KA-8.4)."""
    kind = state.kind[piece]
    ap = int(state.tables.ap[kind] + state.ap_plus[piece] - state.ap_minus[piece])
    mp = int(state.tables.mp[kind] + state.mp_plus[piece] - state.mp_minus[piece])
    for token in state.held[piece] if piece < KROSMASTERS else NO_TOKENS:
        if state.up[token]:
            reward = state.tables.tokens[token]
            if state.tables.reward.category[reward] >= WEAPON:
                ap += int(state.tables.reward.ap[reward])
                mp += int(state.tables.reward.mp[reward])
    return max(0, ap), max(0, mp)


def walks(state: KrosmasterState, piece: int, cells: list[int], steps: list[int], free: list[float]) -> None:
    """Where the active character can walk with the MP it has: cells, steps, and how likely it gets there."""
    start = int(state.cell[piece])
    cells.append(start)
    steps.append(0)
    free.append(1.0)
    if state.mp == 0 or is_held(state, piece):
        return
    seen = [False] * 144
    seen[start] = True
    place = 0
    while place < len(cells):
        cell = cells[place]
        if steps[place] < state.mp:
            away = free[place] * freedom(state, piece, cell)
            for way in range(4):
                ahead = int(adjacent(state, cell, way))
                if ahead >= 0 and not seen[ahead] and is_empty(state, ahead):
                    seen[ahead] = True
                    cells.append(ahead)
                    steps.append(steps[place] + 1)
                    free.append(away)
        place += 1


def boost_for(state: KrosmasterState, element: i64) -> int:
    """The pending bonuses for the next spell of an element (KA-19.22)."""
    more = 0
    for boost in state.boosts:
        if boost >> 10 >> element & 1:
            more += boost & 1023
    return more


def range_from(state: KrosmasterState, spell: int, cell: i64) -> i64:
    """The maximum range of the active character's spell from a cell (KA-12.9, KA-12.10)."""
    spells = state.tables.spell
    kind = spells.range[spell]
    most = spells.max[spell]
    if kind == NORMAL or kind == IN_LINE:
        most += state.reach
        if state.scenery[cell] == CRATE:
            most += 1
    return most


def reaches(state: KrosmasterState, spell: int, src: i64, dst: i64) -> bool:
    """Whether the active character could cast at a cell from another one (section 12)."""
    far = distance(src, dst)
    if spell == NONE:
        return far == 1
    spells = state.tables.spell
    kind = spells.range[spell]
    if kind == MELEE:
        return far == 1
    if far < spells.min[spell] or far > range_from(state, spell, src):
        return False
    if (kind == IN_LINE or kind == FIXED_LINE) and not is_in_line(src, dst):
        return False
    return kind == NO_SIGHT or far == 1 or has_sight(state, src, dst)


def active_might(
    state: KrosmasterState, piece: int, targets: list[int], cells: list[int], free: list[float]
) -> list[float]:
    """The damage that the active character can still do to each target on average, from where it can walk to."""
    found = [0.0] * len(targets)
    spells = state.tables.spell
    ap = state.ap
    attacks = attacks_of(state, piece)
    for spell in attacks:  # those with a limit come on top of the others
        if spells.limit[spell] != UNLIMITED and spells.ap[spell] <= ap:
            add_casts(state, piece, spell, 1, targets, cells, free, found)
            ap -= int(spells.ap[spell])
    best = [0.0] * len(targets)
    for spell in attacks:
        if spells.limit[spell] == UNLIMITED and spells.ap[spell] <= ap:
            add_casts(state, piece, spell, ap // max(1, int(spells.ap[spell])), targets, cells, free, best)
    if piece < KROSMASTERS and ap >= state.tables.punch_ap:
        add_casts(state, piece, NONE, 1, targets, cells, free, best)
    for place in range(len(targets)):
        found[place] += best[place]
    return found


def add_casts(
    state: KrosmasterState,
    piece: int,
    spell: int,
    casts: int,
    targets: list[int],
    cells: list[int],
    free: list[float],
    found: list[float],
) -> None:
    """Record the damage of a number of casts to each target, if it is more than before."""
    more = 0 if spell == NONE or not state.boosts else boost_for(state, state.tables.spell.element[spell])
    for place, target in enumerate(targets):
        chance = best_chance(state, spell, state.cell[target], cells, free)
        if chance > 0.0:
            one = hit_mean(state, piece, spell, target, 0)
            total = one * float(casts)
            if more:
                total += hit_mean(state, piece, spell, target, more) - one
            found[place] = max(found[place], chance * total)


def best_chance(state: KrosmasterState, spell: int, there: i64, cells: list[int], free: list[float]) -> float:
    """How likely the active character gets to a cell from which it can cast at another one."""
    best = 0.0
    for place, cell in enumerate(cells):
        if free[place] > best and reaches(state, spell, cell, there):
            best = free[place]
            if best >= 1.0:
                return best
    return best
