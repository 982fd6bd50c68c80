"""Bosses: layers, decks, tentacles (section 27)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.uprising.boards import TABLES, new_game
from tests.games.kingdom.uprising.questions import lying
from tests.games.kingdom.uprising.turn.boss_scenes import BARE, COVERED, FAST, ONE, drawn, sea, top_layer
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import boss_cell
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.events import BossDrew, BossLost, PhaseBegan, TrayMoved
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.present.token_events import HordeCharged, PiecePlaced

# layers


@rule("EU-27.1")
def test_a_boss_stands_on_its_space_with_layers_and_nine_cards() -> None:
    table = new_game("S4", 2)
    assert CELL_NAMES[boss_cell(table.state)] == "r3c2"
    assert len(table.state.boss_deck) == 9
    assert boss_cell(table.state) not in table.state.field.spaces


@rule("EU-27.2")
@pytest.mark.parametrize(
    ("scenario", "layers"),
    [
        ("S4", {1: [2, 3], 2: [1, 3], 3: [1, 2, 3], 4: [1, 2, 3]}),
        ("S12", {1: [1, 4], 2: [1, 2, 4], 3: [1, 2, 4], 4: [1, 2, 3]}),
    ],
)
def test_the_pile_of_layers_depends_on_the_number_of_players(scenario: str, layers: dict[int, list[int]]) -> None:
    for seats, numbers in layers.items():
        state = new_game(scenario, seats).state
        pile = [int(state.card[BOSS_TRAY]), *state.boss_health]
        assert [int(TABLES.cards[card].name.rpartition("-")[2]) for card in pile] == numbers


@rule("EU-27.3")
def test_only_tiles_go_on_a_layer() -> None:
    # a barracks beside the boss reaches it and the horde on r1c3, and its soldiers may stand on the horde alone
    table = sea(red="elora ; hand SOL3", trays=f"{ONE} r1c3")
    table.do("red: build SOL3 c N")
    assert table.asks == "placing"
    assert [text for text in table.offers("soldier") if "boss" in text] == []
    assert table.refused("soldier boss 00") == "EU-27.3"


@rule("EU-27.4")
def test_a_cleared_layer_is_destroyed_in_phase_three_and_the_next_exposed() -> None:
    table = sea(boss=COVERED, red="elora")
    assert top_layer(table) == "leviathan-1"
    crystals = table.state.crystals
    table.end_phase()
    assert [event.left for event in table.told(BossLost)] == [1]
    assert top_layer(table) == "leviathan-3"
    assert table.state.tiles[BOSS_TRAY] == []
    assert table.state.crystals == crystals  # no reward


@rule("EU-27.4")
def test_a_layer_with_an_uncovered_square_stays() -> None:
    table = sea(boss=BARE, red="elora").end_phase()
    assert table.told(BossLost) == []
    assert top_layer(table) == "leviathan-1"


@rule("EU-27.5")
def test_squares_of_a_layer_resist_as_they_are_marked() -> None:
    layer = TABLES.cards[TABLES.boss_cards[TABLES.boss_names.index("leviathan")][0]]
    physical = [square for square in range(25) if layer.resists[0] >> square & 1]
    assert [f"{square // 5}{square % 5}" for square in physical] == ["00", "01", "03", "04", "10", "14", "30", "34"]
    assert layer.resists[1] == 0
    assert int(layer.enemies).bit_count() == 17


@rule("EU-27.6")
def test_the_boss_neither_moves_nor_breaches() -> None:
    table = sea(red="elora", hearts=1).end_phase()
    assert table.told(TrayMoved) == []
    assert CELL_NAMES[boss_cell(table.state)] == "r3c2"
    assert table.state.hearts == 1


@rule("EU-27.9")
def test_with_the_last_layer_the_boss_and_its_tentacles_leave_and_the_game_is_won() -> None:
    last = "tile=00,01:true tile=03,04:true tile=11,12,13:true tile=20,21,22,23,24:true tile=31,32,33:true tile=42:true"
    table = sea(boss=f"left=1 {last}", tokens="tentacle r0c1", red="elora").end_phase()
    assert lying(table, "tentacle") == []
    assert boss_cell(table.state) == NONE
    assert drawn(table) == []
    assert table.until("spawn").ending == "won"


# the deck


@rule("EU-27.7")
def test_a_card_is_revealed_when_phase_four_begins_before_active_abilities() -> None:
    # the worg's Charge comes behind the card
    table = sea("dive", red="elora", trays=f"{FAST} r1c0").end_phase()
    told = [event for event in table.events if isinstance(event, PhaseBegan | BossDrew | HordeCharged)]
    names = [event.phase if isinstance(event, PhaseBegan) else type(event).__name__ for event in told]
    assert names[names.index("advance") :][:3] == ["advance", "BossDrew", "HordeCharged"]


@rule("EU-27.7")
def test_an_empty_deck_is_shuffled_again_from_all_nine() -> None:
    table = sea(red="elora", decks="actions -").end_phase()
    assert len(drawn(table)) == 1
    assert len(table.state.boss_deck) == 8
    assert sorted([*table.state.boss_deck, *table.state.boss_drawn]) == list(range(9))


@rule("EU-27.8")
def test_the_deck_is_shuffled_and_revealed_cards_are_open() -> None:
    assert len({tuple(new_game("S4", 2, seed).state.boss_deck) for seed in range(6)}) > 1
    table = sea("tidal-surge", red="elora").end_phase()
    assert table.boss().drawn == ("tidal-surge",)
    assert table.boss().deck == 8


# tentacles


@rule("EU-27.10")
def test_nothing_is_built_on_a_site_with_a_tentacle() -> None:
    table = sea(tokens="tentacle r3c5", red="elora ; hand ARC1")
    assert table.refused("red: build ARC1 d N") in ("EU-10.4", "EU-27.10")
    assert "build ARC1 d N" not in table.offers("build", "red")
    assert "build ARC1 a N" in table.offers("build", "red")


@rule("EU-27.11")
def test_a_hero_that_passes_through_removes_the_tentacle() -> None:
    # from r4c5 over the site r3c5 to the grass beyond: EU-EX-69
    table = sea(tokens="tentacle r3c5", red="elora r4c5 ; hand ARC1")
    table.do("activate elora", "move r2c5")
    if table.asks == "ways":
        table.do(next(text for text in table.offers("way")))
    assert lying(table, "tentacle") == []


@rule("EU-27.12")
def test_towers_under_a_tentacle_stay_and_are_taken_back() -> None:
    table = sea("grasping-arm", red="elora ; hand ARC1").do("red: build ARC1 d N", "stop").end_phase()
    table.do("spot r3c5")
    assert lying(table, "tentacle") == ["r3c5"]
    assert table.cards("red") == ["ARC1"]


@rule("EU-27.13")
def test_the_site_nearest_to_a_gate_gets_the_tentacle_and_players_choose_among_equals() -> None:
    # sites r3c3 and r3c5 are two spaces from the gate r5c4, all others three or more
    table = sea("grasping-arm", red="elora").end_phase()
    assert table.asks == "places"
    assert table.offers("spot") == ["spot r3c3", "spot r3c5"]
    assert table.refused("spot r0c1") == "EU-26.5"
    table.do("spot r3c3")
    assert lying(table, "tentacle") == ["r3c3"]


@rule("EU-27.13")
def test_sites_with_a_tentacle_are_passed_over() -> None:
    table = sea("grasping-arm", red="elora", tokens="tentacle r3c5").end_phase()
    assert lying(table, "tentacle") == ["r3c3", "r3c5"]  # only one was left at this distance


@rule("EU-27.13")
def test_there_are_at_most_four_tentacles() -> None:
    four = "tentacle r3c5 ; tentacle r3c3 ; tentacle r2c2 ; tentacle r2c5"
    table = sea("grasping-arm", red="elora", tokens=four).end_phase()
    assert table.told(PiecePlaced) == []
    assert len(lying(table, "tentacle")) == 4
