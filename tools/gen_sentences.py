"""Sentences of golden replays as the terminal says them: `python -m tools.gen_sentences [--check]`.

A test of the page reads them. For each game and each text of its events there is one sentence, in all languages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from warbook.games import GAMES, package_of
from warbook.kernel.api import Game
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.contract.promise import audiences, told_to
from warbook.kernel.contract.sentences import keys_of, spoken
from warbook.kernel.replay import replay_steps
from warbook.kernel.wire import Event, Sentence

ROOT = Path(__file__).parents[1]
FILE = ROOT / "client" / "tests" / "sentences.json"
FOLDERS = {
    "summoner-war": "summoner",
    "krosmaster-arena": "krosmaster",
    "meeple-war": "meeple",
    "rift-in-time": "kingdom/rift",
    "elemental-uprising": "kingdom/uprising",
}


class Example(Struct, frozen=True):
    """A sentence, and how it reads in each language."""

    said: Sentence
    lines: dict[str, str]


def replays(name: str) -> list[Path]:
    """The golden replays of a game."""
    return sorted((ROOT / "tests" / "games" / FOLDERS[name] / "golden").glob("*.json"))


def told(game: Game[Any], path: Path) -> Iterator[Event]:
    """What each audience is told of each step of a replay."""
    for _, done, state in replay_steps(game, read_replay(path)):
        for seat in audiences(state):
            yield from told_to(game, done.events, seat)


def examples(game: Game[Any]) -> list[Example]:
    """The first sentence of each text that is made of written texts alone: others come with the content."""
    found: dict[str, Sentence] = {}
    texts = [Texts(language, (package_of(game),)) for language in LANGUAGES]
    for path in replays(game.name):
        for event in told(game, path):
            said = game.sentence(event)
            if said is not None and said.text not in found and all(map(texts[0].has, keys_of(said.words.values()))):
                found[said.text] = said
    return [Example(said, {each.language: spoken(each, said) for each in texts}) for _, said in sorted(found.items())]


def document() -> bytes:
    """The file as it should be."""
    made = {name: examples(game) for name, game in GAMES.items()}
    return msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n"


def main() -> int:
    """Write the file, or with --check only say whether it is fresh."""
    fresh = document()
    if "--check" not in sys.argv[1:]:
        FILE.write_bytes(fresh)
    elif FILE.read_bytes() != fresh:
        print(f"{FILE.relative_to(ROOT)} is stale: python -m tools.gen_sentences", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
