"""Fluent files as tests look at them: which messages there are, and what each asks for."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from warbook.kernel.content.texts import CASES


class Looker(Visitor):
    """Collects what a message asks for: arguments, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        name, _, form = node.id.name.rpartition("-")
        if form in CASES:
            self.arguments.add(name)
        elif form != "gender":  # a language may ask for it where others need no name at all
            self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, Looker]:
    """The messages of a folder's file of a language; one that is there twice, or is none, fails."""
    found: dict[str, Looker] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = Looker()
            found[entry.id.name].visit(entry)
    return found


def arguments(key: str, among: dict[str, Looker]) -> set[str]:
    """Everything that a message needs to be said, with the messages that it is made of."""
    asked = among[key]
    return asked.arguments.union(*(arguments(other, among) for other in asked.messages))
