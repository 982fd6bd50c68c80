"""Heroes: basic attacks, abilities, protection in general (EU-15.19 to EU-15.25, EU-C7)."""

from __future__ import annotations

from tests.games.kingdom.uprising.boards import TABLES
from tests.games.kingdom.uprising.heroes.scenes import ROW, scene
from tests.games.kingdom.uprising.questions import owned_tiles
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import FULL

# in general


@rule("EU-2.5")
def test_every_hero_has_four_abilities_and_a_bench_side() -> None:
    found = {hero.name: (hero.health, hero.move) for hero in TABLES.heroes[: TABLES.own_heroes]}
    assert found == {"elora": (3, 3), "dierdre": (4, 2), "bruxa": (3, 3), "alric": (5, 3), "saitam": (4, 4)}
    for hero in TABLES.heroes[: TABLES.own_heroes]:
        assert len(hero.cards) == 4 and hero.bench is not hero.basic


@rule("EU-15.20", "EU-15.21")
def test_a_used_ability_is_not_used_again_before_a_rest() -> None:
    table = scene("elora r2c3 +frost-lance", f"{ROW} r1c3").do("activate elora", "ability 3 N", "stop").end_phase()
    table.until("play").do("activate elora")
    assert table.refused("ability 3 N") == "EU-15.21"
    table.do("rest").until("spend").until("play").do("activate elora")
    assert table.refused("ability 3 N") == ""


@rule("EU-15.24")
def test_a_rest_gives_full_health_and_readies_all_abilities() -> None:
    table = scene("elora r2c3 hp=1 -frost-lance -permafrost", f"{ROW} r1c3").do("activate elora", "rest")
    assert table.health("elora") == 3
    assert table.state.ready[table.figure("elora")] == table.state.has[table.figure("elora")] != 0


@rule("EU-15.25", "EU-15.5")
def test_a_hero_on_its_board_may_rest_but_neither_attack_nor_use_abilities() -> None:
    table = scene("elora +frost-lance", f"{ROW} r1c3").do("activate elora")
    assert (table.refused("attack N"), table.refused("ability 3 N")) == ("EU-15.5", "EU-15.5")
    assert table.refused("rest") == ""


@rule("EU-15.22")
def test_a_passive_ability_is_never_used() -> None:
    table = scene("elora r2c3 +numbing-aura", f"{ROW} r1c3").do("activate elora")
    assert table.refused("ability 4 N") == "EU-15.22"
    view = table.view()
    shown = [figure.abilities for figure in view.figures if figure.name == "elora"]
    assert [(ability.name, ability.ready, ability.passive) for ability in shown[0]] == [("numbing-aura", True, True)]
    table.do("rest")
    assert table.state.ready[table.figure("elora")] >> 3 & 1


@rule("EU-15.3")
def test_an_attack_that_places_nothing_is_an_action() -> None:
    table = scene("saitam r2c1", f"{ROW} r4c4").do("activate saitam", "attack N")
    assert table.asks == "play" and table.state.used[table.figure("saitam")]


# tiles of heroes stay


@rule("EU-11.15")
@fact("EU-15.30")
def test_a_tile_knows_its_hero() -> None:
    table = scene("elora r2c3", f"{ROW} r1c3").do("activate elora", "attack N", "tile t0 1 f0 00")
    assert owned_tiles(table, "t0") == [("magic", "elora")]
    assert table.state.tiles[0][0] & FULL == 0b11
