"""Runs the family's vectors: sets up what is given, does what is done, tells what differs."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.shapes import count
from warbook.games.kingdom.board.trays import enemies_on
from warbook.games.kingdom.frames import ENDINGS, LIFTED, PLACING
from warbook.games.kingdom.present.events import TrayMoved
from warbook.games.kingdom.present.notation import SEATS, TRAY_NAMES
from warbook.games.kingdom.scenes.facts import LISTS, PLAIN, facts_of, result, squares
from warbook.games.kingdom.scenes.names import spoken
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.vectors.format import Entry, listed
from warbook.kernel.vectors.runner import Case, Keys, Runner, exactly, same, same_facts, same_report

KingdomCase = Case[KingdomState]
GIVEN: Final = ("scenario", "seats", "seed", "options", "state", "before")
ARGUMENTS: Final = {
    "before": "what is set up, like red or trays",
    "after": "a tray like t0, a hero, a player or a site like c",
    "exactly": "the first word of the actions, like move",
    "covers": "a tray and how many enemies, like t0/2",
    "fits": "a tray like t0",
    "supply": "a tower like A1",
    "deck": "the number of a marker",
}


def legal_tiles(case: KingdomCase, tray: int) -> list[int]:
    """The squares of every legal tile on a tray, each once."""
    state = case.state
    if state.over or state.stack[-1].kind not in (PLACING, LIFTED):
        raise ValueError("no attack is being made")
    found: set[int] = set()
    for action in case.game.legal(state, case.game.acting(state)[0]):
        if verb_of(action) == verbs.TILE:
            where, mask = _covered(state, action)
            if where == tray:
                found.add(mask)
    return sorted(found)


def _covered(state: KingdomState, action: Action) -> tuple[int, int]:
    arg = arg_of(action)
    form = state.tables.shapes[state.volleys[-1].tiles[verbs.tile_piece(arg)]].forms[verbs.tile_form(arg)]
    return verbs.tile_tray(arg), form.masks[verbs.tile_anchor(arg)]


def tray_named(name: str) -> int:
    """A tray by its name."""
    if name not in TRAY_NAMES:
        raise ValueError(f"{name!r} is not a tray like t0")
    return TRAY_NAMES.index(name)


def check_covers(case: KingdomCase, entry: Entry) -> str:
    """Exactly the legal placements of a tile that cover so many enemies."""
    name, _, wanted = entry.argument.partition("/")
    tray = tray_named(name)
    enemies = enemies_on(case.state, tray)
    found = {squares(mask) for mask in legal_tiles(case, tray) if str(count(mask & enemies)) == wanted}
    return exactly(case.vector, entry, set(listed(entry, ",")), found)


def check_fits(case: KingdomCase, entry: Entry) -> str:
    """How many different placements of tiles are legal on a tray."""
    return same(case.vector, entry, str(len(legal_tiles(case, tray_named(entry.argument)))))


def check_after(case: KingdomCase, entry: Entry) -> str:
    """What is told of a tray, a figure, a player or a site."""
    facts, number = facts_of(case.state, entry.argument)
    return same_facts(case.vector, entry, list(facts), lambda name: facts[name](case.state, number))


def check_result(case: KingdomCase, entry: Entry) -> str:
    """How the game stands."""
    known = ["ongoing", "won", *(f"lost ({ending})" for ending in ENDINGS[2:])]
    if entry.value not in known:
        raise case.vector.flaw(entry, f"{entry.value!r} is not one of {', '.join(known)}")
    return same(case.vector, entry, result(case.state))


def check_moved(case: KingdomCase, entry: Entry) -> str:
    """The trays that moved, in order, with their new places: `t1 1/3 , t0 1/4`."""
    moved = [event for event in case.events if isinstance(event, TrayMoved)]
    found = [f"{TRAY_NAMES[event.tray]} {case.state.route[event.tray] + 1}/{event.index}" for event in moved]
    return "" if listed(entry, ",") == found else case.vector.difference(entry, entry.value, " , ".join(found) or "-")


def check_report(case: KingdomCase, entry: Entry) -> str:
    """A plain fact of the whole table, of the supply or of a deck."""
    key = entry.key
    found = LISTS[key](case.state, entry.argument) if key in LISTS else PLAIN[key](case.state)
    return same_report(case.vector, entry, found)


def make_runner(rules: Container[str]) -> Runner[KingdomState]:
    """What runs the vectors of one game of the family, with its rule catalogue."""
    reports = dict.fromkeys((*PLAIN, *LISTS), check_report)
    then = {"after": check_after, "result": check_result, "moved": check_moved, **reports}
    first = {"covers": check_covers, "fits": check_fits}
    return Runner(rules, SEATS, Keys(GIVEN, first, then, ARGUMENTS), spoken)
