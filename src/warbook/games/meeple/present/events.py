"""What can happen in Meeple War, in the rulebook's words. Each event cites the rule that made it."""

from __future__ import annotations

from typing import Literal

from warbook.kernel.wire import Event

Lost = Literal["battle", "forge", "shield", "burn", "altar", "sacrifice"]


class Acted(Event, frozen=True, tag="act"):
    """A player made this decision."""

    seat: int
    action: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """The hammer has passed to a player."""

    seat: int
    number: int
    round: int


class PhaseBegan(Event, frozen=True, tag="phase"):
    """A phase of the turn begins."""

    phase: int


class TokenLaid(Event, frozen=True, tag="token"):
    """An upgrade token lies on a territory."""

    seat: int
    token: int
    tile: int


class TreeLaid(Event, frozen=True, tag="tree"):
    """A tree token lies on a border."""

    seat: int
    tile: int
    edge: int


class Controlled(Event, frozen=True, tag="control"):
    """What the current player's territories give this turn."""

    seat: int
    flags: int
    weapons: int
    shields: int
    nature: bool


class Assembled(Event, frozen=True, tag="assemble"):
    """Meeples went from the reserve to the depot."""

    seat: int
    count: int


class Landed(Event, frozen=True, tag="land"):
    """Meeples went from the depot to a territory."""

    seat: int
    tile: int
    count: int


class WorkerMoved(Event, frozen=True, tag="worker"):
    """A worker took a step on its path."""

    slot: int
    space: int
    building: int
    done: bool  # or it is still a site


class Finished(Event, frozen=True, tag="finish"):
    """A site became a building."""

    slot: int
    building: int


class Built(Event, frozen=True, tag="build"):
    """A site was put into a slot."""

    slot: int
    building: int


class Founded(Event, frozen=True, tag="found"):
    """A player without buildings put a site into a slot."""

    slot: int
    building: int


class Cleared(Event, frozen=True, tag="clear"):
    """A building went back to its owner's reserve."""

    slot: int
    building: int


class SentHome(Event, frozen=True, tag="home"):
    """Meeples on defence spaces went back to their owner's reserve."""

    seat: int
    count: int


class Intimidated(Event, frozen=True, tag="intimidate"):
    """Enemy meeples were driven to another territory."""

    seat: int
    src: int
    dst: int
    count: int


class Destroyed(Event, frozen=True, tag="destroy"):
    """Meeples on a territory were destroyed."""

    seat: int
    tile: int
    count: int
    how: Lost


class Converted(Event, frozen=True, tag="convert"):
    """A meeple on a defence space was exchanged."""

    seat: int
    slot: int
    building: int
    victim: int


class Bombed(Event, frozen=True, tag="bomb"):
    """A meeple was put on a defence space from afar."""

    seat: int
    slot: int
    building: int


class TokenTaken(Event, frozen=True, tag="take"):
    """An upgrade token was taken from the pool."""

    seat: int
    token: int


class Moved(Event, frozen=True, tag="move"):
    """A meeple moved to a territory."""

    seat: int
    src: int
    dst: int
    how: Literal["step", "cave", "tunnel"]


class Ventured(Event, frozen=True, tag="venture"):
    """A meeple went into an empty cell."""

    seat: int
    src: int
    q: int
    r: int


class Entered(Event, frozen=True, tag="enter"):
    """A meeple stands on a defence space now."""

    seat: int
    src: int
    slot: int
    building: int


class Drawn(Event, frozen=True, tag="draw"):
    """A territory tile was turned face up."""

    seat: int
    tile: int
    q: int
    r: int


class Laid(Event, frozen=True, tag="lay"):
    """A territory tile lies in its cell."""

    tile: int
    q: int
    r: int
    rotation: int


class Battle(Event, frozen=True, tag="battle"):
    """Two players fought; how many each had and lost."""

    tile: int
    one: int
    other: int
    men: tuple[int, int]
    lost: tuple[int, int]


class Brave(Event, frozen=True, tag="bravery"):
    """A player's marker climbed the ladder."""

    seat: int
    points: int
    step: int


class Honoured(Event, frozen=True, tag="honour"):
    """Meeples went onto the honour mountain."""

    seat: int
    count: int


class BuildingFell(Event, frozen=True, tag="fall"):
    """A building was destroyed for good."""

    slot: int
    building: int


class Left(Event, frozen=True, tag="left"):
    """A player has left the game."""

    seat: int


class Ended(Event, frozen=True, tag="end"):
    """The game is over."""

    winners: tuple[int, ...]
    points: int  # that each of them has
    ending: int
