"""Errors of people, as text keys, so that each reader gets them in their language."""

from __future__ import annotations

from warbook.kernel.wire import Word


class Said(ValueError):
    """An error as a text key with arguments; readable even without formatting."""

    def __init__(self, key: str, **words: Word) -> None:
        """Store the key and its arguments."""
        self.key = key
        self.words: dict[str, Word] = words
        told = ", ".join(f"{name} {word!r}" for name, word in words.items())
        super().__init__(f"{key.replace('-', ' ')}: {told}" if told else key.replace("-", " "))
