"""The heroes in general, and what Alleria, Malik and Magnus can do (section 24)."""

from __future__ import annotations

from tests.games.kingdom.boards import TABLES, Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.effects.vocabulary import DAMAGES

ROOM = "ggggg/...../...../...../....."
BARE = "....g/...../...../...../....."
FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"
ORCS = "ooooo/...../...../...../....."
SPIDERS = "ppppp/...../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."


def scene(red: str, trays: str, **more: object) -> Table:
    """Heroes with two abilities, in a scenario without a boss."""
    return staged(**{"scenario": "RS08", "red": red, "trays": trays, **more})


def targets(table: Table) -> set[str]:
    """The trays on which a tile may be placed now."""
    return {offer.split()[1] for offer in table.offers("tile")}


# in general


@rule("RT-24.1")
def test_five_heroes_have_a_basic_attack_and_four_abilities() -> None:
    found = {hero.name: (hero.health, hero.move) for hero in TABLES.heroes[: TABLES.own_heroes]}
    assert found == {"alleria": (4, 3), "malik": (5, 2), "magnus": (4, 2), "ignus": (5, 3), "lilith": (4, 3)}
    for hero in TABLES.content.heroes.values():
        assert hero.basic and len(hero.abilities) == 4


@rule("RT-24.2")
def test_multishot_and_arcane_storm_make_four() -> None:
    heroes = TABLES.content.heroes
    assert list(heroes["alleria"].abilities)[3] == "multishot"
    assert list(heroes["magnus"].abilities)[3] == "arcane-storm"


@rule("RT-24.3", "RT-24.40")
def test_each_square_of_a_large_enemy_counts_as_one() -> None:
    ogre = "OO.../OO.../...../...../....."
    table = scene("ignus t0 32", f"{ogre} r4c2 ; {ROOM} r4c3").do("activate ignus", "attack N")
    table.do("tile t0 1 f0 00")
    assert targets(table) == {"t1"}, "two squares of the ogre and an empty one"


@rule("RT-24.4", "RT-24.34")
def test_the_own_tray_a_far_one_and_a_portal_are_not_adjacent() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3 ; {ROOM} r3c1 ; {PORTAL} r4c1 kind=portal ; {ROOM} r4c4"
    table = scene("magnus t0 30 +arcane-storm", trays).do("activate magnus", "ability 4 N")
    assert targets(table) == {"t1", "t2"}, "beside and diagonally"
    assert table.refused("tile t3 1 f0 00") == "RT-12.25"


@rule("RT-24.5")
def test_extra_tiles_have_the_damage_type_of_their_attack() -> None:
    malik = scene("malik t0 30", f"{BARE} r4c2 ; {ORCS} r4c3").do("activate malik", "attack N", "tile t0 1 f0 00")
    assert malik.refused("tile t1 1 f0 00") == "RT-8.4"
    assert malik.refused("tile t1 1 f0 10") == ""
    ignus = scene("ignus t0 30", f"{ROOM} r4c2 ; {SPIDERS} r4c3").do("activate ignus", "attack E", "tile t0 1 f1 00")
    assert ignus.asks == "hero", "three enemies: nothing more"
    for hero in TABLES.heroes:
        for deeds in (hero.basic, *hero.abilities):
            assert len({DAMAGES[deed.aim.damage] for deed in deeds if deed.aim.tiles}) <= 1


@rule("RT-24.6")
def test_extra_tiles_may_be_left_out() -> None:
    table = scene("malik t0 30", f"{BARE} r4c2 ; {ROOM} r4c3").do("activate malik", "attack N", "tile t0 1 f0 00")
    assert table.asks == "placing" and len(table.state.volleys[-1].tiles) == 4
    table.do("tile t1 1 f0 00", "stop")
    assert (table.tiled("t1"), table.asks) == (["00"], "hero")


@rule("RT-24.7")
def test_an_ability_without_any_effect_cannot_be_used() -> None:
    table = scene("malik r4c2 +smashing-hammer +earthquake", f"{ROOM} r4c4").do("activate malik")
    assert table.refused("ability 3 N") == "RT-24.7"
    assert table.refused("ability 2 N") == "", "the protection is part of it"
    lilith = scene("lilith r4c2 +resurrection +infernal-wheel", f"{ROOM} r4c4").do("activate lilith")
    assert lilith.refused("ability 4 N") == "", "what lasts takes hold without a tile"
    assert lilith.refused("ability 1 N") == "RT-24.7"


@rule("RT-24.7", "RT-24.33")
def test_knowledge_is_no_power_where_nothing_can_be_copied() -> None:
    table = scene("magnus r4c2 +knowledge-is-power +mirage", f"{ROOM} r4c4").do("activate magnus")
    assert table.refused("ability 3 N") == "RT-24.7", "no tray is adjacent"
    near = scene("magnus r4c2 +knowledge-is-power +mirage", f"{ROOM} r4c3").do("activate magnus", "ability 3 N")
    assert near.offers("copy") == ["copy magnus 2"]


@rule("RT-24.8")
def test_heroes_start_with_four_three_two_or_one_tower() -> None:
    names = TABLES.content.heroes["malik"].start
    expected = {"1": ("A1", "D2", "B2", "M1"), "2": ("A1", "D1", "B1"), "3": ("D1", "B1"), "4": ("B1",)}
    assert names == expected
    for hero in TABLES.content.heroes.values():
        assert [len(hero.start[seats]) for seats in "1234"] == [4, 3, 2, 1]
        assert [TABLES.content.towers[tower].level for tower in hero.start["1"]].count(2) == 2
    table = new_game("RS01", 2).do("red: hero malik")
    assert sorted(table.cards("red")) == ["A1", "B1", "D1"]


# Alleria


@rule("RT-24.10")
def test_the_wildcat_comes_back_with_her_attack_and_rests_this_round() -> None:
    table = scene("alleria r4c2 ; wildcat", f"{ROOM} r4c3").do("activate alleria", "attack E", "stop")
    table.do("choose wildcat")
    assert table.space("wildcat") == "r4c2"
    assert table.do("stop").refused("wildcat") == "RT-12.42"
    there = scene("alleria r4c2 ; wildcat r4c1", f"{ROOM} r4c3").do("activate alleria", "attack E", "stop")
    assert there.space("wildcat") == "r4c1", "it is on the map already"


@rule("RT-24.10")
def test_on_her_tray_the_wildcat_needs_a_block_of_its_own() -> None:
    trays = f"{ROOM} r4c2 tile=20,21:magic tile=22,32:magic ; {ROOM} r4c3"
    table = scene("alleria t0 30 ; wildcat", trays).do("activate alleria", "attack E", "stop", "choose wildcat")
    table.do("seat 33")
    assert int(table.state.tray[table.figure("wildcat")]) == 0
    full = f"{ROOM} r4c2 tile=02,12,22,32:magic tile=14,24,34:magic tile=10,11:magic ; {ROOM} r4c3"
    none = scene("alleria t0 30 ; wildcat", full).do("activate alleria", "attack E", "stop")
    assert none.space("wildcat") == "board"


@rule("RT-24.11")
def test_call_of_the_wild_puts_four_small_tiles_on_the_wildcats_tray() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    table = scene("alleria r4c1 +call-of-the-wild ; wildcat t1 30", trays).do("activate alleria", "ability 1 N")
    assert targets(table) == {"t1"}
    table.do(*(f"tile t1 {piece} f0 0{piece}" for piece in (1, 2, 3, 4)))
    assert (table.tiled("t1"), table.asks) == (["01", "02", "03", "04"], "hero")
    home = scene("alleria r4c1 +call-of-the-wild ; wildcat", trays).do("activate alleria")
    assert home.refused("ability 1 N") == "RT-24.7"


@rule("RT-24.12", "RT-31.36", "RT-31.37")
def test_swiftwind_strike_lets_any_hero_on_the_map_move_and_attack_again() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    camps = {"blue": "ignus r4c4 used", "green": "lilith"}
    table = scene("alleria r4c1 +swiftwind-strike ; wildcat r3c1", trays, **camps)
    table.do("activate alleria", "ability 2 E", "tile t0 1 f1 00")
    assert set(table.offers("choose")) == {"choose alleria", "choose ignus"}, "Lilith is on her board"
    assert table.refused("choose lilith") == "RT-31.36"
    table.do("choose ignus")
    assert table.refused("move r3c1") == "RT-12.5", "one space only"
    table.do("move r4c3", "seat 30", "attack E", "tile t1 1 f1 00")
    assert table.tiled("t1") == ["00", "01", "02"]
    assert table.state.used[table.figure("ignus")] == 1


@rule("RT-31.37")
def test_the_move_of_swiftwind_strike_may_be_skipped() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    table = scene("alleria r4c1 +swiftwind-strike ; wildcat r3c1", trays, blue="ignus t1 30")
    table.do("activate alleria", "ability 2 E", "stop", "choose ignus", "attack E", "tile t1 1 f1 00")
    assert (table.space("ignus"), table.tiled("t1")) == ("r4c3", ["00", "01", "02"])


@rule("RT-24.13")
def test_do_you_bleed_adds_two_tiles_where_the_wildcat_is() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    table = scene("alleria r4c1 +do-you-bleed ; wildcat t1 30", trays).do("activate alleria", "ability 3 E")
    table.do("tile t0 1 f1 00", "tile t0 2 f0 02")
    assert targets(table) == {"t1"}
    table.do("tile t1 1 f0 00", "tile t1 2 f0 01")
    assert (table.tiled("t0"), table.tiled("t1"), table.asks) == (["00", "01", "02"], ["00", "01"], "hero")
    bare = scene("alleria r4c1 +do-you-bleed ; wildcat r3c1", trays).do("activate alleria", "ability 3 E", "stop")
    assert bare.asks == "hero", "not on a tray: no more tiles"


@rule("RT-24.14", "RT-31.31")
def test_multishot_hits_any_trays_her_own_among_them() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r2c6 ; {PORTAL} r4c3 kind=portal"
    table = scene("alleria t0 30 +multishot ; wildcat r3c1", trays).do("activate alleria", "ability 4 N")
    assert targets(table) == {"t0", "t1"}
    assert table.refused("tile t2 1 f0 00") == "RT-12.25"
    table.do("tile t0 1 f0 00", "tile t1 2 f0 00", "tile t1 3 f0 01")
    assert table.asks == "hero"


# Malik


@rule("RT-24.21")
def test_hammer_time_turns_a_tile_up_and_gives_another_action_but_not_itself() -> None:
    table = scene("malik t0 30 +hammer-time -earthquake", f"{ROOM} r4c2", blue="ignus -burn")
    table.do("activate malik", "ability 1 N")
    assert set(table.offers("choose")) == {"choose malik", "choose ignus"}, "he lies face down himself by now"
    table.do("choose malik", "refresh 1")
    assert table.asks == "again"
    assert table.refused("ability 1 N") == "RT-24.21"
    assert table.refused("ability 2 N") == "RT-12.26", "another one was turned up"
    table.do("attack N", "tile t0 1 f0 10")
    assert table.asks == "hero" and table.refused("attack N") == "RT-12.3"


@rule("RT-31.38")
def test_the_second_action_of_hammer_time_may_be_rest() -> None:
    table = scene("malik r4c2 hp=1 +hammer-time -earthquake", f"{ROOM} r4c4")
    table.do("activate malik", "ability 1 N", "stop", "rest")
    assert (table.health("malik"), table.state.ready[table.figure("malik")]) == (5, 0b11)


@rule("RT-24.22")
def test_earthquake_protects_all_in_his_space_without_a_tray_too() -> None:
    table = scene("malik r4c2 +earthquake", f"{ROOM} r4c4", blue="ignus r4c2", green="magnus r4c3")
    table.do("activate malik", "ability 2 N")
    guarded = [name for name in ("malik", "ignus", "magnus") if table.state.guarded[table.figure(name)]]
    assert guarded == ["malik", "ignus"]
    engaged = scene("malik t0 33 +earthquake", f"{ROOM} r4c2").do("activate malik", "ability 2 N", "tile t0 1 f0 00")
    assert engaged.tiled("t0") == ["00", "10", "20", "21", "22"]


@rule("RT-24.23")
def test_smashing_hammer_gives_a_tile_for_each_enemy_square() -> None:
    trays = "g..../g..../...../...../..... r4c2 ; " + f"{ROOM} r4c3"
    table = scene("malik t0 32 +smashing-hammer", trays).do("activate malik", "ability 3 N", "tile t0 1 f0 00")
    assert [shape != NONE for shape in table.state.volleys[-1].tiles] == [True, True]
    assert targets(table) == {"t1"}


@rule("RT-24.24")
def test_cant_touch_this_protects_him_and_lets_him_attack() -> None:
    table = scene("malik t0 30 +cant-touch-this", f"{ROOM} r4c2", blue="ignus r4c3")
    table.do("activate malik", "ability 4 N", "tile t0 1 f0 00")
    assert table.state.guarded[table.figure("malik")] == 1 and table.tiled("t0") == ["00", "01", "02", "11"]
    bare = scene("malik r4c2 +cant-touch-this", f"{ROOM} r4c4").do("activate malik", "ability 4 N")
    assert bare.asks == "hero", "the attack may be left out"


# Magnus


@rule("RT-24.30")
def test_from_a_site_magnus_adds_a_tile_to_his_target() -> None:
    table = scene("magnus r3c3", f"{ROOM} r4c3 ; {ROOM} r2c3").do("activate magnus", "attack S", "tile t0 1 f2 00")
    assert targets(table) == {"t0"}
    table.do("tile t0 2 f0 02")
    assert table.tiled("t0") == ["00", "01", "02", "11", "12"]
    road = scene("magnus r4c2", f"{ROOM} r4c3").do("activate magnus", "attack N", "tile t0 1 f0 00")
    assert road.asks == "hero", "on a path space there is no extra tile"


@rule("RT-24.30", "RT-31.18", "RT-31.19")
def test_a_site_with_magnus_takes_no_tower_until_he_leaves() -> None:
    scene_of = {"red": "magnus r1c2 ; hand A1", "trays": f"{ROOM} r2c2"}
    table = staged(scenario="RS08", **scene_of)
    assert table.refused("build A1 a S") == "RT-7.2"
    table.do("activate magnus", "attack S", "stop", "move r1c3")
    assert table.refused("build A1 a S") == "RT-6.3", "his activation is not over"
    table.do("stop", "build A1 a S")
    assert table.on_site("a") == ["A1"]


@rule("RT-24.31")
def test_magic_trick_moves_any_hero_anywhere_and_lets_it_attack() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r2c6 ; {PORTAL} r3c6 kind=portal"
    table = scene("magnus r4c3 +magic-trick", trays, blue="ignus", green="malik revived")
    table.do("activate magnus", "ability 1 N")
    assert set(table.offers("choose")) == {"choose magnus", "choose ignus"}
    table.do("choose ignus")
    assert table.refused("move r3c6") == "RT-10.11"
    table.do("move r2c6", "seat 30", "attack E", "tile t1 1 f1 00")
    assert table.space("ignus") == "r2c6"
    assert targets(table) == {"t0"}, "now his own three tiles, on one tray in range"
    table.do("tile t0 1 f0 00", "tile t0 2 f0 01", "tile t0 3 f0 02")
    assert table.tiled("t0") == ["00", "01", "02"]


@rule("RT-24.32", "RT-31.6")
def test_mirage_puts_soldiers_and_tiles_of_magic_on_one_adjacent_tray() -> None:
    mixed = "ppooo/...../...../...../....."
    table = scene("magnus r4c2 +mirage", f"{mixed} r4c3 ; {ROOM} r4c1").do("activate magnus", "ability 2 N")
    assert table.refused("soldier t0 00") == "RT-9.6", "soldiers deal magic damage too"
    table.do("soldier t0 02", "soldier t0 03")
    assert table.refused("tile t1 1 f0 00") == "RT-7.18"
    table.do("tile t0 1 f1 10", "tile t0 2 f0 24")
    assert (table.soldiers("t0"), table.tiled("t0")) == (["02", "03"], ["10", "11", "24", "34"])


@rule("RT-24.33", "RT-31.34", "RT-31.35")
def test_knowledge_is_power_copies_for_magnus_and_turns_nothing_but_itself() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    camps = {"blue": "malik r2c1 -earthquake +hammer-time"}
    table = scene("magnus t0 30 +knowledge-is-power +mirage", trays, **camps)
    table.do("activate magnus", "ability 3 N")
    assert set(table.offers("copy")) == {"copy magnus 2", "copy malik 1", "copy malik 2"}
    assert table.refused("copy magnus 3") == "RT-24.33", "not itself"
    table.do("copy malik 2", "tile t0 1 f0 00")
    guarded = [name for name in ("malik", "magnus") if table.state.guarded[table.figure(name)]]
    assert guarded == ["magnus"], "his space and his tray"
    assert table.state.ready[table.figure("magnus")] == 0b10 and table.state.ready[table.figure("malik")] == 1


@rule("RT-24.33")
def test_a_copied_call_of_the_wild_means_allerias_wildcat() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r2c1"
    camps = {"blue": "alleria r1c3 -call-of-the-wild ; wildcat t1 30"}
    table = scene("magnus t0 30 +knowledge-is-power", trays, **camps).do("activate magnus", "ability 3 N")
    table.do("copy alleria 1")
    assert targets(table) == {"t1"}


@rule("RT-24.34")
def test_arcane_storm_turns_a_tile_of_five_as_it_likes() -> None:
    table = scene("magnus r4c2 +arcane-storm", f"{ROOM} r4c3").do("activate magnus", "ability 4 N")
    assert len({offer.split()[3] for offer in table.offers("tile")}) == 8, "turned and flipped"
    table.do("tile t0 1 f0 00")
    assert len(table.tiled("t0")) == 5
