"""Phase 3: which actions wait, in which order, how many meeples they use (chapter 9)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import RAZED, TABLES, Table, staged
from tests.rules import rule
from warbook.games.meeple.content.tables import NONE, RECYCLE
from warbook.games.meeple.village.actions import action_in
from warbook.games.meeple.village.buildings import recycles

ENDS = [
    (name, space)
    for name, path in zip(TABLES.building_names, TABLES.paths, strict=True)
    for space in range(1, len(path.names))
]


def actions_of(table: Table) -> set[str]:
    """The building actions that may be performed now, as `deploy F`."""
    offers = [text.split() for text in table.offers()]
    return {f"{words[0]} {words[1]}" for words in offers if words[0] not in ("tree", "token", "done")}


@rule("MW-9.1", "MW-9.4", "MW-10.47")
@pytest.mark.parametrize(("name", "space"), ENDS)
def test_only_the_last_space_of_a_branch_gives_the_action_drawn_on_it(name: str, space: int) -> None:
    path = TABLES.paths[TABLES.building_names.index(name)]
    before = next(start for start in range(len(path.names)) if space in path.after[start])
    table = staged(orange=f"F {name} {path.names[before]} ; T01 1", phase=2)
    if table.asks == "orange fork":
        table.do(f"fork {space}")
    is_last = not path.after[space]
    assert (path.action[space] != NONE) == is_last
    if is_last and path.action[space] != RECYCLE:
        assert table.asks == "orange acting" and action_in(table.state, 0) == path.action[space]
    else:
        assert table.asks == "orange moving" and action_in(table.state, 0) == NONE
        assert recycles(table.state, 0) == (path.action[space] == RECYCLE)


@rule("MW-9.1")
def test_every_worker_that_arrives_gives_one_action() -> None:
    table = staged(orange="F square ; L catapult b ; R school a ; B factory", phase=2)
    table.do("fork 3", "fork 4", "fork 3", "fork 2")
    assert actions_of(table) == {"deploy F", "deploy R"}, "nobody to burn, and the factory's worker is on its way"
    assert table.state.pending == 0b0111
    table.do("deploy F 1")
    assert table.refused("deploy F 1") == "MW-9.1", "one action for each arrival"
    assert table.refused("assemble R 1") == "MW-9.1", "another one is drawn there"


@rule("MW-9.1")
def test_a_worker_that_was_there_already_gives_nothing() -> None:
    table = staged(orange="F square E2 ; T01 1", phase=2)
    assert table.worker("orange-F") == "S" and table.asks == "orange moving"


@rule("MW-9.4")
@pytest.mark.parametrize("space", ["S", "a", "b"])
def test_spaces_on_the_way_give_no_action(space: str) -> None:
    table = staged(orange=f"F square E2 ; L catapult {space}", blue="T01 1")
    assert table.refused("burn L T01") == table.refused("bomb L blue-F") == "MW-9.4"
    assert actions_of(table) == {"assemble F"}


@rule("MW-9.1")
def test_neither_a_site_nor_an_empty_slot_gives_an_action() -> None:
    table = staged(orange="F square E2 ; L factory site 1")
    assert table.refused("assemble L 1") == table.refused("assemble B 1") == "MW-9.1"


@rule("MW-9.2")
def test_actions_that_wait_are_performed_in_any_order() -> None:
    camp = "F square E2 ; L school E2 ; depot 0"
    table = staged(orange=camp)
    assert table.refused("deploy L 1") == "MW-19.5", "nobody is in the depot yet"
    table.do("assemble F 2", "deploy L 2")
    assert table.men("T03") == [2, 0] and table.asks == "orange moving"
    other = staged(orange=camp.replace("depot 0", "depot 1")).do("deploy L 1", "assemble F 2")
    assert other.men("T03") == [1, 0] and other.has("orange")[1] == 2


@rule("MW-9.3")
def test_any_action_may_be_declined() -> None:
    table = staged(orange="F square E2 ; L school E2 ; T01 1").do("assemble F 1", "done")
    assert table.asks == "orange moving" and table.has("orange")[1] == 3 and table.men("T03") == [0, 0]
    assert staged(orange="F square E1 ; T01 1").do("done").asks == "orange moving"


@rule("MW-9.5")
@pytest.mark.parametrize(
    ("camp", "action", "most"),
    [
        ("F factory E2", "assemble F {}", 3),
        ("F square E3 ; depot 5", "deploy F {}", 2),
        ("F school E2 ; depot 5", "deploy F {}", 4),
        ("F pilots E1 ; depot 5", "reinforce F {} T03", 1),
        ("F pilots E2 ; depot 5", "reinforce F {} T03", 3),
        ("F raiders E3", "intimidate F {} T01 E", 3),
        ("F monastery E2", "intimidate F {} T01 E", 2),
    ],
)
def test_any_number_from_one_to_x_may_be_used(camp: str, action: str, most: int) -> None:
    table = staged(orange=camp, blue="T01 6")
    for count in range(9):
        assert table.refused(action.format(count)) == ("" if 1 <= count <= most else "MW-9.5")


@rule("MW-9.6")
def test_with_too_few_meeples_the_rest_of_the_action_is_lost() -> None:
    table = staged(orange="F school E2 ; depot 2")
    assert table.offers("deploy") == ["deploy F 1", "deploy F 2"]
    assert table.refused("deploy F 3") == table.refused("deploy F 4") == "MW-9.6"
    table.do("deploy F 2")
    assert table.men("T03") == [2, 0] and table.has("orange")[1] == 0 and table.asks == "orange moving"
    few = staged(orange="F factory E2 ; depot 11")
    assert few.offers("assemble") == ["assemble F 1"] and few.refused("assemble F 2") == "MW-9.6"
    lone = staged(orange="F monastery E2", blue="T01 1")
    assert lone.refused("intimidate F 2 T01 E") == "MW-9.6" and lone.refused("intimidate F 1 T01 E") == ""
    assert staged(orange="F pilots E2 ; depot 2").refused("reinforce F 3 T03") == "MW-9.6"


@rule("MW-9.7")
@pytest.mark.parametrize(
    ("camp", "action"),
    [
        ("F square E3", "deploy F 1"),
        ("F pilots E2", "reinforce F 1 T01"),
        ("F airship E2", "airborne F"),
        ("F airship E1", "stealth F T01"),
    ],
)
def test_actions_put_only_assembled_meeples_on_territories(camp: str, action: str) -> None:
    table = staged(orange=f"{camp} ; T01 1 ; depot 1", blue="T04 1")
    before = table.has("orange")
    table.do(action)
    assert table.has("orange") == (before[0], 0, 0, 0), "from the depot, not from the reserve"
    assert staged(orange=f"{camp} ; T01 1 ; depot 0", blue="T04 1").refused(action) == "MW-19.5"


@rule("MW-9.8")
def test_meeples_put_among_enemies_stay_and_fight_in_phase_five() -> None:
    table = staged(orange="F square E3 ; T01 1", blue="T03 1").do("deploy F 2")
    assert table.asks == "orange moving" and table.men("T03") == [2, 1], "no battle before Phase 5"
    assert table.refused("step T03 E") == "MW-11.11" and table.refused("step T01 E") == ""
    table.do("done")
    assert table.men("T03") == [1, 0] and table.has("orange")[3] == 1


@rule("MW-9.8", "MW-9.9")
def test_they_may_move_if_the_enemies_are_gone_when_phase_four_begins() -> None:
    driven = staged(orange="F square E3 ; L monastery E2", blue="T03 2").do("deploy F 2", "intimidate L 2 T03 E")
    assert driven.refused("step T03 SE") == "" and driven.men("T01") == [0, 2]
    burned = staged(orange="F square E3 ; L catapult E2", blue="T03 2").do("deploy F 2", "burn L T03")
    assert burned.men("T03") == [2, 0] and burned.refused("step T03 E") == ""


@rule("MW-9.9")
@pytest.mark.parametrize(("camp", "action"), [("F square E3", "deploy F 2"), ("F pilots E2", "reinforce F 2 T03")])
def test_meeples_put_on_a_territory_without_enemies_may_move_at_once(camp: str, action: str) -> None:
    table = staged(orange=camp).do(action, "step T03 E", "step T03 E")
    assert table.men("T01") == [2, 0]


@rule("MW-9.10")
def test_the_action_of_a_building_that_was_replaced_is_lost() -> None:
    table = staged(orange="F square E1 ; L school E1 ; R pilots E1").do("build F factory L")
    assert table.state.pending == 0b0100
    assert table.refused("assemble L 1") == "MW-9.1" and actions_of(table) == {"reinforce R"}


@rule("MW-9.10")
def test_a_building_may_be_replaced_by_its_own_action() -> None:
    table = staged(orange="F square E1 ; T01 1").do("build F factory F")
    assert table.in_slot("orange-F") == "factory" and table.asks == "orange moving"


@rule("MW-9.11")
def test_an_action_is_lost_when_productivity_moves_its_worker_on() -> None:
    table = staged(orange="F square E2 ; L guild E1 ; R pilots E1").do("productivity L F 0")
    assert table.worker("orange-F") == "S"
    assert table.refused("assemble F 1") == "MW-9.4" and actions_of(table) == {"reinforce R"}


@rule("MW-9.12")
def test_an_action_not_performed_in_phase_three_is_lost() -> None:
    table = staged(orange="F square E2", blue=RAZED).do("done")
    assert table.asks == "orange fork", "one turn later the worker was on its way back"
    assert table.state.turns == 7 and table.has("orange")[:2] == (10, 2)
    phase_four = staged(orange="F square E2 ; T01 1").do("done")
    assert phase_four.asks == "orange moving" and phase_four.state.pending == 0
    assert phase_four.refused("assemble F 1") == "MW-6.1"
