"""Lessons: small positions with one task each, played with the real rules. The server keeps no state."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module, resources
from types import ModuleType
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from msgspec import Meta, Struct, field

from warbook.games import GAMES, package_of
from warbook.kernel.api import Action, Refusal, Seat
from warbook.kernel.content.rulebook import load_rulebook, refusal_key
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.run import heard, worded
from warbook.kernel.run import step as take
from warbook.kernel.vectors.format import Entry, Vector
from warbook.kernel.wire import Decision, Event, View, Word
from warbook.server.errors import Denied, said
from warbook.server.http.forms import Key

Text = Annotated[str, Meta(min_length=1)]
Move = Annotated[str, Meta(max_length=64)]
OR: Final = "|"
FIRST: Final = "first"  # the name of a game's first lesson


class StepText(Struct, frozen=True, forbid_unknown_fields=True):
    """A step's texts in one language: title, explanation, task, and what to say after a miss or success."""

    title: Text
    tell: Text
    task: Text
    hint: Text
    done: Text


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """A position with its task: a diagram as in vectors, or the start of a scenario."""

    id: Text
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    do: Annotated[tuple[str, ...], Meta(min_length=1)]
    wrong: Annotated[tuple[str, ...], Meta(min_length=1)]
    en: StepText
    zh_hant: StepText
    pl: StepText
    before: str = ""
    turn: str = ""  # the learner's side; default: the first one
    cards: str = ""
    state: str = ""
    scenario: str = ""  # instead of a diagram
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson file."""

    step: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]


class StepInfo(Struct, frozen=True):
    """What the page gets before a step, without the solution."""

    id: str
    rules: tuple[str, ...]
    text: dict[str, StepText]  # by language


class LessonInfo(Struct, frozen=True):
    """A lesson's steps in order."""

    game: str
    lesson: str
    steps: tuple[StepInfo, ...]


class LessonForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in a step, after the moves so far; without a move it asks for the position."""

    lesson: Key
    step: Key
    moves: Annotated[list[Move], Meta(max_length=32)] = field(default_factory=list)
    move: Move | None = None


class LessonFrame(Struct, frozen=True):
    """The learner's move, or the lesson's answer to it."""

    seat: int
    notation: str
    events: tuple[Event, ...]
    view: View


class Objection(Struct, frozen=True):
    """Why a move was rejected: a rule forbids it, or it is legal but misses the task."""

    legal: bool
    rule: str
    text: str  # a key; "" for the step's own hint
    words: dict[str, Word]
    notation: str


class LessonNews(Struct, frozen=True):
    """The step after a move: events, view, question, and whether the task is done."""

    seat: int
    view: View
    decision: Decision | None
    moves: tuple[str, ...]
    frames: tuple[LessonFrame, ...]
    objection: Objection | None
    done: bool
    clue: str  # a helpful move, in notation


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """A game's lessons in learning order: the first one, then by name."""
    folder = resources.files(package_of(GAMES[game])) / "lessons"
    files = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    names = [name.removesuffix(".toml") for name in files if name.endswith(".toml")]
    return tuple(sorted(names, key=lambda name: (name != FIRST, name)))


@cache
def load_lesson(game: str, name: str) -> Lesson:
    """Read a lesson of a game; a mistake is a ValueError with the file and the key."""
    file = resources.files(package_of(GAMES[game])) / "lessons" / f"{name}.toml"
    try:
        lesson = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file.name}: {error}") from error
    rules = load_rulebook(package_of(GAMES[game])).rules
    for step in lesson.step:
        for rule in step.rules:
            if rule not in rules:
                raise ValueError(f"{file.name}: {step.id}: rules: there is no rule {rule}")
        if bool(step.before) == bool(step.scenario):
            raise ValueError(f"{file.name}: {step.id}: before: a step has either a diagram or a scenario")
    return lesson


def find_lesson(game: str, name: str) -> Lesson:
    """The requested lesson; Denied if there is none."""
    if game not in GAMES or name not in lesson_names(game):
        raise Denied(404, "server-no-lesson", game=game, lesson=name)
    return load_lesson(game, name)


# a state of any game: only its game reads it
def begin(game: str, step: LessonStep) -> Any:
    """The state that a step starts from."""
    rules = GAMES[game]
    if step.scenario:
        return rules.setup(step.scenario, rules.seats(step.scenario)[0], step.options, step.seed)
    given = {"turn": step.turn or positions(game).SIDES[0], "cards": step.cards, "state": step.state}
    entries = [Entry(key, "", text, (), 0) for key, text in given.items() if text]
    board = Entry("before", "", "", tuple(step.before.strip("\n").split("\n")), 0)
    vector = Vector(step.id, "", step.rules, "", (*entries, board), f"lesson {step.id}", 0)
    return positions(game).position(vector)


def positions(game: str) -> ModuleType:
    """The game's module that reads diagrams and names its sides."""
    return import_module(f"{package_of(GAMES[game])}.scenes.positions")


class Exercise:
    """A step in progress: the state, and the rest of the task."""

    def __init__(self, name: str, step: LessonStep) -> None:
        """Set up the position."""
        self.game = GAMES[name]
        self.step = step
        self.state = begin(name, step)
        self.sides: tuple[str, ...] = positions(name).SIDES
        self.seat = Seat(self.sides.index(step.turn) if step.turn else 0)
        self.moves: list[str] = []
        self.frames: list[LessonFrame] = []
        self.place = 0

    @property
    def done(self) -> bool:
        """Whether the task is done."""
        return self.place == len(self.step.do)

    def offer(self, text: str) -> Objection | None:
        """Make the learner's move and the lesson's answer, or return why it is rejected."""
        action = heard(self.game, self.state, text, self.seat)
        notation = self.game.write(action)
        refusal = self.game.refuse(self.state, action)
        if refusal is not None:
            return Objection(False, refusal.rule, refusal_key(refusal), dict(refusal.values), notation)
        if self.done or not self._is_wanted(notation):
            return Objection(True, self.step.rules[0], "", {}, notation)
        self.moves.append(notation)
        self._take(self.seat, action)
        while not self.done and self._book() is not None:
            side, reply = self._book() or ("", "")
            self._take(Seat(self.sides.index(side)), self.game.read(reply, Seat(self.sides.index(side))))
        return None

    def clue(self) -> str:
        """A move that does the next part of the task."""
        if self.done:
            return ""
        legal = map(self.game.write, self.game.legal(self.state, self.seat))
        return next((notation for notation in legal if self._is_wanted(notation)), "")

    def _is_wanted(self, notation: str) -> bool:
        return any(fnmatchcase(notation, wanted.strip()) for wanted in self.step.do[self.place].split(OR))

    def _book(self) -> tuple[str, str] | None:
        side, colon, reply = self.step.do[self.place].partition(":")
        return (side, reply.strip()) if colon else None

    def _take(self, seat: Seat, action: Action) -> None:
        taken = take(self.game, self.state, action)
        if isinstance(taken, Refusal):
            raise ValueError(f"lesson {self.step.id}: {self.step.do[self.place]} is refused by {taken.rule}")
        events = [self.game.redact(event, self.seat) for event in taken.events]
        seen = tuple(worded(self.game, [event for event in events if event is not None]))
        view = self.game.view(self.state, self.seat)
        self.frames.append(LessonFrame(int(seat), self.game.write(action), seen, view))
        self.place += 1


def lesson_info(game: str, name: str) -> LessonInfo:
    """A lesson for the page."""
    steps = find_lesson(game, name).step
    return LessonInfo(game, name, tuple(StepInfo(each.id, each.rules, _texts(each)) for each in steps))


def _texts(step: LessonStep) -> dict[str, StepText]:
    return dict(zip(LANGUAGES, (step.en, step.zh_hant, step.pl), strict=True))


def answer(game: str, form: LessonForm) -> LessonNews:
    """Replay the learner's moves so far, then make the new one."""
    steps = {step.id: step for step in find_lesson(game, form.lesson).step}
    if form.step not in steps:
        raise Denied(404, "server-no-step", step=form.step)
    exercise = Exercise(game, steps[form.step])
    try:
        for move in form.moves:
            if exercise.offer(move) is not None:
                raise Denied(400, "server-off-track", move=move)
        known = len(exercise.frames)
        objection = None if form.move is None else exercise.offer(form.move)
    except ValueError as error:
        key, words = said(error)
        raise Denied(400, key, "", **words) from None
    decision = None if exercise.done else exercise.game.decision(exercise.state, exercise.seat)
    return LessonNews(
        seat=int(exercise.seat),
        view=exercise.game.view(exercise.state, exercise.seat),
        decision=decision,
        moves=tuple(exercise.moves),
        frames=tuple(exercise.frames[known:]),
        objection=objection,
        done=exercise.done,
        clue=exercise.clue(),
    )


@get("/api/lessons/{game:str}/{lesson:str}", sync_to_thread=False)
def get_lesson(game: str, lesson: str) -> LessonInfo:
    """The steps of a lesson, in three languages."""
    return lesson_info(game, lesson)


@post("/api/lessons/{game:str}", status_code=200, sync_to_thread=False)
def post_move(game: str, data: LessonForm) -> LessonNews:
    """A position of a lesson, or a move in it."""
    return answer(game, data)


LESSON_ROUTES: Final = [get_lesson, post_move]
