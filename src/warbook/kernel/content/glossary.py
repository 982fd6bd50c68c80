"""What a thing on the table is, in words: what the popover says of icons, cards, pieces and prices."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from warbook.kernel.wire import Phrase, Word


class Entry(Struct, frozen=True):
    """A thing by name, what it does with its numbers, and the rule to read."""

    name: Phrase
    about: tuple[Phrase, ...]
    rule: str


Glossary = dict[str, Entry]  # by "kind:id", as pages mark what they draw


def entry(name: str, about: str | Phrase | tuple[Phrase, ...], rule: str, **words: Word) -> Entry:
    """An entry by keys of texts; `words` are those of its description."""
    if isinstance(about, str):
        about = (Phrase(about, words),)
    return Entry(Phrase(name), (about,) if isinstance(about, Phrase) else about, rule)


def told(kind: str, rules: Mapping[str, str], **words: Word) -> Glossary:
    """Things of one kind whose texts are `<kind>-<id>` and `<kind>-<id>-about`, each with its rule."""
    return {f"{kind}:{id}": entry(f"{kind}-{id}", f"{kind}-{id}-about", rule, **words) for id, rule in rules.items()}


def also(glossary: Glossary, kind: str, names: Mapping[str, str]) -> Glossary:
    """The same entries under other names: an icon is explained by what it stands for."""
    return {f"{kind}:{name}": glossary[stands_for] for name, stands_for in names.items()}
