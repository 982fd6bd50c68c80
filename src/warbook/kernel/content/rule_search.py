"""Search rules by words, best first. The page has the same search: client/src/rulebook/find.ts.

A rule must contain all words. A match in the title (the text before its colon, or its first
words) ranks before a later match, and higher in a chapter of that name. The word, or another form of it,
ranks before a longer word that begins with it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from warbook.kernel.content.rulebook import Chapter, Rule

NUMBER: Final = re.compile(r"(?:[a-z]{2}-)?[0-9]+\.[0-9.]*|[a-z]{2}-[0-9.]*")
WORD: Final = re.compile(r"[^\W_]+")
HAN: Final = re.compile(r"[\u3400-\u9fff]")
SPLIT: Final = re.compile(r"[\s,;:!?()\"„”“，。、；：！？（）「」的]+")
LABEL: Final = re.compile(r"([^:：.。]{1,60})[:：]")
FIRST_WORDS: Final = 4
FIRST_SIGNS: Final = 8  # in languages without spaces between words
SUBJECT_SIGNS: Final = 6
ARTICLES: Final = ("a", "an", "the", "each", "every")
SHORT: Final = 3  # letters: shorter words must match exactly; endings have at most this many

EXACT, FORM, PREFIX, INSIDE = 4, 3, 2, 1  # how well a word matches
CITED, BEGINS, NUMBERED = 20.0, 60.0, 100.0  # a rule number: cited in the text, its beginning, exact


def found(chapters: Iterable[Chapter], wanted: str, language: str) -> list[Rule]:
    """The rules with all words, best first; ties in the order of the book."""
    terms = [term for term in SPLIT.split(folded(wanted)) if term]
    phrase = " ".join(terms)
    hits: list[tuple[float, Rule]] = []
    for chapter in chapters:
        for rule in chapter.rules:
            score = _score(rule, chapter.title[language], terms, phrase, language)
            if score > 0:
                hits.append((score, rule))
    return [rule for _, rule in sorted(hits, key=lambda hit: -hit[0])]


def _score(rule: Rule, heading: str, terms: list[str], phrase: str, language: str) -> float:
    text, title, above = folded(rule.text[language]), folded(title_of(rule.text[language])), folded(heading)
    subject = _subject(title, len(terms))
    total = 0.0
    for term in terms:
        one = _numbered(rule.id, text, term) if NUMBER.fullmatch(term) else _worded(text, title, subject, above, term)
        if one == 0:
            return 0.0
        total += one
    if len(terms) > 1 and phrase in " ".join(WORD.findall(text)):
        total += 4 * len(terms)
    return total / max(len(terms), 1)


def _numbered(id: str, text: str, term: str) -> float:
    whole = id.lower()
    bare = whole.partition("-")[2]
    if term in (whole, bare):
        return NUMBERED
    if whole.startswith(term) or bare.startswith(term):
        return BEGINS
    return CITED if re.search(rf"(?<![0-9]){re.escape(term)}(?![0-9])", text) else 0.0


def _worded(text: str, title: str, subject: str, heading: str, term: str) -> float:
    in_title, in_text, above = _match(title, term), _match(text, term), _match(heading, term)
    if in_title:
        score = 8.0 + 2 * min(in_title, FORM) + (2 if _is_about(subject, term) else 0)
    elif in_text:
        score = 2.0 * in_text
    else:
        return 1.0 if above >= FORM else 0.0
    return score + (3 if above >= FORM else 0)


def _is_about(subject: str, term: str) -> bool:
    if HAN.search(term):
        return any(term in part or part.startswith(term[:2]) for part in subject.split(" , "))
    return _match(subject, term) >= FORM


def _match(text: str, term: str) -> int:
    """How well a term matches a text; 0 if it does not."""
    if HAN.search(term):
        return {0: 0, 1: EXACT, 2: FORM, 3: PREFIX}.get(parts(text, term), INSIDE)
    return max((likeness(word, term) for word in _words(text)), default=0)


@cache
def _subject(title: str, count: int) -> str:
    """The subject of a title: its short parts whole, of longer ones as many words as the search has."""
    return " , ".join(_named(part, count) for part in re.split("[,，]", title))


def _named(part: str, count: int) -> str:
    if HAN.search(part):
        bare = part.lstrip("「")
        return bare if len(bare) <= SUBJECT_SIGNS else bare[:FIRST_WORDS]
    words = WORD.findall(part)
    if len(words) > SHORT:
        first = 1 if words[0] in ARTICLES else 0
        words = words[first : first + count]
    return " ".join(words)


@cache
def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(WORD.findall(text)))


def likeness(word: str, term: str) -> int:
    """How well a word of a text matches: exactly, as another form, at its beginning, inside."""
    if word == term:
        return EXACT
    same = 0
    while same < min(len(word), len(term)) and word[same] == term[same]:
        same += 1
    left, more = len(term) - same, len(word) - same
    if (same >= SHORT and left == 0 and more <= 2) or (same > SHORT and left <= 2 and more <= SHORT):
        return FORM
    if left == 0:
        return PREFIX
    return INSIDE if len(term) >= SHORT and term in word else 0


def parts(text: str, run: str) -> int:
    """The fewest parts (of two signs or more) in which a run of signs occurs in the text; 0 if it does not."""
    if run in text:
        return 1
    fewest = 0
    for cut in range(2, len(run) - 1):
        if run[:cut] in text:
            rest = parts(text, run[cut:])
            if rest and (fewest == 0 or rest + 1 < fewest):
                fewest = rest + 1
    return fewest


def title_of(text: str) -> str:
    """A rule's title: the text before its colon, or its first words."""
    label = LABEL.match(text)
    if label:
        return label.group(1)
    if HAN.search(text):
        return text[:FIRST_SIGNS]
    return " ".join(WORD.findall(text)[:FIRST_WORDS])


@cache
def folded(text: str) -> str:
    """A text in lower case without diacritics, which people often leave out."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).replace("ł", "l")
