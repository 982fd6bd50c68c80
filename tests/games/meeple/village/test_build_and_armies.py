"""Build, and the actions that bring armies onto the map or move them there (MW-10.1 to MW-10.28)."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import TABLES, staged
from tests.rules import rule
from warbook.games.meeple.present.events import Battle
from warbook.games.meeple.present.notation import SEATS, VILLAGE_SLOTS
from warbook.games.meeple.village.buildings import defence_of

FULL = "F square E1 ; L guild ; R factory ; B school"

# Build


@rule("MW-10.1")
def test_any_building_of_the_reserve_is_built_as_a_site_in_any_slot() -> None:
    table = staged(orange="F square E1 ; T01 1")
    others = [name for name in TABLES.building_names if name != "square"]
    assert table.offers("build") == [f"build F {name} {slot}" for name in others for slot in "FLRB"]
    table.do("build F factory B")
    assert table.in_slot("orange-B") == "factory" and not table.state.done[VILLAGE_SLOTS.index("orange-B")]
    assert table.in_slot("orange-F") == "square" and table.asks == "orange moving"


@rule("MW-10.1", "MW-10.7")
def test_a_building_in_the_village_cannot_be_built() -> None:
    table = staged(orange="F square E1 ; L factory")
    assert table.refused("build F factory R") == table.refused("build F square B") == "MW-10.1"
    assert table.refused("build F factory L") == table.refused("build F square F") == "MW-10.7"


@rule("MW-10.2")
def test_a_worker_of_the_reserve_starts_on_the_new_site() -> None:
    table = staged(orange="F square E1")
    assert table.state.workers[0] == 3
    table.do("build F university L")
    assert table.state.workers[0] == 2 and table.worker("orange-L") == "0"


@rule("MW-10.3")
@pytest.mark.parametrize("side", ["", "site 1"])
def test_a_replaced_building_goes_to_the_reserve_and_can_be_built_again(side: str) -> None:
    table = staged(orange=f"F square E1 ; L guild E2 ; R factory {side} ; T01 1")
    table.do("build F school R")
    assert table.in_slot("orange-R") == "school"
    table.do("build L factory B")
    assert table.in_slot("orange-B") == "factory" and table.worker("orange-B") == "0"


@rule("MW-10.4")
@pytest.mark.parametrize("slot", ["F", "L", "R", "B"])
def test_the_worker_of_a_replaced_building_serves_the_new_one(slot: str) -> None:
    table = staged(orange=FULL)
    assert table.state.workers[0] == 0
    table.do(f"build F catapult {slot}")
    assert table.state.workers[0] == 0 and table.worker(f"orange-{slot}") == "0"


@rule("MW-10.5")
def test_enemies_on_a_replaced_building_score_at_once() -> None:
    table = staged(seats=3, orange="F square E1 ; L school blue=2 green=1")
    homes = table.has("blue")[:2], table.has("green")[:2]
    table.do("build F factory L")
    assert table.has("blue") == (*homes[0], 2, 0) and table.has("green") == (*homes[1], 1, 0)
    assert table.guests("orange-L") == [0, 0, 0]
    last = staged(orange="F square E1 ; L school blue=2 ; R guild E2", blue="honour 4").do("build F factory L")
    assert last.state.over and last.state.winners == [1], "though another action waits"


@rule("MW-10.6")
def test_own_meeples_on_a_replaced_building_go_home_without_points() -> None:
    table = staged(orange="F square E1 ; L monastery orange=1 blue=1")
    reserve = table.has("orange")[0]
    table.do("build F factory L")
    assert table.has("orange")[0] == reserve + 1 and table.points("orange") == 0 and table.points("blue") == 1


@rule("MW-10.8")
def test_the_square_may_be_replaced_and_comes_back_as_a_site() -> None:
    table = staged(orange="F square E1 ; L guild E2 ; T01 1").do("build F factory F", "build L square R")
    place = VILLAGE_SLOTS.index("orange-R")
    assert table.in_slot("orange-R") == "square" and not table.state.done[place]
    assert defence_of(table.state, place) == 6 and TABLES.build[table.state.building[place]] == 3


@rule("MW-10.9")
def test_a_destroyed_building_is_never_built_again() -> None:
    table = staged(orange="F square E1 ; lost university")
    assert table.refused("build F university L") == "MW-10.9"
    assert not [text for text in table.offers("build") if "university" in text]


@rule("MW-10.10")
def test_without_a_building_in_reserve_build_does_nothing() -> None:
    table = staged(orange=f"{FULL} ; lost airship raiders pilots monastery catapult university ; T01 1")
    assert table.offers("build") == []
    assert {table.refused(f"build F {name} L") for name in TABLES.building_names} == {"MW-10.10"}
    assert table.do("done").asks == "orange moving"


# Deploy, Reinforcements, Assemble


@rule("MW-10.11")
@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)])
def test_deployed_meeples_stand_on_the_own_gate_territory(seats: int, seat: int) -> None:
    table = staged(seats=seats, turn=SEATS[seat], **{SEATS[seat]: "F square E3"}).do("deploy F 2")
    gate = TABLES.tile_names[table.state.gate[seat]]
    assert table.men(gate)[seat] == 2 and table.has(seat)[1] == 0


@rule("MW-10.12")
def test_deploying_among_enemies_is_allowed() -> None:
    table = staged(orange="F square E3 ; T01 1", blue="gate-orange 5").do("deploy F 2")
    assert table.men("T03") == [2, 5] and table.refused("step T03 E") == "MW-11.11"


@rule("MW-10.13")
def test_reinforcements_go_to_one_territory_with_own_meeples_or_to_the_gate() -> None:
    table = staged(orange="L pilots E2 ; T01 1 ; depot 3", blue="T04 1")
    assert {text.split()[3] for text in table.offers("reinforce")} == {"T01", "T03"}
    assert table.refused("reinforce L 1 T04") == table.refused("reinforce L 1 T12") == "MW-10.13"
    table.do("reinforce L 2 T01")
    assert table.men("T01") == [3, 0] and table.men("T03") == [0, 0] and table.has("orange")[1] == 1
    assert table.asks == "orange moving", "the rest cannot go elsewhere"
    everything = staged(orange="L pilots E2 ; T01 1 ; depot 3").do("reinforce L 3 T01")
    assert everything.men("T01") == [4, 0]


@rule("MW-10.28")
def test_assembled_meeples_go_from_the_reserve_to_the_depot() -> None:
    table = staged(orange="F square ; L factory E2")
    assert table.offers("assemble") == ["assemble L 1", "assemble L 2", "assemble L 3"]
    assert table.do("assemble L 3").has("orange") == (7, 5, 0, 0)
    assert staged(orange="L factory E2 ; depot 12").refused("assemble L 1") == "MW-19.4"


# by air


@rule("MW-10.14")
def test_one_meeple_lands_on_each_territory_with_own_meeples() -> None:
    table = staged(orange="L airship E2 ; T01 2 ; T03 1 ; T04 1 ; depot 4", blue="T04 2")
    table.do("airborne L")
    assert [table.men(code)[0] for code in ("T01", "T03", "T04")] == [3, 2, 2] and table.has("orange")[1] == 1
    assert staged(orange="L airship E2").refused("airborne L") == "MW-10.14", "there is no such territory"


@rule("MW-10.15")
def test_with_too_few_the_player_chooses_who_gets_one_and_spends_them_all() -> None:
    table = staged(orange="L airship E2 ; T01 1 ; T03 1 ; T04 1 ; depot 2").do("airborne L")
    assert table.asks == "orange drops" and table.offers("drop") == ["drop T01", "drop T03", "drop T04"]
    assert table.refused("done") == "MW-10.15"
    table.do("drop T04")
    assert table.offers("drop") == ["drop T01", "drop T03"] and table.refused("drop T04") == "MW-10.15"
    assert table.refused("done") == "MW-10.15", "while the depot lasts none is left out"
    table.do("drop T01")
    assert [table.men(code)[0] for code in ("T01", "T03", "T04")] == [2, 1, 2] and table.has("orange")[1] == 0


@rule("MW-10.16")
def test_no_meeple_lands_on_a_gate_territory_without_own_meeples() -> None:
    table = staged(orange="L airship E2 ; T01 1 ; depot 2").do("airborne L")
    assert table.men("T03") == [0, 0] and table.men("T01") == [2, 0] and table.has("orange")[1] == 1


@rule("MW-10.17")
def test_a_secret_landing_is_beside_an_enemy() -> None:
    table = staged(orange="L airship E1 ; depot 2", blue="T01 2")
    assert table.offers("stealth") == ["stealth L T03", "stealth L T04"]
    assert table.refused("stealth L T01") == "MW-10.17", "no enemy stands beside it"
    table.do("stealth L T04")
    assert table.men("T04") == [1, 0] and table.has("orange")[1] == 1


@rule("MW-10.18")
def test_a_secret_landing_ignores_forest_and_whoever_is_there() -> None:
    wood = "T29 0,-1 r4"  # forest towards T01
    table = staged(orange="L raiders E1 ; T03 1", blue="T01 1 ; T29 1", map=wood)
    assert table.offers("stealth") == ["stealth L T01", "stealth L T03", "stealth L T04", "stealth L T29"]
    assert table.do("stealth L T29").men("T29") == [1, 1]


@rule("MW-10.19")
def test_a_secret_landing_needs_a_territory() -> None:
    table = staged(orange="L raiders E1", blue="T04 1")
    assert table.offers("stealth") == ["stealth L T01"], "neither the cells nor the building beside it"
    assert table.refused("stealth L T26") == "MW-10.19", "it lies in the supply"


@rule("MW-10.20")
def test_without_enemies_on_territories_there_is_no_secret_landing() -> None:
    table = staged(orange="F square blue=2 ; L raiders E1 ; T01 1")
    assert table.offers("stealth") == []
    assert table.refused("stealth L T03") == table.refused("stealth L T01") == "MW-10.20"


# Intimidate


@rule("MW-10.21")
def test_enemies_are_driven_together_to_one_territory_beside_theirs() -> None:
    table = staged(orange="L monastery E2 ; T03 1", blue="T01 3")
    offers = [f"intimidate L {count} T01 {edge}" for count in (1, 2) for edge in ("E", "W")]
    assert table.offers("intimidate") == offers
    assert table.refused("intimidate L 1 T03 E") == "MW-10.21", "no enemy there"
    assert table.refused("intimidate L 1 T26 E") == "MW-10.21", "not on the map"
    table.do("intimidate L 2 T01 E")
    assert table.men("T01") == [0, 1] and table.men("T04") == [0, 2] and table.asks == "orange moving"


@rule("MW-10.22")
def test_nobody_is_driven_through_forest_with_or_without_the_druids() -> None:
    scene = {"map": "T36 0,-1 r1 ; hut 1,-1", "blue": "T36 2"}  # the only gap leads to an empty cell
    table = staged(orange="L monastery E2 ; T20 2 ; T01 1", **scene)
    assert table.state.nature and table.offers("intimidate") == []
    assert [table.refused(f"intimidate L 1 T36 {edge}") for edge in ("SE", "SW", "E")] == ["MW-10.22"] * 3
    opened = staged(orange="L monastery E2 ; tree T36 SE", **scene)
    assert opened.offers("intimidate") == ["intimidate L 1 T36 SE", "intimidate L 2 T36 SE"]


@rule("MW-10.23")
def test_nobody_is_driven_into_cells_or_buildings_or_off_defence_spaces() -> None:
    table = staged(orange="F square blue=2 ; L monastery E2", blue="T04 1 ; T03 1")
    assert table.refused("intimidate L 1 T04 NE") == "MW-10.23", "an empty cell"
    assert table.refused("intimidate L 1 T04 E") == table.refused("intimidate L 1 T03 W") == "MW-10.23"
    assert table.offers("intimidate") == ["intimidate L 1 T03 E", "intimidate L 1 T04 W"]
    assert staged(orange="F square blue=2 ; L monastery E2").offers("intimidate") == []


@rule("MW-10.24", "MW-10.26")
def test_driven_among_others_they_fight_at_once() -> None:
    table = staged(orange="L monastery E2 ; T01 3", blue="T04 2").do("intimidate L 2 T04 W")
    assert table.men("T01") == [1, 0] and table.has("orange")[3] == 2 and table.has("blue")[3] == 1
    assert table.asks == "orange moving"


@rule("MW-10.24", "MW-10.26")
def test_two_others_fight_at_once_too() -> None:
    table = staged(orange="L raiders E3 ; F square E2", blue="T01 3", green="T05 2").do("intimidate L 3 T01 SW")
    assert table.men("T05") == [0, 1, 0] and [table.has(seat)[3] for seat in range(3)] == [0, 1, 1]
    assert len(table.told(Battle)) == 1 and table.asks == "orange acting"


@rule("MW-10.25", "MW-10.26", "MW-12.17", "MW-12.22")
def test_an_altar_acts_at_once_for_the_owner_of_those_driven_onto_it() -> None:
    table = staged(orange="L monastery E2 ; T03 1 ; T01 1", blue="T04 2", map="altar 1,-1")
    table.do("intimidate L 2 T04 NW")
    assert table.asks == "blue victim" and table.men("T24") == [0, 1]
    assert table.offers() == ["kill T01 orange", "kill T03 orange", "done"]
    table.do("kill T03 orange")
    assert table.men("T03") == [0, 0] and table.has("blue")[3] == 1 and table.has("orange")[3] == 0
    assert table.asks == "orange moving" and table.state.altars >> table.tile("T24") & 1


@rule("MW-10.25")
@pytest.mark.parametrize(("there", "left", "acts"), [(1, [0, 0], True), (2, [0, 0], False)])
def test_after_a_battle_on_the_altar_it_acts_only_for_them(there: int, left: list[int], acts: bool) -> None:
    table = staged(orange=f"L monastery E2 ; F square E2 ; T24 {there}", blue="T04 2", map="altar 1,-1")
    table.do("intimidate L 2 T04 NW")
    assert table.men("T24") == left, "the last one standing is sacrificed, if it is the driven player's"
    assert bool(table.state.altars) == acts and table.asks == "orange acting"


@rule("MW-12.23", "MW-10.24")
def test_after_a_battle_won_on_the_altar_it_acts_for_the_current_player() -> None:
    table = staged(orange="L monastery E2 ; F square E2 ; T24 4", blue="T04 3", map="altar 1,-1")
    table.do("intimidate L 2 T04 NW")
    assert table.men("T24") == [1, 0], "two fell in the battle, one is sacrificed"
    assert table.asks == "orange victim" and table.offers("kill") == ["kill T04 blue"]
    assert table.do("kill T04 blue").asks == "orange acting"


@rule("MW-10.25")
def test_an_altar_that_has_acted_this_turn_does_not_act_again() -> None:
    table = staged(orange="L monastery E2 ; R raiders E3", blue="T04 3", map="altar 1,-1")
    table.do("intimidate L 1 T04 NW")
    assert table.men("T24") == [0, 0]
    table.do("intimidate R 2 T04 NW")
    assert table.men("T24") == [0, 2]


@rule("MW-10.27")
def test_those_driven_onto_a_mine_tunnel_do_not_jump() -> None:
    table = staged(seats=4, orange="L raiders E3 ; F square E2 ; T09 1", blue="T01 3")
    table.do("intimidate L 3 T01 W")
    assert table.men("T09") == [0, 2, 0, 0] and table.asks == "orange acting", "after the battle too"
    free = staged(seats=4, orange="L raiders E3 ; F square E2", blue="T01 1").do("intimidate L 1 T01 W")
    assert free.men("T09") == [0, 1, 0, 0] and free.asks == "orange acting"
