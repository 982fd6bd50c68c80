"""The built client, and the security headers."""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parents[1] / "static"
MISSING: Final = (
    "<!doctype html><meta charset=utf-8><title>Warbook</title><p>The client has not been built yet: make client"
)
INLINE: Final = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)
# paths of the page (client/src/router.svelte.ts)
ADDRESSES: Final = re.compile(r"/|/join/?|/(?:new|campaign|table)/[^/]+/?|/(?:rules|lesson|replay)/[^/]+(?:/[^/]+)?/?")
FOREVER: Final = "public, max-age=31536000, immutable"  # built files have a hash in their names
FRESH: Final = "no-cache"
WORDY: Final = ("text/", "image/svg", "application/javascript", "application/json")  # kinds that compress well


class Page:
    """A file to send."""

    def __init__(self, data: bytes, kind: str, cache: str, status: int = 200) -> None:
        """Store the file."""
        self.status = status
        self.data = data
        self.kind = kind
        self.cache = cache
        self.is_index = cache == FRESH and kind.startswith("text/html")
        self.packed = b""  # the same, compressed, if that is worth it

    def answer(self, encodings: str) -> tuple[bytes, dict[str, str]]:
        """The bytes for somebody who reads these encodings, and their headers."""
        headers = {"cache-control": self.cache}
        if not self.packed:
            return self.data, headers
        headers["vary"] = "accept-encoding"
        if "gzip" not in encodings:
            return self.data, headers
        return self.packed, {**headers, "content-encoding": "gzip"}


class Pages:
    """The files of the built client. Any other path gets the page, which handles unknown addresses."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Find the built client."""
        self.folder = folder
        self._assets: dict[Path, Page] = {}  # they never change: each is read and compressed once

    def index(self) -> str:
        """The page."""
        file = self.folder / "index.html"
        return file.read_text(encoding="utf-8") if file.is_file() else MISSING

    def find(self, path: str) -> Page:
        """The file for a path."""
        folder = self.folder.resolve()
        try:
            wanted = (folder / path.replace("\0", "").lstrip("/")).resolve()
            is_file = wanted.is_relative_to(folder) and wanted.is_file() and wanted.name != "index.html"
        except OSError:  # an impossible file name
            is_file = False
        if is_file:
            return self._file(wanted, is_asset="assets" in wanted.relative_to(folder).parts[:-1])
        status = 200 if ADDRESSES.fullmatch(path) else 404
        return Page(self.index().encode(), "text/html; charset=utf-8", FRESH, status)

    def _file(self, path: Path, is_asset: bool) -> Page:
        if path in self._assets:
            return self._assets[path]
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        page = Page(path.read_bytes(), kind, FOREVER if is_asset else FRESH)
        if is_asset:
            if kind.startswith(WORDY) and len(page.data) > 1000:
                page.packed = compress(page.data, mtime=0)
            self._assets[path] = page
        return page


def policy(index: str) -> str:
    """The content security policy: only the built files."""
    hashes = [b64encode(sha256(script.encode()).digest()).decode() for script in INLINE.findall(index)]
    scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def safe_headers(index: str) -> list[tuple[bytes, bytes]]:
    """The headers of every answer."""
    headers = {
        "content-security-policy": policy(index),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    return [(name.encode(), value.encode()) for name, value in headers.items()]
