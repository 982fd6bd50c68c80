"""Notation of actions, both ways: `build A1 c N`, `tile t3 1 f0 12`, `displace ignus r3c4`.

A text never depends on the state. Spaces are named by row and column of the map, squares of a tray by their two digits
(`23` is row 2, column 3), building sites by their letters and, for white ones, by the letters that follow, the tiles of
an attack by their place in it, a base by its upper left square.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import CELLS, DIRECTIONS, WIDTH
from warbook.games.kingdom.board.shapes import BLOCKS, FORMS, SIDE, SQUARES
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import ALL_TRAYS, BOSS_TRAY, CHOICES, FIGURES, MODS, SITES, TOWERS
from warbook.kernel.api import Action, Seat
from warbook.kernel.notation import Form, Grammar, Part, counted, listed, part, words

SEATS: Final = ("red", "blue", "green", "yellow")  # RT-2.12
FACINGS: Final = ("N", "E", "S", "W")
COMPANION: Final = "wildcat"
LAYERS: Final = ("lower", "upper", "third")
BOSS: Final = "boss"
SITE_NAMES: Final = tuple("abcdefghijklmnopqrst"[:SITES])
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
# where a sticker points; most do not point anywhere, so N need not be said
DIRECTION: Final = part(("", *DIRECTIONS[1:]), "garbled-name", ", ".join(DIRECTIONS), {"n": 0})
RAISE: Final = part(("", "b"), "garbled-name", "a, b", {"a": 0})  # as with upgrades of towers that are passed
AREA: Final = words(("hand", "incoming"))


def twin_mark(tables: Tables, card: int, tray: int) -> str:
    """What follows the name of a horde that shares its card with another one: its tray."""
    return f"#{TRAY_NAMES[tray]}" if tables.cards[card].copies > 1 else ""


@lru_cache(maxsize=8)
def grammar(tables: Tables) -> Grammar:
    """What each verb is called and what it is applied to."""
    figure = figures(tables)
    ability = counted(verbs.ABILITIES)
    spell = listed(tables.spell_names, verbs.SPELLS)
    tower = towers(tables)
    return Grammar(
        {
            verbs.PICK_HERO: Form("hero", (figure,)),
            verbs.PICK_ABILITY: Form("learn", (ability,)),
            verbs.PICK_BENCH: Form("bench", (figure,), example=1),
            verbs.PICK_SPELL: Form("spell", (spell,)),
            verbs.CLOSE: Form("close", (SEAT,)),
            verbs.BUILD: Form("build", (tower, SITE, FACING), example=2 * 4),
            verbs.PASS: Form("pass", (tower, SEAT, upgrades(tables)), example=16),
            verbs.ACTIVATE: Form("activate", (figure,)),
            verbs.CALL_CAT: Form("wildcat"),
            verbs.BRING: Form("bring", (figure, CELL), example=CELLS + 3 * WIDTH + 4),
            verbs.CAST: Form("cast", (spell,)),
            **pieces(),
            **deeds(figure, ability),
            verbs.RAISE: Form("raise", (tower, SEAT, upgrades(tables)), example=16),
            verbs.STOP: Form("stop"),
            verbs.DISPLACE: Form("displace", (figure, CELL), example=3 * CELLS + 3 * WIDTH + 4),
            verbs.GHOST: Form("ghost", (counted(ALL_TRAYS),)),
            verbs.RUIN: Form("ruin", (SITE, LAYER), example=6),
            verbs.TAKE: Form("take", (SITE, LAYER, SEAT), example=49),
            verbs.BUY: Form("buy", (tower, SEAT), example=1),
            verbs.DONE: Form("done"),
            **cards(tables),
            **effects(figure),
            **choices(sufferers(tables)),
            verbs.RESIGN: Form("resign"),
            verbs.FLAG: Form("flag"),
            verbs.NOT_DONE: Form("not-done"),
        }
    )


def towers(tables: Tables) -> Part:
    """Tower cards by name; those with modifications by their slots: m1, m2."""
    return listed([*tables.tower_names, *[f"m{slot + 1}" for slot in range(len(tables.mods))]], TOWERS)


def upgrades(tables: Tables) -> Part:
    """Which upgrade; there is only one but for the highest level, so the first need not be said.

    With modifications there may be more, and where it need not be raised it may be kept.
    """
    names = ["", *"bcdefghijklmno", "kept"] if tables.ways.optional_upgrade else ["", "b"]
    more = [f"#{number}" for number in range(len(names), CHOICES)]  # which only a garbled action has
    return part([*names, *more], "garbled-name", ", ".join(["a", *names[1:]]), {"a": 0})


def cards(tables: Tables) -> dict[int, Form]:
    """What is done with attacks and modifications of tower cards, and with those of the start."""
    tower, modification = towers(tables), listed(tables.mod_names, MODS)
    return {
        verbs.MODE: Form("mode", (counted(verbs.MODES),)),
        verbs.MODIFY: Form("modify", (modification, SEAT, tower, DIRECTION)),
        verbs.ATTACH: Form("attach", (AREA, SEAT, tower, DIRECTION)),
        verbs.GIVE: Form("give", (tower, SEAT), example=1),
        verbs.RAISE_START: Form("raise-start", (tower, RAISE)),
        verbs.RETURN: Form("return", (tower,)),
    }


def figure_names(tables: Tables) -> list[str]:
    """The heroes by name, the companion, the Sand Warriors."""
    return [*tables.hero_names, COMPANION, *[f"warrior{place + 1}" for place in range(len(tables.warriors))]]


def figures(tables: Tables) -> Part:
    """The heroes by name, and the companion."""
    return listed(figure_names(tables), FIGURES)


def sufferers(tables: Tables) -> Part:
    """Who suffers damage: a figure, or the soldiers of a tray."""
    return listed([*figures(tables).names, "soldiers"], FIGURES + 1)


def pieces() -> dict[int, Form]:
    """What an attack places: a tile by its place in the attack, the way it lies, the corner of the box around it."""
    tile = (TRAY, counted(verbs.PIECES), TILE_FORM, SQUARE)
    return {
        verbs.TILE: Form("tile", tile, example=3 * verbs.PLACES + 7),
        verbs.SOLDIER: Form("soldier", (TRAY, SQUARE), example=3 * SQUARES + 7),
        verbs.LIFT: Form("lift", (TRAY, SQUARE), example=3 * SQUARES + 7),
    }


def effects(figure: Part) -> dict[int, Form]:
    """What the effects of heroes and of the land ask: hordes, tokens by their space, skulls, Sand Warriors."""
    return {
        verbs.TARGET: Form("target", (TRAY,), example=3),
        verbs.SIGHT: Form("sight", (CELL,), example=3 * WIDTH + 4),
        verbs.SPEND: Form("spend", (counted(verbs.SKULLS),)),
        verbs.SCATTER: Form("scatter", (figure, TRAY, SQUARE), example=3 * SQUARES + 7),
        verbs.MARCH: Form("march", (figure, CELL), example=3 * WIDTH + 4),
        verbs.STAND: Form("stand", (SQUARE,), example=7),
    }


def choices(sufferer: Part) -> dict[int, Form]:
    """What scenarios, bosses and Rift cards ask: spaces, sites, what a hero tends to with its rest, a beacon."""
    return {
        verbs.TEND: Form("tend", (counted(verbs.TASKS),)),
        verbs.LIGHT: Form("light"),
        verbs.SPOT: Form("spot", (CELL,), example=3 * WIDTH + 4),
        verbs.SHUT: Form("shut", (SITE,), example=2),
        verbs.UNTILE: Form("untile", (TRAY, counted(verbs.TILES)), example=2 * verbs.TILES + 1),
        verbs.GAIN: Form("gain", (words(("crystals", "gold")),)),
        verbs.SUFFER: Form("suffer", (sufferer,)),
        verbs.WAY: Form("way", (counted(verbs.PATHS),)),
        verbs.RAZE: Form("raze", (TRAY,), example=3),
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
