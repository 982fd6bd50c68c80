"""Check a tag before anything is built from it: it is `v` and the version, and the changelog has a section for that.

Called as `python -m tools.tag v0.2.0`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from warbook import __version__

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def problem(tag: str, version: str, changelog: str) -> str | None:
    """What is wrong with the tag, or None. A test release (a, b, rc) is still described under Unreleased."""
    found = VERSION.fullmatch(version)
    if found is None:
        return f"{version} is no version: three numbers, and a1, b1 or rc1 for a test release"
    if tag != f"v{version}":
        return f"the tag of version {version} is v{version}, not {tag}"
    section = "Unreleased" if found[1] else version
    if f"## {section}\n" not in changelog:
        return f"CHANGELOG.md has no section {section}"
    return None


def main(arguments: list[str]) -> int:
    """Say what is wrong, if anything is."""
    if len(arguments) != 1:
        print("usage: python -m tools.tag TAG", file=sys.stderr)
        return 2
    found = problem(arguments[0], __version__, CHANGELOG.read_text(encoding="utf-8"))
    if found is not None:
        print(found, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
