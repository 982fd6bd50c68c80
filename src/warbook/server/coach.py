"""Coached games: a scenario that is played for real, while a card beside the board tells what is new in it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module, resources
from typing import Annotated, Final, Literal

import msgspec
from litestar import get
from msgspec import Meta, Struct

from warbook.games import GAMES, package_of
from warbook.kernel.rulebook import load_rulebook
from warbook.kernel.texts import LANGUAGES, texts
from warbook.kernel.wire import Decision, Event
from warbook.server.errors import Denied

Text = Annotated[str, Meta(min_length=1)]
# what may bring a concept up, always something that the learner sees: the beginning, a question, an answer to it,
# an event, or that the game has come back to the learner for the nth time
TRIGGERS: Final = ("start", "prompt", "option", "event", "turn")
ANY: Final = "*"  # at the end of a key: whatever follows


class Explanation(Struct, frozen=True, forbid_unknown_fields=True):
    """A concept in one language."""

    title: Text
    tell: Text


class InLanguages(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """A sentence in every language."""

    en: Text
    zh_hant: Text
    pl: Text


class Concept(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """One thing to learn, told when it is met for the first time.

    `when` is `start`, `turn:<n>`, `prompt:<key>`, `option:<key>` or `event:<tag>`; behind the last two a third part may
    ask for a word of the option or a value of the event (`event:roll:lock`). A key may end with a star.
    """

    id: Text
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    when: Text
    en: Explanation
    zh_hant: Explanation
    pl: Explanation


class Coach(Struct, frozen=True, forbid_unknown_fields=True):
    """A coach's file: the goal, the concepts in their order, and what is said at the end.

    It is `shown` always, or only when it was asked for: where a scenario is also played by those who know the game.
    """

    goal: InLanguages
    won: InLanguages
    lost: InLanguages
    concept: Annotated[tuple[Concept, ...], Meta(min_length=1)]
    shown: Literal["always", "asked"] = "always"


class ConceptInfo(Struct, frozen=True):
    """A concept for the page."""

    id: str
    rules: tuple[str, ...]
    when: str
    text: dict[str, Explanation]  # by language


class CoachInfo(Struct, frozen=True):
    """What the card beside the board says, by language."""

    game: str
    scenario: str
    goal: dict[str, str]
    won: dict[str, str]
    lost: dict[str, str]
    concepts: tuple[ConceptInfo, ...]


@cache
def coached(game: str) -> tuple[str, ...]:
    """The scenarios of a game that have a coach, in the game's order."""
    folder = resources.files(package_of(GAMES[game])) / "lessons" / "coach"
    files = {file.name for file in folder.iterdir()} if folder.is_dir() else set()
    return tuple(name for name in GAMES[game].scenarios if f"{name}.toml" in files)


def coaching(game: str, scenario: str) -> Literal["", "always", "asked"]:
    """When a scenario is played with its coach; "" for one that has none."""
    return load_coach(game, scenario).shown if scenario in coached(game) else ""


@cache
def load_coach(game: str, scenario: str) -> Coach:
    """The coach of a scenario; a mistake in the file is a ValueError with the file and the key."""
    file = resources.files(package_of(GAMES[game])) / "lessons" / "coach" / f"{scenario}.toml"
    return read_coach(game, file.name, file.read_text(encoding="utf-8"))


def read_coach(game: str, file: str, text: str) -> Coach:
    """A coach's file as it is written, checked against the game's rules, texts and events."""
    try:
        coach = msgspec.convert(tomllib.loads(text), Coach)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file}: {error}") from error
    rules = load_rulebook(package_of(GAMES[game])).rules
    known: set[str] = set()
    for concept in coach.concept:
        if concept.id in known:
            raise ValueError(f"{file}: {concept.id}: id: it is there twice")
        known.add(concept.id)
        for rule in concept.rules:
            if rule not in rules:
                raise ValueError(f"{file}: {concept.id}: rules: there is no rule {rule}")
        reason = _misspelt(game, concept.when)
        if reason:
            raise ValueError(f"{file}: {concept.id}: when: {reason}")
    return coach


def _misspelt(game: str, when: str) -> str:
    """Why nothing could ever bring a concept up; "" when something may."""
    kind, _, rest = when.partition(":")
    key, _, value = rest.partition(":")
    if kind not in TRIGGERS:
        return f"{kind} is not one of {', '.join(TRIGGERS)}"
    if kind == "start":
        return f"{rest} means nothing behind start" if rest else ""
    if kind == "turn":
        return "" if rest.isdecimal() and int(rest) > 0 else f"{rest} is no number of a turn"
    if not key:
        return f"{kind} of what?"
    if kind == "prompt" and value:
        return f"{value} means nothing behind a prompt"
    return "" if _is_known(game, kind, key) else f"the game has no {kind} {key}"


def _is_known(game: str, kind: str, key: str) -> bool:
    if kind == "event":
        found = vars(import_module(f"{package_of(GAMES[game])}.events")).values()
        tags = [each.__struct_config__.tag for each in found if isinstance(each, type) and issubclass(each, Event)]
        return any(is_meant(key, str(tag)) for tag in tags)
    return texts(LANGUAGES[0], (package_of(GAMES[game]),)).has(key.removesuffix(ANY))


def is_meant(key: str, found: str) -> bool:
    """Whether a key of a trigger means this one."""
    return found.startswith(key[: -len(ANY)]) if key.endswith(ANY) else found == key


def is_triggered(when: str, decision: Decision | None, events: tuple[Event, ...], turn: int) -> bool:
    """Whether what a seat is asked and told brings a concept up; `turn` counts how often the game came to the seat."""
    kind, _, rest = when.partition(":")
    key, _, value = rest.partition(":")
    if kind == "start":
        return True
    if kind == "turn":
        return turn >= int(rest)
    if kind == "event":
        return any(
            is_meant(key, str(each.__struct_config__.tag)) and _holds(msgspec.structs.asdict(each), value)
            for each in events
        )
    if decision is None:
        return False
    if kind == "prompt":
        return is_meant(key, decision.prompt)
    return any(is_meant(key, each.text) and _holds(each.words, value) for each in decision.options)


def _holds(words: dict[str, object] | dict[str, str | int], value: str) -> bool:
    return not value or value in (str(word).removeprefix("@") for word in words.values())


def coach_info(game: str, scenario: str) -> CoachInfo:
    """A scenario's coach for the page."""
    if game not in GAMES or scenario not in coached(game):
        raise Denied(404, "server-no-coach", game=game, scenario=scenario)
    coach = load_coach(game, scenario)
    concepts = tuple(
        ConceptInfo(each.id, each.rules, each.when, dict(zip(LANGUAGES, (each.en, each.zh_hant, each.pl), strict=True)))
        for each in coach.concept
    )
    return CoachInfo(game, scenario, _said(coach.goal), _said(coach.won), _said(coach.lost), concepts)


def _said(sentence: InLanguages) -> dict[str, str]:
    return dict(zip(LANGUAGES, (sentence.en, sentence.zh_hant, sentence.pl), strict=True))


@get("/api/coach/{game:str}/{scenario:str}", sync_to_thread=False)
def get_coach(game: str, scenario: str) -> CoachInfo:
    """The goal and the concepts of a coached scenario, in three languages."""
    return coach_info(game, scenario)


COACH_ROUTES: Final = [get_coach]
