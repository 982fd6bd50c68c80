"""What may be decided now, ascending. Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.kingdom import verbs
from warbook.games.kingdom.field import CELLS, NONE
from warbook.games.kingdom.legal import refuse_answer
from warbook.games.kingdom.shapes import FORMS, SQUARES
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import (
    AGAIN,
    ALL_TRAYS,
    BENCH,
    BUYING,
    CHOICE,
    CLOSING,
    COMPANION,
    COPYING,
    DISPLACING,
    FIGURES,
    GHOSTS,
    GRANTED,
    HEROES,
    HEROING,
    LIFTED,
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
from warbook.games.kingdom.trays import open_to_soldiers, taboo_for_tiles
from warbook.games.kingdom.verbs import SPANS
from warbook.games.kingdom.volleys import (
    form_range,
    landing_squares,
    refuse_lift,
    refuse_pattern,
    refuse_stop,
    trays_open,
)
from warbook.kernel.buffer import Buffer

# the verbs that can answer a question, by its kind; pieces of attacks are listed in a way of their own
_ANSWERS: dict[int, list[int]] = {
    HEROES: [verbs.PICK_HERO, verbs.PICK_ABILITY],
    BENCH: [verbs.PICK_BENCH, verbs.STOP],
    SPELLS: [verbs.PICK_SPELL, verbs.STOP],
    CLOSING: [verbs.CLOSE],
    HEROING: [verbs.MOVE, verbs.RESEAT, verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.STOP],
    AGAIN: [verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.STOP],
    GRANTED: [verbs.MOVE, verbs.BASIC, verbs.STOP],
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
        fill_hand(state, seat, verbs.RAISE, found)
    elif kind == BUYING:
        fill_allowed(state, seat, verbs.BUY, 4 * state.tables.towers, found)
        found.push(base_of(seat, verbs.DONE))
    elif kind == DISPLACING:
        fill_displaced(state, seat, found)
    else:
        for verb in _ANSWERS[kind]:
            span = state.field.rows * 16 if verb == verbs.MOVE or verb == verbs.STEP else SPANS[verb]
            fill_allowed(state, seat, verb, span, found)


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
    sites = len(state.field.sites)
    for tower in range(state.tables.towers):
        if state.hand[TOWERS * seat + tower] == 0:
            continue
        for site in range(sites):
            first = (tower * 16 + site) * 4
            if refuse_answer(state, seat, verbs.BUILD, first) is None:
                for facing in range(4):
                    found.push(base_of(seat, verbs.BUILD) | (first + facing))
    fill_hand(state, seat, verbs.PASS, found)
    fill_allowed(state, seat, verbs.ACTIVATE, FIGURES, found)
    fill_allowed(state, seat, verbs.CALL_CAT, 1, found)
    if state.terms.solo and not state.bench_used:
        fill_bench(state, seat, found)
    if state.spells:
        fill_allowed(state, seat, verbs.CAST, len(state.tables.spells), found)
    found.push(base_of(seat, verbs.DONE))


def fill_hand(state: KingdomState, seat: int, verb: int, found: Buffer) -> None:
    """Towers of a hand, with every receiver."""
    for tower in range(state.tables.towers):
        if state.hand[TOWERS * seat + tower]:
            for arg in range(tower * 8, tower * 8 + 8):
                if refuse_answer(state, seat, verb, arg) is None:
                    found.push(base_of(seat, verb) | arg)


def fill_bench(state: KingdomState, seat: int, found: Buffer) -> None:
    """Bench heroes, and the spaces where they may stand."""
    for figure in range(len(state.tables.heroes)):
        for cell in state.field.spaces:
            arg = figure * CELLS + cell
            if refuse_answer(state, seat, verbs.BRING, arg) is None:
                found.push(base_of(seat, verbs.BRING) | arg)


def fill_displaced(state: KingdomState, seat: int, found: Buffer) -> None:
    """The figures of a seat that wait, and where they can go."""
    for figure in sorted(state.waiting):
        for cell in state.field.near[state.cell[figure]]:
            arg = figure * CELLS + cell
            if refuse_answer(state, seat, verbs.DISPLACE, arg) is None:
                found.push(base_of(seat, verbs.DISPLACE) | arg)


def fill_pieces(state: KingdomState, seat: int, volley: Volley, found: Buffer) -> None:
    """The tiles and soldiers of an attack, everywhere they fit."""
    for tray in trays_open(volley):
        taboo = taboo_for_tiles(state, tray, volley.aim.damage)
        for piece, shape in enumerate(volley.tiles):
            if shape != NONE:
                fill_tile(state, seat, volley, tray, piece, taboo, found)
    if volley.soldiers and state.spare:
        fill_soldiers(state, seat, volley, found)
    elif volley.soldiers and volley.deed is None and landing_squares(state, volley):
        for arg in range(ALL_TRAYS * SQUARES):
            if refuse_lift(state, volley, arg // SQUARES, arg % SQUARES) is None:
                found.push(base_of(seat, verbs.LIFT) | arg)
    if refuse_stop(state, volley) is None:
        found.push(base_of(seat, verbs.STOP))


def fill_tile(state: KingdomState, seat: int, volley: Volley, tray: int, piece: int, taboo: int, found: Buffer) -> None:
    """One tile on one tray, in every form and place."""
    shape = volley.tiles[piece]
    for number in form_range(state, volley, shape):
        form = state.tables.shapes[shape].forms[number]
        first = ((tray * verbs.PIECES + piece) * FORMS + number) * SQUARES
        for anchor in form.anchors:
            mask = form.masks[anchor]
            if mask & taboo == 0 and refuse_pattern(state, volley, mask) is None:
                found.push(base_of(seat, verbs.TILE) | (first + anchor))


def fill_soldiers(state: KingdomState, seat: int, volley: Volley, found: Buffer) -> None:
    """A soldier on every square that is open to it."""
    for tray in trays_open(volley):
        squares = open_to_soldiers(state, tray, volley.aim.damage)
        for square in range(SQUARES):
            if squares >> square & 1:
                found.push(base_of(seat, verbs.SOLDIER) | (SQUARES * tray + square))
