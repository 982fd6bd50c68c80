"""Chapter 16a: creatures."""

import pytest

from tests.games.krosmaster.trials import staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import CharacterTurn, Removed, Rolled


@rule("KA-16.1", "KA-8.9")
def test_a_creature_acts_with_the_values_of_its_token() -> None:
    table = staged(red="king A1 ; gobball E5", blue="anna E4")
    table.do("end")
    assert table.asks == "red activation gobball" and table.points == (5, 3)
    assert table.words() == {"move", "cast", "end"}
    table.do("cast bite E4", "critical lock")
    assert table.damage("anna") == 2 and table.points == (1, 3)


@rule("KA-16.2", "KA-9.4")
def test_a_creature_locks_and_is_locked_like_anybody() -> None:
    table = staged(red="king A1 ; gobball E5", blue="anna E4", active="gobball")
    table.do("move D5", "lock armor" + " armor lock")  # then Blue's tension
    assert table.at("gobball") == "E5" and table.asks == "blue inspire"
    table = staged(red="anna E4", blue="king A1 ; gobball E5")
    table.do("move D4", "armor")
    assert table.at("anna") == "D4"


@rule("KA-16.2", "KA-11.14")
def test_a_creature_rolls_armor() -> None:
    table = staged(red="oscar E4", blue="king A1 ; gobball E5")
    table.do("cast con E5", "lock armor")
    assert table.damage("gobball") == 0


@rule("KA-16.3", "KA-12.12", "KA-9.2")
@pytest.mark.parametrize(("summon", "why"), [("gobball", "KA-12.11"), ("tofu", "")])
def test_a_creature_is_an_obstacle_and_blocks_sight_unless_it_is_itty_bitty(summon: str, why: str) -> None:
    table = staged(red="bill E9", blue=f"king A1 ; queen B1 ; {summon} E8 ; anna E5")
    assert table.why("cast plaguing-arrow E5") == why
    assert table.why("move E8") == "KA-9.2"


@rule("KA-16.4", "KA-20.2")
def test_the_knock_out_of_a_creature_moves_no_honour() -> None:
    table = staged(red="oscar E4", blue="queen A1 ; tofu E5")
    table.do("cast con E5", "lock lock")
    assert table.at("tofu") == "" and table.gg() == (6, 6, 1) and table.result == "ongoing"


@rule("KA-16.5", "KA-16.6", "KA-6.6")
def test_creatures_act_after_their_summoner_in_the_order_their_player_names() -> None:
    table = staged(red="queen E5 ; bill A1", blue="anna L1", active="queen")
    table.do("cast summon-tofu E4").do("cast summon-tofu E6").do("end")
    assert table.asks == "red next"
    assert table.why("next bill") == "KA-16.5" and table.why("end") == "KA-22.5"
    table.do("next tofu#2")
    assert table.asks == "red activation tofu" and table.state.active == table.piece("tofu#2")
    table.do("end")  # the last one needs no naming
    assert table.asks == "red activation tofu" and table.state.active == table.piece("tofu")
    table.do("end")
    assert table.asks == "red activation bill"


@rule("KA-16.5")
def test_the_order_of_three_creatures_is_named_each_time() -> None:
    table = staged(red="queen E5 ; tofu A1 ; tofu B1 ; tofu C1", blue="anna L1")
    table.do("end").do("next tofu#3").do("end")
    assert table.asks == "red next" and table.why("next tofu#3") == "KA-16.5"
    table.do("next tofu").do("end")
    assert table.state.active == table.piece("tofu#2")


@rule("KA-16.5")
def test_creatures_of_different_summoners_follow_each_their_own() -> None:
    table = staged(red="queen E5 ; tofu A1 ; king E9 ; gobball B1", blue="anna L1")
    order = []
    while table.asks.startswith("red"):
        order.append(table.active)
        table.do("end", "" if table.waiting() else "armor lock")
    assert order == ["queen", "tofu", "king", "gobball"]


@rule("KA-16.5", "KA-9.9")
def test_the_creature_of_a_locked_summoner_still_acts() -> None:
    table = staged(red="king E5 ; gobball A1", blue="anna E4")
    table.do("move D5", "lock armor")
    assert table.asks == "red activation gobball"


@rule("KA-16.7", "KA-11.3")
def test_a_creature_that_is_gone_can_be_summoned_again_unhurt() -> None:
    table = staged(red="king E5 ; gobball E6 dmg=2", blue="anna E7 ; oscar L1")
    assert table.why("cast summon-gobball D5") == "KA-11.3"
    table.end_turn()
    table.do("cast assault E6", "lock lock")
    assert table.at("gobball") == ""
    table.end_turn()
    table.do("cast summon-gobball D5")
    assert table.at("gobball") == "D5" and table.damage("gobball") == 0
    table.do("end")
    assert table.asks == "red activation gobball"


@rule("KA-16.6", "KA-16.7")
def test_a_token_that_has_acted_acts_again_for_a_new_summoner_in_the_same_turn() -> None:
    table = tried(red="queen A1 ; tofu E5 ; king A5", blue="thorn E4 ; anna L1", active="tofu")
    table.do("cast kiss E4", "critical lock")  # the answer knocks the Tofu out
    assert table.summons() == set() and table.asks == "red activation king"
    table.do("cast summon-gobball A6").do("end")
    assert table.asks == "red activation gobball"


@rule("KA-16.8", "KA-21.3")
def test_the_creatures_of_a_knocked_out_summoner_leave_at_once() -> None:
    table = staged(red="anna E4", blue="queen E5 dmg=7 ; tofu A1 ; tofu L1 ; king L12 ; gobball K12")
    table.do("cast assault E5", "lock lock")
    assert table.summons() == {"K12"} and table.gg() == (9, 4, 0)
    assert [event.rule for event in table.told(Removed)] == ["KA-16.8", "KA-16.8"]


@rule("KA-16.8", "KA-7.17")
def test_nobody_acts_for_a_summoner_who_fell_in_its_own_turn() -> None:
    table = tried(red="queen E5 dmg=7 ; tofu A1 ; bill L1", blue="thorn E4 ; anna L12", active="queen")
    table.do("cast dan-to-fu E4", "lock lock lock")  # Counter-Attack
    assert table.at("queen") == "" and table.summons() == set()
    assert table.asks == "red activation bill"
    assert [table.game.tables.kind_names[table.state.kind[e.piece]] for e in table.told(CharacterTurn)] == ["bill"]


@rule("KA-16.2", "KA-9.12")
def test_a_tofu_neither_locks_nor_is_locked() -> None:
    table = staged(red="queen A1 ; tofu E5", blue="anna E4", active="tofu")
    table.do("move D5")
    assert table.at("tofu") == "D5" and table.told(Rolled) == []
    table = staged(red="anna E4", blue="queen A1 ; tofu E5")
    table.do("move D4")
    assert table.at("anna") == "D4"


@rule("KA-26.2", "KA-11.3", "KA-4.8")
def test_limits_and_bonuses_count_the_summons_of_this_very_krosmaster() -> None:
    table = staged(red="queen E5 ; queen A1 ; tofu E3 of=queen#2", blue="anna E4", active="queen")
    for cell in ("D5", "F5", "E6"):
        assert table.why(f"cast summon-tofu {cell}") == ""
        table.state.ap = 6
        table.do(f"cast summon-tofu {cell}")
    table.state.ap = 6
    assert table.why("cast summon-tofu E6") == "KA-11.3"
    table.do(
        "cast dan-to-fu E4", "lock lock lock"
    )  # the Tofu of E3 is the other Queen's, those of the row are not beside
    assert table.damage("anna") == 1
