"""The whole state as canonical JSON and back, secrets included: for saves, digests and worker processes."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from warbook.games.meeple.board.territories import lay_tile, slot_at, tile_at
from warbook.games.meeple.content.tables import NONE, Tables
from warbook.games.meeple.frames import ASKING, BY_TIME, CHECK, SEATS, SLOTS, TURN
from warbook.games.meeple.invariants import miscount
from warbook.games.meeple.options import read_terms
from warbook.games.meeple.setup import find_gates, lay_villages
from warbook.games.meeple.state import MeepleState, new_state
from warbook.kernel.dump import Bits, Fields, Flag, Header, Small, decoded, encoded, hold, order_of, stack_claims
from warbook.kernel.rng import restored

Seat = Annotated[int, Meta(ge=-1, lt=SEATS)]
Where = Annotated[int, Meta(ge=-99, le=99)]
Number = Annotated[int, Meta(ge=-1, le=99)]
Tile = Annotated[int, Meta(ge=0, le=99)]
BySeat = Meta(min_length=SEATS, max_length=SEATS)
BySlot = Meta(min_length=SEATS * SLOTS, max_length=SEATS * SLOTS)
BySlotAndSeat = Meta(min_length=4 * SEATS * SLOTS, max_length=4 * SEATS * SLOTS)


class StateDump(Header, frozen=True, forbid_unknown_fields=True):
    """Every column of the state; what lies beside what is told by the tiles' cells."""

    q: list[Where]
    r: list[Where]
    placed: list[Flag]
    rotation: list[Annotated[int, Meta(ge=0, le=5)]]
    trees: list[Annotated[int, Meta(ge=0, le=63)]]
    token: list[Number]
    men: list[Small]
    fresh: list[Small]
    moved: list[Small]
    stepped: list[Small]
    entered: list[tuple[Where, Where, Small, Annotated[int, Meta(ge=1, le=63)]]]
    building: Annotated[list[Number], BySlot]
    done: Annotated[list[Flag], BySlot]
    space: Annotated[list[Small], BySlot]
    guests: Annotated[list[Small], BySlotAndSeat]
    stock: list[Annotated[int, Meta(ge=0, le=2)]]
    reserve: Annotated[list[Small], BySeat]
    depot: Annotated[list[Small], BySeat]
    honour: Annotated[list[Small], BySeat]
    phantom: Annotated[list[Small], BySeat]
    bravery: Annotated[list[Small], BySeat]
    workers: Annotated[list[Small], BySeat]
    tree: Annotated[list[Flag], BySeat]
    tokens: Annotated[list[Bits], BySeat]
    shields: Annotated[list[list[Tile]], BySeat]
    called: Annotated[list[Flag], BySeat]
    gone: Annotated[list[Flag], BySeat]
    pool: Bits
    supply: list[Tile]
    first: Seat
    turn: Seat
    turns: Small
    pending: Annotated[int, Meta(ge=0, lt=2**SLOTS)]
    bonuses: list[Tile]
    weapons: Small
    nature: bool
    flags: Small
    altars: Bits
    winners: list[Annotated[int, Meta(ge=0, lt=SEATS)]]
    ending: Annotated[int, Meta(ge=0, le=BY_TIME)]


_DECODER = msgspec.json.Decoder(StateDump)
_MAP: Final = ("q", "r", "placed", "rotation")  # laid tile by tile
_BY_TILE: Final = (*_MAP, "trees", "token", "fresh", "moved", "stepped")
_FIELDS: Final = Fields(
    columns=(
        *("trees", "token", "men", "fresh", "moved", "stepped", "building", "done", "space", "guests", "stock"),
        *("reserve", "depot", "honour", "phantom", "bravery", "workers", "tree", "tokens", "called", "gone"),
    ),
    lists=("supply", "bonuses", "winners"),
    nested=("entered", "shields"),
    plain=(
        *("seats", "steps", "revealed", "over", "pool", "first", "turn", "turns", "pending", "weapons", "nature"),
        *("flags", "altars", "ending"),
    ),
)
_ORDER: Final = order_of(StateDump)


def dump(state: MeepleState) -> bytes:
    """The whole state as JSON with its fields in a fixed order."""
    told = _FIELDS.told(state) | {"scenario": state.terms.scenario, "options": state.terms.texts}
    for name in _MAP:
        told[name] = list(getattr(state, name))
    return encoded(_ORDER, told)


def load(tables: Tables, data: bytes) -> MeepleState:
    """The state that `dump` wrote; anything else is a ValueError that names the place."""
    return decoded("meeple-war", _DECODER, data, lambda dumped: _loaded(tables, dumped))


def _check(tables: Tables, dumped: StateDump) -> None:
    """What the shape of the fields cannot tell: lengths, numbers of the content, and the stack."""
    tiles = tables.tiles
    named = [*dumped.supply, *dumped.bonuses, *(tile for each in dumped.shields for tile in each)]
    kinds = {*range(ASKING), *range(TURN, CHECK + 1)}
    turn = dumped.turn if dumped.turn >= 0 else dumped.seats
    claims = {
        f"{', '.join(_BY_TILE)}: there are {tiles} tiles": all(
            len(getattr(dumped, each)) == tiles for each in _BY_TILE
        ),
        f"men: there are {SEATS} numbers for each tile": len(dumped.men) == SEATS * tiles,
        "stock: there is a number for each building of each seat": len(dumped.stock) == SEATS * tables.buildings,
        "supply, bonuses, shields: a tile is none of the content's": all(tile < tiles for tile in named),
        "token: an upgrade token is none of the content's": max(dumped.token) < tables.tokens,
        "tokens, pool: an upgrade token is none of the content's": all(
            bits < 2**tables.tokens for bits in (*dumped.tokens, dumped.pool)
        ),
        "altars: a tile is none of the content's": dumped.altars < 2**tiles,
        "building: it is none of the content's": max(dumped.building) < tables.buildings,
        "bravery: it is higher than the ladder": max(dumped.bravery) < tables.ladder,
        "turn: nobody's": turn < dumped.seats,
        "winners: one of them does not play": all(seat < dumped.seats for seat in dumped.winners),
    }
    hold(claims | stack_claims(dumped, kinds, range(ASKING), least=0))


def _loaded(tables: Tables, dumped: StateDump) -> MeepleState:
    _check(tables, dumped)
    terms = read_terms(dumped.scenario, dumped.seats, dumped.options)
    state = new_state(tables, terms, restored(dumped.rng))
    plan = tables.content.maps[str(dumped.seats)]
    lay_villages(state, plan)
    for tile in range(tables.tiles):
        if dumped.placed[tile]:
            q, r = dumped.q[tile], dumped.r[tile]
            if tile_at(state, q, r) != NONE or slot_at(state, q, r) != NONE:
                raise ValueError(f"q, r: tile {tables.tile_names[tile]} lies on something else")
            lay_tile(state, tile, q, r, dumped.rotation[tile])
    find_gates(state, plan)
    _FIELDS.restore(state, dumped)
    _check_places(state)
    return state


def _check_places(state: MeepleState) -> None:
    """Whether everything stands where it can: workers on their paths, meeples on territories, and nothing is lost."""
    tables = state.tables
    for tile in range(tables.tiles):
        if not state.placed[tile] and (state.token[tile] != NONE or any(state.men[4 * tile : 4 * tile + 4])):
            raise ValueError(f"men, token: tile {tables.tile_names[tile]} is not on the map")
    for slot in range(SEATS * SLOTS):
        building = int(state.building[slot])
        if building == NONE:
            spaces = 1
        else:
            spaces = len(tables.paths[building].names) if state.done[slot] else int(tables.build[building])
        if state.space[slot] >= spaces:
            raise ValueError(f"space: slot {slot} has no such space")
    if wrong := miscount(state):
        raise ValueError(wrong)
