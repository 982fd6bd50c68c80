"""The API reference: one page for each module, read from its source.

Nothing is imported. Docstrings are Markdown, and a comment behind a field or a constant is its description.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

LONGEST_VALUE = 60  # characters: a longer value of a constant is left out
TYPING = {"TypeVar", "ParamSpec", "TypeVarTuple"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_public(name: str) -> bool:
    """Whether a reader is meant to use it."""
    return not name.startswith("_")


def comments_of(source: str) -> dict[int, str]:
    """The comment behind the code of each line."""
    found = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            found[token.start[0]] = token.string.lstrip("#: ")
    return found


def module_page(name: str, source: str) -> str:
    """The page of a module."""
    tree = ast.parse(source)
    lines = [f"# {name}", "", f"```{{py:module}} {name}", "```", "", ast.get_docstring(tree) or "", ""]
    comments = comments_of(source)
    for node in tree.body:
        lines += described(node, comments)
    return "\n".join(lines) + "\n"


def described(node: ast.stmt, comments: dict[int, str]) -> list[str]:
    """A statement of a module, if it defines something for readers."""
    if isinstance(node, ast.ClassDef) and is_public(node.name):
        return class_lines(node, comments)
    if isinstance(node, Function) and is_public(node.name):
        return function_lines(node, "function", 3)
    return value_lines(node, "data", comments, 3)


def block(kind: str, signature: str, options: list[str], text: list[str], colons: int) -> list[str]:
    """A directive of Sphinx's Python domain in Markdown; inner ones have fewer colons."""
    fence = ":" * colons
    return [f"{fence}{{py:{kind}}} {signature}", *options, "", *text, fence, ""]


def signature_of(node: Function, *, bound: bool) -> str:
    """Name, arguments and result; the first argument of a method is not written by its caller."""
    arguments = node.args
    if bound and arguments.args:
        arguments = ast.arguments(**{**vars(arguments), "args": arguments.args[1:]})
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({ast.unparse(arguments)}){result}"


def decorators_of(node: Function) -> set[str]:
    """The names of a function's decorators."""
    return {ast.unparse(each) for each in node.decorator_list}


def function_lines(node: Function, kind: str, colons: int) -> list[str]:
    """A function or a method with its docstring."""
    marks = decorators_of(node)
    if "overload" in marks:
        return []
    text = [ast.get_docstring(node) or ""]
    if "property" in marks:
        options = [f":type: {ast.unparse(node.returns)}"] if node.returns is not None else []
        return block("property", node.name, options, text, colons)
    options = [f":{mark}:" for mark in ("abstractmethod", "classmethod", "staticmethod") if mark in marks]
    if isinstance(node, ast.AsyncFunctionDef):
        options.append(":async:")
    bound = kind == "method" and "staticmethod" not in marks
    return block(kind, signature_of(node, bound=bound), options, text, colons)


def class_lines(node: ast.ClassDef, comments: dict[int, str]) -> list[str]:
    """A class: how it is made, what it is, its fields and its methods."""
    made = next((each for each in node.body if isinstance(each, Function) and each.name == "__init__"), None)
    signature = node.name
    if made is not None:
        signature += signature_of(made, bound=True).removeprefix("__init__").removesuffix(" -> None")
    text = [ast.get_docstring(node) or "", ""]
    bases = [f"`{ast.unparse(base)}`" for base in node.bases]
    if bases:
        text += [f"Based on {', '.join(bases)}.", ""]
    for each in node.body:
        if isinstance(each, Function):
            text += function_lines(each, "method", 3) if is_public(each.name) else []
        else:
            text += value_lines(each, "attribute", comments, 3)
    return block("class", signature, [], text, 4)


def value_lines(node: ast.stmt, kind: str, comments: dict[int, str], colons: int) -> list[str]:
    """A constant or a field with its type, its value if that is short, and the comment behind it."""
    lines = []
    for name, annotation, value in values_of(node):
        options = [f":type: {ast.unparse(annotation)}"] if annotation is not None else []
        shown = ast.unparse(value) if value is not None else ""
        if 0 < len(shown) <= LONGEST_VALUE and "\n" not in shown:
            options.append(f":value: {shown}")
        lines += block(kind, name, options, [comments.get(node.end_lineno or node.lineno, "")], colons)
    return lines


def values_of(node: ast.stmt) -> Iterator[tuple[str, ast.expr | None, ast.expr | None]]:
    """The public names that a statement gives a value or a type."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_public(node.target.id):
        yield node.target.id, node.annotation, node.value
    elif isinstance(node, ast.Assign) and not is_type_variable(node.value):
        for target in node.targets:
            if isinstance(target, ast.Name) and is_public(target.id):
                yield target.id, None, node.value


def is_type_variable(value: ast.expr) -> bool:
    """Whether a value only stands for a type in annotations."""
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in TYPING


def pages(source: Path, package: str) -> dict[str, str]:
    """The pages of a package's modules by name, the folders among them, in alphabetical order."""
    found = {}
    for path in sorted((source / package.replace(".", "/")).rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        if all(is_public(part) for part in name.split(".")) and text.strip():
            found[name] = module_page(name, text)
    return found
