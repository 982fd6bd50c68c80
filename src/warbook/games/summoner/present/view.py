"""What each audience may know, built field by field (section 16)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct

from warbook.games.summoner.cards.windows import is_response, secret_count
from warbook.games.summoner.content.tables import (
    CARDS,
    CELLS,
    CODES,
    GONE,
    LETTERS,
    NOBODY,
    PASSIVE,
    SIGN,
    TIMING,
    home,
)
from warbook.games.summoner.flow import occurrences
from warbook.games.summoner.hidden import as_seen
from warbook.games.summoner.present.notation import write_cell
from warbook.games.summoner.present.view_parts import UNSEEN, piece_bits, shielded
from warbook.games.summoner.state import (
    BY_NO_ACTION,
    BY_RESIGNATION,
    BY_SUMMONER,
    BY_TIME,
    DRAW_AGREED,
    DRAW_BOTH_BLOCKED,
    DRAW_NO_PROGRESS,
    DRAW_REPETITION,
    ON_SUMMON_WINDOW,
    STEP,
    Draft,
    SummonerState,
)
from warbook.kernel.wire import View

ENCODER = msgspec.json.Encoder()
TYPES = len(LETTERS) + 1  # of a bits: unseen, or a letter
ENDINGS = {
    BY_SUMMONER: "summoner",
    BY_NO_ACTION: "no_action",
    BY_RESIGNATION: "resignation",
    BY_TIME: "time",
    DRAW_BOTH_BLOCKED: "both_blocked",
    DRAW_NO_PROGRESS: "no_progress",
    DRAW_REPETITION: "repetition",
    DRAW_AGREED: "agreed",
}


class PieceView(Struct, frozen=True, omit_defaults=True):
    """A piece on the board: owner and state for all, its type only for those who may know it."""

    cell: int
    token: str  # colour and start cell (SW-16.7)
    side: int
    up: bool
    kind: str = ""  # the letter, when the viewer knows it
    public_type: str = ""  # face-down but publicly known (SW-16.6)
    transformed: bool = False
    used: bool = False
    orthogonal: int = 0
    diagonal: int = 0
    sniper: bool = False


class SideView(Struct, frozen=True, omit_defaults=True):
    """One side as the viewer knows it."""

    locked: bool
    dead: tuple[str, ...]  # original types in the order of death (SW-6.12)
    public_cards: tuple[str, ...]
    secret_cards: int  # how many are not public
    spent_cards: tuple[str, ...] = ()  # limited to one use, and used (SW-11.94)
    chosen_turns: int = 0
    cards: tuple[str, ...] | None = None  # all chosen cards: the own ones, or everybody's when the game is over
    pursuit: bool = False  # an own double action is pending (SW-11.75)


class SummonerView(View, frozen=True, kw_only=True, omit_defaults=True, tag_field="game", tag="summoner-war"):
    """Everything one seat, or a spectator, may know, and so all that a display can show (SW-16.2, SW-19.7)."""

    phase: Literal["setup", "play", "over"]
    options: dict[str, str]
    acting: tuple[int, ...]
    label: Literal["secret", "turn", "response", "over"]  # the public label of the decision (SW-16.9)
    turn: int = NOBODY
    first: int = NOBODY
    turns: int = 0
    quiet: int = 0
    repetition: int = 0
    stepping: int = NOBODY  # the cell of the piece inside a double action, whose next step is asked for (SW-11.71)
    summoned: int = NOBODY  # the cell of the own piece that was summoned and may use its card now (SW-9.3)
    offer: int = NOBODY
    pieces: tuple[PieceView, ...]
    sides: tuple[SideView, SideView]
    shielded: tuple[int, ...] = ()  # pieces that nobody may attack now, or no hidden enemy (SW-8.3)
    draft: dict[str, str] | None = None  # the own deployment so far: cell → letter
    editing: bool = False
    winner: int = NOBODY
    ending: str = ""


def view(state: SummonerState, seat: int) -> SummonerView:
    """All that the seat may know (SW-16.1); a spectator (-1) sees what both know (SW-16.5)."""
    seen = as_seen(state, seat)  # SW-16.14
    sides = (_side(seen, 0, seat), _side(seen, 1, seat))
    options = dict(seen.options.texts)
    if seen.over:
        return _over_view(seen, seat, options, sides)
    if seen.draft is not None:
        return _setup_view(seen, seen.draft, seat, options, sides)
    frame = seen.stack[-1]
    return SummonerView(  # SW-16.2, SW-19.7
        seat=seat,
        phase="play",
        options=options,
        acting=(frame.seat,),
        label="response" if is_response(frame) else "turn",
        turn=seen.turn,
        first=seen.first,
        turns=seen.turns,
        quiet=seen.quiet,
        repetition=occurrences(seen),
        stepping=stepping(seen),
        summoned=summoned(seen, seat),
        offer=seen.offer,
        pieces=_pieces(seen, seat),
        sides=sides,
        shielded=tuple(shielded(seen)),
    )


def _over_view(
    state: SummonerState, seat: int, options: dict[str, str], sides: tuple[SideView, SideView]
) -> SummonerView:
    return SummonerView(
        seat=seat,
        phase="over",
        options=options,
        acting=(),
        label="over",
        turn=state.turn if state.draft is None else NOBODY,
        first=state.first if state.draft is None else NOBODY,
        turns=state.turns,
        quiet=state.quiet,
        pieces=_pieces(state, seat),
        sides=sides,
        winner=state.winner,
        ending=ENDINGS[state.ending],
    )


def stepping(state: SummonerState) -> int:
    """The cell of the piece inside a double action (SW-11.71), NOBODY when there is none."""
    for frame in state.stack:
        if frame.kind == STEP and state.cell[frame.a] != GONE:
            return int(state.cell[frame.a])
    return NOBODY


def summoned(state: SummonerState, seat: int) -> int:
    """The cell of the seat's own piece whose summon card is asked about (SW-9.3), NOBODY when there is none."""
    frame = state.stack[-1]
    return int(state.cell[frame.a]) if frame.kind == ON_SUMMON_WINDOW and frame.seat == seat else NOBODY


def _setup_view(
    state: SummonerState, draft: Draft, seat: int, options: dict[str, str], sides: tuple[SideView, SideView]
) -> SummonerView:
    own = None if seat < 0 else {write_cell(c): LETTERS[draft.kind[c]] for c in _placed(draft, seat)}
    return SummonerView(
        seat=seat,
        phase="setup",
        options=options,
        acting=tuple(side for side in range(2) if not draft.locked[side]),
        label="secret",
        pieces=(),
        sides=sides,
        draft=own,
        editing=seat >= 0 and draft.editing[seat] == 1,
    )


def _placed(draft: Draft, seat: int) -> list[int]:
    return [cell for cell in range(CELLS) if home(seat, cell) and draft.kind[cell] != NOBODY]


def _side(state: SummonerState, side: int, seat: int) -> SideView:
    draft = state.draft
    chosen = draft.cards[side] if draft is not None else state.cards[side]
    mine = side == seat  # secret cards and a pending pursuit are their owner's alone (SW-16.3)
    return SideView(
        locked=draft is None or draft.locked[side] == 1,
        dead=tuple(LETTERS[state.born[piece]] for piece in state.dead[side]),
        public_cards=codes(state.public[side]),
        secret_cards=secret_count(state, side),
        spent_cards=codes(int(state.spent[side])),
        chosen_turns=state.chosen[side],
        cards=codes(chosen) if mine or (state.over and draft is None) else None,
        pursuit=mine and state.warrior_lost[side] == 1 and holds_pursuit(state.cards[side]),
    )


def holds_pursuit(cards: int) -> bool:
    """Whether one of the cards lets its owner act again when a Warrior is lost (SW-11.75)."""
    return any(cards >> card & 1 and TIMING[card] == PASSIVE and SIGN[card] == "%" for card in range(CARDS))


@lru_cache(1 << 12)
def codes(cards: int) -> tuple[str, ...]:
    """The codes of a set of cards, in the order of the card list."""
    return tuple(CODES[card] for card in range(CARDS) if cards >> card & 1)


@lru_cache(1 << 12)
def printed_codes(cards: int) -> bytes:
    """The codes of a set of cards, as they are sent."""
    return encoded(codes(cards))


def encoded(part: object) -> bytes:
    """A part of a view or a decision, as it is sent."""
    return ENCODER.encode(part)


def piece_text(bits: int) -> bytes:
    """A piece, as it is sent."""
    return encoded(_piece(bits))


def _pieces(state: SummonerState, seat: int) -> tuple[PieceView, ...]:
    return tuple(map(_piece, piece_bits(state, seat)))


@lru_cache(1 << 15)  # the same few thousand come again and again
def _piece(bits: int) -> PieceView:
    cell, piece, side, up = bits & 31, bits >> 5 & 31, bits >> 10 & 1, bits >> 11 & 1 == 1
    token = f"{'rb'[side]}-{write_cell(piece)}"
    if bits >> 12 & 15 == UNSEEN:
        return PieceView(cell=cell, token=token, side=side, up=False)
    letter = LETTERS[(bits >> 12 & 15) - 1]
    return PieceView(
        cell=cell,
        token=token,
        side=side,
        up=up,
        kind=letter,
        public_type=letter if bits >> 16 & 1 else "",
        transformed=bits >> 17 & 1 == 1,
        used=bits >> 18 & 1 == 1,
        orthogonal=bits >> 20 & 255,
        diagonal=bits >> 28 & 255,
        sniper=bits >> 19 & 1 == 1,
    )
