"""Short texts for actions, both ways: `build A1 c N`, `tile t3 1 f0 12`, `displace ignus r3c4`.

A text never depends on the state. Spaces are named by row and column of the map, squares of a tray by their two digits
(`23` is row 2, column 3), building sites by their letters and, for white ones, by the letters that follow, the tiles of
an attack by their place in it, a base by its upper left square.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.field import CELLS, WIDTH
from warbook.games.kingdom.shapes import BLOCKS, FORMS, SIDE, SQUARES
from warbook.games.kingdom.tables import Tables
from warbook.games.kingdom.terms import ALL_TRAYS, BOSS_TRAY, FIGURES, SITES, TOWERS
from warbook.kernel.api import Action, Seat
from warbook.kernel.grammar import Form, Grammar, Part, counted, listed, part, words

SEATS: Final = ("red", "blue", "green", "yellow")  # RT-2.12
FACINGS: Final = ("N", "E", "S", "W")
COMPANION: Final = "wildcat"
LAYERS: Final = ("lower", "upper")
BOSS: Final = "boss"
SITE_NAMES: Final = tuple("abcdefghijklmnop"[:SITES])
TRAY_NAMES: Final = (*(f"t{tray}" for tray in range(BOSS_TRAY)), BOSS)
CELL_NAMES: Final = tuple(f"r{cell // WIDTH}c{cell % WIDTH}" for cell in range(CELLS))
SQUARE_NAMES: Final = tuple(f"{square // SIDE}{square % SIDE}" for square in range(SQUARES))
BLOCK_NAMES: Final = tuple(f"{block // 4}{block % 4}" for block in range(BLOCKS))

SEAT: Final = words(SEATS)
FACING: Final = words(FACINGS)
LAYER: Final = words(LAYERS)
SITE: Final = part(SITE_NAMES, "garbled-site", "a, b, c, …")
TRAY: Final = part(TRAY_NAMES, "garbled-tray", f"t0, t1, …, {BOSS}")
CELL: Final = part(CELL_NAMES, "garbled-cell", "r3c4")
SQUARE: Final = part(SQUARE_NAMES, "garbled-square", "00, 01, …, 44")
BASE: Final = part(BLOCK_NAMES, "garbled-square", "00, 01, …, 33")
TILE_FORM: Final = words([f"f{form}" for form in range(FORMS)])
# which of two upgrades; there is only one but for the highest level, so the first need not be said
UPGRADE: Final = part(("", "b"), "garbled-name", "a, b", {"a": 0})


@lru_cache(maxsize=8)
def grammar(tables: Tables) -> Grammar:
    """What each verb is called and what it is applied to."""
    figure = figures(tables)
    ability = counted(verbs.ABILITIES)
    spell = listed(tables.spell_names, verbs.SPELLS)
    tower = listed(tables.tower_names, TOWERS)
    return Grammar(
        {
            verbs.PICK_HERO: Form("hero", (figure,)),
            verbs.PICK_ABILITY: Form("learn", (ability,)),
            verbs.PICK_BENCH: Form("bench", (figure,), example=1),
            verbs.PICK_SPELL: Form("spell", (spell,)),
            verbs.CLOSE: Form("close", (SEAT,)),
            verbs.BUILD: Form("build", (tower, SITE, FACING), example=2 * 4),
            verbs.PASS: Form("pass", (tower, SEAT, UPGRADE), example=2),
            verbs.ACTIVATE: Form("activate", (figure,)),
            verbs.CALL_CAT: Form("wildcat"),
            verbs.BRING: Form("bring", (figure, CELL), example=CELLS + 3 * WIDTH + 4),
            verbs.CAST: Form("cast", (spell,)),
            **pieces(),
            **deeds(figure, ability),
            verbs.RAISE: Form("raise", (tower, SEAT, UPGRADE), example=2),
            verbs.STOP: Form("stop"),
            verbs.DISPLACE: Form("displace", (figure, CELL), example=3 * CELLS + 3 * WIDTH + 4),
            verbs.GHOST: Form("ghost", (counted(ALL_TRAYS),)),
            verbs.RUIN: Form("ruin", (SITE, LAYER), example=4),
            verbs.TAKE: Form("take", (SITE, LAYER, SEAT), example=33),
            verbs.BUY: Form("buy", (tower, SEAT), example=1),
            verbs.DONE: Form("done"),
            verbs.RESIGN: Form("resign"),
            verbs.FLAG: Form("flag"),
            verbs.NOT_DONE: Form("not-done"),
        }
    )


def figures(tables: Tables) -> Part:
    """The heroes by name, and the companion."""
    return listed([*tables.hero_names, COMPANION], FIGURES)


def pieces() -> dict[int, Form]:
    """What an attack places: a tile by its place in the attack, the way it lies, the corner of the box around it."""
    tile = (TRAY, counted(verbs.PIECES), TILE_FORM, SQUARE)
    return {
        verbs.TILE: Form("tile", tile, example=3 * verbs.PLACES + 7),
        verbs.SOLDIER: Form("soldier", (TRAY, SQUARE), example=3 * SQUARES + 7),
        verbs.LIFT: Form("lift", (TRAY, SQUARE), example=3 * SQUARES + 7),
    }


def deeds(figure: Part, ability: Part) -> dict[int, Form]:
    """What heroes do."""
    return {
        verbs.MOVE: Form("move", (CELL,), example=3 * WIDTH + 4),
        verbs.SEAT: Form("seat", (BASE,), example=5),
        verbs.RESEAT: Form("reseat", (BASE,), example=5),
        verbs.BASIC: Form("attack", (FACING,)),
        verbs.ABILITY: Form("ability", (ability, FACING)),
        verbs.REST: Form("rest"),
        verbs.STEP: Form("step", (CELL,), example=3 * WIDTH + 4),
        verbs.CHOOSE: Form("choose", (figure,)),
        verbs.TURN_UP: Form("refresh", (ability,)),
        verbs.COPY: Form("copy", (figure, ability)),
    }


def write(tables: Tables, action: Action) -> str:
    """An action as the log prints it."""
    return grammar(tables).write(action)


def read(tables: Tables, text: str, seat: Seat) -> Action:
    """The action that is written so; anything else is refused with what is wrong about it."""
    return grammar(tables).read(text, seat)
