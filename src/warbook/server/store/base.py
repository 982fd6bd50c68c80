"""Where tables are kept: one small interface, so that another database can follow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct, field

from warbook.kernel.rng import Seed
from warbook.match.entries import Entry
from warbook.server.socket.protocol import ClockTerms, Fork

Post = Callable[[], None]
Then = Callable[[OSError | None], Post]  # told when something is on disk, or why it is not; what it returns comes next


class StoreError(OSError):
    """The store could not read or write: its disk is full, or its file is damaged. One sentence with the file."""


class Chair(Struct):
    """A seat of a table as it is kept; people and tickets only as hashes."""

    who: str  # "person", "open" or "bot"
    name: str = ""
    person: str = ""
    ticket: str = ""
    bot: str = ""  # who plays, or stands in
    seconds: float = 1.0
    lent: bool = False  # the person asked the bot to play: it plays on when the person comes back
    consent: bool = False  # the person has said beforehand that a bot may play as soon as they are away


class TableRow(Struct):
    """A table as it is kept, without its log."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    seed: Seed
    rules: int
    content: str
    clock: ClockTerms | None
    listed: bool
    owner: str  # the hash of whoever made it
    made: int
    played: int
    chairs: list[Chair]
    over: bool = False
    result: str = ""
    acting: list[int] | None = None  # who decides, when it left memory; None when that is not known
    seeds: list[str] = field(default_factory=list)  # for chance that the log says was made new
    fork: Fork | None = None  # the moment of a replay that it began with
    place: str = ""  # a keyed hash of the address from which it was made
    weight: int = 1  # how many tables it counts for
    moved: bool = False  # whether somebody has moved while a seat was still open
    expires: int = 0  # in minutes of the store's age; set when the row is kept


class Win(Struct, frozen=True):
    """A scenario of a campaign that a person has won under one setting, as it is kept."""

    game: str
    scenario: str
    setting: str
    stars: int
    at: int  # seconds since 1970
    table: str  # whose replay shows it; "" when it was won elsewhere


class Counted(Struct, frozen=True):
    """How many tables go on: all of them, and by weight those that a person, and that a place, has made."""

    everyone: int
    person: int
    place: int


class Store(ABC):
    """Keeps tables, replays and what people have won. What it has answered is on disk."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready; a store that cannot be used is a ValueError or an OSError that says why."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way."""

    @abstractmethod
    def append(self, table: str, first: int, entries: list[Entry], then: Then) -> None:
        """Add lines to a table's log, from that number on; `then` is called later, never from within."""

    @abstractmethod
    async def add_table(self, row: TableRow, entries: list[Entry]) -> None:
        """Keep a new table with the first lines of its log."""

    @abstractmethod
    async def save_table(self, row: TableRow) -> None:
        """Keep what has changed about a table besides its log."""

    @abstractmethod
    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""

    @abstractmethod
    async def log(self, id: str) -> list[Entry]:
        """The whole log of a table."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """The tables where a person sits, the newest first."""

    @abstractmethod
    async def listed(self, limit: int) -> list[TableRow]:
        """The listed tables that go on, the newest first."""

    @abstractmethod
    async def timed(self) -> list[str]:
        """The tables with a clock that go on."""

    @abstractmethod
    async def counted(self, person: str, place: str) -> Counted:
        """How many tables go on."""

    @abstractmethod
    async def add_replay(self, id: str, data: bytes) -> None:
        """Keep a replay of a table; the same id again is the same replay."""

    @abstractmethod
    async def add_upload(self, id: str, data: bytes) -> None:
        """Keep a replay that somebody has sent, for a while."""

    @abstractmethod
    async def uploads(self) -> int:
        """How many replays are kept that somebody has sent."""

    @abstractmethod
    async def replay(self, id: str) -> bytes | None:
        """A replay by its id."""

    @abstractmethod
    async def add_wins(self, wins: list[tuple[str, Win]]) -> None:
        """Keep what people have won, together; of one person's two for the same setting the better one stays."""

    @abstractmethod
    async def wins(self, person: str) -> list[Win]:
        """All that a person has won."""

    @abstractmethod
    async def unlock(self, person: str, game: str, all_open: bool) -> None:
        """Open all scenarios of a game's campaign for a person, or only those that were earned."""

    @abstractmethod
    async def unlocked(self, person: str) -> list[str]:
        """The games whose scenarios are all open for a person."""

    @abstractmethod
    async def grow(self, minutes: int) -> None:
        """Let the store be so much older: what nobody has looked at expires by its age, never by a machine's clock."""

    @abstractmethod
    def is_ageing(self, row: TableRow) -> bool:
        """Whether a table that is in use should be kept again, lest it expires."""

    @abstractmethod
    async def expired(self, limit: int) -> list[TableRow]:
        """Tables that nobody has looked at for too long, the oldest first."""

    @abstractmethod
    async def remove(self, rows: list[TableRow]) -> None:
        """Forget tables with their logs and replays, and so many expired uploads."""
