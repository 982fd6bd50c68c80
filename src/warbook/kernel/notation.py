"""Notation of actions, both ways: a word for the verb, then its arguments.

A number's meaning may depend on the state; a text's never does. A game declares each verb's word and the
parts of its arg. Errors are keys of the game's texts: garbled-empty, garbled-move, garbled-form, a part's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from warbook.kernel.api import Action, Seat, act, arg_of, verb_of
from warbook.kernel.mistakes import Said


class Part(Struct, frozen=True):
    """One part of an action: its texts by number, and the key of an error."""

    names: tuple[str, ...]
    numbers: dict[str, int]  # by text in lower case; some texts are accepted but never written
    mistake: str
    shown: str = ""  # for the error message

    def read(self, text: str) -> int:
        """The number for a text."""
        number = self.numbers.get(text.lower())
        if number is None:
            raise Said(self.mistake, text=text, shown=self.shown)
        return number


def part(names: Sequence[str], mistake: str, shown: str = "", also: dict[str, int] | None = None) -> Part:
    """A part with these texts; `also` are more accepted texts."""
    numbers = {name.lower(): number for number, name in enumerate(names)}
    return Part(tuple(names), {**(also or {}), **numbers}, mistake, shown)


def counted(most: int) -> Part:
    """Things counted from 1."""
    return part([str(number + 1) for number in range(most)], "garbled-number", str(most))


def words(names: Sequence[str], also: dict[str, int] | None = None) -> Part:
    """One of some words."""
    return part(names, "garbled-name", ", ".join(names), also)


def listed(names: Sequence[str], count: int, mistake: str = "garbled-name") -> Part:
    """Names of the content. A number without a name, which only an invalid action has, is written #9."""
    return part([*names, *(f"#{number}" for number in range(len(names), count))], mistake, ", ".join(names))


class Form(Struct, frozen=True):
    """The notation of a verb: a word and its parts, in order."""

    word: str
    parts: tuple[Part, ...] = ()
    packed: tuple[int, ...] = ()  # the order in which the parts are packed, if different
    example: int = 0  # an arg, for error messages

    def order(self) -> tuple[int, ...]:
        """The indexes of the parts, most significant first."""
        return self.packed or tuple(range(len(self.parts)))


class Grammar:
    """The notation of all verbs of a game."""

    def __init__(self, forms: dict[int, Form]) -> None:
        """Store the forms, also by word."""
        self.forms: Final = forms
        self.verbs: Final = {form.word: verb for verb, form in forms.items()}

    def write(self, action: Action) -> str:
        """An action in notation."""
        form = self.forms[verb_of(action)]
        arg = arg_of(action)
        said = [form.word, *([""] * len(form.parts))]
        for place in reversed(form.order()):
            names = form.parts[place].names
            arg, number = divmod(arg, len(names))
            said[1 + place] = names[number]
        return " ".join(said).rstrip()

    def read(self, text: str, seat: Seat) -> Action:
        """The action for a text; anything else is an error that says what is wrong."""
        if not text.split():
            raise Said("garbled-empty")
        head, *rest = text.lower().split()
        if head not in self.verbs:
            raise Said("garbled-move", text=text.strip())
        verb = self.verbs[head]
        form = self.forms[verb]
        if form.parts:
            # the last part takes the rest: "use 2 fire E5", "buy jade-1 blind"
            most = len(form.parts) - 1
            rest = [*rest[:most], " ".join(rest[most:])]
        if len(rest) != len(form.parts) or self._is_silent(form, rest):
            raise Said("garbled-form", text=text.strip(), form=self.write(act(0, verb, form.example)))
        numbers = [each.read(said) for each, said in zip(form.parts, rest, strict=True)]
        arg = 0
        for place in form.order():
            arg = arg * len(form.parts[place].names) + numbers[place]
        return act(seat, verb, arg)

    def _is_silent(self, form: Form, rest: list[str]) -> bool:
        """Whether a required part is missing."""
        return any(not said and "" not in each.numbers for each, said in zip(form.parts, rest, strict=True))
