"""The choice of the store. The rest of the server knows only its interface."""

from __future__ import annotations

from pathlib import Path

from warbook.server.limits import Limits
from warbook.server.store.base import Store
from warbook.server.store.sqlite import SqliteStore


def store_in(data: Path, limits: Limits | None = None) -> Store:
    """The store of a data folder; nothing is touched before `check` or `open`."""
    return SqliteStore(data / "warbook.sqlite", limits=limits)
