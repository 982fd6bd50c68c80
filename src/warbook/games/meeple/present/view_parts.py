"""The parts that a view is made of: territories, villages, players, battles to come, the question."""

from __future__ import annotations

from msgspec import Struct

from warbook.games.meeple.content.tables import NOBODY, NONE


class TileView(Struct, frozen=True, omit_defaults=True):
    """A territory: the tile that lies there, and who stands on it."""

    tile: int
    code: str  # T01 and so on: what notation and texts call it
    kind: str
    q: int
    r: int
    men: tuple[int, ...]  # by seat
    rotation: int = 0
    forest: tuple[int, ...] = ()  # edges, as the tile lies
    trees: tuple[int, ...] = ()  # edges with a tree token
    flags: int = 0
    token: str = ""  # the upgrade token on it
    bonus: str = ""  # what it gives as a public building
    gate: int = NOBODY  # whose gate opens here
    fresh: int = 0  # of the current player's: placed this turn and not moved
    moved: int = 0  # of the current player's: have made their move
    altar_done: bool = False  # has acted this turn (MW-12.22)
    holder: int = NOBODY  # who would have its bonus or flags if the own turn began now (MW-7.2)
    ready: int = 0  # of the current player's: can still leave it in this Phase 4 (MW-11.11, MW-11.12)
    reach: tuple[int, ...] = ()  # the tiles that it reaches as an altar or a cave (MW-12.1, MW-12.16)


class CellView(Struct, frozen=True):
    """An empty cell with meeples of the current player that wait for its tile (MW-13.3)."""

    q: int
    r: int
    men: int
    edges: tuple[int, ...]  # by which they came in


class SlotView(Struct, frozen=True, omit_defaults=True):
    """A slot of a village, with its building and the worker on it."""

    slot: int  # 4 * seat + F, L, R, B
    q: int
    r: int
    building: str = ""  # "" for a free slot
    done: bool = False  # finished; else a site
    space: int = 0  # where its worker stands: a space of the action path, or steps of the construction path
    ahead: tuple[int, ...] = ()  # the spaces that its next step can lead to
    pending: bool = False  # its action waits to be performed
    defence: int = 0
    guests: tuple[int, ...] = ()  # meeples on its defence spaces, by seat
    falls: bool = False  # all of them are filled: it falls at the end of the turn (MW-13.9)
    left: int = 0  # the steps of a site to its end
    ends: dict[int, int] = {}  # the last spaces of its path: turns of the owner until the worker can be there (MW-8.10)


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One player, in the order of the seats."""

    seat: int
    reserve: int
    depot: int
    bravery: int
    workers: int  # in reserve
    points: int  # victory points now, towers included (MW-5.5)
    honour: int = 0  # on the mountain for good
    coming: int = 0  # flags that would count if the own turn began now (MW-7.2)
    towers: int = 0  # flags that count now, in the own turn (MW-5.5); in another's those that are coming
    tree: bool = False  # the tree token is still there
    tokens: tuple[str, ...] = ()
    stock: tuple[str, ...] = ()  # buildings in reserve
    destroyed: tuple[str, ...] = ()
    shields: tuple[int, ...] = ()  # tiles whose shields work now (MW-7.13)
    recycles: bool = False
    called: bool = False  # will be asked for the tree token at the next turn
    gone: bool = False


class BattleView(Struct, frozen=True):
    """A battle that would be fought if nobody moved any more: who has how many, loses how many, gains what."""

    tile: int
    seats: tuple[int, int]
    men: tuple[int, int]
    lost: tuple[int, int]
    bravery: tuple[int, int]


class QuestionView(Struct, frozen=True, omit_defaults=True):
    """What is asked now, and of whom; the other fields only where the question is about them."""

    kind: str  # "over" when nothing is asked any more
    seat: int = NOBODY
    slot: int = NONE  # 4 * seat + place: the building whose worker or action it is about
    tile: int = NONE
    cell: int = NONE  # the place among the cells that wait for a tile
    count: int = 0  # meeples that may still go on, or bravery points still to count
