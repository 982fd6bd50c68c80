"""Generates the client's TypeScript types from the protocol's structs: `python -m tools.gen_types [--check]`.

One file for shared types, and one in each game's folder for its events and view.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import get_args, get_origin

from msgspec import NODEFAULT, Struct, inspect

from warbook.games import GAMES, package_of
from warbook.kernel.content import glossary
from warbook.kernel.wire import Decision, Event, Option, Phrase, Pick, Replay, Sentence, View
from warbook.server.http import coach, forms, lessons
from warbook.server.socket import protocol

CLIENT_FOLDER = Path(__file__).parents[1] / "client" / "src"
FILE = CLIENT_FOLDER / "protocol" / "types.ts"
MADE = "// Made by `python -m tools.gen_types` from the server's structs. Do not edit: change those, and make it again."
HEAD = """\
export type Word = string | number;
export type Words = Record<string, Word>;

/** A word of a sentence; several are listed in the way of the language. */
export type Argument = Word | Phrase | (Word | Phrase)[];
export type Arguments = Record<string, Argument>;

/** Something that happened, of any game, and what it says. */
export interface Event {
  e: string;
  rule: string;
  said?: Sentence | null;
}

/** What one audience may know, of any game. */
export interface View {
  seat: number;
}"""

SERVER = (
    protocol.Hello,
    protocol.Update,
    protocol.RefusedMessage,
    protocol.WhyMessage,
    protocol.HintMessage,
    protocol.ErrorMessage,
    protocol.People,
    protocol.Pointed,
    protocol.Told,
    protocol.Rematch,
    protocol.DraftMessage,
    protocol.Held,
    protocol.Over,
    protocol.Pong,
)
CLIENT = get_args(protocol.ClientMessage)
LESSONS = (lessons.LessonInfo, lessons.LessonForm, lessons.LessonNews, coach.CoachInfo, glossary.Entry)
TOLD = ("present.events", "present.token_events")  # modules that define events
SHARED = ("Word", "Words", "Argument", "Arguments", "Event", "View")
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def structs_of(module: str, base: type[Struct]) -> tuple[type[Struct], ...]:
    """The structs of a kind in a module, in order."""
    found = [each for each in vars(import_module(module)).values() if isinstance(each, type) and issubclass(each, base)]
    return tuple(each for each in found if each.__module__ == module)


class Writer:
    """Collects every reachable struct, in order of first use; optionally only those of `package`."""

    def __init__(self, package: str = "") -> None:
        """Start empty."""
        self.package = package
        self.written: dict[str, str] = {}
        self.elsewhere: set[str] = set()

    def add(self, struct: type[Struct]) -> None:
        """Write a struct and everything it contains."""
        found = inspect.type_info(struct)
        assert isinstance(found, inspect.StructType)
        self.struct(found)

    def struct(self, found: inspect.StructType) -> str:
        """The struct's name; writes its interface at first use."""
        cls = get_origin(found.cls) or found.cls  # a generic struct with arguments
        name = cls.__name__
        if not cls.__module__.startswith(self.package):
            self.elsewhere.add(name)
            return name
        if name in self.written:
            return name
        self.written[name] = ""  # keeps the order, and breaks cycles
        lines = [f"/** {(cls.__doc__ or '').splitlines()[0]} */", f"export interface {name} {{"]
        if found.tag_field:
            lines.append(f"  {found.tag_field}: {quoted(str(found.tag))};")
        # a replay and a game's printed content may omit fields when read, but are complete when sent
        asked = cls.__struct_config__.forbid_unknown_fields and cls is not Replay and not self.package
        for each in found.fields:
            if each.name != "seen":  # removed before an event leaves
                unset = each.default is NODEFAULT and each.default_factory is NODEFAULT
                may_lack = not each.required and (asked or unset or cls.__struct_config__.omit_defaults)
                name_of = each.encode_name if each.encode_name.isidentifier() else quoted(each.encode_name)
                lines.append(f"  {name_of}{'?' if may_lack else ''}: {self.type(each.type)};")
        self.written[name] = "\n".join([*lines, "}"])
        return name

    def type(self, found: inspect.Type) -> str:
        """A type in TypeScript."""
        if type(found) in PLAIN:
            return PLAIN[type(found)]
        match found:
            case inspect.StructType(cls=cls):
                return cls.__name__ if cls.__name__ in SHARED else self.struct(found)
            case inspect.LiteralType(values=values):
                return " | ".join(quoted(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.type(each) for each in types)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(each) for each in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.Metadata(type=inner_type):
                return self.type(inner_type)
        raise TypeError(f"no TypeScript for {found}")


def quoted(text: object) -> str:
    """A value as a literal of TypeScript."""
    return f"'{text}'" if isinstance(text, str) else str(text)


def union(name: str, structs: tuple[type[Struct], ...]) -> str:
    """A type that is one of these."""
    return f"export type {name} =\n" + "\n".join(f"  | {struct.__name__}" for struct in structs) + ";"


def shared() -> str:
    """The file of shared types."""
    writer = Writer()
    for struct in (
        Pick,
        Option,
        Decision,
        Phrase,
        Sentence,
        *SERVER,
        *CLIENT,
        *structs_of(forms.__name__, Struct),
        *LESSONS,
    ):
        writer.add(struct)
    unions = [union("ServerMessage", SERVER), union("ClientMessage", CLIENT)]
    return "\n\n".join([MADE, HEAD, *writer.written.values(), *unions]) + "\n"


def own(package: str) -> str:
    """The file of one game: its view, its events and its printed content."""
    modules = [f"{package}.{name}" for name in TOLD if find_spec(f"{package}.{name}")]
    events = tuple(event for module in modules for event in structs_of(module, Event))
    views = structs_of(f"{package}.present.view", View)
    printed = structs_of(f"{package}.present.cardbook", Struct) if find_spec(f"{package}.present.cardbook") else ()
    writer = Writer(package)
    for struct in (*events, *views, *printed):
        writer.add(struct)
    needed = sorted(writer.elsewhere)
    imports = [f"import type {{ {', '.join(needed)} }} from '../../protocol/types';"] if needed else []
    name = package.rpartition(".")[2].title().replace("_", "")
    return "\n\n".join([MADE, *imports, *writer.written.values(), union(f"{name}Event", events)]) + "\n"


def house(package: str) -> str:
    """The package with a game's events and views: its own, or the shared Kingdom Rush one."""
    module = f"{package}.present.events"
    return package if find_spec(module) and structs_of(module, Event) else package.rpartition(".")[0]


def documents() -> dict[Path, str]:
    """The content of every file."""
    packages = {house(package_of(game)) for game in GAMES.values()}
    games = {CLIENT_FOLDER / "games" / package.rpartition(".")[2] / "types.ts": own(package) for package in packages}
    return {FILE: shared(), **games}


def stale() -> list[Path]:
    """The files that are stale."""
    return [file for file, text in documents().items() if not file.exists() or file.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write the files, or with --check only report stale ones."""
    if "--check" in sys.argv[1:]:
        for file in stale():
            print(f"{file.relative_to(CLIENT_FOLDER.parents[1])} is stale: python -m tools.gen_types", file=sys.stderr)
        return 1 if stale() else 0
    for file, text in documents().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
