"""What may be decided now, ascending. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import all_cards, can_modify, goes_anywhere, modifiable, refuse_sale
from warbook.games.kingdom.attacks.placements import (
    form_range,
    landing_squares,
    may_lift,
    posts_open,
    soldier_room,
    soldier_squares,
    taboo_of,
    trays_open,
)
from warbook.games.kingdom.attacks.placing import refuse_pattern, refuse_stop
from warbook.games.kingdom.attacks.towers import (
    is_barracks,
    may_receive,
    may_stack,
    open_sites,
    pass_choices,
    towers_beside,
    towers_on,
    white_places,
)
from warbook.games.kingdom.board.field import NONE, WIDTH
from warbook.games.kingdom.board.shapes import SQUARES
from warbook.games.kingdom.board.trays import boss_cell, open_to_bases, top_tray
from warbook.games.kingdom.board.walks import goals, points_of
from warbook.games.kingdom.effects.answers import SETTLED, settled_args
from warbook.games.kingdom.effects.card_steps import sites_asked, spots
from warbook.games.kingdom.effects.questions import INQUIRIES, inquiry_args
from warbook.games.kingdom.effects.targets import abilities_to_copy, candidates, current
from warbook.games.kingdom.frames import (
    AGAIN,
    BENCH,
    BUYING,
    CHOICE,
    CLOSING,
    COMPANION,
    COPYING,
    DISPLACING,
    DIVIDING,
    GHOSTS,
    GRANTED,
    HEROES,
    HEROING,
    INSTEAD,
    LIFTED,
    MODE,
    ON_BENCH,
    ORDERING,
    PLACES,
    PLACING,
    PLAY,
    RAISING,
    RAISING_START,
    RAZING,
    RETURNING,
    REWARD,
    RUINING,
    SEATING,
    SHUTTING,
    SPELLS,
    STICKING,
    SURGING,
    TEAM,
    TILES_BACK,
    TOWERS,
    TURNING,
    WARRIOR,
    WAYS,
    WHITES,
    Volley,
)
from warbook.games.kingdom.heroes.activation import (
    ACTED,
    MOVED,
    blocks_to_take,
    refuse_activate,
    refuse_bring,
    refuse_cat,
    refuse_granted,
)
from warbook.games.kingdom.heroes.figures import empty_spaces
from warbook.games.kingdom.heroes.sand_warrior_moves import march_args
from warbook.games.kingdom.legal import refuse_answer
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import SPANS
from warbook.kernel.api import Frame
from warbook.kernel.buffer import Buffer

# the verbs that can answer a question, by its kind; pieces of attacks are listed in a way of their own
_ANSWERS: Final[dict[int, list[int]]] = {
    HEROES: [verbs.PICK_HERO, verbs.PICK_ABILITY],
    BENCH: [verbs.PICK_BENCH, verbs.STOP],
    SPELLS: [verbs.PICK_SPELL, verbs.STOP],
    CLOSING: [verbs.CLOSE],
    DIVIDING: [verbs.GIVE],
    RAISING_START: [verbs.STOP, verbs.RAISE_START],
    RETURNING: [verbs.RETURN],
    HEROING: [verbs.MOVE, verbs.RESEAT, verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.STOP],
    AGAIN: [verbs.BASIC, verbs.ABILITY, verbs.REST, verbs.STOP],
    GRANTED: [verbs.MOVE, verbs.RESEAT, verbs.BASIC, verbs.STOP],
    SEATING: [verbs.SEAT, verbs.STAND],
    COMPANION: [verbs.MOVE, verbs.RESEAT],
    SURGING: [verbs.STEP, verbs.STOP],
    CHOICE: [verbs.CHOOSE, verbs.STOP],
    TURNING: [verbs.TURN_UP, verbs.STOP],
    COPYING: [verbs.COPY],
    GHOSTS: [verbs.GHOST],
    RUINING: [verbs.RUIN],
    WHITES: [verbs.STOP, verbs.TAKE],
    TILES_BACK: [verbs.UNTILE],
    WAYS: [verbs.WAY],
    RAZING: [verbs.RAZE],
    REWARD: [verbs.GAIN],
    INSTEAD: [verbs.CHOOSE, verbs.STOP],
    ORDERING: [verbs.SUFFER],
    PLACES: [verbs.SPOT],
    SHUTTING: [verbs.SHUT],
    MODE: [verbs.MODE],
    STICKING: [verbs.STOP, verbs.ATTACH],
    **INQUIRIES,
}


# those whose answers the rules have as a list
LISTED: Final = [
    *[verbs.MOVE, verbs.SEAT, verbs.RESEAT, verbs.CHOOSE, verbs.COPY, verbs.RUIN, verbs.TAKE, verbs.SPOT, verbs.SHUT],
    *[verbs.STAND, verbs.TARGET, verbs.SIGHT, verbs.SPEND, verbs.SCATTER],
    *[verbs.UNTILE, verbs.WAY, verbs.RAZE, verbs.SUFFER],
]


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
        fill_allowed(state, seat, verbs.BUY, verbs.seat_arg(all_cards(state), 0), found)
        found.push(verbs.base_of(seat, verbs.DONE))
        fill_modifications(state, seat, found)
    elif kind == DISPLACING:
        fill_displaced(state, seat, found)
    else:
        fill_answers(state, seat, frame, found)
        if kind == HEROING:
            fill_tasks(state, seat, frame.a, found)


def fill_answers(state: KingdomState, seat: int, frame: Frame, found: Buffer) -> None:
    """The answers to a question, verb by verb."""
    for verb in _ANSWERS[frame.kind]:
        if verb in LISTED:
            fill_listed(seat, verb, args_of(state, frame, verb), found)
        else:
            fill_allowed(state, seat, verb, state.field.rows * WIDTH if verb == verbs.STEP else SPANS[verb], found)


def fill_tasks(state: KingdomState, seat: int, figure: int, found: Buffer) -> None:
    """What else a hero may do in its activation: with tokens in its space, with its Sand Warriors."""
    if state.token:
        fill_allowed(state, seat, verbs.TEND, verbs.TASKS, found)
        fill_allowed(state, seat, verbs.LIGHT, 1, found)
    if state.tables.warriors:
        fill_listed(seat, verbs.MARCH, march_args(state, figure), found)


def args_of(state: KingdomState, frame: Frame, verb: int) -> list[int]:
    """The answers that the rules have as a list, ascending."""
    figure = frame.a
    if verb == verbs.MOVE:
        return goals_of(state, frame)
    if verb in (verbs.SEAT, verbs.STAND):
        if (state.role[figure] == WARRIOR) != (verb == verbs.STAND):
            return []
        return open_to_bases(state, top_tray(state, int(state.cell[figure])), figure)
    if frame.kind in INQUIRIES:
        return inquiry_args(state, frame, verb)
    if verb == verbs.RESEAT:
        return [] if has_moved(state, frame) else blocks_to_take(state, figure)
    if frame.kind in SETTLED:
        return settled_args(state, frame, verb)
    if verb == verbs.CHOOSE:
        return candidates(state, state.doings[-1], current(state))
    if verb == verbs.COPY:
        return abilities_to_copy(state, state.doings[-1])
    return team_args(state, verb)


def team_args(state: KingdomState, verb: int) -> list[int]:
    """The same for what the players decide together."""
    if verb == verbs.RUIN:
        return towers_beside(state, boss_cell(state))
    if verb == verbs.SPOT:
        return spots(state)
    if verb == verbs.SHUT:
        return sites_asked(state)
    assert verb == verbs.TAKE
    return [int(verbs.seat_arg(place, seat)) for place in white_places(state) for seat in range(state.seats)]


def has_moved(state: KingdomState, frame: Frame) -> bool:
    """Whether the figure that is asked about has used its movement, or comes too late for it (EU-15.2)."""
    if frame.kind == HEROING:
        return frame.b & MOVED != 0 or (frame.b & ACTED != 0 and state.tables.ways.move_first)
    return frame.kind == GRANTED and frame.c >= 2


def goals_of(state: KingdomState, frame: Frame) -> list[int]:
    """Where the figure that is asked about may move."""
    if frame.kind == HEROING:
        return [] if has_moved(state, frame) else goals(state, frame.a, points_of(state, frame.a))
    if frame.kind == COMPANION:
        return goals(state, frame.a, state.tables.numbers.companion_move)
    if frame.c == 0:
        return goals(state, frame.a, frame.b)
    return [cell for cell in state.field.spaces if refuse_granted(state, frame, cell) is None]


def fill_listed(seat: int, verb: int, args: list[int], found: Buffer) -> None:
    """All args of a list."""
    base = verbs.base_of(seat, verb)
    for arg in args:
        found.push(base | arg)


def fill_allowed(state: KingdomState, seat: int, verb: int, span: int, found: Buffer) -> None:
    """All args of a verb that are not refused."""
    base = verbs.base_of(seat, verb)
    for arg in range(span):
        if refuse_answer(state, seat, verb, arg) is None:
            found.push(base | arg)


def fill_play(state: KingdomState, seat: int, found: Buffer) -> None:
    """Phase 2: what a hand of towers, a hero and the spells allow."""
    fill_sites(state, seat, found)
    fill_hand(state, seat, verbs.PASS, 1, found)
    for figure in range(len(state.tables.heroes)):
        if state.owner[figure] == seat and refuse_activate(state, seat, figure) is None:
            found.push(verbs.base_of(seat, verbs.ACTIVATE) | figure)
    if state.owner[state.tables.companion] == seat and refuse_cat(state, seat) is None:
        found.push(verbs.base_of(seat, verbs.CALL_CAT))
    if state.terms.solo and not state.bench_used:
        fill_bench(state, seat, found)
    if state.spells:
        fill_allowed(state, seat, verbs.CAST, len(state.tables.spells), found)
    found.push(verbs.base_of(seat, verbs.DONE))


def fill_sites(state: KingdomState, seat: int, found: Buffer) -> None:
    """Towers of a hand, on every site that is open to them, with every facing."""
    base = verbs.base_of(seat, verbs.BUILD)
    own = open_sites(state, seat, False)
    if not own and not state.tables.mods:
        return
    for tower in range(all_cards(state)):
        if state.hand[TOWERS * seat + tower] and not (is_barracks(state, tower) and state.terms.iron.no_soldier_towers):
            for site in open_sites(state, seat, True) if goes_anywhere(state, tower) else own:
                if towers_on(state, site) == 0 or may_stack(state, tower, site):
                    first = verbs.build_arg(tower, site, 0)
                    for facing in range(verbs.FACINGS):
                        found.push(base | (first + facing))


def fill_hand(state: KingdomState, seat: int, verb: int, levels: int, found: Buffer) -> None:
    """Towers of a hand, raised by so many levels if possible, with every receiver."""
    base = verbs.base_of(seat, verb)
    for tower in range(all_cards(state)):
        if state.hand[TOWERS * seat + tower]:
            choices = pass_choices(state, tower, levels)
            for receiver in range(state.seats):
                if may_receive(state, seat, receiver):
                    for choice in choices:
                        found.push(base | verbs.pass_arg(tower, receiver, choice))


def fill_modifications(state: KingdomState, seat: int, found: Buffer) -> None:
    """What gold can buy, for every card that takes it, in every direction (EU-23.7, EU-24.11)."""
    if not can_modify(state):
        return
    base = verbs.base_of(seat, verbs.MODIFY)
    cards = modifiable(state)
    for modification, mod in enumerate(state.tables.mods):
        if refuse_sale(state, modification) is None:
            for card in cards:
                first = verbs.sticker_arg(modification, card, 0)
                for direction in range(verbs.DIRECTIONS if mod.directions else 1):
                    found.push(base | (first + direction))


def fill_bench(state: KingdomState, seat: int, found: Buffer) -> None:
    """Bench heroes, and the spaces where they may stand."""
    base = verbs.base_of(seat, verbs.BRING)
    benched = [figure for figure in range(len(state.tables.heroes)) if state.role[figure] == ON_BENCH]
    if not benched:
        return
    # none of them has its base on a tray: where there is room for one there is room for all
    spaces = [cell for cell in state.field.spaces if refuse_bring(state, benched[0], cell) is None]
    for figure in benched:
        for cell in spaces:
            found.push(base | verbs.cell_arg(figure, cell))


def fill_displaced(state: KingdomState, seat: int, found: Buffer) -> None:
    """The figures of a seat that wait, and where they can go."""
    base = verbs.base_of(seat, verbs.DISPLACE)
    for figure in sorted(state.waiting):
        if state.owner[figure] == seat or state.stack[-1].seat == TEAM:
            for cell in empty_spaces(state, int(state.cell[figure])):
                found.push(base | verbs.cell_arg(figure, cell))


def fill_pieces(state: KingdomState, seat: int, volley: Volley, found: Buffer) -> None:
    """The tiles and soldiers of an attack, everywhere they fit."""
    for tray in trays_open(volley):
        taboo: i64 = taboo_of(state, volley, tray)
        for piece, shape in enumerate(volley.tiles):
            if shape != NONE:
                fill_tile(state, seat, volley, tray, piece, taboo, found)
    if volley.soldiers and state.spare:
        fill_soldiers(state, seat, volley, found)
    elif volley.soldiers and may_lift(state, volley) and landing_squares(state, volley):
        fill_listed(seat, verbs.LIFT, soldier_squares(state), found)
    if refuse_stop(state, volley) is None:
        found.push(verbs.base_of(seat, verbs.STOP))


def fill_tile(state: KingdomState, seat: int, volley: Volley, tray: int, piece: int, taboo: i64, found: Buffer) -> None:
    """One tile on one tray, in every form and place."""
    base = verbs.base_of(seat, verbs.TILE)
    shape = volley.tiles[piece]
    for number in form_range(state, volley, shape):
        form = state.tables.shapes[shape].forms[number]
        first = verbs.tile_arg(tray, piece, number, 0)
        for anchor in form.anchors:
            mask: i64 = form.masks[anchor]
            if mask & taboo == 0 and refuse_pattern(state, volley, mask) is None:
                found.push(base | (first + anchor))


def fill_soldiers(state: KingdomState, seat: int, volley: Volley, found: Buffer) -> None:
    """A soldier on every square that is open to it."""
    base = verbs.base_of(seat, verbs.SOLDIER)
    for tray in posts_open(volley):
        squares: i64 = soldier_room(state, volley, tray)
        for square in range(SQUARES):
            if squares >> square & 1:
                found.push(base | verbs.square_arg(tray, square))
