"""Modifications: buying, attaching, and what each of them does (sections 23 and 24, EU-C5)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import GAME, TABLES, staged
from tests.rules import rule
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.dump import dump, load
from warbook.games.kingdom.present.events import TilePlaced
from warbook.games.kingdom.present.notation import SEATS, TRAY_NAMES
from warbook.games.kingdom.present.token_events import Modified, Tithe
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import Seat

ALL = "ggggg/ggggg/ggggg/ggggg/ggggg"
ORCS = "ooooo/ooooo/ooooo/ooooo/ooooo"
BASIC = ["tile-2x1", "tile-1x1", "direct", "precise", "soldier", "site"]
ADVANCED = ["double-shot", "long-barrels", "royal-charter", "tithe-chest"]


def shop(**scene: object) -> Table:
    """Phase 6 with some gold, and crystals so that it does not end by itself."""
    return staged(**{"phase": "spend", "crystals": 2, "gold": 6, "scenario": "S2", **scene})


def targets(table: Table) -> list[str]:
    """The trays that the attack in progress reaches."""
    return [TRAY_NAMES[tray] for tray in table.state.volleys[-1].targets]


def shapes(table: Table) -> list[str]:
    """The tiles that are still to be placed."""
    return [TABLES.shapes[shape].name for shape in table.state.volleys[-1].tiles if shape >= 0]


# buying


@rule("EU-23.7", "EU-23.8", "EU-23.9", "EU-24.1")
def test_two_gold_buy_a_modification_for_a_tower_in_any_hand() -> None:
    table = shop(red="hand ARC1 ARC1", blue="hand MAG1 ; incoming ART1", towers="ART2 a N")
    cards = {tuple(text.split()[2:4]) for text in table.offers("modify")}
    assert {card for card in cards if card[1] != "m1"} == {("red", "ARC1"), ("blue", "MAG1")}
    assert table.refused("modify direct blue ART1") == table.refused("modify direct red ART2") == "EU-23.8"
    table.do("blue: modify direct red ARC1")
    assert [(told.seat, told.tower, told.modification) for told in table.told(Modified)] == [(0, 0, 2)]
    assert (int(table.state.gold), table.cards("red")) == (4, ["ARC1", "ARC1+direct"])
    assert miscount(table.state) == ""


@rule("EU-23.7")
def test_without_gold_nothing_is_for_sale() -> None:
    table = shop(red="hand ARC1", gold=1)
    assert (table.refused("modify direct red ARC1"), table.offers("modify")) == ("EU-23.7", [])
    assert shop(red="hand ARC1", gold=1, crystals=0).asks != "buying"
    assert shop(red="hand ARC1", gold=2, crystals=0).asks == "buying"


@rule("EU-24.1", "EU-24.3")
def test_each_modification_is_there_once_and_stays_on_its_card() -> None:
    table = shop(red="hand ARC1 MAG1").do("modify direct red ARC1")
    assert table.refused("modify direct red MAG1") == "EU-24.1"
    assert not [text for text in table.offers("modify") if text.split()[1] == "direct"]


@rule("EU-24.2", "EU-4.20", "EU-24.15")
@pytest.mark.parametrize(("scenario", "sold"), [("S2", BASIC), ("S7", BASIC + ADVANCED)])
def test_advanced_modifications_are_for_sale_where_the_scenario_says_so(scenario: str, sold: list[str]) -> None:
    table = shop(scenario=scenario, red="hand ARC1")
    assert list(dict.fromkeys(text.split()[1] for text in table.offers("modify"))) == sold
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, KingdomView)
    assert list(view.modifications) == sold
    assert table.refused("modify falconer red ARC1") == "EU-24.2"
    assert table.refused("modify double-shot red ARC1") == ("" if scenario == "S7" else "EU-24.2")


@rule("EU-24.4")
@pytest.mark.parametrize(("tower", "slots"), [("ARC1", 1), ("ART4B", 1), ("MAG1", 2), ("MAG3", 2), ("MAG4A", 1)])
def test_a_card_has_so_many_slots(tower: str, slots: int) -> None:
    table = shop(scenario="S7", red=f"hand {tower}").do(f"modify direct red {tower}")
    assert table.refused("modify precise red m1") == ("" if slots == 2 else "EU-24.4")
    if slots == 2:
        assert table.do("modify precise red m1").refused("modify tile-1x1 red m1") == "EU-24.4"
        assert table.cards("red") == [f"{tower}+direct+precise"]


@rule("EU-24.4", "EU-23.8")
def test_soldier_towers_hold_none() -> None:
    table = shop(scenario="S7", red="hand SOL3")
    assert (table.refused("modify direct red SOL3"), table.offers("modify")) == ("EU-24.4", [])


@rule("EU-24.11")
def test_the_direction_of_a_sticker_is_chosen_when_it_is_attached() -> None:
    table = shop(red="hand ART1")
    assert len([text for text in table.offers("modify") if text.split()[1] == "tile-2x1"]) == 8
    assert len([text for text in table.offers("modify") if text.split()[1] == "tile-1x1"]) == 1
    assert table.refused("modify tile-1x1 red ART1 E") == "EU-24.11"
    assert table.do("modify tile-2x1 red ART1 SE").cards("red") == ["ART1+tile-2x1:SE"]


@rule("EU-23.11", "EU-23.1")
def test_a_purchase_takes_back_what_others_have_declared() -> None:
    table = shop(red="hand ARC1 MAG1").do("blue: done", "red: modify direct red ARC1")
    assert (table.asks, int(table.state.done)) == ("buying", 0)


# what they do


@rule("EU-24.5", "EU-24.11", "EU-24.12")
@pytest.mark.parametrize(("facing", "expected"), [("N", ["t1"]), ("E", []), ("S", []), ("W", ["t0"])])
def test_the_2x1_tile_goes_by_its_arrow_which_turns_with_the_card(facing: str, expected: list[str]) -> None:
    # j is r2c3: NW is r1c2 (t0), NE is r1c4 (t1); the Mage Guild's own arrow points N, where nothing is
    table = staged(scenario="S2", red="hand MAG1+tile-2x1:NE", trays=f"{ALL} r1c2 ; {ALL} r1c4")
    table.do(f"red: build m1 j {facing}")
    assert (table.asks, targets(table) if table.asks == "placing" else []) == (
        "placing" if expected else "play",
        expected,
    )
    if expected:
        assert (shapes(table), DAMAGES[table.state.volleys[-1].damage]) == (["I2"], "physical")


@rule("EU-24.6", "EU-24.12")
def test_the_1x1_tile_goes_on_any_horde_behind_the_towers_own() -> None:
    table = staged(scenario="S2", red="hand MAG1+tile-1x1", trays=f"{ALL} r1c3 ; {ALL} r0c0")
    table.do("red: build m1 a S", "tile t0 1 f0 00")
    assert (targets(table), shapes(table)) == (["t0", "t1"], ["I1"])
    table.do("tile t1 1 f0 44")
    assert [DAMAGES[told.damage] for told in table.told(TilePlaced)] == ["physical"]
    assert table.asks == "play"


@rule("EU-24.4", "EU-24.12")
def test_two_modifications_place_their_tiles_one_after_the_other() -> None:
    table = staged(scenario="S2", red="hand MAG1+tile-2x1:N+tile-1x1", trays=f"{ALL} r1c3")
    table.do("red: build m1 a S", "tile t0 1 f0 00")
    assert shapes(table) == ["I2"]
    assert shapes(table.do("stop")) == ["I1"]
    assert table.do("stop").asks == "play"


@rule("EU-24.12")
def test_the_extra_tile_is_not_linked_with_the_printed_ones() -> None:
    table = staged(scenario="S2", red="hand ARC3+tile-1x1", trays=f"{ALL} r1c3 ; {ALL} r0c0")
    table.do("red: build m1 a S", "mode 1", "tile t0 1 f0 00", "tile t0 2 f0 10")
    assert table.refused("tile t1 1 f0 00") == ""


@rule("EU-24.7", "EU-24.12", "EU-31.19")
def test_direct_damage_goes_for_all_tiles_of_the_tower() -> None:
    table = staged(scenario="S2", red="hand MAG1+direct+tile-1x1", trays=f"{ORCS} r1c3")
    table.do("red: build m1 a S")
    table.do("tile t0 1 f0 00")
    table.do("tile t0 1 f0 44")
    tiles = [tile >> 25 & 3 for tile in table.state.tiles[0]]
    assert [DAMAGES[damage] for damage in tiles] == ["true", "true"]


@rule("EU-24.8", "EU-24.12")
def test_precise_attack_goes_for_all_tiles_of_the_tower() -> None:
    table = staged(scenario="S2", red="hand MAG1+tile-2x1:N+precise", trays=f"{ALL} r0c0 ; {ALL} r1c5")
    table.do("red: build m1 a S")
    assert (targets(table), shapes(table)) == (["t0", "t1"], ["L3"])
    table.do("stop")
    assert (targets(table), shapes(table)) == (["t0", "t1"], ["I2"])


@rule("EU-24.8", "EU-24.7", "EU-24.12")
@pytest.mark.parametrize("modification", ["precise", "direct"])
def test_the_soldier_of_the_necromancer_is_no_tile(modification: str) -> None:
    imp = "eeeee/eeeee/eeeee/eeeee/eeeee"  # resists magic damage
    table = staged(scenario="S7", red=f"hand MAG4B+{modification}", trays=f"{ALL} r1c1 ; {imp} r1c5")
    table.do("red: build m1 a S")
    if modification == "precise":
        assert targets(table) == ["t0", "t1"]
        assert {text.split()[1] for text in table.offers("soldier")} == {"t0"}
        assert table.refused("soldier t1 00") == "EU-13.12"
    else:
        table = staged(scenario="S7", red="hand MAG4B+direct", trays=f"{imp} r1c1").do("red: build m1 a S")
        assert (table.offers("soldier"), table.refused("tile t0 1 f0 00")) == ([], "")


@rule("EU-24.13")
def test_a_precise_tower_of_each_places_a_set_for_every_arrow_on_different_hordes() -> None:
    table = staged(scenario="S7", red="hand ART3+precise", trays=f"{ALL} r1c0 ; {ALL} r1c5 ; {ALL} r1c6 ; {ALL} r1c7")
    table.do("red: build m1 a N")
    assert targets(table) == ["t0", "t1", "t2", "t3"]
    table.do("tile t1 1 f0 00")
    assert targets(table) == ["t0", "t2", "t3"]
    table.do("tile t3 1 f0 00")
    assert targets(table) == ["t0", "t2"]
    assert table.do("tile t0 1 f0 00").asks == "play"  # three arrows


@rule("EU-24.9", "EU-24.11", "EU-24.12")
def test_the_additional_soldier_goes_by_one_of_three_neighbouring_arrows() -> None:
    # the sticker shows E, SE and S of an upright card; turned south that is W, NW and N
    table = staged(
        scenario="S2", red="hand MAG1+soldier:E+precise", trays=f"{ALL} r1c2 ; {ALL} r1c3 ; {ORCS} r1c4 ; {ALL} r0c0"
    )
    table.do("red: build m1 j S", "stop")
    assert (targets(table), shapes(table), table.state.volleys[-1].soldiers) == (["t0", "t1"], [], 1)
    assert table.do("soldier t1 22").asks == "play"


@rule("EU-24.9", "EU-24.12")
def test_the_additional_soldier_is_physical_whatever_the_tower() -> None:
    table = staged(scenario="S2", red="hand MAG1+soldier:NW+direct", trays=f"{ORCS} r1c3 tile=00")
    table.do("red: build m1 j N", "stop")
    assert (table.asks, table.soldiers("t0")) == ("play", [])  # no orc takes a physical soldier


@rule("EU-24.10", "EU-31.24")
def test_two_towers_join_a_tower_with_an_additional_site() -> None:
    table = staged(red="hand MAG1 SOL1 ART1", towers="ARC1+site a N")
    table.do("red: build MAG1 a N", "red: build SOL1 a E")
    assert table.on_site("a") == ["ARC1+site", "MAG1", "SOL1"]
    assert table.refused("red: build ART1 a N") == "EU-10.2"
    assert [text for text in table.offers("build", "red") if " a " in text] == []


@rule("EU-24.15")
def test_a_double_shot_is_one_tile_more_linked_like_the_others() -> None:
    table = staged(scenario="S7", red="hand ARC3+double-shot", trays=f"{ALL} r1c1 ; {ALL} r1c2")
    table.do("red: build m1 a S", "mode 1")
    assert shapes(table) == ["I2", "I2", "I1"]
    table.do("tile t0 3 f0 00")
    assert table.refused("tile t1 1 f0 00") == "EU-13.12"
    precise = staged(scenario="S7", red="hand ARC3+double-shot", trays=f"{ALL} r1c1 ; {ALL} r1c2")
    precise.do("red: build m1 a S", "mode 2", "tile t0 3 f0 00")
    assert precise.refused("tile t1 1 f0 00") == "EU-13.7"


@rule("EU-24.15")
def test_a_double_shot_of_an_each_tower_is_one_tile_in_all() -> None:
    table = staged(scenario="S7", red="hand ART3+double-shot", trays=f"{ALL} r1c0 ; {ALL} r1c1 ; {ALL} r1c5")
    table.do("red: build m1 a S")  # a is r0c1: SE, S, SW
    table.do("tile t0 1 f0 00", "tile t1 1 f0 00")
    assert (targets(table), shapes(table)) == (["t0", "t1"], ["I1"])
    assert table.do("tile t1 1 f0 44").asks == "play"


@rule("EU-24.15")
def test_long_barrels_reach_the_first_horde_within_two_spaces() -> None:
    # f is r0c5 and blue: facing west NW, W and SW are r-1c4, r0c4, r1c4
    far = staged(scenario="S7", blue="hand ART3+long-barrels", trays=f"{ALL} r2c3 ; {ALL} r1c6")
    assert targets(far.do("blue: build m1 f W")) == ["t0"]  # two spaces to the south-west
    near = staged(scenario="S7", blue="hand ART3+long-barrels", trays=f"{ALL} r2c3 ; {ALL} r1c4")
    near.do("blue: build m1 f W")
    assert (targets(near), near.refused("tile t0 1 f0 00")) == (["t1"], "EU-13.12")
    assert staged(scenario="S7", blue="hand ART3", trays=f"{ALL} r2c3").do("blue: build ART3 f W").asks == "play"


@rule("EU-24.15")
def test_long_barrels_make_adjacent_two_spaces_wide() -> None:
    table = staged(
        scenario="S7", red="hand MAG4A+long-barrels", trays=f"{ALL} r1c0 ; {ALL} r1c1 ; {ALL} r1c5 ; {ALL} r1c6"
    )
    assert targets(table.do("red: build m1 j N")) == ["t1", "t2"]  # j is r1c3


@rule("EU-24.15", "EU-22.1")
def test_a_royal_charter_opens_sites_of_any_colour_and_its_player_takes_it_back() -> None:
    table = staged(scenario="S7", red="hand ARC1+royal-charter ARC1", crystals=0, gold=0)
    assert table.refused("red: build ARC1 e N") == "EU-10.1"
    assert "build m1 e N" in table.offers("build", "red")
    table.do("red: build m1 e N")
    assert table.on_site("e") == ["ARC1+royal-charter"]
    table.until("spawn")
    assert ("ARC1+royal-charter" in table.cards("red"), table.cards("blue")) == (True, [])


@rule("EU-24.15", "EU-25.9")
def test_a_royal_charter_does_not_open_the_closed_colour() -> None:
    table = staged(scenario="S7", seats=1, red="hand ARC1+royal-charter", closed="blue")
    colours = {table.state.field.colour[ord(text.split()[2]) - ord("a")] for text in table.offers("build")}
    assert 1 not in colours


def destroyed(table: Table) -> list[Tithe]:
    """Go on to the end of Phase 3; what the tithe brings there."""
    told: list[Tithe] = []
    while table.phase in ("play", "destroy"):
        offers = table.offers()
        told += table.do("done" if "done" in offers else offers[0]).told(Tithe)
    return told


@rule("EU-24.15")
def test_a_tithe_chest_pays_once_for_hordes_that_bore_its_tiles() -> None:
    one = "g..../...../...../...../....."
    table = staged(scenario="S7", red="hand ART2+tithe-chest", trays=f"{one} r1c1 ; {one} r1c0", gold=3)
    table.do("red: build m1 a S", "tile t0 1 f0 00", "tile t1 1 f0 00")  # a is r0c1: S and SW
    assert [event.gold for event in destroyed(table)] == [1]
    assert int(table.state.gold) == 4


@rule("EU-24.15")
def test_a_tithe_chest_pays_nothing_for_tiles_of_other_towers_or_rounds() -> None:
    one = "g..../...../...../...../....."
    trays = f"{one} r1c1 tile=44:physical:ART2 ; {ALL} r1c0"
    table = staged(scenario="S7", red="hand ART2+tithe-chest ART2", trays=trays, gold=3)
    table.do("red: build ART2 a S", "tile t0 1 f0 00", "stop")  # the same tower without the sticker
    assert destroyed(table) == []
    table = staged(scenario="S7", red="hand ART2+tithe-chest", trays=f"{one} r1c1 soldiers=00 ; {ALL} r1c0", gold=3)
    table.do("red: build m1 a S", "stop", "tile t1 1 f0 00")  # its tile lies on the horde that stays
    assert (destroyed(table), int(table.state.gold)) == ([], 3)


# the Falconer


@rule("EU-24.14")
def test_the_crossbow_fort_brings_the_falconer_when_it_first_comes() -> None:
    table = staged(scenario="S7", red="hand ARC3 ARC1 MAG1", blue="hand ARC2 ARC2+direct")
    table.do("red: pass ARC3 blue b")
    assert (table.asks, {SEATS[seat] for seat in GAME.acting(table.state)}) == ("sticking", {"red", "blue"})
    assert table.offers() == [
        "stop",
        *("attach hand red ARC1", "attach hand blue ARC2", "attach hand blue m1", "attach incoming blue ARC4B"),
    ]
    assert table.refused("attach hand red MAG1") == "EU-24.14"
    table.do("attach hand blue m1")  # beyond its one slot
    assert (table.asks, "ARC2+direct+falconer" in table.cards("blue"), miscount(table.state)) == ("play", True, "")
    assert shop(red="hand ARC1+falconer").refused("modify direct red m1") == ""


@rule("EU-24.14")
def test_the_falconer_may_be_declined_and_is_never_offered_again() -> None:
    table = staged(scenario="S7", red="hand ARC3", blue="hand ARC4B")
    table.do("blue: pass ARC4B red", "stop")
    assert table.do("red: pass ARC3 blue").asks == "play"  # the other tower of level 4 brings nothing
    table = staged(scenario="S7", red="hand ARC4B").do("red: pass ARC4B blue", "attach incoming blue ARC4B")
    assert table.cards("blue", "incoming") == ["ARC4B+falconer"]
    table.do("red: done", "blue: done").until("play")
    assert table.do("blue: pass m1 red").asks == "play"


@rule("EU-24.14")
def test_one_tile_of_an_attack_may_go_on_any_horde_even_if_it_is_linked() -> None:
    trays = f"{ALL} r1c1 ; {ALL} r1c5 ; {ALL} r1c6"
    table = staged(scenario="S7", red="hand ARC3+falconer+double-shot", trays=trays)
    table.do("red: build m1 a S", "mode 1", "tile t1 1 f0 00")  # the loose one
    assert table.refused("tile t2 2 f0 00") == "EU-13.12"
    assert table.refused("tile t1 2 f0 20") == "EU-13.12"
    table.do("tile t0 2 f0 00", "tile t0 3 f0 44")
    assert table.asks == "play"


@rule("EU-24.14", "EU-13.7")
def test_of_two_tiles_on_two_hordes_either_may_be_the_loose_one() -> None:
    table = staged(scenario="S7", red="hand ARC4B+falconer", trays=f"{ALL} r1c1 ; {ALL} r1c5 ; {ALL} r1c6")
    table.do("red: build m1 a S", "mode 1", "tile t0 1 f0 00", "tile t1 2 f0 00")
    assert {text.split()[1] for text in table.offers("tile")} == {"t0", "t1"}


@rule("EU-24.14", "EU-24.12")
def test_the_loose_tile_is_one_in_the_whole_attack() -> None:
    trays = f"{ALL} r1c1 ; {ALL} r1c5"
    table = staged(scenario="S7", red="hand ARC1+falconer+tile-2x1:S", trays=trays)
    table.do("red: build m1 a S", "mode 1", "tile t1 1 f0 00")
    assert table.asks == "play"  # the extra tile points north now, and the loose one is gone
    table = staged(scenario="S7", red="hand ARC1+falconer+tile-2x1:S", trays=trays)
    table.do("red: build m1 a S", "mode 1", "tile t0 1 f0 00", "tile t1 1 f0 00")
    assert (table.asks, table.tiled("t1")) == ("play", ["00", "01"])


# saved states


@rule("EU-37.1", "EU-37.4")
def test_a_state_in_the_middle_of_a_salvo_is_saved_and_loaded() -> None:
    trays = f"{ALL} r1c1 ; {ALL} r1c5 ; {ALL} r1c6"
    for hand, build in (("ARC4B+falconer", "mode 1"), ("ART3+precise", ""), ("SOL4A", ""), ("MAG4B+precise", "")):
        table = staged(scenario="S7", red=f"hand {hand}", trays=trays)
        table.do(f"red: build {'m1' if '+' in hand else hand} a S", *([build] if build else []))
        for _ in range(6):
            if table.asks != "placing":
                break
            data = dump(table.state)
            again = load(GAME.name, table.state.tables, GAME.law, GAME.terms, data)
            assert dump(again) == data
            assert Table(again, GAME).offers() == table.offers()
            table.do(table.offers()[0])
