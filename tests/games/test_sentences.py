"""Events carry their words: over all golden replays every audience reads every event in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.tree import SOURCE
from tests.ftl import messages
from tools.gen_sentences import FILE, document, replays, told
from tools.gen_types import TOLD, house, structs_of
from warbook.games import GAMES, package_of
from warbook.kernel.api import Game
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.contract.sentences import spoken
from warbook.kernel.wire import Event

REPLAYS = [pytest.param(GAMES[name], path, id=f"{name}-{path.stem}") for name in GAMES for path in replays(name)]


def rooms(name: str) -> str:
    """The package of a game's events, which may be its family's."""
    return house(package_of(GAMES[name]))


def folder(package: str) -> Path:
    """Where a package is."""
    return SOURCE / Path(*package.split("."))


def kinds_of_events(name: str) -> Iterator[type[Event]]:
    """Every kind of events of a game."""
    modules = [f"{rooms(name)}.{module}" for module in TOLD]
    found = [each for module in modules if find_spec(module) for each in structs_of(module, Event)]
    yield from (each for each in found if issubclass(each, Event))


def sources(name: str) -> list[Path]:
    """Where a game's sentences are made."""
    present = folder(rooms(name)) / "present"
    return [*present.glob("sentences.py"), *present.glob("sentences/*.py")]


@pytest.mark.parametrize(("game", "path"), REPLAYS)
def test_every_event_of_a_golden_replay_is_said_in_every_language(game: Game[Any], path: Path) -> None:
    texts = [Texts(language, (package_of(game),), game.words(language)) for language in LANGUAGES]
    found: set[str] = set()
    for event in told(game, path):
        said = game.sentence(event)
        if said is None or str(said) in found:
            continue
        found.add(str(said))
        for each in texts:
            line = spoken(each, said)
            assert line.strip() and "{" not in line and "@" not in line, line
    assert len(found) > 5


@pytest.mark.parametrize("name", GAMES)
def test_no_kind_of_events_is_silent_by_oversight(name: str) -> None:
    said = " ".join(path.read_text(encoding="utf-8") for path in sources(name))
    kinds = list(kinds_of_events(name))
    assert kinds and [each.__name__ for each in kinds if not re.search(rf"\b{each.__name__}\b", said)] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_left_over(name: str) -> None:
    nodes = [node for path in sources(name) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    tags = {f"event-{each.__struct_config__.tag}" for each in kinds_of_events(name)}
    # keys that are put together: "event-shift-" and what follows
    begun = tuple(each for each in strings if each.endswith("-") and each != "event-")
    used = strings | tags | {f"{tag}{more}" for tag in tags for more in strings if more.startswith("-")}
    used |= {f"{key}-{rule}" for key in strings for rule in strings if rule.startswith("SW-")}
    for package in {rooms(name), package_of(GAMES[name])}:
        keys = messages(folder(package) / "text", "en")
        left = [key for key in keys if key.startswith("event-") and not key.startswith("event-marker-")]
        assert [key for key in left if key not in used and not key.startswith(begun)] == [], f"{package}: said nowhere"


def test_what_the_page_is_tested_with_is_fresh() -> None:
    assert FILE.read_bytes() == document(), "python -m tools.gen_sentences writes it anew"
