"""What every test run has in common."""

import os
from collections.abc import Iterator

import pytest

from warbook._variant import variant
from warbook.games import DATA, load


def pytest_report_header() -> str:
    """Say at the top which variant is tested."""
    return f"warbook: {variant()}"


@pytest.fixture(autouse=True)
def printed_games() -> Iterator[None]:
    """Every test begins with the games as they are printed; a command may have loaded somebody's content packs."""
    yield
    if DATA in os.environ:
        load(None)
