"""Chapter 2: cells, neighbours, distances, and what makes a cell empty."""

import pytest

from tests.games.krosmaster.boards import GAME, Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import fact, rule
from warbook.games.krosmaster.board.geometry import CELLS, NOWHERE, STEP, cell_at, distance
from warbook.games.krosmaster.board.pieces import is_empty, lift, put
from warbook.games.krosmaster.content.tables import cell_name, cell_named
from warbook.games.krosmaster.present.events import Acted, Stepped


@rule("KA-2.3")
def test_a1_is_the_top_left_cell_and_rows_are_counted_downwards() -> None:
    assert [cell_named(name) for name in ("A1", "L1", "A2", "E5", "L12")] == [0, 11, 12, 52, 143]
    assert cell_at(0, 0) == cell_named("A1") and cell_at(11, 11) == cell_named("L12")
    assert [cell_name(cell_named(name)) for name in ("C10", "J3")] == ["C10", "J3"]
    assert cell_at(12, 0) == cell_at(0, -1) == NOWHERE


@rule("KA-2.2", "KA-2.4")
def test_a_cell_has_the_neighbours_with_which_it_shares_an_edge() -> None:
    beside = [
        sorted(STEP[4 * cell + way] for way in range(4) if STEP[4 * cell + way] != NOWHERE) for cell in range(144)
    ]
    counts = [len(cells) for cells in beside]
    assert [counts.count(number) for number in (2, 3, 4)] == [4, 40, 100]
    assert [cell_name(cell) for cell in beside[cell_named("A5")]] == ["A4", "B5", "A6"]
    for cell in range(CELLS):
        assert all(distance(cell, other) == 1 and cell in beside[other] for other in beside[cell])


@rule("KA-2.4", "KA-2.5")
def test_distance_counts_orthogonal_steps() -> None:
    for one in range(CELLS):
        for other in range(CELLS):
            steps = abs(one % 12 - other % 12) + abs(one // 12 - other // 12)
            assert distance(one, other) == steps
    assert distance(cell_named("D4"), cell_named("E5")) == 2, "diagonal cells are never adjacent"


@rule("KA-2.5")
def test_obstacles_do_not_lengthen_a_distance() -> None:
    walled = staged(red="bill E5", blue="anna H5", ground="bush D5 E4 F5 E6")
    assert walled.why("cast plaguing-arrow H5") == ""
    assert walled.why("cast plaguing-arrow F6") == "KA-12.1"


OBSTACLES = {
    "an ally": {"red": "queen E5; anna E6"},
    "an opponent": {"blue": "anna E6"},
    "a creature": {"blue": "king L1; gobball E6"},
    "an Itty-Bitty creature": {"red": "queen E5; tofu E6"},
    "a bomb": {"red": "queen E5; aboum A1; water-bomb E6"},
    "a tree": {"ground": "tree E6"},
    "a bush": {"ground": "bush E6"},
}
NO_OBSTACLES = {
    "nothing": {"ground": ""},
    "a crate": {"ground": "crate E6"},
    "coins": {"ground": "2 E6"},
    "a demon face": {"ground": "demon E6"},
    "paw prints": {"ground": "start E6"},
    "a trap": {"blue": "tester L1; trap E6 of=tester"},
}


def queen_beside(with_it: dict[str, str]) -> Table:
    """The Queen on E5 with something on E6."""
    return staged(EXTRA, **{"red": "queen E5", **with_it}, active="queen")


@rule("KA-2.7", "KA-2.9", "KA-9.2")
@pytest.mark.parametrize("what", OBSTACLES)
def test_an_obstacle_cannot_be_entered_nor_stood_upon(what: str) -> None:
    table = queen_beside(OBSTACLES[what])
    assert table.steps() == {"E4", "D5", "F5"}
    assert table.why("move E6") == "KA-9.2"
    assert table.why("cast summon-tofu E6") == "KA-11.10"


@rule("KA-2.8", "KA-11.10")
@pytest.mark.parametrize("what", NO_OBSTACLES)
def test_a_cell_without_an_obstacle_is_empty(what: str) -> None:
    table = queen_beside(NO_OBSTACLES[what])
    assert table.why("move E6") == table.why("cast summon-tofu E6") == ""
    table.do("cast summon-tofu E6")
    assert table.on("E6") == "tofu" and table.why("move E6") == "KA-9.2"


@rule("KA-2.9")
def test_no_two_obstacles_share_a_cell() -> None:
    table = staged(red="queen E5", blue="anna E6")
    lift(table.state, table.piece("queen"))
    with pytest.raises(AssertionError):
        put(table.state, table.piece("queen"), cell_named("E6"))


@rule("KA-6.13", "KA-9.1")
@fact("KA-2.11")
@pytest.mark.parametrize("arena", ["pit", "elemental"])
def test_every_empty_cell_of_an_arena_is_entered_like_any_other(arena: str) -> None:
    table = staged(red="queen A1", arena=arena, blue="healey L12").give("queen", "itty-bitty")
    state, queen = table.state, table.piece("queen")
    entered = 0
    for cell in range(CELLS):
        lift(state, queen)
        for beside in (int(STEP[4 * cell + way]) for way in range(4)):
            if beside == NOWHERE or not is_empty(state, cell) or not is_empty(state, beside):
                continue
            put(state, queen, beside)
            state.mp = 1
            table.do(f"move {cell_name(cell)}")
            assert table.points == (6, 0) and table.damage("queen") == 0
            assert [type(event) for event in table.events] == [Acted, Stepped]
            entered += 1
            lift(state, queen)
        put(state, queen, cell_named("A1"))
    assert entered > 300


@rule("KA-2.10", "KA-2.13", "KA-6.8")
@pytest.mark.parametrize(("arena", "bank"), [("pit", 14), ("elemental", 16)])
def test_coins_lie_on_kama_and_demon_cells_and_the_rest_is_the_bank(arena: str, bank: int) -> None:
    state = GAME.setup("duel", 2, {"arena": arena}, 1)
    while state.turns == 0:
        (seat,) = GAME.acting(state)
        GAME.apply(state, GAME.legal(state, seat)[0])
    assert state.bank == bank
    assert all(state.coins[cell] == 1 for cell in range(CELLS) if state.field.demon[cell])
    assert sum(state.coins) == 54 - bank
    assert [len(cells) for cells in state.field.edges] == [10] * 4
