"""The referee of Krosmaster's vectors: sets up what is given, does what is done, tells what differs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct, field

from warbook.games.krosmaster.dice import FACES
from warbook.games.krosmaster.events import Rolled
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.given import game_of, grid_cells, position, scripted
from warbook.games.krosmaster.notation import CELLS, SEATS, read_cell
from warbook.games.krosmaster.reports import FACTS, LISTS, PLAIN, calls, fact, result
from warbook.games.krosmaster.spells import has_sight
from warbook.games.krosmaster.spoken import piece_named, spoken
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.tables import NOBODY
from warbook.games.krosmaster.view import ENDINGS
from warbook.kernel.api import Action, Refusal, Seat, seat_of
from warbook.kernel.rulebook import load_rulebook
from warbook.kernel.run import step
from warbook.kernel.vectors import NOTHING, Entry, Vector, flaw, listed, paired

RULES: Final = load_rulebook("warbook.games.krosmaster").rules
GIVEN: Final = ("scenario", "seed", "turn", "options", "state", "before", "do", "note")
FIRST: Final = ("legal", "illegal", "refused", "cells", "sight")  # asked before anything is done
LAST: Final = ("legal_after", "illegal_after", "refused_after", "cells_after", "sight_after")
AFTER: Final = ("after", "rolled", "result", *PLAIN, *LISTS)
WITH_ARGUMENT: Final = {
    "before": "what is set up, like red or arena",
    "after": "a piece",
    "cells": "move, punch or the name of a spell or reward",
    "cells_after": "move, punch or the name of a spell or reward",
    "sight": "two cells like E5-G7",
    "sight_after": "two cells like E5-G7",
    **{name: "a cell or a seat" for name in LISTS},
}
EITHER: Final = ("sight",)  # in a grid its two cells need not be named
PREFIX: Final = re.compile(r"(red|blue|green|yellow):\s*")
ENDED: Final = re.compile(r"(?:(red|blue|green|yellow) wins|draw) \(([a-z-]+)\)")


class Case(Struct):
    """A vector on the table."""

    vector: Vector
    game: KrosmasterArena
    state: KrosmasterState
    rolls: list[str] = field(default_factory=list)


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; a flaw of the file is a ValueError with its place."""
    _refuse_keys(vector)
    case = Case(vector, game_of(vector), position(vector))
    found = [_checked(case, entry) for entry in vector.entries if entry.key in FIRST]
    refused = _play(case)
    # even when the play was refused every entry is read, so that a typo in it does not go unnoticed
    rest = [_checked(case, entry) for entry in vector.entries if entry.key in LAST + AFTER]
    rest.append(_check_dice(case))
    return [sentence for sentence in found + ([refused] if refused else rest) if sentence]


def _refuse_keys(vector: Vector) -> None:
    known = GIVEN + FIRST + LAST + AFTER
    for entry in vector.entries:
        if entry.key not in known:
            raise vector.flaw(entry, f"this key is not known; the keys are {', '.join(known)}")
        if bool(entry.argument) != (entry.key in WITH_ARGUMENT) and entry.key not in EITHER:
            wanted = WITH_ARGUMENT.get(entry.key)
            raise vector.flaw(entry, f"it needs {wanted} before the colon" if wanted else "it takes no argument")
    for rule in vector.rules:
        if rule not in RULES:
            raise flaw(vector.file, vector.line, f"{vector.id} names {rule}, which is not in the rule catalogue")


def _play(case: Case) -> str:
    """Make the actions of `do`, each through the kernel's door; the first one that is refused is a difference."""
    entry = case.vector.entry("do")
    for number, text in enumerate([] if entry is None else listed(entry, ";"), start=1):
        assert entry is not None
        action = read_action(case.vector, entry, case.game, case.state, text)
        taken = step(case.game, case.state, action)
        if isinstance(taken, Refusal):
            who = SEATS[seat_of(action)]
            expected = f"action {number}, {text}, to be made by {who}"
            return case.vector.difference(entry, expected, f"it refused by {taken.rule}")
        for event in taken.events:
            if isinstance(event, Rolled):
                who = SEATS[event.seat] if event.piece == NOBODY else calls(case.state, event.piece)
                case.rolls.append(f"{who} {event.roll} {','.join(FACES[face] for face in event.faces)}")
    return ""


def read_action(vector: Vector, entry: Entry, game: KrosmasterArena, state: KrosmasterState, text: str) -> Action:
    """An action in notation with names, by whoever has the decision unless a prefix like `blue:` says otherwise."""
    prefix = PREFIX.match(text)
    if prefix:
        seat = SEATS.index(prefix[1])
    else:
        seat = 0 if state.over else int(game.acting(state)[0])
    try:
        return game.read(spoken(state, text[prefix.end() :] if prefix else text), Seat(seat))
    except ValueError as error:
        raise vector.flaw(entry, f"{text!r} is not an action ({error})") from None


def _checked(case: Case, entry: Entry) -> str:
    """The sentence for what differs from one entry, "" if nothing does; what cannot be read is a flaw of the file."""
    check = _CHECKS.get(entry.key.removesuffix("_after"), _check_report)
    try:
        return check(case, entry)
    except ValueError as error:
        if str(error).startswith(f"{case.vector.file}:"):
            raise
        raise case.vector.flaw(entry, str(error)) from None


def _check_legal(case: Case, entry: Entry) -> str:
    wanted = entry.key.startswith("legal")
    wrong = []
    for text in _named(case, entry):
        action = read_action(case.vector, entry, case.game, case.state, text)
        refusal = case.game.refuse(case.state, action)
        seat = Seat(seat_of(action))
        if (action in case.game.legal(case.state, seat) + case.game.aside(case.state, seat)) != (refusal is None):
            wrong.append(f"{text} judged differently by the list and by the rules")
        elif wanted and refusal is not None:
            wrong.append(f"{text} refused by {refusal.rule}")
        elif not wanted and refusal is None:
            wrong.append(f"{text} legal")
    expected = f"{entry.value} to be {'legal' if wanted else 'illegal'}"
    return case.vector.difference(entry, expected, ", ".join(wrong)) if wrong else ""


def _named(case: Case, entry: Entry) -> list[str]:
    texts = listed(entry, ",")
    if not texts:
        raise case.vector.flaw(entry, "no action is named")
    return texts


def _check_refused(case: Case, entry: Entry) -> str:
    wrong = []
    for item in _named(case, entry):
        text, _, rule = item.rpartition(" ")
        if rule not in RULES:
            raise case.vector.flaw(entry, f"{item!r} does not end with the rule that refuses the action")
        action = read_action(case.vector, entry, case.game, case.state, text.strip())
        refusal = case.game.refuse(case.state, action)
        listed_too = action in case.game.legal(case.state, Seat(seat_of(action)))
        if refusal is None or listed_too:
            wrong.append(f"{text} legal")
        elif refusal.rule != rule:
            wrong.append(f"{text} refused by {refusal.rule}")
    return case.vector.difference(entry, entry.value, ", ".join(wrong)) if wrong else ""


def _check_cells(case: Case, entry: Entry) -> str:
    """Exactly the cells that the active character may move to, punch, or aim a spell or reward at."""
    word = entry.argument
    forms = [word] if word in ("move", "punch") else [spoken(case.state, f"{verb} {word}") for verb in ("cast", "use")]
    begin = next((form for form in forms if form == word or not form.endswith(word)), "")
    if not begin:
        raise case.vector.flaw(entry, f"the active character has no {word!r}")
    legal = [case.game.write(action) for action in case.game.legal(case.state, case.game.acting(case.state)[0])]
    found = {text.split()[-1] for text in legal if text.startswith(f"{begin} ")}
    wanted = {CELLS[read_cell(text)] for text in listed(entry, ", ") if text}
    if wanted == found:
        return ""
    more, less = sorted(found - wanted), sorted(wanted - found)
    told = [f"{how} {' '.join(cells)}" for how, cells in (("also", more), ("not", less)) if cells]
    return case.vector.difference(entry, f"exactly {entry.value or NOTHING}", " and ".join(told))


def _check_sight(case: Case, entry: Entry) -> str:
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
    return "" if found == entry.value else case.vector.difference(entry, entry.value, found)


def _check_after(case: Case, entry: Entry) -> str:
    """What is told of a piece: where it stands, and what is on it."""
    piece = piece_named(case.state, entry.argument)
    wrong = []
    for name, value in paired(case.vector, entry).items():
        if name not in FACTS:
            raise case.vector.flaw(entry, f"{name} is not known; the facts are {', '.join(FACTS)}")
        found = fact(case.state, piece, name)
        if value != found:
            wrong.append(f"{name}={found}")
    return case.vector.difference(entry, entry.value, " ".join(wrong)) if wrong else ""


def _check_rolled(case: Case, entry: Entry) -> str:
    """Every roll of `do` in order: who, for what, and the faces."""
    wanted = [" ".join(item.split()) for item in listed(entry, ";")]
    if wanted == case.rolls:
        return ""
    return case.vector.difference(entry, entry.value or NOTHING, " ; ".join(case.rolls) or NOTHING)


def _check_result(case: Case, entry: Entry) -> str:
    ended = ENDED.fullmatch(entry.value)
    if entry.value != "ongoing" and (ended is None or ended[2] not in ENDINGS[1:]):
        raise case.vector.flaw(entry, f"{entry.value!r} is not ongoing, nor like red wins ({' or '.join(ENDINGS[1:])})")
    found = result(case.state)
    return "" if entry.value == found else case.vector.difference(entry, entry.value, found)


def _check_report(case: Case, entry: Entry) -> str:
    """A plain fact of the whole table, or of a cell or seat."""
    found = LISTS[entry.key](case.state, entry.argument) if entry.key in LISTS else PLAIN[entry.key](case.state)
    wanted = " ".join(entry.value.replace(",", " ").split())
    # the question may be left out of `next`
    if wanted == found or (entry.key == "next" and wanted == found.partition(" ")[0]):
        return ""
    return case.vector.difference(entry, entry.value, found)


def _check_dice(case: Case) -> str:
    """Exactly the scripted dice were rolled: none is left over, none came by chance."""
    wanted = scripted(case.vector)
    found = int(case.state.rng.drawn)
    if wanted is None or wanted == found:
        return ""
    entry = case.vector.entry("state") or case.vector.entry("do") or case.vector.entries[0]
    return case.vector.difference(entry, f"{wanted} dice to be rolled", str(found))


_CHECKS: Final[dict[str, Callable[[Case, Entry], str]]] = {
    "legal": _check_legal,
    "illegal": _check_legal,
    "refused": _check_refused,
    "cells": _check_cells,
    "sight": _check_sight,
    "after": _check_after,
    "rolled": _check_rolled,
    "result": _check_result,
}
