"""Krosmaster: Arena on a screen of 80 × 24: what somebody needs who plays for the first time, in every language."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.games.krosmaster.trials import Trial, staged
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.krosmaster.table import KrosmasterTable
from warbook.cli.play.screen import Recent
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Seat
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Decision

GAME = KrosmasterArena()
TABLES = {language: KrosmasterTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES}
ENGLISH = TABLES["en"]


def printed(drawn: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def asked(state: KrosmasterState) -> tuple[Seat, Decision]:
    seat = GAME.acting(state)[0]
    decision = GAME.decision(state, seat)
    assert decision is not None
    return seat, decision


def screen(state: KrosmasterState, language: str = "en", width: int = 80) -> list[str]:
    seat, _ = asked(state)
    names = ["bot greedy"] * state.seats
    return printed(TABLES[language].screen(GAME.view(state, seat), Recent(), names, width), width)


def listed(table: Trial) -> dict[str, str]:
    """The notes of the list by their notation."""
    seat, decision = asked(table.state)
    groups = ENGLISH.menu(GAME.view(table.state, seat), decision)
    return {entry.notation: entry.note for group in groups for entry in group.entries}


def helped(state: KrosmasterState, language: str = "en") -> str:
    seat, decision = asked(state)
    return TABLES[language].help(GAME.view(state, seat), decision)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_screen_of_a_game_fits_80_columns_and_its_board_is_whole(language: str, scenario: str) -> None:
    state = GAME.setup(scenario, GAME.seats(scenario)[0], {}, 5)
    rng = seeded(5)
    for step in range(160):
        if state.over:
            return
        if step % 8 == 0:
            lines = screen(state, language)
            assert max(map(cell_len, lines)) <= 80
            rows = [line[:2].strip() for line in lines]
            for row in range(1, state.field.height + 1):
                assert rows.count(str(row)) == 1, "no row of the board is broken"
        GAME.apply(state, GAME.prior(state, GAME.acting(state)[0], rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_of_a_duel_fits_24_lines(language: str) -> None:
    red, blue = "king E5 ; queen A1 ; bill B1 ; aboum C1", "oscar L1 ; anna L2 ; healey L3 ; kassius L4"
    table = staged(red=red, blue=blue, active="king", turns=9)
    assert len(screen(table.state, language)) <= 24 - 3, "the question, a hint and the answer come after it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_window_is_a_sentence_not_a_broken_board(language: str) -> None:
    state = GAME.setup("tutorial-7", 2, {}, 1)
    told = " ".join(screen(state, language, 59))
    assert "59" in told and "60" in told and len(screen(state, language, 59)) <= 3
    assert len(screen(state, language, 60)) > 12


@rule("KA-29.1", "KA-29.5", "KA-21.5", "KA-23.15", "KA-24.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_scenario_says_its_goal_at_the_start_and_in_help(language: str) -> None:
    keys = {
        **dict.fromkeys(("tutorial-1", "tutorial-2", "tutorial-3", "tutorial-4"), "goal-ko-one"),
        "tutorial-5": "goal-ko-and-survive",
        "tutorial-6": "goal-ko-all",
        "tutorial-7": "goal-full",
    }
    for scenario in GAME.scenarios:
        state = GAME.setup(scenario, GAME.seats(scenario)[0], {}, 1)
        goal = TABLES[language].texts.say(keys.get(scenario, f"goal-{scenario}"), {"price": 10})
        shown = "".join(screen(state, language)).replace(" ", "")
        assert goal.replace(" ", "") in shown, scenario
        assert helped(state, language).startswith(goal)


def test_help_speaks_of_the_question_and_of_the_scenario() -> None:
    draft = helped(GAME.setup("duel", 2, {"teams": "draft"}, 1))
    assert "card anna" in draft and "move E4" not in draft and "lay 1 p3" not in draft
    first = helped(GAME.setup("tutorial-1", 2, {}, 1))
    assert "punch E5" in first and "cast 1" not in first and "buy jade-1" not in first and "pick · gg" not in first
    turn = helped(staged(red="king E5", blue="bill L1").state)
    assert all(word in turn for word in ("cast 1 F6", "pick · gg", "buy jade-1", "use 1 E5"))
    creature = helped(staged(red="king E5 ; gobball E6", blue="bill L1", active="gobball").state)
    assert "cast 1 F6" in creature and "punch" not in creature, "KA-10.2"
    tension = helped(staged(red="king E5", blue="bill L1", moment="game-turn", dice="armor lock").state)
    assert "lay 1 p3 · sell 2" in tension and "cast 1" not in tension


def test_the_legend_has_only_the_signs_on_the_board() -> None:
    told = " ".join(screen(GAME.setup("tutorial-1", 2, {}, 1)))
    assert "% bush" in told and "< acts now" in told
    assert not any(sign in told for sign in ("# tree", "D demon", "_ start", "^ trap", "$1 coins"))


def test_the_cards_of_a_draft_are_on_the_screen() -> None:
    state = GAME.setup("duel", 2, {"teams": "draft"}, 1)
    seat, _ = asked(state)
    view = GAME.view(state, seat)
    told = "".join(screen(state)).replace(" ", "")
    assert isinstance(view, KrosmasterView) and view.draft is not None
    for figure in view.draft.table:
        for spell in GAME.tables.content.figures[figure].spells:
            assert ENGLISH.texts.say(f"spell-{spell}-about").replace(" ", "") in told


@rule("KA-11.9")
def test_an_attack_that_does_nothing_says_so() -> None:
    notes = listed(staged(red="oscar E5", blue="bill E8 ; anna L1", active="oscar"))
    assert notes["cast 2 E8"] == "Cast Trickery at Bill Tell on E8: 0 to 1 damage"
    assert notes["cast 2 E7"] == "–" and list(notes)[-1] != "end", "behind all that does something"
    notes = listed(staged(red="healey E5 ; oscar E6 dmg=2 ; king F5", blue="bill L1", active="healey"))
    assert "does nothing" in notes["cast 2 F5"] and "does nothing" not in notes["cast 2 E6"]
    assert "your own side" in notes["cast 1 E6"]


@rule("KA-15.4")
def test_a_shot_at_nobody_that_moves_its_caster_is_no_idle_one() -> None:
    notes = listed(staged(red="aboum E5", blue="bill L1", active="aboum"))
    assert notes["cast 1 E6"] == "Cast Retreat Shot at E6"


@rule("KA-19.3")
def test_a_purchase_says_what_the_reward_does() -> None:
    table = staged(red="oscar E5", blue="bill L1", ground="demon E5", pool="20 0")
    notes = listed(table)
    places = [f"{rank}-{pile}" for rank in ("granite", "jade", "gold") for pile in (1, 2)]
    assert len(places) == len(table.state.shop)
    for place, token in zip(places, table.state.shop, strict=True):
        reward = GAME.tables.reward_names[GAME.tables.tokens[token]]
        assert ENGLISH.texts.say(f"reward-{reward}-about") in notes[f"buy {place}"]


@rule("KA-7.7")
def test_the_dice_of_tension_say_what_they_give() -> None:
    table = staged(red="king E5", blue="bill L1", moment="game-turn", dice="armor dodge")
    assert any("Armor: Rolls two dice" in line for line in screen(table.state))
