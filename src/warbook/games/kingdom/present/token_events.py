"""What happens to tokens, Rift cards, bosses and rules in force; Rift in Time has none of it."""

from __future__ import annotations

from warbook.kernel.wire import Event


class StartGiven(Event, frozen=True, tag="start-given"):
    """A player takes one of the starting towers."""

    seat: int
    tower: int


class StartRaised(Event, frozen=True, tag="start-raised"):
    """A starting tower was replaced by one a level higher."""

    tower: int
    higher: int


class StartReturned(Event, frozen=True, tag="start-returned"):
    """A starting tower went back to the pool."""

    tower: int


class EventCame(Event, frozen=True, tag="story"):
    """An event of the scenario comes up from a spawn deck."""

    event: int  # its place among the scenario's
    name: str


class BackSeen(Event, frozen=True, tag="back"):
    """Another card is on top of a spawn deck: its back shows what it is worth."""

    route: int
    top: str  # its tier, or its name if it is a champion
    crystals: int = 0
    gold: int = 0
    either: int = 0


class RiftOpened(Event, frozen=True, tag="rift-open"):
    """An Elemental Rift card is active."""

    card: int


class RiftClosed(Event, frozen=True, tag="rift-closed"):
    """An Elemental Rift card has left."""

    card: int


class RuleHeld(Event, frozen=True, tag="force"):
    """A rule is in force."""

    force: str
    until: str


class WelledUp(Event, frozen=True, tag="well-up"):
    """A card was turned over for an ink pool, and the players choose the space beside it."""

    card: int


class PiecePlaced(Event, frozen=True, tag="placed"):
    """A token came onto the map."""

    kind: int
    cell: int


class PieceRemoved(Event, frozen=True, tag="removed"):
    """A token left the map, or an ink pool was sealed."""

    kind: int
    cell: int


class Bloomed(Event, frozen=True, tag="bloom"):
    """All withered flowers are fresh again."""


class SiteShut(Event, frozen=True, tag="shut"):
    """An effect closes a site."""

    site: int
    cell: int
    last: int  # the round up to whose end


class BeaconTurned(Event, frozen=True, tag="beacon"):
    """A beacon was lit, or went out."""

    cell: int
    lit: bool


class Modified(Event, frozen=True, tag="modified"):
    """A modification was attached to a tower card of a player."""

    seat: int
    tower: int  # as printed
    card: int  # its number from now on
    modification: int


class Tithe(Event, frozen=True, tag="tithe"):
    """A modification brings gold at the end of Phase 3."""

    modification: int
    gold: int


class TrayMarked(Event, frozen=True, tag="mark"):
    """A horde makes no advance attempt, triggers nothing, or has no defences for some time."""

    tray: int
    horde: str
    mark: int  # as in the state: 1 frozen, 2 silent, 4 cursed


class TrayPushed(Event, frozen=True, tag="pushed"):
    """A horde went back on its route."""

    tray: int
    horde: str
    index: int
    cell: int


class SkullsChanged(Event, frozen=True, tag="skulls"):
    """A hero has so many skulls now."""

    figure: int
    skulls: int


class SightUsed(Event, frozen=True, tag="sight"):
    """A flower was activated and withers, or the goods on a feature were taken."""

    kind: int
    cell: int
    gold: int = 0
    crystals: int = 0


class Drifted(Event, frozen=True, tag="drift"):
    """A token went to another space by itself."""

    kind: int
    cell: int


class Rewarded(Event, frozen=True, tag="reward"):
    """The team gained what is on the back of a destroyed horde."""

    crystals: int = 0
    gold: int = 0


class Mended(Event, frozen=True, tag="mend"):
    """A damage tile was returned from a tray."""

    tray: int
    horde: str
    mask: int


class HordeCharged(Event, frozen=True, tag="charge"):
    """A horde makes two advance attempts this phase."""

    tray: int
    horde: str


class TrayFrozen(Event, frozen=True, tag="frozen"):
    """A horde makes no advance attempt."""

    tray: int
    horde: str


class Redirected(Event, frozen=True, tag="instead"):
    """A Sand Warrior went to its board instead of a hero's damage."""

    figure: int
    warrior: int


class Triggered(Event, frozen=True, tag="trigger-icon"):
    """A horde triggers an active ability."""

    tray: int
    horde: str
    icon: int


class LastStand(Event, frozen=True, tag="last-stand"):
    """At the end each horde that is left costs a heart."""

    hearts: int
