"""Meeple War at the terminal: whole games typed line by line, shortcuts, one keyboard for all, replays."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.cli.keyboard import Keyboard, Lister
from tests.games.meeple.boards import staged
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.meeple.board import draw_map
from warbook.cli.play.render.meeple.table import RULES, MeepleTable
from warbook.cli.play.screen import Recent
from warbook.games import GAMES
from warbook.games.meeple.present.view import MeepleView
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import VERB_NAMES
from warbook.kernel.api import SPECTATOR, Seat
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.rng import seeded

NUMBERED = re.compile(r"(?:^|\s)\s*(\d+) (?:fork|build|deploy|assemble|step|bonus|rotate|battle|reinforce|done)\b")


@pytest.fixture
def village(keyboard: Keyboard) -> Keyboard:
    keyboard.game = "meeple-war"
    return keyboard


def test_a_quick_game_against_a_bot_to_its_end(village: Keyboard) -> None:
    shown = village.play("--scenario quick --players human,greedy --seed 11", ["random"] * 900)
    assert shown.code == 0
    assert shown.err == ""
    assert re.search(r"(?:Orange|Blue) wins with [6-9] victory points", shown.said)
    assert "the hammer passes to Orange" in shown.out and "the hammer passes to Blue" in shown.out
    checked = village.replay(f"{village.kept()} --check")
    assert checked.code == 0
    assert read_replay(village.kept()).digest in checked.out


def test_what_is_listed_can_be_typed(village: Keyboard) -> None:
    shown = village.play_by("--scenario quick --players human,random --seed 3", Lister(NUMBERED, 2, 60))
    assert shown.code == 0
    assert "!" not in re.findall(r"> (.)", shown.out), "nothing that was listed is refused"
    assert len(read_replay(village.kept()).actions) > 30


@pytest.mark.parametrize("language", ["zh-Hant", "pl"])
def test_a_game_of_bots_is_told_to_its_end_in_every_language(village: Keyboard, language: str) -> None:
    shown = village.play(f"--scenario quick --players greedy,random --seed 12 --lang {language}", [])
    assert shown.code == 0
    assert {"zh-Hant": "點勝利點數獲勝", "pl": "zwyciężają; punkty zwycięstwa:"}[language] in shown.said
    assert {"zh-Hant": "重播已儲存", "pl": "Powtórka jest zachowana"}[language] in shown.out


def test_four_players_at_one_table(village: Keyboard) -> None:
    lines = ["random"] * 12 + ["quit"]
    shown = village.play("--players human,random,random,random --seed 2", lines)
    assert shown.code == 0
    for side in ("Orange", "Blue", "Green", "Purple"):
        assert f"the hammer passes to {side}" in shown.out
    assert "[pF]" in shown.out and "[gB]" in shown.out


@rule("MW-1.3")
def test_people_at_one_keyboard_never_look_away(village: Keyboard) -> None:
    shown = village.play("--players human,human --seed 1", ["random"] * 12 + ["quit"])
    assert "press Enter when nobody else is looking" not in shown.out
    assert shown.out.count("Orange>") >= 2 and shown.out.count("Blue>") >= 2


def test_the_screen_shows_map_villages_and_numbers(village: Keyboard) -> None:
    shown = village.play("--scenario quick --players human,random --seed 1", ["board", "cards", "help", "quit"])
    assert re.search(r"T03 +T01To +T04", shown.out)
    assert re.search(r"\[oB\] +\[oF\]", shown.out)
    assert "o Orange · you · hammer · 0/6 VP · bravery 0/7 · depot 2 · reserve 10" in shown.said
    assert "F Village square · defence 0/6 · start · now: Build, Assemble 2, Deploy 2" in shown.said
    assert "33 tiles in the supply" in shown.said
    assert "3 → Bomb a building. Put 1 meeple from your reserve" in shown.said
    assert (
        "wooden tower · in the supply: 3 · With 2 or more of your meeples here when your turn begins, 1 victory point"
        in shown.said
    )
    assert "step T03 E · move T03 E 3" in shown.said


def begun(village: Keyboard, *lines: str) -> str:
    """What is said once the first worker of seed 1 has gone to Deploy."""
    return village.play("--players human,random --seed 1", ["fork 3", *lines, "quit"]).said


@rule("MW-11.2", "MW-11.3")
def test_several_meeples_go_over_a_border_in_one_line(village: Keyboard) -> None:
    said = begun(village, "deploy F 2", "move T03 E 2")
    assert said.count("Orange: a meeple goes from T03 to T01 (wooden tower).") == 2
    actions = [action for action in read_replay(village.kept()).actions if "step" in action]
    assert actions[:2] == ["0:step T03 E", "0:step T03 E"]


def test_a_group_that_cannot_go_stays_as_a_whole(village: Keyboard) -> None:
    said = begun(village, "deploy F 2", "move T03 E 3", "move T03 E", "move T03 X 1", "move T03 E none", "undo")
    assert "The meeples there have already moved. (MW-11.12)" in said or "You have no meeple there. (MW-11.1)" in said
    assert "Write it like move T03 E 2" in said
    assert "“none” is not a number of meeples." in said
    assert "“x” is not one of E, NE, NW, W, SW, SE." in said
    assert not [action for action in read_replay(village.kept()).actions if "step" in action]


@rule("MW-8.4", "MW-9.1")
def test_why_tells_the_rule(village: Keyboard) -> None:
    lines = ["why", "why fork 7", "why fork 3", "deploy F 2", "step T99 E", "fly", "fork", "quit"]
    said = village.play("--players human,random --seed 1", lines).said
    assert "MW-8.4 At a fork the player chooses" in said
    assert "The worker cannot step there. (MW-8.4)" in said
    assert "fork 3 is legal" in said
    assert "Something else has to be decided now. (MW-6.1)" in said
    assert "“t99” is not a territory tile" in said
    assert "“fly” is not an action" in said
    assert "“fork” has too few or too many parts: write it like fork 2 (MW-6.1)." in said


def test_an_action_says_what_it_does(village: Keyboard) -> None:
    said = begun(village, "why deploy F 2", "why tree T03 NE")
    assert "deploy F 2 is legal. Move up to 2 meeples from your depot to your gate territory." in said
    assert "Once in the game: lay it on any border" in said


def test_a_step_tells_what_the_territory_does(village: Keyboard) -> None:
    said = begun(village, "deploy F 2", "why step T03 E", "why step T03 NE")
    assert "step T03 E is legal. With 2 or more of your meeples here when your turn begins, 1 victory point" in said
    assert "step T03 NE is legal. MW-11.3" in said


def test_only_borders_with_forest_are_listed_for_the_tree_token(village: Keyboard) -> None:
    said = begun(village, "list", "tree T03 NE", "board")
    assert "tree T03" not in said.split("Orange>")[2]
    assert "Orange lays the tree token on the north-east border of T03." in said


def test_a_border_may_be_named_from_either_side(village: Keyboard) -> None:
    assert "Orange lays the tree token on the west border of T01." in begun(village, "tree T03 E")


def test_a_game_that_was_left_goes_on(village: Keyboard) -> None:
    left = village.play("--scenario quick --players human,random --seed 5", ["random"] * 3 + ["quit"])
    command = re.search(r"Continue with: warbook play meeple-war (.*)", left.out)
    assert command is not None
    again = village.play(command[1], ["log", "quit"])
    assert again.code == 0
    assert "the hammer passes to" in again.said


def test_a_replay_is_stepped_through(village: Keyboard) -> None:
    village.play("--scenario quick --players greedy,greedy --seed 4", [])
    shown = village.replay(str(village.kept()), ["", "", "back", "end", "quit"])
    assert shown.code == 0
    assert "Quick game" in shown.said and "wins with" in shown.said


def test_what_is_asked_for_wrongly_is_one_sentence(village: Keyboard) -> None:
    for arguments in ("--scenario slow", "--players human", "--players human,random --option token_windows=x"):
        shown = village.play(arguments, [])
        assert (shown.code, shown.err.count("\n")) == (2, 1)


def test_every_verb_has_a_rule_that_is_there() -> None:
    rules = load_rulebook("warbook.games.meeple").rules
    assert {VERB_NAMES[verb] for verb in RULES} == {name for name in VERB_NAMES if name}
    assert all(rule_id in rules for rule_id in RULES.values())


def test_the_map_is_drawn_as_wide_as_the_terminal_lets_it() -> None:
    game = GAMES["meeple-war"]
    view = game.view(game.setup("quick", 4, {}, 1), SPECTATOR)
    assert isinstance(view, MeepleView)
    widths = {
        width: max(len(line) for line in draw_map(view, frozenset(), width).plain.splitlines())
        for width in (40, 50, 100)
    }
    assert widths[40] <= 40 and widths[50] <= 50 and widths[40] < widths[50] < widths[100]


def screen(state: MeepleState, width: int, language: str = "en", seat: int = 0) -> list[str]:
    """The lines of the screen for a seat."""
    game = GAMES["meeple-war"]
    console = Console(file=io.StringIO(), width=width, highlight=False)
    table = MeepleTable(game, texts_for(game, language), ascii_only=False)
    console.print(table.screen(game.view(state, Seat(seat)), Recent(), ["you", "bot", "bot", "bot"], width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def entries(state: MeepleState, only: str = "", language: str = "en") -> list[str]:
    """The answers as they are listed for whoever is asked, with the titles of their groups."""
    game = GAMES["meeple-war"]
    seat = game.acting(state)[0]
    decision = game.decision(state, seat)
    assert decision is not None
    table = MeepleTable(game, texts_for(game, language), ascii_only=False)
    groups = table.menu(game.view(state, seat), decision)
    told = [[group.title, *(f"{entry.notation} {entry.note}" for entry in group.entries)] for group in groups]
    return [line for group in told for line in group if only in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_sixty_columns_a_sentence_stands_for_the_map(language: str) -> None:
    state = GAMES["meeple-war"].setup("quick", 2, {}, 1)
    narrow = " ".join(screen(state, 59, language))
    assert "60" in narrow and "[oF]" not in narrow
    assert "[oF]" in " ".join(screen(state, 60, language))
    assert all(cell_len(line) <= 59 for line in screen(state, 59, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_map_is_broken_by_the_window(seats: int, language: str) -> None:
    game = GAMES["meeple-war"]
    state, rng = game.setup("quick", seats, {}, 3), seeded(3)
    for _ in range(400):
        if state.over:
            break
        game.apply(state, game.prior(state, game.acting(state)[0], rng))
    assert all(cell_len(line) <= 80 for line in screen(state, 80, language))


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_kind_of_a_territory_is_on_every_map(width: int) -> None:
    table = staged(phase=4, orange="T01 1", map="T22 0,-1 ; T15 4,-3 ; T24 5,-3 ; T09 6,-3")
    view = GAMES["meeple-war"].view(table.state, SPECTATOR)
    assert isinstance(view, MeepleView)
    drawn = draw_map(view, frozenset(), width).plain
    assert all(sign in drawn for sign in ("Ca", "Sh", "Al", "Tu"))


@rule("MW-3.3")
def test_the_map_shows_the_directions_as_they_are_typed() -> None:
    table = staged(phase=4, orange="T01 1", map="T29 0,-1 ; T31 1,-1")
    lines = [line for line in screen(table.state, 100) if not line.startswith((" NW", "W "))]
    (north,) = [line for line in lines if "T29" in line]
    (middle,) = [line for line in lines if "T01To" in line]
    assert north.index("T29") < middle.index("T01") < north.index("T31"), "NW lies to the left of NE"
    assert any("NW NE" in line for line in screen(table.state, 100))
    assert entries(table.state, "step T01 W")[0] == "step T01 W From T01 west to T03 (blank territory)"


def test_the_question_stands_beside_what_it_is_about() -> None:
    fork = screen(staged(phase=2, orange="F square").state, 80)
    moving = screen(staged(phase=4, orange="T01 1").state, 80)
    assert line_with(fork, "T01To") < line_with(fork, "o Orange ·")
    assert line_with(moving, "T01To") > line_with(moving, "o Orange ·")
    assert len(moving) - line_with(moving, "T01To") < 8, "the map is in sight above the question"


def line_with(lines: list[str], text: str) -> int:
    """The number of the first line with a text."""
    return next(number for number, line in enumerate(lines) if text in line)


def test_the_goal_is_told_in_the_first_round() -> None:
    assert "Goal: 6 victory points." in " ".join(screen(GAMES["meeple-war"].setup("normal", 2, {}, 1), 80))


def test_what_a_building_does_is_told_before_it_is_built() -> None:
    state = staged(orange="F square E1").state
    told = entries(state, "build F factory")
    assert told == [
        "build F factory B Back slot · Factory · 3 defence spaces, as a site 2; 2 steps to build"
        " · 1 step: Recycle, 2 steps: Assemble 3"
    ]
    assert entries(state, "You may type any of your four slots")
    full = entries(staged(orange="F square E1 ; L school ; R guild ; B pilots").state, "build F factory")
    assert len(full) == 4 and "in place of Military school" in full[1]


def test_what_a_token_does_is_told_before_it_is_taken_and_laid() -> None:
    (taken,) = entries(staged(orange="L university E2").state, "upgrade L U4")
    assert "1 enemy falls before each battle in which you attack" in taken
    laid = entries(staged(phase=4, orange="T01 1 ; tokens U4").state, "token U4 T03")
    assert "1 enemy falls before each battle in which you attack" in laid[0]


@rule("MW-8.7", "MW-8.8")
def test_an_attack_on_a_site_tells_that_it_may_be_for_nothing() -> None:
    state = staged(phase=4, orange="T04 1", blue="F factory site 1").state
    assert "It will be finished next turn, and the meeple goes home without a point" in entries(state, "step T04 E")[0]
    state = staged(orange="L catapult E1", blue="F catapult site 0").state
    assert "It will be finished in 3 turns" in entries(state, "bomb L blue-F")[0]


@rule("MW-19.5")
def test_an_action_that_would_do_nothing_is_marked() -> None:
    (fork,) = entries(staged(phase=2, orange="F square ; depot 0").state, "fork 3")
    assert fork.startswith("fork 3 Village square: to Deploy 2 (nothing to do there as things stand)")
    waiting = staged(orange="F square E3 ; L factory E2 ; depot 0").state
    assert entries(waiting, "nothing to do") == ["F Village square: Deploy 2: nothing to do as things stand"]


@rule("MW-9.11", "MW-10.41")
def test_a_worker_that_would_lose_its_action_is_marked() -> None:
    state = staged(orange="F square E2 ; L guild E1").state
    assert entries(state, "productivity L F") == [
        "productivity L F 0 Village square: back to the start space; its waiting action is lost"
    ]
    assert entries(state, "productivity L L") == ["productivity L L 0 Entrepreneurs' guild: back to the start space"]


@rule("MW-13.5")
def test_the_forest_of_a_tile_is_told_before_it_is_turned() -> None:
    table = staged(phase=4, orange="T01 1", supply="T29").do("step T01 NW", "done")
    assert table.asks == "orange rotate"
    assert "discovered: T29, blank territory; forest on NE NW; you came in from SE" in " ".join(screen(table.state, 80))
    assert entries(table.state, "rotate 1") == ["rotate 1 Turn T29 by 1 edge: forest on NW W"]


def test_one_is_the_first_answer_on_the_screen_never_the_tree_token(village: Keyboard) -> None:
    said = village.play("--players human,random --seed 1", ["1", "1", "1", "quit"]).out
    assert "Orange lays the tree token" not in said
    assert "1 fork 1 Village square: to Build" in said
