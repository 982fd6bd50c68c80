"""People are identified by a random cookie, stored only as a hash. There are no accounts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from hashlib import blake2b
from hmac import compare_digest
from pathlib import Path
from typing import Final
from unicodedata import category as sort
from unicodedata import normalize

OLD_COOKIE: Final = "warbook_person"  # without a check, and with the same name on every server
YEARS: Final = 5 * 365 * 24 * 3600
SECRET: Final = 32  # characters
CHECK: Final = 16
HEX: Final = frozenset("0123456789abcdef")


def new_secret() -> str:
    """128 random bits for a person or a ticket."""
    return secrets.token_hex(16)


def new_id() -> str:
    """An id for a table or a replay: short enough for a link, long enough not to be guessed."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(secret: str) -> str:
    """The stored hash of a secret."""
    return blake2b(secret.encode(), digest_size=16, person=b"warbook").hexdigest()


def clean_name(name: str) -> str:
    """A name that is safe to show: no control characters, no direction marks, no markup."""
    shown = (" " if sort(c)[0] == "Z" or c in "\t\n" else c for c in normalize("NFC", name) if c not in "<>&")
    kept = "".join(c for c in shown if sort(c)[0] != "C")
    return " ".join(kept.split())


def cookies_in(header: str, name: str) -> Iterator[str]:
    """Every value of a name in a cookie header. Parsed here, as other programs on this host may set odd cookies."""
    for part in header.split(";"):
        found, equals, value = part.strip().partition("=")
        if equals and found == name:
            yield value.strip('"')


def old_secret_in(header: str) -> str | None:
    """The secret in a cookie of an earlier version."""
    found = (each for each in cookies_in(header, OLD_COOKIE) if len(each) == SECRET and HEX.issuperset(each))
    return next(found, None)


class Identities:
    """Issues and recognises secrets. A cookie has a check that only this server's key can make."""

    def __init__(self, key: bytes) -> None:
        """The cookie's name comes from the key, so two servers on one host do not collide."""
        self._key = key
        self.cookie = f"warbook-{blake2b(key, digest_size=4, person=b'cookie').hexdigest()}"

    def name(self, secure: bool) -> str:
        """The cookie's name; under TLS with the prefix `__Host-`."""
        return f"__Host-{self.cookie}" if secure else self.cookie

    def _check(self, secret: str) -> str:
        return blake2b(secret.encode(), digest_size=CHECK // 2, key=self._key).hexdigest()

    def place(self, address: str) -> str:
        """A keyed hash of an address, for counting; it cannot be reversed."""
        return blake2b(address.encode(), digest_size=8, key=self._key, person=b"place").hexdigest() if address else ""

    def secret_in(self, header: str, secure: bool) -> str | None:
        """The person's secret in a cookie header; None if this server has not issued it."""
        for value in cookies_in(header, self.name(secure)):
            secret, check = value[:SECRET], value[SECRET:]
            if value.isascii() and compare_digest(check, self._check(secret)):
                return secret
        return None

    def cookie_for(self, secret: str, secure: bool) -> str:
        """The Set-Cookie header for a person."""
        kept = f"{self.name(secure)}={secret}{self._check(secret)}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax"
        return f"{kept}; Secure" if secure else kept


def key_in(data: Path) -> bytes:
    """The key of a data folder, created if missing; readable only by the server's user."""
    file = data / "key"
    data.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as made:
            made.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii"))
    except ValueError as error:
        raise ValueError(f"{file} is no key of a server: {error}") from error
    if len(key) != 32:
        raise ValueError(f"{file} is no key of a server: it has {len(key)} bytes instead of 32")
    return key
