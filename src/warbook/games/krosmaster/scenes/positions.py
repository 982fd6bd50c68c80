"""Positions written as text, for worked examples and tests.

A `Scene` says only what matters; everything else has a default. The figures of a seat are items separated by `;`: a
name, a cell (none for one that is knocked out), then what is on its card:

    stage(tables, Scene(red="king D5 dmg=3 +J11 ?G01 ; gobball E5", blue="queen E6 die=armor ap-1", dice="lock wild"))

    dmg=3            damage markers                   +J11      a reward face up
    die=armor        dice of inspiration              ?J11      face down, bought blind: known to its owner
    ap-1 mp+2        markers for its next turn        -J11      face down, bought face up: known to all
    used=puff        once a game, and gone            of=king   the summoner; who can summon it, if left out
    cast=long-shot   the same for this turn           acted     its turn in this game turn is over

`bill ; bill` are two of one name, called `bill` and `bill#2`; where both sides have one, `red.bill` and `blue.bill`.
A seat without figures gets a Lil Healey in a corner far away, because a game with one team is over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct, field

from warbook.games.krosmaster.board.pieces import is_in_play
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.drawing import ARENA_SIGNS, drawn
from warbook.games.krosmaster.content.tables import Field, Tables, field_of
from warbook.games.krosmaster.flow import activate, begin_character, settle
from warbook.games.krosmaster.frames import (
    ACTIVATION,
    BITS,
    CHARACTERS,
    GAME_TURN,
    GONE,
    KROSMASTERS,
    PIECES,
    PRELIMINARY,
    TUTORIAL,
)
from warbook.games.krosmaster.options import read_terms, seats_for
from warbook.games.krosmaster.present.notation import CELLS, EDGES
from warbook.games.krosmaster.scenes.names import piece_named, seat_named
from warbook.games.krosmaster.scenes.pieces import dress, enlist, groups, read_items, tell_casts
from warbook.games.krosmaster.scenes.rewards import Shelf
from warbook.games.krosmaster.state import KrosmasterState, new_state
from warbook.kernel.api import Frame
from warbook.kernel.rng import seeded

Moment = Literal["activation", "preliminary", "game-turn"]
BARE_BOARD: Final = "    A B C D E F G H I J K L\n" + "\n".join(f"{row + 1} " + " ." * 12 for row in range(12))
GROUND: Final = ("bare", "tree", "bush", "crate")


class Scene(Struct, frozen=True, kw_only=True):
    """A position as text; the defaults are a duel on a bare board, full points, and nothing else."""

    scenario: str = "duel"
    options: dict[str, str] = field(default_factory=dict)
    red: str = ""
    blue: str = ""
    green: str = ""
    yellow: str = ""
    turn: str = "red"
    active: str = ""  # the first of the timeline if left out
    moment: Moment = "activation"  # its turn's preliminary phase, or the start of the game turn: dice may be rolled
    arena: str = ""  # bare, the name of one, or a drawing like those of the content; a tutorial's own if left out
    ground: str = ""  # tree D3 E4 ; bush F5 ; crate G1 ; demon E5 ; start A1 ; 2 F6 for two coins ; bare D3
    starts: str = ""  # the edges of the seats, S N if left out; zones for four players
    market: str = ""  # granite-1 G05 G08 ; jade-2 J13 . : the token face up, then the pile from its top, `.` its end
    gg: str = ""  # 6 6: by seat
    wild: int = -1
    pool: str = ""  # 0 4: by seat; the bank has the rest
    dice: str = ""  # the faces of the next dice, in order
    ap: int = -1  # what the active character has left
    mp: int = -1
    turns: int = -1  # game turns begun, with the present one; those of before when the moment is game-turn
    order: str = ""  # red blue: the turn order


def stage(tables: Tables, scene: Scene) -> KrosmasterState:
    """The state of a scene, ready to be played on; what cannot be is a ValueError."""
    seats = seats_for(tables, scene.scenario)
    terms = read_terms(tables, scene.scenario, seats, scene.options)
    state = new_state(tables, terms, seeded(0))
    state.order = [_read("order", seat_named, state, word) for word in scene.order.split()] or state.order
    if sorted(state.order) != list(range(seats)):
        raise ValueError(f"order: {scene.order!r} does not name every seat once")
    _build(state, scene)
    shelf = Shelf(state)
    texts = (scene.red, scene.blue, scene.green, scene.yellow)
    if any(texts[seats:]):
        raise ValueError(f"{scene.scenario} has {seats} seats")
    items = [read_items(state, seat, texts[seat]) for seat in range(seats)]
    for seat in range(seats):
        enlist(state, seat, items[seat])
        for item in items[seat]:
            dress(state, shelf, item)
    shelf.lay_out(scene.market)
    _share(state, scene)
    _begin(state, scene)
    for seat in range(seats):
        for item in items[seat]:
            tell_casts(state, item)
    return state


def _read(word: str, named: Callable[[KrosmasterState, str], int], state: KrosmasterState, text: str) -> int:
    """A seat or piece by its name; a mistake begins with the word of the scene that has it."""
    try:
        return named(state, text)
    except ValueError as error:
        raise ValueError(f"{word}: {error}") from None


def numbers(name: str, text: str, count: int) -> list[int]:
    """Whole numbers in a row, as many as there are seats."""
    words = text.replace(",", " ").split()
    if len(words) != count or not all(re.fullmatch("[0-9]{1,3}", word) for word in words):
        raise ValueError(f"{name}: {text!r} is not {count} numbers")
    return [int(word) for word in words]


# the board


def _build(state: KrosmasterState, scene: Scene) -> None:
    """The arena with its scenery and coins, changed cell by cell, and where everybody started."""
    state.field = _field(state, scene.arena)
    for cell in range(144):
        state.scenery[cell] = state.field.scenery[cell]
        state.coins[cell] = state.field.coins[cell] if state.terms.honour else 0
    for group in groups(scene.ground):
        for name in group[1:]:
            if name not in CELLS:
                raise ValueError(f"ground: {name!r} is not a cell")
            _change(state, group[0], CELLS.index(name))
    edges = scene.starts.split() or ["S", "N"]
    if any(edge not in EDGES for edge in edges):
        raise ValueError(f"starts: {scene.starts!r} is not made of N, E, S and W")
    if state.seats == 2:
        state.starts = [state.field.edges[EDGES.index(edge)] or state.field.start for edge in edges]
    elif state.field.zones:
        state.starts = [state.field.zones[place] for place in range(4)]


def _field(state: KrosmasterState, arena: str) -> Field:
    tables = state.tables
    if not arena and state.terms.mode == TUTORIAL:
        tutorial = tables.content.tutorials[state.terms.scenario]
        if not tutorial.arena:
            return field_of(tutorial.board, {}, True)
        arena = tutorial.arena
    if arena in tables.arena_names:
        state.arena = tables.arena_names.index(arena)
        return tables.fields[state.arena]
    board = BARE_BOARD if arena in ("", "bare") else arena
    try:
        drawn(board, ARENA_SIGNS)
    except ValueError as error:
        raise ValueError(f"arena: {error}; or it is bare, {', '.join(tables.arena_names)}") from None
    return field_of(board, {})


def _change(state: KrosmasterState, what: str, cell: int) -> None:
    """Put something onto a cell; demon faces and paw prints belong to the board, and named arenas are printed."""
    if what in GROUND:
        state.scenery[cell] = GROUND.index(what)
    elif re.fullmatch("[0-9]{1,2}", what):
        state.coins[cell] = int(what)
    elif state.arena >= 0 or what not in ("demon", "start"):
        raise ValueError(f"ground: {what!r} cannot be put onto the board")
    elif what == "demon":
        state.field.demon[cell] = 1
    else:
        state.field.start = [*state.field.start, cell]


# honour, coins, and whose turn it is


def _share(state: KrosmasterState, scene: Scene) -> None:
    """GG and coins: by default those of the box; the bank has the remaining coins (KA-1.7)."""
    honour = state.tables.content.honour[str(state.seats)]
    if state.terms.honour:
        given = numbers("gg", scene.gg, state.seats) if scene.gg else [honour.each] * state.seats
        for seat, amount in enumerate(given):
            state.gg[seat] = amount
        state.wild = honour.wild if scene.wild < 0 else scene.wild
    for seat, amount in enumerate(numbers("pool", scene.pool, state.seats) if scene.pool else []):
        state.pool[seat] = amount
    for seat in range(state.seats):
        state.out[seat] = int(state.seats > 2 and not is_in_play(state, seat))  # KA-23.14
    state.bank = state.tables.kamas - sum(state.coins) - sum(state.pool)
    if state.bank < 0:
        raise ValueError(f"pool: there are only {state.tables.kamas} coins (KA-1.7)")


def _begin(state: KrosmasterState, scene: Scene) -> None:
    """Whose game turn, whose character turn, and what lies on the stack."""
    dice = scene.dice.replace(",", " ").split()
    if any(face not in FACES for face in dice):
        raise ValueError(f"dice: {scene.dice!r} is not made of {', '.join(FACES)}")
    state.rng.script = [FACES.index(face) for face in dice]
    seat = _read("turn", seat_named, state, scene.turn)
    before = state.seats + state.order.index(seat)
    if scene.moment == "game-turn":
        state.turns = before if scene.turns < 0 else scene.turns
        state.stack = [Frame(GAME_TURN, seat)]
        settle(state)
        return
    state.turn = seat
    state.turns = before + 1 if scene.turns < 0 else scene.turns
    timeline = state.timeline[seat]
    if scene.active:
        active = _read("active", piece_named, state, scene.active)
    else:
        active = next((piece for piece in timeline if state.cell[piece] != GONE), timeline[0])
    if state.owner[active] != seat or state.cell[active] == GONE:
        raise ValueError(f"active: {scene.active!r} is not a character of {scene.turn} in the arena")
    _let_act(state, timeline, active)
    state.stack = [Frame(CHARACTERS, seat)]
    if scene.moment == "preliminary":
        begin_character(state, active)
        settle(state)
        return
    state.active = active
    state.acted |= BITS[active]
    state.stack.append(Frame(PRELIMINARY, seat, active))
    activate(state, active)
    assert state.stack[-1].kind == ACTIVATION
    state.ap = state.ap if scene.ap < 0 else scene.ap
    state.mp = state.mp if scene.mp < 0 else scene.mp


def _let_act(state: KrosmasterState, timeline: list[int], active: int) -> None:
    """Everybody before the active character in the timeline has acted, with all creatures (KA-7.16, KA-16.5)."""
    state.current = active if active < KROSMASTERS else int(state.summoner[active])
    done = timeline[: timeline.index(state.current)]
    for piece in range(PIECES):
        if piece in done or (piece >= KROSMASTERS and state.cell[piece] != GONE and state.summoner[piece] in done):
            state.acted |= BITS[piece]
    if active != state.current:
        state.acted |= BITS[state.current]
