"""A whole game of each title in each language, played by somebody who knows only what is printed.

The reader asks for the list, understands that its numbers run 1, 2, 3 …, and types one of them. Nothing else is known:
no notation, no rule, no word of a language.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.cli.keyboard import Keyboard
from warbook.games import GAMES
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import LANGUAGES

NUMBER = re.compile(r"(?:^|\s)(\d{1,4}) (?=\S)", re.MULTILINE)
TABLES = dict.fromkeys(GAMES, "--players human,greedy") | {
    "krosmaster-arena": "--scenario tutorial-7 --players human,greedy",
    "meeple-war": "--scenario quick --players human,greedy",
}
LONGEST = 3000  # lines


def numbers_in(printed: str) -> int:
    """How far the numbers of a printed list run."""
    last = 0
    for found in NUMBER.findall(printed):
        last += int(found) == last + 1
    return last


class Reader:
    """Types `list`, then one of the numbers that were printed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.listed = False
        self.typed = 0

    def __call__(self, new: str) -> str:
        self.typed += 1
        assert self.typed < LONGEST, "the game does not end"
        if not new.rstrip().endswith(">"):
            return "\n"
        self.listed = not self.listed
        if self.listed:
            return "list\n"
        count = numbers_in(new)
        assert count, f"nothing to choose from is printed:\n{new}"
        return f"{self.random.randint(1, count)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_from_what_is_printed(keyboard: Keyboard, game: str, language: str) -> None:
    keyboard.game = game
    shown = keyboard.play_by(f"{TABLES[game]} --seed 2 --lang {language}", Reader(2))
    assert (shown.code, shown.err) == (0, "")
    assert re.search(r"(?m)(?:^|> )! ", shown.out) is None  # nothing that was typed was refused
    replay = read_replay(keyboard.kept())
    assert replay.result
    assert keyboard.replay(f"{keyboard.kept()} --check").code == 0
