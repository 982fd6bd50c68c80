"""Whether the compiled modules run from their extensions or from their sources.

A plain import prefers an extension beside its source. `WARBOOK_INTERPRETED=1` turns that off, and so do
extensions older than their sources, because they would run outdated rules.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
STALE = "compiled modules are older than their sources: running interpreted; make compile"


class SourceFinder:
    """Finds the package's modules only as sources."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a Warbook module; None for other modules."""
        if path is None or not fullname.startswith("warbook."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        found = PathFinder.find_spec(fullname, path)
        if found is not None and isinstance(found.loader, ExtensionFileLoader):
            # The next finder would load it, and deleted code would still run.
            raise ImportError(f"{fullname} is compiled but has no source; make compile", name=fullname)
        return None


def choose_variant() -> None:
    """Load the sources if requested, or if the extensions are outdated."""
    if os.environ.get("WARBOOK_INTERPRETED", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())
    elif is_stale():
        print(STALE, file=sys.stderr)
        sys.meta_path.insert(0, SourceFinder())


def is_stale() -> bool:
    """In a checkout: whether an extension is older than its source, or has none. Installed files do not change."""
    if not (HERE.parents[1] / "pyproject.toml").exists():
        return False
    suffix = EXTENSION_SUFFIXES[0]
    for extension in HERE.rglob("*" + suffix):
        source = extension.with_name(extension.name.removesuffix(suffix) + ".py")
        if not source.exists() or source.stat().st_mtime_ns > extension.stat().st_mtime_ns:
            return True
    return False


def variant() -> str:
    """`compiled` or `interpreted`, depending on how the kernel was loaded."""
    spec = find_spec("warbook.kernel.api")
    return "compiled" if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else "interpreted"
