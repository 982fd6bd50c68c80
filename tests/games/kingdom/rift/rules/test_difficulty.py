"""The five settings, and the iron rule of every scenario (sections 23 and 30)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, TABLES, Table, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.trays import boss_cell
from warbook.games.kingdom.present.events import BossDrew, Ended, Escaped, TrayDestroyed
from warbook.games.kingdom.present.notation import CELL_NAMES

IRON = {"difficulty": "iron"}
ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."


def iron(scenario: str, **scene: object) -> Table:
    """A scene of an iron challenge."""
    return staged(**{"scenario": scenario, "options": IRON, **scene})


@rule("RT-23.1", "RT-23.2")
def test_five_settings_fix_hearts_and_crystals() -> None:
    setting = GAME.settings[0]
    assert (setting.name, setting.rule) == ("difficulty", "RT-23.2")
    assert setting.values == ("one-star", "two-stars", "three-stars", "heroic", "iron")
    found = {
        name: (int(state.hearts), int(state.crystals))
        for name in setting.values
        for state in [new_game("RS05", difficulty=name).state]
    }
    expected = {"one-star": (8, 2), "two-stars": (5, 1), "three-stars": (3, 0), "heroic": (3, 0), "iron": (1, 0)}
    assert found == expected


@rule("RT-23.1")
def test_a_setting_that_is_none_is_refused_with_its_rule() -> None:
    with pytest.raises(ValueError, match=r"difficulty: 'hard' is not one of one-star, .*RT-23\.2"):
        new_game("RS01", difficulty="hard")


@rule("RT-23.2")
def test_a_heroic_challenge_has_no_spells_and_no_second_life() -> None:
    heroic = {"difficulty": "heroic"}
    table = new_game("RS05", difficulty="heroic").do("red: hero malik", "red: learn 1", "red: learn 2")
    table.do("blue: hero ignus", "blue: learn 1", "blue: learn 2")
    assert table.asks == "play", "no spells are chosen"
    lost = staged(options=heroic, red="malik t0 30 hp=1", trays=f"{GOBLINS} r3c2").end_phase()
    assert (lost.ending, lost.told(Ended)[0].rule) == ("knock-out", "RT-23.2")
    cat = staged(options=heroic, red="alleria r5c4 ; wildcat t0 30", trays=f"{GOBLINS} r3c2").end_phase()
    assert cat.ending == "" and cat.space("wildcat") == "board", "the wildcat is no hero here"


@rule("RT-23.3")
def test_settings_are_worth_their_stars_and_challenges_a_badge() -> None:
    stars = {name: setting.stars for name, setting in TABLES.content.settings.items()}
    assert stars == {"one-star": 1, "two-stars": 2, "three-stars": 3, "heroic": 0, "iron": 0}


@rule("RT-23.4")
def test_the_scenarios_stand_in_the_order_of_the_campaign() -> None:
    assert GAME.scenarios == sorted(GAME.scenarios)
    for scenario in GAME.scenarios:
        assert new_game(scenario, 1).asks == "heroes", "any of them can be played"


@fact("RT-23.5")
def test_the_setting_never_changes_the_decks() -> None:
    for scenario in GAME.scenarios:
        decks = [
            [new_game(scenario, seed=4, difficulty=name).state.decks, new_game(scenario, seed=4).state.ghosts]
            for name in TABLES.content.settings
        ]
        assert all(deck == decks[0] for deck in decks)


# iron rules


@rule("RT-30.2")
def test_iron_rs01_heroes_stay_idle_for_two_rounds() -> None:
    for number, expected in ((1, "RT-30.2"), (2, "RT-30.2"), (3, "")):
        assert iron("RS01", round=number, red="malik r3c2").refused("activate malik") == expected
    assert staged(round=1, red="malik r3c2").refused("activate malik") == ""


@rule("RT-30.2")
def test_iron_rs02_no_soldier_towers_are_sold() -> None:
    table = iron("RS02", phase="spend", crystals=6)
    assert table.refused("buy B1 red") == table.refused("buy B2 red") == "RT-30.2"
    assert table.refused("buy A1 red") == ""


@rule("RT-30.2")
def test_iron_rs03_hordes_of_even_rounds_are_fast_for_good() -> None:
    decks = "1 H1-01 P2-01 ; 2 -"
    fast = iron("RS03", phase="spawn", round=2, decks=decks)
    assert fast.state.fast[0] == 1
    start = int(fast.state.index[0])
    fast.end_phase()
    assert fast.state.index[0] == start + 2, "nothing on the card says so, and nothing can cover it"
    slow = iron("RS03", phase="spawn", round=3, decks=decks)
    assert slow.state.fast[0] == 0


@rule("RT-30.2")
def test_iron_rs04_and_rs11_and_rs12_have_stronger_bosses() -> None:
    assert len(new_game("RS04", difficulty="iron").state.boss_health) == 3
    lilith = iron("RS11", boss="3/12", decks="actions wrath ruin").end_phase()
    assert len(lilith.told(BossDrew)) == 2
    mage = iron("RS12", round=3, phase="advance", boss="1/0")
    assert CELL_NAMES[boss_cell(mage.state)] == "r2c1"


@rule("RT-30.2")
def test_iron_rs05_who_escapes_leaves_no_crystals() -> None:
    table = iron("RS05", trays="ggg../...../...../...../..... 1/0 crystals=2", hearts=8)
    state = table.state
    state.index[0] = len(state.field.routes[0]) - 1
    table.end_phase()
    assert [(event.hearts, event.crystals) for event in table.told(Escaped)] == [(3, 0)]
    assert table.state.crystals == 0


@rule("RT-30.2")
def test_iron_rs06_aim_hurts_twice_as_much() -> None:
    table = iron("RS06", trays="ag.../...../...../...../..... 1/1 soldiers=01")
    cell = table.state.field.routes[0][1]
    near = next(other for other in table.state.field.near[cell] if table.state.field.site_at[other] != -1)
    table.state.cell[table.figure("lilith")] = near
    before = table.health("lilith")
    table.end_phase()
    assert table.health("lilith") == before - 2


@rule("RT-30.2")
def test_iron_rs07_towers_rise_to_level_3_only() -> None:
    table = iron("RS07", red="malik ; hand A3").do("pass A3 blue")
    assert table.cards("blue", "incoming") == ["A3"]
    usual = staged(scenario="RS07", red="malik ; hand A3").do("pass A3 blue b")
    assert usual.cards("blue", "incoming") == ["A4b"]


@rule("RT-30.2")
def test_iron_rs08_ghosts_give_no_crystals() -> None:
    trays = "GD-01 1/3 tile=11,21 tile=13,23 tile=22,32"
    assert [event.crystals for event in iron("RS08", trays=trays).end_phase().told(TrayDestroyed)] == [0]
    usual = staged(scenario="RS08", trays=trays).end_phase()
    assert [event.crystals for event in usual.told(TrayDestroyed)] == [2]


@rule("RT-30.2")
def test_iron_rs09_the_third_road_is_open_from_the_start() -> None:
    state = new_game("RS09", difficulty="iron").state
    assert state.trails == 0b011
    table = iron("RS09", phase="spawn", round=2)
    assert 3 in [int(table.state.route[tray]) for tray in range(31) if table.state.card[tray] != -1]


@rule("RT-30.2")
def test_iron_rs10_precise_attacks_miss_what_flies() -> None:
    trays = f"HF-01 1/3 ; {GOBLINS} 1/1"
    table = iron("RS10", red="malik ; hand A4a", trays=trays).do("build A4a a N")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t1"}
    assert table.refused("tile t0 1 f0 00") == "RT-30.2"
    usual = staged(scenario="RS10", red="malik ; hand A4a", trays=trays).do("build A4a a N")
    assert {offer.split()[1] for offer in usual.offers("tile")} == {"t0", "t1"}
