"""Chapter 24: two against two. Red and Green are partners, and so are Blue and Yellow."""

import pytest

from tests.games.krosmaster.modes.test_free_for_all import chosen
from tests.games.krosmaster.trials import Trial, staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import Ended


def sides(**scene: object) -> Trial:
    """A game of two sides in the middle."""
    return staged(scenario="two-against-two", **scene)


@rule("KA-24.1")
@pytest.mark.parametrize(
    ("teams", "order"),
    [
        ("anna queen, kassius aboum, healey king, bill oscar", [0, 3, 2, 1]),  # 17 7 3 13
        ("healey king, anna queen, bill oscar, kassius aboum", [1, 2, 3, 0]),  # 3 17 13 7
        ("bill oscar, healey king, kassius aboum, anna queen", [3, 0, 1, 2]),  # 13 3 7 17
    ],
)
def test_partners_take_turns_across_the_table(teams: str, order: list[int]) -> None:
    seats = dict(zip(("red", "blue", "green", "yellow"), teams.split(", "), strict=True))
    assert chosen("two-against-two", seats).state.order == order


@rule("KA-24.2")
def test_partners_do_not_lock_each_other_and_are_allies() -> None:
    table = sides(red="anna E5", green="king E4", blue="bill F5")
    assert table.why("punch E4") == "KA-10.3" and table.why("punch F5") == ""
    assert table.why("cast transposition E4") == "" and table.why("cast transposition F5") == "KA-25.2"
    table.do("move D5", "armor")  # only Bill tries to lock
    assert table.at("anna") == "D5"


@rule("KA-24.2", "KA-3.3")
def test_an_attack_on_the_partner_asks_for_jokers() -> None:
    table = sides(red="anna E5", green="king E3")
    table.do("cast assault E3", "wild")
    assert table.asks == "red hit_jokers"


@rule("KA-24.3")
def test_coins_honour_and_timelines_are_each_players_own() -> None:
    table = sides(red="anna E5 ; bill C1", green="oscar E4", ground="demon E5 ; 1 E5", pool="9 0 10 0", active="anna")
    assert table.why("buy-gg") == "KA-10.5"  # the partner's coins do not help
    table.do("pick").do("buy-gg")
    assert table.pools()[:4] == (0, 0, 10, 0) and table.gg() == (4, 3, 3, 3, 2)
    table.do("end")
    assert table.asks == "red activation bill"  # not the partner's Oscar
    table.do("end", "armor lock")
    assert table.asks == "blue inspire"


@rule("KA-24.3", "KA-19.5")
def test_rewards_lie_on_ones_own_cards() -> None:
    table = sides(red="anna E5", green="oscar E4", ground="demon E5", pool="3 0 0 0")
    table.do("buy granite-1")
    assert table.why("assign oscar") == "KA-19.5"


@rule("KA-24.4", "KA-24.5")
@pytest.mark.parametrize(
    ("gg", "after"), [("3 1 3 3", (6, 0, 3, 1, 0)), ("3 4 3 3", (7, 0, 3, 3, 0)), ("3 0 3 2", (5, 0, 3, 0, 0))]
)
def test_the_last_krosmaster_brings_its_players_rest_and_the_partner_fills_up_the_level(
    gg: str, after: tuple[int, ...]
) -> None:
    table = sides(red="oscar E5", blue="bill E4 dmg=5", gg=gg, wild=0)
    table.do("cast con E4", "lock lock")
    assert table.gg() == after


@rule("KA-24.4")
def test_the_partner_fills_up_after_the_wild_pile_and_the_player() -> None:
    table = sides(red="oscar E5", blue="bill E4 dmg=5 ; anna K1", gg="3 1 3 3", wild=1)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (6, 0, 3, 2, 0)


@rule("KA-24.6", "KA-23.13")
def test_a_gain_never_takes_from_the_partner() -> None:
    table = sides(red="oscar E5", ground="demon E5", pool="20 0 0 0", gg="3 1 9 1", wild=0)
    table.do("buy-gg")
    assert table.asks == "red from" and table.why("take-from green") == "KA-23.13"
    table.do("take-from blue").do("buy-gg")  # only Yellow has some left
    assert table.gg() == (5, 0, 9, 0, 0) and table.result == "red by honour"


@rule("KA-24.7")
def test_the_side_that_alone_owns_honour_wins() -> None:
    table = sides(red="oscar E5", ground="demon E5", pool="10 0 0 0", gg="0 0 3 1", wild=0)
    table.do("buy-gg")
    assert table.result == "red by honour" and [event.rule for event in table.told(Ended)] == ["KA-24.7"]
    assert table.game.returns(table.state) == [1.0, 0.0, 1.0, 0.0]


@rule("KA-24.7")
def test_a_side_wins_only_when_both_opponents_are_gone() -> None:
    table = sides(red="oscar E5", blue="bill E4 dmg=5", gg="3 3 3 3", wild=9)
    table.do("cast con E4", "lock lock")
    assert table.result == "ongoing"
    table = sides(red="oscar E5", blue="bill E4 dmg=5", yellow="bill", wild=9)
    table.do("cast con E4", "lock lock")
    assert table.result == "red by knock-out" and table.game.returns(table.state) == [1.0, 0.0, 1.0, 0.0]


@rule("KA-24.7", "KA-23.14")
def test_a_player_who_is_out_is_skipped_while_the_partner_plays_on() -> None:
    table = sides(red="oscar E5", blue="bill E4 dmg=5", wild=9)
    table.do("cast con E4", "lock lock").do("end", "armor lock")
    assert table.asks == "green inspire"


@rule("KA-24.8", "KA-31.3")
def test_a_blind_purchase_is_known_to_the_partner_too() -> None:
    table = sides(red="anna E5", ground="demon E5", pool="3 0 0 0", market="granite-1 G05 G08")
    table.do("buy granite-1 blind")
    shown = {seat: table.view(seat).question.reward for seat in ("red", "blue", "green", "yellow")}
    assert shown == {"red": "G08", "blue": "", "green": "G08", "yellow": ""}
    table.do("assign anna")
    for seat, reward in shown.items():
        anna = next(piece for piece in table.view(seat).pieces if piece.kind == "anna")
        assert anna.held[0].reward == reward and anna.held[0].rank == "granite"


@rule("KA-24.9", "KA-23.11")
@pytest.mark.parametrize(
    ("green", "gg"), [("bill E4 dmg=5 ; king K1", (3, 3, 1, 3, 6)), ("bill E4 dmg=5", (3, 3, 0, 3, 7))]
)
def test_a_knock_out_by_the_partner_goes_to_the_wild_pile(green: str, gg: tuple[int, ...]) -> None:
    table = sides(red="oscar E5", green=green, gg="3 3 4 3")
    table.do("cast con E4", "lock lock")
    assert table.at("bill") == "" and table.gg() == gg


@rule("KA-24.7")
def test_one_who_resigns_loses_for_the_side() -> None:
    table = sides(red="oscar E5")
    table.do("yellow: resign")
    assert table.result == "red by resignation" and table.game.returns(table.state) == [1.0, 0.0, 1.0, 0.0]


@rule("KA-24.2", "KA-17.3")
def test_counter_attack_does_not_answer_the_partner() -> None:
    table = tried(scenario="two-against-two", red="anna E5", green="thorn E3")
    table.do("cast assault E3", "lock lock")
    assert table.damages("anna", "thorn") == (0, 1)
