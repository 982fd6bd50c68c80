"""The README's Python runs and answers what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.compiled
def test_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0
