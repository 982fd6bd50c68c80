"""Bosses: layers, decks, tentacles, and the 18 cards (section 27, EU-C10)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import boss_cell
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.events import BossDrew, BossLost, Hurt, PhaseBegan, Spawned, TrayMoved
from warbook.games.kingdom.present.notation import CELL_NAMES, SITE_NAMES
from warbook.games.kingdom.present.token_events import HordeCharged, PiecePlaced, RiftOpened

ONE = "g..../...../...../...../....."
MANY = "ggg../ggg../...../...../....."
FAST = "w..../...../...../...../....."  # a worg charges
# the top layer with two players, KK.KK / KBBBK / .BBB. / KBBBK / ....., all covered
COVERED = "tile=00,01:true tile=03,04:true tile=10,11,12,13,14:true tile=21,22,23:true tile=30,31,32,33,34:true"
BARE = "tile=00,01:true"


def sea(card: str = "dive", **scene: object) -> Table:
    """A scene of the Leviathan's scenario whose next boss card is told."""
    rest = [other.name for other in TABLES.content.bosses["leviathan"].cards if other.name != card]
    return staged(**{"scenario": "S4", "decks": f"actions {card} {' '.join(rest)}", "tokens": "-", **scene})


def fire(card: str, **scene: object) -> Table:
    """A scene of Vulkaar's scenario whose next boss card is told."""
    rest = [other.name for other in TABLES.content.bosses["vulkaar"].cards if other.name != card]
    return staged(**{"scenario": "S12", "decks": f"actions {card} {' '.join(rest)}", "tokens": "-", **scene})


def lying(table: Table, kind: str) -> list[str]:
    """Where the tokens of a kind lie."""
    state, number = table.state, TABLES.token_kinds.index(kind)
    found = [cell for token, cell in enumerate(state.token_cell) if state.token[token] == number and cell != NONE]
    return [CELL_NAMES[cell] for cell in sorted(found)]


def drawn(table: Table) -> list[str]:
    """The boss cards that the last decision has revealed."""
    cards = TABLES.content.bosses[TABLES.boss_names[table.state.terms.boss]].cards
    return [cards[event.card].name for event in table.told(BossDrew)]


def top_layer(table: Table) -> str:
    """The layer that can be attacked."""
    return TABLES.cards[table.state.card[BOSS_TRAY]].name if table.state.card[BOSS_TRAY] != NONE else ""


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
    assert layer.enemies.bit_count() == 17


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
    view = table.game.view(table.state, 0)
    assert view.boss.drawn == ("tidal-surge",)
    assert view.boss.deck == 8


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


# the Leviathan's cards


@rule("EU-27.7")
def test_ink_cloud_makes_precise_attacks_adjacent_until_the_end_of_the_next_round() -> None:
    # from the site r3c5 only hordes on r2c4, r3c4 and r4c4 are adjacent
    table = sea("ink-cloud", red="elora ; hand ARC4B", trays=f"{MANY} 1/5 soldiers=00 ; {MANY} 1/0 soldiers=00")
    table.end_phase().until("play")
    assert (table.state.round, table.tray("t0"), table.tray("t1")) == (3, "r2c4", "r1c0")
    table.do("red: build ARC4B d N", "mode 1")
    assert table.state.volleys[-1].targets == [0]
    table.do("stop").until("spend").until("play")
    table.do("red: build ARC4B d N", "mode 1")
    assert set(table.state.volleys[-1].targets) >= {0, 1, BOSS_TRAY}


@rule("EU-27.7")
def test_crushing_wave_hurts_heroes_beside_the_boss_or_a_tentacle() -> None:
    table = sea(
        "crushing-wave",
        tokens="tentacle r0c3",
        red="elora r2c1",  # beside the boss
        blue="bruxa r0c4",  # beside the tentacle
        green="alric r1c5",
    ).end_phase()
    hurt = {event.figure for event in table.told(Hurt)}
    assert hurt == {table.figure("elora"), table.figure("bruxa")}


@rule("EU-27.7", "EU-20.17")
def test_undercurrent_charges_the_horde_nearest_each_spawn_point() -> None:
    table = sea("undercurrent", red="elora", trays=f"{ONE} 1/0 ; {ONE} 1/3 ; {ONE} 2/2").end_phase()
    assert [event.tray for event in table.told(HordeCharged)] == [0, 2]


@rule("EU-27.7")
def test_thrash_takes_a_free_white_site_first() -> None:
    table = sea("thrash", red="elora").end_phase()
    assert table.offers("spot") == ["spot r0c3", "spot r2c3"]
    table.do("spot r0c3")
    assert lying(table, "tentacle") == ["r0c3"]
    assert table.asks != "places"  # the other site is only for the case that there is none


@rule("EU-27.7")
def test_thrash_without_a_white_site_takes_the_one_nearest_the_boss() -> None:
    table = sea("thrash", red="elora", tokens="tentacle r0c3 ; tentacle r2c3").end_phase()
    assert table.offers("spot") == ["spot r2c1", "spot r2c2", "spot r3c3"]


@rule("EU-27.7", "EU-31.44")
def test_spawn_of_the_deep_spawns_from_the_reserve_at_the_first_marker() -> None:
    table = sea(red="elora", decks="actions spawn-of-the-deep ; reserve 2 II01", trays=f"{ONE} 1/0").end_phase()
    [spawned] = table.told(Spawned)
    assert TABLES.cards[spawned.card].name == "II01"
    assert (spawned.route, spawned.index) == (0, 1)


@rule("EU-31.44")
def test_an_empty_tier_of_the_reserve_gives_a_card_of_the_next_lower_one() -> None:
    table = sea(red="elora", decks="actions spawn-of-the-deep ; reserve 2 ; reserve 1 I03").end_phase()
    [spawned] = table.told(Spawned)
    assert TABLES.cards[spawned.card].name == "I03"
    table = sea(red="elora", decks="actions spawn-of-the-deep ; reserve 2 ; reserve 1").end_phase()
    assert table.told(Spawned) == []


@rule("EU-27.7")
def test_regrowth_returns_a_tile_for_each_tentacle_and_at_most_two() -> None:
    tiles = "tile=00:true tile=01:true tile=03:true tile=40:true"  # the last covers no square of the layer
    three = "tentacle r3c5 ; tentacle r3c3 ; tentacle r2c2"
    table = sea("regrowth", red="elora", boss=tiles, tokens=three).end_phase()
    assert table.asks == "tiles-back"
    assert len(table.offers("untile")) == 3
    table.do(table.offers("untile")[0])
    assert table.asks == "tiles-back"
    table.do(table.offers("untile")[0])
    assert len(table.state.tiles[BOSS_TRAY]) == 2
    table = sea("regrowth", red="elora", boss=tiles).end_phase()
    assert len(table.state.tiles[BOSS_TRAY]) == 4


@rule("EU-27.7")
def test_tidal_surge_removes_every_soldier_before_the_hordes_advance() -> None:
    table = sea("tidal-surge", red="elora", trays=f"{MANY} r1c0 soldiers=00 ; {MANY} r1c2 soldiers=00").end_phase()
    assert table.state.spare == 12
    assert (table.tray("t0"), table.tray("t1")) == ("r1c1", "r1c3")  # nobody has stopped them


@rule("EU-27.7")
def test_dive_puts_the_boss_out_of_reach_in_the_next_round() -> None:
    table = sea("dive", red="elora ; hand ARC1").end_phase().until("play")
    assert table.state.round == 3
    assert table.game.view(table.state, 0).boss.away
    table.do("red: build ARC1 c N")  # r2c2: arrows show the boss when it faces south
    assert BOSS_TRAY not in (table.state.volleys[-1].targets if table.state.volleys else [])


# Vulkaar's cards


@rule("EU-27.7", "EU-16.12")
def test_crown_of_fire_destroys_the_white_site() -> None:
    table = fire("crown-of-fire", red="elora ; hand ARC1", trays=f"{ONE} r1c4 ")
    white = SITE_NAMES[table.state.field.sites.index(CELL_NAMES.index("r0c4"))]
    pool = table.supply("ARC1")
    table.do(f"red: build ARC1 {white} N")
    table.until("spend")
    assert lying(table, "volcano") == ["r0c4"]
    [token] = [place for place, cell in enumerate(table.state.token_cell) if cell != NONE]
    assert table.state.token_side[token] == 1  # it carries nothing
    assert table.supply("ARC1") == pool + 1
    assert "ARC1" not in table.cards("red")
    assert f"build ARC1 {white} N" not in table.until("play").offers("build", "red")


@rule("EU-27.7", "EU-16.13")
def test_crown_of_fire_without_a_white_site_triggers_every_volcano() -> None:
    table = fire("crown-of-fire", tokens="volcano r0c4 turned", red="elora r0c5").end_phase()
    assert lying(table, "volcano") == ["r0c4"]
    assert [event.amount for event in table.told(Hurt)] == [1, 1]  # now, and after the advance


@rule("EU-27.7")
def test_ember_rain_hurts_heroes_on_no_horde() -> None:
    table = fire("ember-rain", red="elora r0c5", blue="bruxa t0 00", green="alric", trays=f"{MANY} r1c0")
    table.end_phase()
    assert table.figure("elora") in [event.figure for event in table.told(Hurt)]
    assert table.figure("alric") not in [event.figure for event in table.told(Hurt)]
    # the horde that is held by a hero hurts it once, the card does not
    assert [event.figure for event in table.told(Hurt)].count(table.figure("bruxa")) == 1


@rule("EU-27.7")
def test_molten_armour_refuses_physical_tiles_for_a_round() -> None:
    table = fire("molten-armour", red="elora ; hand ARC1").end_phase().until("play")
    assert table.game.view(table.state, 0).boss.refuses == ("physical",)
    table.until("spend").until("play")
    assert table.game.view(table.state, 0).boss.refuses == ()


@rule("EU-27.7", "EU-10.12")
def test_shattered_ground_closes_a_site_of_each_colour_in_the_next_round() -> None:
    table = fire("shattered-ground", red="elora ; hand ARC1").end_phase()
    assert table.asks == "shutting"
    assert table.offers("shut") == ["shut a", "shut b", "shut c", "shut d"]
    assert table.refused("shut e") == "EU-10.12"
    table.do("shut b", "shut e")
    table.until("play")
    assert table.refused("red: build ARC1 b N") == "EU-10.12"
    assert table.refused("red: build ARC1 a N") == ""
    table.until("spend").until("play")
    assert table.refused("red: build ARC1 b N") == ""


@rule("EU-27.7", "EU-20.17")
def test_war_horns_charge_the_horde_nearest_each_gate() -> None:
    table = fire("war-horns", red="elora", trays=f"{ONE} 1/3 ; {ONE} 2/3 ; {ONE} 1/0").end_phase()
    # of path 2 fewer spaces are left than of path 1
    assert [event.tray for event in table.told(HordeCharged)] == [1]


@rule("EU-27.7")
def test_call_of_fire_spawns_at_the_second_marker() -> None:
    table = fire("call-of-fire", red="elora", decks="actions call-of-fire ; reserve 2 II01").end_phase()
    [spawned] = table.told(Spawned)
    assert (spawned.route, spawned.index) == (1, 0)


@rule("EU-27.7")
def test_scorching_wind_removes_every_soldier_before_the_hordes_advance() -> None:
    table = fire("scorching-wind", red="elora", trays=f"{MANY} r1c0 soldiers=00").end_phase()
    assert (table.state.spare, table.tray("t0")) == (12, "r1c1")


@rule("EU-27.7")
def test_rekindle_returns_two_tiles_of_the_top_layer() -> None:
    table = fire("rekindle", red="elora", boss="tile=00:true tile=01:true tile=02:true").end_phase()
    table.do(table.offers("untile")[0]).do(table.offers("untile")[0])
    assert len(table.state.tiles[BOSS_TRAY]) == 1
    table = fire("rekindle", red="elora", boss="tile=00:true").end_phase()
    assert table.state.tiles[BOSS_TRAY] == []


@rule("EU-27.7", "EU-28.6")
def test_cataclysm_triggers_volcanoes_and_opens_a_rift_card_for_the_next_round() -> None:
    table = fire("cataclysm", red="elora r0c5", tokens="volcano r0c4", decks="actions cataclysm ; rifts R10 R02")
    table.end_phase()
    assert [event.amount for event in table.told(Hurt)] == [1, 1]
    assert [TABLES.rift_names[event.card] for event in table.told(RiftOpened)] == ["R10"]
    assert table.until("play").game.view(table.state, 0).rift == ("R10",)
    assert table.until("spend").until("play").game.view(table.state, 0).rift == ()
