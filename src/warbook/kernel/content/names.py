"""Names of content from packs, in three languages. A missing name is made from the id."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

from warbook.kernel.content.texts import LANGUAGES, Texts, written
from warbook.kernel.wire import Word

_SIGNS = {ord("{"): '{"{"}', ord("}"): '{"}"}', ord("\n"): "\n    "}  # signs that Fluent would interpret
SENTENCE = "-about"  # the suffix of the key of a description


def check_names(folder: Path, allowed: Collection[str], numbers: Mapping[str, Collection[str]] | None = None) -> None:
    """A pack may name only existing things, in plain text; a ValueError has file, key and reason.

    A message with `numbers` may contain them as `{ $name }`; the content fills them in.
    """
    for language in LANGUAGES:
        place = f"{folder.name}/text/{language}.ftl"
        for entry in _entries(_brought(folder, language)):
            match entry:
                case ast.Message(id=ast.Identifier(name=key), value=ast.Pattern(elements=elements)):
                    if key.removesuffix(SENTENCE) not in allowed:
                        raise ValueError(f"{place}: {key}: there is nothing to be named so")
                    gaps = (numbers or {}).get(key, ())
                    if not all(isinstance(element, ast.TextElement) or _gap(element) in gaps for element in elements):
                        raise ValueError(f"{place}: {key}: only plain words may stand here")
                case ast.BaseComment():
                    pass
                case ast.Junk(content=text):
                    raise ValueError(f"{place}: not Fluent: {(text or '').strip().partition(chr(10))[0]}")
                case _:
                    raise ValueError(f"{place}: only messages and comments may stand here")


def pack_words(packs: Sequence[Path], package: str, language: str, keys: Collection[str], told: tuple[str, ...]) -> str:
    """The texts of packs, which override a game's texts; unnamed things are named by their id.

    `told` are the prefixes of keys that also have a description.
    """
    brought = [_brought(folder, language) for folder in reversed(packs)]  # the first of two names in the file wins
    named = {key for source in (*brought, written(package, language)) for key in _keys(source)}
    spare = [f"{key} = {readable(key)}" for key in keys if key not in named]
    spare += [
        f"{key}{SENTENCE} = {readable(key)}" for key in keys if key.startswith(told) and f"{key}{SENTENCE}" not in named
    ]
    return "\n".join([*brought, *spare, ""])


def readable(key: str) -> str:
    """Make a name from a key: `spell-frost-bolt` becomes Frost Bolt."""
    return " ".join(word[:1].upper() + word[1:] for word in key.split("-")[1:])


def filled(source: str, said: Texts, numbers: Mapping[str, Mapping[str, Word]]) -> str:
    """The source with the numbers of these messages filled in, so displays need not do it.

    `said` are all texts, the source first. They replace messages of the source.
    """
    rest = [entry for entry in _entries(source) if not (isinstance(entry, ast.Message) and entry.id.name in numbers)]
    whole = [message(key, said.say(key, dict(words))) for key, words in numbers.items()]
    return serialize(ast.Resource(rest)) + "".join(whole)


def message(key: str, text: str) -> str:
    """A plain message in Fluent syntax."""
    return f"{key} = {text.translate(_SIGNS)}\n"


def _gap(element: ast.TextElement | ast.Placeable) -> str:
    """The name of a placeholder."""
    match element:
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return name
    return ""


def _keys(source: str) -> list[str]:
    return [entry.id.name for entry in _entries(source) if isinstance(entry, ast.Message)]


def _entries(source: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source).body


def _brought(folder: Path, language: str) -> str:
    path = folder / "text" / f"{language}.ftl"
    if not path.is_file():
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{folder.name}/text/{path.name}: not UTF-8 at byte {error.start}") from error
    except OSError as error:
        raise ValueError(f"{folder.name}/text/{path.name}: cannot be read: {error.strerror}") from error
