"""Cells, forest, villages and the set-up maps: chapter 3."""

from __future__ import annotations

import math

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.properties import given, st
from tests.rules import rule
from warbook.games.meeple.board.hexes import DQ, DR, EDGE_NAMES, distance, opposite, turned
from warbook.games.meeple.board.territories import is_open, slot_at, tile_at
from warbook.games.meeple.content.tables import KINDS, NONE
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.state import MeepleState

Cell = tuple[int, int]

CELL = st.tuples(st.integers(-1000, 1000), st.integers(-1000, 1000))
EDGE = st.integers(0, 5)

# the grid


def on_screen(q: float, r: float) -> tuple[float, float]:
    """Where the middle of a cell is drawn, y downwards."""
    return q + r / 2, r * 0.866


def beyond(cell: Cell, edge: int) -> Cell:
    """The cell behind an edge."""
    return cell[0] + DQ[edge], cell[1] + DR[edge]


@rule("MW-3.1", "MW-3.5")
@given(CELL)
def test_a_cell_has_six_neighbours_and_they_share_its_edges(cell: Cell) -> None:
    around = {beyond(cell, edge) for edge in range(6)}
    q, r = cell
    near = [(x, y) for x in range(q - 2, q + 3) for y in range(r - 2, r + 3) if distance(q, r, x, y) == 1]
    assert len(around) == 6 and around == set(near)


@rule("MW-3.2", "MW-3.3")
@pytest.mark.parametrize(
    ("edge", "name", "degrees"),
    [(0, "E", 0), (1, "NE", 60), (2, "NW", 120), (3, "W", 180), (4, "SW", 240), (5, "SE", 300)],
)
def test_edges_are_numbered_counter_clockwise_from_the_east(edge: int, name: str, degrees: int) -> None:
    x, y = on_screen(DQ[edge], DR[edge])
    assert EDGE_NAMES[edge] == name
    assert math.degrees(math.atan2(-y, x)) % 360 == pytest.approx(degrees, abs=0.1)


@rule("MW-3.3")
@given(CELL, EDGE)
def test_the_opposite_edge_leads_back(cell: Cell, edge: int) -> None:
    assert opposite(edge) == (edge + 3) % 6
    assert beyond(beyond(cell, edge), opposite(edge)) == cell


@rule("MW-3.4")
@given(CELL, st.lists(EDGE, max_size=30))
def test_no_way_is_shorter_than_the_distance_and_one_is_as_short(start: Cell, way: list[int]) -> None:
    end = start
    for edge in way:
        end = beyond(end, edge)
    far = distance(*start, *end)
    assert far == distance(*end, *start) <= len(way)
    for left in range(far, 0, -1):  # from every cell but the last some edge leads nearer
        start = next(cell for cell in (beyond(start, edge) for edge in range(6)) if distance(*cell, *end) == left - 1)
    assert start == end


@rule("MW-3.4")
@pytest.mark.parametrize(
    ("cell", "far"), [((0, 0), 0), ((1, -1), 1), ((1, 1), 2), ((2, -2), 2), ((-2, 1), 2), ((2, 1), 3), ((-3, -3), 6)]
)
def test_distance_is_the_number_of_steps(cell: Cell, far: int) -> None:
    assert distance(0, 0, *cell) == far == distance(*cell, 0, 0)
    reached, steps = {(0, 0)}, 0
    while cell not in reached:
        reached |= {beyond(each, edge) for each in reached for edge in range(6)}
        steps += 1
    assert steps == far


@rule("MW-3.5", "MW-11.2")
def test_a_step_leads_only_to_a_cell_that_shares_an_edge() -> None:
    table = Table(4)
    table.put("orange", "T01")  # (0, 0); T04 lies at (2, -1) and touches nothing of it
    table.begin(4)
    table.do("step T01 NE")
    assert table.men("T07") == [1, 0, 0, 0]  # (1, -1)
    assert [table.men(code) for code in ("T02", "T04")] == [[0] * 4] * 2


@rule("MW-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cell_is_a_territory_or_a_slot_or_empty(seats: int) -> None:
    state = GAME.setup("normal", seats, {}, 1)
    cells = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]
    kinds = [(tile_at(state, *cell) != NONE, slot_at(state, *cell) != NONE) for cell in cells]
    assert (True, True) not in kinds
    assert kinds.count((True, False)) == sum(int(laid) for laid in state.placed)
    assert kinds.count((False, True)) == 4 * seats


@rule("MW-3.6")
def test_what_lies_beyond_an_edge_is_one_of_the_three() -> None:
    table = Table(turn="blue")
    table.put("blue", "T03", 3)
    table.begin(4)
    table.do("step T03 E")  # a territory
    table.do("step T03 NE")  # an empty cell, which gets its tile later
    table.do("step T03 W")  # a slot with a finished building
    assert table.men("T01") == [0, 1] and table.state.entered == [[0, -1, 1, 1 << 4]]
    assert table.guests("orange-F") == [0, 1]


@rule("MW-3.7")
def test_the_map_grows_without_end_but_not_over_villages() -> None:
    table = Table()
    code = "T12"
    table.lay(code, 40, -20)
    table.put("orange", code, 6)
    table.next_tiles("T26", "T27", "T28", "T17", "T18", "T19")
    table.begin(4)
    for edge in EDGE_NAMES:
        table.do(f"step {code} {edge}")
    table.do("done")
    while table.asks == "orange explore":
        table.do("explore 1")
    assert [tile_at(table.state, *beyond((40, -20), edge)) == NONE for edge in range(6)] == [False] * 6


@rule("MW-3.7", "MW-11.6")
def test_a_village_slot_without_a_building_is_no_empty_cell() -> None:
    table = Table()
    table.lay("T12", 2, -1)  # beside Blue's free slot R at (3, -1)
    table.put("orange", "T12")
    table.begin(4)
    assert table.refused("step T12 E") == "MW-11.6"


# forest


@rule("MW-3.8", "MW-3.9")
def test_forest_belongs_to_its_edge_alone() -> None:
    table = Table()
    table.lay("T31", 0, -1)  # forest on NE and SW
    tile = table.tile("T31")
    assert [is_open(table.state, tile, edge) for edge in range(6)] == [True, False, True, True, False, True]


@rule("MW-3.9", "MW-3.10", "MW-3.12")
def test_forest_on_one_side_closes_the_border_both_ways() -> None:
    table = Table()
    table.lay("T29", 0, -1, 4)  # forest on SE and E; the tower lies to its SE, T03 to its SW
    table.put("orange", "T01")
    table.put("orange", "T29", 2)
    table.put("orange", "T03")
    table.begin(4)
    assert table.refused("step T01 NW") == "MW-3.10" and table.refused("step T29 SE") == "MW-3.10"
    assert table.refused("step T03 NE") == "" and table.refused("step T29 SW") == ""


@rule("MW-3.9")
def test_forest_on_both_sides_closes_it_too_and_a_tree_opens_it() -> None:
    table = Table()
    table.lay("T36", 0, -1, 0)  # only its E edge is open
    table.lay("T35", -1, -1, 5)  # forest on E, NE, W, SW
    table.put("orange", "T36")
    table.put("orange", "T35")
    table.begin(4)
    assert table.refused("step T36 W") == "MW-3.10" and table.refused("step T35 E") == "MW-3.10"
    table.do("tree T35 E")
    assert table.refused("step T36 W") == "" and table.refused("step T35 E") == ""
    assert table.refused("step T36 SW") == "MW-3.10"  # the other borders stay closed


@rule("MW-3.11", "MW-21.24")
def test_forest_closes_the_way_into_buildings_and_empty_cells() -> None:
    table = Table()
    table.lay("T36", 2, -1, 2)  # beside Blue's F to its SE and R to its E; only NW is open
    table.building("blue-R", "factory")
    table.put("orange", "T36", 2)
    table.begin(4)
    assert table.refused("step T36 SE") == "MW-3.11"  # the Village square
    assert table.refused("step T36 E") == "MW-3.11"  # the Factory
    assert table.refused("step T36 W") == "MW-3.11"  # an empty cell
    assert table.refused("step T36 NW") == ""
    table.state.nature = True
    assert [table.refused(f"step T36 {edge}") for edge in ("SE", "E", "W")] == ["", "", ""]


@rule("MW-3.12")
@pytest.mark.parametrize("rotation", range(6))
def test_a_rotation_turns_every_edge_counter_clockwise(rotation: int) -> None:
    table = Table()
    table.lay("T34", 5, 5, rotation)  # forest printed on 1, 3 and 5
    table.lay("T29", 8, 8, rotation)  # on 1 and 2
    bits = [int(table.state.forest[table.tile(code)]) for code in ("T34", "T29")]
    assert bits == [sum(1 << (edge + rotation) % 6 for edge in edges) for edges in ((1, 3, 5), (1, 2))]
    assert turned(bits[1], (6 - rotation) % 6) == 0b110


@rule("MW-3.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_once_laid_stays_as_it_lies(seats: int) -> None:
    state = GAME.setup("quick", seats, {}, 2)
    rng = state.clone().rng
    lying: dict[int, tuple[int, ...]] = {}
    for _ in range(700):
        if state.over:
            break
        options = GAME.legal(state, GAME.acting(state)[0])
        GAME.apply(state, options[rng.below(len(options))])
        now = {tile: where(state, tile) for tile in range(TABLES.tiles) if state.placed[tile]}
        assert all(now[tile] == place for tile, place in lying.items())
        lying = now
    assert len(lying) > 12


def where(state: MeepleState, tile: int) -> tuple[int, ...]:
    """How a tile lies: its cell, its rotation, its forest."""
    return int(state.q[tile]), int(state.r[tile]), int(state.rotation[tile]), int(state.forest[tile])


# villages

# players, seat, gate, F, L, R, B
VILLAGES = [
    (2, 1, (-1, 0), (-2, 0), (-2, -1), (-3, 1), (-3, 0)),
    (2, 2, (1, 0), (2, 0), (2, 1), (3, -1), (3, 0)),
    (3, 1, (0, -1), (0, -2), (1, -3), (-1, -2), (0, -3)),
    (3, 2, (1, 0), (2, 0), (2, 1), (3, -1), (3, 0)),
    (3, 3, (-1, 1), (-2, 2), (-3, 2), (-2, 3), (-3, 3)),
    (4, 1, (0, -1), (0, -2), (1, -3), (-1, -2), (0, -3)),
    (4, 2, (2, -1), (3, -2), (4, -2), (3, -3), (4, -3)),
    (4, 3, (1, 1), (1, 2), (0, 3), (2, 2), (1, 3)),
    (4, 4, (-1, 1), (-2, 2), (-3, 2), (-2, 3), (-3, 3)),
]


def slot_cell(state: MeepleState, seat: int, name: str) -> Cell:
    """Where a slot lies."""
    slot = SLOTS * seat + SLOT_NAMES.index(name)
    return int(state.slot_q[slot]), int(state.slot_r[slot])


def gate_cell(state: MeepleState, seat: int) -> Cell:
    """Where a gate territory lies."""
    tile = int(state.gate[seat])
    return int(state.q[tile]), int(state.r[tile])


@rule("MW-3.15", "MW-3.17", "MW-3.24")
@pytest.mark.parametrize(("players", "seat", "gate", "front", "left", "right", "back"), VILLAGES)
def test_where_a_village_lies(
    players: int, seat: int, gate: Cell, front: Cell, left: Cell, right: Cell, back: Cell
) -> None:
    state = GAME.setup("normal", players, {}, 1)
    assert gate_cell(state, seat - 1) == gate
    assert [slot_cell(state, seat - 1, name) for name in "FLRB"] == [front, left, right, back]


@rule("MW-3.14", "MW-3.16")
@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_the_four_slots_are_a_rhombus(players: int, seat: int) -> None:
    state = GAME.setup("normal", players, {}, 1)
    cells = {name: slot_cell(state, seat, name) for name in "FLRB"}
    pairs = [("F", "L"), ("F", "R"), ("F", "B"), ("L", "B"), ("R", "B"), ("L", "R")]
    assert [distance(*cells[one], *cells[other]) for one, other in pairs] == [1, 1, 1, 1, 1, 2]


@rule("MW-3.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_left_and_right_are_the_owners_looking_out_of_the_gate(players: int) -> None:
    state = GAME.setup("normal", players, {}, 1)
    for seat in range(players):
        front_x, front_y = on_screen(*slot_cell(state, seat, "F"))
        gate_x, gate_y = on_screen(*gate_cell(state, seat))
        out_x, out_y = gate_x - front_x, gate_y - front_y
        for name, side in (("L", -1), ("R", 1)):
            x, y = on_screen(*slot_cell(state, seat, name))
            cross = out_x * (y - front_y) - out_y * (x - front_x)  # y goes down: positive is to the right
            assert cross * side > 0


@rule("MW-3.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_gate_territory_touches_the_front_and_nothing_else_of_the_village(players: int) -> None:
    state = GAME.setup("normal", players, {}, 1)
    for seat in range(players):
        gate = gate_cell(state, seat)
        assert [distance(*gate, *slot_cell(state, seat, name)) for name in "FLRB"] == [1, 2, 2, 2]


@rule("MW-3.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_gate_territory_is_a_plain_of_the_set_up(players: int) -> None:
    state = GAME.setup("normal", players, {}, 1)
    gates = [int(state.gate[seat]) for seat in range(players)]
    assert [TABLES.letters[tile] for tile in gates] == ["B"] * players and len(set(gates)) == players


@rule("MW-3.19", "MW-3.20")
@pytest.mark.parametrize(
    ("code", "q", "r", "edge", "slot"),
    [
        ("T04", 1, 0, "E", "blue-F"),
        ("T12", 2, -1, "E", "blue-R"),
        ("T12", 2, -1, "SE", "blue-F"),
        ("T12", 4, -1, "SW", "blue-B"),
    ],
)
def test_a_village_is_open_on_all_sides(code: str, q: int, r: int, edge: str, slot: str) -> None:
    table = Table()
    if code != "T04":
        table.lay(code, q, r)
    table.building("blue-R", "factory")
    table.building("blue-B", "school")
    table.put("orange", code)
    table.begin(4).do(f"step {code} {edge}")
    assert table.guests(slot) == [1, 0]


# the maps


def cells_of(state: MeepleState, kind: str) -> set[Cell]:
    """Where the territories of a kind lie."""
    number = KINDS.index(kind)
    laid = [tile for tile in range(TABLES.tiles) if state.placed[tile] and TABLES.kind[tile] == number]
    return {(int(state.q[tile]), int(state.r[tile])) for tile in laid}


MAPS: list[tuple[int, set[Cell], set[Cell], set[Cell]]] = [
    (2, {(0, 0)}, {(-1, 0), (1, 0)}, set()),
    (3, {(0, 0)}, {(0, -1), (1, 0), (-1, 1)}, {(1, -1), (-1, 0), (0, 1)}),
    (4, {(0, 0), (1, 0)}, {(0, -1), (2, -1), (1, 1), (-1, 1), (1, -1), (0, 1)}, {(-1, 0), (2, 0)}),
]


@rule("MW-3.21", "MW-3.22", "MW-3.23", "MW-3.24", "MW-4.1")
@pytest.mark.parametrize(("players", "towers", "plains", "tunnels"), MAPS)
def test_the_set_up_map(players: int, towers: set[Cell], plains: set[Cell], tunnels: set[Cell]) -> None:
    state = GAME.setup("normal", players, {}, 1)
    assert cells_of(state, "tower") == towers
    assert cells_of(state, "blank") == plains
    assert cells_of(state, "tunnel") == tunnels
    assert sum(int(laid) for laid in state.placed) == len(towers | plains | tunnels)


@rule("MW-3.25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_go_clockwise_from_the_west_or_north_west(players: int) -> None:
    state = GAME.setup("normal", players, {}, 1)
    xs = [on_screen(*gate_cell(state, seat)) for seat in range(players)]
    middle = (sum(x for x, _ in xs) / players, sum(y for _, y in xs) / players)
    angles = [math.degrees(math.atan2(y - middle[1], x - middle[0])) % 360 for x, y in xs]  # y down: clockwise
    assert 180 <= angles[0] <= 270
    turns = [(later - earlier) % 360 for earlier, later in zip(angles, [*angles[1:], angles[0]], strict=True)]
    assert sum(turns) == pytest.approx(360)


@rule("MW-3.25")
@pytest.mark.parametrize("first", range(4))
def test_the_turn_goes_from_seat_to_seat_from_whoever_starts(first: int) -> None:
    table = Table(4, first).begin(0)
    turns = []
    for place in range(4):
        turns.append(table.asks)
        table.until(f"{SEATS[(first + place + 1) % 4]} fork")
    assert turns == [f"{SEATS[(first + place) % 4]} fork" for place in range(4)]


@rule("MW-3.26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbouring_gates_are_two_steps_apart(players: int) -> None:
    state = GAME.setup("normal", players, {}, 1)
    gates = [gate_cell(state, seat) for seat in range(players)]
    assert [distance(*gates[seat], *gates[(seat + 1) % players]) for seat in range(players)] == [2] * players
    if players == 4:
        assert [distance(*gates[seat], *gates[seat + 2]) for seat in range(2)] == [3, 3]
