"""Chapter 10: what a character can do, and what it costs."""

import pytest

from tests.games.krosmaster.boards import GAME, staged
from tests.rules import rule
from warbook.games.krosmaster.present.events import Coins, PickedUp, Punched
from warbook.games.krosmaster.verbs import CAST, END, JOKER, MOVE, PICK, RESIGN, VERBS
from warbook.kernel.api import Action, act


@rule("KA-10.1")
@pytest.mark.parametrize(
    ("text", "dice", "ap", "mp", "kamas"),
    [
        ("move E4", "armor", 0, 1, 0),
        ("cast gobbolob E6", "armor armor", 3, 0, 0),
        ("cast summon-gobball D5", "", 4, 0, 0),
        ("punch E6", "armor armor", 5, 0, 0),
        ("pick", "", 1, 0, -1),
        ("buy-gg", "", 1, 0, 10),
        ("buy granite-1", "", 1, 0, 3),
        ("buy jade-2", "", 1, 0, 6),
        ("buy gold-1", "", 1, 0, 12),
        ("use 1", "", 0, 0, 0),
    ],
)
def test_every_action_has_its_cost(text: str, dice: str, ap: int, mp: int, kamas: int) -> None:
    scene = {"red": "king E5 ?G08", "blue": "queen E6", "ground": "demon E5; 1 E5", "pool": "20 0"}
    table = staged(market="granite-1 G05; jade-2 J12; gold-1 A11", **scene).do(text, dice)
    assert table.points == (7 - ap, 3 - mp) and table.state.pool[0] == 20 - kamas


@rule("KA-10.1")
def test_ending_the_activation_is_always_possible() -> None:
    assert staged(red="king E5", blue="queen E6", ap=0, mp=0).why("end") == ""


@rule("KA-10.1")
@pytest.mark.parametrize(
    "action",
    [act(0, 30), act(0, VERBS - 1 + 50), act(0, PICK, 1), act(0, MOVE, 144), act(2, END), act(0, CAST, 16 * 144 + 52)],
)
def test_nothing_else_is_an_action(action: Action) -> None:
    refusal = GAME.refuse(staged(red="anna E5", blue="bill E6").state, action)
    assert refusal is not None and refusal.rule == "KA-10.1"


@rule("KA-10.1")
def test_only_spells_of_the_own_card_can_be_cast() -> None:
    table = staged(red="anna E5", blue="bill E6")
    refusal = GAME.refuse(table.state, act(0, CAST, 2 * 144 + 64))
    assert refusal is not None and refusal.rule == "KA-10.1", "Anna has two spells"


@rule("KA-22.5")
def test_what_is_not_asked_is_not_answered() -> None:
    table = staged(red="anna E5", blue="bill E6")
    refusal = GAME.refuse(table.state, act(0, JOKER, 1))
    assert refusal is not None and refusal.rule == "KA-22.5"


@rule("KA-21.6")
def test_after_the_end_nothing_can_be_done() -> None:
    table = staged(red="bill E5", blue="anna E8 dmg=11").do("cast plaguing-arrow E8", "armor dodge")
    assert table.state.over
    for action in (act(0, END), act(1, RESIGN)):
        refusal = GAME.refuse(table.state, action)
        assert refusal is not None and refusal.rule == "KA-21.6"


@rule("KA-10.2", "KA-16.2")
@pytest.mark.parametrize("text", ["punch E6", "pick", "buy-gg", "buy granite-1", "use 1"])
def test_a_summon_only_moves_and_casts(text: str) -> None:
    scene = {"red": "king A1; gobball E5", "blue": "bill E6", "ground": "demon E5; 1 E5", "pool": "20 0"}
    table = staged(active="gobball", **scene)
    table.state.shop[0] = 0
    assert table.why(text) == "KA-10.2"
    assert table.why("cast bite E6") == table.why("move E4") == table.why("end") == ""


# punch


@rule("KA-10.3", "KA-13.2", "KA-25.4")
def test_a_punch_deals_one_damage_with_critical_and_armor() -> None:
    table = staged(red="anna E5", blue="bill E6").do("punch E6", "critical dodge")
    assert table.damage("bill") == 2 and table.points == (1, 3) and len(table.told(Punched)) == 1
    assert table.rolls() == ["critical 1", "armor 1"]
    assert staged(red="anna E5", blue="oscar E6").do("punch E6", "armor armor wild").damage("oscar") == 0


@rule("KA-10.3", "KA-13.3")
def test_a_punch_is_neutral() -> None:
    table = staged(red="queen E5", blue="anna E6 +A09").do("punch E6", "critical dodge")
    assert table.rolls() == ["critical 1", "armor 1"] and table.damage("anna") == 2, "no resistance helps"


@rule("KA-10.3")
@pytest.mark.parametrize("text", ["punch E7", "punch D5", "punch F6", "punch E5", "punch E4"])
def test_a_punch_needs_an_adjacent_opposing_character(text: str) -> None:
    table = staged(red="anna E5; healey E4", blue="bill E7; oscar F6; king E6", active="anna")
    assert table.why(text) == "KA-10.3" and table.why("punch E6") == ""


@rule("KA-10.3", "KA-24.2")
def test_a_partner_cannot_be_punched() -> None:
    teams = {"red": "anna E5", "green": "king E6", "blue": "bill L1", "yellow": "oscar L9"}
    assert staged(scenario="two-against-two", **teams).why("punch E6") == "KA-10.3"
    assert staged(scenario="free-for-all", **teams).why("punch E6") == ""


@rule("KA-10.3", "KA-16.10")
def test_a_bomb_cannot_be_punched() -> None:
    assert staged(red="anna E5", blue="aboum L1; water-bomb E6").why("punch E6") == "KA-16.10"


@rule("KA-10.3")
def test_a_punch_may_be_repeated_while_ap_last() -> None:
    table = staged(red="anna E5", blue="oscar E6", ap=10)
    table.do("punch E6", "critical dodge dodge").do("punch E6", "critical dodge dodge")
    assert table.damage("oscar") == 4 and table.points == (0, 3)
    assert staged(red="anna E5", blue="oscar E6", ap=4).why("punch E6") == "KA-10.3"


# coins and honour


@rule("KA-10.4", "KA-20.1")
def test_picking_up_takes_one_coin_for_one_ap() -> None:
    table = staged(red="queen F6", blue="anna L12", arena="pit").do("pick")
    assert table.points == (5, 4) and table.state.pool[0] == 1 and len(table.told(PickedUp)) == 1
    table.do("pick")
    assert table.points == (4, 4) and table.state.pool[0] == 2
    assert table.why("pick") == "KA-10.4", "the cell is empty of coins"


@rule("KA-10.4")
def test_a_coin_is_picked_up_only_from_the_own_cell_and_with_ap() -> None:
    assert staged(red="anna E5", blue="bill L3", ground="1 E4 E6 D5 F5").why("pick") == "KA-10.4"
    assert staged(red="anna E5", blue="bill L3", ground="1 E5", ap=0).why("pick") == "KA-10.4"
    assert staged(red="anna E5", blue="bill L3", ground="1 E5", ap=1).why("pick") == ""


@rule("KA-10.5", "KA-20.2", "KA-20.3")
def test_honour_is_bought_on_a_demon_cell() -> None:
    table = staged(red="anna E5", blue="bill L3", ground="demon E5", pool="20 0", ap=2)
    table.do("buy-gg")
    assert table.gg() == (7, 6, 0) and table.points == (1, 3), "the wild one first"
    table.do("buy-gg")
    assert table.gg() == (8, 5, 0) and table.state.pool[0] == 0
    assert table.why("buy-gg") == "KA-10.5"


@rule("KA-10.5")
@pytest.mark.parametrize(
    ("scene", "rule_id"),
    [
        ({"ground": "demon E5", "pool": "10 0"}, ""),
        ({"ground": "demon E6", "pool": "10 0"}, "KA-10.5"),  # beside it
        ({"ground": "demon E5", "pool": "9 10"}, "KA-10.5"),  # too few coins
        ({"ground": "demon E5", "pool": "10 0", "ap": 0}, "KA-10.5"),
    ],
)
def test_honour_needs_a_demon_cell_an_ap_and_ten_kamas(scene: dict[str, object], rule_id: str) -> None:
    assert staged(red="anna E5", blue="bill L3", **scene).why("buy-gg") == rule_id


@rule("KA-10.5", "KA-29.1")
def test_tutorials_without_honour_sell_none() -> None:
    table = staged(scenario="tutorial-3", red="queen B7", blue="king F1", pool="20 0")
    table.state.field.demon[int(table.state.cell[0])] = 1
    assert table.why("buy-gg") == "KA-10.5"


@rule("KA-10.6")
def test_a_demon_cell_is_an_ordinary_cell_otherwise() -> None:
    table = staged(red="anna F4; king A11; gobball E5", blue="bill L12", arena="pit", active="anna")
    table.do("move F5")
    assert table.at("anna") == "F5" and table.state.field.demon[int(table.state.cell[table.piece("anna")])]
    table.do("pick")
    assert table.state.pool[0] == 1 and table.why("pick") == "KA-10.4", "one coin lies on it"
    table.wake("gobball").do("move D5")
    assert table.at("gobball") == "D5"


@rule("KA-10.7")
def test_spent_coins_return_to_the_bank() -> None:
    table = staged(red="anna E5", blue="bill L3", ground="demon E5", pool="12 0")
    table.do("buy-gg")
    assert (table.state.pool[0], table.state.bank) == (2, 52)
    assert [(event.seat, event.amount) for event in table.told(Coins)] == [(0, -10)]
