"""Where tiles and soldiers can lie: the lists equal a search through every form and every place, square by square.

As for Rift in Time nothing here comes from the masks of the code. What is new: tiles may always be turned, totems ward,
shields have a side, Sand Warriors cover a square, tiles are loose, linked, or go on different trays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from tests.games.kingdom.random_games import asked, by_verb, options
from tests.games.kingdom.rift.board.test_placements import (
    Placement,
    as_printed,
    clockwise,
    enemies_of,
    everywhere,
    lettered,
    soldiers_compared,
    squares_in,
    tiles_compared,
)
from tests.games.kingdom.uprising.boards import GAME, TABLES
from tests.rules import rule
from warbook.games.kingdom.apply import apply
from warbook.games.kingdom.attacks.placements import soldier_damage
from warbook.games.kingdom.board.field import NONE, WIDTH
from warbook.games.kingdom.board.shapes import BLOCK, FULL
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.effects.rules_in_force import layer_refuses, resists_by_force
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import BOSS_TRAY, CURSED, FIGURES, LIFTED, PLACING, WARRIOR, Volley
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import BUILD, BUY, DONE, MODIFY, SOLDIER, STOP, TILE
from warbook.kernel.api import Action, verb_of
from warbook.kernel.rng import Rng, seeded

pytestmark = pytest.mark.compiled

Squares = set[tuple[int, int]]
SCENARIOS = list(TABLES.content.scenarios)
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
EAGER = (BUILD, TILE, SOLDIER, MODIFY, BUY)  # what brings attacks, and cards with modifications


def space(cell: int) -> tuple[int, int]:
    """A cell as row and column."""
    return cell // WIDTH, cell % WIDTH


def under_pieces(state: KingdomState, tray: int) -> Squares:
    """What lies under tiles, soldiers, bases and Sand Warriors."""
    found = squares_in(int(state.soldiers[tray]))
    for tile in state.tiles[tray]:
        found |= squares_in(tile & FULL)
    for figure in range(FIGURES):
        if state.tray[figure] == tray:
            block = int(state.block[figure])
            found |= {divmod(block, 5)} if state.role[figure] == WARRIOR else squares_in(int(BLOCK[block]))
    return found


def is_warded(state: KingdomState, tray: int, damage: str) -> bool:
    """Whether a totem of this damage type lies in one of the eight spaces around a tray."""
    row, column = space(cell_of(state, tray))
    for token, cell in enumerate(state.token_cell):
        totem = TABLES.content.totems.get(TABLES.token_kinds[state.token[token]])
        if cell != NONE and totem is not None and totem.resists == damage:
            beside = abs(row - space(cell)[0]), abs(column - space(cell)[1])
            if max(beside) == 1:
                return True
    return False


def shut(state: KingdomState, tray: int, damage: int, source: int) -> Squares:
    """Squares that take nothing of a damage type from a space: enemies that resist it, or hold their shield there."""
    if state.marks[tray] & CURSED:
        return set()
    enemies, name = enemies_of(state, tray), DAMAGES[damage]
    card = state.tables.content.hordes.get(state.tables.cards[state.card[tray]].name)
    holds_off = False
    if card is not None and card.shield and source != NONE:
        row, column = space(cell_of(state, tray))
        down, right = SIDES[card.shield]
        holds_off = (space(source)[0] - row) * down > 0 or (space(source)[1] - column) * right > 0
    warded = is_warded(state, tray, name) or resists_by_force(state, tray, damage)
    return {
        square
        for square, mark in lettered(state, tray).items()
        if mark in enemies and (name in enemies[mark].resists or warded or (holds_off and enemies[mark].shield))
    }


def may_go(volley: Volley, tray: int) -> bool:
    """Whether a tile may go on a tray: some choice of the loose ones leaves the others where they belong."""
    lying = [*volley.hits, tray]
    for loose in range(volley.loose + 1):
        for left in combinations(range(len(lying)), max(0, len(lying) - loose)):
            others = {lying[place] for place in left}
            if others <= set(volley.targets) and (not volley.link or len(others) <= 1):
                return True
    return False


def trays_by_force(state: KingdomState, volley: Volley) -> list[int]:
    """The trays for the next tile."""
    apart = volley.deed is not None and volley.deed.apart
    known = [tray for tray in range(BOSS_TRAY + 1) if state.card[tray] != NONE]
    return [tray for tray in known if may_go(volley, tray) and not (apart and tray in volley.hits + volley.posted)]


def tiles_by_force(state: KingdomState, volley: Volley) -> set[tuple[int, int, Placement]]:
    """Every tile in every form at every place of every target that nothing forbids."""
    found: set[tuple[int, int, Placement]] = set()
    for tray in trays_by_force(state, volley):
        if tray == BOSS_TRAY and layer_refuses(state, volley.damage):
            continue
        taken = under_pieces(state, tray) | shut(state, tray, volley.damage, volley.source)
        for piece, shape in enumerate(volley.tiles):
            if shape != NONE:
                printed = as_printed(state, shape)
                for side in (printed, frozenset((row, -column) for row, column in printed)):
                    for turns in range(4):
                        places = everywhere(clockwise(side, turns))
                        found |= {(tray, piece, place) for place in places if not place & taken}
    return found


def soldiers_by_force(state: KingdomState, volley: Volley) -> set[tuple[int, tuple[int, int]]]:
    """A soldier on every enemy square that nothing forbids; none goes on a boss."""
    apart = volley.deed is not None and volley.deed.apart
    found: set[tuple[int, tuple[int, int]]] = set()
    for tray in volley.posts:
        if tray == BOSS_TRAY or (apart and tray in volley.hits + volley.posted):
            continue
        damage = soldier_damage(state, tray, volley.aim.damage)
        taken = under_pieces(state, tray) | shut(state, tray, damage, volley.source)
        for square, mark in lettered(state, tray).items():
            enemy = enemies_of(state, tray).get(mark)
            if enemy is not None and not enemy.tiles_only and square not in taken:
                found.add((tray, square))
    return found


def eagerly(found: list[Action], rng: Rng) -> Action:
    """A decision at random, but rather one that brings attacks."""
    eager = [action for action in found if verb_of(action) in EAGER]
    if eager and rng.below(4) < 3:
        return by_verb(eager, rng)
    others = [action for action in found if verb_of(action) not in (DONE, STOP)]
    return by_verb(others if others and rng.below(4) < 3 else found, rng)


def attacks(scenario: str, seats: int) -> Iterator[tuple[KingdomState, Volley, int]]:
    """The positions of some games in which a piece of an attack is to be placed, and whose it is."""
    for seed in range(3):
        state, rng = GAME.setup(scenario, seats, {}, seed), seeded(seed)
        state.gold = state.crystals = 12
        state.hearts = 99  # so that they last
        for _ in range(160):
            if state.over:
                break
            if state.stack[-1].kind in (PLACING, LIFTED):
                yield state, state.volleys[-1], asked(state)[0]
            seat = asked(state)[int(rng.below(len(asked(state))))]
            apply(state, eagerly(options(state, seat), rng))


@rule("EU-11.1", "EU-11.2", "EU-11.3", "EU-11.4", "EU-11.6", "EU-19.6", "EU-26.6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_are_listed_wherever_a_search_by_force_finds_room(scenario: str) -> None:
    assert tiles_compared(attacks(scenario, 1 + SCENARIOS.index(scenario) % 4), tiles_by_force) > 1000


@rule("EU-11.7", "EU-12.5", "EU-19.5", "EU-27.3")
def test_soldiers_are_listed_on_every_square_that_a_search_by_force_finds() -> None:
    some = chain(attacks("S2", 2), attacks("S8", 2), attacks("S12", 2))
    assert soldiers_compared(some, soldiers_by_force) > 100
