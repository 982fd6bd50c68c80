"""Small files, small functions, small folders: the ceilings of the style guide."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import ROOT, SOURCE

WRITTEN = (SOURCE, ROOT / "tests", ROOT / "tools")
FILE_LINES = 400
FUNCTION_LINES = 40  # of the package: a test may tell a long story
FOLDER_MODULES = 16  # more is a sign of a missing chapter


def modules() -> list[Path]:
    """Every module of the package, the tests and the tools."""
    return sorted(path for folder in WRITTEN for path in folder.rglob("*.py"))


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION_LINES:
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                yield f"{place} {node.name} has {lines} lines, {FUNCTION_LINES} are allowed"


def test_no_file_is_too_long() -> None:
    found = []
    for path in modules():
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > FILE_LINES:
            found.append(f"{path.relative_to(ROOT)} has {lines} lines, {FILE_LINES} are allowed")
    assert not found, "\n".join(found)


def test_no_function_is_too_long() -> None:
    found = [line for path in sorted(SOURCE.rglob("*.py")) for line in long_functions(path)]
    assert not found, "\n".join(found)


def test_no_folder_has_too_many_modules() -> None:
    found = []
    for folder in sorted({path.parent for path in modules()}):
        count = sum(path.name != "__init__.py" for path in folder.glob("*.py"))
        if count > FOLDER_MODULES:
            found.append(f"{folder.relative_to(ROOT)} has {count} modules, {FOLDER_MODULES} are allowed")
    assert not found, "\n".join(found)
