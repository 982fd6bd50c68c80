"""Playing tower cards: sites, facings, what an attack reaches, how its tiles are distributed (chapter 7)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, Table, staged
from tests.rules import rule
from warbook.games.kingdom.frames import LAYERS
from warbook.games.kingdom.present.events import TilePlaced

GOBLINS = "ggggg/ggggg/ggggg/ggggg/ggggg"


def trays_at(*spaces: str) -> str:
    """A full tray on each of these spaces."""
    return " ; ".join(f"{GOBLINS} {space}" for space in spaces)


def targets(table: Table) -> list[str]:
    """The trays on which a piece may go now."""
    return sorted({text.split()[1] for text in table.offers() if text.startswith(("tile", "soldier"))})


def attacked(tower: str, site: str, facing: str, trays: str, **scene: str) -> Table:
    """A tower of red's, or of whoever owns the site, placed so that it may attack now."""
    owner = ["red", "blue"]["abcdefgh".index(site) % 2]
    table = staged(trays=trays, **{owner: f"hand {tower}"}, **scene)
    return table.do(f"{owner}: build {tower} {site} {facing}")


# sites


@rule("RT-7.1")
def test_a_tower_goes_from_the_hand_onto_a_site_of_ones_colour() -> None:
    table = staged(red="hand A1 M1")
    assert table.refused("red: build D1 c N") == "RT-7.1"
    table.do("red: build A1 c N")
    assert table.cards("red") == ["M1"]
    assert table.on_site("c") == ["A1"]
    sites = {text.split()[2] for text in table.offers("build", "red")}
    assert sites == {"a", "e", "g"}


@rule("RT-7.2")
@pytest.mark.parametrize("who", ["malik r3c1", "alleria r2c1 ; wildcat r3c1"])
def test_no_tower_on_a_site_where_a_hero_stands(who: str) -> None:
    table = staged(red=f"{who} ; hand A1")
    assert table.refused("red: build A1 c N") == "RT-7.2"
    assert table.refused("red: build A1 a N") == ""


@rule("RT-7.3")
def test_no_tower_on_the_site_of_another() -> None:
    table = staged(red="hand A1", blue="hand A1")
    assert table.refused("red: build A1 b N") == "RT-7.3"
    assert table.refused("blue: build A1 b N") == ""
    assert table.refused("blue: build A1 c N") == "RT-7.3"


@rule("RT-7.4")
def test_a_site_holds_one_tower_but_for_soldier_towers() -> None:
    table = staged(red="hand M1 B1", towers="A1 c N")
    assert table.refused("red: build M1 c N") == "RT-7.4"
    assert table.refused("red: build B1 c N") == ""


@rule("RT-7.5")
def test_a_tower_keeps_the_facing_that_was_chosen() -> None:
    table = staged(red="hand A1")
    assert [text for text in table.offers("build", "red") if " c " in text] == [f"build A1 c {way}" for way in "NESW"]
    table.do("red: build A1 c W")
    assert table.state.facing[2 * LAYERS] == 3
    assert not [text for text in table.offers("", "red") if text.startswith("face")]
    table.end_phase().until("play")
    assert table.cards("red") == ["A1"]


# the attack


@rule("RT-7.6")
def test_a_placed_tower_attacks_once_or_not_at_all() -> None:
    table = attacked("A1", "c", "N", trays_at("r2c1"))
    assert "stop" in table.offers()
    fired = table.state.clone()
    assert Table(fired).do("tile t0 1 f0 00").asks == "play"
    assert Table(fired).tiled("t0") == ["00", "10"]
    table.do("stop")
    assert (table.asks, table.tiled("t0")) == ("play", [])


@rule("RT-7.7")
def test_a_tower_never_attacks_later() -> None:
    table = attacked("A1", "c", "N", trays_at("r2c1")).do("stop")
    assert {text.split()[0] for text in table.offers("", "red")} == {"activate", "done"}
    assert table.refused("red: tile t0 1 f0 00") == "RT-6.3"
    table.end_phase()
    assert table.tiled("t0") == []


@rule("RT-7.8")
def test_a_tower_stays_until_cards_are_picked_up() -> None:
    table = staged(trays=trays_at("r2c1"), towers="A1 c N", red="malik r2c2 ; hand M1", crystals=5)
    table.end_phase()  # the tray comes to the hero, who makes room
    assert (table.phase, table.on_site("c")) == ("advance", ["A1"])
    table.do("displace malik r1c2")
    assert (table.phase, table.on_site("c"), table.cards("red")) == ("spend", [], ["A1", "M1"])


# range


@rule("RT-7.9")
def test_arrows_turn_with_the_tower() -> None:
    trays = trays_at("r2c1", "r2c2", "r3c2")
    assert targets(attacked("D1", "c", "N", trays)) == ["t0", "t1"]  # N and NE
    assert targets(attacked("D1", "c", "E", trays)) == ["t1", "t2"]  # NE and E
    assert attacked("D1", "c", "S", trays).asks == "play"
    assert targets(attacked("D1", "c", "W", trays)) == []


@rule("RT-7.10")
@pytest.mark.parametrize(("facing", "hit"), [("N", ["t0"]), ("E", ["t2"]), ("S", []), ("W", [])])
def test_a_direct_arrow_reaches_the_connected_space(facing: str, hit: list[str]) -> None:
    assert targets(attacked("M1", "c", facing, trays_at("r2c1", "r2c2", "r3c2"))) == hit


@rule("RT-7.11")
def test_a_diagonal_arrow_reaches_the_space_across_the_corner() -> None:
    assert targets(attacked("B1", "c", "N", trays_at("r2c2"))) == ["t0"]
    assert targets(attacked("M2", "c", "N", trays_at("r2c2"))) == []  # north and east only


@rule("RT-7.12")
def test_a_repeated_arrow_reaches_the_near_and_the_far_space_and_no_further() -> None:
    table = attacked("A1", "h", "N", trays_at("r4c3", "r3c3", "r2c3"), scenario="RS02")
    assert targets(table) == ["t0", "t1"]
    assert table.refused("tile t2 1 f0 00") == "RT-7.15"


@rule("RT-7.13")
def test_a_precise_attack_reaches_every_space() -> None:
    trays = trays_at("r1c1", "r2c2", "r4c3", "r5c4")
    for site in "aceg":
        assert targets(attacked("A4a", site, "W", trays)) == ["t0", "t1", "t2", "t3"]


@rule("RT-7.14")
def test_nothing_blocks_an_attack() -> None:
    over_a_tower = attacked("A1", "f", "N", trays_at("r3c2"), towers="M1 d N")
    assert targets(over_a_tower) == ["t0"]
    over_a_tray_with_a_hero = attacked("A1", "c", "N", trays_at("r2c1", "r1c1"), blue="ignus t0 00")
    assert targets(over_a_tray_with_a_hero) == ["t0", "t1"]


@rule("RT-7.15")
def test_a_target_is_a_tray_in_range() -> None:
    table = attacked("A1", "c", "N", trays_at("r2c1", "r3c2"))
    assert targets(table) == ["t0"]
    assert table.refused("tile t1 1 f0 00") == "RT-7.15"
    assert table.refused("tile t7 1 f0 00") == "RT-7.15"  # there is no such tray


@rule("RT-7.16")
def test_of_a_stack_only_the_top_tray_is_a_target() -> None:
    table = attacked("A1", "c", "N", f"{GOBLINS} r2c1 ; ggg==/...../...../...../..... r2c1 kind=flying")
    assert targets(table) == ["t1"]
    assert table.refused("tile t0 1 f0 00") == "RT-7.16"


# the tiles of an attack


@rule("RT-7.17")
def test_tiles_go_on_one_tray_or_on_several() -> None:
    trays = trays_at("r2c1", "r2c2")
    apart = attacked("D1", "c", "N", trays).do("tile t0 1 f0 00", "tile t1 2 f0 00")
    assert (apart.tiled("t0"), apart.tiled("t1")) == (["00"], ["00"])
    together = attacked("D1", "c", "N", trays).do("tile t1 1 f0 00", "tile t1 2 f0 01")
    assert (together.tiled("t0"), together.tiled("t1")) == ([], ["00", "01"])


@rule("RT-7.18")
def test_linked_tiles_go_on_one_tray() -> None:
    table = attacked("A2", "c", "N", trays_at("r2c1", "r2c2"))
    assert targets(table) == ["t0", "t1"]
    table.do("tile t0 1 f0 00")
    assert table.refused("tile t1 2 f0 00") == "RT-7.18"
    assert targets(table) == ["t0"]
    table.do("tile t0 2 f0 01")
    assert table.tiled("t0") == ["00", "01", "10"]


@rule("RT-7.19")
def test_tiles_come_one_by_one_in_any_order_and_may_be_forfeited() -> None:
    table = attacked("D2", "c", "N", trays_at("r2c1")).do("tile t0 3 f0 44", "tile t0 1 f0 00")
    assert table.refused("tile t0 1 f0 02") == "RT-7.6"  # it lies already
    table.do("stop")
    assert table.tiled("t0") == ["00", "10", "44"]
    assert table.asks == "play"


@rule("RT-7.19")
def test_a_tile_that_fits_nowhere_is_forfeited_and_the_others_are_placed() -> None:
    full = ",".join(f"{row}{column}" for row in range(5) for column in range(5) if (row, column) != (2, 2))
    table = attacked("D2", "c", "N", f"{GOBLINS} r2c1 tile={full}")
    assert [text.split()[2] for text in table.offers("tile")] == ["2", "3"]  # not the domino
    assert table.do("tile t0 3 f0 22").asks == "play"
    assert [event.shape for event in table.told(TilePlaced)] == [0]


@rule("RT-7.20")
def test_a_tower_without_a_target_just_stands_there() -> None:
    table = staged(red="hand A1").do("red: build A1 c N")
    assert (table.asks, table.on_site("c")) == ("play", ["A1"])


@rule("RT-7.21")
@pytest.mark.parametrize("tower", TABLES.tower_names)
def test_every_tower_has_one_attack(tower: str) -> None:
    aim = TABLES.attack[TABLES.tower_names.index(tower)]
    pieces = len(aim.tiles) + aim.soldiers
    table = attacked(tower, "c", "N", trays_at("r2c1"))
    for _ in range(pieces):
        assert table.asks == "placing"
        table.do(next(text for text in table.offers() if text.startswith(("tile", "soldier"))))
    assert table.asks == "play"
