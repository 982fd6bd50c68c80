"""Landscape features, totems and tentacles (section 16, EU-26.6, EU-26.7, EU-27.10, EU-27.11, EU-C8)."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.board.landscape_scenes import ONE, ROW, cells, scene
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.present.events import Hurt, TrayMoved
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.present.token_events import Drifted, PieceRemoved

# the tokens


@rule("EU-4.1")
def test_the_tokens_of_a_scenario_lie_on_its_map() -> None:
    table = new_game("S9", 2)
    assert cells(table, "gale") == ["r2c2", "r3c2"] and cells(table, "cyclone") == ["r2c4", "r4c2"]
    counts = [table.state.token.count(kind) for kind, name in enumerate(TABLES.token_kinds) if name != "rift"]
    assert counts == [3, 3, 3, 3, 3, 3, 2, 3, 2, 1, 1, 4, 0], "flowers, features, totems, tentacles, beacons"
    assert cells(new_game("S7", 2, difficulty="iron"), "frost") == [], "no flower tokens are placed"


# features


@rule("EU-16.18", "EU-10.4", "EU-10.12")
def test_all_tokens_but_flowers_prevent_building() -> None:
    for kind, rule_id in (("volcano", "EU-10.4"), ("stone", "EU-10.4"), ("tentacle", "EU-10.4"), ("fire", "")):
        table = scene("elora r5c1 ; hand ARC1", f"{ROW} r4c4", f"{kind} r2c3")
        assert table.refused("build ARC1 b N") == rule_id, kind


@rule("EU-16.12", "EU-17.4")
def test_a_hero_that_passes_a_volcano_may_take_its_gold_and_its_crystal() -> None:
    table = scene("elora r2c1", f"{ROW} r4c4", "volcano r2c2", gold=3, crystals=5).do("activate elora", "move r2c3")
    assert table.offers("sight") == ["sight r2c2"]
    table.do("sight r2c2")
    assert (table.state.gold, table.state.crystals, cells(table, "volcano", 1)) == (4, 6, ["r2c2"])
    bare = scene("elora r2c1", f"{ROW} r4c4", "volcano r2c2 turned").do("activate elora", "move r2c3")
    assert bare.asks == "hero"
    full = scene("elora r2c1", f"{ROW} r4c4", "volcano r2c2", gold=12, crystals=12)
    full.do("activate elora", "move r2c2", "sight r2c2")
    assert (full.state.gold, full.state.crystals) == (12, 12)


@rule("EU-16.13", "EU-20.14")
def test_a_volcano_hurts_after_the_advance() -> None:
    trays = f"{ROW} r1c1 soldiers=00 ; {ONE} r4c4"
    table = scene("elora r3c1", trays, "volcano r2c2 turned", blue="saitam r5c1").end_phase()
    assert (table.health("elora"), table.health("saitam")) == (2, 4)
    assert table.soldiers("t0") == [], "it has held the horde before"
    kept = scene("elora r5c1", f"{ROW} r1c2 soldiers=00 frozen", "volcano r2c2").end_phase()
    assert (kept.tray("t0"), kept.soldiers("t0")) == ("r1c2", []), "a soldier on a horde beside it"


@rule("EU-16.13")
def test_volcanoes_are_stronger_in_an_iron_challenge() -> None:
    table = staged(
        scenario="S5", options={"difficulty": "iron"}, red="elora r1c0", tokens="volcano r0c0", trays=f"{ONE} 1/1"
    )
    assert table.end_phase().health("elora") == 1


@rule("EU-16.14", "EU-20.15")
def test_a_cyclone_drives_the_horde_on_it_and_goes_back_one_index() -> None:
    table = staged(scenario="S9", red="elora r5c1", trays=f"{ONE} r1c4 ; {ONE} r1c1").end_phase()
    assert table.tray("t0") == "r3c4", "to the cyclone's space, and once more"
    assert table.tray("t1") == "r1c2"
    assert cells(table, "cyclone") == ["r1c4", "r4c3"]


@rule("EU-16.14", "EU-31.40")
def test_a_frozen_horde_is_not_driven() -> None:
    table = staged(scenario="S9", red="elora r5c1", trays=f"{ONE} r2c4 frozen").end_phase()
    assert (table.tray("t0"), cells(table, "cyclone")) == ("r2c4", ["r1c4", "r4c3"])


@rule("EU-16.14")
def test_a_cyclone_hurts_heroes_on_its_bare_space_only() -> None:
    table = staged(scenario="S9", red="elora r2c4", blue="saitam t0 20", trays=f"{ONE} r4c2")
    table.end_phase()
    assert table.health("elora") == 2
    assert table.health("saitam") == 2, "by two attempts of its horde, not by the cyclone"


@rule("EU-16.14")
def test_a_cyclone_at_index_0_returns_to_its_starting_space() -> None:
    table = staged(scenario="S9", red="elora r5c1", trays=f"{ONE} r1c1 frozen")
    state = table.state
    token = state.token.index(TABLES.token_kinds.index("cyclone"))
    state.token_cell = [
        CELL_NAMES.index("r1c1") if each == token else cell for each, cell in enumerate(state.token_cell)
    ]
    table.end_phase()
    assert cells(table, "cyclone") == ["r2c4", "r4c3"]


@rule("EU-16.17")
def test_the_cyclone_with_the_lower_index_acts_first_in_scenario_9() -> None:
    table = staged(scenario="S9", red="elora r5c1", trays=f"{ONE} r1c1").end_phase()
    assert [CELL_NAMES[event.cell] for event in table.told(Drifted)] == ["r1c4", "r4c3"]


@rule("EU-16.14", "EU-16.17")
def test_a_cyclone_acts_twice_in_a_row_in_an_iron_challenge() -> None:
    table = staged(scenario="S2", options={"difficulty": "iron"}, red="elora", trays=f"{ONE} 1/0").end_phase()
    given = table.state.terms.given.features["cyclone"][0]
    route = table.state.field.routes[table.state.field.route_of[16 * given[0] + given[1]]]
    index = route.index(16 * given[0] + given[1])
    assert cells(table, "cyclone") == [CELL_NAMES[route[index - 2]]]


@rule("EU-1.7", "EU-16.14")
def test_heroes_do_not_enter_a_cyclone_in_the_iron_challenge_of_scenario_9() -> None:
    table = staged(scenario="S9", options={"difficulty": "iron"}, red="elora r1c4", trays=f"{ONE} r4c4").do(
        "activate elora"
    )
    assert table.refused("move r2c4") == "EU-16.15"
    assert staged(scenario="S9", red="elora r1c4", trays=f"{ONE} r4c4").do("activate elora").refused("move r2c4") == ""


@rule("EU-16.15", "EU-31.36")
def test_nobody_ends_on_a_fissure_or_retreats_to_it() -> None:
    table = scene("elora r2c1", f"{ROW} r4c4", "fissure r2c2").do("activate elora")
    assert table.refused("move r2c2") == "EU-16.15" and table.refused("move r2c3") == "", "past it is allowed"
    room = scene("elora r1c4", f"{ONE} r1c3", "fissure r1c5").end_phase()
    assert "displace elora r1c5" not in room.offers() and "displace elora r0c5" in room.offers()


@rule("EU-16.16", "EU-8.10")
def test_an_ink_pool_puts_a_horde_beside_it_unless_it_is_sealed_or_a_hero_stands_on_it() -> None:
    def spawned(tokens: str, red: str) -> Table:
        table = staged(
            scenario="S8", round=3, phase="spawn", red=red, trays="", tokens=tokens, decks="1 I01 I02 ; 2 I03 ; 3 -"
        )
        while table.asks == "places":
            table.do(table.offers()[0])
        return table

    pool = CELL_NAMES[
        16 * TABLES.content.scenarios["S8"].features["ink-pool"][0][0]
        + TABLES.content.scenarios["S8"].features["ink-pool"][0][1]
    ]
    count = [
        sum(card != NONE for card in spawned(tokens, red).state.card)
        for tokens, red in (
            (f"ink-pool {pool}", "elora"),
            (f"ink-pool {pool} turned", "elora"),
            (f"ink-pool {pool}", f"elora {pool}"),
        )
    ]
    assert (count[0] - count[1], count[1] - count[2]) == (1, 0)


# totems and tentacles


@rule("EU-26.6")
@fact("EU-31.46")
def test_hordes_beside_a_totem_resist_and_tiles_that_lie_there_stay() -> None:
    table = scene("elora r5c1 ; hand ARC1", f"{ROW} r1c3 tile=00 ; {ROW} r3c4", "stone r0c3").do("build ARC1 b N")
    table.do("mode 2" if table.asks == "mode" else "stop")
    assert table.refused("tile t0 1 f0 01") == "EU-11.6" and table.refused("tile t1 1 f0 00") == ""
    assert table.tiled("t0") == ["00"]


@rule("EU-26.7")
def test_a_hero_that_passes_a_totem_removes_it() -> None:
    table = scene("elora r2c1", f"{ROW} r4c4", "stone r2c2 ; spirit r5c5").do("activate elora", "move r2c3")
    assert (cells(table, "stone"), cells(table, "spirit")) == ([], ["r5c5"])
    assert [event.rule for event in table.told(PieceRemoved)] == ["EU-26.7"]


@rule("EU-27.10", "EU-27.11")
def test_a_hero_that_enters_or_passes_a_site_removes_its_tentacle() -> None:
    table = scene("elora r2c1 ; hand ARC1", f"{ROW} r4c4", "tentacle r2c3 ; tentacle r2c2")
    assert table.refused("build ARC1 b N") == "EU-10.4"
    table.do("activate elora", "move r1c4", "attack N")
    while table.asks != "play":
        table.do("stop")
    assert cells(table, "tentacle") == [] and table.refused("build ARC1 b N") == ""
    assert [
        event.rule
        for event in scene("elora r2c1", f"{ROW} r4c4", "tentacle r2c2")
        .do("activate elora", "move r2c2")
        .told(PieceRemoved)
    ] == ["EU-27.11"]


@rule("EU-26.7", "EU-1.7")
def test_totems_go_only_with_a_rest_in_an_iron_challenge() -> None:
    iron = {"scenario": "S3", "options": {"difficulty": "iron"}, "trays": f"{ONE} 1/0"}
    given = TABLES.content.scenarios["S3"]
    grass = next(
        16 * r + c for r, row in enumerate(given.players["2"].map) for c, mark in enumerate(row) if mark == ","
    )
    name = CELL_NAMES[grass]
    table = staged(**iron, red=f"elora {name}", tokens=f"stone {name}")
    goal = table.do("activate elora").offers("move")[0]
    table.do(goal)
    assert cells(table, "stone") == [name]


# what happens along the way


@rule("EU-16.13", "EU-18.6")
def test_damage_of_features_is_told() -> None:
    table = scene("elora r3c1", f"{ROW} r4c4", "volcano r2c2 turned").end_phase()
    assert [event.amount for event in table.told(Hurt)] == [1] and table.told(TrayMoved)
