"""Active abilities, champions, and how hordes fall (EU sections 17, 19 and 26)."""

from __future__ import annotations

from tests.games.kingdom.uprising.boards import GAME, TABLES, staged
from tests.rules import fact, rule
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.content.tables import CHAMPION
from warbook.games.kingdom.frames import FROZEN, SILENT
from warbook.games.kingdom.present.events import TrayDestroyed
from warbook.games.kingdom.present.outlook.forecast import forecast
from warbook.games.kingdom.present.token_events import HordeCharged, Mended, Rewarded, Triggered
from warbook.games.kingdom.turn.horde_abilities import icons_triggered
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
S3 = {"scenario": "S3", "crystals": 2, "tokens": "-"}


# the order


@rule("EU-19.3", "EU-19.4")
def test_each_ability_once_in_the_order_of_the_rules() -> None:
    table = staged(trays="wnea./wnea./...../...../..... 1/1 tile=44", **S3).end_phase()
    told = [TABLES.icon_names[event.icon] for event in table.told(Triggered)]
    assert told == ["mend", "scorch", "volley", "fast"]


@rule("EU-19.3", "EU-20.1")
def test_hordes_trigger_in_the_order_in_which_they_move() -> None:
    trays = f"n..../...../...../...../..... 1/1 ; n..../...../...../...../..... 1/3 ; {ONE} 1/2"
    table = staged(trays=trays, **S3).end_phase()
    assert [event.tray for event in table.told(Triggered)] == [1, 0]


@rule("EU-19.2", "EU-31.3", "EU-26.2")
def test_a_big_enemy_acts_until_it_is_wholly_covered() -> None:
    for tile, triggers in (("10,11,20", True), ("10,11,20,21", False)):
        grid = "...../ZZ.../ZZ.../...../g...."
        state = staged(trays=f"{grid} 1/1 tile={tile}", **S3).state
        assert (icons_triggered(state, 0) != 0) == triggers


@rule("EU-26.1")
def test_champions_are_hordes_with_one_big_champion_and_an_ability() -> None:
    champions = [card for card in TABLES.cards if card.kind == CHAMPION]
    assert len(champions) == 4
    for card in champions:
        assert [mask for mask in card.large if mask & card.champion] == [card.champion]
        assert card.enemies & ~card.champion, "with escorts"
        shown = [name for icon, name in enumerate(TABLES.icon_names) if card.icons[icon] & card.champion]
        assert len(shown) == 1


# silence


@rule("EU-19.3")
def test_a_silent_horde_triggers_nothing_and_a_hushed_one_not_that() -> None:
    table = staged(trays="wn.../...../...../...../..... 1/1 silent", **S3).end_phase()
    assert table.told(Triggered) == []
    state = staged(trays="wn.../...../...../...../..... 1/1", **S3).state
    fast, volley = (TABLES.icon_names.index(name) for name in ("fast", "volley"))
    state.hushed[0] = int(BITS[fast])
    assert icons_triggered(state, 0) == BITS[volley]


@rule("EU-7.4", "EU-31.47")
def test_what_holds_for_a_round_ends_with_it_and_a_curse_before() -> None:
    trays = f"{GOBLINS} 1/1 frozen silent cursed"
    table = staged(trays=trays, crystals=2, tokens="-").end_phase()
    assert table.state.marks[0] == FROZEN | SILENT, "the curse ends with phase 2"
    table = staged(trays=trays, crystals=0, gold=0, tokens="-", decks="1 I01 CH1 ; 2 I02").end_phase()
    assert (table.state.round, table.state.marks[0]) == (3, 0)


@rule("EU-19.12", "EU-31.39")
def test_holy_light_shines_where_scorch_has_burnt_a_soldier() -> None:
    trays = "eg.../...../...../...../..... 1/1 soldiers=01"
    table = staged(red="dierdre r0c4", phase="advance", trays=trays, **S3)
    assert (table.soldiers("t0"), table.tiled("t0"), table.state.index[0]) == ([], ["01"], 2)


@rule("EU-19.8")
def test_several_reasons_for_charge_still_give_two_attempts() -> None:
    trays = "ZZ.../ZZ.../...../...../..... 1/0 ; ww.../...../...../...../..... 1/2"
    table = staged(trays=trays, **S3).end_phase()
    assert [event.tray for event in table.told(HordeCharged)] == [1]
    assert table.state.index[1] == 4


@rule("EU-19.8")
def test_no_horde_charges_where_that_is_forbidden() -> None:
    near = staged(red="elora r2c2 +numbing-aura", trays="ww.../...../...../...../..... 1/1", scenario="S6", crystals=2)
    assert near.end_phase().state.index[0] == 2
    far = staged(red="elora r2c6 +numbing-aura", trays="ww.../...../...../...../..... 1/1", scenario="S6", crystals=2)
    assert far.end_phase().state.index[0] == 3
    calm = staged(rift="R03", trays="ww.../...../...../...../..... 1/1", **S3).end_phase()
    assert calm.state.index[0] == 2


# mending


@rule("EU-19.10", "EU-31.38")
def test_mend_returns_tiles_that_cover_an_enemy_and_nothing_else() -> None:
    trays = "agggg/...../...../...../..... 1/1 tile=01,11 tile=44 soldiers=02"
    table = staged(trays=trays, **S3).end_phase()
    assert [event.mask for event in table.told(Mended)] == [int(BITS[1] | BITS[6])]
    assert table.tiled("t0") == ["44"]


@rule("EU-19.10")
def test_the_players_choose_among_tiles_and_hordes() -> None:
    around = "gg.../...../...../...../..... 1/1 tile=00 ; g.g../...../...../...../..... 1/3 tile=00"
    table = staged(trays=f"agg../...../...../...../..... 1/2 ; {around}", **S3).end_phase()
    assert table.offers() == ["untile t1 1", "untile t2 1"]
    assert GAME.acting(table.state) == [Seat(0), Seat(1)]
    assert table.refused("untile t1 2") == "EU-19.10"
    table.do("blue: untile t2 1")
    assert (table.tiled("t1"), table.tiled("t2")) == (["00"], [])


@rule("EU-26.6")
@fact("EU-31.46")
def test_tiles_stay_under_the_ward_of_a_totem() -> None:
    table = staged(
        scenario="S3", trays=f"{GOBLINS} 1/2 tile=00:physical", tokens="stone r2c2", red="bruxa ; hand ARC1", crystals=2
    )
    assert table.tiled("t0") == ["00"]
    assert table.end_phase().tiled("t0") == ["00"]


# what champions do


@rule("EU-26.4", "EU-31.45", "EU-31.44")
def test_rally_draws_from_the_reserve_which_holds_no_champion() -> None:
    for tier in staged(scenario="S1").state.reserve:
        assert all(TABLES.cards[card].kind != CHAMPION for card in tier)
    none = staged(trays="CH1 1/3", decks="1 I01 ; 2 I02 ; reserve 1", tokens="-", crystals=2)
    assert [card for card in none.state.reserve[0]] == []
    assert len([card for card in none.end_phase().state.card if card >= 0]) == 1


@rule("EU-26.4", "EU-20.1", "EU-19.1")
def test_a_rallied_horde_moves_with_the_others_but_triggers_nothing() -> None:
    table = staged(trays="CH1 1/3", decks="1 I01 ; 2 I02 ; reserve 1 I09", tokens="-", crystals=2)
    grid = TABLES.cards[TABLES.card_names.index("I09")]
    table.end_phase()
    assert TABLES.cards[table.state.card[1]].name == "I09", grid.grid
    assert table.state.index[1] == 3, "it came to place 2 and has moved"
    assert {event.tray for event in table.told(Triggered)} == {0}


@rule("EU-26.4", "EU-33.2")
def test_what_rally_brings_is_not_known_before() -> None:
    state = staged(trays="CH1 1/3", tokens="-").state
    worlds = {GAME.determinize(state, Seat(0), seeded(seed)).reserve[0][-1] for seed in range(12)}
    assert len(worlds) > 1


@rule("EU-26.8", "EU-18.1")
def test_undertow_hurts_pawns_on_hordes_beside_it_not_on_it() -> None:
    trays = "MM.../MM.../gg.../...../..... 1/3 soldiers=20 ; gg.../...../...../...../..... 1/4 soldiers=00"
    table = staged(red="dierdre r3c2 hp=4", phase="advance", trays=trays, crystals=2, tokens="-")
    assert table.health("dierdre") == 3, "the only hero there"
    assert table.soldiers("t1") == []
    assert table.tray("t1") == "r4c2", "nobody holds it any more"


@rule("EU-26.9", "EU-20.17")
def test_a_gust_gives_charge_to_the_other_horde_with_the_fewest_spaces_to_go() -> None:
    trays = f"ZZ.../ZZ.../...../...../..... 2/4 ; {ONE} 1/5 ; {ONE} 2/3"
    table = staged(scenario="S6", trays=trays, crystals=2, tokens="-").end_phase()
    assert [event.tray for event in table.told(HordeCharged)] == [1], "of two equally near ones the lower path"


@rule("EU-20.17")
def test_for_each_gate_one_horde() -> None:
    trays = f"{ONE} 1/5 ; {ONE} 1/2 ; {ONE} 2/1 ; {ONE} 2/0"
    table = staged(scenario="S6", rift="R01", trays=trays, crystals=2, tokens="-").end_phase()
    assert [event.tray for event in table.told(HordeCharged)] == [0, 2]


# hordes that fall


@rule("EU-17.1", "EU-17.6", "EU-17.5")
def test_all_cleared_hordes_fall_one_after_another() -> None:
    trays = f"{ONE} 1/1 tile=00 crystals=1 ; {ONE} 1/3 tile=00 gold=1 ; {ONE} 1/4"
    table = staged(trays=trays, crystals=2, gold=0, tokens="-").end_phase()
    assert [event.tray for event in table.told(TrayDestroyed)] == [0, 1]
    assert [(event.crystals, event.gold) for event in table.told(Rewarded)] == [(1, 0), (0, 1)]
    assert (table.state.crystals, table.state.gold) == (3, 1)


@rule("EU-17.1", "EU-31.9")
def test_the_order_is_asked_only_where_a_hero_gains_by_it() -> None:
    trays = f"{GOBLINS} 1/2 ; {ONE} 1/3 tile=00"
    asked = staged(red="bruxa t0 00 hp=1", trays=trays, crystals=2, tokens="-").end_phase()
    assert (asked.asks, asked.offers()) == ("razing", ["raze t0", "raze t1"])
    assert asked.refused("raze t2") == "EU-17.1"
    plain = staged(red="elora t0 00 hp=1", trays=trays, crystals=2, tokens="-").end_phase()
    assert plain.asks == "buying"
    far = staged(red="bruxa t0 00 hp=1", trays=f"{GOBLINS} 1/2 ; {ONE} 1/5 tile=00", crystals=2, tokens="-")
    assert far.end_phase().asks == "buying"


@rule("EU-17.3")
def test_a_reward_with_a_choice_is_any_players_to_take() -> None:
    table = staged(trays="I01 1/2 tile=11,12,13,21,22,23", crystals=2, gold=0, tokens="-").end_phase()
    assert GAME.acting(table.state) == [Seat(0), Seat(1)]
    table.do("blue: gain gold")
    assert (table.state.crystals, table.state.gold) == (2, 1)


@rule("EU-20.3")
@fact("EU-31.42")
def test_a_horde_that_was_pushed_back_acts_normally() -> None:
    scene = {"tokens": "gale r2c2", "trays": "ww.../...../...../...../..... 1/2", "crystals": 2}
    table = staged(red="bruxa r3c3", **scene).do("activate bruxa", "move r2c2", "sight r2c2")
    assert table.tray("t0") == "r1c1"
    table.do("rest").end_phase()
    assert table.tray("t0") == "r3c1"


# what the end of the round will bring


@rule("EU-33.1", "EU-19.1")
def test_the_forecast_knows_abilities_and_what_they_do_to_heroes() -> None:
    trays = f"ww.../...../...../...../..... 1/4 ; {GOBLINS} 1/2 frozen ; {GOBLINS} 1/0 soldiers=00 ; {ONE} 1/6 tile=00"
    trays += " ; nn.../...../...../...../..... 1/1"
    table = staged(red="bruxa r0c0 hp=1", trays=trays, tokens="-", hearts=5)
    fates, wounds = forecast(table.state)
    told = {fate.tray: (fate.fate, fate.index) for fate in fates}
    assert told == {0: ("moves", 6), 1: ("stays", 2), 2: ("held", 0), 3: ("falls", -1), 4: ("moves", 3)}
    assert [(wound.figure, wound.damage, wound.down) for wound in wounds] == [(table.figure("bruxa"), 1, True)]


@rule("EU-33.2", "EU-26.4")
def test_the_forecast_tells_nothing_of_the_reserve() -> None:
    state = staged(trays=f"CH1 1/3 ; {ONE} 1/1", tokens="-").state
    told = {str(forecast(GAME.determinize(state, Seat(0), seeded(seed)))) for seed in range(6)}
    assert len(told) == 1
