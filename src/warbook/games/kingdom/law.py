"""The rules of a game of the family by what they say: the same clause has another number in each rulebook.

A game writes its numbers into `law.toml`; the code names the clause. Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final, final

NAMES: Final = (
    # around the game
    "over",
    "difficulty",
    "phases",
    "one-action",
    "any-order",
    "heroes",
    "abilities",
    "spells",
    "bench",
    "closed-colour",
    # towers
    "own-site",
    "hero-on-site",
    "site-taken",
    "tower-in-hand",
    "colour-closed",
    "attack",
    "range",
    "portal-level",
    "portal-forced",
    "link",
    "forfeit",
    "face-down",
    "pass",
    "pass-choice",
    "pass-self",
    "cap",
    "price",
    "buy-level",
    "supply",
    "pick-up",
    "white-site",
    # tiles and soldiers
    "inside",
    "overlap",
    "resist",
    "strip",
    "orientation",
    "soldier-on-enemy",
    "tiles-only",
    "soldiers-spent",
    "soldier-moved",
    "cluster",
    "sides",
    # heroes
    "once-a-round",
    "revived",
    "idle",
    "move-once",
    "move-range",
    "stop",
    "closed-space",
    "engage",
    "reseat",
    "act-once",
    "basic",
    "ability",
    "ability-down",
    "rest",
    "on-map",
    "companion",
    "bench-hero",
    "choose-hero",
    "refresh",
    "copy",
    "damage",
    "knock-out",
    "revival",
    "protection",
    "heal",
    "displace",
    # spells
    "spell",
    "spell-effect",
    # hordes
    "spawn",
    "crowded",
    "trailblazer",
    "opened",
    "destroy",
    "crystals",
    "ghost",
    "icon-heal",
    "blocked",
    "advance",
    "flying",
    "aim",
    "escape",
    "portal-escape",
    "last-heart",
    # bosses and the end
    "boss-card",
    "boss-hurt",
    "boss-ruin",
    "boss-rift",
    "boss-terror",
    "boss-move",
    "boss-stuck",
    "boss-health",
    "win",
    "no-knock-outs",
    "rounds",
)


@final
class Law:
    """The numbers of one game's rules."""

    def __init__(self, ids: dict[str, str]) -> None:
        """Every clause has a number; a ValueError names those that are missing or not known."""
        missing = [name for name in NAMES if name not in ids]
        unknown = [name for name in ids if name not in NAMES]
        if missing or unknown:
            raise ValueError(f"law.toml: missing {missing}, not known {unknown}")
        self.ids: Final = ids

    def __getitem__(self, name: str) -> str:
        """The number of a clause."""
        return self.ids[name]
