"""Heroes: basic attacks, abilities, protection, rest (RT-12.20 to RT-12.31, RT-12.47, RT-12.49)."""

from __future__ import annotations

from tests.games.kingdom.boards import GAME, TABLES, staged
from tests.rules import rule
from warbook.games.kingdom.present.events import Hurt, Rested
from warbook.kernel.api import Seat

GOBLINS = "gg.../gg.../...../...../....."
ROOM = "ggggg/...../...../...../....."
FAST = "ww.../...../...../...../....."
AIMING = "ag.../...../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."


@rule("RT-12.20")
def test_the_action_is_a_basic_attack_an_ability_or_rest() -> None:
    table = staged(scenario="RS08", red="malik t0 00 +earthquake", trays=f"{ROOM} r4c2").do("activate malik")
    words = {offer.split()[0] for offer in table.offers()}
    assert words == {"move", "reseat", "attack", "ability", "rest", "stop"}
    for action in ("attack N", "ability 2 N", "rest"):
        other = staged(scenario="RS08", red="malik t0 00 +earthquake", trays=f"{ROOM} r4c2").do(
            "activate malik", action
        )
        while other.asks == "placing":
            other.do("stop")
        assert other.refused("rest") == "RT-12.3", action


@rule("RT-12.21")
def test_a_melee_attack_goes_on_the_tray_that_the_hero_is_engaged_with() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r4c3"
    table = staged(scenario="RS08", red="malik t0 00", trays=trays).do("activate malik", "attack N")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t0"}
    assert table.refused("tile t1 1 f0 00") == "RT-12.21"
    bare = staged(red="malik r3c2", trays=f"{ROOM} r3c3").do("activate malik")
    assert bare.refused("attack E") == "RT-24.56", "he is not engaged with anything"


@rule("RT-12.22")
def test_a_ranged_attack_spares_the_tray_that_the_hero_is_engaged_with() -> None:
    trays = f"{ROOM} r3c2 ; {ROOM} r3c3"
    table = staged(red="alleria t0 30 ; wildcat r5c4", trays=trays).do("activate alleria", "attack E")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t1"}
    assert table.refused("tile t0 1 f1 00") == "RT-12.22"


@rule("RT-12.22")
def test_a_ranged_attack_reaches_what_the_arrows_show_from_the_heros_space() -> None:
    trays = f"{ROOM} r2c2 ; {ROOM} r2c1 ; {ROOM} r5c3"
    table = staged(red="magnus r3c2", trays=trays).do("activate magnus", "attack N")
    assert {offer.split()[1] for offer in table.offers("tile")} == {"t0"}
    assert table.refused("tile t1 1 f0 00") == "RT-7.15", "his arrows show no diagonal"


@rule("RT-12.23")
def test_a_ranged_attack_is_made_from_a_path_space_a_site_or_a_tray() -> None:
    trays = f"{ROOM} r2c1 ; {ROOM} r2c2"
    for place, attack, target in (("r3c2", "N", "t1"), ("r3c1", "N", "t0"), ("t1 30", "W", "t0")):
        table = staged(red=f"magnus {place}", trays=trays).do("activate magnus", f"attack {attack}")
        assert {offer.split()[1] for offer in table.offers("tile")} == {target}, place


@rule("RT-12.24")
def test_the_tiles_of_a_hero_lie_as_it_faces() -> None:
    table = staged(red="alleria r3c2 ; wildcat r5c4", trays=f"{ROOM} r3c3").do("activate alleria", "attack E")
    assert {offer.split()[3] for offer in table.offers("tile")} == {"f1"}
    assert table.refused("tile t0 1 f0 00") == "RT-8.7"
    for hero in TABLES.heroes:
        assert not hero.basic[0].aim.free, "no basic attack may be turned at will"


@rule("RT-12.25")
def test_a_hero_has_no_portal_and_no_boss_as_a_target() -> None:
    trays = f"{PORTAL} r3c3 kind=portal ; {ROOM} r2c1"
    table = staged(red="alleria r3c2 ; wildcat r5c4", trays=trays).do("activate alleria")
    assert table.refused("attack E") == "RT-24.56"
    boss = staged(scenario="RS04", red="alleria r2c2 ; wildcat r6c4", boss="r2c3", trays=f"{ROOM} r2c4")
    boss.do("activate alleria", "attack E")
    assert boss.refused("tile boss 1 f1 11") == "RT-12.25"


@rule("RT-12.26")
def test_an_ability_is_turned_face_down_when_it_is_used() -> None:
    table = staged(scenario="RS08", red="malik t0 00 +smashing-hammer", trays=f"{ROOM} r4c2")
    table.do("activate malik", "ability 3 N", "stop", "stop").end_phase()
    table.do("activate malik")
    assert table.refused("ability 3 N") == "RT-12.26"
    assert table.refused("ability 1 N") == "RT-12.26", "he has not learnt that one"


@rule("RT-12.27", "RT-12.28")
def test_a_lasting_ability_protects_in_every_phase_until_the_end_of_the_round() -> None:
    trays = f"{FAST} r4c2 ; {AIMING} r4c3 soldiers=01"
    table = staged(scenario="RS08", red="malik t0 30 +cant-touch-this", trays=trays)
    table.do("activate malik", "ability 4 N", "stop", "stop")
    assert table.state.guarded[table.figure("malik")] == 1
    table.end_phase()
    assert table.health("malik") == 5, "both attempts of the fast horde, and the aim of the other"
    assert table.tray("t0") == "r4c2", "who is protected still blocks"
    assert table.state.guarded[table.figure("malik")] == 0
    table.end_phase()
    assert table.health("malik") == 3, "the fast horde hurts twice; the other has moved on"


@rule("RT-12.27")
def test_an_instant_ability_leaves_nothing_behind() -> None:
    table = staged(scenario="RS08", red="malik t0 00 +smashing-hammer", trays=f"{ROOM} r4c2")
    table.do("activate malik", "ability 3 N", "stop")
    assert table.state.lasting[table.figure("malik")] == 0


@rule("RT-12.28")
def test_protection_keeps_from_destroyed_trays_and_does_not_help_soldiers() -> None:
    table = staged(
        red="malik t0 00 guarded", blue="ignus t0 02", trays="gggg./gggg./...../...../..... r3c2"
    ).end_phase()
    assert (table.health("malik"), table.health("ignus")) == (5, 4)
    soldiers = staged(red="malik t0 30 guarded", trays=f"{GOBLINS} r3c2 soldiers=00").end_phase()
    assert (soldiers.health("malik"), soldiers.soldiers("t0")) == (5, [])


@rule("RT-12.28")
def test_protection_keeps_from_the_effects_of_a_boss() -> None:
    camps = {"red": "malik r2c3 guarded", "blue": "ignus r2c3"}
    table = staged(scenario="RS04", phase="boss", boss="r2c2", decks="actions dread", **camps)
    assert (table.health("malik"), table.health("ignus")) == (5, 4)


@rule("RT-12.29")
def test_linked_tiles_of_an_ability_go_on_one_tray_and_others_where_one_likes() -> None:
    trays = f"{ROOM} r4c3 ; {ROOM} r4c4"
    linked = staged(scenario="RS08", red="alleria r4c2 +do-you-bleed ; wildcat r5c4", trays=trays)
    linked.do("activate alleria", "ability 3 E", "tile t0 2 f0 00")
    assert linked.refused("tile t1 1 f1 00") == "RT-7.18"
    loose = staged(scenario="RS08", red="alleria r4c2 +multishot ; wildcat r5c4", trays=trays)
    loose.do("activate alleria", "ability 4 E", "tile t0 1 f0 00", "tile t1 2 f0 00", "tile t0 3 f0 01")
    assert (loose.tiled("t0"), loose.tiled("t1")) == (["00", "01"], ["00"])


@rule("RT-12.30")
def test_rest_gives_full_health_and_turns_all_abilities_up() -> None:
    table = staged(scenario="RS08", red="malik r4c2 hp=1 -hammer-time -earthquake").do("activate malik", "rest")
    malik = table.figure("malik")
    assert (table.health("malik"), table.state.ready[malik]) == (5, 0b11)
    assert table.told(Rested)[0].rule == "RT-12.30"
    assert table.refused("ability 2 N") == "RT-12.3"
    assert table.refused("move r4c3") == "", "he has not moved"


@rule("RT-12.30")
def test_after_its_rest_a_hero_still_attacks_by_the_effect_of_another() -> None:
    trays = f"{ROOM} r4c2 ; {ROOM} r3c1"
    table = staged(scenario="RS08", red="malik t0 00", blue="magnus r4c1 +magic-trick", trays=trays)
    table.do("red: activate malik", "rest", "stop", "blue: activate magnus", "ability 1 N", "choose malik", "attack N")
    assert table.asks == "placing"


@rule("RT-12.31")
def test_a_hero_rests_on_the_map_only() -> None:
    table = staged(red="malik hp=2").do("activate malik")
    assert table.refused("rest") == "RT-12.31"
    assert table.do("move r5c4").refused("rest") == ""


@rule("RT-12.47")
def test_on_its_board_a_hero_takes_no_action() -> None:
    table = staged(scenario="RS08", red="lilith hp=2 +resurrection", trays=f"{ROOM} r5c4").do("activate lilith")
    assert table.refused("attack N") == "RT-12.47"
    assert table.refused("ability 4 N") == "RT-12.47"


@rule("RT-12.49")
def test_an_ability_in_force_counts_as_used_until_the_end_of_the_round() -> None:
    table = staged(scenario="RS08", red="malik r4c2 +hammer-time +cant-touch-this")
    table.do("activate malik", "ability 1 N", "stop")
    assert table.asks == "again"
    table.do("ability 4 N", "stop")
    malik = table.figure("malik")
    assert (table.state.lasting[malik], table.state.ready[malik]) == (0b1000, 0)
    shown = GAME.view(table.state, Seat(0))
    assert "lasting" in str(shown)
    table.end_phase()
    assert (table.state.lasting[malik], table.state.ready[malik]) == (0, 0), "it lies face down"


@rule("RT-12.49")
def test_an_ability_in_force_is_not_turned_up_and_not_used_again() -> None:
    table = staged(scenario="RS08", red="malik r4c2 hp=2 ~earthquake -hammer-time").do("activate malik")
    assert table.refused("ability 2 N") == "RT-12.49"
    table.do("rest")
    assert table.state.ready[table.figure("malik")] == 0b1, "resting turns up the other alone"
    lilith = staged(
        scenario="RS08", red="malik r4c2 ~earthquake -hammer-time", blue="lilith r4c3", trays=f"{ROOM} r4c4"
    )
    lilith.do("blue: activate lilith", "attack N", "tile t0 1 f0 00", "tile t0 2 f0 01", "choose malik")
    assert lilith.state.ready[lilith.figure("malik")] == 0b1, "there is only one to turn up"


@rule("RT-12.32")
def test_each_point_of_damage_is_a_point_of_health() -> None:
    table = staged(red="malik t0 30", trays=f"{FAST} r3c2").end_phase()
    assert [(hurt.amount, hurt.left) for hurt in table.told(Hurt)] == [(1, 4), (1, 3)]
    assert table.health("malik") == 3
