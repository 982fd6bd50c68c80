"""What can happen in Krosmaster, in the rulebook's words. Each event cites the rule that made it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from warbook.kernel.wire import Event

Roll = Literal["tension", "critical", "armor", "lock", "dodge", "gamble", "order"]
Way = Literal["push", "pull", "recoil", "approach", "recall", "leap"]


class Who(Struct, frozen=True, gc=False):
    """What everyone calls a piece by: its kind, and whose it is."""

    kind: int
    owner: int


class Acted(Event, frozen=True, tag="act"):
    """A player made this decision."""

    seat: int
    action: int
    who: Who | None = None  # the figure that is lined up


class TeamChosen(Event, frozen=True, tag="team"):
    """A player leads these figures."""

    seat: int
    figures: tuple[int, ...]


class Dealt(Event, frozen=True, tag="deal"):
    """Two cards of the draft are on the table."""

    seat: int
    figures: tuple[int, ...]


class OrderSet(Event, frozen=True, tag="order"):
    """The players take their turns in this order."""

    seats: tuple[int, ...]


class ArenaSet(Event, frozen=True, tag="arena"):
    """The arena is ready: its scenery stands, its coins lie there."""

    arena: int


class StartSet(Event, frozen=True, tag="start"):
    """A player's figures start on this edge or in this zone."""

    seat: int
    edge: int
    zone: str = ""  # its name, in an arena for four


class MarketSet(Event, frozen=True, tag="market"):
    """The rewards are shuffled, and one of each pile is turned up."""

    tokens: tuple[int, ...]


class Placed(Event, frozen=True, tag="place"):
    """A figure is put on its start cell."""

    piece: int
    who: Who
    cell: int


class GameTurn(Event, frozen=True, tag="turn"):
    """A player's game turn begins."""

    seat: int
    number: int


class CharacterTurn(Event, frozen=True, tag="character"):
    """A character's activation begins with these points."""

    piece: int
    who: Who
    cell: int
    ap: int
    mp: int


class TurnEnded(Event, frozen=True, tag="character-end"):
    """A character's turn is over."""

    piece: int
    who: Who


class Rolled(Event, frozen=True, tag="roll"):
    """Dice were rolled; `hits` counts those that are successes without anybody's choice."""

    roll: Roll
    seat: int
    piece: int
    faces: tuple[int, ...]
    hits: int
    who: Who | None = None  # the player rolls tension, no piece does


class Turned(Event, frozen=True, tag="joker"):
    """A joker was turned to a plain face by the player who rolled it."""

    seat: int
    die: int
    face: int


class Doubles(Event, frozen=True, tag="doubles"):
    """The tension dice show the same face."""

    face: int


class Honour(Event, frozen=True, tag="honour"):
    """A Gallon of Glory or more changed hands; -1 is the wild pile, -2 is out of the game."""

    giver: int
    taker: int
    amount: int


class Laid(Event, frozen=True, tag="inspire"):
    """A die lies on a card and gives its power."""

    piece: int
    who: Who
    face: int


class Refunded(Event, frozen=True, tag="refund"):
    """Dice were sold to the bank."""

    seat: int
    dice: int
    kamas: int


class Faded(Event, frozen=True, tag="fade"):
    """A player's inspiration ends."""

    seat: int


class Stepped(Event, frozen=True, tag="move"):
    """A character walked one cell."""

    piece: int
    who: Who
    src: int
    dst: int


class Locked(Event, frozen=True, tag="locked"):
    """A character was held and loses the rest of its turn."""

    piece: int
    who: Who
    by: int
    by_who: Who


class Shifted(Event, frozen=True, tag="shift"):
    """A piece was moved by an effect."""

    piece: int
    who: Who
    src: int
    dst: int
    way: Way


class Swapped(Event, frozen=True, tag="swap"):
    """Two pieces exchanged their cells."""

    one: int
    one_who: Who
    other: int
    other_who: Who


class CastSpell(Event, frozen=True, tag="cast"):
    """A spell was cast; the reward of a one-shot spell or a weapon is not named here."""

    piece: int
    who: Who
    spell: int
    cell: int
    target: int = -1  # whom it is aimed at
    target_who: Who | None = None


class Punched(Event, frozen=True, tag="punch"):
    """A Krosmaster punched."""

    piece: int
    who: Who
    cell: int
    target_who: Who


class Hurt(Event, frozen=True, tag="hurt"):
    """Damage markers were placed."""

    piece: int
    who: Who
    amount: int
    damage: int
    hp: int


class Healed(Event, frozen=True, tag="heal"):
    """Damage markers were removed."""

    piece: int
    who: Who
    amount: int
    damage: int
    hp: int


class Marked(Event, frozen=True, tag="marker"):
    """AP or MP markers were put on a character."""

    piece: int
    who: Who
    ap: int
    mp: int


class Summoned(Event, frozen=True, tag="summon"):
    """A token came into the arena."""

    piece: int
    kind: int
    summoner: int
    summoner_who: Who
    cell: int


class Removed(Event, frozen=True, tag="remove"):
    """A token left the arena without being knocked out."""

    piece: int
    who: Who
    cell: int


class KnockedOut(Event, frozen=True, tag="ko"):
    """A character or bomb is knocked out; `by` is the seat that gets the credit."""

    piece: int
    who: Who
    cell: int
    by: int


class Exploded(Event, frozen=True, tag="explode"):
    """A bomb casts its spell and is gone."""

    piece: int
    who: Who
    cell: int


class Sprung(Event, frozen=True, tag="trap"):
    """A trap is triggered."""

    piece: int
    who: Who
    cell: int


class SceneryHurt(Event, frozen=True, tag="scratch"):
    """Scenery was damaged."""

    cell: int
    scenery: int
    amount: int


class SceneryBroken(Event, frozen=True, tag="break"):
    """Scenery was destroyed and leaves coins."""

    cell: int
    scenery: int
    kamas: int


class SceneryMended(Event, frozen=True, tag="mend"):
    """The markers on scenery are removed at the end of the game turn."""

    cells: tuple[int, ...]


class PickedUp(Event, frozen=True, tag="pick-up"):
    """A coin was picked up."""

    piece: int
    who: Who
    cell: int


class Coins(Event, frozen=True, tag="coins"):
    """Coins went to a player (or, below 0, away from one)."""

    seat: int
    amount: int


class Bought(Event, frozen=True, tag="buy"):
    """A reward was bought; the token of a blind purchase is -1 for those who may not know it."""

    piece: int
    who: Who
    place: int
    token: int


class ShopTurned(Event, frozen=True, tag="turn-up"):
    """The next token of a pile is turned face up; -1 when the pile is empty."""

    place: int
    token: int


class Assigned(Event, frozen=True, tag="assign"):
    """A reward lies face down on a card."""

    piece: int
    who: Who
    token: int


class Used(Event, frozen=True, tag="use"):
    """A reward was turned face up."""

    piece: int
    who: Who
    token: int


class Discarded(Event, frozen=True, tag="discard"):
    """A reward left the game; -1 for those who never saw it."""

    piece: int
    who: Who
    token: int


class Gained(Event, frozen=True, tag="gain"):
    """A character has more points now."""

    piece: int
    who: Who
    ap: int
    mp: int


class Named(Event, frozen=True, tag="name"):
    """A player named another to lose a Gallon of Glory."""

    seat: int
    named: int


class Out(Event, frozen=True, tag="out"):
    """A player has left the game."""

    seat: int


class Ended(Event, frozen=True, tag="end"):
    """The game is over; the winner is a side, -1 for a draw."""

    winner: int
    winners: tuple[int, ...]  # the seats of that side
    ending: int
