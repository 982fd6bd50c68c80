"""Chapter 14: areas of effect."""

import pytest

from tests.games.krosmaster.trials import Trial, staged, tried
from tests.rules import rule
from warbook.games.krosmaster.content.tables import cell_name
from warbook.games.krosmaster.present.events import Hurt, Rolled

AROUND = tuple(f"{column}{row}" for row in range(3, 8) for column in "CDEFG")  # five by five around E5


def crowd(cells: tuple[str, ...] = AROUND) -> str:
    """Blue's Queen far away, and a Tofu of hers on every cell: 1 HP each, and nobody's sight is blocked."""
    return "queen L12 ; " + " ; ".join(f"tofu {cell}" for cell in cells)


def struck(table: Trial, action: str, dice: str) -> str:
    """The cells of those whom an action hurts, in the order of their armor rolls."""
    before = [int(cell) for cell in table.state.cell]
    table.do(action, dice)
    rolled = [event.piece for event in table.told(Rolled) if event.roll == "armor"]
    assert rolled == [event.piece for event in table.told(Hurt)], "everybody here rolls armor and is hurt"
    return " ".join(cell_name(before[piece]) for piece in rolled)


@rule("KA-14.3", "KA-14.4")
@pytest.mark.parametrize(
    ("spell", "cells"),
    [
        ("cross-blast", "E5 E4 D5 F5 E6"),
        ("square-blast", "E5 D4 E4 F4 D5 F5 D6 E6 F6"),
        ("oblique-blast", "E5 D4 F4 D6 F6"),
        ("line-blast", "E5 E3 E4"),
        ("sweep-blast", "E5 D5 F5"),
        ("hollow-blast", "D4 E4 F4 D5 F5 D6 E6 F6"),
    ],
)
def test_a_shape_has_these_cells_and_rolls_in_this_order(spell: str, cells: str) -> None:
    table = tried(red="goultard E9", blue=crowd())
    assert struck(table, f"cast {spell} E5", "lock " + "lock " * len(cells.split())) == cells


@rule("KA-14.4")
@pytest.mark.parametrize(
    ("spell", "caster", "cells"),
    [
        ("line-blast", "A5", "E5 F5 G5"),
        ("line-blast", "I5", "E5 C5 D5"),
        ("line-blast", "E1", "E5 E6 E7"),
        ("sweep-blast", "A5", "E5 E4 E6"),
        ("sweep-blast", "E1", "E5 D5 F5"),
    ],
)
def test_a_line_goes_away_from_the_caster_and_a_sweep_across(spell: str, caster: str, cells: str) -> None:
    table = tried(red=f"goultard {caster}", blue=crowd())
    assert struck(table, f"cast {spell} E5", "lock lock lock lock") == cells


@rule("KA-14.1")
def test_extra_cells_need_neither_range_nor_sight() -> None:
    table = tried(red="goultard E9", blue="tofu E3 ; tofu D4 ; tofu E2 ; queen L12", ground="tree D5")
    assert table.why("cast square-blast E3") == ""
    assert table.why("cast cross-blast D4") == "KA-12.11"  # behind the tree it cannot be the main target
    assert table.why("cast cross-blast E2") == "KA-12.1"
    table.do("cast square-blast E3", "lock lock lock lock")
    assert not table.at("tofu") and not table.at("tofu#2") and not table.at("tofu#3")


@rule("KA-14.2")
def test_an_area_hits_friend_foe_bombs_and_the_caster_alike() -> None:
    table = tried(red="goultard E5 ; aboum A1 ; water-bomb E4 ; oscar D5", blue="healey F5", active="goultard")
    table.do("cast cross-blast E5", "lock lock lock lock lock " + "lock lock lock lock lock")
    # 1 each by the spell; then the bomb of E4 explodes for 3 among D5, E5 and F5
    assert table.damages("goultard", "healey", "oscar") == (4, 4, 4)
    assert not table.at("water-bomb")


@rule("KA-14.3")
def test_one_critical_roll_counts_for_all_and_each_rolls_armor_alone() -> None:
    table = staged(red="king E5 +A04", blue="bill D4 ; oscar E4 ; anna F4")
    table.do(
        "cast kung-fu-shovel E4", "critical armor lock wild armor"
    )  # Oscar first, with two dice; then Bill, then Anna
    assert table.damages("oscar", "bill", "anna") == (2, 2, 2)
    assert [len(event.faces) for event in table.told(Rolled)] == [1, 2, 1, 1]


@rule("KA-14.5")
@pytest.mark.parametrize(("axis", "gone"), [("row", "G7 H7"), ("column", "F8 F9")])
def test_on_equal_offsets_the_caster_chooses_the_direction(axis: str, gone: str) -> None:
    table = tried(red="goultard C4", blue=crowd(("F7", "G7", "H7", "F8", "F9")))
    table.do("cast line-blast F7")
    assert table.asks == "red axis"
    assert table.why("axis none") == "KA-15.9" and table.why("end") == "KA-22.5"
    assert struck(table, f"axis {axis}", "lock lock lock lock") == f"F7 {gone}"


@rule("KA-14.5")
def test_the_larger_offset_gives_the_direction_without_a_question() -> None:
    table = tried(red="goultard C5", blue=crowd(("F7", "G7", "F8")))
    assert struck(table, "cast line-blast F7", "lock lock lock") == "F7 G7"


@rule("KA-14.6", "KA-16.12")
def test_an_explosion_takes_the_eight_cells_around_the_bomb() -> None:
    around = tuple(cell for cell in AROUND if cell != "E5")
    dice = "lock " + "lock " * 8
    table = staged(red="aboum A1 ; water-bomb E5", blue=crowd(around), moment="preliminary", dice=dice)
    assert table.summons() == set(around) - {"D4", "E4", "F4", "D5", "F5", "D6", "E6", "F6"}
    assert table.state.rng.script == []


@rule("KA-14.7")
def test_cells_outside_the_board_are_ignored() -> None:
    table = tried(red="goultard C3", blue="tofu A1 ; tofu A2 ; tofu L1 ; queen L12")
    table.do("cast square-blast A1", "lock lock lock")
    assert not table.at("tofu") and not table.at("tofu#2")
    assert table.at("tofu#3") == "L1"


@rule("KA-14.8", "KA-21.8")
def test_the_last_of_both_sides_fall_together() -> None:
    table = tried(red="goultard E5 dmg=13", blue="healey E4 dmg=7")
    table.do("cast cross-blast E5", "lock lock lock")
    assert table.asks == "red fallen" and table.at("goultard") == "E5" and table.at("healey") == "E4"
    table.do("fallen goultard")  # its Level is 4: the wild GG and three of Red's, then three of Blue's for Healey
    assert table.gg() == (6, 7, 0)
    assert table.result == "blue by tie-break"


@rule("KA-14.2", "KA-11.20")
def test_an_area_without_anybody_in_it_rolls_no_dice() -> None:
    table = tried(red="goultard E9", blue="healey E5")
    table.do("cast hollow-blast E5")
    assert table.damage("healey") == 0
    table.do("cast square-blast H9")
    assert table.points == (10, 4)
