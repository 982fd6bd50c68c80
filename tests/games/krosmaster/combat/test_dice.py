"""Chapter 3: the faces, what they count for, and who turns a joker."""

import pytest

from tests.games.krosmaster.boards import Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.combat.dice import FACES, FOR_ARMOR, FOR_CRITICAL, FOR_DODGE, FOR_LOCK, throw
from warbook.games.krosmaster.present.events import Locked, Rolled

# face: successes as critical, armor, lock, dodge
COUNTED = {
    "critical": (1, 0, 0, 0),
    "armor": (0, 1, 0, 0),
    "lock": (0, 0, 1, 0),
    "dodge": (0, 0, 0, 1),
    "critical-dodge": (1, 0, 0, 1),
    "wild": (1, 1, 1, 1),
}


@rule("KA-3.1", "KA-3.4", "KA-3.5", "KA-3.6", "KA-3.7")
@pytest.mark.parametrize("face", COUNTED)
def test_a_face_counts_as_the_rules_say(face: str) -> None:
    number = FACES.index(face)
    assert (FOR_CRITICAL[number], FOR_ARMOR[number], FOR_LOCK[number], FOR_DODGE[number]) == COUNTED[face]
    assert list(COUNTED) == FACES


@rule("KA-3.1")
def test_all_six_faces_are_equally_likely() -> None:
    rolled = throw(staged(red="queen E5").state, 6000)
    assert all(900 < rolled.count(face) < 1100 for face in range(6)) and set(rolled) == set(range(6))


@rule("KA-3.3", "KA-3.4")
@pytest.mark.parametrize("face", COUNTED)
def test_a_critical_roll_counts_bursts_and_both_jokers(face: str) -> None:
    table = staged(red="bill E5", blue="anna E8").do("cast plaguing-arrow E8", f"{face} lock")
    assert table.damage("anna") == 1 + COUNTED[face][0] and table.asks == "ACTIVATION"


@rule("KA-3.3", "KA-3.7")
@pytest.mark.parametrize("face", COUNTED)
def test_an_armor_roll_counts_shields_and_eggs(face: str) -> None:
    table = staged(red="bill E5", blue="anna E8").do("cast plaguing-arrow E8", f"critical {face}")
    assert table.damage("anna") == 2 - COUNTED[face][1] and table.asks == "ACTIVATION"


@rule("KA-3.3", "KA-3.6")
@pytest.mark.parametrize("face", COUNTED)
def test_a_lock_roll_counts_magnets_and_eggs(face: str) -> None:
    table = staged(red="anna E5; bill A1", blue="healey E6")
    table.do("move E4", f"{face} lock" if COUNTED[face][2] else face)
    assert len(table.told(Locked)) == COUNTED[face][2]


@rule("KA-3.3", "KA-3.5")
@pytest.mark.parametrize("face", COUNTED)
def test_a_dodge_roll_counts_boots_and_both_jokers(face: str) -> None:
    table = staged(red="anna E5; bill A1", blue="healey E6").do("move E4", f"lock {face}")
    assert len(table.told(Locked)) == 1 - COUNTED[face][3]


def tension(dice: str) -> Table:
    """The start of a game turn in which these dice were rolled."""
    return staged(red="anna E5", blue="bill L3", moment="game-turn", dice=dice)


@rule("KA-3.2", "KA-7.3")
def test_the_player_turns_every_joker_of_a_tension_roll() -> None:
    table = tension("critical-dodge wild")
    assert (table.asks, table.seat) == ("JOKERS", "red")
    assert table.options("joker") == [0, 3, 4, 5, 6, 7]
    table.do("joker 2 lock")
    assert table.asks == "JOKERS"
    table.do("joker 1 dodge")
    assert table.asks == "INSPIRE" and list(table.state.die) == [3, 2]


@rule("KA-3.2")
def test_a_joker_can_be_turned_only_to_the_faces_it_offers_and_a_plain_die_not_at_all() -> None:
    table = tension("critical-dodge armor")
    for text in ("joker 1 armor", "joker 1 lock", "joker 2 critical", "joker 2 armor"):
        assert table.why(text) == "KA-3.2"
    assert table.why("joker 1 critical") == table.why("joker 1 dodge") == ""


@rule("KA-3.2")
def test_plain_faces_leave_nothing_to_turn() -> None:
    assert tension("critical armor").asks == "INSPIRE"


# jokers of a critical roll


@rule("KA-3.3")
def test_the_roller_turns_jokers_when_an_ally_is_hit() -> None:
    table = staged(red="kassius E5; oscar E6", active="kassius")
    table.do("cast puff E6", "wild critical-dodge")
    assert (table.asks, table.seat) == ("HIT_JOKERS", "red")
    assert table.why("joker 2 armor") == "KA-3.2" and table.why("end") == "KA-22.5"
    table.do("joker 1 lock").do("joker 2 dodge", "dodge lock")
    assert table.damage("oscar") == 3 and table.at("oscar") == "E9"


@rule("KA-3.3")
def test_a_joker_may_count_against_an_ally_too() -> None:
    table = staged(red="kassius E5; oscar E6", active="kassius").do("cast puff E6", "wild critical")
    assert table.why("joker 2 lock") == "KA-3.2", "a plain die stays as it is"
    assert table.do("joker 1 critical", "dodge lock").damage("oscar") == 5


@rule("KA-3.3")
def test_nobody_is_asked_when_only_opponents_without_counter_attack_are_hit() -> None:
    table = staged(red="kassius E5", blue="oscar E6").do("cast puff E6", "wild critical-dodge dodge lock")
    assert table.damage("oscar") == 5 and table.asks == "ACTIVATION"


@rule("KA-3.3")
def test_nobody_is_asked_without_jokers() -> None:
    table = staged(red="kassius E5; oscar E6", active="kassius")
    assert table.do("cast puff E6", "critical lock dodge lock").damage("oscar") == 4


@rule("KA-3.3")
def test_the_roller_turns_jokers_when_the_caster_itself_is_hit() -> None:
    table = staged(EXTRA, red="tester E5", blue="anna F6").do("cast nova F6", "wild")
    assert table.asks == "HIT_JOKERS"
    table.do("joker 1 armor", "dodge dodge")
    assert (table.damage("tester"), table.damage("anna")) == (1, 1)


@rule("KA-3.3", "KA-17.5")
def test_the_roller_turns_jokers_against_counter_attack() -> None:
    table = staged(EXTRA, red="oscar E5", blue="thorn E7").do("cast trickery E7", "critical-dodge")
    assert table.asks == "HIT_JOKERS"
    table.do("joker 1 dodge")
    assert (table.damage("thorn"), table.damage("oscar")) == (0, 0)


@rule("KA-3.3")
def test_a_partner_is_of_the_rollers_own_side() -> None:
    teams = {"red": "kassius E5", "green": "oscar E6", "blue": "anna L1", "yellow": "bill L3"}
    assert staged(scenario="two-against-two", **teams).do("cast puff E6", "wild armor").asks == "HIT_JOKERS"
    alone = staged(scenario="free-for-all", **teams).do("cast puff E6", "wild armor dodge dodge")
    assert alone.asks == "ACTIVATION"


@rule("KA-3.3")
def test_a_bomb_asks_its_player_when_the_explosion_meets_the_own_side() -> None:
    table = staged(red="bill E5", blue="aboum A1; anna F8; water-bomb E8", active="bill")
    table.do("cast plaguing-arrow E8", "critical wild")
    assert (table.asks, table.seat) == ("HIT_JOKERS", "blue")
    assert table.do("joker 1 dodge", "dodge").damage("anna") == 3


@rule("KA-3.3", "KA-13.7")
def test_jokers_of_a_healing_are_always_successes() -> None:
    table = staged(red="healey E5 dmg=5", blue="bill L3").do("cast healing-word E5", "wild")
    assert table.damage("healey") == 3 and table.asks == "ACTIVATION"


@rule("KA-3.2")
def test_a_roll_is_told_with_the_faces_that_fell() -> None:
    table = staged(red="bill E5", blue="anna E8").do("cast plaguing-arrow E8", "wild critical-dodge")
    assert [(roll.roll, roll.faces, roll.hits) for roll in table.told(Rolled)] == [
        ("critical", (5,), 1),
        ("armor", (4,), 0),
    ]
