"""Spells: who may cast what at which cell (sections 11 and 12). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.krosmaster.board.geometry import distance, is_in_line, sight_line
from warbook.games.krosmaster.board.pieces import are_allies, blocks_sight, has_room, is_character, is_empty, summons_of
from warbook.games.krosmaster.content.tables import (
    ATTACK,
    BARE,
    CRATE,
    FIXED_LINE,
    IN_LINE,
    MELEE,
    NO_SIGHT,
    NOBODY,
    NONE,
    NORMAL,
    PER_GAME,
    PER_TURN,
    PERSONAL,
    SUMMONING,
    TRAP,
    WEAPON,
)
from warbook.games.krosmaster.frames import BITS, KROSMASTERS
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Refusal
from warbook.kernel.buffer import Buffer

NO_SPELL: Final = NONE


def has_sight(state: KrosmasterState, src: i64, dst: i64) -> bool:
    """Whether there is a line of sight between two cells (KA-12.11 to KA-12.15)."""
    for step in sight_line(src, dst):
        if blocks_sight(state, src + step):
            return False
    return True


def weapon_of(state: KrosmasterState, piece: int) -> int:
    """The spell of the face-up weapon on a card, NO_SPELL without one (KA-19.19)."""
    if piece >= KROSMASTERS:
        return NO_SPELL
    for token in state.held[piece]:
        reward = state.tables.tokens[token]
        if state.up[token] and state.tables.reward.category[reward] == WEAPON:
            return int(state.tables.reward.spell[reward])
    return NO_SPELL


def slots_of(state: KrosmasterState, piece: int) -> int:
    """How many spells a character has, with its weapon."""
    spells = len(state.tables.spells_of[state.kind[piece]])
    return spells if weapon_of(state, piece) == NO_SPELL else spells + 1


def spell_in(state: KrosmasterState, piece: int, slot: int) -> int:
    """The spell at a place of a character's card; the weapon's stands behind them. NO_SPELL for an empty place."""
    spells = state.tables.spells_of[state.kind[piece]]
    if slot < len(spells):
        return spells[slot]
    return weapon_of(state, piece) if slot == len(spells) else NO_SPELL


def range_of(state: KrosmasterState, piece: int, spell: int) -> i64:
    """The maximum range of a spell from where its caster stands (KA-12.9, KA-12.10)."""
    spells = state.tables.spell
    most = spells.max[spell]
    kind = spells.range[spell]
    if kind != NORMAL and kind != IN_LINE:  # KA-12.2, KA-12.4
        return most  # KA-12.3, KA-12.5 to KA-12.7
    if piece == state.active:
        most += state.reach
    if state.scenery[state.cell[piece]] == CRATE:  # KA-12.9
        most += 1
    return most


def refuse_spell(state: KrosmasterState, piece: int, slot: int, spell: int) -> Refusal | None:
    """Why a spell cannot be cast at all now: a tutorial, its limit, its cost."""
    spells, terms = state.tables.spell, state.terms
    if not terms.spells:
        return Refusal("KA-29.1")
    if spell in terms.forbidden:
        return Refusal("KA-29.2")
    limit = spells.limit[spell]
    if (limit == PER_TURN and state.cast & BITS[slot]) or (limit == PER_GAME and state.used[piece] & BITS[slot]):
        return Refusal("KA-11.2")
    return refuse_shot(state, piece, spell)


def refuse_shot(state: KrosmasterState, piece: int, spell: int) -> Refusal | None:
    """Why a spell, of a card or of a boost (KA-19.20), cannot be cast now: too many summons, or its cost."""
    kind = int(state.tables.spell.summons[spell])
    if kind != NONE:
        if len(summons_of(state, piece, kind)) >= state.tables.spell.summon_limit[spell]:
            return Refusal("KA-11.3")
        if not has_room(state):
            return Refusal("KA-1.8")
    return refuse_cost(state, piece, spell)


def refuse_cost(state: KrosmasterState, piece: int, spell: int) -> Refusal | None:
    """Why a spell's cost cannot be paid in full (KA-11.4)."""
    spells = state.tables.spell
    if spells.ap[spell] > state.ap or spells.mp[spell] > state.mp:
        return Refusal("KA-11.4")
    if spells.damage[spell] and state.damage[piece] + spells.damage[spell] > state.hp[piece]:
        return Refusal("KA-11.5")
    return None


def refuse_range(state: KrosmasterState, piece: int, spell: int, cell: int) -> Refusal | None:
    """Why a cell is out of a spell's range or sight (section 12)."""
    spells = state.tables.spell
    kind = spells.range[spell]
    here = state.cell[piece]
    if state.field.ground[cell] == 0:
        return Refusal("KA-11.7")
    if kind == PERSONAL:
        return None if cell == here else Refusal("KA-12.8")
    far = distance(here, cell)
    if kind == MELEE:
        return None if far == 1 else Refusal("KA-12.7")
    if (kind == IN_LINE or kind == FIXED_LINE) and not is_in_line(here, cell):
        return Refusal("KA-12.4")
    if far < spells.min[spell] or far > range_of(state, piece, spell):
        return Refusal("KA-12.1")
    if kind != NO_SIGHT and not has_sight(state, here, cell):  # KA-12.6
        return Refusal("KA-12.11")
    return None


def refuse_target(state: KrosmasterState, piece: int, spell: int, cell: int) -> Refusal | None:
    """Why what is in the cell cannot be the target: most spells take anybody (KA-11.8), or nobody (KA-11.9)."""
    spells = state.tables.spell
    target = state.at[cell]
    kind = spells.kind[spell]
    if kind == SUMMONING:
        if not is_empty(state, cell):
            return Refusal("KA-11.10")
        if state.tables.species[spells.summons[spell]] == TRAP and state.trap[cell] != NOBODY:
            return Refusal("KA-16.18")
    elif kind == ATTACK and spells.range[spell] == MELEE and target == NOBODY:
        return Refusal("KA-12.7")  # a melee attack is not cast at nothing
    elif spells.allies_only[spell]:
        if target == NOBODY or not is_character(state, target) or not are_allies(state, piece, target):
            return Refusal("KA-25.2")  # its text wins over KA-11.8 (KA-22.2)
    elif target == NOBODY and not is_empty(state, cell):  # KA-11.9
        return Refusal("KA-11.7")  # a bush or a tree is no empty cell
    return None


def refuse_scenery(state: KrosmasterState, spell: int, cell: int) -> Refusal | None:
    """Why the scenery of a cell cannot be attacked (section 18b)."""
    if not state.terms.destructible:
        return Refusal("KA-18.1")
    if state.tables.spell.range[spell] != MELEE or state.tables.spell.kind[spell] != ATTACK:
        return Refusal("KA-18.6")
    return Refusal("KA-18.6") if state.scenery[cell] == BARE else None


def refuse_cast(state: KrosmasterState, piece: int, slot: int, cell: int, at_scenery: bool) -> Refusal | None:
    """The first rule that forbids casting a spell of the card at a cell (KA-11.6)."""
    spell = spell_in(state, piece, slot)
    if spell == NO_SPELL:
        return Refusal("KA-10.1")
    refusal = refuse_spell(state, piece, slot, spell)
    if refusal is None:
        refusal = refuse_range(state, piece, spell, cell)
    if refusal is not None:
        return refusal
    return refuse_scenery(state, spell, cell) if at_scenery else refuse_target(state, piece, spell, cell)


def fill_cells(state: KrosmasterState, piece: int, spell: int, base: i64, found: Buffer) -> None:
    """Push base + cell for every cell that the spell may be cast at, in order."""
    spells = state.tables.spell
    kind = spells.range[spell]
    here = state.cell[piece]
    if kind == PERSONAL:
        if refuse_target(state, piece, spell, int(here)) is None:
            found.push(base + here)
        return
    least: i64 = 1 if kind == MELEE else spells.min[spell]
    most: i64 = 1 if kind == MELEE else range_of(state, piece, spell)
    lined = kind == IN_LINE or kind == FIXED_LINE
    blind = kind == NO_SIGHT or kind == MELEE
    picky = kind == MELEE or spells.allies_only[spell] != 0 or spells.kind[spell] == SUMMONING
    x: i64 = here % 12
    y: i64 = here // 12
    for row in range(max(0, y - most), min(state.field.height, y + most + 1)):
        aside: i64 = most - (row - y if row > y else y - row)
        for column in range(max(0, x - aside), min(state.field.width, x + aside + 1)):
            if lined and row != y and column != x:
                continue
            cell: i64 = 12 * row + column
            if distance(here, cell) < least or not (blind or has_sight(state, here, cell)):
                continue
            if picky:
                if refuse_target(state, piece, spell, int(cell)) is None:
                    found.push(base + cell)
            elif state.at[cell] != NOBODY or is_empty(state, cell):
                found.push(base + cell)


def fill_scenery(state: KrosmasterState, piece: int, spell: int, base: i64, found: Buffer) -> None:
    """Push base + cell for every adjacent cell whose scenery the spell may be cast at, in order."""
    if refuse_scenery_spell(state, spell):
        return
    here = state.cell[piece]
    for cell in (here - 12, here - 1, here + 1, here + 12):
        if 0 <= cell < 144 and distance(here, cell) == 1 and state.field.ground[cell] and state.scenery[cell] != BARE:
            found.push(base + cell)


def refuse_scenery_spell(state: KrosmasterState, spell: int) -> bool:
    """Whether a spell can never hurt scenery."""
    spells = state.tables.spell
    return not state.terms.destructible or spells.range[spell] != MELEE or spells.kind[spell] != ATTACK
