"""Large enemies, flying hordes, ghosts, trailblazers (section 21)."""

from __future__ import annotations

from tests.games.kingdom.boards import TABLES, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import BITS, squares_of
from warbook.games.kingdom.board.trays import shows, top_tray, uncovered
from warbook.games.kingdom.content.tables import FLYING, GHOST, GHOST_STRIP, TRAILBLAZER
from warbook.games.kingdom.present.events import Spawned, TrailOpened, TrayBlocked, TrayDestroyed

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
WINGS = "gg.../==.../...../...../....."
HAUNTED = "ggg../...../~~~../...../....."
FALLS = "kind=ghost-strip tile=00,01,02"


# large enemies


@rule("RT-21.1")
def test_the_first_square_of_a_large_enemy_is_its_upper_left_one() -> None:
    table = staged(trays="OO.../OOOO./..OO./...../..... r3c2")
    card = table.state.tables.cards[table.state.card[0]]
    assert [squares_of(mask) for mask in card.large] == [[0, 1, 5, 6], [7, 8, 12, 13]]
    for card in TABLES.cards:
        large = sum(card.grid.count(code) for code, enemy in TABLES.enemies.items() if enemy.large)
        assert 4 * len(card.large) == large, card.name


@rule("RT-21.1", "RT-8.15")
def test_a_large_enemy_shows_its_icon_until_all_four_squares_are_covered() -> None:
    open_one = staged(trays="YY.../YY.../...../...../..... r3c2 tile=00,01,10")
    assert shows(open_one.state, 0, 0)
    covered = staged(trays="YY.../YY.../...g./...../..... r3c2 tile=00,01,10,11")
    assert not shows(covered.state, 0, 0)


# flying


@rule("RT-21.2")
def test_the_strip_of_a_flying_horde_is_two_squares_that_nothing_covers() -> None:
    for card in TABLES.cards:
        assert (card.grid.count("=") == 2) == (card.kind == FLYING), card.name
    table = staged(red="malik ; hand D1", trays=f"{WINGS} r3c2 kind=flying").do("build D1 c E")
    assert table.refused("tile t0 1 f0 10") == "RT-8.5"
    table.do("tile t0 1 f0 00", "tile t0 2 f0 01")
    assert uncovered(table.state, 0) == 0, "it need not be covered"


@rule("RT-21.3")
def test_a_flying_horde_shakes_off_soldiers_and_heroes_and_advances() -> None:
    trays = f"{WINGS} r3c2 kind=flying soldiers=00"
    table = staged(red="malik t0 30", trays=trays).end_phase()
    assert table.asks == "displacing"
    assert table.state.spare == 12
    table.do("displace malik r3c1")
    assert (table.tray("t0"), table.health("malik")) == ("r3c3", 5)
    assert not table.told(TrayBlocked)


@rule("RT-21.3")
def test_its_icons_are_checked_when_nobody_covers_them_any_more() -> None:
    table = staged(trays="w..../==.../...../...../g.... r2c1 kind=flying soldiers=00").end_phase()
    assert table.tray("t0") == "r3c2", "the fast icon was under the soldier"


@rule("RT-21.3", "RT-14.10")
def test_without_a_free_space_a_shaken_off_hero_goes_to_its_board() -> None:
    trays = f"{WINGS} r1c1 kind=flying ; {GOBLINS} r2c1 soldiers=00 ; {GOBLINS} r2c2 soldiers=00"
    table = staged(red="malik t0 30", trays=trays, towers="A1 a N").end_phase()
    assert (table.space("malik"), table.health("malik")) == ("board", 5)
    assert table.tray("t0") == "r2c1"


@rule("RT-21.4", "RT-21.9")
def test_a_flying_horde_moves_onto_a_tray_and_lies_on_top() -> None:
    table = staged(trays=f"{GOBLINS} r3c2 soldiers=00 ; {WINGS} r2c2 kind=flying").end_phase()
    assert table.tray("t0") == table.tray("t1") == "r3c2"
    assert (table.state.height[0], table.state.height[1]) == (0, 1)
    fast = staged(trays=f"{GOBLINS} r3c2 soldiers=00 ; w..../==.../...../...../..... r2c2 kind=flying").end_phase()
    assert fast.tray("t1") == "r3c3", "and on from there"


@rule("RT-21.4", "RT-22.10")
def test_a_flying_horde_jumps_over_a_boss_which_is_no_tray() -> None:
    table = staged(scenario="RS11", phase="advance", trays=f"{WINGS} 3/11 kind=flying", boss="3/12")
    assert table.state.index[0] == 13


@rule("RT-21.5")
def test_the_tray_below_is_not_attacked_and_keeps_what_lies_on_it() -> None:
    trays = f"{GOBLINS} r3c2 tile=00 soldiers=01 ; {WINGS} r3c2 kind=flying"
    table = staged(red="malik t0 30 ; hand D1", trays=trays).do("build D1 c E")
    assert table.refused("tile t0 1 f0 10") == "RT-7.16"
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t1"}
    table.do("stop").do("activate malik")
    assert table.refused("attack N") == "RT-24.56", "not even by the hero who stands on it"
    assert (table.tiled("t0"), table.soldiers("t0"), table.state.tray[1]) == (["00"], ["01"], 0)


@rule("RT-21.6")
def test_a_ground_tray_jumps_over_a_flying_one() -> None:
    table = staged(trays=f"{ONE} r3c2 ; {WINGS} r3c2 kind=flying").end_phase()
    assert table.tray("t1") == "r3c3"
    assert table.tray("t0") == "r4c3", "the space before it is taken"


@rule("RT-21.7")
def test_a_flying_horde_displaces_only_heroes_on_the_bare_space() -> None:
    engaged = staged(red="malik t0 30", trays=f"{GOBLINS} r3c2 ; {WINGS} r2c2 kind=flying").end_phase()
    assert engaged.asks == "play"
    assert (engaged.space("malik"), engaged.state.tray[1], engaged.tray("t1")) == ("r3c2", 0, "r3c2")
    bare = staged(red="malik r3c2", trays=f"{WINGS} r2c2 kind=flying").end_phase()
    assert bare.asks == "displacing"


@rule("RT-21.8")
def test_spawning_passes_a_flying_tray_by() -> None:
    table = staged(phase="spawn", trays=f"{WINGS} r1c1 kind=flying", decks="1 H1-01 P1-01")
    assert table.tray("t1") == "r2c1"


@rule("RT-21.9")
def test_of_several_flying_trays_the_last_to_arrive_is_on_top() -> None:
    swift = "w..../==.../...../...../..... r2c1 kind=flying"
    table = staged(trays=f"{GOBLINS} r3c2 soldiers=00 ; {swift} ; {WINGS} r2c2 kind=flying").end_phase()
    assert table.tray("t0") == table.tray("t1") == table.tray("t2") == "r3c2"
    assert top_tray(table.state, 3 * 16 + 2) == 1, "it was the farther one"


# ghosts


@rule("RT-21.10")
def test_a_ghost_strip_is_three_squares_that_nothing_covers() -> None:
    for card in TABLES.cards:
        assert (card.grid.count("~") == 3) == (card.kind == GHOST_STRIP), card.name
    table = staged(red="malik r3c3 ; hand D1 B2", trays=f"{HAUNTED} r3c2 kind=ghost-strip").do("build D1 c E")
    assert table.refused("tile t0 1 f0 20") == "RT-8.5"
    table.do("stop").do("build B2 c E")
    assert table.refused("soldier t0 20") == "RT-9.4"
    table.do("stop").do("activate malik", "move r3c2")
    assert table.refused("seat 10") == "RT-12.14"


@rule("RT-21.11")
def test_a_scenario_with_ghosts_has_six_ghost_cards_with_two_crystals() -> None:
    table = new_game("RS08", 2)
    cards = [TABLES.cards[card] for card in table.state.ghosts]
    assert sorted(card.name for card in cards) == [f"GD-0{number}" for number in range(1, 7)]
    assert {card.crystals for card in cards} == {2}
    assert {card.kind for card in cards} == {GHOST}
    assert [int(card) for card in new_game("RS08", 2, seed=2).state.ghosts] != [
        int(card) for card in table.state.ghosts
    ]
    assert new_game("RS07", 2).state.ghosts == []


@rule("RT-21.12", "RT-21.13", "RT-21.14", "RT-21.25")
def test_a_ghost_takes_the_place_of_a_destroyed_ghost_tray() -> None:
    table = staged(
        scenario="RS08", red="malik t0 33", trays=f"{HAUNTED} r4c2 {FALLS}", decks="ghosts GD-01 GD-02", crystals=0
    )
    table.end_phase()
    assert table.asks == "displacing"
    assert table.health("malik") == 4, "the damage comes first"
    table.do("displace malik r4c1")
    assert table.state.crystals == 0
    ghost = table.told(Spawned)[0]
    assert (TABLES.cards[ghost.card].kind, ghost.route, ghost.index) == (GHOST, 0, 6)
    assert table.tray(f"t{ghost.tray}") == "r4c3", "it has advanced already"
    assert table.state.route[ghost.tray] == 0


@rule("RT-21.13")
def test_a_ghost_card_gives_two_crystals_and_no_further_ghost() -> None:
    assert {card.crystals for card in TABLES.cards if card.kind == GHOST_STRIP} == {0}
    tiles = "tile=11,21,22,32 tile=13,23"
    table = staged(scenario="RS08", trays=f"GD-01 r4c2 {tiles}", crystals=0, decks="ghosts GD-02").end_phase()
    assert [event.crystals for event in table.told(TrayDestroyed)] == [2]
    assert table.state.crystals == 2
    assert len(table.state.ghosts) == 1


@rule("RT-21.12", "RT-31.15")
def test_a_hero_of_a_ghost_tray_does_not_stay_there() -> None:
    table = staged(scenario="RS08", red="malik t0 33", trays=f"{HAUNTED} r4c2 {FALLS}").end_phase()
    assert "displace malik r4c2" not in table.offers("displace")
    assert table.refused("displace malik r4c2") == "RT-14.10"


@rule("RT-21.15")
def test_the_wildcat_on_a_ghost_tray_makes_room_too() -> None:
    camps = {"red": "alleria r5c4 ; wildcat t0 33"}
    table = staged(scenario="RS08", trays=f"{HAUNTED} r4c2 {FALLS}", **camps).end_phase()
    assert table.asks == "displacing"
    table.do("displace wildcat r4c1")
    assert table.space("wildcat") == "r4c1"


@rule("RT-21.16")
def test_an_empty_ghost_deck_brings_nothing() -> None:
    table = staged(scenario="RS08", trays=f"{HAUNTED} r4c2 {FALLS}", decks="ghosts -").end_phase()
    assert len(table.told(TrayDestroyed)) == 1
    assert [event.card for event in table.told(Spawned) if TABLES.cards[event.card].kind == GHOST] == []


@fact("RT-21.17")
def test_a_ghost_strip_that_escapes_brings_no_ghost() -> None:
    table = staged(scenario="RS08", trays=f"{HAUNTED} r5c4 kind=ghost-strip", hearts=5).end_phase()
    assert table.state.hearts == 2
    assert len(table.state.ghosts) == 6


@rule("RT-13.2", "RT-21.12")
def test_the_players_choose_the_order_of_ghost_trays() -> None:
    trays = f"{HAUNTED} r4c2 {FALLS} ; {HAUNTED} r2c2 {FALLS}"
    table = staged(scenario="RS08", trays=trays, decks="ghosts GD-01 GD-02").end_phase()
    assert table.asks == "ghosts"
    assert table.offers() == ["ghost 1", "ghost 2"]
    assert table.refused("ghost 3") == "RT-21.12"
    table.do("ghost 2")
    first, second = table.told(Spawned)[:2]
    assert (TABLES.cards[first.card].name, first.index) == ("GD-01", 2)
    assert (TABLES.cards[second.card].name, second.index) == ("GD-02", 6)


# trailblazers


@rule("RT-21.18")
def test_the_strip_of_a_trailblazer_is_its_bottom_row() -> None:
    for card in TABLES.cards:
        assert (card.grid[20:] == "^^^^^") == (card.kind == TRAILBLAZER), card.name
        assert sorted(card.trail) == ([0, 1, 2] if card.kind == TRAILBLAZER else [])
    table = staged(scenario="RS09", red="malik ; hand D1", trays="HT-01 r2c2").do("build D1 c W")
    assert table.refused("tile t0 1 f0 40") == "RT-8.5"
    assert not uncovered(table.state, 0) & (BITS[25] - BITS[20])


@rule("RT-21.19", "RT-21.24")
def test_trail_cards_close_markers_and_roads() -> None:
    table = new_game("RS09", 2)
    assert table.state.trails == 0b111
    closed = [table.state.field.routes[marker - 1][0] for marker in (2, 3, 4)]
    assert [f"r{cell // 16}c{cell % 16}" for cell in closed] == ["r3c1", "r3c5", "r5c3"]
    staged_table = staged(scenario="RS09", phase="spawn", decks="1 H1-01 ; 2 H1-02 P2-01 ; 3 H1-03 ; 4 H1-04")
    assert [staged_table.tray(f"t{number}") for number in range(2)] == ["r1c2", ""]
    assert [len(deck) for deck in staged_table.state.decks] == [0, 2, 1, 1]


@rule("RT-21.20", "RT-21.22", "RT-21.23")
def test_a_trailblazer_opens_the_first_closed_road_of_its_icons() -> None:
    table = staged(scenario="RS09", decks="1 HT-02 H1-01 P2-01 ; 3 H1-03 H1-04").end_phase()
    (opened,) = table.told(TrailOpened)
    assert (opened.rule, opened.trail, opened.route) == ("RT-21.20", 1, 2)
    assert (table.tray("t0"), table.state.route[0]) == ("r3c5", 2)
    assert table.state.trails == 0b101
    assert len(table.state.decks[2]) == 2, "the opened marker does not spawn in this round"
    table.end_phase()
    assert table.tray("t0") == "r3c4", "it follows the opened road"
    assert len(table.state.decks[2]) == 1, "from the next round on it spawns"


@rule("RT-21.20")
def test_icons_whose_trail_card_is_gone_are_passed_over() -> None:
    table = staged(scenario="RS09", phase="spawn", trails="A", decks="1 HT-02 H1-01 P2-01 ; 3 - ; 4 -")
    assert table.tray("t0") == "r3c1", "B and C are gone"
    assert table.state.trails == 0


@rule("RT-21.21")
def test_without_trail_cards_a_trailblazer_spawns_at_its_own_marker() -> None:
    table = staged(scenario="RS09", phase="spawn", trails="-", decks="1 HT-02 P2-01 ; 2 - ; 3 - ; 4 -")
    assert (table.tray("t0"), table.state.route[0]) == ("r1c2", 0)


@rule("RT-21.24")
def test_a_closed_space_is_entered_by_nobody() -> None:
    table = staged(scenario="RS09", red="alleria r3c2 ; wildcat r3c2").do("activate alleria")
    assert table.refused("move r3c1") == "RT-21.24"
    table.do("stop").do("wildcat")
    assert table.refused("move r3c1") == "RT-21.24"
    board = staged(scenario="RS09", seats=1, red="malik ; bench ignus")
    assert board.refused("bring ignus r3c1") == "RT-21.24"


@rule("RT-21.25")
def test_a_ghost_follows_the_route_of_the_tray_it_comes_for() -> None:
    table = staged(scenario="RS08", trays=f"{HAUNTED} 2/2 {FALLS}", decks="ghosts GD-01 GD-02").end_phase()
    ghost = table.told(Spawned)[0]
    assert (ghost.route, ghost.index) == (1, 2)
    assert table.tray(f"t{ghost.tray}") == "r3c4"
