"""What may be decided now: exactly what `legal` lets pass, in ascending order. Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.board.pieces import is_krosmaster
from warbook.games.krosmaster.board.walking import refuse_move
from warbook.games.krosmaster.combat.dice import is_joker, may_become
from warbook.games.krosmaster.combat.spells import (
    fill_cells,
    fill_scenery,
    refuse_shot,
    refuse_spell,
    slots_of,
    spell_in,
)
from warbook.games.krosmaster.content.tables import BOOST, NOBODY, NONE
from warbook.games.krosmaster.frames import (
    ACTIVATION,
    ARENA,
    ASSIGN,
    DEPLOY,
    EDGE,
    GONE,
    HIT_JOKERS,
    INSPIRE,
    JOKERS,
    TEAMS,
    ZONE,
)
from warbook.games.krosmaster.legal import asked_for, jokers_of, refuse_buy_gg, refuse_pick, refuse_punch, verb_for
from warbook.games.krosmaster.rewards import (
    PLACES,
    refuse_boost,
    refuse_buy,
    refuse_use,
    takers,
)
from warbook.games.krosmaster.setup import (
    refuse_arena,
    refuse_edge,
)
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.teams import refuse_ready, refuse_take
from warbook.games.krosmaster.verbs import aim_arg, base_of, joker_arg, lay_arg, use_arg
from warbook.kernel.api import Frame
from warbook.kernel.buffer import Buffer


def fill(state: KrosmasterState, frame: Frame, seat: int, found: Buffer) -> None:
    """Put everything that the seat may decide into the buffer, ascending."""
    kind = frame.kind
    if kind == ACTIVATION:
        fill_actions(state, frame.a, seat, found)
    elif kind == INSPIRE:
        fill_dice(state, seat, found)
    elif kind == TEAMS:
        fill_team(state, seat, found)
    elif kind == DEPLOY:
        fill_places(state, seat, found)
    elif kind == ARENA or kind == EDGE or kind == ZONE:
        fill_board(state, kind, seat, found)
    elif kind == JOKERS or kind == HIT_JOKERS:
        fill_jokers(state, kind, seat, found)
    elif kind == ASSIGN:
        for piece in sorted(takers(state, seat)):
            found.push(base_of(seat, verbs.ASSIGN_TO) | piece)
    else:
        base = base_of(seat, verb_for(kind))
        for answer in asked_for(state, frame):
            found.push(base | answer)


def fill_team(state: KrosmasterState, seat: int, found: Buffer) -> None:
    """Figures that may come and go, and that the team is complete."""
    for figure in range(state.tables.figures):
        if refuse_take(state, seat, figure) is None:
            found.push(base_of(seat, verbs.TAKE) | figure)
    for figure in sorted(set(state.team[seat])):
        found.push(base_of(seat, verbs.GIVE_BACK) | figure)
    if refuse_ready(state, seat) is None:
        found.push(base_of(seat, verbs.READY))


def fill_places(state: KrosmasterState, seat: int, found: Buffer) -> None:
    """Where each figure may be deployed."""
    for piece in sorted(state.timeline[seat]):
        for cell in sorted(state.starts[seat]):
            if state.cell[piece] == GONE and state.at[cell] == NOBODY:
                found.push(base_of(seat, verbs.PLACE) | aim_arg(piece, cell))


def fill_board(state: KrosmasterState, kind: int, seat: i64, found: Buffer) -> None:
    """The arenas, or the edges or zones of the one in use."""
    if kind == ARENA:
        for arena in range(len(state.tables.fields)):
            if refuse_arena(state, arena) is None:
                found.push(base_of(seat, verbs.SIDE) | arena)
    else:
        for edge in range(4):
            if refuse_edge(state, edge) is None:
                found.push(base_of(seat, verbs.START) | edge)


def fill_jokers(state: KrosmasterState, kind: int, seat: i64, found: Buffer) -> None:
    """The faces that jokers can be turned to."""
    for die, joker in enumerate(jokers_of(state, kind)):
        for face in range(4):
            if is_joker(joker) and may_become(joker, face):
                found.push(base_of(seat, verbs.JOKER) | joker_arg(die, face))


def fill_dice(state: KrosmasterState, seat: int, found: Buffer) -> None:
    """Where the dice may be laid, and that they may be sold."""
    pieces = sorted([piece for piece in state.timeline[seat] if state.cell[piece] != GONE])
    for die in range(2):
        if state.die[die] != NONE:
            for piece in pieces:
                found.push(base_of(seat, verbs.LAY) | lay_arg(die, piece))
    for die in range(2):
        if state.die[die] != NONE:
            found.push(base_of(seat, verbs.SELL) | die)


def fill_actions(state: KrosmasterState, piece: int, seat: i64, found: Buffer) -> None:
    """Everything that the active character can do."""
    here = state.cell[piece]
    if state.mp > 0:
        for cell in (here - 12, here - 1, here + 1, here + 12):
            if 0 <= cell < 144 and refuse_move(state, piece, int(cell)) is None:
                found.push(base_of(seat, verbs.MOVE) | cell)
    slots = slots_of(state, piece)
    for slot in range(slots):
        spell = spell_in(state, piece, slot)
        if refuse_spell(state, piece, slot, spell) is None:
            fill_cells(state, piece, spell, base_of(seat, verbs.CAST) | aim_arg(slot, 0), found)
    if state.terms.destructible:
        for slot in range(slots):
            spell = spell_in(state, piece, slot)
            if refuse_spell(state, piece, slot, spell) is None:
                fill_scenery(state, piece, spell, base_of(seat, verbs.BREAK) | aim_arg(slot, 0), found)
    if is_krosmaster(piece):  # KA-16.2
        fill_krosmaster(state, piece, seat, found)
    found.push(base_of(seat, verbs.END))  # KA-7.17


def fill_krosmaster(state: KrosmasterState, piece: int, seat: i64, found: Buffer) -> None:
    """What only Krosmasters can do (KA-10.2)."""
    here = state.cell[piece]
    if state.ap >= state.tables.punch_ap:
        for cell in (here - 12, here - 1, here + 1, here + 12):
            if 0 <= cell < 144 and refuse_punch(state, piece, int(cell)) is None:
                found.push(base_of(seat, verbs.PUNCH) | cell)  # KA-25.4
    if refuse_pick(state, piece) is None:
        found.push(base_of(seat, verbs.PICK))
    if state.field.demon[here]:
        if refuse_buy_gg(state, piece) is None:
            found.push(base_of(seat, verbs.BUY_GG))
        for place in range(2 * PLACES):
            if refuse_buy(state, piece, place) is None:
                found.push(base_of(seat, verbs.BUY) | place)
    for slot in range(len(state.held[piece])):
        fill_uses(state, piece, slot, base_of(seat, verbs.USE) | use_arg(slot, 0), found)


def fill_uses(state: KrosmasterState, piece: int, slot: int, base: i64, found: Buffer) -> None:
    """Every way to use a reward on the card."""
    token = state.held[piece][slot]
    if state.up[token]:
        return
    reward = int(state.tables.tokens[token])
    rewards = state.tables.reward
    spell = int(rewards.spell[reward])
    if rewards.category[reward] != BOOST:
        if refuse_use(state, piece, slot, verbs.WHOLE) is None:
            found.push(base + verbs.WHOLE)
    elif spell != NONE:
        if refuse_shot(state, piece, spell) is None and rewards.pays[reward] <= state.pool[state.owner[piece]]:
            for element in [1, 2, 3, 4] if rewards.any_element[reward] else [0]:
                fill_cells(state, piece, spell, base + aim_arg(element, 0), found)
    else:
        cells = rewards.recall[reward] or rewards.leap[reward] or rewards.summons[reward] != NONE
        first = 0 if cells else verbs.PAID_BY if rewards.tribute[reward] else verbs.WHOLE
        for choice in range(first, first + (144 if cells else max(4, 1 + len(rewards.gains[reward])))):
            if refuse_boost(state, piece, reward, choice) is None:
                found.push(base + choice)
