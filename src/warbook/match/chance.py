"""Where the chance of tables comes from."""

from __future__ import annotations

import secrets

from warbook.kernel.rng import KEY, STREAM


def drawn_seed() -> str:
    """A seed that nobody can guess: a new key for the stream."""
    return f"{STREAM}{secrets.token_hex(4 * KEY)}"
