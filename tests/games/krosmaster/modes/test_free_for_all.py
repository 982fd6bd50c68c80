"""Chapter 23: four players, each against all."""

import pytest

from tests.games.krosmaster.boards import GAME
from tests.games.krosmaster.trials import EXTENDED, Trial, begun, staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import Acted, Discarded, Ended, GameTurn, Named, Out, Rolled, StartSet
from warbook.kernel.api import Seat
from warbook.kernel.contract.promise import told_to

TEAMS = {"red": "healey king", "blue": "anna queen", "green": "bill oscar", "yellow": "kassius aboum"}  # 3 17 13 7


def chosen(scenario: str = "free-for-all", teams: dict[str, str] = TEAMS) -> Trial:
    """Everybody has a team."""
    table = begun(scenario, teams="free")
    for seat, figures in teams.items():
        for figure in figures.split():
            table.do(f"{seat}: take {figure}")
        table.do(f"{seat}: ready")
    return table


def four(**scene: object) -> Trial:
    """A game of four in the middle."""
    return staged(scenario="free-for-all", **scene)


@rule("KA-23.1", "KA-5.9")
def test_each_player_has_two_krosmasters() -> None:
    table = begun("free-for-all", teams="free")
    table.do("red: take anna")
    assert table.why("red: ready") == "KA-5.9" and table.why("blue: take anna") == "KA-5.2"
    table.do("red: take bill")
    assert table.why("red: take oscar") == "KA-5.9"
    table.do("red: ready")
    assert table.why("red: give-back bill") == "KA-5.1"


@rule("KA-23.1", "KA-5.9")
def test_a_custom_team_of_four_players_has_six_levels() -> None:
    table = begun("free-for-all", teams="custom")
    table.do("green: take anna").do("green: take anna")
    assert table.why("green: take bill") == "KA-5.9" and table.why("green: ready") == ""


@rule("KA-23.2")
def test_the_turn_order_follows_the_initiatives() -> None:
    assert chosen().state.order == [1, 2, 3, 0]


@rule("KA-23.2", "KA-6.2")
def test_ties_go_to_the_higher_single_initiative() -> None:
    teams = {"red": "bill aboum", "blue": "queen king", "green": "oscar kassius", "yellow": "anna healey"}  # 10 each
    assert chosen(teams=teams).state.order == [3, 1, 0, 2]


@rule("KA-23.3", "KA-23.4", "KA-23.5", "KA-23.6")
def test_the_last_player_chooses_the_arena_and_the_first_a_zone() -> None:
    table = chosen()
    assert table.asks == "red arena"
    table.do("arena pit")
    assert table.asks == "blue zone" and [event.rule for event in table.told(Acted)] == ["KA-23.3"]
    table.do("start S", None)  # the third zone: Blue South, Green West, Yellow North, Red East
    assert [(event.seat, event.edge) for event in table.told(StartSet)] == [(1, 2), (2, 3), (3, 0), (0, 1)]
    assert table.asks == "blue deploy"
    assert table.why("place anna B1") == "KA-23.5" and table.why("place bill E11") == "KA-6.11"
    table.do("place anna E11")
    assert table.why("place queen E11") == "KA-23.5" and table.why("place anna G11") == "KA-6.11"
    table.do("place queen G11").do("place bill A4").do("place oscar B5").do("place kassius B1").do("place aboum D1")
    table.do("place healey K1").do("place king K2")
    assert table.gg() == (3, 3, 3, 3, 3)
    assert table.asks == "blue activation anna"


@rule("KA-23.3")
def test_an_arena_without_zones_is_not_for_four() -> None:
    state = EXTENDED.setup("free-for-all", 4, {"teams": "random"}, 1)
    table = Trial(state, EXTENDED)
    assert table.asks.endswith("arena") and table.why("arena ring") == "KA-23.3" and table.why("arena pit") == ""


@rule("KA-23.7")
def test_doubles_are_named_by_the_active_player_and_by_the_one_named() -> None:
    table = four(red="anna C1", moment="game-turn", dice="armor armor")
    assert table.asks == "red naming" and table.gg() == (3, 3, 3, 3, 3)
    table.do("name green")
    assert table.gg() == (3, 3, 2, 3, 3) and table.asks == "green naming"
    table.do("name red")
    assert table.gg() == (2, 3, 2, 3, 3) and table.asks == "red inspire"


@rule("KA-23.7")
def test_one_may_name_oneself_or_one_who_has_nothing_but_nobody_who_is_out() -> None:
    table = four(red="anna C1", blue="bill", gg="3 0 0 3", moment="game-turn", dice="lock lock")
    table.state.out[1] = 1
    assert table.why("name blue") == "KA-23.7" and table.why("name red") == ""
    table.do("name green")
    assert table.gg() == (3, 0, 0, 3, 3)
    table.do("name green")
    assert table.gg() == (3, 0, 0, 3, 3) and table.asks == "red inspire"


@rule("KA-23.7", "KA-23.15")
def test_naming_may_decide_the_game() -> None:
    table = four(red="anna C1", gg="3 1 0 0", wild=0, moment="game-turn", dice="lock lock")
    table.do("name green")
    assert table.asks == "green naming" and table.result == "ongoing"
    table.do("name blue")
    assert table.result == "red by honour"


@rule("KA-23.7", "KA-23.15", "KA-21.6")
def test_the_first_naming_may_decide_the_game_and_nobody_is_named_any_more() -> None:
    table = four(red="anna C1", gg="3 1 0 0", wild=0, moment="game-turn", dice="lock lock")
    table.do("name blue")
    assert table.result == "red by honour" and len(table.told(Named)) == 1


@rule("KA-23.8", "KA-7.6")
def test_only_the_very_first_game_turn_has_no_dice() -> None:
    table = four(red="anna C1", moment="game-turn", turns=0)
    assert table.asks == "red activation anna"
    table.do("end", "armor lock")
    assert table.asks == "blue inspire" and [event.roll for event in table.told(Rolled)] == ["tension"]


@rule("KA-23.9")
def test_who_knocks_out_gains_from_the_wild_pile_then_from_the_victim() -> None:
    table = four(red="oscar E5", blue="bill E4 dmg=5 ; anna K1")
    table.do("cast con E4", "lock lock")
    assert table.gg() == (6, 3, 3, 3, 0)
    table = four(red="oscar E5", blue="bill E4 dmg=5 ; anna K1", wild=1)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (6, 1, 3, 3, 0)


@rule("KA-23.10", "KA-23.14")
def test_the_last_krosmaster_brings_all_that_is_left() -> None:
    table = four(red="oscar E5", blue="bill E4 dmg=5", gg="3 5 3 3", wild=1, pool="0 7 0 0")
    table.do("cast con E4", "lock lock")
    assert table.gg() == (9, 0, 3, 3, 0) and table.pools() == (0, 0, 0, 0, 54)
    assert [event.seat for event in table.told(Out)] == [1] and table.result == "ongoing"


@rule("KA-23.10", "KA-22.4")
def test_the_last_two_together_bring_all_once() -> None:
    table = tried(
        scenario="free-for-all", red="goultard E9", blue="bill E5 dmg=5 ; anna E4 dmg=11", gg="3 9 3 3", wild=0
    )
    table.do("cast cross-blast E5", "lock lock lock")
    assert table.gg() == (12, 0, 3, 3, 0)


@rule("KA-23.11", "KA-23.12")
@pytest.mark.parametrize(("own", "gg"), [(" ; healey K1", (2, 3, 3, 3, 6)), ("", (0, 3, 3, 3, 8))])
def test_a_self_knock_out_goes_to_the_wild_pile(own: str, gg: tuple[int, ...]) -> None:
    table = four(red=f"king E5 dmg=6 -J07{own}", active="king", gg="5 3 3 3")
    table.do("use J07", None)
    assert table.gg() == gg


@rule("KA-23.11")
def test_the_wild_pile_gets_only_what_there_is() -> None:
    table = four(red="king E5 dmg=6 -J07 ; healey K1", active="king", gg="1 3 3 3", wild=0)
    table.do("use J07", None)
    assert table.gg() == (0, 3, 3, 3, 1)


@rule("KA-23.12")
def test_the_credit_is_the_bombs_or_the_answers() -> None:
    table = four(red="kassius E9", blue="aboum L2 ; water-bomb E5", green="bill E4 dmg=4 ; oscar A5")
    table.do("cast irritating-sting E5", "lock lock" + " lock lock")
    assert table.at("bill") == "" and table.gg() == (3, 6, 3, 3, 0)  # Red set it off, it is Blue's
    table = tried(scenario="free-for-all", red="anna E5 dmg=11 ; healey C1", blue="thorn E4", active="anna")
    table.do("punch E4", "lock lock")
    assert table.at("anna") == "" and table.gg() == (3, 6, 3, 3, 0)


@rule("KA-23.13")
def test_a_bought_gallon_is_taken_from_a_chosen_opponent_when_nothing_is_wild() -> None:
    table = four(red="oscar E5", ground="demon E5", pool="30 0 0 0", gg="3 3 0 3", wild=1)
    table.do("buy-gg")
    assert table.gg() == (4, 3, 0, 3, 0) and table.asks == "red activation oscar"
    table.do("buy-gg")
    assert table.asks == "red from"
    assert table.why("take-from green") == table.why("take-from red") == "KA-23.13" and table.why("end") == "KA-22.5"
    table.do("take-from yellow")
    assert table.gg() == (5, 3, 0, 2, 0) and table.asks == "red activation oscar"


@rule("KA-23.13")
def test_with_one_owner_left_nobody_is_asked() -> None:
    table = four(red="oscar E5", ground="demon E5", pool="10 0 0 0", gg="3 0 0 3", wild=0)
    table.do("buy-gg")
    assert table.gg() == (4, 0, 0, 2, 0) and table.asks == "red activation oscar"


@rule("KA-23.13", "KA-23.15")
def test_the_last_gallon_taken_wins() -> None:
    table = four(red="oscar E5 -J06", pool="2 0 0 0", gg="3 0 0 1", wild=0)
    table.do("use J06")
    assert table.result == "red by honour" and [event.rule for event in table.told(Ended)] == ["KA-23.15"]


@rule("KA-23.14")
def test_a_player_without_honour_plays_on() -> None:
    table = four(red="oscar E5", gg="3 0 3 3", wild=0)
    table.do("end", "armor lock")
    assert table.asks == "blue inspire" and table.result == "ongoing"


@rule("KA-23.14")
def test_the_turn_order_skips_a_player_who_is_out() -> None:
    table = four(red="oscar E5", blue="bill E4 dmg=5")
    table.do("cast con E4", "lock lock").do("end", "armor lock")
    assert table.asks == "green inspire" and [event.seat for event in table.told(GameTurn)] == [2]
    refusal = GAME.refuse(table.state, table.action("blue: resign"))
    assert refusal is not None and refusal.rule == "KA-23.14"


@rule("KA-23.15")
def test_the_last_player_with_krosmasters_wins() -> None:
    table = four(red="oscar E5", blue="bill E4 dmg=5", green="bill", yellow="bill", gg="0 0 0 0")
    table.do("cast con E4", "lock lock")
    assert table.result == "red by knock-out" and table.game.returns(table.state) == [1.0, 0.0, 0.0, 0.0]


@rule("KA-23.15", "KA-21.7")
def test_the_only_owner_of_honour_wins_once_nothing_is_wild() -> None:
    assert four(red="oscar E5", gg="3 0 0 0", wild=1).do("end", "armor lock").state.over is False
    table = four(red="oscar E5", blue="bill E4 dmg=5 ; anna K1", gg="3 2 0 0", wild=1)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (6, 0, 0, 0, 0) and table.result == "red by honour"


@rule("KA-23.16")
def test_without_any_honour_only_the_arena_decides() -> None:
    table = four(red="oscar E5", blue="bill E4 dmg=4", gg="0 0 0 0", wild=0)
    table.do("cast con E4", "lock lock")
    assert table.result == "ongoing"


@rule("KA-23.16", "KA-21.8")
@pytest.mark.parametrize(
    ("gg", "first", "result"), [("3 2 0 0", "anna", "red by tie-break"), ("0 0 0 0", "anna", "drawn")]
)
def test_when_all_fall_together_the_tie_break_decides(gg: str, first: str, result: str) -> None:
    table = tried(
        scenario="free-for-all", red="anna E5 dmg=11", blue="thorn E4 dmg=5", green="bill", yellow="bill", gg=gg, wild=0
    )
    table.do("punch E4", "lock lock")
    table.do(f"fallen {first}")  # all of Red's GG go to Blue for Anna, and then all of Blue's to Red for Thorn
    assert table.result == result and [event.rule for event in table.told(Ended)] == ["KA-23.16"]


@rule("KA-23.11", "KA-23.14", "KA-23.15")
def test_a_player_who_resigns_leaves_the_others_to_play_on() -> None:
    table = four(
        red="oscar E5 ; king A2 ; gobball A3", blue="bill E4", gg="4 3 3 3", wild=0, pool="5 0 0 0", active="oscar"
    )
    table.do("red: resign", "armor lock")
    assert table.at("oscar") == table.at("king") == "" and table.summons() == set()
    assert table.gg() == (0, 3, 3, 3, 4) and table.pools() == (0, 0, 0, 0, 54)
    assert table.asks == "blue inspire"


@rule("KA-23.14")
def test_a_player_may_resign_out_of_turn() -> None:
    table = four(red="oscar E5", blue="bill E4", green="anna K1")
    table.do("blue: resign").do("green: flag")
    assert table.asks == "red activation oscar" and table.result == "ongoing"
    table.do("yellow: resign")
    assert table.result == "red by knock-out"


# leaving while something is being resolved


@rule("KA-23.14", "KA-11.20")
def test_one_who_has_left_rolls_no_armor() -> None:
    table = tried(scenario="free-for-all", red="anna E5", blue="thorn E4")
    table.do("punch E4", "wild")
    assert table.asks == "red hit_jokers"
    table.do("blue: resign").do("joker 1 critical")
    assert table.damage("anna") == 0 and table.asks == "red activation anna"


@rule("KA-23.14", "KA-16.15")
def test_bombs_of_one_who_has_left_do_not_explode() -> None:
    table = tried(scenario="free-for-all", red="goultard E9", blue="aboum L2 ; water-bomb E5 ; water-bomb E4 ; anna D5")
    table.do("cast cross-blast E5", "lock lock")
    assert table.asks == "red detonate"
    table.do("blue: resign")
    assert table.asks == "red activation goultard" and table.summons() == set()


@rule("KA-23.14", "KA-22.4")
def test_the_fallen_of_those_who_have_left_are_not_asked_about() -> None:
    table = tried(scenario="free-for-all", red="goultard E9", blue="anna E5 dmg=11", green="bill E4 dmg=5")
    table.do("cast cross-blast E5", "lock lock lock")
    assert table.asks == "red fallen"
    table.do("blue: resign")
    assert table.at("bill") == "" and table.asks == "red activation goultard"
    assert table.gg() == (9, 0, 0, 3, 3)  # Blue's went to the wild pile, and from there with the others' to Red


@rule("KA-23.13", "KA-23.14")
def test_a_gallon_is_taken_elsewhere_when_those_who_had_some_have_left() -> None:
    table = four(red="oscar E5", ground="demon E5", pool="10 0 0 0", gg="3 1 1 0", wild=0)
    table.do("buy-gg")
    assert table.asks == "red from"
    table.do("blue: resign")
    assert table.gg() == (4, 0, 1, 0, 0) and table.asks == "red activation oscar"


@rule("KA-23.14", "KA-31.3")
def test_a_reward_that_was_not_assigned_yet_leaves_the_game_with_its_buyer() -> None:
    table = four(red="king E7 ; anna F8", blue="bill E11", ground="demon E7", pool="6 0 0 0", active="king")
    table.do("buy jade-1 blind")
    assert table.asks == "red assign"
    bought = table.state.stack[-1].a
    table.do("red: resign", "lock lock")
    for seat, known in ((0, bought), (1, -1), (-1, -1)):
        told = [event.token for event in told_to(GAME, table.events, Seat(seat)) if isinstance(event, Discarded)]
        assert told == [known]


@rule("KA-23.14", "KA-23.15")
def test_one_who_is_out_does_not_win_by_honour() -> None:
    table = tried(
        scenario="free-for-all",
        red="anna E5 dmg=11 ; bill C1",
        blue="thorn E4 dmg=5",
        gg="3 1 0 0",
        wild=0,
        active="anna",
    )
    table.do("punch E4", "lock lock")
    table.do("fallen thorn")  # Blue's last GG goes to Red for Thorn, then three go to Blue for Anna
    assert table.gg() == (1, 3, 0, 0, 0) and table.result == "ongoing"
    table = tried(
        scenario="free-for-all",
        red="anna E5 dmg=11 ; bill C1",
        blue="thorn E4 dmg=5",
        gg="2 1 0 0",
        wild=0,
        active="anna",
    )
    table.do("punch E4", "lock lock")
    table.do("fallen thorn", None)
    assert table.gg() == (0, 3, 0, 0, 0) and table.result == "ongoing"  # Blue is out
