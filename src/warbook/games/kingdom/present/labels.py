"""Names of things as words of texts, and where the picks of each kind begin (`answers.py`)."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.modifications import printed
from warbook.games.kingdom.content.supply_tables import FEATURE, FLOWER, TOTEM
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.notation import CELL_NAMES, SEATS, SQUARE_NAMES, twin_mark
from warbook.games.kingdom.present.views.build import figure_name
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.wire import Pick, Word

# where each kind of card begins
TOWER: Final = 0
HERO: Final = 100
ABILITY: Final = 200
SPELL: Final = 300
PIECE: Final = 400
SOLDIER: Final = 450
MODIFICATION: Final = 500
RECEIVER: Final = 100  # the buttons for players
DIRECTION: Final = 200  # those for the ways in which a modification points
TASK: Final = 300  # those for what a hero tends to with its rest
SQUARE: Final = 1000
FACINGS: Final = ("N", "E", "S", "W")

Words = dict[str, Word]
Answer = tuple[tuple[Pick, ...], str, Words]  # picks, what is added to the verb's key, words


def seat_key(seat: int) -> str:
    """A player's name, as a word."""
    return f"@side-{SEATS[seat]}"


def colour_key(seat: int) -> str:
    """A player's colour, as a word: in a game for one there are more colours than players."""
    return f"@colour-{SEATS[seat]}"


def tower_key(state: KingdomState, tower: int) -> str:
    """A tower's name, as a word."""
    return f"@tower-{state.tables.tower_names[printed(state, tower)]}"


def hero_key(state: KingdomState, figure: int) -> str:
    """A figure's name, as a word."""
    return f"@hero-{figure_name(state, figure)}"


def token_key(state: KingdomState, kind: int) -> str:
    """The name of a kind of tokens, as a word."""
    table = state.tables.tokens[kind]
    sorts = {FLOWER: "flower", FEATURE: "feature", TOTEM: "totem"}
    return f"@{sorts.get(table.sort, 'piece')}-{table.name}"


def cell_name(cell: int) -> str:
    """A cell as the notation calls it."""
    return CELL_NAMES[cell]


def tray_words(state: KingdomState, tray: int) -> Words:
    """A horde: its name, or the boss's."""
    if tray == BOSS_TRAY:
        return {"horde": f"@boss-{state.tables.boss_names[state.terms.boss]}"}
    card = int(state.card[tray])
    return {"horde": f"@horde-{state.tables.cards[card].name}{twin_mark(state.tables, card, tray)}"}


def facing_words(facing: int) -> Words:
    """A direction, as a word."""
    return {"facing": f"@facing-{FACINGS[facing]}"}


def square_name(square: int) -> str:
    """A square of a card as the notation calls it."""
    return SQUARE_NAMES[square]
