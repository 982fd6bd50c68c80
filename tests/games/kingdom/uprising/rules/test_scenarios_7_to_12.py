"""Scenarios 7 to 12, and what all scenarios have: rules of their own, goals, iron challenges (EU-1.7, EU-C12)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.games.kingdom.uprising.questions import lying, sides
from tests.games.kingdom.uprising.rules.scenario_scenes import IRON, champion
from tests.games.kingdom.uprising.turn.boss_scenes import MANY, drawn
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.events import Hurt, Spawned
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.present.token_events import Drifted, WelledUp

# S7


@rule("EU-1.7")
def test_iron_s7_has_no_flowers() -> None:
    assert lying(new_game("S7", 2), "frost") == ["r0c3", "r0c6", "r2c1"]
    assert lying(new_game("S7", 2, difficulty="iron"), "frost") == []


# S8


@rule("EU-16.16", "EU-1.7")
@pytest.mark.parametrize(("options", "card"), [({}, "I01"), (IRON, "II01")])
def test_s8_ink_pools_draw_from_the_first_tier_in_an_iron_challenge_from_the_second(
    options: dict[str, str], card: str
) -> None:
    table = pool(options=options)
    assert table.asks == "places"
    assert table.offers("spot") == ["spot r4c0", "spot r4c1", "spot r4c2"]
    assert table.view().coming == (card,)
    table.do("spot r4c1")
    [came] = table.told(Spawned)
    assert (TABLES.cards[came.card].name, came.route, came.index) == (card, 1, 1)


def pool(**scene: object) -> Table:
    """A table in Phase 1 of a round when an ink pool at r3c1 acts."""
    decks = "1 III01 III03 ; 2 - ; reserve 1 I01 I02 ; reserve 2 II01 II02"
    given = {"scenario": "S8", "tokens": "ink-pool r3c1", "red": "elora", "phase": "round", "round": 3, "decks": decks}
    return staged(**{**given, **scene})


@rule("EU-16.16")
def test_s8_a_pool_with_a_hero_on_it_or_a_sealed_one_does_nothing() -> None:
    assert pool(red="elora r3c1").asks == "play"
    assert pool(tokens="ink-pool r3c1 turned").asks == "play"


@rule("EU-16.16", "EU-3.12")
def test_s8_a_pool_never_puts_a_card_on_a_horde() -> None:
    assert pool(trays=f"{MANY} r4c1").offers("spot") == ["spot r4c0", "spot r4c2"]
    full = pool(trays=f"{MANY} r4c0 ; {MANY} r4c1 ; {MANY} r4c2")
    assert full.asks == "play"
    assert len(full.state.reserve[0]) == 2  # nothing was drawn


@rule("EU-16.16")
def test_s8_the_card_of_a_pool_is_told_before_its_space_is_chosen() -> None:
    # with two pools the second card is turned over as soon as the first has its space
    table = pool(tokens="ink-pool r3c1 ; ink-pool r0c3")
    table.do(table.offers("spot")[0])
    assert table.asks == "places"
    assert [event.card for event in table.told(WelledUp)] == [table.state.stack[-1].a]


@rule("EU-16.16")
def test_s8_a_hero_seals_the_pool_on_which_it_stands_with_its_rest() -> None:
    table = staged(scenario="S8", tokens="ink-pool r3c1", red="elora r3c1 hp=1").do("activate elora", "tend 1")
    assert (sides(table, "ink-pool"), table.health("elora")) == ([1], 3)
    table = staged(scenario="S8", tokens="ink-pool r3c1 turned", red="elora r3c1").do("activate elora")
    assert table.offers("tend") == []


@rule("EU-6.10")
@pytest.mark.parametrize(("side", "ending"), [("turned", "won"), ("", "")])
def test_s8_is_won_with_every_pool_sealed(side: str, ending: str) -> None:
    trays = f"{champion('CH3')} ; {champion('CH3').replace('1/0', '1/2')}"
    table = staged(scenario="S8", red="elora", tokens=f"ink-pool r3c1 {side}", trays=trays)
    assert table.until("spend").end_phase().ending == ending


# S9


@rule("EU-16.17", "EU-1.7")
def test_s9_the_cyclone_with_the_lower_path_index_acts_first() -> None:
    # r4c2 is index 8 of the path, r4c4 index 6, which by row and column would come behind it
    table = staged(scenario="S9", red="elora", tokens="cyclone r4c2 ; cyclone r4c4").end_phase()
    assert [CELL_NAMES[event.cell] for event in table.told(Drifted)] == ["r3c4", "r4c3"]
    # without that rule, in another scenario with a cyclone, spaces alone count
    assert TABLES.content.scenarios["S2"].cyclones_by_index is False


@rule("EU-1.7")
def test_iron_s9_heroes_cannot_enter_a_cyclone_space() -> None:
    def reach(**options: str) -> list[str]:
        table = staged(scenario="S9", options=options, tokens="cyclone r4c1", red="elora").do("activate elora")
        return [text.split()[1] for text in table.offers("move")]

    assert "r4c1" in reach()
    assert "r4c1" not in reach(difficulty="iron")
    table = staged(scenario="S9", options=IRON, tokens="cyclone r4c1", red="elora r5c1").do("activate elora")
    assert table.refused("move r4c1") != ""


# S10


@rule("EU-1.7")
def test_s10_a_hero_lights_the_beacon_of_its_space_with_its_action() -> None:
    table = staged(scenario="S10", red="elora r2c0").do("activate elora")
    assert table.offers("light") == ["light"]
    table.do("light")
    assert sides(table, "beacon") == [0, 1, 0, 0]
    assert table.asks == "play"
    assert table.state.used[table.figure("elora")] == 1
    dark = staged(scenario="S10", red="elora r2c6").do("activate elora")
    assert dark.refused("light") == "EU-1.7"
    lit = staged(scenario="S10", tokens="beacon r2c7 turned", red="elora r2c7").do("activate elora")
    assert lit.refused("light") == "EU-1.7"


@rule("EU-1.7", "EU-10.4")
def test_s10_nothing_is_built_on_a_beacon_and_it_is_no_site() -> None:
    for seats in range(1, 5):
        field = new_game("S10", seats).state.field
        assert not {CELL_NAMES.index(cell) for cell in ("r0c3", "r4c0", "r5c5", "r2c0")} & set(field.sites)


FIRES = "beacon r0c3 turned ; beacon r4c0 turned ; beacon r5c5 turned ; beacon r2c7"


@rule("EU-6.7", "EU-1.7")
def test_s10_is_won_with_four_lit_beacons_at_the_end_of_a_round() -> None:
    lit = f"{FIRES} turned"
    assert staged(scenario="S10", red="elora", tokens=lit).until("spend").end_phase().ending == "won"
    assert staged(scenario="S10", red="elora", tokens=FIRES).until("spend").end_phase().ending == ""


# a soldier holds the horde on r3c6, which is adjacent to r2c7
BESIEGED = {"scenario": "S10", "tokens": f"{FIRES} turned", "trays": f"{MANY} 1/6 soldiers=00"}


@rule("EU-1.7", "EU-5.4")
def test_iron_s10_a_lit_beacon_beside_a_horde_goes_out_at_the_end_of_an_even_round() -> None:
    table = staged(**BESIEGED, options=IRON, red="elora", round=2).until("spend").end_phase()
    assert table.ending == ""
    assert sides(table, "beacon") == [1, 0, 1, 1]
    assert staged(**BESIEGED, options=IRON, red="elora", round=3).until("spend").end_phase().ending == "won"
    assert staged(**BESIEGED, red="elora", round=2).until("spend").end_phase().ending == "won"


@rule("EU-1.7", "EU-5.4")
@pytest.mark.parametrize(
    ("red", "ending"),
    [
        ("elora r2c7", "won"),
        ("elora r2c6", "won"),
        ("elora t0 30", "won"),
        ("elora r2c5", ""),
        ("elora r4c7", ""),
        ("alric r2c5 ; warrior1 r2c7", ""),
    ],
)
def test_iron_s10_a_hero_on_a_beacon_or_beside_it_guards_it(red: str, ending: str) -> None:
    assert staged(**BESIEGED, options=IRON, red=red, round=2).until("spend").end_phase().ending == ending


@rule("EU-1.7", "EU-7.4")
@pytest.mark.parametrize(("cell", "ending"), [("r2c7", "won"), ("r2c5", "")])
def test_iron_s10_a_bench_hero_guards_a_beacon_in_its_round(cell: str, ending: str) -> None:
    table = staged(**BESIEGED, options=IRON, seats=1, red="elora r4c5 ; bench bruxa saitam", round=2)
    table.do(f"bring bruxa {cell}")
    while table.asks == "placing":
        table.do("stop")
    assert table.until("spend").end_phase().ending == ending


# S11


@rule("EU-28.6", "EU-1.7")
def test_s11_reveals_a_card_in_every_even_round() -> None:
    table = staged(scenario="S11", red="elora", round=1, phase="round", decks="rifts R11 R10 R03", tokens="-")
    assert (table.state.round, table.view().rift) == (2, ("R11",))
    table.until("spend").until("play")
    assert (table.state.round, table.view().rift) == (3, ("R11",))


@rule("EU-1.7")
def test_s11_a_hero_on_the_rift_discards_an_open_card_with_its_rest() -> None:
    table = staged(scenario="S11", red="elora r2c3 hp=1", rift="R10 ; R11").do("activate elora")
    assert table.offers("tend") == ["tend 2", "tend 3"]
    table.do("tend 3")
    assert table.view().rift == ("R10",)
    assert table.health("elora") == 3
    elsewhere = staged(scenario="S11", red="elora r2c2", rift="R10").do("activate elora")
    assert elsewhere.refused("tend 2") == "EU-1.7"


@rule("EU-1.7", "EU-5.4")
def test_iron_s11_has_no_beneficial_cards() -> None:
    deck = new_game("S11", 2, difficulty="iron").state.rift_deck
    assert len(deck) == 11
    assert not any(TABLES.rifts[card].beneficial for card in deck)


@rule("EU-6.9")
def test_s11_a_partial_last_stand_counts_the_last_two_spaces_of_a_path() -> None:
    trays = f"{MANY} 1/4 soldiers=00 ; {MANY} 1/5 soldiers=00 ; {MANY} 2/7 soldiers=00"
    scene = {"scenario": "S11", "red": "elora", "trays": trays, "decks": "1 - ; 2 -", "tokens": "-", "round": 3}
    table = staged(**scene, hearts=3).until("spawn")
    assert (table.ending, table.state.hearts) == ("won", 1)
    assert staged(**scene, hearts=2).until("spawn").ending == "hearts"


# S12


@rule("EU-27.7", "EU-1.7")
@pytest.mark.parametrize(("number", "cards"), [(4, 2), (5, 1)])
def test_iron_s12_vulkaar_reveals_two_cards_in_even_rounds(number: int, cards: int) -> None:
    quiet = "actions scorching-wind molten-armour ember-rain"
    table = staged(scenario="S12", options=IRON, red="elora", round=number, decks=quiet, tokens="-").end_phase()
    assert len(drawn(table)) == cards
    assert len(drawn(staged(scenario="S12", red="elora", round=4, decks=quiet, tokens="-").end_phase())) == 1


@rule("EU-27.7")
def test_iron_s12_does_not_add_to_wrath() -> None:
    quiet = "actions scorching-wind molten-armour ember-rain ; 1 IV01 IV04 IV06 ; 2 -"
    table = staged(scenario="S12", options=IRON, red="elora", round=9, phase="round", decks=quiet, tokens="-")
    assert table.state.round == 10
    assert [force.force for force in table.view().forces] == ["boss-cards"]
    assert len(drawn(table.end_phase())) == 2


@rule("EU-1.7")
def test_s12_has_exactly_one_white_site() -> None:
    for seats in range(1, 5):
        assert new_game("S12", seats).state.field.colour.count(-2) == 1


@rule("EU-6.10", "EU-27.9")
def test_boss_scenarios_are_won_with_the_last_layer() -> None:
    boss = TABLES.boss_cards[TABLES.boss_names.index("vulkaar")]
    squares = [square for square in range(25) if TABLES.cards[boss[3]].enemies >> square & 1]
    tiles = " ".join(f"tile={square // 5}{square % 5}:true" for square in squares)
    table = staged(scenario="S12", red="elora", boss=f"left=1 {tiles}", tokens="-").end_phase()
    assert table.state.card[BOSS_TRAY] == NONE
    assert table.until("spawn").ending == "won"


@rule("EU-1.3", "EU-6.1")
def test_every_scenario_has_one_goal_and_an_iron_rule() -> None:
    goals = {name: scenario.goal for name, scenario in TABLES.content.scenarios.items()}
    assert list(goals) == ["P", *(f"S{number}" for number in range(1, 13))]
    assert goals["P"] == "survive"
    for name, scenario in TABLES.content.scenarios.items():
        assert scenario.iron != type(scenario.iron)(), name
    assert not [event for event in staged(scenario="S1", red="elora").events if isinstance(event, Hurt)]
