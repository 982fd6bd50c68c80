"""What the advice for players and programs rests on (section 35)."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.kingdom.boards import GAME, TABLES, Table, staged
from tests.rules import rule
from warbook.cli.play.render.kingdom.board import LETTERS
from warbook.games.kingdom.board.shapes import BITS, SQUARES
from warbook.games.kingdom.board.trays import taboo_for_tiles
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.present.events import Escaped
from warbook.games.kingdom.rift.present.view import RiftView
from warbook.kernel.api import Seat

ONE = "g..../...../...../...../....."
GOBLINS = "gg.../gg.../...../...../....."
FAST = "wg.../...../...../...../....."
WINGS = "gg.../==.../...../...../....."
PORTAL = "...../.ggg./.g2g./.ggg./....."


def view_of(table: Table) -> RiftView:
    """What everybody sees."""
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, RiftView)
    return view


@rule("RT-35.2")
def test_one_soldier_stops_a_tray_and_only_one_step_of_a_fast_one() -> None:
    assert staged(trays=f"{GOBLINS} 1/2 soldiers=00").end_phase().tray("t0") == "r2c2"
    assert staged(trays=f"{GOBLINS} 1/2 soldiers=00,01").end_phase().tray("t0") == "r2c2", "a second one adds nothing"
    assert staged(trays=f"{FAST} 1/2 soldiers=01").end_phase().tray("t0") == "r3c2"
    assert staged(trays=f"{FAST} 1/2 soldiers=00").end_phase().tray("t0") == "r2c2", "on the icon it holds both"
    flying = staged(scenario="RS10", trays=f"{WINGS} 1/2 kind=flying soldiers=00").end_phase()
    assert flying.state.index[0] == 3


@rule("RT-35.3")
def test_a_passed_tower_is_missing_for_one_round_only() -> None:
    table = staged(round=1, red="malik ; hand A1", crystals=0).do("pass A1 blue")
    assert table.cards("blue") == []
    table.end_phase()
    assert table.cards("blue") == ["A2"]


@rule("RT-35.4")
def test_what_fills_a_lone_resistant_square() -> None:
    lone = "xxxxx/xxoxx/xxxxx/xxxxx/xxxxx"
    assert staged(red="malik ; hand D1", trays=f"{lone} r3c2 tile=11:true").do("build D1 c E").asks == "placing"
    holes = " ".join(f"tile={row}{column}:true" for row in range(5) for column in range(5) if (row, column) != (1, 2))
    physical = staged(scenario="RS08", red="malik ; hand D1", trays=f"{lone} r2c2 {holes}").do("build D1 a S")
    assert physical.asks == "play"
    magic = staged(scenario="RS08", red="malik ; hand M3", trays=f"{lone} r2c2 {holes}").do("build M3 a S")
    assert {offer.split()[2] for offer in magic.offers("tile")} == {"2"}, "only its tile of one"
    large = staged(scenario="RS08", red="malik ; hand M2", trays=f"{lone} r2c2 {holes}").do("build M2 a S")
    assert large.asks == "play"


@rule("RT-35.5")
def test_a_portal_costs_the_tower_that_attacks_it() -> None:
    table = staged(red="malik ; hand A2", trays=f"{PORTAL} r3c2 kind=portal soldiers=11", crystals=0)
    table.do("build A2 c E", "tile t0 1 f1 12", "tile t0 2 f0 21").end_phase()
    assert (table.cards("red"), table.tray("t0")) == ([], "r3c2"), "a soldier holds it"


@rule("RT-35.6")
def test_completing_a_tray_costs_its_hero_one_health() -> None:
    table = staged(red="malik t0 00", trays=f"{GOBLINS} r3c2").end_phase()
    assert table.health("malik") == 4


@rule("RT-35.7")
def test_who_slips_through_still_gives_crystals() -> None:
    table = staged(trays=f"{ONE} r5c4 crystals=2", hearts=5, crystals=0).end_phase()
    assert [(event.hearts, event.crystals) for event in table.told(Escaped)] == [(1, 2)]
    large = staged(trays="OO.../OO.../...../...../..... r5c4", hearts=5).end_phase()
    assert large.state.hearts == 1
    assert staged(trays=f"{PORTAL} r5c4 kind=portal").end_phase().ending == "portal"


@rule("RT-35.8")
def test_alone_another_colour_is_closed_every_round() -> None:
    table = staged(seats=1, phase="round", round=1, closed="red")
    assert table.asks == "closing"
    assert table.refused("close red") == "RT-18.3"
    assert set(table.offers("close")) == {"close blue", "close green"}


@rule("RT-35.9")
def test_a_placement_is_one_look_at_a_mask() -> None:
    table = staged(red="malik ; hand M1", trays="gpo../g..../...../...../..... r3c2 tile=10:true").do("build M1 c E")
    taboo = taboo_for_tiles(table.state, 0, table.state.volleys[-1].aim.damage)
    assert taboo == BITS[1] | BITS[5], "the tile that lies there, and the spider"
    shape = TABLES.shapes[table.state.volleys[-1].tiles[0]]
    offered = {offer for offer in table.offers("tile")}
    for number in range(len(shape.forms)):
        for anchor in range(SQUARES):
            mask = shape.forms[number].masks[anchor]
            text = f"tile t0 1 f{number} {anchor // 5}{anchor % 5}"
            fits = number == 1 and mask != 0 and mask & taboo == 0
            assert (text in offered) == fits, text


@rule("RT-35.10")
def test_an_illegal_place_says_why() -> None:
    horde = "gox../~~~../...../...../....."
    table = staged(scenario="RS08", red="malik ; hand D1 A1", trays=f"{horde} r2c2 kind=ghost-strip tile=33:true")
    table.do("build D1 a S")
    reasons = {square: table.refused(f"tile t0 1 f0 {square}") for square in ("33", "01", "10", "00")}
    assert reasons == {"33": "RT-8.2", "01": "RT-8.4", "10": "RT-8.5", "00": ""}
    outside = staged(red="malik ; hand A1", trays=f"{GOBLINS} r3c2").do("build A1 c E")
    assert outside.refused("tile t0 1 f1 04") == "RT-8.1"
    deadly = staged(red="malik ; hand B1", trays="gx.../...../...../...../..... r3c2").do("build B1 c E")
    assert deadly.refused("soldier t0 01") == "RT-9.7"
    decision = GAME.decision(outside.state, Seat(0))
    assert decision is not None
    picks = next(option.picks for option in decision.options if option.notation.startswith("tile"))
    assert [pick.kind for pick in picks] == ["card", "piece", "die", "cell"], "tile, tray, the way it lies, square"


@rule("RT-35.11")
def test_the_forecast_tells_what_the_round_will_bring() -> None:
    trays = f"{GOBLINS} 1/2 tile=00,01:magic tile=10,11:magic ; {GOBLINS} 1/4 soldiers=00 ; {ONE} 1/7 ; {ONE} 1/1"
    table = staged(trays=trays)
    fates = {fate.tray: (fate.fate, fate.hearts) for fate in view_of(table).fates}
    assert fates == {0: ("falls", 0), 1: ("held", 0), 2: ("escapes", 1), 3: ("moves", 0)}
    before = table.state.hearts
    table.end_phase()
    assert table.state.hearts == before - 1 and table.tray("t1") == "r3c3"
    portal = staged(trays=f"{PORTAL} 1/7 kind=portal")
    assert [fate.lost for fate in view_of(portal).fates] == [True]


@rule("RT-35.12")
def test_a_view_says_how_trays_are_turned() -> None:
    for scenario, turn in (("RS01", 0), ("RS03", 1), ("RS06", 3)):
        view = view_of(staged(scenario=scenario, trays=f"{ONE} 1/0"))
        assert (view.exit_turn, view.trays[0].turn) == (turn, turn)


@rule("RT-35.13")
def test_everybody_has_own_cards_and_says_when_done() -> None:
    table = staged(red="malik r3c2 ; hand A1", blue="ignus r3c3 ; hand M1").do("blue: done")
    assert [player.done for player in view_of(table).players] == [False, True]
    assert table.refused("red: activate ignus") == "RT-12.1"
    assert table.refused("red: build M1 c E") == "RT-7.1"
    table.do("red: pass A1 blue")
    assert [player.done for player in view_of(table).players] == [False, False], "something new has come up"


@rule("RT-35.14")
def test_damage_types_and_colours_have_words_beside_their_colour() -> None:
    table = staged(red="malik ; hand A1", trays=f"{GOBLINS} r3c2").do("build A1 c E")
    volley = view_of(table).volley
    assert volley is not None and volley.damage == "physical"
    signs = (Path(__file__).parents[5] / "client/src/games/kingdom/drawings/signs.ts").read_text("utf-8")
    for damage in DAMAGES:
        assert re.search(rf"^ +{damage}: \[\[", signs, re.MULTILINE), damage
    assert len(set(LETTERS)) == len(LETTERS) >= 4, "colours of sites have letters in the terminal"
