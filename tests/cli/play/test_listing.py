"""A list shows what its numbers mean, in every game: they run 1, 2, 3 … over exactly what is printed."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from tests.cli.keyboard import Keyboard
from warbook.cli.play.listing import Listing
from warbook.cli.play.screen import Entry, Group
from warbook.cli.play.terminal import Terminal
from warbook.games import GAMES
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import texts

NUMBERED = re.compile(r"(?:^|\s)(\d{1,4}) (?=\S)", re.MULTILINE)
HINT = "help"  # the hint names it; a printed list does not
TWO = "--players human,random"
PEOPLE = dict.fromkeys(GAMES, TWO) | {
    "krosmaster-arena": "--scenario tutorial-7 --players human,random",
    "meeple-war": "--scenario quick --players human,random",
    "rift-in-time": "--players human",
    "elemental-uprising": "--players human",
}


def listing() -> tuple[Listing, Console]:
    terminal = Terminal(texts("en", ("warbook.cli",)))
    terminal.console = Console(file=io.StringIO(), width=80)
    return Listing(terminal), terminal.console


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


GROUPS = [
    Group("Walk", (Entry(70, "move E4", "one step"), Entry(50, "move E5", "two steps"))),
    Group("Other", (Entry(90, "end", "the turn ends"),)),
]


def test_numbers_run_over_what_is_printed() -> None:
    listed, console = listing()
    assert listed.show(GROUPS)
    assert NUMBERED.findall(printed(console)) == ["1", "2", "3"]
    assert [listed.action(number) for number in range(5)] == [None, 70, 50, 90, None]


@pytest.mark.parametrize("word", ["two", "E5", "e5"])
def test_a_word_is_looked_for_in_what_is_printed_and_the_numbers_begin_anew(word: str) -> None:
    listed, console = listing()
    listed.show(GROUPS)
    assert listed.show(GROUPS, word)
    assert printed(console).splitlines()[-1].split() == ["1", "move", "E5", "two", "steps"]
    assert (listed.action(1), listed.action(2), listed.count) == (50, None, 1)


def test_a_word_that_nothing_has_leaves_the_last_list_valid() -> None:
    listed, _ = listing()
    listed.show(GROUPS)
    assert not listed.show(GROUPS, "fly")
    assert listed.action(3) == 90


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_is_not_on_the_screen_does_nothing(keyboard: Keyboard, game: str) -> None:
    keyboard.game = game
    typed = iter(["random", "random", "list xyzzy", "999", "quit"])
    before = keyboard.play(f"{PEOPLE[game]} --seed 4", typed)
    assert "Nothing in the list contains “xyzzy”" in before.said
    assert "999 is not on the list" in before.said or "The answers above are numbered now" in before.said


@pytest.mark.parametrize("game", GAMES)
def test_a_number_before_the_list_prints_the_list_and_plays_nothing(keyboard: Keyboard, game: str) -> None:
    keyboard.game = game
    typed = iter(["save before.json", "1", "save after.json", "2", "quit"])
    waits = True

    def answer(new: str) -> str:
        nonlocal waits
        waits = waits and HINT not in new  # a question with a long list only names the command
        return "random\n" if waits else f"{next(typed)}\n"

    shown = keyboard.play_by(f"{PEOPLE[game]} --seed 5", answer)
    assert shown.code == 0 and shown.err == ""
    assert shown.said.count("The answers above are numbered now") == 1
    before, after = (read_replay(keyboard.folder / f"{name}.json") for name in ("before", "after"))
    assert before.actions == after.actions
    assert len(read_replay(keyboard.kept()).actions) > len(after.actions)


def test_cards_with_a_word_shows_what_has_it(keyboard: Keyboard) -> None:
    keyboard.game = "meeple-war"
    shown = keyboard.play(
        f"{PEOPLE['meeple-war']} --seed 4 --no-coach", ["cards", "cards factory", "cards xyzzy", "quit"]
    )
    _, every, some, none, *_ = shown.out.split("Orange> ")
    assert "Factory · " in every and "Village square · " in every
    assert "Factory · " in some and "Village square · " not in some
    assert "Nothing here contains “xyzzy”" in none


def test_a_polish_phrase_is_found_although_its_blanks_do_not_break() -> None:
    listed, _ = listing()
    assert listed.show([Group("Ruch", (Entry(1, "move E4", "krok w\N{NO-BREAK SPACE}lewo"),))], "krok w lewo")
