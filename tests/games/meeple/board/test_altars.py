"""Altars of the ancient gods (MW-12.14 to MW-12.26)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import RAZED, Table, staged
from tests.rules import rule
from warbook.games.meeple.present.events import Destroyed

ALTAR = "T24 0,-1"  # beside T01 and T03, two steps from T04


def praying(**scene: object) -> Table:
    """A table after the last move of Phase 4."""
    return staged(**{"phase": 5, "map": ALTAR, **scene})


def answers(table: Table) -> list[str]:
    """What may be decided, tokens aside."""
    return [text for text in table.offers() if text.split()[0] not in ("tree", "token")]


@rule("MW-12.14", "MW-12.16", "MW-12.17", "MW-12.19", "MW-12.26")
def test_an_altar_takes_one_own_meeple_and_then_may_take_an_enemy() -> None:
    table = praying(
        orange="T24 3 ; F square blue=1", blue="T04 1 ; T26 1 ; F factory orange=1", map=f"{ALTAR} ; T26 1,1"
    )
    assert table.men("T24") == [2, 0] and table.has("orange")[3] == 0, "a sacrifice gives no bravery"
    assert table.has("blue")[3] == 0
    assert table.asks == "orange victim" and answers(table) == ["kill T04 blue", "done"]
    assert table.refused("kill T26 blue") == "MW-12.16", "three steps away"
    assert table.refused("kill T24 orange") == "MW-12.16", "an own meeple"
    table.do("kill T04 blue")
    assert table.men("T04") == [0, 0] and table.has("orange")[3] == 1 and table.has("blue")[3] == 0
    assert table.guests("orange-F") == [0, 1], "two steps away, but on a defence space"


@rule("MW-12.14")
def test_nobody_else_has_to_sacrifice() -> None:
    theirs = praying(orange="T01 1", blue="T24 2 ; empty")
    assert theirs.men("T24") == [0, 2], "in orange's turn blue's meeples are safe"
    assert praying(orange="T01 1").has("orange")[0] == 9


@rule("MW-12.15")
def test_the_duty_is_the_same_for_those_who_just_arrived_and_those_who_stayed() -> None:
    arrived = staged(phase=4, orange="T01 2", map=ALTAR).do("step T01 NW", "step T01 NW", "done")
    assert arrived.men("T24") == [1, 0]
    stayed = staged(phase=4, orange="T24 2", map=ALTAR).do("done")
    assert stayed.men("T24") == [1, 0]
    placed = staged(orange="L pilots E2 ; T24 1 ; depot 2", map=ALTAR).do("reinforce L 2 T24")
    assert placed.men("T24") == [3, 0], "not before the end of Phase 4"
    assert placed.do("step T24 SE", "step T24 SE", "done").men("T24") == [0, 0]


@rule("MW-12.15")
def test_who_walks_away_in_time_sacrifices_nothing() -> None:
    table = staged(phase=4, orange="T24 2", map=ALTAR).do("step T24 SE", "step T24 SW", "done")
    assert table.men("T01") == [1, 0] and table.men("T03") == [1, 0]


@rule("MW-12.16")
def test_the_victim_stands_within_two_steps() -> None:
    lie = f"{ALTAR} ; T26 1,-1 ; T27 1,1"
    several = praying(orange="T24 1", blue="T01 1 ; T04 1", green="T05 2", map="T24 -1,-1")
    assert answers(several) == ["kill T01 blue", "kill T05 green", "done"], "T04 is three steps away"
    assert several.do("kill T05 green").men("T05") == [0, 0, 1], "one meeple, not all of them"
    two = praying(orange="T24 1", blue="T01 1 ; T04 1 ; T26 1 ; T27 1", map=lie)
    assert answers(two) == ["kill T01 blue", "kill T04 blue", "kill T26 blue", "done"]
    assert two.do("kill T26 blue").men("T26") == [0, 0]


@rule("MW-12.18")
def test_the_player_may_spare_everybody() -> None:
    table = praying(orange="T24 1", blue="T01 1 ; empty").do("done")
    assert table.men("T01") == [0, 1] and table.men("T24") == [0, 0] and table.has("orange")[3] == 0


@rule("MW-12.18", "MW-12.26")
def test_with_nobody_in_range_the_sacrifice_is_made_all_the_same() -> None:
    table = praying(orange="T24 1 ; T01 1", blue=f"T26 1 ; {RAZED}", map=f"{ALTAR} ; T26 1,1")
    assert table.men("T24") == [0, 0] and table.asks == "blue moving", "nobody was asked"
    assert table.has("orange")[3] == table.has("blue")[3] == 0


@rule("MW-12.20")
def test_the_range_is_the_plain_distance() -> None:
    wood = praying(orange="T24 1", blue="T36 1", map=f"{ALTAR} ; T27 2,-1 ; T36 2,-2")
    assert answers(wood) == ["kill T36 blue", "done"], "forest does not protect"
    mines = praying(seats=4, orange="T24 1", blue="T10 1 ; empty", map="T24 -1,-1")
    assert mines.asks != "orange victim", "T09 is near the altar, but a tunnel does not shorten the way to T10"
    cave = praying(orange="T24 1", blue="T26 1 ; empty", map=f"{ALTAR} ; T22 1,-1 ; T26 1,1")
    assert cave.asks != "orange victim", "nor does a cave"


@rule("MW-12.21", "MW-10.46")
@pytest.mark.parametrize("space", ["S", "E1"])
def test_both_go_to_the_reserve_or_with_recycle_to_the_depot(space: str) -> None:
    table = praying(orange=f"T24 1 ; L factory {space}", blue=f"T01 1 ; L factory {space}").do("kill T01 blue")
    home = (9, 3, 0) if space == "E1" else (10, 2, 0)
    assert table.has("orange")[:3] == home and table.has("blue")[:3] == home


@rule("MW-12.22")
def test_an_altar_acts_once_a_turn_whoever_set_it_off() -> None:
    table = staged(orange="L monastery E2 ; T03 2", blue="T01 1", map=ALTAR).do("intimidate L 1 T01 NW", "done")
    assert table.asks == "orange moving" and table.men("T24") == [0, 0], "blue had to sacrifice"
    table.do("step T03 NE", "done")
    assert table.men("T24") == [1, 0]


@rule("MW-12.22")
def test_in_the_next_turn_it_acts_again() -> None:
    table = staged(phase=4, orange=f"T24 3 ; {RAZED}", blue=RAZED, map=ALTAR).do("done")
    assert table.asks == "orange moving" and table.men("T24") == [2, 0]
    assert table.do("done").men("T24") == [1, 0]


@rule("MW-12.23", "MW-12.16", "MW-12.17")
def test_with_enemies_on_it_the_battle_comes_first() -> None:
    table = staged(phase=4, orange="T01 3", blue="T24 2 ; T04 1", map=ALTAR)
    table.do("step T01 NW", "step T01 NW", "step T01 NW", "done")
    assert table.asks == "orange victim" and table.men("T24") == [0, 0]
    assert [event.how for event in table.told(Destroyed)] == ["battle", "battle", "sacrifice"]
    assert table.has("orange")[3] == 2 and table.has("blue")[3] == 1
    assert table.do("kill T04 blue").has("orange")[3] == 3


@rule("MW-12.23")
@pytest.mark.parametrize(("men", "left"), [(1, [0, 1]), (2, [0, 0])])
def test_after_a_lost_battle_it_does_not_act(men: int, left: list[int]) -> None:
    table = staged(phase=4, orange=f"T24 {men} moved={men} ; T03 1", blue="T24 2 ; empty", map=ALTAR).do("done")
    assert table.men("T24") == left and table.has("blue")[0] == 10 - left[1]
    assert {event.how for event in table.told(Destroyed)} == {"battle"}


@rule("MW-12.23", "MW-12.22")
def test_an_altar_whose_last_enemy_burns_acts_at_once_and_not_again() -> None:
    table = staged(orange="L catapult E2 ; T24 2 fresh=2", blue="T24 1 ; T01 1", map=ALTAR).do("burn L T24")
    assert table.asks == "orange victim" and table.men("T24") == [1, 0] and table.has("orange")[3] == 1
    table.do("done")
    assert table.asks == "orange moving" and table.do("done").men("T24") == [1, 0]


@rule("MW-12.23")
def test_an_altar_with_an_enemy_left_does_not_act() -> None:
    camp = "L monastery E2 ; F square E2"
    table = staged(orange=f"{camp} ; T24 2 fresh=2", blue="T24 2", map=ALTAR).do("intimidate L 1 T24 SE")
    assert table.men("T24") == [2, 1] and not table.state.altars
    free = staged(orange=f"{camp} ; T03 1", blue="T24 1", map=ALTAR).do("intimidate L 1 T24 SE")
    assert free.men("T24") == [0, 0] and not free.state.altars, "nor one without meeples of the current player"


@rule("MW-12.23", "MW-12.25")
def test_an_altar_freed_by_another_that_was_just_revealed_acts_at_once() -> None:
    table = staged(phase=4, orange="T24 3 moved=3 ; T01 1", blue="T24 1 ; T04 1", map=ALTAR, supply="T25")
    table.do("step T01 SE", "done")
    assert table.asks == "orange victim" and table.men("T25") == [0, 0]
    table.do("kill T24 blue")
    assert table.asks == "orange victim" and table.men("T24") == [2, 0], "before the next cell, and without a battle"
    assert [event.how for event in table.told(Destroyed)] == ["altar", "sacrifice"]


@rule("MW-12.24")
def test_an_altar_found_by_exploring_acts_at_once() -> None:
    table = staged(phase=4, orange="T01 1", blue="empty", supply="T24").do("step T01 NW", "done")
    assert table.men("T24") == [0, 0] and table.has("orange")[:2] == (10, 2) and table.has("orange")[3] == 0
    near = staged(phase=4, orange="T01 2", blue="T04 1", supply="T24").do("step T01 NW", "step T01 NW", "done")
    assert near.asks == "orange victim" and near.do("kill T04 blue").has("orange")[3] == 1
    assert near.men("T24") == [1, 0]


@rule("MW-12.25")
def test_of_several_altars_the_player_chooses_the_next() -> None:
    table = praying(orange="T24 1 ; T25 1", blue="T01 1 ; T04 1", map=f"{ALTAR} ; T25 1,-1")
    assert table.asks == "orange altars" and answers(table) == ["altar T24", "altar T25"]
    assert table.refused("done") == "MW-21.20" and table.refused("altar T01") == "MW-12.25"
    table.do("altar T25")
    assert table.men("T25") == [0, 0] and table.men("T24") == [1, 0] and table.asks == "orange victim"
    table.do("kill T04 blue")
    assert table.men("T24") == [0, 0] and answers(table) == ["kill T01 blue", "done"], "then the other one"


@rule("MW-12.14", "MW-12.25")
def test_an_altar_freed_of_its_enemies_by_another_acts_in_the_same_step() -> None:
    table = praying(orange="T24 1 ; T25 2 moved=2", blue="T25 1", map=f"{ALTAR} ; T25 1,-1")
    assert table.asks == "orange victim" and answers(table) == ["kill T25 blue", "done"], "only T24 is free of enemies"
    assert table.do("kill T25 blue").men("T25") == [1, 0]
    assert [event.how for event in table.told(Destroyed)] == ["altar", "sacrifice"]
