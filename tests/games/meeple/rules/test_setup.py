"""The set-up of the normal and the quick game: chapter 4."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, TABLES
from tests.rules import rule
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.present.view import MeepleView, view

EVERY = pytest.mark.parametrize("seats", [2, 3, 4])
ON_THE_MAP = {2: "ABB", 3: "ABBBCCC", 4: "AABBBBBBCC"}  # set-up tiles by their letter


def seen(scenario: str, seats: int, seed: int = 1) -> MeepleView:
    """A game at its first decision, as everybody sees it."""
    return view(GAME.setup(scenario, seats, {}, seed), 0)


def village(table: MeepleView, seat: int) -> list[str]:
    """What stands in a player's slots F, L, R and B."""
    return [slot.building for slot in table.slots[SLOTS * seat : SLOTS * seat + SLOTS]]


@rule("MW-4.1", "MW-4.3")
@EVERY
def test_the_map_is_laid_with_set_up_tiles_and_the_rest_goes_into_the_supply(seats: int) -> None:
    state = GAME.setup("normal", seats, {}, 1)
    laid = [tile for tile in range(36) if state.placed[tile]]
    assert sorted(TABLES.letters[tile] for tile in laid) == list(ON_THE_MAP[seats])
    assert sorted([*state.supply, *laid]) == list(range(36))


@rule("MW-4.2")
def test_set_up_tiles_have_no_forest() -> None:
    assert [int(TABLES.forest[tile]) for tile in range(36) if TABLES.letters[tile]] == [0] * 11


@rule("MW-4.2")
@EVERY
def test_every_border_of_the_set_up_map_is_open(seats: int) -> None:
    assert all(tile.forest == () for tile in seen("normal", seats).tiles)


@rule("MW-4.3")
def test_the_supply_is_one_shuffled_stack() -> None:
    stacks = [GAME.setup("normal", 2, {}, seed).supply for seed in range(60)]
    left_over = [tile for tile in range(36) if TABLES.letters[tile] and tile in stacks[0]]
    assert len(left_over) == 8  # 1 A, 4 B and 3 C are mixed with the 25 others
    on_top = {stack[-1] in left_over for stack in stacks}
    assert on_top == {True, False} and all(sorted(stack) == sorted(stacks[0]) for stack in stacks)


@rule("MW-4.4")
@pytest.mark.parametrize(("seats", "supply"), [(2, 33), (3, 29), (4, 26)])
def test_how_many_tiles_the_supply_has(seats: int, supply: int) -> None:
    assert seen("normal", seats).supply == supply == seen("quick", seats).supply


@rule("MW-4.5")
def test_what_lies_on_top_is_told_to_nobody() -> None:
    state = GAME.setup("normal", 2, {}, 1)
    plain, other = state.clone(), state.clone()
    set_up = [tile for tile in state.supply if TABLES.letters[tile]]
    rest = [tile for tile in state.supply if not TABLES.letters[tile]]
    plain.supply = [*rest, *set_up]
    other.supply = [*set_up, *rest]
    assert view(plain, 0) == view(other, 0) and view(plain, -1) == view(other, -1)


@rule("MW-4.6", "MW-4.12")
@EVERY
def test_each_player_has_all_components_of_a_colour(seats: int) -> None:
    table = seen("normal", seats)
    assert len(table.players) == seats
    for player in table.players:
        assert len(player.stock) == 9 and "square" not in player.stock and not player.destroyed
        assert player.tree and player.tokens == () and player.honour == 0
    assert len(table.pool) == 5


@rule("MW-4.7", "MW-4.8", "MW-4.9")
@pytest.mark.parametrize("scenario", ["normal", "quick"])
@EVERY
def test_one_meeple_on_the_ladder_two_in_the_depot_ten_in_reserve(scenario: str, seats: int) -> None:
    for player in seen(scenario, seats).players:
        assert (player.bravery, player.depot, player.reserve) == (0, 2, 10)  # the thirteenth is the marker


@rule("MW-4.10", "MW-4.11")
@EVERY
def test_the_village_square_stands_finished_in_front_with_a_worker_at_its_start(seats: int) -> None:
    table = seen("normal", seats)
    for seat in range(seats):
        assert village(table, seat) == ["square", "", "", ""]
        front = table.slots[SLOTS * seat]
        assert front.done and front.space == 0 and front.defence == 6 and sum(front.guests) == 0
        assert table.players[seat].workers == 3


@rule("MW-4.13")
@EVERY
def test_everybody_may_start_and_has_the_hammer_then(seats: int) -> None:
    tables = [seen("normal", seats, seed) for seed in range(60)]
    assert {table.first for table in tables} == set(range(seats))
    assert all(table.turn == table.first and table.question.seat == table.first for table in tables)


QUICK = [
    ["square", "pilots", "factory", ""],
    ["square", "catapult", "guild", ""],
    ["square", "school", "monastery", ""],
    ["square", "raiders", "university", ""],
]


@rule("MW-4.14", "MW-4.15", "MW-4.16", "MW-4.17", "MW-4.18", "MW-4.19")
@pytest.mark.parametrize("seed", range(8))
@EVERY
def test_the_quick_game_gives_each_its_buildings_by_turn_order(seats: int, seed: int) -> None:
    table = seen("quick", seats, seed)
    order = [(table.first + place) % seats for place in range(seats)]
    assert [village(table, seat) for seat in order] == QUICK[:seats]


@rule("MW-4.14", "MW-4.20")
@EVERY
def test_the_three_buildings_of_the_quick_game_are_finished_and_have_workers(seats: int) -> None:
    table = seen("quick", seats)
    for player in table.players:
        slots = table.slots[SLOTS * player.seat : SLOTS * player.seat + 3]
        assert [(slot.done, slot.space) for slot in slots] == [(True, 0)] * 3
        assert player.workers == 1 and len(player.stock) == 7


@rule("MW-4.14")
@EVERY
def test_the_quick_game_is_otherwise_set_up_like_the_normal_one(seats: int) -> None:
    quick, normal = seen("quick", seats), seen("normal", seats)
    assert quick.tiles == normal.tiles and quick.pool == normal.pool and quick.unseen == normal.unseen
    for one, other in zip(quick.players, normal.players, strict=True):
        assert (one.reserve, one.depot, one.bravery, one.honour, one.tree) == (
            other.reserve,
            other.depot,
            other.bravery,
            other.honour,
            other.tree,
        )


@rule("MW-4.19")
def test_the_last_slot_of_the_quick_game_is_free() -> None:
    state = GAME.setup("quick", 4, {}, 1)
    assert [int(state.building[SLOTS * seat + 3]) for seat in range(4)] == [NONE] * 4
