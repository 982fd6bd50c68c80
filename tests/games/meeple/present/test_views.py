"""What is seen (chapter 23): everything but the order of the face-down tiles."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import rule
from warbook.games.meeple.content.schema import tile_codes
from warbook.games.meeple.present.events import Battle, Drawn
from warbook.games.meeple.present.view import MeepleView, view
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded

WATCHER = -1


def seen(table: Table, seat: int = WATCHER) -> bytes:
    """A view as it is sent, without whose view it is."""
    shown = view(table.state, seat)
    assert shown.seat == seat
    return msgspec.json.encode(msgspec.structs.replace(shown, seat=WATCHER))


def midgame(seats: int, moves: int = 250) -> Table:
    """A table after some random decisions."""
    table = Table(seats, scenario="quick").begin(0)
    chance = random.Random(seats)
    for _ in range(moves):
        if not table.state.over:
            GAME.apply(table.state, chance.choice(GAME.legal(table.state, Seat(table.state.stack[-1].seat))))
    return table


@rule("MW-23.1", "MW-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_and_spectators_see_the_same(seats: int) -> None:
    table = midgame(seats)
    assert {seen(table, seat) for seat in range(seats)} == {seen(table)}
    assert isinstance(GAME.view(table.state, Seat(0)), MeepleView)


@rule("MW-23.1")
def test_all_that_lies_on_the_table_is_shown() -> None:
    table = Table(3)
    table.lay("T29", 1, -2, 4)
    table.state.token[table.tile("T03")] = 0
    table.state.tokens[1] = 0b10
    table.state.pool = 0b11100
    table.state.trees[table.tile("T01")] = 0b1
    table.put("orange", "T29", 3)
    table.put("orange", "T03", 2)
    table.put("blue", "T01", 2)
    table.building("blue-L", "school", "a", green=2)
    table.building("blue-R", "factory", done=False)
    table.waits("L", "catapult", "E2")
    table.state.stock[8] = 2
    table.state.honour[2] = 3
    table.state.bravery[1] = 4
    shown = view(table.begin(3).state, WATCHER)
    tiles = {tile.code: tile for tile in shown.tiles}
    assert (tiles["T29"].rotation, tiles["T29"].forest, tiles["T29"].men) == (4, (0, 5), (3, 0, 0))
    assert tiles["T03"].token == "U1" and tiles["T01"].trees == (0,) and tiles["T01"].men == (0, 2, 0)
    orange, blue, green = shown.players
    assert (orange.reserve, orange.depot, blue.bravery, green.honour) == (5, 2, 4, 3)
    assert blue.tokens == ("U2",) and shown.pool == ("U3", "U4", "U5")
    assert orange.destroyed == ("school",) and "pilots" in orange.stock and "catapult" not in orange.stock
    school, site, catapult = shown.slots[5], shown.slots[6], shown.slots[1]
    assert (school.building, school.done, school.space, school.defence, school.guests) == (
        "school",
        True,
        1,
        4,
        (0, 0, 2),
    )
    assert (site.building, site.done) == ("factory", False) and catapult.pending
    assert shown.supply == 28 and shown.turn == 0 and shown.phase == 3 and shown.question.kind == "acting"


@rule("MW-23.1", "MW-7.3")
def test_what_is_controlled_is_shown() -> None:
    table = Table()
    table.lay("T16", 0, -1)
    table.lay("T20", 0, 1)
    table.lay("T15", -1, 1)
    for code in ("T16", "T20", "T15", "T01"):
        table.put("orange", code, 2)
    shown = view(table.begin(4).state, WATCHER)
    assert (shown.weapons, shown.nature, shown.flags) == (1, True, 1)
    assert shown.players[0].shields == (table.tile("T15"),) and shown.players[0].points == 1


@rule("MW-23.1")
def test_legal_moves_are_told_to_whoever_decides() -> None:
    table = Table()
    table.put("orange", "T03")
    table.begin(4)
    decision = GAME.decision(table.state, Seat(0))
    assert decision is not None
    assert len(decision.options) == len(GAME.legal(table.state, Seat(0)))


@rule("MW-23.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neither_the_order_of_the_supply_nor_the_seed_is_seen(seats: int) -> None:
    table = midgame(seats, 100)
    before = seen(table)
    table.state.supply = table.state.supply[::-1]
    table.state.rng = seeded(987654321)
    assert seen(table) == before


@rule("MW-23.3", "MW-2.10")
def test_which_tiles_are_face_down_is_public() -> None:
    table = midgame(3)
    shown = view(table.state, WATCHER)
    on_the_map = {tile.code for tile in shown.tiles}
    left = {
        name: sum(code not in on_the_map for code in tile_codes(name, tile.count))
        for name, tile in TABLES.content.tiles.items()
    }
    assert not shown.drawn and sum(left.values()) == shown.supply > 0
    assert shown.unseen == {name: count for name, count in left.items() if count}


@rule("MW-23.4", "MW-13.3")
def test_a_drawn_tile_is_seen_by_all_before_it_is_turned() -> None:
    table = Table(3)
    table.put("orange", "T03")
    table.next_tiles("T29")
    table.begin(4).do("step T03 NE", "done")
    assert table.asks == "orange rotate"
    assert [event.tile for event in table.told(Drawn)] == [table.tile("T29")]
    for seat in (0, 1, 2, WATCHER):
        assert view(table.state, seat).drawn == "T29"
        assert GAME.redact(table.told(Drawn)[0], Seat(seat)) == table.told(Drawn)[0]
    assert view(table.state, 1).unseen["T29"] == 1  # its twin, T30, is still face down


@rule("MW-23.5", "MW-23.2")
def test_a_bot_looks_ahead_into_supplies_dealt_anew() -> None:
    table = midgame(2, 60)
    table.state.log = None
    worlds = [GAME.determinize(table.state, Seat(0), seeded(seed)) for seed in range(20)]
    assert all(sorted(world.supply) == sorted(table.state.supply) for world in worlds)
    assert len({tuple(world.supply) for world in worlds}) > 15
    tops = {world.supply[-1] for world in worlds}
    assert len(tops) > 5  # the next tile is not known either
    for world in worlds:
        assert msgspec.json.encode(view(world, 0)) == msgspec.json.encode(view(table.state, 0))


@rule("MW-23.6")
def test_a_step_can_be_taken_back_but_not_a_revealed_tile() -> None:
    table = Table()
    table.put("orange", "T03")
    table.next_tiles("T29")
    table.begin(4).do("step T03 NE")
    assert table.last is not None and not table.last.fenced
    table.do("done")
    assert table.asks == "orange rotate" and table.last.fenced


@rule("MW-23.6")
def test_a_battle_is_not_taken_back() -> None:
    table = Table()
    table.put("orange", "T03", 3)
    table.put("blue", "T01", 2)
    table.waits("L", "raiders", "E3")
    table.waits("R", "school", "E1")
    table.begin(3).do("intimidate L 2 T01 W")
    assert table.told(Battle) and table.asks == "orange acting"
    assert table.last is not None and table.last.fenced


@rule("MW-23.6")
@pytest.mark.parametrize("decision", ["kill T03 orange", "done"])
def test_the_altar_decision_of_another_is_not_taken_back(decision: str) -> None:
    table = Table()
    table.lay("T24", 0, -1)
    table.put("blue", "T01", 2)
    table.put("orange", "T03", 2)
    table.waits("L", "raiders", "E3")
    table.begin(3).do("intimidate L 2 T01 NW", decision)
    assert table.asks.startswith("orange")
    assert table.last is not None and table.last.fenced


@rule("MW-23.6")
def test_the_end_of_a_turn_is_not_taken_back_although_the_same_player_is_asked_next() -> None:
    table = Table()
    table.put("orange", "T03")
    table.state.tokens[0] = 0b1
    table.begin(4).do("done")
    assert table.state.turn == 1 and table.asks == "orange window"
    assert table.last is not None and table.last.fenced
