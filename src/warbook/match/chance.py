"""Seeds for tables."""

from __future__ import annotations

import secrets

from warbook.kernel.rng import KEY, STREAM


def drawn_seed() -> str:
    """A new random key, as a seed."""
    return f"{STREAM}{secrets.token_hex(4 * KEY)}"
