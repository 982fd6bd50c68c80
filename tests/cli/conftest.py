"""A keyboard for every test of a command."""

from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Keyboard:
    return Keyboard(monkeypatch, tmp_path)
