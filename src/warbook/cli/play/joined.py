"""Texts that are put together: what stands between them is a text itself, since languages write lists differently."""

from __future__ import annotations

from collections.abc import Iterable

from warbook.kernel.content.texts import Texts


def listed(texts: Texts, parts: Iterable[str]) -> str:
    """The parts that are not empty, as a list."""
    return texts.listed(parts)


def clauses(texts: Texts, parts: Iterable[str]) -> str:
    """The parts that are not empty, as one sentence."""
    return texts.say("gap-clause").join(part for part in parts if part)


def choices(texts: Texts, parts: Iterable[str]) -> str:
    """Several things of which one is meant."""
    return texts.say("gap-choice").join(parts)


def sentences(texts: Texts, parts: Iterable[str]) -> str:
    """Parts that have no full stop, and behind the last one of them whatever it ends with."""
    return texts.say("gap-sentence").join(parts)


def labelled(texts: Texts, label: str, text: str) -> str:
    """A text under its name."""
    return texts.say("labelled", {"label": label, "text": text})


def noted(texts: Texts, text: str, note: str) -> str:
    """A text with something in brackets behind it."""
    return texts.say("noted", {"text": text, "note": note})
