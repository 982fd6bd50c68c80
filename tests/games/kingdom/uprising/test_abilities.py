"""Heroes: basic attacks, abilities, board texts, protection (EU-15.19 to EU-15.25, EU-15.37 to EU-15.44, EU-C7)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import FULL
from warbook.games.kingdom.board.trays import owner_of
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import CURSED, FROZEN, OF_HERO, SILENT
from warbook.games.kingdom.present.events import TilePlaced, TrayDestroyed
from warbook.games.kingdom.present.notation import TRAY_NAMES
from warbook.games.kingdom.present.token_events import SkullsChanged, TrayMarked
from warbook.kernel.api import Seat

ROW = "ggggg/...../...../...../....."
ONE = "g..../...../...../...../....."
FULL_CARD = "ggggg/ggggg/ggggg/ggggg/ggggg"
ORCS = "ooooo/...../...../...../....."  # resist physical damage
IMPS = "eeeee/...../...../...../....."  # resist magic, scorch soldiers
WORGS = "wwwww/...../...../...../....."  # charge


def scene(red: str, trays: str, **more: object) -> Table:
    """Two heroes and their hordes on a map where all abilities are allowed and no token lies."""
    return staged(**{"scenario": "S9", "tokens": "-", "red": red, "trays": trays, **more})


def targets(table: Table) -> set[str]:
    """The trays on which a tile may be placed now."""
    return {offer.split()[1] for offer in table.offers("tile")}


def posts(table: Table) -> set[str]:
    """The trays on which a soldier may be placed now."""
    return {offer.split()[1] for offer in table.offers("soldier")}


def shapes(table: Table) -> list[str]:
    """The tiles that are still to be placed."""
    return [TABLES.shapes[shape].name for shape in table.state.volleys[-1].tiles if shape >= 0]


def damage(table: Table) -> str:
    """What the tiles of the attack deal."""
    return DAMAGES[table.state.volleys[-1].damage]


def marks(table: Table, tray: str) -> int:
    """What holds for a tray."""
    return int(table.state.marks[TRAY_NAMES.index(tray)])


def skulls(table: Table) -> int:
    """How many Bruxa has."""
    return int(table.state.skulls[table.figure("bruxa")])


def lying(table: Table, tray: str) -> list[tuple[str, str]]:
    """The tiles of a tray: the damage type, and the hero to whom each belongs."""
    found = []
    for tile in table.state.tiles[TRAY_NAMES.index(tray)]:
        owner = owner_of(tile)
        found.append((DAMAGES[tile >> 25 & 3], TABLES.hero_names[owner - OF_HERO] if OF_HERO <= owner < 60 else ""))
    return found


# in general


@rule("EU-2.5")
def test_every_hero_has_four_abilities_and_a_bench_side() -> None:
    found = {hero.name: (hero.health, hero.move) for hero in TABLES.heroes[: TABLES.own_heroes]}
    assert found == {"elora": (3, 3), "dierdre": (4, 2), "bruxa": (3, 3), "alric": (5, 3), "saitam": (4, 4)}
    for hero in TABLES.heroes[: TABLES.own_heroes]:
        assert len(hero.cards) == 4 and hero.bench is not hero.basic


@rule("EU-15.20", "EU-15.21")
def test_a_used_ability_is_not_used_again_before_a_rest() -> None:
    table = scene("elora r2c3 +frost-lance", f"{ROW} r1c3").do("activate elora", "ability 3 N", "stop").end_phase()
    table.until("play").do("activate elora")
    assert table.refused("ability 3 N") == "EU-15.21"
    table.do("rest").until("spend").until("play").do("activate elora")
    assert table.refused("ability 3 N") == ""


@rule("EU-15.24")
def test_a_rest_gives_full_health_and_readies_all_abilities() -> None:
    table = scene("elora r2c3 hp=1 -frost-lance -permafrost", f"{ROW} r1c3").do("activate elora", "rest")
    assert table.health("elora") == 3
    assert table.state.ready[table.figure("elora")] == table.state.has[table.figure("elora")] != 0


@rule("EU-15.25", "EU-15.5")
def test_a_hero_on_its_board_may_rest_but_neither_attack_nor_use_abilities() -> None:
    table = scene("elora +frost-lance", f"{ROW} r1c3").do("activate elora")
    assert (table.refused("attack N"), table.refused("ability 3 N")) == ("EU-15.5", "EU-15.5")
    assert table.refused("rest") == ""


@rule("EU-15.22")
def test_a_passive_ability_is_never_used() -> None:
    table = scene("elora r2c3 +numbing-aura", f"{ROW} r1c3").do("activate elora")
    assert table.refused("ability 4 N") == "EU-15.22"
    view = table.game.view(table.state, Seat(0))
    shown = [figure.abilities for figure in view.figures if figure.name == "elora"]
    assert [(ability.name, ability.ready, ability.passive) for ability in shown[0]] == [("numbing-aura", True, True)]
    table.do("rest")
    assert table.state.ready[table.figure("elora")] >> 3 & 1


@rule("EU-15.3")
def test_an_attack_that_places_nothing_is_an_action() -> None:
    table = scene("saitam r2c1", f"{ROW} r4c4").do("activate saitam", "attack N")
    assert table.asks == "play" and table.state.used[table.figure("saitam")]


# Elora


@rule("EU-15.19", "EU-12.7", "EU-15.44")
def test_elora_hits_one_of_three_directions_with_magic() -> None:
    trays = f"{ROW} r1c2 ; {ROW} r1c3 ; {ROW} r1c4 ; {ROW} r2c4"
    table = scene("elora r2c3", trays).do("activate elora", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1", "t2"}, ["I2"], "magic")
    assert table.refused("tile t3 1 f0 00") == "EU-13.12"
    turned = scene("elora r2c3", trays).do("activate elora", "attack E")
    assert targets(turned) == {"t2", "t3"}


@rule("EU-15.39", "EU-31.15", "EU-15.4")
def test_winter_is_coming_before_elora_moves() -> None:
    trays = f"{ROW} r1c1 tile=00:magic:elora ; {ROW} r4c4 tile=00:magic:elora ; {ROW} r1c3 tile=00:magic:bruxa"
    table = scene("elora r2c3", trays).do("activate elora")
    assert (table.asks, targets(table), shapes(table)) == ("placing", {"t0"}, ["I1"])
    table.do("tile t0 1 f0 01")
    assert targets(table) == {"t1"}
    table.do("tile t1 1 f0 01")
    assert table.asks == "hero" and lying(table, "t0")[-1] == ("magic", "elora")
    assert table.refused("move r2c2") == ""


@rule("EU-15.23", "EU-15.39")
def test_winter_comes_though_elora_is_on_her_board() -> None:
    table = scene("elora", f"{ROW} r1c1 tile=00:magic:elora").do("activate elora")
    assert targets(table) == {"t0"}
    assert table.do("stop").asks == "hero"


@rule("EU-15.20")
def test_ice_storm_goes_to_adjacent_hordes_whatever_the_facing() -> None:
    trays = f"{ROW} r1c2 ; {ROW} r3c4 ; {ROW} r4c4"
    table = scene("elora r2c3 +ice-storm", trays).do("activate elora", "ability 1 S")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["L3", "I2"], "magic")
    table.do("tile t0 2 f0 00")
    assert targets(table) == {"t0", "t1"} and shapes(table) == ["L3"]


@rule("EU-15.20", "EU-31.40")
def test_permafrost_freezes_the_horde_that_it_attacks() -> None:
    trays = f"{WORGS} r1c3 ; {WORGS} r1c2 ; {ONE} r4c4"
    table = scene("elora r2c3 +permafrost", trays).do("activate elora", "ability 2 N")
    assert (table.asks, table.offers("target")) == ("targeting", ["target t0", "target t1"])
    assert table.refused("target t2") == "EU-13.8"
    table.do("target t0")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I1"])
    table.do("stop")
    assert (marks(table, "t0"), marks(table, "t1")) == (FROZEN, 0), "even if no tile was placed"
    table.end_phase().until("play")
    assert (table.tray("t0"), table.tray("t1")) == ("r1c3", "r2c4"), "the other one has charged over it"
    assert marks(table, "t0") == 0, "only this round"


@rule("EU-15.20")
def test_permafrost_needs_no_choice_with_one_horde_and_does_nothing_with_none() -> None:
    one = scene("elora r2c3 +permafrost", f"{ROW} r1c3").do("activate elora", "ability 2 N")
    assert one.asks == "placing"
    none = scene("elora r2c3 +permafrost", f"{ROW} r4c4").do("activate elora", "ability 2 N")
    assert none.asks == "play" and not none.told(TrayMarked)


@rule("EU-13.6")
def test_frost_lance_hits_any_horde() -> None:
    table = scene("elora r0c1 +frost-lance", f"{ROW} r1c3 ; {ROW} r4c4").do("activate elora", "ability 3 N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["L3"], "magic")


@rule("EU-15.22", "EU-15.23")
@pytest.mark.parametrize(("token", "place"), [("+numbing-aura", "r1c3"), ("+ice-storm", "r1c4")])
def test_numbing_aura_stops_charging_beside_elora(token: str, place: str) -> None:
    table = scene(f"elora r2c2 {token}", f"{WORGS} r1c2").end_phase().until("play")
    assert table.tray("t0") == place


# Dierdre


@rule("EU-15.19")
def test_dierdre_hits_beside_her_or_under_her_and_heals() -> None:
    trays = f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4"
    table = scene("dierdre t0 20 hp=2", trays, blue="elora r2c2 hp=1").do("activate dierdre", "stop", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["I2"], "magic")
    table.do("tile t0 1 f0 00")
    assert (table.asks, table.offers("choose")) == ("choice", ["choose elora", "choose dierdre"])
    table.do("choose elora")
    assert (table.health("elora"), table.health("dierdre")) == (2, 2)


@rule("EU-15.40", "EU-31.17", "EU-31.18", "EU-31.39")
def test_holy_light_falls_where_a_scorched_soldier_stood() -> None:
    table = scene("dierdre r5c1", f"{IMPS} r1c3 soldiers=01").end_phase()
    lit = [event for event in table.told(TilePlaced) if event.rule == "EU-15.40"]
    assert [event.mask for event in lit] == [0b10]
    assert (table.soldiers("t0"), lying(table, "t0")) == ([], [("true", "dierdre")])


@rule("EU-15.40", "EU-31.54")
def test_holy_light_works_from_her_board_and_when_she_is_down() -> None:
    for where in ("dierdre", "dierdre hp=0 down"):
        table = scene(where, f"{ROW} r1c3 soldiers=01", phase="destroy").until("spend")
        assert table.tiled("t0") == ["01"], where


@rule("EU-31.16")
def test_holy_light_does_nothing_on_a_horde_that_falls() -> None:
    table = scene("dierdre r5c1", f"{ONE} r1c3 soldiers=00").end_phase()
    assert table.told(TrayDestroyed) and not table.told(TilePlaced)


@rule("EU-31.52", "EU-18.4")
def test_holy_light_falls_where_a_soldier_is_taken_from() -> None:
    trays = f"{FULL_CARD} r1c3 soldiers=00,01,02,03,04,10,11,12,13,14,20,21 ; {ROW} r1c4"
    table = scene("dierdre r5c1 ; hand SOL1", trays)
    table.do("build SOL1 b N", "lift t0 00")
    assert lying(table, "t0") == [("true", "dierdre")] and table.asks == "lifted"


@rule("EU-15.41", "EU-31.51", "EU-31.6")
def test_wings_of_light_carry_her_anywhere_before_her_activation() -> None:
    table = scene("dierdre r5c1", f"{ROW} r1c3", towers="ARC1 e N").do("activate dierdre")
    assert table.asks == "granted" and "move r1c3" in table.offers("move") and not table.offers("attack")
    assert table.refused("move r0c3") == "EU-15.8", "a tower stands there"
    table.do("move r0c1")
    assert (table.space("dierdre"), table.asks) == ("r0c1", "hero")
    table.do("move r2c2")
    assert table.space("dierdre") == "r2c2", "her own movement follows"
    table.do("attack N", "stop")
    assert table.refused("move r2c1") == "EU-15.2"


@rule("EU-15.41")
def test_wings_of_light_need_not_be_used_and_work_from_her_board() -> None:
    table = scene("dierdre", f"{ROW} r1c3").do("activate dierdre", "stop")
    assert (table.asks, table.space("dierdre")) == ("hero", "board")
    other = scene("dierdre", f"{ROW} r1c3").do("activate dierdre", "move r0c5")
    assert (other.asks, other.space("dierdre")) == ("hero", "r0c5")


@rule("EU-15.20", "EU-12.5")
def test_consecrate_strikes_each_horde_that_got_a_soldier() -> None:
    trays = f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r1c4 ; {ORCS} r2c4"
    table = scene("dierdre r2c3 +consecrate", trays).do("activate dierdre", "stop", "ability 1 N")
    assert posts(table) == {"t0", "t1", "t2"}, "soldiers are physical"
    table.do("soldier t0 00", "soldier t1 00")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I1"], "magic")
    table.do("tile t0 1 f0 01")
    assert targets(table) == {"t1"}
    table.do("stop")
    assert table.asks == "play"
    both = scene("dierdre r2c3 +consecrate", trays).do("activate dierdre", "stop", "ability 1 N")
    both.do("soldier t0 00", "soldier t0 01", "tile t0 1 f0 02")
    assert (both.asks, both.soldiers("t0")) == ("play", ["00", "01"]), "one tile for one horde"


@rule("EU-15.42", "EU-15.43")
@fact("EU-31.11")
def test_blessed_armor_protects_two_and_then_she_attacks() -> None:
    table = scene("dierdre r2c3 +blessed-armor", f"{ROW} r1c3", blue="elora t0 20 hp=1")
    table.do("activate dierdre", "stop", "ability 2 N")
    assert (table.asks, table.offers("choose")) == ("choice", ["choose elora"])
    table.do("choose elora")
    assert (table.asks, shapes(table)) == ("placing", ["I2"])
    table.do("stop", "stop").end_phase().until("play")
    assert (table.health("elora"), table.tray("t0")) == (1, "r1c3"), "she blocks all the same"
    assert not table.state.guarded[table.figure("elora")], "until the end of the round"


@rule("EU-15.43")
def test_a_third_hero_is_not_protected() -> None:
    table = scene("dierdre r2c3 +blessed-armor", f"{ROW} r4c4", blue="elora r2c2 guarded", green="bruxa r2c2 guarded")
    table.do("activate dierdre", "stop", "ability 2 N")
    assert table.asks == "play" and not table.state.guarded[table.figure("dierdre")]
    one = scene("dierdre r2c3 +blessed-armor", f"{ROW} r4c4", blue="elora r2c2 guarded", green="bruxa r2c2")
    one.do("activate dierdre", "stop", "ability 2 N")
    assert one.state.guarded[one.figure("dierdre")] and one.asks == "play", "no marker is left for Bruxa"


@rule("EU-15.20", "EU-18.3")
def test_divine_health_heals_all_on_the_map_and_readies_those_beside() -> None:
    table = scene(
        "dierdre r2c3 hp=3 +divine-health",
        f"{ROW} r1c1",
        blue="elora r2c2 hp=2 -permafrost",
        green="bruxa r5c1 hp=1 -bone-dance",
        yellow="saitam hp=1",
    )
    table.do("activate dierdre", "stop", "ability 3 N")
    assert [table.health(name) for name in ("dierdre", "elora", "bruxa", "saitam")] == [4, 3, 3, 1]
    ready = table.state.ready
    assert ready[table.figure("elora")] and not ready[table.figure("bruxa")]
    assert not ready[table.figure("dierdre")], "each other hero"


@rule("EU-15.20")
def test_divine_health_asks_which_of_two_abilities_is_turned() -> None:
    table = scene("dierdre r2c3 +divine-health", f"{ROW} r1c1", blue="elora r2c2 -permafrost -ice-storm")
    table.do("activate dierdre", "stop", "ability 3 N")
    assert (table.asks, table.offers("refresh")) == ("turning", ["refresh 1", "refresh 2"])
    table.do("refresh 2")
    assert table.state.ready[table.figure("elora")] == 0b10


@rule("EU-15.22", "EU-12.5")
def test_radiant_choir_lets_soldiers_beside_her_stand_on_orcs() -> None:
    trays = f"{ORCS} r1c3 ; {ORCS} r4c4"
    for token, found in (("+radiant-choir", {"t0"}), ("+consecrate", set())):
        table = scene(f"dierdre r0c4 {token} ; hand SOL3", trays).do("build SOL3 b N")
        assert posts(table) == found


# Bruxa


@rule("EU-15.11", "EU-15.19")
def test_bruxa_hits_north_or_north_east() -> None:
    assert TABLES.heroes[TABLES.hero_names.index("bruxa")].move == 3
    trays = f"{ROW} r1c2 ; {ROW} r1c3 ; {ROW} r1c4"
    table = scene("bruxa r2c3", trays).do("activate bruxa", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t1", "t2"}, ["I2"], "magic")


@rule("EU-15.37", "EU-31.8")
def test_bruxa_gains_a_skull_for_each_horde_that_falls_beside_her() -> None:
    trays = f"{ONE} r1c3 tile=00 ; {ONE} r1c2 tile=00 ; {ONE} r4c4 tile=00"
    table = scene("bruxa r2c3", trays, phase="destroy").until("spend")
    assert skulls(table) == 2, "the third is too far away"


@rule("EU-15.37")
def test_three_skulls_are_the_limit() -> None:
    table = scene("bruxa r2c3 skulls=3", f"{ONE} r1c3 tile=00", phase="destroy").until("spend")
    assert skulls(table) == 3 and not table.told(SkullsChanged)


@rule("EU-31.9")
@fact("EU-31.10")
def test_no_skull_for_a_horde_whose_fall_knocks_her_out() -> None:
    table = scene("bruxa t0 30 hp=1 skulls=1", f"{ONE} r1c3 tile=00", phase="destroy").until("spend")
    assert (table.space("bruxa"), skulls(table)) == ("board", 1), "those she has are kept"


@rule("EU-15.38", "EU-15.4")
def test_each_skull_strikes_an_adjacent_horde_and_is_kept() -> None:
    table = scene("bruxa r2c3 skulls=2", f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4").do("activate bruxa")
    assert (targets(table), shapes(table), damage(table)) == ({"t0", "t1"}, ["I1", "I1"], "magic")
    table.do("tile t0 1 f0 00", "tile t1 2 f0 00")
    assert (table.asks, skulls(table)) == ("hero", 2)


@rule("EU-15.38", "EU-15.5")
def test_skulls_do_nothing_from_her_board() -> None:
    assert scene("bruxa skulls=3", f"{ROW} r4c4").do("activate bruxa").asks == "hero"


@rule("EU-15.20", "EU-12.4")
def test_laughing_skulls_strike_once_for_each_skull_spent() -> None:
    table = scene("bruxa r2c3 skulls=3 +laughing-skulls", f"{IMPS} r1c3 ; {ROW} r1c2").do("activate bruxa", "stop")
    table.do("ability 1 N")
    assert (table.asks, table.offers()) == ("spending", ["spend 1", "spend 2", "spend 3"])
    assert table.refused("spend 4") == "EU-15.20"
    table.do("spend 2")
    assert (skulls(table), shapes(table), damage(table)) == (1, ["I2", "I2"], "true")
    assert targets(table) == {"t0", "t1"}


@rule("EU-15.20")
def test_laughing_skulls_spend_the_last_one_without_a_question() -> None:
    table = scene("bruxa r2c3 skulls=1 +laughing-skulls", f"{ROW} r1c3").do("activate bruxa", "stop", "ability 1 N")
    assert (skulls(table), shapes(table)) == (0, ["I2"])
    none = scene("bruxa r2c3 +laughing-skulls", f"{ROW} r1c3").do("activate bruxa", "ability 1 N")
    assert none.asks == "play"


@rule("EU-39.3")
def test_bone_dance_puts_its_two_tiles_on_different_hordes() -> None:
    table = scene("bruxa r2c3 +bone-dance", f"{FULL_CARD} r1c3 ; {FULL_CARD} r1c2").do("activate bruxa", "ability 2 N")
    assert (targets(table), shapes(table)) == ({"t0", "t1"}, ["L3", "I2"])
    table.do("tile t0 2 f0 00")
    assert targets(table) == {"t1"}


@rule("EU-31.47")
def test_voodoo_curse_lifts_resistances_until_the_end_of_the_phase() -> None:
    table = scene("bruxa r2c3 +voodoo-curse", f"{IMPS} r1c3 ; {IMPS} r1c2").do("activate bruxa", "ability 3 N")
    table.do("target t0")
    assert (marks(table, "t0"), targets(table)) == (CURSED, {"t0"})
    assert table.refused("tile t0 1 f0 00") == ""
    table.do("tile t0 1 f0 00").end_phase()
    assert marks(table, "t0") == 0


@rule("EU-31.47", "EU-26.6")
def test_voodoo_curse_lifts_the_ward_of_a_totem() -> None:
    table = scene("bruxa r2c3 +voodoo-curse", f"{ROW} r1c3 ; {ROW} r1c2", tokens="spirit r0c3")
    table.do("activate bruxa", "ability 3 N", "target t0")
    assert table.refused("tile t0 1 f0 00") == ""
    plain = scene("bruxa r2c3", f"{ROW} r1c3", tokens="spirit r0c3").do("activate bruxa", "attack N")
    assert plain.refused("tile t0 1 f0 00") == "EU-11.6"


@rule("EU-15.22", "EU-15.37")
def test_the_fourth_skull_is_a_limit_of_four_and_a_skull_at_the_start() -> None:
    table = new_game("S9", 2).do("hero bruxa", "learn 4", "learn 1")
    assert skulls(table) == 1
    other = scene("bruxa r2c3 skulls=3 +fourth-skull", f"{ONE} r1c3 tile=00", phase="destroy").until("spend")
    assert skulls(other) == 4


# Saitam


@rule("EU-13.1")
def test_saitam_strikes_the_horde_on_which_he_stands() -> None:
    table = scene("saitam t0 20", f"{ROW} r1c3 ; {ROW} r1c2").do("activate saitam", "attack N")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I2"], "physical")
    assert table.refused("tile t1 1 f0 00") == "EU-13.1"


@rule("EU-15.23")
def test_leaping_strikes_hit_the_horde_left_and_those_passed_not_the_last() -> None:
    trays = f"{ROW} r1c1 ; {ROW} r1c2 ; {ROW} r2c4"
    table = scene("saitam t0 20", trays).do("activate saitam", "move r2c4")
    assert table.asks == "seating"
    table.do(table.offers("seat")[0])
    found = []
    while table.asks == "placing":
        found.append((targets(table), shapes(table), damage(table)))
        table.do("stop")
    assert found == [({"t0"}, ["I1"], "physical"), ({"t1"}, ["I1"], "physical")]
    assert table.asks == "hero"


@rule("EU-15.23")
def test_leaping_strikes_are_three_at_most() -> None:
    trays = f"{ROW} r1c1 ; {ROW} r1c2 ; {ROW} r1c3 ; {ROW} r1c4"
    table = scene("saitam t0 20", trays).do("activate saitam", "move r1c5")
    placed = 0
    while table.asks == "placing":
        table.do(table.offers("tile")[0])
        placed += 1
    assert (placed, table.asks) == (3, "hero")


@rule("EU-15.18")
def test_another_block_of_the_same_card_is_no_leap() -> None:
    table = scene("saitam t0 20", f"{ROW} r1c3").do("activate saitam", "reseat 33")
    assert table.asks == "hero"


@rule("EU-13.8")
def test_tetsubo_storm_puts_a_tile_on_each_adjacent_horde() -> None:
    table = scene("saitam r2c3 +tetsubo-storm", f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r4c4")
    table.do("activate saitam", "ability 1 N")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I2"])
    table.do("stop")
    assert targets(table) == {"t1"}
    assert table.do("tile t1 1 f0 00").asks == "play"


@rule("EU-13.1", "EU-15.20")
def test_spinning_pole_is_a_large_tile_on_his_own_horde() -> None:
    table = scene("saitam t0 30 +spinning-pole", f"{ROW} r1c3 ; {ROW} r1c2").do("activate saitam", "ability 2 N")
    assert (targets(table), shapes(table)) == ({"t0"}, ["O4"])


@rule("EU-15.20")
def test_monkey_palm_silences_a_horde() -> None:
    trays = f"{WORGS} r1c2 ; {WORGS} r1c3"
    table = scene("saitam r2c2 +monkey-palm", trays).do("activate saitam", "ability 3 N", "target t0", "stop")
    assert marks(table, "t0") == SILENT
    table.end_phase().until("play")
    assert (table.tray("t0"), table.tray("t1")) == ("r1c3", "r2c4"), "one attempt, and two"


@rule("EU-15.22", "EU-15.4")
def test_divine_nature_heals_him_when_his_activation_begins() -> None:
    table = scene("saitam r2c1 hp=1 +divine-nature", f"{ROW} r4c4").do("activate saitam")
    assert (table.health("saitam"), table.asks) == (2, "hero")
    full = scene("saitam hp=4 +divine-nature", f"{ROW} r4c4").do("activate saitam")
    assert full.health("saitam") == 4


# tiles of heroes stay


@rule("EU-11.15")
@fact("EU-15.30")
def test_a_tile_knows_its_hero() -> None:
    table = scene("elora r2c3", f"{ROW} r1c3").do("activate elora", "attack N", "tile t0 1 f0 00")
    assert lying(table, "t0") == [("magic", "elora")]
    assert table.state.tiles[0][0] & FULL == 0b11
