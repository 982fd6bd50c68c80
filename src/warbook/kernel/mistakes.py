"""What a person did wrong, as a key of the texts: each reader hears it in a language of their own."""

from __future__ import annotations

from warbook.kernel.wire import Word


class Said(ValueError):
    """A mistake of a person, as a key of the texts with its arguments; printed raw it is still readable."""

    def __init__(self, key: str, **words: Word) -> None:
        """Remember what to say."""
        self.key = key
        self.words: dict[str, Word] = words
        told = ", ".join(f"{name} {word!r}" for name, word in words.items())
        super().__init__(f"{key.replace('-', ' ')}: {told}" if told else key.replace("-", " "))
