"""What the notation of every game keeps: forms are read and written the same, and a garbled one is told in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pytest

from warbook.kernel.api import Action, Seat, act, seat_of, verb_of
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.mistakes import Said

FIRST = Seat(0)
Read = Callable[[str, Seat], Action]
Write = Callable[[Action], str]


def check_form(read: Read, write: Write, text: str) -> None:
    """One form comes out as it went in, for the seat that says it."""
    action = read(text, Seat(1))
    assert write(action) == text
    assert seat_of(action) == 1


def check_verbs(read: Read, forms: Iterable[str], verbs: Sequence[str]) -> None:
    """There is a form for every verb."""
    assert {verbs[verb_of(read(text, FIRST))] for text in forms} == {name for name in verbs if name}


def check_universe(read: Read, write: Write, spans: Sequence[int]) -> None:
    """Every action that there can be has a text of its own."""
    seen: set[str] = set()
    for verb, span in enumerate(spans):
        for arg in range(span):
            action = act(FIRST, verb, arg)
            text = write(action)
            assert read(text, FIRST) == action, text
            seen.add(text)
    assert len(seen) == sum(spans)


def garbled(read: Read, text: str) -> Said:
    """What is said about a text that is no action."""
    with pytest.raises(Said) as caught:
        read(text, FIRST)
    return caught.value


def check_garbled(read: Read, package: str, text: str, key: str) -> None:
    """A garbled text is told by this key, in a whole sentence of every language."""
    said = garbled(read, text)
    assert said.key == key
    for language in LANGUAGES:
        sentence = Texts(language, (package,)).say(said.key, said.words)
        assert sentence and "{" not in sentence


def in_english(read: Read, package: str, text: str) -> str:
    """The sentence about a garbled text."""
    said = garbled(read, text)
    return Texts("en", (package,)).say(said.key, said.words)
