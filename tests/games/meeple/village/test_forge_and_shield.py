"""Forge and shield, the bonuses of public buildings that strike before a battle: chapter 7."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import Table
from tests.games.meeple.village.test_public_buildings import held, token
from tests.rules import rule
from warbook.games.meeple.present.events import Battle, Destroyed


@rule("MW-7.4", "MW-7.11")
def test_the_forge_works_after_its_garrison_has_gone() -> None:
    table = held("T16", 3)
    table.put("blue", "T01", 3)
    table.begin(0).until("orange moving").do("step T16 SE", "step T16 SE", "step T16 SE", "done")
    battle = table.told(Battle)[0]
    assert battle.men == (3, 3) and battle.lost == (2, 3)
    assert table.men("T01") == [1, 0] and table.state.bravery[0] == 3 and table.state.bravery[1] == 1


@rule("MW-7.11")
@pytest.mark.parametrize(("code", "name"), [("T16", ""), ("T26", "U4")])
def test_a_forge_destroys_one_defender_before_every_battle(code: str, name: str) -> None:
    table = held(code, name=name)
    table.lay("T27", 1, -1)
    table.lay("T28", -1, -1)
    for other in ("T27", "T28"):
        table.put("blue", other, 1)
    table.begin(0).until("orange moving").do(f"step {code} E", f"step {code} W", "done")
    assert table.asks == "orange battles"
    table.do(*table.offers("battle")[:1])
    assert [(event.seat, event.count, event.how) for event in table.told(Destroyed)] == [(1, 1, "forge")] * 2
    assert [table.men("T27"), table.men("T28")] == [[1, 0], [1, 0]]


@rule("MW-7.11")
def test_a_forge_does_not_help_the_defender() -> None:
    table = Table(turn="blue")
    table.lay("T16", 0, -1)
    table.put("orange", "T16", 2)
    table.put("blue", "T01", 2)
    table.begin(0).until("blue moving").do("step T01 NW", "step T01 NW", "done")
    assert table.told(Battle)[0].lost == (2, 2)


@rule("MW-7.11", "MW-14.10")
def test_a_forge_does_not_help_where_others_fight() -> None:
    table = Table(3)
    table.lay("T16", 2, -2)
    table.put("orange", "T16", 2)
    table.put("blue", "T01", 2)
    table.put("green", "T01", 2)
    table.begin(4).do("done")
    assert table.told(Battle)[0].lost == (2, 2)


def besieged(men: int, code: str = "T15", name: str = "") -> Table:
    """Orange has had a shield since its turn, and 2 meeples on the tower; Blue may attack those with 3."""
    table = held(code, men, name=name)
    table.put("orange", "T01", 2)
    table.put("blue", "T04", 3)
    return table.begin(0).until("blue moving")


@rule("MW-7.12", "MW-7.13")
@pytest.mark.parametrize(("code", "name"), [("T15", ""), ("T26", "U5")])
def test_a_shield_destroys_one_attacker_before_a_battle_elsewhere(code: str, name: str) -> None:
    table = besieged(2, code, name).do("step T04 W", "step T04 W", "step T04 W", "done")
    assert table.told(Battle)[0].lost == (3, 2) and table.men("T01") == [0, 0]
    first = table.told(Destroyed)[0]
    assert (first.seat, first.how) == (1, "shield")
    assert [int(table.state.bravery[seat]) for seat in (0, 1)] == [1, 2]


@rule("MW-7.12")
def test_a_shield_does_not_help_the_attacker() -> None:
    table = held("T15")
    table.put("orange", "T03", 2)
    table.put("blue", "T01", 2)
    table.begin(0).until("orange moving").do("step T03 E", "step T03 E", "done")
    assert table.told(Battle)[0].lost == (2, 2)


@rule("MW-7.13")
def test_a_shield_that_is_no_longer_held_does_not_work() -> None:
    table = besieged(2)
    table.state.men[4 * table.tile("T15")] = 1
    table.do("step T04 W", "step T04 W", "step T04 W", "done")
    assert table.told(Battle)[0].lost == (2, 2) and table.men("T01") == [0, 1]


@rule("MW-7.13")
def test_a_shield_taken_only_during_the_turn_does_not_work_yet() -> None:
    table = held("T15", 1)
    table.put("orange", "T03", 1)
    table.put("orange", "T01", 2)
    table.put("blue", "T04", 3)
    table.begin(0).until("orange moving").do("step T03 NE")
    assert table.men("T15") == [2, 0]
    table.until("blue moving").do("step T04 W", "step T04 W", "step T04 W", "done")
    assert table.told(Battle)[0].lost == (2, 2)


@rule("MW-7.13", "MW-21.14")
def test_a_shield_works_on_the_shield_maker_itself() -> None:
    table = besieged(2)
    table.state.men[4 * table.tile("T01")] = 0
    table.do("step T04 W", "step T04 W", "step T04 W", "done").until("blue moving")
    table.do("step T01 NW", "step T01 NW", "step T01 NW", "done")
    assert table.told(Battle)[0].men == (3, 2) and table.told(Battle)[0].lost == (3, 2)


@rule("MW-7.13")
def test_a_shield_lasts_through_the_turns_of_all_others() -> None:
    table = Table(3)
    table.lay("T15", -2, 0)
    table.put("orange", "T15", 2)
    table.put("orange", "T01", 2)
    table.put("green", "T05", 2)
    table.begin(0).until("green moving").do("step T05 NE", "step T05 NE", "done")
    assert table.told(Battle)[0].lost == (2, 1) and table.men("T01") == [1, 0, 0]


@rule("MW-7.16")
def test_forge_and_forge_token_destroy_two_before_each_battle() -> None:
    table = held("T16", 3)
    table.lay("T26", 1, -1)
    table.put("orange", "T26", 2)
    token(table, "U4", "T26")
    table.put("blue", "T01", 2)
    table.begin(0).until("orange moving").do("step T16 SE", "done")
    assert table.told(Battle)[0].lost == (0, 2) and table.men("T01") == [1, 0]


@rule("MW-7.16")
def test_shield_and_shield_token_destroy_two_attackers() -> None:
    table = held("T15")
    table.lay("T26", -1, -1)
    table.put("orange", "T26", 2)
    token(table, "U5", "T26")
    table.put("orange", "T01", 1)
    table.put("blue", "T04", 2)
    table.begin(0).until("blue moving").do("step T04 W", "step T04 W", "done")
    assert table.told(Battle)[0].lost == (2, 0) and table.men("T01") == [1, 0]
