"""Where tiles and soldiers can lie: the lists equal a search through every form and every place, square by square.

Nothing here comes from the masks of the code: shapes are read from their printed rows, squares from the cards' letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain

import pytest

from tests.games.kingdom.random_games import asked, begun, options, played
from tests.rules import rule
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import BLOCK, FORMS, FULL
from warbook.games.kingdom.content.schema import Enemy
from warbook.games.kingdom.content.tables import BOSS_SQUARES
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import BOSS_TRAY, FIGURES, LIFTED, PLACING, Volley
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import PIECES, SOLDIER, TILE
from warbook.kernel.api import arg_of, verb_of

pytestmark = pytest.mark.compiled

Square = tuple[int, int]
Placement = frozenset[Square]
SIDE = 5


def as_printed(state: KingdomState, shape: int) -> Placement:
    """The squares of a shape in the content's own drawing."""
    rows = list(state.tables.content.shapes.values())[shape].rows
    return frozenset((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#")


def clockwise(squares: Placement, turns: int) -> Placement:
    """So many quarter turns, somewhere on the plane."""
    for _ in range(turns):
        squares = frozenset((column, -row) for row, column in squares)
    return squares


def ways_to_lie(state: KingdomState, volley: Volley, shape: int) -> list[Placement]:
    """As printed, turned with the tower on the turned map; a free tile turned and flipped as one likes."""
    printed = as_printed(state, shape)
    if not volley.aim.free:
        return [clockwise(printed, (volley.turn - state.field.turn) % 4)]
    mirrored = frozenset((row, -column) for row, column in printed)
    return [clockwise(side, turns) for side in (printed, mirrored) for turns in range(4)]


@cache
def everywhere(squares: Placement) -> set[Placement]:
    """A form pushed to every place at which all of it is on the grid."""
    shifts = range(-2 * SIDE, 2 * SIDE)
    found = {frozenset((r + down, c + right) for r, c in squares) for down in shifts for right in shifts}
    return {each for each in found if all(0 <= r < SIDE and 0 <= c < SIDE for r, c in each)}


def squares_in(mask: int) -> set[tuple[int, int]]:
    """The squares of a column of the state."""
    return {divmod(square, SIDE) for square in range(SIDE * SIDE) if mask >> square & 1}


def under_pieces(state: KingdomState, tray: int) -> set[tuple[int, int]]:
    """What lies under tiles, soldiers and bases."""
    found = squares_in(int(state.soldiers[tray]))
    for tile in state.tiles[tray]:
        found |= squares_in(tile & FULL)
    for figure in range(FIGURES):
        if state.tray[figure] == tray:
            found |= squares_in(int(BLOCK[state.block[figure]]))
    return found


def lettered(state: KingdomState, tray: int) -> dict[tuple[int, int], str]:
    """The marks of the card by square, without enemies that are gone."""
    grid = state.tables.cards[state.card[tray]].grid
    gone = squares_in(int(state.gone[tray]))
    marks = {divmod(square, SIDE): mark for square, mark in enumerate(grid)}
    return {square: "." if square in gone else mark for square, mark in marks.items()}


def enemies_of(state: KingdomState, tray: int) -> dict[str, Enemy]:
    """The enemies by the letters of a card; a boss has letters of its own."""
    return BOSS_SQUARES if tray == BOSS_TRAY else state.tables.enemies


def shut(state: KingdomState, tray: int, damage: int) -> set[tuple[int, int]]:
    """Squares that take nothing of a damage type: strips, the middle of a portal, enemies that resist."""
    enemies = enemies_of(state, tray)
    found = {(2, 2)} if state.level[tray] else set()
    for square, mark in lettered(state, tray).items():
        if mark in "=~^" or (mark in enemies and DAMAGES[damage] in enemies[mark].resists):
            found.add(square)
    return found


def tiles_by_force(state: KingdomState, volley: Volley) -> set[tuple[int, int, Placement]]:
    """Every tile in every form at every place of every target that nothing forbids."""
    found: set[tuple[int, int, Placement]] = set()
    for tray in volley.targets if volley.only == NONE else [volley.only]:
        taken = under_pieces(state, tray) | shut(state, tray, volley.aim.damage)
        for piece, shape in enumerate(volley.tiles):
            if shape != NONE:
                for way in ways_to_lie(state, volley, shape):
                    found |= {(tray, piece, place) for place in everywhere(way) if not place & taken}
    return found


def soldiers_by_force(state: KingdomState, volley: Volley) -> set[tuple[int, tuple[int, int]]]:
    """A soldier on every enemy square that nothing forbids."""
    found: set[tuple[int, tuple[int, int]]] = set()
    for tray in volley.targets if volley.only == NONE else [volley.only]:
        taken = under_pieces(state, tray) | shut(state, tray, volley.aim.damage)
        enemies = enemies_of(state, tray)
        for square, mark in lettered(state, tray).items():
            if mark in enemies and not enemies[mark].tiles_only and square not in taken:
                found.add((tray, square))
    return found


def tiles_listed(state: KingdomState, volley: Volley, seat: int) -> list[tuple[int, int, Placement]]:
    """The tiles that the game lists."""
    found: list[tuple[int, int, Placement]] = []
    for arg in [arg_of(action) for action in options(state, seat) if verb_of(action) == TILE]:
        rest, anchor = divmod(arg, SIDE * SIDE)
        tray, piece, form = rest // (FORMS * PIECES), rest // FORMS % PIECES, rest % FORMS
        mask = state.tables.shapes[volley.tiles[piece]].forms[form].masks[anchor]
        found.append((tray, piece, frozenset(squares_in(int(mask)))))
    return found


def questions(scenario: str, seats: int) -> Iterator[tuple[KingdomState, Volley, int]]:
    """The positions of some random games in which a piece of an attack is to be placed, and whose it is."""
    for seed in range(3):
        for state in played(begun(scenario, seats, "three-stars", seed), seed):
            if not state.over and state.stack[-1].kind in (PLACING, LIFTED):
                yield state, state.volleys[-1], asked(state)[0]


Attacks = Iterable[tuple[KingdomState, Volley, int]]


def tiles_compared(
    attacks: Attacks, by_force: Callable[[KingdomState, Volley], set[tuple[int, int, Placement]]]
) -> int:
    """How many tiles were listed, each exactly where the search finds room."""
    compared = 0
    for state, volley, seat in attacks:
        is_plain = volley.deed is None or not volley.deed.has_pattern
        if state.stack[-1].kind == PLACING and is_plain:
            found = tiles_listed(state, volley, seat)
            assert len(found) == len(set(found)), "no placement twice"
            assert set(found) == by_force(state, volley)
            compared += len(found)
    return compared


def soldiers_compared(attacks: Attacks, by_force: Callable[[KingdomState, Volley], set[tuple[int, Square]]]) -> int:
    """How many soldiers were listed, each exactly where the search finds room."""
    compared = 0
    for state, volley, seat in attacks:
        if volley.soldiers and (state.spare or state.stack[-1].kind == LIFTED):
            args = [arg_of(action) for action in options(state, seat) if verb_of(action) == SOLDIER]
            standing = {(arg // 25, divmod(arg % 25, SIDE)) for arg in args}
            assert standing == by_force(state, volley)
            compared += len(standing)
    return compared


SCENARIOS = [f"RS{number:02}" for number in range(1, 13)]


@rule("RT-8.2", "RT-8.4", "RT-8.6", "RT-8.7", "RT-35.9")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_are_listed_wherever_a_search_by_force_finds_room(scenario: str) -> None:
    assert tiles_compared(questions(scenario, 1 + int(scenario[2:]) % 4), tiles_by_force) > 100


@rule("RT-9.4", "RT-9.5", "RT-9.6", "RT-9.7")
def test_soldiers_are_listed_on_every_square_that_a_search_by_force_finds() -> None:
    attacks = chain(questions("RS02", 4), questions("RS08", 2), questions("RS12", 3))
    assert soldiers_compared(attacks, soldiers_by_force) > 100
