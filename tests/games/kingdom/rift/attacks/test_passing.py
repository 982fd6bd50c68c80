"""Passing and upgrading towers, and picking up cards (sections 11 and 15)."""

from __future__ import annotations

from tests.games.kingdom.boards import GAME, TABLES, Table, staged
from tests.rules import fact, rule
from warbook.games.kingdom.frames import TOWERS
from warbook.games.kingdom.present.events import Passed
from warbook.kernel.api import Seat


def with_supply(table: Table, tower: str, left: int) -> Table:
    """The same table with so many cards of a tower in the supply; the others are in yellow's far-away hand."""
    number = TABLES.tower_names.index(tower)
    table.state.hand[TOWERS * 3 + number] += table.state.supply[number] - left
    table.state.supply[number] = left
    return table


@rule("RT-11.1")
def test_a_tower_is_passed_to_any_other_player() -> None:
    table = staged(red="malik ; hand A1", blue="ignus", green="magnus")
    assert table.offers("pass") == ["pass A1 blue", "pass A1 green"]
    assert table.refused("pass A1 red") == "RT-11.1"
    assert table.refused("pass A1 yellow") == "RT-11.1", "there is no such player"


@rule("RT-11.2")
def test_a_passed_tower_is_raised_and_the_old_card_returned() -> None:
    table = with_supply(staged(red="malik ; hand A1"), "A2", 1)
    old = table.supply("A1")
    table.do("pass A1 blue")
    assert table.cards("red") == []
    assert table.cards("blue", "incoming") == ["A2"]
    assert (table.supply("A1"), table.supply("A2")) == (old + 1, 0)
    assert table.told(Passed)[0].rule == "RT-11.2"


@rule("RT-11.3")
def test_without_a_card_in_the_supply_the_tower_is_passed_unchanged() -> None:
    table = with_supply(staged(red="malik ; hand A1"), "A2", 0)
    old = table.supply("A1")
    table.do("pass A1 blue")
    assert table.cards("blue", "incoming") == ["A1"]
    assert table.supply("A1") == old


@rule("RT-11.4")
def test_no_tower_rises_above_the_level_cap() -> None:
    table = staged(scenario="RS01", red="malik ; hand A2")
    assert table.state.terms.level_cap == 2 and table.supply("A3") > 0
    assert table.do("pass A2 blue").cards("blue", "incoming") == ["A2"]
    higher = staged(scenario="RS03", red="malik ; hand A2 A3")
    assert higher.do("pass A2 blue", "pass A3 blue").cards("blue", "incoming") == ["A3", "A3"]


@rule("RT-11.5")
def test_the_passing_player_chooses_one_of_two_towers_of_level_4() -> None:
    for choice, raised in (("", "A4a"), (" b", "A4b")):
        table = staged(scenario="RS07", red="malik ; hand A3").do(f"pass A3 blue{choice}")
        assert table.cards("blue", "incoming") == [raised]


@rule("RT-11.5")
def test_only_what_is_in_the_supply_can_be_chosen() -> None:
    table = with_supply(staged(scenario="RS07", red="malik ; hand A3"), "A4a", 0)
    assert table.refused("pass A3 blue b") == "RT-11.5"
    assert table.do("pass A3 blue").cards("blue", "incoming") == ["A4b"]
    assert staged(red="malik ; hand A1").refused("pass A1 blue b") == "RT-11.5", "there is only one of level 2"


@rule("RT-11.6")
def test_nothing_but_passing_raises_a_tower() -> None:
    table = staged(scenario="RS07", red="malik ; hand A1 B1", crystals=0)
    assert table.offers("raise") == []
    table.do("build A1 a N")
    table.end_phase().until("play")
    assert table.cards("red") == ["A1", "B1"]
    midas = staged(scenario="RS07", red="malik ; hand A1", spells="hand-of-midas").do("cast hand-of-midas")
    assert midas.do("raise A1 blue").cards("blue", "incoming") == ["A3"]


@rule("RT-11.7", "RT-15.3")
def test_incoming_towers_are_played_and_passed_in_the_next_round() -> None:
    table = staged(red="malik ; incoming A2", blue="ignus")
    assert table.refused("build A2 c N") == "RT-11.7"
    assert table.refused("pass A2 blue") == "RT-11.7"
    table.end_phase()
    assert (table.cards("red"), table.cards("red", "incoming")) == (["A2"], [])
    assert table.refused("build A2 c N") == ""
    assert table.refused("pass A2 blue") == ""


@rule("RT-11.8")
def test_a_tower_on_a_site_is_not_passed() -> None:
    table = staged(red="malik", towers="A1 c N")
    assert table.refused("pass A1 blue") == "RT-11.8"
    assert table.refused("pass M1 blue") == "RT-7.1", "nobody has that one"


@fact("RT-11.9")
def test_any_number_of_towers_is_passed_in_a_round() -> None:
    table = staged(red="malik ; hand A1 A1 M1 D1 B1", blue="ignus ; hand B1")
    for tower in ("A1", "A1", "M1", "D1", "B1"):
        table.do(f"red: pass {tower} blue")
    table.do("blue: pass B1 red")
    assert table.cards("blue", "incoming") == ["A2", "A2", "M2", "D2", "B2"]
    assert table.cards("red", "incoming") == ["B2"]


@rule("RT-11.10")
def test_incoming_towers_are_public() -> None:
    table = staged(red="malik ; hand A1").do("pass A1 blue")
    shown = [GAME.view(table.state, Seat(seat)) for seat in (0, 1)]
    for view in shown:
        assert "A2" in str(view.players[1].incoming)  # type: ignore[attr-defined]


@rule("RT-15.1")
def test_face_up_towers_come_back_to_the_hand_of_their_owner() -> None:
    table = staged(red="malik", blue="ignus", towers="A1 c N ; B1 c E ; M1 d N").end_phase()
    assert (table.cards("red"), table.cards("blue")) == (["A1", "B1"], ["M1"])
    assert table.on_site("c") == table.on_site("d") == []


@rule("RT-15.2")
def test_of_a_pair_only_the_tower_face_down_goes_to_the_supply() -> None:
    table = staged(red="malik", towers="A2 c N down ; B1 c E")
    before = table.supply("A2")
    table.end_phase()
    assert (table.cards("red"), table.supply("A2")) == (["B1"], before + 1)


@rule("RT-15.4")
def test_the_hero_card_comes_back() -> None:
    table = staged(red="malik r3c2").do("activate malik", "stop")
    assert table.refused("activate malik") == "RT-12.1"
    table.end_phase()
    assert table.refused("activate malik") == ""


@rule("RT-15.5")
def test_who_takes_a_tower_on_a_white_site_is_decided_together() -> None:
    table = staged(scenario="RS04", red="malik", blue="ignus", towers="A1 i N red", boss="1/0").end_phase()
    assert table.phase == "pick-up"
    table.do("take i lower blue")
    assert (table.cards("red"), table.cards("blue")) == ([], ["A1"])


@fact("RT-15.6")
def test_a_hand_has_no_limit() -> None:
    table = staged(red="malik ; hand A1 A1 A1 A1 M1 M1 M1 M1 D1 D1 D1 D1 ; incoming B1 B1 B1 B1 A2 A2", towers="M2 c N")
    table.end_phase()
    assert len(table.cards("red")) == 19
