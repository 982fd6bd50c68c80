"""The map: spaces, routes, colours, which way trays lie (chapter 2)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tests.games.kingdom.boards import TABLES, Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.board.field import PATH, SCENERY, SITE, WHITE, Field, beside, is_adjacent
from warbook.games.kingdom.board.trays import distance_left
from warbook.games.kingdom.content.checks import check
from warbook.games.kingdom.content.schema import Content
from warbook.games.kingdom.present.events import Escaped, TrayMoved
from warbook.games.kingdom.present.notation import CELL_NAMES, SEATS

CONTENT = TABLES.content
SCENARIOS = list(CONTENT.scenarios)
FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"


def with_routes(name: str, routes: list[list[tuple[int, int]]]) -> Content:
    """The content with other routes in a scenario."""
    scenario = replace(CONTENT.scenarios[name], routes=tuple(tuple(route) for route in routes))
    return replace(CONTENT, scenarios={**CONTENT.scenarios, name: scenario})


def mistake(content: Content) -> str:
    """What the checks say."""
    with pytest.raises(ValueError, match="routes") as caught:
        check(content, {f"scenario.{name}": "scenarios.toml" for name in SCENARIOS}, set())
    return str(caught.value)


# spaces


@rule("RT-2.1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_map_is_a_rectangle_of_known_cells(name: str) -> None:
    rows = CONTENT.scenarios[name].map
    assert len({len(row) for row in rows}) == 1
    assert {mark for row in rows for mark in row} <= set("oabcdefghW1234XABC.")


@rule("RT-2.2")
def test_towers_stand_on_sites_trays_on_paths_heroes_on_both() -> None:
    for name in SCENARIOS:
        field = Field(CONTENT.scenarios[name], 4)
        assert {field.kind[cell] for route in field.routes for cell in route} == {PATH}
        assert {field.kind[cell] for cell in field.sites} == {SITE}
    table = staged(red="malik r3c2 ; hand A1")
    assert table.refused("red: build A1 p N") == "RT-2.2"
    moves = {text.split()[1] for text in table.do("red: activate malik").offers("move")}
    assert {"r3c1", "r4c2", "r2c1", "r3c3"} <= moves


@rule("RT-2.3")
def test_nothing_enters_scenery_markers_and_exits() -> None:
    table = staged(red="ignus r5c4", blue="alleria r1c1")
    moves = {text.split()[1] for text in table.do("red: activate ignus").offers("move")}
    field = table.state.field
    assert moves and all(field.kind[CELL_NAMES.index(name)] != SCENERY for name in moves)
    assert not moves & {"r6c4", "r6c2", "r5c6"}
    table.do("red: stop", "blue: activate alleria")
    assert "r0c1" not in {text.split()[1] for text in table.offers("move")}


@rule("RT-2.4")
def test_adjacent_spaces_share_an_edge_or_a_corner() -> None:
    here = CELL_NAMES.index("r3c3")
    around = {name for name in CELL_NAMES if is_adjacent(CELL_NAMES.index(name), here)}
    assert around == {"r2c2", "r2c3", "r2c4", "r3c2", "r3c4", "r4c2", "r4c3", "r4c4"}
    assert {CELL_NAMES[beside(here, direction)] for direction in range(8)} == around


# routes


@rule("RT-2.5", "RT-2.6")
@pytest.mark.parametrize("name", SCENARIOS)
def test_routes_lead_over_connected_spaces_from_a_marker_to_an_exit(name: str) -> None:
    scenario = CONTENT.scenarios[name]
    cells = {(r, c): mark for r, row in enumerate(scenario.map) for c, mark in enumerate(row)}
    assert sorted(mark for mark in cells.values() if mark.isdigit()) == [
        str(number) for number in range(1, len(scenario.routes) + 1)
    ]
    for number, route in enumerate(scenario.routes, 1):
        steps = [(abs(a - c), abs(b - d)) for (a, b), (c, d) in pairwise(route)]
        assert set(steps) <= {(0, 1), (1, 0)}
        for (row, column), mark in ((route[0], str(number)), (route[-1], "X")):
            assert mark in {cells.get((row + r, column + c)) for r, c in ((0, 1), (0, -1), (1, 0), (-1, 0))}


@rule("RT-2.5")
def test_a_route_with_a_diagonal_step_is_refused() -> None:
    route = [(1, 1), (2, 2), (3, 2), (3, 3), (4, 3), (5, 3), (5, 4)]
    assert "does not follow" in mistake(with_routes("RS01", [route]))


@rule("RT-2.6")
def test_a_route_that_begins_or_ends_elsewhere_is_refused() -> None:
    whole = list(CONTENT.scenarios["RS01"].routes[0])
    assert "reaches no exit" in mistake(with_routes("RS01", [whole[:-1]]))
    assert "marker 1 is not beside it" in mistake(with_routes("RS01", [whole[1:]]))


@rule("RT-2.7")
def test_routes_that_have_met_stay_together() -> None:
    for scenario in CONTENT.scenarios.values():
        for route in scenario.routes:
            for other in scenario.routes:
                shared = [space for space in route if space in other]
                assert not shared or route[-len(shared) :] == tuple(shared) == other[-len(shared) :]
    first, second = (list(route) for route in CONTENT.scenarios["RS02"].routes)
    astray = [*second[:5], (2, 2), *second[4:]]
    assert "lead to the exit together" in mistake(with_routes("RS02", [first, astray]))


@rule("RT-2.8", "RT-2.9")
def test_the_exit_lies_beyond_the_last_space() -> None:
    table = staged(
        trays="g..../...../...../...../..... 1/7 ; g..../...../...../...../..... 1/6", crystals=5
    ).end_phase()
    assert [event.tray for event in table.told(Escaped)] == [0]
    assert (table.tray("t0"), table.tray("t1"), table.state.hearts) == ("", "r5c4", 4)


@rule("RT-2.8")
def test_a_horde_that_is_pushed_past_the_last_space_leaves_too() -> None:
    trays = "gg.../...../...../...../..... 1/7 soldiers=00 ; gg.../...../...../...../..... 1/6"
    table = staged(trays=trays, crystals=5).end_phase()
    assert [event.tray for event in table.told(Escaped)] == [1]
    assert (table.tray("t0"), table.state.hearts) == ("r5c4", 3)


@rule("RT-2.10")
def test_numbers_of_markers_order_the_advance() -> None:
    table = staged(scenario="RS02", trays=f"{FULL} 2/3 ; {FULL} 1/0 ; {FULL} 1/2 ; {FULL} 1/5", crystals=5).end_phase()
    moved = [event.tray for event in table.told(TrayMoved)]
    assert moved == [3, 2, 1, 0]


# colours


@rule("RT-2.11", "RT-2.13")
@pytest.mark.parametrize(
    ("players", "colours"),
    [(1, [0, 1, 2, 0, 1, 2, 0, 1]), (2, [0, 1] * 4), (3, [0, 1, 2, 0, 1, 2, 0, 1]), (4, [0, 1, 2, 3] * 2)],
)
def test_sites_belong_to_the_colours_in_turn(players: int, colours: list[int]) -> None:
    assert Field(CONTENT.scenarios["RS01"], players).colour == colours
    assert Field(CONTENT.scenarios["RS04"], players).colour == [*colours, WHITE]


@rule("RT-2.12")
def test_the_colours_of_the_seats() -> None:
    assert SEATS == ("red", "blue", "green", "yellow")
    table = staged(seats=4, yellow="malik ; hand A1", green="ignus ; hand A1")
    assert {text.split()[2] for text in table.offers("build", "yellow")} == {"d", "h"}
    assert {text.split()[2] for text in table.offers("build", "green")} == {"c", "g"}


# distances and orientation


@rule("RT-2.14")
def test_the_distance_is_one_on_the_last_space() -> None:
    state = staged(trays=f"{FULL} 1/7 ; {FULL} 1/0").state
    assert (distance_left(state, 0), distance_left(state, 1)) == (1, 8)


@rule("RT-2.15", "RT-2.16")
def test_trays_are_turned_to_the_side_of_the_exit() -> None:
    exits = {name: new_game(name).state.field for name in ("RS01", "RS03", "RS06")}
    assert {name: field.turn for name, field in exits.items()} == {"RS01": 0, "RS03": 1, "RS06": 3}
    for name, field in exits.items():
        edge = {"S": field.rows - 1, "W": 0, "E": field.columns - 1}[CONTENT.scenarios[name].exit]
        for cell in field.exits:
            assert edge == (cell // 16 if CONTENT.scenarios[name].exit == "S" else cell % 16)


@rule("RT-2.17")
def test_a_tray_keeps_its_orientation_around_bends() -> None:
    table = staged(trays=f"{FULL} r2c1", red="malik ; hand A1", decks="1 H1-01 P1-01", crystals=5)
    before = Table(table.state.clone()).do("red: build A1 c N")
    assert {text.split()[3] for text in before.offers("tile")} == {"f0"}
    assert table.end_phase().end_phase().tray("t0") == "r2c2"  # the road has turned east
    after = table.do("red: build A1 a S")
    assert {text.split()[3] for text in after.offers("tile")} == {"f0"}


@rule("RT-2.18")
def test_with_two_exits_trays_are_turned_to_that_of_their_route() -> None:
    state = new_game("RS05").state
    assert len(state.field.exits) == 2
    assert {cell // 16 for cell in state.field.exits} == {state.field.rows - 1}  # both are in the south
    for site, route in (("a", "r1c1"), ("b", "r1c5")):
        owner, facing = ("red", "W") if site == "a" else ("blue", "E")
        table = staged(scenario="RS05", trays=f"{FULL} {route}", **{owner: "hand A1"})
        table.do(f"{owner}: build A1 {site} {facing}")
        assert {text.split()[3] for text in table.offers("tile")} == {"f1"}
