"""Runs Krosmaster's vectors: sets up what is given, does what is done, tells what differs."""

from __future__ import annotations

import re
from typing import Final

from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.combat.spells import has_sight
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.present.events import Rolled
from warbook.games.krosmaster.present.notation import CELLS, SEATS, read_cell
from warbook.games.krosmaster.present.view import ENDINGS
from warbook.games.krosmaster.scenes.facts import FACTS, LISTS, PLAIN, calls, fact, result
from warbook.games.krosmaster.scenes.names import piece_named, spoken
from warbook.games.krosmaster.scenes.setup import game_of, grid_cells, position, scripted
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.vectors.format import NOTHING, Entry, Vector, listed
from warbook.kernel.vectors.runner import Case, Keys, Runner, exactly, same, same_facts, same_report

KrosmasterCase = Case[KrosmasterState]
RULES: Final = load_rulebook("warbook.games.krosmaster").rules
GIVEN: Final = ("scenario", "seed", "turn", "options", "state", "before")
ARGUMENTS: Final = {
    "before": "what is set up, like red or arena",
    "after": "a piece",
    "cells": "move, punch or the name of a spell or reward",
    "sight": "two cells like E5-G7",
    **{name: "a cell or a seat" for name in LISTS},
}
EITHER: Final = ("sight",)  # in a grid its two cells need not be named
ENDED: Final = re.compile(r"(?:(red|blue|green|yellow) wins|draw) \(([a-z-]+)\)")


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; a flaw of the file is a ValueError with its place."""
    RUNNER.refuse_keys(vector)
    case = Case(vector, game_of(vector), position(vector))
    found = RUNNER.examine(case)
    dice = "" if case.refused else _check_dice(case)
    return [*found, dice] if dice else found


def _check_cells(case: KrosmasterCase, entry: Entry) -> str:
    """Exactly the cells that the active character may move to, punch, or aim a spell or reward at."""
    word = entry.argument
    forms = [word] if word in ("move", "punch") else [spoken(case.state, f"{verb} {word}") for verb in ("cast", "use")]
    begin = next((form for form in forms if form == word or not form.endswith(word)), "")
    if not begin:
        raise case.vector.flaw(entry, f"the active character has no {word!r}")
    legal = [case.game.write(action) for action in case.game.legal(case.state, case.game.acting(case.state)[0])]
    found = {text.split()[-1] for text in legal if text.startswith(f"{begin} ")}
    wanted = {CELLS[read_cell(text)] for text in listed(entry, ", ") if text}
    return exactly(case.vector, entry, wanted, found)


def _check_sight(case: KrosmasterCase, entry: Entry) -> str:
    """Whether there is a line of sight; it has to be the same both ways (KA-12.15)."""
    if entry.value not in ("yes", "no"):
        raise case.vector.flaw(entry, f"{entry.value!r} is not yes or no")
    if entry.argument:
        one, _, other = entry.argument.partition("-")
        src, dst = read_cell(one), read_cell(other)
    else:
        src, dst = grid_cells(case.vector)
    there, back = (has_sight(case.state, a, b) for a, b in ((src, dst), (dst, src)))
    found = "yes" if there else "no"
    if there != back:
        found = "one way only"
    return same(case.vector, entry, found)


def _check_after(case: KrosmasterCase, entry: Entry) -> str:
    """What is told of a piece: where it stands, and what is on it."""
    piece = piece_named(case.state, entry.argument)
    return same_facts(case.vector, entry, list(FACTS), lambda name: fact(case.state, piece, name))


def _check_rolled(case: KrosmasterCase, entry: Entry) -> str:
    """Every roll of `do` in order: who, for what, and the faces."""
    wanted = [" ".join(item.split()) for item in listed(entry, ";")]
    found = _rolls(case)
    if wanted == found:
        return ""
    return case.vector.difference(entry, entry.value or NOTHING, " ; ".join(found) or NOTHING)


def _rolls(case: KrosmasterCase) -> list[str]:
    found = []
    for event in case.events:
        if isinstance(event, Rolled):
            who = SEATS[event.seat] if event.piece == NOBODY else calls(case.state, event.piece)
            found.append(f"{who} {event.roll} {','.join(FACES[face] for face in event.faces)}")
    return found


def _check_result(case: KrosmasterCase, entry: Entry) -> str:
    ended = ENDED.fullmatch(entry.value)
    if entry.value != "ongoing" and (ended is None or ended[2] not in ENDINGS[1:]):
        raise case.vector.flaw(entry, f"{entry.value!r} is not ongoing, nor like red wins ({' or '.join(ENDINGS[1:])})")
    return same(case.vector, entry, result(case.state))


def _check_report(case: KrosmasterCase, entry: Entry) -> str:
    """A plain fact of the whole table, or of a cell or seat."""
    found = LISTS[entry.key](case.state, entry.argument) if entry.key in LISTS else PLAIN[entry.key](case.state)
    wanted = " ".join(entry.value.replace(",", " ").split())
    return same_report(case.vector, entry, found, wanted)


def _check_dice(case: KrosmasterCase) -> str:
    """Exactly the scripted dice were rolled: none is left over, none came by chance."""
    wanted = scripted(case.vector)
    found = int(case.state.rng.drawn)
    if wanted is None or wanted == found:
        return ""
    entry = case.vector.entry("state") or case.vector.entry("do") or case.vector.entries[0]
    return case.vector.difference(entry, f"{wanted} dice to be rolled", str(found))


RUNNER: Final = Runner(
    RULES,
    SEATS,
    Keys(
        GIVEN,
        {"cells": _check_cells, "sight": _check_sight},
        {
            "after": _check_after,
            "rolled": _check_rolled,
            "result": _check_result,
            **dict.fromkeys((*PLAIN, *LISTS), _check_report),
        },
        ARGUMENTS,
        EITHER,
    ),
    spoken,
)
read_action: Final = RUNNER.read_action
