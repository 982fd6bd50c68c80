"""Joins texts. The separators are texts too, because languages write lists differently."""

from __future__ import annotations

from collections.abc import Iterable

from warbook.kernel.content.texts import Texts


def listed(texts: Texts, parts: Iterable[str]) -> str:
    """Join non-empty parts as a list."""
    return texts.listed(parts)


def clauses(texts: Texts, parts: Iterable[str]) -> str:
    """Join non-empty parts as one sentence."""
    return texts.say("gap-clause").join(part for part in parts if part)


def choices(texts: Texts, parts: Iterable[str]) -> str:
    """Join alternatives with "or"."""
    return texts.say("gap-choice").join(parts)


def sentences(texts: Texts, parts: Iterable[str]) -> str:
    """Join parts without full stops as sentences; the last keeps its ending."""
    return texts.say("gap-sentence").join(parts)


def labelled(texts: Texts, label: str, text: str) -> str:
    """A text with a label."""
    return texts.say("labelled", {"label": label, "text": text})


def noted(texts: Texts, text: str, note: str) -> str:
    """A text followed by a note in brackets."""
    return texts.say("noted", {"text": text, "note": note})
