"""Phase 1, the bonuses of public buildings: chapter 7."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import TABLES, Table
from tests.rules import rule
from warbook.games.meeple.board.territories import bonus_on
from warbook.games.meeple.content.tables import ASSEMBLE_ONE, KINDS, NONE
from warbook.games.meeple.present.events import Battle
from warbook.games.meeple.village.tokens import lay_token


def token(table: Table, name: str, code: str) -> None:
    """An upgrade token of the pool lies on a territory."""
    number = TABLES.token_names.index(name)
    table.state.pool &= ~(1 << number)
    lay_token(table.state, 0, number, table.tile(code))


def held(code: str, men: int = 2, depot: int = 2, name: str = "") -> Table:
    """Orange's meeples on a tile beside the tower, with an upgrade token on it if one is named."""
    table = Table()
    table.lay(code, 0, -1)
    table.put("orange", code, men)
    table.home("orange", 9, depot)
    if name:
        token(table, name, code)
    return table


# control


@rule("MW-7.1")
def test_what_a_public_building_is() -> None:
    kinds = {KINDS[TABLES.kind[tile]] for tile in range(36) if TABLES.bonus[tile] != NONE or TABLES.flags[tile]}
    assert kinds == {"shield", "forge", "tower", "village", "hut"}


@rule("MW-7.1", "MW-7.3")
@pytest.mark.parametrize(
    ("code", "bonus"),
    [
        ("T15", "shield"),
        ("T16", "weapons"),
        ("T14", "flags"),
        ("T17", "bonuses"),
        ("T20", "nature"),
        ("T22", ""),
        ("T24", ""),
        ("T09", ""),
        ("T26", ""),
    ],
)
def test_each_controlled_public_building_gives_its_own_bonus(code: str, bonus: str) -> None:
    state = held(code).begin(0).state
    given = {
        "shield": len(state.shields[0]),
        "weapons": state.weapons,
        "flags": state.flags,
        "bonuses": len(state.bonuses),
        "nature": int(state.nature),
    }
    assert given == {name: (2 if name == "flags" else 1) if name == bonus else 0 for name in given}


@rule("MW-7.1")
@pytest.mark.parametrize(
    ("name", "bonus"), [("U1", "bonuses"), ("U2", "bonuses"), ("U3", "nature"), ("U4", "weapons"), ("U5", "shields")]
)
def test_a_blank_territory_with_a_token_is_a_public_building(name: str, bonus: str) -> None:
    state = held("T26", name=name).begin(0).state
    given = [len(state.bonuses), int(state.nature), state.weapons, len(state.shields[0])]
    assert given == [int(bonus == each) for each in ("bonuses", "nature", "weapons", "shields")]


@rule("MW-7.2")
@pytest.mark.parametrize(("men", "asks"), [(0, "fork"), (1, "fork"), (2, "bonus"), (5, "bonus")])
def test_two_meeples_control_and_one_does_not(men: int, asks: str) -> None:
    assert held("T17", men).begin(0).asks == f"orange {asks}"


@rule("MW-7.2")
def test_a_territory_that_is_not_controlled_gives_nothing() -> None:
    table = held("T17")
    table.lay("T18", 1, -1)
    table.put("orange", "T18", 1)
    table.put("blue", "T18", 3)  # what somebody else has there does not matter
    table.begin(0)
    assert table.refused("bonus T18 gate") == "MW-7.2" and table.refused("bonus T18 here") == "MW-7.2"
    assert table.refused("bonus T01 gate") == "MW-7.2" and table.refused("bonus T17 here") == ""
    table.do("bonus T17 here")
    assert table.asks == "orange fork"


@rule("MW-7.2", "MW-7.5")
def test_who_comes_during_the_turn_controls_in_the_next_one() -> None:
    table = held("T17", 1)
    table.put("orange", "T01", 1)
    table.begin(0).until("orange moving").do("step T01 NW")
    assert table.men("T17") == [2, 0] and table.state.bonuses == []
    table.until("orange bonus")
    assert table.offers("bonus") == ["bonus T17 gate", "bonus T17 here"]


@rule("MW-7.2")
def test_others_do_not_profit_in_a_foreign_turn() -> None:
    table = Table(3, "blue")
    table.lay("T16", 2, -2)
    table.put("orange", "T16", 2)
    table.begin(0)
    assert table.state.weapons == 0 and table.asks == "blue fork"


@rule("MW-7.3", "MW-7.16")
def test_all_of_them_give_at_once() -> None:
    table = held("T17")
    for place, code in enumerate(("T14", "T15", "T16", "T20")):
        table.lay(code, -1 + place, -2)
        table.state.men[4 * table.tile(code)] = 2
    state = table.begin(0).state
    assert (state.flags, state.weapons, len(state.shields[0]), state.nature, len(state.bonuses)) == (2, 1, 1, True, 1)


@rule("MW-7.4")
def test_the_druid_and_the_tower_last_when_the_meeples_are_lost() -> None:
    table = held("T20")
    table.put("orange", "T01", 2)
    table.begin(0)
    table.state.men[4 * table.tile("T20")] = 0
    table.state.men[4 * table.tile("T01")] = 0
    assert table.points("orange") == 1 and table.state.nature
    table.until("blue fork")
    assert table.points("orange") == 0 and not table.state.nature


@rule("MW-7.5")
def test_bonuses_are_counted_anew_each_turn() -> None:
    table = held("T16")
    table.put("orange", "T01", 2)
    table.begin(0)
    assert (table.state.weapons, table.state.flags) == (1, 1)
    table.until("orange moving").do("step T16 W", "step T01 W")
    table.until("blue fork")
    assert (table.state.weapons, table.state.flags) == (0, 0)
    table.until("orange moving")
    assert (table.state.weapons, table.state.flags) == (0, 0)


# what they give


@rule("MW-7.6")
def test_each_flag_of_each_tower_is_a_point() -> None:
    table = held("T14")
    table.put("orange", "T01", 2)
    table.begin(0)
    assert table.points("orange") == 3
    table.until("blue fork")
    assert table.points("orange") == 0


@rule("MW-7.7")
@pytest.mark.parametrize(("honour", "asks"), [(4, "over"), (3, "orange bonus")])
def test_towers_are_counted_before_any_bonus_is_used(honour: int, asks: str) -> None:
    table = held("T17")
    table.lay("T14", 1, -1)
    table.put("orange", "T14", 2)
    table.state.honour[0] = honour
    assert table.begin(0).asks == asks


@rule("MW-7.8")
@pytest.mark.parametrize(("code", "name"), [("T17", ""), ("T26", "U2")])
def test_a_village_or_its_token_puts_one_meeple_on_the_gate_territory_or_itself(code: str, name: str) -> None:
    table = held(code, name=name).begin(0)
    assert table.offers("bonus") == [f"bonus {code} gate", f"bonus {code} here"]
    twin = table.state.clone()
    table.do(f"bonus {code} here")
    assert table.men(code) == [3, 0] and table.men("T03") == [0, 0] and table.state.depot[0] == 1
    table.state = twin
    table.do(f"bonus {code} gate")
    assert table.men(code) == [2, 0] and table.men("T03") == [1, 0] and table.state.depot[0] == 1


@rule("MW-7.8")
def test_on_the_own_gate_territory_both_are_the_same_place() -> None:
    table = Table()
    token(table, "U2", "T03")
    table.put("orange", "T03", 2)
    table.begin(0)
    assert table.offers("bonus") == ["bonus T03 gate"] and table.refused("bonus T03 here") == "MW-7.8"
    table.do("bonus T03 gate")
    assert table.men("T03") == [3, 0]


@rule("MW-7.9")
def test_the_assemble_token_moves_one_meeple_into_the_depot() -> None:
    table = held("T26", name="U1").begin(0)
    assert table.offers("bonus") == ["bonus T26 gate"] and table.refused("bonus T26 here") == "MW-7.9"
    table.do("bonus T26 gate")
    assert (table.state.reserve[0], table.state.depot[0]) == (8, 3) and table.asks == "orange fork"


@rule("MW-7.9")
def test_no_tile_assembles_by_itself() -> None:
    table = Table()
    assert ASSEMBLE_ONE not in [bonus_on(table.state, tile) for tile in range(36)]


@rule("MW-7.10")
@pytest.mark.parametrize(("code", "name"), [("T20", ""), ("T26", "U3")])
def test_with_control_of_nature_all_own_meeples_cross_forest(code: str, name: str) -> None:
    table = held(code, name=name)
    table.lay("T36", 0, 1, 5)  # only its SE edge is open
    table.put("orange", "T36", 1)
    table.put("orange", "T01", 1)
    table.begin(0).until("orange moving")
    assert table.refused("step T01 SE") == "" and table.refused("step T36 NW") == ""
    table.do("step T01 SE", "step T36 W")  # onto the tile, and off it into an empty cell
    assert table.men("T36") == [1, 0]


@rule("MW-7.10")
def test_nature_obeys_only_the_current_player() -> None:
    table = held("T20")
    table.lay("T36", 0, 1, 5)
    table.put("blue", "T04", 1)
    table.begin(0).until("blue moving")
    assert table.refused("step T04 SW") == "MW-3.10"


@rule("MW-7.14")
def test_a_bonus_may_be_left_and_is_lost_then() -> None:
    table = held("T17").begin(0).do("done")
    assert table.asks == "orange fork" and table.refused("bonus T17 gate") == "MW-6.1"
    assert table.state.bonuses == [] and table.state.depot[0] == 2


def two_sources() -> Table:
    """Orange holds a village and the assemble token, and has nothing in the depot."""
    table = held("T17", depot=0)
    table.lay("T26", 1, -1)
    table.put("orange", "T26", 2)
    token(table, "U1", "T26")
    return table


@rule("MW-7.14", "MW-7.15")
def test_bonuses_are_used_in_any_order() -> None:
    table = two_sources().begin(0)
    assert table.refused("bonus T17 here") == "MW-7.15"  # nobody in the depot yet
    table.do("bonus T26 gate", "bonus T17 here")
    assert table.men("T17") == [3, 0] and table.state.depot[0] == 0
    table = two_sources()
    table.state.depot[0] = 1
    table.begin(0).do("bonus T17 gate", "bonus T26 gate")
    assert table.men("T03") == [1, 0] and table.state.depot[0] == 1


@rule("MW-7.14")
def test_a_bonus_is_used_once() -> None:
    table = two_sources()
    table.state.depot[0] = 2
    table.begin(0).do("bonus T17 gate")
    assert table.refused("bonus T17 gate") == "MW-7.2" and table.offers("bonus") == ["bonus T26 gate"]


@rule("MW-7.15")
def test_with_an_empty_depot_the_village_gives_nothing() -> None:
    table = held("T17", depot=0).begin(0)
    assert table.asks == "orange fork" and table.men("T17") == [2, 0]


@rule("MW-7.15")
def test_with_an_empty_reserve_nothing_is_assembled() -> None:
    table = held("T26", name="U1")
    table.state.reserve[0] = 0
    assert table.begin(0).asks == "orange fork"
    table = two_sources()
    table.home("orange", 0, 1)
    table.begin(0)
    assert table.refused("bonus T26 gate") == "MW-7.15" and table.refused("bonus T17 gate") == ""


@rule("MW-7.16")
def test_two_villages_deploy_two() -> None:
    table = held("T17", depot=3)
    table.lay("T18", 1, -1)
    table.put("orange", "T18", 2)
    table.begin(0).do("bonus T17 gate", "bonus T18 here")
    assert table.men("T03") == [1, 0] and table.men("T18") == [3, 0] and table.state.depot[0] == 1
    assert table.asks == "orange fork"


@rule("MW-7.17")
def test_two_druid_huts_are_no_more_than_one() -> None:
    table = held("T20")
    table.lay("T21", -1, -1)
    table.put("orange", "T21", 2)
    one, two = held("T20").begin(0), table.begin(0)
    assert one.state.nature and two.state.nature and one.asks == two.asks == "orange fork"
    assert (two.state.weapons, two.state.flags, two.state.bonuses) == (0, 0, [])


@rule("MW-7.18", "MW-9.8")
def test_a_meeple_put_among_enemies_cannot_move_and_fights() -> None:
    table = held("T17")
    table.put("blue", "T03", 1)
    table.begin(0).do("bonus T17 gate")
    assert table.men("T03") == [1, 1]
    table.until("orange moving")
    assert table.refused("step T03 E") == "MW-11.11"
    table.do("done")
    assert table.told(Battle)[0].lost == (1, 1) and table.men("T03") == [0, 0]


@rule("MW-7.18", "MW-9.9")
def test_a_meeple_put_where_no_enemy_is_may_move() -> None:
    table = held("T17").begin(0).do("bonus T17 gate").until("orange moving")
    assert table.state.fresh[table.tile("T03")] == 1
    table.do("step T03 E")
    assert table.men("T01") == [1, 0] and table.refused("step T01 E") == "MW-11.12"


@rule("MW-7.18")
def test_a_meeple_put_down_counts_as_placed_for_this_turn() -> None:
    table = held("T17").begin(0).do("bonus T17 here").until("orange moving")
    assert table.state.fresh[table.tile("T17")] == 1
    table.until("blue fork").until("orange moving")
    assert table.state.fresh[table.tile("T17")] == 0
