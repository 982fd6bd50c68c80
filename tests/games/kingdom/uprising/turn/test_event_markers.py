"""Event markers in the spawn decks and what they do (section 28, EU-8.8, EU-C12)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.games.kingdom.uprising.questions import lying
from tests.rules import rule
from warbook.games.kingdom.content.scenarios import Happening
from warbook.games.kingdom.content.supply_tables import EventTable
from warbook.games.kingdom.present.events import BossDrew, Spawned
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.present.token_events import EventCame, HordeCharged
from warbook.games.kingdom.turn.event_markers import deck_of

MANY = "ggg../ggg../...../...../....."


def cards(scenario: str, seats: int, deck: int, gone: int) -> str:
    """What is left of a deck when so many cards are gone: the right number of simple cards."""
    left = len(TABLES.content.scenarios[scenario].players[str(seats)].decks[deck - 1]) - gone
    plain = ["I01", "I02", "I03", "I04", "I05", "I06", "I07", "I08", "I09"]
    return f"{deck} {' '.join(plain[:left])}"


def before_event(scenario: str, after: int, seats: int = 2, **scene: object) -> Table:
    """A table at the beginning of the round in which the card above an event marker of deck 1 is spawned."""
    others = [f"{deck} -" for deck in range(2, 5) if deck <= len(TABLES.content.scenarios[scenario].routes)]
    more = scene.pop("decks", "")
    decks = " ; ".join([cards(scenario, seats, 1, after - 1), *others, *([str(more)] if more else [])])
    given = {"scenario": scenario, "seats": seats, "phase": "round", "round": after, "decks": decks, "red": "elora"}
    return staged(**{**given, **scene})


def story(table: Table) -> list[str]:
    """The events that came up with the last decision, or in the scene's own beginning."""
    view = table.view()
    return [event.name for event in view.happenings]


# when events come


@rule("EU-28.1", "EU-28.2")
def test_markers_lie_in_the_decks_and_everybody_sees_below_how_many_cards() -> None:
    table = new_game("S2", 2)
    seen = [(event.name, event.marker, event.route, event.left) for event in table.view().happenings]
    assert seen == [("gust", 1, 0, 2), ("gale", 2, 0, 5)]
    for scenario in TABLES.content.scenarios.values():
        markers = [event.marker for event in scenario.events]
        assert all(1 <= marker <= TABLES.numbers.event_markers for marker in markers)
        assert len(set(markers)) == len(markers)


@rule("EU-28.3", "EU-8.8")
def test_an_event_comes_right_after_its_card_and_before_the_next_spawn_point() -> None:
    decks = f"{cards('S2', 2, 1, 4)} ; 2 II01 II02 II03 II04"
    table = staged(scenario="S2", decks=decks, red="elora", tokens="-")
    assert story(table) == ["gale"]
    table.until("spend").end_phase()
    told = [event for event in table.events if isinstance(event, Spawned | EventCame)]
    names = [f"spawn {event.route}" if isinstance(event, Spawned) else event.name for event in told]
    assert names == ["spawn 0", "gale", "spawn 1"]
    assert story(table) == []


@rule("EU-28.3")
def test_no_event_comes_a_card_too_early() -> None:
    table = before_event("S1", 2, tokens="magic r1c2 turned")
    assert table.state.token_side.count(1) == 1
    assert story(table) == ["second-bloom"]


@rule("EU-28.4")
def test_an_event_whose_deck_is_not_in_use_is_timed_by_the_first() -> None:
    # fissure-ii lies in deck 2, which every number of players uses; without it the first deck times it
    table = staged(scenario="S6", red="elora")
    assert [(event.name, event.route) for event in table.view().happenings] == [
        ("fissure-i", 0),
        ("fissure-ii", 1),
    ]
    third = EventTable(Happening(marker=3, deck=3, after=1, name="x", steps=()), TABLES.names)
    assert table.state.terms.players.decks[2] == ()
    assert deck_of(table.state, third) == 0


# what they do


@rule("EU-28.3", "EU-16.3")
@pytest.mark.parametrize(("scenario", "after", "flower"), [("S1", 3, "magic r1c2"), ("S7", 6, "frost r0c3")])
def test_flowers_bloom_again(scenario: str, after: int, flower: str) -> None:
    table = before_event(scenario, after, tokens=f"{flower} turned")
    assert table.state.token_side.count(1) == 0


@rule("EU-28.3", "EU-20.17")
def test_gust_charges_the_horde_nearest_the_gate_in_this_round() -> None:
    table = before_event("S2", 2, trays=f"{MANY} 1/2 ; {MANY} 1/4", tokens="-").end_phase()
    assert [event.tray for event in table.told(HordeCharged)] == [1]
    table.until("spend").until("play")
    assert table.end_phase().told(HordeCharged) == []


@rule("EU-28.3", "EU-16.14")
def test_gale_sends_the_cyclone_home_before_it_acts() -> None:
    # home is r1c3, index 5 of the path: from there it drifts to index 4
    table = before_event("S2", 5, tokens="cyclone r0c1", trays=f"{MANY} 1/1").end_phase()
    assert lying(table, "cyclone") == ["r1c2"]
    assert [event.tray for event in table.told(HordeCharged)] == [0]


@rule("EU-28.3")
@pytest.mark.parametrize(("after", "kind", "cell"), [(2, "stone", "r2c2"), (6, "spirit", "r4c6")])
def test_totems_come_to_their_spaces(after: int, kind: str, cell: str) -> None:
    assert lying(before_event("S3", after, tokens="-"), kind) == [cell]


@rule("EU-28.3")
def test_a_totem_whose_space_is_taken_comes_to_the_nearest_free_one() -> None:
    # a hero stands on r2c2: free grass or sites beside it are r2c1, r2c3 and r1c3
    table = before_event("S3", 2, tokens="-", red="elora r2c2")
    assert table.asks == "places"
    assert table.offers("spot") == ["spot r1c3", "spot r2c1", "spot r2c3"]
    table.do("spot r2c1")
    assert lying(table, "stone") == ["r2c1"]


@rule("EU-26.6", "EU-28.3")
def test_a_totem_on_the_board_is_not_placed_again() -> None:
    table = before_event("S3", 6, tokens="spirit r2c1")
    assert lying(table, "spirit") == ["r2c1"]


@rule("EU-28.3", "EU-27.13")
def test_rising_arms_places_a_tentacle_by_the_nearest_to_gate_rule() -> None:
    table = before_event("S4", 3, tokens="-")
    assert table.offers("spot") == ["spot r3c3", "spot r3c5"]


@rule("EU-28.3", "EU-27.7")
@pytest.mark.parametrize(
    ("scenario", "after", "quiet"), [("S4", 6, "dive ink-cloud"), ("S12", 8, "scorching-wind ember-rain")]
)
def test_the_boss_reveals_two_cards_in_that_round(scenario: str, after: int, quiet: str) -> None:
    table = before_event(scenario, after, tokens="-", decks=f"actions {quiet}")
    assert len(table.end_phase().told(BossDrew)) == 2


@rule("EU-28.3", "EU-31.53")
def test_ash_cloud_shortens_precise_attacks_this_round() -> None:
    # from the site r2c2 the horde on r1c6 is four spaces away, that on r1c4 two
    table = before_event("S5", 2, tokens="-", red="elora ; hand ARC4B", trays=f"{MANY} 1/6 ; {MANY} 1/4")
    site = "abcdefghijklmnopqrst"[table.state.field.sites.index(CELL_NAMES.index("r2c2"))]
    table.do(f"red: build ARC4B {site} N", "mode 1")
    assert 0 not in table.state.volleys[-1].targets
    assert 1 in table.state.volleys[-1].targets


@rule("EU-28.3", "EU-16.13", "EU-16.17")
def test_eruption_triggers_volcanoes_at_once_and_again_at_their_time() -> None:
    table = before_event("S5", 5, tokens="volcano r2c3", red="elora r2c4")
    assert table.health("elora") == 2
    table.end_phase()
    assert table.health("elora") == 1


@rule("EU-28.3", "EU-16.15")
def test_a_fissure_opens_on_the_site_nearest_its_gate() -> None:
    # of gate 1 at r3c8 the sites r2c6 and r4c6 are two spaces away
    table = before_event("S6", 2, tokens="-", red="elora r2c6")
    assert table.offers("spot") == ["spot r2c6", "spot r4c6"]
    table.do("spot r2c6")
    assert lying(table, "fissure") == ["r2c6"]
    assert table.asks == "displacing"  # a hero there makes room


@rule("EU-16.15", "EU-31.23")
def test_towers_on_a_fissure_go_to_the_pool_with_it_and_nobody_builds_or_ends_there() -> None:
    site = "g"  # r2c6
    towers = f"ARC1 {site} N ; SOL1 {site} N"
    table = before_event("S6", 2, tokens="-", red="elora r2c7 ; hand ARC1", towers=towers)
    assert table.state.field.sites["abcdefghijklmnopqrst".index(site)] == CELL_NAMES.index("r2c6")
    pool = (table.supply("ARC1"), table.supply("SOL1"))
    table.do("spot r2c6")
    assert table.on_site(site) == []
    assert (table.supply("ARC1"), table.supply("SOL1")) == (pool[0] + 1, pool[1] + 1)
    assert f"build ARC1 {site} N" not in table.offers("build", "red") + table.offers("build", "blue")
    table.do("activate elora")
    assert "move r2c6" not in table.offers("move")


@rule("EU-28.3")
def test_blizzard_slows_heroes_this_round() -> None:
    # Elora moves 3: from the gate r1c8 she gets two spaces further
    table = before_event("S7", 3, tokens="-", red="elora r1c8")
    table.do("activate elora")
    cells = [text.split()[1] for text in table.offers("move")]
    assert "r1c6" in cells
    assert "r1c5" not in cells


@rule("EU-28.3", "EU-16.16")
def test_a_third_pool_opens() -> None:
    table = before_event("S8", 4, tokens="-")
    table.until("play")
    assert lying(table, "ink-pool") == ["r5c1"]


@rule("EU-28.3", "EU-16.14")
def test_twin_vortex_lets_both_cyclones_act_twice_this_round() -> None:
    table = before_event("S9", 4, tokens="cyclone r2c4 ; cyclone r4c2").end_phase()
    # two indexes back each: r2c4 is index 4, r4c2 index 8 of the path
    assert lying(table, "cyclone") == ["r1c3", "r4c4"]


@rule("EU-28.3", "EU-28.6")
def test_a_rift_opens_and_the_next_card_replaces_it() -> None:
    table = before_event("S10", 2, decks="rifts R10 R02", tokens="-")
    assert table.view().rift == ("R10",)
    table = before_event("S10", 5, decks="rifts R02", rift="R10", tokens="-")
    assert table.view().rift == ("R02",)
    assert table.view().rift_gone == ("R10",)


@rule("EU-28.3", "EU-28.7")
def test_from_convergence_on_two_rift_cards_are_active() -> None:
    table = before_event("S11", 4, rift="R10", decks="rifts R02 R03", tokens="-")
    forces = table.view().forces
    assert [(force.force, force.value, force.last, force.source) for force in forces] == [
        ("rifts", 2, 0, "event-marker-convergence")
    ]
    rounds = {5: ("R10",), 6: ("R10", "R02"), 7: ("R10", "R02"), 8: ("R02", "R03")}
    for number, open_cards in rounds.items():
        assert (table.state.round, table.view().rift) == (number, open_cards)
        table.until("spend").until("play")


@rule("EU-28.3")
def test_the_rift_answers_for_the_rest_of_the_game() -> None:
    table = before_event("S12", 5, decks="rifts R10 ; actions scorching-wind ember-rain", tokens="-", hearts=5)
    assert table.view().rift == ("R10",)
    table.until("spend").until("play")
    assert table.view().rift == ("R10",)
