"""The storage interface. Another database can implement it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, field

from warbook.kernel.rng import Seed
from warbook.match.entries import Entry
from warbook.server.socket.protocol import ClockTerms, Fork

Post = Callable[[], None]
Then = Callable[[OSError | None], Post]  # called after the commit, or with its error; then its result is called


class StoreError(OSError):
    """The store cannot read or write, because the disk is full or the file damaged. One sentence with the file."""


class Chair(Struct):
    """A stored seat; people and tickets only as hashes."""

    who: str  # "person", "open" or "bot"
    name: str = ""
    person: str = ""
    ticket: str = ""
    bot: str = ""  # the bot that plays or stands in
    seconds: float = 1.0
    lent: bool = False  # the person gave the seat to the bot: it plays on when the person returns
    consent: bool = False  # the person has agreed that a bot plays as soon as they are away


class Renewal(Struct):
    """A table that continues under newer rules or with newer content."""

    rules: int  # the rules number before; the same as now if only the content has changed
    told: list[str]  # the people with a seat who know of it


class Offer(Struct):
    """An offer to play again at a finished table."""

    by: int  # the seat of the person who offers
    yes: list[str]  # the people who have agreed
    place: str = ""  # a keyed hash of that person's address


class TableRow(Struct):
    """A stored table, without its log."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    seed: Seed
    rules: int
    content: str
    clock: ClockTerms | None
    listed: bool
    owner: str  # the hash of its maker
    made: int
    played: int
    chairs: list[Chair]
    over: bool = False
    result: str = ""
    acting: list[int] | None = None  # who decided when it left memory; None if unknown
    seeds: list[str] = field(default_factory=list)  # of new chance, for each RESEED entry in the log
    fork: Fork | None = None  # the replay and move that it began with
    place: str = ""  # a keyed hash of its maker's address
    weight: int = 1  # how many tables it counts as
    moved: bool = False  # whether anybody moved while a seat was open
    renewal: Renewal | None = None
    expires: int = 0  # in minutes of the store's age; set when the row is saved
    offer: Offer | None = None  # to play again
    rematch: str = ""  # the table of the rematch
    drafts: dict[str, str] = field(default_factory=dict)  # what each seat prepares in secret; only for its person


class Win(Struct, frozen=True):
    """A stored victory: a scenario of a campaign that a person has won under one setting."""

    game: str
    scenario: str
    setting: str
    stars: int
    at: int  # seconds since 1970
    table: str  # the table with the replay; "" if it was won elsewhere


class Counted(Struct, frozen=True):
    """Unfinished tables: all of them, and by weight those of a person and of an address."""

    everyone: int
    person: int
    place: int


class Store(ABC):
    """Stores tables, replays and victories. When a call returns, its data is on disk."""

    @abstractmethod
    def check(self, key: Path | None = None) -> None:
        """Raise now what `open` would raise: a ValueError or an OSError with one sentence.

        With the server's key: an empty store beside a key that exists has lost its data, which is a ValueError, too.
        """

    @abstractmethod
    async def open(self) -> None:
        """Open the store; a ValueError or an OSError says why it cannot be used."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work."""

    @abstractmethod
    def append(self, table: str, first: int, entries: list[Entry], then: Then) -> None:
        """Append entries to a table's log, from that number on; `then` is called later, never synchronously."""

    @abstractmethod
    async def add_table(self, row: TableRow, entries: list[Entry]) -> None:
        """Store a new table with the first entries of its log."""

    @abstractmethod
    async def save_table(self, row: TableRow) -> None:
        """Store a changed table, without its log."""

    @abstractmethod
    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""

    @abstractmethod
    async def log(self, id: str) -> list[Entry]:
        """The whole log of a table."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person has a seat, newest first."""

    @abstractmethod
    async def listed(self, limit: int) -> list[TableRow]:
        """The listed, unfinished tables, newest first."""

    @abstractmethod
    async def timed(self) -> list[str]:
        """The unfinished tables with a clock."""

    @abstractmethod
    async def counted(self, person: str, place: str) -> Counted:
        """Count unfinished tables."""

    @abstractmethod
    async def add_replay(self, id: str, data: bytes) -> None:
        """Store a replay of a table; the same id again is the same replay."""

    @abstractmethod
    async def add_upload(self, id: str, data: bytes) -> None:
        """Store an uploaded replay until it expires."""

    @abstractmethod
    async def uploads(self) -> int:
        """Count uploaded replays."""

    @abstractmethod
    async def replay(self, id: str) -> bytes | None:
        """A replay by its id."""

    @abstractmethod
    async def add_wins(self, wins: list[tuple[str, Win]]) -> None:
        """Store victories together; of two by one person under one setting the better one stays."""

    @abstractmethod
    async def wins(self, person: str) -> list[Win]:
        """All victories of a person."""

    @abstractmethod
    async def unlock(self, person: str, game: str, all_open: bool) -> None:
        """Open all scenarios of a game's campaign for a person, or only those that were earned."""

    @abstractmethod
    async def unlocked(self, person: str) -> list[str]:
        """The games whose scenarios are all open for a person."""

    @abstractmethod
    async def grow(self, minutes: int) -> None:
        """Add to the store's age. Data expires by this age, never by the machine's clock."""

    @abstractmethod
    def is_ageing(self, row: TableRow) -> bool:
        """Whether a table in use should be saved again before it expires."""

    @abstractmethod
    async def expired(self, limit: int) -> list[TableRow]:
        """Expired tables, oldest first."""

    @abstractmethod
    async def remove(self, rows: list[TableRow]) -> None:
        """Delete tables with their logs and replays, and a number of expired uploads."""
