"""Setting up Elemental Uprising: decks, reserve, settings, starting towers, heroes, options (sections 4, 5, 25, 29)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kingdom.uprising.boards import GAME, TABLES, new_game
from tests.rules import rule
from warbook.games.kingdom.board.field import GATE, GRASS
from warbook.games.kingdom.board.trays import boss_cell, cell_of
from warbook.games.kingdom.frames import BOARD, BOSS_TRAY, RAISING_START, TEAM, TOWERS, TRAYS, WARRIOR
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.present.notation import SEATS
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.starting_towers import is_open, raises_of
from warbook.kernel.api import Frame


def names(state: KingdomState, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [TABLES.card_names[card] for card in cards]


def on_map(state: KingdomState) -> list[int]:
    """The cards of all trays."""
    return [int(card) for card in state.card[:TRAYS] if card >= 0]


def hand(state: KingdomState, seat: int) -> list[str]:
    """A player's tower cards."""
    return [name for tower, name in enumerate(TABLES.tower_names) for _ in range(state.hand[TOWERS * seat + tower])]


@rule("EU-4.6", "EU-4.7", "EU-4.8")
@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seats", GAME.players)
def test_decks_have_the_listed_tiers_in_their_order(scenario: str, seats: int) -> None:
    state = new_game(scenario, seats).state
    given = state.terms.players
    for deck, recipe in zip(state.decks, given.decks, strict=True):
        found = [TABLES.cards[card] for card in reversed(deck)]  # the next card is the last
        assert [card.name if card.champion else f"T{card.tier}" for card in found] == list(recipe)
    trays = [tray for tray in range(TRAYS) if state.card[tray] >= 0]
    cells = [state.field.routes[initial.route - 1][initial.index] for initial in given.initial]
    assert [cell_of(state, tray) for tray in trays] == cells
    assert [TABLES.cards[state.card[tray]].tier for tray in trays] == [initial.tier for initial in given.initial]
    assert miscount(state) == ""


@rule("EU-4.5", "EU-4.6", "EU-4.22")
@pytest.mark.parametrize("scenario", ["P", "S1", "S6", "S12"])
def test_the_rest_of_each_tier_is_the_reserve_without_excluded_cards(scenario: str) -> None:
    state = new_game(scenario, 4, seed=5).state
    dealt = Counter(names(state, on_map(state)))
    for pile in (*state.decks, *state.reserve):
        dealt.update(names(state, pile))
    champions = Counter(name for name in dealt if TABLES.content.hordes[name].kind == "champion")
    usable = {
        name: horde.copies
        for name, horde in TABLES.content.hordes.items()
        if name not in state.terms.given.exclude and horde.kind == "normal"
    }
    assert {name: count for name, count in dealt.items() if name not in champions} == usable
    for tier, pile in enumerate(state.reserve, 1):
        assert {TABLES.cards[card].tier for card in pile} <= {tier}


@rule("EU-4.22", "EU-37.3")
def test_the_same_seed_gives_the_same_decks_and_another_one_others() -> None:
    assert GAME.dump(new_game("S3", 3, 7).state) == GAME.dump(new_game("S3", 3, 7).state)
    assert new_game("S3", 3, 7).state.decks != new_game("S3", 3, 8).state.decks


@rule("EU-4.2", "EU-4.12", "EU-5.1", "EU-5.2", "EU-5.3", "EU-5.4", "EU-5.5")
def test_gold_and_crystals_of_every_setting() -> None:
    # EU-EX-55
    found = [new_game("S5", difficulty=setting).state for setting in TABLES.content.settings]
    assert [int(state.gold) for state in found] == [5, 3, 1, 2, 3]
    assert [int(state.crystals) for state in found] == [5, 4, 2, 3, 1]
    assert {int(state.hearts) for state in found} == {5}
    assert int(new_game("S6", difficulty="iron").state.hearts) == TABLES.content.scenarios["S6"].iron.hearts


@rule("EU-5.3")
def test_goods_never_fall_below_nothing() -> None:
    state = new_game("P", difficulty="heroic").state
    assert (state.crystals, state.gold) == (0, 2)


@rule("EU-4.13")
def test_starting_towers_are_divided_as_the_players_like() -> None:
    table = new_game("P", 2).do("red: hero elora", "blue: hero bruxa")
    assert table.asks == "dividing" and len(GAME.acting(table.state)) == 2
    assert sorted(table.offers("give")) == sorted(
        f"give {tower} {seat}" for tower in ("ARC1", "MAG1", "SOL1") for seat in SEATS[:2]
    )
    assert table.refused("give ART1 red") == "EU-4.13" and table.refused("give ARC1 green") == "EU-4.13"
    table.do("blue: give ARC1 blue", "red: give MAG1 blue", "red: give SOL1 blue")
    assert table.phase == "play" and table.state.round == 1
    assert (hand(table.state, 0), hand(table.state, 1)) == ([], ["ARC1", "MAG1", "SOL1"])
    assert table.state.supply[TABLES.tower_names.index("ARC1")] == 3 and miscount(table.state) == ""


@rule("EU-4.13", "EU-25.1")
def test_alone_nothing_is_divided() -> None:
    table = new_game("P", 1).do("hero elora", "bench bruxa", "bench alric")
    assert table.asks == "closing"
    assert hand(table.state, 0) == ["ARC1", "MAG1", "SOL1"]


@rule("EU-5.1", "EU-5.6")
def test_easy_raises_up_to_three_starting_towers_once_each() -> None:
    table = new_game("P", 3, difficulty="easy").do("red: hero elora", "blue: hero bruxa", "green: hero alric")
    assert table.asks == "raising-start"
    assert table.refused("raise-start ARC2") == "EU-5.1" and table.refused("raise-start ARC1 b") == "EU-5.1"
    table.do("raise-start ARC1")
    assert table.refused("raise-start ARC2") == "EU-5.1", "a card is raised once, and the cap is 2"
    assert table.state.supply[TABLES.tower_names.index("ARC1")] == 4
    assert table.state.supply[TABLES.tower_names.index("ARC2")] == 2
    table.do("raise-start SOL1", "raise-start ART1")
    assert table.asks == "dividing"
    assert [TABLES.tower_names[tower] for tower in table.state.starting] == ["ARC2", "MAG1", "SOL2", "ART2"]
    assert miscount(table.state) == ""


@rule("EU-5.6")
def test_a_level_above_the_cap_or_a_card_that_is_gone_raises_nothing() -> None:
    low, high = new_game("P", 2).state, new_game("S4", 2).state
    marksmen, rangers = TABLES.tower_names.index("ARC2"), TABLES.tower_names.index("ARC3")
    assert raises_of(low, marksmen) == [] and raises_of(high, marksmen) == [rangers]
    high.supply[rangers] = 0
    assert raises_of(high, marksmen) == []
    assert is_open(low, Frame(RAISING_START, TEAM, 1, 0b011)) and not is_open(low, Frame(RAISING_START, TEAM, 1, 0b111))


@rule("EU-5.1")
def test_fewer_may_be_raised() -> None:
    table = new_game("P", 2, difficulty="easy").do("red: hero elora", "blue: hero bruxa", "stop")
    assert table.asks == "dividing" and len(table.offers("give")) == 6


@rule("EU-5.5")
def test_heroic_returns_a_starting_tower() -> None:
    table = new_game("P", 1, difficulty="heroic").do("hero elora", "bench bruxa", "bench alric")
    assert table.asks == "returning" and table.offers() == ["return ARC1", "return MAG1", "return SOL1"]
    assert table.refused("return ART1") == "EU-5.5"
    table.do("return MAG1")
    assert table.asks == "closing" and hand(table.state, 0) == ["ARC1", "SOL1"]
    assert table.state.supply[TABLES.tower_names.index("MAG1")] == 4


@rule("EU-4.3", "EU-4.14", "EU-4.15", "EU-4.16")
def test_heroes_begin_on_their_boards_with_what_is_theirs() -> None:
    table = new_game("P", 2).do("red: hero alric")
    assert table.refused("blue: hero alric") == "EU-4.3"
    table.do("blue: hero bruxa")
    state = table.state
    assert table.space("alric") == "board" and table.health("alric") == 5
    assert [int(state.role[figure]) for figure in TABLES.warriors] == [WARRIOR, WARRIOR]
    assert {int(state.cell[figure]) for figure in TABLES.warriors} == {BOARD}
    assert {int(state.owner[figure]) for figure in TABLES.warriors} == {0}
    assert state.skulls[table.figure("bruxa")] == 0


@rule("EU-4.16", "EU-4.17")
def test_the_fourth_skull_gives_one_at_the_start() -> None:
    table = new_game("S12", 2).do("red: hero bruxa", "red: learn 4")
    assert table.state.skulls[table.figure("bruxa")] == 1


@rule("EU-4.17", "EU-4.18", "EU-4.19")
@pytest.mark.parametrize(("seats", "slots"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_abilities_by_players_and_scenario(seats: int, slots: int) -> None:
    table = new_game("S1", seats).do("red: hero elora")
    assert table.offers("learn", "red") == ["learn 1", "learn 2"] and table.refused("red: learn 3") == "EU-4.17"
    table.do("red: learn 2")
    if slots == 2:
        table.do("red: learn 1")
    assert not table.offers("learn") or (seats > 1 and table.refused("red: learn 1") == "EU-4.17")
    assert bin(table.state.has[table.figure("elora")]).count("1") == slots


@rule("EU-4.18")
def test_the_prologue_has_no_abilities() -> None:
    table = new_game("P", 2).do("red: hero elora")
    assert table.refused("red: learn 1") == "EU-4.17" and "red" not in table.offers("learn")


@rule("EU-4.10", "EU-4.11")
def test_the_pool_has_all_other_towers() -> None:
    state = new_game("P", 2).state
    pool = {name: int(state.supply[tower]) for tower, name in enumerate(TABLES.tower_names)}
    assert pool["ARC1"] == 3 and pool["ART1"] == 4 and pool["MAG2"] == 3
    assert state.spare == 12


@rule("EU-4.21", "EU-3.3", "EU-3.5", "EU-39.1", "EU-39.2")
def test_the_map_of_a_number_of_players() -> None:
    alone, two, four = (new_game("P", seats).state.field for seats in (1, 2, 4))
    assert (alone.colours, two.colours, four.colours) == (3, 2, 4)
    assert [alone.colour.count(colour) for colour in range(4)] == [3, 3, 3, 0]
    assert [two.colour.count(colour) for colour in range(4)] == [4, 4, 0, 0]
    assert two.kind[0] == GRASS and two.kind[22] == GATE and two.gates == [22] and 22 in two.spaces
    assert new_game("S6", 2).state.field.gate_of[:2] == [0, 1]
    assert two.turn == four.turn == 0, "cards stay upright"


@rule("EU-3.14", "EU-27.1", "EU-27.2")
def test_a_boss_stands_beside_the_map_with_its_layers() -> None:
    state = new_game("S4", 1).state
    assert boss_cell(state) == 3 * 16 + 2 and boss_cell(state) not in state.field.spaces
    layers = [int(state.card[BOSS_TRAY]), *state.boss_health]
    assert [TABLES.cards[card].name for card in layers] == ["leviathan-2", "leviathan-3"]
    assert len(new_game("S4", 3).state.boss_health) == 2 and len(state.boss_deck) == 9


@rule("EU-25.1", "EU-25.11")
@pytest.mark.parametrize("size", ["2", "3", "4"])
def test_so_many_heroes_on_the_bench(size: str) -> None:
    table = new_game("P", 1, bench=size).do("hero elora")
    heroes = ["dierdre", "bruxa", "alric", "saitam"][: int(size)]
    table.do(*[f"bench {name}" for name in heroes])
    assert table.asks == "closing"


@rule("EU-29.1", "EU-29.2", "EU-29.4")
def test_guests_come_only_where_it_was_agreed() -> None:
    assert new_game("P", 2).refused("red: hero alleria") == "EU-29.2"
    table = new_game("P", 2, guests="on").do("red: hero alleria", "blue: hero elora")
    assert hand(table.state, 0) == [] and table.asks == "dividing"
    assert table.state.tables.numbers.companion_move > 0
    assert table.state.role[table.figure("wildcat")] and table.state.owner[table.figure("wildcat")] == 0


@rule("EU-29.3", "EU-39.2")
def test_guests_keep_the_rules_of_the_game_they_come_to() -> None:
    guests = TABLES.heroes[TABLES.own_heroes :]
    assert [hero.name for hero in guests] == ["alleria", "malik", "magnus", "ignus", "lilith"]
    assert all(deed.aim.free for hero in guests for deed in hero.basic if deed.aim.tiles)
    ours = [*TABLES.shapes[: len(TABLES.content.shapes)]]
    assert {shape.name for shape in ours} >= {"I1", "I2", "I3", "L3", "O4"}, "their own tiles come with them"


@rule("EU-29.6")
def test_there_are_no_spells() -> None:
    table = new_game("P", 2, guests="on")
    assert TABLES.spells == [] and table.state.terms.spells == 0


@rule("EU-30.1", "EU-30.2", "EU-30.3")
def test_any_scenario_may_be_played_and_a_victory_is_kept_by_its_setting() -> None:
    campaign = GAME.campaign()
    assert campaign.unlock == "" and campaign.option == "difficulty"
    assert campaign.worth == dict.fromkeys(TABLES.content.settings, 0)
    assert GAME.dump(new_game("S9", 2, 4).state) == GAME.dump(new_game("S9", 2, 4).state)


@rule("EU-28.6", "EU-28.5", "EU-5.4")
def test_the_rift_deck() -> None:
    assert new_game("S1").state.rift_deck == [] and new_game("S1").state.terms.rift_rounds == 0
    state = new_game("S1", rifts="on").state
    assert sorted(state.rift_deck) == list(range(15)) and state.terms.rift_rounds == 2
    iron = new_game("S11", difficulty="iron").state
    assert iron.rift_deck and not any(TABLES.rifts[card].beneficial for card in iron.rift_deck)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"difficulty": "gruelling"},
            "option difficulty: 'gruelling' is not one of easy, standard, hard",
        ),
        ({"bench": "5"}, "option bench: '5' is not one of 2, 3, 4"),
        ({"rifts": "many"}, "option rifts: 'many' is not one of off, on"),
        ({"tea": "hot"}, "option tea: not known; the options are difficulty, bench, rifts, guests"),
    ],
)
def test_options_that_are_not_known(options: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        GAME.setup("P", 2, options, 1)
    assert str(caught.value).startswith(said)
