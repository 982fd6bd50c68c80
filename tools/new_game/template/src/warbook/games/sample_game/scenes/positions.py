"""Positions as text: from a vector's diagram to a state, and from a state to a diagram.

A cell has three characters: `!` for a banner that is hidden there (of the side whose home it is), then the scout
(`R` red, `b` blue) or `.`, then `x` for a cell that was searched in vain:

    3  .x !b  .
    2  .  .  .
    1 !.  .  R
       a  b  c

A side without a banner has not hidden it yet, and is asked where it is.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import structs

from warbook.games.sample_game.content.tables import CELLS, FILES, NAMES, NOWHERE, RANKS, is_home
from warbook.games.sample_game.flow import ask_next
from warbook.games.sample_game.options import PLAYERS, SCENARIOS, read_options
from warbook.games.sample_game.present.notation import SIDES
from warbook.games.sample_game.present.view import SampleGameView, view
from warbook.games.sample_game.state import SEATS, Options, SampleGameState, new_state
from warbook.kernel.api import SPECTATOR
from warbook.kernel.rng import seeded
from warbook.kernel.vectors.diagram import read_board
from warbook.kernel.vectors.format import Entry, Vector, paired

__all__ = ["SIDES", "position", "read_tokens", "whole", "write_view"]

SCOUTS: Final = "Rb"
TOKEN: Final = re.compile(r"[ !][.Rb][ x]")
FACTS: Final = ("turns",)


def position(vector: Vector) -> SampleGameState:
    """The state that a vector starts from: its board, and whose turn it is."""
    before = vector.entry("before")
    if before is None:
        raise ValueError(f"{vector.file}:{vector.line}: {vector.id} has no before")
    state = new_state(_options(vector), seeded(0))
    for cell, token in enumerate(read_tokens(vector, before)):
        _place(state, cell, token)
    _check(vector, before, state)
    _settle_facts(vector, state)
    turn = vector.entry("turn")
    if turn is not None and turn.value not in SIDES:
        raise vector.flaw(turn, f"{turn.value!r} is not a side: {' or '.join(SIDES)}")
    ask_next(state, 0 if turn is None else SIDES.index(turn.value))
    return state


def read_tokens(vector: Vector, entry: Entry) -> list[str]:
    """What is drawn on each cell, by cell; a token that the diagram may not have is an error."""
    tokens = [""] * CELLS
    for (file, rank), token in read_board(entry.lines, FILES, RANKS, vector.file, entry.line).items():
        if not TOKEN.fullmatch(token):
            raise vector.flaw(entry, f"{token!r} on {NAMES[file * RANKS + rank]} is not like '!R ' or ' .x'")
        tokens[file * RANKS + rank] = token
    return tokens


def whole(state: SampleGameState) -> SampleGameView:
    """Everything there is to see: both banners at once."""
    both = tuple(view(state, seat).sides[seat] for seat in range(state.seats))
    return structs.replace(view(state, int(SPECTATOR)), sides=both)


def write_view(view: SampleGameView) -> list[str]:
    """What an audience sees, by cell."""
    banners = [side.banner for side in view.sides]
    scouts = [side.scout for side in view.sides]
    return [
        ("!" if cell in banners else " ")
        + (SCOUTS[scouts.index(cell)] if cell in scouts else ".")
        + ("x" if cell in view.searched else " ")
        for cell in range(CELLS)
    ]


def _place(state: SampleGameState, cell: int, token: str) -> None:
    if token[1] in SCOUTS:
        state.scout[SCOUTS.index(token[1])] = cell
    for seat in range(SEATS):
        if token[0] == "!" and is_home(seat, cell):
            state.banner[seat] = cell
    if token[2] == "x":
        state.searched |= 1 << cell


def _check(vector: Vector, before: Entry, state: SampleGameState) -> None:
    """Each side has one scout and at most one banner, and nothing lies where it cannot."""
    drawn = "".join(read_tokens(vector, before))
    if any(drawn.count(scout) != 1 for scout in SCOUTS):
        raise vector.flaw(before, "each side has exactly one scout: R and b")
    if drawn.count("!") != sum(cell != NOWHERE for cell in state.banner):
        raise vector.flaw(before, "a banner lies on a home cell of its side, and each side has one")
    for cell in range(CELLS):
        if state.searched >> cell & 1 and not any(is_home(seat, cell) for seat in range(SEATS)):
            raise vector.flaw(before, f"{NAMES[cell]} cannot have been searched: it is nobody's home")
    if any(cell != NOWHERE and state.searched >> cell & 1 for cell in state.banner):
        raise vector.flaw(before, "a cell with a banner has not been searched in vain")


def _options(vector: Vector) -> Options:
    entry = vector.entry("options")
    try:
        return read_options(SCENARIOS[0], PLAYERS[0], {} if entry is None else paired(vector, entry))
    except ValueError as error:
        if entry is None or str(error).startswith(f"{vector.file}:"):
            raise
        raise vector.flaw(entry, str(error)) from None


def _settle_facts(vector: Vector, state: SampleGameState) -> None:
    """What `state` tells: how many turns came before this one."""
    entry = vector.entry("state")
    facts = {} if entry is None else paired(vector, entry)
    for name, value in facts.items():
        assert entry is not None
        if name not in FACTS or not value.isdecimal() or int(value) >= state.options.turn_limit:
            raise vector.flaw(entry, f"{name}={value}: what can be told is turns, fewer than the turn limit")
        state.turns = int(value)
