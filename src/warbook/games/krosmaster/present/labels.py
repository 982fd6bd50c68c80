"""What pieces and players are called, as words of a sentence."""

from __future__ import annotations

from warbook.games.krosmaster.content.tables import Tables
from warbook.games.krosmaster.frames import GONE
from warbook.games.krosmaster.present.notation import SEATS, write_cell
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.wire import Word

Words = dict[str, Word]


def kind_key(tables: Tables, kind: int) -> str:
    """A figure's or a summon's name, as a word."""
    return f"@{'figure' if kind < tables.figures else 'summon'}-{tables.kind_names[kind]}"


def piece_key(state: KrosmasterState, piece: int) -> str:
    """The name of what a piece is, as a word."""
    return kind_key(state.tables, int(state.kind[piece]))


def named(state: KrosmasterState, piece: int) -> Words:
    """A piece in the arena: what it is and where it stands."""
    cell = int(state.cell[piece])
    return {"piece": piece_key(state, piece), "cell": "" if cell == GONE else write_cell(cell)}


def seat_key(seat: int) -> str:
    """A player's name, as a word."""
    return f"@side-{SEATS[seat]}"
