"""Real servers to be attacked, each a process with a data folder of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.attack.people import Honest
from tests.server.client import Served, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as anybody would start it, with all of its limits."""
    with serving(tmp_path_factory.mktemp("attack") / "data") as served:
        yield served
    assert "Traceback" not in served.log.read_text()


@pytest.fixture
def honest(server: Served) -> Iterator[Honest]:
    """Somebody who plays beside the attack and notices nothing of it."""
    with Honest(server) as player:
        player.plays(1)
        yield player
        player.plays(2)
