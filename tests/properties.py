"""Properties that hold for everything of a kind, instead of loops over random numbers.

Every run tries the same examples, without a clock and without a memory of earlier runs. What fails is told as the
smallest example that fails.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

__all__ = ["examples", "given", "st"]

settings.register_profile("warbook", derandomize=True, deadline=None, database=None)
settings.load_profile("warbook")


def examples(count: int) -> settings:
    """So many examples instead of a hundred."""
    return settings(max_examples=count)
