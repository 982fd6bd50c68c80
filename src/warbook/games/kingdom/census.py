"""What has to add up at every moment of a game: for saved states, positions and tests."""

from __future__ import annotations

from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.notation import COMPANION, TRAY_NAMES
from warbook.games.kingdom.shapes import BLOCK, FULL, count
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import ALL_TRAYS, BOARD, FIGURES, LIFTED, PLACE_TRAY, SEATS, TOWERS, TRAYS
from warbook.games.kingdom.trays import cell_of, closed_squares


def soldiers_of(state: KingdomState) -> int:
    """All soldiers: in the supply, on trays, and one that is being moved."""
    on_trays = sum(count(int(state.soldiers[tray])) for tray in range(ALL_TRAYS))
    return int(state.spare) + on_trays + sum(frame.kind == LIFTED for frame in state.stack)


def copies_of(state: KingdomState, tower: int) -> int:
    """All cards of a tower, wherever they are."""
    places = [TOWERS * seat + tower for seat in range(SEATS)]
    held = sum(int(state.hand[place] + state.incoming[place]) for place in places)
    return int(state.supply[tower]) + held + sum(int(built) == tower for built in state.built)


def cards_known(state: KingdomState) -> list[int]:
    """The horde cards on the map, in the decks, out of the game, and one that is being placed."""
    on_the_map = [int(state.card[tray]) for tray in range(TRAYS) if state.card[tray] != NONE]
    in_hand = [frame.a for frame in state.stack if frame.kind == PLACE_TRAY]
    return [*on_the_map, *in_hand, *state.ghosts, *state.discards, *(card for deck in state.decks for card in deck)]


def covers(state: KingdomState, tray: int) -> list[int]:
    """The squares of everything that lies on a tray, piece by piece."""
    tiles = [tile & FULL for tile in state.tiles[tray]]
    bases = [BLOCK[state.block[figure]] for figure in range(FIGURES) if state.tray[figure] == tray]
    return [*tiles, int(state.soldiers[tray]), *bases]


def miscount(state: KingdomState) -> str:
    """The first thing that does not add up, as a sentence; "" if all is there."""
    tables = state.tables
    if (soldiers := soldiers_of(state)) != tables.numbers.soldiers:
        return f"there are {soldiers} soldiers instead of {tables.numbers.soldiers}"
    for tower, name in enumerate(tables.tower_names):
        if (copies := copies_of(state, tower)) != tables.copies[tower]:
            return f"there are {copies} cards of {name} instead of {tables.copies[tower]}"
    known = cards_known(state)
    for card in known:
        if known.count(card) > 1:
            return f"the horde card {tables.cards[card].name} is in two places"
    for tray in range(ALL_TRAYS):
        if wrong := _heap(state, tray):
            return f"{TRAY_NAMES[tray]}: {wrong}"
    return _astray(state)


def _heap(state: KingdomState, tray: int) -> str:
    """What is wrong with the pieces on a tray."""
    together = 0
    for piece in covers(state, tray):
        if together & piece:
            return "two pieces lie on one square"
        together |= piece
    if state.card[tray] == NONE:
        return "pieces lie on a tray that is not there" if together else ""
    return "a piece lies where nothing may lie" if together & closed_squares(state, tray) else ""


def _astray(state: KingdomState) -> str:
    """What is wrong with where figures are."""
    for figure in range(FIGURES):
        tray = int(state.tray[figure])
        name = [*state.tables.hero_names, COMPANION][figure] if figure < state.tables.figures else str(figure)
        if tray != NONE and (state.cell[figure] == BOARD or cell_of(state, tray) != state.cell[figure]):
            return f"{name}: its tray is in another space"
        if state.cell[figure] != BOARD and state.cell[figure] not in state.field.spaces:
            return f"{name}: there is no such space on the map"
    return ""
