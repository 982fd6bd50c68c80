"""The round with its phases, and acting in any order in Phase 2 (chapters 4 and 6)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.present.events import Ended, PhaseBegan, RoundBegan

TRAY = "ggggg/ggggg/ggggg/ggggg/ggggg r2c1"


def begun(table: Table) -> list[str]:
    """The phases that the last decision began, rounds as their numbers."""
    found: list[str] = []
    for event in table.events:
        if isinstance(event, PhaseBegan):
            found.append(event.phase)
        elif isinstance(event, RoundBegan):
            found.append(str(event.number))
    return found


def all_begun(table: Table, rounds: int) -> list[str]:
    """The phases that begin until a number of rounds has begun, with nobody doing anything."""
    found: list[str] = []
    while table.state.round < rounds or table.phase != "play":
        offers = table.offers()
        table.do(next((text for text in ("done", "stop") if text in offers), offers[0]))
        found += begun(table)
    return found


# phases


@rule("RT-4.1")
def test_six_phases_follow_one_another() -> None:
    found = all_begun(staged(crystals=5), 3)
    assert found == ["destroy", "advance", "pick-up", "spend", "3", "spawn", "play"]


@rule("RT-4.2", "RT-4.5")
def test_a_boss_has_its_phase_after_the_destruction() -> None:
    found = all_begun(staged(scenario="RS04", boss="1/5", crystals=5), 3)
    assert found == ["destroy", "boss", "advance", "pick-up", "spend", "3", "spawn", "play"]


@rule("RT-4.2")
def test_without_its_boss_the_round_has_six_phases_again() -> None:
    table = staged(scenario="RS04", boss="1/5 left=1", crystals=5)
    whole = int(table.state.tables.cards[table.state.card[31]].enemies)
    table.state.tiled[31] = whole
    table.state.tiles = [*table.state.tiles[:31], [whole]]
    table.end_phase()
    assert table.state.goal
    assert table.until("over").ending == "won"


@rule("RT-4.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_round_spawns_nothing(seats: int) -> None:
    table = new_game("RS02", seats)
    full = [len(deck) for deck in table.state.decks]
    while table.asks != "play":
        table.do(table.offers()[0])
    assert (table.state.round, "spawn" in begun(table)) == (1, False)
    assert [len(deck) for deck in table.state.decks] == full
    while table.state.round == 1 or table.asks != "play":
        table.do("done" if "done" in table.offers() else table.offers()[0])
    assert [len(deck) for deck in table.state.decks] == [cards - 1 for cards in full]


@rule("RT-4.4")
def test_what_lasts_until_the_end_of_the_round_ends_after_its_last_phase() -> None:
    table = staged(red="malik guarded", crystals=5).end_phase()
    assert table.phase == "spend"
    assert table.state.guarded[table.figure("malik")]
    table.end_phase()
    assert (table.state.round, table.state.guarded[table.figure("malik")]) == (3, 0)


@rule("RT-4.6")
def test_round_thirty_is_the_last() -> None:
    table = staged(round=29, decks="1 H1-01 P1-01").until("over")
    assert (table.state.round, table.ending) == (30, "rounds")
    assert [event.rule for event in table.told(Ended)] == ["RT-4.6"]


@rule("RT-4.6", "RT-17.2")
def test_who_has_reached_the_goal_wins_in_round_thirty_too() -> None:
    assert staged(round=30, goal=True).until("over").ending == "won"


# acting in any order


@rule("RT-6.1")
def test_a_player_acts_as_long_as_there_are_cards() -> None:
    table = staged(red="malik ; hand A1 M1 D1")
    table.do("red: build A1 c S", "red: build M1 a N", "red: pass D1 blue", "red: activate malik", "red: stop")
    assert table.cards("red") == []
    assert table.offers("", "red") == ["done"]


@rule("RT-6.2")
def test_the_actions_of_the_phase() -> None:
    table = staged(scenario="RS05", red="alleria r2c1 ; wildcat r2c1 ; hand A1", trays=TRAY, spells="rain-of-fire")
    assert {text.split()[0] for text in table.offers("", "red")} == {
        "build",
        "pass",
        "activate",
        "wildcat",
        "cast",
        "done",
    }
    solo = staged(seats=1, red="malik ; bench ignus ; hand A1", closed="red")
    assert "bring" in {text.split()[0] for text in solo.offers()}


@rule("RT-6.2", "RT-6.3")
@pytest.mark.parametrize("what", ["cast rain-of-fire", "wildcat", "build A1 c N", "pass A1 blue", "done"])
def test_nothing_else_happens_inside_an_action(what: str) -> None:
    table = staged(scenario="RS05", red="alleria r4c2 ; wildcat r4c2 ; hand A1", trays=TRAY, spells="rain-of-fire")
    table.do("red: activate alleria")
    assert table.refused(f"red: {what}") == "RT-6.3"


@rule("RT-6.2")
@pytest.mark.parametrize("what", ["build A1 c N", "pass A1 blue", "activate malik", "cast rain-of-fire"])
def test_cards_are_played_in_their_phase_only(what: str) -> None:
    table = staged(scenario="RS05", red="malik ; hand A1", spells="rain-of-fire", trays=TRAY, phase="spend", crystals=5)
    assert table.phase == "spend"
    assert table.refused(f"red: {what}") == "RT-6.2"


@rule("RT-6.3")
def test_players_alternate_freely_and_one_action_after_the_other() -> None:
    table = staged(red="malik ; hand A1 M1", blue="ignus ; hand D1", trays=TRAY)
    table.do("blue: build D1 b N", "red: build M1 a N", "red: build A1 c N")
    assert table.asks == "placing"
    assert table.refused("blue: activate ignus") == "RT-6.3"
    assert table.refused("red: pass M1 blue") == "RT-6.3"
    table.do("red: tile t0 1 f0 00")
    assert table.refused("blue: activate ignus") == ""


@rule("RT-6.4")
def test_the_phase_ends_when_everyone_is_done() -> None:
    table = staged(red="hand A1", blue="hand D1", crystals=5).do("red: done")
    assert table.phase == "play"
    assert table.refused("red: build A1 c N") == "RT-6.4"
    assert table.do("blue: done").phase == "spend"


@rule("RT-6.4")
def test_a_declaration_can_be_taken_back() -> None:
    table = staged(red="hand A1", blue="hand D1", crystals=5)
    assert table.refused("red: not-done") == "RT-6.4"
    table.do("red: done", "red: not-done", "blue: done")
    assert table.phase == "play"
    assert table.refused("red: build A1 c N") == ""
    assert table.do("red: done").phase == "spend"


@rule("RT-6.4")
@pytest.mark.parametrize("what", ["build D1 b N", "pass D1 red", "activate ignus", "cast rain-of-fire"])
def test_an_action_cancels_declarations(what: str) -> None:
    table = staged(scenario="RS05", blue="ignus ; hand D1", trays=TRAY, spells="rain-of-fire").do("red: done")
    table.do(f"blue: {what}")
    assert table.state.done == 0


@rule("RT-6.5")
def test_nobody_has_to_act() -> None:
    table = staged(red="hand A1 A1", blue="hand D1", trays=TRAY, crystals=5).end_phase()
    assert (table.phase, table.cards("red"), table.tiled("t0")) == ("spend", ["A1", "A1"], [])


@rule("RT-6.5", "RT-7.6")
def test_only_a_portal_forces_an_attack() -> None:
    table = staged(red="hand A1 A1", trays="P1-01 r2c1").do("red: build A1 c N")
    assert table.refused("stop") == "RT-10.9"
    table.do("tile t0 1 f0 11")
    assert table.asks == "play"


@rule("RT-6.6")
def test_the_knocked_out_are_revived_at_the_start_of_the_phase() -> None:
    table = staged(red="malik down hp=0", phase="spawn")
    assert (table.phase, table.health("malik"), table.space("malik")) == ("play", 5, "board")
    assert table.state.down[table.figure("malik")] == 0
    assert table.refused("red: activate malik") == "RT-12.2"
