"""Questions and answers as people get them: what to point at, which words, which rule."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, Table, answer, asked, staged
from tests.rules import rule
from warbook.games.meeple.present.answers import BUILDING, TOKEN, TREE, cell
from warbook.games.meeple.verbs import DONE
from warbook.kernel.api import Seat
from warbook.kernel.wire import Pick


def on(table: Table, code: str) -> Pick:
    """A territory to point at."""
    tile = table.tile(code)
    return cell(int(table.state.q[tile]), int(table.state.r[tile]))


def slot(table: Table, number: int) -> Pick:
    """A village slot to point at."""
    return cell(int(table.state.slot_q[number]), int(table.state.slot_r[number]))


def test_nobody_else_is_asked() -> None:
    table = Table().begin(2)
    assert GAME.decision(table.state, Seat(1)) is None
    assert asked(table).seat == 0 and asked(table).timing == "turn"


@rule("MW-8.4")
def test_at_a_fork_one_points_at_a_space_of_the_path() -> None:
    table = Table().begin(2)
    decision = asked(table)
    assert (decision.prompt, decision.rule) == ("prompt-fork", "MW-8.4")
    assert decision.words == {"player": "@side-orange", "slot": "@slot-F", "building": "@building-square"}
    found = answer(table, "fork 2")
    assert (found.picks, found.text) == ((Pick("piece", 2),), "do-fork-action")
    assert (found.words["action"], found.words["n"]) == ("@action-assemble", 2)


@rule("MW-8.4")
def test_a_space_on_the_way_is_called_by_where_it_leads() -> None:
    table = Table()
    table.building("orange-F", "airship")
    table.begin(2)
    texts = {option.notation: (option.text, option.words) for option in asked(table).options}
    assert texts["fork 1"][0] == "do-fork-idle", "stealth without an enemy on the map"
    table.put("blue", "T04")
    assert answer(table, "fork 1").text == "do-fork-action"
    text, words = texts["fork 2"]
    assert (text, words["action0"], words["action1"]) == ("do-fork-towards-2", "@action-airborne", "@action-reinforce")


@rule("MW-9.2", "MW-9.3")
def test_an_action_is_pointed_at_through_its_building() -> None:
    table = Table()
    table.home("orange", 6, 2)
    table.waits("F", "square", "E3")
    table.begin(3)
    decision = asked(table)
    assert (decision.prompt, decision.rule, decision.words) == ("prompt-acting", "MW-9.2", {"n": 1})
    deploy = answer(table, "deploy F 2")
    assert (deploy.picks, deploy.text, deploy.words["n"]) == ((slot(table, 0), Pick("button", 2)), "do-deploy", 2)
    done = answer(table, "done")
    assert (done.picks, done.text) == ((Pick("button", DONE),), "do-done-acting")


@rule("MW-10.1", "MW-10.3")
def test_building_names_the_tile_the_slot_and_what_it_replaces() -> None:
    table = Table()
    table.waits("F", "square", "E1")
    table.begin(3)
    factory = GAME.tables.building_names.index("factory")
    free, over = answer(table, "build F factory B"), answer(table, "build F factory F")
    assert free.picks == (slot(table, 0), Pick("card", BUILDING + factory), slot(table, 3))
    assert (free.text, free.words["new"], free.words["old_slot"]) == ("do-build", "@building-factory", "@slot-B")
    assert (over.text, over.words["old_building"]) == ("do-build-over", "@building-square")


@rule("MW-11.2", "MW-11.3", "MW-11.4", "MW-14.3")
def test_a_step_says_what_awaits_the_meeple() -> None:
    table = Table()
    table.put("orange", "T03", 2)
    table.put("orange", "T04", 1)
    table.put("blue", "T01", 2)
    table.begin(4)
    decision = asked(table)
    assert (decision.prompt, decision.rule) == ("prompt-moving", "MW-11.12")
    battle = answer(table, "step T03 E")
    assert (battle.text, battle.picks) == ("do-step-battle", (on(table, "T03"), on(table, "T01")))
    assert (battle.words["foe"], battle.words["left"], battle.words["foes_left"]) == ("@side-blue", 0, 1)
    explore = answer(table, "step T03 NE")
    assert (explore.text, explore.words["edge"]) == ("do-step-explore", "@edge-NE")
    attack = answer(table, "step T04 E")
    assert (attack.text, attack.picks[1], attack.words["left"]) == ("do-step-attack", slot(table, 4), 5)


@rule("MW-16.1")
def test_the_last_defence_space_is_said_to_be_the_last() -> None:
    table = Table()
    table.put("orange", "T04", 1)
    table.building("blue-F", "catapult", orange=1)
    table.begin(4)
    assert answer(table, "step T04 E").text == "do-step-fill"


@rule("MW-17.1", "MW-17.8", "MW-17.2")
def test_tokens_are_called_by_their_bonus() -> None:
    table = Table()
    table.state.tokens[0] = 0b1000
    table.state.pool = 0b10111
    table.begin(0)
    decision = asked(table)
    assert (decision.prompt, decision.rule, decision.words) == ("prompt-window-own", "MW-17.11", {})
    token = answer(table, "token U4 T03")
    assert (token.picks, token.words["token"]) == ((Pick("card", TOKEN + 3), on(table, "T03")), "@bonus-forge")
    tree = answer(table, "tree T03 NE")
    assert (tree.picks[0], tree.picks[1], tree.words["edge"]) == (Pick("card", TREE), on(table, "T03"), "@edge-NE")
    assert answer(table, "done").text == "do-done-window"


@rule("MW-17.11")
def test_in_another_players_turn_the_question_names_that_player() -> None:
    table = Table(windows="always").begin(0)
    decision = asked(table)
    assert decision.seat == 1
    assert (decision.prompt, decision.words) == ("prompt-window", {"player": "@side-orange"})


@rule("MW-13.5", "MW-23.4")
def test_a_new_tile_is_named_before_it_is_turned() -> None:
    table = Table()
    table.put("orange", "T03", 1)
    table.next_tiles("T29")
    table.begin(4).do("step T03 NE", "done")
    decision = asked(table)
    assert (decision.prompt, decision.rule, decision.words) == ("prompt-rotate", "MW-13.5", {"kind": "@kind-blank"})
    turns = [option for option in decision.options if option.text == "do-rotate"]
    assert turns and all(option.picks[0].kind == "button" and option.words["tile"] == "T29" for option in turns)


@rule("MW-13.8", "MW-14.11")
def test_battles_are_told_with_their_outcome() -> None:
    table = Table()
    for code, men, foes in (("T03", 1, 2), ("T04", 3, 1)):
        table.put("orange", code, men)
        table.put("blue", code, foes)
    table.begin(4)
    decision = asked(table)
    assert (decision.prompt, decision.rule) == ("prompt-battles", "MW-13.8")
    found = answer(table, "battle T04 orange blue")
    numbers = [found.words[name] for name in ("men", "foes", "left", "foes_left")]
    assert (found.picks, numbers) == ((on(table, "T04"),), [3, 1, 2, 0])


@pytest.mark.parametrize(("guests", "text"), [(0, "do-bomb"), (1, "do-bomb-falls")])
@rule("MW-10.37", "MW-10.39")
def test_a_bomb_says_whether_the_building_falls(guests: int, text: str) -> None:
    table = Table()
    table.building("blue-F", "catapult", orange=guests)
    table.waits("L", "catapult", "E1")
    table.begin(3)
    assert answer(table, "bomb L blue-F").text == text


@rule("MW-10.33", "MW-10.38")
@pytest.mark.parametrize(
    ("camp", "action", "rule_id"),
    [
        ("L monastery E1", "convert L blue-F green", "MW-10.33"),
        ("L catapult E1", "bomb L blue-F", "MW-10.38"),
    ],
)
def test_where_a_meeple_comes_from_is_asked_by_the_rule_of_its_action(camp: str, action: str, rule_id: str) -> None:
    table = staged(orange=f"{camp} ; reserve 0 ; depot 2 ; T03 10", blue="F square green=1", green="F square")
    table.do(action)
    assert (asked(table).prompt, asked(table).rule) == ("prompt-source", rule_id)


@rule("MW-13.6")
def test_a_tile_entered_by_several_edges_is_turned_by_their_rule() -> None:
    table = staged(phase=4, orange="T01 1 ; T03 1", supply="T29").do("step T01 NW", "step T03 NE", "done")
    assert (asked(table).prompt, asked(table).rule) == ("prompt-rotate", "MW-13.6")


@rule("MW-14.11")
def test_of_three_on_one_territory_the_question_is_who_fights_next() -> None:
    table = staged(orange="T03 2 fresh=2 ; L monastery E2", blue="T03 1", green="T01 2")
    table.do("intimidate L 2 T01 NW")
    assert (asked(table).prompt, asked(table).rule) == ("prompt-battles", "MW-14.11")
    assert table.refused("battle T03 orange purple") == table.refused("battle T01 orange blue") == "MW-14.11"


@rule("MW-9.12")
def test_the_end_of_the_building_actions_says_which_are_lost() -> None:
    table = Table()
    table.home("orange", 6, 2)
    table.waits("F", "square", "E3")
    table.begin(3)
    done = answer(table, "done")
    assert [(each.text, each.words["action"]) for each in done.dangers or ()] == [("danger-action", "@action-deploy")]
    others = [option for option in asked(table).options if option.notation != "done"]
    assert others and not any(option.dangers for option in others)
