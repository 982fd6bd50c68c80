"""Winning and losing (chapter 17)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, TABLES, Table, staged
from tests.games.kingdom.random_games import begun, played
from tests.rules import fact, rule
from warbook.games.kingdom.frames import ENDINGS, WON
from warbook.games.kingdom.present.events import Ended, Escaped, GoalReached

RING = "11,12,13,21,23,31,32,33"
LAST = "gg.../...../...../...../....."


def rules_of_end(table: Table) -> list[tuple[str, str]]:
    """How the game ended, and by which rule."""
    return [(event.how, event.rule) for event in table.told(Ended)]


@rule("RT-17.1")
def test_the_goal_is_to_destroy_the_portals_or_the_boss() -> None:
    goals = {name: scenario.goal for name, scenario in TABLES.content.scenarios.items()}
    assert {name for name, goal in goals.items() if goal == "boss"} == {"RS04", "RS11", "RS12"}
    for name, goal in goals.items():
        decks = [card for state in [begun(name, 4)] for deck in state.decks for card in deck]
        portals = [card for card in decks if TABLES.cards[card].level]
        assert portals if goal == "portals" else TABLES.content.scenarios[name].boss is not None


@rule("RT-17.1")
def test_one_portal_of_two_is_not_enough() -> None:
    table = staged(trays=f"P1-01 r2c1 tile={RING} ; P2-01 r3c3", decks="1 -", crystals=5).end_phase()
    assert (table.state.goal, table.phase) == (False, "spend")
    in_a_deck = staged(trays=f"P1-01 r2c1 tile={RING}", decks="1 H1-01 P2-01", crystals=5).end_phase()
    assert not in_a_deck.state.goal


@rule("RT-17.2")
def test_the_players_win_at_the_end_of_the_round_and_not_before() -> None:
    table = staged(trays=f"P1-01 r2c1 tile={RING} ; {LAST} r1c1", decks="1 -", crystals=5).end_phase()
    assert (table.phase, table.state.goal, table.state.over) == ("spend", True, False)
    assert len(table.told(GoalReached)) == 1
    table.end_phase()
    assert rules_of_end(table) == [("won", "RT-17.2")]
    assert GAME.returns(table.state) == [1.0, 1.0]


@rule("RT-17.3")
def test_the_last_heart_loses_at_once() -> None:
    trays = f"{LAST} 1/7 ; P1-01 1/6"
    assert rules_of_end(staged(trays=trays, hearts=2).end_phase()) == [("hearts", "RT-14.17")]
    alive = staged(trays=trays, hearts=3, crystals=5).end_phase()
    assert (alive.state.hearts, alive.phase, alive.tray("t1")) == (1, "spend", "r5c4")
    assert GAME.returns(staged(trays=trays, hearts=1).end_phase().state) == [0.0, 0.0]


@rule("RT-17.4")
def test_a_portal_in_the_kingdom_loses_at_once() -> None:
    table = staged(trays="P1-01 1/7", hearts=5).end_phase()
    assert rules_of_end(table) == [("portal", "RT-14.18")]
    covered = staged(trays=f"{LAST} 1/7 level=1 soldiers=00", hearts=5, crystals=5).end_phase()
    assert not covered.state.over  # soldiers hold it


@rule("RT-17.4")
def test_a_boss_in_the_kingdom_loses_at_once() -> None:
    table = staged(scenario="RS04", boss="1/11", decks="1 -").end_phase()
    assert table.until("over").ending == "boss"


@rule("RT-17.5")
def test_scenarios_and_settings_add_ways_to_lose() -> None:
    stuck = staged(scenario="RS11", boss="3/0", decks="1 - ; 2 - ; 3 - ; actions wrath").until("over")
    assert rules_of_end(stuck) == [("stuck", "RT-22.14")]
    heroic = {"options": {"difficulty": "heroic"}}
    knocked_out = staged(trays=f"{LAST} r2c1", red="malik t0 33 hp=1", **heroic).end_phase()
    assert rules_of_end(knocked_out) == [("knock-out", "RT-23.2")]
    assert not staged(trays=f"{LAST} r2c1", red="malik t0 33 hp=1", crystals=5).end_phase().state.over


@rule("RT-17.6")
def test_losing_goes_before_winning() -> None:
    trays = f"P1-01 r2c1 tile={RING} ; {LAST} 1/7"
    table = staged(trays=trays, decks="1 -", hearts=2).end_phase()
    assert table.told(GoalReached)
    assert rules_of_end(table) == [("hearts", "RT-14.17")]


@rule("RT-17.7")
def test_there_is_one_way_to_win_and_several_to_lose() -> None:
    table = staged()
    table.state.over = True
    won = []
    for ending, name in enumerate(ENDINGS):
        table.state.ending = ending
        if GAME.returns(table.state) == [1.0, 1.0]:
            won.append(name)
    assert won == ["won"] and ENDINGS[WON] == "won" and len(ENDINGS) > 5


@fact("RT-17.8")
@pytest.mark.parametrize("scenario", ["RS02", "RS09", "RS12"])
def test_the_kingdom_has_no_rules_of_its_own(scenario: str) -> None:
    state = begun(scenario, 2, "one-star", 4)
    state.log = []
    hearts = int(state.hearts)
    for position in played(state, 4):
        lost = sum(event.hearts for event in position.log or [] if isinstance(event, Escaped))
        assert position.hearts == max(0, hearts - lost)
