"""Games, texts, rules and worked examples over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import Any, Final, Generic, TypeVar

import msgspec

from warbook.bots import BOTS
from warbook.games import GAMES, package_of
from warbook.kernel.content.glossary import Glossary
from warbook.kernel.content.overview import load_overview
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES, written
from warbook.kernel.content.vector_files import packaged
from warbook.kernel.vectors.format import GIVEN, NOTE, WHEN, Vector
from warbook.match.coach import coaching
from warbook.server.errors import Denied
from warbook.server.games import game_named
from warbook.server.http.forms import (
    GameInfo,
    Level,
    RulesInfo,
    ScenarioInfo,
    TextsInfo,
    VectorInfo,
)
from warbook.server.http.lessons import lesson_names
from warbook.server.replays.pages import frame
from warbook.server.table.messages import flag_verb

# the strengths to choose from; their names are text keys
LEVELS: Final = (
    Level("level-easy", "greedy", 0.1),
    Level("level-normal", "mcts", 0.5),
    Level("level-hard", "mcts", 3.0),
)


T = TypeVar("T")


class Once(Generic[T]):
    """A cache that makes each value once, in one thread while the others wait. Errors are not cached."""

    def __init__(self, make: Callable[..., T]) -> None:
        """Start empty."""
        self._known = cache(make)
        self._lock = Lock()
        self.cache_clear = self._known.cache_clear

    def __call__(self, *names: str) -> T:
        """The value for these names."""
        with self._lock:
            return self._known(*names)


def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [
        GameInfo(
            name=game.name,
            players=tuple(game.players),
            scenarios=tuple(
                ScenarioInfo(name, tuple(game.seats(name)), coaching(game.name, name)) for name in game.scenarios
            ),
            settings=tuple(game.settings),
            lessons=lesson_names(game.name),
            notices=tuple(game.notices()),
            bots=BOTS,
            levels=LEVELS,
            clocks=flag_verb(game.name) >= 0,
            cooperative=game.is_cooperative(),
            pings=game.pointer_words(),
            campaign=game.campaign(),
        )
        for game in GAMES.values()
    ]


@Once
def texts(language: str, game: str = "") -> TextsInfo:
    """The shared texts of a language, or those of one game; two games may use the same key."""
    if language not in LANGUAGES:
        raise Denied(404, "server-no-language", language=language, languages=", ".join(LANGUAGES))
    if not game:
        return TextsInfo(written("warbook.server", language))
    found = game_named(game)
    # in the page's bundles the later message of a key wins
    return TextsInfo("\n".join((written(package_of(found), language), found.words(language))))


@Once
def vectors(game: str) -> dict[str, Vector]:
    """A game's worked examples by id, without those of test content, which cannot be looked up."""
    return {vector.id: vector for vector in packaged(package_of(game_named(game))) if not vector.pack}


@Once
def rules(game: str) -> RulesInfo:
    """A game's overview and rule catalogue in three languages, each rule with the ids of its examples."""
    found = game_named(game)
    book = load_rulebook(package_of(found))
    shown = {rule: tuple(vector.id for vector in vectors(game).values() if rule in vector.rules) for rule in book.rules}
    overview = load_overview(package_of(found))
    return RulesInfo(found.name, overview, book.chapters, {rule: ids for rule, ids in shown.items() if ids})


@cache
def has_content(game: str) -> bool:
    """Whether the page has to ask what is printed in a game; otherwise it already contains it."""
    return find_spec(_cardbook(game)) is not None


def _cardbook(game: str) -> str:
    return f"{package_of(game_named(game))}.present.cardbook"


@Once
def content(game: str) -> msgspec.Struct:
    """What is printed on a game's cards and boards, with content packs; None if the page already contains it."""
    found = game_named(game)
    if not has_content(game):
        raise Denied(404, "server-no-content", game=game)
    told: msgspec.Struct = import_module(_cardbook(game)).printed(found)
    return told


@Once
def glossary(game: str) -> Glossary:
    """What each thing on a game's table is: its name, what it does, its rule."""
    found = game_named(game)
    told: Glossary = import_module(f"{package_of(found)}.present.glossary").glossary(found)
    return told


@Once
def example(game: str, id: str) -> VectorInfo[Any, Any]:
    """A worked example as something to step through."""
    found = game_named(game)
    vector = vectors(game).get(id)
    if vector is None:
        raise Denied(404, "server-no-example", id=id)
    room = import_module(f"{package_of(found)}.scenes.examples")
    expects = tuple(
        f"{entry.name}: {entry.value}"
        for entry in vector.entries
        if entry.key not in GIVEN and entry.key not in WHEN and entry.key != NOTE and not entry.lines
    )
    return VectorInfo(
        id=vector.id,
        game=game,
        title=vector.title,
        rules=vector.rules,
        source=vector.source,
        notes=tuple(entry.value for entry in vector.entries if entry.key == NOTE),
        expects=expects,
        frames=tuple(frame(found, *moment) for moment in room.played(vector)),
    )
