"""Where in a file something stands, by name and not by line: names stay when lines move."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HEADERS = {
    ".toml": re.compile(r"\[+([^\]]+)\]+"),  # the table that a line belongs to
    ".ftl": re.compile(r"([A-Za-z][\w-]*) *="),  # the message
}


def places_in(path: Path, pattern: re.Pattern[str]) -> dict[str, list[str]]:
    """For each text that the pattern finds: the functions, tables or messages it stands in, each once."""
    text = path.read_text(encoding="utf-8")
    if not pattern.search(text):
        return {}
    names = _python_names(text) if path.suffix == ".py" else _header_names(text, HEADERS.get(path.suffix))
    found: dict[str, list[str]] = {}
    for number, line in enumerate(text.splitlines()):
        for match in pattern.findall(line):
            places = found.setdefault(match, [])
            if names[number] not in places:
                places.append(names[number])
    return found


def _header_names(text: str, header: re.Pattern[str] | None) -> list[str]:
    names: list[str] = []
    for line in text.splitlines():
        begun = header.match(line) if header else None
        names.append(begun[1] if begun else names[-1] if names else "")
    return names


def _python_names(text: str) -> list[str]:
    """For each line the function, class or constant that it belongs to, "" outside of all."""
    names = [""] * (text.count("\n") + 1)
    _name_lines(ast.parse(text).body, "", names)
    return names


def _name_lines(body: list[ast.stmt], outer: str, names: list[str]) -> None:
    for node in body:
        name = _named(node)
        if not name:
            continue
        whole = f"{outer}.{name}" if outer else name
        first = min([node.lineno, *(part.lineno for part in getattr(node, "decorator_list", []))])
        for number in range(first - 1, node.end_lineno or node.lineno):
            names[number] = whole
        if isinstance(node, ast.ClassDef):
            _name_lines(node.body, whole, names)


def _named(node: ast.stmt) -> str:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""
