"""Spawning: the order of the markers, where a horde is put, who makes room (chapter 5)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, Table, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.present.events import Escaped, Spawned
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.turn.hordes import is_free
from warbook.kernel.api import Seat

FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"


def spawned(**scene: object) -> Table:
    """A table at the first question of a spawning, and what it has told."""
    return staged(phase="spend", crystals=5, **scene).end_phase()


def hordes(table: Table) -> list[str]:
    """What came onto the map, in order: card and space."""
    names = GAME.tables.card_names
    return [f"{names[event.card]} {CELL_NAMES[event.cell]}" for event in table.told(Spawned)]


@rule("RT-5.1", "RT-2.10")
def test_markers_spawn_in_the_order_of_their_numbers() -> None:
    table = spawned(scenario="RS02", decks="1 H1-05 H1-01 ; 2 H1-02")
    assert hordes(table) == ["H1-05 r0c1", "H1-02 r0c5"]
    assert table.state.decks[0] == [GAME.tables.card_names.index("H1-01")]
    assert {event.rule for event in table.told(Spawned)} == {"RT-5.1"}


@rule("RT-5.2")
def test_an_empty_deck_spawns_nothing() -> None:
    assert hordes(spawned(scenario="RS02", decks="1 - ; 2 H1-02")) == ["H1-02 r0c5"]


@rule("RT-5.3", "RT-2.15")
def test_a_spawned_card_is_turned_to_the_exit() -> None:
    table = spawned(scenario="RS03", decks="1 H1-01 ; 2 -", blue="malik ; hand A1").do("blue: build A1 d N")
    # the exit is in the west: what a tower that faces north places upright lies across the card
    assert {text.split()[3] for text in table.offers("tile")} == {"f1"}


@rule("RT-5.4")
@pytest.mark.parametrize(("taken", "place"), [("1/0", "r2c1"), ("1/0 1/1", "r2c2"), ("1/0 1/2", "r2c1")])
def test_a_taken_space_is_skipped(taken: str, place: str) -> None:
    trays = " ; ".join(f"{FULL} {where}" for where in taken.split())
    table = staged(trays=trays, decks="1 H1-01", phase="spawn")
    tray = len(taken.split())
    assert table.tray(f"t{tray}") == place


@rule("RT-5.5")
def test_without_a_free_space_a_horde_escapes_at_once() -> None:
    trays = " ; ".join(f"{FULL} 1/{index}" for index in range(8))
    table = spawned(trays=trays, decks="1 H1-01", hearts=8)
    escaped = table.told(Escaped)
    assert [(event.rule, event.hearts, event.crystals) for event in escaped] == [("RT-5.5", 6, 1)]
    assert (table.state.hearts, table.state.crystals, table.asks) == (2, 6, "play")
    assert table.state.discards[-1] == GAME.tables.card_names.index("H1-01")


@fact("RT-5.6")
def test_a_spawned_horde_does_not_move_yet() -> None:
    table = spawned(decks="1 H1-01")
    assert (table.phase, table.tray("t0")) == ("play", "r1c1")


@rule("RT-5.7")
def test_heroes_make_room_for_a_horde() -> None:
    table = spawned(decks="1 H1-01", red="malik r1c1 hp=2")
    assert table.asks == "displacing"
    assert table.offers() == ["displace malik r1c2", "displace malik r2c1", "displace malik r2c2"]
    table.do("displace malik r1c2")
    assert (table.space("malik"), table.health("malik"), table.tray("t0")) == ("r1c2", 2, "r1c1")


@rule("RT-5.7")
def test_without_room_a_hero_goes_home_unharmed() -> None:
    trays = f"{FULL} r2c1 ; {FULL} r2c2"
    table = staged(trays=trays, towers="A1 a N", decks="1 H1-01", red="malik r1c1 hp=2", phase="spawn")
    assert (table.space("malik"), table.health("malik"), table.tray("t2")) == ("board", 2, "r1c1")


@rule("RT-5.8")
def test_a_boss_takes_its_space() -> None:
    table = staged(scenario="RS04", boss="1/0", decks="1 H1-01", phase="spawn")
    assert table.tray("t0") == "r2c2"


@rule("RT-5.8")
def test_a_trail_card_takes_its_space() -> None:
    table = staged(scenario="RS09", trails="A B")
    free = {name: is_free(table.state, CELL_NAMES.index(name)) for name in ("r3c1", "r3c5", "r5c3", "r3c2")}
    assert free == {"r3c1": False, "r3c5": False, "r5c3": True, "r3c2": True}


@rule("RT-5.9")
def test_displaced_heroes_move_in_any_order_and_each_by_its_own_player() -> None:
    table = spawned(decks="1 H1-01", red="malik r1c1", blue="ignus r1c1")
    assert GAME.acting(table.state) == [Seat(0), Seat(1)]
    assert table.refused("red: displace ignus r2c1") == "RT-5.9"
    other = Table(table.state.clone()).do("blue: displace ignus r2c1", "red: displace malik r1c2")
    assert (other.space("malik"), other.space("ignus")) == ("r1c2", "r2c1")
    table.do("red: displace malik r1c2")
    assert table.refused("red: displace ignus r2c1") == "RT-5.9"
    table.do("blue: displace ignus r2c1")
    assert (table.space("malik"), table.space("ignus"), table.asks) == ("r1c2", "r2c1", "play")


@rule("RT-5.7")
def test_only_the_space_itself_is_cleared() -> None:
    table = spawned(decks="1 H1-01", red="malik r2c1", blue="ignus r1c2")
    assert (table.asks, table.space("malik"), table.space("ignus")) == ("play", "r2c1", "r1c2")
    assert [tray for tray in range(31) if table.state.card[tray] != NONE] == [0]
