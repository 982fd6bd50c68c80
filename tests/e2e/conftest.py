"""A real server, a real Chromium, and as many people as a test needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.e2e.browser_driver import PATIENCE, WIDE, Visitor, chromium
from tests.server.client import Served, serving
from warbook.server.http.pages import STATIC

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").exists():
        pytest.fail("The page is not built: run make client.", pytrace=False)
    with serving(tmp_path_factory.mktemp("e2e") / "data", "--rate", "0", "--grace", "3") as served:
        yield served
    assert "Traceback" not in served.log.read_text()


# for all of this folder, and no longer: while it lives, its event loop would be in the way of tests that run their own
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        launched = chromium(playwright)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Somebody comes; when the test is over nobody's page may have complained."""
    came: list[Visitor] = []

    def come(
        language: str = "en",
        size: ViewportSize = WIDE,
        luck: int = 1,
        at: Served | None = None,
        motion: bool = False,
    ) -> Visitor:
        visitor = Visitor(browser, at or server, language, size, luck, motion=motion)
        came.append(visitor)
        return visitor

    yield come
    errors = [error for visitor in came for error in visitor.errors]
    for visitor in came:
        visitor.context.close()
    assert errors == []
