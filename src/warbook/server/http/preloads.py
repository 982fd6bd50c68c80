"""What a page needs first, named in the answer to its address: a browser then asks for all of it at once."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from warbook.games import GAMES
from warbook.kernel.content.texts import LANGUAGES
from warbook.server.http.library import has_content
from warbook.server.table.registry import Registry

FILE: Final = "preloads.json"  # written with the built client (client/preloads.ts)
OTHERS: Final = re.compile(rb'<div lang="([\w-]+)">.*?</div>')  # the first words in each language
LANGUAGE_TAGS: Final = {"en": "en", "zh": "zh-Hant", "pl": "pl"}


class Needs(msgspec.Struct, frozen=True):
    """The built files that each page, game, lobby picture and language needs."""

    pages: dict[str, list[str]] = {}
    games: dict[str, list[str]] = {}
    pictures: dict[str, list[str]] = {}
    words: dict[str, list[str]] = {}


def needs_in(folder: Path) -> Needs:
    """What the built client says now; nothing if it says nothing."""
    try:
        file = folder / FILE
        return _read(file, file.stat().st_mtime_ns)
    except (OSError, msgspec.DecodeError):
        return Needs()


@lru_cache(maxsize=4)
def _read(file: Path, made: int) -> Needs:
    return msgspec.json.decode(file.read_bytes(), type=Needs)


def language_of(accepted: str) -> str:
    """The page's language for a browser that sends this Accept-Language (client/src/text/speech.svelte.ts)."""
    for part in accepted.split(","):
        main = part.split(";")[0].strip().lower().split("-")[0]
        if main in LANGUAGE_TAGS:
            return LANGUAGE_TAGS[main]
    return LANGUAGES[0]


def page_of(path: str) -> tuple[str, str]:
    """The page that an address shows, and what it is about."""
    head, _, rest = path.strip("/").partition("/")
    return head or "lobby", rest.split("/")[0]


async def game_of(page: str, about: str, registry: Registry) -> str:
    """The game that a page is about; "" if it is about none."""
    if page == "table":
        row = await registry.store.table(about) if about.isalnum() else None
        return "" if row is None else row.game
    return about if about in GAMES else ""


def links(needs: Needs, page: str, game: str, language: str) -> str:
    """The header that names them."""
    files = [*needs.pages.get(page, []), *needs.words.get(language, [])]
    asked = [f"/api/texts/{language}", "/api/games"]
    if page == "table" and game:
        files += needs.games.get(game, [])
        files += needs.words.get(f"{game}-{language}", [])
        asked.append(f"/api/texts/{language}/{game}")
        if has_content(game):
            asked.append(f"/api/content/{game}")
    if page == "lobby":
        files += [each for some in needs.pictures.values() for each in some]
    if page in ("new", "campaign"):
        files += needs.pictures.get(game, [])
    found = [f"</{file}>; {_kind(file)}" for file in dict.fromkeys(files)]
    return ", ".join(found + [f"<{each}>; rel=preload; as=fetch; crossorigin" for each in asked])


def _kind(file: str) -> str:
    return "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"


async def links_for(path: str, language: str, folder: Path, registry: Registry) -> str:
    """The header for an address, or "" where nothing is known."""
    page, about = page_of(path)
    needs = needs_in(folder)
    if page not in needs.pages:
        return ""
    return links(needs, page, await game_of(page, about, registry), language)


def spoken(index: bytes, language: str) -> bytes:
    """The page, whose first words are in this language until it can speak for itself."""
    named = index.replace(b'<html lang="en">', f'<html lang="{language}">'.encode(), 1)
    return OTHERS.sub(lambda found: found[0] if found[1] == language.encode() else b"", named)
