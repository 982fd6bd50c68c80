"""Reads one player's part of a scene (see positions.py)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.board.territories import add_men, tile_at
from warbook.games.meeple.content.tables import NONE, RECYCLE
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.invariants import meeples_of
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.setup import stand_building
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.buildings import IN_RESERVE, OUT_OF_GAME, free_spaces
from warbook.games.meeple.village.tokens import plant_tree

CELL: Final = re.compile(r"(-?[0-9]{1,2})[,/](-?[0-9]{1,2})")  # in lists a comma would separate items
COUNT: Final = re.compile(r"[0-9]{1,2}")
TRAITS: Final = ("reserve", "depot", "honour", "phantom", "bravery")
UNTOLD: Final = -1  # the reserve has all meeples not placed elsewhere
MARKS: Final = ("fresh", "moved", "stepped")


def settle_camp(state: MeepleState, seat: int, text: str) -> None:
    """Read all items of a seat."""
    items = [item.split() for item in text.split(";") if item.split()]
    told = {item[0] for item in items}
    state.reserve[seat] = UNTOLD
    if not told & {*SLOT_NAMES, "empty"}:
        stand_building(state, seat, 0, state.tables.first_building)  # as it was at the start (MW-4.10)
    if "depot" not in told:
        state.depot[seat] = state.tables.content.numbers.depot
    for item in items:
        try:
            _read_item(state, seat, item)
        except ValueError as error:
            raise ValueError(f"{SEATS[seat]}: {' '.join(item)!r}: {error}") from None


def _read_item(state: MeepleState, seat: int, item: list[str]) -> None:
    word, rest = item[0], item[1:]
    if word in SLOT_NAMES:
        _read_building(state, seat, SLOT_NAMES.index(word), rest)
    elif word in TRAITS:
        _read_trait(state, seat, word, rest)
    elif word in _WORDS:
        _WORDS[word](state, seat, rest)
    else:
        _read_men(state, seat, place_named(state, seat, word), rest)


def count_named(words: list[str]) -> int:
    """The only word, a small number."""
    if len(words) != 1 or not COUNT.fullmatch(words[0]):
        raise ValueError("a number is missing, or something is left over")
    return int(words[0])


def place_named(state: MeepleState, seat: int, word: str) -> int:
    """A territory by its tile (T01), its cell (0,-1), or as the gate territory of a player (gate, gate-blue)."""
    gates = {"gate": seat, **{f"gate-{SEATS[other]}": other for other in range(state.seats)}}
    cell = CELL.fullmatch(word)
    if word in gates:
        tile = int(state.gate[gates[word]])
    elif cell:
        tile = tile_at(state, int(cell[1]), int(cell[2]))
    elif word in state.tables.tile_names:
        tile = state.tables.tile_names.index(word)
    else:
        raise ValueError(f"{word!r} is neither a slot nor a territory nor anything else that is known")
    if tile == NONE or not state.placed[tile]:
        raise ValueError(f"there is no territory {word}")
    return tile


def _read_men(state: MeepleState, seat: int, tile: int, words: list[str]) -> None:
    """`0,0 3 fresh=2`: meeples on a territory, some of them placed or moved this turn."""
    count = count_named(words[:1])
    add_men(state, tile, seat, count)
    for word in words[1:]:
        name, _, value = word.partition("=")
        if name not in MARKS or seat != state.turn:
            raise ValueError(f"{word!r} is not a mark of the current player's meeples: {', '.join(MARKS)}")
        column = {"fresh": state.fresh, "moved": state.moved, "stepped": state.stepped}[name]
        column[tile] = count_named([value])
    if seat == state.turn and max(state.fresh[tile] + state.moved[tile], state.stepped[tile]) > count:
        raise ValueError("more meeples are marked than there are")


def _read_trait(state: MeepleState, seat: int, word: str, rest: list[str]) -> None:
    count = count_named(rest)
    if word == "bravery" and count >= state.tables.ladder:
        raise ValueError(f"the ladder has {state.tables.ladder} steps, and the last one is never stood on (MW-15.3)")
    column = {
        "reserve": state.reserve,
        "depot": state.depot,
        "honour": state.honour,
        "phantom": state.phantom,
        "bravery": state.bravery,
    }[word]
    column[seat] = count


def fill_reserve(state: MeepleState, seat: int) -> None:
    """Meeples not named are in the reserve; if the reserve is given too, none may be left over (MW-19.1)."""
    told = int(state.reserve[seat])
    if told == UNTOLD:
        state.reserve[seat] = 0
    missing = state.tables.meeples - meeples_of(state, seat)
    if missing < 0:
        raise ValueError(f"{SEATS[seat]}: there are {-missing} meeples too many (MW-19.1)")
    if told == UNTOLD:
        state.reserve[seat] = missing
    elif missing:
        raise ValueError(f"{SEATS[seat]}: {missing} meeples are nowhere (MW-19.1)")


# buildings


def _read_building(state: MeepleState, seat: int, where: int, words: list[str]) -> None:
    """`L factory site 1 blue=2`: a building, its side, its worker's space, and who stands on its defence spaces."""
    names = state.tables.building_names
    if not words or words[0] not in names:
        raise ValueError(f"a building is missing: {', '.join(names)}")
    building, slot = names.index(words[0]), SLOTS * seat + where
    if state.stock[state.tables.buildings * seat + building] != IN_RESERVE or state.building[slot] != NONE:
        raise ValueError("the building or the slot is there twice")
    stand_building(state, seat, where, building)
    rest = words[1:]
    if rest[:1] == ["site"]:
        state.done[slot] = 0
        rest = rest[1:]
    idle = "idle" in rest
    for word in rest:
        if "=" in word:
            _read_guests(state, slot, word)
        elif word != "idle":
            state.space[slot] = _space_named(state, slot, word)
    if seat == state.turn and not idle and _has_action(state, slot):
        state.pending |= 2**where


def _has_action(state: MeepleState, slot: int) -> bool:
    """Whether its worker stands on a last space whose action is performed (MW-9.1, MW-10.47)."""
    path = state.tables.paths[state.building[slot]]
    return bool(state.done[slot]) and path.action[state.space[slot]] not in (NONE, RECYCLE)


def _space_named(state: MeepleState, slot: int, word: str) -> int:
    """A space of the path by its name, or how many steps a site's worker has taken."""
    building = state.building[slot]
    if state.done[slot]:
        names = state.tables.paths[building].names
        if word in names:
            return names.index(word)
        raise ValueError(f"{word!r} is not a space of its path: {', '.join(names)}")
    if COUNT.fullmatch(word) and int(word) < state.tables.build[building]:
        return int(word)
    raise ValueError(f"{word!r}: a site's worker has taken 0 to {state.tables.build[building] - 1} steps")


def _read_guests(state: MeepleState, slot: int, word: str) -> None:
    name, _, value = word.partition("=")
    if name not in SEATS[: state.seats]:
        raise ValueError(f"{name!r} is not a player: {', '.join(SEATS[: state.seats])}")
    state.guests[4 * slot + SEATS.index(name)] = count_named([value])
    if free_spaces(state, slot) < 1:
        raise ValueError("a building with all its defence spaces filled would have fallen (MW-16.1)")


def _empty(state: MeepleState, seat: int, words: list[str]) -> None:
    """No building at all."""
    if words or any(state.building[SLOTS * seat + where] != NONE for where in range(SLOTS)):
        raise ValueError("it stands alone, and without buildings")


def _lost(state: MeepleState, seat: int, words: list[str]) -> None:
    """Buildings that were destroyed."""
    names = state.tables.building_names
    for word in words:
        if word not in names:
            raise ValueError(f"{word!r} is not a building")
        place = state.tables.buildings * seat + names.index(word)
        if state.stock[place] != IN_RESERVE:
            raise ValueError(f"{word} is in the village")
        state.stock[place] = OUT_OF_GAME


# tokens and the rest


def _tokens(state: MeepleState, seat: int, words: list[str]) -> None:
    """Upgrade tokens in hand."""
    for word in words:
        take_token(state, word)
        state.tokens[seat] |= 2 ** state.tables.token_names.index(word)


def take_token(state: MeepleState, word: str) -> int:
    """An upgrade token leaves the pool."""
    names = state.tables.token_names
    if word not in names or not state.pool >> names.index(word) & 1:
        raise ValueError(f"there is no upgrade token {word} in the pool")
    state.pool &= ~(2 ** names.index(word))
    return names.index(word)


def _tree(state: MeepleState, seat: int, words: list[str]) -> None:
    """The border on which the player's tree token lies."""
    if len(words) != 2 or words[1] not in EDGE_NAMES or not state.tree[seat]:
        raise ValueError("one border is missing, like tree 0,0 NW")
    plant_tree(state, seat, place_named(state, seat, words[0]), EDGE_NAMES.index(words[1]))


def _used_tree(state: MeepleState, seat: int, words: list[str]) -> None:
    """The tree token is gone, it does not matter where."""
    if words:
        raise ValueError("it stands alone")
    state.tree[seat] = 0


def _called(state: MeepleState, seat: int, words: list[str]) -> None:
    """The player has called for a window."""
    if words:
        raise ValueError("it stands alone")
    state.called[seat] = 1


def _gone(state: MeepleState, seat: int, words: list[str]) -> None:
    """The player has left the game."""
    if words or seat == state.turn:
        raise ValueError("it stands alone, and not for the current player")
    state.gone[seat] = 1


_WORDS: Final[dict[str, Callable[[MeepleState, int, list[str]], None]]] = {
    "empty": _empty,
    "lost": _lost,
    "tokens": _tokens,
    "tree": _tree,
    "no-tree": _used_tree,
    "called": _called,
    "gone": _gone,
}
