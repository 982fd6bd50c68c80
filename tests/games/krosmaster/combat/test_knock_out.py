"""Chapter 21: knock-outs and victory between two players."""

import pytest

from tests.games.krosmaster.trials import Trial, staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import Ended, Honour, KnockedOut


@rule("KA-21.1", "KA-4.5")
def test_one_who_is_knocked_out_leaves_the_arena_at_once() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1")
    table.do("cast con E4", "lock lock")
    assert table.at("bill") == "" and table.on("E4") == "" and len(table.told(KnockedOut)) == 1
    table.do("move E4")
    assert table.at("oscar") == "E4"


@rule("KA-21.2")
@pytest.mark.parametrize(
    ("blue", "gg"), [("spirit E4 dmg=4", (7, 6, 0)), ("thorn E4 dmg=5", (8, 5, 0)), ("goultard E4 dmg=13", (10, 3, 0))]
)
def test_the_opponent_gains_the_level(blue: str, gg: tuple[int, ...]) -> None:
    table = tried(red="anna E5", blue=f"{blue} ; bill L1")
    table.do("punch E4", "lock lock")
    assert table.gg() == gg


@rule("KA-21.2", "KA-16.12")
def test_the_opponent_gains_whoever_did_it() -> None:
    table = staged(
        red="aboum A1 ; water-bomb E5 ; oscar E4 dmg=8",
        blue="anna L1",
        moment="preliminary",
        active="aboum",
        dice="lock lock lock",
    )
    assert table.at("oscar") == "" and table.gg() == (4, 9, 0)


@rule("KA-21.2", "KA-19.21")
def test_the_opponent_gains_even_if_nobody_did_it() -> None:
    table = staged(red="king E5 dmg=6 -J07 ; anna A1", blue="bill L1", active="king")
    table.do("use J07", "armor lock")  # then it is Blue's turn
    assert table.gg() == (4, 9, 0)


@rule("KA-21.3")
def test_summons_rewards_and_dice_go_with_it() -> None:
    table = staged(red="oscar E5", blue="queen E4 dmg=7 die=armor -G08 ; tofu A1 ; anna L1")
    table.do("cast con E4", "lock lock lock")
    queen = table.piece("queen")
    assert table.summons() == set() and table.held("queen") == [] and table.state.dice[queen] == 0
    shown = next(piece for piece in table.view().pieces if piece.kind == "queen")
    assert shown.knocked_out and shown.inspired == () and shown.held == ()


@rule("KA-21.4", "KA-21.6")
def test_the_last_krosmasters_knock_out_ends_the_game_whatever_the_honour() -> None:
    table = staged(red="oscar E5", blue="king E4 dmg=9 ; gobball A1", gg="0 12", wild=4)
    table.do("cast con E4", "lock lock lock")
    assert table.result == "red by knock-out" and [event.rule for event in table.told(Ended)] == ["KA-21.4"]
    assert table.game.returns(table.state) == [1.0, 0.0]


@rule("KA-21.5", "KA-21.6")
def test_the_only_owner_of_honour_wins_at_once() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", gg="9 3", wild=0)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (12, 0, 0) and table.result == "red by honour"
    assert [event.rule for event in table.told(Ended)] == ["KA-21.5"]


@rule("KA-21.6")
def test_nothing_can_be_done_after_the_end() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5", ap=6)
    table.do("cast con E4", "lock lock")
    assert table.asks == "over" and table.game.acting(table.state) == []
    for text in ("red: end", "blue: end", "red: resign"):
        refusal = table.game.refuse(table.state, table.action(text))
        assert refusal is not None and refusal.rule == "KA-21.6"


@rule("KA-21.6", "KA-10.5")
def test_a_bought_gallon_may_win() -> None:
    table = staged(red="oscar E5", blue="bill L1", gg="3 1", wild=0, ground="demon E5", pool="10 0")
    table.do("buy-gg")
    assert table.result == "red by honour"


@rule("KA-21.7", "KA-20.3")
def test_without_honour_one_has_not_lost_while_a_wild_gallon_is_left() -> None:
    table = staged(
        red="oscar E5",
        blue="bill L1",
        gg="4 1",
        wild=1,
        moment="game-turn",
        dice="armor armor",
        pool="10 0",
        ground="demon E5",
    )
    assert table.gg() == (3, 0, 1) and table.result == "ongoing"
    table.do("sell 1").do("sell 2").do("buy-gg")
    assert table.gg() == (4, 0, 0) and table.result == "red by honour"


def doubled(red: str, blue: str) -> Trial:
    """The last GG of both are lost by tension."""
    return staged(red=red, blue=blue, gg="1 1", wild=0, moment="game-turn", dice="armor armor")


@rule("KA-21.8", "KA-7.15")
@pytest.mark.parametrize(
    ("red", "blue", "result"),
    [
        ("oscar E5 ; anna A1 ; king A2", "bill L1 ; queen L2", "red by tie-break"),
        ("oscar E5", "bill L1 ; queen L2", "blue by tie-break"),
        ("oscar E5 dmg=2", "bill L1 dmg=1", "blue by tie-break"),
        ("oscar E5 dmg=2 ; anna A1", "bill L1 dmg=1 ; queen L2 dmg=2", "red by tie-break"),
        ("oscar E5 dmg=2", "bill L1 dmg=2", "drawn"),
        ("queen E5 ; tofu A1", "bill L1", "drawn"),
    ],
)
def test_both_losing_together_compare_levels_then_markers(red: str, blue: str, result: str) -> None:
    table = doubled(red, blue)
    assert table.gg() == (0, 0, 0) and table.result == result
    assert table.game.returns(table.state) == {"r": [1.0, 0.0], "b": [0.0, 1.0], "d": [0.5, 0.5]}[result[0]]


@rule("KA-21.8")
def test_both_losing_together_compare_honour_first() -> None:
    table = tried(red="anna E5 dmg=11", blue="thorn E4 dmg=5", gg="6 2", wild=0)
    table.do("punch E4", "lock lock")  # both last ones fall: by the punch and by the answer
    assert table.asks == "red fallen"
    table.do("fallen thorn")  # 2 for Thorn, then 3 for Anna
    assert table.gg() == (5, 3, 0) and table.result == "red by tie-break"


@rule("KA-21.8")
def test_one_may_lose_by_honour_and_the_other_by_knock_out_in_one_effect() -> None:
    table = tried(red="anna E5 dmg=11", blue="thorn E4 dmg=5 ; bill L1", gg="6 1", wild=0)
    table.do("punch E4", "lock lock")
    table.do("fallen thorn")  # Blue's last GG is taken, then Red's last figure gives 3 back
    assert table.gg() == (4, 3, 0) and table.result == "blue by knock-out"


@rule("KA-21.8")
@pytest.mark.parametrize(("gg", "result"), [("7 5", "red by turn-cap"), ("5 7", "blue by turn-cap")])
def test_a_cap_on_turns_ends_the_game_as_a_tie_would_be_broken(gg: str, result: str) -> None:
    table = staged(red="anna A1", blue="oscar L1", gg=gg, options={"turn_cap": "2"}, turn="blue", turns=4)
    table.do("end")
    assert table.result == result
    table = staged(red="anna A1", blue="oscar L1", gg=gg, options={"turn_cap": "3"}, turn="blue", turns=4)
    table.do("end", "armor lock")
    assert table.result == "ongoing"


@rule("KA-21.2", "KA-4.5")
def test_the_knock_out_is_told_before_the_honour_that_it_moves() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", gg="6 6", wild=1)
    table.do("cast con E4", "lock lock")
    told = [type(event) for event in table.events if isinstance(event, KnockedOut | Honour)]
    assert told == [KnockedOut, Honour, Honour]


@rule("KA-22.4", "KA-21.2")
def test_each_of_several_knock_outs_is_told_before_its_own_honour() -> None:
    table = tried(red="goultard E9", blue="anna E5 dmg=11 ; bill E4 dmg=5 ; oscar L1", active="goultard", wild=0)
    table.do("cast cross-blast E5", "lock lock lock")
    told = [type(event) for event in table.events if isinstance(event, KnockedOut | Honour)]
    assert told == [KnockedOut, Honour, KnockedOut, Honour]
