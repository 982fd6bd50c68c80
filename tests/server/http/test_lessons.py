"""The lessons are played to their ends by what they expect, and every likely mistake is answered with a rule."""

from __future__ import annotations

import pytest

from tests.rules import rule
from warbook.games import GAMES, package_of
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES, texts
from warbook.server.errors import Denied
from warbook.server.http.lessons import (
    Exercise,
    LessonForm,
    LessonStep,
    answer,
    lesson_info,
    lesson_names,
    load_lesson,
)

GAME = "summoner-war"
STEPS = load_lesson(GAME, "first").step
RULES = load_rulebook(package_of(GAMES[GAME])).rules


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_a_step_is_done_by_the_moves_that_it_gives_as_clues(step: LessonStep) -> None:
    form = LessonForm("first", step.id)
    news = answer(GAME, form)
    asked = 0
    while not news.done:
        assert news.decision is not None
        assert news.clue in [option.notation for option in news.decision.options]
        news = answer(GAME, LessonForm("first", step.id, list(news.moves), news.clue))
        assert news.objection is None
        assert news.frames[0].seat == news.seat
        asked += 1
    learners = [line for line in step.do if ":" not in line]
    assert asked == len(learners) > 0
    assert news.decision is None and news.clue == ""


@pytest.mark.parametrize(("step", "move"), [(step, move) for step in STEPS for move in step.wrong], ids=str)
def test_a_wrong_move_is_answered_with_a_rule_and_changes_nothing(step: LessonStep, move: str) -> None:
    before = answer(GAME, LessonForm("first", step.id))
    news = answer(GAME, LessonForm("first", step.id, [], move))
    assert news.objection is not None
    assert news.objection.rule in RULES
    assert (news.view, news.decision, news.moves, news.frames) == (before.view, before.decision, (), ())
    if news.objection.legal:
        assert news.objection.rule == step.rules[0] and news.objection.text == ""
    for language in LANGUAGES:
        if not news.objection.legal:
            assert texts(language, (package_of(GAMES[GAME]),)).has(news.objection.text)


@rule("SW-7.2", "SW-7.73", "SW-5.1", "SW-7.81")
def test_the_lesson_refuses_by_the_rule_that_it_teaches() -> None:
    for step, move, wanted in [
        ("blocked", "b1xb4", "SW-7.2"),
        ("jump", "d1xg1", "SW-7.73"),
        ("opening", "+b2", "SW-5.1"),
        ("armour", "d2xd3", "SW-7.81"),
    ]:
        objection = answer(GAME, LessonForm("first", step, [], move)).objection
        assert objection is not None and not objection.legal and objection.rule == wanted


def test_the_learner_never_sees_what_is_hidden() -> None:
    for step in STEPS:
        for piece in answer(GAME, LessonForm("first", step.id)).view.pieces:  # type: ignore[attr-defined] # its own view
            assert piece.up or piece.side == 0 or piece.kind == ""


def test_the_page_learns_the_texts_but_not_the_solutions() -> None:
    info = lesson_info(GAME, "first")
    assert [step.id for step in info.steps] == [step.id for step in STEPS]
    assert all(tuple(step.text) == LANGUAGES for step in info.steps)
    assert not any(hasattr(step, "do") for step in info.steps)


def test_every_piece_of_the_lesson_is_there_in_a_game() -> None:
    for step in STEPS:
        exercise = Exercise(GAME, step)
        assert exercise.seat in exercise.game.acting(exercise.state)


@pytest.mark.parametrize(
    ("form", "key"),
    [
        (LessonForm("second", "goal"), "server-no-lesson"),
        (LessonForm("../first", "goal"), "server-no-lesson"),
        (LessonForm("first", "nothing"), "server-no-step"),
        (LessonForm("first", "goal", ["d2-d3"]), "server-off-track"),
        (LessonForm("first", "goal", [], "hello"), "garbled-move"),
    ],
)
def test_a_question_that_makes_no_sense_gets_a_sentence(form: LessonForm, key: str) -> None:
    with pytest.raises(Denied) as denied:
        answer(GAME, form)
    assert denied.value.key == key
    with pytest.raises(Denied):
        lesson_info("chess", "first")


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_of_every_game_can_be_begun_and_has_a_name(name: str) -> None:
    lessons = lesson_names(name)
    for lesson in lessons:
        for step in load_lesson(name, lesson).step:
            assert not answer(name, LessonForm(lesson, step.id)).done
    for language in LANGUAGES if len(lessons) > 1 else ():
        said = texts(language, (package_of(GAMES[name]),))
        assert [lesson for lesson in lessons if not said.has(f"lesson-title-{lesson}")] == []
