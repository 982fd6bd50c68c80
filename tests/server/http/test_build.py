"""How far the compiling of the rules behind a server is."""

from __future__ import annotations

import pytest

from tests.server.client import Person
from warbook._variant import Progress
from warbook.server.http import routes
from warbook.server.http.forms import BuildInfo


def test_everybody_may_ask_how_far_a_build_is(ada: Person) -> None:
    assert set(ada.get("/api/build")) == {"done", "parts", "seconds"}


@pytest.mark.parametrize(("progress", "told"), [(None, (0, 0, 0)), (Progress(2, 6, 130), (2, 6, 130))])
def test_a_build_that_runs_is_told(
    progress: Progress | None, told: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "progress", lambda: progress)
    answer: object = routes.read_build.fn()
    assert answer == BuildInfo(*told)
