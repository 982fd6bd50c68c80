"""Chapter 15: the keywords of additional effects."""

import pytest

from tests.games.krosmaster.trials import staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import Healed, Rolled

# Life Steal


@rule("KA-15.1", "KA-4.6")
def test_life_steal_removes_as_many_markers_as_were_really_placed() -> None:
    table = staged(red="oscar E5 dmg=4", blue="bill E4 dmg=5 ; anna L1")
    table.do("cast con E4", "critical lock")  # 2 damage, but only one marker fits on Bill
    assert table.at("bill") == "" and table.damage("oscar") == 3


@rule("KA-15.1")
def test_life_steal_takes_nothing_when_nothing_was_placed() -> None:
    table = staged(red="oscar E5 dmg=4", blue="bill E4")
    table.do("cast con E4", "lock armor")
    assert table.damages("bill", "oscar") == (0, 4) and table.told(Healed) == []


@rule("KA-15.1")
def test_life_steal_removes_at_most_the_markers_that_there_are() -> None:
    table = staged(red="oscar E5 dmg=1", blue="anna E4")
    table.do("cast con E4", "wild lock")
    assert table.damages("anna", "oscar") == (2, 0)


@rule("KA-15.1", "KA-14.2")
def test_life_steal_of_an_area_counts_all_markers() -> None:
    table = tried(red="goultard E9 dmg=8", blue="anna E5 ; bill D5 ; oscar F5")
    table.do("cast leech E5", "lock lock armor armor armor")  # Anna, Bill 1 - 1, Oscar 1 - 2
    assert table.damages("anna", "bill", "oscar", "goultard") == (1, 0, 0, 7)


# Armor Break


@rule("KA-15.2")
@pytest.mark.parametrize(
    ("target", "dice", "damage"),
    [("king E3", "critical armor", 0), ("king E3 die=armor", "critical lock", 1), ("bill E3", "critical", 1)],
)
def test_armor_break_takes_one_armor_die_away(target: str, dice: str, damage: int) -> None:
    table = staged(red="oscar E5", blue=target)
    table.do("cast trickery E3", dice)
    assert table.damage(target.split()[0]) == damage
    assert [event.roll for event in table.told(Rolled)] == ["critical", "armor"][: len(dice.split())]


# more damage


@rule("KA-15.3", "KA-4.8")
@pytest.mark.parametrize(
    ("tofus", "damage"),
    [("", 1), ("tofu D4", 2), ("tofu D4 ; tofu F4", 3), ("tofu D4 ; tofu F4 ; tofu E3", 4), ("tofu D5 ; tofu F3", 1)],
)
def test_each_own_tofu_adjacent_to_the_target_adds_one(tofus: str, damage: int) -> None:
    table = staged(red=f"queen E6 ; {tofus}", blue="anna E4 ; queen L1 ; tofu E5")
    table.do("cast dan-to-fu E4", "lock lock lock")
    assert table.damage("anna") == damage


@rule("KA-15.3")
def test_the_gobball_adds_two() -> None:
    table = staged(red="king E5 ; gobball D4", blue="anna E4")
    table.do("cast gobbolob E4", "lock lock")
    assert table.damage("anna") == 3
    table = staged(red="king E5 ; gobball D4 ; gobball F4", blue="anna E4")
    table.do("cast gobbolob E4", "lock lock")
    assert table.damage("anna") == 3  # "if a Gobball is adjacent": a second one adds nothing


# Recoil


@rule("KA-15.4", "KA-15.8")
@pytest.mark.parametrize(
    ("ground", "others", "to"),
    [("", "", "E6"), ("tree E6", "", "E5"), ("bush E6", "", "E5"), ("crate E6", "", "E6"), ("", " ; anna E6", "E5")],
)
def test_recoil_moves_the_caster_away_if_the_cell_is_empty(ground: str, others: str, to: str) -> None:
    table = staged(red=f"aboum E5{others}", blue="healey E3", active="aboum", ground=ground)
    table.do("cast retreat-shot E3", "lock lock")
    assert table.at("aboum") == to and table.damage("healey") == 1


@rule("KA-15.4", "KA-15.8")
def test_recoil_stops_at_the_edge() -> None:
    table = staged(red="aboum E12", blue="healey E10")
    table.do("cast retreat-shot E10", "lock lock")
    assert table.at("aboum") == "E12"


@rule("KA-15.4", "KA-11.9", "KA-9.13")
def test_recoil_works_at_an_empty_cell_and_nobody_locks_it() -> None:
    table = staged(red="aboum E5", blue="king F5")
    table.do("cast retreat-shot E4")
    assert table.at("aboum") == "E6" and table.points == (3, 3)


# Approach


@rule("KA-15.5", "KA-15.8")
@pytest.mark.parametrize(
    ("target", "ground", "to"),
    [("E5", "", "E7"), ("E7", "", "E8"), ("E8", "", "E9"), ("E5", "bush E7", "E8"), ("E5", "crate E7", "E7")],
)
def test_approach_goes_towards_the_target_and_stops_before_an_obstacle(target: str, ground: str, to: str) -> None:
    table = tried(red="goultard E9", blue=f"anna {target}", ground=ground)
    table.do(f"cast charge {target}", "lock lock")
    assert table.at("goultard") == to and table.at("anna") == target and table.damage("anna") == 1


# Push


@rule("KA-15.6", "KA-15.8")
@pytest.mark.parametrize(
    ("caster", "target", "ground", "to"),
    [
        ("E9", "E8", "", "E5"),
        ("E5", "F5", "", "I5"),
        ("E5", "D5", "", "A5"),
        ("E2", "E3", "", "E6"),
        ("E4", "E3", "", "E1"),
        ("E9", "E8", "tree E6", "E7"),
        ("E9", "E8", "bush E7", "E8"),
        ("E9", "E8", "crate E5", "E5"),
        ("C5", "B5", "", "A5"),
    ],
)
def test_push_moves_the_target_away_cell_by_cell(caster: str, target: str, ground: str, to: str) -> None:
    table = staged(red=f"kassius {caster}", blue=f"anna {target}", ground=ground)
    table.do(f"cast puff {target}", "lock lock lock")
    assert table.at("anna") == to and table.damage("anna") == 3


@rule("KA-15.8", "KA-9.13")
def test_a_pushed_character_stops_before_another_and_nobody_locks() -> None:
    table = staged(red="kassius E9 ; king D8", blue="anna E8 ; oscar E5", active="kassius")
    table.do("cast puff E8", "lock lock lock")
    assert table.at("anna") == "E6" and table.at("oscar") == "E5"


@rule("KA-15.8")
def test_coins_scenery_and_traps_stay_where_they_are() -> None:
    table = tried(red="goultard A1 ; kassius E9 ; snare E7", blue="anna E8", active="kassius", ground="crate E6 ; 2 E5")
    table.do("cast puff E8", "lock lock lock")
    assert table.at("anna") == "E5" and table.at("snare") == "E7"
    assert table.state.coins[12 * 4 + 4] == 2 and table.state.scenery[12 * 5 + 4] != 0


@rule("KA-15.6", "KA-15.8", "KA-16.10")
def test_a_bomb_is_pushed_and_explodes_where_it_ends() -> None:
    table = staged(red="kassius E9", blue="aboum L1 ; water-bomb E8 ; anna D5 ; healey D8")
    table.do("cast puff E8", "lock lock" + " lock lock")
    # the bomb lands on E5: only Anna stands beside it there
    assert table.damages("anna", "healey") == (3, 0) and table.at("water-bomb") == ""


# Pull


@rule("KA-15.7", "KA-15.8")
@pytest.mark.parametrize(
    ("target", "ground", "to"),
    [("E5", "", "E7"), ("E7", "", "E8"), ("E8", "", "E8"), ("E5", "bush E7", "E6"), ("H9", "", "F9")],
)
def test_pull_moves_the_target_towards_the_caster(target: str, ground: str, to: str) -> None:
    table = tried(red="goultard E9", blue=f"anna {target}", ground=ground)
    table.do(f"cast lasso {target}", "lock lock")
    assert table.at("anna") == to and table.at("goultard") == "E9"


# which way


@rule("KA-15.9")
def test_the_larger_offset_is_the_way() -> None:
    table = tried(red="goultard E9", blue="anna D6")
    table.do("cast lasso D6", "lock lock")
    assert table.at("anna") == "D8"


@rule("KA-15.9")
@pytest.mark.parametrize(("axis", "to"), [("row", "E7"), ("column", "C9")])
def test_the_caster_chooses_between_equal_offsets(axis: str, to: str) -> None:
    table = tried(red="goultard E9", blue="anna C7")
    table.do("cast lasso C7")
    assert table.asks == "red axis"
    assert table.why("axis none") == "KA-15.9"
    table.do(f"axis {axis}", "lock lock")
    assert table.at("anna") == to


# markers


@rule("KA-15.10", "KA-8.4")
def test_markers_count_in_the_next_activation_and_never_at_once() -> None:
    table = tried(red="goultard E9", blue="anna E5")
    table.do("cast hearten E9")
    assert table.points == (11, 4) and table.markers("goultard") == (2, 1)
    table.do("cast frost E5", "lock lock")
    assert table.markers("anna") == (-1, 0)
    table.end_turn()
    assert table.points == (5, 3) and table.markers("anna") == (0, 0)
    table.end_turn()
    assert table.points == (14, 5) and table.markers("goultard") == (0, 0)
    table.end_turn()
    assert table.points == (6, 3)


@rule("KA-15.10", "KA-11.12")
def test_markers_are_placed_even_if_nothing_is_hurt() -> None:
    table = tried(red="goultard E9", blue="anna E5")
    table.do("cast frost E5", "lock armor")
    assert table.damage("anna") == 0 and table.markers("anna") == (-1, 0)


@rule("KA-15.10", "KA-4.1")
def test_a_bomb_carries_no_markers() -> None:
    table = tried(red="goultard E9", blue="aboum A1 ; water-bomb E5")
    table.do("cast hearten E5")
    assert table.markers("water-bomb") == (0, 0)


@rule("KA-15.11")
def test_stolen_points_are_markers_on_both() -> None:
    table = tried(red="goultard E9", blue="anna E5")
    table.do("cast thieve E5", "lock lock")
    assert table.points == (11, 4)
    assert table.markers("anna") == (-2, -1) and table.markers("goultard") == (2, 1)
    table.end_turn()
    assert table.points == (4, 2)
    table.end_turn()
    assert table.points == (14, 5)


@rule("KA-15.12")
def test_what_is_given_now_can_be_spent_now() -> None:
    table = staged(red="king E5 -J03", blue="anna L1", ap=1, mp=0)
    table.do("use J03")
    assert table.points == (5, 0) and table.markers("king") == (0, 0)


# Swap


@rule("KA-15.13", "KA-11.12")
@pytest.mark.parametrize(("dice", "damage"), [("lock armor", 0), ("lock lock", 1)])
def test_a_swap_happens_whatever_the_damage(dice: str, damage: int) -> None:
    table = staged(red="anna D5", blue="bill F5")
    table.do("cast assault F5", dice)
    assert table.at("anna") == "F5" and table.at("bill") == "D5" and table.damage("bill") == damage


@rule("KA-15.13")
def test_a_swap_with_one_who_falls() -> None:
    table = staged(red="anna D5", blue="bill F5 dmg=5 ; oscar L1")
    table.do("cast assault F5", "lock lock")
    assert table.at("anna") == "F5" and table.at("bill") == ""


@rule("KA-15.13")
def test_a_bomb_can_be_swapped() -> None:
    table = staged(red="anna D5", blue="aboum L1 ; water-bomb F5 ; oscar D6")
    table.do("cast assault F5", "lock" + " lock lock lock")
    # it explodes in its new place D5: Oscar is beside it there, Anna on F5 is not
    assert table.damages("anna", "oscar") == (0, 3)


@rule("KA-15.13")
def test_at_an_empty_cell_nothing_is_swapped() -> None:
    table = staged(red="anna D5", blue="oscar L1")
    table.do("cast assault F5")
    assert table.at("anna") == "D5" and table.points == (3, 3)


@rule("KA-15.13", "KA-18.1")
def test_scenery_is_never_swapped() -> None:
    table = staged(red="anna D5", blue="oscar L1", ground="crate F5 ; bush D7")
    assert table.why("cast assault D7") == "KA-11.7"
    table.do("cast assault F5")
    assert table.at("anna") == "D5" and table.state.scenery[12 * 4 + 5] != 0


@rule("KA-15.13", "KA-25.2", "KA-4.2")
def test_transposition_needs_an_allied_character() -> None:
    table = staged(red="anna D5 ; bill H7 ; aboum A1 ; water-bomb E5 ; king B1 ; gobball D6", blue="oscar F5")
    assert table.why("cast transposition F5") == "KA-25.2"  # an opponent
    assert table.why("cast transposition G5") == "KA-25.2"  # nobody
    assert table.why("cast transposition E5") == "KA-25.2"  # a bomb
    assert table.why("cast transposition D5") == "KA-12.1"  # herself
    table.do("cast transposition H7")
    assert table.at("anna") == "H7" and table.at("bill") == "D5"
    table.do("cast transposition D6")
    assert table.at("anna") == "D6" and table.at("gobball") == "H7"
