"""When the compiled variant runs, it runs compiled: no module falls back to its source unnoticed."""

import ast
import importlib
from importlib.machinery import ExtensionFileLoader

import pytest

from tests.architecture.tree import ROOT
from warbook._variant import variant

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(variant() == "interpreted", reason="the interpreted variant is running"),
]


def compiled_paths() -> list[str]:
    """The list in setup.py, read and not run."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return [path for path in ast.literal_eval(node.value) if (ROOT / path).exists()]
    raise ValueError("setup.py: no list COMPILED")


@pytest.mark.parametrize("path", compiled_paths())
def test_module_comes_from_its_extension(path: str) -> None:
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    spec = importlib.import_module(name).__spec__
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader), f"{name} was loaded from {spec.origin}"
