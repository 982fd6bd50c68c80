"""Chapter 22: precedence and order."""

import pytest

from tests.games.krosmaster.trials import staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import Exploded, Honour, Hurt, KnockedOut


@rule("KA-22.1")
def test_a_prohibition_wins_over_a_permission() -> None:
    table = staged(red="anna E5 -J02", blue="king E4 +J11")
    table.do("use J02")  # 2 MP more, and still none of them may be spent beside the Warden's Guard
    assert table.points == (6, 5) and table.why("move E6") == "KA-27.2"


@rule("KA-22.2", "KA-11.8")
def test_a_text_overrides_the_general_rules() -> None:
    table = staged(red="anna E5 ; bill C5", blue="king G5", active="anna")
    assert table.why("cast assault G5") == "" and table.why("cast assault C5") == ""  # anybody may be targeted
    assert table.why("cast transposition C5") == "" and table.why("cast transposition G5") == "KA-25.2"


@rule("KA-22.3", "KA-16.14")
def test_the_active_player_orders_effects_of_both_sides() -> None:
    table = tried(red="goultard E9 ; aboum A1 ; water-bomb E5", blue="aboum L1 ; water-bomb D5", active="goultard")
    table.do("cast cross-blast E5", "lock")
    assert table.asks == "red detonate"
    table.do("bomb blue.water-bomb", "lock")  # the other one is still there to be affected
    bombs = [table.piece("blue.water-bomb"), table.piece("red.water-bomb")]
    assert [event.piece for event in table.told(Exploded)] == bombs


@rule("KA-22.3")
def test_the_active_player_orders_what_an_explosion_does_in_the_turn() -> None:
    table = tried(red="goultard E9", blue="aboum L1 ; water-bomb E5 ; bill E4 dmg=4 ; oscar L12", wild=0)
    table.do("cast cross-blast E6", "lock lock lock")  # the bomb falls and its own Bill with it
    assert table.at("bill") == "" and table.gg() == (9, 3, 0)


@rule("KA-22.4", "KA-20.3")
@pytest.mark.parametrize(
    ("first", "between", "after"), [("oscar", (4, 9, 0), (7, 6, 0)), ("bill", (9, 4, 0), (6, 7, 0))]
)
def test_the_gallons_of_the_fallen_move_in_the_active_players_order(
    first: str, between: tuple[int, ...], after: tuple[int, ...]
) -> None:
    table = staged(
        red="kassius E9 ; oscar D4 dmg=8 ; anna A1",
        blue="aboum L1 ; water-bomb E5 ; bill F4 dmg=4 ; king L12",
        active="kassius",
    )
    table.do("cast irritating-sting E5", "lock lock" + " lock lock lock lock")
    assert table.asks == "red fallen"
    assert table.why("fallen anna") == "KA-22.4" and table.why("end") == "KA-22.5"
    assert table.at("oscar") == "D4" and table.at("bill") == "F4"  # they leave together afterwards
    table.do(f"fallen {first}")
    moved = [0, 0, 0]
    for event in table.told(Honour)[:2]:
        moved[event.taker] += event.amount
        moved[event.giver] -= event.amount
    assert (6 + moved[0], 6 + moved[1], 1 + moved[2]) == between
    assert table.gg() == after and table.at("oscar") == "" and table.at("bill") == ""


@rule("KA-22.4")
def test_nobody_is_asked_where_the_order_cannot_matter() -> None:
    table = tried(red="goultard E9", blue="anna E5 dmg=11 ; bill E4 dmg=5 ; oscar L1", active="goultard")
    table.do("cast cross-blast E5", "lock lock lock")
    assert table.gg() == (12, 1, 0) and table.asks == "red activation goultard"


@rule("KA-22.4", "KA-17.7")
def test_all_damage_is_placed_before_anybody_falls() -> None:
    table = tried(red="goultard E9", blue="thorn E5 dmg=5 ; anna E4 dmg=11 ; oscar L1")
    table.do("cast cross-blast E5", "lock lock lock")
    order = [type(event) for event in table.events if isinstance(event, Hurt | KnockedOut)]
    assert order == [Hurt, Hurt, Hurt, KnockedOut, KnockedOut]  # the third is the Counter-Attack


@rule("KA-22.4", "KA-21.6")
def test_victory_is_checked_once_before_the_bombs_explode() -> None:
    table = tried(
        red="goultard E9 ; anna D6",
        blue="aboum E4 dmg=8 ; water-bomb E5 of=aboum ; bill L1",
        gg="8 1",
        wild=0,
        active="goultard",
    )
    table.do("cast cross-blast E5", "lock lock")
    assert table.result == "red by honour" and table.told(Exploded) == []


@rule("KA-22.5")
@pytest.mark.parametrize("action", ["end", "pick", "move E4", "cast con E4"])
def test_a_question_cannot_be_declined(action: str) -> None:
    table = staged(red="oscar E5", blue="anna E4", ground="demon E5", pool="3 0")
    table.do("buy granite-1")
    assert table.why(action) == "KA-22.5"


@rule("KA-22.5", "KA-7.1")
def test_only_the_one_who_is_asked_may_answer() -> None:
    table = staged(red="oscar E5", blue="anna E4")
    assert table.why("blue: end") == "KA-7.1"
    assert table.why("assign oscar") == "KA-22.5"  # and nothing else has been asked
