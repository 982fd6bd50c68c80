"""The client's TypeScript types, made from the structs of the protocol: `python -m tools.gen_types [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args, get_origin

from msgspec import Struct, inspect

from warbook.games.summoner.events import SummonerEvent
from warbook.games.summoner.view import SummonerView
from warbook.kernel.wire import Decision, Option, Pick, Replay
from warbook.server import forms, protocol

FILE = Path(__file__).parents[1] / "client" / "src" / "protocol" / "types.ts"
HEAD = """\
// Made by `python -m tools.gen_types` from the structs of the server. Do not edit: change those, and make it again.

export type Word = string | number;
export type Words = Record<string, Word>;

/** Something that happened, of any game. */
export interface Event {
  e: string;
  rule: string;
}

/** What one audience may know, of any game. */
export interface View {
  seat: number;
}
"""

# every game's events and view; a second game adds itself to these two
EVENTS: tuple[type[Struct], ...] = get_args(SummonerEvent)
VIEWS: tuple[type[Struct], ...] = (SummonerView,)

SERVER = (
    protocol.Hello,
    protocol.Update,
    protocol.RefusedMessage,
    protocol.WhyMessage,
    protocol.ErrorMessage,
    protocol.People,
    protocol.Over,
    protocol.Pong,
)
CLIENT = get_args(protocol.ClientMessage)
FORMS = tuple(
    found
    for found in vars(forms).values()
    if isinstance(found, type) and issubclass(found, Struct) and found.__module__ == forms.__name__
)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Collects every struct that is reached, in the order of first use."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.written: dict[str, str] = {}

    def add(self, struct: type[Struct]) -> None:
        """Write a struct, and whatever it is made of."""
        found = inspect.type_info(struct)
        assert isinstance(found, inspect.StructType)
        self.struct(found)

    def struct(self, found: inspect.StructType) -> str:
        """The struct's name; its interface is written when it is met for the first time."""
        cls = get_origin(found.cls) or found.cls  # a generic struct, filled in
        name = cls.__name__
        if name in self.written:
            return name
        self.written[name] = ""  # holds its place, and ends a circle
        lines = [f"/** {(cls.__doc__ or '').splitlines()[0]} */", f"export interface {name} {{"]
        if found.tag_field:
            lines.append(f"  {found.tag_field}: {quoted(str(found.tag))};")
        asked = cls.__struct_config__.forbid_unknown_fields and cls is not Replay
        for each in found.fields:
            if each.name != "seen":  # taken off before an event leaves
                may_lack = not each.required and (asked or cls.__struct_config__.omit_defaults)
                lines.append(f"  {each.encode_name}{'?' if may_lack else ''}: {self.type(each.type)};")
        self.written[name] = "\n".join([*lines, "}"])
        return name

    def type(self, found: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        if type(found) in PLAIN:
            return PLAIN[type(found)]
        match found:
            case inspect.StructType(cls=cls):
                return {"Event": "GameEvent", "View": "GameView"}.get(cls.__name__) or self.struct(found)
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


def document() -> str:
    """The whole file."""
    writer = Writer()
    for struct in (Pick, Option, Decision, *EVENTS, *VIEWS, *SERVER, *CLIENT, *FORMS):
        writer.add(struct)
    unions = [
        union("GameEvent", EVENTS),
        union("GameView", VIEWS),
        union("ServerMessage", SERVER),
        union("ClientMessage", CLIENT),
    ]
    return "\n\n".join([HEAD.rstrip(), *writer.written.values(), *unions]) + "\n"


def main() -> int:
    """Write the file, or with --check only say whether it is fresh."""
    text = document()
    if "--check" in sys.argv[1:]:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            print("client/src/protocol/types.ts is stale: python -m tools.gen_types", file=sys.stderr)
            return 1
        return 0
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
