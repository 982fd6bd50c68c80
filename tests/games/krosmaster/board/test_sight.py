"""Lines of sight against a second opinion: a segment that is cut with open squares in exact fractions."""

import random
from fractions import Fraction
from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.rules import fact, rule
from warbook.games.krosmaster.board.geometry import CELLS, WIDTH, cell_at, crossed
from warbook.games.krosmaster.combat.spells import has_sight
from warbook.games.krosmaster.content.reading import read_content
from warbook.games.krosmaster.content.tables import BARE, TREE, Tables, cell_name, cell_named
from warbook.games.krosmaster.options import read_terms
from warbook.games.krosmaster.state import KrosmasterState, new_state
from warbook.kernel.rng import seeded

HALF = Fraction(1, 2)
TABLES = Tables(read_content())
CASES = 50_000
REACH = WIDTH - 1


def inside(start: int, step: int, low: Fraction, high: Fraction) -> tuple[Fraction, Fraction] | None:
    """Between which parts of its way start + t * step lies strictly between two bounds; None for never."""
    if step == 0:
        return (Fraction(0), Fraction(1)) if low < start < high else None
    ends = sorted(((low - start) / step, (high - start) / step))
    return max(Fraction(0), ends[0]), min(Fraction(1), ends[1])


@cache
def cuts(dx: int, dy: int, bx: int, by: int) -> bool:
    """Whether the segment from (0, 0) to (dx, dy) passes through the open unit square around (bx, by)."""
    across, down = inside(0, dx, bx - HALF, bx + HALF), inside(0, dy, by - HALF, by + HALF)
    if across is None or down is None:
        return False
    return max(across[0], down[0]) < min(across[1], down[1])


def sees(src: int, dst: int, blocking: list[int]) -> bool:
    """KA-12.11 word by word: no blocking cell but those of caster and target is passed through."""
    x, y = src % WIDTH, src // WIDTH
    dx, dy = dst % WIDTH - x, dst // WIDTH - y
    return not any(
        cuts(dx, dy, cell % WIDTH - x, cell // WIDTH - y) for cell in blocking if cell != src and cell != dst
    )


def wooded(blocking: list[int]) -> KrosmasterState:
    """An arena with trees on these cells and nothing else."""
    state = new_state(TABLES, read_terms(TABLES, "duel", 2, {}), seeded(1))
    state.field = TABLES.fields[0]
    plant(state, blocking)
    return state


def plant(state: KrosmasterState, blocking: list[int]) -> None:
    """Put trees on these cells alone."""
    scenery = vec[i64]([BARE] * CELLS)
    for cell in blocking:
        scenery[cell] = TREE
    state.scenery = scenery


@rule("KA-12.11", "KA-12.14")
def test_every_single_cell_blocks_exactly_when_the_segment_passes_through_it() -> None:
    checked = 0
    for dx in range(-REACH, REACH + 1):
        for dy in range(-REACH, REACH + 1):
            found = set(crossed(dx, dy))
            for bx in range(min(0, dx), max(0, dx) + 1):
                for by in range(min(0, dy), max(0, dy) + 1):
                    if (bx, by) not in ((0, 0), (dx, dy)):
                        assert (WIDTH * by + bx in found) == cuts(dx, dy, bx, by), (dx, dy, bx, by)
                        checked += 1
    assert checked == 155 * 155 - 2 * 23 * 23 + 1  # all cells of all boxes, without the two ends of each


@rule("KA-12.11", "KA-12.14")
@fact("KA-12.15")
def test_sight_is_what_exact_fractions_say_and_the_same_both_ways() -> None:
    chance = random.Random(1213)
    state = wooded([])
    seen = corners = 0
    for _ in range(CASES):
        src, dst = chance.randrange(CELLS), chance.randrange(CELLS)
        blocking = [near(chance, src, dst) for _ in range(chance.randrange(6))]
        plant(state, blocking)
        expected = sees(src, dst, blocking)
        told = f"{cell_name(src)} to {cell_name(dst)}, trees on {' '.join(map(cell_name, blocking))}"
        assert has_sight(state, src, dst) == expected, told
        assert has_sight(state, dst, src) == expected, told
        seen += expected
        corners += any(touches(src, dst, cell) for cell in blocking)
    assert CASES // 4 < seen < CASES * 3 // 4, "both answers come up often"
    assert corners > CASES // 100, "so do segments that only touch a corner"


def near(chance: random.Random, src: int, dst: int) -> int:
    """A cell of the box that two cells span, or one beside it."""
    rows, columns = sorted((src // WIDTH, dst // WIDTH)), sorted((src % WIDTH, dst % WIDTH))
    y = chance.randint(max(0, rows[0] - 1), min(REACH, rows[1] + 1))
    x = chance.randint(max(0, columns[0] - 1), min(REACH, columns[1] + 1))
    return cell_at(x, y)


def touches(src: int, dst: int, cell: int) -> bool:
    """Whether the segment meets a corner of the cell's square and does not go through the inside."""
    x, y = src % WIDTH, src // WIDTH
    dx, dy = dst % WIDTH - x, dst // WIDTH - y
    bx, by = cell % WIDTH - x, cell // WIDTH - y
    for cx, cy in ((2 * bx + one, 2 * by + other) for one in (-1, 1) for other in (-1, 1)):
        on_line = dx * cy == dy * cx  # in half cells
        if on_line and abs(cx) <= 2 * abs(dx) and abs(cy) <= 2 * abs(dy) and cx * dx >= 0 and cy * dy >= 0:
            return not cuts(dx, dy, bx, by)
    return False


@rule("KA-12.14")
@pytest.mark.parametrize(
    ("src", "dst", "trees"),
    [
        ("D4", "E5", "D5 E4"),  # between two trees that meet in one point
        ("D4", "F6", "D5 E4 E6 F5"),
        ("A1", "L12", "A2 B1 B3 C2 K12 L11"),
        ("D4", "G5", "D5 G4"),  # these it passes at a distance
        ("B2", "E4", "B3 E3 B4 E2"),
    ],
)
def test_a_corner_does_not_block_nor_do_two_at_one_point(src: str, dst: str, trees: str) -> None:
    cells = [cell_named(name) for name in trees.split()]
    state = wooded(cells)
    assert sees(cell_named(src), cell_named(dst), cells)
    assert has_sight(state, cell_named(src), cell_named(dst)) and has_sight(state, cell_named(dst), cell_named(src))


@rule("KA-2.4")
@fact("KA-12.15")
def test_adjacent_cells_always_see_each_other() -> None:
    state = wooded(list(range(CELLS)))
    for src in range(CELLS):
        x, y = src % WIDTH, src // WIDTH
        beside = [cell_at(x + dx, y + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        assert all(has_sight(state, src, dst) for dst in beside if dst >= 0)


@rule("KA-12.11")
def test_the_cells_of_caster_and_target_never_block() -> None:
    state = wooded([cell_named("D4"), cell_named("G6")])
    assert has_sight(state, cell_named("D4"), cell_named("G6"))
    assert not has_sight(state, cell_named("C4"), cell_named("E4")), "but they stop others"
    assert has_sight(state, cell_named("D4"), cell_named("D4")), "and one's own cell is in sight"
