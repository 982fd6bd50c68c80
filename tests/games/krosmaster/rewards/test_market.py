"""Chapter 19a: the market of demonic rewards, and what lies on a card."""

import pytest

from tests.games.krosmaster.trials import Trial, staged, tried
from tests.rules import fact, rule
from warbook.games.krosmaster.present.events import Assigned, Bought, ShopTurned

PRICES = [("granite", 3), ("jade", 6), ("gold", 12)]


def buyer(**more: object) -> Trial:
    """Red's Oscar on a demon cell with twenty coins, Anna far away."""
    given = {"red": "oscar E5 ; anna A1", "blue": "bill L1", "active": "oscar", "ground": "demon E5", "pool": "20 0"}
    return staged(**{**given, **more})


@rule("KA-19.1", "KA-10.7")
@pytest.mark.parametrize(("rank", "price"), PRICES)
@pytest.mark.parametrize("how", ["", " blind"])
def test_a_reward_costs_one_ap_and_its_rank(rank: str, price: int, how: str) -> None:
    assert buyer(pool=f"{price - 1} 0").why(f"buy {rank}-1{how}") == "KA-19.1"
    assert buyer(ap=0).why(f"buy {rank}-1{how}") == "KA-19.1"
    table = buyer(pool=f"{price} 0", ap=1)
    table.do(f"buy {rank}-2{how}")
    assert table.pools() == (0, 0, 54) and table.points == (0, 3)


@rule("KA-19.2", "KA-10.6")
def test_only_on_a_demon_cell() -> None:
    table = buyer(ground="demon E4")
    assert table.why("buy granite-1") == table.why("buy gold-2 blind") == "KA-19.2"
    table.do("move E4")
    assert table.why("buy granite-1") == ""


@rule("KA-19.2", "KA-10.2", "KA-19.8")
def test_a_summon_buys_holds_and_uses_nothing() -> None:
    table = staged(red="king A1 ; gobball E5", blue="bill L1", active="gobball", ground="demon E5", pool="20 0")
    assert table.why("buy granite-1") == "KA-10.2"
    table.state.active = table.piece("king")  # whose tokens are read: the Gobball has no card
    table.state.held[table.piece("king")] = [0]
    assert table.why("use G01") == "KA-10.2"


@rule("KA-19.8", "KA-19.5")
def test_a_token_cannot_be_assigned_to_a_summon() -> None:
    table = buyer(red="oscar E5 ; king A1 ; gobball A2")
    table.do("buy granite-1")
    assert table.why("assign gobball") == "KA-10.1"  # there is no card to lay it on
    assert sorted(table.options("assign")) == sorted([table.piece("oscar"), table.piece("king")])


@rule("KA-19.2", "KA-19.11")
def test_one_may_buy_several_times_in_a_turn() -> None:
    table = buyer()
    table.do("buy granite-1").do("assign anna").do("buy granite-2 blind").do("assign oscar").do("buy gold-1").do(
        "assign oscar"
    )
    assert table.pools()[0] == 20 - 3 - 3 - 12 and table.points == (3, 3)
    assert len(table.held("oscar")) == 2 and len(table.held("anna")) == 1


@rule("KA-19.3")
def test_what_is_not_there_cannot_be_bought() -> None:
    table = buyer(market="gold-1 A03 .")
    assert table.why("buy gold-1") == "" and table.why("buy gold-1 blind") == "KA-19.3"
    table.do("buy gold-1")
    assert table.shop()[4] == "" and table.told(ShopTurned)[0].token == -1
    table.do("assign oscar")
    table.state.pool[0] = 20
    assert table.why("buy gold-1") == "KA-19.3" and table.why("buy gold-2 blind") == ""


@rule("KA-19.4")
def test_a_face_up_token_is_replaced_from_its_pile_at_once() -> None:
    table = buyer(market="granite-1 G05 G08 G09")
    before = table.shop()
    table.do("buy granite-1")
    assert table.shop() == ["G08", *before[1:]]
    assert len(table.told(Bought)) == len(table.told(ShopTurned)) == 1


@rule("KA-19.4", "KA-19.3")
def test_a_blind_purchase_takes_the_top_of_the_pile_and_leaves_the_face_up_token() -> None:
    table = buyer(market="granite-1 G05 G08 G09")
    before = table.shop()
    table.do("buy granite-1 blind")
    assert table.shop() == before and table.told(ShopTurned) == []
    table.do("assign oscar").do("buy granite-1 blind").do("assign oscar")
    assert table.held("oscar") == ["-G08", "-G09"]


@rule("KA-19.5", "KA-19.9")
def test_a_bought_token_is_laid_face_down_on_any_own_card() -> None:
    table = buyer(market="gold-1 A06")
    table.do("buy gold-1")
    assert table.asks == "red assign"
    assert table.why("assign bill") == "KA-19.5" and table.why("end") == "KA-22.5"
    table.do("assign anna")
    assert table.held("anna") == ["-A06"] and table.state.hp[table.piece("anna")] == 12
    assert table.told(Assigned)[0].piece == table.piece("anna")
    table.end_turn().end_turn()
    assert table.asks == "red activation anna" and table.points == (6, 3)
    table.do("use A06")
    assert table.points == (8, 2) and table.state.hp[table.piece("anna")] == 17


@rule("KA-19.5")
def test_a_krosmaster_out_of_the_arena_gets_nothing() -> None:
    table = buyer(red="oscar E5 ; anna")
    table.do("buy granite-1")
    assert table.why("assign anna") == "KA-19.5"


@rule("KA-19.6", "KA-31.3")
def test_a_blind_buyer_looks_before_assigning() -> None:
    table = buyer(market="jade-1 J01 J03")
    table.do("buy jade-1 blind")
    assert table.view("red").question.reward == "J03"
    assert table.view("blue").question.reward == "" and table.view("blue").question.rank == "jade"
    assert table.view().question.reward == ""


@rule("KA-19.7")
def test_a_krosmaster_holds_as_many_tokens_as_its_level() -> None:
    table = buyer(red="oscar E5 +J16 -G08 ?G09 ; anna A1 -G01 -G02")
    table.do("buy granite-1")
    assert table.why("assign oscar") == "KA-19.7"
    table.do("assign anna")
    assert len(table.held("anna")) == 3
    assert table.why("buy granite-1") == "KA-19.7"  # nobody has room any more
    table.do("use G08")
    assert table.why("buy granite-1") == ""


@rule("KA-19.7")
def test_room_depends_on_the_level() -> None:
    table = tried(red="spirit E5 ; thorn A1", blue="bill L1", active="spirit", ground="demon E5", pool="20 0")
    for name in ("spirit", "thorn", "thorn"):
        table.do("buy granite-1").do(f"assign {name}")
    assert table.why("buy granite-1") == "KA-19.7"


@rule("KA-19.9")
@pytest.mark.parametrize(("marks", "dice"), [("-J17", "lock lock"), ("+J17", "lock lock lock")])
def test_a_face_down_token_has_no_effect(marks: str, dice: str) -> None:
    table = staged(red="queen E5", blue=f"anna E4 {marks}")
    table.do("punch E4", dice if marks == "+J17" else "lock lock")
    assert table.state.hp[table.piece("anna")] == (14 if marks == "+J17" else 12)


@fact("KA-19.10", "KA-19.16")
def test_nothing_lets_go_of_a_token() -> None:
    table = buyer(red="oscar E5 +J16 -J18 ; anna E6", ground="demon E5 ; 1 E5", blue="bill D5")
    assert table.words() == {"move", "cast", "punch", "pick", "buy-gg", "buy", "end"}
    table.do("cast con D5", "lock lock lock")
    assert table.held("oscar") == ["+J16", "-J18"]


@rule("KA-19.7", "KA-19.4", "KA-4.7")
def test_coins_that_a_reward_would_give_do_not_pay_for_it() -> None:
    assert buyer(pool="4 0", market="jade-1 J02").why("buy jade-1") == "KA-19.1"


@rule("KA-19.11", "KA-19.2")
def test_a_token_can_be_used_in_the_phase_in_which_it_was_bought() -> None:
    table = buyer(pool="6 0", ap=1, market="jade-1 J02")
    table.do("buy jade-1").do("assign oscar").do("use J02")
    assert table.points == (0, 5) and table.pools()[0] == 2 and table.held("oscar") == []
