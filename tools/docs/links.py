"""Follow every link of a built site: to a page, to an anchor, and to no file that another host would have to send."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

NEEDED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}


class Page(HTMLParser):
    """The anchors of a page, the places it links to, and the files without which it does not look right."""

    def __init__(self, text: str) -> None:
        """Read it."""
        super().__init__()
        self.anchors = {""}
        self.links: list[str] = []
        self.files: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember what the element is and where it leads."""
        given = {name: value for name, value in attrs if value is not None}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if NEEDED.get(tag) in given and given.get("rel") not in ("canonical", "next", "prev"):
            self.files.append(given[NEEDED[tag]])


def read(folder: Path) -> dict[Path, Page]:
    """Every page of the site."""
    return {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}


def dead(folder: Path) -> Iterator[str]:
    """A line for each link that leads nowhere, and for each file that would have to come from another host."""
    pages = read(folder)
    for path, page in pages.items():
        place = path.relative_to(folder).as_posix()
        for file in page.files:
            if urlsplit(file).netloc:
                yield f"{place} needs {file}, which is not part of the site"
        for link in dict.fromkeys([*page.links, *page.files]):
            if leads_nowhere(link, path, folder, pages):
                yield f"{place} links to {link}, and there is no such place"


def leads_nowhere(link: str, path: Path, folder: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link into the site names a file or an anchor that does not exist."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return False
    target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_file() or not target.is_relative_to(folder.resolve()):
        return True
    return target in pages and unquote(parts.fragment) not in pages[target].anchors
