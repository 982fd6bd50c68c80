"""The resolution of a spell, a punch or an explosion, step by step (KA-11.11 to KA-11.20). Compiled by mypyc.

A strike may have to wait: for a choice of its caster, or for a trap that its movements trigger (KA-16.20). So it is a
row of steps, and `go_on` takes them until something lies above the strike on the stack or the strike is done.
"""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.board.geometry import LINE as LINE_AREA
from warbook.games.krosmaster.board.geometry import NO_AXIS, NOWHERE, TIED, axis, shape, way
from warbook.games.krosmaster.board.geometry import SWEEP as SWEEP_AREA
from warbook.games.krosmaster.board.pieces import (
    adjacent,
    is_bomb,
    is_character,
    is_empty,
    lift,
    put,
    summon,
    summons_of,
    who,
)
from warbook.games.krosmaster.board.traps import rest
from warbook.games.krosmaster.combat.damage import roll_critical, settle_damage
from warbook.games.krosmaster.combat.markers import (
    affected,
    bonus_of,
    fall,
    place_damage,
    put_markers,
)
from warbook.games.krosmaster.content.tables import (
    ATTACK,
    BARE,
    MELEE,
    NOBODY,
    NONE,
    PER_GAME,
    PER_TURN,
    SUMMONING,
)
from warbook.games.krosmaster.frames import AXIS, BITS, GONE, KNOCK_OUTS, STRIKE, Strike
from warbook.games.krosmaster.present.events import CastSpell, Punched, Removed, Shifted, Summoned, Swapped, Way
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame

# the steps of a strike
AIM: Final = 0
MARK: Final = 1
SHOVE: Final = 2
SWAP: Final = 3
CASTER_MOVES: Final = 4
CRITICAL: Final = 5
ARMORS: Final = 6
DONE: Final = 7


def cast(state: KrosmasterState, piece: int, slot: int, spell: int, cell: int, at_scenery: bool) -> None:
    """Cast a spell of the card: count its use, pay, resolve."""
    spells = state.tables.spell
    if spells.limit[spell] == PER_TURN:
        state.cast |= BITS[slot]
    elif spells.limit[spell] == PER_GAME:
        state.used[piece] |= BITS[slot]
    begin(state, piece, spell, cell, int(spells.element[spell]), at_scenery)


def begin(state: KrosmasterState, piece: int, spell: int, cell: int, element: int, at_scenery: bool) -> None:
    """Pay for a spell and put it on the stack (KA-11.11)."""
    spells = state.tables.spell
    strike = Strike(piece, int(state.owner[piece]), spell, cell)
    strike.element = element
    strike.at_scenery = at_scenery
    if state.log is not None:
        state.log.append(told_cast(state, piece, spell, cell))
    state.ap -= int(spells.ap[spell])
    state.mp -= int(spells.mp[spell])
    if spells.damage[spell]:
        place_damage(state, piece, int(spells.damage[spell]), strike.seat, "KA-13.9")
        strike.paid_life = state.damage[piece] >= state.hp[piece]
        state.fallen = [each for each in state.fallen if each != piece]  # it falls when the spell is done (KA-11.5)
    if spells.kind[spell] == ATTACK:
        strike.extra = bonus_of(state, piece, spell, element) + take_boosts(state, element)
    state.strikes.append(strike)
    state.stack.append(Frame(STRIKE, strike.seat))


def told_cast(state: KrosmasterState, piece: int, spell: int, cell: int) -> CastSpell:
    """A spell is cast, at whoever stands there."""
    target = int(state.at[cell])
    name = None if target == NOBODY else who(state, target)
    caster = who(state, piece)
    return CastSpell(rule="KA-11.11", piece=piece, who=caster, spell=spell, cell=cell, target=target, target_who=name)


def punch(state: KrosmasterState, piece: int, cell: int) -> None:
    """Strike an adjacent character with the fist: neutral damage, the usual rolls (KA-10.3, KA-25.4)."""
    state.ap -= state.tables.punch_ap
    if state.log is not None:
        target = who(state, state.at[cell])
        state.log.append(Punched(rule="KA-10.3", piece=piece, who=who(state, piece), cell=cell, target_who=target))
    state.strikes.append(Strike(piece, int(state.owner[piece]), NONE, cell))
    state.stack.append(Frame(STRIKE, int(state.owner[piece])))


def burst(state: KrosmasterState, piece: int) -> None:
    """A bomb or a trap casts its spell by itself, from its own cell (KA-16.11, KA-14.6)."""
    spell = state.tables.spells_of[state.kind[piece]][0]
    strike = Strike(piece, int(state.owner[piece]), spell, int(state.cell[piece]))  # KA-14.6
    strike.element = int(state.tables.spell.element[spell])
    state.strikes.append(strike)
    state.stack.append(Frame(STRIKE, strike.seat))


def waiting_boosts(state: KrosmasterState, element: int) -> int:
    """The bonuses that wait for a spell of this element (KA-19.22)."""
    more = 0
    for boost in state.boosts:
        if boost >> 10 >> element & 1:
            more += boost & 1023
    return more


def take_boosts(state: KrosmasterState, element: int) -> int:
    """Use up the bonuses that waited for a spell of this element (KA-19.22)."""
    if not state.boosts:
        return 0
    more = waiting_boosts(state, element)
    state.boosts = [boost for boost in state.boosts if boost >> 10 >> element & 1 == 0]
    return more


def go_on(state: KrosmasterState) -> None:
    """Take the next steps of the last strike, as far as they go."""
    strike = state.strikes[-1]
    depth = len(state.stack)
    while len(state.stack) == depth:
        if strike.step > AIM and state.cell[strike.caster] == GONE:
            strike.step = DONE  # knocked out by a trap: the rest is lost (KA-16.20)
        step = strike.step
        strike.step += 1
        if step == AIM:
            aim(state, strike)
        elif step == MARK:
            mark(state, strike)  # KA-11.12
        elif step == SHOVE:
            shove(state, strike)  # KA-11.12
        elif step == SWAP:
            swap(state, strike)  # KA-11.12
        elif step == CASTER_MOVES:
            move_caster(state, strike)  # KA-11.12
        elif step == CRITICAL:
            roll_critical(state, strike)
        elif step == ARMORS:
            settle_damage(state, strike)
        else:
            finish(state, strike)
            return


# aiming


def needs_axis(state: KrosmasterState, spell: int) -> bool:
    """Whether a spell's effects have a direction."""
    if spell == NONE:
        return False
    spells = state.tables.spell
    area = spells.area[spell]
    moves = spells.recoil[spell] + spells.approach[spell] + spells.push[spell] + spells.pull[spell]
    return moves > 0 or area == LINE_AREA or area == SWEEP_AREA


def aim(state: KrosmasterState, strike: Strike) -> None:
    """Fix the direction and the targets (KA-11.16, KA-14.1); the caster may have to choose (KA-14.5, KA-15.9)."""
    here = int(state.cell[strike.caster])
    if strike.along == NO_AXIS and needs_axis(state, strike.spell):
        strike.along = axis(here, strike.cell)
        if strike.along == TIED:
            strike.step = AIM
            state.stack.append(Frame(AXIS, strike.seat))
            return
    strike.towards = way(here, strike.cell, strike.along)
    find_targets(state, strike)  # KA-11.16


def find_targets(state: KrosmasterState, strike: Strike) -> None:
    """All characters and bombs in the area, friend and foe (KA-14.2), and scenery where that is agreed (KA-18.6)."""
    if strike.spell == NONE:
        strike.targets = [int(state.at[strike.cell])]
        strike.bonus = [0]
        return
    spells = state.tables.spell
    if spells.kind[strike.spell] == SUMMONING:
        return
    area = int(spells.area[strike.spell])
    breaks = state.terms.destructible and spells.range[strike.spell] == MELEE and spells.kind[strike.spell] == ATTACK
    for cell in shape(area, strike.cell, strike.towards):  # KA-14.1
        is_main = area == 0 and cell == strike.cell
        piece = int(state.at[cell])
        if piece != NOBODY and not (is_main and strike.at_scenery):
            strike.targets.append(piece)  # KA-14.2
            strike.bonus.append(beside_bonus(state, strike, piece))
        if breaks and state.scenery[cell] != BARE and (not is_main or strike.at_scenery):
            strike.scenery.append(cell)


def beside_bonus(state: KrosmasterState, strike: Strike, target: int) -> int:
    """What the caster's own summons beside the target add (KA-4.8, KA-15.3)."""
    spells = state.tables.spell
    kind = int(spells.beside[strike.spell])
    if kind == NONE or not state.terms.bonuses:
        return 0
    beside = 0
    for piece in summons_of(state, strike.caster, kind):
        for side in range(4):
            if adjacent(state, state.cell[target], side) == state.cell[piece]:
                beside += 1
    most = int(spells.beside_most[strike.spell])
    return (min(beside, most) if most else beside) * int(spells.beside_bonus[strike.spell])  # KA-15.3


# additional effects (KA-11.12)


def mark(state: KrosmasterState, strike: Strike) -> None:
    """Markers, the caster's range, and what is summoned."""
    spell = strike.spell
    if spell == NONE:
        return
    spells = state.tables.spell
    kind = int(spells.summons[spell])
    if kind != NONE:
        piece = summon(state, kind, strike.caster, strike.cell)
        if state.log is not None:
            state.log.append(summoned(state, piece, strike.caster))
    stolen_ap, stolen_mp = int(spells.steal_ap[spell]), int(spells.steal_mp[spell])
    for target in affected(state, strike):
        put_markers(state, target, int(spells.ap_markers[spell]), int(spells.mp_markers[spell]), "KA-15.10")
        if stolen_ap or stolen_mp:
            put_markers(state, target, -stolen_ap, -stolen_mp, "KA-15.11")
            put_markers(state, strike.caster, stolen_ap, stolen_mp, "KA-15.11")
    if spells.range_bonus[spell]:
        state.reach += int(spells.range_bonus[spell])
    if spells.drops_mp[spell]:
        state.mp = 0


def summoned(state: KrosmasterState, piece: int, summoner: int) -> Summoned:
    """A token is in the arena."""
    kind, cell = int(state.kind[piece]), int(state.cell[piece])
    by = who(state, summoner)
    return Summoned(rule="KA-26.2", piece=piece, kind=kind, summoner=summoner, summoner_who=by, cell=cell)


def shove(state: KrosmasterState, strike: Strike) -> None:
    """Push and pull (KA-15.6, KA-15.7)."""
    if strike.spell == NONE:
        return
    spells = state.tables.spell
    push, pull = int(spells.push[strike.spell]), int(spells.pull[strike.spell])
    if push or pull:
        for target in affected(state, strike):
            if target != strike.caster:
                slide(state, target, strike.towards, push, "push", "KA-15.6")
                slide(state, target, (strike.towards + 2) % 4, pull, "pull", "KA-15.7")


def slide(state: KrosmasterState, piece: int, direction: int, cells: int, how: Way, rule: str) -> None:
    """Move a piece cell by cell; it stops before an obstacle or the edge (KA-15.8)."""
    src = int(state.cell[piece])
    dst = src
    for _ in range(cells):
        ahead = int(adjacent(state, dst, direction))
        if ahead == NOWHERE or not is_empty(state, ahead):  # KA-15.8
            break
        dst = ahead
    if dst != src:
        shift(state, piece, dst, how, rule)


def shift(state: KrosmasterState, piece: int, dst: int, how: Way, rule: str) -> None:
    """Move a piece by an effect: nobody locks it (KA-9.13); it comes to rest there (KA-16.17)."""
    src = int(state.cell[piece])
    lift(state, piece)
    put(state, piece, dst)  # KA-9.13
    if state.log is not None:
        state.log.append(Shifted(rule=rule, piece=piece, who=who(state, piece), src=src, dst=dst, way=how))
    rest(state, piece)


def swap(state: KrosmasterState, strike: Strike) -> None:
    """Caster and target exchange cells; at an empty cell nothing happens (KA-15.13)."""
    if strike.spell == NONE or not state.tables.spell.swap[strike.spell]:
        return
    caster = strike.caster
    for target in affected(state, strike)[:1]:
        if target != caster:
            here, there = int(state.cell[caster]), int(state.cell[target])
            lift(state, caster)
            lift(state, target)
            put(state, caster, there)
            put(state, target, here)
            if state.log is not None:
                one, other = who(state, caster), who(state, target)
                swapped = Swapped(rule="KA-15.13", one=caster, one_who=one, other=target, other_who=other)
                state.log.append(swapped)
            rest(state, target)
            rest(state, caster)  # on top of the stack, so it is resolved first


def move_caster(state: KrosmasterState, strike: Strike) -> None:
    """Recoil and approach (KA-15.4, KA-15.5)."""
    if strike.spell == NONE:
        return
    spells = state.tables.spell
    slide(state, strike.caster, (strike.towards + 2) % 4, int(spells.recoil[strike.spell]), "recoil", "KA-15.4")
    slide(state, strike.caster, strike.towards, int(spells.approach[strike.spell]), "approach", "KA-15.5")


def finish(state: KrosmasterState, strike: Strike) -> None:
    """The strike is done: its caster may have paid with its life, a bomb is gone, then knock-outs are processed."""
    state.strikes.pop()
    state.stack.pop()
    caster = strike.caster
    if strike.paid_life and state.cell[caster] != GONE:
        fall(state, caster)  # KA-11.5: even if the spell itself removed markers from it
    if state.cell[caster] != GONE and not is_character(state, caster):
        cell = int(state.cell[caster])
        is_spent_bomb = is_bomb(state, caster)
        lift(state, caster)
        if state.log is not None:
            rule = "KA-16.11" if is_spent_bomb else "KA-16.20"
            state.log.append(Removed(rule=rule, piece=caster, who=who(state, caster), cell=cell))
    if state.fallen:
        state.stack.append(Frame(KNOCK_OUTS, state.turn))  # KA-14.8
