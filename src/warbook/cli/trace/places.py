"""Where in a file something stands: by name, since names stay when lines move, and by line for who looks it up.

A line of code cites a rule, also by a comment at its end. A docstring or a comment on its own line only notes it.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

HEADERS = {
    ".toml": re.compile(r"\[+([^\]]+)\]+"),  # the table that a line belongs to
    ".ftl": re.compile(r"([A-Za-z][\w-]*) *="),  # the message
}


@dataclass(frozen=True)
class Place:
    """One line that names something."""

    text: str  # what the pattern has found
    name: str  # the function, class, table or message that the line belongs to
    line: int
    cited: bool  # else it is only noted


def places_in(path: Path, pattern: re.Pattern[str]) -> list[Place]:
    """Every line with something that the pattern finds, in order."""
    text = path.read_text(encoding="utf-8")
    if not pattern.search(text):
        return []
    is_python = path.suffix == ".py"
    names = _python_names(text) if is_python else _header_names(text, HEADERS.get(path.suffix))
    notes = _docstring_lines(text) if is_python else set()
    return [
        Place(match, names[number], number + 1, number + 1 not in notes and not line.lstrip().startswith("#"))
        for number, line in enumerate(text.splitlines())
        for match in pattern.findall(line)
    ]


def _docstring_lines(text: str) -> set[int]:
    """The lines of texts that stand alone: docstrings."""
    return {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


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
