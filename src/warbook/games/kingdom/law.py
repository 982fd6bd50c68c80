"""The rules of a game of the family by what they say: the same clause has another number in each rulebook.

A game writes its numbers into `law.toml`; the code names the clause. Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final, final

NAMES: Final = (
    # around the game
    "over",
    "difficulty",
    "unlock",
    "phases",
    "one-action",
    "any-order",
    "play-phase",
    "spend-phase",
    "buying",
    "heroes",
    "banned-hero",
    "abilities",
    "spells",
    "bench",
    "closed-colour",
    # towers
    "no-site",
    "own-site",
    "hero-on-site",
    "second-tower",
    "site-taken",
    "third-tower",
    "tower-in-hand",
    "incoming",
    "tower-on-site",
    "colour-closed",
    "attack",
    "range",
    "under",
    "portal-level",
    "portal-forced",
    "link",
    "forfeit",
    "face-down",
    "pass",
    "pass-unchanged",
    "pass-to",
    "pass-choice",
    "pass-self",
    "cap",
    "price-1",
    "price-2",
    "buy-level",
    "supply",
    "receiver",
    "pick-up",
    "white-site",
    # tiles and soldiers
    "inside",
    "overlap",
    "resist",
    "strip",
    "orientation",
    "soldier-on-enemy",
    "soldier-count",
    "soldier-overlap",
    "soldier-resist",
    "portal-middle",
    "tiles-only",
    "soldier-moved",
    "soldiers-granted",
    "cluster",
    "sides",
    # heroes
    "once-a-round",
    "revived",
    "idle",
    "move-once",
    "move-range",
    "off-map",
    "scenery",
    "stop",
    "stop-portal",
    "no-room",
    "closed-space",
    "engage",
    "top-only",
    "reseat",
    "act-once",
    "basic",
    "ability",
    "ability-down",
    "ability-lasting",
    "rest",
    "rest-on-map",
    "on-map",
    "companion",
    "companion-comes",
    "companion-home",
    "bench-hero",
    "bench-limits",
    "choose-hero",
    "hero-named",
    "companion-chosen",
    "companion-may-come",
    "bring",
    "raise",
    "refresh",
    "copy",
    "damage",
    "knock-out",
    "revival",
    "protection",
    "heal",
    "displace",
    "make-room",
    "own-hero",
    "hero-target",
    "melee",
    "engaged-target",
    # spells
    "spell",
    "spell-effect",
    "spell-target",
    "spell-under",
    "portal-only",
    "every-tray",
    "pay",
    "payer",
    # hordes
    "spawn",
    "crowded",
    "trailblazer",
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
    "boss-escape",
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
        self.ids: Final = {name: ids[name] for name in NAMES}  # with the very strings that the code asks with

    def __getitem__(self, name: str) -> str:
        """The number of a clause."""
        return self.ids[name]
