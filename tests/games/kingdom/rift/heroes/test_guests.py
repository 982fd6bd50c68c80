"""Heroes of Elemental Uprising as guests in Rift in Time (EU section 29): they keep the rules of this game."""

from __future__ import annotations

import pytest
from msgspec import structs

from tests.games.kingdom.boards import GAME, TABLES, Table, new_game, staged
from tests.games.kingdom.random_games import tables
from tests.rules import rule
from warbook.games.kingdom.board.trays import lay_tile, owner_of
from warbook.games.kingdom.content.guests import with_guests
from warbook.games.kingdom.content.schema import Content, Shape
from warbook.games.kingdom.effects.vocabulary import MAGIC
from warbook.games.kingdom.frames import OF_HERO, TOWERS
from warbook.games.kingdom.present.events import Aimed, Hurt, KnockedOut, TilePlaced, TrayBlocked
from warbook.games.kingdom.present.notation import FACINGS, SQUARE_NAMES, TRAY_NAMES
from warbook.games.kingdom.present.token_events import Redirected, SkullsChanged, TrayFrozen
from warbook.games.kingdom.uprising.game import ElementalUprising

OTHER = ElementalUprising().tables.content
GUESTS = ["elora", "dierdre", "bruxa", "alric", "saitam"]
ON = {"guests": "on"}
ROW = "ggggg/...../...../...../....."
ONE = "g..../...../...../...../....."
TROLLS = "ggttt/...../...../...../....."  # heal
WULFS = "wwwww/...../...../...../....."  # fast
ARCHERS = "aaaaa/...../...../...../....."  # aim
SPIDERS = "ppppp/...../...../...../....."  # resist magic
PORTAL = "...../.ggg./.g1g./.ggg./....."
WINGS = "ggggg/==.../...../...../....."


def scene(red: str, trays: str, **more: object) -> Table:
    """A guest and hordes on a map where heroes have two abilities; the second player's hero has nothing to do."""
    return staged(**{"scenario": "RS10", "red": red, "blue": "malik used", "trays": trays, "options": ON, **more})


def ability(hero: str, name: str, facing: str = "N") -> str:
    """An ability of a hero by its name."""
    return f"ability {1 + TABLES.heroes[TABLES.hero_names.index(hero)].ability_names.index(name)} {facing}"


def hand(table: Table, seat: int) -> list[str]:
    """The towers of a player."""
    return [name for tower, name in enumerate(TABLES.tower_names) if table.state.hand[TOWERS * seat + tower]]


def forms(table: Table) -> set[str]:
    """The ways in which the next tile may lie."""
    return {offer.split()[3] for offer in table.offers("tile")}


def targets(table: Table) -> set[str]:
    """The trays on which a tile may be placed now."""
    return {offer.split()[1] for offer in table.offers("tile")}


def standing(table: Table, name: str) -> str:
    """The tray and square of a Sand Warrior, empty if it is on none."""
    figure = table.figure(name)
    tray = int(table.state.tray[figure])
    return "" if tray < 0 else f"{TRAY_NAMES[tray]} {SQUARE_NAMES[table.state.block[figure]]}"


# choosing


@rule("EU-29.1", "EU-29.2")
def test_guests_come_only_where_it_was_agreed_and_behind_the_own_heroes() -> None:
    assert [(setting.name, setting.default, setting.values) for setting in GAME.settings[1:]] == [
        ("guests", "off", ("off", "on"))
    ]
    table = new_game("RS01", 2)
    assert table.refused("red: hero elora") == "RT-3.6"
    own = ["alleria", "malik", "magnus", "ignus", "lilith"]
    assert table.offers("hero") == [f"hero {name}" for name in own]
    assert new_game("RS01", 2, guests="on").offers("hero") == [f"hero {name}" for name in (*own, *GUESTS)]


@rule("EU-29.2", "RT-3.6", "RT-24.8")
@pytest.mark.parametrize("name", GUESTS)
@pytest.mark.parametrize("seats", GAME.players)
def test_a_guest_has_starting_towers_like_any_hero_here(name: str, seats: int) -> None:
    table = new_game("RS01", seats, guests="on").do(f"red: hero {name}")
    towers = hand(table, 0)
    assert len(towers) == 5 - seats
    levels = [TABLES.level[TABLES.tower_names.index(tower)] for tower in towers]
    assert sorted(levels) == ([1, 1, 2, 2] if seats == 1 else [1] * (5 - seats))
    assert table.health(name) == TABLES.heroes[TABLES.hero_names.index(name)].health


@rule("EU-29.4")
def test_towers_and_hordes_are_not_mixed() -> None:
    own = tables()
    assert (TABLES.tower_names, TABLES.card_names, TABLES.spell_names) == (
        own.tower_names,
        own.card_names,
        own.spell_names,
    )
    assert TABLES.hero_names == own.hero_names + GUESTS
    assert not TABLES.mods and not TABLES.rifts and not TABLES.content.flowers


@rule("EU-29.2")
def test_without_guests_no_game_is_changed() -> None:
    own, more = tables().content, TABLES.content
    assert (more.numbers, more.parameters, more.scenarios) == (own.numbers, own.parameters, own.scenarios)
    assert {name: more.heroes[name] for name in own.heroes} == own.heroes and more.hash != own.hash


@rule("EU-29.2")
def test_a_guest_without_starting_towers_or_without_room_is_a_mistake_of_the_files() -> None:
    own = tables().content
    few = {name: guest for name, guest in own.guests.items() if name != "bruxa"}
    with pytest.raises(ValueError, match=r"guests\.toml: bruxa: a guest needs its starting towers"):
        with_guests(changed(own, guests=few), OTHER)
    crowd = {f"pack{number}": own.heroes["malik"] for number in range(4)}
    with pytest.raises(ValueError, match="more than 16 figures"):
        with_guests(changed(own, heroes=own.heroes | crowd), OTHER)


@rule("EU-29.3")
def test_tiles_that_would_have_to_lie_in_two_ways_are_a_mistake_of_the_files() -> None:
    own = tables().content
    shapes = OTHER.shapes | {"I2": Shape(rows=("#", "#"), source="")}
    with pytest.raises(ValueError, match="not all in the same way"):
        with_guests(own, changed(OTHER, shapes=shapes))


def changed(content: Content, **changes: object) -> Content:
    """The content with something else in its place."""
    return structs.replace(content, **changes)


# tiles lie as in this game


@rule("EU-29.3", "EU-39.2")
@pytest.mark.parametrize(("facing", "form"), [("N", "f1"), ("E", "f0"), ("S", "f1"), ("W", "f0")])
def test_tiles_lie_as_they_are_printed_turned_with_the_hero(facing: str, form: str) -> None:
    trays = " ; ".join(f"{ROW} {cell}" for cell in ("r3c3", "r4c4", "r5c3", "r3c2"))
    table = scene("elora r4c3", trays).do("activate elora", f"attack {facing}")
    assert forms(table) == {form}, "an I2 lies across on the boards of the other game"
    other = "f0" if form == "f1" else "f1"
    tray = sorted(targets(table))[0]
    assert table.refused(f"tile {tray} 1 {other} 20") == "RT-8.7"


@rule("EU-29.3", "RT-12.22")
def test_arrows_show_as_they_do_for_heroes_here() -> None:
    trays = f"{ROW} r2c1 ; {ROW} r2c2 ; {ROW} r3c2 ; {ROW} r3c3"
    found = {
        facing: targets(scene("bruxa r2c3", trays).do("activate bruxa", f"attack {facing}"))
        for facing in FACINGS
        if not scene("bruxa r2c3", trays).do("activate bruxa").refused(f"attack {facing}")
    }
    assert found == {"S": {"t2", "t3"}, "W": {"t1"}}, "ahead and diagonally ahead to the right, one space far"


@rule("EU-29.3", "RT-24.56", "RT-24.7", "RT-12.3")
def test_nothing_is_done_without_an_effect_and_nothing_has_to_be_done() -> None:
    table = scene("elora r1c5 +ice-storm", f"{ROW} r2c1").do("activate elora")
    assert table.refused("attack N") == "RT-24.56" and table.refused(ability("elora", "ice-storm")) == "RT-24.7"
    assert table.refused("stop") == ""
    bare = scene("dierdre r1c5 +consecrate", f"{ROW} r2c1").do("activate dierdre", "stop")
    assert bare.refused(ability("dierdre", "consecrate")) == "RT-24.7", "tiles only follow soldiers"


# what guests do to hordes


@rule("EU-29.2", "EU-29.3", "EU-16.9")
def test_a_frozen_horde_does_not_advance() -> None:
    table = scene("elora r1c2 +permafrost", f"{WULFS} r2c2 ; {ROW} r1c1")
    table.do("activate elora", ability("elora", "permafrost"), "target t0", "stop", "stop").end_phase()
    assert (table.tray("t0"), table.tray("t1")) == ("r2c2", "r2c1")
    assert [event.tray for event in table.told(TrayFrozen)] == [0]


@rule("EU-29.2", "EU-39.1", "RT-14.5")
def test_a_fast_horde_near_elora_makes_one_attempt() -> None:
    for red, space in (
        ("elora r1c2 +numbing-aura", "r3c2"),
        ("elora r1c2", "r3c3"),
        ("elora r6c4 +numbing-aura", "r3c3"),
    ):
        assert scene(red, f"{WULFS} r2c2").end_phase().tray("t0") == space


@rule("EU-29.2", "RT-14.4", "RT-14.5", "RT-14.8")
@pytest.mark.parametrize(
    ("grid", "silent"), [(TROLLS, (True, "r3c2", 4)), (WULFS, (True, "r3c2", 4)), (ARCHERS, (True, "r3c2", 4))]
)
def test_a_silent_horde_shows_its_icons_in_vain(grid: str, silent: tuple[bool, str, int]) -> None:
    table = scene("saitam r2c3 +monkey-palm", f"{grid} r2c2")
    table.do("activate saitam", ability("saitam", "monkey-palm"), "tile t0 1 f0 00", "stop").end_phase()
    assert (table.tiled("t0") == ["00"], table.tray("t0"), table.health("saitam")) == silent
    heard = scene("saitam r2c3", f"{grid} r2c2 tile=00").end_phase()
    assert (heard.tiled("t0") == ["00"], heard.tray("t0"), heard.health("saitam")) != silent


@rule("EU-29.2", "RT-14.5")
def test_a_silent_horde_is_not_fast_by_an_iron_rule_either() -> None:
    table = scene("saitam r2c3 +monkey-palm", f"{ROW} r2c2 fast")
    table.do("activate saitam", ability("saitam", "monkey-palm"), "stop", "stop").end_phase()
    assert table.tray("t0") == "r3c2"
    assert scene("saitam r2c3", f"{ROW} r2c2 fast").end_phase().tray("t0") == "r3c3"


@rule("EU-29.2", "EU-31.47", "RT-8.10")
def test_a_cursed_horde_resists_nothing() -> None:
    table = scene("bruxa r2c3 +voodoo-curse", f"{SPIDERS} r2c2").do("activate bruxa")
    table.do(ability("bruxa", "voodoo-curse"))
    assert table.refused("tile t0 1 f1 00") == ""


@rule("EU-29.2", "EU-15.37", "RT-13.2")
def test_bruxa_gains_a_skull_for_each_horde_that_falls_near_her() -> None:
    fallen = "tile=00"
    trays = f"{ONE} r2c2 {fallen} ; {ONE} r3c2 {fallen} ; {ONE} r5c4 {fallen}"
    table = scene("bruxa r2c3", trays).end_phase()
    assert [event.skulls for event in table.told(SkullsChanged)] == [1, 2], "the third is too far away"
    down = scene("bruxa t0 33 hp=1", f"{ONE} r2c2 {fallen}").end_phase()
    assert not down.told(SkullsChanged) and down.space("bruxa") == "board"


@rule("EU-29.2", "EU-15.40", "EU-31.18")
def test_holy_light_takes_the_place_of_a_soldier_that_held_a_horde() -> None:
    table = scene("dierdre r6c4", f"{ROW} r2c2 soldiers=03").end_phase()
    assert (table.tiled("t0"), table.soldiers("t0"), table.tray("t0")) == (["03"], [], "r2c2")
    assert owner_of(table.state.tiles[0][0]) == OF_HERO + table.figure("dierdre")


@rule("EU-29.2", "EU-15.40", "RT-21.3")
def test_holy_light_takes_the_place_of_soldiers_that_a_flying_horde_shakes_off() -> None:
    table = scene("dierdre r6c4", f"{WINGS} r2c2 kind=flying soldiers=03,04").end_phase()
    assert (table.tiled("t0"), table.tray("t0")) == (["03", "04"], "r3c2")


@rule("EU-29.3", "RT-12.25")
def test_no_guest_does_anything_to_a_portal() -> None:
    table = scene("dierdre r6c4", f"{PORTAL} r2c2 kind=portal soldiers=11").end_phase()
    assert table.told(TrayBlocked) and not table.told(TilePlaced) and table.tiled("t0") == []
    lance = scene("elora r6c4 +frost-lance", f"{PORTAL} r2c2 kind=portal ; {ROW} r3c2").do("activate elora")
    assert targets(lance.do(ability("elora", "frost-lance"))) == {"t1"}
    leap = scene("saitam r2c1", f"{PORTAL} r2c2 kind=portal ; {ROW} r3c2").do("activate saitam", "move r3c3")
    assert targets(leap) <= {"t1"}


@rule("EU-29.3", "RT-22.5")
def test_no_guest_does_anything_to_a_boss() -> None:
    boss = {"scenario": "RS04", "boss": "1/1"}
    table = scene("elora r2c2 +frost-lance", f"{ROW} 1/3", **boss).do("activate elora")
    assert targets(table.do(ability("elora", "frost-lance"))) == {"t0"}


@rule("EU-29.2", "EU-15.39")
def test_winter_comes_to_hordes_with_her_tiles() -> None:
    table = scene("elora r1c2", f"{ROW} r2c2 ; {ROW} r3c2").do("activate elora", "attack S", "tile t0 1 f1 00", "stop")
    table.end_phase().until("play")
    table.do("activate elora")
    assert targets(table) == {"t0"}


@rule("EU-29.3", "EU-15.39", "RT-21.5")
@pytest.mark.parametrize(("above", "asked"), [("", "placing"), (f" ; {WINGS} r2c2 kind=flying", "hero")])
def test_winter_does_not_come_under_a_flying_horde(above: str, asked: str) -> None:
    table = scene("elora r6c4", f"{ROW} r2c2{above}")
    lay_tile(table.state, 0, 1, MAGIC, OF_HERO + table.figure("elora"))
    assert table.do("activate elora").asks == asked


@rule("EU-29.2", "EU-15.6")
def test_saitam_strikes_the_hordes_that_he_passes() -> None:
    table = scene("saitam r2c1", f"{ROW} r2c2 ; {ROW} r5c4").do("activate saitam", "move r3c3")
    assert (table.asks, targets(table)) == ("placing", {"t0"})


# Sand Warriors


@rule("EU-29.2", "EU-15.32", "EU-15.33", "RT-12.3")
def test_sand_warriors_come_with_the_first_move_and_march_after_the_action_too() -> None:
    table = scene("alric r3c1", f"{ROW} r2c2").do("activate alric", "move r2c1")
    assert [table.space(name) for name in ("warrior1", "warrior2")] == ["r2c1", "r2c1"]
    table.do("rest")
    assert table.asks == "hero" and {offer.split()[0] for offer in table.offers()} == {"march", "stop"}
    table.do("march warrior1 r2c2", "stand 00")
    assert standing(table, "warrior1") == "t0 00" and table.refused("move r1c1") == "RT-12.4"
    assert table.refused("march warrior1 r1c1") == "RT-12.12"
    table.do("stop").end_phase()
    assert (table.tray("t0"), table.space("warrior1")) == ("r2c2", "board"), "it held the horde like a soldier"


@rule("EU-29.2", "EU-15.35", "EU-18.6", "RT-14.8")
def test_a_sand_warrior_goes_instead_of_a_hero_and_no_aim_hurts_it() -> None:
    camp = "alric r2c3 ; warrior1 r2c3 ; warrior2 r1c2"
    table = scene(camp, f"{ARCHERS} r2c2 soldiers=00").end_phase()
    assert (table.asks, table.told(Aimed) != []) == ("instead", True)
    assert table.offers() == ["choose warrior1", "stop"]
    table.do("choose warrior1")
    assert table.told(Redirected) and (table.health("alric"), table.space("warrior2")) == (5, "r1c2")
    hurt = scene(camp, f"{ARCHERS} r2c2 soldiers=00").end_phase().do("stop")
    assert (hurt.health("alric"), hurt.space("warrior1")) == (4, "r2c3")


@rule("EU-29.2", "EU-31.13", "EU-17.7", "RT-13.2")
def test_a_sand_warrior_on_a_falling_horde_goes_home_or_instead_of_a_hero() -> None:
    camp, trays = "alric t0 33 ; warrior1 t0 00 ; warrior2 t0 10", f"{ONE} r2c2"
    table = scene(camp, trays).end_phase()
    assert table.offers() == ["choose warrior1", "choose warrior2", "stop"]
    kept = table.do("choose warrior2")
    assert (kept.health("alric"), kept.space("alric")) == (5, "r2c2")
    assert [kept.space(name) for name in ("warrior1", "warrior2")] == ["board", "board"]
    hurt = scene(camp, trays).end_phase().do("stop")
    assert hurt.health("alric") == 4 and not hurt.told(KnockedOut), "they are not hurt, they leave"


@rule("EU-29.2", "EU-15.34", "EU-20.11")
def test_a_flying_horde_shakes_off_sand_warriors_too() -> None:
    table = scene("alric r6c4 ; warrior1 t0 00", f"{WINGS} r2c2 kind=flying").end_phase()
    assert table.asks == "displacing" and "displace warrior1 r2c3" in table.offers()
    table.do("displace warrior1 r2c3")
    assert (table.tray("t0"), standing(table, "warrior1"), table.space("warrior1")) == ("r3c2", "", "r2c3")


@rule("EU-29.2", "EU-15.32", "RT-12.19")
def test_none_joins_its_hero_under_a_flying_horde() -> None:
    trays = f"{ROW} r2c2 ; {WINGS} r2c2 kind=flying"
    table = scene("alric t0 33", trays).do("activate alric", "rest")
    assert [table.space(name) for name in ("warrior1", "warrior2")] == ["board", "board"]


@rule("EU-29.2", "EU-18.6")
def test_spiked_armor_answers_the_horde_that_hurts() -> None:
    table = scene("alric t0 30 +spiked-armor", f"{ROW} r2c2").end_phase()
    assert (table.asks, targets(table)) == ("placing", {"t0"}) and table.told(Hurt)


@rule("EU-29.3", "RT-21.5")
def test_spiked_armor_does_not_reach_under_a_flying_horde() -> None:
    trays = f"{ROW} r2c2 ; {WINGS} r2c2 kind=flying frozen"
    table = scene("alric t0 30 +spiked-armor", trays).end_phase()
    assert table.health("alric") == 4 and table.asks != "placing"


# alone


@rule("EU-29.5", "EU-25.4", "RT-18.6")
def test_on_the_bench_a_guest_does_what_its_card_says_turned_as_it_likes() -> None:
    table = staged(
        scenario="RS10", seats=1, red="malik r6c4 ; bench alric elora lilith", trays=f"{ROW} r2c2", options=ON
    )
    table.do("bring alric r2c2", "seat 33")
    assert table.offers("attack") == [f"attack {facing}" for facing in FACINGS]
    table.do("attack E")
    assert forms(table) == {"f0"} and {offer.split()[2] for offer in table.offers("tile")} == {"1", "2"}
    assert table.space("warrior1") == "board"
    plain = staged(
        scenario="RS10", seats=1, red="malik r6c4 ; bench alric elora lilith", trays=f"{ROW} r2c2", options=ON
    )
    plain.do("bring lilith r2c3", "attack N")
    assert len(plain.state.volleys[-1].tiles) == 2, "without such a side it makes its basic attack"


@rule("EU-29.2", "RT-18.5")
def test_guests_may_sit_on_the_bench() -> None:
    table = new_game("RS01", 1, guests="on").do("hero saitam", "bench elora", "bench bruxa", "bench alleria")
    assert table.asks == "closing"
    assert new_game("RS01", 1).do("hero malik").refused("bench elora") == "RT-3.6"


@rule("EU-29.2")
@pytest.mark.parametrize(
    ("hero", "name"),
    [(hero, card.name) for hero in GUESTS for card in TABLES.heroes[TABLES.hero_names.index(hero)].cards],
)
def test_every_ability_of_a_guest_is_of_use(hero: str, name: str) -> None:
    trays = f"{ROW} r2c2 ; {ROW} r2c1 ; {ROW} r3c2"
    red = f"{hero} t0 33 hp=1 +{name}" + (" skulls=2" if hero == "bruxa" else "")
    red += " ; warrior1 r3c1" if hero == "alric" else ""
    table = scene(red, trays).do("activate " + hero)
    while table.asks != "hero":
        table.do("stop")
    is_passive = next(card.passive for card in TABLES.heroes[TABLES.hero_names.index(hero)].cards if card.name == name)
    assert table.refused(ability(hero, name)) == ("RT-12.26" if is_passive else "")
    if not is_passive:
        table.do(ability(hero, name))
        assert not table.state.ready[table.figure(hero)], "it was turned face down"


@rule("EU-29.2", "RT-24.33")
def test_abilities_of_guests_can_be_copied() -> None:
    table = scene("magnus r2c3 +knowledge-is-power", f"{ROW} r2c2", blue="elora r6c4 +ice-storm +numbing-aura")
    table.do("activate magnus", ability("magnus", "knowledge-is-power"))
    assert table.offers("copy") == ["copy elora 1"], "what is always on is not carried out"
