"""Battles (chapter 14): who attacks, forge and shield, the exchange, bravery."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import Table, seat_named
from tests.rules import rule
from warbook.games.meeple.present.events import Battle, Brave, Destroyed


def facing(men: int, foes: int) -> Table:
    """Orange on its gate territory beside blue on the tower; orange's turn."""
    table = Table()
    table.put("orange", "T03", men)
    table.put("blue", "T01", foes)
    return table


def attacked(table: Table, men: int) -> Table:
    """Orange's meeples go over to the tower, and everything there is fought out."""
    return table.begin(4).do(*["step T03 E"] * men, "done")


def guard(table: Table, seat: str, code: str, q: int, r: int) -> None:
    """A shield maker, or a territory with that token, controlled since the player's last turn and still held."""
    table.lay(code, q, r)
    table.put(seat, code, 2)
    shields = table.state.shields[:]
    shields[seat_named(seat)] = [*shields[seat_named(seat)], table.tile(code)]
    table.state.shields = shields


def forge(table: Table) -> None:
    """A weapon forge, held by orange."""
    table.lay("T16", -1, 1)
    table.put("orange", "T16", 2)


def bravery(table: Table) -> list[int]:
    """Everybody's step on the ladder."""
    return [int(step) for step in table.state.bravery][: table.state.seats]


@rule("MW-14.1", "MW-14.6", "MW-14.7", "MW-10.24")
def test_the_current_player_attacks_although_the_other_was_driven_in() -> None:
    table = facing(3, 2)
    table.waits("L", "raiders", "E3")
    table.begin(3).do("intimidate L 2 T01 W")
    assert table.told(Battle)[0].one == 0
    assert table.men("T03") == [1, 0] and bravery(table) == [2, 1]


@rule("MW-14.1")
def test_the_current_player_attacks_where_the_own_meeples_stood_first() -> None:
    table = Table(2, turn="blue")
    table.put("orange", "T01", 3)
    table.put("blue", "T04", 2)
    table.begin(4).do("step T04 W", "step T04 W", "done")
    assert table.men("T01") == [1, 0] and bravery(table) == [1, 2]  # blue attacks, orange defends


@rule("MW-14.2", "MW-7.11", "MW-21.15", "MW-14.6", "MW-7.4")
def test_the_forge_destroys_one_before_the_exchange_although_its_holders_marched_off() -> None:
    table = facing(1, 3)
    forge(table)
    table.begin(4).do("step T16 NE", "step T16 NE", "step T03 E", "done")
    assert table.men("T16") == [0, 0] and table.men("T01") == [1, 0]
    assert bravery(table) == [3, 1]  # three destroyed with the forge's; two lost


@rule("MW-14.2", "MW-7.12", "MW-7.13", "MW-14.7")
def test_the_shield_destroys_one_attacker_before_the_exchange() -> None:
    table = facing(3, 2)
    guard(table, "blue", "T15", 1, 1)
    attacked(table, 3)
    assert table.men("T01") == [0, 0] and bravery(table) == [2, 1]


@rule("MW-14.2", "MW-14.9")
def test_forge_and_shield_strike_at_the_same_time() -> None:
    table = facing(1, 1)
    forge(table)
    guard(table, "blue", "T15", 1, 1)
    attacked(table, 1)
    assert table.men("T01") == [0, 0]  # neither saves its owner from the other
    assert bravery(table) == [1, 0]


@rule("MW-14.2", "MW-7.16")
def test_never_more_are_destroyed_than_are_present() -> None:
    table = facing(2, 1)
    forge(table)
    table.lay("T26", 0, 1)
    table.put("orange", "T26", 2)
    table.state.token[table.tile("T26")] = 3  # forge weapons
    attacked(table, 2)
    assert table.men("T01") == [2, 0] and bravery(table) == [1, 0]
    assert [(event.how, event.count) for event in table.told(Destroyed)] == [("forge", 1)]


@rule("MW-14.3", "MW-14.6", "MW-14.7")
@pytest.mark.parametrize(
    ("men", "foes", "left", "gained"),
    [(5, 3, [2, 0], [3, 1]), (2, 5, [0, 3], [2, 1]), (1, 4, [0, 3], [1, 0]), (4, 1, [3, 0], [1, 0])],
)
def test_both_sides_lose_one_for_one_until_a_side_is_gone(
    men: int, foes: int, left: list[int], gained: list[int]
) -> None:
    table = attacked(facing(men, foes), men)
    assert table.men("T01") == left and bravery(table) == gained
    assert table.told(Battle)[0].lost == (min(men, foes), min(men, foes))


@rule("MW-14.4", "MW-14.7")
@pytest.mark.parametrize(("each", "gained"), [(1, [1, 0]), (2, [2, 1]), (4, [4, 2])])
def test_equal_numbers_wipe_each_other_out(each: int, gained: list[int]) -> None:
    table = attacked(facing(each, each), each)
    assert table.men("T01") == [0, 0] and bravery(table) == gained


@rule("MW-14.5")
def test_the_fallen_go_to_their_owners_reserves() -> None:
    table = attacked(facing(3, 2), 3)
    assert list(table.state.reserve)[:2] == [10 - 1, 10] and list(table.state.depot)[:2] == [2, 2]


@rule("MW-14.5", "MW-10.45", "MW-10.46")
def test_with_recycle_the_fallen_go_to_the_depot() -> None:
    table = facing(3, 3)
    forge(table)
    table.building("blue-L", "factory", "E1")
    attacked(table, 3)
    assert table.state.depot[1] == 2 + 3 and table.state.reserve[1] == 7  # one by the forge, two in the exchange
    assert table.state.depot[0] == 2 and table.state.reserve[0] == 10 - 3 - 2 + 2


@rule("MW-14.8")
def test_the_defenders_count_starts_anew_in_each_battle() -> None:
    table = facing(1, 1)
    table.lay("T26", 0, -1)
    table.put("blue", "T26")
    table.put("orange", "T03")
    table.begin(4).do("step T03 E", "step T03 NE", "done", "battle T01 orange blue")
    assert bravery(table) == [2, 0]  # blue has destroyed one in each of two battles


@rule("MW-14.9", "MW-18.2", "MW-21.35")
def test_both_sides_are_rewarded_before_the_end_is_looked_for() -> None:
    table = facing(2, 2)
    for seat in (0, 1):
        table.state.honour[seat] = 5
        table.state.bravery[seat] = 6
    attacked(table, 2)
    assert table.asks == "over" and list(table.state.honour)[:2] == [6, 6]
    assert [event.seat for event in table.told(Brave)] == [0, 0, 1]


@rule("MW-14.10", "MW-14.11", "MW-21.12", "MW-21.11")
def test_of_three_the_current_player_picks_which_two_fight_next() -> None:
    table = Table(3)
    table.put("orange", "T03", 2)
    table.put("blue", "T03")
    table.put("green", "T01", 2)
    table.waits("L", "raiders", "E3")
    table.begin(3).do("intimidate L 2 T01 NW")
    assert table.asks == "orange battles"
    assert table.offers("battle") == ["battle T03 orange blue", "battle T03 orange green", "battle T03 blue green"]
    table.do("battle T03 blue green")
    assert table.men("T03") == [1, 0, 0] and bravery(table) == [1, 0, 0]  # then 2 of orange met the last of green


@rule("MW-14.10", "MW-15.7")
def test_two_who_are_both_not_current_defend_with_shields_and_without_forges() -> None:
    table = Table(3)
    table.put("blue", "T03", 3)
    table.put("green", "T01", 3)
    table.lay("T16", 2, -1)
    table.put("orange", "T16", 2)
    guard(table, "blue", "T15", 2, -2)
    guard(table, "blue", "T26", 1, -2)
    guard(table, "green", "T27", -2, 1)
    table.waits("L", "raiders", "E3")
    table.begin(3)
    assert table.state.weapons == 1
    table.do("intimidate L 3 T01 NW")
    assert [(event.how, event.seat, event.count) for event in table.told(Destroyed)] == [
        ("shield", 2, 2),
        ("shield", 1, 1),
        ("battle", 2, 1),
        ("battle", 1, 1),
    ]
    assert table.men("T03") == [0, 1, 0]
    assert bravery(table) == [0, 1, 1]  # three destroyed by blue, two by green, both at the defender's rate


@rule("MW-14.12", "MW-21.20")
def test_a_battle_cannot_be_declined() -> None:
    table = facing(1, 1)
    table.lay("T26", 0, -1)
    table.put("blue", "T26")
    table.put("orange", "T03")
    table.begin(4).do("step T03 E", "step T03 NE", "done")
    assert table.asks == "orange battles"
    assert table.refused("done") == "MW-21.20"
    assert table.refused("step T01 W") == "MW-6.1"
    table.do("battle T26 orange blue")
    assert table.men("T01") == [0, 0] and table.men("T26") == [0, 0]  # the last one needs no choice


@rule("MW-13.8", "MW-21.13")
def test_only_what_has_to_be_fought_can_be_chosen() -> None:
    table = facing(1, 1)
    table.lay("T26", 0, -1)
    table.put("blue", "T26")
    table.put("orange", "T03")
    table.begin(4).do("step T03 E", "step T03 NE", "done")
    assert table.offers("battle") == ["battle T01 orange blue", "battle T26 orange blue"]
    assert table.refused("battle T04 orange blue") == "MW-13.8"


@rule("MW-14.13", "MW-7.16")
def test_each_source_strikes_once_in_each_battle() -> None:
    table = facing(1, 3)
    forge(table)
    table.lay("T26", 0, 1)
    table.put("orange", "T26", 2)
    table.state.token[table.tile("T26")] = 3  # forge weapons
    table.lay("T27", 0, -1)
    table.put("blue", "T27", 3)
    table.put("orange", "T03")
    table.begin(4).do("step T03 E", "step T03 NE", "done", "battle T27 orange blue")
    assert table.men("T01") == [0, 0] and table.men("T27") == [0, 0]  # two by the forges and one for one, both times
    assert bravery(table) == [6, 0]


@rule("MW-14.13", "MW-14.7")
def test_two_shields_destroy_two_attackers() -> None:
    table = facing(4, 1)
    guard(table, "blue", "T15", 1, 1)
    guard(table, "blue", "T26", 2, -1)
    attacked(table, 4)
    assert table.men("T01") == [1, 0] and bravery(table) == [1, 1]


@rule("MW-21.14", "MW-7.13")
@pytest.mark.parametrize(("foes", "left"), [(2, [0, 0]), (1, [2, 0])])
def test_on_the_shield_maker_itself_two_defenders_use_it(foes: int, left: list[int]) -> None:
    table = Table()
    table.lay("T15", 0, -1)
    table.put("orange", "T03", 3)
    table.put("blue", "T15", foes)
    table.state.shields = [[], [table.tile("T15")], [], []]
    table.begin(4).do(*["step T03 NE"] * 3, "done")
    assert table.men("T15") == left


@rule("MW-21.13", "MW-7.13")
@pytest.mark.parametrize(("first", "left"), [("battle T15 orange blue", [1, 0]), ("battle T01 orange blue", [0, 0])])
def test_the_order_of_battles_can_switch_a_shield_off(first: str, left: list[int]) -> None:
    table = facing(2, 1)
    table.lay("T15", 0, -1)
    table.put("blue", "T15", 2)
    table.put("orange", "T03", 2)
    table.state.shields = [[], [table.tile("T15")], [], []]
    table.begin(4).do("step T03 E", "step T03 E", "step T03 NE", "step T03 NE", "done", first)
    assert table.men("T01") == left
