"""Coached games: a real scenario with a card beside the board that explains what is new."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module, resources
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from warbook.games import GAMES, package_of
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES, texts
from warbook.kernel.wire import Decision, Event

Text = Annotated[str, Meta(min_length=1)]
# what may trigger a concept, always something that the learner sees: the start, a question, an answer to it,
# an event, or the learner's nth turn
TRIGGERS: Final = ("start", "prompt", "option", "event", "turn")
ANY: Final = "*"  # a wildcard at the end of a key


class Explanation(Struct, frozen=True, forbid_unknown_fields=True):
    """A concept in one language; `typed` replaces the text at the terminal, `touch` where a finger points."""

    title: Text
    tell: Text
    typed: str = ""
    touch: str = ""


class InLanguages(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """A sentence in every language."""

    en: Text
    zh_hant: Text
    pl: Text

    def said(self) -> dict[str, str]:
        """The sentence by language."""
        return dict(zip(LANGUAGES, (self.en, self.zh_hant, self.pl), strict=True))


class Concept(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    """One thing to learn, explained when it first occurs.

    `when` is `start`, `turn:<n>`, `prompt:<key>`, `option:<key>` or `event:<tag>`. A third part after the last two may
    require a word of the option or a value of the event (`event:roll:lock`). A key may end with a star.
    """

    id: Text
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    when: Text
    en: Explanation
    zh_hant: Explanation
    pl: Explanation

    def explained(self) -> dict[str, Explanation]:
        """The explanation by language."""
        return dict(zip(LANGUAGES, (self.en, self.zh_hant, self.pl), strict=True))


class Coach(Struct, frozen=True, forbid_unknown_fields=True):
    """A coach's file: the goal, the concepts in order, and the closing text.

    `shown` is always, or on request if people who know the game also play the scenario.
    """

    goal: InLanguages
    won: InLanguages
    lost: InLanguages
    concept: Annotated[tuple[Concept, ...], Meta(min_length=1)]
    shown: Literal["always", "asked"] = "always"


@cache
def coached(game: str) -> tuple[str, ...]:
    """The scenarios of a game that have a coach, in the game's order."""
    folder = resources.files(package_of(GAMES[game])) / "lessons" / "coach"
    files = {file.name for file in folder.iterdir()} if folder.is_dir() else set()
    return tuple(name for name in GAMES[game].scenarios if f"{name}.toml" in files)


def coaching(game: str, scenario: str) -> Literal["", "always", "asked"]:
    """When a scenario shows its coach; "" if it has none."""
    return load_coach(game, scenario).shown if scenario in coached(game) else ""


@cache
def load_coach(game: str, scenario: str) -> Coach:
    """Load the coach of a scenario; a mistake is a ValueError with the file and the key."""
    file = resources.files(package_of(GAMES[game])) / "lessons" / "coach" / f"{scenario}.toml"
    return read_coach(game, file.name, file.read_text(encoding="utf-8"))


def read_coach(game: str, file: str, text: str) -> Coach:
    """Read a coach's file and check it against the game's rules, texts and events."""
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
    """Why a trigger can never fire; "" if it can."""
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
        found = vars(import_module(f"{package_of(GAMES[game])}.present.events")).values()
        tags = [each.__struct_config__.tag for each in found if isinstance(each, type) and issubclass(each, Event)]
        return any(is_meant(key, str(tag)) for tag in tags)
    return texts(LANGUAGES[0], (package_of(GAMES[game]),)).has(key.removesuffix(ANY))


def is_meant(key: str, found: str) -> bool:
    """Whether a trigger's key matches this one."""
    return found.startswith(key[: -len(ANY)]) if key.endswith(ANY) else found == key


def is_triggered(when: str, decision: Decision | None, events: tuple[Event, ...], turn: int) -> bool:
    """Whether a seat's question and events trigger a concept; `turn` is the number of the seat's turn."""
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


class Progress:
    """The concepts that a learner has seen in one game."""

    def __init__(self, coach: Coach) -> None:
        """Start with none."""
        self.coach = coach
        self.met: list[Concept] = []
        self._turn = 0
        self._asked = False

    def hear(self, decision: Decision | None, events: tuple[Event, ...]) -> list[Concept]:
        """The concepts that the learner's question and events trigger for the first time."""
        self._turn += decision is not None and not self._asked
        self._asked = decision is not None
        new = [
            each
            for each in self.coach.concept
            if each not in self.met and is_triggered(each.when, decision, events, self._turn)
        ]
        self.met += new
        return new
