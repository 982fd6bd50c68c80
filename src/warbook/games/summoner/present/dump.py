"""The whole state as canonical JSON and back, secrets included: for saves, digests and worker processes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from warbook.games.summoner.cards.effects import set_up
from warbook.games.summoner.content.tables import CELLS, PIECES
from warbook.games.summoner.options import read_options
from warbook.games.summoner.state import Draft, SummonerState, clear_board, enrol, new_state, put, recall
from warbook.kernel.api import Frame
from warbook.kernel.dump import Chance
from warbook.kernel.rng import restored

Pair = tuple[int, int]
Column = Annotated[list[int], Meta(min_length=PIECES, max_length=PIECES)]


class DraftDump(Struct, frozen=True, forbid_unknown_fields=True):
    """A preparation."""

    kind: Column
    cards: Pair
    editing: Pair
    locked: Pair


class StateDump(Struct, frozen=True, forbid_unknown_fields=True):
    """Every column of the state; the board follows from the pieces' cells."""

    options: dict[str, str]
    rng: Chance
    script: list[int]
    stack: list[tuple[int, int, int, int, int]]
    steps: int
    revealed: int
    over: bool
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
_COLUMNS = ("side", "born", "kind", "used", "changed", "orthogonal", "diagonal", "sniper", "known")
_PAIRS = ("cards", "public", "chosen", "hero_shown", "warrior_lost", "spent", "excluded")
_PLAIN = (
    "steps",
    "revealed",
    "over",
    "held_action",
    "first",
    "turn",
    "turns",
    "trapped",
    "progressed",
    "linked",
    "passes",
    "quiet",
    "offer",
    "offered",
    "winner",
    "ending",
)


def dump(state: SummonerState) -> bytes:
    """The whole state as JSON with its fields in a fixed order."""
    return msgspec.json.encode(_dumped(state))


def _dumped(state: SummonerState) -> dict[str, object]:
    """The fields of StateDump by name."""
    draft = state.draft
    dumped: dict[str, object] = {
        "options": state.options.texts,
        "rng": state.rng.words(),
        "script": state.rng.script,
        "stack": [(f.kind, f.seat, f.a, f.b, f.c) for f in state.stack],
        "draft": None if draft is None else _draft_dump(draft),
        "held": None if state.held is None else _dumped(state.held),
        "open": int(state.open),
        "dead": (state.dead[0], state.dead[1]),
        "past": list(state.past),
    }
    for name in _PLAIN:
        dumped[name] = getattr(state, name)
    for name in ("cell", *_COLUMNS, *_PAIRS):
        dumped[name] = list(getattr(state, name))
    return dumped


def _draft_dump(draft: Draft) -> DraftDump:
    return DraftDump(draft.kind, _pair(draft.cards), _pair(draft.editing), _pair(draft.locked))


def _pair(values: list[int]) -> Pair:
    return values[0], values[1]


def load(data: bytes) -> SummonerState:
    """The state that `dump` wrote; anything else is a ValueError with the place."""
    try:
        dumped = _DECODER.decode(data)
        return _loaded(dumped)
    except (msgspec.DecodeError, IndexError, AssertionError) as error:
        raise ValueError(f"not a state of summoner-war: {error}") from error


def _loaded(dumped: StateDump) -> SummonerState:
    state = new_state(read_options(dumped.options), restored(dumped.rng))
    state.rng.script = list(dumped.script)
    state.stack = [Frame(*frame) for frame in dumped.stack]
    clear_board(state)
    for name in (*_COLUMNS, *_PAIRS):
        # item by item: a compiled object never frees a vector that interpreted code has assigned
        column: vec[i64] = getattr(state, name)
        for place, value in enumerate(getattr(dumped, name)):
            column[place] = value
    enrol(state)
    for name in _PLAIN:
        setattr(state, name, getattr(dumped, name))
    state.dead = [list(dumped.dead[0]), list(dumped.dead[1])]
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
