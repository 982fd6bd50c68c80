"""How hard the attacks are: a short version in every test run, the long one with WARBOOK_ATTACK=long (make attack)."""

from __future__ import annotations

import os
from typing import Final, TypeVar

import pytest

LONG: Final = os.environ.get("WARBOOK_ATTACK") == "long"
SOAK: Final = float(os.environ.get("WARBOOK_SOAK", "30"))  # minutes
only_long = pytest.mark.skipif(not LONG, reason="only in make attack")
T = TypeVar("T", int, float)


def scaled(short: T, long: T) -> T:
    """A count or a size, for the version that runs."""
    return long if LONG else short
