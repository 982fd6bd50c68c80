"""Chapter 27: what each reward token does."""

import pytest

from tests.games.krosmaster.trials import begun, staged
from tests.rules import rule
from warbook.games.krosmaster.content.tables import cell_named
from warbook.games.krosmaster.present.events import Rolled

# boosts that strengthen the next spell

SPELLS = {
    "water": ("oscar", "con"),
    "air": ("queen", "dan-to-fu"),
    "earth": ("king", "gobbolob"),
    "fire": ("healey", "curse-word"),
}
CASES = [(f"G0{number}", f"G1{number}", element) for number, element in enumerate(SPELLS, 1)]


def dice_of(caster: str) -> str:
    """Dice without success for an attack on Anna: two critical ones for the Queen, no armor die against Healey."""
    return {"queen": "lock lock lock", "healey": "lock"}.get(caster, "lock lock")


@rule("KA-27.2", "KA-19.22")
@pytest.mark.parametrize(("powder", "ward", "element"), CASES)
def test_a_powder_strengthens_the_next_attack_of_its_element(powder: str, ward: str, element: str) -> None:
    for other, (caster, spell) in SPELLS.items():
        table = staged(red=f"{caster} E5 -{powder}", blue="anna E4")
        table.do(f"use {powder}").do(f"cast {spell} E4", dice_of(caster))
        assert table.damage("anna") == (3 if other == element else 1)


@rule("KA-27.2", "KA-13.4")
@pytest.mark.parametrize(("powder", "ward", "element"), CASES)
def test_a_ward_strengthens_and_protects_in_its_element(powder: str, ward: str, element: str) -> None:
    for other, (caster, spell) in SPELLS.items():
        table = staged(red=f"{caster} E5 -{ward}", blue="anna E4")
        table.do(f"use {ward}").do(f"cast {spell} E4", dice_of(caster))
        assert table.damage("anna") == (2 if other == element else 1)
        table = staged(red=f"{caster} E5", blue=f"anna E4 +{ward}")
        table.do(f"cast {spell} E4", dice_of(caster))
        assert table.damage("anna") == (0 if other == element else 1)


# one-shot spells


@rule("KA-27.2")
def test_explosive_flask() -> None:
    table = staged(red="queen E9 -G05", blue="anna E4")
    table.do("use G05 E4", "critical lock")  # neutral: one critical die even for the Queen
    assert table.damage("anna") == 3 and table.points == (5, 4)


@rule("KA-27.2")
@pytest.mark.parametrize(("reward", "markers"), [("G06", (-3, 0)), ("G07", (0, -3))])
def test_dazing_and_tangling_flask(reward: str, markers: tuple[int, int]) -> None:
    table = staged(red=f"queen E9 -{reward}", blue="anna E4")
    table.do(f"use {reward} E4")
    assert table.markers("anna") == markers and table.damage("anna") == 0 and table.points == (5, 4)
    table.end_turn()
    assert table.points == (6 + markers[0], 3 + markers[1])


@rule("KA-27.2")
@pytest.mark.parametrize(("element", "damage"), [("water", 3), ("air", 2), ("earth", 3), ("fire", 3)])
def test_archers_guard_has_the_element_that_is_chosen(element: str, damage: int) -> None:
    table = staged(red="king E9 -J05", blue="anna E2 +G12")
    assert table.why(f"use J05 {element} E1") == "KA-12.1"
    table.do(f"use J05 {element} E2", "lock lock")
    assert table.damage("anna") == damage and table.points == (5, 3)


# boosts that give


@rule("KA-27.2")
@pytest.mark.parametrize(
    ("reward", "points", "damage", "coins"),
    [
        ("G08", (6, 3), 6, 0),
        ("G09", (7, 4), 8, 0),
        ("J01", (6, 3), 2, 0),
        ("J02", (6, 5), 9, 2),
        ("J03", (10, 3), 9, 0),
        ("A02", (9, 5), 5, 0),
    ],
)
def test_boosts_that_give_at_once(reward: str, points: tuple[int, int], damage: int, coins: int) -> None:
    table = staged(red=f"anna E5 dmg=9 -{reward}", blue="bill L1")
    table.do(f"use {reward}")
    assert table.points == points and table.damage("anna") == damage and table.pools() == (coins, 0, 54 - coins)


@rule("KA-27.2", "KA-13.8")
def test_no_more_markers_are_removed_than_there_are() -> None:
    table = staged(red="anna E5 dmg=1 -G08 -J01", blue="bill L1")
    table.do("use G08").do("use J01")
    assert table.damage("anna") == 0


@rule("KA-27.2", "KA-1.7")
def test_an_empty_bank_gives_nothing() -> None:
    table = staged(red="anna E5 -J02", blue="bill L1", pool="0 53")
    table.do("use J02")
    assert table.pools() == (1, 53, 0) and table.points == (6, 5)


@rule("KA-27.2")
@pytest.mark.parametrize(
    ("die", "points", "coins"),
    [
        ("critical", (10, 3), 0),
        ("critical-dodge", (10, 3), 0),
        ("wild", (10, 3), 0),
        ("armor", (6, 5), 2),
        ("lock", (6, 5), 2),
        ("dodge", (6, 5), 2),
    ],
)
def test_gamblers_guard(die: str, points: tuple[int, int], coins: int) -> None:
    table = staged(red="anna E5 -J09", blue="bill L1")
    table.do("use J09", die)
    assert table.points == points and table.pools()[0] == coins
    assert [event.roll for event in table.told(Rolled)] == ["gamble"]


@rule("KA-27.2")
@pytest.mark.parametrize(("choice", "points", "damage"), [(1, (9, 3), 9), (2, (6, 5), 9), (3, (6, 3), 5)])
def test_brewers_guard_gives_one_of_three(choice: int, points: tuple[int, int], damage: int) -> None:
    table = staged(red="anna E5 dmg=9 -J10", blue="bill L1")
    assert table.why("use J10 4") == "KA-27.2"
    table.do(f"use J10 {choice}")
    assert table.points == points and table.damage("anna") == damage


# boosts that move, summon, pay


@rule("KA-27.2", "KA-9.13", "KA-6.13")
def test_recall_potion_leads_to_an_empty_own_start_cell() -> None:
    table = staged(red="anna E6 -G10 ; bill G11", blue="king E7", active="anna", arena="pit")
    assert table.why("use G10 G11") == "KA-27.2"  # Bill stands there
    assert table.why("use G10 H2") == "KA-27.2"  # a start cell of the other edge
    assert table.why("use G10 E8") == "KA-27.2"  # no start cell
    table.do("use G10 L11")  # the King does not try to lock
    assert table.at("anna") == "L11" and table.points == (6, 3)


@rule("KA-27.2")
def test_recall_potion_keeps_to_the_own_zone_of_four() -> None:
    table = staged(scenario="free-for-all", red="anna E6 -G10", arena="pit")
    own = {"B1", "D1", "I1", "A2", "B2", "F2", "H2"}
    assert {arg % 1024 for arg in table.options("use")} == {cell_named(cell) for cell in own}


@rule("KA-27.2", "KA-9.13")
def test_leapers_guard_needs_no_sight_and_no_lock() -> None:
    table = staged(red="anna E6 -J04", blue="king E7 ; bill E5", ground="tree F6 ; crate I6 ; bush F7")
    for cell, why in (
        ("E6", "KA-27.2"),
        ("E5", "KA-27.2"),
        ("F7", "KA-27.2"),
        ("J6", "KA-27.2"),
        ("G4", ""),
        ("I6", ""),
    ):
        assert table.why(f"use J04 {cell}") == why
    table.do("use J04 I6")
    assert table.at("anna") == "I6" and table.points == (6, 3)


@rule("KA-27.2", "KA-20.3")
def test_brokers_guard_pays_two_for_a_gallon() -> None:
    assert staged(red="anna E5 -J06", blue="bill L1", pool="1 0").why("use J06") == "KA-27.2"
    table = staged(red="anna E5 -J06", blue="bill L1", pool="3 0", wild=0)
    table.do("use J06")
    assert table.pools() == (1, 0, 53) and table.gg() == (7, 5, 0)


@rule("KA-27.2", "KA-21.6", "KA-21.5")
def test_a_gallon_by_a_reward_may_win() -> None:
    table = staged(red="anna E5 -J06", blue="bill L1", pool="2 0", wild=0, gg="5 1")
    table.do("use J06")
    assert table.result == "red by honour"


@rule("KA-27.2", "KA-13.9")
def test_berserkers_guard_strengthens_the_next_elemental_attack() -> None:
    table = staged(red="king E5 -J07", blue="anna E4")
    table.do("use J07")
    assert table.damage("king") == 4
    table.do("cast gobbolob E4", "lock lock").do("cast gobbolob E4", "lock lock")
    assert table.damage("anna") == 4 + 1


@rule("KA-27.2", "KA-26.2", "KA-16.5")
def test_beastmasters_guard_brings_a_prespic_that_acts_after_its_holder() -> None:
    table = staged(red="anna E5 -J08 ; king A1", blue="bill D4", active="anna", ground="bush E4")
    for cell, why in (("E4", "KA-27.2"), ("E5", "KA-27.2"), ("F6", "KA-27.2"), ("D5", "")):
        assert table.why(f"use J08 {cell}") == why
    table.do("use J08 D5").do("end")
    assert table.asks == "red activation prespic" and table.points == (4, 4)
    table.do("cast spike D4", "lock lock")
    assert table.damage("bill") == 1


@rule("KA-27.2", "KA-16.8")
def test_the_prespic_leaves_with_its_holder() -> None:
    table = staged(red="oscar E5", blue="anna E4 dmg=11 ; prespic L1 of=anna ; bill A1")
    table.do("cast con E4", "lock lock")
    assert table.at("prespic") == ""


@rule("KA-27.2", "KA-4.7", "KA-20.3")
@pytest.mark.parametrize(("pool", "taken"), [(5, 3), (2, 2), (0, 0)])
def test_demons_tribute_takes_coins_and_a_gallon(pool: int, taken: int) -> None:
    table = staged(red="anna E5 -A01", blue="bill L1", pool=f"1 {pool}", wild=0)
    assert table.why("use A01 red") == "KA-27.2"
    table.do("use A01 blue")
    assert table.pools() == (1 + taken, pool - taken, 53 - pool) and table.gg() == (7, 5, 0)


@rule("KA-27.2", "KA-24.2")
def test_demons_tribute_takes_from_one_opponent_never_from_the_partner() -> None:
    table = staged(scenario="two-against-two", red="anna E5 -A01", pool="0 4 4 4")
    assert table.why("use A01 green") == table.why("use A01 red") == "KA-27.2"
    table.do("use A01 yellow")
    assert table.pools()[:4] == (3, 4, 4, 1)


# buffs


@rule("KA-27.2", "KA-22.1")
def test_wardens_guard_keeps_opponents_from_walking_away() -> None:
    table = staged(red="anna E5 ; bill K1", blue="king E4 +J11", active="anna")
    assert table.why("move E6") == "KA-27.2"
    table.do("cast assault E4", "lock lock lock")  # a spell may move her
    assert table.at("anna") == "E4" and table.why("move E3") == "KA-27.2"
    assert staged(red="queen A1 ; tofu E5", blue="king E4 +J11", active="tofu").why("move E6") == "KA-27.2"
    assert staged(red="anna E5", blue="king E4 -J11").why("move E6") == ""
    assert staged(red="anna E5 ; king E4 +J11", blue="bill L1", active="anna").why("move E6") == ""


@rule("KA-27.2")
def test_champions_guard_gives_the_four_powers() -> None:
    table = staged(red="anna E5 -J12", blue="bill E4")
    table.do("use J12").do("cast assault E4", "critical lock lock")
    assert table.damage("bill") == 2
    assert all(table.has("anna", power) for power in ("armor", "lock", "dodge"))


@rule("KA-27.2", "KA-15.10")
def test_guard_of_the_elements_stops_elemental_damage_and_nothing_else() -> None:
    table = staged(red="queen E6 -G02 ; tofu D4 ; tofu F4 ; tofu E3", blue="king E4 +J13", active="queen")
    table.do("use G02").do("cast dan-to-fu E4", "critical critical lock lock")
    assert table.damage("king") == 0
    table = staged(red="queen E5", blue="king E4 +J13")
    table.do("punch E4", "lock lock lock")
    assert table.damage("king") == 1
    table = staged(red="anna E5", blue="king E4 +J13")
    table.do("cast assault E4", "lock lock lock")
    assert table.at("king") == "E5"  # additional effects still apply


@rule("KA-27.2")
def test_duelists_guard_strengthens_elemental_melee_spells_only() -> None:
    table = staged(red="king E5 +J14", blue="anna E4")
    table.do("cast gobbolob E4", "lock lock")
    assert table.damage("anna") == 3
    table = staged(red="king E5 +J14 -G05", blue="anna E4")
    table.do("punch E4", "lock lock").do("use G05 E4", "lock lock")
    assert table.damage("anna") == 1 + 2
    table = staged(red="queen E5 +J14", blue="anna E4")
    table.do("cast dan-to-fu E4", "lock lock lock")
    assert table.damage("anna") == 1


# equipment


@rule("KA-27.2", "KA-19.19")
@pytest.mark.parametrize(
    ("reward", "spell", "points", "hurt"),
    [
        ("J15", "assassins-dagger", 2, {"anna": 1}),
        ("A03", "crescent-blade", 3, {"anna": 2}),
        ("A04", "kung-fu-shovel", 3, {"anna": 2, "bill": 2, "oscar": 2}),
        ("A05", "wonder-staff", 5, {"anna": 3, "queen": 3, "healey": 3}),
    ],
)
def test_weapons(reward: str, spell: str, points: int, hurt: dict[str, int]) -> None:
    blue = "anna E4 ; bill D4 ; oscar F4 ; queen E3 ; healey E2 ; aboum E6"
    table = staged(red=f"king E5 -{reward}", blue=blue)
    table.do(f"use {reward}")
    dice = "lock" + " lock" * (len(hurt) + ("oscar" in hurt))
    table.do(f"cast {spell} E4", dice)
    names = ("anna", "bill", "oscar", "queen", "healey", "aboum")
    assert {name: table.damage(name) for name in names if table.damage(name)} == hurt
    assert table.points == (7 - points, 3)


@rule("KA-27.2", "KA-19.18")
@pytest.mark.parametrize(
    ("reward", "hp", "points", "powers"),
    [
        ("J16", 14, (6, 3), {"critical-hit"}),
        ("J17", 14, (6, 3), {"armor"}),
        ("J18", 14, (6, 3), {"dodge"}),
        ("J19", 14, (6, 3), {"lock"}),
        ("J20", 12, (6, 4), set()),
        ("J21", 15, (6, 3), set()),
        ("A06", 17, (8, 2), set()),
        ("A07", 14, (7, 3), set()),
        ("A08", 12, (6, 4), {"dodge"}),
        ("A09", 12, (6, 3), {"resistance-water", "resistance-air", "resistance-earth", "resistance-fire"}),
        ("A11", 18, (6, 3), set()),
        ("A13", 12, (6, 3), {"critical-hit", "armor"}),
        ("A14", 12, (7, 4), set()),
    ],
)
def test_sets_pets_and_dofus(reward: str, hp: int, points: tuple[int, int], powers: set[str]) -> None:
    table = staged(red=f"anna E5 -{reward}", blue="bill L1")
    table.do(f"use {reward}")
    shown = next(piece for piece in table.view("red").pieces if piece.kind == "anna")
    assert (shown.hp, table.points, set(shown.equipped)) == (hp, points, powers)
    assert all(table.has("anna", power) for power in powers)


@rule("KA-27.2", "KA-1.7")
def test_bilby_finds_a_coin_more_with_every_coin() -> None:
    table = staged(red="anna E5 +A10", blue="bill L1", ground="2 E5", pool="0 51")
    table.do("pick")
    assert table.pools() == (2, 51, 0) and table.points == (5, 3)
    table.do("pick")
    assert table.pools() == (3, 51, 0)  # the bank is empty


@rule("KA-27.2")
def test_crimson_dofus_strengthens_elemental_spells() -> None:
    table = staged(red="queen E5 +A12 -G05", blue="anna E4")
    table.do("cast dan-to-fu E4", "lock lock lock").do("use G05 E4", "lock lock")
    assert table.damage("anna") == 2 + 2


@rule("KA-27.3")
def test_the_tutorials_have_no_rewards() -> None:
    table = staged(scenario="tutorial-7", red="queen E7", blue="anna L1", pool="12 0")
    assert table.why("buy granite-1") == "KA-27.3" and table.why("buy gold-2 blind") == "KA-27.3"
    assert table.view("red").market is None
    assert begun("tutorial-6").why("buy granite-1") == "KA-27.3"
