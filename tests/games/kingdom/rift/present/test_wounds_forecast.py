"""What heroes will suffer until the end of the round is foretold, and it is what happens then."""

from __future__ import annotations

import pytest

from tests.games.kingdom.boards import GAME, TABLES, Table, staged
from tests.rules import rule
from warbook.games.kingdom.present.views.build import figure_name
from warbook.games.kingdom.present.views.parts import WoundView
from warbook.games.kingdom.rift.present.view import RiftView
from warbook.kernel.api import Seat

COVERED = "gg.../...../...../...../..... r3c2 tile=00,01"
GOBLINS = "gg.../gg.../...../...../....."
FAST = "gw.../...../...../...../....."
ARCHERS = "ga.../...../...../...../....."


def wounds(table: Table) -> dict[str, WoundView]:
    """What is foretold, by figure."""
    view = GAME.view(table.state, Seat(0))
    assert isinstance(view, RiftView)
    return {figure_name(table.state, wound.figure): wound for wound in view.wounds}


@rule("RT-35.11", "RT-13.5", "RT-14.6", "RT-14.8")
@pytest.mark.parametrize(
    ("red", "trays", "damage"),
    [
        ("malik t0 30", COVERED, 1),  # its tray falls
        ("malik t0 30", f"{GOBLINS} r3c2", 1),  # he holds it
        ("malik t0 30", f"{FAST} r3c2", 2),  # against both attempts
        ("malik t0 30 guarded", f"{FAST} r3c2", 0),
        ("malik r3c2", f"{ARCHERS} 1/1 soldiers=00", 1),  # shot at from beside
        ("malik r3c2", f"{GOBLINS} r3c3", 0),
        ("malik r3c2", f"{GOBLINS} 1/2", 0),  # makes room for a tray, unharmed
    ],
)
def test_the_forecast_tells_what_a_hero_will_suffer(red: str, trays: str, damage: int) -> None:
    table = staged(red=red, trays=trays, crystals=5)
    told = wounds(table)
    assert {name: wound.damage for name, wound in told.items()} == ({"malik": damage} if damage else {})
    before = table.health("malik")
    assert table.end_phase().until("spend").health("malik") == before - damage


@rule("RT-35.11", "RT-12.33")
def test_the_forecast_tells_who_will_be_knocked_out_and_counts_no_more_health_than_there_is() -> None:
    table = staged(red="malik t0 30 hp=1", trays=f"{FAST} r3c2")
    assert wounds(table)["malik"] == WoundView(table.figure("malik"), damage=1, down=True)


@rule("RT-35.11", "RT-12.43", "RT-12.44")
def test_the_wildcat_goes_home_from_a_tray_that_it_holds_but_not_from_one_that_falls() -> None:
    camp = "alleria r5c4 ; wildcat t0 30"
    assert wounds(staged(red=camp, trays=f"{GOBLINS} r3c2")) == {"wildcat": WoundView(TABLES.companion, down=True)}
    assert wounds(staged(red=camp, trays=COVERED)) == {}
    heroic = staged(red=camp, trays=f"{GOBLINS} r3c2", options={"difficulty": "heroic"}, hearts=3, crystals=0)
    assert not wounds(heroic)["wildcat"].lost, "it is no hero whose fall would lose the game"


@rule("RT-35.11", "RT-23.2")
@pytest.mark.parametrize(("setting", "lost"), [("heroic", True), ("three-stars", False)])
def test_the_forecast_says_when_a_knock_out_loses_the_game(setting: str, lost: bool) -> None:
    options = {"difficulty": setting}
    table = staged(options=options, red="malik t0 30 hp=1", trays=f"{GOBLINS} r3c2", hearts=3, crystals=0)
    assert wounds(table)["malik"].lost is lost
    assert (table.end_phase().ending == "knock-out") is lost


@rule("RT-35.11", "RT-24.54")
def test_who_will_be_reborn_suffers_nothing() -> None:
    table = staged(scenario="RS08", red="lilith t0 30 hp=1 +resurrection", trays=COVERED.replace("r3c2", "r4c2"))
    assert wounds(table)["lilith"].down
    table.do("activate lilith", "ability 4 N", "stop", "stop")
    assert wounds(table) == {}


@rule("RT-35.11", "RT-33.1")
def test_the_card_of_a_boss_is_not_foretold() -> None:
    table = staged(scenario="RS04", boss="1/3", red="malik r2c3", decks="actions dread")
    assert wounds(table) == {}
    assert table.end_phase().health("malik") == 4
