"""Converts the set-up of a vector to a game and a state (docs/vectors.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.notation import CELLS, SEATS
from warbook.games.krosmaster.scenes.positions import Scene, stage
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.vectors.format import Entry, Vector
from warbook.kernel.vectors.scenes import before, given_in, placed, scene_of, seed_of

FIXTURES: Final = Path(__file__).parents[1] / "vectors"  # folders of test content, named by `before pack`
PLACES: Final = (*SEATS, "arena", "ground", "market", "pack", "grid")
FACTS: Final = ("active", "moment", "gg", "wild", "pool", "dice", "ap", "mp", "turns", "order", "starts")
NUMBERS: Final = ("wild", "ap", "mp", "turns")
# what a grid draws: the seat and the text of a piece, or the ground
PIECES: Final = {"@": "kassius", "!": "oscar", "k": "anna", "t": "tofu", "o": "water-bomb"}
SUMMONERS: Final = {"t": "queen L12", "o": "aboum L11"}
GROUND: Final = {"#": "tree", "b": "bush", "c": "crate"}


@cache
def game_with(pack: str) -> KrosmasterArena:
    """The game as it is printed, or with test content laid over it."""
    return KrosmasterArena(FIXTURES / pack if pack else None)


def game_of(vector: Vector) -> KrosmasterArena:
    """The game that a vector is played with."""
    entry = before(vector, "pack")
    if entry is None:
        return game_with("")
    if not entry.value.isalnum() or not (FIXTURES / entry.value).is_dir():
        raise vector.flaw(entry, f"there is no test content {entry.value!r}")
    game = game_with(entry.value)
    if game.left_out:
        raise vector.flaw(entry, f"the test content is broken: {game.left_out[0].words}")
    return game


def position(vector: Vector) -> KrosmasterState:
    """The state that a vector starts from: a scene, or with a `seed` the first state of a game."""
    game, scene = game_of(vector), _scene(vector)
    seed = seed_of(vector)
    try:
        if seed is not None:
            return game.setup(scene.scenario, game.seats(scene.scenario)[0], scene.options, seed)
        return stage(game.tables, scene)
    except ValueError as error:
        raise placed(vector, str(error), FACTS) from None


def scripted(vector: Vector) -> int | None:
    """How many dice the vector expects to be rolled; None when chance is free, as in a game from its beginning."""
    return None if vector.entry("seed") else len(_scene(vector).dice.replace(",", " ").split())


def grid_cells(vector: Vector) -> tuple[int, int]:
    """The cells of caster and target in a grid."""
    entry = before(vector, "grid")
    found = [] if entry is None else [_found(entry, sign) for sign in "@!"]
    if entry is None or any(len(cells) != 1 for cells in found):
        raise ValueError(f"{vector.file}:{vector.line}: {vector.id} needs a grid with one @ and one !")
    return CELLS.index(found[0][0]), CELLS.index(found[1][0])


def _scene(vector: Vector) -> Scene:
    """The vector's keys as a scene."""
    given = given_in(vector, PLACES, FACTS, NUMBERS, ("scenario", "turn"))
    grid = before(vector, "grid")
    if grid is not None:
        given |= _drawn(vector, grid)
    given.pop("pack", None)
    given.pop("grid", None)
    return scene_of(vector, given, Scene)


def _found(grid: Entry, sign: str) -> list[str]:
    return [
        CELLS[12 * y + x] for y, line in enumerate(grid.lines) for x, drawn in enumerate(line.split()) if drawn == sign
    ]


def _drawn(vector: Vector, grid: Entry) -> dict[str, object]:
    """A small grid as a scene: the caster is Red's, everybody else is Blue's."""
    known = {*PIECES, *GROUND, "."}
    if len(grid.lines) > 12 or any(len(line.split()) > 12 or set(line.split()) - known for line in grid.lines):
        raise vector.flaw(grid, f"the signs of a grid are {' '.join(sorted(known))}, at most 12 in a row")
    summoners = [text for sign, text in SUMMONERS.items() if _found(grid, sign)]
    pieces = [f"{PIECES[sign]} {cell}" for sign in PIECES if sign != "@" for cell in _found(grid, sign)]
    ground = [f"{GROUND[sign]} {cell}" for sign in GROUND for cell in _found(grid, sign)]
    caster = [f"{PIECES['@']} {cell}" for cell in _found(grid, "@")]
    return {"red": " ; ".join(caster), "blue": " ; ".join([*summoners, *pieces]), "ground": " ; ".join(ground)}
