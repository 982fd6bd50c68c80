"""Bosses: health cards, action cards, movement (sections 22 and 29)."""

from __future__ import annotations

from collections import Counter

from tests.games.kingdom.boards import TABLES, Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE, PATH
from warbook.games.kingdom.board.shapes import count
from warbook.games.kingdom.board.trays import boss_cell, trays_on, uncovered
from warbook.games.kingdom.flow import BOSSING, begin_round
from warbook.games.kingdom.frames import BOSS_TRAY, PHASE
from warbook.games.kingdom.present.events import BossDrew, Ended, Hurt, PhaseBegan, PortalOpened, Spawned, TowerLost
from warbook.games.kingdom.present.notation import CELL_NAMES

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
FIRST = "tile=11,12,13:true tile=21,22,23:true tile=31,32,33:true"  # covers Blackburn's first health card
LAST = "tile=01,02,03:true tile=11,12,13:true tile=21,22,23:true tile=31,32,33:true"  # and his third
QUIET = "actions gloat gloat"


def where(table: Table) -> str:
    """The space of the boss."""
    return CELL_NAMES[boss_cell(table.state)]


def blackburn(boss: str, **scene: object) -> Table:
    """A scene of the first boss's scenario, with action cards that do nothing."""
    return staged(**{"scenario": "RS04", "boss": boss, "decks": QUIET, **scene})


# what a boss is


@rule("RT-22.1")
def test_a_scenario_brings_its_boss_with_rules_of_its_own() -> None:
    found = {name: scenario.boss.name for name, scenario in TABLES.content.scenarios.items() if scenario.boss}
    assert found == {"RS04": "blackburn", "RS11": "lilith", "RS12": "time-mage"}
    assert all(TABLES.content.scenarios[name].goal == "boss" for name in found)
    assert [boss.moves for boss in TABLES.content.bosses.values()] == ["advance", "backwards", "even-rounds"]
    assert new_game("RS01").state.card[BOSS_TRAY] == NONE


@rule("RT-22.2")
def test_a_boss_stands_on_a_path_space_and_is_no_tray() -> None:
    state = new_game("RS04").state
    assert state.field.kind[boss_cell(state)] == PATH
    assert trays_on(state, boss_cell(state)) == []


@rule("RT-22.3")
def test_only_the_first_health_card_is_current() -> None:
    state = new_game("RS04").state
    cards = [TABLES.cards[card].name for card in (int(state.card[BOSS_TRAY]), *state.boss_health)]
    assert cards == [TABLES.cards[card].name for card in TABLES.boss_cards[state.terms.boss][:3]]
    assert int(uncovered(state, BOSS_TRAY)).bit_count() == 9


@rule("RT-22.4")
def test_a_tower_of_any_level_attacks_the_boss_and_is_not_turned_face_down() -> None:
    table = blackburn("r2c3", red="malik ; hand A1 B1").do("build A1 c W")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"boss"}
    table.do("tile boss 1 f1 11")
    assert count(int(table.state.tiled[BOSS_TRAY])) == 2
    assert not any(table.state.flipped)
    table.do("build B1 a E")
    assert table.asks == "play", "from there it is out of reach"


@rule("RT-22.4", "RT-29.1")
def test_soldiers_stand_on_the_squares_of_a_boss_alone_and_heed_its_resistance() -> None:
    table = blackburn("r2c4", red="malik ; hand B1").do("build B1 c W")
    assert table.refused("soldier boss 00") == "RT-9.4"
    assert table.refused("soldier boss 22") == "RT-9.6"
    table.do("soldier boss 11")
    assert count(int(table.state.soldiers[BOSS_TRAY])) == 1


@rule("RT-22.4")
def test_a_health_card_is_turned_with_the_trays_of_the_map() -> None:
    table = blackburn("r2c4", red="malik ; hand A1").do("build A1 c W")
    assert {offer.split()[3] for offer in table.offers("tile")} == {"f1"}, "the tower faces west, the exit is south"


@rule("RT-29.1")
def test_squares_of_a_health_card_resist_or_are_no_part_of_the_boss() -> None:
    table = blackburn("r2c4", red="malik ; hand A1").do("build A1 c W")
    assert table.refused("tile boss 1 f1 21") == "RT-8.4", "K resists physical damage"
    assert table.refused("tile boss 1 f1 00") == "", "what is no part of the boss may be covered"
    open_squares = uncovered(table.state, BOSS_TRAY)
    assert open_squares & 0b11111 == 0, "and need not be"


@rule("RT-22.5")
def test_heroes_the_wildcat_and_ordinary_spells_cannot_affect_a_boss() -> None:
    table = blackburn("r2c3", red="alleria r2c2 ; wildcat r2c4").do("activate alleria")
    assert table.refused("attack E") == "RT-24.56"
    table.do("move r2c3")
    assert int(table.state.tray[table.figure("alleria")]) == NONE, "she does not engage him"
    table.do("stop", "wildcat", "move r2c3")
    assert int(table.state.tray[table.figure("wildcat")]) == NONE
    spells = staged(scenario="RS12", boss="r2c1", spells="rain-of-fire gem-of-time")
    assert spells.refused("cast rain-of-fire") == "RT-19.6"
    spells.do("cast gem-of-time")
    assert {offer.split()[1] for offer in spells.offers("tile")} == {"boss"}


# health


@rule("RT-22.6")
def test_a_covered_health_card_is_removed_and_the_next_becomes_current() -> None:
    table = blackburn("1/3 left=3 tile=12,13:true tile=21,22,23:true tile=31,32,33:true soldiers=11", phase="destroy")
    state = table.state
    assert len(state.boss_health) == 1
    assert (state.tiled[BOSS_TRAY], state.soldiers[BOSS_TRAY], state.spare) == (0, 0, 12)
    assert int(uncovered(state, BOSS_TRAY)).bit_count() == 11
    assert not state.goal and state.crystals == 1, "no crystals"


@rule("RT-22.6")
def test_a_health_card_with_an_open_square_stays() -> None:
    table = blackburn("1/3 left=3 tile=12,13:true tile=21,22,23:true tile=31,32,33:true", phase="destroy")
    assert len(table.state.boss_health) == 2


@rule("RT-22.6", "RT-22.11")
def test_with_the_last_health_card_the_boss_is_gone_and_not_activated_any_more() -> None:
    table = blackburn(f"1/3 left=1 {LAST}", red="malik r2c4", crystals=0).end_phase()
    assert table.told(BossDrew) == []
    assert table.state.card[BOSS_TRAY] == NONE
    assert table.ending == "won"
    later = blackburn("1/3").state
    later.card[BOSS_TRAY] = NONE
    begin_round(later)
    assert [frame.a for frame in later.stack if frame.kind == PHASE and frame.a == BOSSING] == []


# movement


@rule("RT-22.7", "RT-29.3")
def test_a_boss_advances_one_space_and_jumps_over_trays() -> None:
    table = blackburn("1/0", phase="advance", trays=f"{GOBLINS} 1/1 soldiers=00")
    assert (where(table), table.tray("t0")) == ("r2c3", "r2c2")
    free = blackburn("1/0", phase="advance")
    assert where(free) == "r2c2"


@rule("RT-22.7")
def test_nothing_holds_a_boss() -> None:
    table = blackburn("1/1 soldiers=11", phase="advance", red="malik r2c2", blue="ignus r2c3")
    assert where(table) == "r2c3"
    assert (table.health("malik"), table.health("ignus")) == (5, 5)


@rule("RT-22.7")
def test_a_boss_moves_in_its_place_among_the_trays() -> None:
    table = blackburn("1/1", phase="advance", trays=f"{ONE} 1/2 ; {ONE} 1/0")
    assert (table.tray("t0"), where(table), table.tray("t1")) == ("r2c4", "r2c3", "r2c2")


@rule("RT-22.8")
def test_a_boss_that_reaches_the_exit_loses_the_game() -> None:
    table = blackburn("1/11").end_phase()
    assert table.ending == "boss"
    assert table.told(Ended)[0].rule == "RT-22.8"


@rule("RT-22.10")
def test_trays_jump_over_a_boss_who_stands_still() -> None:
    table = staged(scenario="RS12", round=3, phase="advance", boss="1/1", trays=f"{ONE} 1/0")
    assert (table.tray("t0"), where(table)) == ("r2c2", "r2c1")


@rule("RT-22.10", "RT-31.41")
def test_heroes_pass_a_boss_stop_there_and_stay_when_he_comes() -> None:
    table = blackburn("r2c3", red="malik r2c2").do("activate malik")
    assert table.refused("move r2c4") == "", "past him"
    table.do("move r2c3", "stop")
    assert table.space("malik") == "r2c3"
    moved = blackburn("1/1", phase="advance", red="malik r2c3")
    assert (where(moved), moved.space("malik"), moved.health("malik")) == ("r2c3", "r2c3", 5)


@rule("RT-31.41")
def test_the_figure_of_a_boss_covers_nothing() -> None:
    table = blackburn("r2c3")
    assert int(uncovered(table.state, BOSS_TRAY)).bit_count() == 9
    assert table.state.tray[table.figure("malik")] == NONE


# activation


@rule("RT-22.9")
def test_the_top_action_card_is_drawn_and_an_empty_deck_is_shuffled_again() -> None:
    table = blackburn("1/0", decks="actions gloat").end_phase()
    assert [event.card for event in table.told(BossDrew)] == [5]
    assert table.state.boss_deck == []
    table.end_phase()
    assert len(table.state.boss_deck) == 7


@rule("RT-22.12")
def test_with_lilith_the_round_has_seven_phases() -> None:
    table = staged(scenario="RS11", phase="round", round=1, boss="3/12", decks="actions wrath wrath")
    phases = [event.phase for event in table.end_phase().told(PhaseBegan)]
    assert phases[:4] == ["destroy", "boss", "advance", "pick-up"]
    begin_round(table.state)
    assert [frame.a for frame in table.state.stack[::-1] if frame.kind == PHASE] == [1, 2, 3, 4, 5, 6, 7]


@rule("RT-22.13", "RT-29.4")
def test_wrath_hurts_heroes_in_her_space_and_beside_it_and_ruin_takes_a_tower() -> None:
    camps = {"red": "malik r7c4", "blue": "ignus r6c5", "green": "magnus r6c6"}
    table = staged(scenario="RS11", boss="3/12", decks="actions wrath-and-ruin", towers="A1 e N", **camps)
    table.do("red: done", "blue: done", "green: done")
    assert {event.figure for event in table.told(Hurt)} == {table.figure("malik"), table.figure("ignus")}
    assert table.told(TowerLost) == [], "site e is not beside her"
    near = staged(scenario="RS11", boss="r6c4", decks="actions ruin", towers="A1 e N").end_phase()
    assert [event.rule for event in near.told(TowerLost)] == ["RT-29.6"]


@rule("RT-22.14", "RT-22.15")
def test_lilith_walks_back_one_space_a_round_and_not_in_the_advance_phase() -> None:
    table = staged(scenario="RS11", boss="3/12", decks="actions wrath").end_phase()
    assert where(table) == "r6c4"
    still = staged(scenario="RS11", phase="advance", boss="3/12")
    assert where(still) == "r7c4"


@rule("RT-22.14")
def test_lilith_who_cannot_move_loses_the_game_for_the_players() -> None:
    blocked = staged(scenario="RS11", boss="3/12", decks="actions wrath", trays=f"{ONE} 3/11").end_phase()
    assert (blocked.ending, blocked.told(Ended)[0].rule) == ("stuck", "RT-22.14")
    at_the_end = staged(scenario="RS11", boss="3/0", decks="actions wrath").end_phase()
    assert at_the_end.ending == "stuck"


# the action cards


@rule("RT-29.3", "RT-29.4", "RT-29.5")
def test_every_boss_has_eight_action_cards() -> None:
    decks = {name: {card.name: card.copies for card in boss.cards} for name, boss in TABLES.content.bosses.items()}
    assert all(sum(deck.values()) == 8 for deck in decks.values())
    assert decks["lilith"] == {"wrath": 3, "ruin": 3, "wrath-and-ruin": 2}
    assert decks["blackburn"]["dread"] == decks["blackburn"]["gloat"] == decks["time-mage"]["still-time"] == 2
    state = new_game("RS04").state
    assert Counter(state.boss_deck) == Counter([0, 0, 1, 2, 3, 4, 5, 5])


@rule("RT-29.3", "RT-29.5")
def test_terror_removes_soldiers_from_adjacent_trays_alone() -> None:
    trays = f"{GOBLINS} r2c4 soldiers=00 ; {GOBLINS} r4c4 soldiers=00"
    table = blackburn("r2c3", decks="actions terror", phase="boss", trays=trays)
    assert table.tray("t0") == "r3c4", "nothing held it"
    assert table.tray("t1") == "r4c4", "the other one was held"


@rule("RT-29.3", "RT-29.5")
def test_stride_is_one_space_more() -> None:
    assert where(blackburn("1/0", phase="boss", decks="actions stride")) == "r2c3"
    mage = staged(scenario="RS12", round=3, phase="boss", boss="1/0", decks="actions stride")
    assert where(mage) == "r2c1", "in an odd round it is all that he moves"


@rule("RT-29.3", "RT-29.5")
def test_muster_spawns_the_top_card_of_deck_1_at_once() -> None:
    table = blackburn("1/3", decks="actions muster ; 1 H2-01 H2-02 H2-03").end_phase()
    names = [TABLES.cards[event.card].name for event in table.told(Spawned)]
    assert names == ["H2-01", "H2-02"], "one in the boss's phase, one in the next round"


@rule("RT-29.5", "RT-10.15")
def test_open_rift_makes_the_nearest_tray_of_his_route_a_portal() -> None:
    trays = f"{ONE} 1/2 ; {ONE} 1/6 ; {ONE} 2/0"
    table = staged(scenario="RS12", boss="1/4", decks="actions open-rift", trays=trays).end_phase()
    assert [(event.tray, event.level) for event in table.told(PortalOpened)] == [(1, 2)], "the one nearer the exit"
    near = staged(scenario="RS12", boss="1/4", decks="actions open-rift", trays=f"{ONE} 1/3 ; {ONE} 1/6").end_phase()
    assert [event.tray for event in near.told(PortalOpened)] == [0]
    none = staged(scenario="RS12", boss="1/4", decks="actions open-rift", trays=f"{ONE} 2/1").end_phase()
    assert none.told(PortalOpened) == [], "another road does not count"


@rule("RT-29.5")
def test_the_time_mage_moves_in_even_rounds_only() -> None:
    for number, space in ((2, "r2c1"), (3, "r1c1")):
        assert where(staged(scenario="RS12", round=number, phase="advance", boss="1/0")) == space


@rule("RT-29.6", "RT-31.40")
def test_the_players_choose_the_tower_that_is_lost_and_what_it_placed_stays() -> None:
    towers = "B1 c W ; A1 c N down ; A1 f N"
    scene = {"towers": towers, "decks": "actions petrify", "trays": f"{GOBLINS} r4c2 soldiers=00"}
    table = blackburn("r2c4", **scene).do("red: done", "blue: done")
    assert table.asks == "ruining"
    assert len(table.offers("ruin")) == 2, "of two on one site they choose one; site f is too far"
    supply = table.supply("A1")
    table.do(table.offers("ruin")[1])
    assert table.supply("A1") == supply + 1, "one that lies face down may be chosen"
    none = blackburn("r2c4", decks="actions petrify").end_phase()
    assert none.told(TowerLost) == []


@rule("RT-29.6")
def test_only_an_adjacent_tower_can_be_lost() -> None:
    table = blackburn("r2c4", towers="B1 c W ; A1 b N ; A1 e N", decks="actions petrify")
    table.do("red: done", "blue: done")
    refused = {text: table.refused(text) for text in ("ruin e lower", "ruin b lower", "ruin c lower")}
    assert refused == {"ruin e lower": "RT-29.6", "ruin b lower": "", "ruin c lower": ""}


@rule("RT-29.2", "RT-29.7")
def test_the_number_of_health_cards_depends_on_the_number_of_players() -> None:
    found = {
        scenario: [1 + len(new_game(scenario, seats).state.boss_health) for seats in (1, 2, 3, 4)]
        for scenario in ("RS04", "RS11", "RS12")
    }
    assert found == {"RS04": [2, 3, 3, 3], "RS11": [3, 3, 3, 3], "RS12": [4, 4, 5, 5]}


@rule("RT-29.2")
def test_the_health_cards_come_in_their_order() -> None:
    sizes = {
        name: [sum(5 - row.count(".") for row in card) for card in boss.health]
        for name, boss in TABLES.content.bosses.items()
    }
    assert sizes["blackburn"] == [9, 11, 12, 14]
    assert sizes["lilith"] == [9, 11, 11, 13, 12, 17]
    assert sizes["time-mage"] == [11, 13, 13, 17, 17]
