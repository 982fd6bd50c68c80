"""Where two rules about heroes meet and the README of the family says which reading is played."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table, staged
from tests.rules import rule

ROOM = "ggggg/...../...../...../....."


# Magnus on a building site (r3c3 of RS08); with his printed tile only, or with the extra one only


@rule("RT-24.30", "RT-7.19")
def test_from_a_site_magnus_may_forfeit_the_printed_tile_and_place_the_extra_one() -> None:
    table = staged(scenario="RS08", red="magnus r3c3", trays=f"{ROOM} r4c3 ; {ROOM} r3c4")
    table.do("activate magnus", "attack S", "tile t0 2 f0 00")
    assert table.tiled("t0") == ["00", "10"]
    assert table.refused("tile t1 1 f0 00") == "RT-7.18", "both lie on the target tray"
    table.do("stop")
    assert table.asks == "hero"


@rule("RT-24.30", "RT-24.56")
@pytest.mark.parametrize(("space", "rule_id"), [("r3c3", ""), ("r4c2", "RT-24.56")])
def test_where_only_the_extra_tile_fits_magnus_attacks_from_a_site_alone(space: str, rule_id: str) -> None:
    narrow = "gg.../gg.../...../...../..... r4c3 tile=01,02,03 tile=04,14,24 tile=11,12,13 tile=20,21,22 tile=23,33,43"
    table = staged(scenario="RS08", red=f"magnus {space}", trays=f"{narrow} tile=30,31,32 tile=40,41,42 tile=34,44")
    turn = "S" if space == "r3c3" else "E"
    assert table.do("activate magnus").refused(f"attack {turn}") == rule_id


# Hammer Time! copied


@rule("RT-24.33", "RT-24.21")
def test_a_copied_hammer_time_turns_its_copier_up_but_does_not_use_it_again() -> None:
    camps = {"red": "magnus t0 30 +knowledge-is-power +mirage", "blue": "malik r2c1 +hammer-time"}
    table = staged(scenario="RS08", trays=f"{ROOM} r4c2 ; {ROOM} r4c3", **camps)
    table.do("activate magnus", "ability 3 N", "copy malik 1", "choose magnus")
    assert (table.asks, table.state.ready[table.figure("magnus")]) == ("again", 0b110), "it lies face up"
    assert table.refused("ability 3 N") == "RT-24.21"
    assert table.refused("ability 2 N") == "" and table.refused("rest") == ""


# whom effects choose


@rule("RT-31.36", "RT-24.21")
def test_a_tile_is_turned_up_for_the_revived_but_not_for_the_knocked_out() -> None:
    camps = {"red": "malik r4c2 +hammer-time", "blue": "ignus down hp=0 -burn", "green": "magnus revived used -mirage"}
    table = staged(scenario="RS08", seats=3, **camps).do("activate malik", "ability 1 N")
    assert set(table.offers("choose")) == {"choose malik", "choose magnus"}
    assert table.refused("choose ignus") == "RT-31.36"


# the first scenario's iron rule


def alone(number: int) -> Table:
    """The Iron Challenge of the first scenario with Alleria on the bench, in one of its rounds."""
    options = {"difficulty": "iron"}
    given = {"round": number, "closed": "green", "hearts": 1, "crystals": 0}
    return staged(seats=1, options=options, red="malik r5c4 ; bench alleria", trays=f"{ROOM} r3c2", **given)


@rule("RT-30.2", "RT-18.6", "RT-18.11", "RT-12.40")
@pytest.mark.parametrize(("number", "rule_id"), [(2, "RT-30.2"), (3, "")])
def test_a_bench_hero_comes_in_idle_rounds_but_its_wildcat_is_not_activated(number: int, rule_id: str) -> None:
    table = alone(number)
    assert table.refused("activate malik") == rule_id
    table.do("bring alleria r4c3", "attack N", "stop", "choose wildcat")
    assert table.space("wildcat") == "r4c3"
    assert table.refused("wildcat") == rule_id
