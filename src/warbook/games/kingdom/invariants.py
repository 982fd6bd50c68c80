"""The invariants of a game, for saved states, positions and tests. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.attacks.modifications import all_cards, printed
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import FULL, count
from warbook.games.kingdom.board.trays import cell_of, closed_squares, footprint
from warbook.games.kingdom.content.supply_tables import SPECIAL_GROUP
from warbook.games.kingdom.frames import ALL_TRAYS, BOARD, FIGURES, LIFTED, SEATS, TOWERS, TRAYS, is_bringing
from warbook.games.kingdom.present.notation import TRAY_NAMES, figure_names
from warbook.games.kingdom.state import KingdomState, pool_of


def soldiers_of(state: KingdomState) -> int:
    """All soldiers: in the supply, on trays, and one that is being moved."""
    on_trays = sum(count(int(state.soldiers[tray])) for tray in range(ALL_TRAYS))
    return int(state.spare) + on_trays + sum(frame.kind == LIFTED for frame in state.stack)


def tower_cards(state: KingdomState) -> list[int]:
    """All cards of every tower, with modifications or without, wherever they are (EU-37.4)."""
    found = [0] * state.tables.towers
    for tower in state.starting:
        found[tower] += 1
    for number in range(all_cards(state)):
        if (tower := printed(state, number)) == NONE:
            continue
        found[tower] += int(state.supply[number])
        for seat in range(SEATS):
            found[tower] += int(state.hand[TOWERS * seat + number] + state.incoming[TOWERS * seat + number])
    for number in state.built:
        if number != NONE:
            found[printed(state, number)] += 1
    return found


def cards_known(state: KingdomState) -> list[int]:
    """The horde cards on the map, in the decks, out of the game, and one that is being placed."""
    on_the_map = [int(state.card[tray]) for tray in range(TRAYS) if state.card[tray] != NONE]
    in_hand = [frame.a for frame in state.stack if is_bringing(frame)]
    piles = [*state.decks, *state.reserve]
    return [*on_the_map, *in_hand, *state.ghosts, *state.discards, *[card for pile in piles for card in pile]]


def covers(state: KingdomState, tray: int) -> list[int]:
    """The squares of everything that lies on a tray, piece by piece."""
    tiles = [tile & FULL for tile in state.tiles[tray]]
    bases = [int(footprint(state, figure)) for figure in range(FIGURES) if state.tray[figure] == tray]
    return [*tiles, int(state.soldiers[tray]), *bases]


def miscount(state: KingdomState) -> str:  # EU-37.4
    """The first thing that does not add up, as a sentence; "" if all is there."""
    tables = state.tables
    if (soldiers := soldiers_of(state)) != tables.numbers.soldiers:
        return f"there are {soldiers} soldiers instead of {tables.numbers.soldiers}"
    pool = pool_of(state)
    for tower, copies in enumerate(tower_cards(state)):
        if copies != pool[tower]:
            return f"there are {copies} cards of {tables.tower_names[tower]} instead of {pool[tower]}"
    known = cards_known(state)
    for card in sorted(set(known)):
        if known.count(card) > (copies := tables.cards[card].copies):
            places = "two places" if copies == 1 else f"{known.count(card)} places"
            return f"the horde card {tables.cards[card].name} is in {places}"
    if wrong := _overfull(state):
        return wrong
    for tray in range(ALL_TRAYS):
        if wrong := _heap(state, tray):
            return f"{TRAY_NAMES[tray]}: {wrong}"
    return _astray(state)


def _overfull(state: KingdomState) -> str:
    """What there is too much of: goods of the team, modifications on a card (EU-17.4, EU-24.4)."""
    numbers, tables = state.tables.numbers, state.tables
    for what, held, most in (("crystals", state.crystals, numbers.crystals), ("gold", state.gold, numbers.gold)):
        if not 0 <= held <= most:
            return f"the team has {held} {what} of {most}"
    special = sum(1 << place for place, mod in enumerate(tables.mods) if mod.group == SPECIAL_GROUP)
    for slot in range(len(tables.mods)):
        tower = int(state.marked[slot])
        stickers = int(state.stickers[slot])
        if tower == NONE:
            continue
        if count(stickers & ~special) > tables.mod_slots[tower] or stickers & ~int(state.sold):
            return f"a card of {tables.tower_names[tower]} has modifications that it cannot have"
    return ""


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
    names = [*figure_names(state.tables), *map(str, range(state.tables.figures, FIGURES))]
    for figure, name in enumerate(names):
        tray = int(state.tray[figure])
        if tray != NONE and (state.cell[figure] == BOARD or cell_of(state, tray) != state.cell[figure]):
            return f"{name}: its tray is in another space"
        if state.cell[figure] != BOARD and state.cell[figure] not in state.field.spaces:
            return f"{name}: there is no such space on the map"
    return ""
