"""What each audience may know, built field by field (section 23): everything but the order of the face-down tiles."""

from __future__ import annotations

from collections import Counter
from typing import Final

from warbook.games.meeple.board.battle import battles, reckon
from warbook.games.meeple.board.territories import bonus_on, men_of, tiles_laid
from warbook.games.meeple.content.tables import BONUSES, KINDS, NOBODY, NONE, TOWER
from warbook.games.meeple.frames import (
    AFTER_MOVES,
    DESTRUCTION,
    DROPS,
    EXPLORATION,
    FOLLOW,
    FORK,
    HONOUR,
    JUMP,
    PHASE_FOUR,
    PHASE_THREE,
    PHASE_TWO,
    ROTATE,
    SLOTS,
    SOURCE,
    TURN_END,
    VICTIM,
)
from warbook.games.meeple.present.forecast import holder, in_reach, may_leave, turns_to_ends, turns_to_finish
from warbook.games.meeple.present.view_parts import BattleView, CellView, PlayerView, QuestionView, SlotView, TileView
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import points
from warbook.games.meeple.village.bonuses import GARRISON
from warbook.games.meeple.village.buildings import IN_RESERVE, OUT_OF_GAME, choices_of, defence_of, is_full, recycles
from warbook.kernel.wire import View

ENDINGS: Final = ("", "points", "rounds", "resignation", "time")
# what is asked, by the kind of the frame that asks
QUESTIONS: Final = (
    "window",
    "bonus",
    "fork",
    "acting",
    "drops",
    "source",
    "moving",
    "jump",
    "altars",
    "victim",
    "explore",
    "rotate",
    "battles",
    "follow",
    "honour",
    "found",
)
# the phase that is on, by what is to come after it; what is not named belongs to the start of the turn
_PHASES: Final = {
    PHASE_TWO: 2,
    PHASE_THREE: 2,
    PHASE_FOUR: 3,
    AFTER_MOVES: 4,
    EXPLORATION: 5,
    DESTRUCTION: 5,
    TURN_END: 5,
}


class MeepleView(View, frozen=True, kw_only=True, omit_defaults=True, tag_field="game", tag="meeple-war"):
    """Everything one seat, or a spectator, may know: the same for all (MW-1.3)."""

    scenario: str
    options: dict[str, str]
    question: QuestionView
    players: tuple[PlayerView, ...]
    tiles: tuple[TileView, ...]
    slots: tuple[SlotView, ...]
    turn: int
    turns: int
    round: int
    rounds: int  # the last one (MW-18.8)
    goal: int
    ladder: int
    unseen: dict[str, int]  # how many tiles of each face of the content are in the supply (MW-23.3)
    phase: int = 0  # 0 before Phase 1
    first: int = NOBODY
    cells: tuple[CellView, ...] = ()
    battles: tuple[BattleView, ...] = ()  # those that would be fought now
    drawn: str = ""  # the code of the tile that was turned face up and is to be laid (MW-23.4)
    supply: int = 0
    pool: tuple[str, ...] = ()  # upgrade tokens that nobody has taken
    bonuses: tuple[int, ...] = ()  # tiles whose instant bonus waits
    weapons: int = 0
    nature: bool = False
    flags: int = 0
    winners: tuple[int, ...] = ()
    ending: str = ""


def view(state: MeepleState, seat: int) -> MeepleView:
    """All that the seat, or the spectators (-1), may know (MW-23.1)."""
    tables = state.tables
    return MeepleView(  # MW-23.1
        seat=seat,
        scenario=state.terms.scenario,
        options=dict(state.terms.texts),
        question=_question(state),
        players=tuple(_player(state, each) for each in range(state.seats)),
        tiles=tuple(_tile(state, tile) for tile in tiles_laid(state)),
        slots=tuple(_slot(state, slot) for slot in range(SLOTS * state.seats)),
        turn=state.turn,
        turns=state.turns,
        round=(state.turns + state.seats - 1) // state.seats,
        rounds=tables.rounds,
        goal=tables.goal,
        ladder=tables.ladder,
        phase=phase_of(state),
        first=state.first,
        cells=tuple(CellView(q, r, men, bits(edges)) for q, r, men, edges in state.entered),
        battles=tuple(_battle(state, battle) for battle in battles(state, NONE)),
        drawn=_drawn(state),
        supply=len(state.supply),  # MW-1.3, MW-4.5, MW-23.2
        unseen=dict(sorted(Counter(tables.tile_faces[tile] for tile in state.supply).items())),
        pool=tuple(tables.token_names[token] for token in bits(int(state.pool))),
        bonuses=tuple(state.bonuses),
        weapons=state.weapons,
        nature=state.nature,
        flags=state.flags,
        winners=tuple(state.winners),
        ending=ENDINGS[state.ending],
    )


def bits(numbers: int) -> tuple[int, ...]:
    """The numbers that a set of bits holds."""
    return tuple(number for number in range(numbers.bit_length()) if numbers >> number & 1)


def code(state: MeepleState, tile: int) -> str:
    """What notation and texts call a tile."""
    return state.tables.tile_names[tile]


def phase_of(state: MeepleState) -> int:
    """Which of the five phases is on (MW-6.1); 0 before the first and after the end."""
    if state.over:
        return 0
    frame = state.stack[0]
    if frame.kind == PHASE_TWO and frame.a == NONE:
        return 1
    return _PHASES.get(frame.kind, 0)


def _question(state: MeepleState) -> QuestionView:
    if state.over:
        return QuestionView("over")
    frame = state.stack[-1]
    kind, seat = QUESTIONS[frame.kind], frame.seat
    if frame.kind == FORK:
        return QuestionView(kind, seat, slot=SLOTS * state.turn + frame.a)
    if frame.kind == SOURCE:
        return QuestionView(kind, seat, slot=frame.b)
    if frame.kind in (JUMP, VICTIM):
        return QuestionView(kind, seat, tile=frame.a)
    if frame.kind == FOLLOW:
        return QuestionView(kind, seat, tile=frame.a, count=frame.b)
    if frame.kind == ROTATE:
        return QuestionView(kind, seat, tile=frame.a, cell=frame.b)
    if frame.kind == HONOUR:
        return QuestionView(kind, seat, count=frame.a)
    if frame.kind == DROPS:
        return QuestionView(kind, seat, count=int(state.depot[seat]))
    return QuestionView(kind, seat)


def _drawn(state: MeepleState) -> str:
    if state.over or state.stack[-1].kind != ROTATE:
        return ""
    return code(state, state.stack[-1].a)


def _player(state: MeepleState, seat: int) -> PlayerView:
    tables = state.tables
    stock = [int(state.stock[tables.buildings * seat + building]) for building in range(tables.buildings)]
    return PlayerView(
        seat=seat,
        reserve=int(state.reserve[seat]),
        depot=int(state.depot[seat]),
        bravery=int(state.bravery[seat]),
        workers=int(state.workers[seat]),
        points=points(state, seat),
        honour=int(state.honour[seat] + state.phantom[seat]),
        coming=_coming(state, seat),
        towers=state.flags if seat == state.turn else _coming(state, seat),
        tree=state.tree[seat] == 1,
        tokens=tuple(tables.token_names[token] for token in bits(int(state.tokens[seat]))),
        stock=tuple(tables.building_names[each] for each, where in enumerate(stock) if where == IN_RESERVE),
        destroyed=tuple(tables.building_names[each] for each, where in enumerate(stock) if where == OUT_OF_GAME),
        shields=tuple(tile for tile in state.shields[seat] if men_of(state, tile, seat) >= GARRISON),
        recycles=recycles(state, seat),
        called=state.called[seat] == 1,
        gone=state.gone[seat] == 1,
    )


def _coming(state: MeepleState, seat: int) -> int:
    towers = [tile for tile in tiles_laid(state) if state.tables.kind[tile] == TOWER]
    return sum(int(state.tables.flags[tile]) for tile in towers if men_of(state, tile, seat) >= GARRISON)


def _tile(state: MeepleState, tile: int) -> TileView:
    tables = state.tables
    token, bonus = int(state.token[tile]), bonus_on(state, tile)
    return TileView(
        tile=tile,
        code=code(state, tile),
        kind=KINDS[tables.kind[tile]],
        q=int(state.q[tile]),
        r=int(state.r[tile]),
        men=tuple(int(men_of(state, tile, seat)) for seat in range(state.seats)),
        rotation=int(state.rotation[tile]),
        forest=bits(int(state.forest[tile])),
        trees=bits(int(state.trees[tile])),
        flags=int(tables.flags[tile]),
        token="" if token == NONE else tables.token_names[token],
        bonus="" if bonus == NONE else BONUSES[bonus],
        gate=next((seat for seat in range(state.seats) if state.gate[seat] == tile), NOBODY),
        fresh=int(state.fresh[tile]),
        moved=int(state.moved[tile]),
        altar_done=int(state.altars) >> tile & 1 == 1,
        holder=holder(state, tile),
        ready=may_leave(state, tile),
        reach=in_reach(state, tile),
    )


def _slot(state: MeepleState, slot: int) -> SlotView:
    building = int(state.building[slot])
    q, r = int(state.slot_q[slot]), int(state.slot_r[slot])
    if building == NONE:
        return SlotView(slot, q, r)
    return SlotView(
        slot=slot,
        q=q,
        r=r,
        building=state.tables.building_names[building],
        done=state.done[slot] == 1,
        space=int(state.space[slot]),
        ahead=tuple(choices_of(state, slot)),
        pending=slot // SLOTS == state.turn and int(state.pending) >> slot % SLOTS & 1 == 1,
        defence=defence_of(state, slot),
        guests=tuple(int(state.guests[4 * slot + seat]) for seat in range(state.seats)),
        falls=is_full(state, slot) and not state.over,
        left=turns_to_finish(state, slot),
        ends=turns_to_ends(state, slot),
    )


def _battle(state: MeepleState, battle: int) -> BattleView:
    tile, one, other = battle >> 4, battle >> 2 & 3, battle & 3
    if other == state.turn:
        one, other = other, one
    men, foes = int(men_of(state, tile, one)), int(men_of(state, tile, other))
    struck, parried, exchanged = reckon(state, one, other, men, foes)
    gained = struck + exchanged
    return BattleView(
        tile=tile,
        seats=(one, other),
        men=(men, foes),
        lost=(parried + exchanged, gained),
        bravery=(gained if one == state.turn else gained // 2, (parried + exchanged) // 2),
    )
