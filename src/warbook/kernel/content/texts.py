"""Texts in three languages: Fluent messages by key, and errors with a key instead of a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from warbook.kernel.wire import Argument, Phrase, Word

LANGUAGES = ("en", "zh-Hant", "pl")
COMMAS: Final = {"en": ", ", "zh-Hant": "、", "pl": ", "}  # between the things of a list
LONGEST = 900  # characters of an argument; Fluent fails at 1000
CASES = ("gen", "dat", "acc", "ins", "loc")  # of a name, as attributes of its message: `$hero-gen` beside `$hero`
FORM = re.compile(rf"\$(\w+)-({'|'.join(CASES)}|gender)\b")
LINES = ("do-", "event-", "menu-", "prompt-")  # these texts stand alone and begin with a capital
# where Polish allows no line break: after a word of one letter, between a number and its unit
UNBROKEN = re.compile(
    r"(?:(?<=[\s(„])|^)([aiouwz]) (?=\S)|(\d) (?=(?:×|PA|PR|PŻ|GC|PZ|min|s|serc\w*)(?!\w))|(×) (?=\d)", re.I
)
# arguments with identifiers as "one, two", formatted as a list of the language
LISTED = frozenset({"bots", "known", "languages", "nearest", "players", "scenarios", "shown"})
CONTROLS = {code: "\N{REPLACEMENT CHARACTER}" for code in (*range(32), *range(127, 160))}


class Texts:
    """The messages of one language, from the `text` folders of one or more packages."""

    def __init__(self, language: str, packages: tuple[str, ...], first: str = "") -> None:
        """Load `text/<language>.ftl` of each package. Of duplicate keys the earlier wins; `first` comes first."""
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r}: not one of {', '.join(LANGUAGES)}")
        self.language = language
        # no isolation marks: all our languages run left to right
        self._bundle = FluentBundle([language], use_isolating=False)
        sources = (first, *(written(package, language) for package in packages))
        for source in sources:
            self._bundle.add_resource(FluentResource(source))
        # the forms of names that these messages use
        self._forms = sorted({(name, form) for source in sources for name, form in FORM.findall(source)})

    def has(self, key: str) -> bool:
        """Whether the message exists."""
        return self._bundle.has_message(key)

    def say(self, key: str, words: Mapping[str, Argument] | None = None) -> str:
        """Format a message; an argument that begins with "@" is itself a key, and several become a list."""
        if not self.has(key):
            raise KeyError(f"{self.language}: no text for {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no value")
        given = words or {}
        filled = self._all_filled(given)
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        said = str(text)
        if key.startswith(LINES) and any(_begins(said, filled[name], word) for name, word in given.items()):
            said = said[0].upper() + said[1:]
        return unbroken(said) if self.language == "pl" else said

    def listed(self, parts: Iterable[str]) -> str:
        """The non-empty parts as a list in the language's style."""
        return COMMAS[self.language].join(part for part in parts if part)

    def _all_filled(self, given: Mapping[str, Argument]) -> dict[str, Word]:
        """The arguments for Fluent, with the forms that messages may ask for."""
        filled = {name: self._filled(word) for name, word in given.items()}
        for name in LISTED & given.keys():
            names = filled[name]
            filled[name] = names.replace(", ", COMMAS[self.language]) if isinstance(names, str) else names
        forms = {f"{name}-{form}": self._form(given.get(name, ""), form) for name, form in self._forms}
        return filled | forms

    def _form(self, word: Argument, form: str) -> Word:
        """A case of a name, or its gender; a name without that form is unchanged, and masculine."""
        if isinstance(word, tuple):
            return "m" if form == "gender" else self.listed(str(self._form(each, form)) for each in word)
        phrase = _phrase(word)
        if phrase is not None and self.has(phrase.text):
            declined = self._bundle.get_message(phrase.text).attributes.get(form)
            if declined is not None:
                return str(self._bundle.format_pattern(declined, self._all_filled(phrase.words))[0])
        return "m" if form == "gender" else self._filled(word)

    def _filled(self, word: Argument) -> Word:
        if isinstance(word, int):
            return word
        if isinstance(word, tuple):
            return self.listed(str(self._filled(each)) for each in word)
        phrase = _phrase(word)
        # typed text may also begin with "@", be too long, or move the cursor
        if phrase is not None and (isinstance(word, Phrase) or self.has(phrase.text)):
            return self.say(phrase.text, phrase.words)
        shown = str(word) if len(str(word)) <= LONGEST else str(word)[: LONGEST - 1] + "…"
        return shown.translate(CONTROLS)


def unbroken(text: str) -> str:
    """A Polish text with non-breaking blanks where a line must not end; texts of several lines are unchanged."""
    if "\n" in text:
        return text
    return UNBROKEN.sub(lambda found: f"{found[1] or found[2] or found[3]}\N{NO-BREAK SPACE}", text)


def _phrase(word: Argument) -> Phrase | None:
    """The phrase that a word stands for, if any: "@key" has no arguments, "@key#t3" is a name with a mark."""
    if isinstance(word, Phrase):
        return word
    if not isinstance(word, str) or not word.startswith("@"):
        return None
    key, _, mark = word[1:].partition("#")
    return Phrase("marked", {"name": f"@{key}", "mark": mark}) if mark else Phrase(key)


def _begins(said: str, filled: Word, word: Argument) -> bool:
    """Whether a message begins with a name given as a key, or with the first of several."""
    first = word[0] if isinstance(word, tuple) and word else word
    return _phrase(first) is not None and said.startswith(str(filled))


def written(package: str, language: str) -> str:
    """The source of a package's texts, followed by those of the package above for a family of games."""
    own, shared = (resources.files(home) / "text" / f"{language}.ftl" for home in (package, package.rpartition(".")[0]))
    return "\n".join(file.read_text(encoding="utf-8") for file in (own, shared) if file is own or file.is_file())


@cache
def texts(language: str, packages: tuple[str, ...], first: str = "") -> Texts:
    """The texts of a language, loaded once."""
    return Texts(language, packages, first)
