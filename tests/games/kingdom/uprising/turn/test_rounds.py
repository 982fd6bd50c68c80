"""Rounds, spawning, the advance and the end of the game (EU sections 1, 3, 6 to 9, 20 to 22)."""

from __future__ import annotations

from itertools import pairwise

from tests.games.kingdom.uprising.boards import GAME, TABLES, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.field import WIDTH, is_adjacent, steps_between
from warbook.games.kingdom.board.trays import hearts_cost, uncovered
from warbook.games.kingdom.frames import ENDINGS
from warbook.games.kingdom.present.events import Escaped, PhaseBegan, TrayMoved
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
HELD = f"{GOBLINS} 1/5 soldiers=00 ; {GOBLINS} 1/6 soldiers=00"


def cell(name: str) -> int:
    """A space by its name."""
    return CELL_NAMES.index(name)


# the map


@rule("EU-3.9", "EU-3.10", "EU-3.11")
def test_spaces_touch_by_edges_and_corners_and_none_touches_itself() -> None:
    assert is_adjacent(cell("r2c1"), cell("r3c2"))
    assert not is_adjacent(cell("r2c1"), cell("r2c1"))
    assert not is_adjacent(cell("r2c1"), cell("r2c3"))
    assert steps_between(cell("r0c0"), cell("r2c5")) == 5


@rule("EU-3.13", "EU-8.5")
def test_a_horde_card_never_turns() -> None:
    for scenario in GAME.scenarios:
        state = new_game(scenario).state
        assert state.field.turn == 0, scenario
    table = staged(scenario="S7", trays=f"{ONE} 1/3").end_phase()
    assert table.told(TrayMoved)
    assert table.state.field.turn == 0


@rule("EU-3.15")
def test_there_is_nothing_outside_the_listed_spaces() -> None:
    table = staged(red="saitam r0c2", tokens="-").do("activate saitam")
    assert table.refused("move r0c3") == "EU-3.15"
    assert table.refused("move r9c9") == "EU-3.15"


@rule("EU-3.7", "EU-3.8")
def test_a_path_runs_from_its_entry_space_to_the_space_beside_its_gate() -> None:
    for scenario in GAME.scenarios:
        field = new_game(scenario).state.field
        for number, route in enumerate(field.routes):
            steps = [abs(one - other) for one, other in pairwise(route)]
            assert set(steps) <= {1, WIDTH}, "by edges"
            gate = field.gate_cells[field.gate_of[number]]
            assert abs(route[-1] - gate) in (1, WIDTH)
    crossing = new_game("S6").state.field
    assert set(crossing.routes[0]) & set(crossing.routes[1]) == {cell("r3c4")}


# rounds


@rule("EU-1.1", "EU-6.2")
def test_all_players_lose_together() -> None:
    table = staged(hearts=1, trays=f"{ONE} 1/6").end_phase()
    assert table.state.over
    assert [GAME.acting(table.state), table.ending] == [[], "hearts"]


@rule("EU-1.2", "EU-1.3", "EU-1.4")
def test_every_scenario_can_be_played_by_one_to_four() -> None:
    assert GAME.scenarios[:2] == ["P", "S1"]
    assert len(GAME.scenarios) == 13
    for scenario in GAME.scenarios:
        for seats in (1, 2, 3, 4):
            assert new_game(scenario, seats).asks == "heroes"


@rule("EU-7.1", "EU-7.2")
def test_a_round_has_six_phases() -> None:
    table = staged(crystals=0, gold=0, red="bruxa", blue="elora")
    events = []
    for seat in ("red", "blue"):
        table.do(f"{seat}: done")
        events += [event.phase for event in table.told(PhaseBegan)]
    assert events == ["destroy", "advance", "pick-up", "spend", "spawn", "play"]
    assert table.state.round == 3


@rule("EU-9.1", "EU-9.2", "EU-9.3")
def test_actions_in_any_order_until_everybody_is_done() -> None:
    table = staged(red="bruxa r0c0", blue="elora r0c1", tokens="-")
    table.do("blue: activate elora", "blue: rest", "red: done")
    assert table.refused("red: activate bruxa") == "EU-9.3"
    table.do("red: not-done", "blue: done", "red: activate bruxa", "red: rest")
    assert table.state.done == 0, "an action cancels what was declared before"


@rule("EU-9.5")
def test_a_hero_is_activated_once_a_round() -> None:
    table = staged(red="bruxa r0c0", tokens="-").do("activate bruxa", "rest")
    assert table.refused("activate bruxa") == "EU-9.5"
    assert table.refused("blue: activate bruxa") == "EU-9.5", "nor by another player"


# spawning


@rule("EU-8.6", "EU-20.16")
def test_a_hero_on_the_entry_space_retreats_before_the_horde_comes() -> None:
    table = staged(phase="spawn", red="bruxa r1c0 hp=2", decks="1 I01 ; 2 -", tokens="-")
    assert table.asks == "displacing"
    assert table.tray("t0") == "", "the card is turned over and waits"
    table.do("blue: displace bruxa r0c0")
    assert (table.tray("t0"), table.space("bruxa"), table.health("bruxa")) == ("r1c0", "r0c0", 2)


@rule("EU-20.11")
def test_any_player_says_where_a_hero_retreats_to() -> None:
    table = staged(red="bruxa r2c1", trays=f"{ONE} 1/1", tokens="-").end_phase()
    assert GAME.acting(table.state) == [Seat(0), Seat(1)]
    table.do("blue: displace bruxa r2c2")
    assert table.space("bruxa") == "r2c2"
    assert table.tray("t0") == "r2c1"


@rule("EU-20.12", "EU-31.35")
def test_a_retreat_activates_no_flower() -> None:
    table = staged(red="bruxa r2c1", trays=f"{ONE} 1/1", tokens="magic r1c2").end_phase()
    table.do("displace bruxa r1c2")
    assert table.asks != "sights"
    assert list(table.state.token_side) == [0] * len(table.state.token)


@rule("EU-31.36")
def test_nobody_retreats_onto_a_fissure_or_a_tower() -> None:
    table = staged(red="bruxa r2c1", trays=f"{ONE} 1/1", tokens="fissure r2c2", towers="ARC1 a N").end_phase()
    spaces = (
        "r1c0",
        "r1c1",
        "r1c2",
        "r3c0",
        "r3c1",
        "r3c2",
    )  # r1c1: the horde has left it (EU-20.16)
    assert table.offers("displace") == [f"displace bruxa {each}" for each in spaces]


@rule("EU-8.9")
def test_there_may_be_more_than_twelve_hordes() -> None:
    places = [*(f"{ONE} 1/{place}" for place in range(8)), *(f"{ONE} 2/{place}" for place in range(3))]
    places += [f"{ONE} 3/0", f"{ONE} 3/1"]
    table = staged(scenario="S10", seats=3, trays=" ; ".join(places), tokens="-")
    assert len([card for card in table.state.card if card >= 0]) == 13


@rule("EU-8.2", "EU-31.49")
def test_what_a_stack_holds_is_known_only_when_it_is_turned_over() -> None:
    state = staged(round=2, decks="1 I01 I02 I04 ; 2 I03").state
    worlds = {tuple(GAME.determinize(state, Seat(0), seeded(seed)).decks[0]) for seed in range(8)}
    assert len(worlds) > 1, "another order, other cards"


@rule("EU-31.50")
def test_nothing_is_taken_back_once_a_card_was_turned_over() -> None:
    table = staged(crystals=0, gold=0, red="bruxa", blue="elora", decks="1 I01 CH1 ; 2 I03")
    before = table.state.revealed
    table.do("red: done")
    assert table.state.revealed == before
    table.do("blue: done")
    assert table.state.revealed == before + 2


# the advance


@rule("EU-20.8", "EU-11.14")
def test_tiles_move_with_their_horde() -> None:
    table = staged(trays=f"{GOBLINS} 1/2 tile=00,01").end_phase()
    assert (table.tray("t0"), table.tiled("t0")) == ("r3c1", ["00", "01"])


@rule("EU-20.4", "EU-20.10", "EU-31.33")
def test_everybody_on_a_held_horde_is_hurt() -> None:
    trays = f"{GOBLINS[:12]}ggg../...../..... 1/2 soldiers=20,21"
    table = staged(red="bruxa t0 00 hp=1", trays=trays, crystals=2).end_phase()
    assert table.tray("t0") == "r2c1", "who is knocked out has held it all the same"
    assert (table.space("bruxa"), table.state.spare) == ("board", 12)


@rule("EU-20.14", "EU-16.13")
def test_volcanoes_act_when_all_hordes_have_moved() -> None:
    table = staged(red="bruxa r2c2 hp=3", trays=f"{GOBLINS} 1/2 soldiers=00", tokens="volcano r2c0", crystals=2)
    table.state.cell[table.figure("bruxa")] = cell("r3c0")
    table.end_phase()
    assert table.health("bruxa") == 2
    assert table.tray("t0") == "r2c1"


@rule("EU-20.15", "EU-16.14")
def test_a_cyclone_gives_an_attempt_without_abilities() -> None:
    scene = {"red": "bruxa r1c2 hp=3", "tokens": "cyclone r2c1", "crystals": 2}
    table = staged(trays="gn.../...../...../...../..... 1/1", **scene).end_phase()
    assert table.tray("t0") == "r3c1", "one step of its own, one by the cyclone"
    assert table.health("bruxa") == 2, "it has shot once"


@rule("EU-20.7", "EU-21.1", "EU-21.5")
def test_only_what_is_not_covered_costs_hearts() -> None:
    table = staged(trays=f"{GOBLINS} 1/4 tile=00,01,10 ; {HELD}", hearts=5, crystals=2).end_phase()
    assert [event.hearts for event in table.told(Escaped)] == [1]
    cleared = staged(trays=f"{GOBLINS} 1/4 tile=00,01,10,11").state
    assert (uncovered(cleared, 0), hearts_cost(cleared, 0)) == (0, 0)


@fact("EU-31.37")
def test_a_hero_on_a_gate_is_not_touched_by_hordes_that_break_in() -> None:
    table = staged(red="bruxa r4c4 hp=3", trays=f"{ONE} 1/6", hearts=5, crystals=2, tokens="-").end_phase()
    assert (table.space("bruxa"), table.health("bruxa"), table.state.hearts) == ("r4c4", 3, 4)


# the end


@rule("EU-6.1")
@fact("EU-6.4")
def test_no_scenario_adds_a_loss_of_its_own() -> None:
    goals = {scenario.goal for scenario in TABLES.content.scenarios.values()}
    assert goals == {"survive", "last-stand", "champions", "boss", "beacons"}
    # lost in the ways of chapter 6 and of the heroic challenge, by leaving, or in those of Rift in Time
    ways = {"hearts", "crowd", "empty-decks", "goal", "knock-out", "resignation", "time"}
    assert set(ENDINGS) == {"", "won"} | ways | {"portal", "boss", "stuck", "rounds"}


@rule("EU-6.3", "EU-6.11")
def test_a_game_that_is_not_won_with_its_last_cards_is_lost_in_the_next_round() -> None:
    scene = {"decks": "1 - ; 2 -", "trays": "CH1 1/0 tile=11,12,21,22", "crystals": 0, "gold": 0}
    table = staged(**scene).end_phase()
    assert (table.ending, table.state.round) == ("empty-decks", 3)


@rule("EU-6.10")
def test_both_copies_of_a_champion_have_to_fall() -> None:
    covered = "tile=00,04,11,12,21,22,23,24,30,31,32,42"
    one = staged(scenario="S9", phase="destroy", trays=f"CH4 1/2 {covered}", crystals=2, tokens="-")
    assert not one.state.goal
    both = f"CH4 1/2 {covered} ; CH4 1/4 {covered}"
    table = staged(scenario="S9", phase="destroy", trays=both, crystals=2, tokens="-")
    assert table.state.goal


@rule("EU-6.10", "EU-1.7")
def test_beacons_are_looked_at_when_the_round_ends() -> None:
    lit = "beacon r0c3 turned ; beacon r4c0 turned ; beacon r5c5 turned ; beacon r2c7"
    table = staged(scenario="S10", phase="spend", crystals=2, tokens=lit, decks="1 I01 I02 ; 2 I03").end_phase()
    assert table.ending == ""
    table = staged(scenario="S10", phase="spend", crystals=2, tokens=f"{lit} turned").end_phase()
    assert table.ending == "won"


@rule("EU-1.5", "EU-1.6", "EU-11.11")
def test_a_horde_whose_enemies_are_all_covered_is_destroyed() -> None:
    table = staged(red="bruxa t0 00", trays="gg.../ggg../..g../...../..... 1/2 tile=12 soldiers=22", crystals=2)
    assert uncovered(table.state, 0) == 0
    assert table.end_phase().tray("t0") == ""


# taking back


@rule("EU-22.1")
@fact("EU-22.3", "EU-22.4")
def test_cards_come_back_and_tiles_stay() -> None:
    scene = {"towers": "ARC1 a N red", "trays": f"{GOBLINS} 1/2 tile=00", "crystals": 2, "tokens": "-"}
    table = staged(red="bruxa r0c0 used ; incoming MAG1", **scene).end_phase()
    assert table.cards("red") == ["ARC1", "MAG1"]
    assert table.tiled("t0") == ["00"]
    assert not table.state.used[table.figure("bruxa")]
