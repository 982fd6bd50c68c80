"""Answers to questions that come up in between, as people point at them: see `answers.py`.

| Answer | Picks |
|---|---|
| a tile is returned | piece tray, cell SQUARE + first square of the tile |
| crystals or gold | button GAIN + 0 or 1 |
| who suffers first | card HERO + figure; the soldiers: piece tray |
| a way | its cells, the last one first |
| a horde falls, a horde is chosen | piece tray |
| a flower or goods on the way | cell |
| skulls | button SKULLS + how many |
| a Sand Warrior goes on a tray | card HERO + figure, piece tray, cell SQUARE + square |
| a Sand Warrior moves | card HERO + figure, cell |
| a Sand Warrior stands | cell SQUARE + square |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import FULL, squares_of
from warbook.games.kingdom.board.trays import enemies_on, top_tray
from warbook.games.kingdom.board.walks import walks_to
from warbook.games.kingdom.heroes.damage import SOLDIERS
from warbook.games.kingdom.heroes.passing import sight_on
from warbook.games.kingdom.heroes.resting import token_to_tend
from warbook.games.kingdom.present.labels import (
    HERO,
    SQUARE,
    TASK,
    Answer,
    Words,
    cell_name,
    colour_key,
    hero_key,
    square_name,
    token_key,
    tray_words,
)
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.rift_cards import leads
from warbook.kernel.wire import Pick

GAIN: Final = 400  # the buttons for crystals and gold
SKULLS: Final = 500  # the buttons for numbers of skulls
GAINS: Final = ("-crystals", "-gold")


def _untile(state: KingdomState, seat: int, arg: int) -> Answer:
    tray, place = verbs.untiled_tray(arg), verbs.untiled_place(arg)
    square = squares_of(state.tiles[tray][place] & FULL)[0]
    words: Words = {**tray_words(state, tray), "square": square_name(square)}
    return (Pick("piece", tray), Pick("cell", SQUARE + square)), "", words


def _gain(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("button", GAIN + arg),), GAINS[arg], {"n": state.stack[-1].a}


def _suffer(state: KingdomState, seat: int, arg: int) -> Answer:
    if arg == SOLDIERS:
        tray = state.stack[-2].b  # of the damage that is being dealt
        return (Pick("piece", tray),), "-soldiers", tray_words(state, tray)
    return (Pick("card", HERO + arg),), "", {"hero": hero_key(state, arg)}


def _way(state: KingdomState, seat: int, arg: int) -> Answer:
    frame = state.stack[-1]
    cells = walks_to(state, frame.a, frame.b, frame.c)[arg]
    words: Words = {"cells": " ".join(cell_name(cell) for cell in cells)}
    return tuple(Pick("cell", cell) for cell in reversed(cells)), "", words


def _horde(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("piece", arg),), "", tray_words(state, arg)


def _spot(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("cell", arg),), "", {"cell": cell_name(arg)}


def _shut(state: KingdomState, seat: int, arg: int) -> Answer:
    cell, colour = state.field.sites[arg], state.field.colour[arg]
    return (Pick("cell", cell),), "", {"cell": cell_name(cell), "colour": colour_key(colour)}


def _tend(state: KingdomState, seat: int, arg: int) -> Answer:
    """With a rest: the token in the hero's space, or an open Rift card."""
    if arg > 0:
        rift = state.tables.rift_names[leads(state)[arg - 1]]
        return (Pick("button", TASK + arg),), "-rift", {"rift": f"@rift-{rift}"}
    figure = state.stack[-1].a
    token = token_to_tend(state, figure)
    words: Words = {"token": token_key(state, state.token[token]), "cell": cell_name(state.token_cell[token])}
    return (Pick("button", TASK),), "-token", words


def _light(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("button", verbs.LIGHT),), "", {"cell": cell_name(int(state.cell[state.stack[-1].a]))}


def _sight(state: KingdomState, seat: int, arg: int) -> Answer:
    token = token_key(state, state.token[sight_on(state, arg)])
    return (Pick("cell", arg),), "", {"token": token, "cell": cell_name(arg)}


def _spend(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("button", SKULLS + arg + 1),), "", {"n": arg + 1}


def _scatter(state: KingdomState, seat: int, arg: int) -> Answer:
    warrior, tray, square = verbs.scattered(arg), verbs.scatter_tray(arg), verbs.square_of(arg)
    picks = (Pick("card", HERO + warrior), Pick("piece", tray), Pick("cell", SQUARE + square))
    return picks, "", {**tray_words(state, tray), "square": square_name(square)}


def _march(state: KingdomState, seat: int, arg: int) -> Answer:
    warrior, cell = verbs.figure_of(arg), verbs.goal_of(arg)
    tray = top_tray(state, cell)
    picks = (Pick("card", HERO + warrior), Pick("cell", cell))
    if tray == NONE:
        return picks, "", {"cell": cell_name(cell)}
    return picks, "-engage", {"cell": cell_name(cell), **tray_words(state, tray)}


def _stand(state: KingdomState, seat: int, arg: int) -> Answer:
    tray = top_tray(state, int(state.cell[state.stack[-1].a]))
    hits = int(enemies_on(state, tray) >> arg & 1)
    return (Pick("cell", SQUARE + arg),), "", {"square": square_name(arg), "hits": hits}


POINTED: Final[dict[int, Callable[[KingdomState, int, int], Answer]]] = {
    verbs.UNTILE: _untile,
    verbs.GAIN: _gain,
    verbs.SUFFER: _suffer,
    verbs.WAY: _way,
    verbs.RAZE: _horde,
    verbs.SPOT: _spot,
    verbs.SHUT: _shut,
    verbs.TEND: _tend,
    verbs.LIGHT: _light,
    verbs.TARGET: _horde,
    verbs.SIGHT: _sight,
    verbs.SPEND: _spend,
    verbs.SCATTER: _scatter,
    verbs.MARCH: _march,
    verbs.STAND: _stand,
}
