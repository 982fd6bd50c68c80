"""A newcomer can play Summoner War from what a terminal of 80 columns and 24 lines shows."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.cells import cell_len

from tests.cli.keyboard import NUMBERED, Keyboard
from tests.cli.play.render.summoner.test_board import GAME, NAMES, printed
from tests.games.summoner.boards import blank, drawn, prepare, started
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.listing import Listing
from warbook.cli.play.render.summoner.table import SummonerTable
from warbook.cli.play.screen import Recent
from warbook.cli.play.terminal import Terminal
from warbook.games.summoner.content.tables import LETTERS
from warbook.kernel.api import Seat
from warbook.kernel.content.texts import LANGUAGES, Texts

HEIGHT = 24


class Newcomer:
    """Lets chance prepare, then takes moves from the list; looks whether each table fits on the screen."""

    def __init__(self, texts: Texts, seed: int, moves: int) -> None:
        self.title = texts.say("title")
        self.left = moves
        self.random = Random(seed)
        self.words = ["random", "lock"]
        self.listed = False
        self.tallest = 0

    def __call__(self, new: str) -> str:
        lines = new.splitlines()
        heads = [number for number, line in enumerate(lines) if line.startswith(f"{self.title} · ")]
        if heads:
            self.tallest = max(self.tallest, len(lines) - heads[-1])
            assert all(cell_len(line) <= 80 for line in lines)
        if self.words:
            return f"{self.words.pop(0)}\n"
        self.left -= 1
        if self.left < 0:
            return "quit\n"
        if not self.listed:
            self.listed = True
            return "list\n"
        self.listed = False
        return f"{self.random.choice(NUMBERED.findall(new))[0]}\n"


@rule("SW-19.7")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_table_with_its_question_fits_on_a_screen(keyboard: Keyboard, language: str, seed: int) -> None:
    newcomer = Newcomer(texts_for(GAME, language), seed, 120)
    shown = keyboard.play_by(f"--seed {seed} --lang {language}", newcomer)
    assert shown.code == 0
    assert 15 < newcomer.tallest <= HEIGHT


def table_in(language: str) -> SummonerTable:
    return SummonerTable(GAME, texts_for(GAME, language), False)


def lines_of(text: str) -> list[str]:
    return re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()


@rule("SW-2.2", "SW-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_pieces_and_cards_do_can_be_read_before_they_are_chosen(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, texts = table_in(language), texts_for(GAME, language)
    start = blank()
    seen, decision = GAME.view(start.state, Seat(0)), GAME.decision(start.state, Seat(0))
    assert decision is not None
    screen = "".join(lines_of(printed(table.screen(seen, Recent(), NAMES, 80)))).replace(" ", "")
    for letter in LETTERS:
        about = texts.say(f"about-{letter}", {"range": "one"})
        assert about.replace(" ", "").replace("\xa0", "") in screen.replace("\xa0", "")
    assert texts.say("label-goal").replace(" ", "") in screen
    for letter in LETTERS:
        listing = Listing(Terminal(texts))
        assert listing.show(table.menu(seen, decision), f"({letter})")
        printed_list = capsys.readouterr().out
        assert len(printed_list.splitlines()) < HEIGHT
        cards = [f"effect-{code}" for code in re.findall(r"card ([A-Z]+)", printed_list)]
        assert len(cards) == (0 if letter == "F" else 3)
        for key in cards:
            wanted = re.sub(r"\s", "", texts.say(key))
            assert wanted in re.sub(r"\s", "", printed_list)
    assert len(lines_of(printed(table.cards(seen)))) < HEIGHT


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_on_a_screen_in_each_phase(keyboard: Keyboard, language: str) -> None:
    shown = keyboard.play(f"--side red --seed 3 --lang {language}", ["help", "random", "lock", "", "help", "quit"])
    name = texts_for(GAME, language).say("side-red")
    answers = re.split(rf"(?m)^{name}> ", shown.out)
    helps = [answer for answer in answers if "deploy KAFHFABK" in answer or "draw?" in answer]
    assert len(helps) == 2
    for answer in helps:
        assert len(answer.splitlines()) < HEIGHT
    assert "deploy" in helps[0] and "deploy" not in helps[1]


@rule("SW-19.7")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 70, 77])
def test_a_slim_board_is_whole(language: str, width: int) -> None:
    table = table_in(language)
    for state in (started().state, prepare(blank(), "red", "FWPSBPWF/KAFHFABK", "CHAIN PIERCE MIMIC").state):
        lines = lines_of(printed(table.screen(GAME.view(state, Seat(0)), Recent(), NAMES, width), width))
        assert all(cell_len(line) <= width for line in lines)
        ruled = {cell_len(line.rstrip(" 1234")) for line in lines if "│" in line or "┌" in line or "└" in line}
        assert ruled == {3 + 8 * 6 + 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 40, 59])
def test_below_sixty_columns_a_sentence_says_so(language: str, width: int) -> None:
    table = table_in(language)
    for state in (started().state, blank().state):
        text = printed(table.screen(GAME.view(state, Seat(0)), Recent(), NAMES, width), width)
        assert "│" not in text and "┌" not in text
        assert "60" in text and str(width) in text


@rule("SW-2.2")
@pytest.mark.parametrize("line", ["+d2", "b2-b3", "~c1xc2", "$OBSERVE e3", ".", "pass"])
def test_a_move_before_play_is_told_so(keyboard: Keyboard, line: str) -> None:
    shown = keyboard.play("--side red --seed 3", [line, "quit"])
    assert "Play has not begun: place your pieces and choose your cards, then type lock." in shown.said


@rule("SW-2.2")
@pytest.mark.parametrize("line", ["random", "deploy KAFHFABK/FWPSBPWF", "place W b2", "take b2", "lock", "edit"])
def test_a_preparation_after_it_is_told_so(keyboard: Keyboard, line: str) -> None:
    shown = keyboard.play("--side red --seed 3", ["random", "lock", line, "quit"])
    assert "The preparation is over. Type a move, or list for the legal ones." in shown.said


def test_nothing_can_be_taken_back_from_an_empty_cell(keyboard: Keyboard) -> None:
    shown = keyboard.play("--side red --seed 3", ["take a1", "quit"])
    assert "There is no piece of yours on a1 to take back." in shown.said


@rule("SW-11.150", "SW-11.142")
def test_the_list_says_what_cards_have_changed_about_a_piece() -> None:
    board = """
    4 (s) .  .  .  .  .  .  .
    3  .  .  .  .  .  .  .  .
    2  .  .  K  .  .  F  .  .
    1  .  .  .  .  .  . (S) .
       a  b  c  d  e  f  g  h
    """
    table = drawn(board, red="VANGUARD")
    table.state.diagonal[table.piece("f2")] = 1
    decision = GAME.decision(table.state, Seat(0))
    assert decision is not None
    titles = [group.title for group in table_in("en").menu(GAME.view(table.state, Seat(0)), decision)]
    assert any(title.startswith("Knight c2: one cell") and title.endswith("· Vanguard") for title in titles)
    assert any(title.startswith("Soldier f2") and "+1 diagonal attack range" in title for title in titles)
