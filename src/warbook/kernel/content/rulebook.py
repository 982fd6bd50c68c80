"""A game's rule catalogue: numbered rules in three languages, search by id or word, and sentences for refusals."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from warbook.kernel.api import Refusal
from warbook.kernel.content.texts import LANGUAGES, Texts

Written = Annotated[str, Meta(min_length=1)]
Audience = Literal["players", "implementers"]  # a rule for implementers can be looked up but is not listed
MARKS: Final = ("S", "C", "I", "G")  # stated by the rulebook, a public fact, inferred, or decided because it is silent


class _Heading(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    number: int
    en: Written
    zh_hant: Written
    pl: Written
    audience: Audience = "players"


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, rename={"zh_hant": "zh-Hant"}):
    id: Written
    marks: tuple[str, ...]
    en: Written
    zh_hant: Written
    pl: Written
    rulings: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    audience: Audience | None = None  # default: the chapter's


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: _Heading
    rule: tuple[dict[str, str | list[str]], ...]


class Rule(Struct, frozen=True):
    """One numbered rule: its mark, its rulings, the options that change it, and its text."""

    id: str
    chapter: int
    marks: tuple[str, ...]
    rulings: tuple[str, ...]
    options: tuple[str, ...]
    text: dict[str, str]  # by language
    audience: Audience = "players"


class Chapter(Struct, frozen=True):
    """A chapter of the catalogue."""

    number: int
    title: dict[str, str]  # by language
    rules: tuple[Rule, ...]


class Rulebook:
    """All rules of one game, in the order of their chapters."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        """Store checked chapters."""
        self.chapters = chapters
        self.rules: dict[str, Rule] = {rule.id: rule for chapter in chapters for rule in chapter.rules}

    def by_id(self, text: str) -> Rule | None:
        """The rule with that id, with or without prefix, in upper or lower case; None if there is none."""
        wanted = text.strip().upper()
        if wanted in self.rules:
            return self.rules[wanted]
        return next((rule for id, rule in self.rules.items() if id.partition("-")[2] == wanted), None)

    @property
    def listed(self) -> tuple[Chapter, ...]:
        """The chapters for players, without rules for implementers and without empty chapters."""
        kept = (
            Chapter(chapter.number, chapter.title, tuple(rule for rule in chapter.rules if rule.audience == "players"))
            for chapter in self.chapters
        )
        return tuple(chapter for chapter in kept if chapter.rules)

    def nearest(self, text: str) -> list[str]:
        """The ids most similar to an unknown one, nearest first; at worst those of the same chapter."""
        wanted = text.strip().upper()
        found = get_close_matches(wanted, self.rules, n=3, cutoff=0.6)
        if not found:
            found = get_close_matches(wanted, [id.partition("-")[2] for id in self.rules], n=3, cutoff=0.5)
        return [rule.id for rule in map(self.by_id, found) if rule is not None]


@cache
def load_rulebook(package: str) -> Rulebook:
    """Load the catalogue in a game's folder `rules`; a mistake is a ValueError with the file and the key."""
    folder = resources.files(package) / "rules"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    chapters = [_chapter(file) for file in files]
    book = Rulebook(tuple(sorted(chapters, key=lambda chapter: chapter.number)))
    _check_across(book)
    return book


def _chapter(file: Traversable) -> Chapter:
    try:
        shaped = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{file.name}: {error}") from error
    heading = shaped.chapter
    rules: dict[str, Rule] = {}
    for place, table in enumerate(shaped.rule, start=1):
        rule = _rule(file.name, place, table, heading)
        if rule.id in rules:
            raise ValueError(f"{file.name}: {rule.id}: the id is there twice")
        rules[rule.id] = rule
    return Chapter(heading.number, _by_language(heading), tuple(rules.values()))


def _rule(name: str, place: int, table: dict[str, str | list[str]], heading: _Heading) -> Rule:
    chapter = heading.number
    where = f"{name}: {table.get('id', f'rule {place}')}"
    try:
        entry = msgspec.convert(table, _Entry)
    except msgspec.ValidationError as error:
        raise ValueError(f"{where}: {error}") from error
    prefix, _, number = entry.id.partition("-")
    if not prefix.isupper() or number.partition(".")[0] != str(chapter) or not number.partition(".")[2].isdigit():
        raise ValueError(f"{where}: id: a rule of this chapter is numbered like SW-{chapter}.1")
    for mark in entry.marks:
        if mark not in MARKS:
            raise ValueError(f"{where}: marks: {mark!r} is not one of {', '.join(MARKS)}")
    audience = entry.audience or heading.audience
    return Rule(entry.id, chapter, entry.marks, entry.rulings, entry.options, _by_language(entry), audience)


def _by_language(texts: _Heading | _Entry) -> dict[str, str]:
    return dict(zip(LANGUAGES, (texts.en, texts.zh_hant, texts.pl), strict=True))


def _check_across(book: Rulebook) -> None:
    if len(book.rules) != sum(len(chapter.rules) for chapter in book.chapters):
        raise ValueError("rules: two chapters have the same number")
    for rule in book.rules.values():
        for ruling in rule.rulings:
            if ruling not in book.rules:
                raise ValueError(f"rules: {rule.id}: rulings: there is no rule {ruling}")


def refusal_key(refusal: Refusal) -> str:
    """The text key of a refusal: its rule, and the names of its values if it has any."""
    return "-".join(["refused", refusal.rule.replace(".", "-"), *sorted(refusal.values)])


def reason(refusal: Refusal, texts: Texts) -> str:
    """Why the action is illegal, in one sentence that ends with the rule's id."""
    short = texts.say(refusal_key(refusal), dict(refusal.values))
    return texts.say("refused", {"reason": short, "rule": refusal.rule})
