"""What can happen in a game of the family, in the rulebook's words. Each event cites the rule that made it."""

from __future__ import annotations

from typing import Literal

from warbook.kernel.wire import Event


class Acted(Event, frozen=True, tag="act"):
    """A player made this decision."""

    seat: int
    action: int


class RoundBegan(Event, frozen=True, tag="round"):
    """A new round."""

    number: int


class PhaseBegan(Event, frozen=True, tag="phase"):
    """A phase of the round begins."""

    phase: str


class HeroChosen(Event, frozen=True, tag="hero"):
    """A player has taken a hero."""

    seat: int
    figure: int
    bench: bool = False


class ColourClosed(Event, frozen=True, tag="close"):
    """No tower is placed on sites of this colour this round."""

    colour: int


class Spawned(Event, frozen=True, tag="spawn"):
    """A horde came onto the map."""

    tray: int
    card: int
    route: int
    index: int
    cell: int


class Revealed(Event, frozen=True, tag="reveal"):
    """A card was turned over, and heroes have to make room for it."""

    card: int
    route: int


class TrailOpened(Event, frozen=True, tag="trail"):
    """A trail card was removed: its marker spawns from the next round on."""

    trail: int
    route: int


class Built(Event, frozen=True, tag="build"):
    """A tower stands on a site."""

    seat: int
    tower: int
    shown: int  # the tower that the card shows, with or without stickers
    site: int
    cell: int
    facing: int


class Passed(Event, frozen=True, tag="pass"):
    """A tower was passed on, raised if possible."""

    seat: int
    tower: int
    shown: int
    receiver: int
    raised: int  # the card in the incoming slot
    raised_shown: int


class TilePlaced(Event, frozen=True, tag="tile"):
    """A damage tile lies on a tray."""

    tray: int
    horde: str  # what it is called: a key of the texts
    shape: int
    mask: int
    damage: int


class SoldierPlaced(Event, frozen=True, tag="soldier"):
    """A soldier stands on a tray."""

    tray: int
    horde: str
    square: int


class SoldierTaken(Event, frozen=True, tag="take-soldier"):
    """A soldier was taken from a tray."""

    tray: int
    horde: str
    square: int


class TurnedDown(Event, frozen=True, tag="face-down"):
    """A tower that hit a portal lies face down."""

    site: int
    tower: int
    shown: int


class HeroMoved(Event, frozen=True, tag="move"):
    """A figure moved to a space, or to its hero board."""

    figure: int
    cell: int
    displaced: bool = False


class Engaged(Event, frozen=True, tag="engage"):
    """A figure's base lies on a tray."""

    figure: int
    tray: int
    horde: str
    block: int


class AbilityUsed(Event, frozen=True, tag="ability"):
    """A hero uses an ability, its own or a copied one."""

    figure: int
    hero: int
    ability: int


class BasicAttack(Event, frozen=True, tag="basic"):
    """A hero makes its basic attack."""

    figure: int


class Rested(Event, frozen=True, tag="rest"):
    """A hero rested."""

    figure: int


class Healed(Event, frozen=True, tag="heal"):
    """A hero's health rose."""

    figure: int
    amount: int


class Refreshed(Event, frozen=True, tag="refresh"):
    """An ability lies face up again."""

    figure: int
    ability: int


class Guarded(Event, frozen=True, tag="protect"):
    """A hero takes no damage until the end of the round."""

    figure: int


class Hurt(Event, frozen=True, tag="hurt"):
    """A figure took damage."""

    figure: int
    amount: int
    left: int


class KnockedOut(Event, frozen=True, tag="knock-out"):
    """A figure went to its hero board."""

    figure: int


class Revived(Event, frozen=True, tag="revive"):
    """A hero is revived."""

    figure: int


class SpellCast(Event, frozen=True, tag="cast"):
    """The team casts a spell."""

    seat: int
    spell: int


class TrayDestroyed(Event, frozen=True, tag="destroy"):
    """A horde was destroyed."""

    tray: int
    card: int
    crystals: int


class TrayHealed(Event, frozen=True, tag="tray-heal"):
    """All damage tiles left a tray."""

    tray: int
    horde: str


class TrayBlocked(Event, frozen=True, tag="block"):
    """A horde did not move: soldiers or heroes hold it."""

    tray: int
    horde: str


class TrayMoved(Event, frozen=True, tag="advance"):
    """A horde or a boss moved along its route."""

    tray: int
    horde: str
    index: int
    cell: int


class Aimed(Event, frozen=True, tag="aim"):
    """A horde shoots at heroes on it and beside it."""

    tray: int
    horde: str


class Escaped(Event, frozen=True, tag="escape"):
    """A horde reached the exit."""

    tray: int
    card: int
    hearts: int
    crystals: int


class BossDrew(Event, frozen=True, tag="boss-card"):
    """The boss's action card."""

    boss: str
    card: int


class BossLost(Event, frozen=True, tag="boss-health"):
    """A health card of the boss was covered."""

    boss: str
    left: int


class TowerLost(Event, frozen=True, tag="ruin"):
    """A tower went back to the supply."""

    site: int
    cell: int
    tower: int
    shown: int


class PortalOpened(Event, frozen=True, tag="rift"):
    """A tray became a portal."""

    tray: int
    horde: str
    level: int


class Taken(Event, frozen=True, tag="take"):
    """A tower went from a white site to a player's hand."""

    seat: int
    tower: int
    shown: int


class Bought(Event, frozen=True, tag="buy"):
    """A tower was bought for a player."""

    seat: int
    tower: int
    shown: int
    price: int


class GoalReached(Event, frozen=True, tag="goal"):
    """The goal is reached; the round is still played to its end."""


class Ended(Event, frozen=True, tag="end"):
    """The game is over."""

    how: Literal[
        "won",
        "hearts",
        "portal",
        "boss",
        "stuck",
        "knock-out",
        "rounds",
        "resignation",
        "time",
        "crowd",
        "empty-decks",
        "goal",
    ]
