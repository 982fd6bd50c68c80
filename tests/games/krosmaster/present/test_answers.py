"""Questions and answers as people get them: what to point at, which words, which rule."""

from __future__ import annotations

import pytest

from tests.games.krosmaster.arenas import GAME, answer, asked, staged
from tests.rules import rule
from warbook.games.krosmaster.present.answers import FIGURE, HELD, SHOP, SPELL, TEAM
from warbook.games.krosmaster.present.notation import read_cell
from warbook.games.krosmaster.verbs import BUY_GG, END, PICK, PUNCH, SELL
from warbook.kernel.api import Seat
from warbook.kernel.wire import Pick

RED = Seat(0)


def cell(name: str) -> Pick:
    """A cell to point at."""
    return Pick("cell", read_cell(name))


def test_the_active_character_walks_casts_and_punches() -> None:
    table = staged(red="king D5", blue="queen E5", active="king")
    decision = asked(table.state)
    assert (decision.prompt, decision.rule, decision.timing) == ("prompt-activation", "KA-8.6", "turn")
    assert decision.words == {"piece": "@figure-king", "cell": "D5", "ap": 7, "mp": 3}
    walk = answer(decision, "move D4")
    assert (walk.picks, walk.text, walk.words) == ((cell("D4"),), "do-move", {"cell": "D4", "lockers": 1})
    cast = answer(decision, "cast 1 E5")
    assert cast.picks == (Pick("card", SPELL), cell("E5"))
    assert cast.text == "do-cast-at"
    assert cast.words == {"spell": "@spell-gobbolob", "cell": "E5", "target": "@figure-queen"}
    summon = answer(decision, "cast 2 D6")
    assert (summon.picks, summon.text) == ((Pick("card", SPELL + 1), cell("D6")), "do-cast")
    assert answer(decision, "punch E5").picks == (Pick("button", PUNCH), cell("E5"))
    assert answer(decision, "end").picks == (Pick("button", END),)


@rule("KA-11.8")
def test_a_spell_on_its_caster_is_called_so() -> None:
    decision = asked(staged(red="healey D5 dmg=2", blue="queen L12", active="healey").state)
    assert answer(decision, "cast 2 D5").text == "do-cast-self"


def test_coins_honour_and_the_market_are_pointed_at() -> None:
    table = staged(red="king E7", blue="queen L12", arena="pit", pool="12 0", active="king")
    decision = asked(table.state)
    assert answer(decision, "pick").picks == (Pick("button", PICK),)
    assert answer(decision, "gg").picks == (Pick("button", BUY_GG),)
    face_up, blind = answer(decision, "buy jade-2"), answer(decision, "buy jade-2 blind")
    assert face_up.picks == (Pick("card", SHOP + 3),)
    assert face_up.text == "do-buy"
    assert blind.picks == (Pick("card", SHOP + 9),)
    assert (blind.text, blind.words) == ("do-buy-blind", {"price": 6, "rank": "@rank-jade", "pile": 2})


@pytest.mark.parametrize(
    ("reward", "notation", "picks", "text"),
    [
        ("G08", "use 1", (Pick("card", HELD),), "do-use"),
        ("G05", "use 1 E5", (Pick("card", HELD), cell("E5")), "do-use-at"),
        ("G06", "use 1 D7", (Pick("card", HELD), cell("D7")), "do-use-to"),
        ("J04", "use 1 D7", (Pick("card", HELD), cell("D7")), "do-use-to"),
        ("J05", "use 1 fire E5", (Pick("card", HELD), Pick("button", 4), cell("E5")), "do-use-element-at"),
        ("J05", "use 1 water D7", (Pick("card", HELD), Pick("button", 1), cell("D7")), "do-use-element"),
        ("J08", "use 1 D6", (Pick("card", HELD), cell("D6")), "do-use-to"),
        ("J10", "use 1 2", (Pick("card", HELD), Pick("button", 1)), "do-use-gain-mp"),
        ("J10", "use 1 1", (Pick("card", HELD), Pick("button", 0)), "do-use-gain-ap"),
        ("J16", "use 1", (Pick("card", HELD),), "do-use"),
        ("A01", "use 1 blue", (Pick("card", HELD), Pick("button", 1)), "do-use-from"),
    ],
)
@rule("KA-19.11")
def test_a_reward_is_used_with_what_it_needs(reward: str, notation: str, picks: tuple[Pick, ...], text: str) -> None:
    decision = asked(staged(red=f"king D5 ?{reward}", blue="queen E5", pool="0 5", active="king").state)
    found = answer(decision, notation)
    assert (found.picks, found.text) == (picks, text)
    assert found.words["reward"] == f"@reward-{reward}"


@rule("KA-7.7", "KA-7.12")
def test_dice_are_laid_on_pieces_or_sold() -> None:
    table = staged(red="king D5 ; anna A1", blue="queen E5", moment="game-turn", dice="lock dodge")
    decision = asked(table.state)
    assert (decision.prompt, decision.rule) == ("prompt-inspire", "KA-7.7")
    laid = next(option for option in decision.options if option.notation.startswith("lay 2"))
    assert laid.picks[0] == Pick("die", 1)
    assert laid.picks[1].kind == "piece"
    assert laid.words["face"] == "@face-dodge"
    assert answer(decision, "sell 1").picks == (Pick("die", 0), Pick("button", SELL))


@rule("KA-7.3")
def test_jokers_are_turned_die_by_die() -> None:
    table = staged(red="king D5", blue="queen E5", moment="game-turn", dice="wild lock")
    decision = asked(table.state)
    assert (decision.prompt, decision.rule) == ("prompt-jokers", "KA-7.3")
    turned = answer(decision, "joker 1 dodge")
    assert turned.picks == (Pick("die", 0), Pick("button", 3))
    assert turned.words == {"number": 1, "joker": "@face-wild", "face": "@face-dodge"}


@rule("KA-5.2")
def test_teams_are_chosen_in_any_order_by_everybody() -> None:
    state = GAME.setup("duel", 2, {"teams": "free"}, 1)
    for seat in (0, 1):
        decision = asked(state, seat)
        assert (decision.timing, decision.prompt, decision.rule) == ("any_order", "prompt-teams-free", "KA-5.2")
    GAME.apply(state, GAME.read("take anna", RED))
    decision = asked(state)
    anna = GAME.tables.figure_names.index("anna")
    assert answer(decision, "back anna").picks == (Pick("card", TEAM + anna),)
    assert answer(decision, "take king").picks == (Pick("card", FIGURE),)
    assert decision.words["chosen"] == 1


@rule("KA-5.7", "KA-6.5", "KA-6.11")
def test_two_figures_of_one_name_are_told_apart() -> None:
    state = GAME.setup("duel", 2, {"teams": "custom", "arena": "pit"}, 1)
    for seat, team in ((0, "bill bill anna king"), (1, "healey queen oscar king")):
        for figure in team.split():
            GAME.apply(state, GAME.read(f"take {figure}", Seat(seat)))
        GAME.apply(state, GAME.read("ready", Seat(seat)))
    while asked(state, int(GAME.acting(state)[0])).prompt != "prompt-order":
        seat = GAME.acting(state)[0]
        GAME.apply(state, GAME.legal(state, seat)[0])
    texts = [option.text for option in asked(state).options]
    assert texts == ["do-line-up-twin", "do-line-up-twin"]
    assert [option.words["number"] for option in asked(state).options] == [1, 2]


@rule("KA-18.11")
def test_a_crate_and_whoever_stands_on_it_are_two_answers_to_one_pick() -> None:
    table = staged(
        red="king D5", blue="queen E5", active="king", ground="crate E5", options={"scenery": "destructible"}
    )
    decision = asked(table.state)
    picks = (Pick("card", SPELL), cell("E5"))
    both = [option for option in decision.options if option.picks == picks]
    assert [option.text for option in both] == ["do-cast-at", "do-break"]
    assert both[1].words["scenery"] == "@scenery-crate"


def test_nobody_else_is_asked() -> None:
    table = staged(red="king D5", blue="queen E5", active="king")
    assert GAME.decision(table.state, Seat(1)) is None
    assert GAME.decision(table.state, Seat(-1)) is None
