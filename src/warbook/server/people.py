"""Who someone is: a random number in a cookie, kept here only as a hash. No account, no form."""

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

OLD_COOKIE: Final = "warbook_person"  # had no check, and the same name on every server
YEARS: Final = 5 * 365 * 24 * 3600
SECRET: Final = 32  # characters
CHECK: Final = 16
HEX: Final = frozenset("0123456789abcdef")


def new_secret() -> str:
    """128 bits that nobody can guess: a person's, or a ticket's."""
    return secrets.token_hex(16)


def new_id() -> str:
    """A name for a table or a replay: short enough for a link, long enough not to be found by trying."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return blake2b(secret.encode(), digest_size=16, person=b"warbook").hexdigest()


def clean_name(name: str) -> str:
    """A name as others may read it: no control characters, nothing that turns the writing around, no markup."""
    shown = (" " if sort(c)[0] == "Z" or c in "\t\n" else c for c in normalize("NFC", name) if c not in "<>&")
    kept = "".join(c for c in shown if sort(c)[0] != "C")
    return " ".join(kept.split())


def cookies_in(header: str, name: str) -> Iterator[str]:
    """Every value of a name in a cookie header, read by hand: other programs of this host may write what they like."""
    for part in header.split(";"):
        found, equals, value = part.strip().partition("=")
        if equals and found == name:
            yield value.strip('"')


def old_secret_in(header: str) -> str | None:
    """The secret of a cookie as an earlier version made it."""
    found = (each for each in cookies_in(header, OLD_COOKIE) if len(each) == SECRET and HEX.issuperset(each))
    return next(found, None)


class Identities:
    """Issues people's secrets and recognises them: a cookie carries a check that only this server's key makes."""

    def __init__(self, key: bytes) -> None:
        """The key also names the cookie: two servers on one host leave each other's alone."""
        self._key = key
        self.cookie = f"warbook-{blake2b(key, digest_size=4, person=b'cookie').hexdigest()}"

    def name(self, secure: bool) -> str:
        """The cookie's name; under TLS one that no other host and no unsafe page can set."""
        return f"__Host-{self.cookie}" if secure else self.cookie

    def _check(self, secret: str) -> str:
        return blake2b(secret.encode(), digest_size=CHECK // 2, key=self._key).hexdigest()

    def place(self, address: str) -> str:
        """What is kept of the address from which something was made: enough to count, and nobody can turn it back."""
        return blake2b(address.encode(), digest_size=8, key=self._key, person=b"place").hexdigest() if address else ""

    def secret_in(self, header: str, secure: bool) -> str | None:
        """The person's secret in a cookie header; None when there is none that this server has issued."""
        for value in cookies_in(header, self.name(secure)):
            secret, check = value[:SECRET], value[SECRET:]
            if value.isascii() and compare_digest(check, self._check(secret)):
                return secret
        return None

    def cookie_for(self, secret: str, secure: bool) -> str:
        """The header that makes a browser remember its person."""
        kept = f"{self.name(secure)}={secret}{self._check(secret)}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax"
        return f"{kept}; Secure" if secure else kept


def key_in(data: Path) -> bytes:
    """The key of a data folder, made when there is none; only the server's own user may read it."""
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
