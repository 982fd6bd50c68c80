"""Spending crystals (chapter 16), and white building sites (chapter 20)."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.kingdom.boards import GAME, Table, staged
from tests.rules import rule
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.events import Bought
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.scenes.positions import Scene, stage


def shop(crystals: int, **scene: object) -> Table:
    """A table in Phase 6."""
    return staged(phase="spend", crystals=crystals, **scene)


def capped(level: int) -> RiftInTime:
    """The game with another level cap in the first scenario."""
    game = RiftInTime()
    scenarios = dict(game.tables.content.scenarios)
    scenarios["RS01"] = replace(scenarios["RS01"], level_cap=level)
    game.tables = Tables(replace(game.tables.content, scenarios=scenarios))
    return game


@rule("RT-16.1")
def test_the_team_decides_who_gets_a_tower() -> None:
    table = shop(5)
    table.do("blue: buy A1 red")
    assert (table.cards("red"), table.cards("blue"), table.state.crystals) == (["A1"], [], 3)
    assert table.refused("blue: buy A1 green") == "RT-16.1"  # nobody sits there


@rule("RT-16.2")
def test_two_crystals_buy_a_tower_of_the_first_level() -> None:
    table = shop(2)
    assert {text.split()[1] for text in table.offers("buy")} == {"A1", "M1", "D1", "B1"}
    table.do("buy D1 red")
    assert [(event.rule, event.price) for event in table.told(Bought)] == [("RT-16.2", 2)]
    assert table.cards("red") == ["D1"]
    three = shop(3).do("buy A1 red")
    assert (three.state.crystals, three.phase) == (1, "play")  # too little for anything more


@rule("RT-16.2")
def test_one_crystal_is_too_little() -> None:
    table = shop(2)
    assert table.refused("buy A1 red") == ""
    table.state.crystals = 1
    assert table.refused("buy A1 red") == "RT-16.2"


@rule("RT-16.3")
def test_three_crystals_buy_a_tower_of_the_second_level() -> None:
    assert shop(2).refused("buy M2 red") == "RT-16.3"
    table = shop(3).do("buy M2 blue")
    assert [(event.rule, event.price) for event in table.told(Bought)] == [("RT-16.3", 3)]
    assert table.cards("blue") == ["M2"]


@rule("RT-16.3")
def test_the_level_cap_holds_for_purchases() -> None:
    table = Table(stage(capped(1), Scene(phase="spend", crystals=12)))
    assert table.refused("buy A2 red") == "RT-16.3"
    assert table.refused("buy A1 red") == ""


@rule("RT-16.4")
def test_towers_are_bought_while_crystals_and_supply_last() -> None:
    table = shop(11, red="hand A1 A1 A1").do("buy A1 red", "buy A2 blue", "buy A2 blue")
    assert (table.cards("red"), table.cards("blue")) == (["A1", "A1", "A1", "A1"], ["A2", "A2"])
    assert (table.state.crystals, table.supply("A1"), table.supply("A2")) == (3, 0, 1)
    assert table.refused("buy A1 red") == "RT-16.4"


@rule("RT-16.5")
def test_higher_levels_are_not_for_sale() -> None:
    table = shop(12, scenario="RS07")
    for tower in ("A3", "M3", "D4a", "B4b"):
        assert table.refused(f"buy {tower} red") == "RT-16.5"


@rule("RT-16.6")
def test_what_is_not_spent_is_kept() -> None:
    table = shop(7).do("buy A1 red").end_phase()
    assert (table.state.round, table.phase, table.state.crystals) == (3, "play", 5)


@rule("RT-16.7")
def test_crystals_are_spent_in_their_phase_only() -> None:
    table = staged(crystals=5)
    assert table.refused("red: buy A1 red") == "RT-16.7"
    assert not table.offers("buy", "red")


@rule("RT-16.8")
def test_the_phase_ends_when_everyone_has_declared_it() -> None:
    table = shop(12).do("red: done")
    assert table.refused("red: buy A1 red") == "RT-16.8"
    table.do("blue: buy A1 blue")
    assert table.state.done == 0
    assert table.refused("red: buy A1 red") == ""
    table.do("blue: done", "blue: not-done", "blue: done")
    assert table.phase == "spend"
    assert table.do("red: done").phase == "play"


# white sites: i of the fourth scenario


@rule("RT-20.1")
def test_everybody_builds_on_a_white_site() -> None:
    for seat in ("red", "blue"):
        table = staged(scenario="RS04", boss="1/9", **{seat: "hand A1"})
        assert table.refused(f"{seat}: build A1 i N") == ""
        assert table.do(f"{seat}: build A1 i N").on_site("i") == ["A1"]


@rule("RT-20.2")
def test_towers_of_two_players_share_a_white_site() -> None:
    table = staged(scenario="RS04", boss="1/9", red="hand B1", blue="hand A1 M1")
    table.do("red: build B1 i N")
    assert table.refused("blue: build A1 i N") == ""
    table.do("blue: build A1 i S")
    assert table.on_site("i") == ["B1", "A1"]
    assert table.refused("blue: build M1 i N") == "RT-9.10"
    apart = staged(scenario="RS04", boss="1/9", red="hand D1", blue="hand A1").do("red: build D1 i N")
    assert apart.refused("blue: build A1 i N") == "RT-7.4"


def picking_up() -> Table:
    """A Militia of red's and an Archer Tower of blue's on the white site, about to be picked up."""
    return staged(scenario="RS04", boss="1/3", seats=3, towers="B1 i N red ; A1 i N blue", phase="pick-up", crystals=5)


@rule("RT-20.3")
def test_the_players_decide_who_picks_up_a_tower_of_a_white_site() -> None:
    table = picking_up()
    assert len(table.offers("take")) == 6  # two towers, three players
    table.do("green: take i lower blue", "red: take i upper green")
    assert (table.cards("blue"), table.cards("green"), table.phase) == (["B1"], ["A1"], "spend")
    assert picking_up().refused("red: take i lower yellow") == "RT-20.3"
    assert picking_up().refused("red: take a lower red") == "RT-20.3"


@rule("RT-20.4")
def test_undecided_towers_go_back_to_who_placed_them() -> None:
    table = picking_up().do("green: stop")
    assert (table.cards("red"), table.cards("blue"), table.phase) == (["B1"], ["A1"], "spend")
    one = picking_up().do("red: take i upper red", "red: stop")
    assert one.cards("red") == ["A1", "B1"]


@rule("RT-20.3")
def test_a_tower_that_is_face_down_is_nobodys() -> None:
    table = staged(scenario="RS04", boss="1/3", towers="A1 i N red down", phase="pick-up", crystals=5)
    assert (table.phase, table.cards("red"), table.supply("A1")) == ("spend", [], 4)
    assert GAME.tables.copies[GAME.tables.tower_names.index("A1")] == 4
