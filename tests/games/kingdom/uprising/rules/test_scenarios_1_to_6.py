"""The prologue and scenarios 1 to 6: rules of their own, goals, iron challenges (EU-1.7, EU-C12)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.uprising.boards import TABLES, new_game, staged
from tests.games.kingdom.uprising.questions import lying, sides
from tests.games.kingdom.uprising.rules.scenario_scenes import IRON, champion
from tests.games.kingdom.uprising.turn.boss_scenes import MANY
from tests.rules import rule
from warbook.games.kingdom.present.events import Spawned

# the prologue


@rule("EU-4.18", "EU-1.7")
def test_in_the_prologue_heroes_have_no_abilities() -> None:
    for seats in range(1, 5):
        assert new_game("P", seats).state.terms.abilities == 0


@rule("EU-1.7", "EU-5.4")
def test_iron_prologue_no_tower_is_raised_before_round_three() -> None:
    table = staged(scenario="P", options=IRON, round=2, red="elora ; hand ARC1")
    raised = [text for text in table.offers("pass", "red") if "keep" not in text]
    early = staged(scenario="P", round=2, red="elora ; hand ARC1").offers("pass", "red")
    later = staged(scenario="P", options=IRON, round=3, red="elora ; hand ARC1").offers("pass", "red")
    assert early == later
    assert len(table.offers("pass", "red")) == 1 < len(later)
    table.do(table.offers("pass", "red")[0])
    assert table.cards("blue", "incoming") == ["ARC1"]
    assert len(raised) <= 1


# S1


@rule("EU-1.7", "EU-5.4")
def test_iron_s1_soldier_towers_are_passed_but_not_played() -> None:
    table = staged(scenario="S1", options=IRON, red="elora ; hand SOL1 ARC1")
    assert table.refused("red: build SOL1 a N") == "EU-1.7"
    assert {text.split()[1] for text in table.offers("build", "red")} == {"ARC1"}
    assert [text for text in table.offers("pass", "red") if "SOL1" in text]
    assert staged(scenario="S1", red="elora ; hand SOL1").refused("red: build SOL1 a N") == ""


@rule("EU-26.4", "EU-31.45")
def test_s1_grukk_rallies_a_card_to_the_free_space_nearest_to_him() -> None:
    table = staged(
        scenario="S1", red="elora", trays=f"CH1 1/3 ; {MANY} 1/2 soldiers=00", decks="reserve 1 I01", tokens="-"
    ).end_phase()
    [came] = table.told(Spawned)
    assert (TABLES.cards[came.card].name, came.route, came.index) == ("I01", 0, 4)


@rule("EU-26.4")
def test_of_two_spaces_equally_near_to_him_the_lower_index_is_taken() -> None:
    table = staged(scenario="S1", red="elora", trays="CH1 1/3", decks="reserve 1 I01", tokens="-").end_phase()
    assert [event.index for event in table.told(Spawned)] == [2]


# S2


@rule("EU-16.14", "EU-1.7")
@pytest.mark.parametrize(("options", "cell"), [({}, "r1c2"), (IRON, "r0c2")])
def test_s2_the_cyclone_acts_twice_in_an_iron_challenge(options: dict[str, str], cell: str) -> None:
    assert lying(staged(scenario="S2", options=options, red="elora").end_phase(), "cyclone") == [cell]


@rule("EU-6.9")
def test_s2_a_last_stand_costs_a_heart_for_each_horde_on_the_path() -> None:
    trays = f"{MANY} 1/0 soldiers=00 ; {MANY} 1/2 soldiers=00"
    table = staged(scenario="S2", red="elora", trays=trays, decks="1 - ; 2 -", hearts=3, tokens="-").until("spawn")
    assert (table.ending, table.state.hearts) == ("won", 1)
    table = staged(scenario="S2", red="elora", trays=trays, decks="1 - ; 2 -", hearts=2, tokens="-").until("spawn")
    assert table.ending == "hearts"


# S3


@rule("EU-26.7", "EU-1.7")
def test_s3_a_hero_that_enters_removes_a_totem_but_not_in_an_iron_challenge() -> None:
    table = staged(scenario="S3", tokens="stone r2c2", red="elora r2c1").do("activate elora", "move r2c2")
    assert lying(table, "stone") == []
    table = staged(scenario="S3", options=IRON, tokens="stone r2c2", red="elora r2c1 hp=1")
    table.do("activate elora", "move r2c2")
    assert lying(table, "stone") == ["r2c2"]
    assert table.offers("tend") == ["tend 1"]
    table.do("tend 1")
    assert lying(table, "stone") == []
    assert table.health("elora") == 3  # it rests as well


@rule("EU-6.10", "EU-26.6")
@pytest.mark.parametrize(("tokens", "ending"), [("-", "won"), ("stone r2c1", "")])
def test_s3_is_won_with_yazga_destroyed_and_no_totem_on_the_board(tokens: str, ending: str) -> None:
    table = staged(scenario="S3", red="elora", tokens=tokens, trays=champion("CH2"))
    assert table.until("spend").end_phase().ending == ending


# S4


@rule("EU-27.13", "EU-1.7")
def test_iron_s4_begins_with_two_tentacles_by_the_nearest_to_gate_rule() -> None:
    table = new_game("S4", 2, difficulty="iron")
    while table.asks != "places":
        table.do(table.offers()[0])
    assert (table.state.round, table.offers("spot")) == (0, ["spot r3c3", "spot r3c5"])
    table.do("spot r3c3")
    assert lying(table, "tentacle") == ["r3c3", "r3c5"]
    assert (table.state.round, table.asks) == (1, "play")
    assert lying(new_game("S4", 2), "tentacle") == []


# S5


@rule("EU-16.13", "EU-1.7")
@pytest.mark.parametrize(("options", "left"), [({}, 2), (IRON, 1)])
def test_s5_volcanoes_deal_two_damage_to_heroes_in_an_iron_challenge(options: dict[str, str], left: int) -> None:
    table = staged(scenario="S5", options=options, tokens="volcano r2c3", red="elora r2c4").end_phase()
    assert table.health("elora") == left


@rule("EU-1.7")
def test_s5_a_hero_on_a_volcano_quenches_it_with_its_rest() -> None:
    table = staged(scenario="S5", tokens="volcano r2c3 turned", red="elora r2c3 hp=1").do("activate elora")
    assert table.offers("tend") == ["tend 1"]
    table.do("tend 1")
    assert (lying(table, "volcano"), table.health("elora")) == ([], 3)
    elsewhere = staged(scenario="S12", tokens="volcano r0c5 turned", red="elora r0c5").do("activate elora")
    assert elsewhere.refused("tend 1") == "EU-1.7"
    assert elsewhere.offers("tend") == []


@rule("EU-16.12")
def test_s5_each_volcano_starts_with_a_gold_and_a_crystal() -> None:
    table = new_game("S5", 2)
    assert lying(table, "volcano") == ["r0c0", "r0c7", "r2c3"]
    assert sides(table, "volcano") == [0, 0, 0]


@rule("EU-6.10")
@pytest.mark.parametrize(("tokens", "ending"), [("-", "won"), ("volcano r2c3 turned", "")])
def test_s5_is_won_without_volcanoes_alone(tokens: str, ending: str) -> None:
    table = staged(scenario="S5", red="elora", tokens=tokens, trays=champion("CH1"))
    assert table.until("spend").end_phase().ending == ending


# S6


@rule("EU-5.4", "EU-1.7")
def test_iron_s6_the_kingdom_has_three_hearts() -> None:
    assert new_game("S6", 2, difficulty="iron").state.hearts == 3
    assert new_game("S6", 2).state.hearts == 5
