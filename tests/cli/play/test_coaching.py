"""The coach speaks at the terminal too: the goal first, each concept when it comes up, a word at the end."""

from __future__ import annotations

import pytest

from tests.cli.keyboard import Keyboard
from warbook.games import GAMES
from warbook.kernel.content.texts import LANGUAGES, texts
from warbook.match.coach import coached, load_coach

COACHED = [(game, scenario) for game in GAMES for scenario in coached(game)]
ALONE = {"rift-in-time": "human", "elemental-uprising": "human"}


def folded(sentence: str) -> str:
    """Without blanks: lines break anywhere in Chinese."""
    return "".join(sentence.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), COACHED)
def test_the_goal_and_the_first_concept_are_printed(
    keyboard: Keyboard, game: str, scenario: str, language: str
) -> None:
    keyboard.game = game
    players = ALONE.get(game, "human,random")
    asked = f"--scenario {scenario} --coach --players {players} --lang {language} --seed 1"
    shown = keyboard.play(asked, ["coach", "quit!"])
    coach = load_coach(game, scenario)
    first = coach.concept[0].explained()[language]
    assert folded(coach.goal.said()[language]) in folded(shown.out)
    assert folded(first.title) in folded(shown.out)
    assert folded(first.typed or first.tell) in folded(shown.out)
    silent = keyboard.play(f"{asked} --no-coach", ["quit!"])
    spoken = texts(language, ("warbook.cli",)).say("coach-goal", {"words": coach.goal.said()[language]})
    assert folded(spoken) in folded(shown.out) and folded(spoken) not in folded(silent.out)


def test_a_concept_is_explained_once_and_again_when_asked(keyboard: Keyboard) -> None:
    keyboard.game = "krosmaster-arena"
    asked = "--scenario tutorial-1 --players human,random --seed 1"
    shown = keyboard.play(asked, ["random", "random", "random", "quit!"])
    assert shown.said.count("Coach: One step, one MP") == 1
    shown = keyboard.play(asked, ["random", "coach", "quit!"])
    assert shown.said.count("Coach: One step, one MP") == 2


def test_a_game_that_is_resumed_does_not_repeat_the_coach(keyboard: Keyboard) -> None:
    keyboard.game = "krosmaster-arena"
    keyboard.play("--scenario tutorial-1 --players human,random --seed 1", ["random", "random", "quit"])
    again = keyboard.play(f"--resume {keyboard.kept()} --players human,random", ["quit"])
    assert "Your goal: Knock out" in again.said
    assert "Coach: One step, one MP" not in again.said


def test_the_end_has_a_word_of_the_coach(keyboard: Keyboard) -> None:
    keyboard.game = "krosmaster-arena"
    shown = keyboard.play("--scenario tutorial-1 --players human,random --seed 1", ["resign", "y"])
    lost = load_coach("krosmaster-arena", "tutorial-1").lost.en
    assert f"Coach: {lost}" in shown.said
    two = keyboard.play("--scenario tutorial-1 --players human,human --seed 1", ["", "coach", "quit!"])
    assert "This table has no coach." in two.said
