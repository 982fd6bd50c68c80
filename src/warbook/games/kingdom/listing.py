"""What may be decided now, ascending. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.kingdom import verbs
from warbook.games.kingdom.activation import (
    MOVED,
    blocks_to_take,
    refuse_activate,
    refuse_bring,
    refuse_cat,
    refuse_granted,
)
from warbook.games.kingdom.doings import abilities_to_copy, candidates, current
from warbook.games.kingdom.field import CELLS, NONE, WIDTH
from warbook.games.kingdom.heroes import empty_spaces, goals
from warbook.games.kingdom.legal import refuse_answer
from warbook.games.kingdom.shapes import FORMS, SQUARES
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import (
    AGAIN,
    BENCH,
    BUYING,
    CHOICE,
    CLOSING,
    COMPANION,
    COPYING,
    DISPLACING,
    GHOSTS,
    GRANTED,
    HEROES,
    HEROING,
    LIFTED,
    ON_BENCH,
    PLACING,
    PLAY,
    RAISING,
    RUINING,
    SEATING,
    SPELLS,
    SURGING,
    TOWERS,
    TURNING,
    WHITES,
    Volley,
)
from warbook.games.kingdom.towers import (
    may_receive,
    may_stack,
    open_sites,
    pass_choices,
    towers_beside,
    towers_on,
    white_places,
)
from warbook.games.kingdom.trays import boss_cell, open_to_bases, open_to_soldiers, taboo_for_tiles, top_tray
from warbook.games.kingdom.verbs import SPANS
from warbook.games.kingdom.volleys import (
    form_range,
    landing_squares,
    refuse_pattern,
    refuse_stop,
    soldier_squares,
    trays_open,
)
from warbook.kernel.api import Frame
from warbook.kernel.buffer import Buffer

# the verbs that can answer a question, by its kind; pieces of attacks are listed in a way of their own
_ANSWERS: Final[dict[int, list[int]]] = {
    HEROES: [verbs.PICK_HERO, verbs.PICK_ABILITY],
    BENCH: [verbs.PICK_BENCH, verbs.STOP],
    SPELLS: [verbs.PICK_SPELL, verbs.STOP],
    CLOSING: [verbs.CLOSE],
    HEROING: [verbs.MOVE, verbs.RESEAT, verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.STOP],
    AGAIN: [verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.STOP],
    GRANTED: [verbs.MOVE, verbs.RESEAT, verbs.BASIC, verbs.STOP],
    SEATING: [verbs.SEAT],
    COMPANION: [verbs.MOVE, verbs.RESEAT],
    SURGING: [verbs.STEP, verbs.STOP],
    CHOICE: [verbs.CHOOSE, verbs.STOP],
    TURNING: [verbs.TURN_UP, verbs.STOP],
    COPYING: [verbs.COPY],
    GHOSTS: [verbs.GHOST],
    RUINING: [verbs.RUIN],
    WHITES: [verbs.STOP, verbs.TAKE],
}


def fill(state: KingdomState, seat: int, found: Buffer) -> None:
    """Everything that a seat that is asked may decide."""
    frame = state.stack[-1]
    kind = frame.kind
    if kind == PLACING:
        fill_pieces(state, seat, state.volleys[-1], found)
    elif kind == LIFTED:
        fill_soldiers(state, seat, state.volleys[-1], found)
    elif kind == PLAY:
        fill_play(state, seat, found)
    elif kind == RAISING:
        fill_hand(state, seat, verbs.RAISE, frame.b, found)
    elif kind == BUYING:
        fill_allowed(state, seat, verbs.BUY, 4 * state.tables.towers, found)
        found.push(base_of(seat, verbs.DONE))
    elif kind == DISPLACING:
        fill_displaced(state, seat, found)
    else:
        for verb in _ANSWERS[kind]:
            if verb in (verbs.MOVE, verbs.SEAT, verbs.RESEAT, verbs.CHOOSE, verbs.COPY, verbs.RUIN, verbs.TAKE):
                fill_listed(seat, verb, args_of(state, frame, verb), found)
            else:
                fill_allowed(state, seat, verb, state.field.rows * WIDTH if verb == verbs.STEP else SPANS[verb], found)


def args_of(state: KingdomState, frame: Frame, verb: int) -> list[int]:
    """The answers that the rules have as a list, ascending."""
    figure = frame.a
    if verb == verbs.MOVE:
        return goals_of(state, frame)
    if verb == verbs.SEAT:
        return open_to_bases(state, top_tray(state, int(state.cell[figure])), figure)
    if verb == verbs.RESEAT:
        return [] if has_moved(frame) else blocks_to_take(state, figure)
    if verb == verbs.CHOOSE:
        return candidates(state, state.doings[-1], current(state))
    if verb == verbs.COPY:
        return abilities_to_copy(state, state.doings[-1])
    if verb == verbs.RUIN:
        return towers_beside(state, boss_cell(state))
    assert verb == verbs.TAKE
    return [4 * place + seat for place in white_places(state) for seat in range(state.seats)]


def has_moved(frame: Frame) -> bool:
    """Whether the figure that is asked about has used its movement."""
    return (frame.kind == HEROING and frame.b & MOVED != 0) or (frame.kind == GRANTED and frame.c == 2)


def goals_of(state: KingdomState, frame: Frame) -> list[int]:
    """Where the figure that is asked about may move."""
    if frame.kind == HEROING:
        return [] if frame.b & MOVED else goals(state, frame.a, state.tables.heroes[frame.a].move)
    if frame.kind == COMPANION:
        return goals(state, frame.a, state.tables.numbers.companion_move)
    if frame.c == 0:
        return goals(state, frame.a, frame.b)
    return [cell for cell in state.field.spaces if refuse_granted(state, frame, cell) is None]


def fill_listed(seat: int, verb: int, args: list[int], found: Buffer) -> None:
    """All args of a list."""
    base = base_of(seat, verb)
    for arg in args:
        found.push(base | arg)


def base_of(seat: int, verb: int) -> i64:
    """A decision without its arg."""
    return seat << 24 | verb << 16


def fill_allowed(state: KingdomState, seat: int, verb: int, span: int, found: Buffer) -> None:
    """All args of a verb that are not refused."""
    base = base_of(seat, verb)
    for arg in range(span):
        if refuse_answer(state, seat, verb, arg) is None:
            found.push(base | arg)


def fill_play(state: KingdomState, seat: int, found: Buffer) -> None:
    """Phase 2: what a hand of towers, a hero and the spells allow."""
    fill_sites(state, seat, found)
    fill_hand(state, seat, verbs.PASS, 1, found)
    for figure in range(len(state.tables.heroes)):
        if state.owner[figure] == seat and refuse_activate(state, seat, figure) is None:
            found.push(base_of(seat, verbs.ACTIVATE) | figure)
    if state.owner[state.tables.companion] == seat and refuse_cat(state, seat) is None:
        found.push(base_of(seat, verbs.CALL_CAT))
    if state.terms.solo and not state.bench_used:
        fill_bench(state, seat, found)
    if state.spells:
        fill_allowed(state, seat, verbs.CAST, len(state.tables.spells), found)
    found.push(base_of(seat, verbs.DONE))


def fill_sites(state: KingdomState, seat: int, found: Buffer) -> None:
    """Towers of a hand, on every site that is open to them, with every facing."""
    base = base_of(seat, verbs.BUILD)
    sites = open_sites(state, seat)
    if not sites:
        return
    for tower in range(state.tables.towers):
        if state.hand[TOWERS * seat + tower]:
            for site in sites:
                if towers_on(state, site) == 0 or may_stack(state, tower, site):
                    first: i64 = (tower * 16 + site) * 4
                    for facing in range(4):
                        found.push(base | (first + facing))


def fill_hand(state: KingdomState, seat: int, verb: int, levels: int, found: Buffer) -> None:
    """Towers of a hand, raised by so many levels if possible, with every receiver."""
    base = base_of(seat, verb)
    for tower in range(state.tables.towers):
        if state.hand[TOWERS * seat + tower]:
            choices = pass_choices(state, tower, levels)
            for receiver in range(state.seats):
                if may_receive(state, seat, receiver):
                    for choice in range(choices):
                        found.push(base | (tower * 8 + receiver * 2 + choice))


def fill_bench(state: KingdomState, seat: int, found: Buffer) -> None:
    """Bench heroes, and the spaces where they may stand."""
    base = base_of(seat, verbs.BRING)
    benched = [figure for figure in range(len(state.tables.heroes)) if state.role[figure] == ON_BENCH]
    if not benched:
        return
    # none of them has its base on a tray: where there is room for one there is room for all
    spaces = [cell for cell in state.field.spaces if refuse_bring(state, benched[0], cell) is None]
    for figure in benched:
        for cell in spaces:
            found.push(base | (figure * CELLS + cell))


def fill_displaced(state: KingdomState, seat: int, found: Buffer) -> None:
    """The figures of a seat that wait, and where they can go."""
    base = base_of(seat, verbs.DISPLACE)
    for figure in sorted(state.waiting):
        if state.owner[figure] == seat:
            for cell in empty_spaces(state, int(state.cell[figure])):
                found.push(base | (figure * CELLS + cell))


def fill_pieces(state: KingdomState, seat: int, volley: Volley, found: Buffer) -> None:
    """The tiles and soldiers of an attack, everywhere they fit."""
    for tray in trays_open(volley):
        taboo: i64 = taboo_for_tiles(state, tray, volley.aim.damage)
        for piece, shape in enumerate(volley.tiles):
            if shape != NONE:
                fill_tile(state, seat, volley, tray, piece, taboo, found)
    if volley.soldiers and state.spare:
        fill_soldiers(state, seat, volley, found)
    elif volley.soldiers and volley.deed is None and landing_squares(state, volley):
        fill_listed(seat, verbs.LIFT, soldier_squares(state), found)
    if refuse_stop(state, volley) is None:
        found.push(base_of(seat, verbs.STOP))


def fill_tile(state: KingdomState, seat: int, volley: Volley, tray: int, piece: int, taboo: i64, found: Buffer) -> None:
    """One tile on one tray, in every form and place."""
    base = base_of(seat, verbs.TILE)
    shape = volley.tiles[piece]
    for number in form_range(state, volley, shape):
        form = state.tables.shapes[shape].forms[number]
        first: i64 = ((tray * verbs.PIECES + piece) * FORMS + number) * SQUARES
        for anchor in form.anchors:
            mask: i64 = form.masks[anchor]
            if mask & taboo == 0 and refuse_pattern(state, volley, mask) is None:
                found.push(base | (first + anchor))


def fill_soldiers(state: KingdomState, seat: int, volley: Volley, found: Buffer) -> None:
    """A soldier on every square that is open to it."""
    base = base_of(seat, verbs.SOLDIER)
    for tray in trays_open(volley):
        squares: i64 = open_to_soldiers(state, tray, volley.aim.damage)
        for square in range(SQUARES):
            if squares >> square & 1:
                found.push(base | (SQUARES * tray + square))
