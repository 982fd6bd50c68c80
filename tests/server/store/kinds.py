"""Every kind of store, for the tests that hold for all of them."""

from collections.abc import Callable
from pathlib import Path

from warbook.server.limits import Limits
from warbook.server.store.base import Store
from warbook.server.store.sqlite import SqliteStore

# a store that keeps its data in a place of its own for each folder: the same folder again is the same data
KINDS: dict[str, Callable[[Path, Limits], Store]] = {
    "sqlite": lambda folder, limits: SqliteStore(folder / "warbook.sqlite", limits=limits),
    "sqlite on a slow disk": lambda folder, limits: SqliteStore(folder / "warbook.sqlite", 0.0, limits),
}
