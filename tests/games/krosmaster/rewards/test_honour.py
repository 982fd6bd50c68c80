"""Chapter 20: Kamas and Gallons of Glory."""

import pytest

from tests.games.krosmaster.trials import Trial, staged
from tests.rules import rule
from warbook.games.krosmaster.present.events import Honour


def coins(table: Trial) -> int:
    """All coins there are: on the board, in pools, in the bank."""
    return sum(int(number) for number in table.state.coins) + sum(table.pools())


@rule("KA-20.1", "KA-1.7", "KA-10.7")
def test_coins_come_and_go_and_their_number_never_changes() -> None:
    table = staged(
        red="anna E5 -J02 -J06 ; bill A1", blue="oscar L1", active="anna", ground="demon E5 ; 2 E5", pool="24 0"
    )
    found = []
    for action in ("pick", "use J02", "use J06", "buy-gg", "buy granite-1", "assign bill"):
        table.do(action)
        found.append(table.pools()[0])
        assert coins(table) == 54
    assert found == [25, 27, 25, 15, 12, 12]
    table.end_turn()
    assert table.pools()[1] == 3 and coins(table) == 54  # both dice sold


@rule("KA-20.2", "KA-10.5")
@pytest.mark.parametrize(("action", "gained"), [("buy-gg", 1), ("use J06", 1), ("use A01 blue", 1)])
def test_a_gallon_is_bought_or_rewarded(action: str, gained: int) -> None:
    table = staged(red="anna E5 -J06 -A01", blue="oscar L1", ground="demon E5", pool="10 0")
    table.do(action)
    assert table.gg() == (6 + gained, 6, 0)


@rule("KA-20.2", "KA-21.2")
def test_a_knock_out_is_worth_the_level() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", wild=0)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (9, 3, 0)


@rule("KA-20.3")
def test_wild_gallons_are_taken_first() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", gg="6 6", wild=1)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (9, 4, 0)
    assert [(event.giver, event.taker, event.amount) for event in table.told(Honour)] == [(-1, 0, 1), (1, 0, 2)]
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", gg="6 6", wild=5)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (9, 6, 2)


@rule("KA-20.3", "KA-10.5")
def test_buying_twice_takes_from_the_opponent_when_nothing_is_wild() -> None:
    table = staged(red="anna E5", blue="oscar L1", ground="demon E5", pool="20 0", ap=2, wild=0)
    table.do("buy-gg").do("buy-gg")
    assert table.gg() == (8, 4, 0) and table.points == (0, 3)
    assert table.why("buy-gg") == "KA-10.5"


@rule("KA-20.4")
def test_what_the_opponent_does_not_have_is_lost() -> None:
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", gg="5 1", wild=0)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (6, 0, 0) and table.result == "red by honour"
    table = staged(red="oscar E5", blue="bill E4 dmg=5 ; anna L1", gg="5 0", wild=1)
    table.do("cast con E4", "lock lock")
    assert table.gg() == (6, 0, 0)


@rule("KA-20.5", "KA-7.4", "KA-7.5")
def test_gallons_lost_by_tension_leave_the_game() -> None:
    table = staged(red="anna A1", blue="oscar L1", moment="game-turn", dice="armor armor")
    assert table.gg() == (5, 5, 1) and table.asks == "red inspire"
