"""Chapter 17: powers."""

import pytest

from tests.games.krosmaster.boards import GAME
from tests.games.krosmaster.trials import staged, tried
from tests.rules import fact, rule
from warbook.games.krosmaster.content.tables import POWERS
from warbook.games.krosmaster.present.events import Hurt


@fact("KA-17.1")
def test_a_power_is_no_spell_and_costs_nothing() -> None:
    table = tried(red="anna E5", blue="thorn E4 ; healey L1")
    table.do("punch E4", "lock lock")  # it works in the opponent's turn
    assert table.damages("anna", "thorn") == (1, 1)
    table.end_turn()
    assert table.asks == "blue activation thorn" and table.points == (6, 3)
    shown = table.view("blue").active
    assert shown is not None and [slot.spell for slot in shown.slots] == ["con"]


@rule("KA-17.2", "KA-17.3")
@pytest.mark.parametrize(
    ("king", "armor"), [("king E4", 2), ("king E4 die=armor", 2), ("king E4 die=armor +J17 +J12", 2)]
)
def test_armor_from_several_places_is_armor_once(king: str, armor: int) -> None:
    table = staged(red="oscar E5", blue=king)
    table.do("cast con E4", "lock" + " lock" * armor)
    assert table.damage("king") == 1


@rule("KA-17.2", "KA-17.3")
def test_critical_hit_twice_is_two_dice() -> None:
    table = staged(red="queen E5 -J16 die=critical", blue="anna E4")
    table.do("use J16").do("cast dan-to-fu E4", "critical critical lock")
    assert table.damage("anna") == 3 and table.state.hp[table.piece("queen")] == 10


@rule("KA-17.2", "KA-17.3")
@pytest.mark.parametrize(
    ("mover", "locker", "dice"),
    [
        ("anna", "healey", "lock armor"),
        ("anna", "king", "lock lock dodge"),
        ("anna", "king die=lock", "lock lock dodge"),
        ("bill", "healey", "lock armor lock"),
        ("bill die=dodge", "king", "lock lock dodge armor"),
    ],
)
def test_lock_and_dodge_roll_two_dice_instead_of_one(mover: str, locker: str, dice: str) -> None:
    figure, *mark = mover.split()
    other, *die = locker.split()
    table = staged(red=f"{figure} E5 {' '.join(mark)} ; healey A1", blue=f"{other} E4 {' '.join(die)}", active=figure)
    table.do("move D5", dice)
    assert table.at(figure) == "E5" and table.asks == "red activation healey"  # locked


@rule("KA-17.3", "KA-13.3")
def test_critical_hit_does_not_help_neutral_damage() -> None:
    table = staged(red="queen E5", blue="anna E4")
    table.do("punch E4", "critical lock")
    assert table.damage("anna") == 2


@rule("KA-17.3", "KA-13.4")
@pytest.mark.parametrize(
    ("target", "damage"),
    [("anna E4", 3), ("anna E4 +A09", 2), ("anna E4 +G12", 2), ("anna E4 +A09 +G12", 1), ("anna E4 +G11", 3)],
)
def test_resistance_takes_one_off_and_a_ward_adds_to_it(target: str, damage: int) -> None:
    table = staged(red="queen E6", blue=target)
    table.do("cast dan-to-fu E4", "critical critical lock")
    assert table.damage("anna") == damage


@rule("KA-17.3", "KA-13.4")
def test_resistance_never_heals() -> None:
    table = staged(red="queen E6", blue="anna E4 dmg=3 +A09 +G12")
    table.do("cast dan-to-fu E4", "lock lock armor")
    assert table.damage("anna") == 3


# Counter-Attack


@rule("KA-17.3", "KA-13.9", "KA-17.5")
@pytest.mark.parametrize(
    ("red", "action", "dice"),
    [
        ("king E5", "cast gobbolob E4", "lock lock"),
        ("king E5 +A03", "cast crescent-blade E4", "lock lock"),
        ("king E5 -G05", "use G05 E4", "lock lock"),
        ("king E5", "punch E4", "lock lock"),
    ],
)
def test_counter_attack_answers_spells_weapons_one_shots_and_punches(red: str, action: str, dice: str) -> None:
    table = tried(red=red, blue="thorn E4")
    table.do(action, dice)
    assert table.damage("thorn") >= 1 and table.damage("king") == 1


@rule("KA-17.3")
def test_counter_attack_needs_a_marker_on_it() -> None:
    table = tried(red="anna E5", blue="thorn E4")
    table.do("punch E4", "lock armor")
    assert table.damages("anna", "thorn") == (0, 0)


@rule("KA-17.3")
def test_counter_attack_does_not_answer_its_own_side() -> None:
    table = tried(red="anna E5 ; thorn E4", blue="bill L1", active="anna")
    table.do("cast assault E4", "lock lock")
    assert table.damages("anna", "thorn") == (0, 1)


@rule("KA-17.5")
def test_counter_attack_does_not_answer_bombs_and_traps() -> None:
    table = tried(red="aboum A1 ; water-bomb E5", blue="thorn E4", moment="preliminary", dice="lock lock")
    assert table.damages("aboum", "thorn") == (0, 3)
    table = tried(red="thorn E9", blue="goultard L1 ; snare E8")
    table.do("move E8", "lock lock")
    assert table.damages("goultard", "thorn") == (0, 2)


@rule("KA-17.5")
def test_counter_attack_does_not_answer_a_rewards_damage_to_its_user() -> None:
    table = tried(red="thorn E9 -J07", blue="bill L1")
    table.do("use J07")
    assert table.damages("thorn", "bill") == (4, 0)


@rule("KA-17.5")
def test_a_counter_attack_never_answers_another() -> None:
    table = tried(red="thorn E5 dmg=2", blue="thorn E4")
    table.do("cast con E4", "lock lock")  # Life Steal takes 1 off, then the answer puts 1 on
    assert table.damages("red.thorn", "blue.thorn") == (2, 1) and len(table.told(Hurt)) == 2


@rule("KA-17.7", "KA-13.9")
def test_a_counter_attack_has_no_range_and_no_dice() -> None:
    table = tried(red="queen E7 +J13", blue="thorn E4")
    table.do("cast dan-to-fu E4", "lock lock lock")
    assert table.damages("queen", "thorn") == (1, 1)


@rule("KA-17.7", "KA-22.4")
def test_one_who_falls_still_answers_and_both_fall_together() -> None:
    table = staged(red="queen E7 dmg=7 ; bill L1", blue="king A1 ; prespic E4 dmg=2 of=king", active="queen")
    table.do("cast dan-to-fu E4", "lock lock lock")
    assert table.at("prespic") == "" and table.at("queen") == "" and table.gg() == (4, 9, 0)


@rule("KA-17.3", "KA-3.3")
def test_the_attacker_may_turn_jokers_away_from_a_counter_attack() -> None:
    table = tried(red="anna E5", blue="thorn E4")
    table.do("punch E4", "critical-dodge")
    assert table.asks == "red hit_jokers" and table.why("joker 1 lock") == "KA-3.2"
    table.do("joker 1 dodge", "armor")
    assert table.damages("anna", "thorn") == (0, 0)


# Healing


@rule("KA-17.3", "KA-13.7")
@pytest.mark.parametrize(("before", "die", "after"), [(5, "lock", 3), (5, "wild", 2), (1, "lock", 0), (2, "lock", 0)])
def test_healing_removes_one_marker_more(before: int, die: str, after: int) -> None:
    table = tried(red=f"healey E5 ; thorn E4 dmg={before}", blue="bill L1", active="healey")
    table.do("cast healing-word E4", die)
    assert table.damage("thorn") == after


@rule("KA-17.3")
def test_healing_helps_only_spells() -> None:
    table = tried(red="thorn E5 dmg=5 -G08", blue="bill L1")
    table.do("use G08")
    assert table.damage("thorn") == 2


# Immunity


@rule("KA-17.3", "KA-17.4", "KA-11.20")
@pytest.mark.parametrize("spell", ["frost", "thieve", "leech", "charge", "gale", "barter", "lasso"])
def test_full_immunity_lets_no_spell_of_the_four_elements_have_an_effect(spell: str) -> None:
    table = tried(red="goultard E9 dmg=3", blue="spirit E6")
    table.do(f"cast {spell} E6", "critical lock")  # the armor roll is made all the same
    assert table.damage("spirit") == 0 and table.at("spirit") == "E6" and table.markers("spirit") == (0, 0)
    assert table.damage("goultard") == 3 and table.markers("goultard") == (0, 0)
    assert table.at("goultard") == ("E7" if spell == "charge" else "E9")  # what happens to the caster is not its affair


@rule("KA-17.3", "KA-17.4")
def test_immunity_does_not_help_against_neutral_damage_or_spells_without_element() -> None:
    table = tried(red="goultard E9", blue="spirit E8")
    table.do("punch E8", "lock lock").do("cast hearten E8")
    assert table.damage("spirit") == 1 and table.markers("spirit") == (2, 1)


@fact("KA-17.6")
def test_no_card_of_the_box_has_a_power_beside_those_of_the_list() -> None:
    content = GAME.tables.content
    powers = [power for figure in content.figures.values() for power in figure.powers]
    powers += [power for summon in content.summons.values() for power in summon.powers]
    powers += [power for reward in content.rewards.values() for power in reward.powers]
    assert set(powers) <= set(POWERS)
