"""Chapter 12: ranges, what lengthens them, and what stands in a line of sight."""

import pytest

from tests.games.krosmaster.boards import Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import fact, rule
from warbook.games.krosmaster.board.geometry import CELLS, distance
from warbook.games.krosmaster.combat.spells import has_sight
from warbook.games.krosmaster.content.tables import cell_name, cell_named


def casting(blue: str = "anna L12", **scene: object) -> Table:
    """Somebody with many spells on F6."""
    return staged(EXTRA, **{"red": "tester F6", **scene}, blue=blue, active="tester")


def ring(middle: str, least: int, most: int) -> set[str]:
    """The cells at these distances."""
    here = cell_named(middle)
    return {cell_name(cell) for cell in range(CELLS) if least <= distance(here, cell) <= most}


def cross(middle: str, most: int) -> set[str]:
    """The cells of the same row and column at distance 1 or more."""
    return {cell for cell in ring(middle, 1, most) if cell[0] == middle[0] or cell[1:] == middle[1:]}


# ranges


@rule("KA-12.1")
def test_a_range_has_a_minimum_and_a_maximum() -> None:
    table = staged(red="bill F6", blue="anna L12")
    assert table.cells("plaguing-arrow") == ring("F6", 3, 8)
    for cell, rule_id in (("F8", "KA-12.1"), ("F9", ""), ("F6", "KA-12.1"), ("L8", ""), ("L9", "KA-12.1")):
        assert table.why(f"cast plaguing-arrow {cell}") == rule_id


@rule("KA-12.1")
def test_a_minimum_of_0_allows_the_own_cell() -> None:
    table = staged(red="healey F6", blue="anna L12")
    assert table.cells("healing-word") == ring("F6", 0, 4) and table.cells("curse-word") == ring("F6", 1, 4)


INCREASES = [  # spell, plain, on a crate, with Long Shot, with both
    ("arrow", 3, 4, 6, 7),  # NORMAL
    ("bolt", 3, 3, 3, 3),  # FIXED
    ("whisper", 4, 4, 4, 4),  # NO-SIGHT
]


@rule("KA-12.2", "KA-12.3", "KA-12.6", "KA-12.9", "KA-12.10")
@pytest.mark.parametrize(("spell", "plain", "crate", "longer", "both"), INCREASES)
def test_only_some_ranges_can_be_increased(spell: str, plain: int, crate: int, longer: int, both: int) -> None:
    least = 2 if spell == "whisper" else 1
    assert casting().cells(spell) == ring("F6", least, plain)
    assert casting(ground="crate F6").cells(spell) == ring("F6", least, crate)
    for ground, most in (("", longer), ("crate F6", both)):
        table = casting(ground=ground)
        table.state.reach = 3  # as from Long Shot
        assert table.cells(spell) == ring("F6", least, most)


@rule("KA-12.4", "KA-12.5", "KA-12.9", "KA-12.10")
def test_a_line_range_stays_in_row_and_column() -> None:
    kassius = staged(red="kassius F6", blue="anna L12")
    assert kassius.cells("puff") == cross("F6", 3)
    assert kassius.why("cast puff G7") == "KA-12.4" and kassius.why("cast puff F10") == "KA-12.1"
    assert casting().cells("ray") == cross("F6", 3) and casting().why("cast ray G7") == "KA-12.4"
    crated = staged(red="kassius F6", blue="anna L12", ground="crate F6")
    assert crated.cells("puff") == cross("F6", 4), "LINE can be increased"
    assert casting(ground="crate F6").cells("ray") == cross("F6", 3), "FIXED LINE cannot"


@rule("KA-12.2", "KA-12.3", "KA-12.4", "KA-12.5")
@pytest.mark.parametrize("spell", ["arrow", "bolt", "ray"])
def test_these_ranges_need_a_line_of_sight(spell: str) -> None:
    assert casting("anna F8", ground="tree F7").why(f"cast {spell} F8") == "KA-12.11"
    assert casting("anna F8", ground="bush F7").why(f"cast {spell} F8") == ""
    line = staged(red="kassius F6", blue="anna F8", ground="tree F7")
    assert line.why("cast puff F8") == "KA-12.11"


@rule("KA-12.6")
def test_a_no_sight_range_needs_none() -> None:
    assert casting("anna F8", ground="tree F7").why("cast whisper F8") == ""
    table = staged(red="anna F6; king F9", blue="bill F7", ground="tree F8")
    assert table.why("cast transposition F9") == ""
    far = staged(red="anna F6; king F12", blue="bill L1", ground="crate F6")
    assert far.why("cast transposition F12") == ""
    farther = staged(red="anna F6; king E12", blue="bill L1", ground="crate F6")
    assert farther.why("cast transposition E12") == "KA-12.1", "a crate does not help"


@rule("KA-12.7")
def test_melee_needs_somebody_adjacent() -> None:
    table = staged(red="oscar F6", blue="anna F7; king G7; aboum L1; water-bomb E6")
    assert table.cells("con") == {"F7", "E6"}, "a character or a bomb"
    assert table.why("cast con F5") == "KA-12.7", "nothing there"
    assert table.why("cast con G7") == table.why("cast con F6") == "KA-12.7", "not adjacent"


@rule("KA-12.7", "KA-12.9", "KA-18.1")
def test_melee_is_never_longer_and_scenery_is_no_target() -> None:
    table = staged(red="oscar F6", blue="anna F8", ground="crate F6; bush F7; tree E6")
    table.state.reach = 3
    assert table.cells("con") == set()
    assert table.why("cast con F8") == table.why("cast con F7") == table.why("cast con E6") == "KA-12.7"
    assert table.why("break con F7") == "KA-18.1"


@rule("KA-12.7", "KA-18.6")
def test_with_destructible_scenery_melee_may_strike_it() -> None:
    options = {"scenery": "destructible"}
    table = staged(red="oscar F6", blue="anna L12", ground="bush F7; tree F9", options=options)
    assert table.why("break con F7") == "" and table.why("break con F5") == "KA-18.6"
    assert table.why("break trickery F9") == "KA-18.6" and table.why("break con F9") == "KA-12.7"


@rule("KA-12.7", "KA-11.10")
def test_a_melee_summoning_needs_an_adjacent_empty_cell() -> None:
    table = staged(red="king F6", blue="anna F7")
    assert table.cells("summon-gobball") == {"F5", "E6", "G6"}
    assert table.why("cast summon-gobball F7") == "KA-11.10" and table.why("cast summon-gobball F8") == "KA-12.7"


@rule("KA-12.7")
def test_other_melee_spells_may_be_cast_at_an_empty_cell() -> None:
    assert casting().cells("touch") == {"F5", "E6", "G6", "F7"}
    assert casting(ground="tree F7").why("cast touch F7") == "KA-11.7"


@rule("KA-12.8")
def test_a_personal_spell_affects_only_its_caster() -> None:
    table = staged(red="bill F6; anna F7", blue="king L12", active="bill")
    assert table.cells("long-shot") == {"F6"} and table.why("cast long-shot F7") == "KA-12.8"
    table.do("cast long-shot F6")
    assert table.points == (5, 0), "and he loses his unspent MP"


@rule("KA-12.9", "KA-18.4")
def test_who_stands_on_a_crate_reaches_one_cell_farther() -> None:
    table = staged(red="bill F6", blue="anna L12", ground="crate F6")
    assert table.cells("plaguing-arrow") == ring("F6", 3, 9), "the minimum stays"
    beside = staged(red="bill F6", blue="anna L12", ground="crate F7")
    assert beside.cells("plaguing-arrow") == ring("F6", 3, 8)
    table.do("move F5")
    assert table.cells("plaguing-arrow") == ring("F5", 3, 8), "it must be the cell it stands on now"


@rule("KA-12.10")
def test_increases_add_up_and_leave_the_minimum_alone() -> None:
    table = staged(red="bill A1", blue="anna L12", ground="crate A1").do("cast long-shot A1")
    assert table.cells("plaguing-arrow") == ring("A1", 3, 12)


@rule("KA-12.9", "KA-12.10", "KA-19.20")
def test_one_shot_spells_are_lengthened_too() -> None:
    table = staged(red="bill F6 ?G05", blue="anna F12", ground="crate F6")
    assert table.why("use 1 F12") == ""
    assert staged(red="bill F6 ?G05", blue="anna F12").why("use 1 F12") == "KA-12.1"


# lines of sight


@rule("KA-12.11", "KA-12.12")
@pytest.mark.parametrize(
    "between",
    [
        {"ground": "tree F8"},
        {"red": "bill F6; king F8"},  # an ally
        {"blue": "anna F10; king F8"},  # an opponent
        {"blue": "anna F10; king L1; gobball F8"},
    ],
)
def test_trees_and_characters_block(between: dict[str, str]) -> None:
    scene = {"red": "bill F6", "blue": "anna F10", **between}
    table = staged(active="bill", **scene)
    assert table.why("cast plaguing-arrow F10") == "KA-12.11"
    assert not has_sight(table.state, cell_named("F10"), cell_named("F6"))


@rule("KA-12.13", "KA-16.9", "KA-18.2", "KA-18.4")
@pytest.mark.parametrize(
    "between",
    [
        {"ground": "bush F8"},
        {"ground": "crate F8"},
        {"ground": "2 F8"},
        {"ground": "demon F8"},
        {"blue": "anna F10; aboum L1; water-bomb F8"},
        {"blue": "anna F10; queen L1; tofu F8"},
        {"blue": "anna F10; tester L1; trap F8 of=tester"},
    ],
)
def test_everything_else_lets_sight_pass(between: dict[str, str]) -> None:
    scene = {"red": "bill F6", "blue": "anna F10", **between}
    assert staged(EXTRA, active="bill", **scene).why("cast plaguing-arrow F10") == ""


@rule("KA-12.12", "KA-12.13")
def test_a_krosmaster_that_is_itty_bitty_does_not_block() -> None:
    table = staged(red="bill F6", blue="anna F10; king F8")
    assert table.why("cast plaguing-arrow F10") == "KA-12.11"
    assert table.give("king", "itty-bitty").why("cast plaguing-arrow F10") == ""


@rule("KA-12.14")
def test_a_corner_that_is_touched_does_not_block() -> None:
    table = staged(red="healey D4", blue="anna F6", ground="tree D5 E4 E6 F5", active="healey")
    assert table.why("cast curse-word F6") == "", "the diagonal passes between two pairs of trees"
    assert staged(red="healey D4", blue="anna F6", ground="tree E5").why("cast curse-word F6") == "KA-12.11"


@fact("KA-12.15")
def test_adjacent_cells_see_each_other_and_a_tree_hides_behind_nothing() -> None:
    table = casting("anna F7", ground="tree E6 G6 E7 G7 F8")
    assert table.why("cast arrow F7") == "" and table.why("cast arrow F8") == "KA-12.11"
