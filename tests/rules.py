"""How a test says which numbered rules it shows; the rule trace reads the marks."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with rule ids: @rule("SW-7.1", "SW-7.3")."""
    assert ids, "name at least one rule"
    return pytest.mark.rule(*ids)


def fact(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of rules that no line of code does: statements of fact, which the test checks."""
    assert ids, "name at least one rule"
    return pytest.mark.fact(*ids)
