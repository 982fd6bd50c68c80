"""Chapter 16b: bombs."""

import pytest

from tests.games.krosmaster.trials import staged, tried
from tests.rules import rule
from warbook.games.krosmaster.present.events import CharacterTurn, Exploded, KnockedOut, Removed, Rolled


@rule("KA-16.9", "KA-12.13", "KA-9.12")
def test_a_bomb_is_an_obstacle_that_nobody_minds() -> None:
    table = staged(red="bill E9", blue="aboum L1 ; water-bomb E8 ; anna E5")
    assert table.why("move E8") == "KA-9.2"
    assert table.why("cast plaguing-arrow E5") == ""  # it does not block sight
    table.do("move D9")  # and it does not lock
    assert table.at("bill") == "D9"


@rule("KA-16.9", "KA-4.1")
def test_a_bomb_takes_no_turn() -> None:
    table = staged(red="aboum E5 ; healey A1", blue="anna L1")
    table.do("cast throw-water-bomb E7").do("end")
    assert table.asks == "red activation healey"


@rule("KA-16.10")
def test_any_attack_spell_hurts_a_bomb_but_no_punch() -> None:
    table = staged(red="oscar E5 ; aboum A1 ; water-bomb E6", blue="aboum L1 ; water-bomb E4", active="oscar")
    assert table.why("punch E4") == "KA-16.10"
    table.do("cast con E4", "lock" + " lock lock lock")  # no armor roll; then it explodes beside Oscar, who has Armor
    assert table.at("blue.water-bomb") == "" and table.damage("oscar") == 3
    table.do("cast con E6", "lock" + " lock lock lock")  # also one of the own side; Life Steal takes 1 back
    assert table.at("red.water-bomb") == "" and table.damage("oscar") == 3 - 1 + 3


@rule("KA-16.10", "KA-13.5")
def test_a_bomb_that_is_not_hurt_does_not_explode() -> None:
    table = staged(red="oscar E5", blue="aboum L1 ; water-bomb E2")
    table.do("cast trickery E2", "lock")
    assert table.at("water-bomb") == "E2" and table.told(Exploded) == []


@rule("KA-16.11", "KA-16.12", "KA-14.6")
def test_a_knocked_out_bomb_explodes_before_it_is_removed() -> None:
    table = staged(red="kassius E9", blue="aboum L1 ; water-bomb E5 ; bill E4 ; oscar F6 ; anna G5")
    table.do("cast irritating-sting E5", "lock lock" + " critical lock wild armor")
    assert table.damages("bill", "oscar", "anna") == (4, 2, 0)
    assert [table.markers(name) for name in ("bill", "oscar", "anna")] == [(-1, 0), (-1, 0), (0, 0)]
    kinds = [type(event) for event in table.events]
    assert kinds.index(KnockedOut) < kinds.index(Exploded) < kinds.index(Removed) and table.at("water-bomb") == ""


@rule("KA-16.12")
def test_the_penalty_applies_whatever_the_damage() -> None:
    table = staged(red="aboum A1 ; water-bomb E5", blue="anna E4", moment="preliminary", dice="lock armor")
    assert table.damage("anna") == 2 and table.markers("anna") == (-1, 0)
    table = staged(red="aboum A1 ; water-bomb E5", blue="anna E4 +J13", moment="preliminary", dice="critical lock")
    assert table.damage("anna") == 0 and table.markers("anna") == (-1, 0)


@rule("KA-16.12", "KA-3.3", "KA-17.3")
def test_the_bombs_player_rolls_one_die_and_turns_its_jokers() -> None:
    table = staged(red="kassius E9", blue="aboum L1 ; water-bomb E7 ; anna E6 ; king A1")
    table.do("cast irritating-sting E7", "lock lock" + " wild")
    assert table.asks == "blue hit_jokers"  # it meets Blue's own Anna
    assert [(event.roll, event.seat, len(event.faces)) for event in table.told(Rolled)] == [
        ("critical", 0, 2),
        ("critical", 1, 1),
    ]
    table.do("joker 1 lock", "armor")
    assert table.damage("anna") == 2


@rule("KA-16.12", "KA-3.3")
def test_a_bomb_that_meets_only_opponents_asks_nobody() -> None:
    table = staged(red="kassius E9", blue="aboum L1 ; water-bomb E8")
    table.do("cast irritating-sting E8", "lock lock" + " wild lock")
    assert table.damage("kassius") == 4


@rule("KA-16.12", "KA-11.20")
def test_an_explosion_that_meets_nobody_rolls_no_dice() -> None:
    table = staged(red="kassius E9", blue="aboum L1 ; water-bomb E5")
    table.do("cast irritating-sting E5", "lock lock")
    assert len(table.told(Exploded)) == 1 and table.at("water-bomb") == ""


@rule("KA-16.13", "KA-8.2")
def test_the_bombs_of_a_summoner_explode_before_its_activation_in_the_order_its_player_chooses() -> None:
    table = staged(red="aboum A1 ; water-bomb E5 ; water-bomb K5", blue="anna E4 ; healey K4", moment="preliminary")
    assert table.asks == "red detonate"
    assert table.why("bomb aboum") == "KA-16.14" and table.why("end") == "KA-22.5"
    table.do("bomb water-bomb#2", "lock lock lock lock")
    assert table.damages("anna", "healey") == (3, 3)
    assert [event.cell % 12 for event in table.told(Exploded)] == [10, 4]
    assert table.asks == "red activation aboum"


@rule("KA-16.13")
def test_only_the_summoners_own_turn_sets_its_bombs_off() -> None:
    table = staged(
        red="aboum A1 ; water-bomb E5 ; anna A5", blue="anna E4 ; aboum L1 ; water-bomb G7", active="red.anna"
    )
    table.do("end", "lock lock")  # Aboum is next
    assert table.at("red.water-bomb") == "" and table.at("blue.water-bomb") == "G7"


@rule("KA-16.13")
def test_a_bomb_waits_until_the_summoners_next_turn() -> None:
    table = staged(red="aboum E5", blue="anna L1")
    table.do("cast throw-water-bomb E7")
    table.end_turn()
    assert table.at("water-bomb") == "E7"
    table.do("end", "armor lock").do("sell 1").do("sell 2")  # nobody beside the bomb: no dice
    assert table.at("water-bomb") == "" and table.asks == "red activation aboum"


@rule("KA-8.2", "KA-8.3", "KA-19.13")
def test_a_buff_still_protects_against_ones_own_bombs() -> None:
    table = staged(red="aboum E4 +J13 ; water-bomb E5", blue="anna L1", moment="preliminary", dice="critical lock")
    assert table.damage("aboum") == 0 and table.held("aboum") == []
    assert table.points == (5, 3)  # the marker was there before the activation


@rule("KA-8.7", "KA-16.15")
def test_a_summoner_who_falls_by_its_own_bomb_has_no_activation() -> None:
    table = staged(
        red="aboum E4 dmg=6 ; water-bomb E5 ; water-bomb K5 ; healey A1",
        blue="anna L1 ; oscar K4",
        moment="preliminary",
        active="aboum",
    )
    table.do("bomb water-bomb", "lock lock")
    assert table.at("aboum") == "" and table.damage("oscar") == 0 and table.summons() == set()
    assert table.asks == "red activation healey"
    assert [event.piece for event in table.told(CharacterTurn)] == [table.piece("healey")]


@rule("KA-16.14")
def test_a_chain_of_bombs() -> None:
    table = staged(
        red="aboum A1 ; water-bomb E5",
        blue="aboum L1 ; water-bomb F5 ; anna G5",
        moment="preliminary",
        dice="lock lock lock",
    )
    # the first meets only the other bomb; the second meets Anna, and not the first again
    assert table.damage("anna") == 3 and table.summons() == set() and table.state.rng.script == []


@rule("KA-16.14", "KA-22.3")
def test_bombs_hit_together_explode_in_the_active_players_order() -> None:
    table = tried(red="goultard E9", blue="aboum L1 ; water-bomb E5 ; water-bomb E4 ; anna D6 ; healey D3")
    table.do("cast cross-blast E5", "lock")
    assert table.asks == "red detonate" and table.why("bomb aboum") == "KA-16.14"
    table.do("bomb water-bomb#2", "lock lock" + " lock lock")
    assert [event.cell // 12 for event in table.told(Exploded)] == [3, 4]
    assert table.damages("anna", "healey") == (3, 3) and table.summons() == set()


@rule("KA-16.15")
def test_the_bombs_of_a_knocked_out_summoner_are_removed_without_exploding() -> None:
    table = staged(red="anna E4", blue="aboum E5 dmg=8 ; water-bomb E3 ; water-bomb K12 ; oscar L1")
    table.do("cast assault E5", "lock lock")
    assert table.summons() == set() and table.damage("anna") == 0 and table.told(Exploded) == []
    assert [event.rule for event in table.told(Removed)] == ["KA-16.15", "KA-16.15"]


@rule("KA-16.15", "KA-22.4")
def test_a_bomb_that_falls_together_with_its_summoner_does_not_explode() -> None:
    table = tried(red="goultard E9", blue="aboum E5 dmg=8 ; water-bomb E4 ; anna D4")
    table.do("cast cross-blast E5", "lock lock")
    assert table.summons() == set() and table.damage("anna") == 0 and table.told(Exploded) == []


@rule("KA-16.15", "KA-16.14")
def test_a_waiting_bomb_is_removed_when_another_knocks_its_summoner_out() -> None:
    table = tried(red="goultard E9", blue="aboum F3 dmg=7 ; water-bomb E5 ; water-bomb E4 ; anna D6")
    table.do("cast cross-blast E5", "lock")
    table.do("bomb water-bomb#2", "lock lock")  # E4 reaches Aboum on F3; E5 does not explode any more
    assert table.at("aboum") == "" and table.damage("anna") == 0 and table.summons() == set()


@rule("KA-16.11", "KA-23.12", "KA-21.2")
@pytest.mark.parametrize(("blue", "gg"), [("anna L1 ; bill D4 dmg=4", (9, 4, 0))])
def test_the_bombs_own_side_pays_for_its_victims(blue: str, gg: tuple[int, ...]) -> None:
    table = staged(red="kassius E9", blue=f"aboum K1 ; water-bomb E5 ; {blue}")
    table.do("cast irritating-sting E5", "lock lock" + " lock lock")
    assert table.at("bill") == "" and table.gg() == gg
