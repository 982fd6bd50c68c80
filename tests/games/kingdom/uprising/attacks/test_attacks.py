"""Attacks: ranges, tiles, damage types, shields, spears (sections 11 to 13, EU-19.6)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.board.trays import owner_of, uncovered
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import BOSS_TRAY, OF_HERO
from warbook.games.kingdom.present.events import TilePlaced
from warbook.games.kingdom.present.notation import TRAY_NAMES

ALL = "ggggg/ggggg/ggggg/ggggg/ggggg"
ONE = "g..../...../...../...../....."
ORC = "og.../...../...../...../....."  # an orc resists physical damage
IMP = "eg.../...../...../...../....."  # an imp resists magic damage
BOTH = "vg.../...../...../...../....."  # a wraith resists both
# the figure of the rulebook on the map of S2: red sites a (r0c3), d (r2c5), white i (r2c2), j (r2c3), blue f (r1c1)
FOUR = f"{ALL} r0c2 ; {ALL} r1c2 ; {ALL} r1c3 ; {ALL} r1c4"


def targets(table: Table) -> list[str]:
    """The trays that the attack in progress reaches."""
    return [TRAY_NAMES[tray] for tray in table.state.volleys[-1].targets]


def placements(table: Table, tray: str = "t0") -> int:
    """In how many ways the first tile can lie on a tray."""
    return len([text for text in table.offers("tile") if text.startswith(f"tile {tray} 1 ")])


# tiles


@rule("EU-11.1", "EU-11.2", "EU-11.4")
@fact("EU-31.1")
@pytest.mark.parametrize(
    ("tower", "shape", "ways"), [("ART1", "I1", 25), ("ART2", "I2", 40), ("MAG1", "L3", 64), ("MAG3", "O4", 16)]
)
def test_tiles_may_be_turned_and_flipped_and_lie_on_empty_squares(tower: str, shape: str, ways: int) -> None:
    table = staged(scenario="S2", red=f"hand {tower}", trays=f"{ONE} r1c3")
    table.do(f"red: build {tower} a S")
    assert placements(table) == ways
    assert TABLES.shapes[table.state.volleys[-1].tiles[0]].name == shape
    assert table.refused("tile t0 1 f0 44") == ("" if ways == 25 else "EU-11.4")


@rule("EU-11.3", "EU-11.5", "EU-11.16")
def test_no_tile_lies_on_a_tile_a_soldier_or_a_base() -> None:
    table = staged(
        scenario="S2", red="elora t0 33 ; warrior1 ; hand ART1", trays=f"{ALL} r1c3 tile=00 soldiers=01", tokens="-"
    )
    table.do("red: build ART1 a S")
    for square in ("00", "01", "33", "44"):
        assert table.refused(f"tile t0 1 f0 {square}") == "EU-11.3"
    assert placements(table) == 25 - 1 - 1 - 4


@rule("EU-11.6", "EU-31.2")
def test_a_tile_that_touches_one_resistant_square_is_refused() -> None:
    table = staged(scenario="S2", red="hand ART2", trays=f"{ORC} r1c3")
    table.do("red: build ART2 a S")
    assert table.refused("tile t0 1 f0 00") == table.refused("tile t0 1 f1 00") == "EU-11.6"
    assert placements(table) == 40 - 2


@rule("EU-11.10", "EU-11.11", "EU-11.12")
def test_a_big_enemy_is_covered_when_all_its_squares_are() -> None:
    table = staged(scenario="S2", red="hand ART1", trays="OO.../OO.../...../...../..... r1c3 tile=00,01,10")
    assert uncovered(table.state, 0) == BITS[6]
    table.do("red: build ART1 a S", "tile t0 1 f0 11")
    assert uncovered(table.state, 0) == 0
    assert table.tray("t0") == "r1c3"  # until Phase 3


@rule("EU-11.7")
def test_a_soldier_stands_on_an_enemy_never_on_an_empty_square() -> None:
    table = staged(scenario="S2", red="hand SOL1", trays=f"{ONE} r1c3")
    table.do("red: build SOL1 a S")
    assert table.offers("soldier") == ["soldier t0 00"]
    assert table.refused("soldier t0 01") == "EU-11.7"


@rule("EU-11.15")
def test_a_tile_remembers_its_tower_or_hero() -> None:
    table = staged(scenario="S2", red="elora r2c3 ; hand ART1", trays=f"{ALL} r1c3")
    table.do("red: build ART1 a S", "tile t0 1 f0 00", "activate elora", "attack N", "tile t0 1 f0 22")
    owners = [owner_of(tile) for tile in table.state.tiles[0]]
    assert owners == [TABLES.tower_names.index("ART1"), OF_HERO + TABLES.hero_names.index("elora")]


@rule("EU-11.8")
def test_a_hero_covers_two_by_two_squares_with_enemies_or_without() -> None:
    table = staged(scenario="S2", red="elora r2c3", trays=f"{ONE} r1c3 ; {ALL} r0c0")
    table.do("activate elora", "move r1c3")
    assert len(table.offers("seat")) == 16
    table.do("seat 00")
    assert uncovered(table.state, 0) == 0
    table = staged(scenario="S2", red="elora t0 33", trays=f"{ALL} r1c3")
    assert uncovered(table.state, 0) == sum(BITS[square] for square in range(25) if square not in (18, 19, 23, 24))


@fact("EU-11.13")
def test_there_is_no_end_of_damage_tiles() -> None:
    # the box has 89 tiles of one square, and four full trays take more
    full = " ".join(f"tile={row}{column}" for row in range(5) for column in range(5))
    trays = " ; ".join(f"{ALL} {place} {full}" for place in ("r0c0", "r0c1", "r0c2", "r1c2"))
    table = staged(scenario="S2", red="hand ARC1", trays=f"{trays} ; {ALL} r1c5")
    table.do("red: build ARC1 a N", "tile t4 1 f0 00")
    assert table.tiled("t4") == ["00"]


# damage types


@rule("EU-12.1", "EU-12.2", "EU-12.3", "EU-12.4")
@pytest.mark.parametrize(
    ("tower", "open_to"),
    [("ART1", (False, True, False)), ("MAG4A", (True, False, False)), ("ART1+direct", (True, True, True))],
)
def test_what_each_damage_type_can_cover(tower: str, open_to: tuple[bool, ...]) -> None:
    for card, expected in zip((ORC, IMP, BOTH), open_to, strict=True):
        table = staged(scenario="S7", red=f"hand {tower}", trays=f"{card} r1c1")
        table.do(f"red: build {'m1' if '+' in tower else tower} a S")
        tile = "3 f0 00" if tower == "MAG4A" else "1 f0 00"
        assert table.refused(f"tile t0 {tile}") == ("" if expected else "EU-11.6")


@rule("EU-12.5")
@pytest.mark.parametrize(("tower", "expected"), [("SOL3", "EU-12.5"), ("SOL4A", "")])
def test_soldiers_deal_physical_damage_unless_their_tower_says_otherwise(tower: str, expected: str) -> None:
    table = staged(scenario="S7", red=f"hand {tower}", trays=f"{ORC} r1c1")
    assert table.do(f"red: build {tower} a S").refused("soldier t0 00") == expected


@rule("EU-12.5")
def test_the_necromancers_soldier_deals_magic_damage() -> None:
    table = staged(scenario="S7", red="hand MAG4B", trays=f"{ORC} r1c1 ; {IMP} r1c2")
    table.do("red: build MAG4B a E")  # E and SE: the second is r1c2
    assert targets(table) == ["t1"]
    assert table.refused("soldier t1 00") == "EU-12.5"
    table = staged(scenario="S7", red="hand MAG4B", trays=f"{ORC} r1c1").do("red: build MAG4B a S")
    assert table.refused("soldier t0 00") == ""


@rule("EU-12.5", "EU-15.22")
def test_near_the_choir_soldiers_deal_true_damage() -> None:
    far = staged(scenario="S7", red="dierdre r2c7 +radiant-choir ; hand SOL2", trays=f"{ORC} r1c1")
    assert far.do("red: build SOL2 a S").refused("soldier t0 00") == "EU-12.5"
    near = staged(scenario="S7", red="dierdre r0c0 +radiant-choir ; hand SOL2", trays=f"{ORC} r1c1")
    assert near.do("red: build SOL2 a S").refused("soldier t0 00") == ""


@rule("EU-26.6")
@fact("EU-31.46")
@pytest.mark.parametrize(("totem", "tower", "expected"), [("stone", "ART1", "EU-11.6"), ("spirit", "ART1", "")])
def test_hordes_beside_a_totem_resist_its_damage_type(totem: str, tower: str, expected: str) -> None:
    table = staged(scenario="S2", red=f"hand {tower}", trays=f"{ONE} r1c3 tile=44", tokens=f"{totem} r2c4")
    table.do(f"red: build {tower} a S")
    assert table.refused("tile t0 1 f0 00") == expected
    assert table.refused("tile t0 1 f0 01") == ""  # an empty square
    assert table.tiled("t0") == ["44"]


@rule("EU-31.47")
def test_a_curse_takes_resistances_shields_and_wards_away() -> None:
    trays = "od.../...../...../...../..... r1c3 cursed shield=N"
    table = staged(scenario="S2", red="hand ART2", trays=trays, tokens="stone r2c4")
    assert table.do("red: build ART2 a S").refused("tile t0 1 f0 00") == ""
    table = staged(scenario="S2", red="hand ART2", trays=trays.replace(" cursed", ""), tokens="-")
    table.do("red: build ART2 a S")
    assert table.refused("tile t0 1 f0 00") == "EU-11.6"
    assert table.refused("tile t0 1 f0 01") == "EU-19.6"


# shields


@rule("EU-19.6")
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_a_shield_holds_off_attacks_from_its_side_straight_and_aslant(side: str) -> None:
    # towers around the horde in r1c3 of S2: a r0c3, b r0c4 (red), i r2c2, j r2c3 (white), h r2c4 (blue)
    sources = {"a": "N", "b": "NE", "i": "SW", "j": "S", "h": "SE"}
    for site, where in sources.items():
        seat = "blue" if site == "h" else "red"
        table = staged(
            scenario="S2", red="hand ARC1", blue="hand ARC1", trays=f"d..../...../...../...../..... r1c3 shield={side}"
        )
        table.do(f"{seat}: build ARC1 {site} {'W' if site in 'ab' else 'E'}")
        assert table.refused("tile t0 1 f0 00") == ("EU-19.6" if side in where else ""), (site, side)


@rule("EU-19.6")
def test_a_heros_attack_comes_from_its_space_and_melee_knows_no_shield() -> None:
    shield = "d..../...../...../...../..... r1c3 shield=N"
    above = staged(scenario="S2", red="elora r0c3", trays=shield)
    above.do("activate elora", "attack S")
    assert above.refused("tile t0 1 f0 00") == "EU-19.6"
    below = staged(scenario="S2", red="elora r2c3", trays=shield)
    assert below.do("activate elora", "attack N").refused("tile t0 1 f0 00") == ""
    engaged = staged(scenario="S2", red="alric t0 33", trays=shield)
    assert engaged.do("activate alric", "attack N").refused("tile t0 1 f0 00") == ""


@rule("EU-19.6")
def test_soldiers_come_from_their_towers_site_and_spears_from_their_soldiers_horde() -> None:
    shield = "d..../g..../...../...../....."
    table = staged(scenario="S2", red="hand SOL3", trays=f"{shield} r1c3 shield=N ; {shield} r1c4 shield=W")
    table.do("red: build SOL3 b N")  # b is r0c4: north of r1c4, and to the north of r1c3
    assert (table.refused("soldier t0 00"), table.refused("soldier t1 00")) == ("EU-19.6", "")
    assert table.offers("soldier") == ["soldier t0 10", "soldier t1 00", "soldier t1 10"]
    table.do("soldier t0 10", "stop")
    assert targets(table) == ["t1"]  # the spear flies from r1c3, west of r1c4
    assert table.refused("tile t1 1 f0 00") == "EU-19.6"
    assert table.refused("tile t1 1 f0 10") == ""


# ranges


@rule("EU-13.3")
def test_tiles_of_several_arrows_are_split_or_go_on_one_horde() -> None:
    table = staged(scenario="S2", red="hand MAG3", trays=FOUR)
    table.do("red: build MAG3 i N")  # N is r1c2, NE is r1c3
    assert targets(table) == ["t1", "t2"]
    table.do("tile t1 1 f0 00")
    assert table.refused("tile t2 2 f0 00") == table.refused("tile t1 2 f0 02") == ""


@rule("EU-13.4", "EU-31.21")
def test_a_set_of_tiles_for_each_horde_that_is_shown() -> None:
    table = staged(scenario="S2", red="hand ART3", trays=f"{ALL} r1c2 ; {ALL} r1c4")
    table.do("red: build ART3 j N")  # NW, N and NE: the second has no horde
    assert targets(table) == ["t0"]
    assert table.refused("tile t1 1 f0 00") == "EU-13.12"
    table.do("tile t0 1 f0 00")
    assert targets(table) == ["t1"]
    assert table.do("tile t1 1 f0 00").asks == "play"


@rule("EU-13.4", "EU-10.8")
def test_a_horde_may_be_left_out() -> None:
    table = staged(scenario="S2", red="hand ART3", trays=f"{ALL} r1c2 ; {ALL} r1c4")
    table.do("red: build ART3 j N", "stop")
    assert targets(table) == ["t1"]
    assert table.do("stop").asks == "play"


@rule("EU-13.5")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_any_adjacent_reaches_all_around_whatever_the_facing(facing: str) -> None:
    table = staged(scenario="S7", red="hand MAG4A", trays=f"{ALL} r1c2 ; {ALL} r1c4 ; {ALL} r2c3 ; {ALL} r1c6")
    assert targets(table.do(f"red: build MAG4A j {facing}")) == ["t0", "t1", "t2"]  # j is r1c3


@rule("EU-13.6", "EU-3.15")
def test_a_precise_attack_reaches_any_horde() -> None:
    table = staged(scenario="S7", red="hand ARC4B", trays=f"{ALL} r1c0 ; {ALL} r1c7")
    assert targets(table.do("red: build ARC4B a N", "mode 2")) == ["t0", "t1"]


@rule("EU-13.7", "EU-13.13")
def test_linked_tiles_lie_on_one_horde_or_as_many_as_fit() -> None:
    table = staged(scenario="S7", red="hand ARC4B", trays=f"{ALL} r1c0 ; {ALL} r1c7")
    table.do("red: build ARC4B a N", "mode 1", "tile t1 3 f0 00")
    assert table.refused("tile t0 1 f0 00") == "EU-13.7"
    assert table.do("stop").asks == "play"
    full = "tile=01,02,03,04 tile=10,11,12,13,14 tile=20,21,22,23,24 tile=30,31,32,33,34 tile=40,41,42,43,44"
    table = staged(scenario="S7", red="hand ARC4B", trays=f"{ALL} r1c0 {full} ; {ALL} r1c7")
    table.do("red: build ARC4B a N", "mode 1", "tile t0 3 f0 00")
    assert (table.asks, table.tiled("t0")[0]) == ("play", "00")  # the other two found no room there


@rule("EU-13.7")
def test_an_attack_without_the_plus_sign_is_not_linked() -> None:
    table = staged(scenario="S7", red="hand ARC4B", trays=f"{ALL} r1c0 ; {ALL} r1c7")
    table.do("red: build ARC4B a N", "mode 2", "tile t1 3 f0 00")
    assert table.refused("tile t0 1 f0 00") == ""


@rule("EU-10.9")
def test_a_player_uses_one_of_the_attacks_that_a_card_shows() -> None:
    table = staged(scenario="S2", red="hand ARC1", trays=FOUR)
    table.do("red: build ARC1 a S")
    assert (table.asks, table.offers()) == ("mode", ["mode 1", "mode 2"])
    assert table.refused("mode 3") == "EU-10.9"
    assert targets(table.do("mode 1")) == ["t2"]
    table.do("tile t2 1 f0 00")
    assert table.asks == "play"


@rule("EU-10.9", "EU-10.7")
def test_nothing_is_asked_if_one_attack_alone_could_place_anything() -> None:
    table = staged(scenario="S2", red="hand ARC1", trays=FOUR).do("red: build ARC1 d N")  # no horde in its direction
    assert (table.asks, targets(table)) == ("placing", ["t0", "t1", "t2", "t3"])
    assert staged(scenario="S2", red="hand ARC1").do("red: build ARC1 a S").asks == "play"


@rule("EU-13.9", "EU-13.11")
def test_spears_have_the_damage_of_their_soldiers_and_the_shape_of_the_card() -> None:
    table = staged(scenario="S7", red="hand SOL4B", trays=f"{ALL} r1c1 ; {ORC} r1c2")
    table.do("red: build SOL4B a N", "soldier t0 00", "stop")
    assert TABLES.shapes[table.state.volleys[-1].tiles[0]].name == "I2"
    table.do("tile t1 1 f0 00")  # an orc: true damage
    assert [(told.tray, DAMAGES[told.damage]) for told in table.told(TilePlaced)] == [(1, "true")]


@rule("EU-13.10")
def test_there_is_a_spear_for_each_soldier_and_none_without() -> None:
    table = staged(scenario="S2", red="hand SOL3", trays=FOUR)
    table.do("red: build SOL3 j N", "soldier t1 00", "soldier t2 00")
    assert (table.asks, table.refused("soldier t1 01")) == ("placing", "EU-18.4")
    assert targets(table) == ["t0", "t2"]  # beside the first soldier's horde
    table.do("tile t0 1 f0 00", "tile t0 1 f0 01")  # both on one horde
    assert (table.asks, table.tiled("t0")) == ("play", ["00", "01"])
    assert staged(scenario="S2", red="hand SOL3", trays=FOUR).do("red: build SOL3 j N", "stop").asks == "play"


@rule("EU-13.15", "EU-27.3")
def test_a_boss_is_reached_like_a_horde_and_takes_tiles_alone() -> None:
    # the Leviathan is in r3c2, j is r2c3 beside it
    table = staged(scenario="S4", red="hand ART3", tokens="-", boss="left=2")
    assert targets(table.do("red: build ART3 c S")) == ["boss"]  # c is r2c2
    table = staged(scenario="S4", red="hand SOL3", tokens="-", boss="left=2")
    table.do("red: build SOL3 j N")
    assert table.asks == "play"
    table = staged(scenario="S4", red="bruxa r2c1", tokens="-", boss="left=2")
    table.do("activate bruxa", "attack E")  # E and SE
    assert targets(table) == ["boss"]
    assert BOSS_TRAY in table.state.volleys[-1].targets


@rule("EU-10.6", "EU-19.8")
def test_hordes_hit_by_the_dwaarp_do_not_charge_this_round() -> None:
    worg = "wg.../...../...../...../....."
    table = staged(scenario="S7", red="hand ART4B", trays=f"{worg} r1c1 ; {worg} r1c2")
    table.do("red: build ART4B a N", "tile t0 1 f0 30", "stop")
    fast = BITS[TABLES.icon_names.index("fast")]
    assert [int(table.state.hushed[tray]) for tray in (0, 1)] == [fast, 0]


@rule("EU-39.3")
def test_tiles_that_go_on_different_hordes() -> None:
    table = staged(scenario="S2", red="bruxa r2c3 +bone-dance", trays=FOUR)
    table.do("activate bruxa", "ability 2 N", "tile t1 1 f0 00")
    assert table.refused("tile t1 2 f0 33") == "EU-39.3"
    assert table.refused("tile t2 2 f0 33") == ""


@rule("EU-18.4")
def test_with_an_empty_supply_soldiers_are_taken_from_hordes_for_heroes_too() -> None:
    twelve = "soldiers=00,01,02,03,04,10,11,12,13,14,20,21"
    table = staged(scenario="S2", red="dierdre r2c3 +consecrate", trays=f"{ALL} r0c0 {twelve} ; {ALL} r1c3")
    table.do("activate dierdre", "stop", "ability 1 N")
    assert (table.offers("soldier"), len(table.offers("lift"))) == ([], 12)


@rule("EU-31.52", "EU-18.4")
def test_a_soldier_that_is_taken_for_a_new_attack_leaves_holy_light() -> None:
    twelve = "soldiers=00,01,02,03,04,10,11,12,13,14,20,21"
    trays = f"{ALL} r0c0 {twelve} ; {ALL} r1c3"
    table = staged(scenario="S2", red="dierdre r2c4 ; hand SOL1", trays=trays).do("red: build SOL1 a S", "lift t0 00")
    assert (table.asks, table.tiled("t0"), table.refused("soldier t0 00")) == ("lifted", ["00"], "EU-13.12")
    table.do("soldier t1 00")
    assert (table.asks, table.soldiers("t1"), int(table.state.spare)) == ("play", ["00"], 0)
