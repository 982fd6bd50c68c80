"""Events carry their words: over all golden replays every audience reads every event in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.tree import SOURCE
from tests.ftl import messages
from tools.gen_sentences import FILE, document, replays, told
from warbook.games import GAMES, package_of
from warbook.kernel.api import Game
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.contract.sentences import spoken
from warbook.kernel.wire import Event

REPLAYS = [pytest.param(GAMES[name], path, id=f"{name}-{path.stem}") for name in GAMES for path in replays(name)]
# what several games of a family have in one place
HOUSES = {"rift-in-time": "kingdom", "elemental-uprising": "kingdom"}


def house(name: str) -> Path:
    """The folder of a game's package, or of its family."""
    return SOURCE / "warbook" / "games" / HOUSES.get(name, package_of(GAMES[name]).rpartition(".")[2])


def kinds_of_events(name: str) -> Iterator[type[Event]]:
    """Every kind of events of a game, as its classes are defined."""
    home = f"warbook.games.{house(name).name}.present"
    for module in (f"{home}.events", f"{home}.token_events"):
        if find_spec(module):
            found = vars(__import__(module, fromlist=["*"])).values()
            yield from (each for each in found if isinstance(each, type) and issubclass(each, Event) and each != Event)


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
    sources = [*house(name).glob("present/sentences.py"), *house(name).glob("present/sentences/*.py")]
    said = " ".join(path.read_text(encoding="utf-8") for path in sources)
    assert [each.__name__ for each in kinds_of_events(name) if f"told.{each.__name__}:" not in said] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_left_over(name: str) -> None:
    sources = [*house(name).glob("present/sentences.py"), *house(name).glob("present/sentences/*.py")]
    nodes = [node for path in sources for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    tags = {f"event-{each.__struct_config__.tag}" for each in kinds_of_events(name)}
    # a key that is put together: "event-shift-" and what follows
    begun = tuple(each for each in strings if each.endswith("-") and each != "event-")
    own = {f"{key}-{rule}" for key in strings for rule in strings if rule.startswith("SW-")}
    hidden = {f"{tag}-hidden" for tag in tags}
    passing = {"event-pass-own", "event-pass-unchanged"}
    for folder in {house(name), SOURCE / "warbook" / Path(*package_of(GAMES[name]).split(".")[1:])}:
        keys = [key for key in messages(folder / "text", "en") if key.startswith("event-") and "marker" not in key]
        left = [key for key in keys if key not in strings | tags | own | hidden | passing and not key.startswith(begun)]
        assert left == [], f"{folder.name}: said nowhere"


def test_what_the_page_is_tested_with_is_fresh() -> None:
    assert FILE.read_bytes() == document(), "python -m tools.gen_sentences writes it anew"
