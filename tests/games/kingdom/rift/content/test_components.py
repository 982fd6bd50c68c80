"""What is in the box (chapter 1)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.kingdom.boards import GAME, TABLES, new_game, staged
from tests.games.kingdom.random_games import begun, played
from tests.rules import fact, rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BLOCK, count
from warbook.games.kingdom.content.checks import check
from warbook.games.kingdom.content.scenarios import Initial
from warbook.games.kingdom.effects.vocabulary import FAMILIES
from warbook.games.kingdom.frames import TRAYS

CONTENT = TABLES.content
FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"


@rule("RT-1.1")
def test_a_scenario_fixes_map_sites_decks_hearts_and_level_cap() -> None:
    assert GAME.scenarios == [f"RS{number:02}" for number in range(1, 13)]
    for name, scenario in CONTENT.scenarios.items():
        state = new_game(name, 2).state
        assert state.field.rows == len(scenario.map)
        assert len(state.decks) == len(scenario.routes) and all(state.decks)
        assert state.terms.level_cap == scenario.level_cap
    assert [scenario.level_cap for scenario in CONTENT.scenarios.values()] == [2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]


@rule("RT-1.2")
def test_four_families_with_levels_one_to_four() -> None:
    for family in FAMILIES:
        levels = [tower.level for tower in CONTENT.towers.values() if tower.family == family]
        assert levels == [1, 2, 3, 4, 4]


@rule("RT-1.3")
def test_the_tower_supply_is_limited() -> None:
    copies = {1: 4, 2: 3, 3: 2, 4: 1}
    assert all(tower.copies == copies[tower.level] for tower in CONTENT.towers.values())
    assert sum(tower.copies for tower in CONTENT.towers.values()) == 44
    assert sum(int(number) for number in new_game().state.supply) == 44


@fact("RT-1.4")
def test_the_squares_of_a_tile_are_joined_by_their_edges() -> None:
    assert len(CONTENT.shapes) == 11
    for name, shape in CONTENT.shapes.items():
        squares = {(row, column) for row, text in enumerate(shape.rows) for column, at in enumerate(text) if at == "#"}
        joined = {min(squares)}
        for _ in squares:
            joined |= {(r, c) for r, c in squares if joined & {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}}
        assert joined == squares, name


@fact("RT-1.4")
def test_tiles_never_run_out() -> None:
    small = " ".join(f"tile={row}{column}" for row in range(5) for column in range(5) if (row, column) != (2, 2))
    trays = " ; ".join(f"{FULL} 1/{index} {small}" for index in range(8))
    table = staged(trays=trays, red="malik ; hand D1").do("build D1 c N")
    assert sum(len(tiles) for tiles in table.state.tiles) == 192  # of one square each
    assert table.do("tile t1 1 f0 22", "tile t2 2 f0 22").asks == "play"


@rule("RT-1.5")
def test_there_are_twelve_soldiers() -> None:
    assert new_game().state.spare == 12


@rule("RT-1.6")
def test_the_team_keeps_twelve_crystals_at_most() -> None:
    table = staged(trays="H2-03 r2c1 tile=00,01,02,03,04,12,21,22,23,32", crystals=11).end_phase()
    assert table.tray("t0") == ""
    assert table.state.crystals == 12


@rule("RT-1.7")
def test_hearts_are_those_of_the_kingdom_and_of_heroes() -> None:
    table = staged(trays="g..../...../...../...../..... 1/7 ; g..../...../...../...../..... r2c1", red="malik t1 33")
    table.state.crystals = 5
    table.end_phase()
    assert (table.state.hearts, table.health("malik")) == (4, 4)


@rule("RT-1.8")
def test_five_heroes_with_a_board_a_base_and_four_abilities() -> None:
    assert TABLES.hero_names[: TABLES.own_heroes] == ["alleria", "malik", "magnus", "ignus", "lilith"]
    for hero in TABLES.heroes:
        assert hero.health > 0 and hero.move > 0 and hero.basic and len(hero.abilities) == 4
    assert all(count(mask) == 4 for mask in BLOCK) and BLOCK[0] == 0b1100011


@rule("RT-1.9")
def test_only_alleria_has_a_wildcat() -> None:
    assert [name for name, hero in CONTENT.heroes.items() if hero.companion] == ["alleria"]
    assert staged(red="alleria", blue="malik").state.role[TABLES.companion] != 0
    assert staged(red="malik", blue="ignus").state.role[TABLES.companion] == 0


@fact("RT-1.10")
def test_there_are_ninety_horde_cards() -> None:
    assert len(CONTENT.hordes) == 90
    kinds = Counter(horde.kind for horde in CONTENT.hordes.values())
    assert kinds == {"normal": 62, "ghost-strip": 6, "ghost": 6, "flying": 6, "portal": 6, "trailblazer": 4}
    assert len({horde.grid for horde in CONTENT.hordes.values()}) == 90


@rule("RT-1.11")
def test_a_card_has_twenty_five_squares_and_crystals_on_its_back() -> None:
    for card in TABLES.cards[:90]:
        assert len(card.grid) == 25 and card.enemies and 0 <= card.crystals <= 2


@rule("RT-1.12")
def test_six_spells_with_one_or_two_energy() -> None:
    energy = {name: spell.energy for name, spell in CONTENT.spells.items()}
    assert sorted(energy.values()) == [1, 1, 1, 1, 2, 2]
    assert {name for name, needed in energy.items() if needed == 2} == {"hand-of-midas", "gem-of-time"}


@rule("RT-1.13")
def test_bosses_have_health_cards_and_an_action_deck() -> None:
    for name, boss in CONTENT.bosses.items():
        assert len(boss.health) >= max(boss.count.values()), name
        assert sum(card.copies for card in boss.cards) > 1
    table = staged(scenario="RS04")
    assert table.state.card[31] != NONE and table.state.boss_deck and table.state.boss_health


@rule("RT-1.14")
def test_trays_never_run_out() -> None:
    for name in GAME.scenarios:
        for seats in range(1, 5):
            state = begun(name, seats)
            spaces = {cell for route in state.field.routes for cell in route}
            flying = sum(TABLES.cards[card].kind == 4 for deck in state.decks for card in deck)
            assert len(spaces) + flying < TRAYS  # only flying hordes share a space, and one may be passing through
    for _ in played(begun("RS10", 4, "one-star", 8), 8):
        pass


@rule("RT-1.14")
def test_a_scenario_that_could_have_too_many_hordes_is_refused() -> None:
    scenario = CONTENT.scenarios["RS11"]
    given = replace(scenario.players["2"], decks=(("6 HF", "14 T3"), ("14 T2",), ("5 T1",)))
    crowded = replace(scenario, players={"2": given})
    with pytest.raises(ValueError, match="more than 30 hordes could be on the map at once"):
        check(replace(CONTENT, scenarios={"RS11": crowded}), {"scenario.RS11": "scenarios.toml"}, set())


@rule("RT-30.6", "RT-2.7")
@pytest.mark.parametrize(
    ("places", "reason"),
    [
        ([(1, 5), (2, 4)], "two hordes begin on one space"),  # both routes pass there
        ([(1, 9)], "a horde begins beside the road"),
        ([(3, 0)], "a horde begins beside the road"),
    ],
)
def test_hordes_at_the_start_stand_on_spaces_of_their_own(places: list[tuple[int, int]], reason: str) -> None:
    scenario = CONTENT.scenarios["RS10"]
    initial = tuple(Initial(1, route, index) for route, index in places)
    crowded = replace(scenario, players={"2": replace(scenario.players["2"], initial=initial)})
    with pytest.raises(ValueError, match=reason):
        check(replace(CONTENT, scenarios={"RS10": crowded}), {"scenario.RS10": "scenarios.toml"}, set())
