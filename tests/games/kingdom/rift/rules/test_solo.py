"""The solo game (section 18)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, Table, new_game, staged
from tests.rules import rule
from warbook.games.kingdom.board.field import WHITE
from warbook.games.kingdom.frames import NOT_THERE, TOWERS

ROOM = "ggggg/...../...../...../....."
FAST = "w..../...../...../...../....."
PORTAL = "...../.ggg./.g1g./.ggg./....."
DEADLY = "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx"


def alone(scenario: str = "RS08", **scene: object) -> Table:
    """A solo game in the phase of cards, with no colour closed."""
    return staged(scenario=scenario, seats=1, **scene)


@rule("RT-18.1")
def test_one_player_plays_one_main_hero_by_the_same_rules() -> None:
    table = new_game("RS01", 1).do("hero malik", "stop")
    assert table.refused("hero ignus") == "RT-6.3", "there is one main hero"
    table.do("close red")
    assert table.refused("activate malik") == ""
    assert table.refused("build A1 b N") == ""
    table.do("done")
    assert table.state.round == 2


@rule("RT-18.2")
def test_three_colours_are_in_play_and_one_is_closed_each_round() -> None:
    table = new_game("RS01", 1).do("hero malik", "stop")
    assert table.asks == "closing"
    assert table.offers() == ["close red", "close blue", "close green"]
    assert table.refused("close yellow") == "RT-18.2"
    assert {colour for colour in table.state.field.colour if colour != WHITE} == {0, 1, 2}
    table.do("close red")
    for site, refusal in (("a", "RT-18.2"), ("d", "RT-18.2"), ("g", "RT-18.2"), ("b", ""), ("c", "")):
        assert table.refused(f"build A1 {site} N") == refusal
    table.do("done")
    assert table.asks == "closing", "at the start of every round"


@rule("RT-18.2")
def test_heroes_stand_on_sites_of_the_closed_colour() -> None:
    table = alone("RS01", red="malik r2c2", closed="red").do("activate malik")
    assert table.refused("move r1c2") == ""


@rule("RT-18.3")
def test_no_colour_is_closed_twice_in_a_row() -> None:
    table = new_game("RS01", 1).do("hero malik", "stop", "close red", "done")
    assert table.refused("close red") == "RT-18.3"
    table.do("close green", "done")
    assert table.refused("close red") == ""
    assert table.refused("close green") == "RT-18.3"


@rule("RT-18.4")
@pytest.mark.parametrize("closed", ["red", "blue", "green"])
def test_white_sites_are_always_open(closed: str) -> None:
    table = alone("RS04", red="malik ; hand A1", closed=closed, boss="1/0")
    assert table.refused("build A1 i N") == ""


@rule("RT-18.5")
def test_up_to_three_other_heroes_sit_on_the_bench() -> None:
    table = new_game("RS01", 1).do("hero malik")
    assert table.asks == "bench"
    assert table.refused("bench malik") == "RT-18.5"
    table.do("bench ignus", "bench lilith")
    assert table.refused("bench ignus") == "RT-18.5"
    table.do("bench magnus")
    assert table.asks == "closing", "there is no fourth"
    assert TABLES.numbers.bench == 3
    ignus = table.figure("ignus")
    assert table.state.has[ignus] == 0
    assert sum(table.state.hand[:TOWERS]) == 4, "only the main hero brings towers"


@rule("RT-18.6")
def test_a_bench_hero_comes_to_any_space_where_a_hero_may_stop_and_attacks() -> None:
    trays = f"{ROOM} r4c2 ; {PORTAL} r4c3 kind=portal ; {DEADLY} r4c4"
    table = alone(red="malik ; bench ignus", trays=trays, towers="A1 a N")
    assert table.refused("bring ignus r4c3") == "RT-10.11"
    assert table.refused("bring ignus r4c4") == "RT-12.16"
    assert table.refused("bring ignus r1c2") == "RT-12.8"
    assert table.refused("bring ignus r0c0") == "RT-2.3"
    assert table.refused("bring ignus r5c2") == "", "a site"
    table.do("bring ignus r4c2", "seat 30")
    assert table.state.tray[table.figure("ignus")] == 0
    assert set(table.offers("attack")) == {"attack N", "attack E", "attack S", "attack W"}
    assert table.offers("move") == []
    assert table.refused("move r4c1") == "RT-12.4"
    table.do("attack E", "tile t0 1 f1 00")
    assert table.tiled("t0") == ["00", "01", "02"]


@rule("RT-18.6", "RT-18.5")
def test_only_a_hero_of_the_bench_is_brought() -> None:
    table = alone(red="malik ; bench ignus")
    assert table.refused("bring malik r4c2") == "RT-18.5"
    assert table.refused("bring lilith r4c2") == "RT-18.5"
    assert staged(red="malik").refused("bring ignus r3c2") == "RT-18.5", "with others there is no bench"


@rule("RT-18.7")
def test_one_bench_hero_a_round_before_or_after_the_main_hero() -> None:
    table = alone(red="malik r4c1 ; bench ignus lilith").do("bring ignus r4c2", "stop")
    assert table.refused("bring lilith r4c3") == "RT-18.7"
    assert table.refused("activate malik") == ""
    after = alone(red="malik r4c1 ; bench ignus lilith").do("activate malik", "stop", "bring lilith r4c3", "stop")
    assert after.refused("bring ignus r4c2") == "RT-18.7"
    after.do("done", "close red")
    assert after.refused("bring ignus r4c2") == ""


@rule("RT-18.8")
def test_at_the_end_of_the_round_it_leaves_for_good_and_its_tiles_stay() -> None:
    table = alone(red="malik ; bench ignus", trays=f"{ROOM} r4c2").do("bring ignus r4c2", "seat 30", "attack E")
    table.do("tile t0 1 f1 00", "done")
    assert table.tiled("t0") == ["00", "01", "02"]
    ignus = table.figure("ignus")
    assert (table.space("ignus"), table.state.role[ignus], table.state.tray[ignus]) == ("board", NOT_THERE, -1)
    table.do("close red")
    assert table.refused("bring ignus r4c2") == "RT-18.5"


@rule("RT-18.9")
def test_a_bench_hero_covers_and_blocks_and_takes_no_damage() -> None:
    table = alone(red="malik ; brought ignus t0 30", trays=f"{FAST} r4c2")
    before = table.health("ignus")
    table.do("done")
    assert table.tray("t0") == "r4c2", "both attempts are blocked"
    assert table.health("ignus") == before
    covers = alone(red="malik ; brought ignus t0 00", trays="gg.../gg.../...../...../..... r4c2").do("done")
    assert covers.tray("t0") == "", "it covers the whole horde"


@rule("RT-18.9")
def test_a_bench_hero_is_displaced_like_a_hero() -> None:
    table = alone(red="malik ; brought ignus r4c3", trays=f"{ROOM} r4c2").do("done")
    assert table.asks == "displacing"
    assert table.refused("displace ignus r3c3") == ""


@rule("RT-18.10")
def test_a_bench_hero_uses_no_abilities_and_does_not_rest() -> None:
    table = alone(red="malik ; bench ignus", trays=f"{ROOM} r4c2").do("bring ignus r4c2", "seat 30")
    assert table.refused("rest") == "RT-18.10"
    assert table.refused("ability 1 N") == "RT-18.10"


@rule("RT-18.10")
def test_healing_and_refreshing_do_not_choose_a_bench_hero_but_others_may() -> None:
    trays = f"{ROOM} r4c2"
    lilith = alone(red="lilith r4c1 hp=3 ; brought ignus r3c1", trays=trays).do("activate lilith", "attack N")
    lilith.do("tile t0 1 f0 00", "tile t0 2 f0 01")
    assert lilith.offers("choose") == ["choose lilith"]
    magnus = alone(red="magnus r4c1 +magic-trick ; brought ignus r3c1", trays=trays)
    magnus.do("activate magnus", "ability 1 E")
    assert magnus.offers("choose") == ["choose magnus", "choose ignus"]


@rule("RT-18.11", "RT-12.44")
def test_the_wildcat_of_a_bench_alleria_is_activated_at_once_and_leaves_with_her() -> None:
    table = alone(red="malik ; bench alleria", trays=f"{ROOM} r4c2").do("bring alleria r4c1")
    assert table.space("wildcat") == "board", "it comes with the attack, not with her"
    table.do("attack E", "tile t0 1 f1 00", "choose wildcat")
    assert table.space("wildcat") == "r4c1"
    table.do("wildcat", "move r3c1")
    assert table.space("wildcat") == "r3c1"
    table.do("done")
    assert (table.space("wildcat"), table.state.role[table.figure("wildcat")]) == ("board", NOT_THERE)


@rule("RT-18.12", "RT-11.2")
def test_alone_one_raises_ones_own_towers() -> None:
    table = alone("RS01", red="malik ; hand A1")
    before = table.supply("A1"), table.supply("A2")
    table.do("pass A1 red")
    assert (table.cards("red"), table.cards("red", "incoming")) == ([], ["A2"])
    assert (table.supply("A1"), table.supply("A2")) == (before[0] + 1, before[1] - 1)


@rule("RT-18.13")
def test_the_solo_game_has_towers_and_decks_of_its_own() -> None:
    table = new_game("RS01", 1).do("hero malik")
    assert table.cards("red") == ["A1", "M1", "D2", "B2"]
    assert len(table.state.decks[0]) == 8, "2 + 4 + 2 cards"
    assert len(new_game("RS01", 4).state.decks[0]) == 9


@rule("RT-18.14")
def test_any_hero_may_be_the_main_hero() -> None:
    table = new_game("RS01", 1)
    assert table.offers("hero") == [f"hero {name}" for name in TABLES.hero_names[: TABLES.own_heroes]]


@rule("RT-18.15")
def test_alone_a_tower_that_cannot_be_raised_stays_in_hand() -> None:
    table = alone("RS01", red="malik ; hand A2 A1")
    assert table.state.terms.level_cap == 2
    assert table.refused("pass A2 red") == "RT-18.15", "the level cap"
    for _ in range(2):
        table.state.supply[TABLES.tower_names.index("A2")] -= 1
    assert table.supply("A2") == 0
    assert table.refused("pass A1 red") == "RT-18.15", "an empty supply"
