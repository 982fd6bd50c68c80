"""How a bot prepares: a deployment and cards that nobody can predict (SW-2.3, SW-3.1). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.summoner.bot.weights import load_weights
from warbook.games.summoner.content.tables import CELLS, CODES, FILES, KINDS, LETTERS, RANKS, RED, ROYAL, TRAP, home
from warbook.games.summoner.setup import placed
from warbook.games.summoner.state import Draft, SummonerState
from warbook.games.summoner.verbs import CHOOSE, LOCK, PLACE, dst_of, kind_of
from warbook.kernel.api import Action, arg_of, verb_of

FRONT: Final[list[int]] = [int(weight) for weight in load_weights("front", LETTERS)]
BACK: Final[list[int]] = [int(weight) for weight in load_weights("back", LETTERS)]
LIKED: Final[list[int]] = [int(weight) for weight in load_weights("cards", CODES)]


def weigh_draft(state: SummonerState, seat: int, options: list[Action]) -> list[int]:
    """A weight for each step: one type after the other, the Summoner first; nothing is ever taken back."""
    draft = state.draft
    assert draft is not None
    kind = next_kind(state, draft, seat)
    royal = royal_cell(draft, seat)
    found: list[int] = []
    for action in options:
        verb, arg = verb_of(action), arg_of(action)
        if verb == CHOOSE:
            found.append(LIKED[arg] * LIKED[arg])
        elif verb == PLACE:
            found.append(weigh_place(seat, kind, dst_of(arg), royal) if kind_of(arg) == kind else 0)
        else:
            found.append(1 if verb == LOCK else 0)
    return found


def next_kind(state: SummonerState, draft: Draft, seat: int) -> int:
    """The first type of which a piece is missing."""
    for kind in range(KINDS):
        if placed(draft, seat, kind) < state.options.composition[kind]:
            return kind
    return KINDS


def royal_cell(draft: Draft, seat: int) -> int:
    """Where the side has put its Summoner, or a cell off the board."""
    for cell in range(CELLS):
        if home(seat, cell) and draft.kind[cell] < KINDS and draft.kind[cell] >= 0 and ROYAL[draft.kind[cell]]:
            return cell
    return CELLS * 2


def weigh_place(seat: int, kind: int, cell: int, royal: int) -> int:
    """Summoners at the back and rather at the edge, traps beside them, the others as weights.toml likes them."""
    rank = cell % RANKS
    back = rank == 0 if seat == RED else rank == RANKS - 1
    weight = BACK[kind] if back else FRONT[kind]
    file = cell // RANKS
    if ROYAL[kind]:
        return weight * (1 + abs(2 * file - FILES + 1))
    if TRAP[kind] and abs(file - royal // RANKS) <= 1:
        return weight * 3
    return weight
