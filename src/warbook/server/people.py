"""Who someone is: a random number in a cookie, kept here only as a hash. No account, no form."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "warbook_person"
YEARS: Final = 5 * 365 * 24 * 3600


def new_secret() -> str:
    """128 bits that nobody can guess: a person's, or a ticket's."""
    return secrets.token_hex(16)


def new_id() -> str:
    """A name for a table or a replay: short enough for a link, long enough not to be found by trying."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return blake2b(secret.encode(), digest_size=16, person=b"warbook").hexdigest()


def secret_in(cookies: str) -> str | None:
    """The person's secret in a cookie header; None when there is none that we could have made."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    if found is None or len(found.value) != 32 or not all(c in "0123456789abcdef" for c in found.value):
        return None
    return found.value


def cookie_for(secret: str, secure: bool) -> str:
    """The header that makes a browser remember its person."""
    kept = f"{COOKIE}={secret}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax"
    return f"{kept}; Secure" if secure else kept
