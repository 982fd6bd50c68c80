"""The rulings: what follows where several rules meet (section 31)."""

from __future__ import annotations

from tests.games.kingdom.boards import GAME, TABLES, Table, new_game, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.frames import BOARD
from warbook.games.kingdom.heroes.figures import is_closed
from warbook.games.kingdom.present.events import (
    Aimed,
    Ended,
    Escaped,
    Hurt,
    Spawned,
    TrayBlocked,
    TrayDestroyed,
    TrayHealed,
)
from warbook.games.kingdom.rift.present.view import RiftView
from warbook.kernel.api import Seat

ONE = "g..../...../...../...../....."
PAIR = "gg.../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
FAST = "ww.../...../...../...../....."
AIMING = "ag.../...../...../...../....."
TROLL = "tg.../...../...../...../....."
WINGS = "gg.../==.../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."
RING = "tile=11,12,13:magic tile=31,32,33:magic"


def view_of(table: Table) -> RiftView:
    """What everybody sees."""
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, RiftView)
    return view


# destroying


@rule("RT-31.1")
def test_a_covered_tray_stays_until_phase_3_and_may_be_opened_again() -> None:
    table = staged(red="malik t0 00", trays=f"{GOBLINS} r3c2")
    assert table.tray("t0") == "r3c2"
    table.do("activate malik", "move r2c2", "stop").end_phase()
    assert table.told(TrayDestroyed) == []
    left = staged(red="malik t0 00", trays=f"{GOBLINS} r3c2").end_phase()
    assert len(left.told(TrayDestroyed)) == 1


@rule("RT-31.1")
def test_a_covered_tray_can_still_be_targeted() -> None:
    table = staged(red="malik ; hand A1", trays=f"{ONE} r3c2 tile=00:magic").do("build A1 c E")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t0"}


@rule("RT-31.2", "RT-31.47")
def test_which_trays_fall_is_fixed_before_anybody_is_hurt() -> None:
    trays = f"{GOBLINS} r3c2 ; {PAIR} r3c3 tile=00,01:magic"
    table = staged(red="malik t0 00 hp=1", trays=trays).end_phase()
    assert len(table.told(TrayDestroyed)) == 2, "his base counts although he is knocked out by it"
    assert table.space("malik") == "board"


@rule("RT-31.3")
def test_who_is_knocked_out_covers_nothing_any_more() -> None:
    aim = "aa.../aa.../g..../...../....."
    table = staged(red="malik t0 00 hp=1", blue="ignus r3c3", trays=f"{aim} r3c2").end_phase()
    assert table.state.tray[table.figure("malik")] == NONE
    assert table.state.cell[table.figure("malik")] == BOARD
    assert (len(table.told(Aimed)), table.health("ignus")) == (1, 4), "the archers under his base aim again"


@rule("RT-31.3", "RT-31.11")
def test_icons_that_soldiers_uncover_count_for_aim_alone() -> None:
    fast = staged(trays="wg.../...../...../...../..... r3c2 soldiers=00").end_phase()
    assert fast.tray("t0") == "r3c2", "the fast icon was covered when the attempts were counted"
    aim = staged(red="malik r2c2", trays=f"{AIMING} r3c2 soldiers=00").end_phase()
    assert (len(aim.told(Aimed)), aim.health("malik")) == (1, 4)


@rule("RT-31.4")
def test_two_covered_trays_of_a_stack_are_both_destroyed() -> None:
    trays = f"{PAIR} r3c2 tile=00,01:magic ; {WINGS} r3c2 kind=flying tile=00,01:magic"
    assert len(staged(scenario="RS10", trays=trays.replace("r3c2", "1/3")).end_phase().told(TrayDestroyed)) == 2


# placing


@rule("RT-31.5")
def test_one_forbidden_square_forbids_the_tile() -> None:
    table = staged(red="malik ; hand A1", trays="ggo../...../...../...../..... r3c2").do("build A1 c E")
    assert table.refused("tile t0 1 f1 01") == "RT-8.4"
    assert table.refused("tile t0 1 f1 00") == ""


@rule("RT-31.6")
def test_the_damage_type_of_a_tower_is_that_of_its_tiles_and_soldiers() -> None:
    holy = staged(scenario="RS08", red="malik ; hand B4a", trays="oo.../...../...../...../..... r2c2")
    assert holy.do("build B4a a S").refused("soldier t0 00") == "", "the Holy Order deals true damage"
    plain = staged(red="malik ; hand B1", trays="oo.../...../...../...../..... r3c2").do("build B1 c E")
    assert plain.asks == "play", "orcs resist the soldiers of the militia"


@rule("RT-31.7")
def test_a_soldier_covers_the_icon_under_it() -> None:
    table = staged(trays=f"{TROLL} r3c2 tile=01:magic soldiers=00").end_phase()
    assert table.told(TrayHealed) == [] and table.told(TrayDestroyed) != []
    held = staged(trays="tgg../...../...../...../..... r3c2 tile=01:magic soldiers=00").end_phase()
    assert held.told(TrayHealed) == []


@rule("RT-31.20")
def test_a_portal_asks_for_the_printed_level_whatever_the_family() -> None:
    for tower, allowed in (("A2", True), ("M2", True), ("D2", True), ("B2", True), ("A1", False), ("B1", False)):
        table = staged(red=f"malik ; hand {tower}", trays=f"{PORTAL} r3c2 kind=portal").do(f"build {tower} c E")
        assert (table.asks == "placing") == allowed, tower


@rule("RT-31.21")
def test_a_tower_that_reaches_only_too_high_a_portal_is_placed_without_attack() -> None:
    table = staged(red="malik ; hand A1", trays=f"{PORTAL} r3c2 kind=portal").do("build A1 c E")
    assert (table.asks, table.on_site("c")) == ("play", ["A1"])


@rule("RT-31.22")
def test_a_tower_face_down_still_has_its_family() -> None:
    table = staged(red="malik ; hand A1 M1", towers="B2 c E down", trays=f"{GOBLINS} r3c2")
    table.do("build A1 c E", "tile t0 1 f1 00")
    assert table.on_site("c") == ["B2", "A1"]
    assert staged(red="malik ; hand M1", towers="A2 c E down").refused("build M1 c E") == "RT-7.4"


@rule("RT-31.23")
def test_of_a_stacked_pair_the_one_face_down_goes_to_the_supply() -> None:
    table = staged(red="malik", towers="B2 c E down ; A1 c E", crystals=0)
    before = table.supply("B2")
    table.end_phase()
    assert (table.supply("B2"), table.cards("red")) == (before + 1, ["A1"])


@rule("RT-31.24", "RT-31.25")
def test_a_passed_card_is_free_at_once_and_nothing_is_reserved() -> None:
    table = staged(red="malik ; hand A2 A2 A2", blue="magnus ; hand A1", scenario="RS08")
    assert table.supply("A2") == 0
    table.do("red: pass A2 blue")
    assert (table.supply("A2"), table.cards("blue", "incoming")) == (1, ["A3"])
    table.do("blue: pass A1 red")
    assert (table.supply("A2"), table.cards("red", "incoming")) == (0, ["A2"])
    late = staged(red="malik ; hand A2 A2 A1", blue="magnus ; hand A1", scenario="RS08")
    late.do("blue: pass A1 red", "red: pass A1 blue")
    assert (late.cards("red", "incoming"), late.cards("blue", "incoming")) == (["A2"], ["A1"]), "first come"


@rule("RT-31.26")
def test_cards_returned_in_phase_5_can_be_bought_in_phase_6() -> None:
    table = staged(red="malik ; hand B2 B2", towers="B2 c E down", crystals=3)
    assert table.supply("B2") == 0
    table.end_phase()
    assert table.asks == "buying" and table.refused("buy B2 red") == ""


@rule("RT-31.31")
def test_a_precise_attack_needs_no_line_and_may_hit_its_neighbour() -> None:
    trays = f"{GOBLINS} r2c3 ; {GOBLINS} r2c6 ; {GOBLINS} r4c1"
    table = staged(scenario="RS08", red="malik ; hand A4a", trays=trays).do("build A4a a N")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t0", "t1", "t2"}


@rule("RT-31.32")
def test_free_manipulation_is_a_matter_of_one_attack() -> None:
    table = staged(scenario="RS08", red="malik ; hand A3 A1", trays=f"{GOBLINS} r2c2 ; {GOBLINS} r4c2")
    table.do("build A3 a S")
    assert {offer.split()[3] for offer in table.offers("tile")} == {"f0", "f1"}
    other = staged(red="malik ; hand A1", towers="A3 a S", trays=f"{GOBLINS} r3c2").do("build A1 c E")
    assert {offer.split()[3] for offer in other.offers("tile")} == {"f1"}


@rule("RT-31.33")
def test_a_linked_attack_may_place_only_what_fits() -> None:
    lone = "oogoo/ooooo/ooooo/ooooo/ooooo"
    table = staged(red="malik ; hand A2", trays=f"{lone} r3c2").do("build A2 c E")
    assert table.offers("tile") == ["tile t0 2 f0 02"], "the tile of two fits nowhere"
    table.do("tile t0 2 f0 02")
    assert (table.tiled("t0"), table.asks) == (["02"], "play")


@rule("RT-31.46")
def test_a_forced_linked_attack_goes_on_one_portal() -> None:
    trays = f"{PORTAL} r2c1 kind=portal ; {PORTAL} r2c2 kind=portal"
    table = staged(red="malik ; hand A2", trays=trays).do("build A2 c N")
    assert table.refused("stop") == "RT-10.9"
    first = table.offers("tile")[0]
    other = "t1" if first.split()[1] == "t0" else "t0"
    table.do(first)
    assert table.refused(f"tile {other} 2 f0 11") in ("RT-7.18", "RT-7.15")
    assert {offer.split()[1] for offer in table.offers("tile")} <= {first.split()[1]}


# advancing


@rule("RT-31.8")
def test_a_blocked_tray_heals() -> None:
    table = staged(red="malik t0 30", trays=f"{TROLL} r3c2 tile=01:magic").end_phase()
    assert len(table.told(TrayHealed)) == len(table.told(TrayBlocked)) == 1
    assert table.tiled("t0") == []


@rule("RT-31.9")
def test_a_lone_healer_removes_all_tiles() -> None:
    table = staged(trays="tgggg/...../...../...../..... r3c2 tile=01,02:magic tile=03,04:magic").end_phase()
    assert table.tiled("t0") == []


@rule("RT-31.10")
def test_an_icon_that_healing_uncovers_counts_at_once() -> None:
    table = staged(trays="tw.../...../...../...../..... r2c1 tile=01:magic").end_phase()
    assert table.tray("t0") == "r3c2", "two spaces: the wulf was uncovered"


@rule("RT-31.12")
def test_who_reaches_the_exit_does_not_aim() -> None:
    table = staged(red="malik r5c3", trays=f"{AIMING} r5c4").end_phase()
    assert len(table.told(Escaped)) == 1
    assert table.told(Aimed) == [] and table.health("malik") == 5


@rule("RT-31.13")
def test_aim_hurts_once_for_each_tray() -> None:
    table = staged(red="malik r3c3", blue="ignus t0 30", trays="aaa../...../...../...../..... r3c2").end_phase()
    assert (table.health("malik"), table.health("ignus")) == (4, 3), "Ignus blocks too"


@fact("RT-31.14")
def test_a_displaced_hero_may_be_displaced_again() -> None:
    table = staged(red="malik r3c2", trays=f"{ONE} r2c2 ; {FAST} r1c1").end_phase()
    assert table.asks == "displacing"
    table.do("displace malik r2c1")
    assert table.asks == "displacing", "the fast horde comes there next"
    table.do("displace malik r3c1")
    assert table.space("malik") == "r3c1"


@fact("RT-31.16")
def test_on_a_site_a_hero_is_aimed_at_and_never_displaced() -> None:
    table = staged(red="malik r3c1", trays=f"{AIMING} r2c1").end_phase()
    assert table.asks == "play"
    assert (table.space("malik"), table.health("malik")) == ("r3c1", 4)


@rule("RT-31.17")
def test_a_site_with_a_hero_is_full_for_towers_and_free_for_heroes() -> None:
    table = staged(red="malik r3c2 ; hand A1", blue="ignus r3c1", trays=f"{ONE} r2c2")
    assert table.refused("build A1 c E") == "RT-7.2"
    table.end_phase()
    assert "displace malik r3c1" in table.offers("displace")


# the Kingdom


@rule("RT-31.27")
def test_crystals_beyond_twelve_are_lost() -> None:
    table = staged(trays="H1-01 r3c2 tile=31,32,33:magic tile=41,42,43:magic", crystals=12).end_phase()
    assert table.asks == "buying" and table.state.crystals == 12


@rule("RT-31.28")
def test_nothing_gives_hearts_back() -> None:
    table = staged(trays=f"{PAIR} r5c4", hearts=5).end_phase()
    assert table.state.hearts == 3
    table.until("play").end_phase()
    assert table.state.hearts <= 3


@rule("RT-31.29")
def test_a_horde_without_room_escapes_with_its_hearts_and_crystals() -> None:
    spaces = ("r1c1", "r2c1", "r2c2", "r3c2", "r3c3", "r4c3", "r5c3", "r5c4")
    trays = " ; ".join(f"{ONE} {space}" for space in spaces)
    table = staged(trays=trays, decks="1 H1-01 P1-01", phase="spawn", hearts=8, crystals=0)
    assert (table.state.hearts, table.state.crystals) == (2, 1), "six goblins"


@rule("RT-31.30")
def test_a_portal_without_room_loses_the_game() -> None:
    spaces = ("r1c1", "r2c1", "r2c2", "r3c2", "r3c3", "r4c3", "r5c3", "r5c4")
    trays = " ; ".join(f"{ONE} {space}" for space in spaces)
    table = staged(trays=trays, decks="1 P1-01", phase="spawn")
    assert table.ending == "portal"


@fact("RT-31.39")
def test_protection_comes_too_late_for_damage_already_taken() -> None:
    table = staged(scenario="RS08", red="malik r4c2 hp=2 +cant-touch-this", trays=f"{ONE} r2c6")
    table.do("activate malik", "ability 4 N")
    assert table.health("malik") == 2


# cards on the table


@fact("RT-31.42")
def test_trail_cards_are_no_trays() -> None:
    state = new_game("RS09").state
    table = Table(state)
    assert state.trails == 0b111
    assert all(tray.kind == "normal" for tray in view_of(table).trays)
    assert len(view_of(table).trails) == 3
    staged_one = staged(scenario="RS09").end_phase()
    assert staged_one.state.trails == 0b111, "they do not advance"
    closed = table.state.field.trails[1]
    archers = staged(scenario="RS09", red="malik ; hand A4a").do("build A4a a N")
    assert archers.asks == "play", "a precise attack, and nothing on the whole map to attack"
    assert not [tray for tray in range(31) if archers.state.card[tray] != NONE] and is_closed(archers.state, closed)


@rule("RT-31.43")
def test_the_ghost_deck_never_spawns() -> None:
    table = staged(scenario="RS08", decks="1 - ; 2 H1-01 P3-01 ; ghosts GD-01 GD-02").end_phase()
    assert [TABLES.cards[event.card].name for event in table.told(Spawned)] == ["H1-01"]
    assert len(table.state.ghosts) == 2


@rule("RT-31.44")
def test_everybody_knows_how_many_portals_are_left() -> None:
    assert view_of(new_game("RS05")).portals == 2
    table = staged(trays=f"{PORTAL} r3c2 kind=portal", decks="1 H1-01 P1-01")
    assert view_of(table).portals == 2
    assert view_of(new_game("RS04")).goal == "boss"


@rule("RT-31.45")
def test_discards_and_the_supply_lie_open() -> None:
    table = staged(trays="H1-01 r5c4", hearts=8).end_phase()
    assert view_of(table).discards == ("H1-01",)
    assert view_of(table).supply["A1"] == table.supply("A1")
    assert table.told(Ended) == [] and table.told(Hurt) == []
