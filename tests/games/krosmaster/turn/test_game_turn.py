"""Chapter 7: tension, inspiration, refund, and the order of the character turns."""

import pytest

from tests.games.krosmaster.boards import Table, staged
from tests.rules import rule
from warbook.games.krosmaster.present.events import Doubles, Ended, Faded, GameTurn, Honour, Refunded
from warbook.games.krosmaster.verbs import LAY
from warbook.kernel.api import act

FOUR = {"red": "anna E5", "blue": "bill L3", "green": "king A1", "yellow": "oscar L9"}


def rolled(dice: str, **scene: object) -> Table:
    """The start of Red's game turn in which these dice were rolled."""
    plain: dict[str, object] = {"red": "anna E5; king A1; gobball A2", "blue": "bill L3"}
    return staged(moment="game-turn", dice=dice, **{**plain, **scene})


@rule("KA-7.1", "KA-7.18")
def test_players_alternate_game_turns() -> None:
    table = staged(red="anna E5", blue="bill L3", moment="game-turn", dice="armor lock").all("sell 1", "sell 2")
    assert (table.seat, table.active) == ("red", "anna")
    assert table.why("blue: end") == "KA-7.1", "it is red's game turn"
    table.do("end", "armor lock").all("sell 1", "sell 2")
    assert (table.seat, table.active) == ("blue", "bill") and table.why("red: end") == "KA-7.1"
    table.do("end", "critical lock")
    assert (table.seat, table.asks) == ("red", "INSPIRE")
    assert [event.seat for event in table.told(GameTurn)] == [0]


@rule("KA-7.1", "KA-7.18", "KA-23.2")
def test_four_players_follow_each_other_in_turn_order() -> None:
    table = staged(scenario="free-for-all", order="red yellow blue green", **FOUR)
    seats = []
    for _ in range(4):
        table.do("end", "armor lock")
        seats.append(table.seat)
        table.all("sell 1", "sell 2")
    assert seats == ["yellow", "blue", "green", "red"]


@rule("KA-7.2", "KA-7.7", "KA-7.11")
def test_inspiration_lasts_until_the_players_next_game_turn_begins() -> None:
    table = rolled("armor lock", red="anna E5", blue="bill E8").all("lay 1 anna", "sell 2")
    assert table.has("anna", "armor")
    table.do("end", "critical lock").all("sell 1", "sell 2")
    table.do("cast plaguing-arrow E5", "critical armor lock")  # two armor dice in the opponent's turn
    assert table.rolls() == ["critical 1", "armor 2"] and table.damage("anna") == 1
    table.do("end", "armor lock")
    assert not table.has("anna", "armor") and [event.seat for event in table.told(Faded)] == [0]


@rule("KA-7.2")
def test_only_the_active_players_own_dice_end() -> None:
    table = rolled("armor lock").all("lay 1 anna", "lay 2 anna")
    table.all("end", "end").do("end", "critical dodge")
    assert table.seat == "blue" and table.has("anna", "armor") and table.has("anna", "lock")


@rule("KA-7.2")
def test_a_power_of_the_card_stays_when_the_die_goes() -> None:
    table = rolled("lock armor", red="king E5", blue="bill L3").all("lay 1 king", "sell 2")
    table.do("end", "armor lock").all("sell 1", "sell 2").do("end", "critical dodge")
    assert table.has("king", "lock")


@rule("KA-7.3", "KA-7.4", "KA-7.5", "KA-20.5")
def test_doubles_cost_every_player_a_gg_and_leave_the_wild_one() -> None:
    table = rolled("armor armor")
    assert table.gg() == (5, 5, 1)
    table = staged(red="anna E5", blue="bill L3").do("end", "lock lock")
    assert table.gg() == (5, 5, 1) and len(table.told(Doubles)) == 1
    assert [(event.giver, event.taker) for event in table.told(Honour)] == [(0, -2), (1, -2)], "to the box"


@rule("KA-7.3")
def test_jokers_are_turned_before_doubles_are_looked_for() -> None:
    assert rolled("critical-dodge critical").do("joker 1 critical").gg() == (5, 5, 1)
    assert rolled("critical-dodge critical").do("joker 1 dodge").gg() == (6, 6, 1)
    assert rolled("wild wild").all("joker 1 lock", "joker 2 lock").gg() == (5, 5, 1)
    assert rolled("critical-dodge critical-dodge").gg() == (6, 6, 1), "equal jokers are no doubles yet"


@rule("KA-7.4", "KA-21.7")
def test_a_player_without_gg_loses_nothing() -> None:
    table = rolled("armor armor", gg="0 4")
    assert table.gg() == (0, 3, 1) and table.asks == "INSPIRE"


@rule("KA-7.5")
def test_the_wild_gg_is_never_lost_by_tension() -> None:
    assert rolled("armor armor", gg="0 0", wild=1).gg() == (0, 0, 1)


@rule("KA-7.6", "KA-23.8")
def test_the_very_first_game_turn_has_no_dice_at_all() -> None:
    table = rolled("", turns=0, red="anna E5")
    assert (table.asks, table.active, table.state.turns) == ("ACTIVATION", "anna", 1)
    table.do("end", "armor lock")
    assert (table.asks, table.seat) == ("INSPIRE", "blue")


@rule("KA-7.6", "KA-23.8")
def test_of_four_players_only_the_first_goes_without_dice() -> None:
    table = staged(scenario="free-for-all", moment="game-turn", turns=0, **FOUR)
    for seat in ("blue", "green", "yellow", "red"):
        table.do("end", "armor lock")
        assert (table.asks, table.seat) == ("INSPIRE", seat)
        table.all("sell 1", "sell 2")


@rule("KA-7.7")
@pytest.mark.parametrize(
    ("face", "power"), [("critical", "critical-hit"), ("armor", "armor"), ("lock", "lock"), ("dodge", "dodge")]
)
def test_a_die_gives_the_power_of_its_face(face: str, power: str) -> None:
    table = rolled(f"{face} {'lock' if face != 'lock' else 'armor'}").do("lay 1 anna")
    assert table.has("anna", power) and table.asks == "INSPIRE"
    others = [name for name in ("critical-hit", "armor", "lock", "dodge") if name != power]
    assert not any(table.has("anna", name) for name in others)


@rule("KA-7.7")
def test_a_die_goes_to_an_own_krosmaster_in_the_arena() -> None:
    table = rolled("armor lock", red="anna E5; oscar")  # oscar is knocked out
    assert table.why("lay 1 bill") == table.why("lay 1 oscar") == "KA-7.7"
    assert table.why("lay 1 anna") == ""


@rule("KA-7.8")
def test_both_dice_may_go_to_one_krosmaster_or_to_two() -> None:
    both = rolled("critical armor").all("lay 1 anna", "lay 2 anna")
    assert both.has("anna", "critical-hit") and both.has("anna", "armor")
    apart = rolled("critical dodge").all("lay 2 anna", "lay 1 king")
    assert apart.has("anna", "dodge") and not apart.has("anna", "critical-hit") and apart.has("king", "critical-hit")


@rule("KA-7.9")
def test_a_summon_cannot_receive_a_die() -> None:
    table = rolled("armor lock")
    assert table.why("lay 1 gobball") == "KA-7.9"
    assert table.game.refuse(table.state, act(0, LAY, 63)) is not None


@rule("KA-7.10", "KA-17.2")
def test_a_power_that_is_there_already_gives_nothing_extra() -> None:
    table = rolled("lock armor", red="king E5", blue="anna E6; bill L3").all("lay 1 king", "lay 2 king")
    table.do("end", "armor lock").all("sell 1", "sell 2")
    table.do("move F6", "armor armor")
    assert table.rolls() == ["lock 2"] and table.at("anna") == "F6"


@rule("KA-7.12")
@pytest.mark.parametrize(("texts", "kamas"), [("lay sell", 1), ("sell lay", 1), ("sell sell", 3), ("lay lay", 0)])
def test_one_die_sold_gives_one_kama_both_give_three(texts: str, kamas: int) -> None:
    table = rolled("armor lock", pool="2 0")
    first, second = texts.split()
    table.do(f"{first} 1 anna" if first == "lay" else "sell 1")
    table.do(f"{second} 2 anna" if second == "lay" else "sell 2")
    assert (table.state.pool[0], table.state.bank) == (2 + kamas, 52 - kamas)
    assert [event.kamas for event in table.told(Refunded)] == ([kamas] if kamas else [])


@rule("KA-1.7", "KA-7.12")
@pytest.mark.parametrize(("bank", "paid"), [(2, 2), (0, 0), (3, 3)])
def test_an_empty_bank_pays_only_what_it_has(bank: int, paid: int) -> None:
    table = rolled("armor lock", pool=f"0 {54 - bank}").all("sell 1", "sell 2")
    assert (table.state.pool[0], table.state.bank) == (paid, bank - paid)


@rule("KA-7.13")
def test_every_die_is_laid_or_sold_and_only_once() -> None:
    table = rolled("armor lock")
    assert table.why("end") == table.why("move E4") == "KA-22.5", "no die is kept"
    table.do("lay 1 anna")
    assert table.why("lay 1 king") == table.why("sell 1") == "KA-7.13"
    assert table.asks == "INSPIRE"
    assert table.do("sell 2").asks == "ACTIVATION"


@rule("KA-7.14")
def test_doubles_do_not_cancel_the_dice() -> None:
    table = rolled("armor armor").all("lay 1 anna", "sell 2")
    assert table.has("anna", "armor") and table.state.pool[0] == 1 and table.gg() == (5, 5, 1)


@rule("KA-7.15", "KA-21.5")
def test_victory_is_checked_before_inspiration() -> None:
    table = staged(red="anna E5", blue="bill L3", gg="4 1", wild=0).do("end", "armor armor")
    assert table.state.over and table.state.winner == 0 and table.gg() == (3, 0, 0)
    assert [event.rule for event in table.told(Ended)] == ["KA-21.5"]


@rule("KA-7.16")
def test_characters_act_in_timeline_order() -> None:
    table = staged(red="healey A1; queen C1; anna E5; king G1", blue="bill L3", active="anna")
    acted = [table.active]
    for _ in range(3):
        acted.append(table.do("end").active)
    assert acted == ["anna", "queen", "king", "healey"]
    assert table.do("end", "armor lock").seat == "blue"


@rule("KA-7.17")
def test_who_is_knocked_out_before_its_turn_is_skipped() -> None:
    table = staged(red="anna E5; bill E6 dmg=5; healey A1", blue="oscar L3", active="anna")
    table.do("cast assault E6", "armor dodge")
    assert table.at("bill") == "" and table.do("end").active == "healey"


@rule("KA-7.17", "KA-22.5")
def test_a_character_may_do_nothing_at_all() -> None:
    table = staged(red="anna E5; healey A1", blue="bill L3")
    assert table.why("end") == "" and table.do("end").active == "healey"
