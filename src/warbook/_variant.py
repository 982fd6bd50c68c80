"""Whether the compiled modules run from their extensions or from their sources.

A plain import prefers an extension that lies beside its source. `WARBOOK_INTERPRETED=1` turns that off, and so do
extensions that are older than their sources, since those would run rules that nobody can read any more.
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
    """Finds the package's modules in their sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; None for everybody else's."""
        if path is None or not fullname.startswith("warbook."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        found = PathFinder.find_spec(fullname, path)
        if found is not None and isinstance(found.loader, ExtensionFileLoader):
            # The next finder would load it, and deleted code would go on running.
            raise ImportError(f"{fullname} is compiled but has no source; make compile", name=fullname)
        return None


def choose_variant() -> None:
    """Have the sources loaded if that is asked for, or if the extensions cannot be trusted."""
    if os.environ.get("WARBOOK_INTERPRETED", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder())
    elif is_stale():
        print(STALE, file=sys.stderr)
        sys.meta_path.insert(0, SourceFinder())


def is_stale() -> bool:
    """In a checkout: an extension is older than its source, or has lost it. Installed files do not change."""
    if not (HERE.parents[1] / "pyproject.toml").exists():
        return False
    suffix = EXTENSION_SUFFIXES[0]
    for extension in HERE.rglob("*" + suffix):
        source = extension.with_name(extension.name.removesuffix(suffix) + ".py")
        if not source.exists() or source.stat().st_mtime_ns > extension.stat().st_mtime_ns:
            return True
    return False


def variant() -> str:
    """`compiled` or `interpreted`, as the kernel was found."""
    spec = find_spec("warbook.kernel.api")
    return "compiled" if spec is not None and isinstance(spec.loader, ExtensionFileLoader) else "interpreted"
