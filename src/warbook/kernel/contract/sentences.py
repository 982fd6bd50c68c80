"""What an event says holds in every language: its text is there, and so is every word that the text asks for."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from warbook.kernel.api import Action, S
from warbook.kernel.contract.promise import Texts, Trial
from warbook.kernel.wire import Argument, Event, Phrase, Sentence

PROMISE = "an event says something in every language, or nothing on purpose"


def check_sentence(trial: Trial[S], state: S, action: Action, event: Event) -> None:
    """A redacted event has its sentence; what was said before need not be said again."""
    try:
        said = trial.game.sentence(event)
    except KeyError as error:
        raise trial.broken(PROMISE, f"{type(event).__name__}: {error}", state, action) from error
    if said is None:
        return
    if not -1 <= said.seat < state.seats:
        raise trial.broken(PROMISE, f"{said.text} is said of seat {said.seat}", state, action)
    known = msgspec.json.encode(said)
    if known in trial.said:
        return
    for texts in trial.texts:
        try:
            spoken(texts, said)
        except KeyError as error:
            raise trial.broken(PROMISE, str(error), state, action) from error
    trial.said.add(known)


def spoken(texts: Texts, said: Sentence) -> str:
    """The sentence in a language; a KeyError names the text or the word that is missing."""
    for key in keys_of(said.words.values()):
        if not texts.has(key):
            raise KeyError(f"{texts.language}: {said.text}: no text for {key}")
    return texts.say(said.text, said.words)


def keys_of(words: Iterable[Argument]) -> Iterable[str]:
    """The texts that the words of a sentence are made of."""
    for word in words:
        if isinstance(word, tuple):
            yield from keys_of(word)
        elif isinstance(word, Phrase):
            yield word.text
            yield from keys_of(word.words.values())
        elif isinstance(word, str) and word.startswith("@"):
            yield word[1:].partition("#")[0]  # a mark follows the name that it singles out
