"""Heroes: knock-out, revival, and the wildcat (RT-12.33 to RT-12.46, RT-12.48)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.trays import occupied, uncovered
from warbook.games.kingdom.present.events import Healed, KnockedOut, Revived

EMPTY = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
FAST = "w..../...../...../...../....."
AIMING = "a..../...../...../...../....."
PORTAL = "...../.ggg./.g1g./.ggg./....."


@rule("RT-12.33")
def test_at_no_health_a_hero_is_knocked_out_and_leaves_the_map() -> None:
    table = staged(red="malik t0 30 hp=1", trays=f"{EMPTY} r3c2", decks="1 H1-01 P1-01").end_phase()
    assert table.told(KnockedOut)[0].rule == "RT-12.33"
    assert table.space("malik") == "board"
    assert occupied(table.state, 0) == 0


@rule("RT-12.33")
def test_a_hero_knocked_out_in_the_phase_of_cards_is_not_activated_any_more() -> None:
    table = staged(scenario="RS08", red="malik r4c1 hp=1", trays=f"{PORTAL} r2c1 kind=portal", spells="gem-of-time")
    table.do("cast gem-of-time", "tile t0 1 f0 11", "choose malik")
    assert table.space("malik") == "board"
    assert table.refused("activate malik") == "RT-12.33"


@rule("RT-12.34")
def test_a_hero_knocked_out_by_the_first_attempt_does_not_hold_the_second() -> None:
    table = staged(red="malik t0 30 hp=1", trays=f"{FAST} r3c2").end_phase()
    assert table.tray("t0") == "r3c3"


@rule("RT-12.35")
def test_healing_stops_at_the_maximum() -> None:
    trays = f"{GOBLINS} r4c4"
    table = staged(scenario="RS08", red="ignus r4c2 hp=4 +surge-of-flame", trays=trays)
    table.do("activate ignus", "ability 3 N", "step r4c3", "stop", "choose ignus")
    assert table.health("ignus") == 5
    assert table.told(Healed)[0].amount == 1


@rule("RT-12.36", "RT-12.39")
def test_a_hero_is_revived_by_itself_at_the_next_phase_of_cards() -> None:
    table = staged(red="malik t0 30 hp=1", trays=f"{EMPTY} r3c2").end_phase()
    assert table.phase == "play"
    assert table.told(Revived)[0].rule == "RT-12.36"
    assert (table.health("malik"), table.space("malik")) == (5, "board")
    assert table.refused("activate malik") == "RT-12.2"


@rule("RT-12.36")
def test_a_revived_hero_is_not_moved_by_an_effect() -> None:
    table = staged(scenario="RS08", red="malik revived used", blue="magnus r4c1 +magic-trick", trays=f"{EMPTY} r4c2")
    table.do("blue: activate magnus", "ability 1 E")
    assert table.refused("choose malik") == "RT-31.36"
    assert table.refused("choose magnus") == ""


@fact("RT-12.37")
def test_revival_turns_no_ability_up() -> None:
    table = staged(scenario="RS08", phase="spawn", red="malik hp=0 down -earthquake +hammer-time")
    assert table.state.ready[table.figure("malik")] == 0b1


@rule("RT-12.38")
def test_a_revived_hero_enters_beside_the_exit_in_a_later_round() -> None:
    table = staged(phase="spawn", red="malik hp=0 down").end_phase()
    table.do("activate malik")
    assert "move r5c4" in table.offers("move")
    assert table.refused("move r3c3") == "RT-12.5"


# the wildcat


@rule("RT-12.40")
def test_the_wildcat_engages_covers_and_blocks_like_a_hero() -> None:
    table = staged(red="alleria r5c4 ; wildcat r3c2", trays="oo.../oo.../...../...../g.... r3c3")
    table.do("wildcat", "move r3c3", "seat 00")
    assert uncovered(table.state, 0) == 1 << 20, "true damage covers the orcs"
    table.end_phase()
    assert table.tray("t0") == "r3c3"


@rule("RT-12.40", "RT-12.18")
def test_the_wildcat_is_put_on_another_block_like_a_hero() -> None:
    table = staged(red="alleria r5c4 ; wildcat t0 00", trays=f"{GOBLINS} r3c3 tile=04").do("wildcat")
    assert table.refused("reseat 03") == "RT-12.14"
    table.do("reseat 11")
    assert table.asks == "play"
    assert table.state.block[table.figure("wildcat")] == 5


@rule("RT-12.41")
def test_the_wildcat_comes_with_allerias_first_movement_and_moves_in_the_same_round() -> None:
    table = staged(red="alleria").do("activate alleria", "move r5c4", "stop")
    assert table.space("wildcat") == "r5c4"
    table.do("wildcat", "move r5c3")
    assert table.space("wildcat") == "r5c3"


@rule("RT-12.41")
def test_the_wildcat_comes_onto_allerias_tray_if_there_is_room() -> None:
    table = staged(red="alleria", trays=f"{EMPTY} r5c4").do("activate alleria", "move r5c4", "seat 00", "seat 22")
    assert table.state.tray[table.figure("wildcat")] == 0
    full = "ggggg/ggggg/xxxxx/xxxxx/xxxxx r5c4 tile=02,12"
    none = staged(red="alleria", trays=full + ",03,13,04,14").do("activate alleria", "move r5c4", "stop")
    assert none.space("wildcat") == "board"
    none.end_phase().until("play")
    none.do("red: activate alleria", "move r5c3", "stop")
    assert none.space("wildcat") == "board", "that was not her first movement"


@rule("RT-12.42")
def test_the_wildcat_moves_two_spaces_once_a_round_without_a_card() -> None:
    table = staged(red="alleria r5c4 used ; wildcat r2c1", blue="malik").do("wildcat")
    assert table.refused("move r4c3") == ""
    assert table.refused("move r5c3") == "RT-12.5"
    assert {offer.split()[0] for offer in table.offers()} == {"move"}, "no attack, no ability, no rest"
    table.do("move r2c2")
    assert table.refused("wildcat") == "RT-12.42"
    assert staged(red="malik", blue="alleria ; wildcat r2c1").refused("red: wildcat") == "RT-12.42"


@rule("RT-12.43", "RT-13.6")
def test_the_wildcat_stays_where_its_tray_was_destroyed() -> None:
    table = staged(red="alleria r5c4 ; wildcat t0 00", trays=f"{GOBLINS} r3c3").end_phase()
    assert table.space("wildcat") == "r3c3"


@rule("RT-12.44")
def test_any_other_damage_sends_the_wildcat_home_until_alleria_attacks() -> None:
    trays = f"{EMPTY} r3c3"
    table = staged(red="alleria r5c4 ; wildcat t0 30", trays=trays).end_phase()
    assert table.space("wildcat") == "board"
    assert table.refused("wildcat") == "RT-12.44"
    table.end_phase()
    assert table.space("wildcat") == "board", "it is not revived"
    table.do("activate alleria", "attack N")
    while table.asks == "placing":
        table.do("stop")
    table.do("choose wildcat")
    assert table.space("wildcat") == "r5c4"
    table.do("stop")
    assert table.refused("wildcat") == "RT-12.42", "not in the round in which it came back"


@rule("RT-12.45")
def test_the_wildcat_is_displaced_like_a_hero() -> None:
    table = staged(red="alleria r5c4 ; wildcat r3c3", trays=f"{EMPTY} r3c2").end_phase()
    assert table.asks == "displacing"
    table.do("displace wildcat r4c4")
    assert table.space("wildcat") == "r4c4"


@rule("RT-12.45")
def test_without_an_empty_space_the_displaced_wildcat_goes_home() -> None:
    trays = f"{EMPTY} r2c1 ; {EMPTY} r2c2"
    table = staged(phase="spawn", red="alleria r5c4 ; wildcat r1c1", trays=trays, towers="A1 a N")
    assert table.space("wildcat") == "board"


@fact("RT-12.46")
def test_the_wildcat_stays_when_alleria_is_knocked_out() -> None:
    table = staged(red="alleria t0 30 hp=1 ; wildcat r2c1", trays=f"{EMPTY} r3c3").end_phase()
    assert table.space("alleria") == "board"
    assert table.space("wildcat") == "r2c1"


@rule("RT-12.48")
def test_the_wildcat_counts_as_a_hero_of_its_place() -> None:
    aimed = staged(red="alleria r5c4 ; wildcat r2c2", trays=f"{AIMING} r2c1 soldiers=00 ; {AIMING} r1c1").end_phase()
    assert aimed.space("wildcat") == "board", "aim"
    site = staged(red="alleria r5c4 ; hand A1 ; wildcat r3c1")
    assert site.refused("build A1 c N") == "RT-7.2", "a site with a hero"
    portal = staged(red="alleria r5c4 ; wildcat r2c1", trays=f"{PORTAL} r2c2 kind=portal").do("wildcat")
    assert portal.refused("move r2c2") == "RT-10.11", "a portal"


@rule("RT-12.48")
def test_earthquake_protects_the_wildcat_in_its_space() -> None:
    trays = f"{FAST} r4c2"
    camps = {"red": "malik t0 30 +earthquake", "blue": "alleria r5c4 ; wildcat t0 33"}
    table = staged(scenario="RS08", trays=trays, **camps).do("red: activate malik", "ability 2 N", "stop", "stop")
    table.end_phase()
    assert (table.health("malik"), table.space("wildcat"), table.tray("t0")) == (5, "r4c2", "r4c2")


@rule("RT-12.48")
def test_no_effect_for_one_hero_chooses_the_wildcat() -> None:
    camps = {"red": "alleria r4c2 +swiftwind-strike ; wildcat r4c1", "blue": "malik r4c4"}
    table = staged(scenario="RS08", trays=f"{GOBLINS} r4c3", **camps).do("activate alleria", "ability 2 E", "stop")
    assert table.offers("choose") == ["choose alleria", "choose malik"]
    assert table.refused("choose wildcat") == "RT-12.48"
    gem = staged(scenario="RS08", trays=f"{PORTAL} r2c1 kind=portal", spells="gem-of-time", **camps)
    gem.do("cast gem-of-time", "tile t0 1 f0 11")
    assert gem.offers("choose") == ["choose alleria", "choose malik"]


@rule("RT-12.48", "RT-23.2")
@pytest.mark.parametrize(("who", "ending"), [("wildcat t0 30", ""), ("wildcat r2c1", "knock-out")])
def test_the_knock_out_of_the_wildcat_is_not_that_of_a_hero(who: str, ending: str) -> None:
    place = "r5c4" if ending == "" else "t0 30 hp=1"
    options = {"difficulty": "heroic"}
    table = staged(red=f"alleria {place} ; {who}", trays=f"{EMPTY} r3c3", options=options).end_phase()
    assert table.ending == ending
