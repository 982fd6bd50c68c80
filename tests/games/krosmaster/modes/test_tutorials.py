"""Chapter 29: the seven tutorials."""

import pytest

from tests.games.krosmaster.boards import GAME
from tests.games.krosmaster.trials import Trial, begun, staged
from tests.rules import rule
from warbook.games.krosmaster.present.events import Ended, Rolled, Summoned

# the first: walking and punching


@rule("KA-29.1", "KA-29.8")
def test_the_first_tutorial_begins_with_the_queen_and_without_dice() -> None:
    table = begun("tutorial-1")
    assert table.asks == "red activation queen" and table.at("queen") == "B6" and table.at("king") == "E1"
    assert table.words() == {"move", "end"} and table.state.rng.drawn == 0
    table.do("end")
    assert table.asks == "blue activation king"


@rule("KA-29.1")
def test_the_first_tutorial_has_no_spells_and_no_powers() -> None:
    table = staged(scenario="tutorial-1", red="queen B5", blue="king B4")
    assert table.why("cast dan-to-fu B4") == "KA-29.1" and table.why("cast summon-tofu C5") == "KA-29.1"
    assert table.why("buy-gg") == "KA-10.5" and table.why("pick") == "KA-10.4"
    table.do("punch B4", "critical lock")  # one die each, though the King has Armor
    assert table.damage("king") == 2
    table.do("move B6", "lock dodge")  # one die for Lock, one for Dodge
    assert table.at("queen") == "B6"


@rule("KA-29.1", "KA-29.2", "KA-29.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_knock_out_wins_the_first_tutorials(number: int) -> None:
    table = staged(scenario=f"tutorial-{number}", red="queen B5", blue="king B4 dmg=9")
    table.do("punch B4", "critical lock" + " lock" * (number > 1))
    assert table.result == "red by goal" and len(table.told(Ended)) == 1


# the second: a spell


@rule("KA-29.2")
def test_the_second_tutorial_has_one_spell_each_and_powers() -> None:
    table = staged(scenario="tutorial-2", red="queen B6", blue="king B4")
    assert table.why("cast summon-tofu B5") == "KA-29.2"
    table.do("cast dan-to-fu B4", "critical wild armor wild")
    assert table.damage("king") == 1
    table = staged(scenario="tutorial-2", red="queen B5", blue="king B4", turn="blue")
    assert table.why("cast summon-gobball C4") == "KA-29.2"
    table.do("cast gobbolob B5", "critical lock")
    assert table.damage("queen") == 2


@rule("KA-29.2", "KA-13.3")
def test_a_punch_in_the_second_tutorial_rolls_one_critical_die() -> None:
    table = staged(scenario="tutorial-2", red="queen B5", blue="king B4")
    table.do("punch B4", "critical lock lock")
    assert [len(event.faces) for event in table.told(Rolled)] == [1, 2]


@rule("KA-29.2")
def test_the_second_tutorial_knows_no_bonuses() -> None:
    table = staged(scenario="tutorial-2", red="queen B6 ; tofu A4", blue="king B4", active="queen")
    table.do("cast dan-to-fu B4", "lock lock lock lock")
    assert table.damage("king") == 1
    table = staged(scenario="tutorial-3", red="queen B6 ; tofu A4", blue="king B4", active="queen")
    table.do("cast dan-to-fu B4", "lock lock lock lock")
    assert table.damage("king") == 2


# the third: summoning


@rule("KA-29.3")
def test_the_third_tutorial_has_summons_and_they_do_not_count() -> None:
    table = begun("tutorial-3")
    table.do("cast summon-tofu B6")
    assert len(table.told(Summoned)) == 1
    table = staged(scenario="tutorial-3", red="queen B5", blue="king G1 ; gobball B4 dmg=2")
    table.do("cast dan-to-fu B4", "lock lock lock")
    assert table.at("gobball") == "" and table.result == "ongoing"


@rule("KA-29.3")
def test_the_variants_of_the_third_tutorial() -> None:
    exchanged = begun("tutorial-3", variant="exchanged")
    assert (exchanged.at("queen"), exchanged.at("king"), exchanged.asks) == ("F1", "B7", "red activation queen")
    other = begun("tutorial-3", variant="king-first")
    assert (other.at("queen"), other.at("king"), other.asks) == ("B7", "F1", "blue activation king")


# the fourth: one of two


@rule("KA-29.4")
def test_the_fourth_tutorial_acts_by_initiative() -> None:
    table = begun("tutorial-4")
    order = []
    for _ in range(4):
        order.append(table.asks)
        table.do("end")
    assert order == [
        "red activation anna",
        "red activation queen",
        "blue activation oscar",
        "blue activation king",
    ]


@rule("KA-29.4")
def test_the_first_knock_out_wins_the_fourth_tutorial() -> None:
    table = staged(scenario="tutorial-4", red="queen C7 ; anna B6", blue="king B5 dmg=9 ; oscar G2", active="anna")
    table.do("cast assault B5", "lock lock lock")
    assert table.result == "red by goal" and table.told(Ended)[0].rule == "KA-29.4"


@rule("KA-29.4")
def test_the_variant_of_the_fourth_tutorial_begins_with_the_other_team() -> None:
    table = begun("tutorial-4", variant="mixed")
    assert table.asks == "blue activation anna" and table.state.team == [[1, 0], [2, 3]]


# the fifth: a race


def race() -> Trial:
    """Red can knock Oscar out, then Blue's Kassius can answer on Bill."""
    table = staged(
        scenario="tutorial-5", red="anna E7 ; bill G4 dmg=3", blue="oscar E8 dmg=9 ; kassius G2 dmg=8", active="anna"
    )
    table.do("cast assault E8", "lock lock lock")
    assert table.at("oscar") == "" and table.result == "ongoing"
    table.do("end").do("end")
    assert table.asks == "blue activation kassius" and table.state.race == 0
    return table


@rule("KA-29.5")
def test_a_knock_out_that_is_not_answered_wins_the_race() -> None:
    table = race()
    table.do("end")
    assert table.result == "red by goal" and table.told(Ended)[0].rule == "KA-29.5"


@rule("KA-29.5")
def test_an_answer_exchanges_the_roles_and_the_other_must_answer_in_turn() -> None:
    table = race()
    table.do("cast puff G4", "lock lock lock").do("end")
    assert table.at("bill") == "" and table.result == "ongoing" and table.state.race == 1
    assert table.asks == "red activation anna"
    table.do("end")
    assert table.result == "blue by goal"


@rule("KA-29.5", "KA-21.4")
def test_a_player_without_krosmasters_loses_the_race_at_once() -> None:
    table = staged(scenario="tutorial-5", red="anna E7", blue="oscar E8 dmg=9")
    table.do("cast assault E8", "lock lock lock")
    assert table.result == "red by knock-out"


@rule("KA-29.5")
def test_without_a_knock_out_the_race_has_no_leader() -> None:
    table = begun("tutorial-5")
    for _ in range(8):
        table.do("end")
    assert table.result == "ongoing" and table.state.race == -1


@rule("KA-29.5")
def test_the_variant_of_the_fifth_tutorial_begins_with_the_other_team() -> None:
    assert begun("tutorial-5", variant="mixed").asks == "blue activation anna"


# the sixth: all of them


@rule("KA-29.6")
def test_the_sixth_tutorial_needs_all_knock_outs() -> None:
    table = staged(scenario="tutorial-6", red="bill C8 ; aboum B7", blue="healey E6 dmg=7 ; kassius G2", active="bill")
    table.do("cast plaguing-arrow E6", "lock lock")
    assert table.at("healey") == "" and table.result == "ongoing" and table.gg() == (0, 0, 0)
    table = staged(scenario="tutorial-6", red="bill C8 ; aboum B7", blue="healey E6 dmg=7 ; kassius", active="bill")
    table.do("cast plaguing-arrow E6", "lock lock")
    assert table.result == "red by knock-out"


# the seventh: nearly everything


def seventh() -> Trial:
    """The last tutorial after the deployment."""
    table = begun("tutorial-7")
    for place in ("queen E11", "bill G11", "oscar A11", "aboum B11"):
        assert table.asks == "red deploy"
        table.do(f"place {place}")
    for place in ("anna H2", "kassius F2", "king A2", "healey B2"):
        assert table.asks == "blue deploy"
        table.do(f"place {place}")
    return table


@rule("KA-29.7", "KA-7.6")
def test_the_last_tutorial_is_deployed_and_begins_without_dice() -> None:
    assert begun("tutorial-7").why("place queen B1") == "KA-6.11"  # the northern edge is Blue's
    table = seventh()
    assert table.asks == "red activation queen" and table.gg() == (6, 6, 1) and table.state.bank == 14
    assert table.state.rng.drawn == 0


@rule("KA-29.7")
def test_the_last_tutorial_has_tension_without_inspiration_and_refund() -> None:
    table = seventh()
    for _ in range(3):
        table.do("end")
    table.do("end", "armor armor")
    assert table.gg() == (5, 5, 1) and table.asks == "blue activation anna" and table.pools() == (0, 0, 14)
    for _ in range(3):
        table.do("end")
    table.do("end", "wild armor")
    assert table.asks == "red jokers"
    table.do("joker 1 lock")
    assert table.gg() == (5, 5, 1) and table.asks == "red activation queen"


@rule("KA-29.7", "KA-10.5", "KA-27.3")
def test_the_last_tutorial_has_coins_and_honour_to_buy() -> None:
    table = staged(scenario="tutorial-7", red="queen E7", blue="anna L1", pool="10 0")
    table.do("pick").do("buy-gg")
    assert table.gg() == (7, 6, 0) and table.why("buy granite-1") == "KA-27.3"


@rule("KA-29.8")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_first_six_tutorials_have_no_tension(number: int) -> None:
    table = begun(f"tutorial-{number}")
    while table.state.turns < 4:
        table.do("end")
    assert table.state.rng.drawn == 0


@pytest.mark.parametrize(
    ("scenario", "options", "sentence"),
    [
        ("tutorial-1", {"variant": "mixed"}, "tutorial-1 has no variant 'mixed' (KA-29.1)"),
        ("duel", {"variant": "mixed"}, "duel has no variant 'mixed' (KA-29.3)"),
        ("tutorial-8", {}, "scenario 'tutorial-8'"),
    ],
)
@rule("KA-29.3")
def test_a_variant_belongs_to_its_tutorial(scenario: str, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("(", r"\(").replace(")", r"\)")):
        GAME.setup(scenario, 2, options, 1)
