"""Burn, Convert, Bomb, Productivity, Recycle and Territory upgrade (MW-10.29 to MW-10.49)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meeple.boards import staged
from tests.rules import rule
from warbook.games.meeple.present.events import BuildingFell
from warbook.games.meeple.present.notation import VILLAGE_SLOTS

# Burn


@rule("MW-10.29")
def test_burn_destroys_all_enemies_on_a_territory_for_a_bravery_point_each() -> None:
    table = staged(orange="L catapult E2 ; T03 1 ; bravery 5", blue="T01 4 ; T04 1")
    reserve = table.has("orange")[0]
    assert table.offers("burn") == ["burn L T01", "burn L T04"]
    assert table.refused("burn L T03") == table.refused("burn L T26") == "MW-10.29", "no enemies there"
    table.do("burn L T01")
    assert table.men("T01") == [0, 0] and table.men("T04") == [0, 1] and table.has("blue")[0] == 9
    assert table.has("orange") == (reserve - 1, 2, 1, 2), "seven steps are a point, two more are counted from 0"


@rule("MW-10.30")
def test_burn_reaches_everywhere_and_spares_own_meeples() -> None:
    table = staged(orange="L catapult E2 ; F square E3", blue="gate-orange 2").do("deploy F 1", "burn L T03")
    assert table.men("T03") == [1, 0] and table.has("orange")[3] == 2
    far = staged(seats=4, orange="L catapult E2", green="T05 3").do("burn L T05")
    assert far.men("T05") == [0, 0, 0, 0] and far.has("orange")[3] == 3, "T05 is on the other side of the map"


@rule("MW-10.31")
def test_burn_does_not_reach_defence_spaces() -> None:
    table = staged(orange="F square blue=3 ; L catapult E2", blue="T03 1")
    assert table.offers("burn") == ["burn L T03"]
    assert table.do("burn L T03").guests("orange-F") == [0, 3] and table.has("orange")[3] == 1
    assert staged(orange="F square blue=3 ; L catapult E2").offers("burn") == []


# Convert


@rule("MW-10.32", "MW-10.34")
def test_convert_exchanges_an_enemy_on_a_defence_space_for_an_own_meeple() -> None:
    table = staged(orange="L monastery E1 blue=2 ; depot 11").do("convert L orange-L blue")
    assert table.guests("orange-L") == [1, 1]
    assert table.has("orange") == (0, 11, 0, 0) and table.has("blue") == (9, 2, 0, 0), "no bravery for anybody"


@rule("MW-10.32")
def test_convert_works_on_every_building_finished_or_not() -> None:
    table = staged(
        orange="F square blue=1 ; L monastery E1",
        blue="F square orange=1 green=1 ; L factory site 1 green=1",
        green="F square green=1 blue=1",
    )
    assert table.offers("convert") == [
        "convert L orange-F blue",
        "convert L blue-F green",
        "convert L blue-L green",
        "convert L green-F blue",
        "convert L green-F green",
    ]
    assert table.refused("convert L blue-F orange") == "MW-10.32", "an own meeple"
    assert table.refused("convert L blue-F blue") == "MW-10.32", "nobody of that colour is there"
    assert table.refused("convert L purple-F purple") == "MW-10.32", "nobody of that colour plays"
    table.do("convert L blue-L green")
    assert table.guests("blue-L") == [1, 0, 0]


@rule("MW-10.33", "MW-10.38")
@pytest.mark.parametrize(
    ("building", "action", "law"),
    [("monastery E1", "convert L orange-F blue", "MW-10.33"), ("catapult E1", "bomb L blue-F", "MW-10.38")],
)
def test_the_meeple_comes_from_the_reserve_or_else_from_where_its_player_likes(
    building: str, action: str, law: str
) -> None:
    camp = f"F square E3 blue=1 ; L {building} ; T01 2 ; T04 1"
    table = staged(orange=f"{camp} ; depot 8").do(action)
    assert table.asks == "orange acting" and table.has("orange") == (0, 8, 0, 0), "the reserve first"
    table = staged(orange=f"{camp} ; depot 9").do(action)
    assert table.asks == "orange source"
    assert table.offers("spare") == ["spare depot", "spare T01", "spare T04"]
    assert table.refused("spare T03") == table.refused("done") == law
    table.do("spare T01")
    assert table.men("T01") == [1, 0] and table.has("orange")[1] == 9 and table.asks == "orange acting"
    depot = staged(orange=f"{camp} ; depot 9").do(action, "spare depot")
    assert depot.men("T01") == [2, 0] and depot.has("orange")[1] == 8
    only = staged(orange=f"F square E2 blue=1 ; L {building} ; T01 12 ; depot 0").do(action)
    assert only.men("T01") == [11, 0], "with one place left nobody is asked"


@rule("MW-10.34")
def test_a_converted_meeple_goes_to_the_reserve_even_with_recycle() -> None:
    table = staged(orange="F square blue=1 ; L monastery E1", blue="F factory E1").do("convert L orange-F blue")
    assert table.has("blue") == (10, 2, 0, 0) and table.has("orange")[3] == 0


@rule("MW-10.35", "MW-10.37", "MW-11.5")
def test_only_convert_puts_an_own_meeple_on_an_own_building() -> None:
    table = staged(orange="F square blue=1 ; L catapult E1 ; R monastery E1 ; T03 1")
    assert table.refused("bomb L orange-F") == table.refused("bomb L orange-L") == "MW-10.37"
    table.do("convert R orange-F blue")
    assert table.guests("orange-F") == [1, 0]
    table.do("done")
    assert table.asks == "orange moving" and table.refused("step T03 W") == "MW-11.5"


@rule("MW-10.36")
def test_convert_needs_an_enemy_on_a_building_and_an_own_meeple() -> None:
    table = staged(orange="L monastery E1 orange=1 ; T01 1", blue="T03 1 ; F square orange=1")
    assert table.offers("convert") == []
    assert table.refused("convert L blue-F orange") == table.refused("convert L orange-F blue") == "MW-10.36"
    spent = staged(orange="L monastery E1 blue=1 ; depot 0 ; honour 5", blue="F square orange=5 ; L school orange=2")
    assert spent.has("orange") == (0, 0, 5, 0) and spent.offers("convert") == []
    assert spent.refused("convert L orange-L blue") == "MW-10.36"


# Bomb


@rule("MW-10.37")
def test_a_bomb_lands_on_any_opponents_building_with_a_free_space() -> None:
    table = staged(orange="L catapult E1", blue="F square ; R factory site", green="B school orange=3")
    assert table.offers("bomb") == ["bomb L blue-F", "bomb L blue-R", "bomb L green-B"]
    assert table.refused("bomb L blue-L") == "MW-10.37", "no building"
    assert table.refused("bomb L orange-L") == "MW-10.37", "an own building"
    assert table.refused("bomb L purple-F") == "MW-10.37", "no player"
    reserve = table.has("orange")[0]
    table.do("bomb L blue-R")
    assert table.guests("blue-R") == [1, 0, 0] and table.has("orange")[0] == reserve - 1


@rule("MW-10.38")
def test_without_any_meeple_there_is_no_bomb() -> None:
    table = staged(orange="L catapult E1 ; depot 0 ; honour 5", blue="F square orange=5 ; L school orange=2")
    assert table.offers("bomb") == [] and table.refused("bomb L blue-F") == "MW-10.38"


@rule("MW-10.39", "MW-13.10")
def test_a_bomb_on_the_last_space_destroys_the_building_at_once() -> None:
    table = staged(seats=3, orange="F square E2 ; L catapult E1", blue="R university orange=1 green=1")
    assert table.state.workers[1] == 3
    table.do("bomb L blue-R")
    assert table.points("orange") == 2 and table.points("green") == 1 and table.in_slot("blue-R") == ""
    assert table.state.workers[1] == 4 and len(table.told(BuildingFell)) == 1
    assert table.asks == "orange acting", "the phase goes on"
    site = staged(orange="F square E2 ; L catapult E1", blue="R university site orange=1").do("bomb L blue-R")
    assert site.points("orange") == 2 and site.in_slot("blue-R") == ""
    last = staged(orange="F square E2 ; L catapult E1 ; honour 4", blue="R catapult orange=1").do("bomb L blue-R")
    assert last.state.over and last.state.winners == [0], "though another action waits"


# Productivity


@rule("MW-10.40")
def test_productivity_moves_a_worker_one_space_and_the_player_chooses_the_branch() -> None:
    table = staged(orange="F square ; L guild E1 ; R catapult a ; B school site 1")
    assert table.offers("productivity") == [
        "productivity L L 0",
        "productivity L F 1",
        "productivity L F 2",
        "productivity L R 2",
        "productivity L B 2",
        "productivity L F 3",
    ]
    assert table.refused("productivity L R 1") == table.refused("productivity L R 3") == "MW-10.40"
    table.do("productivity L R 2")
    assert table.worker("orange-R") == "b" and table.worker("orange-F") == "S"
    alone = staged(orange="L guild E1 ; T01 1")
    assert alone.refused("productivity L F 1") == "MW-10.40", "there is no building"
    assert alone.do("done").asks == "orange moving"


@rule("MW-10.41")
def test_productivity_moves_any_worker_the_one_that_gives_it_too() -> None:
    table = staged(orange="L guild E1 ; R university E3")
    assert set(table.offers("productivity")) == {f"productivity {giver} {whose} 0" for giver in "LR" for whose in "LR"}
    table.do("productivity L L 0")
    ahead = ["productivity R R 0", "productivity R L 1", "productivity R L 2", "productivity R L 3"]
    assert table.worker("orange-L") == "S" and table.offers("productivity") == ahead, "a turn sooner on its way again"
    taken = staged(orange="L guild E1 ; R university E3").do("productivity L R 0")
    assert taken.worker("orange-R") == "S" and taken.state.pending == 0, "its own action went with it (MW-9.11)"


@rule("MW-10.42")
def test_an_action_reached_by_productivity_waits_in_this_phase() -> None:
    table = staged(orange="L guild E1 ; R catapult b")
    assert table.refused("bomb R blue-F") == "MW-9.4"
    table.do("productivity L R 3", "bomb R blue-F")
    assert table.guests("blue-F") == [1, 0]


@rule("MW-10.43")
def test_productivity_may_complete_a_site() -> None:
    table = staged(orange="F square E2 ; L guild E1 ; R factory site 1 blue=1", blue="F factory E1")
    table.do("productivity L R 2")
    place = VILLAGE_SLOTS.index("orange-R")
    assert table.state.done[place] and table.worker("orange-R") == "S" and table.guests("orange-R") == [0, 0]
    assert table.has("blue") == (10, 2, 0, 0), "home to the reserve, without points, and Recycle does not apply"
    assert table.state.pending == 1, "only the square's action is left"


@rule("MW-10.44")
def test_productivity_takes_a_worker_from_a_last_space_to_the_start() -> None:
    table = staged(orange="F square E2 idle ; L guild E1")
    assert table.offers("productivity") == ["productivity L F 0", "productivity L L 0"]
    assert table.do("productivity L F 0").worker("orange-F") == "S"


# Recycle


@rule("MW-10.45", "MW-10.46")
@pytest.mark.parametrize(("space", "home"), [("E1", (7, 5)), ("S", (10, 2)), ("a", (10, 2)), ("E2", (10, 2))])
def test_recycle_sends_the_destroyed_to_the_depot_in_any_turn(space: str, home: tuple[int, int]) -> None:
    camp = f"L factory {space} ; T01 3"
    theirs = staged(turn="blue", phase=5, orange=camp, blue="T01 4 moved=4 ; empty")
    assert theirs.men("T01") == [0, 1] and theirs.has("orange")[:2] == home
    own = staged(phase=5, orange=f"{camp} moved=3", blue="T01 4 ; empty")
    assert own.men("T01") == [0, 1] and own.has("orange")[:2] == home


@rule("MW-10.46")
@pytest.mark.parametrize("recycling", [True, False])
def test_recycle_works_whatever_destroys_the_meeple(recycling: bool) -> None:
    camp = "L factory E1 ; " if recycling else ""

    def gained(blue: str, *texts: str, orange: str = "", **scene: object) -> tuple[int, int]:
        """What blue gains in reserve and depot."""
        table = staged(orange=orange, blue=f"{camp}{blue}", **scene)
        before = table.has("blue")
        after = table.do(*texts).has("blue")
        return after[0] - before[0], after[1] - before[1]

    def home(count: int) -> tuple[int, int]:
        return (0, count) if recycling else (count, 0)

    hill = "altar 0,-1"
    fire = {"orange": "L catapult E2 ; F square E2"}
    assert gained("T01 2", "burn L T01", **fire) == home(2), "Burn"
    drive = {"orange": "L monastery E2 ; F square E2", "map": hill}
    assert gained("T01 1", "intimidate L 1 T01 NW", **drive) == home(1), "sacrificed"
    killer: dict[str, Any] = {"orange": "T24 2 ; F square", "map": hill, "phase": 5}
    assert gained("T01 1", "kill T01 blue", **killer) == home(1), "killed by an altar"
    forge: dict[str, Any] = {"orange": "T16 2 ; T03 1", "map": "forge 0,-1", "phase": 4}
    assert gained("T01 1", "step T03 E", "done", **forge) == home(1), "the forge: before the battle"


@rule("MW-10.46")
@pytest.mark.parametrize(("space", "home"), [("E1", (0, 1)), ("S", (1, 0))])
def test_recycle_saves_those_lost_to_shields(space: str, home: tuple[int, int]) -> None:
    table = staged(orange=f"L factory {space} ; T03 1", blue="T15 2 ; T01 1", map="shield 1,-1", phase=4)
    before = table.has("orange")
    after = table.do("step T03 E", "done").has("orange")
    assert (after[0] - before[0], after[1] - before[1]) == home and table.men("T01") == [0, 1], "no exchange"


@rule("MW-10.47")
def test_recycle_is_in_force_as_long_as_the_worker_stands_there() -> None:
    arriving = staged(phase=2, orange="F factory ; T03 1", blue="T01 1").do("fork 1")
    assert arriving.asks == "orange moving", "no action waits"
    assert arriving.do("step T03 E", "done").has("orange")[1] == 3
    leaving = staged(phase=2, orange="F factory E1 ; T03 1", blue="T01 1").do("step T03 E", "done")
    assert leaving.has("orange")[1] == 2, "the worker went back to the start"
    replaced = staged(orange="F square E1 ; L factory E1 ; T03 1", blue="T01 1")
    assert replaced.do("build F school L", "step T03 E", "done").has("orange")[1] == 2
    moved_off = staged(orange="L factory E1 ; R guild E1 ; T03 1", blue="T01 1")
    assert moved_off.do("productivity R L 0", "step T03 E", "done").has("orange")[1] == 2


# Territory upgrade


@rule("MW-10.48")
def test_one_upgrade_token_of_choice_comes_from_the_pool() -> None:
    table = staged(orange="L university E2 ; T01 1", blue="tokens U2", map="T03 +U5")
    assert table.offers("upgrade") == ["upgrade L U1", "upgrade L U3", "upgrade L U4"]
    assert table.refused("upgrade L U2") == table.refused("upgrade L U5") == "MW-10.48"
    table.do("upgrade L U4")
    assert table.state.tokens[0] == 0b01000 and table.state.pool == 0b00101 and table.asks == "orange moving"


@rule("MW-10.49")
def test_with_an_empty_pool_nothing_is_upgraded() -> None:
    table = staged(orange="L university E2 ; T01 1 ; tokens U1 U2", blue="tokens U3 U4 U5")
    assert table.offers("upgrade") == [] and table.refused("upgrade L U1") == "MW-10.49"
    assert table.do("done").asks == "orange moving"
