"""Setting up: difficulty, decks, first hordes, heroes, abilities (chapter 3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.kingdom.boards import TABLES, Table, new_game
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE, WHITE, Field
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.content.checks import check
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import BOARD, TRAYS
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.rift.game import RiftInTime

CONTENT = TABLES.content


def kinds(cards: list[int]) -> list[str]:
    """Cards by tier, or by their names if they are portals."""
    found = [TABLES.cards[card] for card in cards]
    return [card.name if card.level else f"T{card.tier}" for card in found]


def trays(table: Table) -> dict[str, str]:
    """The hordes on the map: tier by space."""
    state = table.state
    there = [tray for tray in range(TRAYS) if state.card[tray] != NONE]
    return {CELL_NAMES[cell_of(state, tray)]: kinds([int(state.card[tray])])[0] for tray in there}


@rule("RT-3.1")
def test_a_scenario_is_chosen_and_its_map_laid_out() -> None:
    first, last = new_game("RS01").state, new_game("RS12").state
    assert (first.terms.scenario, len(first.field.routes), len(first.field.sites)) == ("RS01", 1, 8)
    assert (last.terms.scenario, len(last.field.routes), len(last.field.sites)) == ("RS12", 2, 10)
    with pytest.raises(ValueError, match="RS13"):
        new_game("RS13")


@rule("RT-3.2")
@pytest.mark.parametrize(
    ("difficulty", "hearts", "crystals"),
    [("one-star", 8, 2), ("two-stars", 5, 1), ("three-stars", 3, 0), ("heroic", 3, 0), ("iron", 1, 0)],
)
def test_the_difficulty_gives_hearts_and_crystals(difficulty: str, hearts: int, crystals: int) -> None:
    state = new_game("RS02", 2, difficulty=difficulty).state
    assert (state.hearts, state.crystals) == (hearts, crystals)


@rule("RT-3.3")
def test_decks_follow_the_recipe_for_the_number_of_players() -> None:
    for seed in range(5):
        two = kinds(new_game("RS01", 2, seed).state.decks[0][::-1])  # the next card is the last of the list
        assert two[:6] == ["T2"] * 3 + ["T3"] * 3
        assert sorted(two[6:]) == ["P1-01", "T3"]
        four = kinds(new_game("RS01", 4, seed).state.decks[0][::-1])
        assert four[:6] == ["T2"] * 2 + ["T3"] * 4
        assert sorted(four[6:]) == ["P1-01", "T3", "T3"]
    orders = {tuple(new_game("RS01", 2, seed).state.decks[0]) for seed in range(5)}
    assert len(orders) == 5
    assert new_game("RS01", 2, 3).state.decks == new_game("RS01", 2, 3).state.decks


@rule("RT-3.3")
def test_a_card_that_a_recipe_names_is_not_drawn_as_well() -> None:
    scenario = CONTENT.scenarios["RS01"]
    given = replace(scenario.players["2"], decks=(("13 T2", "H2-01"),), initial=())
    scenarios = {**CONTENT.scenarios, "RS01": replace(scenario, players={**scenario.players, "2": given})}
    game = RiftInTime()
    game.tables = Tables(replace(CONTENT, scenarios=scenarios))
    deck = game.setup("RS01", 2, {}, 1).decks[0]
    assert len(set(deck)) == 14
    too_many = replace(scenario, players={"2": replace(given, decks=(("14 T2", "H2-01"),))})
    with pytest.raises(ValueError, match="there are not enough cards H2-01"):
        check(replace(CONTENT, scenarios={"RS01": too_many}), {"scenario.RS01": "scenarios.toml"}, set())


@rule("RT-3.4")
def test_the_first_hordes_stand_where_the_scenario_says() -> None:
    assert trays(new_game("RS01", 2)) == {"r3c2": "T1", "r2c1": "T2"}
    assert trays(new_game("RS01", 4)) == {"r3c2": "T1", "r2c1": "T2", "r1c1": "T1"}
    assert trays(new_game("RS02", 2)) == {"r1c2": "T1", "r1c4": "T1"}


@rule("RT-3.5")
def test_all_towers_are_in_the_supply() -> None:
    table = new_game("RS01", 2)
    assert [table.supply(name) for name in TABLES.tower_names] == TABLES.copies
    assert sum(TABLES.copies) == 44


@rule("RT-3.6")
def test_every_player_takes_another_hero_with_its_towers() -> None:
    table = new_game("RS01", 2)
    assert table.asks == "heroes"
    table.do("blue: hero malik")
    assert (table.cards("blue"), table.supply("A1"), table.supply("B1")) == (["A1", "D1", "B1"], 3, 3)
    assert table.refused("red: hero malik") == "RT-3.6"
    assert table.refused("red: hero wildcat") == "RT-3.6"
    assert table.refused("blue: hero ignus") == "RT-3.6"  # who has one
    assert table.do("red: hero lilith").asks == "play"
    assert table.cards("red") == ["A1", "M1", "B1"]


@rule("RT-3.6")
@pytest.mark.parametrize(
    ("seats", "towers"), [(1, ["A1", "M1", "D2", "B2"]), (2, ["A1", "D1", "B1"]), (3, ["D1", "B1"]), (4, ["B1"])]
)
def test_starting_towers_depend_on_the_number_of_players(seats: int, towers: list[str]) -> None:
    assert new_game("RS01", seats).do("red: hero malik").cards("red") == towers


@rule("RT-3.6")
def test_a_banned_hero_is_refused_by_its_own_rule() -> None:
    assert new_game("RS11", 2).refused("red: hero lilith") == "RT-24.55"
    solo = new_game("RS11", 1).do("hero malik", "learn 1", "learn 2")
    assert solo.refused("bench lilith") == "RT-24.55"


@rule("RT-3.7")
def test_heroes_begin_unhurt_on_their_boards() -> None:
    table = new_game("RS01", 2).do("red: hero malik", "blue: hero alleria")
    for name, health in (("malik", 5), ("alleria", 4)):
        assert (table.space(name), table.health(name)) == ("board", health)
    assert table.state.cell[TABLES.companion] == BOARD
    assert table.refused("red: activate malik") == ""  # the card is in hand


@rule("RT-3.8")
@pytest.mark.parametrize(("scenario", "number"), [("RS01", 0), ("RS02", 1), ("RS03", 2), ("RS12", 2)])
def test_the_scenario_says_how_many_abilities_are_chosen(scenario: str, number: int) -> None:
    table = new_game(scenario, 2).do("red: hero malik")
    assert len(table.offers("learn", "red")) == (4 if number else 0)
    for ability in range(1, number + 1):
        table.do(f"red: learn {ability}")
        assert table.refused(f"red: learn {ability}") == "RT-3.8"
    assert table.refused("red: learn 4") == "RT-3.8"
    assert table.offers("learn", "red") == []
    malik = table.figure("malik")
    assert table.state.has[malik] == table.state.ready[malik] == 2**number - 1


@rule("RT-3.8")
def test_an_ability_is_chosen_once_and_of_the_own_hero() -> None:
    table = new_game("RS03", 2)
    assert table.refused("red: learn 1") == "RT-3.8"  # there is no hero yet
    table.do("red: hero malik", "red: learn 3")
    assert table.refused("red: learn 3") == "RT-3.8"
    assert table.offers("learn", "red") == ["learn 1", "learn 2", "learn 4"]


@rule("RT-3.8")
def test_a_hero_board_has_two_slots() -> None:
    scenario = replace(CONTENT.scenarios["RS03"], abilities=3)
    with pytest.raises(ValueError, match="a hero board has 2 slots"):
        check(replace(CONTENT, scenarios={"RS03": scenario}), {"scenario.RS03": "scenarios.toml"}, set())


@rule("RT-3.10")
def test_white_sites_begin_with_the_fourth_scenario() -> None:
    white = {name: Field(given, 2).colour.count(WHITE) for name, given in CONTENT.scenarios.items()}
    assert [white[f"RS0{number}"] for number in range(1, 4)] == [0, 0, 0]
    assert all(white[name] for name in list(white)[3:])
