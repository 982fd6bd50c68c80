"""Upgrade tokens and the tree that hides the forest (section 17). Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.board.hexes import EDGES, opposite
from warbook.games.meeple.board.territories import is_blank
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.present.events import TokenLaid, TreeLaid
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Refusal


def refuse_token(state: MeepleState, seat: int, token: int, tile: int) -> Refusal | None:
    """Why an upgrade token cannot lie there (MW-17.1, MW-17.3).

    Who stands there makes no difference (MW-17.7, MW-21.27), and gate territories are blank like others (MW-21.28).
    """
    if token >= state.tables.tokens or state.tokens[seat] >> token & 1 == 0:
        return Refusal("MW-17.1")
    if tile >= state.tables.tiles or not state.placed[tile]:
        return Refusal("MW-17.1")
    if state.token[tile] != NONE:
        return Refusal("MW-17.1")
    return None if is_blank(state, tile) else Refusal("MW-17.3")  # MW-17.7, MW-21.27, MW-21.28


def lay_token(state: MeepleState, seat: int, token: int, tile: int) -> None:
    """From now on the territory is a public building (MW-17.5); the token is never moved (MW-17.9)."""
    tokens = state.token[:]
    tokens[tile] = token  # permanent (MW-17.9)
    state.token = tokens
    state.tokens[seat] &= ~(1 << token)
    if state.log is not None:
        state.log.append(TokenLaid(rule="MW-17.1", seat=seat, token=token, tile=tile))


def refuse_tree(state: MeepleState, seat: int, tile: int, edge: int) -> Refusal | None:
    """Why the tree token cannot lie there: used already, no territory, or the border has one (MW-17.8)."""
    if not state.tree[seat] or tile >= state.tables.tiles or not state.placed[tile]:
        return Refusal("MW-17.8")
    if state.trees[tile] >> edge & 1:
        return Refusal("MW-17.8")
    return Refusal("MW-17.8") if border_name(state, tile, edge) != EDGES * tile + edge else None


def border_name(state: MeepleState, tile: int, edge: int) -> int:
    """A border, as tile * 6 + edge: of its two names the one by the tile of the lower number (MW-17.8)."""
    other = int(state.near[EDGES * tile + edge]) if tile < state.tables.tiles and state.placed[tile] else NONE
    return EDGES * other + opposite(edge) if 0 <= other < tile else EDGES * tile + edge


def plant_tree(state: MeepleState, seat: int, tile: int, edge: int) -> None:
    """Forest on this border counts as absent for the rest of the game (MW-17.8)."""
    trees = state.trees[:]
    trees[tile] |= 1 << edge  # permanent (MW-17.9)
    other = int(state.near[EDGES * tile + edge])
    if other >= 0:
        trees[other] |= 1 << opposite(edge)
    state.trees = trees
    state.roads = vec[i64]()
    state.tree[seat] = 0
    state.called[seat] = 0  # a window for it is not needed any more
    if state.log is not None:
        state.log.append(TreeLaid(rule="MW-17.8", seat=seat, tile=tile, edge=edge))


def has_use(state: MeepleState, seat: int) -> bool:
    """Whether an upgrade token of the player could be laid somewhere."""
    if state.tokens[seat] == 0:
        return False
    for tile in range(state.tables.tiles):
        if is_blank(state, tile):
            return True
    return False


def wants_window(state: MeepleState, seat: int) -> bool:
    """Whether a player is asked for tokens at the start of a turn (MW-17.11).

    A player with an upgrade token is always asked. For the tree alone only if its player has called for the
    window, or the table has agreed on always: almost nobody wants it in a foreign turn.
    """
    if state.gone[seat]:
        return False
    if has_use(state, seat):
        return True
    return bool(state.tree[seat]) and (state.terms.always_ask or bool(state.called[seat]))
