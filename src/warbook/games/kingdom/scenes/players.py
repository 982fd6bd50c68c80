"""A player's part of a written position: heroes with abilities, the companion, tower cards (`positions.py`)."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.modifications import with_sticker
from warbook.games.kingdom.board.field import DIRECTIONS, NONE
from warbook.games.kingdom.board.trays import cell_of, open_to_bases
from warbook.games.kingdom.frames import BOARD, BROUGHT, CAT, MAIN, ON_BENCH, TOWERS, WARRIOR
from warbook.games.kingdom.present.notation import BLOCK_NAMES, CELL_NAMES, COMPANION, SQUARE_NAMES, TRAY_NAMES
from warbook.games.kingdom.setup import hero_of
from warbook.games.kingdom.state import KingdomState

NUMBERS: Final = {"hp": "health", "reborn": "reborn", "skulls": "skulls"}  # words and their columns
FLAGS: Final = ("used", "down", "revived", "guarded")
WARRIORS: Final = ("warrior1", "warrior2")


def settle_camp(seat: int, state: KingdomState, words: list[str]) -> None:
    """One item of a player."""
    word, *rest = words
    if word in ("hand", "incoming"):
        for name in rest:
            _take_tower(state, seat, word, name)
    elif word == "bench":
        for name in rest:
            _enlist(state, seat, name, ON_BENCH)
    elif word == "brought":
        state.bench_used = True
        _tell_figure(state, _enlist(state, seat, rest[0] if rest else "", BROUGHT), rest[1:])
    elif word == COMPANION:
        _tell_companion(state, seat, rest)
    elif word in WARRIORS[: len(state.tables.warriors)]:
        _tell_warrior(state, seat, state.tables.warriors[WARRIORS.index(word)], rest)
    else:
        if hero_of(state, seat) != NONE:
            raise ValueError("a player has one hero")
        _tell_figure(state, _enlist(state, seat, word, MAIN), rest)


def fill_camps(state: KingdomState) -> None:
    """Give every player without a named hero the next one, and the companion to its master."""
    for seat in range(state.seats):
        if hero_of(state, seat) == NONE:
            free = [
                name
                for figure, name in enumerate(state.tables.hero_names[: state.tables.own_heroes])
                if not state.role[figure] and name not in state.terms.given.banned
            ]
            _enlist(state, seat, free[-1], MAIN)  # the master of the companion is the first, and rarely meant
    master, cat = state.tables.master, state.tables.companion
    if master != NONE and state.role[master] in (MAIN, BROUGHT) and not state.role[cat]:
        state.role[cat] = CAT
        state.owner[cat] = state.owner[master]
        state.cat_came = state.cell[master] != BOARD
    captain = state.tables.captain
    if captain != NONE and state.role[captain] == MAIN:
        for figure in state.tables.warriors:
            if not state.role[figure]:
                state.role[figure] = WARRIOR
                state.owner[figure] = state.owner[captain]
                state.health[figure] = state.tables.warrior_health


def _enlist(state: KingdomState, seat: int, name: str, role: int) -> int:
    """A hero that plays, with full health."""
    if name not in state.tables.hero_names:
        raise ValueError(f"{name!r} is not one of {', '.join(state.tables.hero_names)}, hand, incoming, {COMPANION}")
    figure = state.tables.hero_names.index(name)
    if state.role[figure] or (role != MAIN and not state.terms.solo):
        raise ValueError(f"{name} plays already, or there is no bench")
    state.role[figure] = role
    state.owner[figure] = seat
    state.health[figure] = state.tables.heroes[figure].health
    return figure


def _tell_figure(state: KingdomState, figure: int, words: list[str]) -> None:
    """Set a hero's place and its other facts."""
    marks = _place(state, figure, words)
    for mark in marks:
        word, _, value = mark.partition("=")
        if mark in FLAGS:
            getattr(state, mark)[figure] = 1
        elif word in NUMBERS and value.isdecimal():
            getattr(state, NUMBERS[word])[figure] = int(value)
        elif mark[0] in "+-~":
            _learn(state, figure, mark)
        else:
            raise ValueError(f"{mark!r} is not {', '.join(FLAGS)}, hp=2, reborn=3, or an ability like +earthquake")
    most = state.tables.heroes[figure].health
    if state.health[figure] > most or (state.health[figure] == 0) != (state.down[figure] == 1):
        raise ValueError(f"health is 1 to {most}, and 0 for a hero that is down")
    if state.down[figure] and state.cell[figure] != BOARD:
        raise ValueError("a hero that is down lies on its board")


def _learn(state: KingdomState, figure: int, mark: str) -> None:
    names = state.tables.heroes[figure].ability_names
    if mark[1:] not in names:
        raise ValueError(f"{mark[1:]!r} is not one of {', '.join(names)}")
    bit = 1 << names.index(mark[1:])
    state.has[figure] |= bit
    if mark[0] == "+":
        state.ready[figure] |= bit
    elif mark[0] == "~":
        state.lasting[figure] |= bit
    if bin(state.has[figure]).count("1") > state.terms.abilities:
        raise ValueError(f"the scenario allows {state.terms.abilities} abilities")


def _tell_companion(state: KingdomState, seat: int, words: list[str]) -> None:
    cat = state.tables.companion
    state.role[cat] = CAT
    state.owner[cat] = seat
    state.cat_came = True
    for mark in _place(state, cat, words):
        if mark == "used":
            state.cat_used = True
        elif mark == "guarded":
            state.guarded[cat] = 1
        elif mark != "came":
            raise ValueError(f"{mark!r} is not used, guarded or came")


def _tell_warrior(state: KingdomState, seat: int, figure: int, words: list[str]) -> None:
    """A Sand Warrior in a space, or on a square of a tray; its hero has moved before (EU-15.32)."""
    state.role[figure] = WARRIOR
    state.owner[figure] = seat
    state.health[figure] = state.tables.warrior_health
    state.stepped = True
    if marks := _place(state, figure, words):
        raise ValueError(f"{marks[0]!r} says nothing of a Sand Warrior")


def _place(state: KingdomState, figure: int, words: list[str]) -> list[str]:
    """A space, or a tray and the upper left square of the base there; the words that are left."""
    if not words:
        return []
    if words[0] in CELL_NAMES:
        cell = CELL_NAMES.index(words[0])
        if cell not in state.field.spaces:
            raise ValueError(f"{words[0]} is no space of the map")
        state.cell[figure] = cell
        return words[1:]
    if words[0] not in TRAY_NAMES:
        return words
    tray = TRAY_NAMES.index(words[0])
    names = SQUARE_NAMES if figure in state.tables.warriors else BLOCK_NAMES
    if state.card[tray] == NONE or len(words) < 2 or words[1] not in names:
        raise ValueError("there is no such tray, or the upper left square of the base is missing, like t0 12")
    block = names.index(words[1])
    if block not in open_to_bases(state, tray, figure):
        raise ValueError(f"its base cannot lie on {words[1]}")
    state.cell[figure] = cell_of(state, tray)
    state.tray[figure] = tray
    state.block[figure] = block
    return words[2:]


def take_card(state: KingdomState, text: str) -> int:
    """A tower card from the supply, `A1`, or with its modifications, `MAG1+direct+tile-2x1:NE`: its number."""
    name, *stickers = text.split("+")
    if name not in state.tables.tower_names:
        raise ValueError(f"{name!r} is not a tower like A1")
    tower = state.tables.tower_names.index(name)
    if state.supply[tower] == 0:
        raise ValueError(f"there is no {name} left")
    state.supply[tower] -= 1
    for sticker in stickers:
        told, _, direction = sticker.partition(":")
        if told not in state.tables.mod_names or direction not in ("", *DIRECTIONS):
            raise ValueError(f"{sticker!r} is not one of {', '.join(state.tables.mod_names)}")
        number = state.tables.mod_names.index(told)
        if state.sold >> number & 1:
            raise ValueError(f"{told} is there only once")
        tower = with_sticker(state, tower, number)
        state.sold |= 1 << number
        state.pointing[number] = DIRECTIONS.index(direction or "N")
    return tower


def _take_tower(state: KingdomState, seat: int, where: str, name: str) -> None:
    tower = take_card(state, name)
    column = state.hand if where == "hand" else state.incoming
    column[TOWERS * seat + tower] += 1
