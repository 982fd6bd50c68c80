"""Corners of chapters 1 to 17: what is shown while a card waits, what healing costs, which rule a log names."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, Table, staged
from tests.rules import rule
from warbook.games.kingdom.present.events import Escaped, HeroMoved, Passed, Revealed, Spawned
from warbook.games.kingdom.rift.present.view import RiftView
from warbook.kernel.api import Seat

GOBLINS = "gg.../gg.../...../...../....."
FLYING = "gg.../==.../...../...../....."


def shown(table: Table) -> RiftView:
    """What red may know."""
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, RiftView)
    return view


# a card that is turned over


def waiting(card: str) -> Table:
    """Malik has to make room for the card that was turned over."""
    table = staged(phase="spend", crystals=5, decks=f"1 {card} H1-02", red="malik r1c1").end_phase()
    assert table.asks == "displacing"
    return table


@rule("RT-31.44", "RT-5.7")
def test_a_portal_that_waits_for_room_is_counted_among_those_left() -> None:
    table = waiting("P1-01")
    assert shown(table).portals == 1
    assert shown(table.do("displace malik r1c2")).portals == 1


@rule("RT-5.1", "RT-33.2")
@pytest.mark.parametrize("card", ["P1-01", "H1-01"])
def test_a_card_that_was_turned_over_is_seen_before_heroes_make_room(card: str) -> None:
    table = waiting(card)
    assert shown(table).coming == (card,)
    assert [GAME.tables.cards[event.card].name for event in table.told(Revealed)] == [card]
    assert shown(table.do("displace malik r1c2")).coming == ()


# what the end of the round will cost


@rule("RT-14.4", "RT-35.11")
@pytest.mark.parametrize(
    ("tray", "lost"),
    [
        ("tgg../...../...../...../..... 1/7 tile=01,02", 3),  # the troll takes the tiles off before it leaves
        ("tgg../...../...../...../..... 1/7 tile=00,10", 2),  # it is covered itself
        ("twg../...../...../...../..... 1/6 tile=01,02", 3),  # the wulf that appears makes it fast
    ],
)
def test_the_forecast_knows_what_healing_will_cost(tray: str, lost: int) -> None:
    table = staged(trays=tray, hearts=8, options={"difficulty": "one-star"}, crystals=2)
    (fate,) = shown(table).fates
    assert (fate.fate, fate.hearts) == ("escapes", lost)
    assert table.end_phase().state.hearts == 8 - lost


@rule("RT-14.17", "RT-35.11")
def test_the_forecast_sees_the_last_heart_go_when_a_horde_heals() -> None:
    table = staged(trays="tgg../...../...../...../..... 1/7 tile=01,02", hearts=2)
    assert [fate.lost for fate in shown(table).fates] == [True]
    assert table.end_phase().ending == "hearts"


# which rule is named


@rule("RT-7.1")
def test_a_tower_that_stands_on_a_site_is_not_in_hand() -> None:
    table = staged(red="malik ; hand M1", towers="A1 c N")
    assert table.refused("red: build A1 a N") == "RT-7.1"
    assert table.refused("red: pass A1 blue") == "RT-11.8"


@rule("RT-11.2", "RT-11.3", "RT-11.4")
def test_the_log_says_why_a_tower_was_not_raised() -> None:
    table = staged(scenario="RS03", red="malik ; hand A1 A1 A3", blue="ignus ; hand A2 A2")
    rules = [table.do(text).told(Passed)[0].rule for text in ("pass A1 blue", "pass A1 blue", "pass A3 blue")]
    assert table.cards("blue", "incoming") == ["A1", "A2", "A3"]
    assert rules == ["RT-11.2", "RT-11.3", "RT-11.4"]


@rule("RT-10.9")
def test_nothing_is_said_to_be_compulsory_once_no_piece_covers_an_enemy() -> None:
    ring = "...../.ggg./.g2g./.ggg./..... r3c2 kind=portal tile=11,12,13,21,23,31,32"
    table = staged(red="malik ; hand A2", trays=ring).do("build A2 c E")
    assert prompt(table) == "prompt-placing-forced"
    table.do("tile t0 1 f1 33")  # the last enemy
    assert (prompt(table), table.refused("stop")) == ("prompt-placing", "")


def prompt(table: Table) -> str:
    """The key of what red is asked."""
    asked = GAME.decision(table.state, Seat(0))
    assert asked is not None
    return asked.prompt


@rule("RT-31.43", "RT-21.12")
def test_the_log_does_not_call_a_ghost_a_spawned_horde() -> None:
    haunted = "ggg../...../~~~../...../..... r1c3 kind=ghost-strip tile=00,01,02"
    table = staged(scenario="RS08", trays=haunted, decks="1 - ; 2 -", crystals=5).end_phase()
    assert [event.rule for event in table.told(Spawned)] == ["RT-21.12"]


@rule("RT-12.41")
def test_the_wildcat_comes_by_the_rule_of_its_coming() -> None:
    table = staged(red="alleria").do("activate alleria", "move r5c4")
    assert [(event.figure, event.rule) for event in table.told(HeroMoved)] == [
        (table.figure("alleria"), "RT-12.5"),
        (table.figure("wildcat"), "RT-12.41"),
    ]


@rule("RT-14.16")
@pytest.mark.parametrize(("hearts", "crystals"), [(2, 0), (3, 2)])
def test_a_horde_that_takes_the_last_heart_gives_no_crystals(hearts: int, crystals: int) -> None:
    table = staged(trays="gg.../...../...../...../..... 1/7 crystals=2", hearts=hearts, crystals=5).end_phase()
    assert [event.crystals for event in table.told(Escaped)] == [crystals]
    assert table.state.crystals == 5 + crystals


# the way out and back


@rule("RT-12.5", "RT-12.19")
def test_a_hero_below_a_flying_horde_leaves_and_comes_back_onto_it() -> None:
    stack = f"{GOBLINS} r3c3 ; {FLYING} r3c3 kind=flying"
    table = staged(red="malik t0 00", trays=stack).do("activate malik")
    assert table.refused("move r3c3") == ""
    table.do("move r3c3", "seat 22")
    assert table.state.tray[table.figure("malik")] == 1
    cat = staged(red="alleria r5c4 ; wildcat t0 00", trays=stack).do("wildcat", "move r3c3", "seat 22")
    assert cat.state.tray[cat.figure("wildcat")] == 1


@rule("RT-12.5", "RT-12.18")
def test_out_and_back_is_no_other_way_to_be_put_on_another_block() -> None:
    table = staged(red="malik t0 00", trays=f"{GOBLINS} r3c3").do("activate malik")
    assert table.refused("move r3c3") == "RT-12.5"


@rule("RT-12.5")
def test_one_point_is_not_enough_to_leave_and_come_back() -> None:
    stack = f"{GOBLINS} r4c2 ; {FLYING} r4c2 kind=flying ; {GOBLINS} r4c3"
    camps = {"red": "alleria r5c4 +swiftwind-strike ; wildcat came", "blue": "malik t0 00"}
    table = staged(scenario="RS08", trays=stack, **camps).do("activate alleria", "ability 2 N", "stop", "choose malik")
    assert table.refused("move r4c2") == "RT-12.5"
