"""Elemental Rift cards: when they are revealed, how long they stay, and the 15 cards (section 28, EU-C9)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import Table
from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.games.kingdom.uprising.turn.boss_scenes import MANY
from tests.rules import rule
from warbook.games.kingdom.present.events import Hurt, Spawned, TrayMoved
from warbook.games.kingdom.present.token_events import HordeCharged, RiftClosed, RiftOpened

WORGS = "www../www../...../...../....."


def under(*cards: str, **scene: object) -> Table:
    """A scene of the scenario with the rift under some open cards."""
    return staged(**{"scenario": "S11", "tokens": "-", "red": "elora", "rift": " ; ".join(cards), "round": 3, **scene})


def lying_open(table: Table) -> tuple[str, ...]:
    """The open cards, the older first."""
    return tuple(table.view().rift)


def hurt(table: Table) -> list[str]:
    """Who was hurt by the last decision."""
    return [TABLES.hero_names[event.figure] for event in table.told(Hurt)]


def charged(table: Table) -> list[int]:
    """The trays that got Charge with the last decision."""
    return [event.tray for event in table.told(HordeCharged)]


# the deck


@rule("EU-28.5")
def test_rift_cards_take_part_where_a_scenario_or_its_boss_reveals_them() -> None:
    decks = {name: len(new_game(name, 2).state.rift_deck) for name in TABLES.content.scenarios}
    assert {name for name, size in decks.items() if size} == {"S10", "S11", "S12"}
    assert decks["S11"] == 15


@rule("EU-28.6")
def test_rift_mode_reveals_a_card_before_every_even_round_in_any_scenario() -> None:
    table = new_game("S1", 2, rifts="on")
    assert len(table.state.rift_deck) == 15
    seen: dict[int, tuple[str, ...]] = {}
    while table.state.round < 5 and not table.state.over:
        if table.phase == "play" and table.asks == "play":
            seen.setdefault(table.state.round, lying_open(table))
        offers = table.offers()
        table.do(next((text for text in ("done", "stop") if text in offers), offers[0]))
    assert seen[1] == ()
    assert len(seen[2]) == 1 or "R15" in seen[2]
    assert seen[3] == seen[2]


@rule("EU-28.6")
def test_the_deck_is_shuffled_and_hidden() -> None:
    assert len({tuple(new_game("S11", 2, seed).state.rift_deck) for seed in range(6)}) > 1
    view = new_game("S11", 2).view()
    assert view.rift_deck == 15
    assert view.rift == ()


@rule("EU-28.6", "EU-7.4")
def test_a_card_stays_until_the_next_one_replaces_it() -> None:
    table = under("R10", decks="rifts R02 R03", round=3).until("spend").until("play")
    assert (table.state.round, lying_open(table)) == (4, ("R02",))
    assert table.view().rift_gone == ("R10",)
    assert table.until("spend").until("play").state.round == 5
    assert lying_open(table) == ("R02",)


@rule("EU-28.7")
def test_two_active_cards_both_apply() -> None:
    table = under("R11", "R10")
    white = [site for site, colour in enumerate(table.state.field.colour) if colour < 0]
    assert white
    assert [site.closed for site in table.view().sites if site.site in white] == [True, True]
    assert lying_open(table) == ("R11", "R10")


# the cards


@rule("EU-28.7", "EU-20.17")
def test_tailwind_charges_the_horde_nearest_each_gate_every_round() -> None:
    table = under("R01 end", decks="rifts R11", trays=f"{MANY} 1/0 ; {MANY} 1/1 ; {MANY} 2/0")
    assert charged(table.end_phase()) == [1, 2]
    assert charged(table.until("spend").until("play").end_phase()) == [1, 2]


@rule("EU-28.7", "EU-31.53")
def test_crosswind_limits_precise_attacks_to_three_spaces() -> None:
    # from the site r2c2 the horde on r1c5 is three spaces away, that on r1c6 four
    table = under("R02", blue="bruxa ; hand ARC4B", trays=f"{MANY} 1/5 ; {MANY} 1/6")
    site = "abcdefghijklmnopqrst"[table.state.field.site_at[2 * 16 + 2]]
    table.do(f"blue: build ARC4B {site} N", "mode 1")
    assert table.state.volleys[-1].targets == [0]


@rule("EU-28.7", "EU-19.8")
def test_in_a_dead_calm_no_horde_charges() -> None:
    table = under("R03", trays=f"{WORGS} 1/0").end_phase()
    assert charged(table) == []
    assert table.tray("t0") == "r1c1"
    assert charged(under("R10", trays=f"{WORGS} 1/0").end_phase()) == [0]


@rule("EU-28.7")
def test_ashfall_hurts_heroes_on_grass_and_sites_when_phase_two_ends() -> None:
    table = under("R04", red="elora r2c1", blue="bruxa r2c2", green="alric r1c3", yellow="dierdre r1c7")
    table.end_phase()
    assert hurt(table) == ["elora", "bruxa"]


@rule("EU-28.7")
def test_searing_heat_hurts_heroes_beside_two_hordes_when_phase_four_ends() -> None:
    # after the advance the hordes stand on r1c1 and r1c3
    trays = f"{MANY} 1/0 ; {MANY} 1/2"
    assert hurt(under("R05", red="elora r2c2", blue="bruxa r0c0", trays=trays).end_phase()) == ["elora"]
    assert hurt(under("R05", red="elora r2c2", trays=f"{MANY} 1/0").end_phase()) == []


@rule("EU-28.7", "EU-12.4")
def test_kindled_blades_make_the_first_tile_of_a_basic_attack_true() -> None:
    # Elora's tile is of magic damage: enemies on v resist it
    resisting = next(code for code, enemy in TABLES.enemies.items() if "magic" in enemy.resists and not enemy.large)
    grid = f"{resisting * 5}/...../...../...../....."
    plain = under("R10", red="elora r2c1", trays=f"{grid} 1/1").do("activate elora")
    assert not [text for text in plain.do("attack N").offers("tile") if text.endswith("f0 00")]
    table = under("R06", red="elora r2c1", trays=f"{grid} 1/1").do("activate elora", "attack N")
    table.do(next(text for text in table.offers("tile") if text.endswith("f0 00")))
    assert [tile >> 25 & 3 for tile in table.state.tiles[0]] == [2]


@rule("EU-28.7")
def test_kindled_blades_kindle_once_a_round_for_each_hero() -> None:
    table = under("R06 end", red="bruxa r2c1", trays=f"{MANY} 1/1 soldiers=02", decks="rifts R11")
    table.do("activate bruxa", "attack N").do(table.offers("tile")[0])
    table.state.used[table.figure("bruxa")] = 0  # as if something let her act again
    table.do("activate bruxa", "attack N").do(table.offers("tile")[0])
    assert [tile >> 25 & 3 for tile in table.state.tiles[0]] == [2, 1]
    table.until("spend").until("play").do("activate bruxa")
    table.do(next(text for text in table.offers("attack"))).do(table.offers("tile")[0])
    assert [tile >> 25 & 3 for tile in table.state.tiles[0]][-1] == 2


@rule("EU-28.7", "EU-10.12")
def test_tremors_close_a_site_of_each_colour_when_phase_two_begins() -> None:
    table = under("R07", phase="round", decks="rifts R03", red="elora ; hand ARC1", round=4)
    assert (table.state.round, table.phase, table.asks) == (5, "play", "shutting")
    first = table.offers("shut")[0].split()[1]
    table.do(f"shut {first}").do(table.offers("shut")[0])
    assert table.asks == "play"
    assert table.refused(f"red: build ARC1 {first} N") == "EU-10.12"
    assert table.until("spend").until("play").asks != "play" or table.state.shut == []


@rule("EU-28.7", "EU-12.2")
def test_stone_skin_lets_hordes_spawned_this_round_resist_physical_damage() -> None:
    table = under("R08 end", phase="round", round=4, decks="1 I01 ; 2 -", red="elora ; hand ARC4B", trays=f"{MANY} 1/3")
    site = "abcdefghijklmnopqrst"[table.state.field.colour.index(0)]
    table.do(f"red: build ARC4B {site} N", "mode 1")
    assert "tile t0 1 f0 00" in table.offers("tile")  # it was there before
    enemies = [square for square in range(25) if TABLES.cards[table.state.card[1]].enemies >> square & 1]
    assert not any(f"t1 1 f0 {square // 5}{square % 5}" in text for text in table.offers("tile") for square in enemies)


@rule("EU-28.7", "EU-20.4")
def test_on_firm_ground_soldiers_stay_when_they_stop_a_horde() -> None:
    table = under("R09", trays=f"{MANY} 1/0 soldiers=00").end_phase()
    assert (table.tray("t0"), table.soldiers("t0")) == ("r1c0", ["00"])


@rule("EU-28.7", "EU-19.7")
def test_at_high_tide_soldiers_stop_no_horde() -> None:
    table = under("R10", trays=f"{MANY} 1/0 soldiers=00").end_phase()
    assert (table.tray("t0"), table.soldiers("t0")) == ("r1c1", [])
    table = under("R10", red="elora t0 00", trays=f"{MANY} 1/0").end_phase()
    assert table.tray("t0") == "r1c0"  # heroes do


@rule("EU-28.7", "EU-10.12")
def test_a_fog_bank_closes_white_sites() -> None:
    table = under("R11", red="elora ; hand ARC1")
    white = [site for site, colour in enumerate(table.state.field.colour) if colour < 0]
    for site in white:
        assert table.refused(f"red: build ARC1 {'abcdefghijklmnopqrst'[site]} N") == "EU-10.12"
    assert under("R03", red="elora ; hand ARC1").refused(f"red: build ARC1 {'abcdefghijklmnopqrst'[white[0]]} N") == ""


@rule("EU-28.7")
def test_at_ebb_hordes_spawned_this_round_make_no_attempt() -> None:
    table = under("R12 end", phase="round", round=4, decks="1 I01 I02 ; 2 - ; rifts R11", trays=f"{MANY} 1/3")
    assert (table.tray("t0"), table.tray("t1")) == ("r1c3", "r1c0")
    table.end_phase()
    assert [event.tray for event in table.told(TrayMoved)] == [0]
    table.until("spend").until("play").end_phase()
    assert 1 in [event.tray for event in table.told(TrayMoved)]


@rule("EU-28.7")
def test_a_rift_surge_spawns_a_second_tier_card_after_the_others() -> None:
    table = (
        under("R13 end", decks="1 I01 I02 ; 2 II02 II03 ; reserve 2 II01 II04", red="elora").until("spend").end_phase()
    )
    names = [TABLES.cards[event.card].name for event in table.told(Spawned)]
    assert names == ["I01", "II02", "II01"]
    assert [event.route for event in table.told(Spawned)] == [0, 1, 0]


@rule("EU-28.7", "EU-19.10")
def test_warped_flesh_mends_the_horde_nearest_each_gate() -> None:
    table = under(
        "R14", trays=f"{MANY} 1/3 tile=00:true ; {MANY} 1/0 tile=00:true ; {MANY} 2/0 tile=00:true"
    ).end_phase()
    assert [len(table.state.tiles[tray]) for tray in range(3)] == [0, 1, 0]


@rule("EU-28.7")
def test_convergence_brings_two_more_cards_and_all_three_leave_together() -> None:
    table = under(decks="rifts R15 R10 R11 R03", round=3).until("spend")
    table.do("red: done", "blue: done") if table.asks == "buying" else None
    table.until("play")
    assert (table.state.round, lying_open(table)) == (4, ("R15", "R10", "R11"))
    table.until("spend").until("play").until("spend").until("play")
    assert (table.state.round, lying_open(table)) == (6, ("R03",))
    assert table.view().rift_gone == ("R15", "R10", "R11")


@rule("EU-28.6")
@pytest.mark.parametrize("kind", [RiftOpened, RiftClosed])
def test_the_log_tells_of_cards_that_open_and_close(kind: type[RiftOpened | RiftClosed]) -> None:
    table = under("R10", decks="rifts R02", round=3).until("spend").end_phase()
    card = {RiftOpened: "R02", RiftClosed: "R10"}[kind]
    assert [TABLES.rift_names[event.card] for event in table.told(kind)] == [card]


@rule("EU-33.2")
def test_the_forecast_knows_open_cards_and_not_the_boss_deck() -> None:
    table = under("R04", "R05", red="elora r2c2", trays=f"{MANY} 1/0 ; {MANY} 1/2")
    assert [(wound.figure, wound.damage) for wound in table.view().wounds] == [(0, 2)]
    told = []
    for card in ("crushing-wave", "undercurrent"):
        scene = {"scenario": "S4", "trays": f"{MANY} 1/0", "decks": f"actions {card}", "tokens": "-"}
        view = staged(red="elora r2c1", **scene).view()
        told.append((view.fates, view.wounds))
    assert told[0] == told[1]
    assert told[0][1] == ()
