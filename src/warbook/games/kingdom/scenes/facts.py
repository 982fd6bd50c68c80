"""Facts about a state as short texts, which vectors compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.kingdom.attacks.modifications import all_cards, card_name, is_card
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import FULL, squares_of
from warbook.games.kingdom.board.trays import hearts_cost, owner_of, shows, uncovered
from warbook.games.kingdom.effects.rules_in_force import SPAN
from warbook.games.kingdom.frames import (
    ALL_TRAYS,
    BOARD,
    BOSS_TRAY,
    ENDINGS,
    LAYERS,
    NOBODY,
    OF_HERO,
    PHASES,
    TOWERS,
    WON,
)
from warbook.games.kingdom.invariants import miscount
from warbook.games.kingdom.legal import is_asked
from warbook.games.kingdom.present.notation import (
    BLOCK_NAMES,
    CELL_NAMES,
    FACINGS,
    SEATS,
    SITE_NAMES,
    SQUARE_NAMES,
    TRAY_NAMES,
    figure_names,
)
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.scenes.hordes import MARKS
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.end import portals_left
from warbook.kernel.vectors.format import NOTHING

Fact = Callable[[KingdomState, int], str]


def _joined(words: list[str], by: str = ",") -> str:
    return by.join(words) or NOTHING


def _yes(told: object) -> str:
    return "yes" if told else "no"


def squares(mask: int) -> str:
    """Squares as they are written: 00+10."""
    return _joined([SQUARE_NAMES[square] for square in squares_of(mask)], "+")


# of a tray, and of the boss's health card


def _tiles(state: KingdomState, tray: int) -> str:
    return _joined([squares(tile & FULL) for tile in state.tiles[tray]])


TRAY_FACTS: Final[dict[str, Fact]] = {
    "card": lambda state, tray: state.tables.cards[state.card[tray]].name if state.card[tray] != NONE else NOTHING,
    "place": lambda state, tray: f"{state.route[tray] + 1}/{state.index[tray]}",
    "height": lambda state, tray: str(state.height[tray]),
    "level": lambda state, tray: str(state.level[tray]),
    "tiles": _tiles,
    "soldiers": lambda state, tray: squares(int(state.soldiers[tray])),
    "open": lambda state, tray: squares(uncovered(state, tray)),
    "icons": lambda state, tray: _joined(
        [name for icon, name in enumerate(state.tables.icon_names) if shows(state, tray, icon)]
    ),
    "marks": lambda state, tray: _joined([name for name, bit in MARKS.items() if state.marks[tray] & bit]),
    "owners": lambda state, tray: _joined([_owner(state, owner_of(tile)) for tile in state.tiles[tray]]),
    "fast": lambda state, tray: _yes(state.fast[tray]),
    "cost": lambda state, tray: str(hearts_cost(state, tray)),
}


def _owner(state: KingdomState, owner: int) -> str:
    """Whose a tile is."""
    if owner == NOBODY:
        return NOTHING
    return state.tables.hero_names[owner - OF_HERO] if owner >= OF_HERO else card_name(state, owner)


# of a figure


def _abilities(state: KingdomState, figure: int, bits: int) -> str:
    names = state.tables.heroes[figure].ability_names if figure < len(state.tables.heroes) else []
    return _joined([name for place, name in enumerate(names) if bits >> place & 1])


def _tray_of(state: KingdomState, figure: int) -> str:
    tray = state.tray[figure]
    names = SQUARE_NAMES if figure in state.tables.warriors else BLOCK_NAMES
    return NOTHING if tray == NONE else f"{TRAY_NAMES[tray]}/{names[state.block[figure]]}"


FIGURE_FACTS: Final[dict[str, Fact]] = {
    "cell": lambda state, figure: NOTHING if state.cell[figure] == BOARD else CELL_NAMES[state.cell[figure]],
    "tray": _tray_of,
    "hp": lambda state, figure: str(state.health[figure]),
    "ready": lambda state, figure: _abilities(state, figure, int(state.ready[figure])),
    "lasting": lambda state, figure: _abilities(state, figure, int(state.lasting[figure])),
    "used": lambda state, figure: _yes(state.used[figure]),
    "down": lambda state, figure: _yes(state.down[figure]),
    "revived": lambda state, figure: _yes(state.revived[figure]),
    "guarded": lambda state, figure: _yes(state.guarded[figure]),
    "plays": lambda state, figure: _yes(state.role[figure]),
    "skulls": lambda state, figure: str(state.skulls[figure]),
}


# of a player, and of a site


def _cards(state: KingdomState, counts: list[int]) -> str:
    return _joined([card_name(state, tower) for tower in range(all_cards(state)) for _ in range(counts[tower])])


SEAT_FACTS: Final[dict[str, Fact]] = {
    "hand": lambda state, seat: _cards(state, [int(n) for n in state.hand[TOWERS * seat : TOWERS * (seat + 1)]]),
    "incoming": lambda state, seat: _cards(
        state, [int(n) for n in state.incoming[TOWERS * seat : TOWERS * (seat + 1)]]
    ),
    "done": lambda state, seat: _yes(state.done >> seat & 1),
}


def _towers(state: KingdomState, site: int) -> str:
    """`A1/N,B1/E/down`: from below."""
    told = []
    for place in range(LAYERS * site, LAYERS * (site + 1)):
        if state.built[place] != NONE:
            down = "/down" if state.flipped[place] else ""
            told.append(f"{card_name(state, int(state.built[place]))}/{FACINGS[state.facing[place]]}{down}")
    return _joined(told)


SITE_FACTS: Final[dict[str, Fact]] = {"towers": _towers}


def facts_of(state: KingdomState, name: str) -> tuple[dict[str, Fact], int]:
    """The facts of a tray, a figure, a player or a site, and its number."""
    kinds = (
        (TRAY_FACTS, TRAY_NAMES),
        (FIGURE_FACTS, tuple(figure_names(state.tables))),
        (SEAT_FACTS, SEATS[: state.seats]),
        (SITE_FACTS, SITE_NAMES[: len(state.field.sites)]),
    )
    for facts, names in kinds:
        if name in names:
            return facts, names.index(name)
    raise ValueError(f"{name!r} is not a tray like t0, a hero, a player or a site like c")


# of the table


def _next(state: KingdomState) -> str:
    """The question and the seats that may answer: `play red blue`."""
    if state.over:
        return NOTHING
    asked = [SEATS[seat] for seat in range(state.seats) if is_asked(state, seat)]
    return " ".join([QUESTIONS[state.stack[-1].kind], *asked])


def _targets(state: KingdomState) -> str:
    """The trays that the attack in progress reaches."""
    return _joined([TRAY_NAMES[tray] for tray in state.volleys[-1].targets] if state.volleys else [], " ")


def _trays(state: KingdomState) -> str:
    return _joined([TRAY_NAMES[tray] for tray in range(ALL_TRAYS) if state.card[tray] != NONE], " ")


def _tokens(state: KingdomState) -> str:
    """The tokens on the map, kind by kind: `magic r1c2 turned ; tentacle r0c3`."""
    told = []
    for token, cell in enumerate(state.token_cell):
        if cell != NONE:
            turned = " turned" if state.token_side[token] else ""
            told.append(f"{state.tables.token_kinds[state.token[token]]} {CELL_NAMES[cell]}{turned}")
    return _joined(told, " ; ")


PLAIN: Final[dict[str, Callable[[KingdomState], str]]] = {
    "next": _next,
    "phase": lambda state: PHASES[state.phase],
    "round": lambda state: str(state.round),
    "hearts": lambda state: str(state.hearts),
    "crystals": lambda state: str(state.crystals),
    "gold": lambda state: str(state.gold),
    "spare": lambda state: str(state.spare),
    "trays": _trays,
    "targets": _targets,
    "forced": lambda state: _yes(state.volleys and state.volleys[-1].forced),
    "portals": lambda state: str(portals_left(state)),
    "goal": lambda state: _yes(state.goal),
    "ghosts": lambda state: str(len(state.ghosts)),
    "trails": lambda state: _joined([n for t, n in enumerate(state.terms.given.trails) if state.trails >> t & 1], " "),
    "spells": lambda state: _joined([n for s, n in enumerate(state.tables.spell_names) if state.spells >> s & 1], " "),
    "closed": lambda state: NOTHING if state.closed == NONE else SEATS[state.closed],
    "tokens": _tokens,
    "rift": lambda state: _joined([state.tables.rift_names[card % SPAN] for card in state.rift_open], " "),
    "shut": lambda state: _joined([SITE_NAMES[closed % SPAN] for closed in state.shut], " "),
    "health_cards": lambda state: str(len(state.boss_health) + int(state.card[BOSS_TRAY] != NONE)),
    "sound": lambda state: miscount(state) or "yes",
}


def _supply(state: KingdomState, tower: str) -> str:
    """How many cards with this name: of `MAG3+direct` there is one or none."""
    if tower.partition("+")[0] not in state.tables.tower_names:
        raise ValueError(f"{tower!r} is not a tower like A1")
    cards = [card for card in range(all_cards(state)) if is_card(state, card) and card_name(state, card) == tower]
    return str(sum(int(state.supply[card]) for card in cards))


def _deck(state: KingdomState, marker: str) -> str:
    if not marker.isdecimal() or not 1 <= int(marker) <= len(state.decks):
        raise ValueError(f"{marker!r} is not the number of a marker")
    return str(len(state.decks[int(marker) - 1]))


LISTS: Final[dict[str, Callable[[KingdomState, str], str]]] = {"supply": _supply, "deck": _deck}


def result(state: KingdomState) -> str:
    """`ongoing`, `won`, `lost (hearts)`."""
    if not state.over:
        return "ongoing"
    return "won" if state.ending == WON else f"lost ({ENDINGS[state.ending]})"
