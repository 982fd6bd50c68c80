"""The file format of vectors, the same for every game: given, when, then. See docs/vectors.md."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

HEAD = ("id", "title", "rules", "source")
GIVEN = frozenset({"scenario", "seats", "seed", "turn", "cards", "state", "options", "before"})
WHEN = frozenset({"do"})
NOTE = "note"  # for people; the only key that may be repeated
NOTHING = "-"  # an explicit empty list

KEY_LINE = re.compile(r"([A-Za-z_]\w*)(?:[ \t]+([^\s:]+))?[ \t]*:(.*)")
FENCE = re.compile(r"([ \t]*)(`{3,}|~{3,})[ \t]*([^`]*)")
ID = re.compile(r"([A-Z]+)-[A-Za-z0-9.-]+")
RULE = re.compile(r"[A-Z]+-[0-9]+(\.[0-9]+)*")
PAIR = re.compile(r"(?:^|[\s;,])([A-Za-z_]\w*)=")

Numbered = tuple[int, str]  # a line of the file with its number


class Entry(Struct, frozen=True):
    """One key of a vector with its argument, its value, and its line number."""

    key: str
    argument: str  # "blue" of `view blue`, "c2" of `legal_from c2`
    text: str  # the text after the colon, with the indented lines below
    lines: tuple[str, ...]  # the lines below, if nothing follows the colon: a board
    line: int

    @property
    def name(self) -> str:
        """The key as in the file, with its argument."""
        return f"{self.key} {self.argument}" if self.argument else self.key

    @property
    def value(self) -> str:
        """The whole value as one line."""
        return " ".join([self.text, *(line.strip() for line in self.lines)]).strip()


class Vector(Struct, frozen=True):
    """A worked example: a position, actions, and what must be true then."""

    id: str
    title: str
    rules: tuple[str, ...]
    source: str
    entries: tuple[Entry, ...]
    file: str
    line: int

    @property
    def prefix(self) -> str:
        """The prefix of its game's rule ids."""
        return self.id.partition("-")[0]

    @property
    def pack(self) -> str:
        """The name of its test content; "" for the printed game."""
        return next((entry.value for entry in self.entries if entry.name == "before pack"), "")

    def entry(self, key: str) -> Entry | None:
        """The entry of a key without argument, or None."""
        for entry in self.entries:
            if entry.key == key and not entry.argument:
                return entry
        return None

    def flaw(self, entry: Entry, sentence: str) -> ValueError:
        """What is wrong with the file, with its place: to be raised."""
        return flaw(self.file, entry.line, f"{entry.name}: {sentence}")

    def difference(self, entry: Entry, expected: str, found: str) -> str:
        """The sentence for a difference, with its place."""
        return f"{self.file}:{entry.line}: {entry.name}: expected {expected}; found {found}"


class Outcome(Struct, frozen=True):
    """The result of running a vector: each difference as a sentence with what was expected and found."""

    vector: Vector
    differences: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether there are no differences."""
        return not self.differences


def flaw(file: str, line: int, sentence: str) -> ValueError:
    """What is wrong with a file, with its place: to be raised."""
    return ValueError(f"{file}:{line}: {sentence}")


def decoded(data: bytes, file: str) -> str:
    """A file's text; bytes that are not UTF-8 are an error with the line."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise flaw(file, data.count(b"\n", 0, error.start) + 1, "this is not UTF-8 text") from None


def read_vectors(text: str, file: str) -> list[Vector]:
    """The vectors of a file, in order: the whole file, or its fenced `text` blocks if it is Markdown."""
    lines = list(enumerate(text.replace("\r\n", "\n").split("\n"), start=1))
    marked = file.endswith((".md", ".markdown")) or any(FENCE.fullmatch(line) for _, line in lines)
    parts = _fenced(lines, file) if marked else [lines]
    found: dict[str, Vector] = {}
    for block in (block for part in parts for block in _blocks(part)):
        vector = _read_block(block, file)
        if vector.id in found:
            raise flaw(file, vector.line, f"{vector.id} is here twice, first in line {found[vector.id].line}")
        found[vector.id] = vector
    if not found:
        raise flaw(file, 1, "there is no vector in this file")
    return list(found.values())


def _fenced(lines: list[Numbered], file: str) -> Iterator[list[Numbered]]:
    """The contents of the fenced `text` blocks with an id."""
    opened: re.Match[str] | None = None
    begun = 0
    inside: list[Numbered] = []
    for number, line in lines:
        fence = FENCE.fullmatch(line)
        if opened is None:
            if fence:
                opened, begun, inside = fence, number, []
        elif fence and fence[2].startswith(opened[2]) and not fence[3].strip():
            if opened[3].split()[:1] == ["text"] and any(re.match(r"id[ \t]*:", text) for _, text in inside):
                yield inside
            opened = None
        else:
            inside.append((number, line.removeprefix(opened[1])))
    if opened is not None:
        raise flaw(file, begun, "this fence is never closed")


def _blocks(lines: list[Numbered]) -> Iterator[list[Numbered]]:
    """Blocks of lines between blank ones; lines with # before the first key are comments."""
    block: list[Numbered] = []
    for number, line in [*lines, (0, "")]:
        if not line.strip():
            if block:
                yield block
            block = []
        elif block or not line.startswith("#"):
            block.append((number, line.rstrip()))


def _read_block(block: list[Numbered], file: str) -> Vector:
    entries = _read_entries(block, file)
    line = block[0][0]
    head = {entry.key: entry for entry in entries if entry.key in HEAD and not entry.argument}
    for key in ("id", "rules"):
        if key not in head or not head[key].value:
            raise flaw(file, line, f"this block has no {key}")
    known = head["id"].value
    if not ID.fullmatch(known):
        raise flaw(file, head["id"].line, f"id: {known!r} does not look like SW-EX-1")
    rules = head["rules"].value.split()
    for rule in rules:
        if not RULE.fullmatch(rule):
            raise flaw(file, head["rules"].line, f"rules: {rule!r} is not a rule id")
    rest = tuple(entry for entry in entries if entry not in head.values())
    if all(entry.key in GIVEN or entry.key in WHEN or entry.key == NOTE for entry in rest):
        raise flaw(file, line, f"{known} says nothing of what must be true: a key like legal, after or result")
    title, source = (head[key].value if key in head else "" for key in ("title", "source"))
    return Vector(known, title, tuple(rules), source, rest, file, line)


def _read_entries(block: list[Numbered], file: str) -> list[Entry]:
    entries: list[Entry] = []
    firsts: dict[str, int] = {}
    for number, line in block:
        key = KEY_LINE.fullmatch(line)
        if key is None:
            if not entries:
                raise flaw(file, number, f"a vector begins with a line like 'id: SW-EX-1', not with {line!r}")
            entries[-1] = _continued(entries[-1], line, number, file)
            continue
        entry = Entry(key[1], key[2] or "", key[3].strip(), (), number)
        if entry.name in firsts and entry.key != NOTE:
            raise flaw(file, number, f"{entry.name} is here twice, first in line {firsts[entry.name]}")
        firsts.setdefault(entry.name, number)
        entries.append(entry)
    return entries


def _continued(entry: Entry, line: str, number: int, file: str) -> Entry:
    if not entry.text:
        return Entry(entry.key, entry.argument, "", (*entry.lines, line), entry.line)
    if not line[0].isspace():
        raise flaw(file, number, f"{line!r} is neither a line with a key nor indented below one")
    return Entry(entry.key, entry.argument, f"{entry.text} {line.strip()}", (), entry.line)


def listed(entry: Entry, separators: str = ",;") -> list[str]:
    """The items of a list; `-` or nothing is the empty list."""
    if entry.value in ("", NOTHING):
        return []
    return [item.strip() for item in re.split(f"[{separators}]", entry.value)]


def paired(vector: Vector, entry: Entry) -> dict[str, str]:
    """The pairs of a value like `turns=2,1 ; shown=red`; a repeated name or other text is an error."""
    pairs: dict[str, str] = {}
    text = entry.value
    names = list(PAIR.finditer(text))
    if text.strip() not in ("", NOTHING) and (not names or text[: names[0].start()].strip()):
        raise vector.flaw(entry, f"{text!r} is not a list of pairs like name=value")
    for name, following in zip(names, [*names[1:], None], strict=True):
        if name[1] in pairs:
            raise vector.flaw(entry, f"{name[1]} is here twice")
        pairs[name[1]] = text[name.end() : following.start() if following else len(text)].strip(" \t;,")
    return pairs
