"""A game's overview for people who have never played it, in a subset of Markdown.

A file has headings (`## …`), paragraphs, lists (`- …`), bold words (`**…**`) and drawings on separate lines
(`![what it shows](its-name)`). Blank lines separate them. Rule numbers become links.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final, Literal

from msgspec import Struct

from warbook.kernel.content.texts import LANGUAGES

Kind = Literal["heading", "paragraph", "list", "figure"]
FIGURE: Final = re.compile(r"!\[([^\]]+)\]\(([A-Za-z0-9:@-]+)\)")
BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
RULE: Final = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")
HAN: Final = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")


class Span(Struct, frozen=True, omit_defaults=True):
    """A piece of text with one style."""

    text: str
    strong: bool = False


class Block(Struct, frozen=True, omit_defaults=True):
    """One heading, paragraph, list or drawing, as lines of spans: a list has several, a drawing its caption."""

    kind: Kind
    lines: tuple[tuple[Span, ...], ...]
    figure: str = ""

    @property
    def plain(self) -> str:
        """Its plain text."""
        return "\n".join("".join(span.text for span in line) for line in self.lines)


@cache
def load_overview(package: str) -> dict[str, tuple[Block, ...]]:
    """A game's overview by language, from its folder `overview`; a mistake is a ValueError with file and place."""
    folder = resources.files(package) / "overview"
    found: dict[str, tuple[Block, ...]] = {}
    for language in LANGUAGES:
        file = folder / f"{language}.md"
        found[language] = tuple(_blocks(file.read_text(encoding="utf-8"), file.name))
    return found


def rules_named(blocks: tuple[Block, ...]) -> list[str]:
    """The rule numbers in an overview, in order."""
    return [id for block in blocks for id in RULE.findall(block.plain)]


def _blocks(text: str, name: str) -> list[Block]:
    return [_block(part.splitlines(), f"{name}: {part[:30]!r}") for part in re.split(r"\n\s*\n", text.strip())]


def _block(lines: list[str], where: str) -> Block:
    first = lines[0]
    if first.startswith("## ") and len(lines) == 1:
        return Block("heading", (_spans(first[3:], where),))
    figure = FIGURE.fullmatch(first)
    if figure and len(lines) == 1:
        return Block("figure", (_spans(figure.group(1), where),), figure.group(2))
    if first.startswith("- "):
        items: list[str] = []
        for line in lines:
            if line.startswith("- "):
                items.append(line[2:])
            else:
                items[-1] = _joined(items[-1], line)
        return Block("list", tuple(_spans(item, where) for item in items))
    if first.startswith(("#", "!", "<", ">", "|", "```")):
        raise ValueError(f"{where}: an overview has headings with ##, paragraphs, lists with - and drawings")
    whole = first
    for line in lines[1:]:
        whole = _joined(whole, line)
    return Block("paragraph", (_spans(whole, where),))


def _joined(before: str, after: str) -> str:
    """Join two lines; there is no blank between Chinese signs."""
    after = after.strip()
    return before + ("" if HAN.match(before[-1]) or HAN.match(after[0]) else " ") + after


def _spans(text: str, where: str) -> tuple[Span, ...]:
    if text.count("**") % 2:
        raise ValueError(f"{where}: ** without its other **")
    parts = BOLD.split(text)
    return tuple(Span(part, place % 2 == 1) for place, part in enumerate(parts) if part)
