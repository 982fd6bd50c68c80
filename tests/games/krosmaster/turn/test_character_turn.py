"""Chapter 8: the three phases of a character turn."""

import pytest

from tests.games.krosmaster.boards import Table, staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.present.events import CharacterTurn, Discarded, Exploded, KnockedOut, TurnEnded


@rule("KA-8.1", "KA-8.8")
def test_a_character_turn_begins_with_points_and_ends_with_none() -> None:
    table = staged(red="anna E5; bill A1", blue="oscar L3").do("end")
    assert [event.piece for event in table.told(TurnEnded)] == [table.piece("anna")]
    assert [(event.piece, event.ap, event.mp) for event in table.told(CharacterTurn)] == [(table.piece("bill"), 6, 3)]


def with_bombs(dice: str = "", **scene: object) -> Table:
    """Aboum's turn begins with his bombs in the arena."""
    plain: dict[str, object] = {"red": "aboum A1; water-bomb E5; water-bomb H8", "blue": "anna E6; bill H9"}
    return staged(moment="preliminary", active="aboum", dice=dice, **{**plain, **scene})


@rule("KA-8.2", "KA-16.13", "KA-22.3")
def test_several_effects_of_the_start_are_resolved_in_the_players_order() -> None:
    table = with_bombs()
    assert (table.asks, table.seat) == ("DETONATE", "red")
    assert table.why("bomb anna") == "KA-16.14" and table.why("end") == "KA-22.5"
    assert table.options("bomb") == [table.piece("water-bomb"), table.piece("water-bomb#2")]
    table.do("bomb water-bomb#2", "armor dodge armor dodge")  # the other one follows
    assert [event.piece for event in table.told(Exploded)] == [table.piece("water-bomb#2"), table.piece("water-bomb")]
    assert (table.damage("anna"), table.damage("bill")) == (3, 3)
    assert (table.asks, table.active, table.points) == ("ACTIVATION", "aboum", (6, 3))


@rule("KA-8.2", "KA-8.3")
def test_buffs_still_help_against_what_the_start_of_the_turn_triggers() -> None:
    guarded = {"red": "aboum E4 +J13; water-bomb E5", "blue": "anna L1"}
    table = with_bombs("armor dodge", **guarded)
    assert table.damage("aboum") == 0 and table.state.held[table.piece("aboum")] == []
    assert with_bombs("armor dodge", red="aboum E4; water-bomb E5", blue="anna L1").damage("aboum") == 3


@rule("KA-8.3", "KA-19.13")
def test_face_up_buffs_are_removed_from_the_game_before_the_activation() -> None:
    table = staged(red="bill A1; anna E5 +J12 +J16 ?J11", blue="oscar L3", active="anna", moment="preliminary")
    names = [table.game.tables.reward_names[table.game.tables.tokens[token]] for token in held(table, "anna")]
    assert names == ["J16", "J11"], "equipment and what lies face down stays"
    assert table.has("anna", "critical-hit"), "from the set"
    assert not any(table.has("anna", power) for power in ("armor", "lock", "dodge"))
    table = staged(red="anna E5; bill A1 +J12", blue="oscar L3").do("end")
    assert [event.rule for event in table.told(Discarded)] == ["KA-8.3"] and held(table, "bill") == []


def held(table: Table, name: str) -> list[int]:
    """The tokens on a card."""
    return table.state.held[table.piece(name)]


@rule("KA-8.3")
def test_a_buff_stays_during_the_opponents_turn_and_the_turns_of_others() -> None:
    table = staged(red="anna E5 ?J12; bill A1", blue="oscar L3").do("use 1")
    assert table.has("anna", "lock") and table.has("anna", "critical-hit")
    table.do("end").do("end", "armor lock").all("sell 1", "sell 2")
    assert table.has("anna", "lock")
    table.do("end", "armor lock").do("sell 1")
    assert table.has("anna", "lock"), "her own turn has not begun"
    table.do("sell 2")
    assert table.active == "anna" and not table.has("anna", "lock")


@rule("KA-8.4", "KA-8.5")
@pytest.mark.parametrize(
    ("marks", "points"),
    [
        ("", (6, 3)),
        ("ap-1", (5, 3)),
        ("ap-2", (4, 3)),
        ("ap+2 mp+1", (8, 4)),
        ("ap+1 ap-3 mp+2 mp-1", (4, 4)),
        ("ap-7 mp-9", (0, 0)),
        ("ap+1 ap-7", (0, 3)),
        ("+A06", (8, 2)),
        ("+A06 mp-3 ap-1", (7, 0)),
        ("+A14 +J20", (7, 5)),
        ("?A14", (6, 3)),
    ],
)
def test_points_are_card_and_equipment_and_markers(marks: str, points: tuple[int, int]) -> None:
    table = staged(red=f"anna E5 {marks}", blue="oscar L3")
    state, anna = table.state, table.piece("anna")
    assert table.points == points
    assert state.ap_plus[anna] == state.ap_minus[anna] == state.mp_plus[anna] == state.mp_minus[anna] == 0


@rule("KA-8.4", "KA-8.5")
def test_markers_count_once() -> None:
    table = staged(red="bill E5 ap-2", blue="oscar L3")
    assert table.points == (4, 3)
    table.do("end", "armor lock").all("sell 1", "sell 2").do("end", "armor lock").all("sell 1", "sell 2")
    assert table.active == "bill" and table.points == (6, 3)


@rule("KA-8.4")
def test_markers_wait_for_the_activation() -> None:
    table = staged(red="anna E5; bill A1 ap-1 mp+1", blue="oscar L3")
    assert table.state.ap_minus[table.piece("bill")] == 1
    assert table.do("end").points == (5, 4)


@rule("KA-8.6", "KA-9.4")
def test_moves_and_actions_mix_in_any_order() -> None:
    table = staged(red="king E3; bill A1", blue="queen E6", active="king").all("move E4", "move E5")
    table.do("punch E6", "critical lock").do("move D5", "armor")
    assert table.points == (2, 0) and table.at("king") == "D5" and table.asks == "ACTIVATION"


@rule("KA-8.7")
def test_the_activation_ends_when_the_player_says_so() -> None:
    assert staged(red="anna E5; bill A1", blue="oscar L3").do("end").active == "bill"


@rule("KA-8.7")
def test_without_points_the_player_still_ends_the_activation() -> None:
    table = staged(red="anna E5; bill A1", blue="oscar L3", ap=0, mp=0)
    assert table.asks == "ACTIVATION" and len(table.game.legal(table.state, table.game.acting(table.state)[0])) == 1


@rule("KA-8.7")
def test_who_is_knocked_out_in_its_activation_has_no_end_phase() -> None:
    table = staged(EXTRA, red="oscar E5 dmg=9; healey A1", blue="thorn E7", active="oscar")
    table.do("cast trickery E7", "critical")
    assert table.at("oscar") == "" and not table.told(TurnEnded)
    assert (table.active, table.asks, table.points) == ("healey", "ACTIVATION", (6, 3))


@rule("KA-8.7", "KA-16.15")
def test_who_is_knocked_out_in_its_preliminary_phase_does_not_act() -> None:
    table = with_bombs(red="aboum E4 dmg=8; water-bomb E5; water-bomb H8; healey A12", blue="anna L1")
    table.do("bomb water-bomb", "armor dodge")
    assert table.at("aboum") == "" and table.at("water-bomb#2") == "" and len(table.told(Exploded)) == 1
    assert not [event for event in table.told(CharacterTurn) if event.piece == table.piece("aboum")]
    assert table.active == "healey" and len(table.told(KnockedOut)) == 2


@rule("KA-8.8", "KA-12.10")
def test_a_bonus_until_the_end_of_the_turn_ends_with_it() -> None:
    table = staged(red="bill A1", blue="anna K1").do("cast long-shot A1")
    assert "K1" in table.cells("plaguing-arrow") and table.state.reach == 3
    table.do("end", "armor lock")
    assert table.state.reach == 0
    table.all("sell 1", "sell 2").do("end", "armor lock").all("sell 1", "sell 2")
    assert table.active == "bill" and "K1" not in table.cells("plaguing-arrow")


@rule("KA-8.8", "KA-19.22")
def test_a_bonus_for_the_next_spell_ends_with_the_turn() -> None:
    table = staged(red="bill A1 ?G02", blue="anna E1").do("use 1")
    assert table.state.boosts
    table.do("end", "armor lock").all("sell 1", "sell 2").do("end", "armor lock").all("sell 1", "sell 2")
    assert table.do("cast plaguing-arrow E1", "armor dodge").damage("anna") == 1


@rule("KA-8.9")
def test_a_summon_has_the_same_phases() -> None:
    table = staged(red="king E5; gobball E6 ap-1 mp+1; healey A1", blue="oscar L3", active="king").do("end")
    assert table.active == "gobball" and table.points == (4, 4)
    table.all("move E7", "move E8").do("end")
    assert [event.piece for event in table.told(TurnEnded)] == [table.piece("gobball")]
