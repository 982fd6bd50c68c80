"""The parts that a view is made of: pieces, players, the board, the market, what is being resolved."""

from __future__ import annotations

from msgspec import Struct

from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import GONE


class HeldView(Struct, frozen=True, omit_defaults=True):
    """A reward on a card: its rank for all, which one it is only for those who may know it (KA-31.2, KA-31.3)."""

    rank: str
    reward: str = ""
    up: bool = False
    public: bool = False  # everyone knows which one it is
    token: int = NOBODY  # its number as events name it, for those who may know it


class PieceView(Struct, frozen=True, omit_defaults=True):
    """A Krosmaster, in the arena or out of it, or a summon token in the arena."""

    piece: int
    kind: str
    species: str
    owner: int
    hp: int
    cell: int = GONE
    damage: int = 0
    level: int = 0
    powers: tuple[str, ...] = ()  # of its card or token
    inspired: tuple[str, ...] = ()  # of dice on its card
    equipped: tuple[str, ...] = ()  # of face-up rewards
    ap_plus: int = 0  # markers waiting (KA-8.4)
    ap_minus: int = 0
    mp_plus: int = 0
    mp_minus: int = 0
    used: tuple[str, ...] = ()  # spells that it may not cast any more in this game
    held: tuple[HeldView, ...] = ()  # in the order of their slots
    summoner: int = NOBODY
    acted: bool = False  # in this game turn
    knocked_out: bool = False


class SlotView(Struct, frozen=True, omit_defaults=True):
    """One spell of the active character; its place in the list is its slot, the weapon's spell stands last."""

    spell: str
    reach: int  # its maximum range from here (KA-12.9, KA-12.10)
    cells: str = ""  # those in range, seen or not: three digits of base 16 for each row of twelve
    sight: bool = False  # it is aimed along a line of sight (KA-12.6)
    spent: bool = False  # its limit is used up (KA-11.2)
    barred: bool = False  # the tutorial leaves it out


class BoostView(Struct, frozen=True):
    """A bonus that waits for the next spell of one of these elements (KA-19.22)."""

    elements: tuple[str, ...]
    damage: int


class ActiveView(Struct, frozen=True, omit_defaults=True):
    """The character whose turn it is."""

    piece: int
    ap: int
    mp: int
    slots: tuple[SlotView, ...] = ()
    reach: int = 0  # added to its normal and line ranges until its turn ends
    boosts: tuple[BoostView, ...] = ()
    far: str = ""  # the distance of each cell, row by row: a digit of base 36; a dot for no ground (KA-2.5)
    hidden: dict[int, tuple[int, ...]] = {}  # cells that it does not see: what stands in the way, nearest first
    # where it can walk, for the seat that may: a cell, the one before it, the risk to be locked on the way in percent,
    # and the first trap on the way, -1 without one
    ways: tuple[tuple[int, int, int, int], ...] = ()


class BoardView(Struct, frozen=True, omit_defaults=True):
    """The arena; a cell is 12 * row + column, on smaller boards too."""

    width: int
    height: int
    arena: str = ""  # its name; "" for a tutorial's own board
    trees: tuple[int, ...] = ()
    bushes: tuple[int, ...] = ()
    crates: tuple[int, ...] = ()
    demons: tuple[int, ...] = ()
    starts: tuple[int, ...] = ()  # paw prints
    coins: dict[int, int] = {}
    scratches: dict[int, int] = {}  # damage on scenery (KA-18.6)


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One player, in the order of the seats."""

    seat: int
    side: int
    gg: int = 0
    pool: int = 0
    team: tuple[str, ...] = ()  # figures, while teams are chosen and after
    ready: bool = False  # content with the team
    timeline: tuple[int, ...] = ()  # pieces
    starts: tuple[int, ...] = ()  # cells
    out: bool = False


class StrikeView(Struct, frozen=True, omit_defaults=True):
    """A spell, punch or explosion that is being resolved."""

    caster: int
    seat: int
    cell: int
    spell: str = ""  # "" for a punch
    element: str = "none"
    targets: tuple[int, ...] = ()
    scenery: tuple[int, ...] = ()  # cells
    faces: tuple[str, ...] = ()  # the critical roll
    hits: int = 0


class QuestionView(Struct, frozen=True, omit_defaults=True):
    """What is asked now, and of whom; the other fields only where the question is about them."""

    kind: str  # "over" when nothing is asked any more
    seats: tuple[int, ...] = ()
    piece: int = NOBODY  # who acts, moves, buys, or whose creatures are next
    cell: int = GONE  # where the mover wants to go
    rank: str = ""  # of the reward to be assigned
    reward: str = ""  # which one it is, for those who may know it
    token: int = NOBODY  # its number as events name it, for them too
    amount: int = 0  # GG still to be taken


class DraftView(Struct, frozen=True, omit_defaults=True):
    """The draft: the cards on the table, and how many are still face down (KA-5.4, KA-31.4)."""

    table: tuple[str, ...]
    left: int


class MarketView(Struct, frozen=True, omit_defaults=True):
    """The rewards: six places face up, two of each rank, and the piles beside them (KA-6.9, KA-31.1)."""

    shop: tuple[str, ...]  # "" for an empty place
    piles: tuple[int, ...]
    tokens: tuple[int, ...] = ()  # the numbers of those in the shop, as events name them
    removed: tuple[str, ...] = ()  # out of the game, as far as the viewer has seen them
    removed_tokens: tuple[int, ...] = ()  # their numbers as events name them
    unseen: dict[str, dict[str, int]] = {}  # by rank: how many of each reward the viewer has not seen (KA-31.7)
