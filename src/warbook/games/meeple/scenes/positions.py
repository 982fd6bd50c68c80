"""Positions written as text, for worked examples and tests.

A `Scene` says only what matters; everything else is as after set-up. A territory is named by its tile (T01), by its
cell (0,-1 or 0/-1), or as a gate territory (gate, gate-blue). What a player has are items separated by `;`:

    stage(tables, Scene(orange="0,0 3 ; F square E2 ; L factory site 1 blue=1 ; depot 0", blue="gate 2", phase=3))

    0,0 3            three meeples there             F square E2       finished, its worker on the space E2
    gate 2 fresh=1   one of them placed this turn    L factory site 1  a site, its worker has taken one step
    T05 2 moved=2    … moved this turn               R guild E1 idle   its action is performed already
    T09 2 stepped=1  … entered this tunnel           B school blue=2   meeples on its defence spaces
    reserve 3        all others, if left out         empty             no building; default: the square
    depot 0          2 if left out                   lost university   destroyed buildings
    honour 4 ; phantom 1 ; bravery 5                 tokens U1 U4      upgrade tokens in hand
    called           has called for a window         tree 0,0 NW       where the tree token lies; or only no-tree
    gone             has left the game

Tiles besides those of the set-up map are items too: a tile or a kind (its next tile), the cell, the rotation, a token:
`T29 0,-1 r4 ; cave 1,-1 ; T03 +U2`. Nothing is lost: 13 meeples, 4 workers and 10 buildings for each, every tile once.
"""

from __future__ import annotations

import re
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from warbook.games.meeple.board.hexes import EDGES
from warbook.games.meeple.board.territories import bonus_on, lay_tile, men_of, owners_on, slot_at, tile_at
from warbook.games.meeple.content.tables import BLANK, KINDS, NONE, SHIELDS, Tables
from warbook.games.meeple.flow import settle
from warbook.games.meeple.frames import AFTER_MOVES, PHASE_FOUR, PHASE_THREE, PHASE_TWO, TURN
from warbook.games.meeple.invariants import miscount
from warbook.games.meeple.options import read_terms
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.scenes.players import CELL, fill_reserve, place_named, settle_camp, take_token
from warbook.games.meeple.setup import lay_map, lay_villages
from warbook.games.meeple.state import MeepleState, new_state
from warbook.games.meeple.victory import points
from warbook.games.meeple.village.bonuses import GARRISON, take_stock
from warbook.kernel.api import Frame
from warbook.kernel.rng import seeded

ROTATION: Final = re.compile("r([0-5])")
# what lies on the stack when a phase begins; before Phase 1 the turn itself
BEGINNINGS: Final = {
    1: Frame(TURN, 0),
    2: Frame(PHASE_TWO, 0, NONE),
    3: Frame(PHASE_THREE, 0),
    4: Frame(PHASE_FOUR, 0),
    5: Frame(AFTER_MOVES, 0),
}
UNTOLD: Final = -1


class Scene(Struct, frozen=True, kw_only=True):
    """A position as text; the defaults are the table after set-up with Orange in Phase 3."""

    scenario: str = "normal"
    options: dict[str, str] = field(default_factory=dict)
    seats: Annotated[int, Meta(ge=0, le=4)] = 0  # as many as are spoken of, at least two, if left out
    orange: str = ""
    blue: str = ""
    green: str = ""
    purple: str = ""
    map: str = ""  # tiles besides those of the set-up map
    supply: str = ""  # the next tiles, in order; all others lie below them
    left: int = UNTOLD  # the number of tiles in the supply; the others are out of the game
    turn: str = "orange"
    phase: Annotated[int, Meta(ge=1, le=5)] = 3
    flags: int = UNTOLD  # what the current player had at the start of the turn; by who stands where, if left out
    weapons: int = UNTOLD
    nature: int = UNTOLD
    first: str = "orange"
    turns: int = UNTOLD  # begun, with the present one


def stage(tables: Tables, scene: Scene) -> MeepleState:
    """The state of a scene at its next question; what cannot be is a ValueError that begins with the scene's word."""
    texts = (scene.orange, scene.blue, scene.green, scene.purple)
    seats = scene.seats or max([2, *(1 + seat for seat, text in enumerate(texts) if text)])
    state = new_state(tables, read_terms(scene.scenario, seats, scene.options), seeded(0))
    if any(texts[seats:]):
        raise ValueError(f"seats: there are only {seats} players")
    plan = tables.content.maps[str(seats)]
    lay_villages(state, plan)
    lay_map(state, plan)
    for word, name in (("turn", scene.turn), ("first", scene.first)):
        if name not in SEATS[:seats]:
            raise ValueError(f"{word}: {name!r} is not a player: {', '.join(SEATS[:seats])}")
    state.turn, state.first = SEATS.index(scene.turn), SEATS.index(scene.first)
    _lay_tiles(state, scene.map)
    _sort_supply(state, scene)
    for seat in range(seats):
        settle_camp(state, seat, texts[seat])
    for seat in range(seats):
        fill_reserve(state, seat)
    _check_peace(state, scene.phase)
    if wrong := miscount(state):
        raise ValueError(wrong)
    _begin(state, scene)
    settle(state)
    return state


# the map


def _lay_tiles(state: MeepleState, text: str) -> None:
    """Tiles and tokens besides the set-up map."""
    for item in text.split(";"):
        words = item.split()
        if words:
            try:
                _lay_item(state, words)
            except ValueError as error:
                raise ValueError(f"map: {item.strip()!r}: {error}") from None
    for tile in range(state.tables.tiles):
        if state.placed[tile] and not any(state.near[EDGES * tile + edge] >= 0 for edge in range(EDGES)):
            raise ValueError(f"map: {state.tables.tile_names[tile]} lies beside no other territory")


def _lay_item(state: MeepleState, words: list[str]) -> None:
    tile = _tile_named(state, words[0])
    cells = [match for match in map(CELL.fullmatch, words[1:]) if match]
    turns = [match for match in map(ROTATION.fullmatch, words[1:]) if match]
    tokens = [word[1:] for word in words[1:] if word.startswith("+")]
    if len(cells) + len(turns) + len(tokens) != len(words) - 1:
        raise ValueError("a tile has a cell like 0,-1, a rotation like r4 and a token like +U1, and nothing else")
    if not state.placed[tile]:
        if len(cells) != 1:
            raise ValueError("one cell is needed, like 0,-1")
        q, r = int(cells[0][1]), int(cells[0][2])
        if tile_at(state, q, r) != NONE or slot_at(state, q, r) != NONE:
            raise ValueError(f"the cell {q},{r} is not empty")
        lay_tile(state, tile, q, r, int(turns[0][1]) if turns else 0)
        state.supply = [other for other in state.supply if other != tile]
    elif cells or turns:
        raise ValueError("the tile is on the map already")
    for name in tokens:
        if state.tables.kind[tile] != BLANK or state.token[tile] != NONE:
            raise ValueError("tokens lie on blank territories, one on each (MW-17.1)")
        state.token[tile] = take_token(state, name)


def _tile_named(state: MeepleState, word: str) -> int:
    """A tile by its code, or the next one of a kind that is not on the map; a plain one has no forest."""
    tables = state.tables
    if word in tables.tile_names:
        return tables.tile_names.index(word)
    if word not in KINDS:
        return place_named(state, state.turn, word)
    kind = KINDS.index(word)
    for tile in range(tables.tiles):
        if tables.kind[tile] == kind and not state.placed[tile] and not tables.forest[tile]:
            return tile
    raise ValueError(f"there is no {word} left")


def _sort_supply(state: MeepleState, scene: Scene) -> None:
    """The named tiles on top, the others below in the order of their numbers, the lowest first."""
    below = sorted(state.supply, reverse=True)
    top: list[int] = []
    for word in scene.supply.split():
        tile = state.tables.tile_names.index(word) if word in state.tables.tile_names else NONE
        if tile not in below:
            raise ValueError(f"supply: {word!r} is not a tile that is left")
        below.remove(tile)
        top.append(tile)
    supply = [*below, *reversed(top)]
    if scene.left != UNTOLD:
        if not len(top) <= scene.left <= len(supply):
            raise ValueError(f"left: the supply has {len(top)} to {len(supply)} tiles")
        supply = supply[len(supply) - scene.left :]
    state.supply = supply


# whose turn it is, and what the turn has brought so far


def _check_peace(state: MeepleState, phase: int) -> None:
    """Between turns nobody shares a territory (MW-19.9); later the current player is one of those who do."""
    for tile in range(state.tables.tiles):
        owners = owners_on(state, tile)
        if len(owners) > 1 and (phase == 1 or state.turn not in owners):
            names = " and ".join(SEATS[seat] for seat in owners)
            raise ValueError(f"{state.tables.tile_names[tile]}: {names} cannot both stand there now (MW-19.9)")


def _begin(state: MeepleState, scene: Scene) -> None:
    """The turn up to the phase: what was controlled at its start, the shields of the others, and the stack."""
    before = state.seats + (state.turn - state.first) % state.seats
    state.turns = before + 1 if scene.turns == UNTOLD else scene.turns
    state.shields = [shield_sources(state, seat) for seat in range(len(SEATS))]
    beginning = BEGINNINGS[scene.phase]
    state.stack = [Frame(beginning.kind, state.turn, beginning.a)]
    if scene.phase == 1:
        state.turns -= 1  # it begins only now
        state.pending = 0
        return
    take_stock(state)
    state.bonuses = []
    state.flags = state.flags if scene.flags == UNTOLD else scene.flags
    state.weapons = state.weapons if scene.weapons == UNTOLD else scene.weapons
    state.nature = state.nature if scene.nature == UNTOLD else bool(scene.nature)
    if scene.phase != 3:
        state.pending = 0
    for seat in range(state.seats):
        if points(state, seat) >= state.tables.goal:
            raise ValueError(f"{SEATS[seat]}: with {points(state, seat)} points the game would be over (MW-18.1)")


def shield_sources(state: MeepleState, seat: int) -> list[int]:
    """The shield sources that a player holds now and so at the start of the player's last turn (MW-7.13)."""
    return [
        tile
        for tile in range(state.tables.tiles)
        if state.placed[tile] and bonus_on(state, tile) == SHIELDS and men_of(state, tile, seat) >= GARRISON
    ]
