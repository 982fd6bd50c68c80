"""Chapter 18: scenery, and the option that it can be destroyed."""

import pytest

from tests.games.krosmaster.trials import Trial, staged, tried
from tests.rules import rule
from warbook.games.krosmaster.content.tables import cell_named
from warbook.games.krosmaster.present.events import Healed, Rolled, SceneryMended

AGREED = {"scenery": "destructible"}


def scratched(table: Trial, **cells: int) -> Trial:
    """Damage markers on scenery."""
    scratches = table.state.scratches[:]
    for name, markers in cells.items():
        scratches[cell_named(name)] = markers
    table.state.scratches = scratches
    return table


def scratches(table: Trial, cell: str) -> int:
    """The damage markers on the scenery of a cell."""
    return int(table.state.scratches[cell_named(cell)])


def stands(table: Trial, cell: str) -> bool:
    """Whether there is scenery on a cell."""
    return bool(table.state.scenery[cell_named(cell)] != 0)


# the usual rules


@rule("KA-18.1")
@pytest.mark.parametrize("thing", ["tree", "bush", "crate"])
def test_scenery_is_not_affected_by_any_spell(thing: str) -> None:
    table = staged(red="king E5 +A04", blue="anna L1", ground=f"{thing} E4")
    assert table.why("break gobbolob E4") == "KA-18.1" and table.why("break kung-fu-shovel E4") == "KA-18.1"
    assert table.why("cast gobbolob E4") == "KA-12.7"


@rule("KA-18.1", "KA-14.2")
def test_an_area_leaves_scenery_alone() -> None:
    table = staged(red="king E5 +A04", blue="anna E4", ground="tree D4 ; crate F4")
    table.do("cast kung-fu-shovel E4", "critical lock")
    assert stands(table, "D4") and stands(table, "F4") and scratches(table, "D4") == scratches(table, "F4") == 0


@rule("KA-18.2", "KA-18.3", "KA-18.4", "KA-18.5")
@pytest.mark.parametrize(
    ("ground", "blue", "step", "sight"),
    [
        ("bush E8", "", "KA-9.2", ""),
        ("tree E8", "", "KA-9.2", "KA-12.11"),
        ("crate E8", "", "", ""),
        ("2 E8", "", "", ""),
        ("", "bill E8 ;", "KA-9.2", "KA-12.11"),
        ("", "queen L1 ; tofu E8 ;", "KA-9.2", ""),
        ("", "king L1 ; gobball E8 ;", "KA-9.2", "KA-12.11"),
        ("", "aboum L1 ; water-bomb E8 ;", "KA-9.2", ""),
        ("", "goultard L1 ; snare E8 ;", "", ""),
    ],
)
def test_what_can_be_entered_and_what_sight_passes(ground: str, blue: str, step: str, sight: str) -> None:
    table = tried(red="bill E9", blue=f"{blue} anna E5", ground=ground)
    assert table.why("move E8") == step
    assert table.why("cast plaguing-arrow E5") == sight


@rule("KA-18.5", "KA-15.13")
@pytest.mark.parametrize(
    ("blue", "ground", "moved"),
    [
        ("bill F5", "", "bill"),
        ("queen L1 ; tofu F5", "", "tofu"),
        ("king L1 ; gobball F5", "", "gobball"),
        ("aboum L1 ; water-bomb F5", "", "water-bomb"),
        ("goultard L1 ; snare F5", "", ""),
        ("bill L1", "crate F5", ""),
        ("bill L1", "2 F5", ""),
    ],
)
def test_what_additional_effects_move(blue: str, ground: str, moved: str) -> None:
    table = tried(red="anna D5", blue=blue, ground=ground)
    table.do("cast assault F5", None)
    assert table.at("anna") == ("F5" if moved else "D5")


@rule("KA-18.4", "KA-12.9")
def test_on_a_crate_one_reaches_further() -> None:
    table = staged(red="queen E9", blue="anna E5", ground="crate E9")
    assert table.why("cast dan-to-fu E5") == "" and table.why("cast dan-to-fu E4") == "KA-12.1"
    table.do("move D9")
    assert table.why("cast dan-to-fu D6") == "" and table.why("cast dan-to-fu D5") == "KA-12.1"


# destructible scenery


@rule("KA-18.6")
def test_only_melee_spells_damage_scenery() -> None:
    table = staged(red="queen E5 +J15", blue="anna L1", ground="tree E4", options=AGREED)
    assert table.why("break dan-to-fu E4") == "KA-18.6"
    assert table.why("cast dan-to-fu E4") == "KA-11.7"
    assert table.why("break summon-tofu E4") == "KA-18.6"
    assert table.why("punch E4") == "KA-10.3"
    assert table.why("break assassins-dagger E6") == "KA-18.6"  # nothing there
    assert table.why("break assassins-dagger E3") == "KA-12.7"
    table.do("break assassins-dagger E4", "critical critical")
    assert scratches(table, "E4") == 3 and table.points == (4, 4)


@rule("KA-18.6", "KA-14.2")
def test_a_melee_area_damages_scenery_in_its_extra_cells() -> None:
    table = staged(red="king E5 +A04", blue="anna E4", ground="tree D4 ; bush F4", options=AGREED)
    table.do("cast kung-fu-shovel E4", "critical lock")
    assert table.damage("anna") == 3 and scratches(table, "D4") == 3 and scratches(table, "F4") == 3
    assert table.why("break kung-fu-shovel E4") == "KA-18.6"


@rule("KA-18.6", "KA-14.2")
def test_scenery_can_be_the_main_target_of_a_melee_area() -> None:
    table = staged(red="king E5 +A05", blue="anna E3", ground="bush E4", options=AGREED)
    table.do("break wonder-staff E4", "lock lock")
    assert scratches(table, "E4") == 3 and table.damage("anna") == 3


@rule("KA-18.6")
def test_a_ranged_area_leaves_scenery_alone() -> None:
    table = tried(red="goultard E9", blue="anna E5", ground="tree D5 ; crate E6", options=AGREED)
    table.do("cast cross-blast E5", "lock lock")
    assert scratches(table, "D5") == 0 and scratches(table, "E6") == 0


@rule("KA-18.7", "KA-18.10")
@pytest.mark.parametrize(("thing", "hp"), [("crate", 3), ("bush", 6), ("tree", 12)])
def test_scenery_breaks_at_its_hp_and_leaves_as_many_coins(thing: str, hp: int) -> None:
    table = staged(red="king E5", blue="anna L1", ground=f"{thing} E4", options=AGREED)
    scratched(table, E4=hp - 2)
    table.do("break gobbolob E4", "lock")
    assert stands(table, "E4") and scratches(table, "E4") == hp - 1
    table.do("break gobbolob E4", "critical")
    assert not stands(table, "E4") and scratches(table, "E4") == 0
    assert table.state.coins[cell_named("E4")] == hp and table.state.bank == 54 - hp
    assert table.why("move E4") == ""


@rule("KA-18.10", "KA-1.7")
@pytest.mark.parametrize(("pool", "coins"), [(52, 2), (54, 0)])
def test_broken_scenery_leaves_only_what_the_bank_has(pool: int, coins: int) -> None:
    table = staged(red="king E5", blue="anna L1", ground="crate E4", options=AGREED, pool=f"0 {pool}")
    scratched(table, E4=2)
    table.do("break gobbolob E4", "lock")
    assert table.state.coins[cell_named("E4")] == coins and table.state.bank == 0


@rule("KA-18.10")
def test_coins_of_broken_scenery_come_to_those_that_lie_there() -> None:
    table = staged(red="king E5", blue="anna L1", ground="crate E4 ; 2 E4", options=AGREED)
    scratched(table, E4=2)
    table.do("break gobbolob E4", "lock").do("move E4").do("pick")
    assert table.state.coins[cell_named("E4")] == 4 and table.pools() == (1, 0, 54 - 5)


@rule("KA-18.8")
def test_scenery_rolls_no_armor_and_feeds_nobody() -> None:
    table = staged(red="oscar E5 dmg=5", blue="anna L1", ground="bush E4", options=AGREED)
    table.do("break con E4", "wild")
    assert scratches(table, "E4") == 2 and table.damage("oscar") == 5 and table.told(Healed) == []
    assert [event.roll for event in table.told(Rolled)] == ["critical"]


@rule("KA-18.8", "KA-19.22")
def test_bonuses_of_the_caster_count_against_scenery() -> None:
    table = staged(red="king E5 +J14 -G03", blue="anna L1", ground="tree E4", options=AGREED)
    table.do("use G03").do("break gobbolob E4", "lock")
    assert scratches(table, "E4") == 1 + 2 + 2


@rule("KA-18.9")
def test_markers_on_scenery_last_until_the_game_turn_ends() -> None:
    table = staged(red="king E5 ; healey A1", blue="anna L1", ground="bush E4", options=AGREED, active="king")
    table.do("break gobbolob E4", "lock").do("end")
    assert scratches(table, "E4") == 1 and table.asks == "red activation healey"
    table.do("end", "armor lock")
    assert scratches(table, "E4") == 0 and stands(table, "E4")
    assert [event.cells for event in table.told(SceneryMended)] == [(cell_named("E4"),)]


@rule("KA-18.11")
def test_the_attacker_says_whether_the_crate_or_its_character_is_meant() -> None:
    table = staged(red="king E5", blue="anna E4", ground="crate E4", options=AGREED)
    table.do("cast gobbolob E4", "lock lock")
    assert table.damage("anna") == 1 and scratches(table, "E4") == 0
    table.do("break gobbolob E4", "critical")
    assert table.damage("anna") == 1 and scratches(table, "E4") == 2


@rule("KA-18.11")
def test_an_area_hits_the_crate_and_its_character() -> None:
    table = staged(red="king E5 +A04", blue="anna E4 ; bill F4", ground="crate E4 ; crate F4", options=AGREED)
    table.do("cast kung-fu-shovel E4", "lock lock lock")
    assert table.damages("anna", "bill") == (2, 2) and scratches(table, "E4") == scratches(table, "F4") == 2


@rule("KA-18.11")
def test_a_character_stays_when_its_crate_breaks() -> None:
    table = staged(red="king E5", blue="queen E4", ground="crate E4", options=AGREED)
    scratched(table, E4=2)
    table.do("break gobbolob E4", "critical")
    assert table.at("queen") == "E4" and table.damage("queen") == 0 and not stands(table, "E4")
    table.end_turn()
    assert table.why("cast dan-to-fu E8") == "KA-12.1"
    table.do("pick")
    assert table.pools()[1] == 1 + 3  # the coins lie under it; 3 for the dice


@rule("KA-18.7")
def test_surplus_damage_to_scenery_is_ignored() -> None:
    table = staged(red="king E5 +J14", blue="anna L1", ground="crate E4", options=AGREED)
    table.do("break gobbolob E4", "critical")
    assert not stands(table, "E4") and table.state.coins[cell_named("E4")] == 3
