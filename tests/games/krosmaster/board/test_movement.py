"""Chapter 9: walking and locking."""

import pytest

from tests.games.krosmaster.boards import staged
from tests.games.krosmaster.extras import GAME as EXTRA
from tests.rules import rule
from warbook.games.krosmaster.present.events import Locked, Rolled, Shifted, Stepped, TurnEnded
from warbook.games.krosmaster.present.notation import SEATS


@rule("KA-9.1")
def test_a_step_costs_one_mp_and_leads_to_an_adjacent_empty_cell() -> None:
    table = staged(red="anna E5", blue="bill L3")
    assert table.steps() == {"E4", "D5", "F5", "E6"}
    table.do("move D5")
    assert table.at("anna") == "D5" and table.on("E5") == "" and table.points == (6, 2)
    table.all("move D4", "move D3")
    assert table.points == (6, 0) and table.steps() == set()
    assert table.why("move D2") == "KA-9.1", "no MP left"


@rule("KA-9.1", "KA-9.2")
@pytest.mark.parametrize("cell", ["D4", "F6", "E7", "E5", "A1"])
def test_a_step_is_neither_diagonal_nor_longer_than_one_cell(cell: str) -> None:
    assert staged(red="anna E5", blue="bill L3").why(f"move {cell}") == "KA-9.1"


@rule("KA-9.2")
@pytest.mark.parametrize(
    ("corner", "cells"), [("A1", {"B1", "A2"}), ("L12", {"K12", "L11"}), ("L5", {"L4", "K5", "L6"})]
)
def test_nobody_leaves_the_board(corner: str, cells: set[str]) -> None:
    table = staged(red=f"anna {corner}", blue="bill F8")
    assert table.steps() == cells
    assert corner != "L5" or table.why("move A6") == "KA-9.1", "the board does not wrap around"


@rule("KA-9.2")
def test_a_small_board_ends_where_it_is_drawn() -> None:
    board = "    A B\n 1  . .\n 2  . ."
    table = staged(arena=board, red="anna B2", blue="bill A1")
    assert table.steps() == {"A2", "B1"} and table.why("move C2") == table.why("move B3") == "KA-9.1"


@rule("KA-9.2")
def test_obstacles_are_not_passed_through() -> None:
    table = staged(red="anna E5; king E6", blue="bill L3", ground="tree D5; bush F5", active="anna")
    assert table.steps() == {"E4"}
    assert table.why("move E6") == table.why("move D5") == table.why("move F5") == "KA-9.2"
    assert table.why("move E7") == "KA-9.1"


@rule("KA-9.3", "KA-18.4")
def test_a_character_may_step_onto_a_crate() -> None:
    table = staged(red="bill E5", blue="anna E12", ground="crate E4").do("move E4")
    assert table.at("bill") == "E4" and table.points == (6, 2)


# locking


@rule("KA-9.4")
def test_only_opponents_beside_the_cell_that_is_left_try_to_lock() -> None:
    table = staged(red="queen E4; bill A1", blue="king F5; gobball E5", active="queen")
    table.do("move F4", "armor")  # the Gobball alone; the King is beside the destination
    assert [event.piece for event in table.told(Rolled)] == [table.piece("gobball")]
    assert table.at("queen") == "F4"
    table = staged(red="queen F4; bill A1", blue="anna F3; king L1; gobball E5", active="queen")
    table.do("move E4", "dodge")
    assert [event.piece for event in table.told(Rolled)] == [table.piece("anna")]


@rule("KA-9.4")
def test_allies_and_diagonal_opponents_do_not_lock() -> None:
    table = staged(red="anna E5; king E6", blue="bill F6; oscar D4", active="anna").do("move E4")
    assert table.at("anna") == "E4" and table.rolls() == []


@rule("KA-9.4", "KA-24.2")
def test_partners_do_not_lock_and_other_players_do() -> None:
    teams = {"red": "anna E5", "green": "king E6", "blue": "bill L1", "yellow": "oscar L9"}
    assert staged(scenario="two-against-two", **teams).do("move E4").at("anna") == "E4"
    assert staged(scenario="free-for-all", **teams).do("move E4", "armor armor").at("anna") == "E4"


@rule("KA-9.5", "KA-9.8")
def test_the_destination_is_declared_before_the_rolls() -> None:
    table = staged(red="anna E5; bill A1", blue="king E6; oscar D5", active="anna")
    table.do("move F5")
    assert table.asks == "LOCKERS" and table.why("blue: move E4") == "KA-22.5"
    table.do("locker oscar", "armor armor armor")
    assert table.at("anna") == "F5" and table.points == (6, 2)


@rule("KA-9.6")
@pytest.mark.parametrize(
    ("mover", "locker", "dice", "held"),
    [
        ("anna", "oscar", "lock armor", True),  # one die each
        ("anna", "oscar", "lock dodge", False),
        ("anna", "king", "lock wild dodge", True),  # two locks, one cancelled
        ("queen", "king", "lock wild dodge armor", True),
        ("queen", "king", "lock wild dodge critical-dodge", False),
        ("queen", "king", "lock armor armor dodge", False),
        ("queen", "oscar", "wild armor lock", True),
        ("queen", "oscar", "wild armor wild", False),
    ],
)
def test_lock_and_dodge_roll_two_dice_with_the_power(mover: str, locker: str, dice: str, held: bool) -> None:
    table = staged(red=f"{mover} E5; healey A1", blue=f"{locker} E6", active=mover)
    table.do("move E4", dice)
    assert len(table.told(Locked)) == held and table.at(mover) == ("E5" if held else "E4")
    seats = {event.roll: event.seat for event in table.told(Rolled)}
    assert seats == {"lock": 1, "dodge": 0}, "each player rolls for the own character"


@rule("KA-9.6", "KA-9.7")
def test_every_locker_is_answered_with_new_dice() -> None:
    table = staged(red="queen E5; healey A1", blue="king E6; gobball D5", active="queen").do("move E4")
    assert (table.asks, table.seat) == ("LOCKERS", "blue")
    table.do("locker king", "lock armor dodge armor wild armor lock")
    assert [event.by for event in table.told(Locked)] == [table.piece("gobball")] and table.at("queen") == "E5"


@rule("KA-9.7")
def test_once_locked_nobody_rolls_any_more() -> None:
    table = staged(red="anna E5; bill A1", blue="king E6; gobball D5; oscar F5", active="anna").do("move E4")
    table.do("locker gobball", "lock armor")
    assert table.rolls() == ["lock 1", "dodge 1"] and table.state.lockers == []


@rule("KA-9.8")
def test_who_is_not_locked_spends_the_mp_and_moves() -> None:
    table = staged(red="anna E5", blue="bill E6").do("move E4", "armor")
    assert table.at("anna") == "E4" and table.points == (6, 2)
    assert [(event.rule, event.piece) for event in table.told(Stepped)] == [("KA-9.8", 0)]


@rule("KA-9.9", "KA-8.7")
def test_a_locked_character_stays_and_its_turn_is_over() -> None:
    table = staged(red="bill E5 ?G08 dmg=1; oscar A1", blue="anna E6", active="bill")
    assert table.why("use 1") == ""
    table.do("move E4", "lock armor lock")
    assert table.at("bill") == "E5" and table.active == "oscar", "no free actions either"
    assert len(table.told(Locked)) == 1 and [event.piece for event in table.told(TurnEnded)] == [table.piece("bill")]


@rule("KA-9.9")
def test_a_locked_character_has_no_points_left() -> None:
    table = staged(red="bill E5", blue="anna E6").do("move E4", "lock armor lock armor lock")
    assert table.points == (0, 0) and (table.asks, table.seat) == ("INSPIRE", "blue")


@rule("KA-9.10")
def test_a_failed_lock_needs_no_dodge() -> None:
    table = staged(red="queen E5", blue="king E6").do("move E4", "armor dodge")
    assert table.rolls() == ["lock 2"]


@rule("KA-9.11")
def test_the_lockers_player_chooses_their_order() -> None:
    table = staged(red="anna E5; bill A1", blue="king E6; gobball D5", active="anna").do("move E4")
    assert (table.asks, table.seat) == ("LOCKERS", "blue")
    assert table.options("locker") == sorted([table.piece("king"), table.piece("gobball")])
    assert table.why("locker anna") == "KA-9.11" and table.why("red: end") == "KA-7.1"
    assert table.why("blue: end") == "KA-22.5"
    table.do("locker gobball", "armor armor armor")
    assert [event.piece for event in table.told(Rolled)] == [table.piece("gobball"), table.piece("king")]


@rule("KA-9.11")
def test_lockers_that_roll_alike_need_no_order() -> None:
    table = staged(red="anna E5", blue="oscar E6; healey D5").do("move E4", "armor armor")
    assert table.asks == "ACTIVATION" and table.rolls() == ["lock 1", "lock 1"]


@rule("KA-9.11")
@pytest.mark.parametrize(
    ("turn", "order"), [("red", "blue yellow green"), ("blue", "yellow green red"), ("yellow", "green red blue")]
)
def test_lockers_of_several_players_roll_in_turn_order_after_the_active_player(turn: str, order: str) -> None:
    around = iter(("E6", "D5", "F5"))
    names = {"red": "anna", "blue": "bill", "green": "healey", "yellow": "oscar"}
    teams = {seat: f"{name} {'E5' if seat == turn else next(around)}" for seat, name in names.items()}
    table = staged(scenario="free-for-all", turn=turn, order="red blue yellow green", **teams)
    table.do("move E4", "armor armor armor")
    assert [SEATS[event.seat] for event in table.told(Rolled)] == order.split()


@rule("KA-9.11")
def test_every_player_orders_only_the_own_lockers() -> None:
    teams = {"red": "anna E5; bill A1", "blue": "king E6; gobball D5", "green": "oscar F5", "yellow": "healey L9"}
    table = staged(scenario="free-for-all", active="anna", **teams).do("move E4")
    assert (table.seat, len(table.options("locker"))) == ("blue", 2)
    assert table.why("locker oscar") == "KA-9.11"
    table.do("locker king", "armor armor armor armor")
    assert [event.seat for event in table.told(Rolled)] == [1, 1, 2] and table.at("anna") == "E4"


@rule("KA-9.12", "KA-17.3")
def test_itty_bitty_neither_locks_nor_is_locked() -> None:
    table = staged(red="anna E5", blue="queen L1; tofu E6").do("move E4")
    assert table.at("anna") == "E4" and table.rolls() == []
    table = staged(red="queen A1; tofu E5", blue="king E6", active="tofu").do("move E4")
    assert table.at("tofu") == "E4" and table.rolls() == []


@rule("KA-9.12")
def test_bombs_traps_and_scenery_never_lock() -> None:
    blue = "aboum L1; tester L3; water-bomb E6; trap D5 of=tester"
    table = staged(EXTRA, red="anna E5", blue=blue, ground="tree F5")
    assert table.do("move E4").rolls() == []


@rule("KA-9.13")
@pytest.mark.parametrize(
    ("team", "text", "dice", "way"),
    [
        ("anna E5", "cast assault E6", "armor dodge", ""),  # swap
        ("anna E5; healey E9", "cast transposition E9", "", ""),
        ("aboum E5", "cast retreat-shot E6", "armor dodge", "recoil"),
        ("anna E5 ?J04", "use 1 E3", "", "leap"),
    ],
)
def test_movement_by_an_effect_is_never_locked(team: str, text: str, dice: str, way: str) -> None:
    table = staged(red=team, blue="bill E6; kassius D5", active=team.split()[0])
    table.do(text, dice)
    assert "lock" not in [event.roll for event in table.told(Rolled)]
    assert table.at(team.split()[0]) != "E5"
    assert [event.way for event in table.told(Shifted)] == ([way] if way else [])


@rule("KA-9.13")
def test_a_pushed_character_is_not_locked_nor_loses_points() -> None:
    table = staged(red="kassius E5; healey F6", blue="anna E6; oscar D6", active="kassius")
    table.do("cast puff E6", "armor armor dodge")
    assert table.at("anna") == "E9" and "lock 1" not in table.rolls()


@rule("KA-9.13", "KA-27.2")
def test_the_recall_potion_leads_home_without_a_lock() -> None:
    table = staged(red="queen F5 ?G10", blue="king F4", arena="pit").do("use 1 A11")
    assert table.at("queen") == "A11" and table.rolls() == []


@rule("KA-22.1", "KA-27.2")
def test_a_wardens_neighbours_cannot_spend_mp_to_move() -> None:
    table = staged(red="anna E5", blue="bill E6 +J11")
    assert table.steps() == set() and table.why("move E4") == "KA-27.2"
    assert staged(red="anna E5", blue="bill E7 +J11").why("move E4") == ""
    assert staged(red="anna E5; bill E6 +J11", blue="king L1", active="anna").why("move E4") == "", "only opponents"
