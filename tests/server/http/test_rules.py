"""What the page is told of a game's rules: whatever is cited can be opened."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable

import pytest

from warbook.games import GAMES, package_of
from warbook.kernel.content.texts import LANGUAGES, written
from warbook.server.http.library import rules


def sources(folder: Traversable) -> list[str]:
    """The code and the tables of a package: where refusals, prompts and events take their rules from."""
    found: list[str] = []
    for each in folder.iterdir():
        if each.is_dir():
            found += [] if each.name in ("rules", "vectors", "overview", "__pycache__") else sources(each)
        elif each.name.endswith((".py", ".toml")):
            found.append(each.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_can_be_opened(game: str) -> None:
    package = package_of(GAMES[game])
    opened = {rule.id: rule for chapter in rules(game).chapters for rule in chapter.rules}
    number = re.compile(rf"\b{GAMES[game].prefix}-\d+\.\d+\b")
    cited = {id for text in sources(resources.files(package)) for id in number.findall(text)}
    keyed = re.compile(rf"^refused-({GAMES[game].prefix}-\d+-\d+)", re.MULTILINE)
    cited |= {key[:3] + key[3:].replace("-", ".") for key in keyed.findall(written(package, "en"))}
    assert len(cited) > 10
    assert cited <= opened.keys()
    for id in cited:
        assert all(opened[id].text[language] for language in LANGUAGES)
