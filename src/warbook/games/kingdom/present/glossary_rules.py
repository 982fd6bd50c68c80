"""Which rule tells about each thing: in Rift in Time and in Elemental Uprising; "" where it does not occur."""

from __future__ import annotations

from typing import Final

Pair = tuple[str, str]

THINGS: Final[dict[str, Pair]] = {
    "tower": ("RT-7.1", "EU-10.1"),
    "enemy": ("RT-26.1", "EU-19.1"),
    "horde": ("RT-1.11", "EU-2.3"),
    "hero": ("RT-12.3", "EU-15.1"),
    "ability": ("RT-12.26", "EU-15.20"),
    "passive": ("RT-12.27", "EU-15.23"),
    "boss": ("RT-22.6", "EU-27.4"),
    "card": ("RT-22.9", "EU-27.7"),
    "spell": ("RT-19.1", ""),
    "icon": ("RT-8.15", "EU-19.1"),
    "modification": ("", "EU-24.1"),
    "flower": ("", "EU-16.1"),
    "feature": ("", "EU-16.18"),
    "totem": ("", "EU-26.6"),
    "rift": ("", "EU-28.7"),
    "piece": ("", "EU-16.18"),
}
DAMAGES: Final[dict[str, Pair]] = {
    "physical": ("RT-8.10", "EU-12.2"),
    "magic": ("RT-8.10", "EU-12.3"),
    "true": ("RT-8.11", "EU-12.4"),
}
KINDS: Final = ("flying", "ghost-strip", "ghost", "trailblazer", "portal")  # of hordes, with a text of their own
MARKS: Final[dict[str, Pair]] = {
    "frozen": ("RT-14.5", "EU-16.9"),
    "silent": ("RT-14.4", "EU-19.1"),
    "cursed": ("RT-8.10", "EU-31.47"),
    "charged": ("RT-14.7", "EU-19.8"),
}
GOALS: Final[dict[str, Pair]] = {
    "portals": ("RT-17.1", ""),
    "boss": ("RT-17.1", "EU-6.10"),
    "survive": ("", "EU-6.8"),
    "last-stand": ("", "EU-6.9"),
    "champions": ("", "EU-6.10"),
    "beacons": ("", "EU-6.10"),
}
PHASES: Final[dict[str, Pair]] = {
    "setup": ("RT-3.1", "EU-4.1"),
    "begin": ("RT-4.1", "EU-7.4"),
    "over": ("RT-17.2", "EU-6.1"),
    "spawn": ("RT-5.1", "EU-8.1"),
    "play": ("RT-6.1", "EU-9.1"),
    "destroy": ("RT-13.1", "EU-17.1"),
    "boss": ("RT-22.9", "EU-27.7"),
    "advance": ("RT-14.1", "EU-20.1"),
    "pick-up": ("RT-15.1", "EU-22.1"),
    "spend": ("RT-16.1", "EU-23.1"),
}
SIGNS: Final[dict[str, Pair]] = {
    "heart": ("RT-17.3", "EU-6.2"),
    "crystal": ("RT-16.2", "EU-23.2"),
    "gold": ("", "EU-23.7"),
    "soldier": ("RT-9.14", "EU-20.4"),
    "base": ("RT-12.13", "EU-15.14"),
    "portal": ("RT-10.3", ""),
    "ghost": ("RT-21.12", ""),
    "trail": ("RT-21.19", ""),
    "boss": ("RT-22.6", "EU-27.4"),
    "skull": ("RT-12.27", "EU-15.37"),
    "deck": ("RT-5.1", "EU-8.2"),
    "site": ("RT-7.1", "EU-10.1"),
    "white-site": ("RT-20.1", "EU-3.4"),
    "exit": ("RT-2.8", "EU-3.5"),
    "marker": ("RT-2.10", "EU-3.6"),
    "road": ("RT-2.6", "EU-3.7"),
    "deadly": ("RT-8.12", "EU-19.5"),
    "shield": ("", "EU-19.6"),
    "slippery": ("", "EU-19.7"),
    "champion": ("", "EU-26.1"),
    "event": ("", "EU-28.1"),
    "incoming": ("RT-11.1", "EU-14.1"),
    "forecast": ("RT-14.6", "EU-20.4"),
    "done": ("RT-6.4", "EU-9.1"),
}
