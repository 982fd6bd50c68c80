"""One server for the tests that do not kill it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Person, Served, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder / "data", "--rate", "0") as served:
        yield served
    assert "Traceback" not in served.log.read_text()


@pytest.fixture
def ada(server: Served) -> Person:
    person = Person(server)
    person.get("/api/games")
    return person


@pytest.fixture
def ben(server: Served) -> Person:
    person = Person(server)
    person.get("/api/games")
    return person


@pytest.fixture
def eve(server: Served) -> Person:
    """Somebody who only looks on."""
    return Person(server)
