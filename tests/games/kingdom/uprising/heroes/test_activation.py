"""Heroes: activation, movement and ways, knock-out and regenerating (EU section 15, EU-15.1 to EU-15.30)."""

from __future__ import annotations

from tests.games.kingdom.uprising.boards import GAME, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import squares_of
from warbook.games.kingdom.board.trays import uncovered
from warbook.games.kingdom.board.walks import points_of, walks_to
from warbook.games.kingdom.heroes.figures import hurt
from warbook.games.kingdom.present.events import KnockedOut, Revived
from warbook.games.kingdom.present.notation import CELL_NAMES

GOBLINS = "gg.../gg.../...../...../....."
FULL = "ggggg/ggggg/ggggg/ggggg/ggggg"


# activation


@rule("EU-15.1", "EU-15.2", "EU-15.3")
def test_a_hero_moves_and_then_acts_even_if_nothing_is_hit() -> None:
    table = staged(red="bruxa r0c0", tokens="-").do("activate bruxa")
    assert "stop" not in table.offers()
    table.do("attack N")
    assert table.asks == "play", "the action was the end"
    assert table.refused("activate bruxa") == "EU-9.5"


@rule("EU-15.13", "EU-15.44")
def test_a_hero_turns_without_moving() -> None:
    table = staged(red="bruxa r2c2", trays=f"{GOBLINS} 1/1 ; {GOBLINS} 1/3", tokens="-").do("activate bruxa")
    targets = {}
    for facing in "NESW":
        state = table.state.clone()
        GAME.apply(state, table.action(f"attack {facing}"))
        targets[facing] = [] if not state.volleys else state.volleys[-1].targets
    assert targets == {"N": [], "E": [], "S": [1], "W": [0]}, "north and north-east, turned with the figure"


@rule("EU-15.16", "EU-15.7")
def test_a_hero_cannot_end_where_its_base_does_not_fit() -> None:
    tiles = "tile=00,02,04,20,22,24,40,42,44 tile=11 tile=13 tile=31 tile=33"
    table = staged(red="elora r2c2", trays=f"{FULL} 1/2 {tiles}", tokens="-").do("activate elora")
    assert table.refused("move r2c1") == "EU-15.16"
    assert table.refused("move r2c0") == "", "but it may pass through"


@rule("EU-15.5", "EU-15.25")
def test_a_hero_rests_on_its_board_at_full_health_too() -> None:
    table = staged(red="elora").do("activate elora")
    assert table.refused("attack N") == "EU-15.5"
    table.do("rest")
    assert (table.space("elora"), table.asks) == ("board", "play")


@rule("EU-15.6", "EU-15.11", "EU-15.10")
def test_movement_points_and_the_first_step_from_the_board() -> None:
    state = staged(red="bruxa", blue="dierdre").state
    assert [points_of(state, figure) for figure in (2, 1)] == [3, 2]
    table = staged(scenario="P", red="dierdre").do("activate dierdre", "stop")
    assert table.offers("move") == [f"move {each}" for each in ("r0c5", "r1c5", "r1c6", "r2c5")]


@rule("EU-31.5", "EU-15.17")
def test_phase_3_looks_at_what_is_covered_when_the_hero_has_left() -> None:
    table = staged(red="bruxa t0 00", trays=f"{GOBLINS} 1/2", tokens="-", crystals=2)
    assert uncovered(table.state, 0) == 0
    table.do("activate bruxa", "move r2c2", "rest").end_phase()
    assert table.tray("t0") == "r3c1"


@rule("EU-31.7", "EU-17.2")
def test_a_hero_on_a_horde_that_falls_is_hurt_and_stays() -> None:
    table = staged(red="bruxa t0 33", trays=f"{GOBLINS} 1/2 tile=00,01,10,11", crystals=2, tokens="-").end_phase()
    assert (table.space("bruxa"), table.health("bruxa"), table.tray("t0")) == ("r2c1", 2, "")


# ways


@rule("EU-15.6", "EU-16.1", "EU-16.2")
def test_a_move_passes_as_much_as_it_can() -> None:
    table = staged(red="bruxa r2c2", tokens="magic r1c2").do("activate bruxa", "move r1c1")
    assert CELL_NAMES.index("r1c2") in table.state.passed
    assert table.asks == "sights"


@rule("EU-15.6", "EU-16.2")
def test_where_ways_pass_different_things_the_player_chooses() -> None:
    table = staged(red="dierdre r2c1", tokens="magic r1c1 ; fire r1c2").do("activate dierdre", "stop", "move r0c1")
    assert table.asks == "ways"
    assert table.offers() == ["way 1", "way 2"]
    assert table.refused("way 3") == "EU-15.6"
    passed = [walks_to(table.state, table.figure("dierdre"), CELL_NAMES.index("r0c1"), 2)[each] for each in (0, 1)]
    assert [[CELL_NAMES[cell] for cell in cells] for cells in passed] == [["r1c1", "r0c1"], ["r1c2", "r0c1"]]
    table.do("way 2")
    assert table.offers("sight") == ["sight r1c2"]


@rule("EU-16.6", "EU-15.6")
def test_a_hero_may_come_back_to_its_space_if_that_is_worth_a_walk() -> None:
    table = staged(red="bruxa r2c2", tokens="magic r1c2").do("activate bruxa")
    assert "move r2c2" in table.offers("move")
    table.do("move r2c2")
    assert table.offers("sight") == ["sight r1c2"]
    nothing = staged(red="bruxa r2c2", tokens="-").do("activate bruxa")
    assert "move r2c2" not in nothing.offers("move")


@rule("EU-31.51", "EU-15.41")
def test_wings_enter_only_the_space_where_they_end() -> None:
    scene = {"tokens": "magic r1c2 ; fire r0c2", "red": "dierdre r2c2"}
    table = staged(**scene).do("activate dierdre", "move r0c2")
    assert [CELL_NAMES[cell] for cell in table.state.passed] == ["r0c2"]
    assert table.offers("sight") == ["sight r0c2"]


# knock-out


def struck(table_phase: str, used: str = "") -> list[object]:
    """What becomes of a hero that is knocked out in a phase: down, revived, health, its next round."""
    table = staged(red=f"bruxa r2c2 hp=1 {used}", phase=table_phase, crystals=2, tokens="-")
    figure = table.figure("bruxa")
    hurt(table.state, figure, 1)
    flags = [int(table.state.down[figure]), int(table.state.revived[figure])]
    return [*flags, table.health("bruxa"), table.space("bruxa")]


@rule("EU-15.29", "EU-15.28", "EU-15.26")
def test_who_has_not_acted_in_phase_2_regenerates_at_once() -> None:
    assert struck("play") == [0, 1, 3, "board"]
    assert struck("play", "used") == [1, 0, 0, "board"], "after its activation only in the next round"
    assert struck("spend") == [1, 0, 0, "board"]


@rule("EU-15.29")
def test_who_regenerates_at_once_acts_again_in_the_next_round() -> None:
    table = staged(red="bruxa r2c2 hp=1", crystals=0, gold=0, tokens="-", decks="1 I01 CH1 ; 2 I03 I04")
    hurt(table.state, table.figure("bruxa"), 1)
    assert table.refused("activate bruxa") == "EU-15.28"
    table.end_phase()
    assert (table.state.round, table.refused("activate bruxa")) == (3, "")


@rule("EU-15.27", "EU-15.28")
@fact("EU-15.30")
def test_knocked_out_in_phase_4_it_skips_the_next_round() -> None:
    scene = {"tokens": "-", "decks": "1 I01 I02 CH1 ; 2 I03 I04", "crystals": 0, "gold": 0, "hearts": 9}
    trays = f"{GOBLINS[:12]}..gg./...../..... 1/2 tile=22:magic:bruxa"
    table = staged(red="bruxa t0 00 hp=1 -bone-dance", trays=trays, **scene).end_phase()
    figure = table.figure("bruxa")
    assert table.told(Revived), "at the start of phase 2"
    assert (table.health("bruxa"), table.state.revived[figure], table.state.ready[figure]) == (3, 1, 0)
    assert table.tiled("t0") == ["22"], "its tiles stay"
    table.end_phase()
    assert (table.state.round, table.refused("activate bruxa")) == (4, "")


@rule("EU-5.5", "EU-31.48", "EU-15.42")
def test_a_protected_hero_cannot_lose_a_heroic_challenge() -> None:
    scene = {"options": {"difficulty": "heroic"}, "trays": f"{GOBLINS[:12]}ggg../...../..... 1/2", "tokens": "-"}
    table = staged(red="bruxa t0 00 hp=1 guarded", **scene).end_phase()
    assert (table.ending, table.health("bruxa")) == ("", 1)
    table = staged(red="bruxa t0 00 hp=1", **scene).end_phase()
    assert table.ending == "knock-out"


@rule("EU-31.12")
def test_protection_saves_neither_soldiers_nor_hearts() -> None:
    trays = f"{GOBLINS[:12]}ggg../...../..... 1/2 soldiers=20 ; g..../...../...../...../..... 1/6"
    table = staged(red="bruxa t0 00 hp=1 guarded", trays=trays, hearts=5, crystals=2, tokens="-").end_phase()
    assert (table.state.spare, table.state.hearts, table.health("bruxa")) == (12, 4, 1)


# damage of several pieces


@rule("EU-15.35", "EU-31.13", "EU-31.14", "EU-18.5")
def test_a_sand_warrior_goes_instead_of_a_hero() -> None:
    scene = {"trays": f"{GOBLINS[:12]}ggg../...../..... 1/2", "tokens": "-", "crystals": 2}
    table = staged(red="alric t0 00 hp=2 ; warrior1 t0 22", **scene).end_phase()
    assert table.asks == "instead"
    assert table.offers() == ["choose warrior1", "stop"]
    table.do("choose warrior1")
    assert (table.health("alric"), table.space("warrior1"), table.tray("t0")) == (2, "board", "r2c1")
    assert [event.figure for event in table.told(KnockedOut)] == [table.figure("warrior1")], "its own damage is gone"


@rule("EU-15.35", "EU-18.6")
def test_nobody_has_to_go_instead() -> None:
    scene = {"trays": f"{GOBLINS[:12]}ggg../...../..... 1/2", "tokens": "-", "crystals": 2}
    table = staged(red="alric t0 00 hp=2 ; warrior1 t0 22", **scene).end_phase().do("stop")
    assert (table.health("alric"), table.space("warrior1")) == (1, "board"), "and the warrior suffers its own damage"


@rule("EU-18.6")
def test_the_order_of_damage_is_chosen_where_it_matters() -> None:
    scene = {"scenario": "S6", "tokens": "-", "crystals": 2}
    trays = "gg.../gg.../ggg../...../..... 1/2 soldiers=20"
    table = staged(red="alric t0 00 hp=2 +spiked-armor", trays=trays, **scene).end_phase()
    assert table.asks == "ordering"
    assert table.offers() == ["suffer alric", "suffer soldiers"]
    assert table.refused("suffer warrior1") == "EU-18.6"
    table.do("suffer soldiers")
    assert squares_of(int(table.state.soldiers[0])) == []
    assert table.asks == "placing", "now the spikes may hit where the soldier stood"
    table.do("tile t0 1 f0 20")
    assert (table.health("alric"), table.tiled("t0")) == (1, ["20"])


@rule("EU-18.6")
def test_without_such_a_text_nobody_is_asked() -> None:
    trays = "gg.../gg.../ggg../...../..... 1/2 soldiers=20"
    table = staged(red="bruxa t0 00 hp=2", trays=trays, crystals=2, tokens="-").end_phase()
    assert table.asks == "buying"
    assert (table.health("bruxa"), table.state.spare) == (1, 12)


@rule("EU-17.7", "EU-15.34")
def test_sand_warriors_on_a_horde_that_falls_go_home() -> None:
    scene = {"trays": "gg.../gg.../g..../...../..... 1/2", "tokens": "-", "crystals": 2}
    table = staged(red="alric t0 00 hp=2 ; warrior1 t0 20", **scene).end_phase()
    table.do("stop")
    assert (table.health("alric"), table.space("alric"), table.space("warrior1")) == (1, "r2c1", "board")
