"""What each audience may know, built field by field (section 31).

Names stand where a display needs words: a kind, a spell or a reward is the id that its texts and its content have. What
is printed on cards and tokens is not repeated here: the content says it (`cardbook.py`). Three things are hidden: the
piles, the blind purchases of another side, and the order of the draft's stack (KA-31.3, KA-31.4).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.combat.spells import range_of, slots_of, spell_in
from warbook.games.krosmaster.content.tables import (
    BUSH,
    CRATE,
    ELEMENTS,
    NOBODY,
    NONE,
    PER_GAME,
    PER_TURN,
    POWERS,
    RANKS,
    TREE,
)
from warbook.games.krosmaster.frames import (
    ACTIVATION,
    ASSIGN,
    BITS,
    DRAFT,
    EVERYONE,
    FROM,
    GONE,
    KROSMASTERS,
    LOCKERS,
    NEXT,
    PIECES,
    TEAMS,
    Strike,
)
from warbook.games.krosmaster.hidden import is_hidden
from warbook.games.krosmaster.present.reach import cells_in_range, distances, hidden_cells, needs_sight, ways
from warbook.games.krosmaster.present.view_parts import (
    ActiveView,
    BoardView,
    BoostView,
    DraftView,
    HeldView,
    MarketView,
    PieceView,
    PlayerView,
    QuestionView,
    SlotView,
    StrikeView,
)
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.wire import View

MODES: Final = ("duel", "free-for-all", "two-against-two", "tutorial")
SPECIES: Final = ("krosmaster", "creature", "bomb", "trap")
ENDINGS: Final = ("", "knock-out", "honour", "tie-break", "goal", "resignation", "time", "turn-cap", "drawn")
# what is asked, by the kind of the frame that asks
QUESTIONS: Final = (
    "teams",
    "draft",
    "arena",
    "edge",
    "zone",
    "order",
    "deploy",
    "jokers",
    "naming",
    "inspire",
    "next",
    "detonate",
    "activation",
    "lockers",
    "hit-jokers",
    "axis",
    "assign",
    "from",
    "fallen",
)


class KrosmasterView(View, frozen=True, kw_only=True, omit_defaults=True, tag_field="game", tag="krosmaster-arena"):
    """Everything one seat, or a spectator, may know."""

    scenario: str
    mode: str
    options: dict[str, str]
    phase: Literal["setup", "play", "over"]
    question: QuestionView
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]  # seats
    board: BoardView
    pieces: tuple[PieceView, ...]
    turn: int = NOBODY
    turns: int = 0
    active: ActiveView | None = None
    bank: int = 0
    wild: int = 0
    market: MarketView | None = None
    dice: tuple[str, ...] = ()  # the two tension dice; "" for one that is laid or sold
    sold: int = 0
    strikes: tuple[StrikeView, ...] = ()  # the last one is being resolved
    lockers: tuple[int, ...] = ()
    bombs: tuple[int, ...] = ()  # knocked out, about to explode
    fallen: tuple[int, ...] = ()  # knocked out, still in the arena
    draft: DraftView | None = None
    race: int = NOBODY  # who leads the race of tutorial 5 (KA-29.5)
    winner: int = NOBODY  # a side
    ending: str = ""


def view(state: KrosmasterState, seat: int) -> KrosmasterView:
    """All that the seat, or the spectators (-1), may know."""
    tables, terms = state.tables, state.terms
    has_dice = state.die[0] != NONE or state.die[1] != NONE
    return KrosmasterView(
        seat=seat,
        scenario=terms.scenario,
        mode=MODES[terms.mode],
        options=dict(terms.texts),
        phase="over" if state.over else "setup" if state.turn == NOBODY else "play",
        question=_question(state, seat),
        players=tuple(_player(state, each) for each in range(state.seats)),  # KA-31.1
        order=tuple(state.order),
        board=_board(state),  # KA-31.1
        pieces=_pieces(state, seat),
        turn=state.turn,
        turns=state.turns,
        active=_active(state, seat),
        bank=state.bank if terms.honour else 0,
        wild=state.wild,  # KA-31.1
        market=_market(state, seat) if terms.rewards else None,
        dice=tuple("" if face == NONE else FACES[face] for face in state.die) if has_dice else (),
        sold=state.sold if has_dice else 0,
        strikes=tuple(_strike(state, strike) for strike in state.strikes),
        lockers=tuple(state.lockers),
        bombs=tuple(state.bombs),
        fallen=tuple(state.fallen),
        draft=_draft(state, tables.figure_names),
        race=state.race,
        winner=state.winner,
        ending=ENDINGS[state.ending],
    )


def _question(state: KrosmasterState, seat: int) -> QuestionView:
    if state.over:
        return QuestionView("over")
    frame = state.stack[-1]
    asked = (frame.seat,)
    kind = QUESTIONS[frame.kind]
    if frame.kind == TEAMS:
        return QuestionView(kind, tuple(each for each in range(state.seats) if not state.ready[each]))
    if frame.kind == ASSIGN:
        held = _held(state, frame.a, seat)
        return QuestionView(kind, asked, frame.b, rank=held.rank, reward=held.reward, token=held.token)
    if frame.kind == LOCKERS:
        return QuestionView(kind, asked, frame.a, frame.b)
    if frame.kind == NEXT:
        return QuestionView(kind, asked, frame.a)
    if frame.kind == FROM:
        return QuestionView(kind, asked, amount=frame.a)
    return QuestionView(kind, asked, state.active)


def _player(state: KrosmasterState, seat: int) -> PlayerView:
    names = state.tables.figure_names
    return PlayerView(
        seat=seat,
        side=int(state.terms.side[seat]),
        gg=int(state.gg[seat]),
        pool=int(state.pool[seat]),
        team=tuple(names[figure] for figure in state.team[seat]),
        ready=state.ready[seat] == 1,
        timeline=tuple(state.timeline[seat]),
        starts=tuple(state.starts[seat]),
        out=state.out[seat] == 1,
    )


def _board(state: KrosmasterState) -> BoardView:
    field = state.field
    is_laid = state.turn != NOBODY  # before that the board is shown as it will be
    scenery = list(state.scenery if is_laid else field.scenery)
    coins = state.coins if is_laid or not state.terms.honour else field.coins
    return BoardView(
        width=field.width,
        height=field.height,
        arena="" if state.arena == NONE else state.tables.arena_names[state.arena],
        trees=tuple(cell for cell, thing in enumerate(scenery) if thing == TREE),
        bushes=tuple(cell for cell, thing in enumerate(scenery) if thing == BUSH),
        crates=tuple(cell for cell, thing in enumerate(scenery) if thing == CRATE),
        demons=tuple(cell for cell, is_demon in enumerate(field.demon) if is_demon),
        starts=tuple(field.start),
        coins={cell: count for cell, count in enumerate(coins) if count},
        scratches={cell: damage for cell, damage in enumerate(state.scratches) if damage},
    )


def _pieces(state: KrosmasterState, seat: int) -> tuple[PieceView, ...]:
    present = [piece for piece in range(KROSMASTERS) if state.kind[piece] != NONE]
    present += [piece for piece in range(KROSMASTERS, PIECES) if state.cell[piece] != GONE]
    return tuple(_piece(state, piece, seat) for piece in present)


def _piece(state: KrosmasterState, piece: int, seat: int) -> PieceView:
    tables, kind = state.tables, state.kind[piece]
    is_figure = piece < KROSMASTERS
    cell = int(state.cell[piece])
    return PieceView(
        piece=piece,
        kind=tables.kind_names[kind],
        species=SPECIES[tables.species[kind]],
        owner=int(state.owner[piece]),
        hp=int(state.hp[piece]),
        cell=cell,
        damage=int(state.damage[piece]),
        level=int(tables.level[kind]),
        powers=powers_in(int(tables.powers[kind])) if state.terms.powers else (),
        inspired=powers_in(int(state.dice[piece])),
        equipped=powers_in(_equipped(state, piece)) if is_figure else (),
        ap_plus=int(state.ap_plus[piece]),
        ap_minus=int(state.ap_minus[piece]),
        mp_plus=int(state.mp_plus[piece]),
        mp_minus=int(state.mp_minus[piece]),
        used=_used(state, piece),
        held=tuple(_held(state, token, seat) for token in state.held[piece]) if is_figure else (),
        summoner=int(state.summoner[piece]),
        acted=state.acted & BITS[piece] != 0,
        knocked_out=cell == GONE and state.turn != NOBODY,
    )


@lru_cache(1 << 12)
def powers_in(mask: int) -> tuple[str, ...]:
    """The names of a set of powers."""
    return tuple(name for bit, name in enumerate(POWERS) if mask >> bit & 1)


@lru_cache(1 << 12)
def elements_in(mask: int) -> tuple[str, ...]:
    """The names of a set of elements."""
    return tuple(name for bit, name in enumerate(ELEMENTS) if mask >> bit & 1)


def _equipped(state: KrosmasterState, piece: int) -> int:
    mask = 0
    for token in state.held[piece]:
        if state.up[token]:
            mask |= int(state.tables.reward.powers[state.tables.tokens[token]])
    return mask


def _used(state: KrosmasterState, piece: int) -> tuple[str, ...]:
    used = state.used[piece]
    if not used:
        return ()
    tables = state.tables
    spells = tables.spells_of[state.kind[piece]]
    return tuple(tables.spell_names[spell] for slot, spell in enumerate(spells) if used & BITS[slot])


def _held(state: KrosmasterState, token: int, seat: int) -> HeldView:
    reward = state.tables.tokens[token]
    return HeldView(
        rank=RANKS[state.tables.reward.rank[reward]],  # KA-31.2
        reward="" if is_hidden(state, token, seat) else state.tables.reward_names[reward],  # KA-31.3
        up=state.up[token] == 1,
        public=state.known[token] == EVERYONE,  # KA-31.2
        token=NOBODY if is_hidden(state, token, seat) else token,
    )


def _active(state: KrosmasterState, seat: int) -> ActiveView | None:
    piece = state.active
    if piece == NOBODY or state.cell[piece] == GONE:
        return None
    here = int(state.cell[piece])
    asked = not state.over and state.stack[-1].kind == ACTIVATION and state.stack[-1].seat == seat
    return ActiveView(
        piece=piece,
        ap=state.ap,
        mp=state.mp,
        slots=tuple(_slot(state, piece, slot) for slot in range(slots_of(state, piece))),
        reach=state.reach,
        boosts=tuple(BoostView(elements_in(boost >> 10), boost & 1023) for boost in state.boosts),
        far=distances(state, here),
        hidden=hidden_cells(state, here),
        ways=ways(state, piece) if asked else (),
    )


def _slot(state: KrosmasterState, piece: int, slot: int) -> SlotView:
    spell = spell_in(state, piece, slot)
    limit = state.tables.spell.limit[spell]
    spent = (limit == PER_TURN and state.cast & BITS[slot]) or (limit == PER_GAME and state.used[piece] & BITS[slot])
    return SlotView(
        spell=state.tables.spell_names[spell],
        reach=int(range_of(state, piece, spell)),
        cells=cells_in_range(state, piece, spell),
        sight=needs_sight(state, spell),
        spent=bool(spent),
        barred=not state.terms.spells or spell in state.terms.forbidden,
    )


def _market(state: KrosmasterState, seat: int) -> MarketView:
    names, tokens = state.tables.reward_names, state.tables.tokens
    removed = [token for token in _removed(state) if not is_hidden(state, token, seat)]
    return MarketView(
        shop=tuple("" if token == NONE else names[tokens[token]] for token in state.shop),  # KA-31.1
        piles=tuple(len(pile) for pile in state.piles),  # KA-31.1, KA-31.4
        tokens=tuple(int(token) for token in state.shop),
        removed=tuple(names[tokens[token]] for token in removed),
        removed_tokens=tuple(removed),
        unseen=_unseen(state, seat),
    )


def _removed(state: KrosmasterState) -> list[int]:
    """The tokens that lie nowhere any more; before the market is open there are none."""
    if state.turn == NOBODY:
        return []
    somewhere = {int(token) for token in state.shop}
    somewhere.update(*state.piles, *state.held)
    somewhere.update(frame.a for frame in state.stack if frame.kind == ASSIGN)
    return [token for token in range(len(state.tables.tokens)) if token not in somewhere]


def _unseen(state: KrosmasterState, seat: int) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for token, reward in enumerate(state.tables.tokens):
        if is_hidden(state, token, seat):
            name, rank = state.tables.reward_names[reward], RANKS[state.tables.reward.rank[reward]]
            counts = found.setdefault(rank, {})
            counts[name] = counts.get(name, 0) + 1
    return found


def _strike(state: KrosmasterState, strike: Strike) -> StrikeView:
    return StrikeView(
        caster=strike.caster,
        seat=strike.seat,
        cell=strike.cell,
        spell="" if strike.spell == NONE else state.tables.spell_names[strike.spell],
        element=ELEMENTS[strike.element],
        targets=tuple(strike.targets),
        scenery=tuple(strike.scenery),
        faces=tuple(FACES[face] for face in strike.faces),
        hits=strike.hits,
    )


def _draft(state: KrosmasterState, names: list[str]) -> DraftView | None:
    if state.over or state.stack[-1].kind != DRAFT:
        return None
    frame = state.stack[-1]
    return DraftView((names[frame.a], names[frame.b]), len(state.stack_of_cards))  # KA-31.4
