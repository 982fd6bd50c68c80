"""Portals (section 10)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import TABLES, Table, staged
from tests.rules import rule
from warbook.games.kingdom.board.shapes import BITS, CENTRE
from warbook.games.kingdom.board.trays import enemies_on, resisting, uncovered
from warbook.games.kingdom.content.tables import PORTAL
from warbook.games.kingdom.effects.vocabulary import MAGIC
from warbook.games.kingdom.frames import LAYERS
from warbook.games.kingdom.present.events import Ended, TrayDestroyed, TurnedDown
from warbook.games.kingdom.turn.bosses import become_portal

GOBLINS = "gg.../gg.../...../...../....."
ORCS = "ooooo/ooooo/ooooo/ooooo/ooooo"
RING = "...../.ggg./.g2g./.ggg./....."
EIGHT = "11,12,13,21,23,31,32,33"
SITE_C = 2 * LAYERS  # the lower tower of site c


def facing_a_portal(tower: str, level: int = 2, more: str = "") -> Table:
    """A tower of red's on c, facing the portal on r3c2."""
    portal = RING.replace("2", str(level))
    return staged(red=f"malik ; hand {tower}", trays=f"{portal} r3c2 kind=portal{more}").do(f"build {tower} c E")


@rule("RT-10.1")
def test_a_portal_shows_its_level_in_the_middle_where_no_enemy_is() -> None:
    portals = [card for card in TABLES.cards if card.kind == PORTAL]
    assert {card.level for card in portals} == {1, 2, 3, 4}
    for card in TABLES.cards:
        assert (card.level > 0) == (card.kind == PORTAL), card.name
    for card in portals:
        assert card.grid[CENTRE] == str(card.level) and not card.enemies & BITS[CENTRE], card.name


@rule("RT-10.2")
def test_nothing_covers_the_middle_of_a_portal() -> None:
    assert facing_a_portal("D2").refused("tile t0 2 f0 22") == "RT-8.5"
    assert facing_a_portal("B2").refused("soldier t0 22") == "RT-10.2"


@rule("RT-10.2", "RT-10.14")
def test_a_portal_falls_with_its_middle_open_and_gives_its_crystals() -> None:
    table = staged(trays=f"{RING} r3c2 kind=portal crystals=2 tile={EIGHT}", crystals=1).end_phase()
    (fallen,) = table.told(TrayDestroyed)
    assert fallen.crystals == 2
    assert table.state.crystals == 3


@rule("RT-10.3")
def test_for_a_tower_of_a_lower_level_a_portal_is_no_target() -> None:
    table = staged(red="malik ; hand A1", trays=f"{RING} r2c1 kind=portal ; {GOBLINS} r1c1").do("build A1 c N")
    assert table.refused("tile t0 1 f0 11") == "RT-10.3"
    assert not [offer for offer in table.offers("tile") if " t0 " in offer]
    alone = staged(red="malik ; hand A1", trays=f"{RING} r2c1 kind=portal").do("build A1 c N")
    assert alone.asks == "play", "nothing is forced"


@rule("RT-10.3")
@pytest.mark.parametrize("tower", ["A2", "A3", "A4a"])
def test_a_tower_of_the_level_or_higher_attacks_it(tower: str) -> None:
    assert [offer for offer in facing_a_portal(tower).offers("tile") if " t0 " in offer]


@rule("RT-10.4", "RT-10.5")
def test_one_piece_on_a_portal_turns_the_tower_down_once_all_are_placed() -> None:
    table = facing_a_portal("D2", more=f" ; {GOBLINS} r2c2")
    table.do("tile t0 2 f0 11")
    assert table.state.flipped[SITE_C] == 0
    table.do("tile t1 3 f0 00", "tile t1 1 f1 10")
    assert table.told(TurnedDown)
    assert table.state.flipped[SITE_C] == 1


@rule("RT-10.4")
def test_a_tower_that_left_the_portal_alone_stays_face_up() -> None:
    table = facing_a_portal("D2", more=f" ; {GOBLINS} r2c2")
    table.do("tile t1 2 f0 00", "tile t1 3 f0 01", "tile t1 1 f1 10")
    assert table.state.flipped[SITE_C] == 0


@rule("RT-10.6", "RT-15.2")
def test_a_tower_face_down_blocks_its_site_and_goes_to_the_supply() -> None:
    table = staged(red="malik ; hand M1", towers="A2 c E down ; D1 e N")
    assert table.refused("build M1 c N") == "RT-7.4"
    before = table.supply("A2")
    table.end_phase()
    assert table.supply("A2") == before + 1
    assert table.cards("red") == ["M1", "D1"]
    assert table.refused("build M1 c N") == ""


@rule("RT-10.7")
def test_a_tower_with_another_target_need_not_choose_the_portal() -> None:
    table = facing_a_portal("D2", more=f" ; {GOBLINS} r2c2")
    assert table.refused("stop") == ""


@rule("RT-10.8", "RT-12.25")
def test_heroes_and_their_soldiers_do_nothing_to_a_portal() -> None:
    trays = f"{RING} r4c2 kind=portal ; {GOBLINS} r3c1"
    table = staged(scenario="RS08", red="magnus r4c1 +mirage", trays=trays).do("activate magnus", "ability 2 N")
    assert table.refused("soldier t0 11") == "RT-12.25"
    assert table.refused("tile t0 1 f0 11") == "RT-12.25"
    assert {offer.split()[1] for offer in table.offers() if offer != "stop"} == {"t1"}
    alone = staged(scenario="RS08", red="magnus r4c1 +mirage", trays=f"{RING} r4c2 kind=portal").do("activate magnus")
    assert alone.refused("ability 2 N") == "RT-24.7"


@rule("RT-10.8")
def test_ordinary_spells_do_nothing_to_a_portal() -> None:
    spells = "rain-of-fire reinforcements lightning-arrow thunder-strike gem-of-time"
    table = staged(scenario="RS08", trays=f"{RING} r4c2 kind=portal", spells=spells)
    for spell in spells.split()[:-1]:
        assert table.refused(f"cast {spell}") == "RT-19.6", spell
    assert table.refused("cast gem-of-time") == ""


@rule("RT-10.9")
def test_a_portal_that_is_the_only_target_must_be_attacked_with_everything() -> None:
    table = facing_a_portal("A2")
    assert table.refused("stop") == "RT-10.9"
    table.do("tile t0 1 f1 12")
    assert table.refused("stop") == "RT-10.9", "the second tile can still cover an enemy"
    table.do("tile t0 2 f0 11")
    assert table.asks == "play"
    assert table.state.flipped[SITE_C] == 1


@rule("RT-10.9")
def test_it_goes_on_until_no_piece_can_cover_an_uncovered_enemy() -> None:
    table = facing_a_portal("A2", more=" tile=11,12,13,21,23,31,32")
    table.do("tile t0 1 f1 33")  # the last enemy; the second tile fits, but only on empty squares
    assert table.asks == "placing"
    assert table.refused("stop") == ""


@rule("RT-10.10")
def test_a_covered_portal_demands_nothing() -> None:
    table = facing_a_portal("A2", more=f" tile={EIGHT}")
    assert table.refused("stop") == ""
    assert table.do("stop").state.flipped[SITE_C] == 0


@rule("RT-10.11")
def test_a_hero_passes_a_portal_and_does_not_stop_there() -> None:
    table = staged(red="malik r3c3", trays=f"{RING} r3c2 kind=portal").do("activate malik")
    assert table.refused("move r3c2") == "RT-10.11"
    assert table.refused("move r2c1") == ""


@rule("RT-10.11")
def test_a_portal_under_a_flying_horde_is_still_a_portal() -> None:
    trays = f"{RING} r3c2 kind=portal ; gg.../==.../...../...../..... r3c2 kind=flying"
    table = staged(red="malik r3c3", trays=trays).do("activate malik")
    assert table.refused("move r3c2") == "RT-10.11"


@rule("RT-10.12", "RT-14.19")
def test_a_portal_advances_and_is_held_by_soldiers() -> None:
    table = staged(trays=f"{RING} r3c2 kind=portal").end_phase()
    assert table.tray("t0") == "r3c3"
    held = staged(trays=f"{RING} r3c2 kind=portal soldiers=11").end_phase()
    assert held.tray("t0") == "r3c2" and held.soldiers("t0") == []


@rule("RT-10.12")
def test_a_portal_is_spawned_like_other_trays() -> None:
    table = staged(decks="1 P1-01 H1-01").end_phase()
    assert table.tray("t0") == "r1c1"
    assert table.state.level[0] == 1


@rule("RT-10.13", "RT-14.18")
def test_a_portal_that_reaches_the_exit_loses_the_game() -> None:
    table = staged(trays=f"{RING} r5c4 kind=portal").end_phase()
    assert (table.asks, table.ending) == ("over", "portal")
    assert table.told(Ended)[0].rule == "RT-14.18"
    assert table.state.hearts == 5, "hearts do not matter"


@rule("RT-10.15")
def test_a_tray_that_becomes_a_portal_loses_what_was_in_its_middle() -> None:
    trays = "ggg../.OO../.OOgg/...g./...g. r3c2 soldiers=24 tile=11,12 tile=33 ; g..../...../...../...../..... r5c4"
    table = staged(blue="ignus t0 30", trays=trays, crystals=0)
    become_portal(table.state, 0, 2)
    assert table.state.level[0] == 2
    assert table.tiled("t0") == ["11", "12", "33"], "these tiles are not in the middle"
    large = BITS[6] | BITS[7] | BITS[11] | BITS[12]
    assert not enemies_on(table.state, 0) & large, "the ogre does not count any more"
    assert table.soldiers("t0") == ["24"]
    assert table.state.tray[table.figure("ignus")] == -1


@rule("RT-10.15")
def test_what_no_longer_counts_resists_nothing() -> None:
    table = staged(trays="...../.GG../.GG../...../..... r3c2")
    golem = BITS[6] | BITS[7] | BITS[11] | BITS[12]
    assert resisting(table.state, 0, MAGIC) == golem
    become_portal(table.state, 0, 2)
    assert resisting(table.state, 0, MAGIC) == 0


@rule("RT-10.15")
def test_tiles_and_soldiers_in_the_middle_are_removed() -> None:
    for mark, soldiers in (("tile=12,22 tile=33", 12), ("soldiers=22,21", 11)):
        table = staged(trays=f"...../.ggg./.ggg./.ggg./..... r3c2 {mark}")
        become_portal(table.state, 0, 2)
        assert not (table.state.tiled[0] | table.state.soldiers[0]) & BITS[CENTRE]
        assert not uncovered(table.state, 0) & BITS[CENTRE]
        assert table.state.spare == soldiers
        assert table.tiled("t0") == (["33"] if "tile" in mark else [])


@rule("RT-10.15", "RT-14.10")
def test_a_hero_makes_room_for_a_portal() -> None:
    table = staged(blue="ignus t0 30", trays="ggg../...../...../...../..... r3c2")
    become_portal(table.state, 0, 2)
    assert table.asks == "displacing"
    table.do("blue: displace ignus r2c2")
    assert table.space("ignus") == "r2c2"


@rule("RT-10.16")
def test_a_tray_that_can_take_nothing_is_no_other_target() -> None:
    table = facing_a_portal("A2", more=f" ; {ORCS} r2c2")
    assert table.refused("stop") == "RT-10.9"
    room = ORCS.replace("o", ".", 1)  # one empty square, for the small tile
    assert facing_a_portal("A2", more=f" ; {room} r2c2").refused("stop") == ""


@rule("RT-10.16")
def test_the_boss_is_another_target() -> None:
    portal = f"{RING} r2c4 kind=portal"
    alone = staged(scenario="RS04", red="malik ; hand D2", trays=portal, boss="1/11").do("build D2 c W")
    assert alone.refused("stop") == "RT-10.9"
    table = staged(scenario="RS04", red="malik ; hand D2", trays=portal, boss="r3c4").do("build D2 c W")
    assert table.refused("stop") == ""


@rule("RT-10.16")
def test_between_two_portals_the_player_divides_the_pieces() -> None:
    table = facing_a_portal("D2", more=f" ; {RING.replace('2', '1')} r2c2 kind=portal")
    assert table.refused("stop") == "RT-10.9"
    table.do("tile t0 2 f0 11", "tile t1 3 f0 11")
    assert table.refused("stop") == "RT-10.9"
    table.do("tile t1 1 f1 12")
    assert table.asks == "play"


@rule("RT-10.16")
def test_what_is_the_only_target_is_decided_before_the_first_piece() -> None:
    table = facing_a_portal("D2", more=" ; g..../...../...../...../..... r2c2 tile=01,02,03,04,10,11,12,13,14,20,21")
    table.do("tile t1 2 f0 00", "stop")
    assert table.state.flipped[SITE_C] == 0
