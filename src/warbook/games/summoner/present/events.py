"""What can happen in Summoner War, in the words of SW-14.2. Each event cites the rule that made it."""

from __future__ import annotations

from warbook.kernel.wire import Event


class Acted(Event, frozen=True, tag="act"):
    """A side made this action."""

    side: int
    action: int


class Revealed(Event, frozen=True, tag="reveal"):
    """A face-down piece turned face-up."""

    cell: int
    side: int
    kind: int


class Moved(Event, frozen=True, tag="move"):
    """A face-up piece went to another cell."""

    src: int
    dst: int
    side: int
    kind: int


class Died(Event, frozen=True, tag="die"):
    """A piece died; its original type is shown to all (SW-6.12)."""

    cell: int
    side: int
    kind: int
    was: int = -1  # the type it was known to have become


class Swapped(Event, frozen=True, tag="swap"):
    """Two pieces exchanged their cells, seen by everyone (SW-6.11)."""

    one: int
    other: int


class Hid(Event, frozen=True, tag="hide"):
    """A face-up piece turned face-down."""

    cell: int
    side: int
    kind: int


class Became(Event, frozen=True, tag="become"):
    """A face-up piece is of another type from now on."""

    cell: int
    side: int
    was: int
    kind: int


class Gained(Event, frozen=True, tag="bonus"):
    """A face-up piece got a bonus: cross, diag or snipe."""

    cell: int
    side: int
    kind: int
    bonus: str


class CardShown(Event, frozen=True, tag="card"):
    """An augment card became public."""

    side: int
    code: str


class Survived(Event, frozen=True, tag="survive"):
    """The attacker on that cell outlived a trap."""

    cell: int
    side: int
    kind: int


class Passed(Event, frozen=True, tag="pass"):
    """A side had no turn action."""

    side: int


class Locked(Event, frozen=True, tag="lock"):
    """A side has locked in its cards and its deployment."""

    side: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """A side's turn begins; the rule says why it is theirs."""

    side: int


class DrawOffered(Event, frozen=True, tag="offer"):
    """A side offers a draw."""

    side: int


class DrawDeclined(Event, frozen=True, tag="decline"):
    """A side's answer to a draw offer is no."""

    side: int


class Ended(Event, frozen=True, tag="result"):
    """The game is over: the winner, or -1 for a draw, and how."""

    winner: int
    ending: int


SummonerEvent = (  # SW-14.2
    Acted
    | Revealed
    | Moved
    | Died
    | Swapped
    | Hid
    | Became
    | Gained
    | CardShown
    | Survived
    | Passed
    | Locked
    | TurnBegan
    | DrawOffered
    | DrawDeclined
    | Ended
)
