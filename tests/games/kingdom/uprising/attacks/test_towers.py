"""Tower cards: where they are built, how they are passed, picked up and bought (sections 10, 14, 22, 23)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.uprising.boards import GAME, TABLES, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.effects.vocabulary import BARRACKS
from warbook.games.kingdom.present.events import Passed
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import Seat

GOBLINS = "ggggg/ggggg/ggggg/ggggg/ggggg"

# with two players: in S1 a (r2c0), b (r3c2), c (r4c0), d (r5c3) are red, e (r2c2) to h blue; in S2 i and j are white


# building


@rule("EU-10.1", "EU-3.4")
def test_a_tower_is_built_on_an_own_or_a_white_site_with_any_of_four_facings() -> None:
    table = staged(scenario="S2", red="hand ARC1")
    sites = [text.split()[2] for text in table.offers("build", "red")]
    assert sites == [site for site in "abcdij" for _ in range(4)]
    assert [text[-1] for text in table.offers("build", "red")[:4]] == ["N", "E", "S", "W"]
    assert table.refused("red: build ARC1 e N") == "EU-10.1"


@rule("EU-10.1", "EU-9.4", "EU-14.6")
def test_a_tower_is_played_from_the_hand_alone() -> None:
    table = staged(red="hand ARC1 ; incoming MAG1")
    assert table.refused("red: build MAG1 a N") == "EU-14.6"
    assert table.refused("red: pass MAG1 blue") == "EU-14.6"
    assert table.refused("red: build ART1 a N") == "EU-10.1"
    table.do("red: build ARC1 a N")
    assert table.refused("red: pass ARC1 blue") == "EU-9.4"


@rule("EU-2.1", "EU-10.2")
def test_the_order_of_a_soldier_tower_and_another_does_not_matter() -> None:
    for first, second in (("SOL1", "ARC1"), ("ARC1", "SOL1")):
        table = staged(red="hand SOL1 ARC1 MAG1 SOL2")
        table.do(f"red: build {first} a N", f"red: build {second} a E")
        assert table.on_site("a") == [first, second]
        assert table.refused("red: build MAG1 a N") == table.refused("red: build SOL2 a N") == "EU-10.2"
        assert not [text for text in table.offers("build", "red") if " a " in text]


@rule("EU-10.2")
def test_two_soldier_towers_do_not_share_a_site() -> None:
    table = staged(red="hand SOL2", towers="SOL1 a N")
    assert table.refused("red: build SOL2 a N") == "EU-10.2"
    assert not [text for text in table.offers("build", "red") if " a " in text]


@rule("EU-10.3")
def test_a_sand_warrior_on_a_site_prevents_building_as_a_hero_does() -> None:
    table = staged(red="alric r1c1 ; warrior1 r2c0 ; hand ARC1")
    assert table.refused("red: build ARC1 a N") == "EU-10.3"
    assert table.refused("red: build ARC1 b N") == ""


@rule("EU-10.4", "EU-10.12", "EU-16.18", "EU-26.7", "EU-27.10")
@pytest.mark.parametrize("token", ["volcano", "fissure", "ink-pool", "stone", "spirit", "tentacle"])
def test_nothing_is_built_where_a_token_lies_that_is_no_flower(token: str) -> None:
    table = staged(red="hand ARC1", tokens=f"{token} r2c0")
    assert table.refused("red: build ARC1 a N") == "EU-10.4"
    assert not [text for text in table.offers("build", "red") if " a " in text]


@rule("EU-10.12")
def test_a_site_that_an_effect_closes_is_not_built_on_as_long_as_that_lasts() -> None:
    table = staged(red="hand ARC1", shut="a 3", round=3)
    assert table.refused("red: build ARC1 a N") == "EU-10.12"
    assert not [text for text in table.offers("build", "red") if " a " in text]
    assert table.refused("red: build ARC1 b N") == ""


@rule("EU-10.12", "EU-25.9", "EU-25.10")
def test_alone_the_closed_colour_is_not_built_on_and_white_always_is() -> None:
    table = staged(scenario="S2", seats=1, red="hand ARC1", closed="blue")
    colours = {table.state.field.colour[ord(text.split()[2]) - ord("a")] for text in table.offers("build")}
    assert colours == {0, 2, -2}


@rule("EU-10.6", "EU-10.7", "EU-10.8")
def test_a_tower_attacks_at_once_and_may_place_nothing() -> None:
    table = staged(scenario="S2", red="hand MAG1 MAG1", trays=f"{GOBLINS} r1c3")
    assert table.do("red: build MAG1 d N").asks == "play"  # no target
    assert table.do("red: build MAG1 a S").asks == "placing"
    assert table.do("stop").asks == "play"
    assert table.tiled("t0") == []


@rule("EU-10.10", "EU-10.11", "EU-13.14")
def test_a_tower_keeps_its_facing_and_never_attacks_again() -> None:
    table = staged(scenario="S2", red="hand MAG1", trays=f"{GOBLINS} r1c3")
    table.do("red: build MAG1 a S", "tile t0 1 f0 00")
    assert table.asks == "play"
    assert table.refused("red: build MAG1 a N") == "EU-10.1"
    assert int(table.state.facing[0]) == 2


@rule("EU-1.7")
def test_the_iron_rule_of_the_first_scenario_forbids_soldier_towers() -> None:
    table = staged(red="hand SOL1 ARC1", options={"difficulty": "iron"})
    assert table.refused("red: build SOL1 a N") == "EU-1.7"
    assert {text.split()[1] for text in table.offers("build", "red")} == {"ARC1"}


# passing


@rule("EU-14.1", "EU-14.2", "EU-14.3")
def test_a_tower_is_passed_raised_or_as_it_is() -> None:
    table = staged(red="hand ARC1")
    assert table.offers("pass", "red") == ["pass ARC1 blue", "pass ARC1 blue kept"]
    table.do("red: pass ARC1 blue kept")
    assert (table.cards("red"), table.cards("blue", "incoming")) == ([], ["ARC1"])
    assert [told.rule for told in table.told(Passed)] == ["EU-14.3"]
    table = staged(red="hand ARC1")
    before = table.supply("ARC1"), table.supply("ARC2")
    table.do("red: pass ARC1 blue")
    assert table.cards("blue", "incoming") == ["ARC2"]
    assert (table.supply("ARC1"), table.supply("ARC2")) == (before[0] + 1, before[1] - 1)


@rule("EU-14.1", "EU-31.27")
def test_nobody_passes_to_himself_but_alone() -> None:
    assert staged(red="hand ARC1").refused("red: pass ARC1 red") == "EU-14.1"
    alone = staged(seats=1, red="hand ARC1", closed="red")
    assert alone.offers("pass") == ["pass ARC1 red", "pass ARC1 red kept"]


@rule("EU-25.8", "EU-14.3")
def test_alone_a_tower_that_cannot_be_raised_may_still_be_passed() -> None:
    table = staged(scenario="S1", seats=1, red="hand ARC3", closed="red")  # its scenario has no higher level
    assert table.offers("pass") == ["pass ARC3 red"]
    assert table.do("pass ARC3 red").cards("red", "incoming") == ["ARC3"]


@rule("EU-14.4", "EU-14.5")
def test_level_three_becomes_either_tower_of_level_four_and_those_cannot_be_bought() -> None:
    table = staged(scenario="S7", red="hand SOL3")
    assert table.offers("pass", "red") == ["pass SOL3 blue", "pass SOL3 blue b", "pass SOL3 blue kept"]
    assert table.do("red: pass SOL3 blue").cards("blue", "incoming") == ["SOL4A"]
    shop = staged(scenario="S7", phase="spend", crystals=12, gold=0)
    assert shop.refused("buy ARC3 red") == shop.refused("buy ARC4A red") == "EU-23.3"
    levels = {TABLES.level[TABLES.tower_names.index(text.split()[1])] for text in shop.offers("buy")}
    assert levels == {1, 2}


@rule("EU-31.28", "EU-14.2")
def test_the_old_card_need_not_have_a_copy_in_the_pool() -> None:
    table = staged(red="hand ARC1 ARC1 ARC1 ARC1")
    assert table.supply("ARC1") == 0
    table.do("red: pass ARC1 blue")
    assert (table.supply("ARC1"), table.cards("blue", "incoming")) == (1, ["ARC2"])


@fact("EU-22.3", "EU-31.26")
def test_nobody_holds_too_many_towers_to_be_passed_another() -> None:
    many = "ARC1 ARC1 ARC1 MAG1 MAG1 MAG1 MAG1 ART1 ART1 ART1 ART1 SOL1 SOL1 SOL1 SOL1 ARC2 ARC2"
    table = staged(red="hand ARC1", blue=f"hand {many}", crystals=0, gold=0)
    table.do("red: pass ARC1 blue kept").until("spawn")
    assert len(table.cards("blue")) == 18


@rule("EU-14.8")
def test_a_tower_of_level_four_is_passed_unchanged() -> None:
    table = staged(scenario="S7", red="hand ARC4A")
    assert table.offers("pass", "red") == ["pass ARC4A blue"]
    assert table.do("red: pass ARC4A blue").cards("blue", "incoming") == ["ARC4A"]


@rule("EU-14.2", "EU-4.10")
def test_no_tower_is_raised_above_the_level_of_the_scenario() -> None:
    table = staged(scenario="S2", red="hand ARC3")
    assert table.offers("pass", "red") == ["pass ARC3 blue"]


@rule("EU-14.7")
def test_a_card_that_is_passed_unchanged_keeps_its_stickers() -> None:
    table = staged(red="hand ARC1+direct")
    table.do("red: pass m1 blue kept")
    assert table.cards("blue", "incoming") == ["ARC1+direct"]


@rule("EU-14.4", "EU-14.7", "EU-31.25")
def test_a_card_of_the_pool_with_stickers_may_be_the_one_to_which_a_tower_is_raised() -> None:
    table = staged(scenario="S7", red="hand ARC2+precise ARC1")
    table.do("red: pass m1 blue")  # the Marksman with its sticker goes to the pool
    assert table.offers("pass", "red") == ["pass ARC1 blue", "pass ARC1 blue b", "pass ARC1 blue kept"]
    table.do("red: pass ARC1 blue b")
    assert table.cards("blue", "incoming") == ["ARC3", "ARC2+precise"]


@rule("EU-14.9", "EU-33.1")
def test_incoming_towers_are_open() -> None:
    table = staged(red="hand ARC1+direct").do("red: pass m1 blue kept")
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, KingdomView)
    assert view.players[1].incoming == {"ARC1+direct": 1}
    assert view.cards == {"20": "ARC1+direct"}


@rule("EU-1.7")
def test_the_iron_rule_of_the_prologue_forbids_upgrades_in_the_first_rounds() -> None:
    first = TABLES.content.scenarios["P"].iron.no_upgrades_before
    for number in (first - 1, first):
        table = staged(scenario="P", red="hand ARC1", round=number, options={"difficulty": "iron"})
        expected = ["pass ARC1 blue"] if number < first else ["pass ARC1 blue", "pass ARC1 blue kept"]
        assert table.offers("pass", "red") == expected
    table = staged(scenario="P", red="hand ARC1", round=first - 1, options={"difficulty": "iron"})
    assert table.do("red: pass ARC1 blue").cards("blue", "incoming") == ["ARC1"]


# taking back


@rule("EU-22.1")
@fact("EU-22.3", "EU-22.4")
def test_towers_come_back_to_hand_and_their_tiles_stay() -> None:
    table = staged(
        scenario="S2",
        red="hand ARC1 ; incoming MAG1",
        towers="ARC2 a N ; SOL1 a N",
        trays="gg.../...../...../...../..... r1c3 tile=00 soldiers=01",
        phase="pick-up",
        crystals=0,
        gold=0,
    )
    assert sorted(table.cards("red")) == ["ARC1", "ARC2", "MAG1", "SOL1"]
    assert (table.on_site("a"), table.cards("red", "incoming")) == ([], [])
    assert (table.tiled("t0"), table.soldiers("t0")) == (["00"], ["01"])


@rule("EU-22.2")
def test_towers_on_white_sites_are_taken_card_by_card_by_anybody() -> None:
    table = staged(scenario="S2", towers="ARC2 i N red ; SOL1 i N red", phase="pick-up", crystals=0, gold=0)
    assert table.asks == "whites"
    table.do("blue: take i upper blue")
    assert (table.cards("red"), table.cards("blue"), table.asks) == ([], ["SOL1"], "whites")
    table.do("red: take i lower blue")
    assert sorted(table.cards("blue")) == ["ARC2", "SOL1"]


@rule("EU-22.2")
def test_a_third_tower_on_a_white_site_can_be_taken_too() -> None:
    towers = "ARC2+site i N red ; SOL1 i N red ; MAG1 i N red"
    table = staged(scenario="S2", towers=towers, phase="pick-up", crystals=0, gold=0)
    assert table.do("blue: take i third blue").cards("blue") == ["MAG1"]


# buying


@rule("EU-23.1", "EU-23.2", "EU-23.4", "EU-23.6", "EU-23.11")
def test_any_player_may_buy_for_any_other_until_all_are_done() -> None:
    table = staged(red="hand ARC2 ARC2 ARC2", phase="spend", crystals=12, gold=0)
    assert table.refused("buy ARC2 red") == "EU-23.4"
    table.do("blue: buy MAG2 red", "blue: done")
    assert ("MAG2" in table.cards("red"), int(table.state.crystals)) == (True, 9)
    table.do("red: buy ART1 blue")  # which takes back what blue has declared
    assert (table.asks, table.cards("blue"), int(table.state.crystals)) == ("buying", ["ART1"], 7)


@rule("EU-23.5", "EU-31.25")
def test_a_card_of_the_pool_is_bought_with_its_stickers_for_the_same_price() -> None:
    table = staged(red="hand ARC1+direct").do("red: pass m1 blue")
    assert table.supply("ARC1") == TABLES.copies[TABLES.tower_names.index("ARC1")] - 1
    table.until("spend")
    table.state.crystals = 4
    offers = table.offers("buy")
    assert "buy ARC1 red" in offers and "buy m1 red" in offers  # the players choose
    table.do("buy m1 blue")
    assert ("ARC1+direct" in table.cards("blue"), int(table.state.crystals)) == (True, 2)


@rule("EU-23.7", "EU-23.10")
def test_levels_are_never_bought_up() -> None:
    table = staged(red="hand ARC1", phase="spend", crystals=12, gold=12)
    words = {text.split()[0] for text in table.offers()}
    assert words == {"buy", "modify", "done"}


@rule("EU-2.2", "EU-2.1")
def test_every_family_has_eleven_cards() -> None:
    copies = [0] * 4
    for tower, family in enumerate(TABLES.family):
        copies[family] += TABLES.copies[tower]
    assert copies == [11, 11, 11, 11]
    assert all((TABLES.mod_slots[tower] == 0) == (family == BARRACKS) for tower, family in enumerate(TABLES.family))


@rule("EU-10.1")
def test_in_a_new_game_the_towers_can_be_built() -> None:
    table = new_game("S1", 2).until("play")
    assert table.offers("build")
