"""Where the active character can walk, cast and see, for pointing at cells: the same for everyone (KA-31.1)."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.board.geometry import CELLS, NOWHERE, WIDTH, distance, sight_line
from warbook.games.krosmaster.board.pieces import adjacent, blocks_sight, is_empty
from warbook.games.krosmaster.board.walking import dodge_dice, is_held_on, lock_dice, lockers_on
from warbook.games.krosmaster.combat.chances import lock_chance, percent
from warbook.games.krosmaster.combat.spells import refuse_range
from warbook.games.krosmaster.content.tables import MELEE, NO_SIGHT, NOBODY, PERSONAL
from warbook.games.krosmaster.state import KrosmasterState

DIGITS: Final = "0123456789abcdefghijklmn"  # distances: none is longer than 22
NO_GROUND: Final = "."
UNSEEN: Final = "KA-12.11"  # in range, but not in sight

Way = tuple[int, int, int, int]  # a cell, the one before it, the risk in percent, the first trap on the way


def ground_cells(state: KrosmasterState) -> list[int]:
    """The cells of the board."""
    return [cell for cell in range(CELLS) if state.field.ground[cell]]


# walking (section 9)


def lock_risk(state: KrosmasterState, piece: int, here: int) -> float:
    """How likely a character is locked when it leaves a cell (KA-9.7): the first success of any locker is enough."""
    free = 1.0
    for other in lockers_on(state, piece, here):
        free *= 1.0 - lock_chance(lock_dice(state, other), dodge_dice(state, piece))
    return 1.0 - free


def ways(state: KrosmasterState, piece: int) -> tuple[Way, ...]:
    """Every cell that can be walked to, with the cell before it on a shortest way; of these one with the least risk.

    A way over a trap is taken only where there is no other. Where a reward holds whoever comes by, it ends (KA-27.2).
    """
    start = int(state.cell[piece])
    found: dict[int, Way] = {}
    edge: dict[int, tuple[int, float, int]] = {start: (0, 1.0, NOWHERE)}  # traps, the chance to come through, a trap
    for _ in range(state.mp):
        ahead: dict[int, tuple[int, float, int]] = {}
        before: dict[int, int] = {}
        for here, (traps, free, trap) in edge.items():
            if is_held_on(state, piece, here):
                continue
            free *= 1.0 - lock_risk(state, piece, here)
            for cell in _neighbours(state, here):
                if cell == start or cell in found:
                    continue
                sprung = state.trap[cell] != NOBODY
                reached = (traps + sprung, free, cell if sprung and trap == NOWHERE else trap)
                known = ahead.get(cell)
                if known is None or (reached[0], -reached[1]) < (known[0], -known[1]):
                    ahead[cell], before[cell] = reached, here
        for cell, (_, free, trap) in ahead.items():
            found[cell] = (cell, before[cell], percent(1.0 - free), trap)
        edge = ahead
    return tuple(found.values())


def _neighbours(state: KrosmasterState, here: int) -> list[int]:
    """The empty cells beside a cell."""
    beside = [int(adjacent(state, here, way)) for way in range(4)]
    return [cell for cell in beside if cell != NOWHERE and is_empty(state, cell)]


# casting (section 12)


def distances(state: KrosmasterState, here: int) -> str:
    """How far each cell of the grid lies from here (KA-2.5), row by row: a digit of base 36, a dot for no ground."""
    ground = state.field.ground
    return "".join(DIGITS[distance(here, cell)] if ground[cell] else NO_GROUND for cell in range(CELLS))


def hidden_cells(state: KrosmasterState, here: int) -> dict[int, tuple[int, ...]]:
    """The cells that cannot be seen from here, with the cells that block the sight, the nearest first (KA-12.11)."""
    found: dict[int, tuple[int, ...]] = {}
    for cell in ground_cells(state):
        between = [here + int(step) for step in sight_line(here, cell)]
        blocks = [each for each in between if blocks_sight(state, each)]
        if blocks:
            found[cell] = tuple(sorted(blocks, key=lambda each: distance(here, each)))
    return found


def cells_in_range(state: KrosmasterState, piece: int, spell: int) -> str:
    """The cells in the range of a spell, whether they are seen or not (section 12), in short."""
    found: list[int] = []
    for cell in ground_cells(state):
        refusal = refuse_range(state, piece, spell, cell)
        if refusal is None or refusal.rule == UNSEEN:
            found.append(cell)
    return rows(found)


def needs_sight(state: KrosmasterState, spell: int) -> bool:
    """Whether a spell is aimed along a line of sight (KA-12.6): not at the caster itself, nor beside it."""
    return state.tables.spell.range[spell] not in (PERSONAL, MELEE, NO_SIGHT)


def rows(cells: list[int]) -> str:
    """A set of cells in short: for each row of twelve three digits of base 16, the first column in the highest bit."""
    masks = [0] * WIDTH
    for cell in cells:
        masks[cell // WIDTH] |= 1 << (WIDTH - 1 - cell % WIDTH)
    while masks and masks[-1] == 0:
        masks.pop()
    return "".join(f"{mask:03x}" for mask in masks)
