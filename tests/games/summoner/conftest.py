"""Every rule is tried twice: in the sources and in the compiled modules."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder for the compiled half of the run."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.compiled)
