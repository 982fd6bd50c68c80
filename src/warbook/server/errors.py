"""A no with a reason: a key of the texts, so that everyone reads it in their own language."""

from __future__ import annotations

from warbook.kernel.mistakes import Said
from warbook.kernel.wire import Word
from warbook.server.http.forms import Problem, Trouble


class Denied(Exception):
    """What was asked for is not done; the status is HTTP's."""

    def __init__(self, status: int, key: str, rule: str = "", **words: Word) -> None:
        """Remember what to say."""
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.words: dict[str, Word] = words

    @property
    def trouble(self) -> Trouble:
        """The body of the answer."""
        return Trouble(Problem(self.key, self.words, self.rule))


def said(error: ValueError) -> tuple[str, dict[str, Word]]:
    """The key and the words of a mistake; one that has no key is passed on as it is written."""
    if isinstance(error, Said):
        return error.key, error.words
    return "server-mistake", {"text": str(error)}
