"""Phase 3: destroying horde trays (section 13)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import staged
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.present.events import GoalReached, HeroMoved, Hurt, KnockedOut, TrayDestroyed, TrayMoved

GOBLINS = "gg.../gg.../...../...../....."
EMPTY = "g..../...../...../...../....."
FOUR = "tile=00,01 tile=10,11"
FLYING = "gg.../==.../...../...../....."
PORTAL = "...../.ggg./.g1g./.ggg./....."
EIGHT = "tile=11,12,13,21,23,31,32,33"


@rule("RT-13.1")
def test_a_covered_tray_stays_until_the_phase_of_destruction() -> None:
    table = staged(red="malik ; hand A1", trays=f"{GOBLINS} r3c2 tile=00,01").do("build A1 c E", "tile t0 1 f1 10")
    assert (table.tray("t0"), table.told(TrayDestroyed)) == ("r3c2", []), "all its enemies are covered"
    table.end_phase()
    assert [event.tray for event in table.told(TrayDestroyed)] == [0]


@rule("RT-13.1")
def test_every_covered_tray_is_destroyed_whatever_covers_it() -> None:
    trays = f"{GOBLINS} r3c2 {FOUR} ; {GOBLINS} r3c3 soldiers=00,01,10,11 ; {GOBLINS} r4c3 ; {GOBLINS} r2c1 tile=00,01"
    table = staged(red="malik t2 00", trays=trays).end_phase()
    assert [event.tray for event in table.told(TrayDestroyed)] == [0, 1, 2]


@rule("RT-13.2")
def test_crystals_come_before_damage_and_all_trays_go_first() -> None:
    trays = f"{GOBLINS} r3c2 crystals=1 ; {GOBLINS} r3c3 crystals=2 {FOUR}"
    table = staged(red="malik t0 00 hp=1", trays=trays, crystals=0).end_phase()
    kinds = [type(event) for event in table.events if isinstance(event, (TrayDestroyed, Hurt, KnockedOut))]
    assert kinds == [TrayDestroyed, TrayDestroyed, Hurt, KnockedOut]
    assert table.state.crystals == 3


@rule("RT-13.2", "RT-21.12")
def test_a_space_that_another_destroyed_tray_leaves_is_empty_for_those_who_make_room() -> None:
    # every space around the ghost tray is taken, but one of the trays there falls with it
    trays = (
        f"ggg../...../~~~../...../..... r1c3 kind=ghost-strip tile=00,01,02 ; {GOBLINS} r2c3 {FOUR} ;"
        f" {GOBLINS} r2c2 soldiers=00"
    )
    towers = "A1 a N ; A1 b N ; A1 c N"
    table = staged(scenario="RS08", red="malik t0 33", trays=trays, towers=towers).end_phase()
    assert table.space("malik") == "r2c3"


@rule("RT-13.3")
def test_a_destroyed_tray_gives_its_crystals_and_its_card_leaves_the_game() -> None:
    table = staged(trays="H1-01 r3c2 tile=31,32,33 tile=41,42,43", crystals=0).end_phase()
    (event,) = table.told(TrayDestroyed)
    assert (event.rule, event.crystals, table.state.crystals) == ("RT-13.3", 1, 1)
    card = event.card
    assert table.state.discards == [card]
    assert card not in [int(each) for each in table.state.card]
    assert not any(card in deck for deck in table.state.decks)
    assert table.state.tiles[0] == [], "the next horde in its place has no tiles"


@rule("RT-13.4")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 12), (11, 12), (12, 12)])
def test_the_team_holds_twelve_crystals(before: int, after: int) -> None:
    table = staged(trays=f"{GOBLINS} r3c2 {FOUR} crystals=2", crystals=before, phase="destroy")
    assert table.phase == "spend"
    assert table.state.crystals == after


@rule("RT-13.5")
def test_heroes_on_a_destroyed_tray_take_damage_and_stay_in_its_space() -> None:
    trays = "gg.gg/gg.gg/...../...../..... r3c2"
    table = staged(red="malik t0 00", blue="ignus t0 03", green="magnus r3c3", trays=trays).end_phase()
    assert [table.health(name) for name in ("malik", "ignus", "magnus")] == [4, 4, 4]
    assert table.space("malik") == table.space("ignus") == "r3c2"
    assert len(table.told(Hurt)) == 2
    assert table.state.tray[table.figure("malik")] == NONE


@rule("RT-13.6")
def test_the_wildcat_takes_no_damage_from_a_destroyed_tray() -> None:
    table = staged(red="alleria t0 03 ; wildcat t0 00", trays="gg.gg/gg.gg/...../...../..... r3c2").end_phase()
    assert (table.health("alleria"), table.space("wildcat")) == (3, "r3c2")


@rule("RT-13.7")
def test_soldiers_on_a_destroyed_tray_return_to_the_supply() -> None:
    table = staged(trays=f"{GOBLINS} r3c2 soldiers=00,01,10,11")
    assert table.state.spare == 8
    assert table.end_phase().state.spare == 12


@rule("RT-13.8")
def test_when_the_last_portal_falls_the_round_is_played_to_its_end() -> None:
    trays = f"{PORTAL} r3c2 kind=portal {EIGHT} ; {EMPTY} r5c4"
    table = staged(trays=trays, decks="1 H1-01", hearts=3).end_phase()
    assert table.told(GoalReached)
    assert table.state.hearts == 2, "the horde beside the exit still advances"
    assert table.ending == "won"


@rule("RT-13.8")
@pytest.mark.parametrize("left", ["decks", "map"])
def test_a_portal_on_the_map_or_in_a_deck_is_still_to_be_destroyed(left: str) -> None:
    more = f" ; {PORTAL} r1c1 kind=portal" if left == "map" else ""
    deck = "1 H1-01 P2-01" if left == "decks" else "1 H1-01"
    table = staged(trays=f"{PORTAL} r3c2 kind=portal {EIGHT}{more}", decks=deck).end_phase()
    assert not table.told(GoalReached)
    assert table.ending == ""


@rule("RT-13.8")
def test_losing_in_the_rest_of_the_round_loses_the_game() -> None:
    trays = f"{PORTAL} r3c2 kind=portal {EIGHT} ; {GOBLINS} r5c4"
    table = staged(trays=trays, decks="1 H1-01", hearts=3).end_phase()
    assert table.ending == "hearts"


@rule("RT-13.9")
def test_a_partly_covered_tray_keeps_what_lies_on_it() -> None:
    table = staged(red="malik t0 30 guarded", trays=f"{GOBLINS} r3c2 tile=00,01").end_phase()
    assert (table.tiled("t0"), table.state.tray[table.figure("malik")]) == (["00", "01"], 0)


@rule("RT-21.26", "RT-13.2")
def test_heroes_of_a_destroyed_top_tray_make_room_if_a_tray_is_below() -> None:
    stack = f"{EMPTY} r3c2 ; {FLYING} r3c2 kind=flying tile=00,01"
    trays = f"{stack} ; {EMPTY} r3c3 ; {EMPTY} r2c1 ; {EMPTY} r2c2 ; {EMPTY} r4c3"
    table = staged(red="malik t1 02", trays=trays, towers="A1 c N ; A1 b N").end_phase()
    assert table.health("malik") == 4
    assert table.space("malik") == "r4c2", "the only empty space"
    told = [event for event in table.events if isinstance(event, (HeroMoved, TrayMoved))]
    assert isinstance(told[0], HeroMoved) and told[0].displaced, "before any tray moves"


@rule("RT-21.26", "RT-31.4")
def test_where_the_whole_stack_falls_heroes_stay() -> None:
    trays = f"{GOBLINS} r3c2 {FOUR} ; {FLYING} r3c2 kind=flying tile=00,01"
    table = staged(red="malik t1 02", trays=trays).end_phase()
    assert len(table.told(TrayDestroyed)) == 2
    assert (table.health("malik"), table.space("malik")) == (4, "r3c2")
