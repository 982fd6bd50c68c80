"""The state of a game of Summoner War: columns of ints by piece and by cell (SW-13.5). Compiled by mypyc.

A piece's number is the cell it started on: that is its public token (SW-16.7) and says nothing of its type.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from msgspec.json import encode
from mypy_extensions import i64

from warbook.games.summoner.content.tables import (
    BEARER,
    CELLS,
    DIAGONAL,
    GONE,
    KINDS,
    NOBODY,
    ORTHOGONAL,
    PIECES,
    PLACES,
    SUMMON_CARDS_OF,
    TOKENS,
    TUNABLE,
    UNLIMITED,
)
from warbook.kernel.api import Frame, State, copy_state, start_state
from warbook.kernel.rng import Rng

# frames that ask a question (SW-13.4)
SETUP: Final = 0
TURN: Final = 1
ON_SUMMON_WINDOW: Final = 2  # a: piece, b: 1 after a forced summon
SECOND_SUMMON: Final = 3
SWITCH_WINDOW: Final = 4  # a: attacker, b: target cell, c: how it attacks
STEP: Final = 5  # a: piece, b: 1 or 2
# frames that only wait for what lies above them
END_OF_TURN: Final = 6
FALL: Final = 7  # a: the piece that dies when the double action is done

# how the game ended
ONGOING: Final = 0
BY_SUMMONER: Final = 1
BY_NO_ACTION: Final = 2
BY_RESIGNATION: Final = 3
BY_TIME: Final = 4
DRAW_BOTH_BLOCKED: Final = 5
DRAW_NO_PROGRESS: Final = 6
DRAW_REPETITION: Final = 7
DRAW_AGREED: Final = 8


def lines_by_kind(soldiers_unlimited: bool) -> vec[i64]:
    """The ranges of every type on straight and slanting lines (SW-1.9), packed; option soldier_range (SW-15.16)."""
    packed: list[int] = []
    for kind in range(KINDS):
        orthogonal = UNLIMITED if TUNABLE[kind] and soldiers_unlimited else ORTHOGONAL[kind]
        packed.append(orthogonal << 3 | DIAGONAL[kind])
    return vec[i64](packed)


@final
class Options:
    """The table's options (SW-15.60) as numbers. Made once, shared by all clones."""

    def __init__(self, texts: dict[str, str], numbers: dict[str, int], composition: list[int]) -> None:
        self.texts: Final = texts  # as given, defaults filled in: what logs and replays record
        self.printed: Final = encode(texts)  # the same as it is sent
        self.composition: Final = composition
        self.augment_count: Final = numbers["augment_count"]
        self.repetition_limit: Final = numbers["repetition_limit"]
        self.no_progress_limit: Final = numbers["no_progress_limit"]
        self.first_player: Final = texts["first_player"]
        self.open_cards: Final = texts["augment_secrecy"] == "open"
        self.blocked_loses: Final = texts["no_action"] == "loss"
        self.attacker_next: Final = texts["assassin_trap_turn"] == "attacker_next"
        # by kind: the lines of SW-1.8 as orthogonal << 3 | diagonal, the index of tables.REACH
        self.lines: Final = lines_by_kind(texts["soldier_range"] == "unlimited")  # SW-15.16
        self.spell_from_hidden: Final = texts["spell_from_hidden"] == "true"
        self.forced_triggers: Final = texts["forced_summon_triggers"] == "true"
        self.link_every_turn: Final = texts["soul_link_uses"] == "once_per_turn"
        self.link_friendly: Final = texts["soul_link_targets"] == "friendly"
        self.guard_column: Final = texts["guardian_reach"] == "column"
        self.both_die: Final = texts["blind_backfire"] == "both_die"


@final
class Draft:
    """What the two sides have prepared so far, each in secret (SW-2.2)."""

    def __init__(self) -> None:
        self.kind: list[int] = [NOBODY] * CELLS  # the piece type placed on a cell
        self.cards: list[int] = [0, 0]
        self.editing: list[int] = [0, 0]
        self.locked: list[int] = [0, 0]

    def clone(self) -> Draft:
        """An independent copy."""
        copy = Draft()
        copy.kind = self.kind[:]
        copy.cards = self.cards[:]
        copy.editing = self.editing[:]
        copy.locked = self.locked[:]
        return copy


@final
class SummonerState(State):  # SW-13.5
    """Everything SW-13.5 asks for, and nothing else."""

    options: Options
    draft: Draft | None  # None once play has started
    held: SummonerState | None  # what the others still see (SW-16.14); never changed, so clones share it
    held_action: int  # the action that they do not know of yet
    # the board: which piece stands on a cell, and the same as sets of cells
    at: vec[i64]
    red: i64
    blue: i64
    open: i64  # cells with a face-up piece
    # pieces
    cell: vec[i64]
    side: vec[i64]  # fixed once the game is set up, so clones share it
    born: vec[i64]  # the original type; shared by clones too
    roster: list[list[int]]  # side * KINDS + type: the pieces born as that type; shared by clones too
    kind: vec[i64]  # the current type
    used: vec[i64]
    changed: vec[i64]  # transformed (SW-10.11)
    orthogonal: vec[i64]  # attack range added on straight lines
    diagonal: vec[i64]
    sniper: vec[i64]
    known: vec[i64]  # face-down but publicly known (SW-16.6)
    look: vec[i64]  # a number for what everybody sees of the piece (SW-12.5)
    # sides
    cards: vec[i64]  # the chosen cards, as a mask; cannot change during the game (SW-3.8), so clones share it
    public: vec[i64]  # those of them that are public
    dead: list[list[int]]  # pieces in the order of their death
    chosen: vec[i64]  # turns chosen (SW-4.9)
    hero_shown: vec[i64]
    warrior_lost: vec[i64]  # since the side's last chosen turn (SW-11.70)
    spent: vec[i64]  # cards limited to one use, as a mask (SW-11.94)
    excluded: vec[i64]  # cards that the side cannot hold, as everybody could see: they would have acted
    # the game
    first: int
    turn: int  # the side whose turn it is
    turns: int  # how many turns have ended
    trapped: bool  # a trap sprang in this turn action
    progressed: bool  # this turn action made progress (SW-12.6)
    linked: bool  # a swap was made this turn
    passes: int  # how many turn actions in a row were passes
    quiet: int  # turns without progress
    past: vec[i64]  # keys of the positions since the last progress
    key: i64
    offer: int  # who has a draw offer open
    offered: bool  # an offer was made this turn
    winner: int
    ending: int

    def clone(self) -> SummonerState:
        """An independent copy; what never changes after the set-up is shared."""
        copy = SummonerState()
        copy_state(self, copy)
        copy.options = self.options
        draft = self.draft
        copy.draft = None if draft is None else draft.clone()
        copy.held = self.held
        copy.held_action = self.held_action
        copy_pieces(self, copy)
        copy_sides(self, copy)
        copy_turn(self, copy)
        return copy


def copy_pieces(state: SummonerState, copy: SummonerState) -> None:
    """The board and everything that belongs to a piece."""
    copy.at = state.at[:]
    copy.red = state.red
    copy.blue = state.blue
    copy.open = state.open
    copy.key = state.key
    copy.cell = state.cell[:]
    copy.side = state.side
    copy.born = state.born
    copy.roster = state.roster
    copy.kind = state.kind[:]
    copy.used = state.used[:]
    copy.changed = state.changed[:]
    copy.orthogonal = state.orthogonal[:]
    copy.diagonal = state.diagonal[:]
    copy.sniper = state.sniper[:]
    copy.known = state.known[:]
    copy.look = state.look[:]


def copy_sides(state: SummonerState, copy: SummonerState) -> None:
    """Everything that belongs to a side."""
    copy.cards = state.cards
    copy.public = state.public[:]
    copy.dead = [state.dead[0][:], state.dead[1][:]]
    copy.chosen = state.chosen[:]
    copy.hero_shown = state.hero_shown[:]
    copy.warrior_lost = state.warrior_lost[:]
    copy.spent = state.spent[:]
    copy.excluded = state.excluded[:]


def copy_turn(state: SummonerState, copy: SummonerState) -> None:
    """The course of the game."""
    copy.first = state.first
    copy.turn = state.turn
    copy.turns = state.turns
    copy.trapped = state.trapped
    copy.progressed = state.progressed
    copy.linked = state.linked
    copy.passes = state.passes
    copy.quiet = state.quiet
    copy.past = state.past[:]
    copy.offer = state.offer
    copy.offered = state.offered
    copy.winner = state.winner
    copy.ending = state.ending


def new_state(options: Options, rng: Rng) -> SummonerState:
    """An empty board and two sides that have prepared nothing."""
    state = SummonerState()
    state.options = options
    start_state(state, rng, 2)
    state.stack = [Frame(SETUP, 0)]
    state.draft = Draft()
    state.held = None
    state.held_action = 0
    clear_board(state)
    state.cards = vec[i64]([0, 0])
    state.public = vec[i64]([0, 0])
    state.dead = [[], []]
    state.chosen = vec[i64]([0, 0])
    state.hero_shown = vec[i64]([0, 0])
    state.warrior_lost = vec[i64]([0, 0])
    state.spent = vec[i64]([0, 0])
    state.excluded = vec[i64]([0, 0])
    state.first = 0
    state.turn = 0
    state.turns = 0
    state.trapped = False
    state.progressed = False
    state.linked = False
    state.passes = 0
    state.quiet = 0
    state.past = vec[i64]()
    state.offer = NOBODY
    state.offered = False
    state.winner = NOBODY
    state.ending = ONGOING
    return state


def clear_board(state: SummonerState) -> None:
    """No piece anywhere."""
    state.at = vec[i64]([NOBODY] * CELLS)
    state.red = 0
    state.blue = 0
    state.open = 0
    state.key = 0
    state.roster = [[] for _ in range(2 * KINDS)]
    state.cell = vec[i64]([GONE] * PIECES)
    state.side = vec[i64]([NOBODY] * PIECES)
    state.born = vec[i64]([NOBODY] * PIECES)
    state.kind = vec[i64]([NOBODY] * PIECES)
    state.used = vec[i64]([0] * PIECES)
    state.changed = vec[i64]([0] * PIECES)
    state.orthogonal = vec[i64]([0] * PIECES)
    state.diagonal = vec[i64]([0] * PIECES)
    state.sniper = vec[i64]([0] * PIECES)
    state.known = vec[i64]([0] * PIECES)
    state.look = TOKENS[:]


def recall(state: SummonerState, past: list[int]) -> None:
    """Take over the keys of the positions since the last progress."""
    state.past = vec[i64](past)


def create(state: SummonerState, piece: int, side: int, kind: int) -> None:
    """A new piece of a side and type, nowhere on the board yet."""
    state.side[piece] = side
    state.born[piece] = kind
    state.kind[piece] = kind
    state.roster[side * KINDS + kind].append(piece)


def enrol(state: SummonerState) -> None:
    """Write the roster of both sides from the original types."""
    state.roster = [[] for _ in range(2 * KINDS)]
    for piece in range(PIECES):
        if state.side[piece] != NOBODY:
            state.roster[int(state.side[piece]) * KINDS + int(state.born[piece])].append(piece)


# mypyc writes `1 << cell` as a shift of a 32-bit C literal, which would lose cell h4: so a table
BITS: Final[vec[i64]] = vec[i64]([2**cell for cell in range(CELLS)])


def bit(cell: i64) -> i64:
    """The set that holds one cell."""
    return BITS[cell]


def put(state: SummonerState, piece: int, cell: int) -> None:
    """Stand a piece face-down on an empty cell (SW-1.7)."""
    assert state.at[cell] == NOBODY
    here = bit(cell)
    state.at[cell] = piece
    state.cell[piece] = cell
    state.key ^= state.look[piece] * PLACES[cell]
    if state.side[piece] == 0:
        state.red |= here
    else:
        state.blue |= here


def lift(state: SummonerState, piece: int) -> bool:
    """Take a piece off its cell; whether it was face-up."""
    cell = state.cell[piece]
    here = bit(cell)
    state.at[cell] = NOBODY
    state.cell[piece] = GONE
    state.key ^= state.look[piece] * PLACES[cell]
    state.red &= ~here
    state.blue &= ~here
    was_up = state.open & here != 0
    state.open &= ~here
    return was_up


def is_up(state: SummonerState, piece: i64) -> bool:
    """Whether a living piece is face-up (SW-6.1)."""
    cell: i64 = state.cell[piece]
    return (state.open >> cell) & 1 != 0  # SW-6.1


def has(cells: i64, cell: i64) -> bool:
    """Whether a set of cells holds a cell."""
    return (cells >> cell) & 1 != 0


def men(state: SummonerState, seat: i64) -> i64:
    """The cells with a piece of the side."""
    return state.red if seat == 0 else state.blue


def hidden_men(state: SummonerState, seat: i64) -> i64:
    """The cells with a face-down piece of the side."""
    return men(state, seat) & ~state.open


def holds(state: SummonerState, seat: i64, cards: i64) -> bool:
    """Whether the side has chosen one of some cards (a mask)."""
    return state.cards[seat] & cards != 0


def only_card(cards: i64) -> int:
    """The card of a mask that holds just one, or NOBODY for an empty one."""
    return int(cards).bit_length() - 1


def card_count(cards: i64) -> int:
    """How many cards a mask holds."""
    return int(cards).bit_count()


def bears(state: SummonerState, piece: i64, card: i64) -> bool:
    """Whether a piece bears its side's chosen card: alive (SW-10.12), of its type, not transformed (SW-10.11)."""
    return (
        state.kind[piece] == BEARER[card]
        and state.cell[piece] != GONE  # SW-10.12
        and not state.changed[piece]
        and has(state.cards[state.side[piece]], card)
    )


def summon_card(state: SummonerState, piece: i64) -> int:
    """The summon-timed card that the piece's owner has chosen for its type, or NOBODY."""
    if state.changed[piece]:
        return NOBODY
    return only_card(state.cards[state.side[piece]] & SUMMON_CARDS_OF[state.kind[piece]])
