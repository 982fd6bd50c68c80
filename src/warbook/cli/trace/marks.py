"""The rule and fact marks of tests, read and not run: only a test that runs and can fail shows a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

SKIPS = frozenset({"skip", "skipif", "xfail", "importorskip"})
Test = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mark:
    """A rule that a test is marked with."""

    rule: str
    test: str
    line: int
    is_fact: bool  # @fact: a statement that no line of code does; else @rule


def marks_in(path: Path) -> list[Mark]:
    """The @rule and @fact marks of the tests that show rules: never skipped, never expected to fail."""
    return _marks(path, path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1024)  # the tests are the same for every game
def _marks(path: Path, text: str) -> list[Mark]:
    tree = ast.parse(text, str(path))
    if any(_leaves_out(node) for node in tree.body if not isinstance(node, ast.ClassDef | Test)):
        return []
    marked = {"rule": _aliases(tree, "rule"), "fact": _aliases(tree, "fact")}
    found: list[Mark] = []
    for name, test, decorators in _collected(tree.body, "", []):
        marks = [
            Mark(rule, name, test.lineno, kind == "fact")
            for kind, aliases in marked.items()
            for rule in _rules(path, decorators, aliases)
        ]
        if marks and not any(map(_leaves_out, [*decorators, *test.body])) and _does_something(test):
            found += marks
    return found


def _collected(
    body: list[ast.stmt], outer: str, decorators: list[ast.expr]
) -> Iterator[tuple[str, Test, list[ast.expr]]]:
    """The tests that would be run: of two with the same name the second one."""
    last: dict[str, ast.ClassDef | Test] = {}
    for node in body:
        if isinstance(node, ast.ClassDef | Test):
            last[node.name] = node
    for name, node in last.items():
        above = decorators + node.decorator_list
        if isinstance(node, ast.ClassDef):
            if name.startswith("Test") and not any(_leaves_out(part) for part in node.body if not _is_test(part)):
                yield from _collected(node.body, f"{outer}{name}::", above)
        elif _is_test(node):
            yield f"{outer}{name}", node, above


def _is_test(node: ast.stmt) -> bool:
    return isinstance(node, Test) and node.name.startswith("test")


def _aliases(tree: ast.Module, kind: str) -> set[str]:
    """What the module calls `tests.rules.rule` or `tests.rules.fact`."""
    names = {f"pytest.mark.{kind}"}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "tests.rules":
            names |= {alias.asname or alias.name for alias in node.names if alias.name == kind}
    return names


def _rules(path: Path, decorators: list[ast.expr], aliases: set[str]) -> list[str]:
    found: list[str] = []
    for decorator in decorators:
        if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) not in aliases:
            continue
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f'{path}:{argument.lineno}: a rule mark is written out, like @rule("SW-7.1")')
            found.append(argument.value)
    return found


def _leaves_out(node: ast.AST) -> bool:
    """Whether the test may be skipped, or expected to fail, by a mark, by a call, or for want of any case."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and part.attr in SKIPS and ast.unparse(part.value).startswith("pytest"):
            return True
        if isinstance(part, ast.Name) and part.id in SKIPS:
            return True
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "pytest.mark.parametrize":
            cases = part.args[1] if len(part.args) > 1 else None
            if isinstance(cases, ast.List | ast.Tuple) and not cases.elts:
                return True
    return False


def _does_something(test: Test) -> bool:
    """Whether the test asserts anything or calls anybody who might."""
    return any(isinstance(part, ast.Assert | ast.Call) for node in test.body for part in ast.walk(node))
