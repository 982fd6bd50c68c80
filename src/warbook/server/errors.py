"""Errors with a text key, so everyone reads them in their own language."""

from __future__ import annotations

from warbook.kernel.mistakes import Said
from warbook.kernel.wire import Word
from warbook.server.http.forms import Problem, Trouble


class Denied(Exception):
    """The request is denied, with an HTTP status."""

    def __init__(self, status: int, key: str, rule: str = "", **words: Word) -> None:
        """Store the key and its arguments."""
        super().__init__(key)
        self.status = status
        self.key = key
        self.rule = rule
        self.words: dict[str, Word] = words

    @property
    def trouble(self) -> Trouble:
        """The body of the HTTP answer."""
        return Trouble(Problem(self.key, self.words, self.rule))


def said(error: ValueError) -> tuple[str, dict[str, Word]]:
    """The key and the arguments of an error. An error without a key is passed on as text."""
    if isinstance(error, Said):
        return error.key, error.words
    return "server-mistake", {"text": str(error)}
