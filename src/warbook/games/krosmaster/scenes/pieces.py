"""The pieces of a scene: converts an item like `king D5 dmg=3 +J11` to a piece of the state."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from warbook.games.krosmaster.board.pieces import clear_piece, has_room, is_empty, put, refresh, summon
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.tables import NOBODY, TRAP
from warbook.games.krosmaster.frames import BITS, EVERYONE, GONE, KROSMASTERS
from warbook.games.krosmaster.present.notation import CELLS, SEATS
from warbook.games.krosmaster.rewards import learn
from warbook.games.krosmaster.scenes.names import piece_named
from warbook.games.krosmaster.scenes.rewards import Shelf
from warbook.games.krosmaster.state import KrosmasterState

STAND_IN: Final = "healey"
CORNERS: Final = ("A12", "L1", "L12", "A1")  # where a stand-in waits
MARKER: Final = re.compile(r"(ap|mp)([+-][0-9]{1,2})")


class Item(Struct):
    """One piece of a scene: what it is called, where it stands, what is on it."""

    text: str
    seat: int
    kind: int
    cell: int
    marks: list[str]
    piece: int = NOBODY

    def flaw(self, sentence: str) -> ValueError:
        """An error about this item, to raise."""
        return ValueError(f"{SEATS[self.seat]}: {self.text!r}: {sentence}")


def groups(text: str) -> list[list[str]]:
    """The words of each part of a text with semicolons."""
    return [part.split() for part in text.split(";") if part.split()]


def read_items(state: KrosmasterState, seat: int, text: str) -> list[Item]:
    """The items of a seat; a seat without a figure gets a stand-in."""
    found: list[Item] = []
    for words in groups(text):
        item = Item(" ".join(words), seat, NOBODY, GONE, words[1:])
        if words[0] not in state.tables.kind_names:
            raise item.flaw(f"{words[0]!r} is neither a figure nor a summon")
        item.kind = state.tables.kind_names.index(words[0])
        if item.marks and item.marks[0] in CELLS:
            item.cell = CELLS.index(item.marks.pop(0))
        found.append(item)
    if not any(item.kind < state.tables.figures for item in found):
        corner = CELLS.index(CORNERS[seat])
        found.append(Item(STAND_IN, seat, state.tables.kind_names.index(STAND_IN), corner, []))
    return found


def enlist(state: KrosmasterState, seat: int, items: list[Item]) -> None:
    """Make the pieces as the game numbers them: figures in the order of the content, tokens as they come."""
    share = KROSMASTERS // state.seats
    figures = sorted([item for item in items if item.kind < state.tables.figures], key=lambda item: item.kind)
    if len(figures) > share:
        raise ValueError(f"{SEATS[seat]}: more than {share} figures")
    for place, item in enumerate(figures):
        item.piece = seat * share + place
        state.kind[item.piece] = item.kind
        state.owner[item.piece] = seat
        clear_piece(state, item.piece)
        if item.cell != GONE:
            _stand(state, item)
    state.team[seat] = [item.kind for item in figures]
    listed = [item for item in items if item.kind < state.tables.figures]
    state.timeline[seat] = [
        item.piece for item in sorted(listed, key=lambda item: -int(state.tables.initiative[item.kind]))
    ]
    for item in items:
        if item.kind >= state.tables.figures:
            _summon(state, item)


def _stand(state: KrosmasterState, item: Item) -> None:
    if not is_empty(state, item.cell):
        raise item.flaw(f"{CELLS[item.cell]} is not empty")
    put(state, item.piece, item.cell)


def _summon(state: KrosmasterState, item: Item) -> None:
    """A token with its summoner; a token out of the arena is none."""
    given = [mark for mark in item.marks if mark.startswith("of=")]
    item.marks = [mark for mark in item.marks if not mark.startswith("of=")]
    if given:
        try:
            summoner = piece_named(state, f"{SEATS[item.seat]}.{given[0][3:]}")
        except ValueError as error:
            raise item.flaw(str(error)) from None
    else:
        able = [piece for piece in state.timeline[item.seat] if _can_summon(state, piece, item.kind)]
        if not able:
            raise item.flaw("say whose it is, like of=king")
        summoner = able[0]
    if item.cell == GONE or not has_room(state):
        raise item.flaw("a token stands on a cell")
    if not is_empty(state, item.cell) and not (state.tables.species[item.kind] == TRAP and state.at[item.cell] >= 0):
        raise item.flaw(f"{CELLS[item.cell]} is not empty")
    item.piece = summon(state, item.kind, summoner, item.cell)


def _can_summon(state: KrosmasterState, piece: int, kind: int) -> bool:
    return any(state.tables.spell.summons[spell] == kind for spell in state.tables.spells_of[state.kind[piece]])


# what is on the pieces


def dress(state: KrosmasterState, shelf: Shelf, item: Item) -> None:
    """Put everything onto a piece that its item says."""
    for mark in item.marks:
        marker = MARKER.fullmatch(mark)
        if marker:
            _put_marker(state, item.piece, marker[1], int(marker[2]))
        elif mark[0] in "+?-" and item.piece < KROSMASTERS:
            try:
                _hold(state, item, mark[0], shelf.take(mark[1:]))
            except ValueError as error:
                raise item.flaw(str(error)) from None
        elif mark == "acted":
            state.acted |= BITS[item.piece]
        else:
            _put_fact(state, item, *mark.partition("=")[::2])
    if item.piece < KROSMASTERS:
        refresh(state, item.piece)
        if len(state.held[item.piece]) > state.tables.level[item.kind]:
            raise item.flaw("it holds more rewards than its Level (KA-19.7)")
    if state.damage[item.piece] >= state.hp[item.piece] > 0 and item.cell != GONE:
        raise item.flaw(f"with {state.damage[item.piece]} damage it is knocked out (KA-4.5)")


def _hold(state: KrosmasterState, item: Item, sign: str, token: int) -> None:
    """A reward on the card: face up, bought blind, or bought face up."""
    state.held[item.piece] = [*state.held[item.piece], token]
    state.up[token] = int(sign == "+")
    if sign == "?":
        learn(state, item.seat, token)
    else:
        state.known[token] = EVERYONE


def _put_fact(state: KrosmasterState, item: Item, name: str, value: str) -> None:
    if name == "dmg" and re.fullmatch("[0-9]{1,2}", value):
        state.damage[item.piece] = int(value)
    elif name == "die" and set(value.split(",")) <= set(FACES[:4]) and item.piece < KROSMASTERS:
        for face in value.split(","):
            state.dice[item.piece] |= 1 << FACES.index(face)
    elif name == "used":
        state.used[item.piece] = _spells(state, item, value)
    elif name != "cast":
        raise item.flaw(f"{name!r} is not known, or not like that")


def _put_marker(state: KrosmasterState, piece: int, points: str, amount: int) -> None:
    if points == "ap":
        state.ap_plus[piece] += max(0, amount)
        state.ap_minus[piece] += max(0, -amount)
    else:
        state.mp_plus[piece] += max(0, amount)
        state.mp_minus[piece] += max(0, -amount)


def _spells(state: KrosmasterState, item: Item, text: str) -> int:
    """Spells of the card, as bits of their places."""
    bits = 0
    names = [state.tables.spell_names[spell] for spell in state.tables.spells_of[item.kind]]
    for name in text.split(","):
        if name not in names:
            raise item.flaw(f"{name!r} is not one of its spells, {', '.join(names)}")
        bits |= 1 << names.index(name)
    return bits


def tell_casts(state: KrosmasterState, item: Item) -> None:
    """Set the spells the active character has cast this turn; last, because a turn begins with none."""
    for mark in item.marks:
        if mark.startswith("cast="):
            if item.piece != state.active:
                raise item.flaw("only the active character has cast spells in this turn")
            state.cast |= _spells(state, item, mark[5:])
