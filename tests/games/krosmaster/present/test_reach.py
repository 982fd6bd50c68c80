"""Where the active character can walk, cast and see: the view tells it, and the rules agree cell by cell."""

from __future__ import annotations

import pytest

from tests.games.krosmaster import boards
from tests.games.krosmaster.arenas import GAME, Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.board.geometry import CELLS
from warbook.games.krosmaster.combat.spells import has_sight, refuse_range, slots_of, spell_in
from warbook.games.krosmaster.present.notation import read_cell, write_cell
from warbook.games.krosmaster.present.reach import rows
from warbook.games.krosmaster.present.view import view
from warbook.games.krosmaster.present.view_parts import ActiveView
from warbook.games.krosmaster.state import KrosmasterState

GROUND = "tree D3 F6 C8; bush E5 H4; crate G3 D7"
SCENES = [
    {"red": "queen D5; tofu F5", "blue": "king G5; bill D9; anna K5", "active": "queen", "ground": GROUND},
    {"red": "king L12; gobball L11", "blue": "aboum A1; queen K12", "active": "king", "ground": GROUND},
    {"red": "bill G3", "blue": "oscar G9; healey C3", "active": "bill", "ground": GROUND},
]


def active(state: KrosmasterState, seat: int = 0) -> ActiveView:
    """What a seat is told of the active character."""
    found = view(state, seat).active
    assert found is not None
    return found


def paths(table: Table | boards.Table) -> dict[str, tuple[list[str], int, str]]:
    """Every way by its goal: the cells stepped on, the risk, the trap."""
    steps = {cell: (before, risk, trap) for cell, before, risk, trap in active(table.state).ways}
    found: dict[str, tuple[list[str], int, str]] = {}
    for goal, (_, risk, trap) in steps.items():
        cells = [goal]
        while steps[cells[0]][0] in steps:
            cells.insert(0, steps[cells[0]][0])
        found[write_cell(goal)] = ([write_cell(cell) for cell in cells], risk, "" if trap < 0 else write_cell(trap))
    return found


def shown(row: str) -> set[int]:
    """The cells of a set in short."""
    masks = [int(row[place : place + 3], 16) for place in range(0, len(row), 3)]
    return {12 * y + x for y, mask in enumerate(masks) for x in range(12) if mask >> (11 - x) & 1}


@pytest.mark.parametrize("scene", SCENES)
def test_sight_and_range_are_those_of_the_rules(scene: dict[str, str]) -> None:
    state = staged(**scene).state
    here, told = int(state.cell[state.active]), active(state)
    for cell in range(CELLS):
        if cell != here:
            assert (cell not in told.hidden) == has_sight(state, here, cell), write_cell(cell)
    assert len(told.slots) == slots_of(state, state.active)
    for slot, each in enumerate(told.slots):
        spell = spell_in(state, state.active, slot)
        for cell in range(CELLS):
            refusal = refuse_range(state, state.active, spell, cell)
            within = cell in shown(each.cells)
            seen = not each.sight or cell not in told.hidden
            assert (refusal is None) == (within and seen), f"{each.spell} at {write_cell(cell)}"


@rule("KA-12.12")
def test_a_hidden_cell_names_what_stands_in_the_way_the_nearest_first() -> None:
    table = staged(red="queen A1; tofu D1", blue="king F1; anna L12", active="queen", ground="tree C1; bush E1")
    told = active(table.state).hidden
    assert [write_cell(cell) for cell in told[read_cell("H1")]] == ["C1", "F1"], "neither a bush nor Itty-Bitty blocks"
    assert read_cell("C1") not in told


@rule("KA-2.5")
def test_distances_are_told_for_the_ground_alone() -> None:
    board = "    A B C\n 1  . . .\n 2  . . ."
    told = active(staged(arena=board, red="anna B2", blue="bill A1").state).far
    assert (told[:4], told[12:16], set(told[24:])) == ("212.", "101.", {"."})


def test_sets_of_cells_are_told_in_short() -> None:
    assert rows([]) == ""
    assert rows([0, 11, 23]) == "801001"
    assert shown(rows([5, 77, 143])) == {5, 77, 143}


@rule("KA-9.2")
def test_every_way_can_be_walked() -> None:
    table = staged(red="queen D5", blue="king L12", active="queen", ground="tree D4 C5; bush E6")
    found = paths(table)
    assert max(len(cells) for cells, _, _ in found.values()) == 4, "as many as it has MP"
    for goal, (cells, risk, _) in found.items():
        again = Table(table.state.clone())
        again.do(*(f"move {cell}" for cell in cells))
        assert again.cell("queen") == goal
        assert risk == 0
    assert "D3" in found and found["D3"][0] == ["E5", "E4", "E3", "D3"], "round the tree"


@rule("KA-9.7")
def test_a_way_avoids_lockers_and_tells_what_is_left_of_the_risk() -> None:
    table = staged(red="queen E5", blue="king G5; anna L12", active="queen")
    assert paths(table)["F6"] == (["E6", "F6"], 0, "")
    assert paths(table)["G7"][1] == 0
    close = staged(red="queen E5", blue="king E6; anna L12", active="queen")
    assert paths(close)["E4"] == (["E4"], 19, ""), "two lock dice against two of dodge: 7/36"
    assert paths(close)["D6"][1] == 19, "away from it at once, by D5"


@rule("KA-16.17")
def test_a_way_goes_round_a_trap_where_it_can() -> None:
    table = boards.staged(EXTRA, red="queen E5", blue="tester L1; trap E4 of=tester; trap F4 of=tester", active="queen")
    found = paths(table)
    assert found["D4"] == (["D5", "D4"], 0, "")
    assert found["E3"] == (["E4", "E3"], 0, "E4"), "the shortest way leads over it"
    assert found["E4"][2] == "E4"


@rule("KA-27.2")
def test_nobody_walks_past_a_warden() -> None:
    table = staged(red="queen E5", blue="king G4 +J11; anna L12", active="queen")
    found = paths(table)
    assert "F4" in found, "beside the warden"
    assert all("F4" not in cells[:-1] and "G5" not in cells[:-1] for cells, _, _ in found.values()), "there it ends"
    assert paths(staged(red="queen E5", blue="king E4 +J11; anna L12", active="queen")) == {}


@rule("KA-31.1")
def test_only_the_seat_that_is_asked_is_told_ways_and_everybody_sight() -> None:
    state = staged(red="queen D5", blue="king D7", active="queen").state
    assert active(state, 0).ways
    assert (active(state, 1).ways, active(state, -1).ways) == ((), ())
    assert active(state, 1).hidden == active(state, 0).hidden
    GAME.apply(state, GAME.read("end", GAME.acting(state)[0]))
    assert view(state, 0).active is None or not active(state, 0).ways
