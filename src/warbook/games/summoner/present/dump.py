"""The whole state as canonical JSON and back, secrets included: for saves, digests and worker processes."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from warbook.games.summoner.cards.effects import set_up
from warbook.games.summoner.content.tables import CELLS, PIECES
from warbook.games.summoner.options import read_options
from warbook.games.summoner.state import Draft, SummonerState, clear_board, enrol, new_state, put, recall
from warbook.kernel.dump import Common, Fields, decoded, encoded, in_order
from warbook.kernel.rng import restored

Pair = tuple[int, int]
Column = Annotated[list[int], Meta(min_length=PIECES, max_length=PIECES)]


class DraftDump(Struct, frozen=True, forbid_unknown_fields=True):
    """A preparation."""

    kind: Column
    cards: Pair
    editing: Pair
    locked: Pair


class StateDump(Common, frozen=True, forbid_unknown_fields=True):
    """Every column of the state; the board is told by the pieces' cells."""

    draft: DraftDump | None
    held: StateDump | None
    held_action: int
    cell: Column
    open: int
    side: Column
    born: Column
    kind: Column
    used: Column
    changed: Column
    orthogonal: Column
    diagonal: Column
    sniper: Column
    known: Column
    cards: Pair
    public: Pair
    dead: tuple[list[int], list[int]]
    chosen: Pair
    hero_shown: Pair
    warrior_lost: Pair
    spent: Pair
    excluded: Pair
    first: int
    turn: int
    turns: int
    trapped: bool
    progressed: bool
    linked: bool
    passes: int
    quiet: int
    past: list[int]
    offer: int
    offered: bool
    winner: int
    ending: int


_DECODER = msgspec.json.Decoder(StateDump)
# lists of fixed length are filled item by item like columns
_COLUMNS: Final = ("side", "born", "kind", "used", "changed", "orthogonal", "diagonal", "sniper", "known")
_PAIRS: Final = ("cards", "public", "chosen", "hero_shown", "warrior_lost", "spent", "excluded")
_PLAIN: Final = (
    *("steps", "revealed", "over", "held_action", "first", "turn", "turns", "trapped", "progressed", "linked"),
    *("passes", "quiet", "offer", "offered", "winner", "ending"),
)
_FIELDS: Final = Fields(columns=(*_COLUMNS, *_PAIRS), nested=("dead",), plain=_PLAIN)
_ORDER: Final = (
    *("options", "rng", "script", "stack", "draft", "held", "open", "dead", "past"),
    *(*_PLAIN, "cell", *_COLUMNS, *_PAIRS),
)


def dump(state: SummonerState) -> bytes:
    """The whole state as JSON with its fields in a fixed order."""
    return encoded(_ORDER, _dumped(state))


def _dumped(state: SummonerState) -> dict[str, object]:
    """The fields of StateDump by name."""
    draft, held = state.draft, state.held
    return _FIELDS.told(state) | {
        "options": state.options.texts,
        "draft": None if draft is None else _draft_dump(draft),
        "held": None if held is None else in_order(_ORDER, _dumped(held)),
        "open": int(state.open),
        "cell": list(state.cell),
        "past": list(state.past),
    }


def _draft_dump(draft: Draft) -> DraftDump:
    return DraftDump(draft.kind, _pair(draft.cards), _pair(draft.editing), _pair(draft.locked))


def _pair(values: list[int]) -> Pair:
    return values[0], values[1]


def load(data: bytes) -> SummonerState:
    """The state that `dump` wrote; anything else is a ValueError that names the place."""
    return decoded("summoner-war", _DECODER, data, _loaded)


def _loaded(dumped: StateDump) -> SummonerState:
    state = new_state(read_options(dumped.options), restored(dumped.rng))
    clear_board(state)
    _FIELDS.restore(state, dumped)
    enrol(state)
    recall(state, dumped.past)
    for piece, cell in enumerate(dumped.cell):
        if cell >= 0:
            put(state, piece, cell)
    for cell in range(CELLS):
        if dumped.open >> cell & 1:
            set_up(state, cell)
    state.draft = None if dumped.draft is None else _draft(dumped.draft)
    state.held = None if dumped.held is None else _loaded(dumped.held)
    return state


def _draft(dumped: DraftDump) -> Draft:
    draft = Draft()
    draft.kind = list(dumped.kind)
    draft.cards = list(dumped.cards)
    draft.editing = list(dumped.editing)
    draft.locked = list(dumped.locked)
    return draft
