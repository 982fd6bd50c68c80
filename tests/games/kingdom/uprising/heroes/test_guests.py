"""Heroes of Rift in Time as guests in Elemental Uprising (section 29): they keep the rules of this game."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES as RIFT
from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import GAME, TABLES, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.content.tables import HeroTable

GUESTS = ["alleria", "malik", "magnus", "ignus", "lilith"]
ON = {"guests": "on"}
ROW = "ggggg/...../...../...../....."


def hero_table(name: str) -> HeroTable:
    """The board of a hero as this game reads it."""
    return TABLES.heroes[TABLES.hero_names.index(name)]


def scene(red: str, trays: str, **more: object) -> Table:
    """A guest and hordes on a map where all abilities are allowed and no token lies."""
    return staged(
        **{"scenario": "S9", "tokens": "-", "red": red, "blue": "saitam used", "trays": trays, "options": ON, **more}
    )


@rule("EU-29.1", "EU-29.2")
def test_guests_are_offered_behind_the_own_heroes() -> None:
    own = ["elora", "dierdre", "bruxa", "alric", "saitam"]
    assert new_game("S9", 2).offers("hero") == [f"hero {name}" for name in own]
    assert new_game("S9", 2, guests="on").offers("hero") == [f"hero {name}" for name in (*own, *GUESTS)]
    assert TABLES.hero_names == own + GUESTS and RIFT.hero_names == GUESTS + own


@rule("EU-29.4")
def test_towers_and_hordes_of_the_two_games_are_not_mixed() -> None:
    assert not set(TABLES.tower_names) & set(RIFT.tower_names)
    assert not set(TABLES.card_names) & set(RIFT.card_names)
    assert set(TABLES.content.enemies) - set(RIFT.content.enemies) and TABLES.content.bosses.keys().isdisjoint(
        RIFT.content.bosses
    )
    assert all(not any(hero_table(name).start) for name in GUESTS), "towers come with the scenario"


@rule("EU-29.3", "EU-11.2")
def test_tiles_of_guests_may_be_turned_and_flipped() -> None:
    table = scene("magnus r2c3", f"{ROW} r1c3").do("activate magnus", "attack N")
    assert {offer.split()[3] for offer in table.offers("tile")} == {"f0", "f1", "f2", "f3"}


@rule("EU-29.3", "EU-15.1", "EU-15.3")
def test_guests_move_first_and_have_to_act() -> None:
    table = scene("malik r2c3", f"{ROW} r4c4").do("activate malik")
    assert table.refused("stop") == "EU-15.1" and table.refused("attack N") == ""
    table.do("attack N")
    assert table.asks == "play", "nothing comes behind the action"


@rule("EU-29.6")
def test_no_scenario_has_spells_with_guests_either() -> None:
    assert not TABLES.spells and RIFT.spells
    for scenario in GAME.scenarios:
        state = new_game(scenario, 2, guests="on").state
        assert (state.terms.spells, state.spells) == (0, 0)


@rule("EU-29.2")
@pytest.mark.parametrize(("hero", "name"), [(hero, card.name) for hero in GUESTS for card in hero_table(hero).cards])
def test_every_ability_of_a_guest_is_of_use(hero: str, name: str) -> None:
    red = f"{hero} t0 33 hp=1 +{name}" + (" ; wildcat t1 30" if hero == "alleria" else "")
    table = scene(red, f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r1c4").do(f"activate {hero}")
    number = 1 + hero_table(hero).ability_names.index(name)
    assert table.refused(f"ability {number} N") == ""
    table.do(f"ability {number} N")
    assert not table.state.ready[table.figure(hero)], "it was turned face down"
    assert table.asks != "play" or table.state.guarded[table.figure(hero)] or name == "knowledge-is-power"


@rule("EU-29.2", "EU-29.5")
def test_alleria_brings_the_wildcat_from_the_bench() -> None:
    table = scene("elora r5c1 ; bench alleria bruxa", f"{ROW} r1c3", seats=1, blue="").do(
        "bring alleria r2c3", "attack N"
    )
    while table.asks == "placing":
        table.do("stop")
    table.do("choose wildcat")
    assert table.space("wildcat") == "r2c3"
