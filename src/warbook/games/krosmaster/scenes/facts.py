"""Facts about a state as short texts, which vectors compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.tables import NOBODY, NONE, POWERS
from warbook.games.krosmaster.frames import EVERYONE, GONE, KROSMASTERS, PIECES, TEAMS
from warbook.games.krosmaster.present.notation import CELLS, SEATS, read_cell
from warbook.games.krosmaster.present.view import ENDINGS, QUESTIONS
from warbook.games.krosmaster.scenes.names import seat_named
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.vectors.format import NOTHING

GROUND: Final = ("bare", "tree", "bush", "crate")


def calls(state: KrosmasterState, piece: int) -> str:
    """The name of a piece, as short as it can be: king, tofu#2, blue.king."""
    kind = state.kind[piece]
    same = [other for other in range(PIECES) if state.kind[other] == kind and state.owner[other] != NOBODY]
    own = [other for other in same if state.owner[other] == state.owner[piece]]
    name = state.tables.kind_names[kind]
    if len(own) < len(same):
        name = f"{SEATS[state.owner[piece]]}.{name}"
    return name if own[0] == piece else f"{name}#{own.index(piece) + 1}"


# of a piece


def fact(state: KrosmasterState, piece: int, name: str) -> str:
    """One thing about a piece."""
    return FACTS[name](state, piece)


def _cell(state: KrosmasterState, piece: int) -> str:
    return NOTHING if state.cell[piece] == GONE else CELLS[state.cell[piece]]


def _damage(state: KrosmasterState, piece: int) -> str:
    return str(state.damage[piece])


def _hp(state: KrosmasterState, piece: int) -> str:
    return str(state.hp[piece])


def _ap(state: KrosmasterState, piece: int) -> str:
    return str(state.ap if piece == state.active else 0)


def _mp(state: KrosmasterState, piece: int) -> str:
    return str(state.mp if piece == state.active else 0)


def _ap_markers(state: KrosmasterState, piece: int) -> str:
    return _markers(int(state.ap_plus[piece]), int(state.ap_minus[piece]))


def _mp_markers(state: KrosmasterState, piece: int) -> str:
    return _markers(int(state.mp_plus[piece]), int(state.mp_minus[piece]))


def _markers(plus: int, minus: int) -> str:
    told = ([f"+{plus}"] if plus else []) + ([f"-{minus}"] if minus else [])
    return "".join(told) or "0"


def _powers(state: KrosmasterState, piece: int) -> str:
    return ",".join(name for bit, name in enumerate(POWERS) if state.power[piece] >> bit & 1) or NOTHING


def _dice(state: KrosmasterState, piece: int) -> str:
    return ",".join(FACES[face] for face in range(4) if state.dice[piece] >> face & 1) or NOTHING


def _held(state: KrosmasterState, piece: int) -> str:
    """The rewards on a card with the signs of a scene: + face up, - known to all, ? known to few."""
    if piece >= KROSMASTERS:
        return NOTHING
    told = []
    for token in state.held[piece]:
        sign = "+" if state.up[token] else "-" if state.known[token] == EVERYONE else "?"
        told.append(sign + state.tables.reward_names[state.tables.tokens[token]])
    return ",".join(told) or NOTHING


FACTS: Final[dict[str, Callable[[KrosmasterState, int], str]]] = {
    "cell": _cell,
    "dmg": _damage,
    "hp": _hp,
    "ap": _ap,
    "mp": _mp,
    "ap_markers": _ap_markers,
    "mp_markers": _mp_markers,
    "powers": _powers,
    "dice": _dice,
    "held": _held,
}


# of the table


def _row(state: KrosmasterState, values: list[int]) -> str:
    return " ".join(str(value) for value in values[: state.seats])


def _gg(state: KrosmasterState) -> str:
    return _row(state, list(state.gg))


def _pool(state: KrosmasterState) -> str:
    return _row(state, list(state.pool))


def _wild(state: KrosmasterState) -> str:
    return str(state.wild)


def _bank(state: KrosmasterState) -> str:
    return str(state.bank)


def _turn(state: KrosmasterState) -> str:
    return NOTHING if state.turn == NOBODY else SEATS[state.turn]


def _order(state: KrosmasterState) -> str:
    return " ".join(SEATS[seat] for seat in state.order)


def _active(state: KrosmasterState) -> str:
    return NOTHING if state.active == NOBODY else calls(state, state.active)


def _next(state: KrosmasterState) -> str:
    """Who decides and what: `red activation`; all at once is `all teams`."""
    if state.over:
        return NOTHING
    frame = state.stack[-1]
    who = "all" if frame.kind == TEAMS else SEATS[frame.seat]
    return f"{who} {QUESTIONS[frame.kind]}"


def _shop(state: KrosmasterState) -> str:
    return " ".join(NOTHING if token == NONE else _reward(state, int(token)) for token in state.shop)


def _piles(state: KrosmasterState) -> str:
    return " ".join(str(len(pile)) for pile in state.piles)


def _reward(state: KrosmasterState, token: int) -> str:
    return state.tables.reward_names[state.tables.tokens[token]]


def _dice_left(state: KrosmasterState) -> str:
    return " ".join(NOTHING if face == NONE else FACES[face] for face in state.die)


def _race(state: KrosmasterState) -> str:
    return NOTHING if state.race == NOBODY else SEATS[state.race]


PLAIN: Final[dict[str, Callable[[KrosmasterState], str]]] = {
    "gg": _gg,
    "wild": _wild,
    "pool": _pool,
    "bank": _bank,
    "whose": _turn,
    "sequence": _order,
    "active": _active,
    "next": _next,
    "shop": _shop,
    "piles": _piles,
    "tension": _dice_left,
    "race": _race,
}


# of a cell or a seat


def _coins(state: KrosmasterState, cell: str) -> str:
    return str(state.coins[read_cell(cell)])


def _ground(state: KrosmasterState, cell: str) -> str:
    place = read_cell(cell)
    scratched = f" {state.scratches[place]}" if state.scratches[place] else ""
    return GROUND[state.scenery[place]] + scratched


def _timeline(state: KrosmasterState, seat: str) -> str:
    return " ".join(calls(state, piece).split(".")[-1] for piece in state.timeline[seat_named(state, seat)])


def _starts(state: KrosmasterState, seat: str) -> str:
    return " ".join(CELLS[cell] for cell in state.starts[seat_named(state, seat)])


def _team(state: KrosmasterState, seat: str) -> str:
    return " ".join(state.tables.figure_names[figure] for figure in state.team[seat_named(state, seat)]) or NOTHING


LISTS: Final[dict[str, Callable[[KrosmasterState, str], str]]] = {
    "coins": _coins,
    "ground": _ground,
    "timeline": _timeline,
    "starts": _starts,
    "team": _team,
}


def result(state: KrosmasterState) -> str:
    """`ongoing`, `red wins (honour)`, `draw (drawn)`; a side of partners is called by its first seat."""
    if not state.over:
        return "ongoing"
    who = "draw" if state.winner == NOBODY else f"{SEATS[state.winner]} wins"
    return f"{who} ({ENDINGS[state.ending]})"
