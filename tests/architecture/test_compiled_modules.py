"""When the compiled variant runs, it runs compiled: no module falls back to its source unnoticed."""

import importlib
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location

import pytest

from tests.architecture.tree import ROOT
from warbook._variant import variant

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(variant() == "interpreted", reason="the interpreted variant is running"),
]


def compiled_paths() -> list[str]:
    """What setup.py would compile."""
    spec = spec_from_file_location("warbook_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    paths: list[str] = build.compiled_paths()
    return paths


@pytest.mark.parametrize("path", compiled_paths())
def test_module_comes_from_its_extension(path: str) -> None:
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    spec = importlib.import_module(name).__spec__
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader), f"{name} was loaded from {spec.origin}"
