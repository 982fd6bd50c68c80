"""Alone: bench heroes and their sides, the closed colour (section 25)."""

from __future__ import annotations

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import new_game, staged
from tests.games.kingdom.uprising.questions import damage, marks, posts, shapes, targets
from tests.rules import rule
from warbook.games.kingdom.board.field import WHITE
from warbook.games.kingdom.frames import FROZEN
from warbook.games.kingdom.present.events import Hurt, KnockedOut, TrayBlocked
from warbook.games.kingdom.present.notation import CELL_NAMES, SITE_NAMES

ROW = "ggggg/...../...../...../....."
FULL_CARD = "ggggg/ggggg/ggggg/ggggg/ggggg"
IMPS = "eeeee/...../...../...../....."


def alone(red: str, trays: str, **more: object) -> Table:
    """One player on the map of scenario 9, without tokens."""
    return staged(**{"scenario": "S9", "seats": 1, "tokens": "-", "red": red, "trays": trays, **more})


def site(cell: str) -> str:
    """The letter of a building site."""
    return SITE_NAMES[new_game("S9", 1).state.field.site_at[CELL_NAMES.index(cell)]]


# the bench


@rule("EU-25.1", "EU-25.2")
def test_two_bench_heroes_are_chosen_before_the_game() -> None:
    table = new_game("S9", 1).do("hero elora", "learn 1", "learn 2")
    assert table.asks == "bench"
    table.do("bench bruxa", "bench alric")
    assert table.asks != "bench" and not table.state.has[table.figure("bruxa")]


@rule("EU-25.11")
def test_three_or_four_make_it_easier() -> None:
    table = new_game("S9", 1, bench="4").do("hero elora", "learn 1", "learn 2")
    for name in ("bruxa", "alric", "saitam", "dierdre"):
        assert table.asks == "bench"
        table.do(f"bench {name}")
    assert table.asks != "bench"


@rule("EU-25.3", "EU-25.6")
def test_one_bench_hero_a_round_and_each_once_a_game() -> None:
    table = alone("elora r5c1 ; bench bruxa saitam", f"{ROW} r1c3")
    table.do("bring bruxa r0c1")
    assert table.refused("bring saitam r0c1") == "EU-25.4"
    table.do("activate elora", "rest").end_phase().until("play")
    assert table.refused("bring bruxa r0c1") == "EU-25.2" and table.refused("bring saitam r0c1") == ""


@rule("EU-25.14", "EU-25.3")
def test_a_bench_hero_comes_though_the_main_hero_is_down() -> None:
    table = alone("elora hp=0 down ; bench bruxa saitam", f"{ROW} r1c3")
    assert table.refused("bring bruxa r2c3") == ""


@rule("EU-25.4")
def test_it_stands_where_a_hero_may_end() -> None:
    full = f"{FULL_CARD} r1c3 tile=00,11,13,22,31,33,44"
    table = alone("elora r5c1 ; bench bruxa saitam", full, towers=f"ARC1 {site('r2c3')} N")
    assert table.refused("bring bruxa r2c3") == "EU-15.8"
    assert table.refused("bring bruxa r1c3") == "EU-15.16"
    assert table.refused("bring bruxa r4c0") == "", "a gate is a space"


@rule("EU-25.5")
def test_it_leaves_at_the_end_of_the_round() -> None:
    table = alone("elora r5c1 ; bench bruxa saitam", f"{ROW} r1c3").do("bring bruxa r2c2", "stop")
    assert table.end_phase().space("bruxa") == "r2c2"
    assert table.until("play").space("bruxa") == "board"


@rule("EU-25.7", "EU-5.7")
def test_it_blocks_and_covers_and_is_not_hurt() -> None:
    table = alone("elora r5c1 ; bench bruxa saitam", f"{ROW} r1c3", options={"difficulty": "heroic"})
    table.do("bring bruxa r1c3", "seat 30").end_phase()
    assert table.told(TrayBlocked) and not table.told(Hurt) and not table.told(KnockedOut)
    assert (table.tray("t0"), table.ending) == ("r1c3", "")


@rule("EU-25.14")
def test_a_bench_hero_that_cannot_retreat_leaves_the_map() -> None:
    towers = " ; ".join(f"ARC1 {site(cell)} N" for cell in ("r0c2", "r0c3", "r2c2", "r2c3"))
    trays = f"{ROW} r1c4 soldiers=00 ; {ROW} r1c1 ; {ROW} r1c2 soldiers=00"  # the space that t1 leaves is not adjacent
    more = {"towers": towers, "tokens": "fissure r0c4 ; fissure r2c4"}
    table = alone("elora r5c5 ; bench bruxa saitam", trays, **more).do("bring bruxa r1c3", "stop").end_phase()
    assert (table.tray("t1"), table.space("bruxa")) == ("r1c3", "board")


# their sides


@rule("EU-25.4", "EU-16.9")
def test_elora_strikes_all_around_and_freezes_one_that_was_hit() -> None:
    table = alone("saitam r5c1 ; bench elora bruxa", f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r1c4").do("bring elora r2c3")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I1"], "magic")
    table.do("tile t0 1 f0 00", "stop", "tile t2 1 f0 00")
    assert (table.asks, table.offers()) == ("targeting", ["target t0", "target t2"]), "t1 got none"
    table.do("target t2")
    assert (marks(table, "t2"), marks(table, "t0"), table.asks) == (FROZEN, 0, "play")


@rule("EU-25.4", "EU-25.12", "EU-39.3")
def test_dierdre_heals_a_hero_fully_and_places_soldiers_apart() -> None:
    table = alone("saitam r5c1 hp=1 ; bench dierdre bruxa", f"{ROW} r1c3 ; {ROW} r1c2").do("bring dierdre r2c3")
    assert table.offers("choose") == ["choose saitam"]
    table.do("choose saitam")
    assert table.health("saitam") == 4 and posts(table) == {"t0", "t1"}
    table.do("soldier t0 00")
    assert posts(table) == {"t1"}


@rule("EU-25.4", "EU-12.4")
def test_bruxa_throws_three_true_tiles() -> None:
    table = alone("saitam r5c1 ; bench bruxa elora", f"{IMPS} r1c3 ; {ROW} r4c4").do("bring bruxa r2c3")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I1", "I1", "I1"], "true")
    table.do("tile t0 1 f0 00", "tile t0 2 f0 01", "tile t0 3 f0 02")
    assert table.asks == "play"


@rule("EU-25.4", "EU-13.1")
def test_alric_strikes_the_horde_under_him() -> None:
    table = alone("saitam r5c1 ; bench alric elora", f"{ROW} r1c3 ; {ROW} r1c2").do("bring alric r1c3", "seat 30")
    assert (targets(table), shapes(table), damage(table)) == ({"t0"}, ["I3", "I2"], "physical")


@rule("EU-25.4", "EU-39.3")
def test_saitam_strikes_three_hordes_and_then_the_one_under_him() -> None:
    table = alone("elora r5c1 ; bench saitam bruxa", f"{ROW} r1c3 ; {ROW} r1c2 ; {ROW} r1c4")
    table.do("bring saitam r1c3", "seat 30")
    assert (targets(table), shapes(table)) == ({"t0", "t1", "t2"}, ["I1", "I1", "I1"])
    table.do("tile t1 1 f0 00")
    assert targets(table) == {"t0", "t2"}
    table.do("stop")
    assert (targets(table), shapes(table)) == ({"t0"}, ["I2"])


@rule("EU-29.5", "EU-29.2")
def test_a_guest_acts_on_the_bench_by_its_basic_attack() -> None:
    table = alone("elora r5c1 ; bench malik bruxa", f"{ROW} r1c3", options={"guests": "on"})
    table.do("bring malik r1c3", "seat 30")
    assert table.asks == "granted" and "attack N" in table.offers()


# colours and towers


@rule("EU-25.9", "EU-25.10", "EU-25.13")
def test_the_closed_colour_is_closed_for_building_only() -> None:
    table = alone("elora r5c1 ; hand ARC1", f"{ROW} r1c3", closed="red")
    colours = table.state.field.colour
    closed = [SITE_NAMES[place] for place, colour in enumerate(colours) if colour == 0]
    whites = [SITE_NAMES[place] for place, colour in enumerate(colours) if colour == WHITE]
    assert table.refused(f"build ARC1 {closed[0]} N") == "EU-25.9"
    sites = {offer.split()[2] for offer in table.offers("build")}
    assert set(whites) <= sites and not sites & set(closed)
    cell = CELL_NAMES[table.state.field.sites[SITE_NAMES.index(closed[-1])]]
    stands = alone(f"elora {cell}", f"{ROW} r1c3", closed="red").do("activate elora")
    assert stands.refused("rest") == "", "a hero may stand there"


@rule("EU-25.8")
def test_passing_alone_is_to_oneself() -> None:
    table = alone("elora r5c1 ; hand ARC1", f"{ROW} r1c3")
    offers = table.offers("pass")
    assert offers and all(offer.split()[2] == "red" for offer in offers)
    table.do(offers[0])
    assert len(table.cards("red", "incoming")) == 1
