"""The 18 cards of the bosses (section 27, EU-C10)."""

from __future__ import annotations

from tests.games.kingdom.uprising.boards import TABLES
from tests.games.kingdom.uprising.questions import lying
from tests.games.kingdom.uprising.turn.boss_scenes import MANY, ONE, fire, sea
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.events import Hurt, Spawned
from warbook.games.kingdom.present.notation import CELL_NAMES, SITE_NAMES
from warbook.games.kingdom.present.token_events import HordeCharged, RiftOpened

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
    assert table.boss().away
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
    assert table.boss().refuses == ("physical",)
    table.until("spend").until("play")
    assert table.boss().refuses == ()


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
    assert table.until("play").view().rift == ("R10",)
    assert table.until("spend").until("play").view().rift == ()
