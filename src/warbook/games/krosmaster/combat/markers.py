"""Damage markers, healing, AP and MP markers: what is put on a character (sections 4, 13, 15). Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.krosmaster.board.pieces import is_character, who
from warbook.games.krosmaster.content.tables import IMMUNITY, MELEE, NEUTRAL, RESISTANCE
from warbook.games.krosmaster.frames import GONE, KROSMASTERS, NO_TOKENS, Strike
from warbook.games.krosmaster.present.events import Healed, Hurt, Marked
from warbook.games.krosmaster.state import KrosmasterState


def place_damage(state: KrosmasterState, piece: int, amount: int, seat: int, rule: str) -> int:
    """Place damage markers, as many as fit (KA-4.6): how many were placed. At its HP a character falls (KA-4.5)."""
    placed = min(amount, int(state.hp[piece] - state.damage[piece]))  # KA-4.6
    if placed <= 0:
        return 0
    state.damage[piece] += placed
    state.hit_by[piece] = seat
    if state.log is not None:
        damage, hp = int(state.damage[piece]), int(state.hp[piece])
        state.log.append(Hurt(rule=rule, piece=piece, who=who(state, piece), amount=placed, damage=damage, hp=hp))
    if state.damage[piece] >= state.hp[piece]:
        fall(state, piece)
    return placed


def fall(state: KrosmasterState, piece: int) -> None:
    """Somebody is knocked out; it is processed when the effect is complete (KA-22.4)."""
    if piece not in state.fallen:
        state.fallen = [*state.fallen, piece]


def remove_damage(state: KrosmasterState, piece: int, amount: int, rule: str) -> int:
    """Remove damage markers, at most those there are (KA-13.7, KA-13.8): how many were removed."""
    removed = min(amount, int(state.damage[piece]))  # KA-13.8
    if removed <= 0:
        return 0
    state.damage[piece] -= removed
    if state.log is not None:
        damage, hp = int(state.damage[piece]), int(state.hp[piece])
        state.log.append(Healed(rule=rule, piece=piece, who=who(state, piece), amount=removed, damage=damage, hp=hp))
    return removed


def put_markers(state: KrosmasterState, piece: int, ap: int, mp: int, rule: str) -> None:
    """Put +1 or -1 markers on a character, however many (KA-1.2); they count in its next activation (KA-15.10)."""
    if not is_character(state, piece) or (ap == 0 and mp == 0):
        return
    if ap > 0:
        state.ap_plus[piece] += ap  # KA-1.2
    else:
        state.ap_minus[piece] -= ap  # KA-1.2
    if mp > 0:
        state.mp_plus[piece] += mp  # KA-1.2
    else:
        state.mp_minus[piece] -= mp  # KA-1.2
    if state.log is not None:
        state.log.append(Marked(rule=rule, piece=piece, who=who(state, piece), ap=ap, mp=mp))


def is_immune(state: KrosmasterState, piece: i64, element: i64) -> bool:
    """Whether spells of an element have no effect on a piece (KA-17.3)."""
    return element != NEUTRAL and state.power[piece] >> (element - 1) & IMMUNITY != 0


def affected(state: KrosmasterState, strike: Strike) -> list[int]:
    """The targets that are still there and that the spell's element has an effect on (KA-17.3)."""
    return [
        target
        for target in strike.targets
        if state.cell[target] != GONE and not is_immune(state, target, strike.element)
    ]


def reduction(state: KrosmasterState, piece: i64, element: i64) -> i64:
    """What is taken off damage of an element; -1 when a reward keeps all of it away (KA-13.4)."""
    if element == NEUTRAL:
        return 0
    less: i64 = 1 if state.power[piece] >> (element - 1) & RESISTANCE else 0
    for token in state.held[piece] if piece < KROSMASTERS else NO_TOKENS:
        reward = state.tables.tokens[token]
        if state.up[token] and state.tables.reward.elements[reward] >> element & 1:
            if state.tables.reward.shields[reward]:
                return -1
            less += state.tables.reward.reduces[reward]  # KA-13.4
    return less


def bonus_of(state: KrosmasterState, piece: int, spell: int, element: int) -> int:
    """What the caster's face-up rewards add to an attack spell of an element (section 27)."""
    if element == NEUTRAL or piece >= KROSMASTERS:
        return 0
    more = 0
    for token in state.held[piece]:
        reward = state.tables.tokens[token]
        if state.up[token] and state.tables.reward.elements[reward] >> element & 1:
            if not state.tables.reward.melee_only[reward] or state.tables.spell.range[spell] == MELEE:
                more += int(state.tables.reward.bonus[reward])
    return more
