"""Words in three languages: Fluent files found by key, and errors that carry a key instead of a sentence."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from warbook.kernel.wire import Word

LANGUAGES = ("en", "zh-Hant", "pl")
LONGEST = 900  # characters of an argument; Fluent itself gives up at 1000
CONTROLS = {code: "\N{REPLACEMENT CHARACTER}" for code in (*range(32), *range(127, 160))}


class Texts:
    """All messages of one language that a program needs, from one or more packages' `text` folders."""

    def __init__(self, language: str, packages: tuple[str, ...], first: str = "") -> None:
        """Load `text/<language>.ftl` of each package; of two messages with one key the earlier wins, `first` first."""
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r}: not one of {', '.join(LANGUAGES)}")
        self.language = language
        # isolation marks are for mixed writing directions; all our languages run left to right
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in (first, *(written(package, language) for package in packages)):
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, words: dict[str, Word] | None = None) -> str:
        """The message, its arguments filled in; an argument behind "@" is itself a key."""
        if not self.has(key):
            raise KeyError(f"{self.language}: no text for {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: {key} has no value")
        filled = {name: self._filled(word) for name, word in (words or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _filled(self, word: Word) -> Word:
        if isinstance(word, int):
            return word
        # what a person typed may begin with "@" too, be longer than a sentence can bear, or move the cursor
        if word.startswith("@") and self.has(word[1:]):
            return self.say(word[1:])
        shown = word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"
        return shown.translate(CONTROLS)


def written(package: str, language: str) -> str:
    """A package's file of a language as it is written; behind it what the package above has for a family of games."""
    own, shared = (resources.files(home) / "text" / f"{language}.ftl" for home in (package, package.rpartition(".")[0]))
    return "\n".join(file.read_text(encoding="utf-8") for file in (own, shared) if file is own or file.is_file())


@cache
def texts(language: str, packages: tuple[str, ...], first: str = "") -> Texts:
    """The texts of a language, loaded once."""
    return Texts(language, packages, first)


class Said(ValueError):
    """A mistake of a person, as a key of the texts with its arguments; printed raw it is still readable."""

    def __init__(self, key: str, **words: Word) -> None:
        """Remember what to say."""
        self.key = key
        self.words: dict[str, Word] = words
        told = ", ".join(f"{name} {word!r}" for name, word in words.items())
        super().__init__(f"{key.replace('-', ' ')}: {told}" if told else key.replace("-", " "))
