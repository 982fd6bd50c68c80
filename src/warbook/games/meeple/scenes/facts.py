"""Facts about a state as short texts, which vectors compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.meeple.board.battle import shields_of
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.board.territories import is_open, tiles_laid
from warbook.games.meeple.content.tables import ACTIONS, NONE
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.invariants import miscount
from warbook.games.meeple.present.notation import SEATS, VILLAGE_SLOTS
from warbook.games.meeple.present.view import ENDINGS, QUESTIONS, phase_of
from warbook.games.meeple.scenes.players import place_named
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import points
from warbook.games.meeple.village.actions import action_in, value_in
from warbook.games.meeple.village.buildings import IN_RESERVE, OUT_OF_GAME, free_spaces
from warbook.kernel.vectors.format import NOTHING

# of a player


def fact(state: MeepleState, seat: int, name: str) -> str:
    """One thing about a player."""
    return FACTS[name](state, seat)


def _tokens(state: MeepleState, seat: int) -> str:
    return ",".join(_in_hand(state, int(state.tokens[seat]))) or NOTHING


def _in_hand(state: MeepleState, bits: int) -> list[str]:
    return [name for token, name in enumerate(state.tables.token_names) if bits >> token & 1]


def _stock(state: MeepleState, seat: int, where: int) -> list[str]:
    base = state.tables.buildings * seat
    return [name for place, name in enumerate(state.tables.building_names) if state.stock[base + place] == where]


FACTS: Final[dict[str, Callable[[MeepleState, int], str]]] = {
    "reserve": lambda state, seat: str(state.reserve[seat]),
    "depot": lambda state, seat: str(state.depot[seat]),
    "honour": lambda state, seat: str(state.honour[seat]),
    "phantom": lambda state, seat: str(state.phantom[seat]),
    "bravery": lambda state, seat: str(state.bravery[seat]),
    "points": lambda state, seat: str(points(state, seat)),
    "workers": lambda state, seat: str(state.workers[seat]),
    "buildings": lambda state, seat: str(len(_stock(state, seat, IN_RESERVE))),
    "lost": lambda state, seat: ",".join(_stock(state, seat, OUT_OF_GAME)) or NOTHING,
    "tokens": _tokens,
    "tree": lambda state, seat: "yes" if state.tree[seat] else "no",
    "shields": lambda state, seat: str(shields_of(state, seat)),
}


# of the table


def _next(state: MeepleState) -> str:
    """Who decides and what: `orange moving`."""
    if state.over:
        return NOTHING
    frame = state.stack[-1]
    return f"{SEATS[frame.seat]} {QUESTIONS[frame.kind]}"


def _pending(state: MeepleState) -> str:
    """The actions that wait, with their slots and X: `F assemble 2 , L bomb`."""
    told = []
    for slot in range(SLOTS):
        action = action_in(state, slot)
        if action != NONE:
            value = value_in(state, slot)
            told.append(f"{SLOT_NAMES[slot]} {ACTIONS[action]}{f' {value}' if value else ''}")
    return " ".join(told) or NOTHING


PLAIN: Final[dict[str, Callable[[MeepleState], str]]] = {
    "next": _next,
    "whose": lambda state: SEATS[state.turn],
    "phase": lambda state: str(phase_of(state)),
    "pending": _pending,
    "pool": lambda state: " ".join(_in_hand(state, state.pool)) or NOTHING,
    "supply": lambda state: str(len(state.supply)),
    "laid": lambda state: str(len(tiles_laid(state))),
    "waiting": lambda state: " ".join(f"{cell[0]}/{cell[1]}={cell[2]}" for cell in state.entered) or NOTHING,
    "weapons": lambda state: str(state.weapons),
    "nature": lambda state: "yes" if state.nature else "no",
    "flags": lambda state: str(state.flags),
    "sound": lambda state: miscount(state) or "yes",
}


# of a territory, a slot, a border


def _men(state: MeepleState, place: str) -> str:
    """Who stands there: `orange=2 blue=1`."""
    base = 4 * place_named(state, state.turn, place)
    return " ".join(f"{SEATS[s]}={state.men[base + s]}" for s in range(state.seats) if state.men[base + s]) or NOTHING


def _tile(state: MeepleState, place: str) -> str:
    """What lies there: code, cell, rotation, token."""
    tile = place_named(state, state.turn, place)
    token = state.token[tile]
    told = f"{state.tables.tile_names[tile]} {state.q[tile]}/{state.r[tile]} r{state.rotation[tile]}"
    return told if token == NONE else f"{told} +{state.tables.token_names[token]}"


def _slot(state: MeepleState, name: str) -> str:
    """`factory site 1 blue=2`, `square E1`: as scenes write it."""
    slot = slot_named(state, name)
    building = state.building[slot]
    if building == NONE:
        return NOTHING
    told = [state.tables.building_names[building]]
    if state.done[slot]:
        told.append(state.tables.paths[building].names[state.space[slot]])
    else:
        told += ["site", str(state.space[slot])]
    told += [f"{SEATS[s]}={state.guests[4 * slot + s]}" for s in range(state.seats) if state.guests[4 * slot + s]]
    return " ".join(told)


def _room(state: MeepleState, name: str) -> str:
    """The free defence spaces of a building."""
    return str(free_spaces(state, slot_named(state, name)))


def slot_named(state: MeepleState, name: str) -> int:
    """A slot of any village."""
    if name not in VILLAGE_SLOTS[: SLOTS * state.seats]:
        raise ValueError(f"{name!r} is not a slot like orange-F")
    return VILLAGE_SLOTS.index(name)


def _border(state: MeepleState, name: str) -> str:
    """Whether a border may be crossed without the druid's help: `0/0-NW`."""
    place, _, edge = name.rpartition("-")
    if edge not in EDGE_NAMES:
        raise ValueError(f"{name!r} is not a border like T01-NW")
    return "open" if is_open(state, place_named(state, state.turn, place), EDGE_NAMES.index(edge)) else "closed"


LISTS: Final[dict[str, Callable[[MeepleState, str], str]]] = {
    "men": _men,
    "tile": _tile,
    "slot": _slot,
    "room": _room,
    "border": _border,
}


def result(state: MeepleState) -> str:
    """`ongoing`, `orange wins (points)`, `orange and blue share (points)`."""
    if not state.over:
        return "ongoing"
    names = " and ".join(SEATS[seat] for seat in state.winners)
    return f"{names} {'wins' if len(state.winners) == 1 else 'share'} ({ENDINGS[state.ending]})"
