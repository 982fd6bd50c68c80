"""The whole state as canonical JSON and back, secrets included: for saves, digests and worker processes."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from warbook.games.krosmaster.board.geometry import CELLS
from warbook.games.krosmaster.board.pieces import put
from warbook.games.krosmaster.content.tables import NOBODY, TRAP, Field, Tables, lay
from warbook.games.krosmaster.frames import ASKING, GONE, KROSMASTERS, PIECES, SET_UP, Strike
from warbook.games.krosmaster.options import read_terms
from warbook.games.krosmaster.state import KrosmasterState, new_state
from warbook.kernel.dump import Bits, Fields, Header, Small, decoded, encoded, hold, order_of, stack_claims
from warbook.kernel.rng import restored

Seat = Annotated[int, Meta(ge=-1, le=3)]
Piece = Annotated[int, Meta(ge=-1, lt=PIECES)]
Cell = Annotated[int, Meta(ge=-1, lt=CELLS)]
Token = Annotated[int, Meta(ge=-1, le=999)]
Kind = Annotated[int, Meta(ge=-1, le=999)]
Face = Annotated[int, Meta(ge=-1, le=5)]
ByPiece = Meta(min_length=PIECES, max_length=PIECES)
ByCell = Meta(min_length=CELLS, max_length=CELLS)
BySeat = Meta(min_length=4, max_length=4)
Six = Meta(min_length=6, max_length=6)


class StrikeDump(Struct, frozen=True, forbid_unknown_fields=True):
    """A strike being resolved."""

    caster: Piece
    seat: Seat
    spell: Kind
    cell: Cell
    step: Annotated[int, Meta(ge=0, le=8)]
    element: Annotated[int, Meta(ge=0, le=4)]
    along: Annotated[int, Meta(ge=0, le=3)]
    towards: Annotated[int, Meta(ge=0, le=3)]
    at_scenery: bool
    paid_life: bool
    extra: Small
    targets: list[Piece]
    bonus: list[Small]
    scenery: list[Cell]
    faces: list[Face]
    hits: Small


class StateDump(Header, frozen=True, forbid_unknown_fields=True):
    """Every column of the state; who stands where is told by the pieces' cells."""

    arena: Annotated[int, Meta(ge=-1, le=99)]
    board: list[str]  # the signs of a board that is none of the content's arenas, row by row
    scenery: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], ByCell]
    scratches: Annotated[list[Small], ByCell]
    coins: Annotated[list[Small], ByCell]
    kind: Annotated[list[Kind], ByPiece]
    owner: Annotated[list[Seat], ByPiece]
    cell: Annotated[list[Cell], ByPiece]
    summoner: Annotated[list[Piece], ByPiece]
    damage: Annotated[list[Small], ByPiece]
    hp: Annotated[list[Small], ByPiece]
    power: Annotated[list[Bits], ByPiece]
    dice: Annotated[list[Bits], ByPiece]
    ap_plus: Annotated[list[Small], ByPiece]
    ap_minus: Annotated[list[Small], ByPiece]
    mp_plus: Annotated[list[Small], ByPiece]
    mp_minus: Annotated[list[Small], ByPiece]
    used: Annotated[list[Bits], ByPiece]
    hit_by: Annotated[list[Seat], ByPiece]
    held: Annotated[list[list[Token]], Meta(min_length=KROSMASTERS, max_length=KROSMASTERS)]
    current: Piece
    active: Piece
    ap: Small
    mp: Small
    cast: Bits
    reach: Small
    boosts: list[Bits]
    acted: Bits
    pool: Annotated[list[Small], BySeat]
    gg: Annotated[list[Small], BySeat]
    out: Annotated[list[Small], BySeat]
    timeline: list[list[Piece]]
    starts: list[list[Cell]]
    order: list[Seat]
    team: list[list[Kind]]
    ready: Annotated[list[Small], BySeat]
    bank: Small
    wild: Small
    turns: Small
    turn: Seat
    die: Annotated[list[Face], Meta(min_length=2, max_length=2)]
    sold: Annotated[int, Meta(ge=0, le=2)]
    stack_of_cards: list[Kind]
    drafted: Small
    picker: Seat
    piles: Annotated[list[list[Token]], Six]
    shop: Annotated[list[Token], Six]
    up: list[Annotated[int, Meta(ge=0, le=1)]]
    known: list[Annotated[int, Meta(ge=0, le=15)]]
    strikes: list[StrikeDump]
    lockers: list[Piece]
    fallen: list[Piece]
    bombs: list[Piece]
    lost: Annotated[list[Small], BySeat]
    race: Seat
    winner: Seat
    ending: Annotated[int, Meta(ge=0, le=8)]


_DECODER = msgspec.json.Decoder(StateDump)
_FIELDS: Final = Fields(
    columns=(
        *("scenery", "scratches", "coins"),
        *("kind", "owner", "summoner", "damage", "hp", "power", "dice", "ap_plus", "ap_minus", "mp_plus", "mp_minus"),
        *("used", "hit_by", "pool", "gg", "out", "ready", "die", "shop", "up", "known", "lost"),
    ),
    lists=("boosts", "order", "stack_of_cards", "lockers", "fallen", "bombs"),
    nested=("held", "timeline", "starts", "team", "piles"),
    plain=(
        *("seats", "steps", "revealed", "over", "arena", "current", "active", "ap", "mp", "cast", "reach", "acted"),
        *("bank", "wild", "turns", "turn", "sold", "drafted", "picker", "race", "winner", "ending"),
    ),
)
_STRIKE: Final = StrikeDump.__struct_fields__
_ORDER: Final = order_of(StateDump)


def dump(state: KrosmasterState) -> bytes:
    """The whole state as JSON with its fields in a fixed order."""
    told = _FIELDS.told(state) | {
        "scenario": state.terms.scenario,
        "options": state.terms.texts,
        "board": [] if state.arena >= 0 else write_board(state.field),
        "cell": list(state.cell),
        "strikes": [{name: getattr(strike, name) for name in _STRIKE} for strike in state.strikes],
    }
    return encoded(_ORDER, told)


def write_board(field: Field) -> list[str]:
    """A board as its signs, row by row (KA-2.14); nothing before there is one."""
    return ["".join(_sign(field, 12 * y + x) for x in range(field.width)) for y in range(field.height)]


def _sign(field: Field, cell: int) -> str:
    if field.scenery[cell]:
        return "?TBC"[field.scenery[cell]]
    if field.demon[cell]:
        return "D"
    if cell in field.start:
        return "s"
    return str(field.coins[cell]) if field.coins[cell] else "."


def load(tables: Tables, data: bytes) -> KrosmasterState:
    """The state that `dump` wrote; anything else is a ValueError that names the place."""
    return decoded("krosmaster-arena", _DECODER, data, lambda dumped: _loaded(tables, dumped))


def _check(tables: Tables, dumped: StateDump) -> None:
    """What the shape of the fields cannot tell: numbers of the content, lists for each seat, and the stack."""
    count = len(tables.tokens)
    tokens = [token for group in (*dumped.held, *dumped.piles) for token in group]
    kinds = [*dumped.kind, *(kind for team in dumped.team for kind in team), *dumped.stack_of_cards]
    lists = (dumped.timeline, dumped.starts, dumped.team)
    claims = {
        "arena: it is none of the content's": dumped.arena < len(tables.fields),
        "held, piles: a reward token is none of the content's": all(0 <= token < count for token in tokens),
        "held, piles: a reward token lies in two places": len(set(tokens)) == len(tokens),
        "shop: a reward token is none of the content's": all(token < count for token in dumped.shop),
        f"up, known: there are {count} tokens": len(dumped.up) == len(dumped.known) == count,
        "kind, team, stack_of_cards: a piece is none of the content's": max(kinds) < len(tables.kind_names),
        "strikes: a spell is none of the content's": all(
            strike.spell < len(tables.spell_names) for strike in dumped.strikes
        ),
        "timeline, starts, team: there is one for each seat": all(len(each) == dumped.seats for each in lists),
        "order: each seat is there once": sorted(dumped.order) == list(range(dumped.seats)),
    }
    hold(claims | stack_claims(dumped, range(SET_UP + 1), range(ASKING)))


def _loaded(tables: Tables, dumped: StateDump) -> KrosmasterState:
    _check(tables, dumped)
    terms = read_terms(tables, dumped.scenario, dumped.seats, dumped.options)
    state = new_state(tables, terms, restored(dumped.rng))
    state.field = tables.fields[dumped.arena] if dumped.arena >= 0 else read_board(dumped.board)
    _FIELDS.restore(state, dumped)
    for piece, cell in enumerate(dumped.cell):
        if cell != GONE:
            if dumped.kind[piece] < 0 or dumped.owner[piece] == NOBODY or state.field.ground[cell] == 0:
                raise ValueError(f"cell: piece {piece} cannot stand there")
            if state.at[cell] != NOBODY and tables.species[dumped.kind[piece]] != TRAP:
                raise ValueError(f"cell: pieces {state.at[cell]} and {piece} stand on one cell")
            put(state, piece, cell)
    state.strikes = [_strike(strike) for strike in dumped.strikes]
    return state


def read_board(rows: list[str]) -> Field:
    """The board that `write_board` wrote so."""
    if len(rows) > 12 or any(len(row) > 12 or len(row) != len(rows[0]) for row in rows):
        raise ValueError("board: it has at most 12 rows and columns")
    field = Field(len(rows[0]) if rows else 0, len(rows))
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign not in ".sTBCD123456789":
                raise ValueError(f"board: {sign!r} is no sign of one")
            lay(field, 12 * y + x, sign, False)
    return field


def _strike(dumped: StrikeDump) -> Strike:
    strike = Strike(dumped.caster, dumped.seat, dumped.spell, dumped.cell)
    for name in _STRIKE:
        value = getattr(dumped, name)
        setattr(strike, name, list(value) if isinstance(value, list) else value)
    return strike
