"""Damage tiles: where they may lie, how they are turned, what enemies resist, what is covered (chapter 8)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, Table, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import count
from warbook.games.kingdom.board.trays import open_to_bases, shows
from warbook.games.kingdom.content.tables import AIM_ICON, FAST_ICON, HEAL_ICON
from warbook.games.kingdom.effects.vocabulary import DAMAGES

PLAIN = "ggggg/ggggg/ggggg/ggggg/ggggg"


def attack(tower: str, tray: str, **scene: str) -> Table:
    """A tower of red's on site c, with a tray directly north of it."""
    return staged(trays=f"{tray} r2c1", red=f"malik ; hand {tower}", **scene).do(f"red: build {tower} c N")


def places(table: Table) -> set[tuple[str, ...]]:
    """Every set of squares that the tile being placed may cover."""
    found: set[tuple[str, ...]] = set()
    for text in table.offers("tile"):
        copy = Table(table.state.clone())
        before = set(copy.tiled(text.split()[1]))
        found.add(tuple(square for square in copy.do(text).tiled(text.split()[1]) if square not in before))
    return found


# where a tile may lie


@rule("RT-8.1")
def test_a_tile_lies_inside_the_grid() -> None:
    table = attack("A1", PLAIN)
    assert len(places(table)) == 20
    assert table.refused("tile t0 1 f0 40") == "RT-8.1"
    assert table.refused("tile t0 1 f0 34") == ""


@rule("RT-8.2")
@pytest.mark.parametrize(
    ("there", "who"),
    [
        (" tile=11", ""),
        (" soldiers=11", ""),
        ("", "ignus t0 11"),
        ("", "alleria ; wildcat t0 11"),
    ],
)
def test_a_tile_overlaps_no_tile_soldier_or_base(there: str, who: str) -> None:
    tray = f"{PLAIN} r2c1{there}"
    table = staged(trays=tray, red="malik ; hand A1", blue=who).do("red: build A1 c N")
    assert table.refused("tile t0 1 f0 01") == "RT-8.2"
    assert table.refused("tile t0 1 f0 00") == ""
    assert not [squares for squares in places(table) if "11" in squares]


@fact("RT-8.3")
def test_a_tile_covers_empty_squares_too() -> None:
    table = attack("A1", "g..../...../...../...../.....")
    assert ("00", "10") in places(table)
    assert ("24", "34") in places(table)


@rule("RT-8.4", "RT-8.10")
@pytest.mark.parametrize(
    ("tower", "enemy", "refusal"),
    [
        ("A1", "o", "RT-8.4"),  # physical on physical resistance
        ("A1", "p", ""),
        ("M1", "o", ""),
        ("M1", "p", "RT-8.4"),  # magic on magic resistance
        ("D1", "k", "RT-8.4"),
        ("M1", "d", "RT-8.4"),
    ],
)
def test_resistances_refuse_damage_of_their_type(tower: str, enemy: str, refusal: str) -> None:
    table = attack(tower, f"{enemy}g.../...../...../...../.....")
    assert table.refused("tile t0 1 f0 00") == refusal


@rule("RT-8.4")
def test_one_resisting_square_forbids_the_whole_tile() -> None:
    table = attack("A1", "g..../o..../...../...../.....")
    assert table.refused("tile t0 1 f0 00") == "RT-8.4"


@rule("RT-8.10")
def test_resistances_hold_against_soldiers_abilities_and_spells() -> None:
    orc = "og.../...../...../...../....."
    assert "soldier t0 00" not in attack("B1", orc).offers()
    hero = staged(trays=f"{orc} r1c1", red="malik t0 33", scenario="RS02").do("red: activate malik", "attack N")
    assert hero.refused("tile t0 1 f0 00") == "RT-8.4"
    spell = staged(trays=f"{orc} r2c1", spells="thunder-strike", scenario="RS05").do("red: cast thunder-strike")
    assert spell.refused("tile t0 1 f0 00") == "RT-8.4"
    spider = staged(trays="p..../...../...../...../..... r2c1", spells="rain-of-fire", scenario="RS05")
    assert spider.do("red: cast rain-of-fire").refused("tile t0 2 f0 00") == "RT-8.4"


@rule("RT-8.5")
@pytest.mark.parametrize(
    "tray",
    [
        "==.../...../...../...../....g kind=flying",
        "~~~../...../...../...../....g kind=ghost-strip",
        "^^^^^/...../...../...../....g kind=trailblazer",
    ],
)
def test_strips_are_never_covered(tray: str) -> None:
    grid, kind = tray.split()
    table = staged(trays=f"{grid} r2c1 {kind}", red="malik ; hand A1").do("red: build A1 c N")
    assert table.refused("tile t0 1 f0 00") == "RT-8.5"
    assert table.refused("tile t0 1 f0 10") == ""


@rule("RT-8.5")
def test_the_middle_of_a_portal_is_never_covered() -> None:
    table = attack("D1", "P1-01")
    assert table.refused("tile t0 1 f0 22") == "RT-8.5"
    assert table.refused("tile t0 1 f0 11") == ""


# orientation


@rule("RT-8.6")
def test_a_tile_lies_as_printed_when_the_tower_faces_north() -> None:
    table = attack("A1", "ww.../gg.../g..../...../.....")
    enemies = {"00", "01", "10", "11", "20"}
    two = {squares for squares in places(table) if set(squares) <= enemies}
    assert two == {("00", "10"), ("01", "11"), ("10", "20")}
    assert table.refused("tile t0 1 f1 00") == "RT-8.7"  # the two wulves


@rule("RT-8.6")
def test_a_tile_turns_with_its_tower() -> None:
    table = staged(trays="ww.../gg.../g..../...../..... r3c2", red="malik ; hand A1").do("red: build A1 c E")
    assert {("00", "01"), ("10", "11")} <= places(table)
    assert table.refused("tile t0 1 f0 00") == "RT-8.7"


@rule("RT-8.6", "RT-2.16")
def test_a_tile_is_seen_from_the_tray() -> None:
    west = staged(scenario="RS03", trays=f"{PLAIN} r1c3", red="malik ; hand A1").do("red: build A1 a E")
    assert ("00", "10") in places(west) and ("00", "01") not in places(west)
    east = staged(scenario="RS06", trays=f"{PLAIN} r1c1", red="malik ; hand A1").do("red: build A1 c N")
    assert ("00", "01") in places(east) and ("00", "10") not in places(east)
    turned = staged(scenario="RS06", trays=f"{PLAIN} r2c2", red="malik ; hand A1").do("red: build A1 c E")
    assert ("00", "10") in places(turned) and ("00", "01") not in places(turned)


@rule("RT-8.6")
def test_a_turned_corner_has_the_form_that_the_rules_draw() -> None:
    table = staged(trays=f"{PLAIN} r2c2", red="malik ; hand M1").do("red: build M1 a S")
    assert ("00", "01", "11") in places(table)  # two quarter turns
    assert len(places(table)) == 16


@rule("RT-8.7")
def test_only_free_manipulation_turns_and_flips_tiles() -> None:
    fixed = attack("M2", PLAIN)
    assert fixed.refused("tile t0 1 f1 00") == "RT-8.7"
    assert len(fixed.offers("tile")) == 12
    free = attack("A3", PLAIN)
    assert {("00", "01"), ("00", "10")} <= places(free)
    both = free.do("tile t0 1 f0 00", "tile t0 2 f1 33").tiled("t0")
    assert both == ["00", "10", "33", "34"]
    flipped = attack("M3", PLAIN)
    assert {text.split()[3] for text in flipped.offers("tile") if text.split()[2] == "1"} == {f"f{n}" for n in range(8)}


@rule("RT-8.8")
def test_a_tile_stays_and_travels_until_a_heal_icon_removes_it() -> None:
    table = staged(trays=f"{PLAIN} r1c1 tile=00,10 ; ts.../...../...../...../..... r3c3 tile=00")
    table.end_phase()
    assert (table.tray("t0"), table.tiled("t0")) == ("r2c1", ["00", "10"])
    assert (table.tray("t1"), table.tiled("t1")) == ("r4c3", [])


# types and defences


@rule("RT-8.9")
def test_there_are_three_types_of_damage() -> None:
    assert DAMAGES == ["physical", "magic", "true"]
    families = {family: set[str]() for family in range(4)}
    for tower in range(TABLES.towers):
        families[TABLES.family[tower]].add(DAMAGES[TABLES.attack[tower].damage])
    assert families == {0: {"physical"}, 1: {"magic"}, 2: {"physical", "true"}, 3: {"physical", "true"}}


@rule("RT-8.11")
@pytest.mark.parametrize("enemy", ["o", "p", "m", "i"])
def test_true_damage_covers_every_enemy(enemy: str) -> None:
    table = attack("D4b", f"{enemy}{enemy}.../...../...../...../.....")
    assert ("00", "01") in places(table)


@rule("RT-8.12")
def test_deadly_enemies_are_covered_by_tiles_only() -> None:
    tray = "xx.../xx.../...../...../....g"
    assert ("00", "10") in places(attack("A1", tray))
    soldiers = attack("B1", tray)
    assert soldiers.offers("soldier") == ["soldier t0 44"]
    assert soldiers.refused("soldier t0 00") == "RT-9.7"
    state = staged(trays=f"{tray} r2c1").state
    blocks = open_to_bases(state, 0, 1)
    assert 0 not in blocks and 5 not in blocks and 2 in blocks


@rule("RT-8.13")
@pytest.mark.parametrize("tower", ["A1", "M1", "D4b"])
def test_an_enemy_without_resistance_takes_everything(tower: str) -> None:
    assert attack(tower, PLAIN).refused("tile t0 1 f0 00") == ""


# what is covered


@rule("RT-8.14", "RT-8.16")
@pytest.mark.parametrize(
    ("there", "who"),
    [(" tile=00", ""), (" soldiers=00", ""), ("", "ignus t0 00"), ("", "alleria ; wildcat t0 00")],
)
def test_tiles_soldiers_and_bases_cover_enemies(there: str, who: str) -> None:
    table = staged(trays=f"g..../...../...../...../..... r2c1{there}", blue=who, crystals=5)
    assert table.end_phase().tray("t0") == ""


@rule("RT-8.14")
def test_a_large_enemy_is_covered_with_all_four_squares() -> None:
    table = staged(trays="OO.../OO.../...../...../..... r2c1 tile=00,01,10", crystals=5)
    assert table.end_phase().tray("t0") == "r2c2"
    covered = staged(trays="OO.../OO.../...../...../..... r2c1 tile=00,01,10 soldiers=11", crystals=5)
    assert covered.end_phase().tray("t0") == ""


@rule("RT-8.15")
def test_an_icon_is_visible_while_its_square_is_open() -> None:
    open_one = staged(trays="wta../...../...../...../..... r2c1").state
    assert [shows(open_one, 0, icon) for icon in (HEAL_ICON, FAST_ICON, AIM_ICON)] == [True, True, True]
    covered = staged(trays="wta../...../...../...../..... r2c1 tile=01 soldiers=00").state
    assert [shows(covered, 0, icon) for icon in (HEAL_ICON, FAST_ICON, AIM_ICON)] == [False, False, True]


@rule("RT-8.15")
def test_the_icon_of_a_large_enemy_is_visible_until_all_is_covered() -> None:
    three = staged(trays="YY.../YY.../...../...../....g r2c1 tile=00,01,10").state
    assert shows(three, 0, HEAL_ICON)
    four = staged(trays="YY.../YY.../...../...../....g r2c1 tile=00,01,10,11").state
    assert not shows(four, 0, HEAL_ICON)


@rule("RT-8.16")
def test_empty_squares_and_strips_need_no_cover() -> None:
    trays = "g.~~~/...../...../...../..... r2c1 kind=ghost-strip tile=00 ; gg.../...../...../...../..... r4c3 tile=00"
    table = staged(trays=trays, crystals=5)
    table.end_phase()
    assert (table.tray("t0"), table.tray("t1")) == ("", "r5c3")


@rule("RT-8.17")
def test_large_enemies_fill_two_by_two_squares() -> None:
    large = [(card, mask) for card in TABLES.cards for mask in card.large]
    assert large
    for card, mask in large:
        first = (mask & -mask).bit_length() - 1
        assert mask == 0b1100011 << first and count(mask) == 4, card.name
